//! A candidate that has passed the gates of its own game: enough to choose by, and to make the problem of it again.
//!
//! Not for: finding it (`miner`), nor the proof (`certificate`).

use super::{Origin, Rejected, Trained};
use crate::problems::{Goal, Kind};
use serde::{Deserialize, Serialize};

/// A position of a game that would make a problem.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Candidate {
    /// The turn of the game before which it stands.
    pub(super) ply: usize,
    /// How it was found.
    pub(super) kind: Kind,
    /// The number of moves of the win, or of those that every other first move loses within.
    pub(super) within: u32,
    /// The number of the side to move: 0 for the one that begins games.
    pub(super) side: u8,
    /// The ideas it shows.
    pub(super) themes: Vec<String>,
    /// Its rating from the panel's attempts, and how sure that is, both rounded.
    pub(super) rating: u32,
    pub(super) deviation: u32,
}

impl Candidate {
    /// What is to be found.
    pub(super) const fn goal(&self) -> Goal {
        self.kind.goal()
    }

    /// Whether it is of the shortest kind, which is only for warming up.
    pub(super) fn is_warm_up(&self) -> bool {
        self.goal() == Goal::Win && self.within == 1
    }
}

/// What one game gave.
#[derive(Debug, Clone, PartialEq, Default, Serialize, Deserialize)]
pub struct Found {
    /// How many of its positions were looked at.
    pub positions: u64,
    /// How many of them held something to be found.
    pub candidates: u64,
    /// What became of those that are not in [`Found::accepted`].
    pub rejected: Rejected,
    /// The candidates that passed every gate of their own game, the latest first.
    pub accepted: Vec<Candidate>,
}

impl Found {
    /// Whether this could be what was found in an origin: what was kept and damaged since need not.
    pub fn fits<G: Trained>(&self, origin: &Origin<G>) -> bool {
        let fits = |candidate: &Candidate| {
            candidate.ply <= origin.plies() && (1..=G::longest(candidate.goal())).contains(&candidate.within)
        };
        let accounted = self.rejected.all().try_fold(self.accepted.len() as u64, u64::checked_add);
        self.positions == origin.plies() as u64 + 1
            && self.candidates <= self.positions
            && accounted == Some(self.candidates)
            && self.accepted.iter().all(fits)
    }
}
