//! One diagnosis: its kind, what is said of this very program, and the cases that show it.
//!
//! Not for: its page (`jugeote explain`), which says the same of every program.

use super::Code;
use crate::message::Message;
use crate::untrusted;
use crate::value::{Notation, Value};

/// Characters of a value in a sentence.
const LONGEST_VALUE: usize = 60;

/// A mistake that was found.
#[derive(Debug, Clone, PartialEq)]
pub struct Diagnosis {
    /// Its kind.
    pub code: Code,
    /// What is said of it; none where the report says it already, as an exception does.
    pub message: Option<Message>,
    /// The cases it was found in together, by their index in the report; empty for that of a single case.
    pub cases: Vec<usize>,
}

impl Diagnosis {
    /// What the report says by itself.
    pub(super) fn bare(code: Code) -> Self {
        Self { code, message: None, cases: Vec::new() }
    }

    /// A diagnosis of a single case.
    pub(super) fn new(code: Code, message: Message) -> Self {
        Self { code, message: Some(message), cases: Vec::new() }
    }

    /// The same, shown by these cases together.
    pub(super) fn shown_by(mut self, cases: impl IntoIterator<Item = usize>) -> Self {
        self.cases = cases.into_iter().collect();
        self.cases.sort_unstable();
        self.cases.dedup();
        self
    }
}

/// A value as a sentence can hold it.
pub(super) fn brief(value: &Value) -> String {
    let shown = Notation::default().show(value, LONGEST_VALUE);
    if shown.cut == 0 { shown.text } else { format!("{}…", shown.text) }
}

/// A stranger's name as a sentence can hold it.
pub(super) fn named(name: &str) -> String {
    untrusted::shortened(name, LONGEST_VALUE)
}
