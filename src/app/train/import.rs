//! A learner's own games: their blunders become problems, added to a set or making a new one.
//!
//! Not for: finding them (`training::blunders`), nor for writing the file.

use super::{Opened, TrainFault, read_set};
use crate::app::game::{FoundRecord, each_record};
use crate::games::{Record, Side, moulin, relief, walle};
use crate::msg;
use crate::problems::{FORMAT, Problem, Set};
use crate::training::{Blunders, Origin, Own, Trained, TrainedGame, blunders};
use std::path::{Path, PathBuf};
use std::sync::atomic::AtomicBool;

/// Who the learner was in the games.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Learner {
    /// The player of this name, on whatever side.
    Named(String),
    /// The side of this name in every game.
    Side(String),
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
    /// The records that are faulty; the others were used.
    pub skipped: Vec<TrainFault>,
}

/// A record with its file.
type Of<'a> = (&'a PathBuf, FoundRecord);

/// Looks for the learner's blunders in files of records. `into` is a set they are added to, where that file is there
/// already: it says of which game; else the first record does.
pub fn import(
    files: &[PathBuf],
    learner: &Learner,
    into: Option<&Path>,
    stop: &AtomicBool,
) -> Result<Imported, TrainFault> {
    let kept = into.filter(|file| file.exists()).map(read_set).transpose()?;
    let (mut records, mut skipped) = (Vec::new(), Vec::new());
    for file in files {
        let fault = |fault| TrainFault::Records(file.clone(), fault);
        for found in each_record(file).map_err(fault)? {
            match found {
                Ok(found) => records.push((file, found)),
                Err(cause) => skipped.push(fault(cause)),
            }
        }
    }
    let first = || records.iter().find_map(|(_, found)| TrainedGame::named(&found.record.game));
    let game = kept.as_ref().map(|opened| opened.game).or_else(first).unwrap_or(TrainedGame::ALL[0]);
    let side = match learner {
        Learner::Named(_) => None,
        Learner::Side(name) => Some(side(game, name)?),
    };
    let set = kept.map_or_else(
        || Set { format: FORMAT, game: game.word().to_owned(), problems: Vec::new() },
        |Opened { set, .. }| set,
    );
    let played = |record: &Record| sides(record, learner, side);
    match game {
        TrainedGame::Relief => of::<relief::Position>(set, records, skipped, played, stop),
        TrainedGame::Walle => of::<walle::Position>(set, records, skipped, played, stop),
        TrainedGame::Moulin => of::<moulin::Position>(set, records, skipped, played, stop),
    }
}

fn of<G: Trained>(
    mut set: Set,
    records: Vec<Of<'_>>,
    mut skipped: Vec<TrainFault>,
    played: impl Fn(&Record) -> Vec<Side>,
    stop: &AtomicBool,
) -> Result<Imported, TrainFault> {
    let (mut games, mut of_others) = (Vec::new(), 0);
    for (file, found) in records {
        let sides = played(&found.record);
        if sides.is_empty() {
            of_others += 1;
            continue;
        }
        match found.record.line::<G>() {
            Ok(line) => games.push(Own { game: Origin::game(&line), sides }),
            Err(faults) => skipped.push(TrainFault::Record(file.clone(), Box::new(found), faults)),
        }
    }
    let blunders = blunders(&games, &set.problems, stop)?;
    for problem in &blunders.problems {
        let band = band_at(&set, problem.rating).unwrap_or(problem.band);
        set.problems.push(Problem { band, ..problem.clone() });
    }
    Ok(Imported { set, blunders, games: games.len(), of_others, skipped })
}

/// The side of a game by its name.
fn side(game: TrainedGame, name: &str) -> Result<Side, TrainFault> {
    let sides = game.sides();
    let found = Side::BOTH.into_iter().find(|&side| sides[side as usize] == name);
    found.ok_or_else(|| {
        TrainFault::Unasked(msg!("import-no-side", name = name, game = game.word(), sides = sides.join(", ")))
    })
}

/// The sides the learner played in a game.
fn sides(record: &Record, learner: &Learner, side: Option<Side>) -> Vec<Side> {
    match learner {
        Learner::Side(_) => side.into_iter().collect(),
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
