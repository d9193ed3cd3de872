//! What a game says of its moves in words, so that problems of it can be taught.
//!
//! A game that says nothing of its own is taught by the texts of its moves. Not for: the problems' proofs.

use super::side;
use crate::games::{Outcome, Side, Verdict};
use crate::message::Message;
use crate::msg;
use crate::training::Trained;

/// A move and what it is in words.
#[derive(Debug, Clone, PartialEq)]
pub struct Told {
    /// The move's text.
    pub mv: String,
    /// What happens, as a clause: "Blue's Sentinelle leaves the board". None where the game has no words for it.
    pub words: Option<Message>,
}

/// What one piece may do, as lists of cells.
#[derive(Debug, Clone, PartialEq)]
pub struct Ability {
    /// The piece and where it stands.
    pub piece: Message,
    /// What the cells of each list have in common, and the cells; in the order they are shown.
    pub lists: Vec<(Message, Vec<String>)>,
}

/// A game whose problems are taught.
pub trait Taught: Trained {
    /// What each piece of the side to move may do; nothing where the game's moves explain themselves.
    fn abilities(&self) -> Vec<Ability> {
        Vec::new()
    }

    /// What a legal move does, as a clause.
    fn words(&self, _mv: Self::Move) -> Option<Message> {
        None
    }

    /// The piece that a legal move moves, where it stands: what a second hint points at.
    fn mover(&self, _mv: Self::Move) -> Option<Message> {
        None
    }

    /// How a game that has ended was decided, as a sentence; `self` is the position it ended in.
    fn ending(&self, outcome: Outcome) -> Message {
        match outcome.verdict {
            Verdict::Win(winner) => msg!("lesson-won", side = side(Self::SIDES[winner as usize])),
            Verdict::Draw => msg!("lesson-drawn"),
            Verdict::Loss => {
                let mover = match self.to_move() {
                    Side::First => Self::SIDES[1],
                    Side::Second => Self::SIDES[0],
                };
                msg!("lesson-won", side = side(mover))
            }
        }
    }

    /// A legal move with its words.
    fn told(&self, mv: Self::Move) -> Told {
        Told { mv: mv.to_string(), words: self.words(mv) }
    }
}
