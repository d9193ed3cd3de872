//! When two values are equal: the `exact` comparison.
//!
//! NaN equals NaN and -0.0 equals 0.0; a truth value is never an integer, an integer never a float, a list
//! never a tuple, a subclass never its base. Sets and dictionaries have no order. Not for: what a comparison may
//! let pass besides (`rules`).

use crate::value::Value;
use std::collections::HashMap;
use std::hash::{DefaultHasher, Hash, Hasher};

/// Whether two values are equal, exactly.
pub fn equal(one: &Value, other: &Value) -> bool {
    match (one, other) {
        (Value::Float(a), Value::Float(b)) => same_float(*a, *b),
        (Value::List(a), Value::List(b)) | (Value::Tuple(a), Value::Tuple(b)) => {
            a.len() == b.len() && a.iter().zip(b).all(|(a, b)| equal(a, b))
        }
        (Value::Set(a), Value::Set(b)) => {
            same_entries(a.iter().map(|key| (key, None)), b.iter().map(|key| (key, None)))
        }
        (Value::Dict(a), Value::Dict(b)) => same_entries(
            a.iter().map(|(key, value)| (key, Some(value))),
            b.iter().map(|(key, value)| (key, Some(value))),
        ),
        (Value::Sub(class_a, a), Value::Sub(class_b, b)) => class_a == class_b && equal(a, b),
        // Something that is not plain data equals nothing, not even itself.
        (Value::Other { .. }, _) | (_, Value::Other { .. }) => false,
        _ => one == other,
    }
}

#[expect(clippy::float_cmp, reason = "the comparison is exact by definition")]
pub(super) fn same_float(a: f64, b: f64) -> bool {
    a == b || (a.is_nan() && b.is_nan())
}

/// Whether two collections without order have equal entries, each key once.
fn same_entries<'a>(
    a: impl ExactSizeIterator<Item = (&'a Value, Option<&'a Value>)>,
    b: impl ExactSizeIterator<Item = (&'a Value, Option<&'a Value>)>,
) -> bool {
    if a.len() != b.len() {
        return false;
    }
    let mut unmatched: HashMap<u64, Vec<(&Value, Option<&Value>)>> = HashMap::new();
    for (key, value) in a {
        unmatched.entry(fingerprint(key)).or_default().push((key, value));
    }
    b.into_iter().all(|(key, value)| {
        let Some(candidates) = unmatched.get_mut(&fingerprint(key)) else { return false };
        let found = candidates.iter().position(|(other, _)| equal(other, key));
        found.is_some_and(|index| match (candidates.swap_remove(index).1, value) {
            (Some(a), Some(b)) => equal(a, b),
            (None, None) => true,
            _ => false,
        })
    })
}

/// A number that equal values share.
pub fn fingerprint(value: &Value) -> u64 {
    fn feed(value: &Value, into: &mut DefaultHasher) {
        std::mem::discriminant(value).hash(into);
        match value {
            Value::None | Value::Other { .. } => {}
            Value::Bool(truth) => truth.hash(into),
            Value::Int(number) => number.hash(into),
            // -0.0 and 0.0 are equal, and so are all NaNs.
            Value::Float(float) if *float == 0.0 => 0.0_f64.to_bits().hash(into),
            Value::Float(float) if float.is_nan() => f64::NAN.to_bits().hash(into),
            Value::Float(float) => float.to_bits().hash(into),
            Value::Text(text) => text.hash(into),
            Value::Bytes(bytes) => bytes.hash(into),
            Value::List(items) | Value::Tuple(items) => {
                items.len().hash(into);
                for item in items {
                    feed(item, into);
                }
            }
            // No order: the sum of the elements' fingerprints.
            Value::Set(items) => items.iter().map(fingerprint).fold(0, u64::wrapping_add).hash(into),
            Value::Dict(entries) => {
                let entry = |(key, item): &(Value, Value)| {
                    let mut hasher = DefaultHasher::new();
                    (fingerprint(key), fingerprint(item)).hash(&mut hasher);
                    hasher.finish()
                };
                entries.iter().map(entry).fold(0, u64::wrapping_add).hash(into);
            }
            Value::Sub(class, base) => {
                class.hash(into);
                feed(base, into);
            }
        }
    }
    let mut hasher = DefaultHasher::new();
    feed(value, &mut hasher);
    hasher.finish()
}

/// The places of the values that equal none before them.
pub fn firsts(values: &[Value]) -> impl Iterator<Item = usize> {
    let mut seen: HashMap<u64, Vec<usize>> = HashMap::new();
    (0..values.len()).filter(move |&place| {
        // What equals nothing is not looked for: all of its like have one fingerprint.
        if !values[place].is_plain() {
            return true;
        }
        let alike = seen.entry(fingerprint(&values[place])).or_default();
        let first = !alike.iter().any(|&other| equal(&values[other], &values[place]));
        alike.extend(first.then_some(place));
        first
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nan_equals_nan_and_negative_zero_equals_zero() {
        assert!(equal(&Value::Float(f64::NAN), &Value::Float(f64::NAN)));
        assert!(equal(&Value::Float(-0.0), &Value::Float(0.0)));
    }

    #[test]
    fn values_of_different_types_are_never_equal() {
        let ones = [
            Value::int(1),
            Value::Float(1.0),
            Value::Bool(true),
            Value::text("1"),
            Value::Sub("Un".into(), Box::new(Value::int(1))),
        ];
        for (i, a) in ones.iter().enumerate() {
            for (j, b) in ones.iter().enumerate() {
                assert_eq!(equal(a, b), i == j, "{a:?} {b:?}");
            }
        }
        assert!(!equal(&Value::List(vec![]), &Value::Tuple(vec![])));
    }

    #[test]
    fn sets_and_dictionaries_have_no_order() {
        let set = |items: [i32; 3]| Value::Set(items.map(Value::int).to_vec());
        assert!(equal(&set([1, 2, 3]), &set([3, 1, 2])));
        assert!(!equal(&set([1, 2, 3]), &set([3, 1, 4])));
        let dict = |entries: [(i32, i32); 2]| {
            Value::Dict(entries.map(|(key, value)| (Value::int(key), Value::int(value))).to_vec())
        };
        assert!(equal(&dict([(1, 2), (3, 4)]), &dict([(3, 4), (1, 2)])));
        assert!(!equal(&dict([(1, 2), (3, 4)]), &dict([(3, 2), (1, 4)])));
    }

    #[test]
    fn dictionaries_with_the_same_keys_are_told_apart_by_their_fingerprints() {
        let dict = |item: i32| Value::Dict(vec![(Value::text("k"), Value::int(item))]);
        assert_ne!(fingerprint(&dict(1)), fingerprint(&dict(2)));
        assert_eq!(fingerprint(&dict(1)), fingerprint(&dict(1)));
    }

    #[test]
    fn the_first_of_equal_values_is_found() {
        let object = || Value::List(vec![Value::Other { class: "f".into(), note: String::new() }]);
        let values = [
            Value::int(1),
            Value::Float(1.0),
            Value::Bool(true),
            Value::Float(0.0),
            Value::Float(-0.0),
            Value::int(1),
            object(),
            object(),
        ];
        assert_eq!(firsts(&values).collect::<Vec<_>>(), [0, 1, 2, 3, 6, 7]);
    }

    #[test]
    fn an_object_equals_nothing() {
        let object = Value::Other { class: "LyingEq".into(), note: String::new() };
        assert!(!equal(&object, &object.clone()));
    }
}
