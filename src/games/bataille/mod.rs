//! The rules of Bataille en ligne (`docs/rules.md`), a game of hidden information.
//!
//! [`Arrangement`] is six rows of six integers, whatever they are; [`validation::faults`] says everything that
//! is wrong with one, and a [`Grid`] is one without fault. [`Table`] is the referee, which alone holds both
//! grids; each player is given a [`View`]. [`Evidence`] is what one player has heard. Not for: search, players, deduction.

mod action;
mod arrangement;
mod cell;
mod drawing;
mod evidence;
mod grid;
mod notes;
mod random;
mod table;
mod transcript;
pub mod validation;
mod view;

pub use action::{Action, Answer, Token};
pub use arrangement::Arrangement;
pub use cell::{CELLS, Cell, Content, SIDE};
pub use evidence::{Evidence, Fact, LineFault};
pub use grid::Grid;
pub use notes::Notes;
pub use random::LENGTHS;
pub use table::{EndReason, Ending, GUESS, MATCH_LIMIT, PLAYERS, STOP, Stage, Table};
pub use transcript::parse_start;
pub use validation::GridFault;
pub use view::View;

/// The game's name in commands and files.
pub const NAME: &str = "bataille";
