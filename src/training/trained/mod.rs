//! What training asks of a game beyond what a prover asks, and which games are asked. One file a game.
//!
//! Not for: the rules a verifier goes by (`plain`), nor what is said to a learner (`lesson`).

mod moulin;
mod relief;
mod walle;

use super::plain::{self, Rules as _};
use super::{LONGEST_DEFENCE, Least};
use crate::games::{self, Game as _, Provable};
use crate::problems::Goal;

/// A game that problems are made of.
pub trait Trained: Provable {
    /// The same game by its plain rules.
    type Plain: plain::Rules;

    /// The longest losses that only defences avert in this game, in moves of the other side.
    const LONGEST_DEFENCE: u32 = LONGEST_DEFENCE;

    /// What a set of 65 problems of this game should hold at least.
    const LEAST: Least = Least::USUAL;

    /// The longest wins, or losses averted, that problems with this goal ask for.
    fn longest(goal: Goal) -> u32 {
        match goal {
            Goal::Win => Self::Plain::LONGEST_WIN,
            Goal::Defence => Self::LONGEST_DEFENCE,
        }
    }

    /// Whether a move takes something or ends something for good: as a refutation it explains itself better than a
    /// quiet one.
    fn is_forceful(mv: Self::Move) -> bool;

    /// The moves that players without foresight choose between: those that take most at once, those that lead
    /// straightest towards the goal.
    fn tempting_moves(&self) -> Vec<Self::Move>;

    /// What stands on each cell, a number for each kind of thing: of this position first, then as seen through every
    /// other symmetry of the board, those that exchange the colours too.
    fn views(&self) -> Vec<Vec<u8>>;
}

/// The games that problems are made of, by name.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum TrainedGame {
    /// The relief game.
    Relief,
    /// Wall-e.
    Walle,
    /// Nine men's morris.
    Moulin,
}

impl TrainedGame {
    /// Every one, the game whose set is opened where none is named first.
    pub const ALL: [Self; 3] = [Self::Relief, Self::Walle, Self::Moulin];

    /// The game's name in commands and files.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Relief => games::relief::Position::NAME,
            Self::Walle => games::walle::Position::NAME,
            Self::Moulin => games::moulin::Position::NAME,
        }
    }

    /// The names of the side that moves first and of the other.
    pub const fn sides(self) -> [&'static str; 2] {
        match self {
            Self::Relief => games::relief::Position::SIDES,
            Self::Walle => games::walle::Position::SIDES,
            Self::Moulin => games::moulin::Position::SIDES,
        }
    }

    /// The game of this name.
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|game| game.word() == name)
    }

    /// The names of all, for a message.
    pub fn words() -> String {
        Self::ALL.map(Self::word).join(", ")
    }
}
