//! Makes a set of problems: every game is looked through, on all cores; what passes the gates is a pool; the set is
//! chosen from it and proved.
//!
//! The same origins, count and seed give the same set, whatever the number of cores, and whether or not some games
//! were looked through before. Not for: reading games, nor for verifying what was found (`verifier`).

use super::candidate::Found;
use super::choice::choose;
use super::miner::Miner;
use super::pool::{Entry, pool};
use super::quota::{Unmet, quotas};
use super::{Origin, Provenance, Rejected, Trained, certify};
use crate::players::Playable;
use crate::problems::{FORMAT, Problem, Set};
use crate::search::{Interrupted, Prover};
use rayon::prelude::*;
use std::collections::BTreeMap;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};

/// What is wanted.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Wanted {
    /// How many problems.
    pub count: usize,
    /// Decides between candidates that fit equally well.
    pub seed: u64,
}

/// What was found.
#[derive(Debug, Clone, PartialEq)]
pub struct Mined {
    /// The problems, the easiest first.
    pub set: Set,
    /// How many positions were looked at.
    pub positions: u64,
    /// In how many of them something is to be found.
    pub candidates: u64,
    /// How many each gate turned away.
    pub rejected: Rejected,
    /// How many there were to choose from.
    pub pool: usize,
    /// The quotas that the pool could not meet.
    pub unmet: Vec<Unmet>,
}

/// Looks for problems. `known` holds what was found earlier in the origins of these numbers, which it fits
/// ([`Found::fits`]); `note` is told of each other one as soon as it has been looked through, in any order; `stop`
/// gives up.
pub fn mine<G: Trained + Playable>(
    origins: &[Origin<G>],
    wanted: Wanted,
    known: BTreeMap<usize, Found>,
    note: &(dyn Fn(usize, &Found) + Sync),
    stop: &AtomicBool,
) -> Result<Mined, Interrupted> {
    let found = look_through(origins, known, note, stop)?;
    let mut rejected = Rejected::default();
    for found in &found {
        rejected.add(&found.rejected);
    }
    let pool = pool(origins, &found, &mut rejected);
    let mut choice = choose(&pool, wanted.count, quotas(wanted.count, G::SIDES, G::LEAST), wanted.seed);
    choice.chosen.sort_by_key(|&entry| (pool[entry].candidate.rating, entry));
    let problems = choice
        .chosen
        .par_iter()
        .map(|&entry| problem(&pool[entry], wanted.seed, stop))
        .collect::<Result<Vec<_>, _>>()?;
    Ok(Mined {
        set: Set {
            format: FORMAT,
            game: G::NAME.to_owned(),
            problems: problems.into_iter().flatten().collect(),
        },
        positions: found.iter().map(|found| found.positions).sum(),
        candidates: found.iter().map(|found| found.candidates).sum(),
        rejected,
        pool: pool.len(),
        unmet: choice.unmet,
    })
}

/// What every origin gives, in their order. Each core has a miner of its own, as provers are large.
fn look_through<G: Trained + Playable>(
    origins: &[Origin<G>],
    mut known: BTreeMap<usize, Found>,
    note: &(dyn Fn(usize, &Found) + Sync),
    stop: &AtomicBool,
) -> Result<Vec<Found>, Interrupted> {
    let open: Vec<usize> = (0..origins.len()).filter(|number| !known.contains_key(number)).collect();
    let (next, done) = (AtomicUsize::new(0), Mutex::new(Vec::new()));
    let work = |_: rayon::BroadcastContext<'_>| {
        let mut miner = Miner::new(stop);
        while let Some(&number) = open.get(next.fetch_add(1, Ordering::Relaxed)) {
            if stop.load(Ordering::Relaxed) {
                return Err(Interrupted);
            }
            let found = miner.look_through(&origins[number])?;
            note(number, &found);
            if let Ok(mut done) = done.lock() {
                done.push((number, found));
            }
        }
        Ok(())
    };
    rayon::broadcast(work).into_iter().collect::<Result<(), Interrupted>>()?;
    known.extend(done.into_inner().unwrap_or_default());
    Ok(known.into_values().collect())
}

fn problem<G: Trained>(
    entry: &Entry<G>,
    seed: u64,
    stop: &AtomicBool,
) -> Result<Option<Problem>, Interrupted> {
    let candidate = &entry.candidate;
    let certificate = certify(&mut Prover::new(stop), &entry.position, candidate.goal(), candidate.within)?;
    let provenance = Provenance {
        kind: candidate.kind,
        source: entry.source.clone(),
        band: entry.band,
        rating: candidate.rating,
        deviation: candidate.deviation,
        seed,
    };
    // What was certified once is so again.
    Ok(certificate.ok().map(|certificate| certificate.into_problem(&entry.position, provenance)))
}
