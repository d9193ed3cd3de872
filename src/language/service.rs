//! How a submission is served, whatever its language: everything a session needs, and what a session can do.
//!
//! Each language implements [`Serve`] in its own module. Not for: what a run came to (`outcome`).

use super::{Entry, Input, Interpreter, Language, LoadProblem, Outcome, Run, Submission};
use super::{javascript, program, python};
use crate::sandbox::{Company, Confinement, LaunchFault};
use crate::value::{Type, Value};
use std::fmt;
use std::sync::atomic::AtomicBool;
use std::time::Duration;

/// What runs a submission.
#[derive(Debug, Clone, Copy)]
pub enum Runtime<'a> {
    /// An interpreter of Python.
    Python(&'a Interpreter),
    /// Node.js.
    JavaScript(&'a Interpreter),
    /// The submission is a program; where it names an interpreter, that is looked for in these places.
    Program(&'a super::Locator),
}

impl Runtime<'_> {
    /// The language it runs.
    pub fn language(&self) -> Language {
        match self {
            Self::Python(_) => Language::Python,
            Self::JavaScript(_) => Language::JavaScript,
            Self::Program(_) => Language::Program,
        }
    }

    /// Name and version: `Python 3.11.7`.
    pub fn title(&self) -> String {
        match self {
            Self::Python(interpreter) | Self::JavaScript(interpreter) => interpreter.title(),
            Self::Program(_) => Language::Program.word().to_owned(),
        }
    }
}

/// The types of a function, by which values are fitted to languages that do not have all of ours.
#[derive(Debug, Clone)]
pub struct Shape<'a> {
    /// Of its parameters, in order.
    pub params: Vec<&'a Type>,
    /// Of its answer.
    pub returns: &'a Type,
}

/// How to serve a submission: everything a fresh session needs.
#[derive(Debug)]
pub struct Service<'a> {
    /// What runs it.
    pub runtime: Runtime<'a>,
    /// The submission.
    pub submission: &'a Submission,
    /// Files laid beside it: name and content.
    pub provided: &'a [(String, Vec<u8>)],
    /// What of it is asked.
    pub entry: Entry<'a>,
    /// The types of the function asked, where they are known.
    pub shape: Option<Shape<'a>>,
    /// Whether one process serves every call, so that what the submission remembers stays. A program remembers
    /// nothing.
    pub kept: bool,
    /// CPU time of a case.
    pub time: Duration,
    /// Memory of a case, in bytes.
    pub memory: u64,
    /// What a case may leave in its folder at any moment, in bytes.
    pub disk: u64,
    /// What a case may start beside itself.
    pub company: Company,
    /// The layers it runs in.
    pub confinement: &'a Confinement,
    /// Seeds the language's generator before the submission is loaded and before each case, where it has one that
    /// can be seeded.
    pub seed: Option<u64>,
    /// Becomes true when the person interrupts: a running case is then ended.
    pub interrupted: &'a AtomicBool,
}

impl<'a> Service<'a> {
    /// Starts what runs the submission and has it read the file.
    pub fn open(&'a self) -> Result<Result<Session<'a>, LoadProblem>, LaunchFault> {
        let opened = match self.runtime {
            Runtime::Python(interpreter) => python::open(self, interpreter)?.map(boxed),
            Runtime::JavaScript(interpreter) => javascript::open(self, interpreter)?.map(boxed),
            Runtime::Program(locator) => program::open(self, locator).map(boxed).map_err(|problem| *problem),
        };
        Ok(opened.map(Session))
    }

    /// The submission's files and those laid beside it: name and content, the submission's own first.
    pub(super) fn files(&self) -> impl Iterator<Item = (&String, &Vec<u8>)> {
        std::iter::once((&self.submission.file, &self.submission.source))
            .chain(self.submission.companions.iter().map(|(name, content)| (name, content)))
            .chain(self.provided.iter().map(|(name, content)| (name, content)))
    }
}

fn boxed<'a>(session: impl Serve + 'a) -> Box<dyn Serve + 'a> {
    Box::new(session)
}

/// What can be asked of a submission that was opened.
pub(super) trait Serve: fmt::Debug {
    /// See [`Session::run`].
    fn run(&mut self, input: &Input) -> Result<Run, Box<LoadProblem>>;

    /// See [`Session::is_lost`].
    fn is_lost(&self) -> bool;

    /// See [`Session::take_fault`].
    fn take_fault(&mut self) -> Option<LaunchFault> {
        None
    }

    /// See [`Session::run_in_turn`].
    fn run_in_turn(&mut self, _calls: &[&[Value]], _time: Duration) -> Vec<Outcome> {
        Vec::new()
    }

    /// See [`Session::run_through`].
    fn run_through(&mut self, _args: &[Value], _time: Duration) -> Option<Outcome> {
        None
    }
}

/// A submission at work.
#[derive(Debug)]
pub struct Session<'a>(Box<dyn Serve + 'a>);

impl Session<'_> {
    /// Asks the submission once: in a process of its own, or in the one that serves every call. `Err` means that
    /// nothing can be asked of this submission.
    ///
    /// When the interpreter itself is gone afterwards, or a kept process, [`Session::is_lost`] says so, and a new
    /// session is needed.
    pub fn run(&mut self, input: &Input) -> Result<Run, Box<LoadProblem>> {
        self.0.run(input)
    }

    /// Whether no further call can be made.
    pub fn is_lost(&self) -> bool {
        self.0.is_lost()
    }

    /// Why the last call could not be made, where that is not the submission's fault: its process was not started.
    pub fn take_fault(&mut self) -> Option<LaunchFault> {
        self.0.take_fault()
    }

    /// Calls the function with each list of arguments in turn, all in one process, within `time` altogether. Says
    /// what each call came to; an exception is the last, and a breach of a limit leaves none. A language that
    /// cannot do it answers nothing.
    pub fn run_in_turn(&mut self, calls: &[&[Value]], time: Duration) -> Vec<Outcome> {
        self.0.run_in_turn(calls, time)
    }

    /// Calls the function and goes through its answer, within `time`: the elements that an iterator gives. A
    /// language that cannot do it answers nothing.
    pub fn run_through(&mut self, args: &[Value], time: Duration) -> Option<Outcome> {
        self.0.run_through(args, time)
    }
}
