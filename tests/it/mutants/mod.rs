//! Small changes to an exercise's solution: which are made, and which of them the cases of an exercise notice.

mod command;
mod listed;
mod mutator;
