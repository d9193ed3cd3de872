//! Where an exercise contradicts itself, once every right answer is known: expectations, checkers, reference.
//!
//! Not for: making the plan (`plan`).

use super::checker::{Checkers, Program, outside};
use super::oracle::{meant, other_signature};
use super::plan::{LONGEST_CALL, Planned, call, disagreement};
use super::runner::Runner;
use super::ungraded::Ungraded;
use crate::exercise::{CheckerSpec, Comparison, Exercise, Expectation, Fault};
use crate::msg;
use crate::reference::{self, Solver};
use crate::value::{Notation, Value};
use std::sync::atomic::Ordering;

/// Checkers that do not exist, or check functions of another signature.
pub(super) fn unfit_checkers(exercise: &Exercise) -> Vec<Fault> {
    let mut faults = Vec::new();
    for comparison in exercise.comparisons() {
        let Comparison::Checker(CheckerSpec::Named { name, at }) = comparison else { continue };
        let Some(checker) = reference::checker(name) else {
            let known: Vec<_> = reference::checker_names().collect();
            let message = msg!("plan-unknown-checker", name = name, known = known.join(", "));
            faults.push(exercise.fault_at(*at, message).with_hint(meant(name, &known)));
            continue;
        };
        if let Some(wanted) = other_signature(exercise, &checker.signature()) {
            let message = msg!("plan-checker-signature", checker = name, wanted = wanted);
            faults.push(exercise.fault_at(exercise.task_at, message));
        }
    }
    faults
}

/// What an author wrote of a case, and where.
pub(super) struct Written<'a> {
    /// The value written beside the reference's answer.
    pub(super) beside: Option<&'a Value>,
    /// Where the expectation stands, else what is asked: line and column, from 1.
    pub(super) at: (usize, usize),
    /// Where what is asked stands.
    pub(super) asked_at: (usize, usize),
}

/// Where the exercise contradicts itself: an `expect` that is no right answer beside the reference's, arguments a
/// checker does not know, a right answer that a checker refuses.
pub(super) fn contradictions<'a>(
    exercise: &'a Exercise,
    cases: &[Planned],
    written: &[Written<'_>],
    explainer: Option<&'static dyn Solver>,
    runner: Runner<'a>,
) -> Result<Vec<Fault>, Ungraded> {
    let programs = Program::of(cases.iter().map(|case| &*case.compare));
    let served = programs.iter().map(|program| program.served(exercise, &runner));
    let served: Vec<_> = served.collect::<Result<_, _>>()?;
    let mut checkers = Checkers::new(exercise, Notation::Python, &programs, &served);
    let mut faults = Vec::new();
    for (case, Written { beside, at, asked_at }) in cases.iter().zip(written) {
        let expected = case.expected.as_ref().and_then(Expectation::value);
        let answer = match &*case.compare {
            Comparison::Rules(_) => *beside,
            Comparison::Checker(CheckerSpec::Named { .. }) => {
                if let Some(reason) = outside(&case.compare, case.input.arguments()) {
                    let call = call(exercise, &case.input, Notation::Python).text;
                    let message = msg!("plan-not-checked", call = call, reason = reason);
                    faults.push(exercise.fault_at(*asked_at, message));
                    continue;
                }
                beside.or(expected)
            }
            Comparison::Checker(CheckerSpec::Python { .. }) => expected,
        };
        let Some(answer) = answer else { continue };
        let ruling = checkers.rule(case, answer);
        // What was asked then was ended for it.
        if runner.interrupted.load(Ordering::Relaxed) {
            return Err(Ungraded::Interrupted);
        }
        let ruling = match ruling {
            Ok(ruling) if ruling.right => continue,
            Ok(ruling) => ruling,
            Err(fault) => {
                faults.push(*fault);
                break;
            }
        };
        let message = if let (Comparison::Rules(_), Some(right)) = (&*case.compare, expected) {
            let args = case.input.arguments();
            let reason = explainer.and_then(|solver| solver.explain(args, right, answer, Notation::Python));
            disagreement(exercise, &case.input, right, reason)
        } else {
            let call = call(exercise, &case.input, Notation::Python).text;
            let answer = Notation::Python.show(answer, LONGEST_CALL).text;
            match ruling.reason {
                Some(reason) => {
                    msg!("plan-checker-refuses-because", call = call, answer = answer, reason = reason)
                }
                None => msg!("plan-checker-refuses", call = call, answer = answer),
            }
        };
        faults.push(exercise.fault_at(*at, message));
    }
    Ok(faults)
}
