//! Exercises: what an author declares in `exercise.yaml` and the files beside it, as checked types.
//!
//! [`Catalogue`] finds them; [`Exercise`] is one, read and checked; [`Faults`] is everything wrong with its
//! files, each fault with its place. Not for: running anything, computing right answers (`reference`), judging
//! (`grading`).

mod catalogue;
mod comparison;
mod fault;
mod folder;
mod groups;
mod limits;
mod model;
mod read;
mod scalar;
mod signature;
mod values;
mod walk;

pub use crate::yaml::Place;
pub use catalogue::{Catalogue, NotFound, read_folder};
pub use fault::{Fault, Faults, Gravity, Source};
pub use model::{
    Case, CheckerSpec, Comparison, Exercise, ExerciseId, Feedback, Function, GAMES, Generate, Group, Limits,
    Localized, Param, Points, ReferenceSpec, Scoring, State, Visibility,
};
