//! Algorithms over any [`Game`](crate::games::Game): perft, alpha-beta with an [`Evaluator`] of the game, the exact
//! proof of forced wins ([`proof`]); and the exact deduction of Bataille ([`grids`]), which is none.
//!
//! Not for: rules, evaluation terms of a game, or players.

mod alphabeta;
mod evaluator;
pub mod grids;
mod limits;
mod ordering;
mod perft;
pub mod proof;
mod score;
mod transposition;

pub use alphabeta::{AlphaBeta, Found};
pub use evaluator::Evaluator;
pub use limits::Limits;
pub use perft::{divide, perft};
pub use proof::{Answer, Interrupted, Proof, Prover, Win};
pub use score::{DRAW, LARGEST_ESTIMATE, MOST_PLIES, Score, WIN, is_decisive};
