//! The words of verdicts, and small phrases that several reports share.
//!
//! Not for: details of one case, which come with its event.

use crate::exercise::Localized;
use crate::grading::Verdict;
use crate::i18n::{Lang, Wording};
use crate::message::Message;
use crate::msg;
use crate::untrusted;

/// What became of a case, in a few words.
pub(super) fn verdict(verdict: Verdict) -> Message {
    match verdict {
        Verdict::Passed => msg!("report-verdict-passed"),
        Verdict::Wrong => msg!("report-verdict-wrong"),
        Verdict::Error => msg!("report-verdict-error"),
        Verdict::Timeout => msg!("report-verdict-timeout"),
        Verdict::Memory => msg!("report-verdict-memory"),
        Verdict::Output => msg!("report-verdict-output"),
        Verdict::Crash => msg!("report-verdict-crash"),
        Verdict::Forbidden => msg!("report-verdict-forbidden"),
        Verdict::NotLoaded => msg!("report-verdict-not-loaded"),
        Verdict::Missing => msg!("report-verdict-missing"),
        Verdict::Skipped => msg!("report-verdict-skipped"),
        Verdict::Internal => msg!("report-verdict-internal"),
    }
}

/// A distance as one writes it by hand: 0.5, 1, 0.000001; with a power of ten only where zeros would hide it.
pub(super) fn decimal(number: f64) -> String {
    if number == 0.0 || (1e-6..1e15).contains(&number) { number.to_string() } else { format!("{number:e}") }
}

/// An author's text in the reader's language, made safe to show on one line; the other language's where it
/// is empty.
pub(super) fn localized(text: &Localized, lang: Lang) -> String {
    let (first, second) = match lang {
        Lang::Fr => (&text.fr, &text.en),
        Lang::En => (&text.en, &text.fr),
    };
    let chosen = if first.trim().is_empty() { second } else { first };
    untrusted::visible(chosen.trim()).into_owned()
}

/// A stranger's text of at most `most` characters; what is left out is counted.
pub(super) fn bounded(text: &str, most: usize) -> Message {
    match untrusted::capped(text, most) {
        (text, 0) => msg!("report-text", text = text),
        (text, cut) => msg!("report-text-cut", text = text, count = cut),
    }
}

/// A label before a text, as the language punctuates it: `call: f(1)`, `appel : f(1)`.
pub(super) fn labelled(wording: &Wording, label: Message, text: &str) -> String {
    wording.say(&msg!("report-labelled", label = label, text = text))
}

/// Ascending numbers as ranges: `1–3, 7`. At most `most` ranges; the rest is counted.
pub(super) fn ranges(numbers: &[usize], most: usize) -> (String, usize) {
    let mut runs: Vec<(usize, usize)> = Vec::new();
    for &number in numbers {
        match runs.last_mut() {
            Some((_, last)) if *last + 1 == number => *last = number,
            _ => runs.push((number, number)),
        }
    }
    let rest = runs.iter().skip(most).map(|(first, last)| last - first + 1).sum();
    let shown: Vec<String> = runs
        .iter()
        .take(most)
        .map(|(first, last)| match last - first {
            0 => first.to_string(),
            1 => format!("{first}, {last}"),
            _ => format!("{first}–{last}"),
        })
        .collect();
    (shown.join(", "), rest)
}
