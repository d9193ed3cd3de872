//! A Wall-e board as SVG, readable in grey: white cells, walls as thick bars, White's pawn a white disc and Black's a
//! black one, each side's walls in hand beside the board and its goal marked beyond the edge.
//!
//! Not for: moves.

use super::svg::{self, disc, put};
use crate::games::Side;
use crate::games::walle::{Cell, Face, Position, Wall};

/// The side of a cell.
const CELL: usize = 20;
/// The room for names of columns and rows.
const EDGE: usize = 11;
/// The room beside the names for the walls in hand.
const HAND: usize = 22;
/// The room above and below for the marks of the goals.
const BEYOND: usize = 11;
/// Rows and columns.
const ROWS: usize = 11;
const COLUMNS: usize = 9;
/// Where the board begins.
const LEFT: usize = HAND + EDGE;
const TOP: usize = BEYOND + EDGE;
/// The whole picture.
const WIDTH: usize = 2 * LEFT + COLUMNS * CELL;
const HEIGHT: usize = 2 * TOP + ROWS * CELL;

/// The board of a position.
pub(super) fn board(position: &Position) -> String {
    let mut svg = svg::begin(WIDTH, HEIGHT, position);
    draw_cells(&mut svg);
    draw_names(&mut svg);
    for wall in position.walls() {
        draw_wall(&mut svg, wall);
    }
    for side in Side::BOTH {
        if let Some(cell) = position.pawn(side) {
            let (x, y) = corner(cell);
            draw_pawn(&mut svg, side, x + CELL / 2, y + CELL / 2, 6.6);
        }
        draw_hand(&mut svg, side, position.walls_left(side));
        draw_goal(&mut svg, side);
    }
    svg.push_str("</svg>\n");
    svg
}

/// The upper left corner of a cell.
fn corner(cell: Cell) -> (usize, usize) {
    (LEFT + usize::from(cell.column()) * CELL, TOP + usize::from(cell.row()) * CELL)
}

/// The cells, those of the two goals shaded, and the border.
fn draw_cells(svg: &mut String) {
    for row in 0..ROWS {
        let fill = if row == 0 || row + 1 == ROWS { "rgb(226,226,226)" } else { "#fff" };
        for column in 0..COLUMNS {
            let (x, y) = (LEFT + column * CELL, TOP + row * CELL);
            put(
                svg,
                format_args!(
                    "<rect x=\"{x}\" y=\"{y}\" width=\"{CELL}\" height=\"{CELL}\" fill=\"{fill}\" stroke=\"#777\" stroke-width=\"0.4\"/>"
                ),
            );
        }
    }
    let (width, height) = (COLUMNS * CELL, ROWS * CELL);
    put(
        svg,
        format_args!(
            "<rect x=\"{LEFT}\" y=\"{TOP}\" width=\"{width}\" height=\"{height}\" fill=\"none\" stroke=\"#000\" stroke-width=\"1.2\"/>"
        ),
    );
}

/// The numbers of columns and rows.
fn draw_names(svg: &mut String) {
    for column in 0..COLUMNS {
        let x = LEFT + column * CELL + CELL / 2;
        for y in [TOP - 3, HEIGHT - BEYOND - 3] {
            put(svg, format_args!("<text x=\"{x}\" y=\"{y}\" font-size=\"8\">{column}</text>"));
        }
    }
    for row in 0..ROWS {
        let y = TOP + row * CELL + CELL / 2 + 3;
        for x in [HAND + EDGE / 2, WIDTH - HAND - EDGE / 2] {
            put(svg, format_args!("<text x=\"{x}\" y=\"{y}\" font-size=\"8\">{row}</text>"));
        }
    }
}

/// A wall, along the whole side of its cell.
fn draw_wall(svg: &mut String, wall: Wall) {
    let (x, y) = corner(wall.cell);
    let (from, to) = match wall.face {
        Face::East => ((x + CELL, y), (x + CELL, y + CELL)),
        Face::South => ((x, y + CELL), (x + CELL, y + CELL)),
    };
    draw_bar(svg, from, to, 4.2);
}

/// A bar with round ends.
fn draw_bar(svg: &mut String, from: (usize, usize), to: (usize, usize), width: f32) {
    let ((x, y), (right, bottom)) = (from, to);
    put(
        svg,
        format_args!(
            "<line x1=\"{x}\" y1=\"{y}\" x2=\"{right}\" y2=\"{bottom}\" stroke=\"#000\" stroke-width=\"{width}\" stroke-linecap=\"round\"/>"
        ),
    );
}

/// A disc, White's white and Black's black.
fn draw_pawn(svg: &mut String, side: Side, x: usize, y: usize, radius: f32) {
    disc(svg, (x, y), radius, side == Side::Second);
}

/// The walls a side has left: its pawn, their number and as many bars, White's left of the board and Black's right.
fn draw_hand(svg: &mut String, side: Side, left: u8) {
    let x = match side {
        Side::First => HAND / 2,
        Side::Second => WIDTH - HAND / 2,
    };
    draw_pawn(svg, side, x, TOP + 8, 4.6);
    let y = TOP + 28;
    put(svg, format_args!("<text x=\"{x}\" y=\"{y}\" font-size=\"10\" font-weight=\"bold\">{left}</text>"));
    for number in 1..=usize::from(left) {
        let y = y + number * 9;
        draw_bar(svg, (x - 6, y), (x + 6, y), 3.0);
    }
}

/// Beyond its goal, a side's pawn between two arrows that lead there.
fn draw_goal(svg: &mut String, side: Side) {
    let (arrow, y) = match side {
        Side::First => ('↓', HEIGHT - BEYOND / 2),
        Side::Second => ('↑', BEYOND / 2),
    };
    let middle = WIDTH / 2;
    draw_pawn(svg, side, middle, y, 3.4);
    for x in [middle - 11, middle + 11] {
        let y = y + 3;
        put(
            svg,
            format_args!("<text x=\"{x}\" y=\"{y}\" font-size=\"9\" font-weight=\"bold\">{arrow}</text>"),
        );
    }
}
