//! Exercises: what an author declares in `exercise.yaml` and the files beside it, as checked types.
//!
//! Not for: running anything, computing right answers (`reference`), judging (`grading`).

mod model;

pub use model::{
    Case, Comparison, Exercise, ExerciseId, Feedback, Function, Generate, Group, Limits, Localized, Param,
    Points, ReferenceSpec, State, Visibility,
};
