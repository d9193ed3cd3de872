//! Inputs by generation, on which a change that no case notices may give another answer.
//!
//! They are made once, with their right answers, and every surviving change is tried on the same ones, the smallest
//! first: what is found is a small case to add. Not for: making inputs (`inputs`).

use super::attempt::attempt;
use super::{Catch, Trial};
use crate::exercise::{Exercise, Fault, Faults, Limits, ReferenceSpec, State};
use crate::grading::Inputs;
use crate::grading::oracle::Oracle;
use crate::grading::plan::{Plan, call};
use crate::grading::runner::Runner;
use crate::grading::ungraded::Ungraded;
use crate::grading::workers::each;
use crate::language::{Input, Submission};
use crate::msg;
use crate::reference::{self, typed};
use crate::value::domain::parts;
use crate::value::{Notation, Value};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

/// Inputs that are graded in one go.
const TOGETHER: usize = 500;
/// Of so many inputs one is of the smallest there are.
const SMALLEST: usize = 10;
/// For so many inputs that the exercise means, one neighbour of a written case is tried as well.
const NEIGHBOURS: usize = 4;
/// Values in the arguments of the largest input that is tried.
const LARGEST: usize = 5000;
/// What a search may take by the clock for so many inputs: practically no bound.
const LONG: Duration = Duration::from_secs(24 * 60 * 60);

/// Inputs with their right answers.
pub(super) struct Search {
    plans: Vec<Plan>,
    /// How many inputs there are.
    pub(super) inputs: usize,
}

impl Search {
    /// Makes the inputs; none where the exercise says of no input how it could be made.
    pub(super) fn prepare(trial: &Trial<'_>, program: &str) -> Result<Option<Self>, Ungraded> {
        let exercise = &trial.plan.exercise;
        let inputs = drawn(exercise, trial.inputs, trial.seed);
        if inputs.is_empty() {
            return Ok(None);
        }
        let tried_on = Arc::new(alone(exercise));
        let oracle = oracle(&tried_on, program, trial.runner)?;
        let mut plans = Vec::new();
        let mut inputs = inputs.into_iter().peekable();
        while inputs.peek().is_some() {
            let some = inputs.by_ref().take(TOGETHER).collect();
            plans.push(Plan::of_inputs(&tried_on, &oracle, some)?);
            if trial.runner.interrupted.load(Ordering::SeqCst) {
                return Err(Ungraded::Interrupted);
            }
        }
        let search = Self { inputs: plans.iter().map(|plan| plan.cases.len()).sum(), plans };
        search.agrees(trial, program)?;
        Ok(Some(search))
    }

    /// The solution itself must be right on every input.
    fn agrees(&self, trial: &Trial<'_>, program: &str) -> Result<(), Ungraded> {
        let try_on = |index: usize, stop: &AtomicBool| self.on(index, program, trial.runner, stop);
        let found = each(self.plans.len(), trial.runner.interrupted, &try_on, &mut |_| {});
        for result in found {
            if let Some(catch) = result.ok_or(Ungraded::Interrupted)?? {
                let message =
                    msg!("mutants-solution-differs", call = catch.call.text, verdict = catch.verdict.word());
                return Err(Ungraded::Faulty(Faults::one(Fault::whole(&trial.solution.shown, message))));
            }
        }
        Ok(())
    }

    /// The first input on which a program is not right.
    pub(super) fn first(
        &self,
        program: &str,
        runner: Runner<'_>,
        stop: &AtomicBool,
    ) -> Result<Option<Catch>, Ungraded> {
        (0..self.plans.len()).find_map(|index| self.on(index, program, runner, stop).transpose()).transpose()
    }

    fn on(
        &self,
        index: usize,
        program: &str,
        runner: Runner<'_>,
        stop: &AtomicBool,
    ) -> Result<Option<Catch>, Ungraded> {
        let Some(plan) = self.plans.get(index) else { return Ok(None) };
        let failure = attempt(plan, program, runner, stop)?;
        Ok(failure.and_then(|failure| {
            let case = plan.cases.get(failure.case)?;
            Some(Catch {
                group: case.group,
                input: case.input.clone(),
                call: call(&plan.exercise, &case.input, Notation::Python),
                expected: case.expected.clone(),
                verdict: failure.verdict,
                actual: failure.actual,
            })
        }))
    }
}

/// The exercise as single inputs are tried on it: nothing is remembered from one to the next, none waits for others.
fn alone(exercise: &Exercise) -> Exercise {
    let mut alone = exercise.clone();
    alone.state = State::Fresh;
    alone.limits = Limits { total: Some(LONG), ..alone.limits };
    for group in &mut alone.groups {
        group.requires = Vec::new();
        group.growth = None;
    }
    alone
}

/// Who gives right answers: the exercise's reference; where it has none, the solution, which passes every case.
fn oracle<'a>(exercise: &'a Exercise, program: &str, runner: Runner<'a>) -> Result<Oracle<'a>, Ungraded> {
    if exercise.reference == ReferenceSpec::Written {
        let submission = Submission::alone("solution.py", program);
        return Ok(Oracle::Solution { exercise, submission, runner });
    }
    Ok(Oracle::of(exercise, runner)?)
}

/// Inputs to try, each beside a group by whose comparison it is judged: first those that the exercise means, the
/// smallest first, then the neighbours of its written cases.
fn drawn(exercise: &Exercise, count: usize, seed: u64) -> Vec<(usize, Input)> {
    let inputs = Inputs::of(exercise);
    let mut meant = inputs.smallest(count / SMALLEST);
    let by_chance = inputs.stream(seed).take(count.saturating_mul(3));
    meant.extend(by_chance.filter(|args| size(args) <= LARGEST).take(count));
    // What only written cases mean is judged as the first of them.
    let written = exercise.groups.iter().position(|group| !group.cases.is_empty()).unwrap_or(0);
    let mut found: Vec<_> = inputs
        .ranked(meant)
        .into_iter()
        .map(|args| (inputs.meant_by(&args).unwrap_or(written), Input::Arguments(args)))
        .collect();
    let several = if found.is_empty() { count } else { count / NEIGHBOURS };
    let near = near(exercise, several, seed);
    found.extend(near);
    found
}

/// Neighbours of the written cases of each group, the smallest first.
fn near(exercise: &Exercise, count: usize, seed: u64) -> Vec<(usize, Input)> {
    let fits = |args: &Vec<Value>| exercise.function().is_none_or(|function| function.admits(args));
    let written = exercise.groups.iter().filter(|group| !group.cases.is_empty()).count();
    let mut found = Vec::new();
    for (index, group) in exercise.groups.iter().enumerate() {
        let given: Vec<Vec<Value>> = group.cases.iter().map(|case| case.input.to_values()).collect();
        let given: Vec<_> = given.into_iter().filter(|args| size(args) <= LARGEST).collect();
        let more = reference::neighbours(&given, count / written.max(1), seed);
        found.extend(more.into_iter().filter(fits).map(|args| (index, args)));
    }
    found.sort_by_cached_key(|(_, args)| typed::weight(args));
    found.into_iter().map(|(group, args)| (group, Input::of_values(&exercise.entry(), args))).collect()
}

/// How many values there are in arguments, and how many letters.
fn size(args: &[Value]) -> usize {
    args.iter().map(parts).sum()
}
