//! What exercises about the King game name: the solver `roi.grid`, the checker
//! `roi.winning_move` and the generators `roi.boards` and `roi.positions`.
//!
//! Not for: the rules themselves (`games::roi`).

mod boards;
mod explanation;
mod grid;
mod positions;
mod winning_move;

pub(super) use boards::Boards;
pub(super) use grid::GridSolver;
pub(super) use positions::Positions;
pub(super) use winning_move::WinningMove;
