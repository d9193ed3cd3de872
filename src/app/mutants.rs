//! Trying small changes to an exercise's solution on its cases.
//!
//! Not for: finding the exercise and its solution, nor for showing what came of it.

use crate::exercise::{Exercise, Solution};
use crate::grading::{self, Plan, Progress, Runner, Trial, Tried, Ungraded};
use crate::language::Language;
use std::sync::Arc;

/// What to try.
#[derive(Debug)]
pub struct Mutants<'a> {
    /// The cases of this exercise.
    pub exercise: Arc<Exercise>,
    /// On changes to this solution.
    pub solution: &'a Solution,
    /// With this.
    pub runner: Runner<'a>,
    /// How many inputs are made to tell a change that no case notices.
    pub inputs: usize,
    /// What they are made from.
    pub seed: u64,
}

/// Tries every change, telling `progress` as it goes on.
pub fn mutants(what: &Mutants<'_>, progress: &mut dyn FnMut(Progress)) -> Result<Tried, Ungraded> {
    let &Mutants { runner, solution, inputs, seed, .. } = what;
    let plan = Plan::new(Arc::clone(&what.exercise), runner)?;
    runner.interpreters.runtime(Language::Python)?;
    grading::mutants(&Trial { plan: &plan, solution, runner, inputs, seed }, progress)
}
