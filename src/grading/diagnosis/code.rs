//! The kinds of diagnoses: stable words, which reports and `jugeote explain` share.
//!
//! Each has a page in both languages, `src/i18n/<language>/explain/<word>.md`. Not for: what is said of one program
//! (`finding`).

/// A kind of mistake, or of trap, that has a page of its own.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Code {
    /// The answer was printed, and `None` returned.
    PrintedNotReturned,
    /// `None` was returned where an answer is expected.
    ReturnedNothing,
    /// The right value as another type.
    WrongType,
    /// The right table with rows and columns exchanged.
    RowsAndColumnsSwapped,
    /// Right but for a row, a column or an element too many or too few.
    SizeOffByOne,
    /// The right content, one place further.
    ShiftedByOne,
    /// The right elements in another order.
    RightUpToOrder,
    /// Every number one too large, or one too small.
    OffByOne,
    /// Rows of the answer that are one and the same list.
    RowsAreOneList,
    /// The same answer whatever the arguments.
    ConstantAnswer,
    /// The right answers to other arguments.
    AnswerOfAnotherCase,
    /// Another answer each time.
    DependsOnChance,
    /// Recursion without end, or too deep.
    RecursionLimit,
    /// `exit()` and its like.
    ExitCalled,
    /// `input()`, where nobody types.
    InputCalled,
    /// The function does not take the arguments of the exercise.
    WrongNumberOfParameters,
    /// A call inside the student's own code does not fit the function called.
    WrongCallInside,
    /// Any other exception.
    RaisedException,
    /// The time limit.
    TooSlow,
    /// An argument is not what it was before the call.
    MutatedArgument,
    /// An answer depends on the calls before.
    RemembersBetweenCalls,
}

/// What one must know of a case to make a diagnosis, and so what the diagnosis tells of it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Knowledge {
    /// The verdict, and the name of an exception.
    Outcome,
    /// The arguments and the student's answer.
    Answer,
    /// The right answer as well.
    Expected,
}

impl Code {
    /// Every kind, in the order in which they are listed.
    pub const ALL: [Self; 21] = [
        Self::PrintedNotReturned,
        Self::ReturnedNothing,
        Self::WrongType,
        Self::RowsAndColumnsSwapped,
        Self::SizeOffByOne,
        Self::ShiftedByOne,
        Self::RightUpToOrder,
        Self::OffByOne,
        Self::RowsAreOneList,
        Self::ConstantAnswer,
        Self::AnswerOfAnotherCase,
        Self::DependsOnChance,
        Self::RecursionLimit,
        Self::ExitCalled,
        Self::InputCalled,
        Self::WrongNumberOfParameters,
        Self::WrongCallInside,
        Self::RaisedException,
        Self::TooSlow,
        Self::MutatedArgument,
        Self::RemembersBetweenCalls,
    ];

    /// The word that every format uses, and that `jugeote explain` takes.
    pub const fn word(self) -> &'static str {
        match self {
            Self::PrintedNotReturned => "printed-not-returned",
            Self::ReturnedNothing => "returned-nothing",
            Self::WrongType => "wrong-type",
            Self::RowsAndColumnsSwapped => "rows-and-columns-swapped",
            Self::SizeOffByOne => "size-off-by-one",
            Self::ShiftedByOne => "shifted-by-one",
            Self::RightUpToOrder => "right-up-to-order",
            Self::OffByOne => "off-by-one",
            Self::RowsAreOneList => "rows-are-one-list",
            Self::ConstantAnswer => "constant-answer",
            Self::AnswerOfAnotherCase => "answer-of-another-case",
            Self::DependsOnChance => "depends-on-chance",
            Self::RecursionLimit => "recursion-limit",
            Self::ExitCalled => "exit-called",
            Self::InputCalled => "input-called",
            Self::WrongNumberOfParameters => "wrong-number-of-parameters",
            Self::WrongCallInside => "wrong-call-inside",
            Self::RaisedException => "raised-exception",
            Self::TooSlow => "too-slow",
            Self::MutatedArgument => "mutated-argument",
            Self::RemembersBetweenCalls => "remembers-between-calls",
        }
    }

    /// The kind with this word.
    pub fn parse(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|code| code.word() == word)
    }

    /// Whether it is true of a program that passes, too: advice, which costs no points.
    pub const fn is_advice(self) -> bool {
        matches!(self, Self::MutatedArgument | Self::RemembersBetweenCalls)
    }

    /// Whether nothing is left to explain about an answer: it is none, or right but for its type.
    pub(in crate::grading) const fn is_whole_reason(self) -> bool {
        matches!(self, Self::PrintedNotReturned | Self::ReturnedNothing | Self::WrongType)
    }

    /// What it takes to know, and so what it tells.
    pub const fn knowledge(self) -> Knowledge {
        match self {
            Self::RecursionLimit
            | Self::ExitCalled
            | Self::InputCalled
            | Self::WrongNumberOfParameters
            | Self::WrongCallInside
            | Self::RaisedException
            | Self::TooSlow => Knowledge::Outcome,
            Self::ReturnedNothing
            | Self::DependsOnChance
            | Self::MutatedArgument
            | Self::RemembersBetweenCalls => Knowledge::Answer,
            Self::PrintedNotReturned
            | Self::WrongType
            | Self::RowsAndColumnsSwapped
            | Self::SizeOffByOne
            | Self::ShiftedByOne
            | Self::RightUpToOrder
            | Self::OffByOne
            | Self::RowsAreOneList
            | Self::ConstantAnswer
            | Self::AnswerOfAnotherCase => Knowledge::Expected,
        }
    }
}
