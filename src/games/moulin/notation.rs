//! Reading the text of positions and moves. Strict: what is read is printed back byte for byte.
//!
//! Not for: what fits together (`arrangement`), what can be played (`legality`), printing (`Display`).

use super::arrangement::{BOARD, FIELDS, IN_HAND, LIMIT, TURN, TURNS};
use super::{Arrangement, Move, Point, Position};
use crate::games::{Fault, Faults, Side};
use crate::message::Message;
use crate::{msg, untrusted};
use std::fmt;

/// Characters of a stranger's text that a message repeats.
const QUOTED: usize = 24;

/// The position a text stands for, or every fault of it.
pub(super) fn position(text: &str) -> Result<Position, Faults> {
    if text.is_empty() {
        return Err(Faults::one("position", msg!("moulin-empty")));
    }
    let fields = text.split(' ').count();
    let mut parts = text.split(' ');
    let mut next = || parts.next().unwrap_or_default();
    let texts: [&str; FIELDS.len()] = std::array::from_fn(|_| next());
    if fields != FIELDS.len() {
        return Err(Faults::one(
            "position",
            msg!("moulin-field-count", count = fields, fields = FIELDS.len()),
        ));
    }
    let [board, turn, blue, red, turns, limit] = texts;
    let mut found = Vec::new();
    let mut number = |text, field| {
        read_number(text).unwrap_or_else(|reason| {
            found.push(Fault { field, reason });
            0
        })
    };
    let in_hand = [number(blue, IN_HAND[0]), number(red, IN_HAND[1])];
    let (turns, limit) = (number(turns, TURNS), number(limit, LIMIT));
    let turn = match turn {
        "b" => Side::First,
        "r" => Side::Second,
        _ => {
            found.push(Fault { field: TURN, reason: msg!("moulin-unknown-turn", text = quoted(turn)) });
            Side::First
        }
    };
    let board = read_board(board, &mut found);
    Arrangement { board, turn, in_hand, turns, limit }.judged(found)
}

/// The pieces by the number of their point; what cannot be read is left empty and its fault added.
fn read_board(text: &str, found: &mut Vec<Fault>) -> [Option<Side>; 24] {
    let mut board = [None; 24];
    let mut fault = |reason| found.push(Fault { field: BOARD, reason });
    let rows = text.split('/').count();
    if rows != Point::ROWS.len() {
        fault(msg!("moulin-row-count", count = rows, rows = Point::ROWS.len()));
        return board;
    }
    for (index, (points, row)) in Point::ROWS.iter().zip(text.split('/')).enumerate() {
        let length = row.chars().count();
        if length != points.len() {
            fault(msg!("moulin-row-length", row = 7 - index, count = length, points = points.len()));
            continue;
        }
        for (&point, letter) in points.iter().zip(row.chars()) {
            board[point as usize] = match letter {
                'B' => Some(Side::First),
                'R' => Some(Side::Second),
                '.' => None,
                _ => {
                    fault(msg!("moulin-unknown-piece", letter = letter, point = point.name()));
                    None
                }
            };
        }
    }
    board
}

fn read_number(text: &str) -> Result<u32, Message> {
    if text.is_empty() || !text.bytes().all(|byte| byte.is_ascii_digit()) {
        return Err(msg!("moulin-not-a-number", text = quoted(text)));
    }
    if text.len() > 1 && text.starts_with('0') {
        return Err(msg!("moulin-leading-zero", text = quoted(text)));
    }
    let too_large = |_| msg!("moulin-number-too-large", text = quoted(text));
    text.parse::<u16>().map(u32::from).map_err(too_large)
}

/// The move a text stands for.
pub(super) fn parse_move(text: &str) -> Result<Move, Message> {
    let (walk, capture) = match text.split_once('x') {
        Some((walk, capture)) => (walk, Some(capture)),
        None => (text, None),
    };
    let (from, to) = match walk.split_once('-') {
        Some((from, to)) => (Some(from), to),
        None => (None, walk),
    };
    // Whatever is not two characters long is no name of a point at all: the shape is at fault.
    let names = [from, Some(to), capture];
    if names.into_iter().flatten().any(|name| name.chars().count() != 2) {
        return Err(msg!("moulin-move-shape", text = quoted(text)));
    }
    let point = |name| Point::named(name).ok_or_else(|| msg!("moulin-unknown-point", text = quoted(name)));
    Ok(Move { from: from.map(point).transpose()?, to: point(to)?, capture: capture.map(point).transpose()? })
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(from) = self.from {
            write!(f, "{from}-")?;
        }
        write!(f, "{}", self.to)?;
        if let Some(capture) = self.capture {
            write!(f, "x{capture}")?;
        }
        Ok(())
    }
}

/// The beginning of a stranger's text, as a message may repeat it.
fn quoted(text: &str) -> String {
    match untrusted::capped(text, QUOTED) {
        (whole, 0) => whole.to_owned(),
        (beginning, _) => format!("{beginning}…"),
    }
}
