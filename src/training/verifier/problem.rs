//! One problem: its position, its source, its proof, and what it says of itself.
//!
//! Not for: problems beside each other (`mod.rs`).

use super::compare::compare;
use super::proof::check_proof;
use super::source::{check_kind, replay};
use crate::message::Message;
use crate::msg;
use crate::problems::{HARDEST, Problem};
use crate::search::Interrupted;
use crate::training::plain::Rules;
use std::sync::atomic::AtomicBool;

/// A problem that was checked for itself.
pub(super) struct Checked<R> {
    /// Its position, where it is one to go on with.
    pub(super) position: Option<R>,
    /// What is wrong.
    pub(super) flaws: Vec<Message>,
}

/// Checks one problem for itself.
pub(super) fn check<R: Rules>(problem: &Problem, stop: &AtomicBool) -> Result<Checked<R>, Interrupted> {
    let mut flaws = Vec::new();
    let position = match R::read(&problem.position) {
        Ok(position) => position,
        Err(field) => {
            flaws.push(msg!("set-position", field = field));
            return Ok(Checked { position: None, flaws });
        }
    };
    compare("position", &problem.position, &position.text(), &mut flaws);
    compare("id", &problem.id, &Problem::id_of(R::NAME, &position.text()), &mut flaws);
    compare("rules", &problem.rules.to_string(), &R::VERSION.to_string(), &mut flaws);
    if !(1..=HARDEST).contains(&problem.band) {
        flaws.push(msg!("set-band", found = problem.band, most = HARDEST));
    }
    let Ok(before) = replay(&position, &problem.source, &mut flaws) else {
        // Of another position than the game's there is nothing to prove.
        return Ok(Checked { position: Some(position), flaws });
    };
    if position.end().is_some() {
        flaws.push(msg!("set-over"));
        return Ok(Checked { position: None, flaws });
    }
    compare("side", &problem.side, R::SIDES[position.to_move() as usize], &mut flaws);
    if (1..=R::LONGEST_WIN).contains(&problem.within) {
        check_proof(&position, problem, stop, &mut flaws)?;
        check_kind(&position, before.as_ref(), problem, stop, &mut flaws)?;
    } else {
        flaws.push(msg!("set-length", found = problem.within, most = R::LONGEST_WIN));
    }
    Ok(Checked { position: Some(position), flaws })
}
