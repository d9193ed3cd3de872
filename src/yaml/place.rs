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

    /// The point at a line and column of a text; its end where there is no such place.
    pub fn at_line(text: &str, line: usize, column: usize) -> Self {
        let start = match line.checked_sub(2) {
            None => 0,
            Some(before) => text.match_indices('\n').nth(before).map_or(text.len(), |(at, _)| at + 1),
        };
        let here = text[start..].split('\n').next().unwrap_or_default();
        let ahead = here.char_indices().nth(column.saturating_sub(1)).map_or(here.len(), |(at, _)| at);
        Self { line, column, bytes: start + ahead..start + ahead }
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
