//! When a game's history might count, how near two positions are, and when two problems come from one game.
//!
//! Not for: the verifier's own measure of nearness (`plain`).

use crate::games::{Game, Line};
use crate::problems::Source;

/// The number of turns after which a state came back for the first time in a line.
pub(super) fn first_return<G: Game>(line: &Line<G>) -> Option<usize> {
    let positions = line.positions();
    (0..positions.len()).find(|&ply| positions[..ply].iter().any(|earlier| positions[ply].recurs(earlier)))
}

/// The fewest cells in which two boards differ, symmetries and exchanged colours counted, of what stands on each cell
/// as seen through every symmetry.
pub(super) fn cells_apart(one: &[Vec<u8>], other: &[Vec<u8>]) -> usize {
    let own = one.first().map_or(&[][..], Vec::as_slice);
    let differing = |view: &Vec<u8>| own.iter().zip(view).filter(|(one, other)| one != other).count();
    other.iter().map(differing).min().unwrap_or(0)
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
