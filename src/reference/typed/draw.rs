//! Lists of arguments drawn by chance from domains, no two equal.
//!
//! Lengths are drawn first, then what stands inside, so small and large values all come. Wide ranges of numbers give
//! their ends, 0 and 1 more often than others. The order of the choices is frozen: a seed gives the same arguments
//! for ever. Not for: named generators.

use super::every::every_list;
use crate::games::Dice;
use crate::value::compare::fingerprint;
use crate::value::domain::{are_distinct, float_of, order};
use crate::value::{Domain, Value};
use std::collections::HashSet;
use std::ops::RangeInclusive;

/// Where there are no more lists of arguments than this, all are made and given in an order drawn.
const FEW: u64 = 2000;
/// How often in a row a draw may give nothing new.
const ATTEMPTS: usize = 1000;
/// A range of more numbers gives its ends more often than others.
const WIDE: usize = 32;

/// Draws until every list of arguments was given, or nothing new comes any more.
#[derive(Debug)]
pub struct Draws {
    domains: Vec<Domain>,
    dice: Dice,
    given: HashSet<u64>,
    /// Where there are few: those left, the next one last.
    few: Option<Vec<Vec<Value>>>,
}

impl Draws {
    /// Draws from the domains of a function's parameters.
    pub fn new(domains: &[Domain], seed: u64) -> Self {
        let mut dice = Dice::new(seed);
        let few = (Domain::count_each(domains) <= FEW).then(|| {
            let mut left = every_list(domains, FEW as usize);
            dice.shuffle(&mut left);
            left
        });
        Self { domains: domains.to_vec(), dice, given: HashSet::new(), few }
    }
}

impl Iterator for Draws {
    type Item = Vec<Value>;

    fn next(&mut self) -> Option<Vec<Value>> {
        if let Some(left) = &mut self.few {
            return left.pop();
        }
        for _ in 0..ATTEMPTS {
            let args: Option<Vec<Value>> =
                self.domains.iter().map(|domain| draw(domain, &mut self.dice)).collect();
            if let Some(args) = args
                && self.given.insert(args.iter().fold(0, |all, arg| {
                    fingerprint(&Value::Tuple(vec![Value::int(all), Value::int(fingerprint(arg))]))
                }))
            {
                return Some(args);
            }
        }
        None
    }
}

/// A value of the domain; none where chance did not find one that fits.
fn draw(domain: &Domain, dice: &mut Dice) -> Option<Value> {
    Some(match domain {
        Domain::Int(range) => Value::int(number(range, 1, dice)),
        Domain::Float { units, decimals } => {
            float_of(number(units, 10_i64.pow(u32::from(*decimals)), dice), *decimals)
        }
        Domain::Text { alphabet, length } => {
            let length = count(length, dice);
            let letters = (0..length).map(|_| dice.pick(alphabet).copied());
            Value::text(letters.collect::<Option<String>>()?)
        }
        Domain::Choice(choices) => dice.pick(choices)?.clone(),
        Domain::List { of, length, distinct, sorted } => {
            let length = count(length, dice);
            let mut items = if *distinct { different(of, length, dice)? } else { several(of, length, dice)? };
            if *sorted {
                items.sort_by(order);
            }
            Value::List(items)
        }
        Domain::Set { of, length } => {
            let length = count(length, dice);
            let mut items = different(of, length, dice)?;
            items.sort_by(order);
            Value::Set(items)
        }
        Domain::Dict { keys, values, length } => {
            let length = count(length, dice);
            let keys = different(keys, length, dice)?;
            let entries = keys.into_iter().map(|key| Some((key, draw(values, dice)?)));
            Value::Dict(entries.collect::<Option<_>>()?)
        }
        Domain::Tuple(of) => Value::Tuple(of.iter().map(|domain| draw(domain, dice)).collect::<Option<_>>()?),
        Domain::Grid { of, rows, columns, square } => {
            let height = count(rows, dice);
            let width = if *square { height } else { count(columns, dice) };
            let lines = (0..height).map(|_| several(of, width, dice).map(Value::List));
            Value::List(lines.collect::<Option<_>>()?)
        }
        Domain::Either(domains) => draw(dice.pick(domains)?, dice)?,
    })
}

fn several(of: &Domain, length: usize, dice: &mut Dice) -> Option<Vec<Value>> {
    (0..length).map(|_| draw(of, dice)).collect()
}

/// Values no two of which are equal, in the order drawn.
fn different(of: &Domain, length: usize, dice: &mut Dice) -> Option<Vec<Value>> {
    let wanted = length as u64;
    if of.count() <= wanted.saturating_mul(2).min(FEW) {
        let mut every = every_list(std::slice::from_ref(of), FEW as usize);
        dice.shuffle(&mut every);
        let items: Vec<Value> = every.into_iter().flatten().take(length).collect();
        return (items.len() == length).then_some(items);
    }
    let mut seen = HashSet::new();
    let mut items = Vec::new();
    let mut misses = 0;
    while items.len() < length {
        let item = draw(of, dice)?;
        if seen.insert(fingerprint(&item)) {
            items.push(item);
            continue;
        }
        misses += 1;
        if misses > ATTEMPTS + 20 * length {
            return None;
        }
    }
    are_distinct(&items).then_some(items)
}

fn count(length: &RangeInclusive<usize>, dice: &mut Dice) -> usize {
    length.start() + dice.below(length.end() - length.start() + 1)
}

/// A number of a range. `one` is the number that stands for 1.
fn number(range: &RangeInclusive<i64>, one: i64, dice: &mut Dice) -> i64 {
    let (least, most) = (*range.start(), *range.end());
    let span = usize::try_from(most.abs_diff(least)).unwrap_or(usize::MAX - 1) + 1;
    if span > WIDE && dice.below(8) == 0 {
        let special: Vec<i64> =
            [least, most, 0, one, -one].into_iter().filter(|n| range.contains(n)).collect();
        if let Some(number) = dice.pick(&special) {
            return *number;
        }
    }
    least.saturating_add_unsigned(dice.below(span) as u64)
}
