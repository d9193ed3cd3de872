//! The board with its walls between the cells, drawn point by point. Not for: reading it back.

use super::Position;
use super::place::{COLUMNS, Cell, Face, ROWS, Wall};
use super::position::WALLS;
use crate::drawing::{Drawing, Tone};
use crate::games::{Game, Side};

/// White's pawn and Black's, readable without colour; the letters are those of the position's text.
const PAWNS: [(char, char, Tone); 2] = [('○', 'w', Tone::First), ('●', 'b', Tone::Second)];

/// What is drawn where the walls around a point meet, by which there are: north 1, east 2, south 4, west 8.
const JOINTS: [char; 16] = ['·', '╹', '╺', '┗', '╻', '┃', '┏', '┣', '╸', '┛', '━', '┻', '┓', '┫', '┳', '╋'];

pub(super) fn of(position: &Position) -> Drawing {
    let mut drawing = Drawing::new();
    drawing.line().put(Tone::Plain, "   ");
    for column in 0..COLUMNS {
        drawing.put(Tone::Faint, format!("  {column} "));
    }
    for row in 0..=ROWS {
        points(position, row, &mut drawing);
        if row < ROWS {
            cells(position, row, &mut drawing);
        }
    }
    for side in Side::BOTH {
        supply(position, side, &mut drawing);
    }
    drawing
}

/// The line of points above a row, with the walls between them.
fn points(position: &Position, row: u8, drawing: &mut Drawing) {
    drawing.line().put(Tone::Plain, "   ");
    for column in 0..=COLUMNS {
        let around = [
            row > 0 && upright(position, row - 1, column),
            level(position, row, column),
            upright(position, row, column),
            column > 0 && level(position, row, column - 1),
        ];
        let joint =
            (0..4).filter(|&direction| around[direction]).map(|direction| 1 << direction).sum::<usize>();
        drawing.put(if joint == 0 { Tone::Faint } else { Tone::Wall }, JOINTS[joint]);
        if column < COLUMNS {
            drawing.put(Tone::Wall, if level(position, row, column) { "━━━" } else { "   " });
        }
    }
}

/// The line of cells of a row, with the walls between them.
fn cells(position: &Position, row: u8, drawing: &mut Drawing) {
    drawing.line().put(Tone::Faint, format!("{row:>2} "));
    for column in 0..=COLUMNS {
        drawing.put(Tone::Wall, if upright(position, row, column) { '┃' } else { ' ' });
        let pawn = Side::BOTH.into_iter().find(|&side| {
            position.pawn(side).is_some_and(|cell| (cell.row(), cell.column()) == (row, column))
        });
        match pawn.map(|side| PAWNS[side as usize]) {
            Some((sign, _, tone)) => drawing.put(tone, format!(" {sign} ")),
            None => drawing.put(Tone::Plain, "   "),
        };
    }
}

/// The walls a side has left, a mark before the side to move.
fn supply(position: &Position, side: Side, drawing: &mut Drawing) {
    let (sign, letter, tone) = PAWNS[side as usize];
    let left = position.walls_left(side);
    let mark = if position.to_move() == side { '>' } else { ' ' };
    drawing.line().put(Tone::Strong, format!(" {mark} ")).put(tone, format!("{sign} {letter}"));
    let (width, bars) = (WALLS.to_string().len() + 1, "━".repeat(left.into()));
    drawing.put(Tone::Plain, format!(" {left:>width$} ")).put(Tone::Wall, bars);
}

/// Whether a wall or the border runs east from a point.
fn level(position: &Position, row: u8, column: u8) -> bool {
    column < COLUMNS && (row == 0 || row == ROWS || stands(position, row - 1, column, Face::South))
}

/// Whether a wall or the border runs south from a point.
fn upright(position: &Position, row: u8, column: u8) -> bool {
    row < ROWS && (column == 0 || column == COLUMNS || stands(position, row, column - 1, Face::East))
}

fn stands(position: &Position, row: u8, column: u8, face: Face) -> bool {
    Cell::new(row.into(), column.into()).is_some_and(|cell| position.has_wall(Wall { cell, face }))
}
