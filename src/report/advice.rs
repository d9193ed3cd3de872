//! Advice that follows from an answer alone, whatever the exercise: printed instead of returned.
//!
//! Not for: reasons that need the rules of a game (`reference` explains those).

use crate::grading::{CaseReport, Verdict};
use crate::message::Message;
use crate::msg;
use crate::value::{Notation, Value};

/// Printed text longer than this is not searched for the answer.
const LONGEST: usize = 1 << 20;

/// What often helps where an answer is `None`: the function printed the right answer, or has no `return`.
pub(super) fn advice(case: &CaseReport) -> Option<Message> {
    let expected = case.expected.as_ref()?;
    if case.verdict != Verdict::Wrong || case.actual != Some(Value::None) || *expected == Value::None {
        return None;
    }
    Some(if prints(case, expected) { msg!("report-printed-instead") } else { msg!("report-returned-none") })
}

/// Whether what was printed, or its last line, is the right answer as `print` writes it.
fn prints(case: &CaseReport, expected: &Value) -> bool {
    let printed = case.printed.text.trim_end_matches(['\n', '\r']);
    if printed.is_empty() || printed.len() > LONGEST {
        return false;
    }
    let right = match expected.as_str() {
        Some(text) => text.trim_end_matches(['\n', '\r']).to_owned(),
        None => Notation::default().show(expected, LONGEST).text,
    };
    !right.is_empty() && (printed == right || printed.ends_with(&format!("\n{right}")))
}
