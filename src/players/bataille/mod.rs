//! Players of Bataille: they see a [`View`] each, never the table, and so never the other's grid.
//!
//! Not for: the games whose positions both players see, nor for the rules.

mod contest;
mod information;
mod random;

pub use contest::play;
pub use information::Information;
pub use random::Random;

use super::name::unknown;
use crate::games::Dice;
use crate::games::bataille::{Action, Arrangement, NAME, View};
use crate::message::Message;

/// Somebody who looks for the other's grid.
pub trait Seeker: Send {
    /// The action in this turn, a legal one.
    fn act(&mut self, view: &View, dice: &mut Dice) -> Action;

    /// What the other's grid is taken to be once the game is stopped, every cell filled in.
    fn hand_in(&mut self, view: &View, dice: &mut Dice) -> Arrangement;
}

/// The names of the players, the weakest first.
pub const NAMES: [&str; 2] = ["random", "information"];

/// The player of a name; of another name the error lists the known ones.
pub fn named(text: &str) -> Result<Box<dyn Seeker>, Message> {
    match text {
        "random" => Ok(Box::new(Random)),
        "information" => Ok(Box::new(Information::new())),
        _ => Err(unknown(text, NAME, &NAMES.map(str::to_owned))),
    }
}
