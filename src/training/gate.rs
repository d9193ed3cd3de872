//! What turns a candidate away, and how often it did.
//!
//! Not for: asking (`mining`).

use super::{FEWEST_MOVES, LONGEST_WIN};
use crate::message::Message;
use crate::msg;

/// A reason why a position is no problem, in the order they are asked.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Gate {
    /// The game it comes from has given a problem already.
    SameGame,
    /// The game is over.
    Over,
    /// There is too little to choose from.
    FewMoves,
    /// No win can be forced soon.
    NoWin,
    /// Several first moves win as fast.
    Several,
    /// Another first move wins one move later.
    Margin,
    /// A turn of the solver in the main line has a single legal move.
    Forced,
    /// A state has occurred twice in the game before: history might count.
    Repetition,
    /// It is another problem, or its mirror image, but for the turns played.
    Duplicate,
}

impl Gate {
    /// Every gate in order.
    pub const ALL: [Self; 9] = [
        Self::SameGame,
        Self::Over,
        Self::FewMoves,
        Self::NoWin,
        Self::Several,
        Self::Margin,
        Self::Forced,
        Self::Repetition,
        Self::Duplicate,
    ];

    /// The reason in words.
    pub fn message(self) -> Message {
        match self {
            Self::SameGame => msg!("gate-same-game"),
            Self::Over => msg!("gate-over"),
            Self::FewMoves => msg!("gate-few-moves", least = FEWEST_MOVES),
            Self::NoWin => msg!("gate-no-win", most = LONGEST_WIN),
            Self::Several => msg!("gate-several"),
            Self::Margin => msg!("gate-margin"),
            Self::Forced => msg!("gate-forced"),
            Self::Repetition => msg!("gate-repetition"),
            Self::Duplicate => msg!("gate-duplicate"),
        }
    }
}
