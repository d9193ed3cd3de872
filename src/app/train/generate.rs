//! Makes a set of problems from files, keeping what is found on the way.
//!
//! Not for: what a problem is (`training`), nor for laying anything out.

use super::TrainFault;
use super::ledger::{Ledger, Unresumed, partial};
use super::origins::{self, Origins};
use crate::games::relief;
use crate::msg;
use crate::players::Playable;
use crate::training::{Found, Mined, Trained, TrainedGame, Wanted, mine};
use std::collections::BTreeMap;
use std::hash::{DefaultHasher, Hasher as _};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, AtomicU64, AtomicUsize, Ordering};

/// What a set is made from and where it will be.
#[derive(Debug, Clone, Copy)]
pub struct Generation<'a> {
    /// Files of games and positions.
    pub files: &'a [PathBuf],
    /// How many problems.
    pub count: usize,
    /// Decides between candidates that fit equally well.
    pub seed: u64,
    /// The file the set goes to: beside it the work is kept.
    pub output: Option<&'a Path>,
    /// Whether interrupted work is gone on with.
    pub resume: bool,
}

/// How far the work has come.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Progress {
    /// Games looked through.
    pub games: usize,
    /// Of so many.
    pub of: usize,
    /// Positions in which something is to be found.
    pub candidates: u64,
    /// Those that passed the gates of their game.
    pub accepted: usize,
}

/// A set, and what was left out in making it.
#[derive(Debug)]
pub struct Generated {
    /// What was found.
    pub mined: Mined,
    /// Records and positions that are faulty; and why the work could not be kept, if so.
    pub skipped: Vec<TrainFault>,
}

/// Makes problems of a game. `watch` is told how far it is.
pub fn generate(
    game: TrainedGame,
    generation: Generation,
    stop: &AtomicBool,
    watch: &(dyn Fn(Progress) + Sync),
) -> Result<Generated, TrainFault> {
    match game {
        TrainedGame::Relief => of::<relief::Position>(generation, stop, watch),
    }
}

fn of<G: Trained + Playable>(
    generation: Generation,
    stop: &AtomicBool,
    watch: &(dyn Fn(Progress) + Sync),
) -> Result<Generated, TrainFault> {
    let Generation { files, count, seed, output, resume } = generation;
    let Origins { good, mut skipped } = origins::read::<G>(files)?;
    if good.is_empty() {
        return Err(TrainFault::NothingGood(skipped));
    }
    let (ledger, known) = match output {
        None => (None, BTreeMap::new()),
        Some(output) => {
            let path = partial(output);
            let begun = Ledger::begin(path.clone(), fingerprint(&good), resume);
            let (ledger, known) = begun.map_err(|cause| match cause {
                Unresumed::Io(error) => TrainFault::Io(path.clone(), error),
                Unresumed::Other => TrainFault::File(path, None, msg!("train-resume-other")),
            })?;
            (Some(ledger), known)
        }
    };
    let games = AtomicUsize::new(known.len());
    let candidates = AtomicU64::new(known.values().map(|found| found.candidates).sum());
    let accepted = AtomicUsize::new(known.values().map(|found| found.accepted.len()).sum());
    let note = |number: usize, found: &Found| {
        if let Some(ledger) = &ledger {
            ledger.note(number, found);
        }
        let here = found.accepted.len();
        watch(Progress {
            games: games.fetch_add(1, Ordering::Relaxed) + 1,
            of: good.len(),
            candidates: candidates.fetch_add(found.candidates, Ordering::Relaxed) + found.candidates,
            accepted: accepted.fetch_add(here, Ordering::Relaxed) + here,
        });
    };
    let mined = mine(&good, Wanted { count, seed }, known, &note, stop)?;
    let unkept = ledger.and_then(Ledger::close);
    skipped.extend(unkept.map(|(path, error)| TrainFault::Io(path, error)));
    Ok(Generated { mined, skipped })
}

/// A number that other games would hardly have, for telling whether work belongs to these.
fn fingerprint<G: Trained>(origins: &[crate::training::Origin<G>]) -> u64 {
    let mut hasher = DefaultHasher::new();
    for origin in origins {
        hasher.write(origin.to_string().as_bytes());
        hasher.write_u8(0xff);
    }
    hasher.finish()
}
