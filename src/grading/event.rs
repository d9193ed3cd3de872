//! What grading tells, as it happens and at the end: the one source of every report.
//!
//! Everything here may hold text from strangers, raw; a report makes it safe for its format. Not for: wording
//! or layout.

use super::{Counterexample, Diagnosis, Verdict};
use crate::exercise::{
    Comparison, Exercise, Fault, Feedback, Localized, Points, Raises, Scoring, Visibility,
};
use crate::language::{Input, Raised, Site};
use crate::message::Message;
use crate::sandbox::Isolation;
use crate::value::{Notation, Shown, Value};
use std::sync::Arc;
use std::time::Duration;

/// One thing that happened.
#[derive(Debug)]
pub enum Event<'a> {
    /// The plan stands; cases follow in its order.
    Begin(&'a Head),
    /// A small failing call was found; the failing case it was found from follows.
    Counterexample(&'a Counterexample),
    /// A case has its verdict.
    Case(&'a CaseReport),
    /// The score stands.
    End(&'a Report),
}

/// A consumer of events.
pub trait Sink {
    /// Takes one event.
    fn event(&mut self, event: &Event<'_>);

    /// Whether somebody reads of the smallest failing call: looking for it takes its time.
    fn wants_counterexample(&self) -> bool {
        false
    }
}

/// What is known before the first case.
#[derive(Debug, Clone)]
pub struct Head {
    /// The exercise graded against.
    pub exercise: Arc<Exercise>,
    /// The submission as the person named it.
    pub submission: String,
    /// The language and version that runs it, such as `Python 3.11.7`; empty where none could be found.
    pub language: String,
    /// What keeps the submission in.
    pub isolation: Isolation,
    /// How values are written in that language.
    pub notation: Notation,
    /// How many cases each group has, in the exercise's order.
    pub cases_per_group: Vec<usize>,
    /// Remarks that hold for the whole run: a notebook's cells were taken, confinement is partial.
    pub notes: Vec<Message>,
}

/// One case and what became of it.
#[derive(Debug, Clone)]
pub struct CaseReport {
    /// From 1, over all groups.
    pub number: usize,
    /// The group's index in the exercise.
    pub group: usize,
    /// Unique in the run: the group's name and the case's number in it, `examples 2`.
    pub name: String,
    /// What the case is about, where the author says so.
    pub why: Option<Localized>,
    /// What became of it.
    pub verdict: Verdict,
    /// Points earned, and the most it could earn. Where a group gives all or nothing, they are taken back at the
    /// end when another of its cases failed.
    pub points: (Points, Points),
    /// What was asked.
    pub input: Input,
    /// The call in the student's notation, or how the program was started; bounded.
    pub call: Shown,
    /// The right answer, or one of them, of a program what it prints; none where an exception is expected, or where
    /// only a checker knows which answers are right.
    pub expected: Option<Value>,
    /// The exception expected.
    pub raises: Option<Raises>,
    /// How the answer was judged.
    pub compare: Arc<Comparison>,
    /// The student's answer, where one came.
    pub actual: Option<Value>,
    /// Why the answer is wrong, from the reference solver or from the answer's type.
    pub explanation: Option<Message>,
    /// What lies behind it, in a learner's terms, where that can be shown.
    pub diagnosis: Option<Diagnosis>,
    /// What happened, for verdicts other than `passed` and `wrong`.
    pub detail: Option<Message>,
    /// The exception, where the student's code raised one.
    pub raised: Option<Raised>,
    /// What the student's code printed during this case.
    pub printed: Printed,
    /// CPU time of the case.
    pub cpu: Duration,
    /// The most memory it held, in bytes.
    pub peak: u64,
}

/// Text printed by a case.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Printed {
    /// Its beginning and end, where it was too long; bytes that are not UTF-8 are written `\xff`.
    pub text: String,
    /// How many bytes were left out.
    pub cut: usize,
}

/// A group's result.
#[derive(Debug, Clone)]
pub struct GroupReport {
    /// Its name.
    pub name: String,
    /// Cases passed, of how many.
    pub passed: (usize, usize),
    /// Points earned, of how many.
    pub points: (Points, Points),
    /// Whether one failing case takes all its points.
    pub scoring: Scoring,
    /// Whether its points come on top of the total.
    pub bonus: bool,
    /// Who may see it.
    pub visibility: Visibility,
    /// How much it tells.
    pub feedback: Feedback,
    /// Why it was skipped, where it was: the name of the required group that did not pass.
    pub skipped_for: Option<String>,
}

/// Everything, at the end.
#[derive(Debug, Clone)]
pub struct Report {
    /// What was known at the beginning.
    pub head: Head,
    /// What concerns every case and is said once: the file could not be loaded, the function is missing.
    pub problem: Option<Message>,
    /// Where that problem stands in the student's file.
    pub problem_site: Option<Site>,
    /// The exception behind the problem, where the file raised one while it was loaded.
    pub problem_raised: Option<Raised>,
    /// Whether cases were not run because a layer of the confinement, proved before, is refused now.
    pub unconfined: bool,
    /// The groups in order.
    pub groups: Vec<GroupReport>,
    /// Every case of the plan, in order.
    pub cases: Vec<CaseReport>,
    /// Points earned, of how many; those of bonus groups come on top.
    pub score: (Points, Points),
    /// What was found wrong with the exercise itself, for its author; nothing of that is the submission's fault.
    pub faults: Vec<Fault>,
    /// What the cases show together, the most telling first; advice about programs that pass is among it.
    pub diagnoses: Vec<Diagnosis>,
    /// What to look at next, the most helpful first.
    pub next_steps: Vec<Message>,
    /// The smallest failing call that was found; none where none is smaller than a failing case.
    pub counterexample: Option<Counterexample>,
    /// The name of a case that failed, and was answered right when it was asked again.
    pub unsteady: Option<String>,
}

impl Report {
    /// Whether every case passed.
    pub fn all_passed(&self) -> bool {
        self.cases.iter().all(|case| case.verdict == Verdict::Passed)
    }
}
