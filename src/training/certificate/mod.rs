//! The proof of a problem, as it is stored: what every first move comes to, the answers to every defence, the
//! refutation of every wrong first move.
//!
//! [`certify`] has it all from the exact search; nothing in it is estimated. Not for: choosing positions (`mining`),
//! nor for proving a second time (`verifier`).

mod defence;
mod tree;
mod win;

pub(super) use tree::branch;

use super::Trained;
use super::plain::{Rules as _, themes};
use crate::games::RULES;
use crate::problems::{Branch, Class, FirstMoves, Goal, Kind, Moves, Problem, Refutation, Source, TreeText};
use crate::search::{Interrupted, Prover};
use std::cmp::Reverse;
use std::collections::BTreeMap;
use std::fmt::Display;

/// The longest wins of the other side that the classes of a "win in n" tell from moves that only win no more.
pub const LONGEST_LOSS: u32 = 2;

/// A proof to be stored.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Certificate {
    /// What is proved.
    pub goal: Goal,
    /// Within how many moves.
    pub within: u32,
    /// The right first moves.
    pub solutions: Moves,
    /// The main line.
    pub line: Moves,
    /// The answers to every defence.
    pub tree: TreeText,
    /// The classes of the first moves.
    pub first_moves: Vec<FirstMoves>,
    /// Why the wrong ones are wrong.
    pub refutations: Vec<Refutation>,
    /// The ideas that every right first move shows.
    pub themes: Vec<String>,
}

/// Why a position is no problem of the kind asked for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Uncertified {
    /// The side to move does not win in exactly so many moves; or the defence does not hold against wins within
    /// exactly so many.
    OtherLength,
    /// Several first moves are right.
    Several,
    /// Another first move wins one move later; or the defence loses one move later; or it wins.
    Margin,
}

/// What a problem says beside its proof.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Provenance {
    /// How it was found.
    pub kind: Kind,
    /// Where.
    pub source: Source,
    /// How hard it is, from 1 to 5.
    pub band: u8,
    /// Its rating, rounded.
    pub rating: u32,
    /// The deviation of the rating, rounded.
    pub deviation: u32,
    /// The seed it was chosen with.
    pub seed: u64,
}

/// The proof that a position is a problem: a win in `within` moves with the margin of one move, or the only defence
/// against wins within as many.
pub fn certify<G: Trained>(
    prover: &mut Prover<'_, G>,
    position: &G,
    goal: Goal,
    within: u32,
) -> Result<Result<Certificate, Uncertified>, Interrupted> {
    match goal {
        Goal::Win => win::certify(prover, position, within),
        Goal::Defence => defence::certify(prover, position, within),
    }
}

impl Certificate {
    /// The problem in a position.
    pub fn into_problem<G: Trained>(self, position: &G, provenance: Provenance) -> Problem {
        let text = position.to_string();
        let Provenance { kind, source, band, rating, deviation, seed } = provenance;
        Problem {
            id: Problem::id_of(G::NAME, &text),
            goal: self.goal,
            within: self.within,
            kind,
            position: text,
            side: G::SIDES[position.to_move() as usize].to_owned(),
            solutions: self.solutions,
            line: self.line,
            tree: self.tree,
            first_moves: self.first_moves,
            refutations: self.refutations,
            themes: self.themes,
            band,
            rating,
            deviation,
            source,
            rules: RULES,
            seed,
        }
    }
}

/// First moves with what they come to, and the lines that refute the wrong ones, as they are found.
pub(super) struct Findings<M> {
    classes: BTreeMap<(Class, Reverse<u32>), Vec<M>>,
    refuted: Vec<(Moves, Moves)>,
}

impl<M: Copy + Display> Findings<M> {
    pub(super) const fn new() -> Self {
        Self { classes: BTreeMap::new(), refuted: Vec::new() }
    }

    /// Notes what a first move comes to. To be called in the order of the texts.
    pub(super) fn note(&mut self, mv: M, class: Class, within: u32) {
        self.classes.entry((class, Reverse(within))).or_default().push(mv);
    }

    /// Notes what refutes a first move. To be called in the order of the texts.
    fn refute(&mut self, mv: M, line: &[M]) {
        let line: Moves = line.iter().collect();
        match self.refuted.iter_mut().find(|(other, _)| *other == line) {
            Some((_, against)) => against.0.push(mv.to_string()),
            None => self.refuted.push((line, [mv].iter().collect())),
        }
    }

    /// The groups: by class, of a class the greater numbers first.
    pub(super) fn first_moves(&self) -> Vec<FirstMoves> {
        let group = |(&(class, within), moves): (&(Class, Reverse<u32>), &Vec<M>)| FirstMoves {
            class,
            within: within.0,
            count: moves.len(),
            moves: moves.iter().collect(),
        };
        self.classes.iter().map(group).collect()
    }

    fn refutations(self) -> Vec<Refutation> {
        self.refuted.into_iter().map(|(line, against)| Refutation { line, against }).collect()
    }
}

/// Puts a certificate together, and asks for its themes.
fn certificate<G: Trained>(
    position: &G,
    goal: Goal,
    within: u32,
    line: &[G::Move],
    branch: Branch,
    findings: Findings<G::Move>,
) -> Certificate {
    let solutions = Moves(vec![branch.mv.clone()]);
    let line: Moves = line.iter().collect();
    let first_moves = findings.first_moves();
    let refutations = findings.refutations();
    // The plain rules read every position that the game writes.
    let themes = G::Plain::read(&position.to_string())
        .map(|plain| themes(&plain, goal, &solutions, &line, &refutations))
        .unwrap_or_default();
    let tree = TreeText::of(&[branch]);
    Certificate { goal, within, solutions, line, tree, first_moves, refutations, themes }
}
