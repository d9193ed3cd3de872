//! Two written values cut to the same stretch, round the first character in which they differ.
//!
//! Not for: writing values (`value`), nor for texts, which know their own characters.

use crate::value::difference::Excerpt;

/// A piece of the expected and of the actual value.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Pair {
    /// Of the expected value.
    pub(super) expected: Excerpt,
    /// Of the actual value.
    pub(super) actual: Excerpt,
}

impl Pair {
    /// Two pieces.
    pub(super) fn of_excerpts(expected: Excerpt, actual: Excerpt) -> Self {
        Self { expected, actual }
    }

    /// At most `most` characters of each, the first difference among them.
    pub(super) fn round_first_difference(expected: &str, actual: &str, most: usize) -> Self {
        let same = expected.chars().zip(actual.chars()).take_while(|(a, b)| a == b).count();
        let (a, b) = (expected.chars().count(), actual.chars().count());
        let from = if a.max(b) <= most { 0 } else { same.saturating_sub(most / 3).min(a.max(b) - most) };
        let piece = |text: &str, length: usize| Excerpt {
            before: from.min(length),
            text: text.chars().skip(from).take(most).collect(),
            after: length.saturating_sub(from + most),
        };
        Self { expected: piece(expected, a), actual: piece(actual, b) }
    }
}
