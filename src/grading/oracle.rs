//! Where right answers come from: a built-in solver, or the author's own solution, run confined like any other.
//!
//! Not for: the plan made of the answers (`plan`).

use super::judge;
use super::runner::{Asked, Runner, Unasked, fault_message};
use super::ungraded::Ungraded;
use crate::exercise::{Exercise, Faults, ReferenceSpec};
use crate::language::{Input, Outcome, Raised, Submission};
use crate::message::Message;
use crate::msg;
use crate::reference::{self, Solver};
use crate::spelling::nearest;
use crate::value::{Notation, Type, Value};
use std::sync::atomic::Ordering;

/// Gives right answers.
pub(super) enum Oracle<'a> {
    Solver(&'static dyn Solver),
    Solution {
        exercise: &'a Exercise,
        submission: Submission,
        runner: Runner<'a>,
    },
    /// Nobody answers: what is right stands in the exercise, or a checker knows it.
    Nobody,
}

/// What the reference does with one input.
pub(super) enum Answer {
    /// It returns this.
    Value(Value),
    /// It is a program, and ends with this status after printing this.
    Finished { status: i32, output: Vec<u8> },
    /// It raises this.
    Raised(Raised),
    /// Nobody was asked: the case itself says what is expected, or a checker knows.
    None,
}

impl<'a> Oracle<'a> {
    /// The oracle an exercise names.
    pub(super) fn of(exercise: &'a Exercise, runner: Runner<'a>) -> Result<Self, Faults> {
        match &exercise.reference {
            ReferenceSpec::Solver(name) => solver(exercise, name).map(Self::Solver),
            ReferenceSpec::Written => Ok(Self::Nobody),
            ReferenceSpec::Solution { file, source, .. } => Ok(Self::Solution {
                exercise,
                submission: Submission::alone(file, source.as_slice()),
                runner,
            }),
        }
    }

    /// The solver that can explain wrong answers, where it is one.
    pub(super) fn solver(&self) -> Option<&'static dyn Solver> {
        match self {
            Self::Solver(solver) => Some(*solver),
            Self::Nobody | Self::Solution { .. } => None,
        }
    }

    /// What the reference does with each input, or why it does nothing; each stands beside the group it is of.
    /// `Err` is a fault of the whole reference, or an interruption.
    pub(super) fn answers(
        &self,
        inputs: &[(usize, &Input)],
    ) -> Result<Vec<Result<Answer, Message>>, Ungraded> {
        match self {
            Self::Solver(solver) => {
                let solve = |(_, input): &(usize, &Input)| solver.solve(input.arguments()).map(Answer::Value);
                Ok(inputs.iter().map(solve).collect())
            }
            Self::Nobody => Ok(inputs.iter().map(|_| Ok(Answer::None)).collect()),
            Self::Solution { exercise, submission, runner } => {
                answers_of(exercise, submission, *runner, inputs)
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
    if let Some(wanted) = other_signature(exercise, &solver.signature()) {
        let message = msg!("plan-signature", solver = name, wanted = wanted);
        return Err(Faults::one(exercise.fault_at(exercise.task_at, message)));
    }
    Ok(solver)
}

/// The signature wanted, where the exercise declares another one.
pub(super) fn other_signature(exercise: &Exercise, (params, returns): &(Vec<Type>, Type)) -> Option<String> {
    let same = exercise.function().is_some_and(|function| {
        function.params.iter().map(|param| &param.kind).eq(params) && function.returns == *returns
    });
    let wanted = params.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ");
    (!same).then(|| format!("({wanted}) -> {returns}"))
}

/// Runs the author's solution on every input; `Err` where it cannot be asked at all.
fn answers_of(
    exercise: &Exercise,
    submission: &Submission,
    runner: Runner<'_>,
    inputs: &[(usize, &Input)],
) -> Result<Vec<Result<Answer, Message>>, Ungraded> {
    let service = runner.service(exercise, submission)?;
    let mut asked = Asked::new(&service);
    let mut answers = Vec::with_capacity(inputs.len());
    let mut before = None;
    for &(group, input) in inputs {
        // What it remembers lives as long as a submission's memory does.
        if before.replace(group).is_some_and(|before| before != group) {
            asked.forget();
        }
        let run = asked.ask(input);
        // What was asked then was ended for it.
        if runner.interrupted.load(Ordering::Relaxed) {
            return Err(Ungraded::Interrupted);
        }
        let run = run.map_err(|unasked| {
            let reason = match unasked {
                Unasked::Problem(problem) => problem.message(submission),
                Unasked::Fault(fault) => match runner.lost_layer(&fault) {
                    Some(lost) => return Ungraded::Unconfined(lost),
                    None => fault_message(&fault),
                },
            };
            let message = msg!("plan-solution", reason = reason);
            Faults::one(exercise.fault_at(exercise.reference_at, message)).into()
        })?;
        answers.push(match run.outcome {
            Outcome::Answered(value) => {
                let admitted = exercise.function().map_or(Ok(()), |function| function.returns.admit(&value));
                match admitted {
                    Ok(()) => Ok(Answer::Value(value)),
                    Err(mismatch) => Err(judge::mistyped(&mismatch, Notation::Python)),
                }
            }
            Outcome::Finished { status, output } => Ok(Answer::Finished { status, output }),
            Outcome::Raised(raised) => Ok(Answer::Raised(raised)),
            outcome => Err(judge::no_answer(&outcome, exercise).1),
        });
    }
    Ok(answers)
}

/// The known name probably meant.
pub(super) fn meant(name: &str, known: &[&str]) -> Option<Message> {
    nearest(name, known.iter().copied()).map(|word| msg!("yaml-hint-meant", word = word))
}
