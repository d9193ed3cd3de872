//! Why six rows of six integers are not a valid grid: every fault at once, the plainest first.
//!
//! The order is that in which a beginner would look: first single cells (unknown, then out of range), then the
//! numbers as a whole (twice, then missing), then the black cells, and the path last, for it can only be
//! followed once each number stands somewhere. Not for: reading text, nor for other ways of saying a fault (a
//! caller may match on [`GridFault`] and word it for its own readers).

use super::arrangement::Arrangement;
use super::cell::{CELLS, Cell};
use crate::message::Message;
use crate::msg;

/// The most cells that may be black.
pub const MOST_BLACK: usize = 5;

/// One fault of a grid, with the cells it is seen in, row by row.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum GridFault {
    /// Cells about which nothing is known.
    Unknown {
        /// The cells.
        cells: Vec<Cell>,
    },
    /// A number below 0 or above 36. It counts neither as a number of the path nor as black.
    OutOfRange {
        /// Where it stands.
        cell: Cell,
        /// The number.
        number: i64,
    },
    /// A number that stands in several cells.
    Duplicate {
        /// The number.
        number: u8,
        /// Every cell it stands in.
        cells: Vec<Cell>,
    },
    /// A number that stands nowhere although a larger one does.
    Missing {
        /// The number.
        number: u8,
        /// The largest number of the grid.
        largest: u8,
        /// A cell in which the largest number stands (the first one).
        cell: Cell,
    },
    /// More than five black cells.
    TooManyBlack {
        /// Every black cell.
        cells: Vec<Cell>,
    },
    /// Two consecutive numbers whose cells share no side. Only numbers that stand exactly once are compared.
    Apart {
        /// The smaller number.
        number: u8,
        /// The cell of the smaller number.
        from: Cell,
        /// The cell of the next number.
        to: Cell,
    },
}

impl GridFault {
    /// The cells in which the fault is seen.
    pub fn cells(&self) -> Vec<Cell> {
        match self {
            Self::Unknown { cells } | Self::Duplicate { cells, .. } | Self::TooManyBlack { cells } => {
                cells.clone()
            }
            Self::OutOfRange { cell, .. } | Self::Missing { cell, .. } => vec![*cell],
            Self::Apart { from, to, .. } => vec![*from, *to],
        }
    }

    /// The fault in words, cells by their names.
    pub fn message(&self) -> Message {
        match self {
            Self::Unknown { cells } => {
                msg!("bataille-unknown-cells", count = cells.len(), cells = names(cells))
            }
            Self::OutOfRange { cell, number } => {
                msg!("bataille-out-of-range", cell = cell.to_string(), number = *number)
            }
            Self::Duplicate { number, cells } => {
                msg!("bataille-duplicate", number = *number, count = cells.len(), cells = names(cells))
            }
            Self::Missing { number, largest, cell } => {
                msg!("bataille-missing", number = *number, largest = *largest, cell = cell.to_string())
            }
            Self::TooManyBlack { cells } => {
                msg!("bataille-too-many-black", count = cells.len(), most = MOST_BLACK, cells = names(cells))
            }
            Self::Apart { number, from, to } => msg!(
                "bataille-apart",
                number = *number,
                next = *number + 1,
                from = from.to_string(),
                to = to.to_string()
            ),
        }
    }
}

fn names(cells: &[Cell]) -> String {
    cells.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ")
}

/// Every fault of a grid, in the order said at the head of this file; within a kind by number or cell.
pub fn faults(grid: &Arrangement) -> Vec<GridFault> {
    let mut places = vec![Vec::new(); CELLS + 1];
    let (mut unknown, mut found) = (Vec::new(), Vec::new());
    for cell in Cell::all() {
        match grid.at(cell) {
            None => unknown.push(cell),
            Some(number) => match usize::try_from(number).ok().and_then(|number| places.get_mut(number)) {
                Some(cells) => cells.push(cell),
                None => found.push(GridFault::OutOfRange { cell, number }),
            },
        }
    }
    if !unknown.is_empty() {
        found.insert(0, GridFault::Unknown { cells: unknown });
    }
    let numbered = || places.iter().zip(0..).skip(1);
    for (cells, number) in numbered().filter(|(cells, _)| cells.len() > 1) {
        found.push(GridFault::Duplicate { number, cells: cells.clone() });
    }
    let last = numbered().filter_map(|(cells, number)| Some((number, *cells.first()?))).last();
    if let Some((largest, cell)) = last {
        for (_, number) in numbered().filter(|(cells, number)| cells.is_empty() && *number < largest) {
            found.push(GridFault::Missing { number, largest, cell });
        }
    }
    if places[0].len() > MOST_BLACK {
        found.push(GridFault::TooManyBlack { cells: places[0].clone() });
    }
    for (pair, number) in places.windows(2).zip(0..).skip(1) {
        if let ([from], [to]) = (&pair[0][..], &pair[1][..])
            && !from.touches(*to)
        {
            found.push(GridFault::Apart { number, from: *from, to: *to });
        }
    }
    found
}
