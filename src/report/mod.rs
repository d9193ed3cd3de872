//! Reports: what happened, for a reader or a machine.
//!
//! Not for: deciding anything, nor for printing (`cli::ui`).

pub mod faults;
