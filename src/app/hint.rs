//! One hint of an exercise, never more than was asked for.
//!
//! Not for: hints drawn from a student's own mistakes (`grading` and its next steps).

use crate::exercise::{Exercise, Localized};
use crate::message::Message;
use crate::msg;

/// One hint.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Hint {
    /// Its number, from 1.
    pub number: usize,
    /// How many there are.
    pub of: usize,
    /// The hint.
    pub text: Localized,
}

/// The hint of this number, from 1.
pub fn hint(exercise: &Exercise, number: usize) -> Result<Hint, Message> {
    let of = exercise.hints.len();
    if of == 0 {
        return Err(msg!("browse-no-hints", id = exercise.id.as_str()));
    }
    let text = number.checked_sub(1).and_then(|index| exercise.hints.get(index));
    match text {
        Some(text) => Ok(Hint { number, of, text: text.clone() }),
        // As digits: plural rules compute with floats, which would round a huge number.
        None => Err(msg!("browse-no-such-hint", number = number.to_string(), of = of)),
    }
}
