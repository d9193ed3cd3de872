//! The three kinds of pieces of the two sides, and which of them stand where.
//!
//! Not for: how far a piece comes ([`reach`](super::reach)) or what it may attack ([`clash`](super::clash)).

use super::cell::{self, BOARD, Cell, Cells};
use crate::games::Side;

/// A kind of piece. Movement and strength always make 6.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Kind {
    /// Movement 3, strength 3: wins at once as the first piece of the game to leave.
    Sentinelle = 0,
    /// Movement 4, strength 2: charges.
    AvantGarde = 1,
    /// Movement 5, strength 1: steps diagonally and jumps.
    Eclaireur = 2,
}

impl Kind {
    /// Every kind, the strongest first.
    pub const ALL: [Self; 3] = [Self::Sentinelle, Self::AvantGarde, Self::Eclaireur];

    /// What it counts in an attack, in defence and when it leaves.
    pub const fn strength(self) -> u8 {
        3 - self as u8
    }

    /// The points it has for the steps of one move.
    pub const fn movement(self) -> u8 {
        3 + self as u8
    }
}

/// A piece of one side.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Piece {
    /// Whose it is: `First` is Red, `Second` is Blue.
    pub side: Side,
    /// What it is.
    pub kind: Kind,
}

impl Piece {
    /// The piece of a letter: `S A E` are Red's, `s a e` Blue's.
    pub const fn from_letter(letter: char) -> Option<Self> {
        let kind = match letter.to_ascii_uppercase() {
            'S' => Kind::Sentinelle,
            'A' => Kind::AvantGarde,
            'E' => Kind::Eclaireur,
            _ => return None,
        };
        let side = if letter.is_ascii_uppercase() { Side::First } else { Side::Second };
        Some(Self { side, kind })
    }

    /// Its letter in the notation.
    pub const fn letter(self) -> char {
        let letter = match self.kind {
            Kind::Sentinelle => 'S',
            Kind::AvantGarde => 'A',
            Kind::Eclaireur => 'E',
        };
        match self.side {
            Side::First => letter,
            Side::Second => letter.to_ascii_lowercase(),
        }
    }
}

/// The row beyond which a side leaves the board, counted from 0.
pub(super) const fn far_row(side: Side) -> usize {
    match side {
        Side::First => 9,
        Side::Second => 0,
    }
}

/// Which pieces stand where.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Pieces {
    kinds: [[Cells; 3]; 2],
    sides: [Cells; 2],
}

impl Pieces {
    /// An empty board.
    pub(super) const NONE: Self = Self { kinds: [[0; 3]; 2], sides: [0; 2] };

    /// What stands on a cell.
    pub(super) fn at(&self, cell: Cell) -> Option<Piece> {
        let here = cell.set();
        let side = Side::BOTH.into_iter().find(|&side| self.of(side) & here != 0)?;
        let kind = Kind::ALL.into_iter().find(|&kind| self.of_kind(side, kind) & here != 0)?;
        Some(Piece { side, kind })
    }

    /// The cells of a side's pieces.
    pub(super) const fn of(&self, side: Side) -> Cells {
        self.sides[side as usize]
    }

    /// The cells of a side's pieces of one kind.
    pub(super) const fn of_kind(&self, side: Side, kind: Kind) -> Cells {
        self.kinds[side as usize][kind as usize]
    }

    /// The cells where nothing stands.
    pub(super) const fn free(&self) -> Cells {
        BOARD & !(self.sides[0] | self.sides[1])
    }

    /// Puts a piece on a free cell, or takes it off: what is there is exchanged.
    pub(super) const fn toggle(&mut self, piece: Piece, cells: Cells) {
        self.kinds[piece.side as usize][piece.kind as usize] ^= cells;
        self.sides[piece.side as usize] ^= cells;
    }

    /// The pieces of a side, the strongest first.
    pub(super) fn each(&self, side: Side) -> impl Iterator<Item = (Kind, Cell)> {
        let kinds = self.kinds[side as usize];
        Kind::ALL
            .into_iter()
            .flat_map(move |kind| cell::each(kinds[kind as usize]).map(move |cell| (kind, cell)))
    }

    /// The kind of the strongest piece of a side on the board.
    pub(super) fn strongest(&self, side: Side) -> Option<Kind> {
        self.each(side).next().map(|(kind, _)| kind)
    }
}
