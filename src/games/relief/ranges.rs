//! What each piece of the side to move may do, with what it costs: for people who learn to see it.
//!
//! Read off the same options as the legal moves. Not for: search, which asks for moves alone
//! ([`generation`](super::generation)).

use super::cell::each;
use super::position::{KINDS, Position};
use super::reach::cheapest;
use super::{Cell, Piece};

/// What one piece may do.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Range {
    /// The piece.
    pub piece: Piece,
    /// Where it stands.
    pub from: Cell,
    /// The free cells it may go to, with what the cheapest way there costs; `None` where only an Éclaireur's special
    /// move leads there, which costs nothing and needs no way.
    pub walks: Vec<(Cell, Option<u32>)>,
    /// The enemies it may take.
    pub attacks: Vec<Cell>,
    /// Whether it may leave.
    pub leaves: bool,
}

impl Position {
    /// What each piece of the side to move may do, the strongest first, those of a kind in the order of their
    /// cells. Nothing where the game is over.
    pub fn ranges(&self) -> Vec<Range> {
        if self.ended().is_some() {
            return Vec::new();
        }
        let free = self.pieces().free();
        let mut ranges: Vec<Range> = (0..KINDS.len())
            .filter_map(|number| self.options_of(number))
            .map(|options| {
                let movement = u32::from(options.piece.kind.movement());
                let cost = |to: Cell| {
                    cheapest(self.terrain(), free, options.from, to.set()).filter(|&cost| cost <= movement)
                };
                Range {
                    piece: options.piece,
                    from: options.from,
                    walks: each(options.walks()).map(|to| (to, cost(to))).collect(),
                    attacks: options.attacks().collect(),
                    leaves: options.leaves(),
                }
            })
            .collect();
        ranges.sort_by_key(|range| (range.piece.kind, range.from));
        ranges
    }
}
