//! Checking one submission against one exercise.
//!
//! Not for: finding exercises, showing reports.

use crate::exercise::{Exercise, Faults};
use crate::grading::{Plan, Report, Runner, Sink, Subject, Unplanned, grade};
use crate::language::{Interpreter, InterpreterFault, Locator, Submission};
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
    /// With an interpreter found here.
    pub locator: &'a Locator,
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
    /// There is nothing to run the submission with.
    #[error(transparent)]
    Interpreter(#[from] InterpreterFault),
}

impl<'a> Check<'a> {
    fn runner<'b>(&self, interpreter: &'b Interpreter) -> Runner<'b>
    where
        'a: 'b,
    {
        Runner { interpreter, confinement: self.confinement, interrupted: self.interrupted }
    }
}

/// Grades the submission, telling `sink` as it happens.
pub fn check(what: &Check<'_>, sink: &mut dyn Sink) -> Result<Report, CheckFault> {
    let found = what.locator.find();
    // A faulty exercise is told even where no interpreter is found.
    let plan =
        match Plan::new(Arc::clone(&what.exercise), found.as_ref().ok().map(|python| what.runner(python))) {
            Err(Unplanned::Faulty(faults)) => return Err(CheckFault::Exercise(faults)),
            Err(Unplanned::Unconfined(lost)) => return Err(CheckFault::Unconfined(lost)),
            other => other,
        };
    let interpreter = found?;
    let Ok(plan) = plan else { return Err(InterpreterFault::NotFound.into()) };
    let submission = Submission::find(what.path, &what.exercise.file_names());
    let name = what.path.to_string_lossy();
    let subject = Subject {
        name: &name,
        submission: submission.as_ref().map_err(|fault| (&fault.message, fault.missing)),
        runner: what.runner(&interpreter),
    };
    Ok(grade(&plan, subject, sink))
}
