//! Names of places: cells, and the sides of cells where a wall may stand. Their texts.
//!
//! Not for: sets of places (`sides`).

use std::fmt;

/// Rows of the board, 0 in the north.
pub(super) const ROWS: u8 = 11;
/// Columns of the board, 0 in the west.
pub(super) const COLUMNS: u8 = 9;
/// Bits from a cell to the one south of it: one column more than there are, so that points, of which a row
/// has one more than cells, are numbered alike.
pub(super) const STRIDE: u8 = 10;

/// A cell of the board.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Cell(u8);

impl Cell {
    /// The cell in this row and column; `None` outside the board.
    pub fn new(row: u32, column: u32) -> Option<Self> {
        let inside = row < u32::from(ROWS) && column < u32::from(COLUMNS);
        inside.then(|| Self(row as u8 * STRIDE + column as u8))
    }

    /// The cell a bit stands for. Only for bits of cells.
    pub(super) const fn of_bit(bit: u128) -> Self {
        Self(bit.trailing_zeros() as u8)
    }

    /// The bit of the cell in sets of cells.
    pub(super) const fn bit(self) -> u128 {
        1 << self.0
    }

    /// The number of the cell's bit.
    pub(super) const fn index(self) -> usize {
        self.0 as usize
    }

    /// The row, from 0 in the north.
    pub const fn row(self) -> u8 {
        self.0 / STRIDE
    }

    /// The column, from 0 in the west.
    pub const fn column(self) -> u8 {
        self.0 % STRIDE
    }

    /// The cell seen in a mirror that exchanges east and west.
    #[must_use]
    pub const fn mirrored(self) -> Self {
        Self(self.row() * STRIDE + (COLUMNS - 1 - self.column()))
    }
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{},{}", self.row(), self.column())
    }
}

/// On which side of a cell a wall stands; the north side is the south side of another cell, and the west
/// side the east side of one.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Face {
    /// To the east. First: walls of one cell are sorted by their letter.
    East,
    /// To the south.
    South,
}

/// A wall, standing or only thought of; it may lie on the border, where none can be placed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Wall {
    /// The cell north or west of it.
    pub cell: Cell,
    /// The side of that cell.
    pub face: Face,
}

impl Wall {
    /// Whether it lies on the border of the board.
    pub const fn is_border(self) -> bool {
        match self.face {
            Face::East => self.cell.column() == COLUMNS - 1,
            Face::South => self.cell.row() == ROWS - 1,
        }
    }

    /// The wall seen in a mirror that exchanges east and west. Only for walls off the border.
    #[must_use]
    pub const fn mirrored(self) -> Self {
        let cell = self.cell.mirrored();
        match self.face {
            Face::South => Self { cell, face: Face::South },
            // Its mirror image stands on the west side of the mirrored cell.
            Face::East => Self { cell: Cell(cell.0.saturating_sub(1)), face: Face::East },
        }
    }
}

impl fmt::Display for Wall {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let letter = match self.face {
            Face::East => 'E',
            Face::South => 'S',
        };
        write!(f, "{}{letter}", self.cell)
    }
}
