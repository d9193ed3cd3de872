//! What a case's process wrote on the channel of answers, read as an outcome. Trusts nothing.
//!
//! The same for every language that has a harness. Not for: limits and time (each language's own session).

use super::{Ending, Entry, LoadProblem, Outcome, Raised, Site, Submission, Traces};
use crate::value::{Value, wire};

/// Changed arguments that are read; no function of an exercise has more parameters.
const MOST_CHANGED: usize = 32;

/// What one case came to.
pub(super) enum Came {
    /// The function was called; this came of it, and this was left behind.
    Called(Outcome, Traces),
    /// The submission could not be asked.
    Problem(LoadProblem),
}

/// Reads the frames of a case. `forced` is what the grader ended the case for, `ending` how its process ended,
/// `loaded` whether an earlier case of the same process has loaded the submission.
pub(super) fn read(
    bytes: &[u8],
    forced: Option<Outcome>,
    ending: Ending,
    submission: &Submission,
    entry: Entry<'_>,
    mut loaded: bool,
) -> Came {
    let mut frames = Frames { rest: bytes };
    let mut traces = Traces::default();
    let mut first = frames.next();
    if let Some(Ok((b'L', _))) = first {
        loaded = true;
        first = frames.next();
        if let Some(Ok((b'x', payload))) = first {
            traces.changed = changed(payload);
            first = frames.next();
        }
        if let Some(Ok((b'w', payload))) = first {
            traces.one_list = one_list(payload);
            first = frames.next();
        }
    }
    let outcome = match (forced, first) {
        (Some(outcome), _) => outcome,
        (None, None) => Outcome::Ended(ending),
        (None, Some(Err(()))) => Outcome::Protocol,
        (None, Some(Ok((kind, payload)))) => {
            let Ok(value) = wire::read(payload) else { return called(loaded, Outcome::Protocol, traces) };
            match (kind, loaded) {
                // One answer, and nothing after it.
                (b'v' | b'r' | b'O' | b'M', true) if frames.next().is_some() => Outcome::Protocol,
                (b'v', true) => Outcome::Answered(value),
                (b'r', true) => outcome_of(raised(&value, submission)),
                (b'O', true) => Outcome::AnswerTooLarge,
                (b'M', _) => Outcome::Memory,
                (b'l', false) => match outcome_of(raised(&value, submission)) {
                    Outcome::Raised(raised) => return Came::Problem(LoadProblem::Raised(raised)),
                    other => other,
                },
                (b'm' | b'p', false) => match absent(kind, &value, entry) {
                    Some(problem) => return Came::Problem(problem),
                    None => Outcome::Protocol,
                },
                _ => Outcome::Protocol,
            }
        }
    };
    called(loaded, outcome, traces)
}

/// Reads the frames of calls made in turn: what each came to, as far as they came.
pub(super) fn read_turns(bytes: &[u8], submission: &Submission) -> Vec<Outcome> {
    let mut frames = Frames { rest: bytes };
    if !matches!(frames.next(), Some(Ok((b'L', _)))) {
        return Vec::new();
    }
    let outcome = |frame: Result<(u8, &[u8]), ()>| {
        let (kind, payload) = frame.ok()?;
        let value = wire::read(payload).ok()?;
        match kind {
            b'v' => Some(Outcome::Answered(value)),
            b'r' => Some(outcome_of(raised(&value, submission))),
            _ => None,
        }
    };
    frames.map_while(outcome).collect()
}

/// Reads `[[index, value], [index], …]`.
fn changed(payload: &[u8]) -> Vec<(usize, Option<Value>)> {
    let Ok(Value::List(items)) = wire::read(payload) else { return Vec::new() };
    let entry = |item: Value| {
        let Value::List(mut parts) = item else { return None };
        let left = (parts.len() == 2).then(|| parts.pop()).flatten();
        Some((index(parts.first())?, left))
    };
    items.into_iter().take(MOST_CHANGED).filter_map(entry).collect()
}

/// Reads `[index, index]`.
fn one_list(payload: &[u8]) -> Option<(usize, usize)> {
    let value = wire::read(payload).ok()?;
    let pair = value.as_sequence()?;
    Some((index(pair.first())?, index(pair.get(1))?))
}

fn index(value: Option<&Value>) -> Option<usize> {
    value.and_then(Value::as_i64).and_then(|number| usize::try_from(number).ok())
}

fn called(loaded: bool, outcome: Outcome, traces: Traces) -> Came {
    if loaded || outcome == Outcome::Protocol {
        Came::Called(outcome, traces)
    } else {
        Came::Problem(LoadProblem::Came(outcome))
    }
}

/// A `MemoryError` is the memory limit speaking.
fn outcome_of(raised: Raised) -> Outcome {
    if raised.class == "MemoryError" { Outcome::Memory } else { Outcome::Raised(raised) }
}

/// The function is not there, or takes another number of parameters; none where no function is asked for.
fn absent(kind: u8, value: &Value, entry: Entry<'_>) -> Option<LoadProblem> {
    let Entry::Function { name, parameters: wanted } = entry else { return None };
    if kind == b'p' {
        return Some(LoadProblem::Parameters { function: name.to_owned(), found: texts(value), wanted });
    }
    let parts = value.as_sequence().unwrap_or_default();
    Some(LoadProblem::NoFunction {
        wanted: name.to_owned(),
        found: parts.first().map(texts).unwrap_or_default(),
        instead: parts.get(1).and_then(Value::as_str).map(str::to_owned),
    })
}

fn texts(value: &Value) -> Vec<String> {
    let items = value.as_sequence().unwrap_or_default();
    items.iter().take(30).map(text).collect()
}

fn text(value: &Value) -> String {
    match value {
        Value::Text(text) => text.to_string_lossy(),
        _ => String::new(),
    }
}

/// Reads `[class, message, frames, bases]`; what is malformed is left empty.
fn raised(value: &Value, submission: &Submission) -> Raised {
    let parts = value.as_sequence().unwrap_or_default();
    let frames = parts.get(2).and_then(Value::as_sequence).unwrap_or_default();
    Raised {
        class: parts.first().map(text).unwrap_or_default(),
        bases: parts.get(3).map(texts).unwrap_or_default(),
        message: parts.get(1).map(text).unwrap_or_default(),
        // A frame may call itself anything: only lines of files that were handed in are told.
        frames: frames
            .iter()
            .take(64)
            .map(|frame| site(frame, submission))
            .filter(|site| submission.line(&site.file, site.line).is_some())
            .collect(),
    }
}

/// Reads `[file, line, function, columns in bytes, repeats]`.
fn site(frame: &Value, submission: &Submission) -> Site {
    let parts = frame.as_sequence().unwrap_or_default();
    let file = parts.first().map(text).unwrap_or_default();
    let line = index(parts.get(1)).unwrap_or(0);
    let source = submission.line(&file, line).unwrap_or_default();
    let columns = parts.get(3).and_then(Value::as_sequence).and_then(|pair| {
        let column = |end: usize| {
            let bytes = index(pair.get(end))?;
            Some(source.get(..bytes)?.chars().count() + 1)
        };
        Some((column(0)?, column(1)?))
    });
    let function = parts.get(2).map(text).filter(|name| name != "<module>").unwrap_or_default();
    Site { file, line, columns, function, text: source, repeats: index(parts.get(4)).unwrap_or(0) }
}

/// A frame around one value.
pub(super) fn frame(kind: u8, value: &Value) -> Vec<u8> {
    let mut payload = Vec::new();
    wire::write(value, &mut payload);
    wire::frame(kind, &payload)
}

/// Takes a complete frame out of what has arrived.
pub(super) fn take(arrived: &mut Vec<u8>) -> Option<(u8, Value)> {
    let (head, rest) = arrived.split_first_chunk::<{ wire::HEAD }>()?;
    let (kind, length) = wire::frame_head(*head)?;
    let value = wire::read(rest.get(..length)?).ok()?;
    arrived.drain(..wire::HEAD + length);
    Some((kind, value))
}

/// Frames one after the other; an incomplete or malformed one is an error, and the last.
struct Frames<'a> {
    rest: &'a [u8],
}

/// Whether the bytes hold a whole answer, and not only what precedes one.
pub(super) fn is_whole(bytes: &[u8]) -> bool {
    Frames { rest: bytes }.any(|frame| frame.is_ok_and(|(kind, _)| !b"Lxw".contains(&kind)))
}

impl<'a> Iterator for Frames<'a> {
    type Item = Result<(u8, &'a [u8]), ()>;

    fn next(&mut self) -> Option<Self::Item> {
        if self.rest.is_empty() {
            return None;
        }
        let read = || {
            let (head, rest) = self.rest.split_first_chunk::<{ wire::HEAD }>()?;
            let (kind, length) = wire::frame_head(*head)?;
            let (payload, rest) = rest.split_at_checked(length)?;
            Some((kind, payload, rest))
        };
        let found = read();
        self.rest = found.map_or(&[], |(_, _, rest)| rest);
        Some(found.map(|(kind, payload, _)| (kind, payload)).ok_or(()))
    }
}
