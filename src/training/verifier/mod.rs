//! Proves a set of problems a second time, from the file alone: every field that follows from others is worked out
//! again under the plain rules and compared with what stands there.
//!
//! What stands there is believed nowhere; a stored refutation only says which reply to look at first. Not for: making
//! problems (`mining`), nor for reading files. Begin with [`problem`].

mod compare;
mod first_moves;
mod problem;
mod proof;
mod refutation;
mod source;

use super::FEWEST_CELLS_APART;
use super::Trained;
use super::likeness::same_game;
use super::plain::Rules;
use crate::message::Message;
use crate::msg;
use crate::problems::{Problem, Set};
use crate::search::Interrupted;
use rayon::prelude::*;
use std::sync::atomic::AtomicBool;

/// Something in a set that is not as it should be.
#[derive(Debug, Clone, PartialEq)]
pub struct Flaw {
    /// The number of the problem, from 1 on.
    pub problem: usize,
    /// What is wrong.
    pub reason: Message,
}

/// Verifies every problem of a set of this game, on all cores; no flaw means that all of it is right.
pub fn verify<G: Trained>(set: &Set, stop: &AtomicBool) -> Result<Vec<Flaw>, Interrupted> {
    let problems = &set.problems;
    // One by one, for one problem may take longer than many others.
    let checked: Vec<_> = problems
        .par_iter()
        .with_max_len(1)
        .map(|problem| problem::check::<G::Plain>(problem, stop))
        .collect();
    let mut flaws = Vec::new();
    let mut before: Vec<(usize, G::Plain, &Problem)> = Vec::new();
    for ((checked, problem), number) in checked.into_iter().zip(problems).zip(1..) {
        let problem::Checked { position, flaws: mut found } = checked?;
        if let Some(position) = position {
            against_the_others(&position, problem, &before, &mut found);
            before.push((number, position, problem));
        }
        flaws.extend(found.into_iter().map(|reason| Flaw { problem: number, reason }));
    }
    Ok(flaws)
}

/// What is wrong with a problem beside those before it.
fn against_the_others<R: Rules>(
    position: &R,
    problem: &Problem,
    before: &[(usize, R, &Problem)],
    found: &mut Vec<Message>,
) {
    let images = position.images();
    for (number, other, earlier) in before {
        if images.iter().any(|image| image.cells_apart(other) < FEWEST_CELLS_APART) {
            found.push(msg!("set-like-another", other = *number, least = FEWEST_CELLS_APART));
        }
        if same_game(&earlier.source, &problem.source) {
            found.push(msg!("set-same-game", other = *number));
        }
        // The harder by rating is in no lower band.
        let (easier, harder) =
            if problem.rating < earlier.rating { (problem, *earlier) } else { (*earlier, problem) };
        if easier.rating < harder.rating && easier.band > harder.band {
            found.push(msg!("set-band-against-rating", other = *number));
        }
    }
}
