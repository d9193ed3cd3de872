//! The board as text, rows and columns numbered. Not for: tables and their differences (reports).

use super::Position;
use crate::drawing::{Drawing, Tone};

/// The most rows and columns shown; of a larger board those the king can still reach first.
const MOST: usize = 40;

pub(super) fn of(position: &Position) -> Drawing {
    let size = position.board().size();
    let (rows, columns) = (window(position.king().0, size), window(position.king().1, size));
    let width = size.to_string().len();
    let mut drawing = Drawing::new();
    drawing.line().put(Tone::Plain, " ".repeat(width));
    for column in columns.clone() {
        drawing.put(Tone::Faint, format!(" {column:>width$}"));
    }
    for row in rows {
        drawing.line().put(Tone::Faint, format!("{row:>width$}"));
        for column in columns.clone() {
            let letter = position.letter(row, column);
            let tone = match letter {
                'K' => Tone::Strong,
                'P' => Tone::Wall,
                _ => Tone::Faint,
            };
            drawing.put(Tone::Plain, " ".repeat(width)).put(tone, letter);
        }
    }
    drawing
}

/// The rows or columns shown: up to [`MOST`], the king's among them, as near the border as that allows.
fn window(king: usize, size: usize) -> std::ops::RangeInclusive<usize> {
    let last = size.min(king.max(MOST));
    last.saturating_sub(MOST - 1).max(1)..=last
}
