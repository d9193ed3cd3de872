//! Where a value is not of its type: the path into it, the type wanted and the value found.
//!
//! Not for: differences between two values of the right type.

use super::{Notation, Type, Value};

/// One step into a value.
#[derive(Debug, Clone, PartialEq)]
pub enum Step {
    /// The element at this index, from 0.
    Index(usize),
    /// The entry of this key.
    Key(Value),
}

/// A value that is not of its type.
#[derive(Debug, Clone, PartialEq)]
pub struct Mismatch {
    /// From the outermost value inwards; empty where the whole value is meant.
    pub path: Vec<Step>,
    /// The type it should have.
    pub wanted: Type,
    /// What stands there.
    pub found: Value,
}

impl Mismatch {
    /// The same mismatch, seen from the value one level further out.
    #[must_use]
    pub fn within(mut self, step: Step) -> Self {
        self.path.insert(0, step);
        self
    }

    /// The path as an index expression: `[2][0]`, `['mean']`; empty for the whole value.
    pub fn place(&self, notation: Notation) -> String {
        self.path
            .iter()
            .map(|step| match step {
                Step::Index(index) => format!("[{index}]"),
                Step::Key(key) => format!("[{}]", notation.show(key, 40).text),
            })
            .collect()
    }
}
