//! The levels: one alpha-beta player, stronger with every level by more nodes and less noise.
//!
//! Nodes, not time, so that a level plays the same on every machine. That each level is stronger than the one below
//! is measured by `cargo bench --bench players`. Not for: the terms of the estimates (the file of each game).

use super::Player;
use super::noise::Noisy;
use crate::games::{Game, Line};
use crate::search::{AlphaBeta, Evaluator, Limits, Score};

/// The estimates of a game, made for the game that a position is from (its terrain, say).
pub trait Estimates<G: Game>: Evaluator<G> {
    /// The estimates for this game.
    fn of(position: &G) -> Self;
}

/// What makes a level.
#[derive(Debug, Clone, Copy)]
pub(super) struct Level {
    /// Nodes it searches for a move.
    pub(super) nodes: u64,
    /// How far its estimates are off, in the units of the game's estimates.
    pub(super) noise: Score,
}

/// Makes the estimates of a game from one of its positions.
pub(super) type Make<G, E> = fn(&G) -> E;

/// A player of some level.
pub(super) struct Levelled<G: Game, E: Estimates<G>> {
    level: Level,
    estimates: Make<G, E>,
    search: Option<AlphaBeta<G, Noisy<E>>>,
}

impl<G: Game, E: Estimates<G>> Levelled<G, E> {
    pub(super) const fn new(level: Level, estimates: Make<G, E>) -> Self {
        Self { level, estimates, search: None }
    }
}

impl<G: Game, E: Estimates<G> + Send> Player<G> for Levelled<G, E> {
    fn choose(&mut self, line: &Line<G>, seed: u64) -> Option<G::Move> {
        let Level { nodes, noise } = self.level;
        let estimates = Noisy { estimates: (self.estimates)(line.position()), seed, amount: noise };
        let search = match &mut self.search {
            Some(search) => {
                *search.evaluator_mut() = estimates;
                search
            }
            // Leaves are not kept, so half an entry for each node is plenty.
            none => none.insert(AlphaBeta::new(estimates, (nodes / 2) as usize)),
        };
        search.search(line, &Limits::nodes(nodes)).map(|found| found.best)
    }
}
