//! Anything an author may ask for: a size, pawns and kings, possible or not.
//!
//! Not for: playing; [`Position`](super::Position) is made from one and then valid.

use super::{Board, Position};
use crate::games::{Fault, Faults};
use crate::message::Message;
use crate::msg;

/// A board as someone describes it. Cells are `(row, column)`, counted from 1.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Arrangement {
    /// Rows, and columns.
    pub size: i64,
    /// The cells with pawns; the same one may stand here more than once.
    pub pawns: Vec<(i64, i64)>,
    /// The cells with a king; a position has exactly one.
    pub kings: Vec<(i64, i64)>,
}

impl Arrangement {
    /// The position, or everything that is wrong with it; of very many faults the first twenty.
    pub fn position(&self) -> Result<Position, Faults> {
        let mut found = Found::default();
        let board = Board::new(self.size, &self.pawns).unwrap_or_else(|faults| {
            for fault in faults {
                found.add(fault.message());
            }
            Board::single() // never seen: a fault was found
        });
        if self.kings.len() != 1 {
            found.add(msg!("roi-position-kings", count = self.kings.len()));
        }
        let inside = |index: i64| (1..=self.size).contains(&index);
        // Of more kings than this the list of faults would be full, and each is looked for among the pawns.
        for king @ &(row, column) in self.kings.iter().take(Found::MOST) {
            if self.size >= 1 && !(inside(row) && inside(column)) {
                found.add(msg!("roi-position-king-outside", row = row, column = column, size = self.size));
            } else if self.pawns.contains(king) {
                found.add(msg!("roi-position-king-on-pawn", row = row, column = column));
            }
        }
        found.check()?;
        let king = self.kings.first().map_or((1, 1), |&(row, column)| (row as usize, column as usize));
        Ok(Position::on(board, king))
    }
}

/// The faults of a board; a text may have as many as it has characters, so only the first are worded.
#[derive(Default)]
pub(super) struct Found {
    worded: Vec<Fault>,
    others: usize,
}

impl Found {
    /// How many faults are worded.
    const MOST: usize = 20;

    pub(super) fn add(&mut self, reason: Message) {
        if self.worded.len() < Self::MOST {
            self.worded.push(Fault { field: "board", reason });
        } else {
            self.others += 1;
        }
    }

    pub(super) fn check(mut self) -> Result<(), Faults> {
        if self.others > 0 {
            let reason = msg!("roi-position-more-faults", count = self.others);
            self.worded.push(Fault { field: "board", reason });
        }
        Faults::check(self.worded)
    }
}
