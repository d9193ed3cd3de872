//! The square board with its pawns, and what is wrong with one that is asked for.
//!
//! Not for: the king (`position`), nor for which cells lose (`table`).

use super::bits::Bits;
use crate::message::Message;
use crate::msg;
use std::sync::Arc;

/// A square board of size `n` ≥ 1 with pawns on some cells. Rows and columns are counted from 1, row 1 at the
/// top. A copy shares the pawns.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Board {
    pawns: Arc<Bits>,
}

/// Why there is no such board.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum BoardFault {
    /// The size is 0 or negative.
    NoCells {
        /// The size asked for.
        size: i64,
    },
    /// The size is above [`Board::LARGEST`].
    TooLarge {
        /// The size asked for.
        size: i64,
    },
    /// A pawn stands outside the board.
    PawnOutside {
        /// Its place in the list of pawns, counted from 0.
        index: usize,
        /// Its row.
        row: i64,
        /// Its column.
        column: i64,
        /// The size of the board.
        size: i64,
    },
}

impl Board {
    /// The largest size: its pawns and its table take 113 MB each.
    pub const LARGEST: usize = 30_000;

    /// The board of this size with pawns on these cells, a row and a column each; the same cell may be given
    /// more than once. The faults are in the order of the pawns; of a size that is no size, only that is said.
    pub fn new(size: i64, pawns: &[(i64, i64)]) -> Result<Self, Vec<BoardFault>> {
        if size < 1 {
            return Err(vec![BoardFault::NoCells { size }]);
        }
        if size > Self::LARGEST as i64 {
            return Err(vec![BoardFault::TooLarge { size }]);
        }
        let inside = |index: i64| (1..=size).contains(&index);
        let outside: Vec<_> = (0..)
            .zip(pawns)
            .filter(|&(_, &(row, column))| !inside(row) || !inside(column))
            .map(|(index, &(row, column))| BoardFault::PawnOutside { index, row, column, size })
            .collect();
        if !outside.is_empty() {
            return Err(outside);
        }
        let mut bits = Bits::new(size as usize);
        for &(row, column) in pawns {
            bits.set(row as usize, column as usize);
        }
        Ok(Self { pawns: Arc::new(bits) })
    }

    /// The smallest board, without pawns.
    pub(super) fn single() -> Self {
        Self { pawns: Arc::new(Bits::new(1)) }
    }

    /// Rows, and columns.
    pub fn size(&self) -> usize {
        self.pawns.size()
    }

    /// Whether a pawn stands on a cell; false outside the board.
    pub fn pawn(&self, row: usize, column: usize) -> bool {
        self.pawns.get(row, column)
    }

    /// The cells with a pawn, row by row.
    pub fn pawns(&self) -> impl Iterator<Item = (usize, usize)> {
        self.pawns.ones()
    }

    /// The board with rows and columns exchanged.
    #[must_use]
    pub fn transposed(&self) -> Self {
        let mut bits = Bits::new(self.size());
        for (row, column) in self.pawns() {
            bits.set(column, row);
        }
        Self { pawns: Arc::new(bits) }
    }

    pub(super) fn bits(&self) -> &Bits {
        &self.pawns
    }
}

impl BoardFault {
    /// The fault in words.
    pub fn message(self) -> Message {
        match self {
            Self::NoCells { size } => msg!("roi-position-no-cells", size = size),
            Self::TooLarge { size } => {
                msg!("roi-position-too-large", size = size, largest = Board::LARGEST)
            }
            Self::PawnOutside { index, row, column, size } => {
                msg!("roi-position-pawn-outside", number = index + 1, row = row, column = column, size = size)
            }
        }
    }
}
