//! Estimates that are off by chance: each position by an amount of its own, the same for the same seed.
//!
//! A large amount makes a weak player, a small one only picks among equals. Not for: the search, to which these
//! are estimates like any others.

use crate::games::{Game, Side};
use crate::search::{Evaluator, Score};

/// Estimates and what they are off by.
pub(super) struct Noisy<E> {
    pub(super) estimates: E,
    pub(super) seed: u64,
    /// At most this much, up or down.
    pub(super) amount: Score,
}

impl<G: Game, E: Evaluator<G>> Evaluator<G> for Noisy<E> {
    const SLOTS: usize = E::SLOTS;

    #[inline]
    fn score(&self, position: &G) -> Score {
        let scattered = (position.hash() ^ self.seed).wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 33;
        let width = 2 * i64::from(self.amount) + 1;
        let off = ((scattered as i64 * width) >> 31) as Score - self.amount;
        // Seen from one side, so that it is the same noise whoever is to move.
        self.estimates.score(position) + if position.to_move() == Side::First { off } else { -off }
    }

    #[inline]
    fn candidates(&self, position: &G, moves: &mut Vec<G::Move>) {
        self.estimates.candidates(position, moves);
    }

    #[inline]
    fn promise(&self, position: &G, mv: G::Move) -> i32 {
        self.estimates.promise(position, mv)
    }

    #[inline]
    fn slot(&self, mv: G::Move) -> usize {
        self.estimates.slot(mv)
    }
}
