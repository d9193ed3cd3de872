//! Nine men's morris in training: what tempts, what a refutation shows, how a board is seen.
//!
//! Not for: what is said of a move (`lesson`).

use super::Trained;
use crate::games::{Game as _, moulin};
use crate::training::plain;
use std::cmp::Reverse;

impl Trained for moulin::Position {
    type Plain = plain::Moulin;

    fn is_forceful(mv: moulin::Move) -> bool {
        mv.capture.is_some()
    }

    /// The mills that leave the other side the fewest points to close one on, and of those the ones that leave the
    /// solver the most.
    fn tempting_moves(&self) -> Vec<moulin::Move> {
        let (side, other) = (self.to_move(), self.to_move().other());
        let mut mills = self.listed_moves();
        mills.retain(|mv| mv.capture.is_some());
        let promise = |mv: &moulin::Move| {
            let mut next = *self;
            next.play(*mv);
            (Reverse(next.mills_to_close(other).len()), next.mills_to_close(side).len())
        };
        let highest = mills.iter().map(promise).max();
        mills.retain(|mv| Some(promise(mv)) == highest);
        mills
    }

    /// With the colours exchanged in placing too, where the hands then do not fit: the boards alone are compared.
    fn views(&self) -> Vec<Vec<u8>> {
        let board = |position: &Self| -> Vec<u8> {
            let arrangement = position.arrangement();
            arrangement.board.iter().map(|piece| piece.map_or(0, |side| 1 + side as u8)).collect()
        };
        let exchanged =
            |view: &Vec<u8>| view.iter().map(|&piece| if piece == 0 { 0 } else { 3 - piece }).collect();
        let seen: Vec<Vec<u8>> =
            (0..Self::SYMMETRIES).map(|number| board(&self.transformed(number))).collect();
        let others: Vec<Vec<u8>> = seen.iter().map(exchanged).collect();
        [seen, others].concat()
    }
}
