//! The player without an opinion: every legal move equally likely. Not for: random records (`games::random`).

use super::Player;
use crate::games::{Dice, Game, Line};

/// Plays any legal move.
pub(super) struct Random;

impl<G: Game> Player<G> for Random {
    fn choose(&mut self, line: &Line<G>, seed: u64) -> Option<G::Move> {
        if line.outcome().is_some() {
            return None;
        }
        Dice::new(seed).pick(&line.position().listed_moves()).copied()
    }
}
