//! A game as a record tells it: two grids and tokens, played again and checked against the grids.
//!
//! Tokens alternate, the first player's first; after `stop` the grids follow, the stopper's first. Not for: the
//! file around it (`games::record`).

use super::action::Token;
use super::grid::Grid;
use super::table::{Stage, Table};
use crate::games::{Fault, Faults, Side};
use crate::message::Message;
use crate::msg;

/// Reads the start of a record: two grids joined by a space, the first player's first.
pub fn parse_start(text: &str) -> Result<[Grid; 2], Faults> {
    let Some((first, second)) = text.split_once(' ') else {
        return Err(Faults::one("position", msg!("bataille-two-grids")));
    };
    let (first, second) = (Grid::parse(first), Grid::parse(second));
    let found = [("grid 1", first.as_ref().err()), ("grid 2", second.as_ref().err())]
        .into_iter()
        .flat_map(|(field, faults)| {
            let faults = faults.into_iter().flat_map(Faults::iter);
            faults.map(move |fault| Fault { field, reason: fault.reason.clone() })
        })
        .collect();
    Faults::check(found)?;
    Ok([first?, second?])
}

impl Table {
    /// The start's text: both grids.
    pub fn start(&self) -> String {
        format!("{} {}", self.grid(Side::First), self.grid(Side::Second))
    }

    /// Plays one token of a record and returns it complete with its answer, or says why it cannot be; then
    /// nothing has changed.
    pub fn replay(&mut self, token: &Token) -> Result<Token, Message> {
        match token {
            Token::Turn(action, answer) => {
                self.play(*action, *answer).map(|answer| Token::Turn(*action, answer))
            }
            Token::HandIn(grid) => {
                let side = match self.stage() {
                    Stage::Stopped { by, first: None } => by,
                    Stage::Stopped { by, .. } => by.other(),
                    _ => self.to_move(),
                };
                self.hand_in(side, grid).map(|()| token.clone())
            }
        }
    }
}
