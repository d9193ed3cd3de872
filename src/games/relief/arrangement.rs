//! Anything an author may write as a position, and what makes it impossible.
//!
//! Whether play can lead to it is not asked, nor whether the terrain is fair. Not for: reading text
//! ([`notation`](super::notation)).

use super::cell::Cell;
use super::keys::LAST_PLY;
use super::notation::{FIELDS, Fields};
use super::piece::{Kind, Piece};
use super::terrain;
use crate::games::{Fault, Faults, Side};
use crate::msg;

/// A terrain, pieces and counters that need not make a valid position.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Arrangement {
    /// The altitude of each cell, by [`Cell::index`].
    pub altitudes: [u8; Cell::COUNT],
    /// What stands on each cell, by [`Cell::index`].
    pub pieces: [Option<Piece>; Cell::COUNT],
    /// The side to move.
    pub turn: Side,
    /// The pieces that have left, the first one first.
    pub exited: Vec<Piece>,
    /// Turns played so far, passes included.
    pub plies: u32,
}

impl Arrangement {
    /// Level ground at altitude 0, no piece, Red to move: no position yet.
    pub const EMPTY: Self = Self {
        altitudes: [0; Cell::COUNT],
        pieces: [None; Cell::COUNT],
        turn: Side::First,
        exited: Vec::new(),
        plies: 0,
    };

    /// Takes what was read, or reports every fault of every field, malformed and impossible alike. A field
    /// that could not be read is not judged further.
    pub(super) fn read(fields: Fields) -> Result<Self, Faults> {
        let mut found = Vec::new();
        let mut this = Self::EMPTY;
        let altitudes = keep(&mut this.altitudes, fields.altitudes, &mut found);
        let pieces = keep(&mut this.pieces, fields.pieces, &mut found);
        let turn = keep(&mut this.turn, fields.turn, &mut found);
        let exited = keep(&mut this.exited, fields.exited, &mut found);
        let plies = keep(&mut this.plies, fields.plies, &mut found);
        if altitudes {
            terrain::find_faults(&this.altitudes, &mut found);
        }
        if pieces && exited {
            this.find_faults_of_pieces(&mut found);
        }
        if turn && plies {
            this.find_faults_of_turn(&mut found);
        }
        if plies {
            this.find_faults_of_plies(&mut found);
        }
        found.sort_by_key(|fault| FIELDS.iter().position(|&field| field == fault.field));
        Faults::check(found).map(|()| this)
    }

    /// Whether this is a position; reports every fault.
    pub fn check(&self) -> Result<(), Faults> {
        let mut found = Vec::new();
        terrain::find_faults(&self.altitudes, &mut found);
        self.find_faults_of_pieces(&mut found);
        self.find_faults_of_turn(&mut found);
        if self.exited.len() > 2 {
            let reason = msg!("relief-exited-too-many", count = self.exited.len());
            found.push(Fault { field: "exited", reason });
        }
        self.find_faults_of_plies(&mut found);
        Faults::check(found)
    }

    fn find_faults_of_pieces(&self, found: &mut Vec<Fault>) {
        let mut fault = |reason| found.push(Fault { field: "pieces", reason });
        for side in Side::BOTH {
            for kind in Kind::ALL {
                let piece = Piece { side, kind };
                let standing = self.pieces.iter().filter(|&&there| there == Some(piece)).count();
                let left = self.exited.iter().filter(|&&gone| gone == piece).count();
                if standing + left > 2 {
                    fault(msg!(
                        "relief-too-many-pieces",
                        letter = piece.letter(),
                        standing = standing,
                        left = left
                    ));
                }
            }
        }
        if self.pieces.iter().all(Option::is_none) {
            fault(msg!("relief-no-pieces"));
        }
    }

    fn find_faults_of_turn(&self, found: &mut Vec<Fault>) {
        if self.plies.is_multiple_of(2) != (self.turn == Side::First) {
            found
                .push(Fault { field: "turn", reason: msg!("relief-turn-against-plies", plies = self.plies) });
        }
    }

    fn find_faults_of_plies(&self, found: &mut Vec<Fault>) {
        if self.plies > LAST_PLY as u32 {
            found.push(Fault { field: "plies", reason: msg!("relief-too-many-plies", most = LAST_PLY) });
        }
    }
}

/// Keeps a field that was read; says whether it was.
fn keep<T>(place: &mut T, read: Result<T, Faults>, found: &mut Vec<Fault>) -> bool {
    match read {
        Ok(value) => *place = value,
        Err(faults) => {
            found.extend(faults.iter().cloned());
            return false;
        }
    }
    true
}
