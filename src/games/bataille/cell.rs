//! The 36 cells and what may stand in one.
//!
//! Not for: whether a grid is valid.

use crate::message::Message;
use crate::msg;
use std::fmt;

/// Rows and columns of a grid.
pub const SIDE: usize = 6;

/// Cells of a grid; also the largest number.
pub const CELLS: usize = SIDE * SIDE;

/// One cell, named column then row: `A1` is the top left corner, `F6` the bottom right one.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Cell(u8);

impl Cell {
    /// The cell of a row and a column, both counted from 0; none outside the grid.
    pub fn new(row: usize, column: usize) -> Option<Self> {
        (row < SIDE && column < SIDE).then(|| Self((row * SIDE + column) as u8))
    }

    /// Every cell, row by row from the top.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..CELLS as u8).map(Self)
    }

    /// The row, counted from 0 at the top.
    pub fn row(self) -> usize {
        usize::from(self.0) / SIDE
    }

    /// The column, counted from 0 at the left.
    pub fn column(self) -> usize {
        usize::from(self.0) % SIDE
    }

    /// The cell's number row by row, from 0 to 35.
    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    /// Whether two different cells share a side.
    pub fn touches(self, other: Self) -> bool {
        self.row().abs_diff(other.row()) + self.column().abs_diff(other.column()) == 1
    }

    /// The cells that share a side with this one: north, west, east, south.
    pub fn neighbours(self) -> impl Iterator<Item = Self> {
        let (row, column) = (self.row(), self.column());
        [
            row.checked_sub(1).map(|row| (row, column)),
            column.checked_sub(1).map(|column| (row, column)),
            Some((row, column + 1)),
            Some((row + 1, column)),
        ]
        .into_iter()
        .flatten()
        .filter_map(|(row, column)| Self::new(row, column))
    }

    /// Reads a name such as `C3`.
    pub fn parse(text: &str) -> Result<Self, Message> {
        match *text.as_bytes() {
            [column @ b'A'..=b'F', row @ b'1'..=b'6'] => {
                Ok(Self((row - b'1') * SIDE as u8 + (column - b'A')))
            }
            _ => Err(msg!("bataille-no-cell", text = text)),
        }
    }
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let column = char::from(b'A' + self.column() as u8);
        write!(f, "{column}{}", self.row() + 1)
    }
}

/// What a player can ask for or guess: a number from 1 to 36, or a black cell.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Content {
    /// A number of the path.
    Number(u8),
    /// Black.
    Black,
}

impl Content {
    /// The numbers from 1 to 36, then black.
    pub fn all() -> impl Iterator<Item = Self> {
        (1..=CELLS as u8).map(Self::Number).chain([Self::Black])
    }

    /// Reads a number or `#`.
    pub fn parse(text: &str) -> Result<Self, Message> {
        let well_written =
            text.len() <= 2 && text.bytes().all(|b| b.is_ascii_digit()) && !text.starts_with('0');
        match text.parse::<u8>() {
            Ok(number) if well_written && (1..=CELLS as u8).contains(&number) => Ok(Self::Number(number)),
            _ if text == "#" => Ok(Self::Black),
            _ => Err(msg!("bataille-no-content", text = text)),
        }
    }
}

impl fmt::Display for Content {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Number(number) => write!(f, "{number}"),
            Self::Black => f.write_str("#"),
        }
    }
}
