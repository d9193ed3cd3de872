//! A report that is written in one piece, when the grading has ended.
//!
//! Not for: what stands in it; each format has a `document` function.

use crate::grading::{Event, Report, Sink};

/// Hands the whole report to a function, once.
pub struct AtEnd<F: FnMut(&Report)>(F);

impl<F: FnMut(&Report)> AtEnd<F> {
    /// Calls `write` when the score stands.
    pub fn new(write: F) -> Self {
        Self(write)
    }
}

impl<F: FnMut(&Report)> Sink for AtEnd<F> {
    fn event(&mut self, event: &Event<'_>) {
        if let Event::End(report) = event {
            (self.0)(report);
        }
    }
}
