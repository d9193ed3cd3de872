//! One program graded against a plan up to the first case that it does not pass.
//!
//! Graded as a student's would be: by the same limits, comparisons and rules. Not for: which programs are tried.

use crate::exercise::Faults;
use crate::grading::{CaseReport, Event, Plan, Runner, Sink, Subject, Ungraded, Verdict, grade};
use crate::language::Submission;
use crate::msg;
use crate::value::Value;
use std::sync::atomic::{AtomicBool, Ordering};

/// The first case that a program did not pass.
#[derive(Debug, Clone)]
pub(super) struct Failure {
    /// Its index in the plan.
    pub(super) case: usize,
    /// What became of it.
    pub(super) verdict: Verdict,
    /// The program's answer, where one came.
    pub(super) actual: Option<Value>,
}

/// Takes note of the first failure, and stops the rest.
struct UntilFailure<'a> {
    stop: &'a AtomicBool,
    first: Option<Failure>,
}

impl Sink for UntilFailure<'_> {
    fn event(&mut self, event: &Event<'_>) {
        let Event::Case(CaseReport { number, verdict, actual, .. }) = event else { return };
        if *verdict != Verdict::Passed && !self.stop.swap(true, Ordering::SeqCst) {
            self.first = Some(Failure { case: number - 1, verdict: *verdict, actual: actual.clone() });
        }
    }
}

/// Tries a program; none where it passes every case. `stop` ends the trial when it is raised from outside.
pub(super) fn attempt(
    plan: &Plan,
    source: &str,
    runner: Runner<'_>,
    stop: &AtomicBool,
) -> Result<Option<Failure>, Ungraded> {
    let submission = Submission::alone("solution.py", source);
    let mut sink = UntilFailure { stop, first: None };
    let subject = Subject {
        name: "solution.py",
        submission: Ok(&submission),
        runner: Runner { interrupted: stop, ..runner },
    };
    let report = grade(plan, subject, &mut sink);
    if let Err(faults) = Faults::check(report.faults) {
        return Err(Ungraded::Faulty(faults));
    }
    let problem = report.problem.unwrap_or_else(|| msg!("mutants-internal"));
    match sink.first {
        _ if report.unconfined => Err(Ungraded::Unconfined(problem)),
        Some(failure) if failure.verdict == Verdict::Internal => Err(Ungraded::Ours(problem)),
        None if stop.load(Ordering::SeqCst) => Err(Ungraded::Interrupted),
        first => Ok(first),
    }
}
