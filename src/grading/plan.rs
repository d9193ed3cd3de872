//! The plan: every case of an exercise, listed and generated, each with its right answer.
//!
//! Right answers stay in this process. What does not hold together (an unknown generator, an `expect` that
//! disagrees with the reference) is the author's fault, found here with its place. Not for: running anything of
//! a student's.

use super::agreement::Said;
use super::checker::outside;
use super::contradiction::{Written, contradictions, unfit_checkers};
use super::expected;
use super::generated::generated;
use super::oracle::{Answer, Oracle};
use super::runner::Runner;
use super::ungraded::Ungraded;
use crate::exercise::{Case, Comparison, Exercise, Expectation, Fault, Faults, Localized, Task};
use crate::language::{Input, Raised};
use crate::message::Message;
use crate::msg;
use crate::reference::Solver;
use crate::value::compare::Leniency;
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
    /// What a right submission does; none where only a checker knows.
    pub expected: Option<Expectation>,
    /// How an answer is judged.
    pub compare: Arc<Comparison>,
    /// What the case is about.
    pub why: Option<Localized>,
    /// The size, where the group's time is watched as sizes grow.
    pub size: Option<u64>,
}

impl Planned {
    /// Whether an answer is surely wrong. Where a checker would have to be asked, none is.
    pub(super) fn refuses(&self, answer: &Value) -> bool {
        match (&*self.compare, self.expected.as_ref().and_then(Expectation::value)) {
            (Comparison::Rules(rules), Some(expected)) => !rules.meet(expected, answer),
            _ => false,
        }
    }
}

/// A call of the exercise and where it comes from.
struct Call<'a> {
    group: usize,
    input: Input,
    written: Option<&'a Case>,
    /// What the reference does with it, where it was asked already.
    answer: Option<Result<Answer, Message>>,
    compare: Arc<Comparison>,
    size: Option<u64>,
    at: (usize, usize),
}

impl Plan {
    /// Plans an exercise, or says everything that is wrong with it. `runner` runs a reference that is a program.
    pub fn new(exercise: Arc<Exercise>, runner: Runner<'_>) -> Result<Self, Ungraded> {
        let oracle = Oracle::of(&exercise, runner)?;
        let mut faults = unfit_checkers(&exercise);
        let mut calls = calls(&exercise, &oracle, &mut faults)?;
        let inputs: Vec<_> =
            calls.iter().filter(|call| call.answer.is_none()).map(|call| (call.group, &call.input)).collect();
        let mut answers = oracle.answers(&inputs)?.into_iter();
        for call in &mut calls {
            call.answer = call.answer.take().or_else(|| answers.next());
        }
        let mut cases = Vec::with_capacity(calls.len());
        let mut cases_per_group = vec![0; exercise.groups.len()];
        let mut written = Vec::with_capacity(calls.len());
        for mut asked in calls {
            let Some(answer) = asked.answer.take() else { continue };
            let declared = asked.written.and_then(|case| case.expect.as_ref());
            let answered = matches!(answer, Ok(Answer::Value(_)));
            let said = Said { exercise: &exercise, input: &asked.input, declared, compare: &asked.compare };
            let at = asked.written.and_then(|case| case.expect_at).unwrap_or(asked.at);
            match said.agreed(answer) {
                Ok(expected) => {
                    cases_per_group[asked.group] += 1;
                    let number = cases_per_group[asked.group];
                    // What the author wrote beside the reference's answer is only compared with it.
                    let beside = declared.filter(|_| answered).and_then(Expectation::value);
                    written.push(Written { beside, at, asked_at: asked.at });
                    cases.push(Planned {
                        group: asked.group,
                        name: format!("{} {number}", exercise.groups[asked.group].name),
                        input: asked.input,
                        expected,
                        compare: asked.compare,
                        why: asked.written.and_then(|case| case.why.clone()),
                        size: asked.size,
                    });
                }
                Err(message) => faults.push(exercise.fault_at(at, message)),
            }
        }
        let explainer = oracle.solver();
        drop(oracle);
        if faults.is_empty() {
            faults = contradictions(&exercise, &cases, &written, explainer, runner)?;
        }
        Faults::check(faults)?;
        Ok(Self { exercise, cases, cases_per_group, explainer })
    }

    /// A plan of other inputs than the exercise's own, each beside its group. What the reference gives no answer to, or
    /// a built-in checker does not know, is left out; an exception that some written case expects is an answer.
    pub(super) fn of_inputs(
        exercise: &Arc<Exercise>,
        oracle: &Oracle<'_>,
        inputs: Vec<(usize, Input)>,
    ) -> Result<Self, Ungraded> {
        let asked: Vec<_> = inputs.iter().map(|(group, input)| (*group, input)).collect();
        let answers = oracle.answers(&asked)?;
        let usual = Arc::new(judged_by(exercise, &exercise.compare));
        let compares: Vec<_> =
            exercise.groups.iter().map(|group| own(exercise, group.compare.as_ref(), &usual)).collect();
        let written = exercise.groups.iter().flat_map(|group| &group.cases);
        let known_exceptions: Vec<_> = written.filter_map(|case| case.expect.as_ref()).collect();
        let mut cases = Vec::with_capacity(inputs.len());
        let mut cases_per_group = vec![0; exercise.groups.len()];
        for ((group, input), answer) in inputs.into_iter().zip(answers) {
            let compare = &compares[group];
            let known = outside(compare, input.arguments()).is_none();
            let declared = match &answer {
                Ok(Answer::Raised(raised)) => {
                    known_exceptions.iter().copied().find(|wanted| is_raised(wanted, raised))
                }
                _ => None,
            };
            let said = Said { exercise, input: &input, declared, compare };
            let (true, Ok(expected)) = (known, said.agreed(answer)) else { continue };
            cases_per_group[group] += 1;
            cases.push(Planned {
                group,
                name: format!("{} {}", exercise.groups[group].name, cases_per_group[group]),
                input,
                expected,
                compare: Arc::clone(compare),
                why: None,
                size: None,
            });
        }
        let explainer = oracle.solver();
        Ok(Self { exercise: Arc::clone(exercise), cases, cases_per_group, explainer })
    }

    /// Why an answer is wrong, where the reference can say it.
    pub(super) fn explain(&self, case: &Planned, actual: &Value, notation: Notation) -> Option<Message> {
        let Some(Expectation::Value(expected)) = &case.expected else { return None };
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

/// The same of a case made to measure growth: its size says more than its elements.
pub(super) fn call_of_size(exercise: &Exercise, input: &Input, notation: Notation) -> Shown {
    exercise.asked_of_size(input, notation, LONGEST_CALL)
}

/// How an expectation disagrees with what the reference does.
pub(super) fn disagreement(
    exercise: &Exercise,
    input: &Input,
    right: &Value,
    reason: Option<Message>,
) -> Message {
    let call = call(exercise, input, Notation::Python).text;
    let right = Notation::Python.show(right, LONGEST_CALL).text;
    match reason {
        Some(reason) => msg!("plan-disagrees-because", call = call, right = right, reason = reason),
        None => msg!("plan-disagrees", call = call, right = right),
    }
}

/// A comparison as the exercise means it: what a program prints is never wrong by its line ends, or one at the end.
fn judged_by(exercise: &Exercise, comparison: &Comparison) -> Comparison {
    let mut comparison = comparison.clone();
    if let (Task::Script, Comparison::Rules(rules)) = (&exercise.task, &mut comparison) {
        rules.text.extend([Leniency::LineEnds, Leniency::FinalNewline]);
        rules.text.sort_unstable();
        rules.text.dedup();
    }
    comparison
}

/// Whether an expectation is met by an exception.
fn is_raised(expectation: &Expectation, raised: &Raised) -> bool {
    matches!(expectation, Expectation::Raises(wanted) if expected::is_raised(wanted, raised).is_ok())
}

/// A comparison of its own where one is declared, else the usual one.
fn own(exercise: &Exercise, declared: Option<&Comparison>, usual: &Arc<Comparison>) -> Arc<Comparison> {
    declared.map_or_else(|| Arc::clone(usual), |own| Arc::new(judged_by(exercise, own)))
}

/// Every call of the exercise: in each group those written by hand, those generated, those of rising sizes.
fn calls<'a>(
    exercise: &'a Exercise,
    oracle: &Oracle<'_>,
    faults: &mut Vec<Fault>,
) -> Result<Vec<Call<'a>>, Ungraded> {
    let mut found = Vec::new();
    let usual = Arc::new(judged_by(exercise, &exercise.compare));
    for (index, group) in exercise.groups.iter().enumerate() {
        let usual = own(exercise, group.compare.as_ref(), &usual);
        found.extend(group.cases.iter().map(|case| Call {
            group: index,
            input: case.input.clone(),
            written: Some(case),
            answer: None,
            compare: own(exercise, case.compare.as_ref(), &usual),
            size: None,
            at: case.input_at,
        }));
        let made = |args, answer, size, at| Call {
            group: index,
            input: Input::Arguments(args),
            written: None,
            answer,
            compare: Arc::clone(&usual),
            size,
            at,
        };
        if let Some(generate) = &group.generate {
            match generated(exercise, (index, &usual), generate, oracle) {
                Ok(cases) => found
                    .extend(cases.into_iter().map(|case| made(case.args, case.answer, None, generate.at))),
                Err(Ungraded::Faulty(fault)) => faults.extend_from_slice(fault.as_slice()),
                Err(other) => return Err(other),
            }
        }
        if let Some(growth) = &group.growth {
            let sized = growth.calls.iter().zip(&growth.sizes);
            found.extend(sized.map(|(args, &size)| made(args.clone(), None, Some(size), growth.at)));
        }
    }
    Ok(found)
}
