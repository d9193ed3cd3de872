//! The proof of a problem: length, uniqueness, margin, tree, main line, themes.
//!
//! Not for: where the position comes from (`source`).

use super::compare::{compare, compare_classes, compare_lines, compare_moves};
use super::first_moves::{Fate, First, Searches, stored_replies};
use super::refutation::check_refutations;
use crate::message::Message;
use crate::msg;
use crate::problems::{Branch, Goal, Moves, Problem, TreeText};
use crate::search::proof::{moves_of, plies_of};
use crate::search::{Answer, Interrupted};
use crate::training::FEWEST_MOVES;
use crate::training::certificate::{Findings, branch};
use crate::training::plain::{Rules, themes};
use std::sync::atomic::AtomicBool;

/// Works out everything that follows from the position, the goal and its number, and compares it.
pub(super) fn check_proof<R: Rules>(
    position: &R,
    problem: &Problem,
    stop: &AtomicBool,
    flaws: &mut Vec<Message>,
) -> Result<(), Interrupted> {
    let replies = stored_replies(position, problem);
    let searches = Searches::of(position.to_move(), &replies, stop);
    let first_moves = searches.first_moves(position, problem)?;
    if first_moves.len() < FEWEST_MOVES {
        flaws.push(msg!("set-few-moves", least = FEWEST_MOVES));
    }
    let right = match problem.goal {
        Goal::Win => right_attack(problem, &first_moves, flaws),
        Goal::Defence => right_defence(problem, &first_moves, &searches, flaws)?,
    };
    let Some(right) = right else { return Ok(()) };
    let mut solutions = Moves(vec![right.mv.to_string()]);
    compare_moves("solutions", &problem.solutions, &solutions, flaws);
    let mut findings = Findings::new();
    for first in &first_moves {
        let (class, within) = first.class(problem.goal, problem.within);
        findings.note(first.mv, class, within);
    }
    compare_classes(&problem.first_moves, &findings.first_moves(), flaws);
    check_refutations(problem, &first_moves, |first| first.mv == right.mv, &searches, flaws)?;
    let answers = match right.fate {
        Fate::Won(plies) => searches.solver.answers(&right.next, plies)?,
        Fate::Lost(_) | Fate::Open => Vec::new(),
    };
    let tree = match problem.goal {
        Goal::Win => branch(&right.mv, &answers),
        Goal::Defence => Branch { mv: right.mv.to_string(), defences: Vec::new() },
    };
    compare_lines("tree", &problem.tree.0, &TreeText::of(&[tree]).0, flaws);
    let line = main_line(right.mv, &answers);
    if is_forced(position, &line) {
        flaws.push(msg!("set-forced"));
    }
    let line: Moves = line.iter().collect();
    compare_moves("line", &problem.line, &line, flaws);
    let found = themes(position, problem.goal, &solutions, &line, &problem.refutations);
    solutions = Moves(found);
    compare_moves("themes", &Moves(problem.themes.clone()), &solutions, flaws);
    Ok(())
}

/// The only first move that wins, in the moves that the problem says and with the margin.
fn right_attack<'f, R: Rules>(
    problem: &Problem,
    first_moves: &'f [First<R>],
    flaws: &mut Vec<Message>,
) -> Option<&'f First<R>> {
    let mut wins: Vec<(u32, &First<R>)> = Vec::new();
    for first in first_moves {
        if let Fate::Won(plies) = first.fate {
            wins.push((moves_of(plies + 1), first));
        }
    }
    let Some(fewest) = wins.iter().map(|&(moves, _)| moves).min() else {
        flaws.push(msg!("set-no-win", most = problem.within + 1));
        return None;
    };
    if fewest != problem.within {
        compare("within", &problem.within.to_string(), &fewest.to_string(), flaws);
        return None;
    }
    let mut fastest = wins.iter().filter(|&&(moves, _)| moves == fewest);
    let right = fastest.next()?.1;
    if fastest.next().is_some() {
        flaws.push(msg!("set-several"));
    } else if wins.len() > 1 {
        flaws.push(msg!("set-margin"));
    }
    Some(right)
}

/// The only first move that does not lose within the moves that the problem says, nor within one more.
fn right_defence<'f, R: Rules>(
    problem: &Problem,
    first_moves: &'f [First<R>],
    searches: &Searches<'_, R>,
    flaws: &mut Vec<Message>,
) -> Result<Option<&'f First<R>>, Interrupted> {
    let longest = first_moves.iter().map(|first| match first.fate {
        Fate::Lost(plies) if plies > 0 => moves_of(plies),
        _ => 0,
    });
    let longest = longest.max().unwrap_or(0);
    if longest != problem.within {
        compare("within", &problem.within.to_string(), &longest.to_string(), flaws);
        return Ok(None);
    }
    let mut held = first_moves.iter().filter(|first| !matches!(first.fate, Fate::Lost(_)));
    let Some(right) = held.next() else {
        flaws.push(msg!("set-no-defence"));
        return Ok(None);
    };
    if held.next().is_some() {
        flaws.push(msg!("set-several-defences", most = problem.within));
        return Ok(None);
    }
    let longer = problem.within + 1;
    if searches.other.wins(&right.next, plies_of(longer))? {
        flaws.push(msg!("set-defence-loses", most = longer));
    } else if searches.solver.wins(&right.next, 2 * longer - 2)? {
        flaws.push(msg!("set-defence-wins", most = longer));
    }
    Ok(Some(right))
}

/// The right first move, then the longest defences and their answers.
fn main_line<M: Copy>(mv: M, answers: &[Answer<M>]) -> Vec<M> {
    let mut line = vec![mv];
    let mut next = answers.first();
    while let Some(Answer { reply, answer, .. }) = next {
        line.push(*reply);
        next = None;
        if let Some((mv, then)) = answer {
            line.push(*mv);
            next = then.first();
        }
    }
    line
}

/// Whether the first or the last move of the solver in a line is the only legal one.
fn is_forced<R: Rules>(position: &R, line: &[R::Move]) -> bool {
    let last = (line.len().max(1) - 1) / 2 * 2;
    let mut here = position.clone();
    line.iter().enumerate().any(|(ply, &mv)| {
        let forced = (ply == 0 || ply == last) && here.moves().len() == 1;
        here = here.after(mv);
        forced
    })
}
