//! Python 3.8 and newer: one confined interpreter a submission, a fork of it for every case.
//!
//! The forking process is our harness (`harness.py`) and never runs the student's code. Not for: what a limit's
//! breach is called (`grading`), nor for how confinement is made (`sandbox`).

mod mutation;
mod session;

pub use mutation::{MUTATION_LIMITS, Mutation, MutationKind, Unmutated, mutations};
pub(super) use session::open;

/// The program that serves the calls.
const HARNESS: &str = include_str!("harness.py");
