//! Where and how an answer differs from the right one, as data.
//!
//! Two grids are compared cell by cell ([`GridDifference`]); of any other two values the first place that
//! differs is found ([`FirstDifference`]), named by its path. Equality is the exact one of `compare`. Not for:
//! layout and wording (`report`), nor for why an answer is wrong (`reference`).

mod grid;
mod text;

pub use grid::{GridDifference, LONGEST_CELL, Row};
pub use text::{Excerpt, Point, TextDifference};

use super::compare::{equal, fingerprint};
use super::{Step, Value};
use std::collections::HashMap;

/// How an answer differs from the right one.
#[derive(Debug, Clone, PartialEq)]
pub enum Difference<'a> {
    /// Both are grids: every cell that differs.
    Grid(GridDifference<'a>),
    /// Any other two values: the first place that differs.
    First(FirstDifference<'a>),
}

/// The first place where two values differ.
#[derive(Debug, Clone, PartialEq)]
pub struct FirstDifference<'a> {
    /// From the outermost value inwards; empty where the whole value is meant.
    pub path: Vec<Step>,
    /// What differs there.
    pub what: What<'a>,
    /// How many elements or entries of the outermost value differ, missing and extra ones counted; 1 for a
    /// value without elements.
    pub count: usize,
}

/// What differs at one place.
#[derive(Debug, Clone, PartialEq)]
pub enum What<'a> {
    /// Values of different types; the names of the types may still be the same where a class has the name of
    /// a built-in one.
    Types(&'a Value, &'a Value),
    /// Two numbers, truth values or runs of bytes: the expected one and the actual one.
    Values(&'a Value, &'a Value),
    /// Two texts.
    Texts(TextDifference<'a>),
    /// An element or entry that is expected and not there; the path leads to it.
    Missing(&'a Value),
    /// An element or entry that is there and not expected; the path leads to it.
    Extra(&'a Value),
    /// Sets: elements expected and not there, elements there and not expected.
    Members {
        /// Expected and not there.
        missing: Vec<&'a Value>,
        /// There and not expected.
        extra: Vec<&'a Value>,
    },
    /// The actual value holds something that is no plain data, which equals nothing.
    Opaque(&'a Value),
}

impl<'a> Difference<'a> {
    /// How `actual` differs from `expected`; none where they are equal.
    pub fn between(expected: &'a Value, actual: &'a Value) -> Option<Self> {
        match GridDifference::between(expected, actual) {
            Some(grid) => (grid.count() > 0).then_some(Self::Grid(grid)),
            None => first(expected, actual).map(Self::First),
        }
    }

    /// How many cells, elements or entries differ.
    pub fn count(&self) -> usize {
        match self {
            Self::Grid(grid) => grid.count(),
            Self::First(first) => first.count,
        }
    }
}

fn here(what: What<'_>) -> FirstDifference<'_> {
    FirstDifference { path: Vec::new(), what, count: 1 }
}

fn within(mut inner: FirstDifference<'_>, step: Step, count: usize) -> FirstDifference<'_> {
    inner.path.insert(0, step);
    inner.count = count;
    inner
}

fn first<'a>(expected: &'a Value, actual: &'a Value) -> Option<FirstDifference<'a>> {
    match (expected, actual) {
        (_, Value::Other { .. }) => Some(here(What::Opaque(actual))),
        (Value::List(a), Value::List(b)) | (Value::Tuple(a), Value::Tuple(b)) => sequences(a, b),
        (Value::Set(a), Value::Set(b)) => members(a, b),
        (Value::Dict(a), Value::Dict(b)) => entries(a, b),
        (Value::Sub(class_a, a), Value::Sub(class_b, b)) if class_a == class_b => first(a, b),
        (Value::Text(a), Value::Text(b)) => TextDifference::between(a, b).map(What::Texts).map(here),
        (a, b) if equal(a, b) => None,
        (a, b)
            if std::mem::discriminant(a) == std::mem::discriminant(b) && a.type_name() == b.type_name() =>
        {
            Some(here(What::Values(a, b)))
        }
        (a, b) => Some(here(What::Types(a, b))),
    }
}

fn sequences<'a>(expected: &'a [Value], actual: &'a [Value]) -> Option<FirstDifference<'a>> {
    let shared = expected.len().min(actual.len());
    let beyond = expected.len().max(actual.len()) - shared;
    let mut pairs = expected.iter().zip(actual).enumerate();
    let found = pairs.find_map(|(index, (a, b))| first(a, b).map(|inner| (index, inner)));
    if let Some((index, inner)) = found {
        let more = pairs.filter(|(_, (a, b))| !equal(a, b)).count();
        return Some(within(inner, Step::Index(index), 1 + more + beyond));
    }
    let what = match (expected.get(shared), actual.get(shared)) {
        (Some(missing), None) => What::Missing(missing),
        (None, Some(extra)) => What::Extra(extra),
        _ => return None,
    };
    Some(within(here(what), Step::Index(shared), beyond))
}

/// Values by their fingerprints, to look an equal one up.
struct Lookup<'a>(HashMap<u64, Vec<(&'a Value, &'a Value)>>);

impl<'a> Lookup<'a> {
    fn new(entries: impl Iterator<Item = (&'a Value, &'a Value)>) -> Self {
        let mut map: HashMap<u64, Vec<_>> = HashMap::new();
        for (key, value) in entries {
            map.entry(fingerprint(key)).or_default().push((key, value));
        }
        Self(map)
    }

    fn get(&self, key: &Value) -> Option<&'a Value> {
        let found = self.0.get(&fingerprint(key))?.iter().find(|(other, _)| equal(other, key))?;
        Some(found.1)
    }
}

fn members<'a>(expected: &'a [Value], actual: &'a [Value]) -> Option<FirstDifference<'a>> {
    let absent_from = |these: &'a [Value], those: &'a [Value]| -> Vec<&'a Value> {
        let lookup = Lookup::new(those.iter().map(|item| (item, item)));
        these.iter().filter(|item| lookup.get(item).is_none()).collect()
    };
    let (missing, extra) = (absent_from(expected, actual), absent_from(actual, expected));
    let count = missing.len() + extra.len();
    (count > 0).then(|| FirstDifference { count, ..here(What::Members { missing, extra }) })
}

/// The first entry of the expected dictionary that is missing or has another value, else the first extra one.
fn entries<'a>(expected: &'a [(Value, Value)], actual: &'a [(Value, Value)]) -> Option<FirstDifference<'a>> {
    let pairs = |entries: &'a [(Value, Value)]| entries.iter().map(|(key, value)| (key, value));
    let (wanted, given) = (Lookup::new(pairs(expected)), Lookup::new(pairs(actual)));
    let mut count = 0;
    let mut found = None;
    for (key, value) in expected {
        let inner = match given.get(key) {
            Some(other) => first(value, other),
            None => Some(here(What::Missing(value))),
        };
        count += usize::from(inner.is_some());
        found = found.or_else(|| inner.map(|inner| (key, inner)));
    }
    for (key, value) in actual {
        if wanted.get(key).is_none() {
            count += 1;
            found = found.or_else(|| Some((key, here(What::Extra(value)))));
        }
    }
    found.map(|(key, inner)| within(inner, Step::Key(key.clone()), count))
}
