//! Positions from stdin, one a line, answered with one JSON object a line, so that thousands are checked in
//! one process.
//!
//! An object repeats the position as it was read and holds the answer or an `error`. Not for: records.

use super::words;
use crate::app::game::{Answer, Query, Refusal};
use crate::cli::system;
use crate::cli::ui::Ui;
use crate::exit::Exit;
use crate::msg;
use serde_json::{Map, Value, json};
use std::io::{self, BufRead, Read as _};

/// Bytes of the longest line that is read: no position comes near it, and memory stays bounded.
pub(in crate::cli) const LONGEST_LINE: usize = 1 << 20;

/// The answer to one line.
pub(super) enum Reply {
    /// The keys that follow the position.
    Object(Map<String, Value>),
    /// There is none, and why.
    Refused(Refusal),
    /// The person would not wait: nothing more is read.
    Interrupted,
}

/// Answers each line, as long as the answers reach anybody; the exit status says whether any line had an error.
pub(super) fn answer_each(ui: &Ui, answer: impl Fn(&str) -> Reply) -> Exit {
    let mut exit = Exit::Success;
    let mut input = io::stdin().lock();
    loop {
        let line = match next_line(&mut input) {
            Ok(None) => return exit,
            Ok(Some(line)) => line,
            Err(error) => {
                ui.fail(&msg!("game-stdin", reason = system::reason(&error)), &[]);
                return Exit::Usage;
            }
        };
        let mut object = Map::new();
        match line {
            Line::Read(position) => {
                let reply = answer(&position);
                object.insert("position".to_owned(), position.into());
                match reply {
                    Reply::Object(more) => object.extend(more),
                    Reply::Refused(refusal) => {
                        let said: Vec<String> = words::refused(&refusal)
                            .iter()
                            .map(|message| ui.wording().say(message))
                            .collect();
                        object.insert("error".to_owned(), said.join("; ").into());
                        exit = Exit::Usage;
                    }
                    Reply::Interrupted => return Exit::Interrupted,
                }
            }
            Line::TooLong => {
                let said = ui.wording().say(&msg!("game-line-too-long", most = LONGEST_LINE));
                object.insert("position".to_owned(), Value::Null);
                object.insert("error".to_owned(), said.into());
                exit = Exit::Usage;
            }
        }
        ui.data(&format!("{}\n", Value::Object(object)));
        if !ui.takes_data() {
            return exit;
        }
    }
}

/// An answer to a query as an object.
pub(super) fn object(answer: Answer, query: &Query, ui: &Ui) -> Map<String, Value> {
    let mut object = Map::new();
    let mut set = |key: &str, value: Value| object.insert(key.to_owned(), value);
    match answer {
        Answer::Shown { parts, status } => {
            let lines = parts.iter().flat_map(|(heading, drawing)| {
                let heading = heading.as_ref().map(|heading| ui.wording().say(heading));
                let plain = drawing.plain();
                heading.into_iter().chain(plain.lines().map(str::to_owned).collect::<Vec<_>>())
            });
            set("drawing", lines.collect());
            set("status", status.into());
        }
        Answer::Moves(moves) => {
            set("moves", moves.into());
        }
        Answer::Applied { position, status } => {
            if let Query::Apply(moves) = query {
                set("moves", json!(moves));
            }
            set("result", position.into());
            set("status", status.into());
        }
        Answer::Count(count) => {
            set("perft", count.into());
        }
        Answer::Divided(counts) => {
            set("perft", counts.iter().map(|(_, count)| count).sum::<u64>().into());
            set(
                "divide",
                counts.into_iter().map(|(mv, count)| (mv, Value::from(count))).collect::<Map<_, _>>().into(),
            );
        }
    }
    object
}

/// A line that was read.
pub(in crate::cli) enum Line {
    /// Its text.
    Read(String),
    /// It is longer than [`LONGEST_LINE`].
    TooLong,
}

/// The next line without its end; none at the end of the input. Bytes that are not UTF-8 become U+FFFD, which
/// no position holds.
pub(in crate::cli) fn next_line(input: &mut impl BufRead) -> io::Result<Option<Line>> {
    let mut bytes = Vec::new();
    input.by_ref().take(LONGEST_LINE as u64 + 1).read_until(b'\n', &mut bytes)?;
    if bytes.is_empty() {
        return Ok(None);
    }
    if bytes.len() > LONGEST_LINE && !bytes.ends_with(b"\n") {
        input.skip_until(b'\n')?;
        return Ok(Some(Line::TooLong));
    }
    let end = bytes.strip_suffix(b"\n").unwrap_or(&bytes);
    let end = end.strip_suffix(b"\r").unwrap_or(end);
    Ok(Some(Line::Read(String::from_utf8_lossy(end).into_owned())))
}
