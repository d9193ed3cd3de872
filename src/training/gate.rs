//! What turns a candidate away, and how often it did.
//!
//! Not for: asking (`miner`, `pool`).

use super::{FEWEST_CELLS_APART, FEWEST_MOVES, FEWEST_WRONG};
use crate::message::Message;
use crate::msg;
use serde::{Deserialize, Serialize};

/// A reason why a candidate is no problem, in the order they are asked. `docs/training.md` numbers them.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Gate {
    /// A state has occurred twice in the game before: history might count.
    Repetition,
    /// There is too little to choose from, or too little that is wrong.
    FewMoves,
    /// The win was there two turns earlier, by the same move, or could not be lost by the other side's last turn.
    WonBefore,
    /// Several first moves are right.
    Several,
    /// The first turn or the last of the main line leaves the solver no choice.
    Forced,
    /// The win comes by the limit of turns: nothing to be seen on the board.
    NoGoal,
    /// A player that looks at next to nothing finds the first turn.
    Naive,
    /// Another first move wins one move later; or the defence loses one move later.
    Margin,
    /// It shows no theme.
    NoTheme,
    /// A win in 1 that the panel finds hard: those are for warming up.
    HardWarmUp,
    /// It is nearly another problem.
    NearCopy,
}

impl Gate {
    /// Every gate in order.
    pub const ALL: [Self; 11] = [
        Self::Repetition,
        Self::FewMoves,
        Self::WonBefore,
        Self::Several,
        Self::Forced,
        Self::NoGoal,
        Self::Naive,
        Self::Margin,
        Self::NoTheme,
        Self::HardWarmUp,
        Self::NearCopy,
    ];

    /// The reason in words.
    pub fn message(self) -> Message {
        match self {
            Self::Repetition => msg!("gate-repetition"),
            Self::FewMoves => msg!("gate-few-moves", least = FEWEST_MOVES, wrong = FEWEST_WRONG),
            Self::WonBefore => msg!("gate-won-before"),
            Self::Several => msg!("gate-several"),
            Self::Forced => msg!("gate-forced"),
            Self::NoGoal => msg!("gate-no-goal"),
            Self::Naive => msg!("gate-naive"),
            Self::Margin => msg!("gate-margin"),
            Self::NoTheme => msg!("gate-no-theme"),
            Self::HardWarmUp => msg!("gate-hard-warm-up"),
            Self::NearCopy => msg!("gate-near-copy", least = FEWEST_CELLS_APART),
        }
    }
}

/// How often each gate turned a candidate away, in the order of [`Gate::ALL`].
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Rejected([u64; Gate::ALL.len()]);

impl Rejected {
    /// Counts one.
    pub(super) const fn count(&mut self, gate: Gate) {
        self.0[gate as usize] += 1;
    }

    /// How often this gate did.
    pub const fn by(&self, gate: Gate) -> u64 {
        self.0[gate as usize]
    }

    /// How often each did.
    pub(super) fn all(&self) -> impl Iterator<Item = u64> {
        self.0.into_iter()
    }

    /// Adds what was counted elsewhere.
    pub(super) fn add(&mut self, other: &Self) {
        for (count, more) in self.0.iter_mut().zip(other.0) {
            *count += more;
        }
    }
}
