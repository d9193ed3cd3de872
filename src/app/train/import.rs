//! A learner's own games: their blunders become problems, added to a set or making a new one.
//!
//! Not for: finding them (`training::blunders`), nor for writing the file.

use super::{TrainFault, read_set};
use crate::app::game::{FoundRecord, RecordsFault, read_records};
use crate::games::{Faults, Game as _, Record, Side, relief};
use crate::problems::{FORMAT, Problem, Set};
use crate::training::{Blunders, Origin, Own, blunders};
use std::path::{Path, PathBuf};
use std::sync::atomic::AtomicBool;

/// Who the learner was in the games.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Learner {
    /// The player of this name, on whatever side.
    Named(String),
    /// The same side in every game.
    Side(Side),
}

/// A record that was left out.
#[derive(Debug)]
pub struct Skipped {
    /// Its file.
    pub file: PathBuf,
    /// The record.
    pub found: Box<FoundRecord>,
    /// What is wrong with it.
    pub faults: Faults,
}

/// What came of an import.
#[derive(Debug)]
pub struct Imported {
    /// The set with the new problems behind those it had.
    pub set: Set,
    /// What was found.
    pub blunders: Blunders,
    /// Games that the learner played.
    pub games: usize,
    /// Games that they did not play.
    pub of_others: usize,
    /// The records that cannot be played again; the others were used.
    pub skipped: Vec<Skipped>,
}

/// Looks for the learner's blunders in files of records. `into` is a set they are added to, where that file is there
/// already.
pub fn import(
    files: &[PathBuf],
    learner: &Learner,
    into: Option<&Path>,
    stop: &AtomicBool,
) -> Result<Imported, TrainFault> {
    let mut set = match into.filter(|file| file.exists()) {
        Some(file) => read_set(file)?.1,
        None => Set { format: FORMAT, game: relief::Position::NAME.to_owned(), problems: Vec::new() },
    };
    let (mut games, mut of_others, mut skipped) = (Vec::new(), 0, Vec::new());
    for file in files {
        let fault = |fault: RecordsFault| TrainFault::Records(file.clone(), fault);
        for found in read_records(file).map_err(fault)? {
            let sides = sides(&found.record, learner);
            if sides.is_empty() {
                of_others += 1;
                continue;
            }
            match found.record.line::<relief::Position>() {
                Ok(line) => games.push(Own { game: Origin::game(&line), sides }),
                Err(faults) => {
                    skipped.push(Skipped { file: file.clone(), found: Box::new(found), faults });
                }
            }
        }
    }
    let blunders = blunders(&games, &set.problems, stop)?;
    for problem in &blunders.problems {
        let band = band_at(&set, problem.rating).unwrap_or(problem.band);
        set.problems.push(Problem { band, ..problem.clone() });
    }
    Ok(Imported { set, blunders, games: games.len(), of_others, skipped })
}

/// The sides the learner played in a game.
fn sides(record: &Record, learner: &Learner) -> Vec<Side> {
    match learner {
        Learner::Side(side) => vec![*side],
        Learner::Named(name) => Side::BOTH
            .into_iter()
            .filter(|&side| record.players.as_ref().is_some_and(|players| players[side as usize] == *name))
            .collect(),
    }
}

/// The band of a rating among the problems of a set, whose bands rise with their ratings.
fn band_at(set: &Set, rating: u32) -> Option<u8> {
    let below = set.problems.iter().filter(|problem| problem.rating <= rating);
    let nearest = below.max_by_key(|problem| problem.rating);
    nearest.or_else(|| set.problems.iter().min_by_key(|problem| problem.rating)).map(|problem| problem.band)
}
