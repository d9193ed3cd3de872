//! More questions put to the search: the shortest win alone, an answer to every defence, and whether a reply puts
//! an end to a win.
//!
//! Asked of the same position one after the other, each finds in the table what those before it found. Not for:
//! every winning first move ([`Prover::prove`]).

use super::prover::lengths;
use super::{Interrupted, MOST_PLIES, Prover};
use crate::games::Provable;

/// A reply of the other side to a winning move, and what the solver answers.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Answer<M> {
    /// The reply.
    pub reply: M,
    /// The plies from the reply, counted, until the solver has won as fast as it can.
    pub plies: u32,
    /// The solver's fastest answer, of equal ones the first by its text, and what follows it; none where the reply
    /// ends the game.
    pub answer: Option<(M, Vec<Self>)>,
}

impl<G: Provable> Prover<'_, G> {
    /// The main line of the shortest win of the side to move within `plies` plies, if there is one.
    pub fn fastest(&mut self, position: &G, plies: u32) -> Result<Option<Vec<G::Move>>, Interrupted> {
        let plies = plies.min(MOST_PLIES);
        self.resume(position, plies);
        if position.outcome().is_some() {
            return Ok(None);
        }
        let stack = &mut vec![position.clone(); plies as usize + 1];
        for within in lengths(plies) {
            if self.attack(position, within, stack)? {
                let exact = self.distance(position, within, stack)?;
                return self.main_line(position, exact, stack).map(Some);
            }
        }
        Ok(None)
    }

    /// What the other side can reply to a first move that wins within `plies` plies, and the answers to it: the
    /// longest defence first, equal ones in the order of their texts. Every reply is there.
    pub fn answers(
        &mut self,
        position: &G,
        mv: G::Move,
        plies: u32,
    ) -> Result<Vec<Answer<G::Move>>, Interrupted> {
        let plies = plies.min(MOST_PLIES);
        self.resume(position, plies);
        let stack = &mut vec![position.clone(); plies as usize + 1];
        self.answers_after(&position.after(mv), plies.saturating_sub(1), stack)
    }

    /// Whether, after a first move and a reply, the solver no longer wins within `plies` plies, both counted.
    pub fn refutes(
        &mut self,
        position: &G,
        mv: G::Move,
        reply: G::Move,
        plies: u32,
    ) -> Result<bool, Interrupted> {
        let plies = plies.min(MOST_PLIES);
        self.resume(position, plies);
        let stack = &mut vec![position.clone(); plies as usize + 1];
        Ok(!self.follow(&position.after(mv), reply, plies.saturating_sub(1), stack, false)?)
    }

    fn answers_after(
        &mut self,
        here: &G,
        plies: u32,
        stack: &mut [G],
    ) -> Result<Vec<Answer<G::Move>>, Interrupted> {
        let mut answers = Vec::new();
        for reply in here.listed_moves() {
            let next = here.after(reply);
            if next.outcome().is_some() {
                answers.push(Answer { reply, plies: 1, answer: None });
                continue;
            }
            let left = self.distance(&next, plies.saturating_sub(1), stack)?;
            let mut answer = None;
            for mv in next.listed_moves() {
                if self.follow(&next, mv, left, stack, true)? {
                    answer = Some((mv, self.answers_after(&next.after(mv), left - 1, stack)?));
                    break;
                }
            }
            answers.push(Answer { reply, plies: left + 1, answer });
        }
        answers.sort_by_key(|answer| std::cmp::Reverse(answer.plies)); // stable
        Ok(answers)
    }

    /// The plies of the shortest win of the solver, to move, that wins within `most`.
    fn distance(&mut self, position: &G, most: u32, stack: &mut [G]) -> Result<u32, Interrupted> {
        for plies in 1..most {
            if self.attack(position, plies, stack)? {
                return Ok(plies);
            }
        }
        Ok(most)
    }
}
