//! Reads `tests/data/perft/<game>.txt`: `<position> ;D1 n ;D2 n …` a line, `#` begins a remark.

use std::fs;
use std::path::Path;

/// A position and its counts, each with its depth.
pub(crate) type Entry = (String, Vec<(u32, u64)>);

pub(crate) fn of(game: &str) -> Vec<Entry> {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("tests/data/perft/{game}.txt"));
    let text = fs::read_to_string(file).expect("a perft table");
    let lines = text.lines().filter(|line| !line.is_empty() && !line.starts_with('#'));
    let entries: Vec<_> = lines.map(entry).collect();
    assert!(!entries.is_empty(), "no positions in the table of {game}");
    entries
}

fn entry(line: &str) -> Entry {
    let mut fields = line.split(" ;D");
    let position = fields.next().expect("a position").to_owned();
    let counts: Vec<_> = fields
        .map(|field| {
            let (depth, count) = field.split_once(' ').expect("a depth and a count");
            (depth.parse().expect("a depth"), count.trim().parse().expect("a count"))
        })
        .collect();
    assert!(!counts.is_empty(), "no counts: {line}");
    (position, counts)
}
