//! Sets of cells as bits, their neighbourhoods, and the eight symmetries of the board.
//!
//! Not for: numbers and paths.

use crate::games::bataille::{CELLS, Cell, SIDE};

/// A set of cells: bit `i` is the cell of index `i`, row by row.
pub(super) type Region = u64;

/// The whole board.
pub(super) const BOARD: Region = (1 << CELLS) - 1;

/// Every other cell, `A1` among them. Each step of a path leads from one half of the board to the other.
pub(super) const CHEQUER: Region = {
    let mut cells = 0;
    let mut index = 0;
    while index < CELLS {
        if (index / SIDE + index % SIDE).is_multiple_of(2) {
            cells |= 1 << index;
        }
        index += 1;
    }
    cells
};

/// The westernmost column.
const WEST: Region = {
    let mut cells = 0;
    let mut row = 0;
    while row < SIDE {
        cells |= 1 << (row * SIDE);
        row += 1;
    }
    cells
};

/// The easternmost column.
const EAST: Region = WEST << (SIDE - 1);

/// One cell.
pub(super) fn only(cell: Cell) -> Region {
    1 << cell.index()
}

/// The indices of the cells of a region, in order.
pub(super) fn indices(region: Region) -> impl Iterator<Item = usize> {
    let mut left = region;
    std::iter::from_fn(move || {
        let index = left.trailing_zeros() as usize;
        left &= left.wrapping_sub(1);
        (index < CELLS).then_some(index)
    })
}

/// The cells that share a side with one of these.
pub(super) const fn beside(region: Region) -> Region {
    let rows = (region << SIDE) | (region >> SIDE);
    let columns = ((region & !EAST) << 1) | ((region & !WEST) >> 1);
    (rows | columns) & BOARD
}

/// The cells beside each cell, by its index.
pub(super) const NEIGHBOURS: [Region; CELLS] = {
    let mut found = [0; CELLS];
    let mut index = 0;
    while index < CELLS {
        found[index] = beside(1 << index);
        index += 1;
    }
    found
};

/// The free cells that can be walked to from those of `from` that are free, these included.
pub(super) fn reached(from: Region, free: Region) -> Region {
    let mut found = from & free;
    loop {
        let more = (found | beside(found)) & free;
        if more == found {
            return found;
        }
        found = more;
    }
}

/// How many symmetries the board has, the identity (number 0) counted.
pub(super) const SYMMETRIES: usize = 8;

/// Where symmetry `number` takes the cell of this index: numbers 4 to 7 exchange rows and columns first, then
/// bit 0 turns the columns round, bit 1 the rows.
pub(super) fn image(index: usize, number: usize) -> usize {
    let (mut row, mut column) = (index / SIDE, index % SIDE);
    if number & 4 != 0 {
        (row, column) = (column, row);
    }
    if number & 1 != 0 {
        column = SIDE - 1 - column;
    }
    if number & 2 != 0 {
        row = SIDE - 1 - row;
    }
    row * SIDE + column
}

/// A region seen through symmetry `number`.
pub(super) fn image_of(region: Region, number: usize) -> Region {
    indices(region).fold(0, |found, index| found | 1 << image(index, number))
}
