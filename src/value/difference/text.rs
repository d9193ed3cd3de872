//! Two texts: the first character that differs, and what stands round it.
//!
//! What the comparison lets pass is no difference: the first character is meant that counts. Not for: laying
//! lines out (`report`).

use crate::value::compare::{Leniency, first_difference};
use crate::value::{Notation, Text, Value};

/// A character, or a lone surrogate as its number.
pub type Point = Result<char, u16>;

/// Two texts that differ.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct TextDifference<'a> {
    /// The right text.
    pub expected: &'a Text,
    /// The student's text.
    pub actual: &'a Text,
    /// How many characters of the student's text stand before the first difference.
    pub at: usize,
    /// How many characters of the right text stand before it.
    expected_at: usize,
    /// The first characters that differ, the expected one and the actual one.
    points: (Option<Point>, Option<Point>),
}

/// A piece of a text in a language's notation, with quotes.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Excerpt {
    /// How many characters stand before the piece.
    pub before: usize,
    /// The piece, quoted and safe to show.
    pub text: String,
    /// How many characters stand after the piece.
    pub after: usize,
}

impl<'a> TextDifference<'a> {
    /// Where two texts first differ; none where they are equal.
    pub fn between(expected: &'a Text, actual: &'a Text) -> Option<Self> {
        Self::by(&[], expected, actual)
    }

    /// Where two texts first differ in something that counts; none where they count as the same.
    pub fn by(let_pass: &[Leniency], expected: &'a Text, actual: &'a Text) -> Option<Self> {
        let [ours, theirs] = first_difference(expected, actual, let_pass)?;
        let point = |text: &Text, at: Result<usize, usize>| text.code_points().nth(at.ok()?);
        Some(Self {
            expected,
            actual,
            at: place(theirs),
            expected_at: place(ours),
            points: (point(expected, ours), point(actual, theirs)),
        })
    }

    /// Line and column of the first difference in the student's text, from 1; lines end with `\n`.
    pub fn line_and_column(&self) -> (usize, usize) {
        line_and_column(self.actual, self.at)
    }

    /// The line from which on the texts are worth laying beside each other, from 1.
    pub fn first_line(&self) -> usize {
        line_and_column(self.actual, self.at).0.min(line_and_column(self.expected, self.expected_at).0)
    }

    /// The first characters that differ, the expected one and the actual one; none at the end of a text.
    pub fn first_points(&self) -> (Option<Point>, Option<Point>) {
        self.points
    }

    /// A stretch of both texts round the first difference, about `most` characters of each. The two excerpts are
    /// never the same: the first difference is in both, or one text ends before it.
    pub fn excerpts(&self, notation: Notation, most: usize) -> (Excerpt, Excerpt) {
        let most = most.max(4);
        let longer = self.expected.code_points().count().max(self.actual.code_points().count());
        // All of both where they fit; else a third of the room shows what stands before.
        let from =
            |at: usize| if longer <= most { 0 } else { at.saturating_sub(most / 3).min(longer - most) };
        (
            excerpt(self.expected, from(self.expected_at), most, notation),
            excerpt(self.actual, from(self.at), most, notation),
        )
    }
}

fn line_and_column(text: &Text, at: usize) -> (usize, usize) {
    text.code_points().take(at).fold((1, 1), |(line, column), point| {
        if point == Ok('\n') { (line + 1, 1) } else { (line, column + 1) }
    })
}

fn place(at: Result<usize, usize>) -> usize {
    at.unwrap_or_else(|end| end)
}

fn excerpt(text: &Text, from: usize, most: usize, notation: Notation) -> Excerpt {
    let mut bytes = Vec::new();
    let mut length = 0;
    for (index, point) in text.code_points().enumerate() {
        if (from..from + most).contains(&index) {
            match point {
                Ok(c) => bytes.extend_from_slice(c.encode_utf8(&mut [0; 4]).as_bytes()),
                Err(unit) => bytes.extend_from_slice(Text::of_surrogate(unit).as_bytes()),
            }
        }
        length = index + 1;
    }
    let piece = Text::from_generalised_utf8(&bytes).unwrap_or_default();
    Excerpt {
        before: from.min(length),
        text: notation.show(&Value::Text(piece), usize::MAX).text,
        after: length.saturating_sub(from + most),
    }
}
