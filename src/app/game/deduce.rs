//! What follows about the other's grid in Bataille from what one player has heard.
//!
//! Not for: counting (`search::grids`), nor for solving games whose positions both players see.

use crate::app::bounded;
use crate::games::bataille::{Cell, Content, Evidence, LineFault};
use crate::msg;
use crate::search::grids::{self, Census, Constraints};
use std::io;

/// Bytes of the largest evidence that is read: every fact there is fits a hundred times.
const LARGEST_EVIDENCE: u64 = 1 << 20;

/// What follows.
#[derive(Debug, Clone, PartialEq)]
pub struct Deduction {
    /// How many valid grids fit.
    pub grids: u64,
    /// The cells in which all of them agree, row by row.
    pub certain: Vec<(Cell, Content)>,
    /// The other cells, row by row. None where no grid fits.
    pub open: Vec<OpenCell>,
    /// The legal question that tells most, with the bits it can be expected to tell.
    pub question: Option<(Content, f64)>,
}

/// A cell in which the grids that fit do not agree.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct OpenCell {
    /// The cell.
    pub cell: Cell,
    /// What it most probably holds.
    pub likeliest: Content,
    /// How many of the grids have it there.
    pub count: u64,
}

/// Why evidence cannot be used.
#[derive(Debug)]
pub enum EvidenceFault {
    /// The system does not let us read it.
    Io(io::Error),
    /// It is too large.
    TooLarge {
        /// The most bytes that are read.
        most: u64,
    },
    /// Lines that are no facts, or no text.
    Lines(Vec<LineFault>),
}

/// Reads evidence, one fact a line.
pub fn read_evidence(source: impl io::Read) -> Result<Evidence, EvidenceFault> {
    let bytes = bounded::read(source, LARGEST_EVIDENCE)
        .map_err(EvidenceFault::Io)?
        .ok_or(EvidenceFault::TooLarge { most: LARGEST_EVIDENCE })?;
    let text = bounded::text(&bytes)
        .map_err(|line| EvidenceFault::Lines(vec![LineFault { line, reason: msg!("yaml-not-utf8") }]))?;
    Evidence::parse(text).map_err(EvidenceFault::Lines)
}

/// What evidence tells about the grid it is about.
pub fn deduce(evidence: &Evidence) -> Deduction {
    let census = Census::of(&Constraints::of(evidence));
    let grids = census.grids();
    let (mut certain, mut open) = (Vec::new(), Vec::new());
    for cell in Cell::all() {
        match census.likeliest(cell) {
            Some((content, count)) if count == grids => certain.push((cell, content)),
            Some((likeliest, count)) => open.push(OpenCell { cell, likeliest, count }),
            None => {}
        }
    }
    Deduction { grids, certain, open, question: grids::best_question(&census, &evidence.notes()) }
}
