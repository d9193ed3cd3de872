//! The plan: every case of an exercise, listed and generated, each with its right answer.
//!
//! Right answers stay in this process. What does not hold together (an unknown generator, an `expect` that
//! disagrees with the reference) is the author's fault, found here with its place. Not for: running anything of
//! a student's.

use super::checker::{Checkers, Program};
use super::oracle::{Oracle, meant, other_signature};
use super::runner::Runner;
use crate::exercise::{Case, CheckerSpec, Comparison, Exercise, Fault, Faults, Generate, Localized, State};
use crate::message::{Arg, Message};
use crate::msg;
use crate::reference::{self, Solver};
use crate::untrusted::capped;
use crate::value::{Notation, Shown, Value};
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
    /// The right answer, or one of them; none where only a checker knows.
    pub expected: Option<Value>,
    /// How an answer is judged.
    pub compare: Arc<Comparison>,
    /// What the case is about.
    pub why: Option<Localized>,
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
    args: Vec<Value>,
    written: Option<&'a Case>,
    compare: Arc<Comparison>,
    at: (usize, usize),
}

impl Plan {
    /// Plans an exercise, or says everything that is wrong with it. `runner` runs a reference that is a program.
    pub fn new(exercise: Arc<Exercise>, runner: Option<Runner<'_>>) -> Result<Self, Unplanned> {
        if exercise.state == State::Kept {
            return Err(Faults::one(exercise.fault_at((1, 1), msg!("plan-kept"))).into());
        }
        let Some(oracle) = Oracle::of(&exercise, runner)? else { return Err(Unplanned::NoRunner) };
        let mut faults = unfit_checkers(&exercise);
        let calls = calls(&exercise, &mut faults);
        let args: Vec<Vec<Value>> = calls.iter().map(|call| call.args.clone()).collect();
        let answers = oracle.answers(&args)?;
        let mut cases = Vec::with_capacity(calls.len());
        let mut cases_per_group = vec![0; exercise.groups.len()];
        let mut declared = Vec::new();
        for (asked, answer) in calls.into_iter().zip(answers) {
            match answer.map_err(|reason| refused(&exercise, &asked, reason)) {
                Ok(answer) => {
                    cases_per_group[asked.group] += 1;
                    let number = cases_per_group[asked.group];
                    let written = asked.written;
                    let expect = written.and_then(|case| case.expect.clone());
                    // What the author wrote beside the reference's answer is only compared with it.
                    declared.push((answer.as_ref().and(expect.clone()), asked.at, written));
                    cases.push(Planned {
                        group: asked.group,
                        name: format!("{} {number}", exercise.groups[asked.group].name),
                        args: asked.args,
                        expected: answer.or(expect),
                        compare: asked.compare,
                        why: written.and_then(|case| case.why.clone()),
                    });
                }
                Err(fault) => faults.push(fault),
            }
        }
        let explainer = oracle.solver();
        drop(oracle);
        if faults.is_empty() {
            faults = contradictions(&exercise, &cases, &declared, explainer, runner)?;
        }
        Faults::check(faults)?;
        Ok(Self { exercise, cases, cases_per_group, explainer })
    }

    /// Why an answer is wrong, where the reference can say it.
    pub(super) fn explain(&self, case: &Planned, actual: &Value, notation: Notation) -> Option<Message> {
        self.explainer?.explain(&case.args, case.expected.as_ref()?, actual, notation)
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
    let usual = Arc::new(exercise.compare.clone());
    for (index, group) in exercise.groups.iter().enumerate() {
        let usual = group.compare.as_ref().map_or_else(|| Arc::clone(&usual), |own| Arc::new(own.clone()));
        found.extend(group.cases.iter().map(|case| Call {
            group: index,
            args: case.args.clone(),
            written: Some(case),
            compare: case.compare.as_ref().map_or_else(|| Arc::clone(&usual), |own| Arc::new(own.clone())),
            at: case.args_at,
        }));
        let Some(generate) = &group.generate else { continue };
        match generated(exercise, generate) {
            Ok(lists) => {
                let call = |args| Call {
                    group: index,
                    args,
                    written: None,
                    compare: Arc::clone(&usual),
                    at: generate.at,
                };
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

/// Checkers that do not exist, or check functions of another signature.
fn unfit_checkers(exercise: &Exercise) -> Vec<Fault> {
    let groups = exercise.groups.iter();
    let own = groups.flat_map(|group| {
        group.compare.iter().chain(group.cases.iter().filter_map(|case| case.compare.as_ref()))
    });
    let mut faults = Vec::new();
    for comparison in std::iter::once(&exercise.compare).chain(own) {
        let Comparison::Checker(CheckerSpec::Named { name, at }) = comparison else { continue };
        let Some(checker) = reference::checker(name) else {
            let known: Vec<_> = reference::checker_names().collect();
            let message = msg!("plan-unknown-checker", name = name, known = known.join(", "));
            faults.push(exercise.fault_at(*at, message).with_hint(meant(name, &known)));
            continue;
        };
        if let Some(wanted) = other_signature(exercise, &checker.signature()) {
            let message = msg!("plan-checker-signature", checker = name, wanted = wanted);
            faults.push(exercise.fault_at(exercise.function_at, message));
        }
    }
    faults
}

/// What the author declared beside a case's right answer, where its arguments stand, and the case as written.
type Declared<'a> = (Option<Value>, (usize, usize), Option<&'a Case>);

/// Where the exercise contradicts itself: an `expect` that is no right answer beside the reference's, arguments a
/// checker does not know, a right answer that a checker refuses. An author's own checker, which costs a process,
/// is only asked about the first right answer.
fn contradictions(
    exercise: &Exercise,
    cases: &[Planned],
    declared: &[Declared<'_>],
    explainer: Option<&'static dyn Solver>,
    runner: Option<Runner<'_>>,
) -> Result<Vec<Fault>, Unplanned> {
    let programs = Program::of(cases.iter().map(|case| &*case.compare));
    let served: Vec<_> = match runner {
        Some(runner) => programs.iter().map(|program| program.served(exercise, &runner)).collect(),
        None if programs.is_empty() => Vec::new(),
        None => return Err(Unplanned::NoRunner),
    };
    let mut checkers = Checkers::new(exercise, Notation::Python, &programs, &served);
    let mut asked: Vec<&str> = Vec::new();
    let mut faults = Vec::new();
    for (case, (expect, at, written)) in cases.iter().zip(declared) {
        let answer = match &*case.compare {
            Comparison::Rules(_) => expect.as_ref(),
            Comparison::Checker(CheckerSpec::Named { name, .. }) => {
                if let Some(Err(reason)) = reference::checker(name).map(|checker| checker.accept(&case.args))
                {
                    let call = call(exercise, &case.args, Notation::Python).text;
                    faults
                        .push(exercise.fault_at(*at, msg!("plan-not-checked", call = call, reason = reason)));
                    continue;
                }
                expect.as_ref().or(case.expected.as_ref())
            }
            Comparison::Checker(CheckerSpec::Python { source, .. }) => {
                let first = case.expected.is_some() && !asked.contains(&source.path.as_str());
                asked.extend(first.then_some(source.path.as_str()));
                case.expected.as_ref().filter(|_| first)
            }
        };
        let Some(answer) = answer else { continue };
        let ruling = match checkers.rule(case, answer) {
            Ok(ruling) => ruling,
            Err(fault) => {
                faults.push(*fault);
                break;
            }
        };
        if ruling.right {
            continue;
        }
        let call = call(exercise, &case.args, Notation::Python).text;
        let place = written.and_then(|case| case.expect_at).unwrap_or(*at);
        let message = if let (Comparison::Rules(_), Some(expected)) = (&*case.compare, &case.expected) {
            let right = Notation::Python.show(expected, LONGEST_CALL).text;
            let reason =
                explainer.and_then(|solver| solver.explain(&case.args, expected, answer, Notation::Python));
            match reason {
                Some(reason) => msg!("plan-disagrees-because", call = call, right = right, reason = reason),
                None => msg!("plan-disagrees", call = call, right = right),
            }
        } else {
            let answer = Notation::Python.show(answer, LONGEST_CALL).text;
            match ruling.reason {
                Some(reason) => {
                    msg!("plan-checker-refuses-because", call = call, answer = answer, reason = reason)
                }
                None => msg!("plan-checker-refuses", call = call, answer = answer),
            }
        };
        faults.push(exercise.fault_at(place, message));
    }
    Ok(faults)
}
