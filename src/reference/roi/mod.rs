//! What exercises about the King game name: the solver `roi.grid` and the generator `roi.boards`.
//!
//! Not for: the rules themselves (`games::roi`).

mod boards;
mod explanation;
mod grid;

pub(super) use boards::Boards;
pub(super) use grid::GridSolver;
