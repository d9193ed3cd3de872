//! Six rows of six integers, whatever they are: what an author writes, a student is given, a player hands in.
//!
//! Not for: judging it (`validation`), nor for a grid known to be valid (`Grid`).

use super::cell::{Cell, SIDE};
use crate::games::{Fault, Faults};
use crate::msg;
use crate::untrusted::capped;
use serde::{Deserialize, Serialize};
use std::fmt;

/// The digits of the longest number that is read: enough for any mistake, and it fits.
const LONGEST_NUMBER: usize = 9;

/// The contents of 36 cells, valid or not.
///
/// In JSON and YAML a list of 6 lists of 6 integers, 0 for black, null for unknown. As text, rows joined with
/// `/` and cells with `,`: a number or `#` for black; `.` stands for unknown, which no complete grid has.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Arrangement {
    /// The rows from top to bottom, each from left to right: 0 is black, `None` unknown.
    pub rows: [[Option<i64>; SIDE]; SIDE],
}

impl Arrangement {
    /// A grid of which nothing is known.
    pub fn unknown() -> Self {
        Self { rows: [[None; SIDE]; SIDE] }
    }

    /// What stands in a cell.
    pub fn at(&self, cell: Cell) -> Option<i64> {
        self.rows[cell.row()][cell.column()]
    }

    /// Writes into a cell.
    pub fn set(&mut self, cell: Cell, value: Option<i64>) {
        self.rows[cell.row()][cell.column()] = value;
    }

    /// Whether no cell is unknown.
    pub fn is_complete(&self) -> bool {
        self.rows.iter().flatten().all(Option::is_some)
    }

    /// Reads the text form. Every row and cell that cannot be read is reported; whether the grid is valid is
    /// not judged here.
    pub fn parse(text: &str) -> Result<Self, Faults> {
        let fault = |reason| Fault { field: "grid", reason };
        let lines = text.split('/').count();
        if lines != SIDE {
            return Err(Faults::one("grid", msg!("bataille-row-count", count = lines)));
        }
        let mut found = Self::unknown();
        let mut faults = Vec::new();
        for (row, line) in text.split('/').enumerate() {
            let count = line.split(',').count();
            if count != SIDE {
                faults.push(fault(msg!("bataille-column-count", row = row + 1, count = count)));
                continue;
            }
            for (content, cell) in line.split(',').zip(Cell::all().skip(row * SIDE)) {
                match read_cell(content) {
                    Ok(value) => found.set(cell, value),
                    Err(()) => faults.push(fault(msg!(
                        "bataille-unreadable-cell",
                        cell = cell.to_string(),
                        text = capped(content, 20).0
                    ))),
                }
            }
        }
        Faults::check(faults)?;
        Ok(found)
    }
}

/// The value of a cell's text, `None` for an unknown one.
fn read_cell(text: &str) -> Result<Option<i64>, ()> {
    match text {
        "#" => Ok(Some(0)),
        "." => Ok(None),
        _ => {
            let digits = text.bytes().all(|b| b.is_ascii_digit());
            let well_written = digits && !text.starts_with('0') && text.len() <= LONGEST_NUMBER;
            if well_written { text.parse().map(Some).map_err(drop) } else { Err(()) }
        }
    }
}

impl fmt::Display for Arrangement {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (row, cells) in self.rows.iter().enumerate() {
            if row > 0 {
                f.write_str("/")?;
            }
            for (column, cell) in cells.iter().enumerate() {
                if column > 0 {
                    f.write_str(",")?;
                }
                match cell {
                    Some(0) => f.write_str("#")?,
                    Some(number) => write!(f, "{number}")?,
                    None => f.write_str(".")?,
                }
            }
        }
        Ok(())
    }
}
