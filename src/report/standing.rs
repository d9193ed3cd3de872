//! How formats that know three or four results count our verdicts: here once, so that they all agree.
//!
//! Not for: points, nor for the words of verdicts.

use crate::grading::{Report, Verdict};

/// A case's result as other programs know it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Standing {
    /// The right answer came.
    Passed,
    /// Another answer came.
    Failed,
    /// No answer came: it raised, was stopped, or could not be run at all.
    Errored,
    /// It was left out because of another case, which did not pass.
    Skipped,
}

/// The standings of one run.
#[derive(Debug, Clone, Copy)]
pub(super) struct Standings {
    /// Whether a case that was run, or should have been, did not pass.
    fails: bool,
}

impl Standings {
    pub(super) fn of(report: &Report) -> Self {
        let passing = |verdict| matches!(verdict, Verdict::Passed | Verdict::Skipped);
        Self { fails: report.cases.iter().any(|case| !passing(case.verdict)) }
    }

    /// What a verdict counts as. Programs take what is skipped for success; so where nothing else fails, as
    /// in an interrupted run, a case without a result is an error.
    pub(super) fn standing(self, verdict: Verdict) -> Standing {
        match verdict {
            Verdict::Passed => Standing::Passed,
            Verdict::Wrong => Standing::Failed,
            Verdict::Skipped if self.fails => Standing::Skipped,
            Verdict::Skipped
            | Verdict::Error
            | Verdict::Timeout
            | Verdict::Memory
            | Verdict::Output
            | Verdict::Crash
            | Verdict::Forbidden
            | Verdict::NotLoaded
            | Verdict::Missing
            | Verdict::Internal => Standing::Errored,
        }
    }
}
