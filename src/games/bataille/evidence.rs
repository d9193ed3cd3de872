//! What one player has heard about the other's grid, in the order in which it was said.
//!
//! As text one fact a line: an action, a space, its answer (`?27 C3`, `?36 none`, `?# A1`, `12=B4 no`). Blank
//! lines count for nothing, nor do comments, which begin with `//` since `#` is a black cell. Not for: what
//! follows from the facts (`search::grids`), nor whether they contradict each other.

use super::action::{Action, Answer};
use super::notes::Notes;
use crate::message::Message;
use crate::msg;
use crate::untrusted::shortened;
use std::fmt;

/// What opens a comment.
const COMMENT: &str = "//";

/// Characters of a faulty line, or of a word of one, that are shown; no fact has as many.
const SHOWN: usize = 40;

/// An action and the answer it was given.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Fact {
    /// A question or a guess, never `stop`.
    action: Action,
    /// An answer that fits the action.
    answer: Answer,
}

/// The facts one player has heard.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Evidence {
    facts: Vec<Fact>,
}

/// Why a line is no fact.
#[derive(Debug, Clone, PartialEq)]
pub struct LineFault {
    /// The line, counted from 1.
    pub line: usize,
    /// The reason.
    pub reason: Message,
}

impl Fact {
    /// The action.
    pub fn action(self) -> Action {
        self.action
    }

    /// Its answer.
    pub fn answer(self) -> Answer {
        self.answer
    }

    /// Reads an action and its answer.
    pub fn parse(text: &str) -> Result<Self, Message> {
        let words: Vec<&str> = text.split_whitespace().take(3).collect();
        let [action, answer] = words[..] else {
            return Err(msg!("bataille-no-fact", text = shortened(text, SHOWN)));
        };
        let action = Action::parse(&shortened(action, SHOWN))?;
        Ok(Self { action, answer: action.parse_answer(&shortened(answer, SHOWN))? })
    }
}

impl fmt::Display for Fact {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.action, self.answer)
    }
}

impl Evidence {
    /// Reads the lines of a text; every line that is no fact is reported.
    pub fn parse(text: &str) -> Result<Self, Vec<LineFault>> {
        let (mut facts, mut faults) = (Vec::new(), Vec::new());
        for (text, line) in text.strip_prefix('\u{feff}').unwrap_or(text).lines().zip(1..) {
            let text = text.trim();
            if text.is_empty() || text.starts_with(COMMENT) {
                continue;
            }
            match Fact::parse(text) {
                Ok(fact) => facts.push(fact),
                Err(reason) => faults.push(LineFault { line, reason }),
            }
        }
        if faults.is_empty() { Ok(Self { facts }) } else { Err(faults) }
    }

    /// The facts in the order in which they were said.
    pub fn facts(&self) -> &[Fact] {
        &self.facts
    }

    /// The notes of a player who has heard this.
    pub fn notes(&self) -> Notes {
        let mut notes = Notes::new();
        for fact in &self.facts {
            notes.note(fact.action, fact.answer);
        }
        notes
    }
}

impl FromIterator<Fact> for Evidence {
    fn from_iter<I: IntoIterator<Item = Fact>>(facts: I) -> Self {
        Self { facts: facts.into_iter().collect() }
    }
}
