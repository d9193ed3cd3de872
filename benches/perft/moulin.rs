//! Nine men's morris: bulk perft from the start and in the moving phase, and turns played without counting.

use crate::yardstick::best_rate;
use jugeote::games::Game;
use jugeote::games::moulin::{Move, Position};
use jugeote::search::perft;
use std::hint::black_box;

/// Leaves a second that every position must reach, as a multiple of cozy-chess.
const TARGET: f64 = 1.0;
/// Turns a second that must be playable, counting nothing.
const TARGET_TURNS: f64 = 40e6;

/// What is special about a position, its text, the depth measured and the leaves there.
const POSITIONS: [(&str, &str, u32, u64); 5] = [
    ("start", ".../.../.../....../.../.../... b 9 9 0 100", 6, 99_274_176),
    ("nine against nine", "R.B/RBB/B../BRR.R./.RB/BRR/BBR b 0 0 18 100", 8, 7_169_593),
    ("nine against eight", ".BR/B.R/BRB/R.RBBB/RBR/RB./... b 0 0 18 100", 7, 7_231_892),
    ("six against six", ".BR/BR./BRB/....B./.../.R./RR. b 0 0 40 100", 7, 3_593_298),
    ("Blue flies", "B../R.R/.../.RR.R./R../R.R/BB. b 0 0 52 100", 5, 5_304_116),
];

/// Prints a line per position; `chess` is the leaves a second of cozy-chess.
pub(crate) fn report(chess: f64, quick: bool) {
    let rounds = if quick { 1 } else { 10 };
    for (name, text, depth, leaves) in POSITIONS {
        let position = position(text);
        let rate = best_rate(rounds, || {
            let counted = perft(black_box(&position), depth);
            assert_eq!(counted, leaves, "moulin, {name}");
            counted
        });
        println!(
            "moulin   {name:<20} {:>8.1} M leaves/s  {:>5.2} x cozy-chess  (target {TARGET:.1} x)",
            rate / 1e6,
            rate / chess
        );
    }
    let games = games(200);
    let rate = best_rate(rounds, || games.iter().map(replayed).sum());
    println!(
        "moulin   {:<20} {:>8.1} M turns/s  (target {:.0} M)",
        "turns played alone",
        rate / 1e6,
        TARGET_TURNS / 1e6
    );
}

#[expect(clippy::expect_used, reason = "the texts stand above")]
fn position(text: &str) -> Position {
    Position::parse(text).expect("a valid position")
}

/// Games of moves picked by a plain congruential rule, played to their end: what a replay has to go through.
fn games(count: u64) -> Vec<Vec<Move>> {
    let mut state = 1_u64;
    (0..count)
        .map(|_| {
            let mut position = position(POSITIONS[0].1);
            let mut game = Vec::new();
            while position.outcome().is_none() {
                state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
                let moves = position.listed_moves();
                let mv = moves[(state >> 33) as usize % moves.len()];
                position.play(mv);
                game.push(mv);
            }
            game
        })
        .collect()
}

/// Plays each turn on a copy, as search does, and keeps the copy as the next position.
fn replayed(game: &Vec<Move>) -> u64 {
    let mut position = position(POSITIONS[0].1);
    for &mv in game {
        let mut next = *black_box(&position);
        next.play(mv);
        position = next;
    }
    black_box(position);
    game.len() as u64
}
