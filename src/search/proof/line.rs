//! A main line: the solver wins as fast as it can, the other side holds out as long as it can, and of equal moves
//! the first in the order of their texts is taken.
//!
//! Every question is put to the search, which has most answers in its table. Not for: finding out whether there is
//! a win.

use super::{Interrupted, Prover};
use crate::games::Provable;

impl<G: Provable> Prover<'_, G> {
    /// The line of a position that is won within `plies` plies and not within fewer.
    pub(super) fn main_line(
        &mut self,
        position: &G,
        plies: u32,
        stack: &mut [G],
    ) -> Result<Vec<G::Move>, Interrupted> {
        let mut line = Vec::new();
        let mut here = position.clone();
        for left in (1..=plies).rev() {
            let attacking = line.len().is_multiple_of(2);
            let Some(mv) = self.next_of_line(&here, left, stack, attacking)? else { break };
            here.play(mv);
            line.push(mv);
        }
        Ok(line)
    }

    /// The first move that keeps the distance of `left` plies: the solver's that wins within as many, the other
    /// side's that does not lose within fewer.
    fn next_of_line(
        &mut self,
        here: &G,
        left: u32,
        stack: &mut [G],
        attacking: bool,
    ) -> Result<Option<G::Move>, Interrupted> {
        for mv in here.listed_moves() {
            let within = if attacking { left } else { left - 1 };
            let wins = within > 0 && self.follow(here, mv, within, stack, attacking)?;
            if wins == attacking {
                return Ok(Some(mv));
            }
        }
        Ok(None)
    }
}
