//! Asking the program again, a few times and only where that is quick: does it answer the same? And after other
//! calls in the same process?
//!
//! Not for: verdicts, which nothing here changes.

use super::finding::{brief, named};
use super::kinship::is_alike;
use super::overall::Answered;
use super::{Code, Diagnosis};
use crate::grading::plan::Plan;
use crate::grading::runner::Asked;
use crate::language::{Outcome, Submission};
use crate::msg;
use crate::value::{Value, compare};
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

/// A case that took more processor time is not asked again.
const QUICK: Duration = Duration::from_millis(50);
/// What the calls in one process may take together.
const TURNS: Duration = Duration::from_secs(1);
/// Cases besides the first that are called in one process.
const OTHERS: usize = 7;
/// Wrong cases that are asked again.
const AGAIN: usize = 3;
/// How often, of a program that names a source of chance; any other once.
const OFTEN: usize = 5;
/// Modules and functions that chance and the clock come from.
const SOURCES: [&str; 8] = ["random", "secrets", "uuid", "uuid4", "urandom", "time", "datetime", "numpy"];

/// The program, to be asked again.
pub(in crate::grading) struct Probe<'p, 'a> {
    pub(in crate::grading) plan: &'p Plan,
    pub(in crate::grading) submission: &'p Submission,
    pub(in crate::grading) asked: &'p mut Asked<'a>,
    pub(in crate::grading) interrupted: &'p AtomicBool,
}

impl Probe<'_, '_> {
    /// A wrong answer that is another one when the same call is made afresh.
    pub(super) fn chance(&mut self, answered: &[Answered<'_>]) -> Option<Diagnosis> {
        let times = if SOURCES.iter().any(|word| self.submission.mentions(word)) { OFTEN } else { 1 };
        let wrong = answered.iter().filter(|case| case.is_wrong() && case.case.cpu <= QUICK);
        for case in wrong.take(AGAIN) {
            for _ in 0..times {
                let Some(other) = self.afresh(case).filter(|other| !compare::equal(other, case.actual))
                else {
                    continue;
                };
                if has_opaque(&other) {
                    continue;
                }
                let message = msg!(
                    "diagnosis-chance",
                    call = case.call(),
                    first = brief(case.actual),
                    second = brief(&other)
                );
                return Some(Diagnosis::new(Code::DependsOnChance, message).shown_by([case.index]));
            }
        }
        None
    }

    /// An answer that gives the right elements one by one: an iterator where a list is expected.
    pub(super) fn iterator(&mut self, answered: &[Answered<'_>]) -> Option<Diagnosis> {
        let opaque = |case: &&Answered<'_>| matches!(case.actual, Value::Other { .. });
        let case = answered.iter().find(|case| case.case.cpu <= QUICK && opaque(case))?;
        if case.expected.as_sequence().is_none() || self.interrupted.load(Ordering::Relaxed) {
            return None;
        }
        let Outcome::Answered(elements) = self.asked.ask_through(case.case.input.arguments(), TURNS)? else {
            return None;
        };
        if !is_alike(case.expected, &elements) {
            return None;
        }
        let (found, wanted) = (named(case.actual.type_name()), case.expected.type_name());
        let message = msg!("diagnosis-iterator", found = found, wanted = wanted);
        Some(Diagnosis::new(Code::WrongType, message).shown_by([case.index]))
    }

    /// An answer that is another one after other calls in the same process.
    pub(super) fn memory(&mut self, answered: &[Answered<'_>]) -> Option<Diagnosis> {
        let quick: Vec<&Answered<'_>> =
            answered.iter().filter(|case| case.case.cpu <= QUICK && !has_opaque(case.actual)).collect();
        // The first one twice, others spread over the whole run, the first one once more.
        let spread = (1..=OTHERS).map(|step| step * quick.len().saturating_sub(1) / OTHERS);
        let mut chosen: Vec<usize> = spread.filter(|&which| which > 0).collect();
        chosen.dedup();
        let order = [0, 0].into_iter().chain(chosen).chain([0]);
        let turns: Vec<&Answered<'_>> = order.filter_map(|which| quick.get(which).copied()).collect();
        if turns.is_empty() || self.interrupted.load(Ordering::Relaxed) {
            return None;
        }
        let calls: Vec<&[Value]> = turns.iter().map(|case| case.case.input.arguments()).collect();
        let outcomes = self.asked.ask_in_turn(&calls, TURNS);
        let (turn, later) =
            outcomes.into_iter().take(turns.len()).enumerate().find(|(turn, outcome)| match outcome {
                Outcome::Answered(later) => {
                    let case = turns[*turn];
                    // Of several right answers any will do.
                    let still_right = !case.is_wrong() && !self.plan.cases[case.index].refuses(later);
                    !compare::equal(later, case.actual) && !still_right
                }
                _ => true,
            })?;
        // The first call has nothing to remember: what differs there differs by chance.
        let before = turns.get(turn.checked_sub(1)?)?;
        let case = turns[turn];
        let steady =
            (0..2).all(|_| self.afresh(case).is_some_and(|again| compare::equal(&again, case.actual)));
        steady.then(|| {
            let cases = turns[..=turn].iter().map(|case| case.index);
            let other = turns[..turn].iter().rev().find(|other| other.index != case.index).unwrap_or(before);
            remembers(case, other, &later).shown_by(cases)
        })
    }

    /// The answer to the call of a case, made afresh.
    fn afresh(&mut self, case: &Answered<'_>) -> Option<Value> {
        if self.interrupted.load(Ordering::Relaxed) {
            return None;
        }
        match self.asked.ask(&case.case.input).ok()?.outcome {
            Outcome::Answered(value) => Some(value),
            _ => None,
        }
    }
}

fn remembers(case: &Answered<'_>, other: &Answered<'_>, later: &Outcome) -> Diagnosis {
    let (call, first) = (case.call(), brief(case.actual));
    let message = match later {
        Outcome::Answered(later) if other.index == case.index => {
            msg!("diagnosis-remembers-again", call = call, first = first, later = brief(later))
        }
        Outcome::Answered(later) => msg!(
            "diagnosis-remembers-after",
            call = call,
            first = first,
            other = other.call(),
            later = brief(later)
        ),
        Outcome::Raised(raised) => {
            msg!("diagnosis-remembers-raises", call = call, first = first, class = named(&raised.class))
        }
        _ => msg!("diagnosis-remembers-fails", call = call, first = first),
    };
    Diagnosis::new(Code::RemembersBetweenCalls, message)
}

/// Whether something in a value is no plain data, which equals nothing, not even itself.
fn has_opaque(value: &Value) -> bool {
    !compare::equal(value, value)
}
