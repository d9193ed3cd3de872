//! The plan: every case of an exercise, listed and generated, each with its right answer.
//!
//! Right answers stay in this process. What does not hold together (an unknown solver, an `expect` that
//! disagrees with the reference) is the author's fault, found here with its place. Not for: running anything of
//! a student's.

use crate::exercise::{Exercise, Generate, Group, Localized, ReferenceSpec};
use crate::message::Message;
use crate::msg;
use crate::reference::{self, Solver};
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

/// A fault of the exercise that only shows when its reference is asked.
#[derive(Debug, Clone, PartialEq)]
pub struct PlanFault {
    /// Line and column in `exercise.yaml`, from 1, where it has a place.
    pub at: Option<(usize, usize)>,
    /// What is wrong.
    pub message: Message,
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
    fn of(exercise: &Exercise) -> Result<Self, PlanFault> {
        let fault = |message| PlanFault { at: None, message };
        let ReferenceSpec::Solver(name) = &exercise.reference else {
            return Err(fault(msg!("plan-reference-solution")));
        };
        let solver = reference::solver(name).ok_or_else(|| {
            let known: Vec<_> = reference::solver_names().collect();
            fault(msg!("plan-unknown-solver", name = name, known = known.join(", ")))
        })?;
        let (params, returns) = solver.signature();
        let declared: Vec<&Type> = exercise.function.params.iter().map(|param| &param.kind).collect();
        if declared != params.iter().collect::<Vec<_>>() || returns != exercise.function.returns {
            let wanted = params.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ");
            return Err(fault(msg!(
                "plan-signature",
                solver = name,
                wanted = format!("({wanted}) -> {returns}")
            )));
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
    pub fn new(exercise: Arc<Exercise>) -> Result<Self, Vec<PlanFault>> {
        let oracle = Oracle::of(&exercise).map_err(|fault| vec![fault])?;
        let mut cases = Vec::new();
        let mut faults = Vec::new();
        for (index, group) in exercise.groups.iter().enumerate() {
            let generated = match &group.generate {
                Some(generate) => generated(generate).unwrap_or_else(|message| {
                    faults.push(PlanFault { at: Some(generate.at), message });
                    Vec::new()
                }),
                None => Vec::new(),
            };
            let written = written(&oracle, &exercise, group, &mut faults);
            let made = generated.into_iter().filter_map(|args| {
                let at = group.generate.as_ref().map(|generate| generate.at);
                match oracle.answer(&args) {
                    Ok(expected) => Some((args, expected, None)),
                    Err(reason) => {
                        let call = call(&exercise, &args, Notation::Python).text;
                        faults.push(PlanFault {
                            at,
                            message: msg!("plan-refused", call = call, reason = reason),
                        });
                        None
                    }
                }
            });
            for (number, (args, expected, why)) in written.into_iter().chain(made).enumerate() {
                let name = format!("{} {}", group.name, number + 1);
                cases.push(Planned { group: index, name, args, expected, why });
            }
        }
        if faults.is_empty() { Ok(Self { exercise, cases, oracle }) } else { Err(faults) }
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

fn written(
    oracle: &Oracle,
    exercise: &Exercise,
    group: &Group,
    faults: &mut Vec<PlanFault>,
) -> Vec<Answered> {
    let mut found = Vec::new();
    for case in &group.cases {
        let call = || call(exercise, &case.args, Notation::Python).text;
        let at = Some((case.line, 1));
        match (oracle.answer(&case.args), &case.expect) {
            (Err(reason), _) => {
                faults.push(PlanFault { at, message: msg!("plan-refused", call = call(), reason = reason) });
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
                faults.push(PlanFault { at: case.expect_at.or(at), message });
            }
            (Ok(expected), _) => found.push((case.args.clone(), expected, case.why.clone())),
        }
    }
    found
}

fn generated(generate: &Generate) -> Result<Vec<Vec<Value>>, Message> {
    let generator = reference::generator(&generate.with).ok_or_else(|| {
        let known: Vec<_> = reference::generator_names().collect();
        msg!("plan-unknown-generator", name = generate.with.as_str(), known = known.join(", "))
    })?;
    generator.generate(generate.count, &generate.settings, generate.seed)
}
