//! Whether an answer is right: by comparison, by a built-in checker, or by the author's own.
//!
//! An author's checker is a program, run confined like any other, in an interpreter of its own that no student's
//! code ever enters; it is given plain data. When it fails, or says something nobody understands, that is a
//! [`Fault`] of the author's file and never the student's. Not for: the verdicts of calls without an answer
//! (`judge`).

use super::judge::{failure, mistyped};
use super::plan::{Planned, call};
use super::runner::{Asked, Runner, Unasked, fault_message};
use crate::exercise::{CheckerSpec, Comparison, Exercise, Expectation, Fault, Group, Limits, Place, Source};
use crate::language::{
    Company, Entry, Input, InterpreterFault, Language, Outcome, Raised, Service, Submission,
};
use crate::message::{Arg, Message};
use crate::msg;
use crate::reference;
use crate::untrusted::{capped, shortened};
use crate::value::{Mismatch, Notation, Value};
use std::sync::Arc;
use std::time::Duration;

/// The function of an author's checker.
const FUNCTION: &str = "check";
/// What one answer's check may use.
const LIMITS: Limits =
    Limits { time: Duration::from_secs(5), memory: 512 << 20, disk: 64 << 20, total: None };
/// Characters of a checker's own words that are told.
const LONGEST: usize = 600;
/// Characters of an answer in a fault.
const ANSWER: usize = 200;

/// What was found of an answer.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct Ruling {
    /// Whether it is right.
    pub(super) right: bool,
    /// What there is to say of it.
    pub(super) reason: Option<Message>,
}

impl Ruling {
    fn right_or(reason: Option<Message>) -> Self {
        Self { right: reason.is_none(), reason }
    }
}

/// Why arguments lie outside what a built-in checker knows, where one judges and they do.
pub(super) fn outside(compare: &Comparison, args: &[Value]) -> Option<Message> {
    let Comparison::Checker(CheckerSpec::Named { name, .. }) = compare else { return None };
    reference::checker(name)?.accept(args).err()
}

/// An author's checker as a program that can be started.
pub(super) struct Program {
    source: Arc<Source>,
    submission: Submission,
}

impl Program {
    /// The programs that some comparisons need, each once.
    pub(super) fn of<'a>(comparisons: impl Iterator<Item = &'a Comparison>) -> Vec<Self> {
        let mut found: Vec<Self> = Vec::new();
        for comparison in comparisons {
            if let Comparison::Checker(CheckerSpec::Python { file, source, .. }) = comparison
                && found.iter().all(|program| program.source.path != source.path)
            {
                let submission = Submission::alone(file, source.text.as_str());
                found.push(Self { source: Arc::clone(source), submission });
            }
        }
        found
    }

    /// How it is served.
    pub(super) fn served<'a>(
        &'a self,
        exercise: &'a Exercise,
        runner: &Runner<'a>,
    ) -> Result<Service<'a>, Arc<InterpreterFault>> {
        Ok(Service {
            runtime: runner.runtime(Language::Python)?,
            submission: &self.submission,
            provided: &[],
            entry: Entry::Function { name: FUNCTION, parameters: 3 },
            shape: None,
            kept: false,
            time: LIMITS.time,
            memory: LIMITS.memory,
            disk: LIMITS.disk,
            company: Company::Alone,
            confinement: runner.confinement,
            seed: Some(exercise.random_seed.unwrap_or(0)),
            interrupted: runner.interrupted,
        })
    }
}

/// Says of answers whether they are right.
pub(super) struct Checkers<'a> {
    exercise: &'a Exercise,
    notation: Notation,
    programs: Vec<(&'a Program, Asked<'a>)>,
}

impl<'a> Checkers<'a> {
    /// `served` are the programs in the order of `programs`.
    pub(super) fn new(
        exercise: &'a Exercise,
        notation: Notation,
        programs: &'a [Program],
        served: &'a [Service<'a>],
    ) -> Self {
        let programs = programs.iter().zip(served.iter().map(Asked::new)).collect();
        Self { exercise, notation, programs }
    }

    /// How they write values.
    pub(super) fn notation(&self) -> Notation {
        self.notation
    }

    /// Whether an answer to a case is right; `Err` is the author's fault.
    pub(super) fn rule(&mut self, case: &Planned, actual: &Value) -> Result<Ruling, Box<Fault>> {
        let expected = case.expected.as_ref().and_then(Expectation::value);
        match &*case.compare {
            Comparison::Rules(rules) => {
                let right = expected.is_some_and(|expected| rules.meet(expected, actual));
                Ok(Ruling { right, reason: None })
            }
            Comparison::Checker(CheckerSpec::Named { name, .. }) => {
                if let Some(mismatch) = self.mismatch(actual) {
                    return Ok(Ruling::right_or(Some(mistyped(&mismatch, self.notation))));
                }
                // A plan with an unknown checker was refused.
                let refusal = reference::checker(name).and_then(|checker| {
                    checker.refuse(case.input.arguments(), expected, actual, self.notation)
                });
                Ok(Ruling::right_or(refusal))
            }
            Comparison::Checker(CheckerSpec::Python { source, .. }) => self.ask(source, case, actual),
        }
    }

    fn mismatch(&self, actual: &Value) -> Option<Mismatch> {
        self.exercise.function()?.returns.admit(actual).err()
    }

    fn ask(&mut self, source: &Arc<Source>, case: &Planned, actual: &Value) -> Result<Ruling, Box<Fault>> {
        let Some(plain) = actual.plain() else {
            let reason = match self.mismatch(actual) {
                Some(mismatch) => mistyped(&mismatch, self.notation),
                None => msg!("judge-not-plain"),
            };
            return Ok(Ruling { right: false, reason: Some(reason) });
        };
        let position = self.programs.iter().position(|(program, _)| program.source.path == source.path);
        let Some((program, asked)) = position.and_then(|at| self.programs.get_mut(at)) else {
            // Every program that the plan needs was made ready.
            return Err(Box::new(Fault::whole(source.path.as_str(), msg!("checker-not-started"))));
        };
        let expected = case.expected.as_ref().and_then(Expectation::value).and_then(Value::plain);
        let expected = expected.unwrap_or(Value::None);
        let asked_with = Input::Arguments(vec![case.input.as_list(), expected, plain]);
        let at = |line: usize, message| match line {
            0 => Fault::whole(source.path.as_str(), message),
            line => Fault::at(source, line_place(&source.text, line), message),
        };
        // The fault is told where a student may read it.
        let open = self.exercise.groups.get(case.group).is_some_and(Group::is_open);
        let fault = match asked.ask(&asked_with) {
            Ok(run) => match run.outcome {
                Outcome::Answered(said) => match understood(&said) {
                    Some(ruling) => return Ok(ruling),
                    None if open => at(0, msg!("checker-nonsense", said = shown(&said, self.notation))),
                    None => at(0, msg!("checker-nonsense-hidden", kind = said.type_name())),
                },
                Outcome::Raised(raised) => at(line_of(&raised), worded(&raised, open)),
                outcome => at(0, msg!("checker-failed", reason = failure(&outcome, &LIMITS).1)),
            },
            Err(Unasked::Problem(problem)) => at(
                problem.site().map_or(0, |site| site.line),
                msg!("checker-unloadable", reason = problem.message(&program.submission)),
            ),
            Err(Unasked::Fault(fault)) => at(0, msg!("checker-unloadable", reason = fault_message(&fault))),
        };
        if !open {
            return Err(Box::new(fault));
        }
        let call = call(self.exercise, &case.input, self.notation).text;
        Err(Box::new(fault.with_hint(msg!(
            "checker-asked",
            call = call,
            answer = shown(actual, self.notation)
        ))))
    }
}

/// A line of a text, without its indentation.
fn line_place(text: &str, line: usize) -> Place {
    let mut place = Place::at_line(text, line, 1);
    let code = text[place.bytes.start..].lines().next().unwrap_or_default();
    let unindented = code.trim_start();
    let indent = code.len() - unindented.len();
    let start = place.bytes.start + indent;
    place.column += code[..indent].chars().count();
    place.bytes = start..start + unindented.trim_end().len();
    place
}

fn shown(value: &Value, notation: Notation) -> Message {
    let shown = notation.show(value, ANSWER);
    match shown.cut {
        0 => msg!("grade-text", text = shown.text),
        cut => msg!("grade-text-cut", text = shown.text, count = cut),
    }
}

fn line_of(raised: &Raised) -> usize {
    raised.frames.last().map_or(0, |site| site.line)
}

/// What a checker raised; about a hidden case only where.
fn worded(raised: &Raised, open: bool) -> Message {
    if !open {
        return msg!("checker-raised-hidden");
    }
    let class = shortened(&raised.class, 60);
    msg!("checker-raised", class = class, message = capped(&raised.message, LONGEST).0)
}

/// What a checker's answer means: a truth value, or one with a message: `(False, "…")`,
/// `{"verdict": False, "message": "…"}`, `{"verdict": False, "fr": "…", "en": "…"}`. None for anything else.
fn understood(said: &Value) -> Option<Ruling> {
    // A student's lone surrogates may stand in what a checker says.
    let text = |value: &Value| match value {
        Value::Text(text) => Some(capped(&text.to_string_lossy(), LONGEST).0.to_owned()),
        _ => None,
    };
    match said {
        Value::Bool(right) => Some(Ruling { right: *right, reason: None }),
        Value::Tuple(parts) => match parts.as_slice() {
            [Value::Bool(right), message] => {
                Some(Ruling { right: *right, reason: Some(msg!("checker-says", text = text(message)?)) })
            }
            _ => None,
        },
        Value::Dict(entries) => {
            let known = ["verdict", "message", "fr", "en"];
            if entries.iter().any(|(key, _)| key.as_str().is_none_or(|key| !known.contains(&key))) {
                return None;
            }
            let get = |name: &str| {
                entries.iter().find(|(key, _)| key.as_str() == Some(name)).map(|(_, value)| value)
            };
            let Some(Value::Bool(right)) = get("verdict") else { return None };
            let words = match (get("message"), get("fr"), get("en")) {
                (None, None, None) => None,
                (Some(both), None, None) => Some(Arg::from(text(both)?)),
                (None, fr, en) => {
                    let (fr, en) = (fr.map(text), en.map(text));
                    let fr = fr.clone().or_else(|| en.clone())??;
                    let en = en.unwrap_or_else(|| Some(fr.clone()))?;
                    Some(Arg::Localized { fr, en })
                }
                _ => return None,
            };
            Some(Ruling { right: *right, reason: words.map(|words| msg!("checker-says", text = words)) })
        }
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn dict(entries: &[(&str, Value)]) -> Value {
        Value::Dict(entries.iter().map(|(key, value)| (Value::text(key), value.clone())).collect())
    }

    #[test]
    fn the_forms_of_a_checkers_answer_are_understood_and_no_others() {
        let no = Value::Bool(false);
        let says = |text: Arg| Some(Ruling { right: false, reason: Some(msg!("checker-says", text = text)) });
        assert_eq!(understood(&Value::Bool(true)), Some(Ruling { right: true, reason: None }));
        assert_eq!(understood(&Value::Tuple(vec![no.clone(), Value::text("non")])), says("non".into()));
        assert_eq!(
            understood(&dict(&[("verdict", no.clone()), ("message", Value::text("non"))])),
            says("non".into())
        );
        let both = dict(&[("verdict", no.clone()), ("fr", Value::text("non")), ("en", Value::text("no"))]);
        assert_eq!(understood(&both), says(Arg::Localized { fr: "non".into(), en: "no".into() }));
        let french = dict(&[("verdict", no.clone()), ("fr", Value::text("non"))]);
        assert_eq!(understood(&french), says(Arg::Localized { fr: "non".into(), en: "non".into() }));
        let english = dict(&[("verdict", no.clone()), ("en", Value::text("no"))]);
        assert_eq!(understood(&english), says(Arg::Localized { fr: "no".into(), en: "no".into() }));
        for nonsense in [
            Value::None,
            Value::int(1),
            Value::text("ok"),
            Value::List(vec![no.clone(), Value::text("non")]),
            Value::Tuple(vec![no.clone()]),
            Value::Tuple(vec![Value::int(0), Value::text("non")]),
            Value::Tuple(vec![no.clone(), Value::int(3)]),
            dict(&[]),
            dict(&[("message", Value::text("non"))]),
            dict(&[("verdict", no.clone()), ("fr", Value::int(1))]),
            dict(&[("verdict", no.clone()), ("mesage", Value::text("non"))]),
            dict(&[("verdict", no), ("message", Value::text("a")), ("fr", Value::text("b"))]),
        ] {
            assert_eq!(understood(&nonsense), None, "{nonsense:?}");
        }
    }
}
