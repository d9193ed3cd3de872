//! What exercises about the relief game name: the checker `relief.winning_move` and the generator
//! `relief.problems`.
//!
//! Not for: the rules themselves (`games::relief`), nor for the proof (`search::proof`).

mod problems;
mod winning_move;

pub(super) use problems::Problems;
pub(super) use winning_move::WinningMove;
