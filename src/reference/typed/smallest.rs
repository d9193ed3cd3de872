//! The smallest inputs of a domain, the lightest first.
//!
//! Not for: what makes an input heavy (`weight`).

use super::every::entry;
use super::weight;
use crate::value::domain::{are_distinct, float_of, order};
use crate::value::{Domain, Value};
use std::ops::RangeInclusive;

/// Steps that listing may take, so that no bounds make it long.
const STEPS: usize = 100_000;
/// Elements of what is listed: each is one call deeper.
const DEEPEST: usize = 500;

/// The lightest lists of arguments, in rising weight: at most `most`, and none of a weight of which some are left out.
pub fn smallest(domains: &[Domain], most: usize) -> Vec<Vec<Value>> {
    let mut listing = Listing { steps: STEPS };
    let mut found = Vec::new();
    let Some(mut heavy) = least_of(domains) else { return found };
    let count = Domain::count_each(domains);
    let heaviest = domains.iter().fold(0_u64, |all, domain| all.saturating_add(heaviest(domain)));
    while (found.len() as u64) < count && heavy <= heaviest {
        let Some(of_weight) = listing.each(domains, heavy) else {
            return found;
        };
        if found.len() + of_weight.len() > most {
            return found;
        }
        let mut of_weight: Vec<(Vec<u64>, Vec<Value>)> =
            of_weight.into_iter().map(|args| (weight::weight(&args), args)).collect();
        of_weight.sort_by(|a, b| a.0.cmp(&b.0));
        found.extend(of_weight.into_iter().map(|(_, args)| args));
        heavy = heavy.saturating_add(1);
    }
    found
}

/// The least weight of lists of arguments; none where a domain is empty.
fn least_of(domains: &[Domain]) -> Option<u64> {
    domains.iter().try_fold(0_u64, |all, domain| Some(all.saturating_add(least(domain)?)))
}

/// The least weight of a domain's values, or a little less.
fn least(domain: &Domain) -> Option<u64> {
    let nearest = |range: &RangeInclusive<i64>| 0.clamp(*range.start(), *range.end()).unsigned_abs();
    let many = |length: usize, each: u64| (length as u64).saturating_mul(each.saturating_add(1));
    let each = |of: &Domain, length: usize| if length == 0 { Some(0) } else { least(of) };
    Some(match domain {
        Domain::Int(range) => nearest(range),
        Domain::Float { units, decimals } => nearest(units) / 10_u64.pow(u32::from(*decimals)),
        Domain::Text { length, .. } => *length.start() as u64,
        Domain::Choice(choices) => choices.iter().map(weight::of).min()?,
        Domain::List { of, length, .. } | Domain::Set { of, length } => {
            many(*length.start(), each(of, *length.start())?)
        }
        Domain::Dict { keys, values, length } => {
            let entry = each(keys, *length.start())?.saturating_add(each(values, *length.start())?);
            many(*length.start(), entry)
        }
        Domain::Tuple(of) => least_of(of)?,
        Domain::Grid { of, rows, columns, square } => {
            let columns = if *square { rows } else { columns };
            many(*rows.start(), many(*columns.start(), least(of).unwrap_or(0)))
        }
        Domain::Either(domains) => domains.iter().filter_map(least).min()?,
    })
}

/// The greatest weight of a domain's values, or a little more.
fn heaviest(domain: &Domain) -> u64 {
    let farthest =
        |range: &RangeInclusive<i64>| range.start().unsigned_abs().max(range.end().unsigned_abs()) + 1;
    let many = |length: usize, each: u64| (length as u64).saturating_mul(each.saturating_add(1));
    match domain {
        Domain::Int(range) => farthest(range),
        Domain::Float { units, decimals } => farthest(units) + 20 + u64::from(*decimals),
        Domain::Text { length, .. } => *length.end() as u64,
        Domain::Choice(choices) => choices.iter().map(weight::of).max().unwrap_or(0),
        Domain::List { of, length, .. } | Domain::Set { of, length } => many(*length.end(), heaviest(of)),
        Domain::Dict { keys, values, length } => {
            many(*length.end(), heaviest(keys).saturating_add(heaviest(values)))
        }
        Domain::Tuple(of) => of.iter().fold(0, |all, domain| all.saturating_add(heaviest(domain))),
        Domain::Grid { of, rows, columns, square } => {
            let columns = if *square { rows } else { columns };
            many(*rows.end(), many(*columns.end(), heaviest(of)))
        }
        Domain::Either(domains) => domains.iter().map(heaviest).max().unwrap_or(0),
    }
}

/// Lists what has one exact weight, within a number of steps.
struct Listing {
    steps: usize,
}

impl Listing {
    /// Every value of this weight; none where that takes too many steps.
    fn values(&mut self, domain: &Domain, heavy: u64) -> Option<Vec<Value>> {
        self.step()?;
        let found: Vec<Value> = match domain {
            Domain::Int(range) => {
                let far = i64::try_from(heavy).ok()?;
                let mut found: Vec<i64> = vec![far];
                if far > 1 {
                    found.push(1 - far);
                }
                found.into_iter().filter(|number| range.contains(number)).map(Value::int).collect()
            }
            Domain::Float { units, decimals } => {
                let one = 10_i64.pow(u32::from(*decimals));
                let farthest = units.end().saturating_abs().max(units.start().saturating_abs()) / one;
                let far = i64::try_from(heavy).ok()?.min(farthest + 20 + i64::from(*decimals));
                // No number farther from 0 weighs so little, and none nearer by more than its decimals so much.
                let near = (far - 2 - i64::from(*decimals)).max(0);
                let ends = [near.saturating_mul(one), far.saturating_mul(one)];
                let mut found = Vec::new();
                for unit in (ends[0]..=ends[1])
                    .flat_map(|unit| [unit, -unit].into_iter().take(1 + usize::from(unit != 0)))
                    .filter(|unit| units.contains(unit))
                {
                    self.step()?;
                    found.push(float_of(unit, *decimals));
                }
                found
            }
            Domain::Text { alphabet, length } => {
                let long = usize::try_from(heavy).ok().filter(|long| length.contains(long));
                let Some(long) = long else { return Some(Vec::new()) };
                let mut texts = vec![String::new()];
                for _ in 0..long {
                    texts = texts
                        .iter()
                        .flat_map(|text| alphabet.iter().map(move |c| format!("{text}{c}")))
                        .collect();
                    for _ in 0..texts.len() {
                        self.step()?;
                    }
                }
                texts.into_iter().map(Value::text).collect()
            }
            Domain::Choice(choices) => {
                choices.iter().filter(|choice| weight::of(choice) == heavy).cloned().collect()
            }
            Domain::List { of, length, .. } => {
                let mut found = Vec::new();
                for items in self.of_lengths(of, length, heavy)? {
                    found.push(Value::List(items));
                }
                found
            }
            Domain::Set { of, length } => {
                let lists = self.of_lengths(of, length, heavy)?;
                let rising = |items: &Vec<Value>| {
                    items.windows(2).all(|pair| order(&pair[0], &pair[1]).is_lt()) && are_distinct(items)
                };
                lists.into_iter().filter(rising).map(Value::Set).collect()
            }
            Domain::Dict { keys, values, length } => {
                let pair = Domain::Tuple(vec![(**keys).clone(), (**values).clone()]);
                let mut found = Vec::new();
                for pairs in self.of_lengths(&pair, length, heavy)? {
                    let entries: Vec<(Value, Value)> = pairs.into_iter().filter_map(entry).collect();
                    if entries.windows(2).all(|pair| order(&pair[0].0, &pair[1].0).is_lt()) {
                        found.push(Value::Dict(entries));
                    }
                }
                found
            }
            Domain::Tuple(of) => self.each(of, heavy)?.into_iter().map(Value::Tuple).collect(),
            Domain::Grid { of, rows, columns, square } => self.grids(of, (rows, columns, *square), heavy)?,
            Domain::Either(domains) => {
                let mut found: Vec<Value> = Vec::new();
                for domain in domains {
                    for value in self.values(domain, heavy)? {
                        if !found.contains(&value) {
                            found.push(value);
                        }
                    }
                }
                found
            }
        };
        Some(found.into_iter().filter(|value| weight::of(value) == heavy && domain.contains(value)).collect())
    }

    /// Every grid of this weight.
    fn grids(
        &mut self,
        of: &Domain,
        (rows, columns, square): (&RangeInclusive<usize>, &RangeInclusive<usize>, bool),
        heavy: u64,
    ) -> Option<Vec<Value>> {
        let mut found = Vec::new();
        for height in rows.clone() {
            if height as u64 > heavy {
                break;
            }
            let widths = if square { height..=height } else { columns.clone() };
            for width in widths {
                let frame = (height as u64).saturating_mul(width as u64 + 1);
                if frame > heavy {
                    break;
                }
                self.step()?;
                if height * width > DEEPEST {
                    return None;
                }
                let cells = self.each(&vec![of.clone(); height * width], heavy - frame)?;
                let lines = |cells: Vec<Value>| {
                    let lines = (0..height).map(|row| Value::List(cells[row * width..][..width].to_vec()));
                    Value::List(lines.collect())
                };
                found.extend(cells.into_iter().map(lines));
            }
        }
        Some(found)
    }

    fn of_lengths(
        &mut self,
        of: &Domain,
        length: &RangeInclusive<usize>,
        heavy: u64,
    ) -> Option<Vec<Vec<Value>>> {
        let mut found = Vec::new();
        for length in length.clone() {
            if length as u64 > heavy {
                break;
            }
            if length > DEEPEST {
                return None;
            }
            found.extend(self.each(&vec![of.clone(); length], heavy - length as u64)?);
        }
        Some(found)
    }

    /// Every list with one value of each domain and this weight altogether.
    fn each(&mut self, domains: &[Domain], heavy: u64) -> Option<Vec<Vec<Value>>> {
        self.step()?;
        let Some((first, rest)) = domains.split_first() else {
            return Some(if heavy == 0 { vec![Vec::new()] } else { Vec::new() });
        };
        let (Some(least_first), Some(least_rest)) = (least(first), least_of(rest)) else {
            return Some(Vec::new());
        };
        let heaviest_rest = rest.iter().fold(0_u64, |all, domain| all.saturating_add(heaviest(domain)));
        let from = least_first.max(heavy.saturating_sub(heaviest_rest));
        let to = heavy.saturating_sub(least_rest).min(heaviest(first));
        let mut found = Vec::new();
        if least_rest > heavy {
            return Some(found);
        }
        for own in from..=to {
            let heads = self.values(first, own)?;
            if heads.is_empty() {
                continue;
            }
            for tail in self.each(rest, heavy - own)? {
                for head in &heads {
                    self.step()?;
                    found.push(std::iter::once(head.clone()).chain(tail.iter().cloned()).collect());
                }
            }
        }
        Some(found)
    }

    fn step(&mut self) -> Option<()> {
        self.steps = self.steps.checked_sub(1)?;
        Some(())
    }
}
