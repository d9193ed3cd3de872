//! The relief game as a [`Game`]: each duty handed to the file that fulfils it.
//!
//! Not for: anything of its own but the mirror, the one symmetry that keeps the sides and the count of turns.

use super::{Arrangement, Move, Position, notation};
use crate::drawing::Drawing;
use crate::games::{Faults, Game, History, Outcome, Side};
use crate::message::Message;
use std::fmt;

impl Game for Position {
    type Move = Move;

    const NAME: &'static str = "relief";
    const SIDES: [&'static str; 2] = ["red", "blue"];
    /// A state comes back after four turns at the soonest: of two sides one at least can move, and it needs two
    /// moves to go and return.
    const HISTORY: History = History::ThirdOccurrence { soonest: 8 };

    fn parse(text: &str) -> Result<Self, Faults> {
        let arrangement = Arrangement::read(notation::read(text)?)?;
        Ok(Self::of(&arrangement))
    }

    fn parse_move(&self, text: &str) -> Result<Move, Message> {
        Move::parse(text)
    }

    fn to_move(&self) -> Side {
        self.turn()
    }

    fn outcome(&self) -> Option<Outcome> {
        self.ended()
    }

    fn legal_moves(&self, moves: &mut Vec<Move>) {
        self.list_moves(moves);
    }

    fn count_moves(&self) -> u64 {
        self.number_of_moves()
    }

    fn count_replies(&self, mv: Move) -> u64 {
        self.number_of_replies(mv)
    }

    fn check(&self, mv: Move) -> Result<(), Message> {
        self.reason_against(mv)
    }

    fn play(&mut self, mv: Move) {
        self.make(mv);
    }

    fn play_to_judge(&self, mv: Move, into: &mut Self) {
        self.make_without_reaches(mv, into);
    }

    fn is_pass(mv: Move) -> bool {
        mv == Move::Pass
    }

    fn is_irreversible(mv: Move) -> bool {
        matches!(mv, Move::Attack { .. } | Move::Leave { .. })
    }

    fn hash(&self) -> u64 {
        self.hash_kept()
    }

    fn recomputed_hash(&self) -> u64 {
        self.hash_of_parts()
    }

    fn recurs(&self, earlier: &Self) -> bool {
        self.same_but_plies(earlier)
    }

    /// The identity and the mirror of the columns. Turning the board round exchanges the sides, and with them
    /// whose turn an even number of turns means: it is no symmetry of a game of 200 turns.
    const SYMMETRIES: usize = 2;

    fn transformed(&self, number: usize) -> Self {
        if number == 0 { self.clone() } else { self.mirrored() }
    }

    fn transformed_move(&self, mv: Move, number: usize) -> Move {
        if number == 0 { mv } else { mv.mirrored() }
    }

    fn drawing(&self) -> Drawing {
        self.draw()
    }
}

/// The position's one-line text.
impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.arrangement().fmt(f)
    }
}
