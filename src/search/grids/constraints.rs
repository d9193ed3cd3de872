//! What facts leave possible: the cells each number may stand in, the cells that cannot be black, the lengths.
//!
//! Facts that contradict each other need no care: they leave a number without a cell, a length without a
//! number or a cell that can hold nothing, and no grid is found. Not for: counting grids (`census`).

use super::region::{self, BOARD, Region, SYMMETRIES, beside, image_of};
use crate::games::bataille::{Action, Answer, CELLS, Cell, Content, Evidence, Fact, LENGTHS, Notes};

/// What is possible of a grid.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Constraints {
    /// The cells each number may stand in; place 0 is not used.
    places: [Region; CELLS + 1],
    /// The cells that hold a number.
    numbered: Region,
    /// The cells told to be black.
    black: Region,
    /// The length is at least this.
    shortest: u8,
    /// The length is at most this.
    longest: u8,
}

impl Constraints {
    /// Every valid grid is possible.
    pub fn none() -> Self {
        Self {
            places: [BOARD; CELLS + 1],
            numbered: 0,
            black: 0,
            shortest: *LENGTHS.start(),
            longest: *LENGTHS.end(),
        }
    }

    /// What evidence leaves possible.
    pub fn of(evidence: &Evidence) -> Self {
        let mut found = Self::none();
        for &fact in evidence.facts() {
            found.add(fact);
        }
        found
    }

    /// What a player's notes leave possible. Notes of true answers hold everything that was heard.
    pub fn of_notes(notes: &Notes) -> Self {
        let mut found = Self::none();
        for cell in Cell::all() {
            if let Some(content) = notes.at(cell) {
                found.place(content, cell);
            }
        }
        for (content, cell) in notes.refused() {
            found.exclude(content, cell);
        }
        for number in notes.absent() {
            found.end_before(number);
        }
        if notes.no_black_left() {
            found.no_more_black();
        }
        found
    }

    /// Takes one more fact into account, after those told before.
    pub fn add(&mut self, fact: Fact) {
        match (fact.action(), fact.answer()) {
            (Action::Ask(content), Answer::At(cell)) | (Action::Guess(content, cell), Answer::Yes) => {
                self.place(content, cell);
            }
            (Action::Guess(content, cell), Answer::No) => self.exclude(content, cell),
            (Action::Ask(Content::Number(number)), Answer::Nowhere) => self.end_before(number),
            (Action::Ask(Content::Black), Answer::Nowhere) => self.no_more_black(),
            // No fact joins an action to an answer that does not fit it.
            _ => {}
        }
    }

    /// A cell holds this.
    pub fn place(&mut self, content: Content, cell: Cell) {
        let here = region::only(cell);
        let before = self.places;
        for cells in &mut self.places {
            *cells &= !here;
        }
        match content {
            Content::Black => self.black |= here,
            Content::Number(number) => {
                self.places[usize::from(number)] = before[usize::from(number)] & here;
                self.numbered |= here;
                self.shortest = self.shortest.max(number);
            }
        }
    }

    /// A cell does not hold this.
    pub fn exclude(&mut self, content: Content, cell: Cell) {
        match content {
            Content::Black => self.numbered |= region::only(cell),
            Content::Number(number) => self.places[usize::from(number)] &= !region::only(cell),
        }
    }

    /// The path ends before this number.
    pub fn end_before(&mut self, number: u8) {
        self.longest = self.longest.min(number.saturating_sub(1));
    }

    /// The black cells are exactly those told so far: there are as many numbers as other cells, and no room for them
    /// if one of those is told to be black later.
    pub fn no_more_black(&mut self) {
        let length = CELLS as u8 - self.black.count_ones() as u8;
        self.shortest = self.shortest.max(length);
        self.longest = self.longest.min(length);
    }

    /// The symmetries of the board that change nothing about what is possible; they form a group.
    pub(super) fn symmetries(&self) -> Vec<usize> {
        let keeps = |number: usize| {
            let kept = |region: Region| image_of(region, number) == region;
            kept(self.numbered) && self.places.iter().all(|&cells| kept(cells))
        };
        (0..SYMMETRIES).filter(|&number| keeps(number)).collect()
    }

    /// The same, each number kept only where the numbers beside it in the path may stand next to it.
    pub(super) fn narrowed(&self) -> Self {
        let mut found = self.clone();
        for number in 2..=CELLS {
            found.places[number] &= beside(found.places[number - 1]);
        }
        for number in (1..usize::from(self.shortest)).rev() {
            found.places[number] &= beside(found.places[number + 1]);
        }
        found
    }

    /// The cells a number may stand in.
    pub(super) fn places(&self, number: usize) -> Region {
        self.places[number]
    }

    /// The cells that hold a number.
    pub(super) fn numbered(&self) -> Region {
        self.numbered
    }

    /// The shortest and the longest length.
    pub(super) fn lengths(&self) -> (usize, usize) {
        (usize::from(self.shortest), usize::from(self.longest))
    }
}
