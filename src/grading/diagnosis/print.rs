//! Whether a printed text is the right answer, as `print` shows it.
//!
//! Not for: programs that are asked to print.

use crate::value::{Notation, Value};

/// Printed text, and the right answer, longer than this are not compared.
const LONGEST: usize = 1 << 20;

/// Whether the text, or its end, is the answer: as a whole, an element a line, or its elements between blanks.
pub(super) fn shows(printed: &str, expected: &Value) -> bool {
    if printed.len() > LONGEST {
        return false;
    }
    let printed = trimmed(printed);
    let ends_with = |form: String| {
        let form = trimmed(&form);
        !form.is_empty() && (printed == form || printed.ends_with(&format!("\n{form}")))
    };
    forms(expected).into_iter().any(ends_with)
}

/// Without the line ends and the blanks at the ends of lines, which `print(…, end=" ")` leaves.
fn trimmed(text: &str) -> String {
    let lines: Vec<&str> = text.lines().map(str::trim_end).collect();
    lines.join("\n").trim_end_matches('\n').to_owned()
}

fn forms(expected: &Value) -> Vec<String> {
    let mut forms = vec![text(expected)];
    if let Some(items) = expected.as_sequence() {
        let texts = |items: &[Value]| items.iter().map(text).collect::<Vec<_>>();
        forms.push(texts(items).join("\n"));
        forms.push(texts(items).join(" "));
        let rows: Option<Vec<&[Value]>> = items.iter().map(Value::as_sequence).collect();
        if let Some(rows) = rows {
            for between in [" ", ""] {
                let lines: Vec<String> = rows.iter().map(|row| texts(row).join(between)).collect();
                forms.push(lines.join("\n"));
            }
        }
    }
    forms
}

/// A value as `print` shows it.
pub(super) fn text(value: &Value) -> String {
    match value {
        Value::Text(text) => text.to_string_lossy(),
        _ => Notation::default().show(value, LONGEST).text,
    }
}

#[cfg(test)]
mod tests {
    use super::shows;
    use crate::value::Value;

    #[test]
    fn an_answer_is_seen_in_each_way_it_is_printed() {
        let list = Value::List(vec![Value::int(1), Value::int(2)]);
        for printed in ["[1, 2]\n", "essai\n[1, 2]", "1\n2\n", "1 2 \n", "1 2"] {
            assert!(shows(printed, &list), "{printed}");
        }
        for printed in ["", "1, 2\n", "[1, 2] fin\n", "[1, 2]\nfin\n", "2 1"] {
            assert!(!shows(printed, &list), "{printed}");
        }
        let grid = Value::List(vec![Value::List(vec![Value::text("a"), Value::text("b")]); 2]);
        for printed in ["['a', 'b']\n['a', 'b']\n", "a b\na b\n", "ab\nab\n"] {
            assert!(shows(printed, &grid), "{printed}");
        }
        assert!(shows("Bonjour Ada\n", &Value::text("Bonjour Ada")));
        assert!(!shows("'Bonjour Ada'\n", &Value::text("Bonjour Ada")));
        assert!(!shows("\n", &Value::text("")), "nothing is no sign");
    }
}
