//! Cells of the board, named column then row (`a1` to `j10`, row 1 at the bottom), and sets of them.
//!
//! A set of cells is a `u128` with bit `10 * (row - 1) + column`; the 28 high bits are never set. The steps
//! that leave the board, or would wrap round its sides, are kept out by the masks of
//! [`Terrain`](super::Terrain), not by spare bits. Not for: what stands on a cell, nor what a step costs.

use std::fmt;

/// One of the hundred cells.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Cell(u8);

/// A set of cells.
pub(super) type Cells = u128;

/// Rows and columns of the board.
pub(super) const SIZE: usize = 10;

/// Every cell.
pub(super) const BOARD: Cells = (1 << Cell::COUNT) - 1;

impl Cell {
    /// How many cells there are.
    pub const COUNT: usize = SIZE * SIZE;

    /// The cell in `column` and `row`, both counted from 0.
    pub const fn new(column: usize, row: usize) -> Option<Self> {
        if column < SIZE && row < SIZE { Some(Self((SIZE * row + column) as u8)) } else { None }
    }

    /// The cell of an index below [`Cell::COUNT`].
    pub const fn from_index(index: usize) -> Option<Self> {
        if index < Self::COUNT { Some(Self(index as u8)) } else { None }
    }

    /// Every cell: row 1 from `a` to `j`, then row 2, and so on.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> {
        (0..Self::COUNT as u8).map(Self)
    }

    /// Reads a name such as `c10`.
    pub fn parse(name: &str) -> Option<Self> {
        let column = *name.as_bytes().first()?;
        let row = match name.get(1..)?.as_bytes() {
            [digit @ b'1'..=b'9'] => usize::from(digit - b'1'),
            b"10" => 9,
            _ => return None,
        };
        column.checked_sub(b'a').and_then(|column| Self::new(column.into(), row))
    }

    /// The place of the cell in arrays of the board: `10 * row + column`, both from 0.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The column, 0 for `a`.
    pub const fn column(self) -> usize {
        self.0 as usize % SIZE
    }

    /// The row, 0 for row 1.
    pub const fn row(self) -> usize {
        self.0 as usize / SIZE
    }

    /// The same row seen in a mirror: `a` for `j`.
    #[must_use]
    pub const fn mirrored(self) -> Self {
        Self((SIZE * self.row() + SIZE - 1 - self.column()) as u8)
    }

    /// The cell in the middle when `other` lies two cells straight on.
    pub(super) fn between(self, other: Self) -> Option<Self> {
        let straight = TWO_AWAY[self.index()] & other.set() != 0;
        straight.then_some(Self(u8::midpoint(self.0, other.0)))
    }

    /// The set of this cell alone.
    pub(super) const fn set(self) -> Cells {
        1 << self.0
    }

    /// The cells that share a side with this one.
    pub(super) const fn neighbours(self) -> Cells {
        NEIGHBOURS[self.index()]
    }

    /// The cells that share only a corner with this one.
    pub(super) const fn diagonals(self) -> Cells {
        DIAGONALS[self.index()]
    }

    /// Where two cells straight on leads over the free cells among `free`.
    pub(super) const fn jumps(self, free: Cells) -> Cells {
        let over = free & self.neighbours();
        let to = TWO_AWAY[self.index()];
        let here = self.set();
        ((over & (here << 1)) << 1
            | (over & (here >> 1)) >> 1
            | (over & (here << SIZE)) << SIZE
            | (over & (here >> SIZE)) >> SIZE)
            & to
    }
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", char::from(b'a' + self.column() as u8), self.row() + 1)
    }
}

/// The cells of a set in the order of their indices.
pub(super) fn each(mut cells: Cells) -> impl Iterator<Item = Cell> {
    std::iter::from_fn(move || {
        if cells == 0 {
            return None;
        }
        let first = Cell(cells.trailing_zeros() as u8);
        cells &= cells - 1;
        Some(first)
    })
}

/// The cells of one row, counted from 0.
pub(super) const fn row(row: usize) -> Cells {
    ((1 << SIZE) - 1) << (SIZE * row)
}

/// For each cell, the cells that lie by one of `offsets` (columns, rows) from it on the board.
const fn at_offsets(offsets: &[(isize, isize)]) -> [Cells; Cell::COUNT] {
    let mut table = [0; Cell::COUNT];
    let mut index = 0;
    while index < Cell::COUNT {
        let mut next = 0;
        while next < offsets.len() {
            let column = (index % SIZE) as isize + offsets[next].0;
            let row = (index / SIZE) as isize + offsets[next].1;
            if 0 <= column && column < SIZE as isize && 0 <= row && row < SIZE as isize {
                table[index] |= 1 << (SIZE as isize * row + column);
            }
            next += 1;
        }
        index += 1;
    }
    table
}

static NEIGHBOURS: [Cells; Cell::COUNT] = at_offsets(&[(0, 1), (0, -1), (1, 0), (-1, 0)]);
static DIAGONALS: [Cells; Cell::COUNT] = at_offsets(&[(1, 1), (1, -1), (-1, 1), (-1, -1)]);
static TWO_AWAY: [Cells; Cell::COUNT] = at_offsets(&[(0, 2), (0, -2), (2, 0), (-2, 0)]);
