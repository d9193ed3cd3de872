//! What an exact prover asks of a game beyond its rules: a key without loss, and a quick look at the last ply.
//!
//! Not for: the search itself (`search`), nor for judging positions that are not decided.

use super::{Game, Outcome, Side, Verdict};
use std::fmt::Debug;

/// A game whose wins can be proved exactly.
pub trait Provable: Game {
    /// Everything that distinguishes the positions which can be reached from one start, packed without loss: a
    /// table that compares keys is never wrong. What play never changes (terrain, pawns, turn limit) is left out.
    type Key: Copy + Eq + Debug + Send + Sync + 'static;

    /// The key of this position.
    fn key(&self) -> Self::Key;

    /// Whether the side to move of a position that has not ended has a move that ends the game in its favour.
    fn wins_at_once(&self) -> bool {
        let mut moves = Vec::new();
        self.legal_moves(&mut moves);
        moves
            .into_iter()
            .any(|mv| self.after(mv).outcome().is_some_and(|outcome| outcome.is_won_by_mover(self.to_move())))
    }

    /// Whether a side might force a win within so many more of its own turns, in a position that has not ended:
    /// `false` only where it certainly cannot, as the other side has a defence.
    fn could_win_within(&self, _side: Side, _turns: u32) -> bool {
        true
    }

    /// Whether a move can be played here, without a reason.
    fn allows(&self, mv: Self::Move) -> bool {
        self.check(mv).is_ok()
    }
}

impl Outcome {
    /// Whether the side that has just moved, `mover`, has won.
    pub fn is_won_by_mover(self, mover: Side) -> bool {
        match self.verdict {
            Verdict::Win(side) => side == mover,
            Verdict::Draw => false,
            Verdict::Loss => true, // the player to move has lost: it is the other's turn now
        }
    }
}
