//! Actions, answers and the tokens of a record, with their texts.
//!
//! Not for: whether an action is legal (`notes`) or an answer true (`table`).

use super::arrangement::Arrangement;
use super::cell::{Cell, Content};
use crate::message::Message;
use crate::msg;
use std::fmt;

/// What a player does in a turn.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Action {
    /// Asks where a number is, or for a black cell: `?27`, `?#`.
    Ask(Content),
    /// Says what a cell holds: `27=C3`, `#=C3`.
    Guess(Content, Cell),
    /// Ends the questions; both hand in their grids: `stop`.
    Stop,
}

/// What the other player says to an action.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Answer {
    /// The cell asked for.
    At(Cell),
    /// There is none: `none`.
    Nowhere,
    /// The guess is right: `yes`.
    Yes,
    /// The guess is wrong: `no`.
    No,
}

impl Action {
    /// Every action there is, in a fixed order: questions, guesses, `stop`.
    pub fn all() -> impl Iterator<Item = Self> {
        let guesses =
            || Content::all().flat_map(|content| Cell::all().map(move |cell| Self::Guess(content, cell)));
        Content::all().map(Self::Ask).chain(guesses()).chain([Self::Stop])
    }

    /// Reads an action's text.
    pub fn parse(text: &str) -> Result<Self, Message> {
        if text == "stop" {
            return Ok(Self::Stop);
        }
        if let Some(content) = text.strip_prefix('?') {
            return Content::parse(content).map(Self::Ask);
        }
        match text.split_once('=') {
            Some((content, cell)) => Ok(Self::Guess(Content::parse(content)?, Cell::parse(cell)?)),
            None => Err(msg!("bataille-no-action", text = text)),
        }
    }

    /// Reads an answer to this action.
    pub fn parse_answer(self, text: &str) -> Result<Answer, Message> {
        match (self, text) {
            (Self::Ask(_), "none") => Ok(Answer::Nowhere),
            (Self::Ask(_), _) => Cell::parse(text).map(Answer::At),
            (Self::Guess(..), "yes") => Ok(Answer::Yes),
            (Self::Guess(..), "no") => Ok(Answer::No),
            (Self::Guess(..), _) => Err(msg!("bataille-no-yes-or-no", text = text)),
            (Self::Stop, _) => Err(msg!("bataille-stop-answered")),
        }
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Ask(content) => write!(f, "?{content}"),
            Self::Guess(content, cell) => write!(f, "{content}={cell}"),
            Self::Stop => f.write_str("stop"),
        }
    }
}

impl fmt::Display for Answer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::At(cell) => cell.fmt(f),
            Self::Nowhere => f.write_str("none"),
            Self::Yes => f.write_str("yes"),
            Self::No => f.write_str("no"),
        }
    }
}

/// One token of a record.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Token {
    /// An action, with its answer where the record tells it: `?27=>C3`.
    Turn(Action, Option<Answer>),
    /// A grid handed in after `stop`: `grid:` and the grid.
    HandIn(Box<Arrangement>),
}

impl Token {
    /// Reads a token.
    pub fn parse(text: &str) -> Result<Self, Message> {
        if let Some(grid) = text.strip_prefix("grid:") {
            let grid = Arrangement::parse(grid).map_err(|faults| faults.first().reason.clone())?;
            return Ok(Self::HandIn(Box::new(grid)));
        }
        match text.split_once("=>") {
            None => Ok(Self::Turn(Action::parse(text)?, None)),
            Some((action, answer)) => {
                let action = Action::parse(action)?;
                Ok(Self::Turn(action, Some(action.parse_answer(answer)?)))
            }
        }
    }
}

impl fmt::Display for Token {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Turn(action, None) => action.fmt(f),
            Self::Turn(action, Some(answer)) => write!(f, "{action}=>{answer}"),
            Self::HandIn(grid) => write!(f, "grid:{grid}"),
        }
    }
}
