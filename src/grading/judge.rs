//! From what a call came to, to its verdict and what to say about it.
//!
//! Not for: points (`score`), nor for running (`language`).

use super::checker::Checkers;
use super::expected::{self, Otherwise};
use super::plan::{Plan, Planned};
use super::{Printed, Verdict};
use crate::exercise::{Comparison, Exercise, Expectation, Fault, Limits, Raises, Task};
use crate::language::{Ending, Outcome, Raised, Run};
use crate::message::Message;
use crate::msg;
use crate::sandbox::{Captured, MOST_TASKS};
use crate::untrusted::shortened;
use crate::value::compare::Order;
use crate::value::{Mismatch, Notation, Value};
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
    /// The most memory it held, in bytes.
    pub(super) peak: u64,
}

/// Judges one run. `Err` is a fault of the author's checker.
pub(super) fn judge(
    plan: &Plan,
    case: &Planned,
    run: Run,
    checkers: &mut Checkers<'_>,
    notation: Notation,
) -> Result<Judged, Box<Fault>> {
    let mut judged = Judged {
        verdict: Verdict::Internal,
        actual: None,
        explanation: None,
        detail: None,
        raised: None,
        printed: printed(&run.printed),
        cpu: run.cpu,
        peak: run.peak,
    };
    match (run.outcome, &case.expected) {
        (Outcome::Answered(actual), Some(Expectation::Raises(wanted))) => judged.not_raised(wanted, actual),
        (Outcome::Finished { output, .. }, Some(Expectation::Raises(wanted))) => {
            judged.not_raised(wanted, expected::printed(None, &output));
        }
        (Outcome::Raised(raised), Some(Expectation::Raises(wanted))) => {
            judged.raised(wanted, raised, &plan.exercise);
        }
        (Outcome::Unreadable { output, line, column }, _) => {
            judged.detail = Some(unreadable(&output, line, column));
            judged.answered(false, Value::text(output));
        }
        (Outcome::Answered(actual), _) => {
            let ruling = checkers.rule(case, &actual)?;
            if !ruling.right && run.peak >= plan.exercise.limits.memory / 10 * 9 {
                // Memory refused and the refusal swallowed: the process still went close to its limit.
                judged.failed(&Outcome::Memory, &plan.exercise);
                return Ok(judged);
            }
            let why = || if ruling.right { None } else { why(plan, case, &actual, notation) };
            judged.explanation = ruling.reason.or_else(why);
            judged.answered(ruling.right, actual);
        }
        (Outcome::Finished { status, output }, wanted) => {
            let (stdout, status_wanted) = match wanted {
                Some(Expectation::Output(wanted)) => (wanted.stdout.as_ref(), wanted.status),
                _ => (None, 0),
            };
            let actual = expected::printed(stdout, &output);
            let by_checker = matches!(*case.compare, Comparison::Checker(_));
            let ruling =
                if stdout.is_some() || by_checker { Some(checkers.rule(case, &actual)?) } else { None };
            let other_status = expected::other_status(status_wanted, status);
            let right = ruling.as_ref().is_none_or(|ruling| ruling.right) && other_status.is_none();
            judged.explanation = other_status.or(ruling.and_then(|ruling| ruling.reason));
            judged.answered(right, actual);
        }
        (outcome, _) => {
            judged.failed(&outcome, &plan.exercise);
            if let Outcome::Raised(raised) = outcome {
                judged.raised = Some(raised);
            }
        }
    }
    Ok(judged)
}

/// Why an answer is wrong, from the reference or from its type; nothing where the comparison lets pass what
/// these would call a fault.
fn why(plan: &Plan, case: &Planned, actual: &Value, notation: Notation) -> Option<Message> {
    let Comparison::Rules(rules) = &*case.compare else { return None };
    let typed = !rules.sequences && !rules.subclasses;
    let explained =
        if typed && rules.order == Order::Kept { plan.explain(case, actual, notation) } else { None };
    explained.or_else(|| {
        let mismatch = plan.exercise.function()?.returns.admit(actual).err().filter(|_| typed)?;
        Some(mistyped(&mismatch, notation))
    })
}

impl Judged {
    fn answered(&mut self, right: bool, actual: Value) {
        self.verdict = if right { Verdict::Passed } else { Verdict::Wrong };
        self.actual = Some(actual);
    }

    fn failed(&mut self, outcome: &Outcome, exercise: &Exercise) {
        let (verdict, detail) = no_answer(outcome, exercise);
        self.verdict = verdict;
        self.detail = Some(detail);
    }

    fn not_raised(&mut self, wanted: &Raises, actual: Value) {
        self.answered(false, actual);
        self.explanation = Some(msg!("judge-not-raised", wanted = wanted.class.as_str()));
    }

    /// An exception where one was expected: the right one passes, the right one with another message is wrong.
    fn raised(&mut self, wanted: &Raises, raised: Raised, exercise: &Exercise) {
        match expected::is_raised(wanted, &raised) {
            Ok(()) => {
                self.verdict = Verdict::Passed;
                return;
            }
            Err(Otherwise::Message(reason)) => {
                self.verdict = Verdict::Wrong;
                self.explanation = Some(reason);
            }
            Err(Otherwise::Class(reason)) => {
                self.failed(&Outcome::Raised(raised.clone()), exercise);
                self.explanation = Some(reason);
            }
        }
        self.raised = Some(raised);
    }
}

/// The verdict of a submission that gave no answer, and what to say of it.
pub(super) fn no_answer(outcome: &Outcome, exercise: &Exercise) -> (Verdict, Message) {
    match (outcome, &exercise.task) {
        // The one sentence that is another for a program, which may well read.
        (Outcome::Raised(raised), Task::Script) if raised.is_end_of_input() => {
            (Verdict::Error, msg!("detail-input-ended"))
        }
        _ => failure(outcome, &exercise.limits),
    }
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
        Outcome::Unreadable { output, line, column } => (Verdict::Wrong, unreadable(output, *line, *column)),
        Outcome::Protocol | Outcome::Answered(_) | Outcome::Finished { .. } => {
            (Verdict::Forbidden, msg!("detail-protocol"))
        }
        Outcome::Ended(Ending::Signal(libc::SIGXFSZ)) => (Verdict::Forbidden, msg!("detail-file-size")),
        Outcome::Ended(ending) => (Verdict::Crash, ended(*ending)),
    }
}

/// What is said of a program that printed something else than its answer as JSON.
fn unreadable(output: &str, line: usize, column: usize) -> Message {
    match column {
        _ if output.trim().is_empty() => msg!("detail-nothing-printed"),
        0 => msg!("detail-not-text", line = line),
        column => msg!("detail-not-json", line = line, column = column),
    }
}

/// Whether the exception is the confinement speaking: an act refused, a process or thread too many, a folder too
/// full. Only the submission's own verdict hangs on it.
fn was_refused(raised: &Raised) -> bool {
    match raised.class.as_str() {
        "PermissionError" | "BlockingIOError" => true,
        "RuntimeError" => raised.message == "can't start new thread",
        // EXDEV, as a link out of the folder is refused.
        "OSError" => raised.message.starts_with("[Errno 18]") || is_full(raised),
        // As Node.js words what the system refuses: `EACCES: permission denied, open '…'`, `spawn sh EAGAIN`.
        "Error" => {
            ["EACCES", "EPERM", "EAGAIN", "EXDEV"].iter().any(|code| names(raised, code)) || is_full(raised)
        }
        _ => false,
    }
}

/// Whether a file grew too large, or the folder is full: EFBIG, ENOSPC.
fn is_full(raised: &Raised) -> bool {
    ["[Errno 27]", "[Errno 28]"].iter().any(|number| raised.message.starts_with(number))
        || (raised.class == "Error" && ["EFBIG", "ENOSPC"].iter().any(|code| names(raised, code)))
}

/// Whether a message names an error of the system by its word.
fn names(raised: &Raised, code: &str) -> bool {
    raised.message.split(|c: char| !c.is_ascii_alphanumeric()).any(|word| word == code)
}

fn refusal(raised: &Raised) -> Message {
    if is_full(raised) {
        return msg!("detail-stored");
    }
    msg!("detail-refused", class = raised.class.as_str(), message = raised.message.as_str())
}

fn exception(raised: &Raised) -> Message {
    let class = raised.class.as_str();
    match class {
        "SystemExit" => msg!("detail-exit"),
        _ if raised.is_process_exit() => msg!("detail-process-exit"),
        _ if raised.is_pending_promise() => msg!("detail-promise"),
        _ if raised.is_end_of_input() => msg!("detail-input"),
        _ if raised.wants_screen() => msg!("detail-screen"),
        _ if raised.is_recursion() => msg!("detail-recursion", class = class),
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
    let (wanted, found) =
        (mismatch.wanted.to_string(), shortened(notation.type_name(&mismatch.found), LONGEST_NAME));
    let value = notation.show(&mismatch.found, 40).text;
    if mismatch.path.is_empty() && mismatch.found == Value::None {
        match notation {
            Notation::Python => msg!("judge-nothing-returned", wanted = wanted),
            Notation::JavaScript => msg!("judge-undefined-returned", wanted = wanted),
            Notation::Json => msg!("judge-type", wanted = wanted, found = found),
        }
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
