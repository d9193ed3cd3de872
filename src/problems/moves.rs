//! Moves in a row, as one text: tokens with one space between.
//!
//! Not for: whether they can be played.

use serde::{Deserialize, Serialize};
use std::fmt;

/// The texts of moves, in an order that matters.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(from = "String", into = "String")]
pub struct Moves(pub Vec<String>);

impl<M: fmt::Display> FromIterator<M> for Moves {
    fn from_iter<I: IntoIterator<Item = M>>(moves: I) -> Self {
        Self(moves.into_iter().map(|mv| mv.to_string()).collect())
    }
}

impl From<String> for Moves {
    fn from(text: String) -> Self {
        if text.is_empty() { Self::default() } else { text.split(' ').collect() }
    }
}

impl From<Moves> for String {
    fn from(moves: Moves) -> Self {
        moves.0.join(" ")
    }
}

impl fmt::Display for Moves {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0.join(" "))
    }
}
