//! Checking one submission against one exercise.
//!
//! Not for: finding exercises, showing reports.

use crate::exercise::Exercise;
use crate::grading::{Plan, Report, Runner, Sink, Subject, Ungraded, grade};
use crate::language::{Language, Submission};
use std::path::Path;
use std::sync::Arc;

/// What to check.
#[derive(Debug)]
pub struct Check<'a> {
    /// Against this exercise.
    pub exercise: Arc<Exercise>,
    /// This file.
    pub path: &'a Path,
    /// With this.
    pub runner: Runner<'a>,
}

/// Grades the submission, telling `sink` as it happens.
pub fn check(what: &Check<'_>, sink: &mut dyn Sink) -> Result<Report, Ungraded> {
    let runner = what.runner;
    // A faulty exercise is told even where no interpreter is found.
    let plan = Plan::new(Arc::clone(&what.exercise), runner)?;
    let submission = Submission::find(what.path, &what.exercise.file_names());
    if let Ok(submission) = &submission {
        runner.interpreters.runtime(Language::of(submission))?;
    }
    let name = what.path.to_string_lossy();
    let submission = submission.as_ref().map_err(|fault| (&fault.message, fault.missing));
    Ok(grade(&plan, Subject { name: &name, submission, runner }, sink))
}
