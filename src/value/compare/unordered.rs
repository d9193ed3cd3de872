//! Collections without order: which elements of one have no counterpart in the other.
//!
//! Elements are first told apart by their fingerprints. Without a tolerance that settles nearly everything;
//! with one, elements of the same shape are paired so that as many as possible fit. Not for: sequences whose
//! order counts.

use super::Rules;
use crate::value::Value;
use std::collections::{BTreeMap, HashMap};

/// Elements of one shape that are paired by trying; more are paired in ascending order.
const MOST_TRIED: usize = 400;

type Entry = (Value, Value);

/// Whether every element has a counterpart.
pub(super) fn is_same(rules: &Rules, expected: &[Value], actual: &[Value]) -> bool {
    expected.len() == actual.len() && {
        let (missing, extra) = unmatched(rules, expected, actual);
        missing.is_empty() && extra.is_empty()
    }
}

/// The elements without a counterpart, in order: those expected and not there, those there and not expected.
pub(in crate::value) fn unmatched<'a>(
    rules: &Rules,
    expected: &'a [Value],
    actual: &'a [Value],
) -> (Vec<&'a Value>, Vec<&'a Value>) {
    let (wanted, given) = (by_shape(rules, expected), by_shape(rules, actual));
    let (mut missing, mut extra) = (Vec::new(), Vec::new());
    let (mut left, mut right) = (&wanted[..], &given[..]);
    while let Some(shape) = [left, right].iter().filter_map(|side| side.first()).map(|item| item.0).min() {
        let (ours, theirs) = (take_shape(&mut left, shape), take_shape(&mut right, shape));
        match (ours, theirs) {
            (ours, []) => missing.extend(ours.iter().map(|item| item.1)),
            ([], theirs) => extra.extend(theirs.iter().map(|item| item.1)),
            ([(_, a)], [(_, b)]) if rules.same(&expected[*a], &actual[*b], false) => {}
            _ => {
                let indices = |side: &[(u64, usize)]| side.iter().map(|item| item.1).collect::<Vec<_>>();
                let (ours, theirs) = (indices(ours), indices(theirs));
                let pairs = paired(rules, expected, actual, &ours, &theirs);
                let mut free = vec![true; theirs.len()];
                for (at, index) in ours.into_iter().enumerate() {
                    match pairs.get(&at) {
                        Some(&partner) => free[partner] = false,
                        None => missing.push(index),
                    }
                }
                extra.extend(theirs.into_iter().zip(free).filter(|(_, free)| *free).map(|(index, _)| index));
            }
        }
    }
    missing.sort_unstable();
    extra.sort_unstable();
    (
        missing.iter().map(|&index| &expected[index]).collect(),
        extra.iter().map(|&index| &actual[index]).collect(),
    )
}

/// The indices of the elements with their fingerprints, those of one shape beside each other.
fn by_shape(rules: &Rules, values: &[Value]) -> Vec<(u64, usize)> {
    let mut shapes: Vec<_> =
        values.iter().enumerate().map(|(index, item)| (rules.fingerprint(item), index)).collect();
    shapes.sort_unstable();
    shapes
}

/// Takes the elements of a shape off the beginning.
fn take_shape<'a>(from: &mut &'a [(u64, usize)], shape: u64) -> &'a [(u64, usize)] {
    let (taken, rest) = from.split_at(from.iter().take_while(|item| item.0 == shape).count());
    *from = rest;
    taken
}

/// Positions in `wanted` with the positions in `given` they are paired with.
fn paired(
    rules: &Rules,
    expected: &[Value],
    actual: &[Value],
    wanted: &[usize],
    given: &[usize],
) -> BTreeMap<usize, usize> {
    let fits = |a: usize, b: usize| rules.same(&expected[wanted[a]], &actual[given[b]], false);
    if rules.tolerance.is_none() {
        // To count as the same is an equivalence: whichever comes first will do.
        let mut free: Vec<usize> = (0..given.len()).rev().collect();
        let mut pairs = BTreeMap::new();
        for a in 0..wanted.len() {
            if let Some(at) = free.iter().rposition(|&b| fits(a, b)) {
                pairs.insert(a, free.remove(at));
            }
        }
        return pairs;
    }
    let numbers = |values: &[Value], indices: &[usize]| -> Vec<Vec<f64>> {
        indices.iter().map(|&index| floats(&values[index])).collect()
    };
    let (wanted_numbers, given_numbers) = (numbers(expected, wanted), numbers(actual, given));
    let single = wanted_numbers.iter().chain(&given_numbers).all(|numbers| numbers.len() == 1);
    if single || wanted.len().max(given.len()) > MOST_TRIED {
        ascending(&wanted_numbers, &given_numbers, fits)
    } else {
        most_pairs(wanted.len(), given.len(), fits)
    }
}

/// Pairs in ascending order of the numbers inside. For single numbers no pairing fits more: what a number lets
/// pass lies between limits that grow with it.
fn ascending(
    wanted: &[Vec<f64>],
    given: &[Vec<f64>],
    fits: impl Fn(usize, usize) -> bool,
) -> BTreeMap<usize, usize> {
    let sorted = |numbers: &[Vec<f64>]| -> Vec<usize> {
        let mut order: Vec<usize> = (0..numbers.len()).collect();
        order.sort_by(|&a, &b| {
            let pairs = numbers[a].iter().zip(&numbers[b]);
            pairs.map(|(a, b)| a.total_cmp(b)).find(|order| order.is_ne()).unwrap_or(a.cmp(&b))
        });
        order
    };
    let below = |a: usize, b: usize| {
        let pairs = wanted[a].iter().zip(&given[b]);
        pairs.map(|(a, b)| a.total_cmp(b)).find(|order| order.is_ne()).is_some_and(std::cmp::Ordering::is_lt)
    };
    let (left, right) = (sorted(wanted), sorted(given));
    let (mut i, mut j) = (0, 0);
    let mut pairs = BTreeMap::new();
    while let (Some(&a), Some(&b)) = (left.get(i), right.get(j)) {
        if fits(a, b) {
            pairs.insert(a, b);
            (i, j) = (i + 1, j + 1);
        } else if below(a, b) {
            i += 1;
        } else {
            j += 1;
        }
    }
    pairs
}

/// As many pairs as there can be: each wanted element takes a free counterpart, or one whose holder finds
/// another.
fn most_pairs(wanted: usize, given: usize, fits: impl Fn(usize, usize) -> bool) -> BTreeMap<usize, usize> {
    fn find(a: usize, fitting: &[Vec<usize>], seen: &mut [bool], holder: &mut [Option<usize>]) -> bool {
        for &b in &fitting[a] {
            if !std::mem::replace(&mut seen[b], true)
                && holder[b].is_none_or(|other| find(other, fitting, seen, holder))
            {
                holder[b] = Some(a);
                return true;
            }
        }
        false
    }
    let fitting: Vec<Vec<usize>> =
        (0..wanted).map(|a| (0..given).filter(|&b| fits(a, b)).collect()).collect();
    let mut holder = vec![None; given];
    for a in 0..wanted {
        find(a, &fitting, &mut vec![false; given], &mut holder);
    }
    holder.into_iter().enumerate().filter_map(|(b, a)| Some((a?, b))).collect()
}

/// The floats inside a value, in order.
fn floats(value: &Value) -> Vec<f64> {
    match value {
        Value::Float(float) => vec![*float],
        Value::List(items) | Value::Tuple(items) | Value::Set(items) => {
            items.iter().flat_map(floats).collect()
        }
        Value::Dict(entries) => entries.iter().flat_map(|(_, item)| floats(item)).collect(),
        Value::Sub(_, base) => floats(base),
        _ => Vec::new(),
    }
}

/// Every entry of both dictionaries beside the one of the other that has the same key: the expected ones in
/// order, then those that only the answer has.
pub(in crate::value) fn by_key<'a>(
    rules: &Rules,
    expected: &'a [Entry],
    actual: &'a [Entry],
) -> Vec<(Option<&'a Entry>, Option<&'a Entry>)> {
    let keys = rules.of_keys();
    let mut open: HashMap<u64, Vec<&Entry>> = HashMap::new();
    for entry in actual.iter().rev() {
        open.entry(keys.fingerprint(&entry.0)).or_default().push(entry);
    }
    let mut pairs = Vec::with_capacity(expected.len());
    for entry in expected {
        let other = open.get_mut(&keys.fingerprint(&entry.0)).and_then(|entries| {
            let at = entries.iter().rposition(|other| keys.same(&entry.0, &other.0, false))?;
            Some(entries.remove(at))
        });
        pairs.push((Some(entry), other));
    }
    let left: std::collections::HashSet<*const Entry> =
        open.into_values().flatten().map(std::ptr::from_ref).collect();
    pairs.extend(
        actual
            .iter()
            .filter(|entry| left.contains(&std::ptr::from_ref(*entry)))
            .map(|entry| (None, Some(entry))),
    );
    pairs
}
