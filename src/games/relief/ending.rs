//! When the game is over and who has won, as far as the position alone shows it.
//!
//! Not for: repetition, which only a line of moves knows.

use super::Position;
use super::keys::LAST_PLY;
use super::piece::{Kind, Piece, Pieces, far_row};
use crate::games::{Outcome, Reason, Side, Verdict};
use std::cmp::Ordering;

/// What the end of a game is judged by.
pub(super) struct Standing<'a> {
    pub(super) pieces: &'a Pieces,
    pub(super) exited: [Option<Piece>; 2],
    pub(super) plies: u8,
}

impl Position {
    /// The end, in the order in which the rules ask: Sentinelle, second exit, elimination, limit.
    pub(super) fn ended(&self) -> Option<Outcome> {
        // Nearly every position of a search is none of these; said once, cheaply.
        if self.may_have_ended() { self.standing().ended() } else { None }
    }

    fn may_have_ended(&self) -> bool {
        let [red, blue] = Side::BOTH.map(|side| self.pieces().of(side));
        red == 0 || blue == 0 || self.exited().next().is_some() || usize::from(self.plies()) >= LAST_PLY
    }
}

impl Standing<'_> {
    pub(super) fn ended(&self) -> Option<Outcome> {
        let mut exited = self.exited.iter().flatten();
        if let Some(first) = exited.next() {
            if first.kind == Kind::Sentinelle {
                let verdict = Verdict::Win(first.side);
                return Some(Outcome { verdict, reason: Reason::Sentinelle });
            }
            if exited.next().is_some() {
                let verdict = self.by_score([0, 0]);
                return Some(Outcome { verdict, reason: Reason::SecondExit });
            }
        }
        let strongest = Side::BOTH.map(|side| self.pieces.strongest(side));
        if strongest.contains(&None) {
            let verdict = self.by_score(strongest.map(|kind| kind.map_or(0, Kind::strength)));
            return Some(Outcome { verdict, reason: Reason::Elimination });
        }
        if usize::from(self.plies) >= LAST_PLY {
            return Some(Outcome { verdict: self.by_place(), reason: Reason::Limit });
        }
        None
    }

    fn score(&self, side: Side) -> u8 {
        self.exited
            .iter()
            .flatten()
            .filter(|piece| piece.side == side)
            .map(|piece| piece.kind.strength())
            .sum()
    }

    /// The higher score, each side's raised by `more`.
    fn by_score(&self, more: [u8; 2]) -> Verdict {
        let [red, blue] = Side::BOTH.map(|side| self.score(side) + more[side as usize]);
        verdict(red.cmp(&blue))
    }

    /// The higher score, then the side with the piece nearest to its far row, then the stronger such piece.
    fn by_place(&self) -> Verdict {
        let [red, blue] = Side::BOTH.map(|side| {
            let rows_to_go = |row: usize| row.abs_diff(far_row(side));
            let foremost = self
                .pieces
                .each(side)
                .map(|(kind, cell)| (9 - rows_to_go(cell.row()), kind.strength()))
                .max();
            (self.score(side), foremost)
        });
        verdict(red.cmp(&blue))
    }
}

/// A verdict for the side of which Red's figure speaks.
const fn verdict(red_to_blue: Ordering) -> Verdict {
    match red_to_blue {
        Ordering::Greater => Verdict::Win(Side::First),
        Ordering::Less => Verdict::Win(Side::Second),
        Ordering::Equal => Verdict::Draw,
    }
}
