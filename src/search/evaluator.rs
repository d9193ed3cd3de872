//! What a search must be told of a game besides its rules: how good positions look, which moves look good.
//!
//! Not for: the terms of any game (`players`), nor for what the rules know (finished games, repetitions).

use super::Score;
use crate::games::Game;

/// The estimates of one game. Searches are compiled for each evaluator: no call goes through a pointer.
pub trait Evaluator<G: Game> {
    /// How many numbers [`Evaluator::slot`] gives.
    const SLOTS: usize = 1;

    /// How good an unfinished position is for the side to move, within
    /// ±[`LARGEST_ESTIMATE`](super::LARGEST_ESTIMATE); 0 is even. The unit is the evaluator's.
    fn score(&self, position: &G) -> Score;

    /// Appends the moves a search looks at, each of them legal; one at least where the game is not over. All of
    /// them by default; a game with very many moves of which few matter is looked into deeper with fewer.
    fn candidates(&self, position: &G, moves: &mut Vec<G::Move>) {
        position.legal_moves(moves);
    }

    /// How early a legal move should be tried: the higher, the earlier, below 2²⁴ either way. It changes the
    /// time a search takes, and which of several equally good moves is found, but never the score.
    fn promise(&self, _position: &G, _mv: G::Move) -> i32 {
        0
    }

    /// A number below [`Evaluator::SLOTS`] under which a search remembers how often moves like this one were good.
    fn slot(&self, _mv: G::Move) -> usize {
        0
    }
}
