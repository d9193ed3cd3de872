//! Algorithms over any [`Game`](crate::games::Game): perft, and alpha-beta with an [`Evaluator`] of the game.
//!
//! Not for: rules, evaluation terms of a game, or players.

mod alphabeta;
mod evaluator;
mod limits;
mod ordering;
mod perft;
mod score;
mod transposition;

pub use alphabeta::{AlphaBeta, Found};
pub use evaluator::Evaluator;
pub use limits::Limits;
pub use perft::{divide, perft};
pub use score::{DRAW, LARGEST_ESTIMATE, MOST_PLIES, Score, WIN, is_decisive};
