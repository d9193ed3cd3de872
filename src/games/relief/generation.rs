//! Legal moves, listed and counted, off the reaches a position carries.
//!
//! Where the hard decision lies: flooding the six pieces of the side to move at every node, each flood five
//! levels of four shifts and up to twelve masks, counts 600 million leaves a second from the usual start on
//! level ground. Most moves concern few reaches (see [`reach`](super::reach)), so positions keep all twelve,
//! which makes them 600 bytes, and flood only those that a move concerns. Playing floods four or five, half of
//! them the mover's own, which a count of the replies never looks at; so replies are counted without playing,
//! from the reaches of the position before the move: 1,800 million leaves a second from that start, and 730
//! million instead of 320 from the middle of a game on hilly ground. (Measured on 1 core, perft 3.) Counting
//! the bits of the six sets with carry-save adders was worth 3 % and is not done. Not for: why a move is
//! illegal ([`legality`](super::legality)).

use super::cell::{Cell, Cells, each, row};
use super::clash::Clash;
use super::keys::LAST_PLY;
use super::piece::{Kind, Piece, Pieces, far_row};
use super::position::{KINDS, Position};
use super::reach::Reach;
use super::{Move, Terrain};
use crate::games::Side;

/// What one piece may do.
pub(super) struct Options<'a> {
    terrain: &'a Terrain,
    pieces: &'a Pieces,
    free: Cells,
    pub(super) piece: Piece,
    pub(super) from: Cell,
    reach: Reach,
}

impl Options<'_> {
    /// The free cells it may go to.
    pub(super) fn walks(&self) -> Cells {
        self.reach.ends & self.free
    }

    /// Whether it may leave.
    pub(super) fn leaves(&self) -> bool {
        let far = row(far_row(self.piece.side));
        (self.from.set() | self.reach.inner & self.free) & far != 0
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
    pub(super) fn attacks(&self) -> impl Iterator<Item = Cell> {
        each(self.targets()).filter(|&target| self.clash(target).is_some_and(Clash::succeeds))
    }
}

impl Position {
    /// What the piece of this number of the side to move may do; none where it is not on the board.
    pub(super) fn options_of(&self, number: usize) -> Option<Options<'_>> {
        let side = self.turn();
        Some(Options {
            terrain: self.terrain(),
            pieces: self.pieces(),
            free: self.pieces().free(),
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
        // More than there ever are, on level ground in the middle: one allocation instead of six.
        moves.reserve(256);
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
        let side = self.turn();
        let reaches = self.reaches(side);
        number_of_moves(self.terrain(), self.pieces(), side, self.places(side), |number, _| reaches[number])
    }

    /// How many moves the other side has after a move of the side to move.
    ///
    /// Most moves leave most reaches of the other side as they are: those are read here, and only the others are
    /// flooded. Nothing is copied but the sets of pieces.
    pub(super) fn number_of_replies(&self, mv: Move) -> u64 {
        let (from, to, takes) = match mv {
            Move::Walk { from, to } => (from, to, false),
            Move::Attack { from, to } => (from, to, true),
            Move::Leave { .. } | Move::Pass => {
                let mut next = self.clone();
                next.make(mv);
                return next.number_of_moves();
            }
        };
        let (mover, side) = (self.turn(), self.turn().other());
        let mut pieces = *self.pieces();
        let mut places = *self.places(side);
        if let Some(number) = self.number_of(mover, from) {
            pieces.toggle(Piece { side: mover, kind: KINDS[number] }, from.set() ^ to.set());
        }
        if takes && let Some(taken) = self.number_of(side, to) {
            pieces.toggle(Piece { side, kind: KINDS[taken] }, to.set());
            places[taken] = None;
        }
        if pieces.of(side) == 0 || usize::from(self.plies()) + 1 >= LAST_PLY {
            return 0;
        }
        let changed = if takes { from.set() } else { from.set() | to.set() };
        let (terrain, free) = (self.terrain(), pieces.free());
        let reaches = self.reaches(side);
        number_of_moves(terrain, &pieces, side, &places, |number, cell| {
            let reach = reaches[number];
            if reach.depends_on(changed) { Reach::of(terrain, free, KINDS[number], cell) } else { reach }
        })
    }
}

/// How many moves a side has, `pass` counted where there is no other.
#[inline]
fn number_of_moves(
    terrain: &Terrain,
    pieces: &Pieces,
    side: Side,
    places: &[Option<Cell>; 6],
    reach: impl Fn(usize, Cell) -> Reach,
) -> u64 {
    let free = pieces.free();
    let mut walks = [0; 6];
    let mut others = 0;
    for (number, kind) in KINDS.into_iter().enumerate() {
        let Some(from) = places[number] else { continue };
        let piece = Piece { side, kind };
        let options = Options { terrain, pieces, free, piece, from, reach: reach(number, from) };
        walks[number] = options.walks();
        others += u64::from(options.leaves());
        if options.targets() != 0 {
            others += options.attacks().count() as u64;
        }
    }
    (others + u64::from(number_of_cells(walks))).max(1)
}

/// How many cells the sets have together.
fn number_of_cells(sets: [Cells; 6]) -> u32 {
    sets.into_iter().map(Cells::count_ones).sum()
}
