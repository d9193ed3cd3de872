//! Exact deduction in Bataille: how many of the 95,682,040 valid grids fit what is known, what they have in each
//! cell, and which question tells most.
//!
//! [`Constraints`] say what is known, a [`Census`] counts the grids that fit. Not for: choosing between asking,
//! guessing and stopping (`players`).

mod census;
mod constraints;
mod layer;
mod paths;
mod questions;
mod region;
mod tally;

pub use census::Census;
pub use constraints::Constraints;
pub use questions::{best_question, information};
