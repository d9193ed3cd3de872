//! Verifying exercises: everything an author should know before a student does.
//!
//! The checks that need files alone are made by `exercise`; here the solutions are run. Not for: showing what was
//! found, nor for deciding which exercises are verified.

mod graded;
mod judged;

use crate::exercise::{
    Catalogue, Check, Exercise, ExerciseId, Expectation, Fault, Faults, Finding, Gravity, Solutions,
};
use crate::grading::{Plan, Planned, Runner, Ungraded};
use crate::language::{InterpreterFault, Language, Submission};
use crate::msg;
use crate::value::compare::Rules;
use graded::{Program, graded};
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

/// How many times what the reference needs a limit is to be.
const ROOM: u32 = 3;

/// What to verify with.
#[derive(Debug)]
pub struct Verify<'a> {
    /// Exercises of this catalogue.
    pub catalogue: &'a Catalogue,
    /// With this.
    pub runner: Runner<'a>,
}

/// What was found out about one exercise.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct Verified {
    /// Its id; the folder, of what belongs to no exercise.
    pub id: String,
    /// What its author should mend or look at.
    pub findings: Vec<Finding>,
    /// What was run and what it needed; none where nothing was run.
    pub figures: Option<Figures>,
    /// Cases written by hand that no known-wrong solution fails, by name: only worth knowing.
    pub idle: Vec<String>,
}

/// What was run, and what the reference solutions needed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Figures {
    /// Cases of the plan.
    pub cases: usize,
    /// Reference solutions, starters, known-wrong solutions.
    pub programs: [usize; 3],
    /// The CPU time of the slowest case, and the limit.
    pub time: (Duration, Duration),
    /// The most memory of a case, and the limit, in bytes.
    pub memory: (u64, u64),
}

impl Verified {
    /// How many findings are faults, and how many are warnings.
    pub fn counts(&self) -> (usize, usize) {
        let of = |gravity| self.findings.iter().filter(|finding| finding.fault.gravity == gravity).count();
        (of(Gravity::Error), of(Gravity::Warning))
    }
}

/// Verifies these exercises, telling `told` about each as it is done.
pub fn verify(
    what: &Verify<'_>,
    ids: &[ExerciseId],
    told: &mut dyn FnMut(&Verified),
) -> Result<(), Ungraded> {
    let runner = what.runner;
    // The first language that nothing here runs: what files tell is checked all the same.
    let mut missing = None;
    for id in ids {
        if runner.interrupted.load(Ordering::Relaxed) {
            return Err(Ungraded::Interrupted);
        }
        told(&one(what.catalogue, id, runner, &mut missing)?);
    }
    missing.map_or(Ok(()), |fault| Err(fault.into()))
}

/// What stands among exercises and solutions and belongs to no exercise.
pub fn strays(catalogue: &Catalogue) -> Verified {
    let strange = catalogue.strange().iter().cloned().chain(catalogue.stray_solutions());
    let findings = strange.map(|fault| Finding::new(Check::Files, fault)).collect();
    Verified { id: "*".to_owned(), findings, ..Verified::default() }
}

fn one(
    catalogue: &Catalogue,
    id: &ExerciseId,
    runner: Runner<'_>,
    missing: &mut Option<Arc<InterpreterFault>>,
) -> Result<Verified, Ungraded> {
    let mut verified = Verified { id: id.as_str().to_owned(), ..Verified::default() };
    let exercise = match catalogue.read(id) {
        Ok(exercise) => Arc::new(exercise),
        Err(faults) => {
            verified.findings = of_faults(Check::Exercise, &faults);
            return Ok(verified);
        }
    };
    verified.findings = catalogue.findings(&exercise);
    let solutions = catalogue.solutions(id).unwrap_or_default();
    verified.findings.extend(solutions.findings.iter().cloned());
    let mut programs = programs(&exercise, &solutions, &mut verified.findings);
    let names: Vec<String> = programs.iter().flat_map(Program::companions).collect();
    verified.findings.extend(solutions.unlisted(&names));
    if let Some(fault) = programs.iter().find_map(|program| program.unserved(runner.interpreters)) {
        missing.get_or_insert(fault);
        return Ok(verified);
    }
    let plan = match planned(&exercise, runner, &mut verified.findings) {
        Ok(Some(plan)) => plan,
        Ok(None) => return Ok(verified),
        Err(Ungraded::Interpreter(fault)) => {
            missing.get_or_insert(fault);
            return Ok(verified);
        }
        Err(fault) => return Err(fault),
    };
    graded(&plan, &mut programs, runner);
    if runner.interrupted.load(Ordering::Relaxed) {
        return Err(Ungraded::Interrupted);
    }
    judged::judge(&plan, &solutions, &programs, runner, &mut verified)?;
    Ok(verified)
}

fn of_faults(check: Check, faults: &Faults) -> Vec<Finding> {
    faults.as_slice().iter().map(|fault| Finding::new(check, fault.clone())).collect()
}

/// Every program to run: the author's solutions, the starters, the known-wrong solutions.
fn programs<'a>(
    exercise: &Exercise,
    solutions: &'a Solutions,
    findings: &mut Vec<Finding>,
) -> Vec<Program<'a>> {
    let mut found = Vec::new();
    for program in &solutions.own {
        found.extend(Program::read(Check::Solution, program, None, findings));
    }
    // What is no program has no purpose here, which was said.
    for (file, source) in exercise.starters.iter().filter(|(file, _)| Language::of_name(file).is_some()) {
        let submission = Submission::alone(file, source.as_slice());
        found.push(Program::new(Check::Starter, beside(exercise, file), submission));
    }
    if !found.iter().any(|program| program.check == Check::Starter) {
        let fault = Fault::whole(beside(exercise, ""), msg!("verify-no-starter"));
        findings.push(Finding::new(Check::Starter, fault));
    }
    for wrong in &solutions.wrong {
        found.extend(Program::read(Check::KnownWrong, &wrong.program, Some(wrong), findings));
    }
    found
}

/// How a file beside `exercise.yaml` is shown; the folder itself, of no name.
fn beside(exercise: &Exercise, file: &str) -> String {
    let folder = exercise.source.path.rsplit_once('/').map_or("", |(folder, _)| folder);
    format!("{folder}/{file}").trim_end_matches('/').to_owned()
}

/// The plan, made twice; none where the exercise contradicts itself.
fn planned(
    exercise: &Arc<Exercise>,
    runner: Runner<'_>,
    findings: &mut Vec<Finding>,
) -> Result<Option<Plan>, Ungraded> {
    let mut plans = Vec::new();
    for _ in 0..2 {
        match Plan::new(Arc::clone(exercise), runner) {
            Ok(plan) => plans.push(plan),
            Err(Ungraded::Faulty(faults)) => {
                findings.extend(of_faults(Check::Plan, &faults));
                return Ok(None);
            }
            Err(other) => return Err(other),
        }
    }
    let second = plans.pop();
    let first = plans.pop();
    if let (Some(first), Some(second)) = (&first, &second) {
        findings.extend(other_plan(exercise, first, second));
    }
    Ok(first)
}

/// The first case in which two plans of an exercise differ: its input, or its right answer.
fn other_plan(exercise: &Exercise, first: &Plan, second: &Plan) -> Option<Finding> {
    let (case, asked_alike) = first.cases.iter().zip(&second.cases).find_map(|(first, second)| {
        let asked = format!("{:?}", first.input) == format!("{:?}", second.input);
        let value = |case: &Planned| case.expected.as_ref().and_then(Expectation::value).cloned();
        let alike = match (value(first), value(second)) {
            (Some(first), Some(second)) => Rules::default().meet(&first, &second),
            _ => first.expected == second.expected,
        };
        (!asked || !alike).then_some((first, asked))
    })?;
    let group = &exercise.groups[case.group];
    let (at, message) = match &group.generate {
        Some(generate) if !asked_alike => {
            (generate.at, msg!("verify-other-inputs", group = group.name.as_str()))
        }
        _ => (exercise.reference_at, msg!("verify-other-answer", case = case.name.as_str())),
    };
    Some(Finding::new(Check::Deterministic, exercise.fault_at(at, message)))
}
