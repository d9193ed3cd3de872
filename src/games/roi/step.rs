//! The three moves of the king and their texts. Not for: whether one can be played (`position`).

use crate::message::Message;
use crate::msg;
use std::fmt;

/// A move of the king by one cell.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Step {
    /// One column to the left.
    West,
    /// One row up.
    North,
    /// One of each at once.
    NorthWest,
}

impl Step {
    /// The three steps.
    pub const ALL: [Self; 3] = [Self::West, Self::North, Self::NorthWest];

    /// The step a text names.
    pub fn parse(text: &str) -> Result<Self, Message> {
        match text {
            "W" => Ok(Self::West),
            "N" => Ok(Self::North),
            "NW" => Ok(Self::NorthWest),
            _ => Err(msg!("roi-move-unreadable", text = text)),
        }
    }

    /// The cell it leads to from a cell, both counted from 1; a coordinate 0 is the border.
    #[must_use]
    pub fn from(self, (row, column): (usize, usize)) -> (usize, usize) {
        match self {
            Self::West => (row, column.saturating_sub(1)),
            Self::North => (row.saturating_sub(1), column),
            Self::NorthWest => (row.saturating_sub(1), column.saturating_sub(1)),
        }
    }

    /// The same step with rows and columns exchanged.
    #[must_use]
    pub fn transposed(self) -> Self {
        match self {
            Self::West => Self::North,
            Self::North => Self::West,
            Self::NorthWest => Self::NorthWest,
        }
    }
}

impl fmt::Display for Step {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::West => "W",
            Self::North => "N",
            Self::NorthWest => "NW",
        })
    }
}
