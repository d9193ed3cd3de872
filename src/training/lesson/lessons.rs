//! An attempt at a problem of whatever game its set is of.
//!
//! Not for: the attempt itself ([`attempt`](super::attempt)).

use super::{Ability, Attempt, Hint, Step, Taught, Told};
use crate::drawing::Drawing;
use crate::games::{moulin, relief, walle};
use crate::message::Message;
use crate::problems::Problem;
use crate::search::Interrupted;
use crate::training::TrainedGame;
use std::sync::atomic::AtomicBool;

/// An attempt at a problem, of any game.
pub trait Lesson {
    /// The board of the position the next move is asked for in.
    fn board(&self) -> Drawing;

    /// What each piece of the side to move may do there.
    fn abilities(&self) -> Vec<Ability>;

    /// The side that the learner plays against.
    fn opponent(&self) -> Message;

    /// The next hint: [`Attempt::hint`].
    fn hint(&mut self) -> Hint;

    /// Judges a move: [`Attempt::answer`].
    fn answer(&mut self, text: &str, stop: &AtomicBool) -> Result<Result<Step, Message>, Interrupted>;

    /// What becomes of a wrong first move: [`Attempt::first_move`].
    fn first_move(&self, text: &str) -> Option<Step>;

    /// The main line in words: [`Attempt::main_line`].
    fn main_line(&self) -> (Vec<Told>, Option<Message>);
}

impl<G: Taught> Lesson for Attempt<'_, G> {
    fn board(&self) -> Drawing {
        self.position().drawing()
    }

    fn abilities(&self) -> Vec<Ability> {
        self.position().abilities()
    }

    fn opponent(&self) -> Message {
        self.opponent()
    }

    fn hint(&mut self) -> Hint {
        self.hint()
    }

    fn answer(&mut self, text: &str, stop: &AtomicBool) -> Result<Result<Step, Message>, Interrupted> {
        self.answer(text, stop)
    }

    fn first_move(&self, text: &str) -> Option<Step> {
        self.first_move(text)
    }

    fn main_line(&self) -> (Vec<Told>, Option<Message>) {
        self.main_line()
    }
}

/// Begins an attempt at a problem of this game; the message says why it cannot be asked.
pub fn begin(game: TrainedGame, problem: &Problem) -> Result<Box<dyn Lesson + '_>, Message> {
    fn of<G: Taught>(problem: &Problem) -> Result<Box<dyn Lesson + '_>, Message> {
        Ok(Box::new(Attempt::<G>::new(problem)?))
    }
    match game {
        TrainedGame::Relief => of::<relief::Position>(problem),
        TrainedGame::Walle => of::<walle::Position>(problem),
        TrainedGame::Moulin => of::<moulin::Position>(problem),
    }
}
