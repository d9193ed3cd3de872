//! How many grids have a number in a cell, and how many of a length have some number there.
//!
//! Not for: black cells, which are the rest (`census`).

use super::region::image;
use crate::games::bataille::{CELLS, LENGTHS};

/// How many lengths there are.
pub(super) const LENGTH_COUNT: usize = (*LENGTHS.end() - *LENGTHS.start()) as usize + 1;

/// The shortest length.
pub(super) const SHORTEST: usize = *LENGTHS.start() as usize;

/// Counts of grids by cell.
#[derive(Clone, PartialEq, Eq)]
pub(super) struct Tally {
    /// By the index of the cell and the number it holds; place 0 is not used.
    pub(super) by_number: [[u64; CELLS + 1]; CELLS],
    /// By the index of a cell that holds a number and the length of the grid less [`SHORTEST`].
    pub(super) by_length: [[u64; LENGTH_COUNT]; CELLS],
}

impl Tally {
    /// No grid.
    pub(super) fn none() -> Self {
        Self { by_number: [[0; CELLS + 1]; CELLS], by_length: [[0; LENGTH_COUNT]; CELLS] }
    }

    /// The grids of both, which share none.
    pub(super) fn joined(&self, other: &Self) -> Self {
        let mut sum = self.clone();
        for cell in 0..CELLS {
            sum.add_cell(cell, other, cell);
        }
        sum
    }

    /// The mean over these symmetries, for a tally that stands for all grids although only one start of each
    /// set of alike starts was walked from.
    pub(super) fn spread(&self, symmetries: &[usize]) -> Self {
        let mut sum = Self::none();
        for &number in symmetries {
            for cell in 0..CELLS {
                sum.add_cell(cell, self, image(cell, number));
            }
        }
        let group = symmetries.len().max(1) as u64;
        for cell in 0..CELLS {
            sum.by_number[cell].iter_mut().chain(&mut sum.by_length[cell]).for_each(|count| *count /= group);
        }
        sum
    }

    fn add_cell(&mut self, cell: usize, other: &Self, from: usize) {
        for (sum, count) in self.by_number[cell].iter_mut().zip(&other.by_number[from]) {
            *sum += count;
        }
        for (sum, count) in self.by_length[cell].iter_mut().zip(&other.by_length[from]) {
            *sum += count;
        }
    }
}
