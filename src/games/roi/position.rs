//! The board with the king on it, as a [`Game`]: moves, their reasons, the end.
//!
//! The sides are not part of a position: whoever is to move plays. Not for: which cells lose (`table`).

use super::{Arrangement, Board, Step};
use crate::drawing::Drawing;
use crate::games::{Faults, Game, History, Outcome, Provable, Reason, Side, Verdict};
use crate::message::Message;
use crate::msg;

/// A valid position: the king on a cell without a pawn.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Position {
    board: Board,
    king: (usize, usize),
    /// The part of the hash that no move changes.
    pawns_hash: u64,
}

impl Position {
    /// The king on a free cell of the board.
    pub(super) fn on(board: Board, king: (usize, usize)) -> Self {
        let pawns_hash = hash_of_pawns(&board);
        Self { board, king, pawns_hash }
    }

    /// The board with its pawns.
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// The row and the column of the king, counted from 1.
    pub fn king(&self) -> (usize, usize) {
        self.king
    }

    /// The letter of a cell in the position's text.
    pub(super) fn letter(&self, row: usize, column: usize) -> char {
        if (row, column) == self.king {
            'K'
        } else if self.board.pawn(row, column) {
            'P'
        } else {
            '.'
        }
    }

    fn can(&self, step: Step) -> bool {
        self.can_from(self.king, step)
    }

    fn can_from(&self, cell: (usize, usize), step: Step) -> bool {
        let (row, column) = step.from(cell);
        row >= 1 && column >= 1 && !self.board.pawn(row, column)
    }
}

impl Game for Position {
    type Move = Step;

    const NAME: &'static str = "roi";
    const SIDES: [&'static str; 2] = ["first", "second"];
    const HISTORY: History = History::Ignored;
    const SYMMETRIES: usize = 2;

    fn parse(text: &str) -> Result<Self, Faults> {
        Arrangement::parse(text)?.position()
    }

    fn parse_move(&self, text: &str) -> Result<Step, Message> {
        Step::parse(text)
    }

    fn to_move(&self) -> Side {
        Side::First
    }

    fn outcome(&self) -> Option<Outcome> {
        let blocked = !Step::ALL.into_iter().any(|step| self.can(step));
        blocked.then_some(Outcome { verdict: Verdict::Loss, reason: Reason::Blocked })
    }

    fn legal_moves(&self, moves: &mut Vec<Step>) {
        moves.extend(Step::ALL.into_iter().filter(|&step| self.can(step)));
    }

    fn count_moves(&self) -> u64 {
        Step::ALL.into_iter().filter(|&step| self.can(step)).count() as u64
    }

    fn check(&self, step: Step) -> Result<(), Message> {
        let (row, column) = step.from(self.king);
        if row == 0 || column == 0 {
            Err(msg!("roi-move-off-board", step = step.to_string()))
        } else if self.board.pawn(row, column) {
            Err(msg!("roi-move-pawn", step = step.to_string(), row = row, column = column))
        } else {
            Ok(())
        }
    }

    fn play(&mut self, step: Step) {
        self.king = step.from(self.king);
    }

    fn is_pass(_: Step) -> bool {
        false
    }

    fn hash(&self) -> u64 {
        self.pawns_hash ^ hash_of_cell(self.king, KING)
    }

    fn recomputed_hash(&self) -> u64 {
        hash_of_pawns(&self.board) ^ hash_of_cell(self.king, KING)
    }

    fn transformed(&self, number: usize) -> Self {
        match number {
            1 => Self::on(self.board.transposed(), (self.king.1, self.king.0)),
            _ => self.clone(),
        }
    }

    fn transformed_move(&self, step: Step, number: usize) -> Step {
        if number == 1 { step.transposed() } else { step }
    }

    fn drawing(&self) -> Drawing {
        super::drawing::of(self)
    }
}

impl Provable for Position {
    /// The king's cell: pawns never move.
    type Key = (usize, usize);

    fn key(&self) -> Self::Key {
        self.king
    }

    fn wins_at_once(&self) -> bool {
        Step::ALL.into_iter().filter(|&step| self.can(step)).any(|step| {
            let there = step.from(self.king);
            !Step::ALL.into_iter().any(|next| self.can_from(there, next))
        })
    }
}

const PAWN: u64 = 1 << 62;
const KING: u64 = 1 << 63;

fn hash_of_pawns(board: &Board) -> u64 {
    let size = splitmix64(board.size() as u64);
    board.pawns().fold(size, |hash, pawn| hash ^ hash_of_cell(pawn, PAWN))
}

fn hash_of_cell((row, column): (usize, usize), what: u64) -> u64 {
    splitmix64(what | (row as u64) << 31 | column as u64)
}

/// The finalizer of `SplitMix64` (Steele, Lea and Flood 2014): boards of any size have no table of keys.
const fn splitmix64(seed: u64) -> u64 {
    let mixed = seed.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let mixed = (mixed ^ mixed >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    mixed ^ mixed >> 31
}
