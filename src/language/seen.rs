//! What the grader has seen of one case: what it wrote, and how its process ended.
//!
//! Not for: reading answers (`frames`), nor for limits.

use super::{Ending, Entry, Outcome};
use crate::sandbox::{Captured, Usage};
use crate::value::Value;
use std::os::unix::process::ExitStatusExt as _;
use std::process::ExitStatus;
use std::time::Duration;

/// How much of what a case prints is kept from either end.
pub(super) const KEPT_PRINTED: usize = 1 << 13;

/// What a case has written so far.
#[derive(Default)]
pub(super) struct Seen {
    /// On the channel of answers.
    pub(super) answers: Vec<u8>,
    /// What a program wrote to its standard output, whole.
    pub(super) output: Captured,
    /// What else it printed.
    pub(super) printed: Captured,
}

impl Seen {
    /// How many bytes it has printed in all.
    pub(super) fn total(&self) -> usize {
        self.output.total() + self.printed.total()
    }

    /// The outcome, and what was printed besides: of a program that ended by itself its output is the answer.
    pub(super) fn split(self, entry: Entry<'_>, outcome: Outcome) -> (Outcome, Captured) {
        match (entry, outcome) {
            (Entry::Function { .. }, outcome) => (outcome, self.printed),
            (Entry::Script, Outcome::Ended(Ending::Exit(status))) => {
                (Outcome::Finished { status, output: self.output.head }, self.printed)
            }
            (Entry::Script, outcome) => (outcome, self.all_printed()),
        }
    }

    /// Everything it printed, on whichever channel, in one.
    pub(super) fn all_printed(&self) -> Captured {
        let mut printed = Captured::default();
        for bytes in [&self.output.head, &self.printed.head, &self.printed.tail] {
            printed.push(bytes, KEPT_PRINTED);
        }
        printed.cut += self.printed.cut;
        printed
    }
}

/// How a case's process ended, and what it used.
pub(super) struct End {
    pub(super) ending: Ending,
    /// Whether it has not ended, but answered, and waits for the next call.
    pub(super) waits: bool,
    /// Whether something that the case started was still there.
    pub(super) left: bool,
    pub(super) cpu: Duration,
    /// The most memory it held, in bytes.
    pub(super) peak: u64,
}

impl End {
    /// With what was seen of several processes while they ran, where that was more.
    pub(super) fn at_least(self, seen: &Usage) -> Self {
        Self { cpu: self.cpu.max(seen.cpu), peak: self.peak.max(seen.resident), ..self }
    }

    /// Reads what the harness says: `[wait status, user seconds, system seconds, peak resident
    /// kilobytes, whether something was left]`.
    pub(super) fn read(value: &Value) -> Self {
        let parts = value.as_sequence().unwrap_or_default();
        let integer = |index: usize| parts.get(index).and_then(Value::as_i64).unwrap_or(0);
        let seconds = |index: usize| match parts.get(index) {
            Some(Value::Float(seconds)) => Duration::try_from_secs_f64(*seconds).unwrap_or_default(),
            _ => Duration::ZERO,
        };
        let status = ExitStatus::from_raw(integer(0) as i32);
        let ending = match (status.code(), status.signal()) {
            (Some(code), _) => Ending::Exit(code),
            (None, Some(signal)) => Ending::Signal(signal),
            (None, None) => Ending::Lost,
        };
        let peak = integer(3).unsigned_abs() * 1024;
        let left = parts.get(4) == Some(&Value::Bool(true));
        Self { ending, waits: false, left, cpu: seconds(1) + seconds(2), peak }
    }
}
