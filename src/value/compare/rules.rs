//! What a comparison lets pass, and the comparison by it.
//!
//! Leniences reach into nested values. Three things stay exact whatever is let pass: an integer is no float and
//! a truth value no integer; a key of a dictionary may differ in its text, but not by a tolerance; something
//! that is no plain data equals nothing. Not for: reading rules from an exercise (`exercise`).

use super::exact::{equal, same_float};
use super::leniency::rest;
use super::unordered;
use super::{Leniency, Tolerance};
use crate::value::{Text, Value};
use std::hash::{DefaultHasher, Hash as _, Hasher as _};

/// What a comparison lets pass; by default nothing, which is the exact comparison.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct Rules {
    /// Where the order of a list or tuple does not matter.
    pub order: Order,
    /// How far a float may be from the right one.
    pub tolerance: Option<Tolerance>,
    /// What does not matter in a text.
    pub text: Vec<Leniency>,
    /// Whether a tuple stands for a list, and a list for a tuple.
    pub sequences: bool,
    /// Whether an instance of a subclass stands for its base value: a `Counter` for a `dict`.
    pub subclasses: bool,
}

/// Where the order of elements does not matter.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Order {
    /// Nowhere: the order counts.
    #[default]
    Kept,
    /// In the answer itself, but not in lists inside it.
    Outermost,
    /// In the answer and in all lists inside it.
    Nowhere,
}

impl Rules {
    /// Whether nothing is let pass.
    pub fn is_exact(&self) -> bool {
        *self == Self::default()
    }

    /// Whether an answer counts as the right one.
    pub fn meet(&self, expected: &Value, actual: &Value) -> bool {
        if self.is_exact() { equal(expected, actual) } else { self.same(expected, actual, true) }
    }

    /// Whether the elements of a list at this level come in any order.
    pub(in crate::value) fn any_order(&self, outermost: bool) -> bool {
        match self.order {
            Order::Kept => false,
            Order::Outermost => outermost,
            Order::Nowhere => true,
        }
    }

    /// The rules for keys of dictionaries: a key is looked up, and nearness is no way to look one up.
    pub(in crate::value) fn of_keys(&self) -> Self {
        Self { tolerance: None, order: Order::Kept, ..self.clone() }
    }

    /// A value without the subclass that does not matter.
    pub(in crate::value) fn bare<'a>(&self, mut value: &'a Value) -> &'a Value {
        while let (true, Value::Sub(_, base)) = (self.subclasses, value) {
            value = base;
        }
        value
    }

    /// The elements of two sequences that may be compared with each other.
    pub(in crate::value) fn sequences<'a>(
        &self,
        expected: &'a Value,
        actual: &'a Value,
    ) -> Option<(&'a [Value], &'a [Value])> {
        match (expected, actual) {
            (Value::List(a), Value::List(b)) | (Value::Tuple(a), Value::Tuple(b)) => Some((a, b)),
            (Value::List(a), Value::Tuple(b)) | (Value::Tuple(a), Value::List(b)) if self.sequences => {
                Some((a, b))
            }
            _ => None,
        }
    }

    /// Whether two texts count as the same.
    pub(in crate::value) fn same_text(&self, expected: &Text, actual: &Text) -> bool {
        expected == actual || !self.text.is_empty() && rest(expected, &self.text) == rest(actual, &self.text)
    }

    /// Whether two values count as the same; `outermost` says that they are the answers themselves.
    pub(in crate::value) fn same(&self, expected: &Value, actual: &Value, outermost: bool) -> bool {
        let (expected, actual) = (self.bare(expected), self.bare(actual));
        if let Some((a, b)) = self.sequences(expected, actual) {
            return if self.any_order(outermost) {
                unordered::is_same(self, a, b)
            } else {
                a.len() == b.len() && a.iter().zip(b).all(|(a, b)| self.same(a, b, false))
            };
        }
        match (expected, actual) {
            (Value::Float(a), Value::Float(b)) => match &self.tolerance {
                Some(tolerance) => tolerance.admits(*a, *b),
                None => same_float(*a, *b),
            },
            (Value::Text(a), Value::Text(b)) => self.same_text(a, b),
            (Value::Set(a), Value::Set(b)) => unordered::is_same(self, a, b),
            (Value::Dict(a), Value::Dict(b)) => {
                a.len() == b.len()
                    && unordered::by_key(self, a, b).iter().all(|pair| match pair {
                        (Some(a), Some(b)) => self.same(&a.1, &b.1, false),
                        _ => false,
                    })
            }
            (Value::Sub(class_a, a), Value::Sub(class_b, b)) => {
                class_a == class_b && self.same(a, b, outermost)
            }
            _ => equal(expected, actual),
        }
    }

    /// A number that values share which count as the same by these rules. With a tolerance every float has the
    /// same one.
    pub(in crate::value) fn fingerprint(&self, value: &Value) -> u64 {
        let mut hasher = DefaultHasher::new();
        self.feed(value, &mut hasher);
        hasher.finish()
    }

    fn feed(&self, value: &Value, into: &mut DefaultHasher) {
        let value = self.bare(value);
        let sum = |values: &mut dyn Iterator<Item = &Value>| {
            values.map(|value| self.fingerprint(value)).fold(0, u64::wrapping_add)
        };
        let tuple = matches!(value, Value::Tuple(_));
        match value {
            Value::List(items) | Value::Tuple(items) => {
                (b'l', tuple && !self.sequences, items.len()).hash(into);
                if self.any_order(false) {
                    sum(&mut items.iter()).hash(into);
                } else {
                    for item in items {
                        self.feed(item, into);
                    }
                }
            }
            Value::Float(_) if self.tolerance.is_some() => b'f'.hash(into),
            Value::Text(text) => (b'u', &*rest(text, &self.text)).hash(into),
            Value::Set(items) => (b's', items.len(), sum(&mut items.iter())).hash(into),
            Value::Dict(entries) => {
                let keys = self.of_keys();
                let entry = |(key, value): &(Value, Value)| {
                    let mut hasher = DefaultHasher::new();
                    (keys.fingerprint(key), self.fingerprint(value)).hash(&mut hasher);
                    hasher.finish()
                };
                (b'd', entries.len(), entries.iter().map(entry).fold(0, u64::wrapping_add)).hash(into);
            }
            Value::Sub(class, base) => {
                (b'c', class).hash(into);
                self.feed(base, into);
            }
            other => super::fingerprint(other).hash(into),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::decimal;
    use super::*;

    fn list(items: &[i32]) -> Value {
        Value::List(items.iter().copied().map(Value::int).collect())
    }

    fn floats(items: &[f64]) -> Value {
        Value::List(items.iter().copied().map(Value::Float).collect())
    }

    fn near(limit: &str) -> Option<Tolerance> {
        Tolerance::new(decimal(limit).unwrap(), decimal("0").unwrap())
    }

    #[test]
    fn without_order_a_list_is_compared_with_its_multiplicities() {
        let rules = Rules { order: Order::Outermost, ..Rules::default() };
        assert!(rules.meet(&list(&[1, 2, 2]), &list(&[2, 1, 2])));
        assert!(!rules.meet(&list(&[1, 2, 2]), &list(&[1, 1, 2])));
        assert!(!rules.meet(&list(&[1, 2]), &list(&[1, 2, 2])));
        let nested = |rows: &[&[i32]]| Value::List(rows.iter().map(|row| list(row)).collect());
        assert!(rules.meet(&nested(&[&[1, 2], &[3]]), &nested(&[&[3], &[1, 2]])));
        assert!(!rules.meet(&nested(&[&[1, 2], &[3]]), &nested(&[&[3], &[2, 1]])));
        let deep = Rules { order: Order::Nowhere, ..Rules::default() };
        assert!(deep.meet(&nested(&[&[1, 2], &[3]]), &nested(&[&[3], &[2, 1]])));
        assert!(!deep.meet(&nested(&[&[1, 2], &[3]]), &nested(&[&[3, 1], &[2]])));
        assert!(!rules.meet(&list(&[1]), &Value::Set(vec![Value::int(1)])), "a set is no list");
    }

    #[test]
    fn a_tolerance_reaches_nested_floats_and_never_an_integer_or_a_key() {
        let rules = Rules { tolerance: near("0.01"), ..Rules::default() };
        let stats = |mean: Value, all: f64| {
            Value::Dict(vec![(Value::text("mean"), mean), (Value::text("all"), floats(&[all]))])
        };
        assert!(rules.meet(&stats(Value::Float(0.3), 1.0), &stats(Value::Float(0.1 + 0.2), 1.01)));
        assert!(!rules.meet(&stats(Value::Float(0.3), 1.0), &stats(Value::Float(0.3), 1.011)));
        assert!(!rules.meet(&stats(Value::int(3), 1.0), &stats(Value::Float(3.0), 1.0)));
        assert!(!rules.meet(&Value::int(3), &Value::int(4)));
        let keyed = |key: f64| Value::Dict(vec![(Value::Float(key), Value::None)]);
        assert!(!rules.meet(&keyed(1.0), &keyed(1.001)));
        assert!(rules.meet(&Value::Set(vec![Value::Float(1.0)]), &Value::Set(vec![Value::Float(1.01)])));
    }

    #[test]
    fn floats_without_order_are_paired_so_that_all_fit_where_that_is_possible() {
        let rules = Rules { order: Order::Outermost, tolerance: near("0.005"), ..Rules::default() };
        // Pairing equals first would leave 1.0 with 1.01.
        assert!(rules.meet(&floats(&[1.0, 1.005]), &floats(&[1.01, 1.005])));
        assert!(!rules.meet(&floats(&[1.0, 1.005]), &floats(&[1.02, 1.005])));
        let pairs = |items: &[(f64, f64)]| {
            Value::List(
                items.iter().map(|(a, b)| Value::Tuple(vec![Value::Float(*a), Value::Float(*b)])).collect(),
            )
        };
        // The first expected pair fits both answers, the second only the first one.
        assert!(rules.meet(&pairs(&[(1.0, 1.0), (1.009, 1.0)]), &pairs(&[(1.005, 1.0), (0.996, 1.0)])));
    }

    #[test]
    fn a_tuple_stands_for_a_list_and_a_subclass_for_its_base_only_where_that_is_said() {
        let (pair, tuple) = (list(&[1, 2]), Value::Tuple(vec![Value::int(1), Value::int(2)]));
        let counter = Value::Sub("Counter".into(), Box::new(Value::Dict(vec![])));
        let sequences = Rules { sequences: true, ..Rules::default() };
        let subclasses = Rules { subclasses: true, ..Rules::default() };
        assert!(sequences.meet(&pair, &tuple) && sequences.meet(&tuple, &pair));
        assert!(!subclasses.meet(&pair, &tuple));
        assert!(subclasses.meet(&Value::Dict(vec![]), &counter));
        assert!(!sequences.meet(&Value::Dict(vec![]), &counter));
        assert!(!subclasses.meet(&Value::int(1), &Value::Bool(true)), "a truth value is no integer");
        let both = Rules { sequences: true, subclasses: true, ..Rules::default() };
        let point = Value::Sub("Point".into(), Box::new(tuple));
        assert!(both.meet(&pair, &point) && !sequences.meet(&pair, &point));
        let key = |key: &Value| Value::Dict(vec![(key.clone(), Value::None)]);
        assert!(both.meet(&key(&point), &key(&Value::Tuple(vec![Value::int(1), Value::int(2)]))));
    }

    #[test]
    fn texts_are_compared_leniently_wherever_they_stand() {
        let rules = Rules { text: vec![Leniency::Case], ..Rules::default() };
        let words = |a: &str, b: &str| Value::Dict(vec![(Value::text(a), Value::List(vec![Value::text(b)]))]);
        assert!(rules.meet(&words("a", "É"), &words("A", "é")));
        assert!(!rules.meet(&words("a", "e"), &words("A", "é")));
        let set = |items: &[&str]| Value::Set(items.iter().map(Value::text).collect());
        assert!(rules.meet(&set(&["A", "b"]), &set(&["B", "a"])));
        assert!(!rules.meet(&set(&["a"]), &set(&["a", "A"])), "two elements are not one");
        assert!(!rules.meet(&Value::Bytes(b"a".to_vec()), &Value::Bytes(b"A".to_vec())));
    }
}
