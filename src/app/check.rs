//! Checking one submission against one exercise.
//!
//! Not for: finding exercises, showing reports.

use crate::exercise::{Exercise, Faults};
use crate::grading::{Plan, Report, Runner, Sink, Subject, Unplanned, grade};
use crate::language::{InterpreterFault, Interpreters, Language, Submission};
use crate::message::Message;
use crate::sandbox::Confinement;
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

/// What to check.
#[derive(Debug)]
pub struct Check<'a> {
    /// Against this exercise.
    pub exercise: Arc<Exercise>,
    /// This file.
    pub path: &'a Path,
    /// With these interpreters.
    pub interpreters: &'a Interpreters,
    /// In these layers.
    pub confinement: &'a Confinement,
    /// Becomes true when the person interrupts.
    pub interrupted: &'a AtomicBool,
}

/// Why nothing was graded.
#[derive(Debug, thiserror::Error)]
pub enum CheckFault {
    /// The exercise is faulty.
    #[error(transparent)]
    Exercise(Faults),
    /// A layer of the confinement that was proved before is refused now.
    #[error("{0}")]
    Unconfined(Message),
    /// There is nothing to run the submission, or the author's own programs, with.
    #[error(transparent)]
    Interpreter(#[from] Arc<InterpreterFault>),
}

/// Grades the submission, telling `sink` as it happens.
pub fn check(what: &Check<'_>, sink: &mut dyn Sink) -> Result<Report, CheckFault> {
    let Check { interpreters, confinement, interrupted, .. } = *what;
    let runner = Runner { interpreters, confinement, interrupted };
    // A faulty exercise is told even where no interpreter is found.
    let plan = planned(&what.exercise, runner)?;
    let submission = Submission::find(what.path, &what.exercise.file_names());
    if let Ok(submission) = &submission {
        interpreters.runtime(Language::of(submission))?;
    }
    let name = what.path.to_string_lossy();
    let submission = submission.as_ref().map_err(|fault| (&fault.message, fault.missing));
    Ok(grade(&plan, Subject { name: &name, submission, runner }, sink))
}

/// The plan of an exercise.
pub(super) fn planned(exercise: &Arc<Exercise>, runner: Runner<'_>) -> Result<Plan, CheckFault> {
    Plan::new(Arc::clone(exercise), Some(runner)).map_err(|unplanned| match unplanned {
        Unplanned::Faulty(faults) => CheckFault::Exercise(faults),
        Unplanned::Unconfined(lost) => CheckFault::Unconfined(lost),
        Unplanned::Interpreter(fault) => fault.into(),
        Unplanned::NoRunner => Arc::new(InterpreterFault::NotFound(Language::Python)).into(),
    })
}
