//! The narrowest bounds around some values: what an exercise shows of its domain where it does not declare it.
//!
//! Numbers lie between the least and the greatest seen, collections are as long as those seen, texts are of the
//! characters seen; lists are sorted, without repetition, or rectangular where all those seen are. Not for: what is
//! right (a reference may refuse more).

use crate::value::domain::{FARTHEST, are_distinct, order};
use crate::value::{Domain, Type, Value};
use std::ops::RangeInclusive;

/// The bounds around some values of a type; small values of the type where none is seen.
pub fn hull(kind: &Type, seen: &[&Value]) -> Domain {
    within(kind, seen, 0)
}

fn within(kind: &Type, seen: &[&Value], depth: usize) -> Domain {
    if seen.is_empty() {
        return Domain::usual_within(kind, depth);
    }
    match kind {
        Type::Int => match ends(seen.iter().filter_map(|value| value.as_i64())) {
            Some(ends) if ends.start() >= &-FARTHEST && ends.end() <= &FARTHEST => Domain::Int(ends),
            _ => choice(seen),
        },
        Type::Float => floats(seen),
        Type::Str => texts(seen),
        Type::Bool | Type::None | Type::Any => choice(seen),
        Type::List(of) => {
            let lists: Vec<&[Value]> = seen.iter().filter_map(|value| value.as_sequence()).collect();
            match (&**of, rectangles(&lists)) {
                (Type::List(cell), Some(shape)) => grid(cell, &lists, shape, depth),
                _ => list(of, &lists, depth),
            }
        }
        Type::Grid(cell) => {
            let lists: Vec<&[Value]> = seen.iter().filter_map(|value| value.as_sequence()).collect();
            match rectangles(&lists) {
                Some(shape) => grid(cell, &lists, shape, depth),
                None => list(&Type::List(cell.clone()), &lists, depth),
            }
        }
        Type::Tuple(of) => {
            let parts = of.iter().enumerate().map(|(place, kind)| {
                let there: Vec<&Value> =
                    seen.iter().filter_map(|value| value.as_sequence()?.get(place)).collect();
                within(kind, &there, depth)
            });
            Domain::Tuple(parts.collect())
        }
        Type::Set(of) => {
            let sets: Vec<&[Value]> = seen
                .iter()
                .filter_map(|value| match value {
                    Value::Set(items) => Some(items.as_slice()),
                    _ => None,
                })
                .collect();
            let inside: Vec<&Value> = sets.iter().flat_map(|items| items.iter()).collect();
            Domain::Set {
                of: Box::new(within(of, &inside, depth + 1)),
                length: lengths(sets.iter().map(|items| items.len())),
            }
        }
        Type::Dict(key, of) => {
            let dicts: Vec<&[(Value, Value)]> = seen
                .iter()
                .filter_map(|value| match value {
                    Value::Dict(entries) => Some(entries.as_slice()),
                    _ => None,
                })
                .collect();
            let keys: Vec<&Value> =
                dicts.iter().flat_map(|entries| entries.iter().map(|(key, _)| key)).collect();
            let values: Vec<&Value> =
                dicts.iter().flat_map(|entries| entries.iter().map(|(_, item)| item)).collect();
            Domain::Dict {
                keys: Box::new(within(key, &keys, depth + 1)),
                values: Box::new(within(of, &values, depth + 1)),
                length: lengths(dicts.iter().map(|entries| entries.len())),
            }
        }
        Type::Optional(of) => {
            let there: Vec<&Value> = seen.iter().copied().filter(|value| **value != Value::None).collect();
            match (there.len(), seen.len()) {
                (0, _) => choice(seen),
                (some, all) if some == all => within(of, &there, depth),
                _ => Domain::optional(within(of, &there, depth)),
            }
        }
    }
}

/// The values themselves, each once.
fn choice(seen: &[&Value]) -> Domain {
    let mut choices: Vec<Value> = seen.iter().map(|value| (*value).clone()).collect();
    choices.sort_by(order);
    choices.dedup();
    Domain::Choice(choices)
}

fn ends(numbers: impl Iterator<Item = i64> + Clone) -> Option<RangeInclusive<i64>> {
    Some(numbers.clone().min()?..=numbers.max()?)
}

fn lengths(lengths: impl Iterator<Item = usize> + Clone) -> RangeInclusive<usize> {
    lengths.clone().min().unwrap_or(0)..=lengths.max().unwrap_or(0)
}

/// Floats with as many decimals as those seen; the values themselves where they have too many.
fn floats(seen: &[&Value]) -> Domain {
    let numbers: Vec<f64> = seen
        .iter()
        .filter_map(|value| match value {
            Value::Float(float) => Some(*float),
            _ => None,
        })
        .collect();
    let least = numbers.iter().copied().fold(f64::INFINITY, f64::min);
    let most = numbers.iter().copied().fold(f64::NEG_INFINITY, f64::max);
    let all_finite = numbers.iter().all(|number| number.is_finite());
    for decimals in 0..=6_u8 {
        let one = 10_f64.powi(i32::from(decimals));
        if !all_finite || least.abs().max(most.abs()) * one > FARTHEST as f64 {
            break;
        }
        let units = (least * one).round() as i64..=(most * one).round() as i64;
        let found = Domain::Float { units, decimals };
        if seen.iter().all(|value| found.contains(value)) {
            return found;
        }
    }
    choice(seen)
}

fn texts(seen: &[&Value]) -> Domain {
    let texts: Option<Vec<&str>> = seen.iter().map(|value| value.as_str()).collect();
    let Some(texts) = texts else { return choice(seen) };
    let mut alphabet: Vec<char> = texts.iter().flat_map(|text| text.chars()).collect();
    alphabet.sort_unstable();
    alphabet.dedup();
    Domain::Text { alphabet, length: lengths(texts.iter().map(|text| text.chars().count())) }
}

fn list(of: &Type, lists: &[&[Value]], depth: usize) -> Domain {
    let inside: Vec<&Value> = lists.iter().flat_map(|items| items.iter()).collect();
    // What no list shows is not taken for a rule.
    let telling: Vec<&[Value]> = lists.iter().copied().filter(|items| items.len() > 1).collect();
    let all = |fits: fn(&[Value]) -> bool| !telling.is_empty() && telling.iter().all(|items| fits(items));
    Domain::List {
        length: lengths(lists.iter().map(|items| items.len())),
        distinct: all(are_distinct),
        sorted: all(|items| items.windows(2).all(|pair| order(&pair[0], &pair[1]).is_le())),
        of: Box::new(within(of, &inside, depth + 1)),
    }
}

/// How many rows and columns rectangles have, and whether all of them are square.
type Shape = (RangeInclusive<usize>, RangeInclusive<usize>, bool);

/// The shape of lists of lists that are all rectangular, each with a cell at least.
fn rectangles(lists: &[&[Value]]) -> Option<Shape> {
    let mut sides = Vec::new();
    for rows in lists {
        let width = rows.first()?.as_sequence()?.len();
        if width == 0 || rows.iter().any(|row| row.as_sequence().is_none_or(|row| row.len() != width)) {
            return None;
        }
        sides.push((rows.len(), width));
    }
    let square = sides.iter().all(|(rows, columns)| rows == columns);
    Some((lengths(sides.iter().map(|side| side.0)), lengths(sides.iter().map(|side| side.1)), square))
}

fn grid(cell: &Type, lists: &[&[Value]], (rows, columns, square): Shape, depth: usize) -> Domain {
    let cells: Vec<&Value> =
        lists.iter().flat_map(|rows| rows.iter().filter_map(Value::as_sequence).flatten()).collect();
    Domain::Grid { of: Box::new(within(cell, &cells, depth + 2)), rows, columns, square }
}
