//! A board of nine men's morris as SVG, readable in grey: Blue's pieces black discs, Red's white circles, what is yet
//! to be placed below the board.
//!
//! Not for: moves.

use super::svg::{self, disc, put};
use crate::games::Side;
use crate::games::moulin::{Point, Position};
use std::fmt::Write as _;

/// From one column or row to the next.
const STEP: usize = 30;
/// From the left and right edges to the outermost lines.
const EDGE: usize = 24;
/// From the upper edge to them, and from them to the names of the columns.
const ENDS: [usize; 2] = [14, 22];
/// The room below the names for pieces in hand.
const BELOW: usize = 22;
/// Columns and rows.
const SIZE: usize = 7;
/// The radius of a piece on the board, and in hand.
const RADII: [f32; 2] = [9.5, 5.5];

/// The board of a position.
pub(super) fn board(position: &Position) -> String {
    let (width, names) = (2 * EDGE + (SIZE - 1) * STEP, ENDS[0] + (SIZE - 1) * STEP + ENDS[1]);
    let in_hand = Side::BOTH.into_iter().any(|side| position.in_hand(side) > 0);
    let height = names + if in_hand { BELOW } else { 3 };
    let mut svg = svg::begin(width, height, position);
    draw_lines(&mut svg);
    draw_names(&mut svg, names);
    for point in Point::ALL {
        let (x, y) = place(point);
        let occupant = Side::BOTH.into_iter().find(|&side| position.pieces(side).contains(point));
        match occupant {
            Some(side) => draw_piece(&mut svg, side, x, y, RADII[0]),
            None => put(&mut svg, format_args!("<circle cx=\"{x}\" cy=\"{y}\" r=\"2.6\" fill=\"#000\"/>")),
        }
    }
    if in_hand {
        draw_hands(&mut svg, position, width, names + BELOW / 2 + 2);
    }
    svg.push_str("</svg>\n");
    svg
}

/// Where a point is drawn.
fn place(point: Point) -> (f32, f32) {
    let mut name = point.name().bytes();
    let column = name.next().map_or(0, |letter| usize::from(letter.saturating_sub(b'a')));
    let row = name.next().map_or(0, |digit| usize::from(b'7'.saturating_sub(digit)));
    ((EDGE + column * STEP) as f32, (ENDS[0] + row * STEP) as f32)
}

/// The three squares, and the lines between them.
fn draw_lines(svg: &mut String) {
    let mut path = String::new();
    for square in 0..3 {
        let (left, top) = (EDGE + square * STEP, ENDS[0] + square * STEP);
        let length = (SIZE - 1 - 2 * square) * STEP;
        let _ = write!(path, "M{left} {top}h{length}v{length}h-{length}z");
    }
    for begin in [0, 4 * STEP] {
        let (across, down) = (EDGE + begin, ENDS[0] + begin);
        let (column, row) = (EDGE + 3 * STEP, ENDS[0] + 3 * STEP);
        let _ = write!(path, "M{across} {row}h{0}M{column} {down}v{0}", 2 * STEP);
    }
    put(
        svg,
        format_args!(
            "<path d=\"{path}\" fill=\"none\" stroke=\"#000\" stroke-width=\"1.4\" stroke-linejoin=\"round\"/>"
        ),
    );
}

/// The letters of the columns below, the digits of the rows on the left.
fn draw_names(svg: &mut String, y: usize) {
    for index in 0..SIZE {
        let (name, x) = (char::from(b'a' + index as u8), EDGE + index * STEP);
        put(svg, format_args!("<text x=\"{x}\" y=\"{y}\" font-size=\"8.5\" fill=\"#777\">{name}</text>"));
        let (row, y) = (SIZE - index, ENDS[0] + index * STEP + 3);
        put(svg, format_args!("<text x=\"7\" y=\"{y}\" font-size=\"8.5\" fill=\"#777\">{row}</text>"));
    }
}

/// A black disc for Blue, a white circle for Red.
fn draw_piece(svg: &mut String, side: Side, x: f32, y: f32, radius: f32) {
    disc(svg, (x, y), radius, side == Side::First);
}

/// The pieces in hand: Blue's from the left, Red's from the right.
fn draw_hands(svg: &mut String, position: &Position, width: usize, y: usize) {
    for side in Side::BOTH {
        for number in 0..position.in_hand(side) {
            let along = EDGE as f32 + number as f32 * (2.0 * RADII[1] + 0.9);
            let x = match side {
                Side::First => along,
                Side::Second => width as f32 - along,
            };
            draw_piece(svg, side, x, y as f32, RADII[1]);
        }
    }
}
