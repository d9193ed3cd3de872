//! Training problems: found in recorded games and lists of positions, proved, and verified a second time.
//!
//! [`mine`] walks through candidates in an order drawn from a seed and asks each gate in turn; a problem that
//! passes them all is proved by the search, and its proof is stored ([`certify`]). [`verify`] believes nothing of a
//! set: it works everything out again by plain rules and a plain search of its own ([`plain`]). What a problem must be stands in `docs/training.md`. Not for: files (`app`), nor for
//! asking problems.

mod certificate;
mod gate;
mod likeness;
mod mining;
mod origin;
pub mod plain;
mod trained;
mod verifier;

pub use certificate::{Certificate, LONGEST_LOSS, Provenance, Uncertified, certify, only_defence};
pub use gate::Gate;
pub use mining::{Mined, mine};
pub use origin::Origin;
pub use trained::Trained;
pub use verifier::{Flaw, verify};

/// The longest wins that problems ask for, in moves of the solver.
pub const LONGEST_WIN: u32 = 3;

/// The fewest legal first moves of a problem.
pub const FEWEST_MOVES: usize = 5;
