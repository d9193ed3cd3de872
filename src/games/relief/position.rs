//! A valid position: what stands where on which terrain, and what playing a move changes.
//!
//! Not for: which moves are legal ([`generation`](super::generation)), when the game is over
//! ([`ending`](super::ending)).

use super::cell::{BOARD, Cell, Cells};
use super::ending::Standing;
use super::piece::{Kind, Piece, Pieces};
use super::reach::Reach;
use super::{Arrangement, Move, Terrain, keys};
use crate::games::{Faults, Side};
use std::sync::Arc;

/// The kinds of a side's six pieces, in the order positions keep them.
pub(super) const KINDS: [Kind; 6] = [
    Kind::Sentinelle,
    Kind::Sentinelle,
    Kind::AvantGarde,
    Kind::AvantGarde,
    Kind::Eclaireur,
    Kind::Eclaireur,
];

/// A position of the relief game.
///
/// It shares its terrain with those it came from, and carries the reach of each piece, kept up to date by
/// playing. `clone_from` between positions of one terrain copies 600 bytes and touches no counter.
#[derive(Debug)]
pub struct Position {
    terrain: Arc<Terrain>,
    pieces: Pieces,
    /// Where each piece of each side stands, in the order of [`KINDS`].
    places: [[Option<Cell>; 6]; 2],
    /// What each piece reaches, in the same order; [`Reach::NONE`] for those no longer on the board.
    reaches: [[Reach; 6]; 2],
    exited: [Option<Piece>; 2],
    plies: u8,
    hash: u64,
}

impl Position {
    /// The usual start on a terrain: files c to h, S A E E A S on both sides, Red to move.
    #[must_use]
    pub fn initial(terrain: impl Into<Arc<Terrain>>) -> Self {
        let mut pieces = [None; Cell::COUNT];
        for (side, row) in [(Side::First, 0), (Side::Second, 9)] {
            for (column, letter) in (2..).zip("SAEEAS".chars()) {
                if let (Some(cell), Some(piece)) = (Cell::new(column, row), Piece::from_letter(letter)) {
                    pieces[cell.index()] = Some(Piece { side, ..piece });
                }
            }
        }
        Self::set_up(terrain.into(), &pieces, [None; 2], 0)
    }

    /// The position of an arrangement; every fault is reported.
    pub fn new(arrangement: &Arrangement) -> Result<Self, Faults> {
        arrangement.check()?;
        Ok(Self::of(arrangement))
    }

    /// The position of an arrangement without faults.
    pub(super) fn of(arrangement: &Arrangement) -> Self {
        let mut left = arrangement.exited.iter().copied();
        let exited = [left.next(), left.next()];
        let terrain = Arc::new(Terrain::of(arrangement.altitudes));
        Self::set_up(terrain, &arrangement.pieces, exited, arrangement.plies as u8)
    }

    fn set_up(
        terrain: Arc<Terrain>,
        on_cells: &[Option<Piece>; Cell::COUNT],
        exited: [Option<Piece>; 2],
        plies: u8,
    ) -> Self {
        let mut pieces = Pieces::NONE;
        let mut places = [[None; 6]; 2];
        let mut reaches = [[Reach::NONE; 6]; 2];
        for cell in Cell::all() {
            if let Some(piece) = on_cells[cell.index()] {
                pieces.toggle(piece, cell.set());
                let first = 2 * piece.kind as usize;
                let two = &mut places[piece.side as usize][first..first + 2];
                if let Some(next) = two.iter().position(Option::is_none) {
                    two[next] = Some(cell);
                    reaches[piece.side as usize][first + next] = Reach::UNKNOWN;
                }
            }
        }
        let mut this = Self { terrain, pieces, places, reaches, exited, plies, hash: 0 };
        this.hash = this.hash_of_parts();
        this.refresh(BOARD);
        this
    }

    /// The position as an arrangement.
    pub fn arrangement(&self) -> Arrangement {
        let mut pieces = [None; Cell::COUNT];
        for cell in Cell::all() {
            pieces[cell.index()] = self.at(cell);
        }
        Arrangement {
            altitudes: *self.terrain.altitudes(),
            pieces,
            turn: self.turn(),
            exited: self.exited().collect(),
            plies: self.plies.into(),
        }
    }

    /// The position seen in a mirror: columns `a` to `j` become `j` to `a`.
    pub(super) fn mirrored(&self) -> Self {
        let mut pieces = [None; Cell::COUNT];
        for cell in Cell::all() {
            pieces[cell.mirrored().index()] = self.at(cell);
        }
        Self::set_up(Arc::new(self.terrain.mirrored()), &pieces, self.exited, self.plies)
    }

    /// The terrain it is played on.
    pub const fn terrain(&self) -> &Arc<Terrain> {
        &self.terrain
    }

    /// What stands on a cell.
    pub fn at(&self, cell: Cell) -> Option<Piece> {
        self.pieces.at(cell)
    }

    /// The pieces of a side on the board with their cells, the strongest first.
    pub fn pieces_of(&self, side: Side) -> impl Iterator<Item = (Kind, Cell)> {
        self.pieces.each(side)
    }

    /// The side to move.
    pub const fn turn(&self) -> Side {
        if self.plies.is_multiple_of(2) { Side::First } else { Side::Second }
    }

    /// Turns played so far, passes included.
    pub const fn plies(&self) -> u8 {
        self.plies
    }

    /// The pieces that have left, the first one first.
    pub fn exited(&self) -> impl Iterator<Item = Piece> {
        self.exited.into_iter().flatten()
    }

    /// The strengths of a side's pieces that have left, summed up.
    pub fn score(&self, side: Side) -> u8 {
        self.exited().filter(|piece| piece.side == side).map(|piece| piece.kind.strength()).sum()
    }

    pub(super) const fn pieces(&self) -> &Pieces {
        &self.pieces
    }

    pub(super) const fn places(&self, side: Side) -> &[Option<Cell>; 6] {
        &self.places[side as usize]
    }

    pub(super) const fn reaches(&self, side: Side) -> &[Reach; 6] {
        &self.reaches[side as usize]
    }

    /// The number among a side's six pieces of the one that stands on a cell.
    pub(super) fn number_of(&self, side: Side, cell: Cell) -> Option<usize> {
        self.places(side).iter().position(|&place| place == Some(cell))
    }

    /// Whether nothing distinguishes two positions but their turns played.
    pub(super) fn same_but_plies(&self, other: &Self) -> bool {
        self.turn() == other.turn()
            && self.pieces == other.pieces
            && self.exited == other.exited
            && (Arc::ptr_eq(&self.terrain, &other.terrain) || self.terrain == other.terrain)
    }

    /// Plays a move. Nothing is checked: of one whose piece is not there, only the turn passes.
    pub(super) fn make(&mut self, mv: Move) {
        let changed = self.displace(mv);
        self.refresh(changed);
    }

    /// Makes `into` the position after a move, its reaches left unknown: three quarters of the time of playing
    /// goes into them.
    pub(super) fn make_without_reaches(&self, mv: Move, into: &mut Self) {
        into.take_parts(self);
        into.displace(mv);
    }

    /// Plays a move but for the reaches; returns the cells that have become free or taken.
    fn displace(&mut self, mv: Move) -> Cells {
        let mover = self.turn();
        self.hash ^= keys::of_plies(self.plies);
        self.plies = self.plies.saturating_add(1);
        self.hash ^= keys::of_plies(self.plies);
        match mv {
            Move::Walk { from, to } => {
                if let Some(number) = self.number_of(mover, from) {
                    self.shift(mover, number, from, to);
                    return from.set() | to.set();
                }
            }
            Move::Attack { from, to } => {
                if let Some(number) = self.number_of(mover, from) {
                    if let Some(taken) = self.number_of(mover.other(), to) {
                        self.take_off(mover.other(), taken, to);
                    }
                    self.shift(mover, number, from, to);
                    // The target's cell was taken and still is.
                    return from.set();
                }
            }
            Move::Leave { from } => {
                if let Some(number) = self.number_of(mover, from) {
                    self.take_off(mover, number, from);
                    self.exit(Piece { side: mover, kind: KINDS[number] });
                    return from.set();
                }
            }
            Move::Pass => {}
        }
        0
    }

    /// Becomes a copy but for the reaches. Leaves the terrain's counter alone where both share one already: it is
    /// what threads would wait for.
    fn take_parts(&mut self, source: &Self) {
        if !Arc::ptr_eq(&self.terrain, &source.terrain) {
            self.terrain = Arc::clone(&source.terrain);
        }
        self.pieces = source.pieces;
        self.places = source.places;
        self.exited = source.exited;
        self.plies = source.plies;
        self.hash = source.hash;
    }

    fn shift(&mut self, side: Side, number: usize, from: Cell, to: Cell) {
        let piece = Piece { side, kind: KINDS[number] };
        self.pieces.toggle(piece, from.set() ^ to.set());
        self.hash ^= keys::of_piece(piece, from) ^ keys::of_piece(piece, to);
        self.places[side as usize][number] = Some(to);
        self.reaches[side as usize][number] = Reach::UNKNOWN;
    }

    fn take_off(&mut self, side: Side, number: usize, from: Cell) {
        let piece = Piece { side, kind: KINDS[number] };
        self.pieces.toggle(piece, from.set());
        self.hash ^= keys::of_piece(piece, from);
        self.places[side as usize][number] = None;
        self.reaches[side as usize][number] = Reach::NONE;
    }

    fn exit(&mut self, piece: Piece) {
        let place = self.exited().count();
        if let Some(last) = self.exited.get_mut(place) {
            *last = Some(piece);
            self.hash ^= keys::of_exit(piece, place);
        }
    }

    /// Floods again every piece whose reach is unknown or depends on a cell of `changed`.
    fn refresh(&mut self, changed: Cells) {
        let free = self.pieces.free();
        for side in Side::BOTH {
            for (number, kind) in KINDS.into_iter().enumerate() {
                let reach = &mut self.reaches[side as usize][number];
                if let Some(cell) = self.places[side as usize][number]
                    && reach.depends_on(changed)
                {
                    *reach = Reach::of(&self.terrain, free, kind, cell);
                }
            }
        }
    }

    /// What the end of the game is judged by.
    pub(super) const fn standing(&self) -> Standing<'_> {
        Standing { pieces: &self.pieces, exited: self.exited, plies: self.plies }
    }

    pub(super) const fn hash_kept(&self) -> u64 {
        self.hash
    }

    /// The hash worked out from the parts.
    pub(super) fn hash_of_parts(&self) -> u64 {
        let mut hash = self.terrain.key() ^ keys::of_plies(self.plies);
        for side in Side::BOTH {
            for (kind, cell) in self.pieces.each(side) {
                hash ^= keys::of_piece(Piece { side, kind }, cell);
            }
        }
        for (place, piece) in self.exited().enumerate() {
            hash ^= keys::of_exit(piece, place);
        }
        hash
    }
}

impl Clone for Position {
    fn clone(&self) -> Self {
        Self { terrain: Arc::clone(&self.terrain), ..*self }
    }

    fn clone_from(&mut self, source: &Self) {
        self.take_parts(source);
        self.reaches = source.reaches;
    }
}

/// Positions of the same text. Which of two pieces of a kind came from where does not count.
impl PartialEq for Position {
    fn eq(&self, other: &Self) -> bool {
        self.hash == other.hash && self.plies == other.plies && self.same_but_plies(other)
    }
}

impl Eq for Position {}
