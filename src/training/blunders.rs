//! A player's own blunders as problems: the wins they let go in their games, and the only defences they did not find.
//!
//! Proved and stored like any other problem; which of them are hard is not asked, since the player has failed at each.
//! Of a game one problem is kept, the longest win before any defence, so that the file stands verification. Not for:
//! games of others ([`mine`](super::mine)), nor for reading records (`app`).

use super::likeness::{cells_apart, first_return, same_game};
use super::miner::leaves_no_choice;
use super::{
    FEWEST_CELLS_APART, FEWEST_MOVES, LONGEST_LOSS, LONGEST_WIN, Origin, Provenance, Trained, certify,
    only_defence,
};
use crate::games::Side;
use crate::problems::{Goal, Kind, Problem, Source};
use crate::search::proof::{moves_of, plies_of};
use crate::search::{Interrupted, Prover};
use std::cmp::Reverse;
use std::sync::atomic::AtomicBool;

/// A game, and which of its sides the player was.
#[derive(Debug, Clone)]
pub struct Own<G: Trained> {
    /// The game.
    pub game: Origin<G>,
    /// The player's sides.
    pub sides: Vec<Side>,
}

/// What became of a player's games.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Blunders {
    /// The problems that are new.
    pub problems: Vec<Problem>,
    /// Turns of the player that were looked at.
    pub turns: u64,
    /// Blunders that make a problem, those left out for another of the same game among them.
    pub found: u64,
}

/// Looks for the blunders of a player that are not among `known` problems; `stop` gives up.
pub fn blunders<G: Trained>(
    games: &[Own<G>],
    known: &[Problem],
    stop: &AtomicBool,
) -> Result<Blunders, Interrupted> {
    let mut blunders = Blunders::default();
    let mut prover = Prover::new(stop);
    let mut kept: Vec<(Vec<Vec<u8>>, Source)> = known
        .iter()
        .filter_map(|problem| Some((G::parse(&problem.position).ok()?.views(), problem.source.clone())))
        .collect();
    for own in games {
        let mut of_game = Vec::new();
        for ply in 0..own.game.plies() {
            if let Some(found) = blunder(own, ply, &mut prover, &mut blunders.turns)? {
                of_game.push(found);
            }
        }
        blunders.found += of_game.len() as u64;
        of_game.sort_by_key(|(_, problem)| (problem.goal, Reverse(problem.within))); // stable: the earliest first
        let is_new = |(position, problem): &(G, Problem)| {
            let views = position.views();
            !kept.iter().any(|(other, source)| {
                cells_apart(&views, other) < FEWEST_CELLS_APART || same_game(source, &problem.source)
            })
        };
        if let Some((position, problem)) = of_game.into_iter().find(is_new) {
            kept.push((position.views(), problem.source.clone()));
            blunders.problems.push(problem);
        }
    }
    Ok(blunders)
}

/// The problem that the player failed at before a turn of a game, if that was one.
fn blunder<G: Trained>(
    own: &Own<G>,
    ply: usize,
    prover: &mut Prover<'_, G>,
    turns: &mut u64,
) -> Result<Option<(G, Problem)>, Interrupted> {
    let line = own.game.line(ply);
    let position = line.position();
    let source = own.game.source(ply);
    let Source::Record { played: Some(played), .. } = &source else { return Ok(None) };
    if !own.sides.contains(&position.to_move()) || line.outcome().is_some() {
        return Ok(None);
    }
    *turns += 1;
    if position.count_moves() < FEWEST_MOVES as u64 || first_return(&line).is_some() {
        return Ok(None);
    }
    let (goal, within) = match prover.fastest(position, plies_of(LONGEST_WIN))? {
        Some(win) if win.first().is_some_and(|mv| mv.to_string() == *played) => return Ok(None),
        Some(win) if leaves_no_choice(position, &win) => return Ok(None),
        Some(win) => (Goal::Win, moves_of(win.len() as u32)),
        None => match only_defence(prover, position, LONGEST_LOSS)? {
            Some(within) => (Goal::Defence, within),
            None => return Ok(None),
        },
    };
    let Ok(certificate) = certify(prover, position, goal, within)? else { return Ok(None) };
    if certificate.solutions.0.contains(played) {
        return Ok(None);
    }
    let kind = match goal {
        Goal::Win => Kind::MissedWin,
        Goal::Defence => Kind::OnlyDefence,
    };
    // Nobody but the player has tried it.
    let provenance = Provenance { kind, source, band: 3, rating: 1500, deviation: 350, seed: 0 };
    Ok(Some((position.clone(), certificate.into_problem(position, provenance))))
}
