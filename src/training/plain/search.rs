//! Forced wins by a plain search: every line to its end, no table, no order of moves but that a turn which ends the
//! game is seen first, and a reply that is stored as a refutation, stopped only where one move has decided, or where a
//! game's rules say that the turns left cannot suffice (`Rules::could_win_within`).
//!
//! Not for: speed.

use super::{End, Rules};
use crate::games::Side;
use crate::search::{Answer, Interrupted};
use std::cmp::Reverse;
use std::sync::atomic::{AtomicBool, Ordering};

/// The side that is to win, and whether to give up.
pub(in crate::training) struct Search<'a, R: Rules> {
    pub(in crate::training) solver: Side,
    pub(in crate::training) stop: &'a AtomicBool,
    /// Replies of the other side to look at before others wherever they are legal: where one saves it, the others
    /// need not be looked at. They are only a place to begin: wrong ones change nothing.
    pub(in crate::training) first: &'a [R::Move],
}

impl<R: Rules> Search<'_, R> {
    /// Whether the solver has won within `plies` more plies whatever the other side does.
    pub(in crate::training) fn wins(&self, position: &R, plies: u32) -> Result<bool, Interrupted> {
        if let Some(end) = position.end() {
            return Ok(end == End::Won(self.solver));
        }
        if plies == 0 {
            return Ok(false);
        }
        if self.stop.load(Ordering::Relaxed) {
            return Err(Interrupted);
        }
        let solving = position.to_move() == self.solver;
        // What ends the game with this turn comes first.
        if position.wins_now() {
            return Ok(solving);
        }
        if solving && plies == 1 || !position.could_win_within(self.solver, turns_of(plies, solving)) {
            return Ok(false);
        }
        let mut moves = position.moves();
        if !solving {
            moves.sort_by_key(|mv| !self.first.contains(mv)); // stable
        }
        for mv in moves {
            if self.wins(&position.after(mv), plies - 1)? == solving {
                return Ok(solving);
            }
        }
        Ok(!solving)
    }

    /// The same, of a position with the side to move's first choice named: where that decides, the others need not
    /// be looked at. It is only a place to begin: a wrong one changes nothing.
    pub(in crate::training) fn wins_beginning_with(
        &self,
        position: &R,
        first: Option<R::Move>,
        plies: u32,
    ) -> Result<bool, Interrupted> {
        let solving = position.to_move() == self.solver;
        if let Some(mv) = first.filter(|_| plies > 0 && position.end().is_none())
            && self.wins(&position.after(mv), plies - 1)? == solving
        {
            return Ok(solving);
        }
        self.wins(position, plies)
    }

    /// The plies until the solver has won, this side as fast and the other as slow as can be, if at most `most`.
    pub(in crate::training) fn distance(&self, position: &R, most: u32) -> Result<Option<u32>, Interrupted> {
        for plies in 0..=most {
            if self.wins(position, plies)? {
                return Ok(Some(plies));
            }
        }
        Ok(None)
    }

    /// What the other side can reply in a position that is won within `plies` plies, and the answers: the longest
    /// defence first, equal ones in the order of their texts; of equal answers the first by text.
    pub(in crate::training) fn answers(
        &self,
        position: &R,
        plies: u32,
    ) -> Result<Vec<Answer<R::Move>>, Interrupted> {
        let mut answers = Vec::new();
        for reply in position.listed() {
            let next = position.after(reply);
            // Won it is; a position that is not would have been refused before.
            let Some(left) = self.distance(&next, plies.saturating_sub(1))? else { continue };
            let mut answer = None;
            for mv in next.listed() {
                let then = next.after(mv);
                if left > 0 && self.wins(&then, left - 1)? {
                    answer = Some((mv, self.answers(&then, left - 1)?));
                    break;
                }
            }
            answers.push(Answer { reply, plies: left + 1, answer });
        }
        answers.sort_by_key(|answer| Reverse(answer.plies)); // stable
        Ok(answers)
    }
}

/// The solver's turns among so many plies; `solving` says whether the first is one.
const fn turns_of(plies: u32, solving: bool) -> u32 {
    if solving { plies.div_ceil(2) } else { plies / 2 }
}
