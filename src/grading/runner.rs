//! What runs programs in a grading: the interpreter, the layers around it, and the person's wish to stop.
//!
//! The same for a student's submission and for an author's own solution. Not for: judging.

use crate::exercise::Exercise;
use crate::language::{Interpreter, Python, Submission};
use crate::sandbox::Confinement;
use std::sync::atomic::AtomicBool;

/// What runs programs.
#[derive(Debug, Clone, Copy)]
pub struct Runner<'a> {
    /// The interpreter.
    pub interpreter: &'a Interpreter,
    /// The layers it runs in.
    pub confinement: &'a Confinement,
    /// Becomes true when the person interrupts.
    pub interrupted: &'a AtomicBool,
}

impl<'a> Runner<'a> {
    /// How to serve a program for an exercise.
    pub(super) fn python(&self, exercise: &'a Exercise, submission: &'a Submission) -> Python<'a> {
        Python {
            interpreter: self.interpreter,
            submission,
            provided: &exercise.provided,
            function: &exercise.function.name,
            parameters: exercise.function.params.len(),
            time: exercise.limits.time,
            memory: exercise.limits.memory,
            confinement: self.confinement,
            seed: exercise.random_seed,
            interrupted: self.interrupted,
        }
    }
}
