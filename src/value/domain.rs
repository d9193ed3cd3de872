//! The values of a type within bounds: lists of 0 to 6 numbers from 1 to 8.
//!
//! Not for: reading bounds (`exercise`), drawing values, nor making them smaller (`reference::typed`).

use super::compare::{equal, firsts};
use super::{BigInt, Type, Value};
use std::cmp::Ordering;
use std::ops::RangeInclusive;

/// Numbers of a domain lie this far from 0 at most.
pub const FARTHEST: i64 = 1_000_000_000_000_000;

/// Values that are allowed.
#[derive(Debug, Clone, PartialEq)]
pub enum Domain {
    /// Integers from the first to the last.
    Int(RangeInclusive<i64>),
    /// Floats, as whole numbers of their last decimal place: `5..=10` with one decimal is 0.5 to 1.0.
    Float {
        /// The least and the most.
        units: RangeInclusive<i64>,
        /// Digits behind the point.
        decimals: u8,
    },
    /// Texts of these characters.
    Text {
        /// The characters, each once.
        alphabet: Vec<char>,
        /// How many characters a text has.
        length: RangeInclusive<usize>,
    },
    /// One of these values.
    Choice(Vec<Value>),
    /// Lists.
    List {
        /// Their elements.
        of: Box<Domain>,
        /// How many.
        length: RangeInclusive<usize>,
        /// Whether no two are equal.
        distinct: bool,
        /// Whether they rise.
        sorted: bool,
    },
    /// Sets.
    Set {
        /// Their elements.
        of: Box<Domain>,
        /// How many.
        length: RangeInclusive<usize>,
    },
    /// Dictionaries.
    Dict {
        /// Their keys.
        keys: Box<Domain>,
        /// Their values.
        values: Box<Domain>,
        /// How many entries.
        length: RangeInclusive<usize>,
    },
    /// Tuples with these elements.
    Tuple(Vec<Domain>),
    /// Lists of rows of equal length.
    Grid {
        /// Their cells.
        of: Box<Domain>,
        /// How many rows.
        rows: RangeInclusive<usize>,
        /// How many cells in each; as many as rows where the grid is square.
        columns: RangeInclusive<usize>,
        /// Whether it is square.
        square: bool,
    },
    /// Values of one of these.
    Either(Vec<Domain>),
}

impl Domain {
    /// Small values of a type, where nobody says more.
    pub fn usual(kind: &Type) -> Self {
        Self::usual_within(kind, 0)
    }

    /// The same inside so many collections: those deep inside are short.
    pub fn usual_within(kind: &Type, depth: usize) -> Self {
        let longest = [6, 4, 3, 2].get(depth).copied().unwrap_or(1);
        let inner = |kind: &Type| Box::new(Self::usual_within(kind, depth + 1));
        match kind {
            Type::Int => Self::Int(-10..=10),
            Type::Float => Self::Float { units: -1000..=1000, decimals: 2 },
            Type::Str => Self::Text { alphabet: ('a'..='e').collect(), length: 0..=6 },
            Type::Bool => Self::Choice(vec![Value::Bool(false), Value::Bool(true)]),
            Type::None => Self::Choice(vec![Value::None]),
            Type::Any => Self::Either(
                [Type::None, Type::Bool, Type::Int, Type::Str, Type::List(Box::new(Type::Int))]
                    .iter()
                    .map(|kind| Self::usual_within(kind, depth))
                    .collect(),
            ),
            Type::List(of) => {
                Self::List { of: inner(of), length: 0..=longest, distinct: false, sorted: false }
            }
            Type::Set(of) => Self::Set { of: inner(of), length: 0..=longest.min(inner(of).most()) },
            Type::Dict(key, of) => {
                Self::Dict { length: 0..=longest.min(inner(key).most()), keys: inner(key), values: inner(of) }
            }
            Type::Tuple(of) => Self::Tuple(of.iter().map(|kind| Self::usual_within(kind, depth)).collect()),
            Type::Grid(of) => {
                let sides = 1..=longest.min(5);
                Self::Grid { of: inner(of), rows: sides.clone(), columns: sides, square: false }
            }
            Type::Optional(of) => Self::optional(Self::usual_within(of, depth)),
        }
    }

    /// `None`, or a value of a domain.
    pub fn optional(of: Self) -> Self {
        Self::Either(vec![Self::Choice(vec![Value::None]), of])
    }

    /// Whether a value is in it.
    pub fn contains(&self, value: &Value) -> bool {
        match (self, value) {
            (Self::Int(range), Value::Int(_)) => value.as_i64().is_some_and(|number| range.contains(&number)),
            (Self::Float { units, decimals }, Value::Float(float)) => {
                let unit = float * 10_f64.powi(i32::from(*decimals));
                let near = unit.round();
                near.abs() <= FARTHEST as f64
                    && units.contains(&(near as i64))
                    && equal(&float_of(near as i64, *decimals), value)
            }
            (Self::Text { alphabet, length }, Value::Text(text)) => {
                text.as_str().is_some_and(|text| text.chars().all(|c| alphabet.contains(&c)))
                    && length.contains(&text.code_points().count())
            }
            (Self::Choice(choices), value) => choices.iter().any(|choice| equal(choice, value)),
            (Self::List { of, length, distinct, sorted }, Value::List(items)) => {
                let ordered = |pair: &[Value]| !sorted || order(&pair[0], &pair[1]).is_le();
                length.contains(&items.len())
                    && items.iter().all(|item| of.contains(item))
                    && items.windows(2).all(ordered)
                    && (!distinct || are_distinct(items))
            }
            (Self::Set { of, length }, Value::Set(items)) => {
                length.contains(&items.len()) && items.iter().all(|item| of.contains(item))
            }
            (Self::Dict { keys, values, length }, Value::Dict(entries)) => {
                length.contains(&entries.len())
                    && entries.iter().all(|(key, item)| keys.contains(key) && values.contains(item))
            }
            (Self::Tuple(of), Value::Tuple(items)) => Self::contain_each(of, items),
            (Self::Grid { of, rows, columns, square }, Value::List(lines)) => {
                let width = lines.first().and_then(Value::as_sequence).map_or(0, <[Value]>::len);
                let fits = if *square { width == lines.len() } else { columns.contains(&width) };
                let is_row = |line: &Value| match line {
                    Value::List(cells) => cells.len() == width && cells.iter().all(|cell| of.contains(cell)),
                    _ => false,
                };
                rows.contains(&lines.len()) && (fits || lines.is_empty()) && lines.iter().all(is_row)
            }
            (Self::Either(domains), value) => domains.iter().any(|domain| domain.contains(value)),
            _ => false,
        }
    }

    /// Whether values are in the domains beside which they stand.
    pub fn contain_each(domains: &[Self], values: &[Value]) -> bool {
        domains.len() == values.len()
            && domains.iter().zip(values).all(|(domain, value)| domain.contains(value))
    }

    /// How many different values there are; `u64::MAX` for any number above.
    pub fn count(&self) -> u64 {
        match self {
            Self::Int(range) => span(range),
            Self::Float { units, .. } => span(units),
            Self::Text { alphabet, length } => sum(length, |length| power(alphabet.len() as u64, length)),
            Self::Choice(choices) => choices.len() as u64,
            Self::List { of, length, distinct, sorted } => {
                let each = of.count();
                sum(length, |length| match (distinct, sorted) {
                    (false, false) => power(each, length),
                    (true, false) => falling(each, length),
                    (true, true) => chosen(each, length),
                    (false, true) => chosen(each.saturating_add(length.saturating_sub(1) as u64), length),
                })
            }
            Self::Set { of, length } => sum(length, |length| chosen(of.count(), length)),
            Self::Dict { keys, values, length } => sum(length, |length| {
                chosen(keys.count(), length).saturating_mul(power(values.count(), length))
            }),
            Self::Tuple(of) => Self::count_each(of),
            Self::Grid { of, rows, columns, square } => sum(rows, |rows| match square {
                true => power(of.count(), rows.saturating_mul(rows)),
                false => sum(columns, |columns| power(of.count(), rows.saturating_mul(columns))),
            }),
            Self::Either(domains) => domains.iter().fold(0, |all, domain| all.saturating_add(domain.count())),
        }
    }

    /// In how many ways a value of each can be chosen.
    pub fn count_each(domains: &[Self]) -> u64 {
        domains.iter().fold(1, |all, domain| all.saturating_mul(domain.count()))
    }

    /// How many elements and characters the largest value has, all that is inside counted.
    pub fn largest(&self) -> usize {
        let many =
            |length: &RangeInclusive<usize>, each: usize| length.end().saturating_mul(each.saturating_add(1));
        match self {
            Self::Int(_) | Self::Float { .. } => 0,
            Self::Text { length, .. } => *length.end(),
            Self::Choice(choices) => choices.iter().map(parts).max().unwrap_or(0),
            Self::List { of, length, .. } | Self::Set { of, length } => many(length, of.largest()),
            Self::Dict { keys, values, length } => {
                many(length, keys.largest().saturating_add(values.largest()).saturating_add(1))
            }
            Self::Tuple(of) => of.iter().fold(of.len(), |all, domain| all.saturating_add(domain.largest())),
            Self::Grid { of, rows, columns, square } => {
                let columns = if *square { rows } else { columns };
                many(rows, many(columns, of.largest()))
            }
            Self::Either(domains) => domains.iter().map(Self::largest).max().unwrap_or(0),
        }
    }

    fn most(&self) -> usize {
        usize::try_from(self.count()).unwrap_or(usize::MAX)
    }
}

/// How many elements and characters a value has, all that is inside counted.
pub fn parts(value: &Value) -> usize {
    let all = |items: &[Value]| items.iter().fold(items.len(), |all, item| all.saturating_add(parts(item)));
    match value {
        Value::Text(text) => text.code_points().count(),
        Value::Bytes(bytes) => bytes.len(),
        Value::List(items) | Value::Tuple(items) | Value::Set(items) => all(items),
        Value::Dict(entries) => {
            entries.iter().map(|(key, item)| 2 + parts(key) + parts(item)).fold(0, usize::saturating_add)
        }
        Value::Sub(_, base) => parts(base),
        _ => 0,
    }
}

/// A float by its last decimal place.
pub fn float_of(units: i64, decimals: u8) -> Value {
    // Both are exact, so the quotient is the float nearest to the decimal number.
    Value::Float(units as f64 / 10_f64.powi(i32::from(decimals)))
}

/// The order of values of one type: numbers by size, texts by code points, collections element by element. Values
/// of different types stand in an order of no meaning.
pub fn order(one: &Value, other: &Value) -> Ordering {
    let in_turn = |a: &[Value], b: &[Value]| {
        let first = a.iter().zip(b).map(|(a, b)| order(a, b)).find(|found| found.is_ne());
        first.unwrap_or_else(|| a.len().cmp(&b.len()))
    };
    match (one, other) {
        (Value::Bool(a), Value::Bool(b)) => a.cmp(b),
        (Value::Int(a), Value::Int(b)) => a.cmp(b),
        (Value::Float(a), Value::Float(b)) => a.total_cmp(b),
        (Value::Text(a), Value::Text(b)) => a.cmp(b),
        (Value::Bytes(a), Value::Bytes(b)) => a.cmp(b),
        (Value::List(a), Value::List(b))
        | (Value::Tuple(a), Value::Tuple(b))
        | (Value::Set(a), Value::Set(b)) => in_turn(a, b),
        (Value::Dict(a), Value::Dict(b)) => {
            let pairs =
                |(a, b): (&(Value, Value), &(Value, Value))| order(&a.0, &b.0).then(order(&a.1, &b.1));
            let first = a.iter().zip(b).map(pairs).find(|found| found.is_ne());
            first.unwrap_or_else(|| a.len().cmp(&b.len()))
        }
        _ => one.type_name().cmp(other.type_name()),
    }
}

/// Whether no two values are equal.
pub fn are_distinct(items: &[Value]) -> bool {
    firsts(items).count() == items.len()
}

/// The size of an integer as a weight: how far it is from 0, and a little more below.
pub fn distance(number: &BigInt) -> u64 {
    let far = number.magnitude().try_into().unwrap_or(u64::MAX / 4);
    if number.sign() == num_bigint::Sign::Minus { far.saturating_add(1) } else { far }
}

fn span(range: &RangeInclusive<i64>) -> u64 {
    range.end().abs_diff(*range.start()).saturating_add(1)
}

/// A sum over lengths; it ends early where it cannot grow.
fn sum(lengths: &RangeInclusive<usize>, each: impl Fn(usize) -> u64) -> u64 {
    let mut all = 0_u64;
    for length in lengths.clone() {
        all = all.saturating_add(each(length));
        if all == u64::MAX {
            break;
        }
    }
    all
}

fn power(base: u64, exponent: usize) -> u64 {
    match (base, exponent) {
        (_, 0) => 1,
        (0 | 1, _) => base,
        _ => u32::try_from(exponent).map_or(u64::MAX, |exponent| base.saturating_pow(exponent)),
    }
}

/// In how many ways some of `all` can stand in a row.
fn falling(all: u64, some: usize) -> u64 {
    let mut ways = 1_u64;
    for taken in 0..some as u64 {
        ways = ways.saturating_mul(all.saturating_sub(taken));
        if ways == 0 || ways == u64::MAX {
            break;
        }
    }
    ways
}

/// In how many ways some of `all` can be chosen.
pub fn chosen(all: u64, some: usize) -> u64 {
    let some = some as u64;
    if some > all {
        return 0;
    }
    let mut ways = 1_u128;
    for step in 0..some.min(all - some) {
        ways = ways * u128::from(all - step) / u128::from(step + 1);
        if ways >= u128::from(u64::MAX) {
            return u64::MAX;
        }
    }
    ways as u64
}
