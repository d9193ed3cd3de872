//! The player that looks a fixed number of plies ahead and sees all of them, of equals always the same one.
//!
//! Not for: the levels, whose depth depends on the nodes they may search ([`level`](super::level)).

use super::level::Make;
use super::{Estimates, Player};
use crate::games::{Game, Line};
use crate::search::{AlphaBeta, Limits};

/// Positions its search remembers.
const ENTRIES: usize = 1 << 12;

/// Looks so many plies ahead.
pub(super) struct Looker<G, E> {
    pub(super) plies: u32,
    pub(super) estimates: Make<G, E>,
}

impl<G: Game, E: Estimates<G> + Send> Player<G> for Looker<G, E> {
    fn choose(&mut self, line: &Line<G>, _seed: u64) -> Option<G::Move> {
        let mut search = AlphaBeta::new((self.estimates)(line.position()), ENTRIES);
        search.search(line, &Limits::depth(self.plies)).map(|found| found.best)
    }
}
