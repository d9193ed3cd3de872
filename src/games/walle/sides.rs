//! Sets of cell sides as two words of bits: the walls that stand, the places for more, the ways of a pawn.
//!
//! A cell in row `r` and column `c` has bit `10 r + c`, in `south` for its south side and in `east` for its
//! east side; the *points* where walls end are numbered the same way, that at the cell's north-west corner
//! having its bit. Not for: searching for ways (`paths`).

use super::place::{COLUMNS, Cell, Face, ROWS, STRIDE, Wall};

/// The cells of a block of rows and columns that begins in the north-west corner.
const fn block(rows: u8, columns: u8) -> u128 {
    let mut bits = 0;
    let mut row = 0;
    while row < rows {
        bits |= ((1 << columns) - 1) << (row * STRIDE);
        row += 1;
    }
    bits
}

/// All cells of a row.
pub(super) const fn row(row: u8) -> u128 {
    block(1, COLUMNS) << (row * STRIDE)
}

/// Points on the border.
const BORDER: u128 = block(ROWS + 1, COLUMNS + 1) & !(block(ROWS - 1, COLUMNS - 1) << (STRIDE + 1));

/// A set of cell sides, none of them on the border.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(super) struct Sides {
    pub(super) south: u128,
    pub(super) east: u128,
}

impl Sides {
    pub(super) const NONE: Self = Self { south: 0, east: 0 };
    /// Every side between two cells.
    pub(super) const ALL: Self = Self { south: block(ROWS - 1, COLUMNS), east: block(ROWS, COLUMNS - 1) };

    /// The one side where a wall stands; none for a wall on the border.
    pub(super) const fn of(wall: Wall) -> Self {
        let bit = wall.cell.bit();
        match wall.face {
            Face::South => Self { south: bit & Self::ALL.south, east: 0 },
            Face::East => Self { south: 0, east: bit & Self::ALL.east },
        }
    }

    pub(super) const fn is_empty(self) -> bool {
        self.south | self.east == 0
    }

    pub(super) const fn len(self) -> u32 {
        self.south.count_ones() + self.east.count_ones()
    }

    pub(super) const fn with(self, other: Self) -> Self {
        Self { south: self.south | other.south, east: self.east | other.east }
    }

    pub(super) const fn without(self, other: Self) -> Self {
        Self { south: self.south & !other.south, east: self.east & !other.east }
    }

    pub(super) const fn and(self, other: Self) -> Self {
        Self { south: self.south & other.south, east: self.east & other.east }
    }

    pub(super) const fn has(self, wall: Wall) -> bool {
        !self.and(Self::of(wall)).is_empty()
    }

    /// The walls of the set, south sides first.
    pub(super) fn iter(self) -> impl Iterator<Item = Wall> {
        let wall = |face| move |cell| Wall { cell, face };
        cells(self.south).map(wall(Face::South)).chain(cells(self.east).map(wall(Face::East)))
    }

    /// The cells next to some of `cells`, where these sides are open to pass.
    pub(super) const fn neighbours(self, cells: u128) -> u128 {
        (cells & self.south) << STRIDE
            | (cells >> STRIDE) & self.south
            | (cells & self.east) << 1
            | (cells >> 1) & self.east
    }

    /// The sides with a cell of `cells` on one hand and none on the other.
    pub(super) const fn leaving(cells: u128) -> Self {
        Self { south: cells ^ cells >> STRIDE, east: cells ^ cells >> 1 }.and(Self::ALL)
    }

    /// Of walls standing on these sides: the sides whose both ends touch a wall or the border. A wall on any
    /// other side has a loose end, can be walked round and closes nothing. Found anew each time: four shifts of
    /// the whole set cost less than keeping the points with every position.
    pub(super) const fn joined(self) -> Self {
        let points = BORDER
            | self.south << STRIDE
            | self.south << (STRIDE + 1)
            | self.east << 1
            | self.east << (STRIDE + 1);
        let far = points >> (STRIDE + 1);
        Self { south: (points >> STRIDE) & far, east: (points >> 1) & far }
    }
}

/// The cells of a set in the order of their bits.
pub(super) fn cells(set: u128) -> impl Iterator<Item = Cell> {
    std::iter::successors(Some(set), |rest| Some(rest & rest.wrapping_sub(1)))
        .take_while(|&rest| rest != 0)
        .map(Cell::of_bit)
}
