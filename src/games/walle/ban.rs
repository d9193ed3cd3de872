//! Which walls the side to move may not place, each with a word for the reason.
//!
//! Not for: explaining a single move to a person (`refusal`).

use super::{Position, Wall};
use crate::games::Game;

/// Why a wall may not be placed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Ban {
    /// The game is over.
    Over,
    /// A pawn has not entered yet.
    NotEntered,
    /// The side to move has no wall left.
    NoWallLeft,
    /// The opponent has no path to its goal already: every wall is illegal.
    AlreadyShutOff,
    /// A wall stands there.
    Stands,
    /// The opponent would have no path to its goal.
    ShutsOff,
}

impl Ban {
    /// The word for it in answers.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Over => "over",
            Self::NotEntered => "not-entered",
            Self::NoWallLeft => "no-wall-left",
            Self::AlreadyShutOff => "already-shut-off",
            Self::Stands => "stands",
            Self::ShutsOff => "shuts-off",
        }
    }
}

impl Position {
    /// The walls off the border that the side to move may not place, in the order of the notation; an error where
    /// one reason forbids them all.
    pub fn banned_walls(&self) -> Result<Vec<(Wall, Ban)>, Ban> {
        let (own, opponent) = (self.to_move(), self.to_move().other());
        if self.outcome().is_some() {
            return Err(Ban::Over);
        }
        if self.pawn(own).and(self.pawn(opponent)).is_none() {
            return Err(Ban::NotEntered);
        }
        if self.walls_left(own) == 0 {
            return Err(Ban::NoWallLeft);
        }
        let shutting = self.shutting_walls().ok_or(Ban::AlreadyShutOff)?;
        let standing = self.walls().into_iter().map(|wall| (wall, Ban::Stands));
        let mut banned: Vec<_> =
            standing.chain(shutting.into_iter().map(|wall| (wall, Ban::ShutsOff))).collect();
        banned.sort_unstable_by_key(|&(wall, _)| wall);
        Ok(banned)
    }
}
