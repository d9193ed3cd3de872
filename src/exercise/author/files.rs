//! Files of an exercise's folder that have no purpose there.
//!
//! Not for: the folder of its solutions (`solutions`).

use super::{Check, Finding};
use crate::exercise::fault::Fault;
use crate::exercise::folder::Folder;
use crate::exercise::model::{CheckerSpec, Comparison, Exercise};
use crate::exercise::read::{FILE, STARTER, STATEMENTS};
use crate::exercise::solutions::is_program;
use crate::msg;

/// What stands in the folder and is neither part of the exercise nor named by it.
pub(super) fn unlisted(exercise: &Exercise, folder: &Folder) -> Vec<Finding> {
    // A folder that cannot be listed was a fault of reading it.
    let names = folder.names().unwrap_or_default();
    let checkers: Vec<&str> = exercise
        .comparisons()
        .filter_map(|comparison| match comparison {
            Comparison::Checker(CheckerSpec::Python { file, .. }) => Some(file.as_str()),
            _ => None,
        })
        .collect();
    let is_listed = |name: &str| {
        name == FILE
            || STATEMENTS.contains(&name)
            || (name.starts_with(STARTER) && is_program(name))
            || exercise.provided.iter().any(|(provided, _)| provided == name)
            || checkers.contains(&name)
    };
    let unlisted = names.iter().filter(|name| !is_listed(name));
    unlisted.map(|name| Finding::new(Check::Files, unlisted_file(folder.shown(name)))).collect()
}

/// A file that has no purpose where it stands.
pub(in crate::exercise) fn unlisted_file(shown: String) -> Fault {
    Fault::whole(shown, msg!("verify-unlisted")).with_hint(msg!("verify-hint-unlisted"))
}
