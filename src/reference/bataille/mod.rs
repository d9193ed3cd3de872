//! What exercises about Bataille en ligne name: the solver `bataille.grid_valid` and the generator
//! `bataille.grids`.
//!
//! Not for: the rules themselves (`games::bataille`).

mod grids;
mod near_miss;
mod valid;

pub(super) use grids::Grids;
pub(super) use valid::ValidSolver;
