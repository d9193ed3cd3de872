//! One case written by hand: what is asked, and what is expected.
//!
//! Not for: reading it (`cases`), nor for judging what came (`grading`).

use super::model::{Comparison, Localized};
use crate::language::Input;
use crate::value::Value;

/// One case written by hand.
#[derive(Debug, Clone)]
pub struct Case {
    /// What is asked; arguments are of the types of the signature.
    pub input: Input,
    /// Where that stands: line and column, from 1.
    pub input_at: (usize, usize),
    /// What the author expects, checked against the reference; optional where there is one.
    pub expect: Option<Expectation>,
    /// How its answer is judged, where not as its group says.
    pub compare: Option<Comparison>,
    /// What the case is about.
    pub why: Option<Localized>,
    /// The line of `exercise.yaml` it begins on, from 1.
    pub line: usize,
    /// Where the expectation stands: line and column, from 1.
    pub expect_at: Option<(usize, usize)>,
}

/// What a right submission does.
#[derive(Debug, Clone, PartialEq)]
pub enum Expectation {
    /// It returns this.
    Value(Value),
    /// It raises this.
    Raises(Raises),
    /// It is a program, and ends by itself after printing.
    Output(Output),
}

/// An expected exception.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Raises {
    /// The class's name: an exception of this class, or of one that derives from it.
    pub class: String,
    /// Its message, exactly; any where none is given.
    pub message: Option<String>,
}

/// What a program is expected to do.
#[derive(Debug, Clone, PartialEq)]
pub struct Output {
    /// What it prints, a text with line ends as `\n`; whatever it likes where none is given.
    pub stdout: Option<Value>,
    /// The status it ends with.
    pub status: u8,
}

impl Expectation {
    /// The value that is expected: of a program, what it prints.
    pub fn value(&self) -> Option<&Value> {
        match self {
            Self::Value(value) => Some(value),
            Self::Raises(_) => None,
            Self::Output(output) => output.stdout.as_ref(),
        }
    }
}
