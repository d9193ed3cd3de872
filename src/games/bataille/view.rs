//! What one player may see: its own grid, what was said aloud, the scores. There is no field the other's grid
//! could be in, so a view cannot leak it.
//!
//! Not for: playing (`Table` does), nor deduction.

use super::action::{Action, Answer};
use super::grid::Grid;
use super::notes::Notes;
use super::table::{Stage, true_answers};
use crate::games::Side;
use crate::message::Message;

/// A game as one player sees it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct View {
    pub(super) side: Side,
    pub(super) own: Grid,
    pub(super) notes: Notes,
    pub(super) opponents_notes: Notes,
    pub(super) scores: [i32; 2],
    pub(super) to_move: Side,
    pub(super) actions: u32,
    pub(super) limit: Option<u32>,
    pub(super) stage: Stage,
}

impl View {
    /// Whose view this is.
    pub fn side(&self) -> Side {
        self.side
    }

    /// The player's own grid, which the other is to find.
    pub fn own(&self) -> &Grid {
        &self.own
    }

    /// What the player has noted about the other's grid.
    pub fn notes(&self) -> &Notes {
        &self.notes
    }

    /// What the other has noted about the player's own grid: the player gave the answers.
    pub fn opponents_notes(&self) -> &Notes {
        &self.opponents_notes
    }

    /// The scores, the first player's first.
    pub fn scores(&self) -> [i32; 2] {
        self.scores
    }

    /// Whether it is this player's turn to act.
    pub fn is_to_move(&self) -> bool {
        self.stage == Stage::Playing && self.to_move == self.side
    }

    /// How many actions both have made.
    pub fn actions(&self) -> u32 {
        self.actions
    }

    /// Actions after which the match ends, where it has a limit.
    pub fn limit(&self) -> Option<u32> {
        self.limit
    }

    /// Where the game stands.
    pub fn stage(&self) -> Stage {
        self.stage
    }

    /// Why this player's notes forbid an action, whoever's turn it is.
    pub fn check(&self, action: Action) -> Result<(), Message> {
        self.notes.check(action)
    }

    /// The actions this player's notes allow.
    pub fn legal_actions(&self) -> impl Iterator<Item = Action> {
        self.notes.legal_actions()
    }

    /// The true answers this player can give to an action of the other.
    pub fn answers(&self, action: Action) -> Vec<Answer> {
        true_answers(&self.own, &self.opponents_notes, action)
    }
}
