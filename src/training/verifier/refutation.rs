//! Whether the refutations that are stored refute: every wrong first move has one, and it does what its class says.
//!
//! Of several lines that refute, any will do. Not for: classes (`first_moves`).

use super::first_moves::{Fate, First, Searches};
use crate::message::Message;
use crate::msg;
use crate::problems::{Moves, Problem, Refutation};
use crate::search::Interrupted;
use crate::training::plain::{End, Rules};

/// Checks the refutations of a problem whose first moves come to this; `is_right` says which are right.
pub(super) fn check_refutations<R: Rules>(
    problem: &Problem,
    first_moves: &[First<R>],
    is_right: impl Fn(&First<R>) -> bool,
    searches: &Searches<'_, R>,
    flaws: &mut Vec<Message>,
) -> Result<(), Interrupted> {
    let mut expected: Vec<Refutation> = Vec::new();
    for first in first_moves.iter().filter(|first| !is_right(first)) {
        let text = first.mv.to_string();
        let Some(line) = problem.refutation_of(&text) else {
            flaws.push(msg!("set-unrefuted", text = text));
            continue;
        };
        if !refutes(line, first, searches)? {
            let line = line.to_string();
            flaws.push(msg!("set-refutation", text = &text, line = line));
        }
        match expected.iter_mut().find(|refutation| refutation.line == *line) {
            Some(refutation) => refutation.against.0.push(text),
            None => expected.push(Refutation { line: line.clone(), against: Moves(vec![text]) }),
        }
    }
    if problem.refutations != expected {
        flaws.push(msg!("set-refutations-order"));
    }
    Ok(())
}

/// Whether a line shows that a wrong first move is wrong.
fn refutes<R: Rules>(
    line: &Moves,
    first: &First<R>,
    searches: &Searches<'_, R>,
) -> Result<bool, Interrupted> {
    let plies = match first.fate {
        Fate::Won(_) => return Ok(false),
        Fate::Open => {
            // After a move that ends the game nothing follows.
            let length = usize::from(first.next.end().is_none());
            return Ok(first.refuted && line.0.len() == length);
        }
        Fate::Lost(plies) => plies,
    };
    // Played to the end, the one side as fast and the other as slow as can be.
    let mut here = first.next.clone();
    let mut left = plies;
    for text in &line.0 {
        let Some(mv) = here.named(text) else { return Ok(false) };
        let Some(less) = left.checked_sub(1) else { return Ok(false) };
        (here, left) = (here.after(mv), less);
        let in_time = searches.other.wins(&here, left)?;
        let sooner = left > 0 && searches.other.wins(&here, left - 1)?;
        if !in_time || sooner {
            return Ok(false);
        }
    }
    Ok(here.end() == Some(End::Won(searches.other.solver)))
}
