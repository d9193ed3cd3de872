//! A valid position as a [`Game`]: whose moves are legal, what a move does, when the game is over.
//!
//! Not for: making one from what an author wrote (`arrangement`), nor for why a move is illegal (`refusal`).

use super::arrangement;
use super::place::{Cell, ROWS, Wall};
use super::sides::{Sides, cells, row};
use super::{Move, drawing, keys, paths, pawn};
use crate::drawing::Drawing;
use crate::games::{Faults, Game, History, Outcome, Provable, Reason, Side, Verdict};
use crate::message::Message;

/// Walls each side has at the start.
pub(super) const WALLS: u8 = 10;

/// A valid position.
#[derive(Debug, Clone)]
pub struct Position {
    walls: Sides,
    /// For each side some way of its pawn to its goal; none before it has entered, or where it is shut off.
    /// Which way is known depends on the moves made: the only part that equal positions need not share.
    ways: [Option<Sides>; 2],
    hash: u64,
    pawns: [Option<Cell>; 2],
    left: [u8; 2],
    turn: Side,
}

impl Position {
    /// A position of parts that fit together.
    pub(super) fn of(turn: Side, pawns: [Option<Cell>; 2], left: [u8; 2], walls: Sides) -> Self {
        let mut position = Self { walls, ways: [None; 2], hash: 0, pawns, left, turn };
        for side in Side::BOTH {
            position.find_way(side);
        }
        position.hash = position.recomputed_hash();
        position
    }

    /// The cell of a side's pawn, once it has entered.
    pub fn pawn(&self, side: Side) -> Option<Cell> {
        self.pawns[side as usize]
    }

    /// How many walls a side has left.
    pub fn walls_left(&self, side: Side) -> u8 {
        self.left[side as usize]
    }

    /// The walls that stand, in the order of the notation.
    pub fn walls(&self) -> Vec<Wall> {
        let mut walls: Vec<_> = self.walls.iter().collect();
        walls.sort_unstable();
        walls
    }

    /// Whether a side, entered, can still get to its goal, pawns not counted as obstacles.
    pub fn has_way(&self, side: Side) -> bool {
        self.ways[side as usize].is_some()
    }

    /// The fewest steps from a pawn to its goal, pawns not counted as obstacles; none where no way is left or the
    /// pawn has not entered. The way that is known is a shortest one: a wall beside it makes no way shorter.
    pub fn distance(&self, side: Side) -> Option<u32> {
        self.ways[side as usize].map(Sides::len)
    }

    /// Whether a wall would stand in the way known for a pawn.
    pub fn is_on_way(&self, side: Side, wall: Wall) -> bool {
        self.ways[side as usize].is_some_and(|way| way.has(wall))
    }

    /// Appends the pawn's moves and, of the legal walls, those in the way known for the opponent; every legal move
    /// where these are none.
    pub fn direct_moves(&self, moves: &mut Vec<Move>) {
        if self.outcome().is_some() {
            return;
        }
        let before = moves.len();
        moves.extend(cells(self.destinations()).map(Move::To));
        let way = self.ways[self.turn.other() as usize];
        if let (Some(forbidden), Some(way)) = (self.forbidden(), way) {
            moves.extend(self.open().and(way).without(forbidden).iter().map(Move::Place));
        }
        if moves.len() == before {
            self.legal_moves(moves);
        }
    }

    pub(super) fn has_wall(&self, wall: Wall) -> bool {
        self.walls.has(wall)
    }

    /// The sides without a wall: where pawns pass, where walls may still be placed.
    pub(super) fn open(&self) -> Sides {
        Sides::ALL.without(self.walls)
    }

    /// The row a side enters on.
    pub(super) const fn entry_row(side: Side) -> u8 {
        paths::goal(side.other())
    }

    /// Where the pawn of the side to move can go or enter, as a set; the game is not over.
    pub(super) fn destinations(&self) -> u128 {
        let (own, other) = (self.turn, self.turn.other());
        match (self.pawn(own), self.pawn(other)) {
            (Some(own), Some(other)) => pawn::destinations(own, other, self.open()),
            _ => row(Self::entry_row(own)),
        }
    }

    /// The walls the side to move may not place for the opponent's sake, as a set of open sides; `None` when it
    /// may place none at all.
    fn forbidden(&self) -> Option<Sides> {
        let opponent = self.turn.other();
        let way = self.ways[opponent as usize]?;
        let cell = self.pawn(self.turn).and(self.pawn(opponent))?;
        if self.walls_left(self.turn) == 0 {
            return None;
        }
        let suspects = way.and(self.walls.joined());
        if suspects.is_empty() {
            return Some(Sides::NONE);
        }
        Some(paths::shutting(cell, opponent, self.open(), suspects))
    }

    /// The open sides where a wall would shut off the opponent; `None` when the side to move may place none at
    /// all.
    pub(super) fn shutting_walls(&self) -> Option<Vec<Wall>> {
        self.forbidden().map(|forbidden| forbidden.iter().collect())
    }

    /// The cells of a shortest path of a side's pawn to its goal, that of the pawn left out and other pawns no
    /// obstacle; of several, at each step the first cell by row, then column. `None` before the pawn has entered and
    /// where it is shut off.
    pub fn shortest_path(&self, side: Side) -> Option<Vec<Cell>> {
        self.pawn(side).and_then(|cell| paths::shortest(cell, side, self.open()))
    }

    /// Whether a wall off the border and on no other wall would shut off the opponent, which has a way.
    pub(super) fn shuts_off_opponent(&self, wall: Wall) -> bool {
        self.forbidden().is_some_and(|forbidden| forbidden.has(wall))
    }

    fn find_way(&mut self, side: Side) {
        self.ways[side as usize] = self.pawn(side).and_then(|cell| paths::way(cell, side, self.open()));
    }

    fn go(&mut self, cell: Cell) {
        let side = self.turn;
        self.hash ^= keys::pawn(side, self.pawn(side)) ^ keys::pawn(side, Some(cell));
        self.pawns[side as usize] = Some(cell);
        self.find_way(side);
    }

    fn place(&mut self, wall: Wall) {
        let (side, left) = (self.turn, self.walls_left(self.turn));
        self.left[side as usize] = left.saturating_sub(1);
        self.hash ^= keys::wall(wall) ^ keys::left(side, left) ^ keys::left(side, self.walls_left(side));
        self.walls = self.walls.with(Sides::of(wall));
        for side in Side::BOTH {
            if self.ways[side as usize].is_some_and(|way| way.has(wall)) {
                self.find_way(side);
            }
        }
    }
}

/// Everything but the ways known, which follow from the rest.
impl PartialEq for Position {
    fn eq(&self, other: &Self) -> bool {
        let parts = |it: &Self| (it.turn, it.pawns, it.left, it.walls);
        parts(self) == parts(other)
    }
}

impl Eq for Position {}

impl Game for Position {
    type Move = Move;

    const NAME: &'static str = "walle";
    const SIDES: [&'static str; 2] = ["white", "black"];
    const HISTORY: History = History::TwoPasses;
    /// The identity and the mirror that exchanges east and west. Exchanging north and south with the sides
    /// would need Black to enter first.
    const SYMMETRIES: usize = 2;

    fn parse(text: &str) -> Result<Self, Faults> {
        arrangement::read(text)
    }

    fn parse_move(&self, text: &str) -> Result<Move, Message> {
        Move::parse(text)
    }

    fn to_move(&self) -> Side {
        self.turn
    }

    fn outcome(&self) -> Option<Outcome> {
        let there = |side| self.pawn(side).is_some_and(|cell| cell.row() == paths::goal(side));
        let winner = Side::BOTH.into_iter().find(|&side| there(side))?;
        Some(Outcome { verdict: Verdict::Win(winner), reason: Reason::Goal })
    }

    fn legal_moves(&self, moves: &mut Vec<Move>) {
        if self.outcome().is_some() {
            return;
        }
        let before = moves.len();
        moves.extend(cells(self.destinations()).map(Move::To));
        if let Some(forbidden) = self.forbidden() {
            moves.extend(self.open().without(forbidden).iter().map(Move::Place));
        }
        if moves.len() == before {
            moves.push(Move::Pass);
        }
    }

    fn count_moves(&self) -> u64 {
        if self.outcome().is_some() {
            return 0;
        }
        let steps = self.destinations().count_ones();
        let walls = self.forbidden().map_or(0, |forbidden| self.open().len() - forbidden.len());
        u64::from(steps + walls).max(1) // `pass`
    }

    fn check(&self, mv: Move) -> Result<(), Message> {
        super::refusal::check(self, mv)
    }

    fn play(&mut self, mv: Move) {
        match mv {
            Move::To(cell) => self.go(cell),
            Move::Place(wall) => self.place(wall),
            Move::Pass => {}
        }
        self.turn = self.turn.other();
        self.hash ^= keys::BLACK_TO_MOVE;
    }

    fn is_pass(mv: Move) -> bool {
        mv == Move::Pass
    }

    fn hash(&self) -> u64 {
        self.hash
    }

    fn recomputed_hash(&self) -> u64 {
        let walls = self.walls.iter().map(keys::wall);
        let sides = Side::BOTH
            .into_iter()
            .map(|side| keys::pawn(side, self.pawn(side)) ^ keys::left(side, self.walls_left(side)));
        walls.chain(sides).fold(keys::turn(self.turn), |hash, key| hash ^ key)
    }

    fn transformed(&self, number: usize) -> Self {
        if number == 0 {
            return self.clone();
        }
        let walls = self.walls.iter().fold(Sides::NONE, |set, wall| set.with(Sides::of(wall.mirrored())));
        Self::of(self.turn, self.pawns.map(|pawn| pawn.map(Cell::mirrored)), self.left, walls)
    }

    fn transformed_move(&self, mv: Move, number: usize) -> Move {
        if number == 0 { mv } else { mv.mirrored() }
    }

    fn drawing(&self) -> Drawing {
        drawing::of(self)
    }
}

impl Provable for Position {
    /// The south sides with a wall, the pawns and White's walls left; the east sides, Black's walls left and the
    /// turn. Sets of sides leave the upper bits of their words free.
    type Key = [u128; 2];

    fn key(&self) -> Self::Key {
        let pawn = |side| self.pawn(side).map_or(127, Cell::index) as u128;
        let left = |side| u128::from(self.walls_left(side));
        let south = pawn(Side::First) << 110 | pawn(Side::Second) << 117 | left(Side::First) << 124;
        let east = left(Side::Second) << 110 | (self.turn as u128) << 114;
        [self.walls.south | south, self.walls.east | east]
    }

    fn wins_at_once(&self) -> bool {
        self.destinations() & row(paths::goal(self.turn)) != 0
    }

    /// A turn brings a pawn one step nearer to its goal, or two where it jumps over the other pawn: for that they must
    /// be neighbours, and a turn of either brings them at most one step nearer to each other. Walls stay. Before both
    /// have entered all rows are still to be crossed.
    ///
    /// An opponent with a wall for each of its turns can stay where it is: there is always a side where one is legal,
    /// and none makes a way shorter. Its cell is then jumped at most once on a way without detours.
    fn could_win_within(&self, side: Side, turns: u32) -> bool {
        let (Some(own), Some(other)) = (self.pawn(side), self.pawn(side.other())) else {
            return 2 * turns >= u32::from(ROWS) - 1;
        };
        let Some(steps) = self.distance(side) else { return false };
        let replies = if self.turn == side { turns.saturating_sub(1) } else { turns };
        let apart = u32::from(own.row().abs_diff(other.row()) + own.column().abs_diff(other.column()));
        let jumps = if u32::from(self.walls_left(side.other())) >= replies {
            u32::from(apart <= turns)
        } else {
            // Turns of both sides that are played before they can be neighbours.
            let before = apart.saturating_sub(1);
            let waits = if self.turn == side { before.div_ceil(2) } else { before / 2 };
            turns.saturating_sub(waits)
        };
        steps <= turns + jumps
    }
}
