//! Mutants: small changes to the author's solution, each of which some case should notice.
//!
//! Every mutant is graded as a submission, up to the first case that it does not pass. For one that passes them all,
//! inputs are made until one tells it from the solution; that is the case which is missing. Where none is found, no
//! input may show the difference at all, and the author may list the mutant as equivalent, with the reason; the list
//! is believed only as far as the search bears it out. Not for: proposing the changes (`language`).

mod attempt;
mod change;
mod search;

use super::Verdict;
use super::judge;
use super::plan::Plan;
use super::runner::{Runner, fault_message};
use super::ungraded::Ungraded;
use super::workers;
use crate::exercise::{Change, Expectation, Fault, Faults, Limits, Localized, Solution};
use crate::language::{self, Input, Language, Mutation, Unmutated};
use crate::message::Message;
use crate::msg;
use crate::value::{Shown, Value};
use attempt::{Failure, attempt};
use search::Search;
use std::sync::atomic::{AtomicBool, Ordering};

/// How many of a hundred mutants may be listed as equivalent.
pub const MOST_EQUIVALENT: usize = 5;

/// What is tried.
pub struct Trial<'a> {
    /// The exercise's cases.
    pub plan: &'a Plan,
    /// The solution that is changed.
    pub solution: &'a Solution,
    /// What runs the mutants.
    pub runner: Runner<'a>,
    /// How many inputs are made for the mutants that no case notices.
    pub inputs: usize,
    /// What these are made from.
    pub seed: u64,
}

/// How far a trial has come.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Progress {
    /// So many mutants are graded, of how many.
    Graded(usize, usize),
    /// Inputs have been sought for so many mutants, of how many.
    Sought(usize, usize),
}

/// What came of a trial.
#[derive(Debug)]
pub struct Tried {
    /// The solution's text, without a byte-order mark.
    pub program: String,
    /// The mutants in the order of their places.
    pub mutants: Vec<Mutant>,
    /// What is wrong with the list of equivalents.
    pub faults: Vec<Fault>,
}

/// One mutant.
#[derive(Debug)]
pub struct Mutant {
    /// The change.
    pub mutation: Mutation,
    /// Its name.
    pub change: Change,
    /// What became of it.
    pub fate: Fate,
}

/// What became of a mutant.
#[derive(Debug)]
pub enum Fate {
    /// A case noticed it.
    Caught {
        /// The case's group, by its index.
        group: usize,
        /// The case's name.
        case: String,
        /// What became of the case.
        verdict: Verdict,
    },
    /// No case noticed it, and its author says why none can; no input showed otherwise.
    Equivalent {
        /// The reason.
        why: Localized,
        /// How many inputs it was tried on.
        inputs: usize,
    },
    /// No case noticed it.
    Survived(Sought),
}

/// What the search for an input came to.
#[derive(Debug)]
pub enum Sought {
    /// This input tells it from the solution.
    Found(Box<Catch>),
    /// None of so many does.
    Nothing(usize),
    /// Nothing says how inputs could be made.
    NoInputs,
}

/// An input that tells a mutant from the solution.
#[derive(Debug, Clone)]
pub struct Catch {
    /// The group whose inputs it is one of.
    pub group: usize,
    /// The input.
    pub input: Input,
    /// The call in Python's notation, bounded.
    pub call: Shown,
    /// What is right; none where only a checker knows.
    pub expected: Option<Expectation>,
    /// What becomes of the mutant.
    pub verdict: Verdict,
    /// The mutant's answer, where one came.
    pub actual: Option<Value>,
}

impl Tried {
    /// The mutants that no case notices and that are not listed, or listed though an input tells them.
    pub fn survivors(&self) -> impl Iterator<Item = (&Mutant, &Sought)> {
        self.mutants.iter().filter_map(|mutant| match &mutant.fate {
            Fate::Survived(sought) => Some((mutant, sought)),
            _ => None,
        })
    }

    /// How many mutants are listed as equivalent, and bear it out.
    pub fn equivalent(&self) -> usize {
        self.mutants.iter().filter(|mutant| matches!(mutant.fate, Fate::Equivalent { .. })).count()
    }

    /// Whether more are listed than may be.
    pub fn too_many_equivalent(&self) -> bool {
        self.equivalent() * 100 > self.mutants.len() * MOST_EQUIVALENT
    }

    /// Whether the cases notice every mutant that they could.
    pub fn is_complete(&self) -> bool {
        self.survivors().next().is_none() && !self.too_many_equivalent()
    }
}

/// Tries every small change to the solution of an exercise.
pub fn mutants(trial: &Trial<'_>, progress: &mut dyn FnMut(Progress)) -> Result<Tried, Ungraded> {
    let program = program(trial.solution)?;
    passes(trial, &program)?;
    let mutations = mutations(trial, &program)?;
    let changes = change::named(&program, &mutations);
    let programs: Vec<String> = mutations.iter().map(|mutation| mutation.applied(&program)).collect();

    let all = programs.len();
    let try_one = |index: usize, stop: &AtomicBool| attempt(trial.plan, &programs[index], trial.runner, stop);
    let graded = workers::each(all, trial.runner.interrupted, &try_one, &mut |done| {
        progress(Progress::Graded(done, all));
    });
    let failures = finished(graded)?;
    let unnoticed: Vec<usize> = (0..all).filter(|&index| failures[index].is_none()).collect();

    let mut sought = sought(trial, &program, &programs, &unnoticed, progress)?.into_iter();
    let mut mutants = Vec::with_capacity(all);
    for ((mutation, change), failure) in mutations.into_iter().zip(changes).zip(failures) {
        let fate = match failure {
            Some(failure) => caught(trial.plan, &failure),
            None => fate(trial.solution, &change, sought.next().unwrap_or(Sought::NoInputs)),
        };
        mutants.push(Mutant { mutation, change, fate });
    }
    let faults = unborne(trial.solution, &mutants);
    Ok(Tried { program, mutants, faults })
}

/// The solution as text.
fn program(solution: &Solution) -> Result<String, Ungraded> {
    let text =
        std::str::from_utf8(&solution.source).map_err(|_| faulty(solution, msg!("mutants-not-utf8")))?;
    Ok(text.trim_start_matches('\u{feff}').to_owned())
}

fn faulty(solution: &Solution, message: Message) -> Ungraded {
    Ungraded::Faulty(Faults::one(Fault::whole(&solution.shown, message)))
}

/// The solution must pass: else nothing can be said of its mutants.
fn passes(trial: &Trial<'_>, program: &str) -> Result<(), Ungraded> {
    let own = |_: usize, stop: &AtomicBool| attempt(trial.plan, program, trial.runner, stop);
    let found = finished(workers::each(1, trial.runner.interrupted, &own, &mut |_| {}))?;
    match found.into_iter().flatten().next() {
        None => Ok(()),
        Some(failure) => {
            let name = trial.plan.cases.get(failure.case).map_or("", |case| case.name.as_str());
            let message = msg!("mutants-solution-fails", case = name, verdict = failure.verdict.word());
            let file = trial.solution.shown.as_str();
            let hint = msg!("mutants-hint-check", id = trial.plan.exercise.id.as_str(), file = file);
            Err(Ungraded::Faulty(Faults::one(Fault::whole(file, message).with_hint(hint))))
        }
    }
}

/// Everything that was worked on; unless the person interrupted, or something went wrong.
fn finished<T>(results: Vec<Option<Result<T, Ungraded>>>) -> Result<Vec<T>, Ungraded> {
    results.into_iter().map(|result| result.ok_or(Ungraded::Interrupted)?).collect()
}

fn mutations(trial: &Trial<'_>, program: &str) -> Result<Vec<Mutation>, Ungraded> {
    let Runner { confinement, interrupted, .. } = trial.runner;
    let runtime = trial.runner.runtime(Language::Python)?;
    language::mutations(program, runtime, confinement, interrupted).map_err(|unmutated| {
        let reason = match unmutated {
            _ if interrupted.load(Ordering::SeqCst) => return Ungraded::Interrupted,
            Unmutated::Launch(fault) => {
                return match trial.runner.lost_layer(&fault) {
                    Some(lost) => Ungraded::Unconfined(lost),
                    None => Ungraded::Ours(fault_message(&fault)),
                };
            }
            Unmutated::Problem(_) => return Ungraded::Ours(msg!("mutants-internal")),
            Unmutated::Many(count) => msg!("mutants-many", count = count),
            Unmutated::Came(outcome) => {
                let (time, memory) = language::MUTATION_LIMITS;
                judge::failure(&outcome, &Limits { time, memory, ..Limits::default() }).1
            }
        };
        faulty(trial.solution, msg!("mutants-not-taken-apart", reason = reason))
    })
}

/// What the search for an input came to, for each mutant that no case noticed.
fn sought(
    trial: &Trial<'_>,
    program: &str,
    programs: &[String],
    unnoticed: &[usize],
    progress: &mut dyn FnMut(Progress),
) -> Result<Vec<Sought>, Ungraded> {
    let all = unnoticed.len();
    if all == 0 {
        return Ok(Vec::new());
    }
    progress(Progress::Sought(0, all));
    let Some(search) = Search::prepare(trial, program)? else {
        return Ok(unnoticed.iter().map(|_| Sought::NoInputs).collect());
    };
    let try_one = |index: usize, stop: &AtomicBool| {
        let found = search.first(&programs[unnoticed[index]], trial.runner, stop)?;
        Ok(found.map_or(Sought::Nothing(search.inputs), |catch| Sought::Found(Box::new(catch))))
    };
    finished(workers::each(all, trial.runner.interrupted, &try_one, &mut |done| {
        progress(Progress::Sought(done, all));
    }))
}

fn caught(plan: &Plan, failure: &Failure) -> Fate {
    let case = plan.cases.get(failure.case);
    Fate::Caught {
        group: case.map_or(0, |case| case.group),
        case: case.map_or_else(String::new, |case| case.name.clone()),
        verdict: failure.verdict,
    }
}

/// A mutant that no case noticed is equivalent where its author says so and no input says otherwise.
fn fate(solution: &Solution, change: &Change, sought: Sought) -> Fate {
    let listed = solution.equivalents.iter().find(|listed| listed.change == *change);
    match (listed, sought) {
        (Some(listed), Sought::Nothing(inputs)) => Fate::Equivalent { why: listed.why.clone(), inputs },
        (Some(listed), Sought::NoInputs) => Fate::Equivalent { why: listed.why.clone(), inputs: 0 },
        (_, sought) => Fate::Survived(sought),
    }
}

/// What the list of equivalents says that the trial does not bear out.
fn unborne(solution: &Solution, mutants: &[Mutant]) -> Vec<Fault> {
    let mut faults = Vec::new();
    for listed in &solution.equivalents {
        let mutant = mutants.iter().find(|mutant| mutant.change == listed.change);
        let message = match mutant.map(|mutant| &mutant.fate) {
            None => msg!("mutants-listed-unknown"),
            Some(Fate::Caught { case, .. }) => msg!("mutants-listed-caught", case = case.as_str()),
            Some(Fate::Survived(Sought::Found(catch))) => {
                msg!("mutants-listed-differs", call = catch.call.text.as_str())
            }
            Some(_) => continue,
        };
        faults.push(Fault::at(&solution.listing, listed.place.clone(), message));
    }
    faults
}
