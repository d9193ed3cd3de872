//! A valid grid: a path of 31 to 36 numbers and the black cells it leaves.
//!
//! Not for: partial or faulty grids (`Arrangement`).

use super::arrangement::Arrangement;
use super::cell::{CELLS, Cell, Content};
use super::validation::{self, GridFault};
use crate::games::{Fault, Faults};
use serde::{Serialize, Serializer};
use std::fmt;

/// A valid grid.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Grid {
    /// The number in each cell, 0 for black.
    numbers: [u8; CELLS],
    /// The cells of the path, from number 1 on.
    path: Vec<Cell>,
}

impl Grid {
    /// The grid of a text. Every fault is reported.
    pub fn parse(text: &str) -> Result<Self, Faults> {
        let arrangement = Arrangement::parse(text)?;
        let found = validation::faults(&arrangement);
        Faults::check(found.iter().map(|fault| Fault { field: "grid", reason: fault.message() }).collect())?;
        Ok(Self::of_valid(&arrangement))
    }

    /// The grid of an arrangement, or everything that is wrong with it.
    pub fn new(arrangement: &Arrangement) -> Result<Self, Vec<GridFault>> {
        let found = validation::faults(arrangement);
        if found.is_empty() { Ok(Self::of_valid(arrangement)) } else { Err(found) }
    }

    fn of_valid(arrangement: &Arrangement) -> Self {
        let mut numbered: Vec<(i64, Cell)> = Cell::all()
            .filter_map(|cell| Some((arrangement.at(cell)?, cell)))
            .filter(|(number, _)| *number > 0)
            .collect();
        numbered.sort_unstable();
        Self::of_path(numbered.into_iter().map(|(_, cell)| cell).collect())
    }

    /// The grid of a path known to be one.
    pub(super) fn of_path(path: Vec<Cell>) -> Self {
        let mut numbers = [0; CELLS];
        for (cell, number) in path.iter().zip(1..) {
            numbers[cell.index()] = number;
        }
        Self { numbers, path }
    }

    /// The largest number, 31 to 36.
    pub fn length(&self) -> u8 {
        self.path.len() as u8
    }

    /// The cells of the path, from number 1 on.
    pub fn path(&self) -> &[Cell] {
        &self.path
    }

    /// What stands in a cell.
    pub fn at(&self, cell: Cell) -> Content {
        match self.numbers[cell.index()] {
            0 => Content::Black,
            number => Content::Number(number),
        }
    }

    /// The cell of a number; none where the path is shorter.
    pub fn cell_of(&self, number: u8) -> Option<Cell> {
        self.path.get(usize::from(number).checked_sub(1)?).copied()
    }

    /// The black cells, row by row.
    pub fn black_cells(&self) -> impl Iterator<Item = Cell> {
        Cell::all().filter(|&cell| self.at(cell) == Content::Black)
    }

    /// The same grid as an arrangement.
    pub fn arrangement(&self) -> Arrangement {
        let mut found = Arrangement::unknown();
        for cell in Cell::all() {
            found.set(cell, Some(i64::from(self.numbers[cell.index()])));
        }
        found
    }
}

impl fmt::Display for Grid {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.arrangement().fmt(f)
    }
}

impl Serialize for Grid {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.arrangement().serialize(serializer)
    }
}
