//! The rules of nine men's morris (`docs/rules.md`, section 4).
//!
//! A reader begins with [`Point`] (names and bits of the board), then `position` (the state and the trait's
//! glue), `moves` (generation and counting, where the speed is), `legality` (why a move is refused),
//! `winning` (the last
//! turn), `arrangement` (what an author may write and its faults), `notation`, `symmetry` and `drawing`. Not for:
//! search, players.

mod arrangement;
mod drawing;
mod legality;
mod moves;
mod notation;
mod point;
mod points;
mod position;
mod symmetry;
mod winning;

pub use arrangement::Arrangement;
pub use moves::Move;
pub use point::Point;
pub use points::Points;
pub use position::Position;

/// Pieces each side has at the start.
const PIECES: u32 = 9;
/// Turns of the placing phase, both sides together.
const PLACING_TURNS: u32 = 2 * PIECES;
/// The turn limit of a game that names none.
pub const DEFAULT_LIMIT: u32 = 100;
/// The highest turn limit.
pub const HIGHEST_LIMIT: u32 = 500;

/// What a side still holds after `turns` turns of the game.
const fn in_hand(side: super::Side, turns: u32) -> u32 {
    let placed = match side {
        super::Side::First => turns.div_ceil(2),
        super::Side::Second => turns / 2,
    };
    PIECES.saturating_sub(placed)
}

/// The name of a side inside a sentence.
fn side_name(side: super::Side) -> crate::message::Message {
    match side {
        super::Side::First => crate::msg!("moulin-blue"),
        super::Side::Second => crate::msg!("moulin-red"),
    }
}
