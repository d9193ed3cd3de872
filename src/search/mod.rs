//! Algorithms over any [`Game`](crate::games::Game). Not for: rules, evaluation terms of a game, or players.

mod perft;

pub use perft::{divide, perft};
