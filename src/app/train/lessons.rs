//! Problems opened for a learner: the set that comes with jugeote or one of the learner's, and which of them.
//!
//! Not for: asking them (`training::lesson`).

use super::{Opened, TrainFault, read_set};
use crate::problems::{Problem, Set, shipped};
use crate::training::TrainedGame;
use std::path::{Path, PathBuf};

/// Which problems of a set are wanted.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Wanted {
    /// Only those of these bands; of any where there are none.
    pub bands: Vec<u8>,
    /// Only those that show one of these themes; any where there are none.
    pub themes: Vec<String>,
}

/// The problems of a file; or those that come with jugeote of the game that is named instead, where no such file is
/// there; or of the first game that has some.
pub fn open(named: Option<&Path>) -> Result<Opened, TrainFault> {
    let Some(file) = named else { return with_jugeote(TrainedGame::ALL[0]) };
    match file.to_str().and_then(TrainedGame::named) {
        Some(game) if !file.is_file() => with_jugeote(game),
        _ => read_set(file),
    }
}

fn with_jugeote(game: TrainedGame) -> Result<Opened, TrainFault> {
    let name = PathBuf::from(game.word());
    match shipped(game.word()) {
        Some(Ok(set)) => Ok(Opened { game, set }),
        Some(Err(fault)) => Err(TrainFault::Set(name, Box::new(fault))),
        None => Err(TrainFault::File(name, None, crate::msg!("train-no-problems"))),
    }
}

/// The wanted problems of a set with their numbers, from 1.
pub fn chosen<'s>(set: &'s Set, wanted: &Wanted) -> Vec<(usize, &'s Problem)> {
    let in_band = |problem: &Problem| wanted.bands.is_empty() || wanted.bands.contains(&problem.band);
    let shows = |problem: &Problem| {
        wanted.themes.is_empty() || problem.themes.iter().any(|theme| wanted.themes.contains(theme))
    };
    (1..).zip(&set.problems).filter(|(_, problem)| in_band(problem) && shows(problem)).collect()
}
