//! The candidates of all games side by side: what is nearly another one goes, and each gets its band.
//!
//! Not for: what a game gives (`miner`), nor for choosing (`choice`).

use super::candidate::{Candidate, Found};
use super::likeness::cells_apart;
use super::{FEWEST_CELLS_APART, Gate, Origin, Rejected, Trained};
use crate::problems::{HARDEST, Source};

/// A candidate to choose from.
pub(super) struct Entry<G> {
    /// The number of its game.
    pub(super) origin: usize,
    pub(super) candidate: Candidate,
    pub(super) position: G,
    pub(super) source: Source,
    /// Who played, in the order of their names.
    pub(super) players: Option<[String; 2]>,
    /// How hard it is, from 1 to 5.
    pub(super) band: u8,
    /// What stands on each cell, as seen through every symmetry, the position itself first.
    pub(super) views: Vec<Vec<u8>>,
}

impl<G> Entry<G> {
    pub(super) const fn is_recorded(&self) -> bool {
        matches!(self.source, Source::Record { .. })
    }

    /// The fewest cells in which the two boards differ, symmetries and exchanged colours counted.
    pub(super) fn cells_apart(&self, other: &Self) -> usize {
        cells_apart(&self.views, &other.views)
    }
}

/// The pool of what all games gave; what is turned away is counted.
pub(super) fn pool<G: Trained>(
    origins: &[Origin<G>],
    found: &[Found],
    rejected: &mut Rejected,
) -> Vec<Entry<G>> {
    let candidates = || {
        let each = found.iter().enumerate();
        each.flat_map(|(origin, found)| found.accepted.iter().map(move |candidate| (origin, candidate)))
    };
    let thresholds = thresholds(candidates().map(|(_, candidate)| candidate));
    let mut pool: Vec<Entry<G>> = Vec::new();
    for (origin, candidate) in candidates() {
        let band = band(candidate.rating, &thresholds);
        if candidate.is_warm_up() && band > 1 {
            rejected.count(Gate::HardWarmUp);
            continue;
        }
        let position = origins[origin].line(candidate.ply).position().clone();
        let entry = Entry {
            origin,
            candidate: candidate.clone(),
            source: origins[origin].source(candidate.ply),
            players: origins[origin].players().cloned(),
            band,
            views: position.views(),
            position,
        };
        // Positions of one game are alike; that it gives one problem only is seen to in choosing.
        let near = |other: &Entry<G>| {
            (other.origin != origin || !other.is_recorded()) && entry.cells_apart(other) < FEWEST_CELLS_APART
        };
        if pool.iter().any(near) {
            rejected.count(Gate::NearCopy);
        } else {
            pool.push(entry);
        }
    }
    pool
}

/// The ratings from which on each band but the first begins: those that divide what is more than a warm-up into parts
/// as equal as ratings allow, as equal ratings share a band.
fn thresholds<'a>(candidates: impl Iterator<Item = &'a Candidate>) -> Vec<u32> {
    let mut ratings: Vec<u32> =
        candidates.filter(|candidate| !candidate.is_warm_up()).map(|candidate| candidate.rating).collect();
    ratings.sort_unstable();
    let parts = usize::from(HARDEST);
    (1..parts).filter_map(|part| ratings.get(part * ratings.len() / parts)).copied().collect()
}

fn band(rating: u32, thresholds: &[u32]) -> u8 {
    1 + thresholds.iter().filter(|&&threshold| rating >= threshold).count() as u8
}
