//! Where in a text something stands.
//!
//! Not for: drawing an excerpt.

use serde_saphyr::{Location, Spanned};
use std::ops::Range;

/// A place in a text that was read.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Place {
    /// The line, counted from 1; 0 where the place is not known.
    pub line: usize,
    /// The column in characters, counted from 1; 0 where the place is not known.
    pub column: usize,
    /// The bytes of the text, a byte-order mark counted; empty at a point.
    pub bytes: Range<usize>,
}

impl Place {
    /// Where a value stands: for an alias, where it is used.
    pub fn of<T>(value: &Spanned<T>) -> Self {
        Self::at(value.referenced)
    }

    /// The start of a text.
    pub(crate) fn start() -> Self {
        Self { line: 1, column: 1, bytes: 0..0 }
    }

    pub(super) fn at(location: Location) -> Self {
        if location == Location::UNKNOWN {
            return Self::default();
        }
        let number = |value: u64| usize::try_from(value).unwrap_or(usize::MAX);
        let span = location.span();
        let start = span.byte_offset().map_or(0, number);
        let length = span.byte_len().map_or(0, number);
        Self {
            line: number(location.line()),
            column: number(location.column()),
            bytes: start..start.saturating_add(length),
        }
    }
}
