//! Why nothing came of a grading, whatever was to be graded: a submission, an exercise's own programs, changes to its
//! solution.
//!
//! Not for: verdicts, nor for how it is told (`cli`).

use crate::exercise::Faults;
use crate::language::InterpreterFault;
use crate::message::Message;
use std::sync::Arc;

/// Why nothing was graded.
#[derive(Debug, thiserror::Error)]
pub enum Ungraded {
    /// The person interrupted.
    #[error("interrupted")]
    Interrupted,
    /// A layer of the confinement that was proved before is refused now.
    #[error("{0}")]
    Unconfined(Message),
    /// The exercise, or its author's solution, is faulty.
    #[error(transparent)]
    Faulty(#[from] Faults),
    /// There is nothing to run the submission, or the author's own programs, with.
    #[error(transparent)]
    Interpreter(#[from] Arc<InterpreterFault>),
    /// We failed.
    #[error("{0}")]
    Ours(Message),
}
