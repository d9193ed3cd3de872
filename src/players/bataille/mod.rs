//! Players of Bataille: they see a [`View`] each, never the table, and so never the other's grid.
//!
//! Not for: the games whose positions both players see, nor for the rules.

mod contest;
mod information;
mod random;

pub use contest::play;
pub use information::Information;
pub use random::Random;

use crate::games::Dice;
use crate::games::bataille::{Action, Arrangement, View};

/// Somebody who looks for the other's grid.
pub trait Seeker: Send {
    /// The action in this turn, a legal one.
    fn act(&mut self, view: &View, dice: &mut Dice) -> Action;

    /// What the other's grid is taken to be once the game is stopped, every cell filled in.
    fn hand_in(&mut self, view: &View, dice: &mut Dice) -> Arrangement;
}

/// The names of the players, the weakest first.
pub const NAMES: [&str; 2] = ["random", "information"];

/// The player of a name.
pub fn named(name: &str) -> Option<Box<dyn Seeker>> {
    match name {
        "random" => Some(Box::new(Random)),
        "information" => Some(Box::new(Information::new())),
        _ => None,
    }
}
