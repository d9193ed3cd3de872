//! A training problem and a set of them, read from YAML and written to it; the format stands in `docs/training.md`.
//!
//! A set is only text in fields until someone proves it: nothing here knows whether a solution is right. Not for:
//! making problems, nor for verifying them (`training`).

mod moves;
mod problem;
mod set;
mod shipped;
mod tree;

pub use moves::Moves;
pub use problem::{Class, FirstMoves, Goal, Kind, Problem, Refutation, Source};
pub use set::{FORMAT, Set, lines_of_problems};
pub use shipped::shipped;
pub use tree::{Branch, Defence, Replies, TreeFault, TreeText};

/// The hardest band: the easiest is 1.
pub const HARDEST: u8 = 5;
