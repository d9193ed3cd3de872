//! Where right answers come from: a built-in solver, or the author's own solution, run confined like any other.
//!
//! Not for: the plan made of the answers (`plan`).

use super::judge;
use super::plan::Unplanned;
use super::runner::{Asked, Runner, Unasked, fault_message};
use crate::exercise::{Exercise, Faults, ReferenceSpec};
use crate::language::{Outcome, Submission};
use crate::message::Message;
use crate::msg;
use crate::reference::{self, Solver};
use crate::spelling::nearest;
use crate::value::{Notation, Type, Value};

/// Gives right answers.
pub(super) enum Oracle<'a> {
    Solver(&'static dyn Solver),
    Solution { exercise: &'a Exercise, submission: Submission, runner: Runner<'a> },
}

impl<'a> Oracle<'a> {
    /// The oracle an exercise names; none where it must be run and there is nothing to run it with.
    pub(super) fn of(exercise: &'a Exercise, runner: Option<Runner<'a>>) -> Result<Option<Self>, Faults> {
        match &exercise.reference {
            ReferenceSpec::Solver(name) => solver(exercise, name).map(|solver| Some(Self::Solver(solver))),
            ReferenceSpec::Solution { file, source, .. } => Ok(runner.map(|runner| {
                let submission = Submission {
                    file: file.clone(),
                    source: source.clone(),
                    companions: Vec::new(),
                    notes: Vec::new(),
                };
                Self::Solution { exercise, submission, runner }
            })),
        }
    }

    /// The solver that can explain wrong answers, where it is one.
    pub(super) fn solver(&self) -> Option<&'static dyn Solver> {
        match self {
            Self::Solver(solver) => Some(*solver),
            Self::Solution { .. } => None,
        }
    }

    /// The right answer to each list of arguments, or why there is none. `Err` is a fault of the whole reference.
    pub(super) fn answers(&self, calls: &[Vec<Value>]) -> Result<Vec<Result<Value, Message>>, Unplanned> {
        match self {
            Self::Solver(solver) => Ok(calls.iter().map(|args| solver.solve(args)).collect()),
            Self::Solution { exercise, submission, runner } => {
                answers_of(exercise, submission, *runner, calls)
            }
        }
    }
}

fn solver(exercise: &Exercise, name: &str) -> Result<&'static dyn Solver, Faults> {
    let solver = reference::solver(name).ok_or_else(|| {
        let known: Vec<_> = reference::solver_names().collect();
        let message = msg!("plan-unknown-solver", name = name, known = known.join(", "));
        Faults::one(exercise.fault_at(exercise.reference_at, message).with_hint(meant(name, &known)))
    })?;
    let (params, returns) = solver.signature();
    let declared: Vec<&Type> = exercise.function.params.iter().map(|param| &param.kind).collect();
    if declared != params.iter().collect::<Vec<_>>() || returns != exercise.function.returns {
        let wanted = params.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ");
        let wanted = format!("({wanted}) -> {returns}");
        let message = msg!("plan-signature", solver = name, wanted = wanted);
        return Err(Faults::one(exercise.fault_at(exercise.function_at, message)));
    }
    Ok(solver)
}

/// Runs the author's solution on every call; `Err` where it cannot be asked at all.
fn answers_of(
    exercise: &Exercise,
    submission: &Submission,
    runner: Runner<'_>,
    calls: &[Vec<Value>],
) -> Result<Vec<Result<Value, Message>>, Unplanned> {
    let python = runner.python(exercise, submission);
    let mut asked = Asked::new(&python);
    let mut answers = Vec::with_capacity(calls.len());
    for args in calls {
        let run = asked.ask(args).map_err(|unasked| {
            let reason = match unasked {
                Unasked::Problem(problem) => problem.message(submission),
                Unasked::Fault(fault) => match runner.lost_layer(&fault) {
                    Some(lost) => return Unplanned::Unconfined(lost),
                    None => fault_message(&fault),
                },
            };
            let message = msg!("plan-solution", reason = reason);
            Faults::one(exercise.fault_at(exercise.reference_at, message)).into()
        })?;
        answers.push(match run.outcome {
            Outcome::Answered(value) => match exercise.function.returns.admit(&value) {
                Ok(()) => Ok(value),
                Err(mismatch) => Err(judge::mistyped(&mismatch, Notation::Python)),
            },
            outcome => Err(judge::failure(&outcome, &exercise.limits).1),
        });
    }
    Ok(answers)
}

/// The known name probably meant.
pub(super) fn meant(name: &str, known: &[&str]) -> Option<Message> {
    nearest(name, known.iter().copied()).map(|word| msg!("yaml-hint-meant", word = word))
}
