//! The moves of nine men's morris, by trying every piece on every point.
//!
//! Not for: what a position is (`mod.rs`).

use super::{FREE, LINES, Moulin, NAMES, PLACED, POINTS, letter, neighbours};
use crate::games::Side;
use std::fmt;

/// A turn, by the numbers of its points.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Move {
    /// Where the piece comes from; from the hand where there is none.
    pub(super) from: Option<usize>,
    /// Where it goes.
    pub(super) to: usize,
    /// The piece it takes.
    pub(super) takes: Option<usize>,
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(from) = self.from {
            write!(f, "{}-", NAMES[from])?;
        }
        f.write_str(NAMES[self.to])?;
        self.takes.map_or(Ok(()), |taken| write!(f, "x{}", NAMES[taken]))
    }
}

impl Moulin {
    /// The moves of a position that is not over.
    pub(super) fn all_moves(&self) -> Vec<Move> {
        let mut moves = Vec::new();
        for (from, to) in self.steps(self.turn) {
            if self.closes(self.turn, from, to) {
                moves.extend(self.victims().into_iter().map(|taken| Move { from, to, takes: Some(taken) }));
            } else {
                moves.push(Move { from, to, takes: None });
            }
        }
        moves
    }

    /// Where a side can put a piece, and from where: from the hand as long as it has one there, else along a line, or
    /// anywhere with three left.
    pub(super) fn steps(&self, side: Side) -> Vec<(Option<usize>, usize)> {
        let free = || (0..POINTS).filter(|&point| self.men[point] == FREE);
        if self.turns < PLACED && self.in_hand(side) > 0 {
            return free().map(|to| (None, to)).collect();
        }
        let flies = self.flies(side);
        let from = |from: usize| {
            let reached = move |to: &usize| flies || neighbours(from).any(|beside| beside == *to);
            free().filter(reached).map(move |to| (Some(from), to))
        };
        self.men_of(side).flat_map(from).collect()
    }

    /// Whether a side has placed all and has three left.
    pub(super) fn flies(&self, side: Side) -> bool {
        self.in_hand(side) == 0 && self.on_board(side) == 3
    }

    /// Whether a piece of a side that comes to a point from another completes a line.
    pub(super) fn closes(&self, side: Side, from: Option<usize>, to: usize) -> bool {
        let own = letter(side);
        let holds = |point: usize| point == to || self.men[point] == own && Some(point) != from;
        LINES.iter().any(|line| line.contains(&to) && line.iter().all(|&point| holds(point)))
    }

    /// The pieces that a mill of the side to move may take.
    fn victims(&self) -> Vec<usize> {
        let other = self.turn.other();
        let outside: Vec<usize> = self.men_of(other).filter(|&point| !self.is_in_mill(point)).collect();
        if outside.is_empty() { self.men_of(other).collect() } else { outside }
    }

    /// The points where a side could close a mill, were it its turn.
    pub(super) fn threats(&self, side: Side) -> Vec<usize> {
        let mut points: Vec<usize> = self
            .steps(side)
            .into_iter()
            .filter(|&(from, to)| self.closes(side, from, to))
            .map(|(_, to)| to)
            .collect();
        points.sort_unstable();
        points.dedup();
        points
    }
}
