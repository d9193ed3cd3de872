//! A grid as text: coordinates on the border, the path drawn between consecutive numbers that touch.
//!
//! Not for: marking faults or differences.

use super::arrangement::Arrangement;
use super::cell::{Cell, SIDE};
use super::grid::Grid;
use crate::drawing::{Drawing, Tone};

impl Grid {
    /// The grid with its path.
    pub fn drawing(&self) -> Drawing {
        self.arrangement().drawing()
    }
}

impl Arrangement {
    /// The grid as it stands: `##` is black, a dot unknown. Works for faulty grids too.
    pub fn drawing(&self) -> Drawing {
        let mut drawing = Drawing::new();
        let widest =
            self.rows.iter().flatten().map(|value| shown(*value).chars().count()).max().unwrap_or(2).max(2);
        drawing.line().put(Tone::Faint, " ");
        for letter in 'A'..='F' {
            drawing.put(Tone::Faint, format!("   {letter:>widest$}"));
        }
        for row in 0..SIDE {
            drawing.line().put(Tone::Faint, format!("{}", row + 1));
            for column in 0..SIDE {
                let linked = column > 0 && self.linked((row, column), (row, column - 1));
                drawing.put(Tone::Faint, if linked { " ─ " } else { "   " });
                let value = self.rows[row][column];
                let tone = match value {
                    Some(0) => Tone::Wall,
                    None => Tone::Faint,
                    Some(1) => Tone::Strong,
                    Some(_) => Tone::Plain,
                };
                drawing.put(tone, format!("{:>widest$}", shown(value)));
            }
            if row + 1 < SIDE {
                drawing.line().put(Tone::Faint, " ");
                for column in 0..SIDE {
                    let link = if self.linked((row, column), (row + 1, column)) { "│" } else { " " };
                    drawing.put(Tone::Faint, format!("   {link:>widest$}"));
                }
            }
        }
        drawing
    }

    /// Whether two cells hold consecutive numbers of a path.
    fn linked(&self, one: (usize, usize), other: (usize, usize)) -> bool {
        let number = |(row, column)| {
            Cell::new(row, column).and_then(|cell| self.at(cell)).filter(|&number| number > 0)
        };
        matches!((number(one), number(other)), (Some(a), Some(b)) if a.abs_diff(b) == 1)
    }
}

fn shown(value: Option<i64>) -> String {
    match value {
        Some(0) => "##".to_owned(),
        Some(number) => number.to_string(),
        None => "·".to_owned(),
    }
}
