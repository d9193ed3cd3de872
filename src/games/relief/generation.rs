//! Legal moves, listed and counted, off the reaches a position carries.
//!
//! Not for: why a move is illegal ([`legality`](super::legality)), nor the flood itself
//! ([`reach`](super::reach), where the hard decision lies).

use super::cell::{Cell, Cells, each, row};
use super::clash::Clash;
use super::piece::{Kind, Piece, Pieces, far_row};
use super::position::{KINDS, Position};
use super::reach::Reach;
use super::{Move, Terrain};

/// What one piece may do.
pub(super) struct Options<'a> {
    terrain: &'a Terrain,
    pieces: &'a Pieces,
    pub(super) piece: Piece,
    pub(super) from: Cell,
    reach: Reach,
}

impl Options<'_> {
    /// The free cells it may go to.
    pub(super) fn walks(&self) -> Cells {
        self.reach.ends & self.pieces.free()
    }

    /// Whether it may leave.
    pub(super) fn leaves(&self) -> bool {
        let far = row(far_row(self.piece.side));
        (self.from.set() | self.reach.inner & self.pieces.free()) & far != 0
    }

    /// The enemies it reaches, whether or not it is strong enough.
    fn targets(&self) -> Cells {
        self.reach.ends & self.pieces.of(self.piece.side.other())
    }

    /// The sums of an attack on a cell; none where no enemy stands or it is not reached.
    pub(super) fn clash(&self, target: Cell) -> Option<Clash> {
        let defender = self.pieces.at(target).filter(|_| self.targets() & target.set() != 0)?;
        let all_points = self.reach.inner & target.set() == 0;
        let charges = self.piece.kind == Kind::AvantGarde && all_points;
        Some(Clash::of(self.terrain, self.pieces, (self.piece, self.from), (defender, target), charges))
    }

    /// The enemies it may attack.
    fn attacks(&self) -> impl Iterator<Item = Cell> {
        each(self.targets()).filter(|&target| self.clash(target).is_some_and(Clash::succeeds))
    }

    fn count(&self) -> u64 {
        u64::from(self.walks().count_ones()) + self.attacks().count() as u64 + u64::from(self.leaves())
    }
}

impl Position {
    fn options_of(&self, number: usize) -> Option<Options<'_>> {
        let side = self.turn();
        Some(Options {
            terrain: self.terrain(),
            pieces: self.pieces(),
            piece: Piece { side, kind: KINDS[number] },
            from: self.places(side)[number]?,
            reach: self.reaches(side)[number],
        })
    }

    /// What the piece on a cell may do; none where no piece of the side to move stands.
    pub(super) fn options_from(&self, cell: Cell) -> Option<Options<'_>> {
        self.number_of(self.turn(), cell).and_then(|number| self.options_of(number))
    }

    /// Appends the legal moves.
    pub(super) fn list_moves(&self, moves: &mut Vec<Move>) {
        if self.ended().is_some() {
            return;
        }
        // The most there are on level ground; one allocation instead of six.
        moves.reserve(192);
        let before = moves.len();
        for options in (0..KINDS.len()).filter_map(|number| self.options_of(number)) {
            let from = options.from;
            moves.extend(each(options.walks()).map(|to| Move::Walk { from, to }));
            moves.extend(options.attacks().map(|to| Move::Attack { from, to }));
            if options.leaves() {
                moves.push(Move::Leave { from });
            }
        }
        if moves.len() == before {
            moves.push(Move::Pass);
        }
    }

    /// How many moves [`Position::list_moves`] appends.
    pub(super) fn number_of_moves(&self) -> u64 {
        if self.ended().is_some() {
            return 0;
        }
        let moves: u64 = (0..KINDS.len())
            .filter_map(|number| self.options_of(number))
            .map(|options| options.count())
            .sum();
        moves.max(1)
    }
}
