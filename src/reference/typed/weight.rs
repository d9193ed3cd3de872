//! How large an input is: what shrinking makes less.
//!
//! Not for: inputs that a named generator weighs by their structure.

use crate::value::Value;
use crate::value::domain::distance;

/// The weight of arguments: every element and character counts, and numbers by their distance from 0; then, between
/// equals, what is read more easily: letters early in the alphabet.
pub fn weight(args: &[Value]) -> Vec<u64> {
    let (mut heavy, mut letters) = (0_u64, 0_u64);
    for arg in args {
        heavy = heavy.saturating_add(of(arg));
        letters = letters.saturating_add(letters_of(arg));
    }
    vec![heavy, letters]
}

/// The weight of one value.
pub(super) fn of(value: &Value) -> u64 {
    let all = |items: &[Value]| {
        items.iter().fold(0_u64, |all, item| all.saturating_add(1).saturating_add(of(item)))
    };
    match value {
        Value::None => 0,
        Value::Bool(truth) => u64::from(*truth),
        Value::Int(number) => distance(number),
        Value::Float(float) => of_float(*float),
        Value::Text(text) => text.code_points().count() as u64,
        Value::Bytes(bytes) => bytes.len() as u64,
        // A tuple's length is given by its type.
        Value::Tuple(items) => items.iter().fold(0, |all, item| all.saturating_add(of(item))),
        Value::List(items) | Value::Set(items) => all(items),
        Value::Dict(entries) => entries.iter().fold(0, |all, (key, item)| {
            all.saturating_add(1).saturating_add(of(key)).saturating_add(of(item))
        }),
        Value::Sub(_, base) => of(base),
        Value::Other { .. } => u64::MAX / 4,
    }
}

/// The distance from 0, rounded up; and a place for every decimal.
fn of_float(float: f64) -> u64 {
    if !float.is_finite() {
        return u64::MAX / 4;
    }
    let decimals = (0..17).find(|&places| {
        let scaled = float * 10_f64.powi(places);
        (scaled - scaled.round()).abs() <= scaled.abs() * 1e-15
    });
    let far = float.abs().ceil().min(1e15) as u64;
    far + decimals.unwrap_or(17) as u64 + u64::from(float < 0.0)
}

fn letters_of(value: &Value) -> u64 {
    let all = |items: &[Value]| items.iter().fold(0_u64, |all, item| all.saturating_add(letters_of(item)));
    match value {
        Value::Text(text) => text
            .code_points()
            .fold(0, |all, point| all.saturating_add(point.map_or(u64::from(u32::MAX), letter))),
        Value::List(items) | Value::Tuple(items) | Value::Set(items) => all(items),
        Value::Dict(entries) => {
            entries.iter().fold(0, |all, (key, item)| all.saturating_add(letters_of(key) + letters_of(item)))
        }
        _ => 0,
    }
}

/// `a` first, then the other letters, digits, and everything else.
fn letter(c: char) -> u64 {
    match c {
        'a'..='z' => u64::from(c) - u64::from('a'),
        'A'..='Z' => 26 + u64::from(c) - u64::from('A'),
        '0'..='9' => 52 + u64::from(c) - u64::from('0'),
        _ => 100 + u64::from(c),
    }
}
