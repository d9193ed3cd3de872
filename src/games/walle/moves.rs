//! A turn of the game and its text: a destination `3,4`, a wall `3,4S`, or `pass`.
//!
//! Not for: whether it can be played (`position`), nor why not (`refusal`).

use super::notation::coordinates;
use super::place::{Cell, Face, Wall};
use crate::message::Message;
use crate::msg;
use std::fmt;

/// A turn.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Move {
    /// The pawn goes, or enters, here.
    To(Cell),
    /// A wall is placed.
    Place(Wall),
    /// Nothing can be done.
    Pass,
}

impl Move {
    /// Reads a move. The north and west sides of a cell are taken as well and become the south or east side
    /// of the next cell.
    pub fn parse(text: &str) -> Result<Self, Message> {
        if text == "pass" {
            return Ok(Self::Pass);
        }
        let letter = text.chars().next_back().filter(char::is_ascii_uppercase);
        let place = &text[..text.len() - letter.map_or(0, char::len_utf8)];
        let unreadable = || msg!("walle-move-unreadable", text = text);
        let outside = || msg!("walle-move-outside", cell = place);
        let border = || msg!("walle-move-border", wall = text);
        let (row, column) = coordinates(place).ok_or_else(unreadable)?;
        let cell = Cell::new(row, column).ok_or_else(outside)?;
        let before =
            |row: Option<u32>, column: Option<u32>| row.zip(column).and_then(|(r, c)| Cell::new(r, c));
        let wall = match letter {
            None => return Ok(Self::To(cell)),
            Some('S') => Wall { cell, face: Face::South },
            Some('E') => Wall { cell, face: Face::East },
            Some('N') => {
                let cell = before(row.checked_sub(1), Some(column)).ok_or_else(border)?;
                Wall { cell, face: Face::South }
            }
            Some('W') => {
                let cell = before(Some(row), column.checked_sub(1)).ok_or_else(border)?;
                Wall { cell, face: Face::East }
            }
            Some(_) => return Err(unreadable()),
        };
        Ok(Self::Place(wall))
    }

    /// The move seen in a mirror that exchanges east and west.
    #[must_use]
    pub const fn mirrored(self) -> Self {
        match self {
            Self::To(cell) => Self::To(cell.mirrored()),
            Self::Place(wall) => Self::Place(wall.mirrored()),
            Self::Pass => Self::Pass,
        }
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::To(cell) => cell.fmt(f),
            Self::Place(wall) => wall.fmt(f),
            Self::Pass => f.write_str("pass"),
        }
    }
}
