//! One problem: a position, the win it holds, and what every first move comes to.
//!
//! Later steps of the format add keys (themes, refutations, ratings) and classes. Not for: proving any of it.

use super::Moves;
use crate::games::Game;
use serde::{Deserialize, Serialize};

/// A problem of the kind "win in n".
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Problem {
    /// A name that follows from the position: [`Problem::id_of`].
    pub id: String,
    /// The text of the position to be solved.
    pub position: String,
    /// The side to move, which wins: `red` or `blue`, …
    pub side: String,
    /// The fewest moves of that side in which it can force the win.
    pub win_in: u32,
    /// The first moves that do so.
    pub solutions: Moves,
    /// The main line: the solver as fast, the other side as slow as can be, ties by the order of the texts.
    pub line: Moves,
    /// What every legal first move comes to.
    pub first_moves: Vec<FirstMoves>,
    /// Where the position comes from.
    pub source: Source,
}

impl Problem {
    /// The name of a problem: the game's and the position's hash, which no part of it can change unnoticed.
    pub fn id_of<G: Game>(position: &G) -> String {
        format!("{}-{:016x}", G::NAME, position.hash())
    }
}

/// First moves that come to the same.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FirstMoves {
    /// What they come to.
    pub class: Class,
    /// The number of moves of the solver for which that is proved.
    pub within: u32,
    /// The moves in the order of their texts.
    pub moves: Moves,
}

/// What a first move comes to.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Class {
    /// It forces the win within so many moves.
    Win,
    /// It forces no win within so many moves. It may do so later.
    NoWin,
}

/// Where a position comes from.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Source {
    /// It was given as it is.
    Position,
    /// It was met in a recorded game.
    Record {
        /// The position the game began with.
        start: String,
        /// The moves that led to the problem.
        moves: Moves,
        /// How many they are.
        ply: u32,
    },
}
