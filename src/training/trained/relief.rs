//! The relief game in training: what tempts, what a refutation shows, how a board is seen.
//!
//! Not for: what is said of a move (`lesson`).

use super::Trained;
use crate::games::{Game as _, Side, relief};
use crate::players::{Estimates as _, Exits};
use crate::search::Evaluator as _;
use crate::training::plain;

impl Trained for relief::Position {
    type Plain = plain::Relief;

    fn is_forceful(mv: relief::Move) -> bool {
        matches!(mv, relief::Move::Attack { .. } | relief::Move::Leave { .. })
    }

    /// The attacks on the strongest piece that can be taken; leaving, and the walks that shorten the way out most.
    fn tempting_moves(&self) -> Vec<relief::Move> {
        let estimates = Exits::of(self);
        let (attacks, others): (Vec<_>, Vec<_>) =
            self.listed_moves().into_iter().partition(|mv| matches!(mv, relief::Move::Attack { .. }));
        let best = |moves: Vec<relief::Move>| {
            let promise = |mv: &relief::Move| estimates.promise(self, *mv);
            let highest = moves.iter().map(promise).max();
            moves.into_iter().filter(move |mv| Some(promise(mv)) == highest).collect::<Vec<_>>()
        };
        [best(attacks), best(others)].concat()
    }

    fn views(&self) -> Vec<Vec<u8>> {
        let mut board = vec![0_u8; relief::Cell::COUNT];
        for side in Side::BOTH {
            for (kind, cell) in self.pieces_of(side) {
                board[cell.index()] = 1 + kind as u8 + 3 * side as u8;
            }
        }
        let mirrored = |board: &[u8]| board.chunks(10).flat_map(|row| row.iter().rev().copied()).collect();
        // The board turned over, its colours exchanged.
        let exchanged = |piece: u8| if piece == 0 { 0 } else { (piece + 2) % 6 + 1 };
        let other_side = |board: &[u8]| -> Vec<u8> {
            board.chunks(10).rev().flat_map(|row| row.iter().map(|&piece| exchanged(piece))).collect()
        };
        let (turned, seen) = (other_side(&board), mirrored(&board));
        vec![board, seen, mirrored(&turned), turned]
    }
}
