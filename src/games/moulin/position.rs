//! A valid position and the trait's glue: turn, phase, outcome, playing, hash.
//!
//! The pieces are kept as those of the side to move and the others, so that neither playing nor counting
//! asks whose turn it is; who that is, and what is in hand, follows from the turns played. Not for: making
//! moves up (`moves`), nor what an author may write (`arrangement`).

use super::{
    Arrangement, Move, PLACING_TURNS, Points, drawing, in_hand, legality, moves, notation, symmetry,
};
use crate::drawing::Drawing;
use crate::games::{Faults, Game, History, Outcome, Reason, Side, Verdict};
use crate::message::Message;
use std::fmt;

/// A valid, playable position.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Position {
    own: Points,
    enemies: Points,
    turns: u16,
    limit: u16,
}

/// What the side to move may do.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Phase {
    /// Place a piece: not all are placed yet.
    Placing,
    /// Move a piece along a line.
    Moving,
    /// Move a piece anywhere: only three are left.
    Flying,
}

impl Position {
    /// The start of a game with a turn limit within `1..=500`.
    pub fn start(limit: u32) -> Result<Self, Faults> {
        Arrangement::start(limit).position()
    }

    /// Only for what [`Arrangement::position`] found to be valid.
    pub(super) const fn assembled(sets: [Points; 2], turns: u16, limit: u16) -> Self {
        let [blue, red] = sets;
        if turns.is_multiple_of(2) {
            Self { own: blue, enemies: red, turns, limit }
        } else {
            Self { own: red, enemies: blue, turns, limit }
        }
    }

    /// The pieces of the side to move.
    pub(super) const fn own(&self) -> Points {
        self.own
    }

    /// The pieces of the other side.
    pub(super) const fn enemies(&self) -> Points {
        self.enemies
    }

    /// The pieces a side has on the board.
    pub fn pieces(&self, side: Side) -> Points {
        if side == self.to_move() { self.own } else { self.enemies }
    }

    /// The pieces a side has yet to place.
    pub fn in_hand(&self, side: Side) -> u32 {
        in_hand(side, self.turns_played())
    }

    /// Turns played since the start of the game.
    pub fn turns_played(&self) -> u32 {
        u32::from(self.turns)
    }

    /// Turns after which the game is a draw.
    pub fn turn_limit(&self) -> u32 {
        u32::from(self.limit)
    }

    /// Whether all pieces of both sides have been placed.
    pub fn all_placed(&self) -> bool {
        self.turns_played() >= PLACING_TURNS
    }

    /// The enemy pieces that the side to move may take with a mill.
    pub fn capturable(&self) -> Points {
        moves::capturable(self.enemies)
    }

    /// What the side to move may do, if it has pieces enough to go on.
    pub(super) fn phase(&self) -> Phase {
        self.phase_of(self.own)
    }

    /// The free points where a side closes a mill with one turn, if it is or were its turn.
    pub fn mills_to_close(&self, side: Side) -> Points {
        let pieces = self.pieces(side);
        moves::closing(pieces, self.phase_of(pieces)) & !(self.own | self.enemies)
    }

    fn phase_of(&self, pieces: Points) -> Phase {
        if !self.all_placed() {
            Phase::Placing
        } else if pieces.len() == 3 {
            Phase::Flying
        } else {
            Phase::Moving
        }
    }

    /// The position as an author would write it.
    pub fn arrangement(&self) -> Arrangement {
        let mut board = [None; 24];
        for side in Side::BOTH {
            for point in self.pieces(side).iter() {
                board[point as usize] = Some(side);
            }
        }
        Arrangement {
            board,
            turn: self.to_move(),
            in_hand: Side::BOTH.map(|side| self.in_hand(side)),
            turns: self.turns_played(),
            limit: self.turn_limit(),
        }
    }

    fn has_too_few_pieces(&self) -> bool {
        self.own.len() + in_hand(self.to_move(), self.turns_played()) < 3
    }

    fn is_blocked(&self) -> bool {
        self.phase() == Phase::Moving && (self.own.neighbours() & !(self.own | self.enemies)).is_empty()
    }
}

impl Game for Position {
    type Move = Move;

    const NAME: &'static str = "moulin";
    const SIDES: [&'static str; 2] = ["blue", "red"];
    /// A side's pieces differ after each of its turns, so a state returns after two turns of each side at the
    /// soonest, and for the third time after four.
    const HISTORY: History = History::ThirdOccurrence { soonest: 8 };

    fn parse(text: &str) -> Result<Self, Faults> {
        notation::position(text)
    }

    fn parse_move(&self, text: &str) -> Result<Move, Message> {
        notation::parse_move(text)
    }

    fn to_move(&self) -> Side {
        if self.turns.is_multiple_of(2) { Side::First } else { Side::Second }
    }

    fn outcome(&self) -> Option<Outcome> {
        let lost = |reason| Outcome { verdict: Verdict::Win(self.to_move().other()), reason };
        if self.has_too_few_pieces() {
            Some(lost(Reason::Pieces))
        } else if self.is_blocked() {
            Some(lost(Reason::Blocked))
        } else if self.turns >= self.limit {
            Some(Outcome { verdict: Verdict::Draw, reason: Reason::TurnLimit })
        } else {
            None
        }
    }

    fn legal_moves(&self, moves: &mut Vec<Move>) {
        if self.turns < self.limit && !self.has_too_few_pieces() {
            moves::list(self, moves);
        }
    }

    fn count_moves(&self) -> u64 {
        if self.turns < self.limit && !self.has_too_few_pieces() { moves::count(self) } else { 0 }
    }

    fn check(&self, mv: Move) -> Result<(), Message> {
        legality::check(self, mv)
    }

    fn play(&mut self, mv: Move) {
        let own = (self.own & !Points::of_any(mv.from)) | Points::of(mv.to);
        self.own = self.enemies & !Points::of_any(mv.capture);
        self.enemies = own;
        self.turns = self.turns.wrapping_add(1);
    }

    fn is_pass(_: Move) -> bool {
        false
    }

    fn is_irreversible(mv: Move) -> bool {
        mv.from.is_none() || mv.capture.is_some()
    }

    /// The whole position is 66 bits: mixing them when asked costs a few multiplications and
    /// leaves nothing for [`Game::play`] to keep up to date.
    fn hash(&self) -> u64 {
        let board = u64::from(self.own.bits()) | u64::from(self.enemies.bits()) << 24;
        let turns = u64::from(self.turns) << 48;
        mixed((board | turns) ^ mixed(u64::from(self.limit)))
    }

    fn recomputed_hash(&self) -> u64 {
        self.arrangement().unchecked().hash()
    }

    fn recurs(&self, earlier: &Self) -> bool {
        let same_phase = self.turns == earlier.turns || (self.all_placed() && earlier.all_placed());
        self.own == earlier.own
            && self.enemies == earlier.enemies
            && self.turns % 2 == earlier.turns % 2
            && same_phase
    }

    const SYMMETRIES: usize = symmetry::COUNT;

    fn transformed(&self, number: usize) -> Self {
        Self {
            own: symmetry::transformed(self.own, number),
            enemies: symmetry::transformed(self.enemies, number),
            ..*self
        }
    }

    fn transformed_move(&self, mv: Move, number: usize) -> Move {
        let image = |point| symmetry::transformed(Points::of(point), number).first().unwrap_or(point);
        Move { from: mv.from.map(image), to: image(mv.to), capture: mv.capture.map(image) }
    }

    fn drawing(&self) -> Drawing {
        drawing::drawn(self)
    }
}

impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.arrangement().fmt(f)
    }
}

/// The finishing step of `SplitMix64`: one-to-one, every input bit reaches every output bit.
const fn mixed(mut word: u64) -> u64 {
    word = word.wrapping_add(0x9e37_79b9_7f4a_7c15);
    word = (word ^ word >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    word = (word ^ word >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    word ^ word >> 31
}
