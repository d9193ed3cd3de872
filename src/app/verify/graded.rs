//! The programs of an exercise, graded like submissions, as many at a time as there are cores.
//!
//! Not for: what their reports mean (`judged`).

use crate::exercise::{Check, Fault, Finding, KnownWrong, ProgramFile};
use crate::grading::{Event, Plan, Report, Runner, Sink, Subject, grade, workers};
use crate::language::{InterpreterFault, Interpreters, Language, Submission};
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

/// A program of the exercise's author.
pub(super) struct Program<'a> {
    /// What it is for: a solution, a starter or a known-wrong solution.
    pub(super) check: Check,
    /// How its file is shown.
    pub(super) shown: String,
    /// The program.
    pub(super) submission: Submission,
    /// What it declares, where it is known to be wrong.
    pub(super) wrong: Option<&'a KnownWrong>,
    /// What became of it, once it was graded.
    pub(super) report: Option<Report>,
}

impl<'a> Program<'a> {
    pub(super) fn new(check: Check, shown: String, submission: Submission) -> Self {
        Self { check, shown, submission, wrong: None, report: None }
    }

    /// The program of a file; why there is none is a finding.
    pub(super) fn read(
        check: Check,
        file: &ProgramFile,
        wrong: Option<&'a KnownWrong>,
        findings: &mut Vec<Finding>,
    ) -> Option<Self> {
        let shown = file.source.path.clone();
        match Submission::read(&file.path) {
            Ok(submission) => Some(Self { wrong, ..Self::new(check, shown, submission) }),
            Err(fault) => {
                findings.push(Finding::new(check, Fault::whole(shown, fault.message)));
                None
            }
        }
    }

    /// Why nothing here runs its language, if nothing does.
    pub(super) fn unserved(&self, interpreters: &Interpreters) -> Option<Arc<InterpreterFault>> {
        interpreters.runtime(Language::of(&self.submission)).err()
    }

    /// The names of files that come along with it.
    pub(super) fn companions(&self) -> Vec<String> {
        self.submission.companions.iter().map(|(name, _)| name.clone()).collect()
    }
}

/// Nobody listens.
struct Silent;

impl Sink for Silent {
    fn event(&mut self, _: &Event<'_>) {}
}

/// What becomes of one program.
pub(super) fn report(plan: &Plan, program: &Program<'_>, runner: Runner<'_>) -> Report {
    let subject = Subject { name: &program.shown, submission: Ok(&program.submission), runner };
    grade(plan, subject, &mut Silent)
}

/// Grades every program. Those that an interruption leaves out have no report.
pub(super) fn graded(plan: &Plan, programs: &mut [Program<'_>], runner: Runner<'_>) {
    let grade = |index: usize, _: &AtomicBool| report(plan, &programs[index], runner);
    let reports = workers::each(programs.len(), runner.interrupted, &grade, &mut |_| {});
    for (program, report) in programs.iter_mut().zip(reports) {
        program.report = report;
    }
}
