//! When two problems are too much alike, and when a game's history might count: asked in mining and in verifying
//! alike, of positions only.
//!
//! Not for: how near two different positions are.

use crate::games::{Game, Line};
use crate::problems::Source;

/// Whether two positions are the same but for counters of turns, directly or seen through a symmetry.
pub(super) fn alike<G: Game>(one: &G, other: &G) -> bool {
    (0..G::SYMMETRIES).any(|number| one.recurs(&other.transformed(number)))
}

/// Whether some state has occurred twice on the way to the end of a line.
pub(super) fn repeats<G: Game>(line: &Line<G>) -> bool {
    let mut position = line.start().clone();
    let mut before: Vec<G> = Vec::new();
    for mv in line.moves().iter().map(Some).chain([None]) {
        if before.iter().any(|earlier| position.recurs(earlier)) {
            return true;
        }
        before.push(position.clone());
        if let Some(&mv) = mv {
            position.play(mv);
        }
    }
    false
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
