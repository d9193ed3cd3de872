//! Perft: how many sequences of exactly `depth` legal moves a position has, the yardstick of move generators.
//!
//! History counts as in a record that starts at the given position. The last ply is counted in bulk, and the
//! moves of all plies share one buffer: a node allocates nothing. Not for: searching for good moves.

use crate::games::{Game, History, Line};

/// The number of sequences of exactly `depth` legal moves from `position`.
pub fn perft<G: Game>(position: &G, depth: u32) -> u64 {
    below(&mut Line::new(position.clone()), depth, &mut Vec::new())
}

/// Perft of each first move, in the byte order of their texts.
pub fn divide<G: Game>(position: &G, depth: u32) -> Vec<(G::Move, u64)> {
    if depth == 0 {
        return Vec::new();
    }
    let mut line = Line::new(position.clone());
    let mut moves = Vec::new();
    position
        .listed_moves()
        .into_iter()
        .map(|mv| {
            line.push(mv);
            let count = below(&mut line, depth - 1, &mut moves);
            line.pop();
            (mv, count)
        })
        .collect()
}

/// Perft from the end of a line, by the cheapest walk that honours the game's history. `moves` is a buffer.
fn below<G: Game>(line: &mut Line<G>, depth: u32, moves: &mut Vec<G::Move>) -> u64 {
    let plies = line.moves().len() + depth as usize;
    match G::HISTORY {
        History::ThirdOccurrence { soonest } if plies > soonest as usize => {
            along(line, soonest as usize, depth, moves)
        }
        History::TwoPasses => {
            let after_pass = line.moves().last().is_some_and(|&mv| G::is_pass(mv));
            without_two_passes(line.position(), depth, after_pass, moves)
        }
        _ => plain(line.position(), depth, moves),
    }
}

/// Where history cannot end the game within the depth.
fn plain<G: Game>(position: &G, depth: u32, moves: &mut Vec<G::Move>) -> u64 {
    if depth == 0 {
        return 1;
    }
    if depth == 1 {
        return position.count_moves();
    }
    let first = moves.len();
    position.legal_moves(moves);
    let mut total = 0;
    if depth == 2 {
        total = moves[first..].iter().map(|&mv| position.count_replies(mv)).sum();
    } else {
        let mut next = position.clone();
        for index in first..moves.len() {
            next.clone_from(position);
            next.play(moves[index]);
            total += plain(&next, depth - 1, moves);
        }
    }
    moves.truncate(first);
    total
}

/// Where a second pass in a row ends the game.
fn without_two_passes<G: Game>(position: &G, depth: u32, after_pass: bool, moves: &mut Vec<G::Move>) -> u64 {
    if depth == 0 {
        return 1;
    }
    if depth == 1 {
        return position.count_moves();
    }
    let first = moves.len();
    position.legal_moves(moves);
    let mut total = 0;
    for index in first..moves.len() {
        let pass = G::is_pass(moves[index]);
        if pass && after_pass {
            continue; // the game ends here: no sequence goes on
        }
        total += without_two_passes(&position.after(moves[index]), depth - 1, pass, moves);
    }
    moves.truncate(first);
    total
}

/// Where a state may occur for the third time, `soonest` plies after the start of the line.
fn along<G: Game>(line: &mut Line<G>, soonest: usize, depth: u32, moves: &mut Vec<G::Move>) -> u64 {
    if depth == 0 {
        return 1;
    }
    if line.moves().len() >= soonest && line.outcome().is_some() {
        return 0;
    }
    if depth == 1 {
        return line.position().count_moves();
    }
    let first = moves.len();
    line.position().legal_moves(moves);
    let mut total = 0;
    for index in first..moves.len() {
        line.push(moves[index]);
        total += along(line, soonest, depth - 1, moves);
        line.pop();
    }
    moves.truncate(first);
    total
}
