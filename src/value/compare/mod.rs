//! When an answer counts as the right one.
//!
//! [`equal`] is the exact comparison: equal values of equal types. [`Rules`] say what a comparison lets pass
//! besides: another order, a distance between floats, blanks in a text, a tuple for a list. Not for: how two
//! values differ (`difference`), nor what a learner is told.

mod exact;
mod leniency;
mod rules;
mod tolerance;
mod unordered;

pub use exact::{equal, fingerprint, firsts};
pub use leniency::Leniency;
pub(in crate::value) use leniency::first_difference;
pub use rules::{Order, Rules};
pub use tolerance::{Tolerance, decimal};
pub(in crate::value) use unordered::{by_key, unmatched};
