//! The one-line text of a position: `..P/P.K/...`, the rows from the top.
//!
//! Not for: whether the board is possible (`arrangement`), nor the texts of moves (`step`).

use super::arrangement::Found;
use super::{Arrangement, Position};
use crate::games::Faults;
use crate::msg;
use std::fmt;

impl Arrangement {
    /// Reads a text. Of each row the first fault is said.
    pub fn parse(text: &str) -> Result<Self, Faults> {
        let mut found = Found::default();
        let mut read = Self { size: text.split('/').count() as i64, ..Self::default() };
        for (row, line) in (1..).zip(text.split('/')) {
            let mut length = 0;
            for (column, letter) in (1..).zip(line.chars()) {
                length = column;
                match letter {
                    '.' => {}
                    'P' => read.pawns.push((row, column)),
                    'K' => read.kings.push((row, column)),
                    _ => {
                        found.add(msg!("roi-position-letter", letter = letter, row = row, column = column));
                        length = read.size; // the length of a row that is not understood says nothing
                        break;
                    }
                }
            }
            if length != read.size {
                found.add(msg!("roi-position-row-length", row = row, length = length, rows = read.size));
            }
        }
        found.check()?;
        Ok(read)
    }
}

impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let size = self.board().size();
        let mut line = String::with_capacity(size + 1);
        for row in 1..=size {
            line.clear();
            line.extend((row > 1).then_some('/'));
            line.extend((1..=size).map(|column| self.letter(row, column)));
            f.write_str(&line)?;
        }
        Ok(())
    }
}
