//! What a comparison lets pass, in words: so that nobody mends a difference that does not count.
//!
//! Not for: differences themselves.

use crate::i18n::Wording;
use crate::message::Message;
use crate::msg;
use crate::value::compare::{Leniency, Order, Rules, Tolerance};
use crate::value::{Notation, Value};

/// What these rules let pass, as one sentence; none where they are exact.
pub(super) fn let_pass(rules: &Rules, notation: Notation, wording: &Wording) -> Option<Message> {
    let mut phrases = Vec::new();
    match rules.order {
        Order::Kept => {}
        Order::Outermost => phrases.push(msg!("report-passes-order")),
        Order::Nowhere => phrases.push(msg!("report-passes-order-deep")),
    }
    phrases.extend(rules.tolerance.as_ref().map(|tolerance| distance(tolerance, notation)));
    phrases.extend(rules.text.iter().map(|leniency| match leniency {
        Leniency::LineEnds => msg!("report-passes-line-ends"),
        Leniency::TrailingBlanks => msg!("report-passes-trailing-blanks"),
        Leniency::BlankLines => msg!("report-passes-blank-lines"),
        Leniency::Blanks => msg!("report-passes-blanks"),
        Leniency::Case => msg!("report-passes-case"),
        Leniency::FinalNewline => msg!("report-passes-final-newline"),
    }));
    if rules.sequences {
        phrases.push(msg!("report-passes-sequences"));
    }
    if rules.subclasses {
        phrases.push(msg!("report-passes-subclasses"));
    }
    let phrases: Vec<String> = phrases.iter().map(|phrase| wording.say(phrase)).collect();
    (!phrases.is_empty()).then(|| msg!("report-passes", what = phrases.join(", ")))
}

fn distance(tolerance: &Tolerance, notation: Notation) -> Message {
    let shown = |number: f64| notation.show(&Value::Float(number), 40).text;
    match tolerance.parts() {
        (absolute, 0.0) => msg!("report-passes-absolute", absolute = shown(absolute)),
        (0.0, relative) => msg!("report-passes-relative", relative = shown(relative)),
        (absolute, relative) => {
            msg!("report-passes-either", absolute = shown(absolute), relative = shown(relative))
        }
    }
}
