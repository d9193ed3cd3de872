//! Languages a submission may be written in: how a file is read, started, and asked for answers.
//!
//! One file or folder a language. Not for: confinement (`sandbox`), verdicts (`grading`): what a run came to is
//! an [`Outcome`], a plain fact.

mod archive;
mod input;
mod outcome;
mod problem;
mod python;
mod submission;

pub use crate::sandbox::Company;
pub use input::{Entry, Input};
pub use outcome::{Ending, Outcome, Raised, Run, Site, Traces};
pub use problem::LoadProblem;
pub use python::{Interpreter, InterpreterFault, Locator, Python, Session};
pub use submission::{Submission, SubmissionFault};
