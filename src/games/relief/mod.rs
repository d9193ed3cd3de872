//! The rules of the relief game (`docs/rules.md`, section 5): a hundred cells with altitudes, six pieces a side
//! that cross the board and leave it.
//!
//! [`Terrain`] and [`Arrangement`] are what authors write, [`Position`] is what is played; `reach` holds the
//! flood that moves, attacks and exits are read off. Not for: search, players.

mod arrangement;
mod cell;
mod clash;
mod drawing;
mod ending;
mod generation;
mod keys;
mod legality;
mod moves;
mod notation;
mod piece;
mod position;
mod ranges;
mod reach;
mod rules;
mod terrain;
mod terrain_generator;
mod winning;

pub use arrangement::Arrangement;
pub use cell::Cell;
pub use moves::Move;
pub use piece::{Kind, Piece};
pub use position::Position;
pub use ranges::Range;
pub use terrain::Terrain;
pub use terrain_generator::{ROUGHEST, SMOOTHEST, TerrainOptions};
