//! The player without an opinion: every legal action equally likely. Not for: random records (`games::random`).

use super::Seeker;
use crate::games::Dice;
use crate::games::bataille::{Action, Arrangement, Grid, View};

/// Every legal action equally likely; hands in a random valid grid.
#[derive(Debug, Clone, Copy, Default)]
pub struct Random;

impl Seeker for Random {
    fn act(&mut self, view: &View, dice: &mut Dice) -> Action {
        let legal: Vec<Action> = view.legal_actions().collect();
        dice.pick(&legal).copied().unwrap_or(Action::Stop)
    }

    fn hand_in(&mut self, _view: &View, dice: &mut Dice) -> Arrangement {
        Grid::random(dice).arrangement()
    }
}
