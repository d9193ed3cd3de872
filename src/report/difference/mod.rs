//! Differences drawn and worded.
//!
//! What is shown of the expected and of the actual answer is never the same: where two values would look
//! alike, the types, the place or the characters that make the difference are named. Not for: finding
//! differences (`value`), nor for deciding whether they may be told (`disclosure`).

mod board;
mod excerpt;
mod lines;
mod lookalike;
mod remarks;

use super::words::labelled;
use super::wrap::{beside, columns, padded, prose};
use crate::drawing::{Drawing, Tone};
use crate::i18n::Wording;
use crate::message::Message;
use crate::msg;
use crate::value::difference::{GridDifference, Places, What};
use crate::value::{Difference, Notation, Value};
use excerpt::Pair;

/// Characters of one value inside a sentence.
const IN_A_SENTENCE: usize = 60;
/// Lines of a value's excerpt.
const EXCERPT_LINES: usize = 2;

/// Draws and words differences for one reader.
#[derive(Clone, Copy)]
pub(super) struct Painter<'a> {
    /// The reader's language.
    pub(super) wording: &'a Wording,
    /// The student's language.
    pub(super) notation: Notation,
    /// The columns there are.
    pub(super) width: usize,
}

impl Painter<'_> {
    /// The whole difference: how much, where, and both sides.
    pub(super) fn difference(self, difference: &Difference<'_>, expected: &Value, actual: &Value) -> Drawing {
        match difference {
            Difference::Grid(grid) => self.grid(grid),
            Difference::Places(places) => self.places(places, expected, actual),
        }
    }

    /// An answer alone, where there is no right one to show beside it.
    pub(super) fn answer(self, actual: &Value) -> Drawing {
        self.alone(&msg!("report-got-board"), msg!("report-got"), Tone::Bad, actual)
    }

    /// A right answer alone, where there are others.
    pub(super) fn right(self, expected: &Value) -> Drawing {
        let title = labelled(self.wording, msg!("report-one-right-answer"), "");
        let title = msg!("report-text", text = title.trim_end());
        self.alone(&title, msg!("report-one-right-answer"), Tone::Good, expected)
    }

    /// A grid as a board; none where the value is no grid.
    pub(super) fn board(self, value: &Value) -> Option<Drawing> {
        let grid = GridDifference::between(value, value).filter(|grid| grid.count() == 0)?;
        Some(board::alone(&grid, self))
    }

    fn alone(self, title: &Message, label: Message, tone: Tone, value: &Value) -> Drawing {
        let mut out = Drawing::new();
        if let Some(board) = self.board(value) {
            out.say(tone, self.wording.say(title));
            out.append(board);
            return out;
        }
        let room = self.width.saturating_sub(12).max(20) * EXCERPT_LINES;
        let shown = self.notation.show(value, room);
        let label = labelled(self.wording, label, "");
        beside(&mut out, label.trim_end(), tone, &shown.text, self.width);
        if shown.cut > 0 {
            self.say(&mut out, Tone::Faint, &msg!("report-cut-after", count = shown.cut));
        }
        out
    }

    fn say(self, into: &mut Drawing, tone: Tone, message: &Message) {
        prose(into, tone, &self.wording.say(message), 2, self.width);
    }

    fn grid(self, grid: &GridDifference<'_>) -> Drawing {
        let mut out = Drawing::new();
        let count = if grid.count() == grid.cells.len() && grid.extra == 0 {
            msg!("report-cells-differ-of", count = grid.count(), size = grid.size())
        } else {
            msg!("report-cells-differ", count = grid.count())
        };
        self.say(&mut out, Tone::Plain, &count);
        for remark in remarks::shape(grid) {
            self.say(&mut out, Tone::Plain, &remark);
        }
        out.line();
        out.append(board::compared(grid, self));
        for remark in remarks::cells(grid, self.notation) {
            self.say(&mut out, Tone::Notice, &remark);
        }
        out
    }

    fn places(self, places: &Places<'_>, expected: &Value, actual: &Value) -> Drawing {
        let mut out = Drawing::new();
        if places.count > 1 {
            self.say(&mut out, Tone::Plain, &msg!("report-elements-differ", count = places.count));
        }
        let by_lines = match places.found.as_slice() {
            [only] => match &only.what {
                What::Texts(texts) => lines::unified(texts, self),
                _ => None,
            },
            _ => None,
        };
        match by_lines {
            Some(lines) => {
                out.append(lines);
            }
            None => self.pair(&mut out, &self.excerpts(places, expected, actual)),
        }
        for remark in remarks::places(places, self.notation) {
            self.say(&mut out, Tone::Notice, &remark);
        }
        out
    }

    /// Both values in words, round the first difference.
    fn excerpts(self, places: &Places<'_>, expected: &Value, actual: &Value) -> Pair {
        let room = self.width.saturating_sub(12).max(20) * EXCERPT_LINES;
        if let [only] = places.found.as_slice()
            && let (What::Texts(texts), true) = (&only.what, only.path.is_empty())
        {
            let (a, b) = texts.excerpts(self.notation, room);
            return Pair::of_excerpts(a, b);
        }
        Pair::round_first_difference(
            &self.notation.show(expected, usize::MAX).text,
            &self.notation.show(actual, usize::MAX).text,
            room,
        )
    }

    fn pair(self, out: &mut Drawing, pair: &Pair) {
        let label = |message| labelled(self.wording, message, "").trim_end().to_owned();
        let (expected, got) = (label(msg!("report-expected")), label(msg!("report-got")));
        let wide = columns(&expected).max(columns(&got)) + 1;
        for (label, side, tone) in [(expected, &pair.expected, Tone::Good), (got, &pair.actual, Tone::Bad)] {
            beside(out, &padded(&label, wide - 1), tone, &side.text, self.width);
            let cut = match (side.before, side.after) {
                (0, 0) => continue,
                (0, after) => msg!("report-cut-after", count = after),
                (before, 0) => msg!("report-cut-before", count = before),
                (before, after) => msg!("report-cut-both", before = before, after = after),
            };
            out.append({
                let mut line = Drawing::new();
                line.say(Tone::Faint, self.wording.say(&cut));
                line.indented(wide)
            });
        }
    }
}
