//! Grading: plan → run → judge → score, told as events.
//!
//! Not for: showing anything (`report`), starting processes (`sandbox`, `language`).

mod agreement;
mod checker;
mod contradiction;
mod counterexample;
mod diagnosis;
mod event;
mod expected;
mod generated;
mod grade;
mod growth;
mod inputs;
mod judge;
mod mutants;
mod oracle;
mod plan;
mod runner;
mod score;
mod ungraded;
mod verdict;
pub(crate) mod workers;

pub use crate::language::{MutationKind, Raised, Site};
pub use counterexample::Counterexample;
pub use diagnosis::{Code, Diagnosis, Knowledge};
pub use event::{CaseReport, Event, GroupReport, Head, Printed, Report, Sink};
pub use grade::{Subject, grade};
pub use inputs::Inputs;
pub use mutants::{Catch, Fate, MOST_EQUIVALENT, Mutant, Progress, Sought, Trial, Tried, mutants};
pub use plan::{Plan, Planned};
pub use runner::Runner;
pub use ungraded::Ungraded;
pub use verdict::Verdict;
