//! Checking one submission against one exercise.
//!
//! Not for: finding exercises, showing reports.

use crate::exercise::{Exercise, Faults};
use crate::grading::{Plan, Report, Sink, Subject, grade};
use crate::language::{InterpreterFault, Locator, Submission};
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
    Exercise(#[from] Faults),
    /// There is nothing to run the submission with.
    #[error(transparent)]
    Interpreter(#[from] InterpreterFault),
}

/// Grades the submission, telling `sink` as it happens.
pub fn check(what: &Check<'_>, sink: &mut dyn Sink) -> Result<Report, CheckFault> {
    let plan = Plan::new(Arc::clone(&what.exercise))?;
    let interpreter = what.locator.find_for(what.confinement)?;
    let submission = Submission::read(what.path);
    let name = what.path.to_string_lossy();
    let subject = Subject {
        name: &name,
        submission: submission.as_ref().map_err(|fault| (&fault.message, fault.missing)),
        interpreter: &interpreter,
        confinement: what.confinement,
    };
    Ok(grade(&plan, subject, what.interrupted, sink))
}
