//! What a drawn difference alone may not tell, in sentences: shapes, types, places, characters that look alike.
//!
//! Not for: drawing.

use super::excerpt::Pair;
use super::{IN_A_SENTENCE, lookalike};
use crate::message::Message;
use crate::msg;
use crate::report::words::decimal;
use crate::untrusted;
use crate::value::difference::{GridDifference, Place, Places, Point, TextDifference, What};
use crate::value::{Mismatch, Notation, Step, Type, Value};

/// Elements of a set that are named.
const MEMBERS: usize = 5;
/// Steps of a path that are written out.
const LONGEST_PATH: usize = 12;
/// Floats that are relatively no farther apart than this usually differ by rounding alone.
const ROUNDING: f64 = 1e-12;

/// Rows and cells that are missing, or too many.
pub(super) fn shape(grid: &GridDifference<'_>) -> Vec<Message> {
    let mut remarks = Vec::new();
    let ((rows, wide), (actual_rows, actual_wide)) = (grid.expected_shape(), grid.actual_shape());
    if (rows, wide) != (actual_rows, actual_wide) {
        remarks.push(msg!(
            "report-shape",
            rows = rows,
            columns = wide,
            height = actual_rows,
            breadth = actual_wide
        ));
    }
    if grid.missing > 0 {
        remarks.push(msg!("report-cells-missing", count = grid.missing));
    }
    if grid.extra > 0 {
        remarks.push(msg!("report-cells-extra", count = grid.extra));
    }
    remarks
}

/// What the board does not show clearly: rows that are no list, types, characters that look alike.
pub(super) fn cells(grid: &GridDifference<'_>, notation: Notation) -> Vec<Message> {
    let mut remarks = Vec::new();
    if let Some((row, value)) = grid.first_row_not_a_list() {
        remarks.push(msg!("report-row-not-a-list", row = row, found = type_phrase(value, notation)));
    }
    let both = |&(row, column): &(usize, usize)| {
        let expected = grid.expected.get(row)?.get(column)?;
        Some((row, column, expected, grid.actual.get(row)?.cells().get(column)?))
    };
    let other_type = |(_, _, a, b): &(usize, usize, &Value, &Value)| {
        std::mem::discriminant(*a) != std::mem::discriminant(*b)
    };
    if let Some((row, column, a, b)) = grid.cells.iter().filter_map(both).find(other_type) {
        remarks.push(msg!(
            "report-cell-types",
            row = row,
            column = column,
            expected = typed(a, notation),
            actual = typed(b, notation)
        ));
        if grid.wrong_type > 1 {
            remarks.push(msg!("report-cells-other-type", count = grid.wrong_type));
        }
    }
    let alike = grid.cells.iter().filter_map(both).find_map(|(row, column, a, b)| {
        let (Value::Text(a), Value::Text(b)) = (a, b) else { return None };
        Some((row, column, characters(&TextDifference::between(a, b)?)?))
    });
    if let Some((row, column, characters)) = alike {
        remarks.push(msg!("report-cell-characters", row = row, column = column, characters = characters));
    }
    remarks
}

/// What the two excerpts alone may not tell: the first place in full, the next ones in a line each.
pub(super) fn places(places: &Places<'_>, notation: Notation) -> Vec<Message> {
    let mut remarks = Vec::new();
    for (index, found) in places.found.iter().enumerate() {
        remarks.extend(place_remarks(found, index == 0, notation));
    }
    let named: usize = places
        .found
        .iter()
        .map(|found| match &found.what {
            What::Members { missing, extra } => missing.len() + extra.len(),
            _ => 1,
        })
        .sum();
    if places.count > named {
        remarks.push(msg!("report-places-hidden", count = places.count - named));
    }
    remarks.extend(lookalike::among(places, notation));
    remarks
}

fn place_remarks(found: &Place<'_>, is_first: bool, notation: Notation) -> Vec<Message> {
    let place = place(&found.path, notation);
    let short = |value: &Value| notation.show(value, IN_A_SENTENCE);
    let phrase = |value: &Value| match short(value) {
        shown if shown.cut == 0 => msg!("report-text", text = shown.text),
        shown => msg!("report-text-cut", text = shown.text, count = shown.cut),
    };
    match &found.what {
        What::Types(a, b) => {
            vec![located(
                place,
                msg!("report-types", expected = type_phrase(a, notation), actual = type_phrase(b, notation)),
            )]
        }
        What::Opaque(value) if value.type_name() == "generator" => {
            vec![located(place, msg!("report-opaque-generator", value = phrase(value)))]
        }
        What::Opaque(value) => {
            vec![located(
                place,
                msg!("report-opaque", value = phrase(value), found = type_phrase(value, notation)),
            )]
        }
        What::Missing(value) => {
            vec![msg!("report-element-missing", place = place, value = phrase(value))]
        }
        What::Extra(value) => vec![msg!("report-element-extra", place = place, value = phrase(value))],
        What::Members { missing, extra } => members(&place, missing, extra, notation),
        What::Values(a, b) => {
            let mut remarks = Vec::new();
            if !place.is_empty() {
                let pair = Pair::round_first_difference(
                    &notation.show(a, usize::MAX).text,
                    &notation.show(b, usize::MAX).text,
                    IN_A_SENTENCE,
                );
                let (expected, actual) = (pair.expected.text, pair.actual.text);
                remarks.push(if is_first {
                    msg!("report-first-at", place = place, expected = expected, actual = actual)
                } else {
                    msg!("report-also-at", place = place, expected = expected, actual = actual)
                });
            }
            if let (Value::Float(a), Value::Float(b), true) = (a, b, is_first) {
                remarks.extend(distance(*a, *b));
            }
            remarks
        }
        What::Texts(texts) if is_first => text(place, texts),
        What::Texts(texts) => {
            let (a, b) = texts.excerpts(notation, IN_A_SENTENCE / 2);
            let mut remarks = vec![msg!("report-also-at", place = place, expected = a.text, actual = b.text)];
            remarks.extend(characters(texts));
            remarks
        }
    }
}

/// Elements of collections without order.
fn members(place: &str, missing: &[&Value], extra: &[&Value], notation: Notation) -> Vec<Message> {
    let list = |values: &[&Value]| {
        let shown = values.iter().take(MEMBERS).map(|value| notation.show(value, IN_A_SENTENCE));
        let shown: Vec<String> =
            shown.map(|shown| if shown.cut == 0 { shown.text } else { format!("{}…", shown.text) }).collect();
        let more = values.len() - shown.len();
        match more {
            0 => msg!("report-text", text = shown.join(", ")),
            more => msg!("report-members-more", values = shown.join(", "), count = more),
        }
    };
    let mut remarks = Vec::new();
    if !missing.is_empty() {
        let what = msg!("report-members-missing", values = list(missing), count = missing.len());
        remarks.push(located(place.to_owned(), what));
    }
    if !extra.is_empty() {
        let what = msg!("report-members-extra", values = list(extra), count = extra.len());
        remarks.push(located(place.to_owned(), what));
    }
    remarks
}

/// How far two floats are apart, and what that may come from where it is next to nothing.
fn distance(expected: f64, actual: f64) -> Vec<Message> {
    let distance = (expected - actual).abs();
    if !distance.is_finite() {
        return Vec::new();
    }
    let two_figures = format!("{distance:.1e}").parse().unwrap_or(distance);
    let mut remarks = vec![msg!("report-by-how-much", amount = decimal(two_figures))];
    if distance <= expected.abs().max(1.0) * ROUNDING {
        remarks.push(msg!("report-rounding"));
    }
    remarks
}

fn text(place: String, texts: &TextDifference<'_>) -> Vec<Message> {
    let (line, column) = texts.line_and_column();
    let at = match texts.first_points() {
        (None, _) => msg!("report-text-goes-on", line = line, column = column),
        (_, None) => msg!("report-text-ends", line = line, column = column),
        _ => msg!("report-text-first", line = line, column = column),
    };
    let mut remarks = vec![located(place, at)];
    remarks.extend(characters(texts));
    remarks
}

fn typed(value: &Value, notation: Notation) -> Message {
    let shown = notation.show(value, IN_A_SENTENCE);
    msg!("report-typed", value = shown.text, kind = type_phrase(value, notation))
}

/// The type of a value as its language names it; a class is told from a built-in type of the same name.
fn type_phrase(value: &Value, notation: Notation) -> Message {
    let (name, _) = untrusted::capped(notation.type_name(value), IN_A_SENTENCE);
    match value {
        Value::Sub(_, base) => {
            let (base, _) = untrusted::capped(notation.type_name(base), IN_A_SENTENCE);
            msg!("report-type-sub", name = name, base = base)
        }
        Value::Other { note, .. } if note == "contains itself" => msg!("report-type-cyclic", name = name),
        Value::Other { note, .. } if note == "nested too deep" => msg!("report-type-deep", name = name),
        Value::Other { .. } => msg!("report-type-class", name = name),
        _ => msg!("report-type", name = name),
    }
}

/// A path as an index expression; of a very long one the beginning and the end.
fn place(path: &[Step], notation: Notation) -> String {
    let written = |path: &[Step]| {
        Mismatch { path: path.to_vec(), wanted: Type::Any, found: Value::None }.place(notation)
    };
    match path.len() {
        ..=LONGEST_PATH => written(path),
        length => {
            let (start, end) = (&path[..LONGEST_PATH / 2], &path[length - LONGEST_PATH / 2..]);
            format!("{}…{}", written(start), written(end))
        }
    }
}

fn located(place: String, message: Message) -> Message {
    if place.is_empty() { message } else { msg!("report-at", place = place, what = message) }
}

/// The characters that differ first, by number, where one of them is outside ASCII or hidden.
pub(super) fn characters(texts: &TextDifference<'_>) -> Option<Message> {
    let (a, b) = texts.first_points();
    let plain = |point: &Option<Point>| match point {
        None => true,
        Some(point) => point.is_ok_and(|c| matches!(c, ' '..='~')),
    };
    // Two blanks may stand in each other's place and be told apart only by what follows.
    if a == b || plain(&a) && plain(&b) {
        return None;
    }
    let phrase = |point: Option<Point>| match point {
        None => msg!("report-end-of-text"),
        Some(Ok(c)) => msg!("report-character", letter = c, code = format!("U+{:04X}", c as u32)),
        Some(Err(unit)) => msg!("report-surrogate", code = format!("U+{unit:04X}")),
    };
    Some(msg!("report-character-pair", expected = phrase(a), actual = phrase(b)))
}
