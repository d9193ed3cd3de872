//! One problem as it is asked and answered: the question, what each move leads to, hints, why a wrong move is wrong.
//!
//! Everything said follows from the problem's certificate, or, where the play has left it, from the same exact
//! search. [`Taught`] is what a game adds in words of its own. Not for: reading answers or printing (`cli`), nor for
//! choosing what is asked next.

mod attempt;
mod lessons;
mod moulin;
mod relief;
mod results;
mod taught;
mod walle;

pub use attempt::{Attempt, Hint, Refuted, Step};
pub use lessons::{Lesson, begin};
pub use results::{Mark, Results, Tally};
pub use taught::{Ability, Taught, Told};

use crate::message::Message;
use crate::msg;
use crate::problems::{Goal, Problem};

/// What is asked: "Red to move wins in 2 moves".
pub fn question(problem: &Problem) -> Message {
    let (side, within) = (side(&problem.side), problem.within);
    match problem.goal {
        Goal::Win => msg!("lesson-question-win", side = side, within = within),
        Goal::Defence => msg!("lesson-question-defence", side = side, within = within),
    }
}

/// The name of a side of any game in words.
pub fn side(name: &str) -> Message {
    msg!("lesson-side", side = name)
}
