//! The verdicts: what became of one case. The only list there is.
//!
//! Not for: why (an event's message says that), nor for points.

/// What became of one case.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Verdict {
    /// The answer meets the comparison.
    Passed,
    /// An answer came and does not meet it, or cannot be compared.
    Wrong,
    /// The student's code raised, `SystemExit` included.
    Error,
    /// CPU time, or the wall-clock backstop.
    Timeout,
    /// The memory limit.
    Memory,
    /// Too much printed, or an answer above its size limit.
    Output,
    /// A signal, `os._exit`, a closed channel: ended without an answer.
    Crash,
    /// A refused act was seen and no right answer came.
    Forbidden,
    /// The submission could not be loaded; said once, every case counted.
    NotLoaded,
    /// No file, or no such function.
    Missing,
    /// A required group failed, or the run was interrupted.
    Skipped,
    /// We failed, or the exercise's own checker did; never the student's fault, never a pass.
    Internal,
}

impl Verdict {
    /// Every verdict.
    pub const ALL: [Self; 12] = [
        Self::Passed,
        Self::Wrong,
        Self::Error,
        Self::Timeout,
        Self::Memory,
        Self::Output,
        Self::Crash,
        Self::Forbidden,
        Self::NotLoaded,
        Self::Missing,
        Self::Skipped,
        Self::Internal,
    ];

    /// The word that every format uses.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Passed => "passed",
            Self::Wrong => "wrong",
            Self::Error => "error",
            Self::Timeout => "timeout",
            Self::Memory => "memory",
            Self::Output => "output",
            Self::Crash => "crash",
            Self::Forbidden => "forbidden",
            Self::NotLoaded => "not-loaded",
            Self::Missing => "missing",
            Self::Skipped => "skipped",
            Self::Internal => "internal",
        }
    }
}
