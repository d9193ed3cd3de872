//! Inputs made from the types of a signature and bounds alone: drawn by chance, the smallest ones in order, those a
//! step smaller than a given one, and the narrowest bounds around some.
//!
//! A list of arguments is a tuple: one [`Domain`](crate::value::Domain) a parameter. Not for: inputs with a structure
//! of their own, which named generators make.

mod draw;
mod every;
mod hull;
mod smaller;
mod smallest;
mod weight;

pub use draw::Draws;
pub use hull::hull;
pub(super) use smaller::room;
pub use smaller::smaller;
pub use smallest::smallest;
pub use weight::weight;
