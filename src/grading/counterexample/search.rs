//! The search: from one failing case to the smallest failing call that is found.
//!
//! Not for: making calls (`ask`).

use super::ask::{Asking, Failing, Right, is_judged};
use super::{Counterexample, counts};
use crate::exercise::{Comparison, Exercise, Expectation, Group, Points, ReferenceSpec, State};
use crate::grading::checker::Checkers;
use crate::grading::grade::reported;
use crate::grading::inputs::Inputs;
use crate::grading::judge::Judged;
use crate::grading::plan::{Plan, Planned};
use crate::grading::runner::{Asked, Runner};
use crate::grading::{CaseReport, Verdict};
use crate::language::{Service, Submission};
use crate::reference;
use crate::value::Value;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

/// The smallest inputs of each source that are tried.
const SMALLEST: usize = 1100;
/// A single call may take no longer here.
const CALL: Duration = Duration::from_secs(1);
/// Failing cases that are asked again, where the first of them does not fail again.
const STARTS: usize = 3;

/// What is known of a search while the cases run.
#[derive(Debug, Default)]
pub(in crate::grading) struct Search {
    begun: usize,
    /// Whether a search came to its end.
    over: bool,
    /// The case that failed once and was right when it was asked again.
    pub(in crate::grading) unsteady: Option<String>,
}

/// What a search is given.
pub(in crate::grading) struct Means<'p, 'a> {
    pub(in crate::grading) plan: &'p Plan,
    pub(in crate::grading) submission: &'a Submission,
    pub(in crate::grading) runner: Runner<'a>,
}

impl Search {
    /// Looks for a call smaller than this failing case, the first time that is worth while.
    pub(in crate::grading) fn from(
        &mut self,
        means: &Means<'_, '_>,
        case: &Planned,
        judged: &Judged,
        checkers: &mut Checkers<'_>,
    ) -> Option<Counterexample> {
        let exercise = &means.plan.exercise;
        let open = exercise.groups.get(case.group).is_some_and(Group::is_open);
        let value = !matches!(case.expected, Some(Expectation::Raises(_) | Expectation::Output(_)));
        let worth = counts(judged.verdict) && open && value && case.size.is_none();
        if self.over
            || self.begun >= STARTS
            || !worth
            || exercise.state == State::Kept
            || exercise.function().is_none()
            || !is_judged(exercise, &case.compare)
        {
            return None;
        }
        self.begun += 1;
        let time = exercise.limits.time.min(CALL);
        let service = Service { time, ..means.runner.service(exercise, means.submission).ok()? };
        let solution = solution(exercise);
        let author = solution.as_ref().and_then(|solution| means.runner.service(exercise, solution).ok());
        let right = match (&exercise.reference, &author) {
            (ReferenceSpec::Solver(name), _) => Right::Solver(reference::solver(name)?),
            (_, Some(author)) => Right::Solution(Box::new(Asked::new(author))),
            (ReferenceSpec::Written, _) => Right::Nobody,
            (ReferenceSpec::Solution { .. }, None) => return None,
        };
        let mut asking = Asking::new(
            means.plan,
            (case.group, Arc::clone(&case.compare)),
            (Asked::new(&service), right),
            checkers,
            means.runner.interrupted,
        );
        let first = asking.afresh(case.input.arguments())?;
        if first.judged.verdict == Verdict::Passed {
            self.unsteady.get_or_insert_with(|| case.name.clone());
        }
        if !counts(first.judged.verdict) {
            return None;
        }
        self.over = true;
        let inputs = Inputs::of_groups(exercise, Group::is_open);
        let weight = |failing: &Failing| inputs.weight(failing.case.input.arguments());
        let heavy = weight(&first);
        let mut smallest: Vec<Vec<Value>> = inputs.smallest(SMALLEST);
        smallest.retain(|args| inputs.weight(args) < heavy);
        let mut least = asking.first_failing(smallest).unwrap_or(first);
        let mut passed = Vec::new();
        while !asking.is_spent() {
            let smaller = inputs.smaller(least.case.input.arguments());
            let less = if least.is_large() {
                asking.first_failing_by_halves(smaller, |args| inputs.weight(args), &mut passed)
            } else {
                asking.first_failing(smaller)
            };
            match less {
                Some(less) => least = less,
                None => break,
            }
        }
        let cut = asking.is_spent();
        if weight(&least) >= heavy || means.runner.interrupted.load(Ordering::Relaxed) {
            return None;
        }
        let seed = exercise.groups.get(case.group).and_then(|group| group.generate.as_ref());
        let written = exercise.groups.get(case.group).map_or(0, |group| group.cases.len());
        let made = position(means.plan, case).is_some_and(|position| position >= written);
        let args = least.case.input.arguments();
        let expected = least.case.expected.as_ref().and_then(Expectation::value);
        Some(Counterexample {
            from: case.name.clone(),
            seed: seed.filter(|_| made).map(|generate| generate.seed),
            line: exercise.case_line(args, expected.filter(|_| !by_checker(&least.case))),
            cut,
            case: CaseReport {
                points: (Points::default(), Points::default()),
                ..reported(means.plan, asking.notation, (0, &least.case), least.judged, &least.traces)
            },
        })
    }
}

fn by_checker(case: &Planned) -> bool {
    matches!(*case.compare, Comparison::Checker(_))
}

/// The place of a case in its group, from 0.
fn position(plan: &Plan, case: &Planned) -> Option<usize> {
    plan.cases.iter().filter(|other| other.group == case.group).position(|other| std::ptr::eq(other, case))
}

/// The author's own solution as a program, where the reference is one.
fn solution(exercise: &Exercise) -> Option<Submission> {
    match &exercise.reference {
        ReferenceSpec::Solution { file, source, .. } => Some(Submission::alone(file, source.as_slice())),
        _ => None,
    }
}
