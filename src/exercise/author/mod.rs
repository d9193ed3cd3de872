//! The author checks: what someone who writes an exercise should mend, though it can be used.
//!
//! Here are their names, and those that only need the exercise's own files. Not for: what makes an exercise unusable
//! (`read`), nor for the checks that run its solutions (`app`).

mod cases;
mod files;
mod statement;
mod texts;

pub(super) use files::unlisted_file;

use super::fault::{Fault, Source};
use super::folder::Folder;
use super::model::Exercise;
use crate::yaml::Place;
use std::ops::Range;
use std::sync::Arc;

/// What is checked of an exercise. `docs/exercises.md` has a line about each.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Check {
    /// Its files can be read, and mean something.
    Exercise,
    /// Nothing in `exercise.yaml` looks like something else than it is.
    Warnings,
    /// Every file of its two folders has a purpose.
    Files,
    /// The statement stands in both languages, with the function as it is declared.
    Statement,
    /// Title, hints and cases are told in both languages.
    Texts,
    /// Level and concepts are said.
    About,
    /// The points announced are those of the groups.
    Points,
    /// No case stands twice.
    Duplicates,
    /// Reference, expectations, checkers and generators agree.
    Plan,
    /// A second plan is the same.
    Deterministic,
    /// Each reference solution passes.
    Solution,
    /// Limits are three times what the reference solutions need.
    Limits,
    /// Each starter can be loaded and does not pass.
    Starter,
    /// Known-wrong solutions fail as they declare.
    KnownWrong,
}

impl Check {
    /// Every check, in the order in which they are made.
    pub const ALL: [Self; 14] = [
        Self::Exercise,
        Self::Warnings,
        Self::Files,
        Self::Statement,
        Self::Texts,
        Self::About,
        Self::Points,
        Self::Duplicates,
        Self::Plan,
        Self::Deterministic,
        Self::Solution,
        Self::Limits,
        Self::Starter,
        Self::KnownWrong,
    ];

    /// The word that names it.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Exercise => "exercise",
            Self::Warnings => "warning",
            Self::Files => "files",
            Self::Statement => "statement",
            Self::Texts => "texts",
            Self::About => "about",
            Self::Points => "points",
            Self::Duplicates => "duplicates",
            Self::Plan => "plan",
            Self::Deterministic => "deterministic",
            Self::Solution => "solution",
            Self::Limits => "limits",
            Self::Starter => "starter",
            Self::KnownWrong => "known-wrong",
        }
    }
}

/// What a check found.
#[derive(Debug, Clone, PartialEq)]
pub struct Finding {
    /// The check.
    pub check: Check,
    /// What is wrong, and where.
    pub fault: Fault,
}

impl Finding {
    /// What `check` found.
    pub fn new(check: Check, fault: Fault) -> Self {
        Self { check, fault }
    }
}

/// Everything the checks find that need the exercise's own files alone. Warnings of its reading are among it, but for
/// those about what a check says better.
pub(super) fn findings(exercise: &Exercise, folder: &Folder) -> Vec<Finding> {
    let mut found = files::unlisted(exercise, folder);
    found.extend(statement::findings(exercise, folder));
    found.extend(texts::findings(exercise));
    found.extend(cases::duplicates(exercise));
    let said: Vec<_> = found.iter().filter_map(|finding| finding.fault.place.clone()).collect();
    let warnings = exercise
        .warnings
        .iter()
        .filter(|warning| !warning.place.as_ref().is_some_and(|place| said.contains(place)));
    let warnings: Vec<_> = warnings.map(|fault| Finding::new(Check::Warnings, fault.clone())).collect();
    warnings.into_iter().chain(found).collect()
}

/// The place of these bytes of a source.
pub(super) fn place(source: &Arc<Source>, bytes: Range<usize>) -> Place {
    let before = source.text.get(..bytes.start).unwrap_or_default();
    let line_at = before.rfind('\n').map_or(0, |at| at + 1);
    let column = before[line_at..].chars().count() + 1;
    Place { line: before.matches('\n').count() + 1, column, bytes }
}
