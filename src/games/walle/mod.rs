//! The rules of Wall-e (`docs/rules.md`): two pawns race across the board and put walls in each other's way.
//!
//! [`Position`] is the game; what it stands on, from the bottom: [`Cell`] and [`Wall`] name places, `sides`
//! holds sets of cell sides as bits, `paths` searches between them. Not for: search, players.

mod arrangement;
mod ban;
mod drawing;
mod keys;
mod moves;
mod notation;
mod paths;
mod pawn;
mod place;
mod position;
mod refusal;
mod sides;

pub use arrangement::Arrangement;
pub use ban::Ban;
pub use moves::Move;
pub use place::{Cell, Face, Wall};
pub use position::Position;
