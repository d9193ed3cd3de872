//! Every value of a domain that has few.
//!
//! Not for: domains with many, of which the smallest are listed (`smallest`).

use crate::value::domain::{float_of, order};
use crate::value::{Domain, Value};
use std::cmp::Ordering;

/// Every list of arguments, each once: complete where there are no more than `most`, else the first ones.
pub(super) fn every_list(domains: &[Domain], most: usize) -> Vec<Vec<Value>> {
    let values: Vec<Vec<Value>> = domains.iter().map(|domain| every(domain, most)).collect();
    let mut found = vec![Vec::new()];
    for values in &values {
        let longer = found.iter().flat_map(|args: &Vec<Value>| {
            values.iter().map(move |value| args.iter().chain([value]).cloned().collect())
        });
        found = longer.take(most).collect();
    }
    found
}

/// Every value, each once.
fn every(domain: &Domain, most: usize) -> Vec<Value> {
    match domain {
        Domain::Int(range) => range.clone().take(most).map(Value::int).collect(),
        Domain::Float { units, decimals } => {
            units.clone().take(most).map(|unit| float_of(unit, *decimals)).collect()
        }
        Domain::Choice(choices) => choices.clone(),
        Domain::Text { alphabet, length } => {
            let letters: Vec<Value> = alphabet.iter().map(|c| Value::text(c.to_string())).collect();
            let joined = |letters: Vec<Value>| {
                Value::text(letters.iter().filter_map(Value::as_str).collect::<String>())
            };
            let texts = length.clone().flat_map(|length| rows(&letters, length, most, |_, _| true));
            texts.map(joined).take(most).collect()
        }
        Domain::List { of, length, distinct, sorted } => {
            let fits = |before: &[Value], next: &Value| {
                let rises = |last: &Value| match order(last, next) {
                    Ordering::Less => true,
                    Ordering::Equal => !distinct,
                    Ordering::Greater => !sorted,
                };
                before.last().is_none_or(rises)
                    && (*sorted || !distinct || before.iter().all(|other| order(other, next).is_ne()))
            };
            let lists = length.clone().flat_map(|length| rows(&inside(of, length, most), length, most, fits));
            lists.map(Value::List).take(most).collect()
        }
        Domain::Set { of, length } => {
            let fits =
                |before: &[Value], next: &Value| before.last().is_none_or(|last| order(last, next).is_lt());
            let sets = length.clone().flat_map(|length| rows(&inside(of, length, most), length, most, fits));
            sets.map(Value::Set).take(most).collect()
        }
        Domain::Dict { keys, values, length } => {
            let pair = Domain::Tuple(vec![(**keys).clone(), (**values).clone()]);
            let fits = |before: &[Value], next: &Value| {
                let key = |pair: &Value| pair.as_sequence().and_then(|pair| pair.first().cloned());
                let (last, next) = (before.last().and_then(key), key(next));
                last.zip(next).is_none_or(|(last, next)| order(&last, &next).is_lt())
            };
            let dicts =
                length.clone().flat_map(|length| rows(&inside(&pair, length, most), length, most, fits));
            dicts.map(|pairs| Value::Dict(pairs.into_iter().filter_map(entry).collect())).take(most).collect()
        }
        Domain::Tuple(of) => every_list(of, most).into_iter().map(Value::Tuple).collect(),
        Domain::Grid { of, rows: heights, columns, square } => {
            let mut found = Vec::new();
            for height in heights.clone() {
                let widths = if *square { height..=height } else { columns.clone() };
                for width in widths {
                    if found.len() >= most {
                        break;
                    }
                    let lines = rows(&inside(of, width, most), width, most, |_, _| true);
                    let lines: Vec<Value> = lines.into_iter().map(Value::List).collect();
                    found.extend(rows(&lines, height, most, |_, _| true).into_iter().map(Value::List));
                }
            }
            found.truncate(most);
            found
        }
        Domain::Either(domains) => {
            let mut found: Vec<Value> = Vec::new();
            for value in domains.iter().flat_map(|domain| every(domain, most)).take(most) {
                if !found.contains(&value) {
                    found.push(value);
                }
            }
            found
        }
    }
}

/// What may stand in a collection of a length; nothing is listed for an empty one.
fn inside(of: &Domain, length: usize, most: usize) -> Vec<Value> {
    if length == 0 { Vec::new() } else { every(of, most) }
}

/// A key and its value.
pub(super) fn entry(pair: Value) -> Option<(Value, Value)> {
    match pair {
        Value::Tuple(pair) => <[Value; 2]>::try_from(pair).ok().map(|[key, item]| (key, item)),
        _ => None,
    }
}

/// Every row of a length in which each value fits those before it.
fn rows(
    values: &[Value],
    length: usize,
    most: usize,
    fits: impl Fn(&[Value], &Value) -> bool,
) -> Vec<Vec<Value>> {
    let mut found = Vec::new();
    let mut row: Vec<Value> = Vec::new();
    // The place in `values` of each element of the row, and of the next to be tried.
    let mut places = vec![0];
    while let Some(place) = places.last_mut() {
        if row.len() == length {
            found.push(row.clone());
            if found.len() >= most {
                break;
            }
        } else if let Some(value) = values.get(*place) {
            *place += 1;
            if fits(&row, value) {
                row.push(value.clone());
                places.push(0);
            }
            continue;
        }
        places.pop();
        row.pop();
    }
    found
}
