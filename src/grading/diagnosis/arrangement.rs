//! Answers whose content is right and stands elsewhere: exchanged, shifted, in another order, one row too many.
//!
//! Each is tried on the answer; what is right then is the diagnosis. Not for: types (`kinship`).

use super::Code;
use super::finding::Diagnosis;
use super::kinship::same_members;
use crate::message::Message;
use crate::msg;
use crate::value::compare::{Order, equal, fingerprint};
use crate::value::{BigInt, Value};
use std::collections::HashSet;

/// Fewer elements than this in common are no sign of anything.
const COMMON: usize = 2;

/// What makes the answer right. Of places nothing is said where the order of the elements does not matter.
pub(super) fn diagnosis(expected: &Value, actual: &Value, order: Order) -> Option<Diagnosis> {
    let placed = || (order == Order::Kept).then(|| moved(expected, actual)).flatten();
    let ((Value::List(right), Value::List(found)) | (Value::Tuple(right), Value::Tuple(found))) =
        (expected, actual)
    else {
        return placed();
    };
    // Numbers one after the other that are all off by one look shifted, and their content is not right.
    match offset(right, found) {
        Some(way) => Some(Diagnosis::new(Code::OffByOne, msg!("diagnosis-numbers-off", way = way.word()))),
        None => placed(),
    }
}

/// What makes the answer right by moving its parts.
fn moved(expected: &Value, actual: &Value) -> Option<Diagnosis> {
    let grids = || Grid::of(expected).zip(Grid::of(actual));
    if let Some((right, found)) = grids()
        && right.is_transposed(&found)
    {
        return Some(Diagnosis::new(Code::RowsAndColumnsSwapped, msg!("diagnosis-swapped")));
    }
    if let (Value::List(right), Value::List(found)) | (Value::Tuple(right), Value::Tuple(found)) =
        (expected, actual)
    {
        if let Some(message) = in_another_order(right, found) {
            return Some(Diagnosis::new(Code::RightUpToOrder, message));
        }
        let rows = right.iter().chain(found).all(|item| matches!(item, Value::List(_)));
        let size = size_of_list(right, found).map(|which| {
            if rows {
                msg!("diagnosis-size-row", which = which)
            } else {
                msg!("diagnosis-size-element", which = which)
            }
        });
        if let Some(message) = size.or_else(|| grids().and_then(|(right, found)| right.size(&found))) {
            return Some(Diagnosis::new(Code::SizeOffByOne, message));
        }
        let shift = shift_of_list(right, found).map(|way| msg!("diagnosis-shift-list", way = way));
        if let Some(message) = shift.or_else(|| grids().and_then(|(right, found)| right.shift(&found))) {
            return Some(Diagnosis::new(Code::ShiftedByOne, message));
        }
    }
    None
}

/// One too large, or one too small.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Offset {
    Large,
    Small,
}

impl Offset {
    /// By which one integer misses another, where it is one.
    pub(super) fn between(expected: &Value, actual: &Value) -> Option<Self> {
        let (Value::Int(expected), Value::Int(actual)) = (expected, actual) else { return None };
        let one = BigInt::from(1);
        match actual - expected {
            by if by == one => Some(Self::Large),
            by if by == -one => Some(Self::Small),
            _ => None,
        }
    }

    /// For the messages.
    pub(super) const fn word(self) -> &'static str {
        match self {
            Self::Large => "large",
            Self::Small => "small",
        }
    }
}

/// The offset that all integers of two sequences share, which differ in nothing else.
fn offset(expected: &[Value], actual: &[Value]) -> Option<Offset> {
    fn leaves<'a>(a: &'a Value, b: &'a Value, into: &mut Vec<(&'a Value, &'a Value)>) -> bool {
        match (a, b) {
            (Value::List(a), Value::List(b)) | (Value::Tuple(a), Value::Tuple(b)) => {
                a.len() == b.len() && a.iter().zip(b).all(|(a, b)| leaves(a, b, into))
            }
            (Value::Int(_), Value::Int(_)) => {
                into.push((a, b));
                true
            }
            _ => equal(a, b),
        }
    }
    let mut pairs = Vec::new();
    let same = expected.len() == actual.len();
    if !same || !expected.iter().zip(actual).all(|(a, b)| leaves(a, b, &mut pairs)) || pairs.len() < COMMON {
        return None;
    }
    let first = Offset::between(pairs.first()?.0, pairs.first()?.1)?;
    pairs.iter().all(|(a, b)| Offset::between(a, b) == Some(first)).then_some(first)
}

fn in_another_order(expected: &[Value], actual: &[Value]) -> Option<Message> {
    if expected.len() < COMMON || !same_members(expected, actual) {
        return None;
    }
    let reversed = expected.iter().zip(actual.iter().rev()).all(|(a, b)| equal(a, b));
    // Two rows of a table that differ in few cells exchange their places by accident.
    let table = expected.iter().any(|item| item.as_sequence().is_some());
    let misplaced = || expected.iter().zip(actual).filter(|(a, b)| !equal(a, b)).count();
    if table && !reversed && misplaced() < 3 {
        return None;
    }
    Some(if reversed { msg!("diagnosis-reversed") } else { msg!("diagnosis-order") })
}

fn same(a: &[Value], b: &[Value]) -> bool {
    a.len() == b.len() && a.iter().zip(b).all(|(a, b)| equal(a, b))
}

/// Which element is missing or too many, where all others are right.
fn size_of_list(expected: &[Value], actual: &[Value]) -> Option<&'static str> {
    let common = expected.len().min(actual.len());
    let ends = |long: &[Value], short: &[Value]| (same(&long[..common], short), same(&long[1..], short));
    if common < COMMON {
        return None;
    }
    let ((at_the_end, at_the_start), words) = match actual.len() as i64 - expected.len() as i64 {
        -1 => (ends(expected, actual), ["missing-last", "missing-first"]),
        1 => (ends(actual, expected), ["extra-last", "extra-first"]),
        _ => return None,
    };
    let (long, short) = if expected.len() > actual.len() { (expected, actual) } else { (actual, expected) };
    if repeats(long) && !repeats(short) && long.windows(2).any(|pair| equal(&pair[0], &pair[1])) {
        // Of two equal neighbours one is gone, perhaps through a set: it has no place of its own.
        return None;
    }
    [at_the_end, at_the_start].into_iter().zip(words).find_map(|(fits, word)| fits.then_some(word))
}

/// Whether an element comes twice.
fn repeats(items: &[Value]) -> bool {
    let mut seen = HashSet::new();
    !items.iter().all(|item| seen.insert(fingerprint(item)))
}

/// Which way a list is shifted, where all that is not pushed out is right.
fn shift_of_list(expected: &[Value], actual: &[Value]) -> Option<&'static str> {
    if expected.len() != actual.len() || expected.len() <= COMMON {
        return None;
    }
    let (start, end) = (expected.len() - 1, 1);
    if same(&expected[..start], &actual[end..]) && varied(&expected[..start]) {
        Some("later")
    } else if same(&expected[end..], &actual[..start]) && varied(&expected[end..]) {
        Some("earlier")
    } else {
        None
    }
}

/// Whether a list has two different elements: the same one everywhere fits wherever it is put.
fn varied(items: &[Value]) -> bool {
    items.iter().skip(1).any(|item| !equal(&items[0], item))
}

/// A table: rows of the same length, one at least, none of them empty.
struct Grid<'a> {
    rows: Vec<&'a [Value]>,
    wide: usize,
}

impl<'a> Grid<'a> {
    fn of(value: &'a Value) -> Option<Self> {
        let rows: Vec<&[Value]> =
            value.as_sequence()?.iter().map(Value::as_sequence).collect::<Option<_>>()?;
        let wide = rows.first()?.len();
        (wide > 0 && rows.iter().all(|row| row.len() == wide)).then_some(Self { rows, wide })
    }

    fn is_transposed(&self, other: &Self) -> bool {
        self.rows.len() == other.wide
            && self.wide == other.rows.len()
            && (0..self.wide).all(|column| {
                let row = other.rows[column];
                self.rows.iter().zip(row).all(|(own, cell)| equal(&own[column], cell))
            })
    }

    /// Whether the cells from `(row, column)` on are those of `other` from `(other_row, other_column)` on, as far
    /// as both go; none where that is too little to say anything.
    fn agrees(&self, from: (usize, usize), other: &Self, at: (usize, usize)) -> Option<bool> {
        let high = (self.rows.len() - from.0).min(other.rows.len() - at.0);
        let wide = (self.wide - from.1).min(other.wide - at.1);
        (high * wide >= COMMON).then(|| {
            (0..high).all(|row| {
                same(
                    &self.rows[from.0 + row][from.1..from.1 + wide],
                    &other.rows[at.0 + row][at.1..at.1 + wide],
                )
            })
        })
    }

    /// Which row and column is missing or too many, where all the rest is right.
    fn size(&self, other: &Self) -> Option<Message> {
        let sides = |right: usize, found: usize| match found as i64 - right as i64 {
            0 => Some([("", (0, 0)); 2]),
            1 => Some([("extra-last", (0, 0)), ("extra-first", (0, 1))]),
            -1 => Some([("missing-last", (0, 0)), ("missing-first", (1, 0))]),
            _ => None,
        };
        let rows = sides(self.rows.len(), other.rows.len())?;
        let columns = sides(self.wide, other.wide)?;
        if rows[0].0.is_empty() && columns[0].0.is_empty() {
            return None;
        }
        for (row_word, (row, other_row)) in rows {
            for (column_word, (column, other_column)) in columns {
                let fits = row < self.rows.len()
                    && other_row < other.rows.len()
                    && column < self.wide
                    && other_column < other.wide
                    && self.agrees((row, column), other, (other_row, other_column)) == Some(true);
                if fits {
                    return Some(match (row_word, column_word) {
                        (word, "") => msg!("diagnosis-size-row", which = word),
                        ("", word) => msg!("diagnosis-size-column", which = word),
                        (rows, columns) => msg!("diagnosis-size-both", rows = rows, columns = columns),
                    });
                }
            }
        }
        None
    }

    /// Which way the table is shifted, where all that is not pushed out is right.
    fn shift(&self, other: &Self) -> Option<Message> {
        if self.rows.len() != other.rows.len() || self.wide != other.wide {
            return None;
        }
        let (high, wide) = (self.rows.len(), self.wide);
        for (way, from, at) in [
            ("down", (0, 0), (1, 0)),
            ("up", (1, 0), (0, 0)),
            ("right", (0, 0), (0, 1)),
            ("left", (0, 1), (0, 0)),
            ("down-right", (0, 0), (1, 1)),
            ("up-left", (1, 1), (0, 0)),
        ] {
            let (rows, columns) = (high - from.0.max(at.0), wide - from.1.max(at.1));
            let telling = || {
                let cells: Vec<&Value> = self.rows[from.0..from.0 + rows]
                    .iter()
                    .flat_map(|row| &row[from.1..from.1 + columns])
                    .collect();
                cells.iter().any(|cell| !equal(cell, cells[0]))
            };
            if rows * columns > COMMON && self.agrees(from, other, at) == Some(true) && telling() {
                return Some(msg!("diagnosis-shift-grid", way = way));
            }
        }
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::i18n::{Lang, Wording};

    fn list(items: &[i32]) -> Value {
        Value::List(items.iter().map(|&item| Value::int(item)).collect())
    }

    fn grid(rows: &[&[i32]]) -> Value {
        Value::List(rows.iter().map(|row| list(row)).collect())
    }

    /// The word of the diagnosis and its sentence in English.
    fn said(expected: &Value, actual: &Value) -> String {
        let Some(found) = diagnosis(expected, actual, Order::Kept) else { return "nothing".to_owned() };
        let wording = Wording::new(Lang::En);
        format!("{}: {}", found.code.word(), wording.say(&found.message.unwrap()))
    }

    fn assert_said(expected: &Value, actual: &Value, wanted: &str) {
        let said = said(expected, actual);
        assert!(said.starts_with(wanted), "{said}\nnot {wanted}");
    }

    #[test]
    fn a_table_is_seen_exchanged_shifted_and_cut() {
        let right = grid(&[&[1, 2, 3], &[4, 5, 6], &[7, 8, 9]]);
        for (found, wanted) in [
            (grid(&[&[1, 4, 7], &[2, 5, 8], &[3, 6, 9]]), "rows-and-columns-swapped"),
            (grid(&[&[7, 8, 9], &[4, 5, 6], &[1, 2, 3]]), "right-up-to-order"),
            (grid(&[&[4, 5, 6], &[7, 8, 9], &[1, 2, 3]]), "right-up-to-order"),
            (grid(&[&[4, 5, 6], &[1, 2, 3], &[7, 8, 9]]), "nothing"),
            (grid(&[&[1, 2, 3], &[4, 5, 6]]), "size-off-by-one"),
            (grid(&[&[5, 6], &[8, 9]]), "size-off-by-one"),
            (grid(&[&[0, 1, 2, 3], &[0, 4, 5, 6], &[0, 7, 8, 9]]), "size-off-by-one"),
            (grid(&[&[0, 0, 0, 0], &[1, 2, 3, 0], &[4, 5, 6, 0], &[7, 8, 9, 0]]), "size-off-by-one"),
            (grid(&[&[0, 1, 2], &[0, 4, 5], &[0, 7, 8]]), "shifted-by-one"),
            (grid(&[&[5, 6, 0], &[8, 9, 0], &[0, 0, 0]]), "shifted-by-one"),
            (grid(&[&[0, 0, 0], &[1, 2, 3], &[4, 5, 6]]), "shifted-by-one"),
            (grid(&[&[1, 2, 3], &[4, 0, 6], &[7, 8, 9]]), "nothing"),
            (grid(&[&[5]]), "nothing"),
            (grid(&[]), "nothing"),
            (grid(&[&[], &[], &[]]), "nothing"),
        ] {
            assert_said(&right, &found, wanted);
        }
        assert_said(&grid(&[&[1, 5], &[9, 2]]), &grid(&[&[2, 6], &[10, 3]]), "off-by-one");
    }

    #[test]
    fn a_table_that_is_no_square_is_seen_exchanged() {
        assert_said(&grid(&[&[1, 2, 3]]), &grid(&[&[1], &[2], &[3]]), "rows-and-columns-swapped");
        assert_said(&grid(&[&[1, 2], &[3, 4]]), &grid(&[&[1, 3, 0], &[2, 4, 0]]), "nothing");
    }

    #[test]
    fn a_list_is_seen_in_another_order_shifted_and_cut() {
        let right = list(&[3, 5, 8, 5]);
        for (found, wanted) in [
            (&[5, 8, 5, 3][..], "right-up-to-order: the elements are the right ones, in reverse"),
            (&[3, 5, 5, 8], "right-up-to-order: the elements are the right ones, but"),
            (
                &[3, 5, 8],
                "size-off-by-one: the size is off by one, and all the rest is right: the last element is missing",
            ),
            (
                &[5, 8, 5],
                "size-off-by-one: the size is off by one, and all the rest is right: the first element is missing",
            ),
            (
                &[3, 5, 8, 5, 0],
                "size-off-by-one: the size is off by one, and all the rest is right: the last element is too many",
            ),
            (
                &[0, 3, 5, 8, 5],
                "size-off-by-one: the size is off by one, and all the rest is right: the first element is too many",
            ),
            (&[0, 3, 5, 8], "shifted-by-one: everything stands one place too late"),
            (&[5, 8, 5, 0], "shifted-by-one: everything stands one place too early"),
            (&[4, 6, 9, 6], "off-by-one: every number of the answer is one too large"),
            (&[2, 4, 7, 4], "off-by-one: every number of the answer is one too small"),
            (&[2, 4, 7, 6], "nothing"),
            (&[3, 3, 5, 5], "nothing"),
            (&[], "nothing"),
        ] {
            assert_said(&right, &list(found), wanted);
        }
        assert_said(&list(&[1]), &list(&[]), "nothing");
        assert_said(&list(&[1, 2, 3]), &list(&[2, 3, 4]), "off-by-one");
        assert_said(&list(&[1, 1, 2]), &list(&[1, 2]), "nothing");
        assert_said(&list(&[0, 0, 0]), &list(&[0, 0]), "size-off-by-one");
        assert_said(&list(&[0, 0, 0]), &list(&[1, 0, 0]), "nothing");
    }

    #[test]
    fn a_list_of_lists_has_rows() {
        let right = grid(&[&[1, 2], &[3]]);
        assert_said(
            &right,
            &grid(&[&[1, 2], &[3], &[]]),
            "size-off-by-one: the size is off by one, and all the rest is right: the last row is too many",
        );
    }

    #[test]
    fn where_the_order_does_not_matter_nothing_is_said_of_places() {
        let right = list(&[3, 5, 8, 5]);
        for found in [&[3, 5, 8][..], &[5, 8, 5, 0], &[0, 3, 5, 8]] {
            assert!(diagnosis(&right, &list(found), Order::Outermost).is_none(), "{found:?}");
        }
        let off = diagnosis(&list(&[2, 3, 4]), &list(&[3, 4, 5]), Order::Nowhere);
        assert_eq!(off.map(|found| found.code), Some(Code::OffByOne));
    }
}
