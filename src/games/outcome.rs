//! Sides, results and the reasons of a game's end, with the words of the `status:` line.
//!
//! Not for: finding out whether a game is over (each game's rules).

/// One of the two players, by the order of their first turns.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Side {
    /// The side that moves first in the game.
    First = 0,
    /// The other side.
    Second = 1,
}

impl Side {
    /// Both sides in order.
    pub const BOTH: [Self; 2] = [Self::First, Self::Second];

    /// The opponent.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::First => Self::Second,
            Self::Second => Self::First,
        }
    }
}

/// Who won.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Verdict {
    /// This side.
    Win(Side),
    /// Nobody.
    Draw,
    /// The player to move has lost (games whose positions do not name the sides).
    Loss,
}

/// Why a game ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Reason {
    /// A pawn reached its goal row.
    Goal,
    /// Two passes in a row.
    Passes,
    /// The turn limit was reached.
    TurnLimit,
    /// A side has fewer than three pieces.
    Pieces,
    /// The side to move cannot.
    Blocked,
    /// The same state for the third time.
    Repetition,
    /// The first piece to leave was a Sentinelle.
    Sentinelle,
    /// Two pieces have left.
    SecondExit,
    /// A side has no piece on the board.
    Elimination,
    /// Two hundred turns were played.
    Limit,
}

impl Reason {
    /// The word of the `status:` line.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Goal => "goal",
            Self::Passes => "passes",
            Self::TurnLimit => "turn-limit",
            Self::Pieces => "pieces",
            Self::Blocked => "blocked",
            Self::Repetition => "repetition",
            Self::Sentinelle => "sentinelle",
            Self::SecondExit => "second-exit",
            Self::Elimination => "elimination",
            Self::Limit => "limit",
        }
    }

    /// Whether a repetition on the same turn is the end that counts.
    pub const fn yields_to_repetition(self) -> bool {
        matches!(self, Self::TurnLimit | Self::Limit)
    }
}

/// The end of a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Outcome {
    /// Who won.
    pub verdict: Verdict,
    /// Why it ended.
    pub reason: Reason,
}

impl Outcome {
    /// What a `status:` line says, such as `white goal` or `draw repetition`, with the names of a game's sides.
    pub fn words(self, sides: [&str; 2]) -> String {
        let who = match self.verdict {
            Verdict::Win(side) => sides[side as usize],
            Verdict::Draw => "draw",
            Verdict::Loss => "loss",
        };
        format!("{who} {}", self.reason.word())
    }
}
