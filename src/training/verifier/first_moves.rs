//! What every first move comes to, worked out plainly.
//!
//! Not for: the tree, nor whether a refutation that is stored is right all along (`refutation`).

use crate::games::Side;
use crate::problems::{Class, Goal, Problem, Refutation};
use crate::search::Interrupted;
use crate::search::proof::{moves_of, plies_of};
use crate::training::LONGEST_LOSS;
use crate::training::plain::{End, Rules, Search};
use std::sync::atomic::AtomicBool;

/// What a first move comes to, in plies after it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Fate {
    /// The solver has won after so many.
    Won(u32),
    /// The other side has won after so many.
    Lost(u32),
    /// Neither is forced within what was looked at.
    Open,
}

/// A first move.
pub(super) struct First<R: Rules> {
    pub(super) mv: R::Move,
    /// The position after it.
    pub(super) next: R,
    pub(super) fate: Fate,
    /// Whether the reply stored as its refutation is one after which the solver does not win in time. Only asked of
    /// moves that win no more.
    pub(super) refuted: bool,
}

impl<R: Rules> First<R> {
    /// Its class and the number of moves that goes with it, in a problem of this goal and number.
    pub(super) const fn class(&self, goal: Goal, within: u32) -> (Class, u32) {
        match (self.fate, goal) {
            (Fate::Won(plies), _) => (Class::Win, moves_of(plies + 1)),
            (Fate::Lost(0), _) => (Class::Loss, 0),
            (Fate::Lost(plies), _) => (Class::Loss, moves_of(plies)),
            (Fate::Open, Goal::Win) => (Class::NoWin, within + 1),
            (Fate::Open, Goal::Defence) => (Class::Hold, within + 1),
        }
    }
}

/// The two searches, one for each side.
pub(super) struct Searches<'a, R: Rules> {
    pub(super) solver: Search<'a, R>,
    pub(super) other: Search<'a, R>,
}

/// The replies that stand first in the stored refutations.
pub(super) fn stored_replies<R: Rules>(position: &R, problem: &Problem) -> Vec<R::Move> {
    let reply = |refutation: &Refutation| {
        let next = position.after(position.named(refutation.against.0.first()?)?);
        next.named(refutation.line.0.first()?)
    };
    problem.refutations.iter().filter_map(reply).collect()
}

impl<'a, R: Rules> Searches<'a, R> {
    /// The searches of a problem, that of the solver beginning with these replies.
    pub(super) const fn of(solver: Side, first: &'a [R::Move], stop: &'a AtomicBool) -> Self {
        Self {
            solver: Search { solver, stop, first },
            other: Search { solver: solver.other(), stop, first: &[] },
        }
    }

    /// Every first move in the order of the texts: of a "win in n" looked at for wins within n + 1, of a defence for
    /// losses within n.
    pub(super) fn first_moves(&self, position: &R, problem: &Problem) -> Result<Vec<First<R>>, Interrupted> {
        let mut found = Vec::new();
        for mv in position.listed() {
            let next = position.after(mv);
            let text = mv.to_string();
            let stored = problem.refutation_of(&text);
            let (fate, refuted) = if let Some(end) = next.end() {
                (self.over(end), stored.is_some_and(|line| line.0.is_empty()))
            } else {
                let reply = stored.and_then(|line| line.0.first()).and_then(|reply| next.named(reply));
                let length = stored.map_or(0, |line| line.0.len() as u32);
                match problem.goal {
                    Goal::Win => {
                        let is_solution = problem.solutions.0.contains(&text);
                        self.fate_of_attack(&next, is_solution, (reply, length), problem.within)?
                    }
                    Goal::Defence => {
                        (self.loss(&next, (reply, length), problem.within)?.unwrap_or(Fate::Open), false)
                    }
                }
            };
            found.push(First { mv, next, fate, refuted });
        }
        Ok(found)
    }

    fn over(&self, end: End) -> Fate {
        match end {
            End::Won(side) if side == self.solver.solver => Fate::Won(0),
            End::Won(_) => Fate::Lost(0),
            End::Drawn => Fate::Open,
        }
    }

    /// What a first move of a "win in n" comes to, and whether the reply that is stored refutes it.
    fn fate_of_attack(
        &self,
        next: &R,
        is_solution: bool,
        (reply, length): (Option<R::Move>, u32),
        within: u32,
    ) -> Result<(Fate, bool), Interrupted> {
        // Of a win in n + 1 moves, so many plies are left.
        let most = 2 * within;
        if is_solution && let Some(plies) = self.solver.distance(next, most)? {
            return Ok((Fate::Won(plies), false));
        }
        if let Some(lost) = self.loss(next, (reply, length), LONGEST_LOSS)? {
            return Ok((lost, false));
        }
        if let Some(reply) = reply
            && !self.solver.wins(&next.after(reply), most - 1)?
        {
            return Ok((Fate::Open, true));
        }
        // Most first moves never win so soon: one search, not one for each number of plies.
        let wins = self.solver.wins(next, most)?;
        let plies = if wins { self.solver.distance(next, most)? } else { None };
        Ok((plies.map_or(Fate::Open, Fate::Won), false))
    }

    /// Whether the other side wins within so many of its moves, and after how many plies; the line that is stored
    /// says where to begin.
    fn loss(
        &self,
        next: &R,
        (reply, length): (Option<R::Move>, u32),
        within: u32,
    ) -> Result<Option<Fate>, Interrupted> {
        let most = plies_of(within);
        if reply.is_some()
            && (1..=most).contains(&length)
            && self.other.wins_beginning_with(next, reply, length)?
            && !self.other.wins(next, length - 1)?
        {
            return Ok(Some(Fate::Lost(length)));
        }
        let loses = self.other.wins(next, most)?;
        let plies = if loses { self.other.distance(next, most)? } else { None };
        Ok(plies.map(Fate::Lost))
    }
}
