//! What a comparison lets pass, in words: so that nobody mends a difference that does not count.
//!
//! Not for: differences themselves.

use crate::message::Message;
use crate::msg;
use crate::report::words::decimal;
use crate::value::Value;
use crate::value::compare::{Leniency, Order, Rules, Tolerance};

/// What these rules let pass beside this right answer, as one sentence; none where that is nothing.
pub(super) fn let_pass(rules: &Rules, expected: &Value) -> Option<Message> {
    let mut phrases = Vec::new();
    let holds = |wanted: fn(&Value) -> bool| holds(expected, wanted);
    if holds(|value| value.as_sequence().is_some()) {
        phrases.extend(match rules.order {
            Order::Kept => None,
            Order::Outermost => Some(msg!("report-passes-order")),
            Order::Nowhere => Some(msg!("report-passes-order-deep")),
        });
        phrases.extend(rules.sequences.then(|| msg!("report-passes-sequences")));
    }
    if holds(|value| matches!(value, Value::Float(_))) {
        phrases.extend(rules.tolerance.as_ref().map(distance));
    }
    if holds(|value| matches!(value, Value::Text(_))) {
        phrases.extend(rules.text.iter().copied().map(text));
    }
    phrases.extend(rules.subclasses.then(|| msg!("report-passes-subclasses")));
    let all =
        phrases.into_iter().reduce(|first, next| msg!("report-passes-and", first = first, next = next))?;
    Some(msg!("report-passes", what = all))
}

/// Whether a value is of some kind, or has one inside.
fn holds(value: &Value, wanted: fn(&Value) -> bool) -> bool {
    wanted(value)
        || match value {
            Value::List(items) | Value::Tuple(items) | Value::Set(items) => {
                items.iter().any(|item| holds(item, wanted))
            }
            Value::Dict(entries) => {
                entries.iter().any(|(key, item)| holds(key, wanted) || holds(item, wanted))
            }
            Value::Sub(_, base) => holds(base, wanted),
            _ => false,
        }
}

fn text(leniency: Leniency) -> Message {
    match leniency {
        Leniency::LineEnds => msg!("report-passes-line-ends"),
        Leniency::TrailingBlanks => msg!("report-passes-trailing-blanks"),
        Leniency::BlankLines => msg!("report-passes-blank-lines"),
        Leniency::Blanks => msg!("report-passes-blanks"),
        Leniency::Case => msg!("report-passes-case"),
        Leniency::FinalNewline => msg!("report-passes-final-newline"),
    }
}

fn distance(tolerance: &Tolerance) -> Message {
    match tolerance.parts() {
        (absolute, 0.0) => msg!("report-passes-absolute", absolute = decimal(absolute)),
        (0.0, relative) => msg!("report-passes-relative", relative = decimal(relative)),
        (absolute, relative) => {
            msg!("report-passes-either", absolute = decimal(absolute), relative = decimal(relative))
        }
    }
}
