//! Problems opened for a learner: the set that comes with jugeote or one of the learner's, and which of them.
//!
//! Not for: asking them (`training::lesson`).

use super::{TrainFault, read_set};
use crate::games::{Game as _, relief};
use crate::problems::{Problem, Set, shipped};
use std::path::{Path, PathBuf};

/// Which problems of a set are wanted.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Wanted {
    /// Only those of these bands; of any where there are none.
    pub bands: Vec<u8>,
    /// Only those that show one of these themes; any where there are none.
    pub themes: Vec<String>,
    /// The first so many of them.
    pub count: Option<usize>,
}

/// The problems of a file, or those that come with jugeote.
pub fn open(file: Option<&Path>) -> Result<Set, TrainFault> {
    let Some(file) = file else {
        let name = relief::Position::NAME;
        return match shipped(name) {
            Some(set) => set.map_err(|fault| TrainFault::Set(PathBuf::from(name), Box::new(fault))),
            None => Err(TrainFault::File(PathBuf::from(name), None, crate::msg!("train-no-problems"))),
        };
    };
    read_set(file).map(|(_, set)| set)
}

/// The wanted problems of a set with their numbers, from 1.
pub fn chosen<'s>(set: &'s Set, wanted: &Wanted) -> Vec<(usize, &'s Problem)> {
    let in_band = |problem: &Problem| wanted.bands.is_empty() || wanted.bands.contains(&problem.band);
    let shows = |problem: &Problem| {
        wanted.themes.is_empty() || problem.themes.iter().any(|theme| wanted.themes.contains(theme))
    };
    (1..)
        .zip(&set.problems)
        .filter(|(_, problem)| in_band(problem) && shows(problem))
        .take(wanted.count.unwrap_or(usize::MAX))
        .collect()
}
