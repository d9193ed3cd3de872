//! When a game's history might count, and when two problems come from one game.
//!
//! Not for: how near two different positions are.

use crate::games::{Game, Line};
use crate::problems::Source;

/// The number of turns after which a state came back for the first time in a line.
pub(super) fn first_return<G: Game>(line: &Line<G>) -> Option<usize> {
    let positions = line.positions();
    (0..positions.len()).find(|&ply| positions[..ply].iter().any(|earlier| positions[ply].recurs(earlier)))
}

/// Whether two problems come from one game: they begin alike, and one goes on where the other stops.
pub(super) fn same_game(one: &Source, other: &Source) -> bool {
    match (one, other) {
        (Source::Record { start, moves, .. }, Source::Record { start: begun, moves: played, .. }) => {
            let common = moves.0.len().min(played.0.len());
            start == begun && moves.0[..common] == played.0[..common]
        }
        _ => false,
    }
}
