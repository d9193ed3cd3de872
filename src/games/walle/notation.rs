//! The one-line text of a position: `w 3,4 7,4 8 9 2,4S;3,3E;6,4S`.
//!
//! Here the words are read one by one; whether they make a position is for `arrangement`.

use super::place::Wall;
use super::{Face, Position};
use crate::games::{Fault, Game, Side};
use crate::msg;
use std::fmt;

/// A number as the notation writes it: digits without a leading zero, and no more than nine of them.
fn number(text: &str) -> Option<u32> {
    let digits = (1..=9).contains(&text.len()) && text.bytes().all(|byte| byte.is_ascii_digit());
    let canonical = text == "0" || !text.starts_with('0');
    if digits && canonical { text.parse().ok() } else { None }
}

/// A row and a column, on the board or not.
pub(super) fn coordinates(text: &str) -> Option<(u32, u32)> {
    let (row, column) = text.split_once(',')?;
    number(row).zip(number(column))
}

/// What an author wrote, field by field; `None` where it could not be read, and a fault says why.
#[derive(Default)]
pub(super) struct Fields {
    pub(super) turn: Option<Side>,
    pub(super) pawns: [Pawn; 2],
    pub(super) left: [Option<i64>; 2],
    pub(super) walls: Option<Vec<(i64, i64, Face)>>,
}

/// The place of a pawn as written.
#[derive(Debug, Clone, Copy, Default)]
pub(super) enum Pawn {
    /// Not to be read.
    #[default]
    Unread,
    /// Not yet on the board.
    Waiting,
    /// In this row and column, on the board or not.
    On(i64, i64),
}

/// Names of the fields, by side.
pub(super) const PAWNS: [&str; 2] = ["white", "black"];
pub(super) const LEFT: [&str; 2] = ["white walls left", "black walls left"];

/// More walls than can stand are not read one by one.
const MOST_WALLS: usize = 20;

impl Fields {
    /// Reads a text, adding what is malformed to `found`.
    pub(super) fn read(text: &str, found: &mut Vec<Fault>) -> Self {
        let count = text.split(' ').count();
        let fields: Vec<_> = text.split(' ').take(6).collect();
        let [turn, white, black, white_left, black_left, walls] = fields[..] else {
            found.push(Fault { field: "position", reason: msg!("walle-position-fields", count = count) });
            return Self::default();
        };
        if count > 6 {
            found.push(Fault { field: "position", reason: msg!("walle-position-fields", count = count) });
            return Self::default();
        }
        Self {
            turn: read_turn(turn, found),
            pawns: [read_pawn(PAWNS[0], white, found), read_pawn(PAWNS[1], black, found)],
            left: [read_left(LEFT[0], white_left, found), read_left(LEFT[1], black_left, found)],
            walls: read_walls(walls, found),
        }
    }
}

fn read_turn(text: &str, found: &mut Vec<Fault>) -> Option<Side> {
    let turn = match text {
        "w" => Some(Side::First),
        "b" => Some(Side::Second),
        _ => None,
    };
    if turn.is_none() {
        found.push(Fault { field: "turn", reason: msg!("walle-position-turn", text = text) });
    }
    turn
}

fn read_pawn(field: &'static str, text: &str, found: &mut Vec<Fault>) -> Pawn {
    if text == "-" {
        return Pawn::Waiting;
    }
    let Some((row, column)) = coordinates(text) else {
        found.push(Fault { field, reason: msg!("walle-position-pawn", text = text) });
        return Pawn::Unread;
    };
    Pawn::On(row.into(), column.into())
}

fn read_left(field: &'static str, text: &str, found: &mut Vec<Fault>) -> Option<i64> {
    let left = number(text).map(i64::from);
    if left.is_none() {
        found.push(Fault { field, reason: msg!("walle-position-number", text = text) });
    }
    left
}

fn read_walls(text: &str, found: &mut Vec<Fault>) -> Option<Vec<(i64, i64, Face)>> {
    if text == "-" {
        return Some(Vec::new());
    }
    let count = text.split(';').count();
    if count > MOST_WALLS {
        found.push(Fault { field: "walls", reason: msg!("walle-position-too-many-walls", count = count) });
        return None;
    }
    let mut walls = Some(Vec::new());
    for word in text.split(';') {
        match (read_wall(word), &mut walls) {
            (Some(wall), Some(walls)) => walls.push(wall),
            (Some(_), None) => {}
            (None, _) => {
                walls = None;
                found.push(Fault { field: "walls", reason: msg!("walle-position-wall", text = word) });
            }
        }
    }
    walls
}

fn read_wall(text: &str) -> Option<(i64, i64, Face)> {
    let (place, face) = match text.strip_suffix('S') {
        Some(place) => (place, Face::South),
        None => (text.strip_suffix('E')?, Face::East),
    };
    coordinates(place).map(|(row, column)| (row.into(), column.into(), face))
}

impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(if self.to_move() == Side::First { "w" } else { "b" })?;
        for side in Side::BOTH {
            match self.pawn(side) {
                Some(cell) => write!(f, " {cell}")?,
                None => f.write_str(" -")?,
            }
        }
        for side in Side::BOTH {
            write!(f, " {}", self.walls_left(side))?;
        }
        let walls: Vec<_> = self.walls().iter().map(Wall::to_string).collect();
        write!(f, " {}", if walls.is_empty() { "-".to_owned() } else { walls.join(";") })
    }
}
