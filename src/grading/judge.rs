//! From what a call came to, to its verdict and what to say about it.
//!
//! Not for: points (`score`), nor for running (`language`).

use super::plan::{Oracle, Planned};
use super::{Printed, Verdict};
use crate::exercise::Exercise;
use crate::language::{Ending, Outcome, Raised, Run};
use crate::message::Message;
use crate::msg;
use crate::sandbox::Captured;
use crate::value::{Notation, Value, compare};
use std::fmt::Write as _;
use std::time::Duration;

/// A verdict and everything that explains it.
pub(super) struct Judged {
    pub(super) verdict: Verdict,
    pub(super) actual: Option<Value>,
    pub(super) explanation: Option<Message>,
    pub(super) detail: Option<Message>,
    pub(super) raised: Option<Raised>,
    pub(super) printed: Printed,
    pub(super) cpu: Duration,
}

/// Judges one run.
pub(super) fn judge(
    exercise: &Exercise,
    oracle: &Oracle,
    case: &Planned,
    run: Run,
    notation: Notation,
) -> Judged {
    let mut judged = Judged {
        verdict: Verdict::Internal,
        actual: None,
        explanation: None,
        detail: None,
        raised: None,
        printed: printed(&run.printed),
        cpu: run.cpu,
    };
    let limits = exercise.limits;
    let megabytes = limits.memory >> 20;
    judged.verdict = match run.outcome {
        Outcome::Answered(actual) if compare::equal(&actual, &case.expected) => {
            judged.actual = Some(actual);
            Verdict::Passed
        }
        // Memory refused and the refusal swallowed: the process still went close to its limit.
        Outcome::Answered(_) if run.peak >= limits.memory / 10 * 9 => {
            judged.detail = Some(msg!("detail-memory", megabytes = megabytes));
            Verdict::Memory
        }
        Outcome::Answered(actual) => {
            judged.explanation = oracle
                .explain(&case.args, &case.expected, &actual, notation)
                .or_else(|| mistyped(exercise, &actual, notation));
            judged.actual = Some(actual);
            Verdict::Wrong
        }
        Outcome::Raised(raised) => {
            let refused = was_refused(&raised);
            judged.detail = Some(if refused { refusal(&raised) } else { exception(&raised) });
            judged.raised = Some(raised);
            if refused { Verdict::Forbidden } else { Verdict::Error }
        }
        Outcome::Stored => {
            judged.detail = Some(msg!("detail-stored"));
            Verdict::Forbidden
        }
        Outcome::CpuTime => {
            judged.detail = Some(msg!("detail-cpu-time", seconds = seconds(limits.time)));
            Verdict::Timeout
        }
        Outcome::WallTime => {
            judged.detail = Some(msg!("detail-wall-time"));
            Verdict::Timeout
        }
        Outcome::Memory => {
            judged.detail = Some(msg!("detail-memory", megabytes = megabytes));
            Verdict::Memory
        }
        Outcome::Printed => {
            judged.detail = Some(msg!("detail-printed"));
            Verdict::Output
        }
        Outcome::AnswerTooLarge => {
            judged.detail = Some(msg!("detail-answer-large"));
            Verdict::Output
        }
        Outcome::Protocol => {
            judged.detail = Some(msg!("detail-protocol"));
            Verdict::Forbidden
        }
        Outcome::Ended(Ending::Signal(libc::SIGXFSZ)) => {
            judged.detail = Some(msg!("detail-file-size"));
            Verdict::Forbidden
        }
        Outcome::Ended(ending) => {
            judged.detail = Some(ended(ending));
            Verdict::Crash
        }
    };
    judged
}

/// Whether the exception is the confinement speaking: an act refused, a process or thread too many, a file too
/// large. Only the submission's own verdict hangs on it.
fn was_refused(raised: &Raised) -> bool {
    match raised.class.as_str() {
        "PermissionError" | "BlockingIOError" => true,
        "RuntimeError" => raised.message == "can't start new thread",
        // EXDEV, as a link out of the folder is refused; EFBIG; ENOSPC.
        "OSError" => ["[Errno 18]", "[Errno 27]", "[Errno 28]"].iter().any(|e| raised.message.starts_with(e)),
        _ => false,
    }
}

fn refusal(raised: &Raised) -> Message {
    msg!("detail-refused", class = raised.class.as_str(), message = raised.message.as_str())
}

fn exception(raised: &Raised) -> Message {
    let class = raised.class.as_str();
    match class {
        "SystemExit" => msg!("detail-exit"),
        "EOFError" if raised.message.starts_with("EOF when reading a line") => msg!("detail-input"),
        "RecursionError" => msg!("detail-recursion"),
        _ if raised.message.is_empty() => msg!("detail-raised", class = class),
        _ => msg!("detail-raised-saying", class = class, message = raised.message.as_str()),
    }
}

fn ended(ending: Ending) -> Message {
    match ending {
        Ending::Exit(status) => msg!("detail-ended", status = status),
        Ending::Signal(signal) => match signal_name(signal) {
            Some(name) => msg!("detail-signal-named", name = name, signal = signal),
            None => msg!("detail-signal", signal = signal),
        },
        Ending::Lost => msg!("detail-lost"),
    }
}

fn signal_name(signal: i32) -> Option<&'static str> {
    Some(match signal {
        libc::SIGABRT => "SIGABRT",
        libc::SIGBUS => "SIGBUS",
        libc::SIGFPE => "SIGFPE",
        libc::SIGILL => "SIGILL",
        libc::SIGKILL => "SIGKILL",
        libc::SIGSEGV => "SIGSEGV",
        libc::SIGSYS => "SIGSYS",
        libc::SIGTERM => "SIGTERM",
        _ => return None,
    })
}

/// Where the answer is not of the type the exercise asks for.
fn mistyped(exercise: &Exercise, actual: &Value, notation: Notation) -> Option<Message> {
    let mismatch = exercise.function.returns.admit(actual).err()?;
    let (wanted, found) = (mismatch.wanted.to_string(), mismatch.found.type_name());
    let value = notation.show(&mismatch.found, 40).text;
    Some(if mismatch.path.is_empty() && mismatch.found == Value::None {
        msg!("judge-nothing-returned", wanted = wanted)
    } else if mismatch.path.is_empty() {
        msg!("judge-type", wanted = wanted, found = found)
    } else {
        msg!("judge-type-at", place = mismatch.place(notation), wanted = wanted, found = found, value = value)
    })
}

/// A time limit as people write it: `1`, `0.5`.
pub(super) fn seconds(time: Duration) -> String {
    format!("{}", time.as_secs_f64())
}

/// What a case printed, as text: bytes that are not UTF-8 become visible.
fn printed(captured: &Captured) -> Printed {
    let text = |bytes: &[u8]| {
        let mut out = String::new();
        for chunk in bytes.utf8_chunks() {
            out.push_str(chunk.valid());
            for byte in chunk.invalid() {
                // A character cut in two at the edge of what was kept reads the same way.
                let _ = write!(out, "\\x{byte:02x}");
            }
        }
        out
    };
    let mut all = captured.head.clone();
    if captured.cut == 0 {
        all.extend_from_slice(&captured.tail);
        return Printed { text: text(&all), cut: 0 };
    }
    Printed { text: format!("{}\n[…]\n{}", text(&all), text(&captured.tail)), cut: captured.cut }
}
