//! A relief board as SVG, readable in grey: altitudes as shades and digits, Red's pieces white capitals on black
//! discs, Blue's black small letters in white squares.
//!
//! Not for: moves.

use super::svg::{self, put};
use crate::games::Side;
use crate::games::relief::{Cell, Piece, Position};

/// The side of a cell.
const CELL: usize = 20;
/// The room for names of columns and rows.
const EDGE: usize = 11;
/// The room above and below for pieces that have left.
const BEYOND: usize = 9;
/// Rows and columns.
const SIZE: usize = 10;

/// The board of a position.
pub(super) fn board(position: &Position) -> String {
    let (width, height) = (2 * EDGE + SIZE * CELL, 2 * (EDGE + BEYOND) + SIZE * CELL);
    let mut svg = svg::begin(width, height, position);
    for cell in Cell::all() {
        draw_cell(&mut svg, position, cell);
    }
    let (left, top, side) = (EDGE, EDGE + BEYOND, SIZE * CELL);
    put(
        &mut svg,
        format_args!(
            "<rect x=\"{left}\" y=\"{top}\" width=\"{side}\" height=\"{side}\" fill=\"none\" stroke=\"#000\" stroke-width=\"1.2\"/>"
        ),
    );
    for index in 0..SIZE {
        let name = char::from(b'a' + index as u8);
        let x = EDGE + index * CELL + CELL / 2;
        for y in [BEYOND + EDGE - 3, height - BEYOND - 3] {
            put(&mut svg, format_args!("<text x=\"{x}\" y=\"{y}\" font-size=\"8\">{name}</text>"));
        }
        let y = top + (SIZE - 1 - index) * CELL + CELL / 2 + 3;
        for x in [EDGE / 2, width - EDGE / 2] {
            put(&mut svg, format_args!("<text x=\"{x}\" y=\"{y}\" font-size=\"7\">{}</text>", index + 1));
        }
    }
    draw_exited(&mut svg, position, Side::First, '↑', BEYOND - 2);
    draw_exited(&mut svg, position, Side::Second, '↓', height - 2);
    svg.push_str("</svg>\n");
    svg
}

/// The shade of an altitude: white for 0, a grey on which black digits are still read for 9.
fn shade(altitude: u8) -> u8 {
    255 - 13 * altitude.min(9)
}

fn draw_cell(svg: &mut String, position: &Position, cell: Cell) {
    let (x, y) = (EDGE + cell.column() * CELL, EDGE + BEYOND + (SIZE - 1 - cell.row()) * CELL);
    let altitude = position.terrain().altitude(cell);
    let grey = shade(altitude);
    put(
        svg,
        format_args!(
            "<rect x=\"{x}\" y=\"{y}\" width=\"{CELL}\" height=\"{CELL}\" fill=\"rgb({grey},{grey},{grey})\" stroke=\"#777\" stroke-width=\"0.4\"/>"
        ),
    );
    let Some(piece) = position.at(cell) else {
        let (x, y) = (x + CELL / 2, y + CELL / 2 + 3);
        put(svg, format_args!("<text x=\"{x}\" y=\"{y}\" font-size=\"8.5\">{altitude}</text>"));
        return;
    };
    draw_piece(svg, piece, x as f32 + 8.0, y as f32 + 8.0);
    let (x, y) = (x as f32 + 16.9, y as f32 + 18.8);
    put(svg, format_args!("<text x=\"{x}\" y=\"{y}\" font-size=\"7.5\">{altitude}</text>"));
}

/// A disc for Red, a square for Blue, and the letter of the notation.
fn draw_piece(svg: &mut String, piece: Piece, x: f32, y: f32) {
    let (letter, baseline) = (piece.letter(), y + 3.8);
    match piece.side {
        Side::First => {
            put(svg, format_args!("<circle cx=\"{x}\" cy=\"{y}\" r=\"7.2\" fill=\"#000\"/>"));
            put(
                svg,
                format_args!(
                    "<text x=\"{x}\" y=\"{baseline}\" font-size=\"10.5\" font-weight=\"bold\" fill=\"#fff\">{letter}</text>"
                ),
            );
        }
        Side::Second => {
            let (left, top) = (x - 6.6, y - 6.6);
            put(
                svg,
                format_args!(
                    "<rect x=\"{left}\" y=\"{top}\" width=\"13.2\" height=\"13.2\" fill=\"#fff\" stroke=\"#000\" stroke-width=\"1.4\"/>"
                ),
            );
            put(
                svg,
                format_args!(
                    "<text x=\"{x}\" y=\"{}\" font-size=\"11\" font-weight=\"bold\">{letter}</text>",
                    baseline - 0.4
                ),
            );
        }
    }
}

/// The pieces of a side that have left, beyond the edge they left by.
fn draw_exited(svg: &mut String, position: &Position, side: Side, arrow: char, y: usize) {
    let letters: Vec<String> = position
        .exited()
        .filter(|piece| piece.side == side)
        .map(|piece| piece.letter().to_string())
        .collect();
    if !letters.is_empty() {
        let x = EDGE + SIZE * CELL / 2;
        put(
            svg,
            format_args!(
                "<text x=\"{x}\" y=\"{y}\" font-size=\"8\" font-weight=\"bold\">{arrow} {}</text>",
                letters.join(" ")
            ),
        );
    }
}
