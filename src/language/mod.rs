//! Languages a submission may be written in: how a file is read, started, and asked for answers.
//!
//! [`Language`] lists them; [`Service`] says how a submission is served and opens a [`Session`]; each language has a
//! folder that serves, with its harness where it has one. Not for: confinement (`sandbox`), verdicts (`grading`):
//! what a run came to is an [`Outcome`], a plain fact.

mod archive;
mod bounds;
mod dictionaries;
mod frames;
mod input;
mod interpreter;
mod javascript;
mod kind;
mod outcome;
mod problem;
mod program;
mod python;
mod readying;
mod seen;
mod service;
mod single;
mod source;
mod submission;
mod watch;

pub use crate::sandbox::Company;
pub use input::{Entry, Input};
pub use interpreter::{Interpreter, InterpreterFault, Interpreters, Locator};
pub use kind::Language;
pub use outcome::{Ending, Outcome, Raised, Run, Site, Traces};
pub use problem::LoadProblem;
pub use python::{MUTATION_LIMITS, Mutation, MutationKind, Unmutated, mutations};
pub use service::{Runtime, Service, Session, Shape};
pub use submission::{Submission, SubmissionFault};
