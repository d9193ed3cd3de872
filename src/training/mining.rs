//! Looks for problems: candidates in an order drawn from a seed, gate after gate, until there are enough.
//!
//! The same origins, count and seed give the same set. Not for: reading games, nor for verifying what was found
//! (`verifier`).

use super::likeness::{alike, repeats, same_game};
use super::{FEWEST_MOVES, Gate, LONGEST_WIN, Origin, Provenance, Trained, certify};
use crate::games::Dice;
use crate::problems::{FORMAT, Goal, Kind, Moves, Problem, Set, Source};
use crate::search::proof::{moves_of, plies_of};
use crate::search::{Interrupted, Prover};
use std::sync::atomic::AtomicBool;

/// What was found.
#[derive(Debug, Clone, PartialEq)]
pub struct Mined {
    /// The problems, in the order they were met.
    pub set: Set,
    /// How many candidates were looked at.
    pub candidates: u64,
    /// How many each gate turned away, in the order of [`Gate::ALL`].
    pub rejected: [u64; Gate::ALL.len()],
}

/// Looks for `count` problems in these origins; `stop` gives up.
pub fn mine<G: Trained>(
    origins: &[Origin<G>],
    count: usize,
    seed: u64,
    stop: &AtomicBool,
) -> Result<Mined, Interrupted> {
    let set = Set { format: FORMAT, game: G::NAME.to_owned(), problems: Vec::new() };
    let mut mined = Mined { set, candidates: 0, rejected: [0; Gate::ALL.len()] };
    let mut candidates: Vec<(usize, usize)> = origins
        .iter()
        .enumerate()
        .flat_map(|(number, origin)| (0..origin.candidates()).map(move |ply| (number, ply)))
        .collect();
    Dice::new(seed).shuffle(&mut candidates);
    let mut judge = Judge { seed, prover: Prover::new(stop), kept: Vec::new() };
    for (number, ply) in candidates {
        if mined.set.problems.len() >= count {
            break;
        }
        mined.candidates += 1;
        match judge.problem(&origins[number], ply)? {
            Ok(problem) => mined.set.problems.push(problem),
            Err(gate) => mined.rejected[gate as usize] += 1,
        }
    }
    Ok(mined)
}

struct Judge<'a, G: Trained> {
    seed: u64,
    prover: Prover<'a, G>,
    /// The positions of the problems so far, and their sources.
    kept: Vec<(G, Source)>,
}

impl<G: Trained> Judge<'_, G> {
    /// The problem of a candidate, or the gate that turns it away.
    fn problem(&mut self, origin: &Origin<G>, ply: usize) -> Result<Result<Problem, Gate>, Interrupted> {
        let source = origin.source(ply);
        if self.kept.iter().any(|(_, other)| same_game(&source, other)) {
            return Ok(Err(Gate::SameGame));
        }
        let line = origin.line(ply);
        let position = line.position();
        if line.outcome().is_some() {
            return Ok(Err(Gate::Over));
        }
        if position.count_moves() < FEWEST_MOVES as u64 {
            return Ok(Err(Gate::FewMoves));
        }
        let proof = self.prover.prove(position, plies_of(LONGEST_WIN))?;
        let Some(moves) = proof.moves() else { return Ok(Err(Gate::NoWin)) };
        if proof.wins.iter().filter(|win| moves_of(win.plies) == moves).count() > 1 {
            return Ok(Err(Gate::Several));
        }
        if proof.wins.len() > 1 || self.prover.prove(position, plies_of(moves + 1))?.wins.len() > 1 {
            return Ok(Err(Gate::Margin));
        }
        if is_forced(position, &proof.line) {
            return Ok(Err(Gate::Forced));
        }
        if repeats(&line) {
            return Ok(Err(Gate::Repetition));
        }
        if self.kept.iter().any(|(other, _)| alike(other, position)) {
            return Ok(Err(Gate::Duplicate));
        }
        let Ok(certificate) = certify(&mut self.prover, position, Goal::Win, moves)? else {
            return Ok(Err(Gate::Margin));
        };
        self.kept.push((position.clone(), source.clone()));
        let provenance = provenance(source, &certificate.solutions, self.seed);
        Ok(Ok(certificate.into_problem(position, provenance)))
    }
}

/// Whether a turn of the solver in a line has a single legal move.
fn is_forced<G: Trained>(position: &G, line: &[G::Move]) -> bool {
    let mut here = position.clone();
    line.iter().enumerate().any(|(ply, &mv)| {
        let forced = ply % 2 == 0 && here.count_moves() == 1;
        here.play(mv);
        forced
    })
}

/// Nobody has tried the problem yet.
fn provenance(source: Source, solutions: &Moves, seed: u64) -> Provenance {
    let kind = match &source {
        Source::Position => Kind::Position,
        Source::Record { played: Some(played), .. } if solutions.0.contains(played) => Kind::PunishedBlunder,
        Source::Record { .. } => Kind::MissedWin,
    };
    Provenance { kind, source, band: 3, rating: 1500, deviation: 350, seed }
}
