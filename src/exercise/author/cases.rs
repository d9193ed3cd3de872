//! Cases written by hand that ask the same as an earlier one.
//!
//! Where state is kept the same call may well be asked twice. Not for: generated cases (generators make none twice).

use super::{Check, Finding};
use crate::exercise::case::Case;
use crate::exercise::model::{Exercise, State};
use crate::msg;
use crate::yaml::Place;

/// Each case that stands twice, with where it stands first.
pub(super) fn duplicates(exercise: &Exercise) -> Vec<Finding> {
    if exercise.state == State::Kept {
        return Vec::new();
    }
    let mut found = Vec::new();
    let mut earlier: Vec<(&str, &Case)> = Vec::new();
    for group in &exercise.groups {
        for case in &group.cases {
            let same = |first: &Case| first.input == case.input && first.compare == case.compare;
            if let Some((group, first)) = earlier.iter().find(|(_, first)| same(first)) {
                let (line, column) = first.input_at;
                let first_at = Place::at_line(&exercise.source.text, line, column);
                let fault = exercise.fault_at(case.input_at, msg!("verify-duplicate", group = *group));
                let fault = fault.with_also(first_at, msg!("exercise-first-here"));
                found.push(Finding::new(Check::Duplicates, fault));
            }
            earlier.push((group.name.as_str(), case));
        }
    }
    found
}
