//! What several cases show together: one answer for all, the answers of other cases, a change of the arguments.
//!
//! Not for: asking the program again (`probe`).

use super::arrangement::Offset;
use super::finding::{brief, named};
use super::probe::Probe;
use super::{Code, Diagnosis};
use crate::exercise::{Exercise, Group};
use crate::grading::{CaseReport, Verdict};
use crate::language::Traces;
use crate::msg;
use crate::value::{BigInt, Type, Value, compare};
use std::collections::HashMap;

/// Fewer cases than this show nothing.
const TELLING: usize = 3;
/// Characters of a call in a sentence.
const LONGEST_CALL: usize = 60;

/// What is gathered of a run for its diagnoses.
#[derive(Debug, Default)]
pub(in crate::grading) struct Overall {
    change: Option<Change>,
}

/// A call that changed an argument.
#[derive(Debug)]
struct Change {
    case: usize,
    param: usize,
    left: Option<Value>,
    open: bool,
}

impl Overall {
    /// Takes a case, by its index in the report, and what its call left behind.
    pub(in crate::grading) fn note(
        &mut self,
        exercise: &Exercise,
        index: usize,
        case: &CaseReport,
        traces: Traces,
    ) {
        // A function without an answer is there for what it changes.
        let Some(function) = exercise.function() else { return };
        let answers = function.returns != Type::None && case.expected != Some(Value::None);
        let open = is_open(exercise, case);
        let better = self.change.as_ref().is_none_or(|known| open && !known.open);
        if !answers || !better || case.actual.is_none() {
            return;
        }
        let real = |(param, left): &(usize, Option<Value>)| {
            let given = case.input.arguments().get(*param);
            given.is_some_and(|given| left.as_ref().is_none_or(|left| !compare::equal(given, left)))
        };
        if let Some((param, left)) = traces.changed.into_iter().find(real) {
            self.change = Some(Change { case: index, param, left, open });
        }
    }

    /// Every diagnosis of the whole run, the most telling first.
    pub(in crate::grading) fn diagnoses(
        self,
        exercise: &Exercise,
        cases: &[CaseReport],
        probe: Option<Probe<'_, '_>>,
    ) -> Vec<Diagnosis> {
        // Programs answer by what they print: nothing here is about them.
        if exercise.function().is_none() {
            return Vec::new();
        }
        let answered = answered(exercise, cases);
        let mutated = self.change.as_ref().and_then(|change| mutated(exercise, cases, change));
        let Some(mut probe) = probe else { return mutated.into_iter().collect() };
        if let Some(chance) = probe.chance(&answered) {
            // What several answers show together, chance may have thrown together.
            return [Some(chance), mutated].into_iter().flatten().collect();
        }
        let all = cases.iter().filter(|case| !any_open(exercise, cases) || is_open(exercise, case));
        let all_answered = all.filter(|case| case.verdict != Verdict::Skipped).count() == answered.len();
        let constant = || constant(&answered).filter(|_| all_answered);
        let together = constant()
            .or_else(|| off_by_one(&answered))
            .or_else(|| of_another(&answered))
            .or_else(|| probe.iterator(&answered));
        [together, mutated, probe.memory(&answered)].into_iter().flatten().collect()
    }
}

/// Whether everything about a case is told. What may be told is decided by who reports; here it is only preferred.
fn is_open(exercise: &Exercise, case: &CaseReport) -> bool {
    exercise.groups.get(case.group).is_some_and(Group::is_open)
}

fn any_open(exercise: &Exercise, cases: &[CaseReport]) -> bool {
    cases.iter().any(|case| is_open(exercise, case))
}

/// A case with an answer: its index in the report, the right answer, the student's.
pub(super) struct Answered<'a> {
    pub(super) index: usize,
    pub(super) case: &'a CaseReport,
    pub(super) expected: &'a Value,
    pub(super) actual: &'a Value,
}

impl Answered<'_> {
    pub(super) fn is_wrong(&self) -> bool {
        self.case.verdict == Verdict::Wrong
    }

    pub(super) fn call(&self) -> String {
        named(&self.case.call.text)
    }
}

/// The cases with an answer about which everything is told; where there are none, all with an answer.
fn answered<'a>(exercise: &Exercise, cases: &'a [CaseReport]) -> Vec<Answered<'a>> {
    let any_open = any_open(exercise, cases);
    let fits = |(index, case): (usize, &'a CaseReport)| {
        let judged = matches!(case.verdict, Verdict::Passed | Verdict::Wrong);
        let wanted = judged && (!any_open || is_open(exercise, case));
        let (expected, actual) = (case.expected.as_ref()?, case.actual.as_ref()?);
        wanted.then_some(Answered { index, case, expected, actual })
    };
    cases.iter().enumerate().filter_map(fits).collect()
}

fn constant(answered: &[Answered<'_>]) -> Option<Diagnosis> {
    let first = answered.first()?;
    let wrong = answered.iter().filter(|case| case.is_wrong()).count();
    let same = || answered.iter().all(|case| compare::equal(case.actual, first.actual));
    let one_wanted = || answered.iter().all(|case| compare::equal(case.expected, first.expected));
    if answered.len() < TELLING || wrong < 2 || *first.actual == Value::None || !same() || one_wanted() {
        return None;
    }
    let message = msg!("diagnosis-constant", count = answered.len(), value = brief(first.actual));
    Some(Diagnosis::new(Code::ConstantAnswer, message).shown_by(answered.iter().map(|case| case.index)))
}

fn off_by_one(answered: &[Answered<'_>]) -> Option<Diagnosis> {
    let wrong: Vec<_> = answered.iter().filter(|case| case.is_wrong()).collect();
    let first = wrong.first()?;
    let offset = Offset::between(first.expected, first.actual)?;
    let every = wrong.iter().all(|case| Offset::between(case.expected, case.actual) == Some(offset));
    if wrong.len() < TELLING || !every {
        return None;
    }
    let message = msg!("diagnosis-all-off", count = wrong.len(), way = offset.word());
    Some(Diagnosis::new(Code::OffByOne, message).shown_by(wrong.iter().map(|case| case.index)))
}

/// At least two answers, and half of those that are wrong in a way not known yet, are right for other cases.
fn of_another(answered: &[Answered<'_>]) -> Option<Diagnosis> {
    let wrong: Vec<_> =
        answered.iter().filter(|case| case.is_wrong() && case.case.diagnosis.is_none()).collect();
    if wrong.len() < 2 {
        return None;
    }
    let mut by_answer: HashMap<u64, Vec<&Answered<'_>>> = HashMap::new();
    for case in answered {
        by_answer.entry(compare::fingerprint(case.expected)).or_default().push(case);
    }
    let owner = |case: &Answered<'_>| -> Option<usize> {
        let candidates = by_answer.get(&compare::fingerprint(case.actual))?;
        let owner = candidates.iter().find(|other| compare::equal(other.expected, case.actual))?;
        tells(case.actual).then_some(owner.index)
    };
    let taken: Vec<(&Answered<'_>, usize)> =
        wrong.iter().filter_map(|case| Some((*case, owner(case)?))).collect();
    let (first, of) = *taken.first()?;
    let differ = taken.iter().any(|(case, _)| !compare::equal(case.actual, first.actual));
    if taken.len() < 2 || taken.len() * 2 < wrong.len() || !differ {
        return None;
    }
    let other = answered.iter().find(|case| case.index == of)?;
    let message =
        msg!("diagnosis-of-another", call = first.call(), other = other.call(), more = taken.len() - 1);
    let cases = taken.iter().flat_map(|(case, of)| [case.index, *of]);
    Some(Diagnosis::new(Code::AnswerOfAnotherCase, message).shown_by(cases))
}

/// Whether a value is one that is hardly met by accident.
fn tells(value: &Value) -> bool {
    match value {
        Value::None | Value::Bool(_) | Value::Other { .. } => false,
        Value::Int(number) => *number >= BigInt::from(10) || *number <= BigInt::from(-10),
        Value::Float(number) => number.fract() != 0.0 || number.abs() >= 10.0,
        Value::Text(text) => text.as_bytes().len() >= 3,
        Value::Bytes(bytes) => bytes.len() >= 3,
        Value::List(items) | Value::Tuple(items) | Value::Set(items) => items.len() >= 3,
        Value::Dict(entries) => entries.len() >= 2,
        Value::Sub(_, base) => tells(base),
    }
}

fn mutated(exercise: &Exercise, cases: &[CaseReport], change: &Change) -> Option<Diagnosis> {
    let case = cases.get(change.case)?;
    let name = named(&exercise.function()?.params.get(change.param)?.name);
    let given = case.input.arguments().get(change.param)?;
    let call = named(&crate::untrusted::shortened(&case.call.text, LONGEST_CALL));
    let message = match &change.left {
        Some(left) => {
            msg!("diagnosis-mutated", name = name, call = call, given = brief(given), left = brief(left))
        }
        None => msg!("diagnosis-mutated-large", name = name, call = call),
    };
    Some(Diagnosis::new(Code::MutatedArgument, message).shown_by([change.case]))
}
