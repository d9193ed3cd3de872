//! Makes a set of problems from files, keeping what is found on the way.
//!
//! Not for: what a problem is (`training`), nor for laying anything out.

use super::TrainFault;
use super::ledger::{Ledger, Unresumed, partial};
use super::origins::{self, Origins};
use crate::games::{moulin, relief, walle};
use crate::msg;
use crate::players::Playable;
use crate::training::{Found, Mined, Trained, TrainedGame, Wanted, mine};
use std::collections::BTreeMap;
use std::fs;
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
    /// Records and positions that are faulty.
    pub skipped: Vec<TrainFault>,
    /// The work that is kept until the set is written.
    pub kept: Kept,
}

/// Work that is kept beside the output while it goes on.
#[derive(Debug)]
pub struct Kept(Result<Option<Ledger>, TrainFault>);

impl Kept {
    /// Of a new output that is, or will be, an ordinary file; elsewhere, such as at a terminal, nothing is kept. Where
    /// it cannot be kept the work goes on without.
    fn begin(generation: &Generation, games: u64) -> Result<(Self, BTreeMap<usize, Found>), TrainFault> {
        let is_ordinary = |file: &&Path| fs::metadata(file).map_or(true, |found| found.is_file());
        let Some(output) = generation.output.filter(is_ordinary) else {
            return Ok((Self(Ok(None)), BTreeMap::new()));
        };
        let path = partial(output);
        match Ledger::begin(path.clone(), games, generation.resume) {
            Ok((ledger, known)) => Ok((Self(Ok(Some(ledger))), known)),
            Err(Unresumed::Other) => Err(TrainFault::File(path, None, msg!("train-resume-other"))),
            Err(Unresumed::Io(error)) if generation.resume && path.exists() => {
                Err(TrainFault::Io(path, error))
            }
            Err(Unresumed::Io(error)) => Ok((Self(Err(TrainFault::Unkept(path, error))), BTreeMap::new())),
        }
    }

    fn note(&self, number: usize, found: &Found) {
        if let Ok(Some(ledger)) = &self.0 {
            ledger.note(number, found);
        }
    }

    /// To be called when the set is written: nothing needs to be kept any longer. Gives back why it was not kept, if
    /// so.
    pub fn close(self) -> Option<TrainFault> {
        match self.0 {
            Ok(ledger) => ledger?.close().map(|(path, error)| TrainFault::Unkept(path, error)),
            Err(fault) => Some(fault),
        }
    }
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
        TrainedGame::Walle => of::<walle::Position>(generation, stop, watch),
        TrainedGame::Moulin => of::<moulin::Position>(generation, stop, watch),
    }
}

fn of<G: Trained + Playable>(
    generation: Generation,
    stop: &AtomicBool,
    watch: &(dyn Fn(Progress) + Sync),
) -> Result<Generated, TrainFault> {
    let Generation { files, count, seed, .. } = generation;
    let Origins { good, skipped } = origins::read::<G>(files)?;
    if good.is_empty() {
        return Err(TrainFault::NothingGood(skipped));
    }
    let (kept, mut known) = Kept::begin(&generation, fingerprint(&good))?;
    known.retain(|&number, found| good.get(number).is_some_and(|origin| found.fits(origin)));
    let games = AtomicUsize::new(known.len());
    let candidates = AtomicU64::new(known.values().map(|found| found.candidates).sum());
    let accepted = AtomicUsize::new(known.values().map(|found| found.accepted.len()).sum());
    let note = |number: usize, found: &Found| {
        kept.note(number, found);
        let here = found.accepted.len();
        watch(Progress {
            games: games.fetch_add(1, Ordering::Relaxed) + 1,
            of: good.len(),
            candidates: candidates.fetch_add(found.candidates, Ordering::Relaxed) + found.candidates,
            accepted: accepted.fetch_add(here, Ordering::Relaxed) + here,
        });
    };
    let mined = mine(&good, Wanted { count, seed }, known, &note, stop)?;
    Ok(Generated { mined, skipped, kept })
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
