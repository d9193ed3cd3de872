//! Trying small changes to an exercise's solution on its cases.
//!
//! Not for: finding the exercise and its solution, nor for showing what came of it.

use super::check::{CheckFault, planned};
use crate::exercise::{Exercise, Solution};
use crate::grading::{self, Progress, Runner, Trial, Tried, Untried};
use crate::language::{InterpreterFault, Interpreters, Language};
use crate::message::Message;
use crate::sandbox::Confinement;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

/// What to try.
#[derive(Debug)]
pub struct Mutants<'a> {
    /// The cases of this exercise.
    pub exercise: Arc<Exercise>,
    /// On changes to this solution.
    pub solution: &'a Solution,
    /// With these interpreters.
    pub interpreters: &'a Interpreters,
    /// In these layers.
    pub confinement: &'a Confinement,
    /// Becomes true when the person interrupts.
    pub interrupted: &'a AtomicBool,
    /// How many inputs are made to tell a change that no case notices.
    pub inputs: usize,
    /// What they are made from.
    pub seed: u64,
}

/// Why nothing was tried.
#[derive(Debug)]
pub enum MutantsFault {
    /// The exercise or its solution is faulty, or cannot be run.
    Check(CheckFault),
    /// The person interrupted.
    Interrupted,
    /// We failed.
    Ours(Message),
}

/// Tries every change, telling `progress` as it goes on.
pub fn mutants(what: &Mutants<'_>, progress: &mut dyn FnMut(Progress)) -> Result<Tried, MutantsFault> {
    let &Mutants { interpreters, confinement, interrupted, solution, inputs, seed, .. } = what;
    let runner = Runner { interpreters, confinement, interrupted };
    let plan = planned(&what.exercise, runner).map_err(MutantsFault::Check)?;
    let missing = |fault: Arc<InterpreterFault>| MutantsFault::Check(fault.into());
    interpreters.runtime(Language::Python).map_err(missing)?;
    let trial = Trial { plan: &plan, solution, runner, inputs, seed };
    grading::mutants(&trial, progress).map_err(|untried| match untried {
        Untried::Interrupted => MutantsFault::Interrupted,
        Untried::Unconfined(lost) => MutantsFault::Check(CheckFault::Unconfined(lost)),
        Untried::Interpreter(fault) => MutantsFault::Check(fault.into()),
        Untried::Faulty(faults) => MutantsFault::Check(CheckFault::Exercise(faults)),
        Untried::Ours(message) => MutantsFault::Ours(message),
    })
}
