//! Where a problem comes from: the recorded game played again, and what it says of the win or defence in it.
//!
//! Not for: the proof itself.

use super::compare::compare;
use crate::message::Message;
use crate::msg;
use crate::problems::{Goal, Kind, Problem, Source};
use crate::search::Interrupted;
use crate::search::proof::plies_of;
use crate::training::plain::{Rules, Search};
use std::sync::atomic::AtomicBool;

/// A record does not lead to the position.
pub(super) struct LeadsElsewhere;

/// Plays the recorded game again: it must lead to the position, without a state that occurs twice. Gives back the
/// position before the last turn, if there is one.
pub(super) fn replay<R: Rules>(
    position: &R,
    source: &Source,
    flaws: &mut Vec<Message>,
) -> Result<Option<R>, LeadsElsewhere> {
    let Source::Record { start, moves, ply, .. } = source else { return Ok(None) };
    compare("ply", &ply.to_string(), &moves.0.len().to_string(), flaws);
    let mut here = match R::read(start) {
        Ok(start) => start,
        Err(field) => {
            flaws.push(msg!("set-start", field = field));
            return Err(LeadsElsewhere);
        }
    };
    compare("start", start, &here.text(), flaws);
    let mut before: Vec<R> = Vec::new();
    for (text, number) in moves.0.iter().zip(1_usize..) {
        let Some(mv) = here.named(text) else {
            flaws.push(msg!("set-move", number = number, text = text));
            return Err(LeadsElsewhere);
        };
        let next = here.after(mv);
        before.push(std::mem::replace(&mut here, next));
    }
    if here != *position {
        compare("position", &position.text(), &here.text(), flaws);
        return Err(LeadsElsewhere);
    }
    let again = |(number, state): (usize, &R)| before[..number].iter().any(|earlier| state.recurs(earlier));
    if before.iter().chain([&here]).enumerate().any(again) {
        flaws.push(msg!("set-repetition"));
    }
    Ok(before.pop())
}

/// Whether the problem is of the kind it says it is.
pub(super) fn check_kind<R: Rules>(
    position: &R,
    before: Option<&R>,
    problem: &Problem,
    stop: &AtomicBool,
    flaws: &mut Vec<Message>,
) -> Result<(), Interrupted> {
    let played = match &problem.source {
        Source::Record { played, .. } => played.as_ref(),
        Source::Position => None,
    };
    if let Some(text) = played
        && position.named(text).is_none()
    {
        flaws.push(msg!("set-played", text = text));
    }
    let is_bare = problem.source == Source::Position;
    let fits = problem.kind.goal() == problem.goal
        && match problem.kind {
            Kind::Position => is_bare,
            Kind::OnlyDefence => !is_bare && problem.goal == Goal::Defence,
            Kind::MissedWin => played.is_some_and(|played| !problem.solutions.0.contains(played)),
            Kind::PunishedBlunder => before.is_some_and(|before| before.to_move() != position.to_move()),
        };
    if !fits {
        flaws.push(msg!("set-kind"));
        return Ok(());
    }
    if let Some(before) = before.filter(|_| problem.kind == Kind::PunishedBlunder) {
        let search = Search { solver: position.to_move(), stop, first: &[] };
        for mv in before.moves() {
            if !search.wins(&before.after(mv), plies_of(problem.within))? {
                return Ok(());
            }
        }
        flaws.push(msg!("set-no-blunder", most = problem.within));
    }
    Ok(())
}
