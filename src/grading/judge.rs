//! From what a call came to, to its verdict and what to say about it.
//!
//! Not for: points (`score`), nor for running (`language`).

use super::plan::{Plan, Planned};
use super::{Printed, Verdict};
use crate::exercise::Limits;
use crate::language::{Ending, Outcome, Raised, Run};
use crate::message::Message;
use crate::msg;
use crate::sandbox::{Captured, MOST_TASKS};
use crate::untrusted::shortened;
use crate::value::{Mismatch, Notation, Value, compare};
use std::fmt::Write as _;
use std::time::Duration;

/// Characters of a class's name that are told.
const LONGEST_NAME: usize = 60;

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
pub(super) fn judge(plan: &Plan, case: &Planned, run: Run, notation: Notation) -> Judged {
    let mut judged = Judged {
        verdict: Verdict::Internal,
        actual: None,
        explanation: None,
        detail: None,
        raised: None,
        printed: printed(&run.printed),
        cpu: run.cpu,
    };
    let limits = &plan.exercise.limits;
    match run.outcome {
        Outcome::Answered(actual) if compare::equal(&actual, &case.expected) => {
            judged.verdict = Verdict::Passed;
            judged.actual = Some(actual);
        }
        // Memory refused and the refusal swallowed: the process still went close to its limit.
        Outcome::Answered(_) if run.peak >= limits.memory / 10 * 9 => {
            let (verdict, detail) = failure(&Outcome::Memory, limits);
            judged.verdict = verdict;
            judged.detail = Some(detail);
        }
        Outcome::Answered(actual) => {
            judged.verdict = Verdict::Wrong;
            judged.explanation = plan.explain(case, &actual, notation).or_else(|| {
                let mismatch = plan.exercise.function.returns.admit(&actual).err()?;
                Some(mistyped(&mismatch, notation))
            });
            judged.actual = Some(actual);
        }
        outcome => {
            let (verdict, detail) = failure(&outcome, limits);
            judged.verdict = verdict;
            judged.detail = Some(detail);
            if let Outcome::Raised(raised) = outcome {
                judged.raised = Some(raised);
            }
        }
    }
    judged
}

/// The verdict of a call that gave no answer, and what to say of it.
pub(super) fn failure(outcome: &Outcome, limits: &Limits) -> (Verdict, Message) {
    match outcome {
        Outcome::Raised(raised) if was_refused(raised) => (Verdict::Forbidden, refusal(raised)),
        Outcome::Raised(raised) => (Verdict::Error, exception(raised)),
        Outcome::Stored => (Verdict::Forbidden, msg!("detail-stored")),
        Outcome::Tasks => (Verdict::Forbidden, msg!("detail-tasks", most = MOST_TASKS)),
        Outcome::CpuTime => (Verdict::Timeout, msg!("detail-cpu-time", seconds = seconds(limits.time))),
        Outcome::WallTime => (Verdict::Timeout, msg!("detail-wall-time")),
        Outcome::Memory => (Verdict::Memory, msg!("detail-memory", megabytes = limits.memory >> 20)),
        Outcome::Printed => (Verdict::Output, msg!("detail-printed")),
        Outcome::AnswerTooLarge => (Verdict::Output, msg!("detail-answer-large")),
        // An answer is judged by comparison; asked here, nobody compared it.
        Outcome::Protocol | Outcome::Answered(_) => (Verdict::Forbidden, msg!("detail-protocol")),
        Outcome::Ended(Ending::Signal(libc::SIGXFSZ)) => (Verdict::Forbidden, msg!("detail-file-size")),
        Outcome::Ended(ending) => (Verdict::Crash, ended(*ending)),
    }
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
        _ if raised.message.is_empty() => msg!("detail-raised", class = shortened(class, LONGEST_NAME)),
        _ => msg!(
            "detail-raised-saying",
            class = shortened(class, LONGEST_NAME),
            message = raised.message.as_str()
        ),
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

/// What to say of a value that is not of the type the exercise asks for.
pub(super) fn mistyped(mismatch: &Mismatch, notation: Notation) -> Message {
    let (wanted, found) = (mismatch.wanted.to_string(), shortened(mismatch.found.type_name(), LONGEST_NAME));
    let value = notation.show(&mismatch.found, 40).text;
    if mismatch.path.is_empty() && mismatch.found == Value::None {
        msg!("judge-nothing-returned", wanted = wanted)
    } else if mismatch.path.is_empty() {
        msg!("judge-type", wanted = wanted, found = found)
    } else {
        msg!("judge-type-at", place = mismatch.place(notation), wanted = wanted, found = found, value = value)
    }
}

/// A time limit as people write it: `1`, `0.5`.
fn seconds(time: Duration) -> String {
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
