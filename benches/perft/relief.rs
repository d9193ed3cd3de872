//! The relief game: leaves counted in bulk on level ground and on generated terrains, and positions made by
//! `play` and counted one by one.

use crate::yardstick::{best_rate, chess_rate};
use jugeote::games::relief::{Position, Terrain, TerrainOptions};
use jugeote::games::{Dice, Game, Line};
use jugeote::search::perft;

/// Leaves a second on level ground, as a multiple of chess.
const TARGET: f64 = 1.5;

/// Positions made and counted a second on rough terrain, in millions.
const TARGET_POSITIONS: f64 = 3.0;

pub(crate) fn report(chess: f64, quick: bool) {
    let rounds = if quick { 1 } else { 5 };
    let positions = positions();
    // Chess is measured again between the rows: a machine that was busy at first would flatter us.
    let (mut chess, mut rates) = (chess, vec![0.0_f64; positions.len()]);
    for _ in 0..rounds {
        for ((_, position, depth), rate) in positions.iter().zip(&mut rates) {
            chess = chess.max(chess_rate(1));
            *rate = rate.max(best_rate(3, || perft(position, *depth)));
        }
    }
    println!("relief      perft, counted in bulk; cozy-chess {:.1} M leaves/s", chess / 1e6);
    for ((name, _, depth), rate) in positions.iter().zip(rates) {
        let target = if *name == "level start" { format!(" (target {TARGET})") } else { String::new() };
        println!(
            "  {name:<14} D{depth} {:>8.1} M leaves/s = {:.2} x chess{target}",
            rate / 1e6,
            rate / chess
        );
    }
    println!(
        "relief      positions made by `play` and counted (target on rough terrain {TARGET_POSITIONS} M/s)"
    );
    for (name, position, _) in &positions {
        let counted = made_and_counted(position).1;
        assert_eq!(counted, perft(position, 3), "positions counted one by one make the perft");
        let rate = best_rate(4 * rounds, || made_and_counted(position).0);
        println!("  {name:<14}    {:>8.2} M positions/s", rate / 1e6);
    }
}

/// Plays every line of two moves and counts the moves after each: how many positions were made, and what was
/// counted.
fn made_and_counted(position: &Position) -> (u64, u64) {
    let (mut replies, mut made, mut leaves) = (Vec::new(), 0, 0);
    let (mut child, mut grandchild) = (position.clone(), position.clone());
    let mut moves = Vec::new();
    position.legal_moves(&mut moves);
    for &mv in &moves {
        child.clone_from(position);
        child.play(mv);
        replies.clear();
        child.legal_moves(&mut replies);
        for &reply in &replies {
            grandchild.clone_from(&child);
            grandchild.play(reply);
            leaves += grandchild.count_moves();
            made += 1;
        }
    }
    (made, leaves)
}

/// Name, position and depth of perft.
fn positions() -> Vec<(&'static str, Position, u32)> {
    let rough = |seed, roughness| {
        let options = TerrainOptions { roughness, ..TerrainOptions::default() };
        Position::initial(Terrain::generate(seed, options).expect("a terrain"))
    };
    vec![
        ("level start", Position::initial(Terrain::level(3)), 4),
        ("level middle", middle(Position::initial(Terrain::level(3))), 4),
        ("hilly start", rough(1, 0.7), 4),
        ("hilly middle", middle(rough(1, 0.7)), 4),
        ("rough start", rough(2, 1.2), 4),
        ("rough middle", middle(rough(2, 1.2)), 4),
    ]
}

/// The position after 24 random turns without a capture or an exit, the pieces mixed.
fn middle(start: Position) -> Position {
    let mut line = Line::new(start);
    let mut dice = Dice::new(7);
    while line.moves().len() < 24 {
        let mut moves = Vec::new();
        line.legal_moves(&mut moves);
        moves.retain(|mv| matches!(mv, jugeote::games::relief::Move::Walk { .. }));
        line.push(*dice.pick(&moves).expect("a walk"));
    }
    line.position().clone()
}
