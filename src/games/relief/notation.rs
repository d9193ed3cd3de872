//! The one-line text of a position: `<terrain> <pieces> <turn> <exited> <plies>`, read field by field.
//!
//! Reading is strict and reports what is malformed in every field at once. Not for: what is well written but
//! impossible ([`arrangement`](super::arrangement)).

use super::Arrangement;
use super::cell::{Cell, SIZE};
use super::piece::Piece;
use crate::games::{Fault, Faults, Side};
use crate::message::Message;
use crate::{msg, untrusted};
use std::fmt;

/// The fields of a position in their order.
pub(super) const FIELDS: [&str; 5] = ["terrain", "pieces", "turn", "exited", "plies"];

/// The most characters of a stranger's text that a message repeats.
const SHOWN: usize = 20;

/// What was read of each field.
pub(super) struct Fields {
    pub(super) altitudes: Result<[u8; Cell::COUNT], Faults>,
    pub(super) pieces: Result<[Option<Piece>; Cell::COUNT], Faults>,
    pub(super) turn: Result<Side, Faults>,
    pub(super) exited: Result<Vec<Piece>, Faults>,
    pub(super) plies: Result<u32, Faults>,
}

/// Reads every field of a position's text; an error only where there are not five.
pub(super) fn read(text: &str) -> Result<Fields, Faults> {
    let mut fields = text.split(' ');
    let five = [(); 5].map(|()| fields.next());
    let [Some(terrain), Some(pieces), Some(turn), Some(exited), Some(plies)] = five else {
        return Err(wrong_count(text));
    };
    if fields.next().is_some() {
        return Err(wrong_count(text));
    }
    Ok(Fields {
        altitudes: read_altitudes(terrain),
        pieces: read_pieces(pieces),
        turn: read_turn(turn),
        exited: read_exited(exited),
        plies: read_plies(plies),
    })
}

fn wrong_count(text: &str) -> Faults {
    Faults::one("position", msg!("relief-fields", count = text.split(' ').count()))
}

/// Reads ten rows of ten digits.
pub(super) fn read_altitudes(text: &str) -> Result<[u8; Cell::COUNT], Faults> {
    read_board(
        "terrain",
        text,
        |letter| letter.to_digit(10).map(|digit| digit as u8),
        |cell, letter| msg!("relief-no-altitude", cell = cell, letter = letter),
    )
}

fn read_pieces(text: &str) -> Result<[Option<Piece>; Cell::COUNT], Faults> {
    read_board(
        "pieces",
        text,
        |letter| if letter == '.' { Some(None) } else { Piece::from_letter(letter).map(Some) },
        |cell, letter| msg!("relief-no-piece-letter", cell = cell, letter = letter),
    )
}

/// Reads ten rows of ten characters joined with `/`, row 10 first.
fn read_board<T: Copy + Default>(
    field: &'static str,
    text: &str,
    value: impl Fn(char) -> Option<T>,
    unknown: impl Fn(String, char) -> Message,
) -> Result<[T; Cell::COUNT], Faults> {
    let rows = text.split('/').count();
    if rows != SIZE {
        return Err(Faults::one(field, msg!("relief-rows", count = rows)));
    }
    let mut board = [T::default(); Cell::COUNT];
    let mut faults = Vec::new();
    for (row, text) in (0..SIZE).rev().zip(text.split('/')) {
        let length = text.chars().count();
        if length != SIZE {
            faults.push(Fault { field, reason: msg!("relief-row-length", row = row + 1, count = length) });
            continue;
        }
        for (cell, letter) in (0..SIZE).filter_map(|column| Cell::new(column, row)).zip(text.chars()) {
            match value(letter) {
                Some(value) => board[cell.index()] = value,
                None => faults.push(Fault { field, reason: unknown(cell.to_string(), letter) }),
            }
        }
    }
    Faults::check(faults).map(|()| board)
}

fn read_turn(text: &str) -> Result<Side, Faults> {
    match text {
        "r" => Ok(Side::First),
        "b" => Ok(Side::Second),
        _ => Err(Faults::one("turn", msg!("relief-turn-letter", text = shown(text)))),
    }
}

fn read_exited(text: &str) -> Result<Vec<Piece>, Faults> {
    if text == "-" {
        return Ok(Vec::new());
    }
    let letters = text.chars().count();
    if letters > 2 {
        return Err(Faults::one("exited", msg!("relief-exited-too-many", count = letters)));
    }
    let exited: Option<Vec<_>> = text.chars().map(Piece::from_letter).collect();
    exited
        .filter(|exited| !exited.is_empty())
        .ok_or_else(|| Faults::one("exited", msg!("relief-exited-letters", text = shown(text))))
}

fn read_plies(text: &str) -> Result<u32, Faults> {
    let canonical = !text.is_empty()
        && text.bytes().all(|byte| byte.is_ascii_digit())
        && (text == "0" || !text.starts_with('0'));
    if !canonical {
        return Err(Faults::one("plies", msg!("relief-plies-number", text = shown(text))));
    }
    // Digits too many for the type: what is judged next is still far above the limit and as odd or even.
    let odd = u32::from(text.bytes().next_back().is_some_and(|last| last % 2 == 1));
    Ok(text.parse().unwrap_or(u32::MAX - 1 + odd))
}

fn shown(text: &str) -> &str {
    untrusted::capped(text, SHOWN).0
}

/// Writes a board row by row, row 10 first.
pub(super) fn write_board(f: &mut fmt::Formatter<'_>, letter: impl Fn(Cell) -> char) -> fmt::Result {
    use fmt::Write as _;
    for row in (0..SIZE).rev() {
        for cell in (0..SIZE).filter_map(|column| Cell::new(column, row)) {
            f.write_char(letter(cell))?;
        }
        if row > 0 {
            f.write_char('/')?;
        }
    }
    Ok(())
}

/// The text of an arrangement; of a valid one, a position's.
impl fmt::Display for Arrangement {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_board(f, |cell| char::from(b'0'.saturating_add(self.altitudes[cell.index()])))?;
        f.write_str(" ")?;
        write_board(f, |cell| self.pieces[cell.index()].map_or('.', Piece::letter))?;
        let turn = match self.turn {
            Side::First => 'r',
            Side::Second => 'b',
        };
        let exited: String = self.exited.iter().copied().map(Piece::letter).collect();
        let exited = if exited.is_empty() { "-" } else { &exited };
        write!(f, " {turn} {exited} {}", self.plies)
    }
}
