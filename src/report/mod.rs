//! What a person, or another program, reads of a grading: consumers of its events.
//!
//! [`Terminal`] draws them as they come; the other kinds are written in one piece at the end ([`AtEnd`]), one file each
//! with a function that makes the document. All see a case only
//! through [`disclosure`], the one place that decides what a student may be told; [`json`] has all of it as data, the
//! formats of other programs say in lines (`account`) what they have no field for. Text from strangers is made
//! safe here. Not for: deciding verdicts or points (`grading`), nor for terminal codes (`cli`).

mod account;
mod at_end;
mod difference;
mod leniency;
mod markdown;
mod points;
mod standing;
mod statement;
mod terminal;
mod words;
mod wrap;

pub mod classroom50;
pub mod csv;
pub mod disclosure;
pub mod exercism;
pub mod faults;
pub mod github;
pub mod gradescope;
pub mod json;
pub mod junit;
pub mod lesson;
pub mod mutants;
pub mod sheet;
pub mod tap;

pub use at_end::AtEnd;
pub use points::points_text;
pub use statement::statement;
pub use terminal::{Options, Terminal};
