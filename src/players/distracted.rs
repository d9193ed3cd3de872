//! A player whose thoughts wander: now and then it plays any legal move.
//!
//! So strong players too make the gross mistakes that problems are found behind. Not for: estimates that are off
//! ([`noise`](super::noise)).

use super::Player;
use super::random::Random;
use crate::games::{Dice, Game, Line};

/// Plays as another player does, but for a share of its moves.
pub(super) struct Distracted<G> {
    pub(super) player: Box<dyn Player<G>>,
    /// How many moves of a hundred are played at random.
    pub(super) percent: usize,
}

impl<G: Game> Player<G> for Distracted<G> {
    fn choose(&mut self, line: &Line<G>, seed: u64) -> Option<G::Move> {
        let mut dice = Dice::new(seed);
        if dice.below(100) < self.percent {
            return Random.choose(line, dice.bits());
        }
        self.player.choose(line, dice.bits())
    }
}
