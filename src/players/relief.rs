//! What a search is told about the relief game: pieces, how far they have come, and who leaves first.
//!
//! Estimates are in hundredths of a point of strength. Not for: ways out (`relief_terms`).

use super::level::{Estimates, Level};
use super::relief_terms::WaysOut;
use crate::games::relief::{Cell, Kind, Move, Position};
use crate::games::{Game, Side};
use crate::search::{Evaluator, Score};

/// What a player cares for.
#[derive(Debug)]
struct Weights {
    /// A point of strength on the board.
    strength: Score,
    /// A point of strength that has left.
    left: Score,
    /// A turn that the side is ahead in the race for the exit that decides the game. The side to move is half a
    /// turn ahead.
    turn: Score,
    /// A point of the way out that a piece still has before it.
    way: Score,
}

/// The weights the levels are measured with.
const USUAL: Weights = Weights { strength: 100, left: 150, turn: 70, way: 4 };
/// Takes what it can, and lets the exit wait.
const FIGHTER: Weights = Weights { strength: 160, left: 150, turn: 30, way: 2 };
/// Runs for the exit, whatever that costs.
const RUNNER: Weights = Weights { strength: 40, left: 200, turn: 130, way: 9 };

/// Turns counted for a side none of whose pieces can decide the game by leaving.
const NEVER: Score = 8;

/// The levels, each measured against the one below.
pub(super) const LEVELS: &[Level] = &[
    Level { nodes: 1, noise: 400 },
    Level { nodes: 200, noise: 120 },
    Level { nodes: 600, noise: 50 },
    Level { nodes: 2_000, noise: 25 },
    Level { nodes: 7_000, noise: 12 },
    Level { nodes: 20_000, noise: 6 },
    Level { nodes: 60_000, noise: 4 },
    Level { nodes: 150_000, noise: 4 },
];

/// The estimates of the relief game on one terrain.
pub struct Exits {
    ways: WaysOut,
    weights: &'static Weights,
}

impl Estimates<Position> for Exits {
    fn of(position: &Position) -> Self {
        Self::weighted(position, &USUAL)
    }
}

impl Exits {
    fn weighted(position: &Position, weights: &'static Weights) -> Self {
        Self { ways: WaysOut::on(position.terrain()), weights }
    }

    /// The estimates of the style `fighter`.
    pub(super) fn of_a_fighter(position: &Position) -> Self {
        Self::weighted(position, &FIGHTER)
    }

    /// The estimates of the style `runner`.
    pub(super) fn of_a_runner(position: &Position) -> Self {
        Self::weighted(position, &RUNNER)
    }

    /// What a side has on the board and off it, and the turns until it leaves with a piece that decides the game.
    #[inline]
    fn standing(&self, position: &Position, side: Side, lead: Score, first_exit: bool) -> (Score, Score) {
        let mut worth = 0;
        let mut turns = NEVER;
        for (kind, cell) in position.pieces_of(side) {
            let cost = self.ways.cost(side, cell);
            let strength = Score::from(kind.strength());
            worth += self.weights.strength * strength - self.weights.way * cost as Score;
            let decides = if first_exit { kind == Kind::Sentinelle } else { lead + strength > 0 };
            if decides {
                turns = turns.min(cost.div_ceil(u32::from(kind.movement())) as Score);
            }
        }
        (worth, turns)
    }
}

impl Evaluator<Position> for Exits {
    /// By cells of departure and arrival; leaving last.
    const SLOTS: usize = Cell::COUNT * Cell::COUNT + 1;

    #[inline]
    fn score(&self, position: &Position) -> Score {
        let (own, other) = (position.to_move(), position.to_move().other());
        let lead = Score::from(position.score(own)) - Score::from(position.score(other));
        let first_exit = position.exited().next().is_none();
        let (worth, turns) = self.standing(position, own, lead, first_exit);
        let (their_worth, their_turns) = self.standing(position, other, -lead, first_exit);
        let Weights { left, turn, .. } = self.weights;
        worth - their_worth + turn * (their_turns - turns) + turn / 2 + left * lead
    }

    /// Leaving and captures first, the strongest target first; then what leads towards the exit.
    #[inline]
    fn promise(&self, position: &Position, mv: Move) -> i32 {
        let side = position.to_move();
        match mv {
            Move::Leave { .. } => 1 << 21,
            Move::Attack { to, .. } => {
                let strength = position.at(to).map_or(0, |piece| piece.kind.strength());
                (1 << 20) + i32::from(strength)
            }
            Move::Walk { from, to } => {
                100 * (self.ways.cost(side, from) as i32 - self.ways.cost(side, to) as i32)
            }
            Move::Pass => 0,
        }
    }

    #[inline]
    fn slot(&self, mv: Move) -> usize {
        match mv {
            Move::Walk { from, to } | Move::Attack { from, to } => Cell::COUNT * from.index() + to.index(),
            Move::Leave { .. } | Move::Pass => Cell::COUNT * Cell::COUNT,
        }
    }
}
