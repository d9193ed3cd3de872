//! Grading: plan → run → judge → score, told as events.
//!
//! Not for: showing anything (`report`), starting processes (`sandbox`, `language`).

mod event;
mod grade;
mod judge;
mod plan;
mod score;
mod verdict;

pub use crate::language::{Raised, Site};
pub use event::{CaseReport, Event, GroupReport, Head, Printed, Report, Sink};
pub use grade::{Subject, grade};
pub use plan::{Plan, Planned};
pub use verdict::Verdict;
