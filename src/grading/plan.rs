//! The plan: every case of an exercise, listed and generated, each with its right answer.
//!
//! Right answers stay in this process. What does not hold together (an unknown solver, an `expect` that
//! disagrees with the reference) is the author's fault, found here with its place. Not for: running anything of
//! a student's.

use crate::exercise::{Exercise, Fault, Faults, Generate, Group, Localized, ReferenceSpec};
use crate::message::Message;
use crate::msg;
use crate::reference::{self, Solver};
use crate::spelling::nearest;
use crate::value::{Notation, Shown, Type, Value, compare};
use std::sync::Arc;

/// The most characters of a call that are written.
const LONGEST_CALL: usize = 400;

/// Every case of an exercise, in order.
#[derive(Debug)]
pub struct Plan {
    /// The exercise.
    pub exercise: Arc<Exercise>,
    /// The cases, group by group.
    pub cases: Vec<Planned>,
    pub(super) oracle: Oracle,
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

/// Where right answers come from.
pub(super) enum Oracle {
    Solver(&'static dyn Solver),
}

impl std::fmt::Debug for Oracle {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Solver(solver) => write!(f, "Solver({})", solver.name()),
        }
    }
}

impl Oracle {
    fn of(exercise: &Exercise) -> Result<Self, Faults> {
        let ReferenceSpec::Solver(name) = &exercise.reference else {
            let message = msg!("plan-reference-solution");
            return Err(Faults::one(exercise.fault_at(exercise.reference_at, message)));
        };
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
        Ok(Self::Solver(solver))
    }

    fn answer(&self, args: &[Value]) -> Result<Value, Message> {
        match self {
            Self::Solver(solver) => solver.solve(args),
        }
    }

    pub(super) fn explain(
        &self,
        args: &[Value],
        expected: &Value,
        actual: &Value,
        notation: Notation,
    ) -> Option<Message> {
        match self {
            Self::Solver(solver) => solver.explain(args, expected, actual, notation),
        }
    }
}

impl Plan {
    /// Plans an exercise, or says everything that is wrong with it.
    pub fn new(exercise: Arc<Exercise>) -> Result<Self, Faults> {
        let oracle = Oracle::of(&exercise)?;
        let mut cases = Vec::new();
        let mut faults = Vec::new();
        for (index, group) in exercise.groups.iter().enumerate() {
            let generated = match &group.generate {
                Some(generate) => generated(&exercise, generate).unwrap_or_else(|found| {
                    faults.extend_from_slice(found.as_slice());
                    Vec::new()
                }),
                None => Vec::new(),
            };
            let written = written(&oracle, &exercise, group, &mut faults);
            let made = generated.into_iter().filter_map(|args| {
                let at = group.generate.as_ref().map_or((1, 1), |generate| generate.at);
                match oracle.answer(&args) {
                    Ok(expected) => Some((args, expected, None)),
                    Err(reason) => {
                        let call = call(&exercise, &args, Notation::Python).text;
                        faults
                            .push(exercise.fault_at(at, msg!("plan-refused", call = call, reason = reason)));
                        None
                    }
                }
            });
            for (number, (args, expected, why)) in written.into_iter().chain(made).enumerate() {
                let name = format!("{} {}", group.name, number + 1);
                cases.push(Planned { group: index, name, args, expected, why });
            }
        }
        Faults::check(faults)?;
        Ok(Self { exercise, cases, oracle })
    }

    /// How many cases each group has.
    pub fn cases_per_group(&self) -> Vec<usize> {
        let count = |index| self.cases.iter().filter(|case| case.group == index).count();
        (0..self.exercise.groups.len()).map(count).collect()
    }
}

/// A call in a notation, bounded.
pub(super) fn call(exercise: &Exercise, args: &[Value], notation: Notation) -> Shown {
    notation.call(&exercise.function.name, args, LONGEST_CALL)
}

type Answered = (Vec<Value>, Value, Option<Localized>);

fn written(oracle: &Oracle, exercise: &Exercise, group: &Group, faults: &mut Vec<Fault>) -> Vec<Answered> {
    let mut found = Vec::new();
    for case in &group.cases {
        let call = || call(exercise, &case.args, Notation::Python).text;
        let at = (case.line, 1);
        match (oracle.answer(&case.args), &case.expect) {
            (Err(reason), _) => {
                faults.push(exercise.fault_at(at, msg!("plan-refused", call = call(), reason = reason)));
            }
            (Ok(expected), Some(declared)) if !compare::equal(&expected, declared) => {
                let reason = oracle.explain(&case.args, &expected, declared, Notation::Python);
                let right = Notation::Python.show(&expected, LONGEST_CALL).text;
                let message = match reason {
                    Some(reason) => {
                        msg!("plan-disagrees-because", call = call(), right = right, reason = reason)
                    }
                    None => msg!("plan-disagrees", call = call(), right = right),
                };
                faults.push(exercise.fault_at(case.expect_at.unwrap_or(at), message));
            }
            (Ok(expected), _) => found.push((case.args.clone(), expected, case.why.clone())),
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
    generator
        .generate(generate.count, &generate.settings, generate.seed)
        .map_err(|message| Faults::one(exercise.fault_at(generate.at, message)))
}

/// The known name probably meant.
fn meant(name: &str, known: &[&str]) -> Option<Message> {
    nearest(name, known.iter().copied()).map(|word| msg!("yaml-hint-meant", word = word))
}
