//! Small changes to a Python program, by which it is found out how well cases test.
//!
//! The program is taken apart by Python's own `ast`, in a confined interpreter that parses it and never runs it
//! (`mutator.py`). Not for: running what comes of a change, nor for saying what its survival means (`grading`).

use crate::language::{Entry, Input, LoadProblem, Outcome, Runtime, Service, Submission};
use crate::sandbox::{Company, Confinement, LaunchFault};
use crate::value::Value;
use std::ops::Range;
use std::sync::atomic::AtomicBool;
use std::time::Duration;

/// The program that proposes the changes.
const MUTATOR: &str = include_str!("mutator.py");

/// What taking a program apart may use: CPU time, and memory in bytes.
pub const MUTATION_LIMITS: (Duration, u64) = (Duration::from_secs(30), 1 << 30);

/// One small change to a program.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Mutation {
    /// What kind of change it is.
    pub kind: MutationKind,
    /// The line it begins on, from 1.
    pub line: usize,
    /// The column it begins at, from 1, in characters.
    pub column: usize,
    /// The bytes of the program that are replaced.
    pub bytes: Range<usize>,
    /// What stands there instead.
    pub text: String,
}

/// What a change is about.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum MutationKind {
    /// `<` for `<=`, `==` for `!=`, `in` for `not in`.
    Comparison,
    /// A number one more or less, a text emptied, `True` for `False`.
    Constant,
    /// The index of a list, or a bound of a slice, one more or less.
    Index,
    /// A bound of `range` one more or less.
    Range,
    /// `and` for `or`, a condition or `not` turned round.
    Logic,
    /// `+` for `-`, `*` for `//`.
    Arithmetic,
    /// A statement left out.
    Statement,
    /// Two arguments of a call exchanged.
    Arguments,
    /// `None` returned early.
    Return,
}

impl MutationKind {
    /// Every kind.
    pub const ALL: [Self; 9] = [
        Self::Comparison,
        Self::Constant,
        Self::Index,
        Self::Range,
        Self::Logic,
        Self::Arithmetic,
        Self::Statement,
        Self::Arguments,
        Self::Return,
    ];

    /// Its word, for programs.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Comparison => "comparison",
            Self::Constant => "constant",
            Self::Index => "index",
            Self::Range => "range",
            Self::Logic => "logic",
            Self::Arithmetic => "arithmetic",
            Self::Statement => "statement",
            Self::Arguments => "arguments",
            Self::Return => "return",
        }
    }
}

impl Mutation {
    /// What is replaced of the program it was proposed for.
    pub fn was<'a>(&self, program: &'a str) -> &'a str {
        program.get(self.bytes.clone()).unwrap_or_default()
    }

    /// The program with this change.
    pub fn applied(&self, program: &str) -> String {
        let before = program.get(..self.bytes.start).unwrap_or_default();
        let after = program.get(self.bytes.end..).unwrap_or_default();
        format!("{before}{}{after}", self.text)
    }
}

/// Why a program was not taken apart.
#[derive(Debug)]
pub enum Unmutated {
    /// The interpreter did not start.
    Launch(LaunchFault),
    /// There are more changes than are tried: so many.
    Many(usize),
    /// It came to this: the program is no Python, is nested too deep, or is too large.
    Came(Outcome),
    /// The interpreter could not be asked.
    Problem(Box<LoadProblem>),
}

/// Every small change to a program, in its order. `runtime` is one of Python; the program is text without a byte-order mark.
pub fn mutations(
    program: &str,
    runtime: Runtime<'_>,
    confinement: &Confinement,
    interrupted: &AtomicBool,
) -> Result<Vec<Mutation>, Unmutated> {
    let submission = Submission::alone("mutator.py", MUTATOR);
    let service = Service {
        runtime,
        submission: &submission,
        provided: &[],
        entry: Entry::Function { name: "mutations", parameters: 1 },
        shape: None,
        kept: false,
        time: MUTATION_LIMITS.0,
        memory: MUTATION_LIMITS.1,
        disk: 0,
        company: Company::Alone,
        confinement,
        seed: None,
        interrupted,
    };
    let mut session = service
        .open()
        .map_err(Unmutated::Launch)?
        .map_err(|problem| Unmutated::Problem(Box::new(problem)))?;
    let run = session.run(&Input::Arguments(vec![Value::text(program)])).map_err(Unmutated::Problem)?;
    match run.outcome {
        Outcome::Answered(Value::List(found)) => {
            let read: Option<Vec<_>> = found.iter().map(|one| read(one, program)).collect();
            read.ok_or(Unmutated::Came(Outcome::Protocol))
        }
        Outcome::Answered(many) => {
            let many = many.as_i64().and_then(|many| usize::try_from(many).ok());
            Err(many.map_or(Unmutated::Came(Outcome::Protocol), Unmutated::Many))
        }
        outcome => Err(Unmutated::Came(outcome)),
    }
}

/// Reads `[kind, line, column, start, end, replacement]`; none where it is not of this program.
fn read(value: &Value, program: &str) -> Option<Mutation> {
    let [kind, line, column, start, end, text] = value.as_sequence()? else { return None };
    let word = kind.as_str()?;
    let number = |value: &Value| usize::try_from(value.as_i64()?).ok();
    let bytes = number(start)?..number(end)?;
    program.get(bytes.clone())?;
    Some(Mutation {
        kind: MutationKind::ALL.into_iter().find(|kind| kind.word() == word)?,
        line: number(line)?,
        column: number(column)?,
        bytes,
        text: text.as_str()?.to_owned(),
    })
}
