//! Texts of several lines as a unified difference, each line quoted, so that blanks and line ends are seen.
//!
//! Not for: texts of one line, nor for grids (`board`).

use super::Painter;
use crate::drawing::{Drawing, Tone};
use crate::msg;
use crate::report::wrap::columns;
use crate::value::difference::TextDifference;
use crate::value::{Notation, Text, Value};
use similar::{Algorithm, DiffOp, capture_diff_slices_deadline, group_diff_ops};
use std::time::{Duration, Instant};

/// Lines of each text that are compared, from just before the first difference on.
const MOST_COMPARED: usize = 2000;
/// Lines of the difference that are shown.
const MOST_SHOWN: usize = 24;
/// Equal lines shown round a change.
const CONTEXT: usize = 2;
/// After this time the comparison settles for a correct difference that is not the shortest.
const DEADLINE: Duration = Duration::from_millis(300);

/// The difference line by line; none where neither text has a second line, or a line is too long to be shown
/// whole.
pub(super) fn unified(texts: &TextDifference<'_>, painter: Painter<'_>) -> Option<Drawing> {
    let (old, new) = (lines(texts.expected), lines(texts.actual));
    if old.len().max(new.len()) < 2 {
        return None;
    }
    let from = (texts.first_line() - 1).saturating_sub(CONTEXT).min(old.len()).min(new.len());
    let cut = old.len().max(new.len()) > from + MOST_COMPARED;
    let (old, new) = (part(&old, from), part(&new, from));
    let deadline = Instant::now().checked_add(DEADLINE);
    let mut ops = capture_diff_slices_deadline(Algorithm::Myers, old, new, deadline);
    if cut {
        // What differs at the very end may only differ because the texts were cut there.
        while ops.len() > 1 && ops.last().is_some_and(|op| !matches!(op, DiffOp::Equal { .. })) {
            ops.pop();
        }
    }

    let quoted = |line: &[u8]| quoted(line, painter.notation);
    let mut rows: Vec<(char, Tone, String)> = Vec::new();
    let mut total = 0;
    for (index, group) in group_diff_ops(ops, CONTEXT).iter().enumerate() {
        if index > 0 {
            rows.push(('…', Tone::Faint, String::new()));
        }
        for op in group {
            let side = |lines: &[&[u8]], sign, tone| -> Vec<_> {
                lines.iter().take(MOST_SHOWN / 2).map(|line| (sign, tone, quoted(line))).collect()
            };
            if let DiffOp::Equal { .. } = op {
                rows.extend(side(&old[op.old_range()], ' ', Tone::Plain));
                continue;
            }
            total += op.old_range().len() + op.new_range().len();
            if rows.len() <= MOST_SHOWN {
                rows.extend(side(&old[op.old_range()], '-', Tone::Good));
                rows.extend(side(&new[op.new_range()], '+', Tone::Bad));
            }
        }
    }
    rows.truncate(MOST_SHOWN);
    if rows.iter().any(|(_, _, text)| columns(text) + 2 > painter.width) {
        return None;
    }
    let shown = rows.iter().filter(|(sign, ..)| matches!(sign, '-' | '+')).count();
    let mut out = Drawing::new();
    out.line()
        .put(Tone::Good, format!("- {}", painter.wording.say(&msg!("report-expected"))))
        .put(Tone::Plain, "  ")
        .put(Tone::Bad, format!("+ {}", painter.wording.say(&msg!("report-got"))));
    for (sign, tone, text) in rows {
        out.say(tone, format!("{sign} {text}"));
    }
    if total > shown {
        painter.say(&mut out, Tone::Faint, &msg!("report-lines-hidden", count = total - shown));
    }
    if cut {
        painter.say(
            &mut out,
            Tone::Faint,
            &msg!("report-lines-compared", count = MOST_COMPARED, first = from + 1),
        );
    }
    Some(out)
}

/// The lines with their ends.
fn lines(text: &Text) -> Vec<&[u8]> {
    text.as_bytes().split_inclusive(|&byte| byte == b'\n').collect()
}

fn part<'a, 'b>(lines: &'a [&'b [u8]], from: usize) -> &'a [&'b [u8]] {
    &lines[from..lines.len().min(from + MOST_COMPARED)]
}

fn quoted(line: &[u8], notation: Notation) -> String {
    let text = Text::from_generalised_utf8(line).unwrap_or_default();
    notation.show(&Value::Text(text), usize::MAX).text
}
