//! The board as text: the three squares and the lines between them, pieces as letters on the crossings.
//!
//! Below the board stand, for each side, the pieces in hand with a mark at the side to move, and the turns
//! played out of the limit. No words: a drawing belongs to no language.

use super::{Point, Position};
use crate::drawing::{Drawing, Tone};
use crate::games::{Game, Side};

/// The empty board. Each row of points is followed by the row of lines below it.
const LINES: [&str; 13] = [
    "┌───────────┬───────────┐",
    "│           │           │",
    "│   ┌───────┼───────┐   │",
    "│   │       │       │   │",
    "│   │   ┌───┴───┐   │   │",
    "│   │   │       │   │   │",
    "├───┼───┤       ├───┼───┤",
    "│   │   │       │   │   │",
    "│   │   └───┬───┘   │   │",
    "│   │       │       │   │",
    "│   └───────┼───────┘   │",
    "│           │           │",
    "└───────────┴───────────┘",
];

/// The letter a side's pieces are drawn with, and their tone.
const fn piece(side: Side) -> (&'static str, Tone) {
    match side {
        Side::First => ("B", Tone::First),
        Side::Second => ("R", Tone::Second),
    }
}

pub(super) fn drawn(position: &Position) -> Drawing {
    let mut drawing = Drawing::new();
    for (index, line) in LINES.iter().enumerate() {
        let row = (index % 2 == 0).then_some(index / 2);
        let coordinate = row.map_or_else(|| "  ".to_owned(), |row| format!("{} ", 7 - row));
        drawing.line().put(Tone::Faint, coordinate);
        for (column, stroke) in line.chars().enumerate() {
            match row.and_then(|row| occupant(position, row, column)) {
                Some(side) => drawing.put(piece(side).1, piece(side).0),
                None => drawing.put(Tone::Faint, stroke),
            };
        }
    }
    drawing.say(Tone::Faint, "  a   b   c   d   e   f   g");
    for side in Side::BOTH {
        let (letter, tone) = piece(side);
        let ongoing = position.outcome().is_none();
        let mark = if ongoing && position.to_move() == side { "> " } else { "  " };
        let hand = letter.repeat(position.in_hand(side) as usize);
        drawing.line().put(Tone::Strong, mark).put(tone, format!("{letter}: {hand}"));
    }
    drawing.say(Tone::Faint, format!("  {}/{}", position.turns_played(), position.turn_limit())).clone()
}

/// Who stands where a row of points meets a column of the drawing.
fn occupant(position: &Position, row: usize, column: usize) -> Option<Side> {
    let file = char::from(b'a' + (column / 4) as u8);
    let point =
        Point::ROWS[row].iter().find(|point| column.is_multiple_of(4) && point.name().starts_with(file))?;
    Side::BOTH.into_iter().find(|&side| position.pieces(side).contains(*point))
}
