//! A player's own blunders as problems: the wins they let go in their games, and the only defences they did not find.
//!
//! Proved and stored like any other problem; which of them are hard is not asked, since the player has failed at each.
//! Of a game one problem is kept, the longest win before any defence, so that the file stands verification. Not for:
//! games of others ([`mine`](super::mine)), nor for reading records (`app`).

use super::likeness::{cells_apart, first_return, same_game};
use super::miner::leaves_no_choice;
use super::sight::sight;
use super::{Certificate, FEWEST_CELLS_APART, FEWEST_MOVES, Origin, Provenance, Trained, certify};
use crate::games::Side;
use crate::problems::{Goal, Kind, Problem, Source};
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
        let line = own.game.line(own.game.plies());
        let returns = first_return(&line).unwrap_or(usize::MAX);
        let mut of_game = Vec::new();
        for (ply, (position, &played)) in line.positions().iter().zip(line.moves()).enumerate() {
            if own.sides.contains(&position.to_move()) {
                blunders.turns += 1;
                if ply < returns
                    && let Some(failed) = failed(position, played, &mut prover)?
                {
                    let provenance = provenance(failed.goal, own.game.source(ply));
                    of_game.push((position, failed.into_problem(position, provenance)));
                }
            }
        }
        blunders.found += of_game.len() as u64;
        of_game.sort_by_key(|(_, problem)| (problem.goal, Reverse(problem.within))); // stable: the earliest first
        let is_new = |(position, problem): &(&G, Problem)| {
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

/// The proof of what the player let go with a move, if that was a problem.
fn failed<G: Trained>(
    position: &G,
    played: G::Move,
    prover: &mut Prover<'_, G>,
) -> Result<Option<Certificate>, Interrupted> {
    if position.count_moves() < FEWEST_MOVES as u64 {
        return Ok(None);
    }
    let Some(sight) = sight(prover, position, true)? else { return Ok(None) };
    if sight.line.first() == Some(&played) || leaves_no_choice(position, &sight.line) {
        return Ok(None);
    }
    Ok(certify(prover, position, sight.goal, sight.within)?.ok())
}

/// What is said of a problem that nobody but the player has tried.
const fn provenance(goal: Goal, source: Source) -> Provenance {
    let kind = match goal {
        Goal::Win => Kind::MissedWin,
        Goal::Defence => Kind::OnlyDefence,
    };
    Provenance { kind, source, band: 3, rating: 1500, deviation: 350, seed: 0 }
}
