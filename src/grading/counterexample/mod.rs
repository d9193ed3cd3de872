//! The smallest failing call: from a failing case to a call that fails too and is as small as can be found.
//!
//! First the smallest inputs of the exercise are tried in order; then what fails is made smaller step by step. Every
//! input is one the exercise means ([`Inputs`](super::Inputs) of its open groups) and the reference answers; every
//! call is made confined, and one that fails in a process that made other calls before is asked afresh. All of it
//! stays within a number of calls and a time; a time-out is no failure here, as it depends on the machine. Verdicts
//! and points are never touched.
//!
//! A call found is a new one, so the right answer to it is no hidden case's; but it is an answer of the reference. It
//! is looked for only where a case of an open group failed, whose right answers are told as well, and only among the
//! inputs that open groups mean. Not for: programs and kept state (nobody says which inputs they mean, or a call
//! alone means little), nor for exercises where nobody knows the right answers of new calls.

mod ask;
mod search;

pub(super) use search::{Means, Search};

use super::{CaseReport, Verdict};

/// A small failing call.
#[derive(Debug, Clone)]
pub struct Counterexample {
    /// The call and what came of it, told like a case. It is of the same group as the case it was found from, and
    /// has no number and no points.
    pub case: CaseReport,
    /// The name of the case it was found from.
    pub from: String,
    /// The seed of the generator that made that case, where one did.
    pub seed: Option<u64>,
    /// The line of `exercise.yaml` that makes it a case, where it can be written.
    pub line: Option<String>,
    /// Whether the search ended before every smaller step was tried.
    pub cut: bool,
}

/// Whether a failure counts here: it shows the code's own doing, whatever the machine.
const fn counts(verdict: Verdict) -> bool {
    matches!(verdict, Verdict::Wrong | Verdict::Error)
}
