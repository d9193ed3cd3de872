//! What a search is told about nine men's morris: pieces, mills to be closed, room to move.
//!
//! Estimates are in hundredths of a piece. Not for: rules.

use super::level::{Estimates, Level};
use crate::games::moulin::{Move, Points, Position};
use crate::games::{Game, Side};
use crate::search::{Evaluator, Score};

/// A piece, on the board or in hand.
const PIECE: Score = 100;
/// A mill that can be closed with the next turn, by the side whose turn it is: a piece, nearly.
const CLOSES_NOW: Score = 60;
/// The same for the other side, the first such point: it may still be barred.
const CLOSES_NEXT: Score = 15;
/// Each further one.
const CLOSES_ALSO: Score = 25;
/// Two pieces in line with a free point.
const LINE_OF_TWO: Score = 6;
/// A free point next to own pieces.
const ROOM: Score = 5;
/// A piece with no free point next to it.
const STUCK: Score = 9;

/// The levels, each measured against the one below.
pub(super) const LEVELS: &[Level] = &[
    Level { nodes: 1, noise: 150 },
    Level { nodes: 200, noise: 60 },
    Level { nodes: 600, noise: 25 },
    Level { nodes: 2_000, noise: 10 },
    Level { nodes: 7_000, noise: 5 },
    Level { nodes: 20_000, noise: 3 },
    Level { nodes: 60_000, noise: 2 },
    Level { nodes: 150_000, noise: 2 },
];

/// The estimates of nine men's morris.
#[derive(Debug, Clone, Copy)]
pub struct Mills;

impl Estimates<Position> for Mills {
    fn of(_: &Position) -> Self {
        Self
    }
}

/// What the pieces of a side are worth, whoever is to move.
#[inline]
fn standing(position: &Position, side: Side, free: Points) -> Score {
    let pieces = position.pieces(side);
    let room = (pieces.neighbours() & free).len() as Score;
    let stuck = (pieces & !free.neighbours()).len() as Score;
    let lines = (pieces.closing() & free).len() as Score;
    let all = (pieces.len() + position.in_hand(side)) as Score;
    PIECE * all + ROOM * room - STUCK * stuck + LINE_OF_TWO * lines
}

impl Evaluator<Position> for Mills {
    /// By points of departure (24 for the hand) and arrival.
    const SLOTS: usize = 25 * 24;

    #[inline]
    fn score(&self, position: &Position) -> Score {
        let (own, other) = (position.to_move(), position.to_move().other());
        let free = !(position.pieces(own) | position.pieces(other));
        let closes_now = if position.mills_to_close(own).is_empty() { 0 } else { CLOSES_NOW };
        let closes_next = match position.mills_to_close(other).len() as Score {
            0 => 0,
            points => CLOSES_NEXT + CLOSES_ALSO * (points - 1),
        };
        standing(position, own, free) - standing(position, other, free) + closes_now - closes_next
    }

    /// Captures first, then barring the other side's mills.
    #[inline]
    fn promise(&self, position: &Position, mv: Move) -> i32 {
        if mv.capture.is_some() {
            return 1 << 20;
        }
        let other = position.pieces(position.to_move().other());
        if other.closing().contains(mv.to) { 2_000 } else { 0 }
    }

    #[inline]
    fn slot(&self, mv: Move) -> usize {
        24 * mv.from.map_or(24, |from| from as usize) + mv.to as usize
    }
}
