//! Algorithms over any [`Game`](crate::games::Game). Not for: rules, evaluation terms of a game, or players.

mod perft;
pub mod proof;

pub use perft::{divide, perft};
pub use proof::{Interrupted, Proof, Prover, Win};
