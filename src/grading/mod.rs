//! Grading: plan → run → judge → score, told as events.
//!
//! Not for: showing anything (`report`), starting processes (`sandbox`, `language`).

mod event;
mod verdict;

pub use event::{CaseReport, Event, GroupReport, Head, Printed, Raised, Report, Sink, Site};
pub use verdict::Verdict;
