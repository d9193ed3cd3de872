//! The text of a Wall-e position, read and written, and which positions there are.
//!
//! Not for: moves.

use super::{COLUMNS, PLACES, ROWS, WALLS, WIDTH, Walle, cell, goal, is_side, row};
use super::{Move, column};
use crate::games::Side;

/// A number as it is written: no sign, no leading zero.
fn number(text: &str) -> Option<usize> {
    let value: usize = text.parse().ok()?;
    (value.to_string() == text).then_some(value)
}

/// The cell of a text `row,column`.
fn cell_of(text: &str) -> Option<usize> {
    let (r, c) = text.split_once(',')?;
    let (r, c) = (number(r)?, number(c)?);
    (r < ROWS && c < COLUMNS).then(|| cell(r, c))
}

/// The cell of a pawn, none for `-`; the name of the field where the text is neither.
fn pawn(text: &str, field: &'static str) -> Result<Option<usize>, &'static str> {
    if text == "-" { Ok(None) } else { cell_of(text).map(Some).ok_or(field) }
}

/// The place of a wall `row,columnS` or `row,columnE`, off the border.
fn wall(text: &str) -> Option<usize> {
    if let Some(place) = text.strip_suffix('S') {
        let below = cell_of(place)? + WIDTH;
        (below < PLACES).then_some(below)
    } else {
        let cell = cell_of(text.strip_suffix('E')?)?;
        (column(cell) + 1 < COLUMNS).then_some(cell + 1)
    }
}

/// Where walls of a text stand, if they are in order and none stands twice.
fn walls(text: &str) -> Option<[bool; PLACES]> {
    let mut walls = [false; PLACES];
    if text == "-" {
        return Some(walls);
    }
    for text in text.split(';') {
        walls[wall(text)?] = true;
    }
    (listed(&walls) == text).then_some(walls)
}

/// The places of sides by row, then column, then east before south.
fn in_order(walls: &[bool; PLACES]) -> Vec<usize> {
    let mut places: Vec<usize> = (0..PLACES).filter(|&place| is_side(place) && walls[place]).collect();
    places.sort_by_key(|&place| (row(place), column(place), place / WIDTH % 2));
    places
}

fn listed(walls: &[bool; PLACES]) -> String {
    let texts: Vec<String> = in_order(walls).into_iter().map(|place| Move::Wall(place).to_string()).collect();
    if texts.is_empty() { "-".to_owned() } else { texts.join(";") }
}

pub(super) fn read(text: &str) -> Result<Walle, &'static str> {
    let fields: Vec<&str> = text.split(' ').collect();
    let [turn, white, black, more, less, standing] = fields[..] else { return Err("position") };
    let left = |text: &str| number(text).filter(|&left| left <= WALLS.into()).map(|left| left as u8);
    let position = Walle {
        turn: match turn {
            "w" => Side::First,
            "b" => Side::Second,
            _ => return Err("turn"),
        },
        pawns: [pawn(white, "white")?, pawn(black, "black")?],
        left: [left(more).ok_or("white walls")?, left(less).ok_or("black walls")?],
        walls: walls(standing).ok_or("walls")?,
    };
    is_possible(&position)?;
    Ok(position)
}

fn is_possible(position: &Walle) -> Result<(), &'static str> {
    let standing = position.walls.iter().filter(|&&wall| wall).count();
    let placed: u8 = position.left.map(|left| WALLS - left).iter().sum();
    if standing != usize::from(placed) {
        return Err("walls");
    }
    match position.pawns {
        [None, Some(_)] => return Err("black"),
        [None, None] if position.turn == Side::Second => return Err("turn"),
        [Some(_), None] if position.turn == Side::First => return Err("turn"),
        // White stands where it has entered.
        [Some(white), None] if row(white) != goal(Side::Second) => return Err("white"),
        [Some(white), Some(black)] if white == black => return Err("black"),
        _ => {}
    }
    if position.pawns.contains(&None) && placed > 0 {
        return Err("walls");
    }
    if Side::BOTH.into_iter().all(|side| position.is_there(side)) { Err("black") } else { Ok(()) }
}

pub(super) fn written(position: &Walle) -> String {
    let turn = if position.turn == Side::First { "w" } else { "b" };
    let pawn = |pawn: Option<usize>| pawn.map_or_else(|| "-".to_owned(), |pawn| Move::To(pawn).to_string());
    let ([white, black], [more, less]) = (position.pawns.map(pawn), position.left);
    format!("{turn} {white} {black} {more} {less} {}", listed(&position.walls))
}
