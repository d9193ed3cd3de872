//! What exercises about Bataille en ligne name: the solver `bataille.grid_valid`, the checker
//! `bataille.any_valid_grid` and the generator `bataille.grids`.
//!
//! Not for: the rules themselves (`games::bataille`).

mod any_grid;
mod grids;
mod near_miss;
mod plain;
mod valid;

pub(super) use any_grid::AnyValidGrid;
pub(super) use grids::Grids;
pub(super) use valid::ValidSolver;
