//! Forced wins by a deliberately plain search: every line to its end, no table, no order, no quick looks.
//!
//! It shares nothing with `search`, so that an error there is not repeated here. Not for: speed.

use crate::games::{Game, Outcome, Side, Verdict};
use crate::search::Interrupted;
use std::sync::atomic::{AtomicBool, Ordering};

/// The side that is to win, and whether to give up.
#[derive(Clone, Copy)]
pub(super) struct Plain<'a> {
    pub(super) solver: Side,
    pub(super) stop: &'a AtomicBool,
}

impl Plain<'_> {
    /// Whether the solver has won within `plies` more plies whatever the other side does.
    pub(super) fn wins<G: Game>(self, position: &G, plies: u32) -> Result<bool, Interrupted> {
        if let Some(Outcome { verdict, .. }) = position.outcome() {
            return Ok(verdict == Verdict::Win(self.solver));
        }
        if plies == 0 {
            return Ok(false);
        }
        if self.stop.load(Ordering::Relaxed) {
            return Err(Interrupted);
        }
        let solving = position.to_move() == self.solver;
        let mut moves = Vec::new();
        position.legal_moves(&mut moves);
        for mv in moves {
            if self.wins(&after(position, mv), plies - 1)? == solving {
                return Ok(solving);
            }
        }
        Ok(!solving)
    }

    /// The plies until the solver has won, this side as fast and the other as slow as can be, if at most `most`.
    pub(super) fn distance<G: Game>(self, position: &G, most: u32) -> Result<Option<u32>, Interrupted> {
        for plies in 0..=most {
            if self.wins(position, plies)? {
                return Ok(Some(plies));
            }
        }
        Ok(None)
    }

    /// The main line from a position that is won in exactly `plies` plies.
    pub(super) fn line<G: Game>(self, position: &G, plies: u32) -> Result<Vec<G::Move>, Interrupted> {
        let mut here = position.clone();
        let mut line = Vec::new();
        for left in (0..plies).rev() {
            for mv in here.listed_moves() {
                let next = after(&here, mv);
                if self.distance(&next, left)? == Some(left) {
                    here = next;
                    line.push(mv);
                    break;
                }
            }
        }
        Ok(line)
    }
}

/// The position after a move.
pub(super) fn after<G: Game>(position: &G, mv: G::Move) -> G {
    let mut next = position.clone();
    next.play(mv);
    next
}
