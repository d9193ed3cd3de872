//! The plan: every case of an exercise, listed and generated, each with its right answer.
//!
//! Right answers stay in this process. What does not hold together (an unknown generator, an `expect` that
//! disagrees with the reference) is the author's fault, found here with its place. Not for: running anything of
//! a student's.

use super::agreement::Said;
use super::oracle::{Oracle, meant};
use super::runner::Runner;
use crate::exercise::{Case, Exercise, Expectation, Fault, Faults, Generate, Localized};
use crate::language::Input;
use crate::message::{Arg, Message};
use crate::msg;
use crate::reference::{self, Solver};
use crate::untrusted::capped;
use crate::value::{Notation, Shown, Value};
use std::fmt;
use std::sync::Arc;

/// The most characters of a call that are written.
pub(super) const LONGEST_CALL: usize = 400;

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
    /// What is asked.
    pub input: Input,
    /// What a right submission does.
    pub expected: Expectation,
    /// What the case is about.
    pub why: Option<Localized>,
    /// The size, where the group's time is watched as sizes grow.
    pub size: Option<u64>,
}

/// Why there is no plan.
#[derive(Debug, thiserror::Error)]
pub enum Unplanned {
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
    input: Input,
    written: Option<&'a Case>,
    size: Option<u64>,
    at: (usize, usize),
}

impl Plan {
    /// Plans an exercise, or says everything that is wrong with it. `runner` runs a reference that is a program.
    pub fn new(exercise: Arc<Exercise>, runner: Option<Runner<'_>>) -> Result<Self, Unplanned> {
        let Some(oracle) = Oracle::of(&exercise, runner)? else { return Err(Unplanned::NoRunner) };
        let mut faults = Vec::new();
        let calls = calls(&exercise, &mut faults);
        let inputs: Vec<&Input> = calls.iter().map(|call| &call.input).collect();
        let answers = oracle.answers(&inputs)?;
        let mut cases = Vec::with_capacity(calls.len());
        let mut cases_per_group = vec![0; exercise.groups.len()];
        for (asked, answer) in calls.into_iter().zip(answers) {
            let said = Said {
                exercise: &exercise,
                input: &asked.input,
                declared: asked.written.and_then(|case| case.expect.as_ref()),
                solver: oracle.solver(),
            };
            match said.agreed(answer) {
                Ok(expected) => {
                    cases_per_group[asked.group] += 1;
                    let number = cases_per_group[asked.group];
                    cases.push(Planned {
                        group: asked.group,
                        name: format!("{} {number}", exercise.groups[asked.group].name),
                        input: asked.input,
                        expected,
                        why: asked.written.and_then(|case| case.why.clone()),
                        size: asked.size,
                    });
                }
                Err(message) => {
                    let expected_at = asked.written.and_then(|case| case.expect_at);
                    faults.push(exercise.fault_at(expected_at.unwrap_or(asked.at), message));
                }
            }
        }
        Faults::check(faults)?;
        let explainer = oracle.solver();
        drop(oracle);
        Ok(Self { exercise, cases, cases_per_group, explainer })
    }

    /// Why an answer is wrong, where the reference can say it.
    pub(super) fn explain(&self, case: &Planned, actual: &Value, notation: Notation) -> Option<Message> {
        let Expectation::Value(expected) = &case.expected else { return None };
        self.explainer?.explain(case.input.arguments(), expected, actual, notation)
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

/// What is asked in a notation, bounded.
pub(super) fn call(exercise: &Exercise, input: &Input, notation: Notation) -> Shown {
    exercise.asked(input, notation, LONGEST_CALL)
}

/// Every call of the exercise, those written by hand before those generated in each group.
fn calls<'a>(exercise: &'a Exercise, faults: &mut Vec<Fault>) -> Vec<Call<'a>> {
    let mut found = Vec::new();
    for (index, group) in exercise.groups.iter().enumerate() {
        found.extend(group.cases.iter().map(|case| Call {
            group: index,
            input: case.input.clone(),
            written: Some(case),
            size: None,
            at: case.input_at,
        }));
        let made =
            |args, size, at| Call { group: index, input: Input::Arguments(args), written: None, size, at };
        if let Some(generate) = &group.generate {
            match generated(exercise, generate) {
                Ok(lists) => found.extend(lists.into_iter().map(|args| made(args, None, generate.at))),
                Err(fault) => faults.extend_from_slice(fault.as_slice()),
            }
        }
        if let Some(growth) = &group.growth {
            let sized = growth.calls.iter().zip(&growth.sizes);
            found.extend(sized.map(|(args, &size)| made(args.clone(), Some(size), growth.at)));
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
    let params = exercise.function().map_or(&[][..], |function| &function.params);
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
