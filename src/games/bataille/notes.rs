//! What one player has noted about the other's grid: answers and right guesses, no deduction. They decide
//! which actions are legal.
//!
//! Not for: deduction, nor for the truth of what is noted (`table`).

use super::action::{Action, Answer};
use super::arrangement::Arrangement;
use super::cell::{CELLS, Cell, Content};
use crate::message::Message;
use crate::msg;
use std::collections::BTreeSet;

/// One player's notes.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Notes {
    cells: [Option<Content>; CELLS],
    /// The same the other way round: the cell of each number noted.
    places: [Option<Cell>; CELLS + 1],
    absent: BTreeSet<u8>,
    no_black_left: bool,
    refused: BTreeSet<(Content, Cell)>,
}

impl Notes {
    /// Nothing noted yet.
    pub fn new() -> Self {
        Self {
            cells: [None; CELLS],
            places: [None; CELLS + 1],
            absent: BTreeSet::new(),
            no_black_left: false,
            refused: BTreeSet::new(),
        }
    }

    /// What is noted in a cell.
    pub fn at(&self, cell: Cell) -> Option<Content> {
        self.cells[cell.index()]
    }

    /// Where a number is noted.
    pub fn cell_of(&self, number: u8) -> Option<Cell> {
        self.places.get(usize::from(number)).copied().flatten()
    }

    /// The numbers told absent.
    pub fn absent(&self) -> impl Iterator<Item = u8> {
        self.absent.iter().copied()
    }

    /// Whether it was told that no black cell is left to tell.
    pub fn no_black_left(&self) -> bool {
        self.no_black_left
    }

    /// The guesses answered `no`.
    pub fn refused(&self) -> impl Iterator<Item = (Content, Cell)> {
        self.refused.iter().copied()
    }

    /// Whether every cell is noted.
    pub fn is_full(&self) -> bool {
        self.cells.iter().all(Option::is_some)
    }

    /// The notes as a partial grid.
    pub fn arrangement(&self) -> Arrangement {
        let mut found = Arrangement::unknown();
        for cell in Cell::all() {
            found.set(
                cell,
                self.at(cell).map(|content| match content {
                    Content::Number(number) => i64::from(number),
                    Content::Black => 0,
                }),
            );
        }
        found
    }

    /// Why an action is illegal for the player whose notes these are.
    pub fn check(&self, action: Action) -> Result<(), Message> {
        match action {
            Action::Ask(Content::Number(number)) => self.check_number(number),
            Action::Ask(Content::Black) if self.no_black_left => Err(msg!("bataille-no-black-left")),
            Action::Stop | Action::Ask(Content::Black) => Ok(()),
            Action::Guess(content, cell) => {
                if let Some(noted) = self.at(cell) {
                    let noted = noted.to_string();
                    return Err(msg!("bataille-cell-noted", cell = cell.to_string(), content = noted));
                }
                if let Content::Number(number) = content {
                    self.check_number(number)?;
                }
                if self.refused.contains(&(content, cell)) {
                    return Err(msg!("bataille-guess-refused", guess = action.to_string()));
                }
                Ok(())
            }
        }
    }

    /// A number is neither asked for nor guessed once its place is noted, or that it has none.
    fn check_number(&self, number: u8) -> Result<(), Message> {
        match self.cell_of(number) {
            Some(cell) => Err(msg!("bataille-number-noted", number = number, cell = cell.to_string())),
            None if self.absent.contains(&number) => Err(msg!("bataille-number-absent", number = number)),
            None => Ok(()),
        }
    }

    /// Every legal action, in the order of [`Action::all`].
    pub fn legal_actions(&self) -> impl Iterator<Item = Action> {
        Action::all().filter(|&action| self.check(action).is_ok())
    }

    /// Notes the answer to a legal action.
    pub fn note(&mut self, action: Action, answer: Answer) {
        match (action, answer) {
            (Action::Ask(content), Answer::At(cell)) | (Action::Guess(content, cell), Answer::Yes) => {
                self.cells[cell.index()] = Some(content);
                if let Content::Number(number) = content
                    && let Some(place) = self.places.get_mut(usize::from(number))
                {
                    *place = Some(cell);
                }
            }
            (Action::Ask(Content::Number(number)), Answer::Nowhere) => {
                self.absent.insert(number);
            }
            (Action::Ask(Content::Black), Answer::Nowhere) => self.no_black_left = true,
            (Action::Guess(content, cell), Answer::No) => {
                self.refused.insert((content, cell));
            }
            // An answer that does not fit its action says nothing; the table lets none through.
            _ => {}
        }
    }
}

impl Default for Notes {
    fn default() -> Self {
        Self::new()
    }
}
