//! The search itself: every move of the solver until one wins, every reply until one saves.
//!
//! First the move the table knows, then the two that last did the same work at this depth (most replies to a
//! harmless move fail alike), then all others; the moves are made only when those did not decide. Before anything
//! else comes [`Provable::wins_at_once`], which spares the last ply. Positions and moves live in shared buffers: a
//! node allocates nothing. Not for: choosing the main line ([`line`](super::line)).

use super::table::Table;
use super::{Interrupted, Proof, Win};
use crate::games::{Outcome, Provable, Side, Verdict};
use std::sync::atomic::{AtomicBool, Ordering};

/// The most plies that can be asked for.
pub const MOST_PLIES: u32 = 199;

/// Nodes between two looks at whether to stop.
const BETWEEN_LOOKS: u64 = 1 << 12;

/// Searches for forced wins; one can be used for any number of positions, one after the other.
#[derive(Debug)]
pub struct Prover<'a, G: Provable> {
    stop: &'a AtomicBool,
    /// What is proved now, and within how many plies.
    root: Option<(G, u32)>,
    solver: Side,
    table: Table<G>,
    /// For each number of plies left, the two moves that last decided.
    deciders: Vec<[Option<G::Move>; 2]>,
    /// The moves of all nodes on the way here, one after the other.
    moves: Vec<G::Move>,
    nodes: u64,
}

/// The lengths a win is looked for, up to `plies`: as moves of the solver count, odd numbers; then the last, if it is
/// even.
pub(super) fn lengths(plies: u32) -> impl Iterator<Item = u32> {
    (1..plies).step_by(2).chain([plies]).filter(|&within| within > 0)
}

impl<'a, G: Provable> Prover<'a, G> {
    /// A prover that gives up when `stop` becomes true.
    pub const fn new(stop: &'a AtomicBool) -> Self {
        Self {
            stop,
            root: None,
            solver: Side::First,
            table: Table::new(),
            deciders: Vec::new(),
            moves: Vec::new(),
            nodes: 0,
        }
    }

    /// Another one that gives up together with this one.
    #[must_use]
    pub const fn another(&self) -> Self {
        Self::new(self.stop)
    }

    /// Every first move that wins within `plies` plies (at most [`MOST_PLIES`]), and a main line.
    pub fn prove(&mut self, position: &G, plies: u32) -> Result<Proof<G::Move>, Interrupted> {
        let plies = plies.min(MOST_PLIES);
        self.begin(position, plies);
        let mut wins: Vec<Win<G::Move>> = Vec::new();
        let stack = &mut vec![position.clone(); plies as usize + 1];
        if position.outcome().is_none() {
            let mut open = position.listed_moves();
            for within in lengths(plies) {
                let mut left = Vec::new();
                for mv in open {
                    if self.follow(position, mv, within, stack, true)? {
                        let exact = self.exact(position, mv, within, stack)?;
                        wins.push(Win { mv, plies: exact });
                    } else {
                        left.push(mv);
                    }
                }
                open = left;
            }
        }
        wins.sort_by_key(|win| win.plies); // stable: equal ones stay in the order of their texts
        let line = match wins.first() {
            Some(win) => self.main_line(position, win.plies, stack)?,
            None => Vec::new(),
        };
        Ok(Proof { wins, line, nodes: self.nodes })
    }

    /// Goes on with what is known of this position, or begins afresh.
    pub(super) fn resume(&mut self, position: &G, plies: u32) {
        if !self.root.as_ref().is_some_and(|(root, most)| plies <= *most && root == position) {
            self.begin(position, plies);
        }
    }

    fn begin(&mut self, position: &G, plies: u32) {
        self.root = Some((position.clone(), plies));
        self.solver = position.to_move();
        self.table.begin(position, plies);
        self.deciders.clear();
        self.deciders.resize(plies as usize + 1, [None; 2]);
        self.moves.clear();
        self.nodes = 0;
    }

    /// The plies of a first move that wins within `plies`, but not within two fewer.
    fn exact(&mut self, position: &G, mv: G::Move, plies: u32, stack: &mut [G]) -> Result<u32, Interrupted> {
        let sooner =
            plies > 1 && !plies.is_multiple_of(2) && self.follow(position, mv, plies - 1, stack, true)?;
        Ok(plies - u32::from(sooner))
    }

    /// Whether the solver, to move, wins within `plies` plies, at least one; the game is not over.
    pub(super) fn attack(&mut self, position: &G, plies: u32, stack: &mut [G]) -> Result<bool, Interrupted> {
        if position.wins_at_once() {
            return Ok(true);
        }
        if plies == 1 || !position.could_win_within(self.solver, plies.div_ceil(2)) {
            return Ok(false);
        }
        self.decide(position, plies, stack, true)
    }

    /// Whether the solver wins within `plies` plies whatever the other side, to move, does; the game is not over.
    pub(super) fn defend(&mut self, position: &G, plies: u32, stack: &mut [G]) -> Result<bool, Interrupted> {
        if plies == 0 || position.wins_at_once() || !position.could_win_within(self.solver, plies / 2) {
            return Ok(false);
        }
        self.decide(position, plies, stack, false)
    }

    /// Tries the moves of one side until one decides: a win for the solver when it attacks, none when the other
    /// side defends.
    fn decide(
        &mut self,
        position: &G,
        plies: u32,
        stack: &mut [G],
        attacking: bool,
    ) -> Result<bool, Interrupted> {
        // Two plies from the end a search costs less than the table, which no cache holds.
        let tabled = plies > 2;
        let mut best = None;
        if tabled {
            let known = self.table.bounds(position, attacking);
            if let Some(answer) = known.answer(plies) {
                return Ok(answer);
            }
            best = known.best;
        }
        let [one, other] = self.deciders[plies as usize];
        let first = [best, one.filter(|&mv| position.allows(mv)), other.filter(|&mv| position.allows(mv))];
        let begin = self.moves.len();
        let mut decider = None;
        for (index, mv) in first.into_iter().enumerate() {
            let Some(mv) = mv.filter(|&mv| !first[..index].contains(&Some(mv))) else { continue };
            if self.follow(position, mv, plies, stack, attacking)? == attacking {
                decider = Some(mv);
                break;
            }
        }
        if decider.is_none() {
            position.legal_moves(&mut self.moves);
            for index in begin..self.moves.len() {
                let mv = self.moves[index];
                if !first.contains(&Some(mv))
                    && self.follow(position, mv, plies, stack, attacking)? == attacking
                {
                    decider = Some(mv);
                    break;
                }
            }
            self.moves.truncate(begin);
        }
        let two = &mut self.deciders[plies as usize];
        if decider.is_some() && two[0] != decider {
            *two = [decider, two[0]];
        }
        let wins = decider.is_some() == attacking;
        if tabled {
            self.table.note(position, attacking, plies, wins, decider);
        }
        Ok(wins)
    }

    /// Plays a move on the next place of the stack: whether the solver then wins within `plies` plies, this one
    /// counted.
    pub(super) fn follow(
        &mut self,
        position: &G,
        mv: G::Move,
        plies: u32,
        stack: &mut [G],
        attacking: bool,
    ) -> Result<bool, Interrupted> {
        let Some((child, rest)) = stack.split_first_mut() else { return Ok(false) };
        child.clone_from(position);
        child.play(mv);
        self.nodes += 1;
        if self.nodes.is_multiple_of(BETWEEN_LOOKS) && self.stop.load(Ordering::Relaxed) {
            return Err(Interrupted);
        }
        match child.outcome() {
            Some(outcome) => Ok(self.is_won(outcome, !attacking)),
            None if attacking => self.defend(child, plies - 1, rest),
            None => Ok(plies > 1 && self.attack(child, plies - 1, rest)?),
        }
    }

    /// Whether the solver has won; `attacking` says whether it would be to move.
    pub(super) fn is_won(&self, outcome: Outcome, attacking: bool) -> bool {
        match outcome.verdict {
            Verdict::Win(side) => side == self.solver,
            Verdict::Draw => false,
            Verdict::Loss => !attacking,
        }
    }
}
