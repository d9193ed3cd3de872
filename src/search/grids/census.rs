//! How many valid grids fit, and how many of them have what where.
//!
//! Starts of a path that the constraints do not tell apart by a symmetry of the board are walked from once. The
//! others go to two threads by their colour on a chequerboard, for paths that begin on different colours never
//! share a state. Not for: how paths are counted (`paths`).

use super::constraints::Constraints;
use super::paths::tally;
use super::region::{BOARD, CHEQUER, Region, image, indices};
use super::tally::{LENGTH_COUNT, SHORTEST, Tally};
use crate::games::bataille::{Cell, Content, LENGTHS};
use std::thread;

/// The valid grids that fit some constraints, counted exactly.
#[derive(Clone, PartialEq, Eq)]
pub struct Census {
    /// By length less [`SHORTEST`].
    grids: [u64; LENGTH_COUNT],
    tally: Tally,
}

impl Census {
    /// Counts the grids that fit.
    pub fn of(constraints: &Constraints) -> Self {
        let symmetries = constraints.symmetries();
        let constraints = constraints.narrowed();
        let starts = |colour: Region| -> Vec<(usize, u32)> {
            let first_of_alike =
                |&start: &usize| symmetries.iter().all(|&number| start <= image(start, number));
            let count_alike = |start: usize| {
                symmetries
                    .iter()
                    .fold(0 as Region, |found, &number| found | 1 << image(start, number))
                    .count_ones()
            };
            indices(constraints.places(1))
                .filter(first_of_alike)
                .filter(|start| colour >> start & 1 == 1)
                .map(|start| (start, count_alike(start)))
                .collect()
        };
        let (dark, light) = (starts(CHEQUER), starts(BOARD & !CHEQUER));
        let both = thread::scope(|scope| {
            let other = scope.spawn(|| tally(&constraints, &dark));
            let one = tally(&constraints, &light);
            other.join().map(|other| one.joined(&other))
        });
        match both {
            Ok(both) => Self::of_tally(both.spread(&symmetries)),
            Err(panic) => std::panic::resume_unwind(panic),
        }
    }

    fn of_tally(tally: Tally) -> Self {
        let mut grids = [0; LENGTH_COUNT];
        for (index, count) in grids.iter_mut().enumerate() {
            // Every grid is counted in each cell of its path.
            let cells: u64 = tally.by_length.iter().map(|by_length| by_length[index]).sum();
            *count = cells / (SHORTEST + index) as u64;
        }
        Self { grids, tally }
    }

    /// How many grids fit.
    pub fn grids(&self) -> u64 {
        self.grids.iter().sum()
    }

    /// How many grids of this length fit.
    pub fn grids_of_length(&self, length: u8) -> u64 {
        usize::from(length)
            .checked_sub(SHORTEST)
            .and_then(|index| self.grids.get(index))
            .copied()
            .unwrap_or(0)
    }

    /// In how many of the grids of this length a cell is black.
    pub fn black_in_length(&self, cell: Cell, length: u8) -> u64 {
        let index = usize::from(length).checked_sub(SHORTEST);
        let numbered = index.and_then(|index| self.tally.by_length[cell.index()].get(index));
        self.grids_of_length(length) - numbered.copied().unwrap_or(0)
    }

    /// In how many of the grids a cell holds this.
    pub fn count(&self, content: Content, cell: Cell) -> u64 {
        match content {
            Content::Number(number) => {
                self.tally.by_number[cell.index()].get(usize::from(number)).copied().unwrap_or(0)
            }
            Content::Black => LENGTHS.map(|length| self.black_in_length(cell, length)).sum(),
        }
    }

    /// What most of the grids have in a cell, and how many do; among equals the smallest number, black last.
    /// None where no grid fits.
    pub fn likeliest(&self, cell: Cell) -> Option<(Content, u64)> {
        let mut best = None;
        for content in Content::all() {
            let count = self.count(content, cell);
            if count > best.map_or(0, |(_, count)| count) {
                best = Some((content, count));
            }
        }
        best
    }

    /// What every grid has in a cell, if they agree and there are any.
    pub fn certain(&self, cell: Cell) -> Option<Content> {
        self.likeliest(cell).filter(|&(_, count)| count == self.grids()).map(|(content, _)| content)
    }
}
