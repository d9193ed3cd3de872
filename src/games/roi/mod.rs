//! The rules of the King game (`docs/rules.md`), and the table that says of every cell whether who moves
//! there loses.
//!
//! [`Board`] is the square with its pawns, [`Table`] its solution, [`Position`] a board with the king on it.
//! Not for: search, players, nor for judging a student's table.

mod arrangement;
mod bits;
mod board;
mod drawing;
mod grundy;
mod notation;
mod position;
mod step;
mod table;

pub use arrangement::Arrangement;
pub use board::{Board, BoardFault};
pub use position::Position;
pub use step::Step;
pub use table::{Grid, Standing, Table};
