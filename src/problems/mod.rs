//! A training problem and a set of them, read from YAML and written to it; the format stands in `docs/training.md`.
//!
//! A set is only text in fields until someone proves it: nothing here knows whether a solution is right. Not for:
//! making problems, nor for verifying them (`training`).

mod moves;
mod problem;
mod set;

pub use moves::Moves;
pub use problem::{Class, FirstMoves, Problem, Source};
pub use set::{FORMAT, Set, lines_of_problems};
