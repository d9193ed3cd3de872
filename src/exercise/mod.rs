//! Exercises: what an author declares in `exercise.yaml` and the files beside it, as checked types.
//!
//! [`Catalogue`] finds them; [`Exercise`] is one, read and checked; [`Faults`] is everything wrong with its
//! files, each fault with its place. Not for: running anything, computing right answers (`reference`), judging
//! (`grading`).

mod author;
mod bounds;
mod case;
mod cases;
mod catalogue;
mod comparison;
mod equivalents;
mod fault;
mod folder;
mod groups;
mod growth;
mod limits;
mod model;
mod pasted;
mod read;
mod scalar;
mod signature;
mod solutions;
mod values;
mod walk;
mod written;

pub use crate::yaml::Place;
pub use author::{Check, Finding};
pub use case::{Case, Expectation, Output, Raises};
pub use catalogue::{Catalogue, NotFound, read_folder};
pub use equivalents::{Change, Equivalent, Solution};
pub use fault::{Fault, Faults, Gravity, Source};
pub use growth::{Growth, Order};
pub use model::{
    CheckerSpec, Comparison, Exercise, ExerciseId, Feedback, Function, GAMES, Generate, Group, Limits,
    Localized, Param, Points, ReferenceSpec, Scoring, State, Task, Visibility, With,
};
pub use pasted::{case_line, flow, quoted};
pub use solutions::{Declared, KnownWrong, ProgramFile, Solutions};
