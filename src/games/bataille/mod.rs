//! The rules of Bataille en ligne (`docs/rules.md`), a game of hidden information.
//!
//! [`Arrangement`] is six rows of six integers, whatever they are; [`validation::faults`] says everything that
//! is wrong with one, and a [`Grid`] is one without fault. Not for: search, players, deduction.

mod arrangement;
mod cell;
mod drawing;
mod grid;
mod random;
pub mod validation;

pub use arrangement::Arrangement;
pub use cell::{CELLS, Cell, Content, SIDE};
pub use grid::Grid;
pub use random::LENGTHS;
pub use validation::GridFault;
