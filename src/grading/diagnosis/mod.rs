//! What lies behind a wrong answer, in a learner's terms: printed instead of returned, rows and columns exchanged,
//! a list that is shared. Found by trying (is the transposed answer right? the same call once more?), never guessed.
//!
//! A diagnosis changes no verdict and no points. [`of_case`] knows one case, [`Overall`] what several show together,
//! `probe` asks the program again. Not for: reasons that need the rules of a game (`reference` explains those), nor
//! for what may be told to whom (`report::disclosure`).

mod arrangement;
mod case;
mod code;
mod finding;
mod kinship;
mod overall;
mod print;
mod probe;

pub use code::{Code, Knowledge};
pub use finding::Diagnosis;

pub(super) use case::{of_any_language, of_case, of_problem};
pub(super) use overall::Overall;
pub(super) use probe::Probe;
