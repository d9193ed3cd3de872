//! The types of an exercise. Making one means it has been checked: names exist, types are met, points add up.
//!
//! Not for: reading YAML, nor for wording faults.

use super::case::Case;
use super::fault::{Fault, Source};
use super::growth::Growth;
use crate::language::{Company, Entry, Input};
use crate::value::{Domain, Notation, Shown, Type, Value, compare::Rules};
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

    /// The part behind the stroke.
    pub fn name(&self) -> &str {
        self.0.split_once('/').map_or("", |(_, name)| name)
    }
}

impl Exercise {
    /// The names that a student's file may well have, the likeliest first: the function's, the exercise's as
    /// `start` names it, the model solution's.
    pub fn file_names(&self) -> Vec<String> {
        let function = self.function().map(|function| function.name.as_str());
        let mut names: Vec<String> = function
            .into_iter()
            .chain([self.id.name(), "solution"])
            .flat_map(|name| ["py", "js"].map(|ending| format!("{name}.{ending}")))
            .collect();
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
    /// What a student writes.
    pub task: Task,
    /// Where that stands in `exercise.yaml`: line and column, from 1.
    pub task_at: (usize, usize),
    /// Where right answers come from.
    pub reference: ReferenceSpec,
    /// Where the reference is named: line and column, from 1.
    pub reference_at: (usize, usize),
    /// How an answer is compared with the right one.
    pub compare: Comparison,
    /// The points of all groups together, those of bonus groups left out.
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

impl Exercise {
    /// The function a student writes; none of a script.
    pub fn function(&self) -> Option<&Function> {
        match &self.task {
            Task::Function(function) => Some(function),
            Task::Script => None,
        }
    }

    /// One input in a notation, bounded: a call, or the way a program is started.
    pub fn asked(&self, input: &Input, notation: Notation, most: usize) -> Shown {
        match (&self.task, input) {
            (Task::Function(function), Input::Arguments(args)) => notation.call(&function.name, args, most),
            (_, Input::Program { stdin, argv }) => notation.run(self.id.name(), argv, stdin, most),
            (Task::Script, Input::Arguments(args)) => notation.call(self.id.name(), args, most),
        }
    }

    /// One call of a large size in a notation, told by the sizes of its arguments.
    pub fn asked_of_size(&self, input: &Input, notation: Notation, most: usize) -> Shown {
        match (&self.task, input) {
            (Task::Function(function), Input::Arguments(args)) => {
                let params: Vec<&str> = function.params.iter().map(|param| param.name.as_str()).collect();
                notation.call_of_sizes(&function.name, &params, args, most)
            }
            _ => self.asked(input, notation, most),
        }
    }

    /// Every comparison it declares, of its groups and cases too.
    pub fn comparisons(&self) -> impl Iterator<Item = &Comparison> {
        let own = self.groups.iter().flat_map(|group| {
            group.compare.iter().chain(group.cases.iter().filter_map(|case| case.compare.as_ref()))
        });
        std::iter::once(&self.compare).chain(own)
    }

    /// What of a submission is asked.
    pub fn entry(&self) -> Entry<'_> {
        match &self.task {
            Task::Function(function) => {
                Entry::Function { name: &function.name, parameters: function.params.len() }
            }
            Task::Script => Entry::Script,
        }
    }
}

/// What a student writes.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Task {
    /// A function.
    Function(Function),
    /// A program that reads its standard input and its arguments, and prints.
    Script,
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

impl Function {
    /// Whether it can be called with these arguments: as many as it has parameters, each of its type.
    pub fn admits(&self, args: &[Value]) -> bool {
        args.len() == self.params.len()
            && args.iter().zip(&self.params).all(|(arg, param)| param.kind.admit(arg).is_ok())
    }
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
    /// Nowhere but in the `expect` of each case.
    Written,
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

/// How an answer is judged.
#[derive(Debug, Clone, PartialEq)]
pub enum Comparison {
    /// Beside the right answer: exactly, or by what the author lets pass.
    Rules(Rules),
    /// By a checker: several answers are right.
    Checker(CheckerSpec),
}

impl Default for Comparison {
    /// Equal values of equal types.
    fn default() -> Self {
        Self::Rules(Rules::default())
    }
}

/// Who says whether an answer is right.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum CheckerSpec {
    /// A built-in checker.
    Named {
        /// Its name.
        name: String,
        /// Where it is named: line and column, from 1.
        at: (usize, usize),
    },
    /// The author's own Python function `check(args, expected, actual)`, run confined.
    Python {
        /// The file's name, beside `exercise.yaml`.
        file: String,
        /// Its source, and how the file is shown to its author.
        source: Arc<Source>,
        /// Where it is named: line and column, from 1.
        at: (usize, usize),
    },
}

/// How the cases of a group make its points.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Scoring {
    /// Each case that passes earns its equal share.
    #[default]
    Proportional,
    /// All points where every case passes, else none.
    All,
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
    /// Whether one failing case takes them all.
    pub scoring: Scoring,
    /// Whether its points come on top: they may be earned, and are no part of the total.
    pub bonus: bool,
    /// How its answers are judged, where not as the exercise says.
    pub compare: Option<Comparison>,
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
    /// How fast its time may grow; a case for each size, after all others.
    pub growth: Option<Growth>,
}

impl Group {
    /// Whether a student may see everything about its cases.
    pub fn is_open(&self) -> bool {
        self.visibility == Visibility::Public && self.feedback == Feedback::Full
    }
}

/// Cases made by a generator.
#[derive(Debug, Clone, PartialEq)]
pub struct Generate {
    /// What makes them.
    pub with: With,
    /// How many cases.
    pub count: usize,
    /// The seed.
    pub seed: u64,
    /// Where it stands in `exercise.yaml`: line and column, from 1.
    pub at: (usize, usize),
}

/// What makes cases.
#[derive(Debug, Clone, PartialEq)]
pub enum With {
    /// A named generator.
    Named {
        /// Its name.
        name: String,
        /// Where it is named: line and column, from 1.
        at: (usize, usize),
        /// Its own settings, in the order written.
        settings: Vec<(String, Value)>,
        /// Where each setting's key and value stand: lines and columns, from 1.
        settings_at: Vec<[(usize, usize); 2]>,
    },
    /// The types of the signature alone: the bounds of each parameter, in order.
    Types(Vec<Domain>),
}
