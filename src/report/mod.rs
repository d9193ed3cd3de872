//! What a person, or another program, reads of a grading: consumers of its events.
//!
//! [`Terminal`] draws them as they come, [`json`] writes one document at the end. Both see a case only
//! through [`disclosure`], the one place that decides what a student may be told. Text from strangers is made
//! safe here. Not for: deciding verdicts or points (`grading`), nor for terminal codes (`cli`).

mod difference;
mod leniency;
mod points;
mod statement;
mod terminal;
mod words;
mod wrap;

pub mod disclosure;
pub mod faults;
pub mod json;

pub use points::points_text;
pub use statement::statement;
pub use terminal::{Options, Terminal};
