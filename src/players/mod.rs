//! Built-in players: they choose a move at the end of a line of play, the same for the same seed.
//!
//! [`Player`] is what a match asks; [`named`] makes one from its name. `level-1` to the highest level are one
//! player with more and more nodes to search and less and less noise in its estimates (`level`); what each game
//! tells the search about itself stands in the file of the game. Not for: rules (`games`), searching (`search`),
//! programs of students.

pub mod bataille;
mod contest;
mod distracted;
mod greedy;
mod level;
mod looker;
mod moulin;
mod name;
mod noise;
mod perfect;
mod random;
mod relief;
mod relief_terms;
mod walle;

pub use contest::play;
pub use level::Estimates;
pub use moulin::Mills;
pub use name::{Playable, PlayerName, named};
pub use relief::Exits;
pub use walle::Paths;

use crate::games::{Game, Line};

/// Somebody who plays a game.
pub trait Player<G: Game>: Send {
    /// The move it plays at the end of a line; none where the game is over. The same line and seed bring the same
    /// move, whatever was asked before.
    fn choose(&mut self, line: &Line<G>, seed: u64) -> Option<G::Move>;
}
