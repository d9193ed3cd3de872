//! The plan: every case of an exercise, listed and generated, each with its right answer.
//!
//! Right answers stay in this process. What does not hold together (an unknown generator, an `expect` that
//! disagrees with the reference) is the author's fault, found here with its place. Not for: running anything of
//! a student's.

use super::oracle::{Oracle, meant};
use super::runner::Runner;
use crate::exercise::{Case, Exercise, Fault, Faults, Generate, Localized, State};
use crate::message::{Arg, Message};
use crate::msg;
use crate::reference::{self, Solver};
use crate::untrusted::capped;
use crate::value::{Notation, Shown, Value, compare};
use std::fmt;
use std::sync::Arc;

/// The most characters of a call that are written.
const LONGEST_CALL: usize = 400;

/// Every case of an exercise, in order.
pub struct Plan {
    /// The exercise.
    pub exercise: Arc<Exercise>,
    /// The cases, group by group.
    pub cases: Vec<Planned>,
    /// How many cases each group has.
    pub cases_per_group: Vec<usize>,
    explainer: Option<&'static dyn Solver>,
}

/// One case to run.
#[derive(Debug)]
pub struct Planned {
    /// The group's index.
    pub group: usize,
    /// Unique: the group's name and the case's number in it.
    pub name: String,
    /// The arguments.
    pub args: Vec<Value>,
    /// The right answer.
    pub expected: Value,
    /// What the case is about.
    pub why: Option<Localized>,
}

/// Why there is no plan.
#[derive(Debug, thiserror::Error)]
pub enum Unplanned {
    /// A layer of the confinement that was proved before is refused now, so no solution could be run.
    #[error("{0}")]
    Unconfined(Message),
    /// The exercise is faulty.
    #[error(transparent)]
    Faulty(#[from] Faults),
    /// Its reference is a program, and there is nothing to run it with.
    #[error("nothing to run the reference with")]
    NoRunner,
}

/// A call of the exercise and where it comes from.
struct Call<'a> {
    group: usize,
    args: Vec<Value>,
    written: Option<&'a Case>,
    at: (usize, usize),
}

impl Plan {
    /// Plans an exercise, or says everything that is wrong with it. `runner` runs a reference that is a program.
    pub fn new(exercise: Arc<Exercise>, runner: Option<Runner<'_>>) -> Result<Self, Unplanned> {
        if exercise.state == State::Kept {
            return Err(Faults::one(exercise.fault_at((1, 1), msg!("plan-kept"))).into());
        }
        let Some(oracle) = Oracle::of(&exercise, runner)? else { return Err(Unplanned::NoRunner) };
        let mut faults = Vec::new();
        let calls = calls(&exercise, &mut faults);
        let args: Vec<Vec<Value>> = calls.iter().map(|call| call.args.clone()).collect();
        let answers = oracle.answers(&args)?;
        let mut cases = Vec::with_capacity(calls.len());
        let mut cases_per_group = vec![0; exercise.groups.len()];
        for (asked, answer) in calls.into_iter().zip(answers) {
            match answer.map_err(|reason| refused(&exercise, &asked, reason)) {
                Ok(expected) => {
                    faults.extend(disagreement(&exercise, &asked, &expected, oracle.solver()));
                    cases_per_group[asked.group] += 1;
                    let number = cases_per_group[asked.group];
                    cases.push(Planned {
                        group: asked.group,
                        name: format!("{} {number}", exercise.groups[asked.group].name),
                        args: asked.args,
                        expected,
                        why: asked.written.and_then(|case| case.why.clone()),
                    });
                }
                Err(fault) => faults.push(fault),
            }
        }
        Faults::check(faults)?;
        let explainer = oracle.solver();
        drop(oracle);
        Ok(Self { exercise, cases, cases_per_group, explainer })
    }

    /// Why an answer is wrong, where the reference can say it.
    pub(super) fn explain(&self, case: &Planned, actual: &Value, notation: Notation) -> Option<Message> {
        self.explainer?.explain(&case.args, &case.expected, actual, notation)
    }
}

impl fmt::Debug for Plan {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Plan")
            .field("exercise", &self.exercise.id)
            .field("cases", &self.cases)
            .finish_non_exhaustive()
    }
}

/// A call in a notation, bounded.
pub(super) fn call(exercise: &Exercise, args: &[Value], notation: Notation) -> Shown {
    notation.call(&exercise.function.name, args, LONGEST_CALL)
}

/// Every call of the exercise, those written by hand before those generated in each group.
fn calls<'a>(exercise: &'a Exercise, faults: &mut Vec<Fault>) -> Vec<Call<'a>> {
    let mut found = Vec::new();
    for (index, group) in exercise.groups.iter().enumerate() {
        found.extend(group.cases.iter().map(|case| Call {
            group: index,
            args: case.args.clone(),
            written: Some(case),
            at: case.args_at,
        }));
        let Some(generate) = &group.generate else { continue };
        match generated(exercise, generate) {
            Ok(lists) => {
                let call = |args| Call { group: index, args, written: None, at: generate.at };
                found.extend(lists.into_iter().map(call));
            }
            Err(fault) => faults.extend_from_slice(fault.as_slice()),
        }
    }
    found
}

fn generated(exercise: &Exercise, generate: &Generate) -> Result<Vec<Vec<Value>>, Faults> {
    let generator = reference::generator(&generate.with).ok_or_else(|| {
        let known: Vec<_> = reference::generator_names().collect();
        let message = msg!("plan-unknown-generator", name = generate.with.as_str(), known = known.join(", "));
        Faults::one(exercise.fault_at(generate.with_at, message).with_hint(meant(&generate.with, &known)))
    })?;
    let known = generator.settings();
    for ((name, _), [key_at, _]) in generate.settings.iter().zip(&generate.settings_at) {
        if !known.contains(&name.as_str()) {
            let hint =
                meant(name, known).unwrap_or_else(|| msg!("yaml-hint-known", words = known.join(", ")));
            let message = msg!("yaml-unknown-key", key = capped(name, 40).0);
            return Err(Faults::one(exercise.fault_at(*key_at, message).with_hint(hint)));
        }
    }
    let lists = generator
        .generate(generate.count, &generate.settings, generate.seed)
        .map_err(|message| Faults::one(exercise.fault_at(refused_setting(generate, &message), message)))?;
    let params = &exercise.function.params;
    let fits = |args: &Vec<Value>| {
        args.len() == params.len()
            && args.iter().zip(params).all(|(arg, param)| param.kind.admit(arg).is_ok())
    };
    if lists.iter().all(fits) {
        return Ok(lists);
    }
    let message = msg!("plan-generator-signature", name = generate.with.as_str());
    Err(Faults::one(exercise.fault_at(generate.with_at, message)))
}

/// Where the setting stands that a generator's refusal names; else where the generator is asked.
fn refused_setting(generate: &Generate, message: &Message) -> (usize, usize) {
    let named = message.args.iter().find_map(|(arg, value)| match value {
        Arg::Text(name) if *arg == "name" => Some(name.as_str()),
        _ => None,
    });
    generate
        .settings
        .iter()
        .zip(&generate.settings_at)
        .find(|((name, _), _)| Some(name.as_str()) == named)
        .map_or(generate.at, |(_, [_, value_at])| *value_at)
}

fn refused(exercise: &Exercise, asked: &Call<'_>, reason: Message) -> Fault {
    let call = call(exercise, &asked.args, Notation::Python).text;
    exercise.fault_at(asked.at, msg!("plan-refused", call = call, reason = reason))
}

/// The fault of an author whose `expect` is not the reference's answer.
fn disagreement(
    exercise: &Exercise,
    asked: &Call<'_>,
    expected: &Value,
    explainer: Option<&'static dyn Solver>,
) -> Option<Fault> {
    let case = asked.written?;
    let declared = case.expect.as_ref().filter(|declared| !compare::equal(expected, declared))?;
    let call = call(exercise, &asked.args, Notation::Python).text;
    let right = Notation::Python.show(expected, LONGEST_CALL).text;
    let reason =
        explainer.and_then(|solver| solver.explain(&asked.args, expected, declared, Notation::Python));
    let message = match reason {
        Some(reason) => msg!("plan-disagrees-because", call = call, right = right, reason = reason),
        None => msg!("plan-disagrees", call = call, right = right),
    };
    Some(exercise.fault_at(case.expect_at.unwrap_or(asked.at), message))
}
