//! The types of an exercise. Making one means it has been checked: names exist, types are met, points add up.
//!
//! Not for: reading YAML, nor for wording faults.

use super::fault::{Fault, Source};
use crate::language::Company;
use crate::value::{Type, Value};
use num_rational::BigRational;
use std::fmt;
use std::sync::Arc;
use std::time::Duration;

/// Points, exact: ten times 0.1 is 1.
pub type Points = BigRational;

/// The games an exercise may be about.
pub const GAMES: [&str; 5] = ["roi", "bataille", "walle", "moulin", "relief"];

/// A text in both languages.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Localized {
    /// In French.
    pub fr: String,
    /// In English.
    pub en: String,
}

/// An exercise's id: `<game or topic>/<name>`, each of `[a-z0-9_-]+`.
#[derive(Debug, Clone, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct ExerciseId(String);

impl ExerciseId {
    /// Reads an id; none if it is not one.
    pub fn parse(text: &str) -> Option<Self> {
        let part = |text: &str| {
            !text.is_empty()
                && text.len() <= 64
                && text
                    .bytes()
                    .all(|b| b.is_ascii_lowercase() || b.is_ascii_digit() || b == b'_' || b == b'-')
        };
        let (first, second) = text.split_once('/')?;
        (part(first) && part(second)).then(|| Self(text.to_owned()))
    }

    /// The id as written.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl Exercise {
    /// The names that a student's file may well have, the likeliest first: the function's, the exercise's as
    /// `start` names it, the model solution's.
    pub fn file_names(&self) -> Vec<String> {
        let exercise = self.id.as_str().rsplit('/').next().unwrap_or_default();
        let mut names: Vec<String> =
            [&self.function.name, exercise, "solution"].map(|name| format!("{name}.py")).into();
        names.dedup();
        names
    }
}

impl Localized {
    /// The text in the language of this two-letter code; English for any but `fr`.
    pub fn in_language(&self, code: &str) -> &str {
        if code == "fr" { &self.fr } else { &self.en }
    }
}

impl fmt::Display for ExerciseId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// One exercise.
#[derive(Debug, Clone)]
pub struct Exercise {
    /// Its id, from the folder it stands in.
    pub id: ExerciseId,
    /// Its title.
    pub title: Localized,
    /// The game it is about, if any.
    pub game: Option<String>,
    /// Difficulty, 1 to 5.
    pub level: u8,
    /// What it trains: `lists`, `dynamic-programming`.
    pub concepts: Vec<String>,
    /// The function a student writes.
    pub function: Function,
    /// Where the signature stands in `exercise.yaml`: line and column, from 1.
    pub function_at: (usize, usize),
    /// Where right answers come from.
    pub reference: ReferenceSpec,
    /// Where the reference is named: line and column, from 1.
    pub reference_at: (usize, usize),
    /// How an answer is compared with the right one.
    pub compare: Comparison,
    /// The points of all groups together.
    pub points: Points,
    /// What one case may use.
    pub limits: Limits,
    /// What one case may start beside itself.
    pub allow: Company,
    /// Seeds the language's random generator before the submission is loaded and before each case.
    pub random_seed: Option<u64>,
    /// Whether cases share a process.
    pub state: State,
    /// Files laid beside the submission: name and content.
    pub provided: Vec<(String, Vec<u8>)>,
    /// The groups in order.
    pub groups: Vec<Group>,
    /// Hints, the gentlest first.
    pub hints: Vec<Localized>,
    /// The statement, in Markdown.
    pub statement: Localized,
    /// Starter files: name (`starter.py`) and content.
    pub starters: Vec<(String, Vec<u8>)>,
    /// `exercise.yaml` itself, for faults found later.
    pub source: Arc<Source>,
    /// What the author should look at, though the exercise can be used.
    pub warnings: Vec<Fault>,
}

/// The signature of the function a student writes.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Function {
    /// Its name.
    pub name: String,
    /// Its parameters in order.
    pub params: Vec<Param>,
    /// The type of its result.
    pub returns: Type,
}

/// One parameter.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Param {
    /// Its name.
    pub name: String,
    /// Its type.
    pub kind: Type,
}

/// Where right answers come from.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ReferenceSpec {
    /// A built-in solver, by name.
    Solver(String),
    /// The author's own solution, run confined.
    Solution {
        /// Its language.
        language: String,
        /// Its file's name.
        file: String,
        /// Its source.
        source: Vec<u8>,
    },
}

/// How answers are compared.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Comparison {
    /// Equal values of equal types.
    #[default]
    Exact,
}

/// Whether cases share a process.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum State {
    /// Every case starts from the submission freshly loaded.
    #[default]
    Fresh,
    /// All cases of a group run in one process.
    Kept,
}

/// What one case, or the whole, may use.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Limits {
    /// CPU time of one case.
    pub time: Duration,
    /// Memory in bytes; of all its processes together, where it may have several.
    pub memory: u64,
    /// What it may leave in its folder at any moment, in bytes.
    pub disk: u64,
    /// How long a whole submission may take by the clock; none for a time that grows with what it computes.
    pub total: Option<Duration>,
}

impl Default for Limits {
    fn default() -> Self {
        Self { time: Duration::from_secs(2), memory: 256 << 20, disk: 64 << 20, total: None }
    }
}

/// Who may see a group's cases.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Visibility {
    /// Everyone.
    #[default]
    Public,
    /// Only teachers: a student sees that cases exist and how many passed.
    Hidden,
}

/// How much a failing case of a group tells a student.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Feedback {
    /// Arguments, expected and actual answers, the difference and the reason.
    #[default]
    Full,
    /// Arguments and the actual answer.
    Actual,
    /// The verdict alone.
    Verdict,
}

/// Cases that are worth points together.
#[derive(Debug, Clone)]
pub struct Group {
    /// Its name, unique in the exercise.
    pub name: String,
    /// Its points, shared equally among its cases.
    pub points: Points,
    /// Who may see it.
    pub visibility: Visibility,
    /// How much it tells.
    pub feedback: Feedback,
    /// Groups that must have passed, by index; else this one is skipped.
    pub requires: Vec<usize>,
    /// Cases written by hand.
    pub cases: Vec<Case>,
    /// Cases made by a generator, after those written by hand.
    pub generate: Option<Generate>,
}

/// One case written by hand.
#[derive(Debug, Clone)]
pub struct Case {
    /// The arguments, of the types of the signature.
    pub args: Vec<Value>,
    /// Where they stand: line and column, from 1.
    pub args_at: (usize, usize),
    /// The answer the author expects, checked against the reference; optional.
    pub expect: Option<Value>,
    /// What the case is about.
    pub why: Option<Localized>,
    /// The line of `exercise.yaml` it begins on, from 1.
    pub line: usize,
    /// Where `expect` stands: line and column, from 1.
    pub expect_at: Option<(usize, usize)>,
}

/// Cases made by a generator.
#[derive(Debug, Clone, PartialEq)]
pub struct Generate {
    /// The generator's name.
    pub with: String,
    /// How many cases.
    pub count: usize,
    /// The seed.
    pub seed: u64,
    /// The generator's own settings, in the order written.
    pub settings: Vec<(String, Value)>,
    /// Where each setting's key and value stand: lines and columns, from 1.
    pub settings_at: Vec<[(usize, usize); 2]>,
    /// Where it stands in `exercise.yaml`: line and column, from 1.
    pub at: (usize, usize),
    /// Where the generator is named: line and column, from 1.
    pub with_at: (usize, usize),
}
