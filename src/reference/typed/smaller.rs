//! Inputs a step smaller than a given one, within the same domains.
//!
//! Not for: which step is taken (`grading`).

use super::weight;
use crate::value::domain::{distance, float_of, parts};
use crate::value::{Domain, Value};
use std::ops::RangeInclusive;

/// The most candidates at once.
const MOST: usize = 3000;
/// The most elements and characters of all candidates of one step together: of a large input few are made.
const MOST_PARTS: usize = 1_000_000;

/// How many candidates there is room for where each has about so many elements and characters.
pub(in crate::reference) fn room(parts: usize) -> usize {
    (MOST_PARTS / parts.max(1)).clamp(1, MOST)
}

/// Lists of arguments of the domains that weigh less than `args`, the lightest first: a part is left out, or one value
/// is made smaller.
pub fn smaller(domains: &[Domain], args: &[Value]) -> Vec<Vec<Value>> {
    let heavy = weight::weight(args);
    let mut found: Vec<(Vec<u64>, Vec<Value>)> = each(domains, args)
        .into_iter()
        .filter(|args| Domain::contain_each(domains, args))
        .map(|args| (weight::weight(&args), args))
        .filter(|(lighter, _)| *lighter < heavy)
        .collect();
    found.sort_by(|a, b| a.0.cmp(&b.0));
    found.dedup();
    found.truncate(MOST);
    found.into_iter().map(|(_, args)| args).collect()
}

/// The same lists with one value made smaller.
fn each(domains: &[Domain], values: &[Value]) -> Vec<Vec<Value>> {
    let places = domains.iter().zip(values).enumerate();
    let lighter = places.flat_map(|(place, (domain, value))| {
        of(domain, value).into_iter().map(move |lighter| {
            let mut values = values.to_vec();
            values[place] = lighter;
            values
        })
    });
    lighter.take(room_for(values)).collect()
}

/// How many candidates there is room for beside these values.
fn room_for(values: &[Value]) -> usize {
    room(values.iter().map(|value| 1 + parts(value)).sum())
}

fn of(domain: &Domain, value: &Value) -> Vec<Value> {
    match (domain, value) {
        (Domain::Int(range), Value::Int(_)) => {
            value.as_i64().map_or_else(Vec::new, |number| nearer(range, number).map(Value::int).collect())
        }
        (Domain::Float { units, decimals }, Value::Float(float)) => {
            let one = 10_i64.pow(u32::from(*decimals));
            let unit = (float * one as f64).round() as i64;
            let whole = unit / one * one;
            let nearer = nearer(units, unit).chain([whole, -whole, -unit]);
            nearer.map(|unit| float_of(unit, *decimals)).collect()
        }
        (Domain::Choice(choices), value) => {
            let heavy = weight::of(value);
            choices.iter().filter(|choice| weight::of(choice) < heavy).cloned().collect()
        }
        (Domain::Text { alphabet, length }, Value::Text(text)) => {
            let Some(letters) = text.as_str().map(|text| text.chars().collect::<Vec<char>>()) else {
                return Vec::new();
            };
            let text = |letters: Vec<char>| Value::text(letters.into_iter().collect::<String>());
            let shorter = cuts(letters.len(), *length.start()).map(|cut| text(without(&letters, &cut)));
            let easier = letters.iter().enumerate().flat_map(|(place, letter)| {
                let others = alphabet.iter().filter(move |easier| *easier != letter).take(3);
                let letters = &letters;
                others.map(move |easier| {
                    let mut letters = letters.clone();
                    letters[place] = *easier;
                    text(letters)
                })
            });
            let room = room(letters.len());
            shorter.take(room).chain(easier.take(room)).collect()
        }
        (Domain::List { of, length, .. }, Value::List(items)) => {
            collection(of, length, items).into_iter().map(Value::List).collect()
        }
        (Domain::Set { of, length }, Value::Set(items)) => {
            collection(of, length, items).into_iter().map(Value::Set).collect()
        }
        (Domain::Dict { keys, values, length }, Value::Dict(entries)) => {
            let pair = Domain::Tuple(vec![(**keys).clone(), (**values).clone()]);
            let pairs: Vec<Value> =
                entries.iter().map(|(key, item)| Value::Tuple(vec![key.clone(), item.clone()])).collect();
            collection(&pair, length, &pairs)
                .into_iter()
                .map(|pairs| Value::Dict(pairs.into_iter().filter_map(super::every::entry).collect()))
                .collect()
        }
        (Domain::Tuple(of), Value::Tuple(items)) => each(of, items).into_iter().map(Value::Tuple).collect(),
        (Domain::Grid { of, .. }, Value::List(lines)) => grid(of, lines),
        (Domain::Either(domains), value) => {
            let mut found: Vec<Value> = domains
                .iter()
                .filter(|domain| domain.contains(value))
                .flat_map(|domain| self::of(domain, value))
                .collect();
            let others = domains.iter().filter(|domain| !domain.contains(value));
            found.extend(others.flat_map(|domain| {
                super::smallest(std::slice::from_ref(domain), 10).into_iter().flatten().take(1)
            }));
            found
        }
        _ => Vec::new(),
    }
}

/// Numbers of the range that are nearer to 0: the nearest, one half of the way, one step.
fn nearer(range: &RangeInclusive<i64>, number: i64) -> impl Iterator<Item = i64> + use<> {
    let nearest = 0.clamp(*range.start(), *range.end());
    let half = number - (number - nearest) / 2;
    let step = number - (number - nearest).signum();
    let mut found = vec![nearest, half, step];
    if number < 0 && range.contains(&-number) {
        found.push(-number);
    }
    found.retain(|other| distance(&(*other).into()) < distance(&number.into()));
    found.dedup();
    found.into_iter()
}

/// A collection with a part left out, or one element made smaller.
fn collection(of: &Domain, length: &RangeInclusive<usize>, items: &[Value]) -> Vec<Vec<Value>> {
    let shorter = cuts(items.len(), *length.start()).map(|cut| without(items, &cut));
    let mut found: Vec<Vec<Value>> = shorter.take(room_for(items)).collect();
    found.extend(each(&vec![of.clone(); items.len()], items));
    found
}

fn grid(of: &Domain, lines: &[Value]) -> Vec<Value> {
    let rows: Vec<&[Value]> = lines.iter().filter_map(Value::as_sequence).collect();
    let width = rows.first().map_or(0, |row| row.len());
    let without_row = |cut: &RangeInclusive<usize>| Value::List(without(lines, cut));
    let without_column = |lines: &Value, cut: &RangeInclusive<usize>| {
        let rows = lines.as_sequence().unwrap_or_default().iter();
        Value::List(
            rows.map(|row| Value::List(without(row.as_sequence().unwrap_or_default(), cut))).collect(),
        )
    };
    let whole = Value::List(lines.to_vec());
    let room = room_for(lines);
    let mut found: Vec<Value> = cuts(rows.len(), 0).map(|cut| without_row(&cut)).take(room).collect();
    found.extend(cuts(width, 0).map(|cut| without_column(&whole, &cut)).take(room));
    if rows.len() == width {
        let both = cuts(width, 0).flat_map(|row| {
            let shorter = without_row(&row);
            let same = row.end() - row.start();
            cuts(width, 0)
                .filter(move |column| column.end() - column.start() == same)
                .map(move |column| without_column(&shorter, &column))
        });
        found.extend(both.take(room));
    }
    let cells: Vec<Value> = rows.concat();
    for cells in each(&vec![of.clone(); cells.len()], &cells) {
        found.push(Value::List(cells.chunks(width.max(1)).map(|row| Value::List(row.to_vec())).collect()));
    }
    found
}

/// The parts that can be left out of something of this length, so that `least` remain: halves, quarters, and so on
/// down to each single one.
fn cuts(length: usize, least: usize) -> impl Iterator<Item = RangeInclusive<usize>> {
    let mut sizes: Vec<usize> = Vec::new();
    let mut size = length;
    while size > 0 {
        if length - size >= least {
            sizes.push(size);
        }
        size /= 2;
    }
    sizes.into_iter().flat_map(move |size| {
        (0..length).step_by(size).map(move |from| from..=(from + size - 1).min(length - 1))
    })
}

fn without<T: Clone>(items: &[T], cut: &RangeInclusive<usize>) -> Vec<T> {
    items[..*cut.start()].iter().chain(&items[cut.end() + 1..]).cloned().collect()
}
