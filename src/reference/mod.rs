//! What an exercise names: solvers that give the right answer and explain a wrong one, checkers for where
//! several answers are right, and input generators.
//!
//! One folder a game. Not for: running a student's code, comparing answers, wording.

mod answer;
mod arguments;
mod bataille;
mod neighbours;
mod relief;
mod roi;
mod settings;
pub mod typed;

pub use typed::Draws;

pub use neighbours::neighbours;

use crate::message::Message;
use crate::value::{Notation, Type, Value};

/// Knows the right answer of a function, and why a wrong one is wrong.
pub trait Solver: Sync {
    /// The name exercises use: `roi.grid`.
    fn name(&self) -> &'static str;

    /// The types of the function it solves: parameters and result.
    fn signature(&self) -> (Vec<Type>, Type);

    /// The right answer. Arguments outside the function's domain are refused with the reason.
    fn solve(&self, args: &[Value]) -> Result<Value, Message>;

    /// Why `actual` is not the right answer: the first wrong part in the order in which parts depend on each
    /// other. `expected` is what [`Solver::solve`] gave. None where there is nothing to add to the difference.
    fn explain(
        &self,
        args: &[Value],
        expected: &Value,
        actual: &Value,
        notation: Notation,
    ) -> Option<Message>;
}

/// Knows which answers of a function are right, where several are.
pub trait Checker: Sync {
    /// The name exercises use: `roi.winning_move`.
    fn name(&self) -> &'static str;

    /// The types of the function it checks: parameters and result.
    fn signature(&self) -> (Vec<Type>, Type);

    /// Refuses arguments outside the function's domain with the reason.
    fn accept(&self, args: &[Value]) -> Result<(), Message>;

    /// Why `actual`, a value of the result's type, is no right answer; none where it is one. The arguments are
    /// of the function's domain; `expected` is one right answer, where the exercise has one.
    fn refuse(
        &self,
        args: &[Value],
        expected: Option<&Value>,
        actual: &Value,
        notation: Notation,
    ) -> Option<Message>;
}

/// Makes arguments from a seed.
pub trait Generator: Sync {
    /// The name exercises use: `roi.boards`.
    fn name(&self) -> &'static str;

    /// The names of the settings it takes besides `count` and `seed`: `size`.
    fn settings(&self) -> &'static [&'static str];

    /// The arguments of `count` cases, no two equal; the same seed and settings give the same arguments for ever.
    ///
    /// A setting that is unknown, malformed, or cannot give `count` different cases is refused with the reason.
    fn generate(
        &self,
        count: usize,
        settings: &[(String, Value)],
        seed: u64,
    ) -> Result<Vec<Vec<Value>>, Message>;

    /// Whether these arguments lie within what several lists of settings span together, so that an exercise that names
    /// the generator with these settings means them too. None do, unless a generator says so.
    fn allows(&self, settings: &[&[(String, Value)]], args: &[Value]) -> bool {
        let _ = (settings, args);
        false
    }

    /// What makes arguments large, the weightiest part first: of two lists the one that comes first is smaller.
    fn weight(&self, args: &[Value]) -> Vec<u64> {
        typed::weight(args)
    }

    /// The smallest arguments within the settings, in rising weight: at most `most`. Nothing, unless a generator knows
    /// its smallest.
    fn smallest(&self, settings: &[(String, Value)], most: usize) -> Vec<Vec<Value>> {
        let _ = (settings, most);
        Vec::new()
    }

    /// Arguments of the same function that are a step smaller than these, in any order; some may be heavier, or come
    /// twice, and the settings do not matter. Nothing, unless a generator knows how.
    fn smaller(&self, args: &[Value]) -> Vec<Vec<Value>> {
        let _ = args;
        Vec::new()
    }
}

const SOLVERS: &[&dyn Solver] = &[&roi::GridSolver, &bataille::ValidSolver];
const CHECKERS: &[&dyn Checker] = &[&roi::WinningMove, &bataille::AnyValidGrid, &relief::WinningMove];
const GENERATORS: &[&dyn Generator] = &[&roi::Boards, &roi::Positions, &bataille::Grids, &relief::Problems];

/// The solver of this name.
pub fn solver(name: &str) -> Option<&'static dyn Solver> {
    SOLVERS.iter().copied().find(|solver| solver.name() == name)
}

/// The checker of this name.
pub fn checker(name: &str) -> Option<&'static dyn Checker> {
    CHECKERS.iter().copied().find(|checker| checker.name() == name)
}

/// The generator of this name.
pub fn generator(name: &str) -> Option<&'static dyn Generator> {
    GENERATORS.iter().copied().find(|generator| generator.name() == name)
}

/// Every solver's name.
pub fn solver_names() -> impl Iterator<Item = &'static str> {
    SOLVERS.iter().map(|solver| solver.name())
}

/// Every checker's name.
pub fn checker_names() -> impl Iterator<Item = &'static str> {
    CHECKERS.iter().map(|checker| checker.name())
}

/// Every generator's name.
pub fn generator_names() -> impl Iterator<Item = &'static str> {
    GENERATORS.iter().map(|generator| generator.name())
}
