//! The exit statuses of every command, and which one wins when several apply.
//!
//! Not for: deciding what happened; commands say that by returning one of these.

/// How a command ended, as the shell sees it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Exit {
    /// Everything asked for passed.
    #[default]
    Success,
    /// Some verdict is not `passed`.
    NotPassed,
    /// Wrong usage, or an unreadable position or move given as an argument.
    Usage,
    /// An exercise, record or problem file is faulty.
    FaultyFile,
    /// Nothing could be graded: no interpreter, no submission.
    NothingGraded,
    /// Required confinement is not available.
    NoConfinement,
    /// Our own fault: please report it.
    Internal,
    /// Interrupted by the person.
    Interrupted,
}

impl Exit {
    /// Every exit status, the weightiest first.
    pub const BY_WEIGHT: [Self; 8] = [
        Self::Interrupted,
        Self::Internal,
        Self::NoConfinement,
        Self::FaultyFile,
        Self::NothingGraded,
        Self::Usage,
        Self::NotPassed,
        Self::Success,
    ];

    /// The number given to the shell.
    pub const fn code(self) -> u8 {
        match self {
            Self::Success => 0,
            Self::NotPassed => 1,
            Self::Usage => 2,
            Self::FaultyFile => 3,
            Self::NothingGraded => 4,
            Self::NoConfinement => 5,
            Self::Internal => 70,
            Self::Interrupted => 130,
        }
    }

    /// The weightier of two: what a command that met both ends with.
    #[must_use]
    pub fn and(self, other: Self) -> Self {
        let weight = |exit| Self::BY_WEIGHT.iter().position(|&e| e == exit);
        if weight(self) <= weight(other) { self } else { other }
    }
}

impl From<Exit> for std::process::ExitCode {
    fn from(exit: Exit) -> Self {
        Self::from(exit.code())
    }
}
