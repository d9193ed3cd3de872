//! Perft: how many sequences of exactly `depth` legal moves a position has, the yardstick of move generators.
//!
//! History counts as in a record that starts at the given position. The last ply is counted in bulk.
//! Not for: searching for good moves.

use crate::games::{Game, History, Line};

/// The number of sequences of exactly `depth` legal moves from `position`.
pub fn perft<G: Game>(position: &G, depth: u32) -> u64 {
    match G::HISTORY {
        History::ThirdOccurrence { soonest } if depth > soonest => {
            along(&mut Line::new(position.clone()), depth)
        }
        History::TwoPasses => without_two_passes(position, depth, false),
        _ => plain(position, depth),
    }
}

/// Perft of each first move, in the byte order of their texts.
pub fn divide<G: Game>(position: &G, depth: u32) -> Vec<(G::Move, u64)> {
    if depth == 0 {
        return Vec::new();
    }
    let mut line = Line::new(position.clone());
    position
        .listed_moves()
        .into_iter()
        .map(|mv| {
            line.push(mv);
            let count = match G::HISTORY {
                History::TwoPasses => without_two_passes(line.position(), depth - 1, G::is_pass(mv)),
                History::ThirdOccurrence { soonest } if depth > soonest => along(&mut line, depth - 1),
                _ => plain(line.position(), depth - 1),
            };
            line.pop();
            (mv, count)
        })
        .collect()
}

/// Where history cannot end the game within the depth.
fn plain<G: Game>(position: &G, depth: u32) -> u64 {
    match depth {
        0 => 1,
        1 => position.count_moves(),
        _ => {
            let mut moves = Vec::new();
            position.legal_moves(&mut moves);
            if depth == 2 {
                return moves.iter().map(|&mv| position.count_replies(mv)).sum();
            }
            let mut next = position.clone();
            moves
                .iter()
                .map(|&mv| {
                    next.clone_from(position);
                    next.play(mv);
                    plain(&next, depth - 1)
                })
                .sum()
        }
    }
}

/// Where a second pass in a row ends the game.
fn without_two_passes<G: Game>(position: &G, depth: u32, after_pass: bool) -> u64 {
    if depth == 0 {
        return 1;
    }
    if depth == 1 {
        return position.count_moves();
    }
    let mut moves = Vec::new();
    position.legal_moves(&mut moves);
    let mut total = 0;
    for mv in moves {
        let pass = G::is_pass(mv);
        if pass && after_pass {
            continue; // the game ends here: no sequence goes on
        }
        let mut next = position.clone();
        next.play(mv);
        total += without_two_passes(&next, depth - 1, pass);
    }
    total
}

/// Where a state may occur for the third time.
fn along<G: Game>(line: &mut Line<G>, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let mut moves = Vec::new();
    line.legal_moves(&mut moves);
    if depth == 1 {
        return moves.len() as u64;
    }
    let mut total = 0;
    for mv in moves {
        line.push(mv);
        total += along(line, depth - 1);
        line.pop();
    }
    total
}
