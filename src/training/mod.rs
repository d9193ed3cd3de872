//! Training problems: found in recorded games and lists of positions, proved, and verified a second time.
//!
//! [`mine`] looks through every game (`miner`) for positions that hold a short win or an only defence, and asks each
//! gate in turn; a panel of players rates what passes (`panel`), and of that pool a set is chosen (`choice`) whose
//! proofs are stored ([`certify`]). [`verify`] believes nothing of a set: it works everything out again by plain
//! rules and a plain search of its own ([`plain`]). [`lesson`] judges a learner's answers. What a problem must be
//! stands in `docs/training.md`. Not for: files (`app`), nor for asking problems (`cli`).

mod blunders;
mod candidate;
mod certificate;
mod choice;
mod gate;
pub mod lesson;
mod likeness;
mod miner;
mod mining;
mod naive;
mod origin;
mod panel;
pub mod plain;
mod pool;
mod quota;
mod sight;
mod trained;
mod verifier;

pub use blunders::{Blunders, Own, blunders};
pub use candidate::{Candidate, Found};
pub use certificate::{Certificate, LONGEST_LOSS, Provenance, Uncertified, certify};
pub use gate::{Gate, Rejected};
pub use mining::{Mined, Wanted, mine};
pub use origin::Origin;
pub use quota::{Counted, Least, Quota, Unmet};
pub use sight::only_defence;
pub use trained::{Trained, TrainedGame};
pub use verifier::{Flaw, verify};

/// The longest wins that problems ask for, in moves of the solver.
pub const LONGEST_WIN: u32 = 3;

/// The longest losses that only defences avert, in moves of the other side.
pub const LONGEST_DEFENCE: u32 = 2;

/// The fewest legal first moves of a problem.
pub const FEWEST_MOVES: usize = 5;

/// The fewest of them that are wrong.
pub const FEWEST_WRONG: usize = 2;

/// The fewest cells in which the boards of two problems of a set differ.
pub const FEWEST_CELLS_APART: usize = 4;
