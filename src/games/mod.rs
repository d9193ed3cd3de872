//! The rules of the five games: positions, moves, notation, records. One folder a game.
//!
//! An *arrangement* is anything an author may write; a *position* is valid and playable; a [`Line`] is a
//! start and the moves played from it, and alone knows history (repetition, passes in a row). The rules and
//! notations are those of `docs/rules.md`. Not for: input and output, search, players, wording (faults are
//! [`Message`](crate::message::Message)s).

pub mod bataille;
mod dice;
mod fault;
mod line;
pub mod moulin;
mod order;
mod outcome;
mod provable;
pub mod random;
pub mod record;
pub mod relief;
pub mod roi;
pub mod walle;

pub use dice::Dice;
pub use fault::{Fault, Faults};
pub use line::Line;
pub use order::sort_by_text;
pub use outcome::{Outcome, Reason, Side, Verdict};
pub use provable::Provable;
pub use record::Record;

use crate::drawing::Drawing;
use crate::message::Message;
use std::fmt::{Debug, Display};

/// The version of the rules of `docs/rules.md`: it is raised when a change of them changes what can be played or who
/// has won, so that a proof says under which rules it holds.
pub const RULES: u32 = 1;

/// How history alone can end a game, beyond what the position shows.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum History {
    /// It cannot.
    Ignored,
    /// The third occurrence of the same state ([`Game::recurs`]) is a draw.
    ThirdOccurrence {
        /// The fewest plies in which a state can occur for the third time: perft need not look earlier.
        soonest: u32,
    },
    /// Two passes in a row are a draw.
    TwoPasses,
}

/// A perfect-information game of two sides that move in turn: the rules, seen from one valid position.
///
/// `Display` writes the position's one-line text; [`Game::parse`] reads it back. A position is a small value:
/// search copies it and plays on the copy. Bataille has hidden information and is not a `Game`.
pub trait Game: Clone + PartialEq + Debug + Display + Send + Sync + 'static {
    /// One complete turn. `Display` writes its text, `Ord` need not be the order of the texts.
    type Move: Copy + Eq + Ord + Debug + Display + Send + Sync + 'static;

    /// The game's name in commands and files.
    const NAME: &'static str;
    /// The names of the side that moves first in the game and of the other, as `status:` lines write them.
    const SIDES: [&'static str; 2];
    /// How history can end the game.
    const HISTORY: History;

    /// Reads a position's text. Every fault is reported, each with its field.
    fn parse(text: &str) -> Result<Self, Faults>;

    /// Reads a move's text as [`rules`](self) allow it; the move may be illegal here.
    ///
    /// Errors say what is malformed. Only the text is read: whether the move can be played is [`Game::check`].
    fn parse_move(&self, text: &str) -> Result<Self::Move, Message>;

    /// The side whose turn it is; `First` in a finished game where no one is.
    fn to_move(&self) -> Side;

    /// How the game ended, judged from the position alone; [`Line::outcome`] adds history.
    fn outcome(&self) -> Option<Outcome>;

    /// Appends every legal move, in any order; none where the position is finished. A side that must pass has
    /// the one move `pass`.
    fn legal_moves(&self, moves: &mut Vec<Self::Move>);

    /// How many moves [`Game::legal_moves`] appends, without making them where that is faster.
    fn count_moves(&self) -> u64 {
        let mut moves = Vec::new();
        self.legal_moves(&mut moves);
        moves.len() as u64
    }

    /// How many moves the other side has after a legal move, without playing it where that is faster.
    fn count_replies(&self, mv: Self::Move) -> u64 {
        self.after(mv).count_moves()
    }

    /// Why a move cannot be played here, in words a beginner understands; `Ok` exactly for the listed moves.
    fn check(&self, mv: Self::Move) -> Result<(), Message>;

    /// Plays a legal move. Of an illegal one the result is unspecified, but never a panic or undefined.
    fn play(&mut self, mv: Self::Move);

    /// The position after a legal move.
    #[must_use]
    fn after(&self, mv: Self::Move) -> Self {
        let mut next = self.clone();
        next.play(mv);
        next
    }

    /// Makes `into` the position after a legal move, for being judged only: everything holds of it but
    /// [`Game::legal_moves`], [`Game::count_moves`], [`Game::count_replies`] and [`Game::play`], which nobody may
    /// ask of it. Faster than a copy that is played on where those need preparing.
    fn play_to_judge(&self, mv: Self::Move, into: &mut Self) {
        into.clone_from(self);
        into.play(mv);
    }

    /// Whether a move is `pass`. Always false where the game has none.
    fn is_pass(mv: Self::Move) -> bool;

    /// Whether no state from before this move can come back after it ([`Game::recurs`]). `false` is always true
    /// enough: it only spares looking for repetitions where there are none.
    fn is_irreversible(_mv: Self::Move) -> bool {
        false
    }

    /// The hash of everything that makes two positions equal, kept up to date by [`Game::play`].
    fn hash(&self) -> u64;

    /// The same hash computed afresh from the position's parts.
    fn recomputed_hash(&self) -> u64;

    /// Whether two positions are the same state in the sense of the repetition rule (counters of turns are not
    /// part of it). Meaningless, and never asked, where [`Game::HISTORY`] is not `ThirdOccurrence`.
    fn recurs(&self, earlier: &Self) -> bool {
        self == earlier
    }

    /// How many symmetries the board has, the identity (number 0) counted.
    const SYMMETRIES: usize;

    /// The position seen through symmetry `number` (`0..SYMMETRIES`). A symmetry may exchange the sides.
    #[must_use]
    fn transformed(&self, number: usize) -> Self;

    /// The move `mv` of this position, seen through symmetry `number`.
    fn transformed_move(&self, mv: Self::Move, number: usize) -> Self::Move;

    /// The board as text, readable without colour.
    fn drawing(&self) -> Drawing;

    /// The legal moves in the byte order of their texts.
    fn listed_moves(&self) -> Vec<Self::Move> {
        let mut moves = Vec::new();
        self.legal_moves(&mut moves);
        sort_by_text(&mut moves);
        moves
    }
}
