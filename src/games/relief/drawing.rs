//! The board in a terminal: altitudes shaded, pieces as letters before the altitude of their cell.
//!
//! Readable without colour: every altitude is a digit, Red's letters are capitals, Blue's are small. Not for:
//! terminal codes (a drawing has tones), nor for words: the letters are those of the notation.

use super::cell::{Cell, SIZE};
use super::keys::LAST_PLY;
use super::piece::Piece;
use super::position::Position;
use crate::drawing::{Drawing, Tone};
use crate::games::Side;

/// The tone of a side.
const fn tone(side: Side) -> Tone {
    match side {
        Side::First => Tone::First,
        Side::Second => Tone::Second,
    }
}

impl Position {
    pub(super) fn draw(&self) -> Drawing {
        let mut drawing = Drawing::new();
        self.draw_exited(&mut drawing, Side::First, '↑');
        draw_columns(&mut drawing);
        for row in (0..SIZE).rev() {
            let name = row + 1;
            drawing.line().put(Tone::Faint, format!("{name:>2} "));
            for cell in (0..SIZE).filter_map(|column| Cell::new(column, row)) {
                self.draw_cell(&mut drawing, cell);
            }
            drawing.put(Tone::Faint, format!(" {name}"));
        }
        draw_columns(&mut drawing);
        self.draw_exited(&mut drawing, Side::Second, '↓');
        let letter = match self.turn() {
            Side::First => "r",
            Side::Second => "b",
        };
        drawing.line().put(tone(self.turn()), letter);
        drawing.put(Tone::Faint, format!(" {}/{LAST_PLY}", self.plies()));
        drawing
    }

    fn draw_cell(&self, drawing: &mut Drawing, cell: Cell) {
        let altitude = self.terrain().altitude(cell);
        match self.at(cell) {
            None => drawing.put(Tone::Height(altitude), format!("  {altitude}")),
            Some(piece) => drawing
                .put(Tone::Height(altitude), " ")
                .put(tone(piece.side), piece.letter())
                .put(Tone::Height(altitude), altitude.to_string()),
        };
    }

    /// The pieces of a side that have left, beyond the edge they left by.
    fn draw_exited(&self, drawing: &mut Drawing, side: Side, arrow: char) {
        let letters: String = self.exited().filter(|piece| piece.side == side).map(Piece::letter).collect();
        if !letters.is_empty() {
            drawing.line().put(Tone::Faint, format!("   {arrow} ")).put(tone(side), letters);
        }
    }
}

fn draw_columns(drawing: &mut Drawing) {
    drawing.line().put(Tone::Faint, "   ");
    for name in 'a'..='j' {
        drawing.put(Tone::Faint, format!("  {name}"));
    }
}
