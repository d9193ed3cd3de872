//! One function per thing a person can do, returning data. Not for: printing, parsing arguments, wording.

mod check;

pub use check::{Check, CheckFault, check};
