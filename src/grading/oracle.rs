//! Where right answers come from: a built-in solver, or the author's own solution, run confined like any other.
//!
//! Not for: the plan made of the answers (`plan`).

use super::judge;
use super::runner::{Asked, Runner, Unasked, fault_message};
use crate::exercise::{Exercise, Faults, ReferenceSpec};
use crate::language::{Outcome, Submission};
use crate::message::Message;
use crate::msg;
use crate::reference::{self, Solver};
use crate::spelling::nearest;
use crate::value::{Notation, Type, Value};

/// An answer, none, or why the question is refused.
pub(super) type Answer = Result<Option<Value>, Message>;

/// Gives right answers.
pub(super) enum Oracle<'a> {
    Solver(&'static dyn Solver),
    /// Nobody answers: what is right stands in the exercise, or a checker knows it.
    Nobody,
    Solution {
        exercise: &'a Exercise,
        submission: Submission,
        runner: Runner<'a>,
    },
}

impl<'a> Oracle<'a> {
    /// The oracle an exercise names; none where it must be run and there is nothing to run it with.
    pub(super) fn of(exercise: &'a Exercise, runner: Option<Runner<'a>>) -> Result<Option<Self>, Faults> {
        match &exercise.reference {
            ReferenceSpec::Solver(name) => solver(exercise, name).map(|solver| Some(Self::Solver(solver))),
            ReferenceSpec::Written => Ok(Some(Self::Nobody)),
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
            Self::Nobody | Self::Solution { .. } => None,
        }
    }

    /// The right answer to each list of arguments, or why there is none; no answer where nobody is asked. `Err`
    /// is a fault of the whole reference.
    pub(super) fn answers(&self, calls: &[Vec<Value>]) -> Result<Vec<Answer>, Faults> {
        match self {
            Self::Nobody => Ok(calls.iter().map(|_| Ok(None)).collect()),
            Self::Solver(solver) => Ok(calls.iter().map(|args| solver.solve(args).map(Some)).collect()),
            Self::Solution { exercise, submission, runner } => {
                answers_of(exercise, submission, *runner, calls)
                    .map_err(|message| Faults::one(exercise.fault_at(exercise.reference_at, message)))
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
        return Err(Faults::one(exercise.fault_at(exercise.function_at, message)));
    }
    Ok(solver)
}

/// The signature wanted, where the exercise declares another one.
pub(super) fn other_signature(exercise: &Exercise, (params, returns): &(Vec<Type>, Type)) -> Option<String> {
    let declared: Vec<&Type> = exercise.function.params.iter().map(|param| &param.kind).collect();
    let same = declared == params.iter().collect::<Vec<_>>() && *returns == exercise.function.returns;
    let wanted = params.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ");
    (!same).then(|| format!("({wanted}) -> {returns}"))
}

/// Runs the author's solution on every call; `Err` where it cannot be asked at all.
fn answers_of(
    exercise: &Exercise,
    submission: &Submission,
    runner: Runner<'_>,
    calls: &[Vec<Value>],
) -> Result<Vec<Answer>, Message> {
    let python = runner.python(exercise, submission);
    let mut asked = Asked::new(&python);
    let mut answers = Vec::with_capacity(calls.len());
    for args in calls {
        let run = asked.ask(args).map_err(|unasked| {
            let reason = match unasked {
                Unasked::Problem(problem) => problem.message(submission),
                Unasked::Fault(fault) => fault_message(&fault),
            };
            msg!("plan-solution", reason = reason)
        })?;
        answers.push(match run.outcome {
            Outcome::Answered(value) => match exercise.function.returns.admit(&value) {
                Ok(()) => Ok(Some(value)),
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
