//! What one call of a student's function came to: plain facts, before anyone judges them.
//!
//! Not for: verdicts, wording.

use crate::sandbox::Captured;
use crate::value::Value;
use std::time::Duration;

/// One call and what came of it.
#[derive(Debug)]
pub struct Run {
    /// What it came to.
    pub outcome: Outcome,
    /// What it printed, both channels in one; of a program that ended by itself the error channel alone.
    pub printed: Captured,
    /// User and system time.
    pub cpu: Duration,
    /// The most memory it held, in bytes.
    pub peak: u64,
    /// What else was seen of an answered call.
    pub traces: Traces,
}

/// What a call left behind besides its answer. Told by the submission's own process: good for advice only.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct Traces {
    /// Arguments that are not as they were given: index from 0, and what they are now, where that is small.
    pub changed: Vec<(usize, Option<Value>)>,
    /// Two rows of the answer that are one and the same list.
    pub one_list: Option<(usize, usize)>,
}

/// What a call came to.
#[derive(Debug, Clone, PartialEq)]
pub enum Outcome {
    /// It returned this.
    Answered(Value),
    /// It was a program, and ended by itself.
    Finished {
        /// Its exit status.
        status: i32,
        /// What it wrote to its standard output, byte for byte.
        output: Vec<u8>,
    },
    /// It was a program that was to print its answer as JSON, and printed this instead.
    Unreadable {
        /// What it printed.
        output: String,
        /// Where that stops being JSON, from 1.
        line: usize,
        /// The column, from 1; 0 where that is no text at all.
        column: usize,
    },
    /// It raised.
    Raised(Raised),
    /// It used up its processor time.
    CpuTime,
    /// It took too long without using its processor time: it slept or waited.
    WallTime,
    /// It was refused memory, or held more than its limit.
    Memory,
    /// It printed too much.
    Printed,
    /// Its answer is too large to be carried.
    AnswerTooLarge,
    /// It filled its folder: too many files, or too large all together.
    Stored,
    /// It started more threads and processes than allowed.
    Tasks,
    /// It wrote something else than an answer on the channel of answers.
    Protocol,
    /// It ended without an answer.
    Ended(Ending),
}

/// How a process ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Ending {
    /// With this exit status.
    Exit(i32),
    /// By this signal.
    Signal(i32),
    /// With the whole interpreter, in a way nobody saw.
    Lost,
}

/// An exception of the student's code.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct Raised {
    /// The class's name: `IndexError`.
    pub class: String,
    /// The names by which it is one of the classes expected: its own and those it derives from, the nearest first,
    /// without those that only bear the name of an exception of the language; bounded.
    pub bases: Vec<String>,
    /// The message; may be empty, bounded.
    pub message: String,
    /// The frames in the student's own files, outermost first; repeats folded.
    pub frames: Vec<Site>,
}

impl Raised {
    /// Whether `input()` found nothing to read.
    pub fn is_end_of_input(&self) -> bool {
        self.class == "EOFError" && self.message.starts_with("EOF when reading a line")
    }

    /// Whether a promise was returned that nothing settles any more.
    pub fn is_pending_promise(&self) -> bool {
        self.class == "Promise" && self.message == "pending"
    }

    /// Whether the student's code ended the process of JavaScript by itself.
    pub fn is_process_exit(&self) -> bool {
        self.class == "process.exit"
    }

    /// Whether calls went too deep.
    pub fn is_recursion(&self) -> bool {
        self.class == "RecursionError"
            || (self.class == "RangeError" && self.message.starts_with("Maximum call stack size exceeded"))
    }

    /// Whether a window was to be opened, as `turtle` and `tkinter` do, where there is no screen.
    pub fn wants_screen(&self) -> bool {
        self.class == "TclError"
    }
}

/// A line of the student's code.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct Site {
    /// The file's name, without folders.
    pub file: String,
    /// From 1.
    pub line: usize,
    /// Columns of the part meant, from 1, where known: first and one past the last, in characters.
    pub columns: Option<(usize, usize)>,
    /// The function it is in; empty at the top of the file.
    pub function: String,
    /// The line's text.
    pub text: String,
    /// How many more times this frame repeats.
    pub repeats: usize,
}
