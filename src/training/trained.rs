//! What training asks of a game beyond what a prover asks.
//!
//! Not for: the rules a verifier goes by (`plain`).

use super::plain;
use crate::games::{Provable, relief};

/// A game that problems are made of.
pub trait Trained: Provable {
    /// The same game by its plain rules.
    type Plain: plain::Rules;

    /// Whether a move takes something or ends something for good: as a refutation it explains itself better than a
    /// quiet one.
    fn is_forceful(mv: Self::Move) -> bool;
}

impl Trained for relief::Position {
    type Plain = plain::Relief;

    fn is_forceful(mv: relief::Move) -> bool {
        matches!(mv, relief::Move::Attack { .. } | relief::Move::Leave { .. })
    }
}
