//! Algorithms over any [`Game`](crate::games::Game), and the exact deduction of Bataille ([`grids`]), which is
//! none. Not for: rules, evaluation terms of a game, or players.

pub mod grids;
mod perft;

pub use perft::{divide, perft};
