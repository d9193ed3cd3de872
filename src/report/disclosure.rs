//! What a report may tell of a case: visibility and feedback of its group decide, here and nowhere else.
//!
//! | | `full` | `actual` | `verdict`, or a hidden group |
//! |---|---|---|---|
//! | name, verdict, points | yes | yes | yes |
//! | arguments, what the case is about, the student's answer, printed text, CPU time | yes | yes | no |
//! | expected answer, difference, explanation | yes | no | no |
//! | what happened, exception | yes | yes | a well-known exception's name and the student's own line |
//! | diagnosis | yes | one that does not know the right answer | one that follows from verdict and exception |
//!
//! A program could carry a hidden case's arguments out in anything it chooses freely: its output, an
//! exception's message, the name of a class made on the spot, a time. So none of these is told of such a case.
//! A teacher's report may ask for everything. Not for: layout.

use crate::exercise::{Comparison, Exercise, Feedback, Localized, Points, Raises, Visibility};
use crate::grading::{CaseReport, Diagnosis, Knowledge, Printed, Raised, Report, Site, Verdict};
use crate::message::Message;
use crate::value::compare::Rules;
use crate::value::{Difference, Notation, Shown, Value};
use std::borrow::Cow;
use std::time::Duration;

/// How much of a group's cases is told.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Level {
    /// The verdict alone.
    Verdict,
    /// The student's side as well.
    Actual,
    /// Everything.
    Full,
}

/// How much of this group's cases is told; of a group the exercise does not have, as little as possible.
pub fn level(exercise: &Exercise, group: usize, reveal: bool) -> Level {
    match exercise.groups.get(group) {
        _ if reveal => Level::Full,
        None => Level::Verdict,
        Some(group) => match (group.visibility, group.feedback) {
            (Visibility::Hidden, _) | (_, Feedback::Verdict) => Level::Verdict,
            (_, Feedback::Actual) => Level::Actual,
            (_, Feedback::Full) => Level::Full,
        },
    }
}

/// Whether a diagnosis says no more of a case than may be told of it.
fn tells(level: Level, diagnosis: &Diagnosis) -> bool {
    match diagnosis.code.knowledge() {
        Knowledge::Outcome => true,
        Knowledge::Answer => level >= Level::Actual,
        Knowledge::Expected => level >= Level::Full,
    }
}

/// The diagnoses of a whole run that may be told: those shown by cases of which each may tell its part.
pub fn diagnoses(report: &Report, reveal: bool) -> impl Iterator<Item = &Diagnosis> {
    let exercise = &report.head.exercise;
    report.diagnoses.iter().filter(move |found| {
        let level_of = |index: &usize| {
            report.cases.get(*index).map_or(Level::Verdict, |case| level(exercise, case.group, reveal))
        };
        // What no case shows concerns the whole file, as its problem does.
        found.cases.iter().all(|index| tells(level_of(index), found))
            && (!found.cases.is_empty() || tells(Level::Verdict, found))
    })
}

/// What may be told of a case. Reports take every fact about a case from here.
#[derive(Debug)]
pub struct Disclosed<'a> {
    /// How much is told.
    pub level: Level,
    /// Its name.
    pub name: &'a str,
    /// The group's index.
    pub group: usize,
    /// What became of it.
    pub verdict: Verdict,
    /// Points earned, of how many.
    pub points: &'a (Points, Points),
    /// What the case is about.
    pub why: Option<&'a Localized>,
    /// The call.
    pub call: Option<&'a Shown>,
    /// The arguments.
    pub args: Option<&'a [Value]>,
    /// The right answer.
    pub expected: Option<&'a Value>,
    /// The exception expected.
    pub raises: Option<&'a Raises>,
    /// How the answer was judged.
    compare: &'a Comparison,
    /// The student's answer.
    pub actual: Option<&'a Value>,
    /// Why the answer is wrong.
    pub explanation: Option<&'a Message>,
    /// What lies behind it.
    pub diagnosis: Option<&'a Diagnosis>,
    /// What happened.
    pub detail: Option<&'a Message>,
    /// The exception.
    pub exception: Option<Exception<'a>>,
    /// What the student's code printed.
    pub printed: Option<&'a Printed>,
    /// CPU time.
    pub cpu: Option<Duration>,
}

/// What may be told of an exception.
#[derive(Debug)]
pub struct Exception<'a> {
    /// The class's name.
    pub class: Option<&'a str>,
    /// The message.
    pub message: Option<&'a str>,
    /// Lines of the student's code, outermost first.
    pub frames: Cow<'a, [Site]>,
    /// Whether the names of the functions may be told.
    pub functions: bool,
}

impl<'a> Exception<'a> {
    /// Everything about an exception that no hidden case caused.
    pub fn whole(raised: &'a Raised) -> Self {
        Self {
            class: Some(&raised.class),
            message: Some(raised.message.as_str()).filter(|message| !message.is_empty()),
            frames: Cow::Borrowed(&raised.frames),
            functions: true,
        }
    }

    /// The name, where every program has that exception, and the line it arose on.
    fn veiled(raised: &'a Raised) -> Self {
        Self {
            class: Some(raised.class.as_str()).filter(|class| WELL_KNOWN.contains(class)),
            message: None,
            frames: raised.frames.last().map(bare).into_iter().collect(),
            functions: false,
        }
    }
}

impl<'a> Disclosed<'a> {
    /// What may be told of `case`; everything where `reveal` is set.
    pub fn new(exercise: &Exercise, case: &'a CaseReport, reveal: bool) -> Self {
        let level = level(exercise, case.group, reveal);
        let (full, actual) = (level >= Level::Full, level >= Level::Actual);
        // A case that was not run knows nothing of its arguments.
        let not_run = matches!(case.verdict, Verdict::NotLoaded | Verdict::Missing | Verdict::Skipped);
        Self {
            level,
            name: &case.name,
            group: case.group,
            verdict: case.verdict,
            points: &case.points,
            why: case.why.as_ref().filter(|_| actual),
            call: actual.then_some(&case.call),
            args: actual.then_some(case.input.arguments()),
            compare: &case.compare,
            expected: case.expected.as_ref().filter(|_| full),
            raises: case.raises.as_ref().filter(|_| full),
            actual: case.actual.as_ref().filter(|_| actual),
            explanation: case.explanation.as_ref().filter(|_| full),
            diagnosis: case.diagnosis.as_ref().filter(|found| tells(level, found)),
            detail: case.detail.as_ref().filter(|_| actual || not_run),
            exception: case
                .raised
                .as_ref()
                .map(|raised| if actual { Exception::whole(raised) } else { Exception::veiled(raised) }),
            printed: actual.then_some(&case.printed),
            cpu: actual.then_some(case.cpu),
        }
    }

    /// How the answer differs from the right one, where both may be told and the case did not pass. None where
    /// several answers are right: what is wrong with this one its checker says.
    pub fn difference(&self) -> Option<Difference<'a>> {
        match self.compare {
            Comparison::Rules(rules) if self.verdict != Verdict::Passed => {
                Difference::by(rules, self.expected?, self.actual?)
            }
            _ => None,
        }
    }

    /// The rules the answer was compared by, where it may be told how it differs.
    pub fn rules(&self) -> Option<&'a Rules> {
        match self.compare {
            Comparison::Rules(rules) if self.level >= Level::Full => Some(rules),
            _ => None,
        }
    }

    /// One right answer among others, where it may be told and the case did not pass.
    pub fn one_right_answer(&self) -> Option<&'a Value> {
        match self.compare {
            Comparison::Checker(_) if self.verdict != Verdict::Passed => self.expected,
            _ => None,
        }
    }

    /// The line of the student's own code on which an exception arose, where one did.
    pub fn site(&self) -> Option<&Site> {
        self.exception.as_ref()?.frames.last()
    }

    /// The student's answer in the notation of its language.
    pub fn actual_shown(&self, notation: Notation, most: usize) -> Option<Shown> {
        self.actual.map(|value| notation.show(value, most))
    }

    /// The right answer in the notation of the student's language.
    pub fn expected_shown(&self, notation: Notation, most: usize) -> Option<Shown> {
        self.expected.map(|value| notation.show(value, most))
    }
}

/// A line of the student's, without what a program can choose freely about it.
fn bare(site: &Site) -> Site {
    Site { columns: None, function: String::new(), repeats: 0, ..site.clone() }
}

/// Exceptions that a language itself has: Python's, from the list in its library reference, then
/// JavaScript's. Their names say nothing of a case's arguments but that they were raised.
const WELL_KNOWN: &[&str] = &[
    "ArithmeticError",
    "AssertionError",
    "AttributeError",
    "BaseException",
    "BaseExceptionGroup",
    "BlockingIOError",
    "BrokenPipeError",
    "BufferError",
    "ChildProcessError",
    "ConnectionAbortedError",
    "ConnectionError",
    "ConnectionRefusedError",
    "ConnectionResetError",
    "EOFError",
    "Exception",
    "ExceptionGroup",
    "FileExistsError",
    "FileNotFoundError",
    "FloatingPointError",
    "GeneratorExit",
    "ImportError",
    "IndentationError",
    "IndexError",
    "InterruptedError",
    "IsADirectoryError",
    "KeyError",
    "KeyboardInterrupt",
    "LookupError",
    "MemoryError",
    "ModuleNotFoundError",
    "NameError",
    "NotADirectoryError",
    "NotImplementedError",
    "OSError",
    "OverflowError",
    "PermissionError",
    "ProcessLookupError",
    "PythonFinalizationError",
    "RecursionError",
    "ReferenceError",
    "RuntimeError",
    "StopAsyncIteration",
    "StopIteration",
    "SyntaxError",
    "SystemError",
    "SystemExit",
    "TabError",
    "TimeoutError",
    "TypeError",
    "UnboundLocalError",
    "UnicodeDecodeError",
    "UnicodeEncodeError",
    "UnicodeError",
    "UnicodeTranslateError",
    "ValueError",
    "ZeroDivisionError",
    "AggregateError",
    "Error",
    "EvalError",
    "RangeError",
    "URIError",
];
