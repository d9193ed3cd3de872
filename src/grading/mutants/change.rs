//! The name of a change: its line's text, what was there, what is there now, and which of several alike is meant.
//!
//! Not for: reading the list of an author's names (`exercise`).

use crate::exercise::Change;
use crate::language::Mutation;
use std::collections::HashMap;

/// The names of the changes of one program, in their order.
pub(super) fn named(program: &str, mutations: &[Mutation]) -> Vec<Change> {
    let lines: Vec<&str> =
        program.split('\n').flat_map(|line| line.trim_end_matches('\r').split('\r')).collect();
    let mut counts: HashMap<Change, usize> = HashMap::new();
    mutations
        .iter()
        .map(|mutation| {
            let line = mutation.line.checked_sub(1).and_then(|index| lines.get(index)).copied();
            let one = Change {
                line: line.unwrap_or_default().trim().to_owned(),
                was: first_line(mutation.was(program)),
                now: first_line(&mutation.text),
                nth: 1,
            };
            let count = counts.entry(one.clone()).or_insert(0);
            *count += 1;
            Change { nth: *count, ..one }
        })
        .collect()
}

/// The first line of a text; what was left out is marked.
fn first_line(text: &str) -> String {
    let text = text.trim();
    match text.split_once(['\n', '\r']) {
        Some((first, _)) => format!("{} …", first.trim_end()),
        None => text.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::language::MutationKind;

    #[test]
    fn changes_of_lines_alike_are_told_apart_by_their_order() {
        let program = "a = 1\r\nif a:\r\n    a = 1\r\nb = f(\n  2)\n";
        let at = |line: usize, start: usize, end: usize, text: &str| Mutation {
            kind: MutationKind::Constant,
            line,
            column: 1,
            bytes: start..end,
            text: text.to_owned(),
        };
        let mutations = [at(1, 4, 5, "2"), at(3, 22, 23, "2"), at(4, 25, 37, "pass")];
        let names: Vec<_> = named(program, &mutations)
            .into_iter()
            .map(|change| (change.line, change.was, change.now, change.nth))
            .collect();
        let text = str::to_owned;
        assert_eq!(
            names,
            [
                (text("a = 1"), text("1"), text("2"), 1),
                (text("a = 1"), text("1"), text("2"), 2),
                (text("b = f("), text("b = f( …"), text("pass"), 1),
            ]
        );
    }
}
