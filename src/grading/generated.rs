//! The cases that a generator makes for a group, each one that the reference answers.
//!
//! A named generator keeps to the function's domain by itself. What is drawn from types alone may lie outside: a
//! solver or a checker refuses it then, the author's own solution raises `ValueError` or `AssertionError`; such an
//! input is dropped and another drawn. Not for: which right answers the other cases have (`plan`).

use super::checker::outside;
use super::judge;
use super::oracle::{Answer, Oracle, meant};
use super::plan::call;
use super::ungraded::Ungraded;
use crate::exercise::{Comparison, Exercise, Faults, Generate, ReferenceSpec, State, With};
use crate::language::{Input, Outcome};
use crate::message::{Arg, Message};
use crate::msg;
use crate::reference::{self, Draws};
use crate::untrusted::capped;
use crate::value::{Domain, Notation, Value};

/// How many inputs may be refused: so many times the cases asked for, and some more.
const REFUSALS: usize = 20;
const MORE_REFUSALS: usize = 200;
/// Elements and characters of all the inputs of one group together.
const MOST_PARTS: usize = 20_000_000;
/// The exceptions by which an author's own solution says that its arguments lie outside the domain.
const REFUSING: [&str; 2] = ["ValueError", "AssertionError"];

/// One input, and what the reference does with it where it was asked already.
pub(super) struct Made {
    pub(super) args: Vec<Value>,
    pub(super) answer: Option<Result<Answer, Message>>,
}

/// The inputs of a group's generator.
pub(super) fn generated(
    exercise: &Exercise,
    (group, compare): (usize, &Comparison),
    generate: &Generate,
    oracle: &Oracle<'_>,
) -> Result<Vec<Made>, Ungraded> {
    match &generate.with {
        With::Named { .. } => {
            let lists = named(exercise, generate)?;
            Ok(lists.into_iter().map(|args| Made { args, answer: None }).collect())
        }
        With::Types(domains) => drawn(exercise, (group, compare), generate, domains, oracle),
    }
}

fn named(exercise: &Exercise, generate: &Generate) -> Result<Vec<Vec<Value>>, Faults> {
    let With::Named { name, at, settings, settings_at } = &generate.with else { return Ok(Vec::new()) };
    let generator = reference::generator(name).ok_or_else(|| {
        let known: Vec<_> = reference::generator_names().collect();
        let message = msg!("plan-unknown-generator", name = name, known = known.join(", "));
        Faults::one(exercise.fault_at(*at, message).with_hint(meant(name, &known)))
    })?;
    let known = generator.settings();
    for ((name, _), [key_at, _]) in settings.iter().zip(settings_at) {
        if !known.contains(&name.as_str()) {
            let hint =
                meant(name, known).unwrap_or_else(|| msg!("yaml-hint-known", words = known.join(", ")));
            let message = msg!("yaml-unknown-key", key = capped(name, 40).0);
            return Err(Faults::one(exercise.fault_at(*key_at, message).with_hint(hint)));
        }
    }
    let lists = generator.generate(generate.count, settings, generate.seed).map_err(|message| {
        let at = refused_setting(settings, settings_at, &message).unwrap_or(generate.at);
        Faults::one(exercise.fault_at(at, message))
    })?;
    if lists.iter().all(|args| exercise.function().is_some_and(|function| function.admits(args))) {
        return Ok(lists);
    }
    let message = msg!("plan-generator-signature", name = name);
    Err(Faults::one(exercise.fault_at(*at, message)))
}

/// Where the setting stands that a generator's refusal names.
fn refused_setting(
    settings: &[(String, Value)],
    settings_at: &[[(usize, usize); 2]],
    message: &Message,
) -> Option<(usize, usize)> {
    let named = message.args.iter().find_map(|(arg, value)| match value {
        Arg::Text(name) if *arg == "name" => Some(name),
        _ => None,
    })?;
    let found = settings.iter().zip(settings_at).find(|((name, _), _)| name == named);
    found.map(|(_, [_, value_at])| *value_at)
}

fn drawn(
    exercise: &Exercise,
    (group, compare): (usize, &Comparison),
    generate: &Generate,
    domains: &[Domain],
    oracle: &Oracle<'_>,
) -> Result<Vec<Made>, Ungraded> {
    let count = generate.count;
    let fault = |message| Faults::one(exercise.fault_at(generate.at, message));
    let possible = Domain::count_each(domains);
    if possible < count as u64 {
        return Err(fault(msg!("generate-too-few", possible = possible, count = count)).into());
    }
    let largest = domains.iter().fold(1_usize, |all, domain| all.saturating_add(domain.largest()));
    if largest.saturating_mul(count) > MOST_PARTS {
        return Err(fault(msg!("generate-too-much", count = count, parts = largest)).into());
    }
    let mut draws = Draws::new(domains, generate.seed);
    let mut made = Vec::new();
    let mut refused = 0;
    let mut first_refused: Option<Message> = None;
    while made.len() < count {
        // Once some are refused, more are asked for at once than are missing.
        let wanted = (count - made.len()) * if refused > 0 { 2 } else { 1 };
        let inputs: Vec<Input> = draws.by_ref().take(wanted).map(Input::Arguments).collect();
        let ended = inputs.is_empty();
        let asked: Vec<_> = inputs.iter().map(|input| (group, input)).collect();
        let answers = oracle.answers(&asked)?;
        for (input, answer) in inputs.into_iter().zip(answers) {
            if let Some(reason) = refusal(exercise, compare, &input, &answer) {
                refused += 1;
                let call = call(exercise, &input, Notation::Python).text;
                first_refused
                    .get_or_insert_with(|| msg!("generate-first-refused", call = call, reason = reason));
            } else if let Input::Arguments(args) = input {
                // What it remembers may change what it answers: then it is asked again, in order.
                let answer = Some(answer).filter(|_| exercise.state == State::Fresh);
                made.push(Made { args, answer });
            }
        }
        if made.len() < count && (ended || refused > REFUSALS * count + MORE_REFUSALS) {
            let message = msg!("generate-refused", refused = refused, kept = made.len(), count = count);
            let hint = first_refused.unwrap_or_else(|| msg!("generate-hint-bounds"));
            return Err(Faults::one(exercise.fault_at(generate.at, message).with_hint(hint)).into());
        }
    }
    made.truncate(count);
    Ok(made)
}

/// Why an input lies outside the function's domain, if it does.
fn refusal(
    exercise: &Exercise,
    compare: &Comparison,
    input: &Input,
    answer: &Result<Answer, Message>,
) -> Option<Message> {
    match answer {
        // A solution that fails in any other way is wrong, and the author must hear of it.
        Err(reason) => matches!(exercise.reference, ReferenceSpec::Solver(_)).then(|| reason.clone()),
        Ok(Answer::Raised(raised)) => raised
            .bases
            .iter()
            .any(|base| REFUSING.contains(&base.as_str()))
            .then(|| judge::no_answer(&Outcome::Raised(raised.clone()), exercise).1),
        Ok(_) => outside(compare, input.arguments()),
    }
}
