//! Two values that are the same but for their types: a tuple for a list, `"12"` for 12, 2.0 for 2.
//!
//! Not for: which types an exercise asks for (`value::Type`).

use super::finding::{Diagnosis, brief, named};
use super::{Code, print};
use crate::msg;
use crate::value::{BigInt, Mismatch, Notation, Step, Type, Value, compare};
use num_traits::FromPrimitive as _;

/// How deep values are compared.
const DEEPEST: usize = 40;

/// The answer is right, as another type.
pub(super) fn diagnosis(expected: &Value, actual: &Value) -> Option<Diagnosis> {
    if is_empty(expected) || !is_alike(expected, actual) {
        return None;
    }
    let (path, expected, actual) = first_odd(expected, actual);
    let (value, found, wanted) = (brief(actual), named(actual.type_name()), named(expected.type_name()));
    let place = Mismatch { path, wanted: Type::Any, found: Value::None }.place(Notation::default());
    let message = if place.is_empty() {
        msg!("diagnosis-type", value = value, found = found, wanted = wanted)
    } else {
        msg!("diagnosis-type-at", place = place, value = value, found = found, wanted = wanted)
    };
    Some(Diagnosis::new(Code::WrongType, message))
}

/// Whether a value is a collection of nothing: of whatever type, it is hit by accident.
fn is_empty(value: &Value) -> bool {
    match value {
        Value::List(items) | Value::Tuple(items) | Value::Set(items) => items.is_empty(),
        Value::Dict(entries) => entries.is_empty(),
        _ => false,
    }
}

/// Whether two values are the same but for their types.
pub(super) fn is_alike(expected: &Value, actual: &Value) -> bool {
    alike(expected, actual, 0)
}

fn alike(expected: &Value, actual: &Value, depth: usize) -> bool {
    if compare::equal(expected, actual) {
        return true;
    }
    if depth > DEEPEST {
        return false;
    }
    let same = |a: &Value, b: &Value| alike(a, b, depth + 1);
    match (expected, actual) {
        (Value::Sub(_, a), b) | (b, Value::Sub(_, a)) => same(a, b),
        (Value::List(a) | Value::Tuple(a), Value::List(b) | Value::Tuple(b)) => {
            a.len() == b.len() && a.iter().zip(b).all(|(a, b)| same(a, b))
        }
        (Value::List(a) | Value::Tuple(a), Value::Set(b))
        | (Value::Set(a), Value::List(b) | Value::Tuple(b)) => same_members(a, b),
        (Value::Dict(a), Value::Dict(b)) => {
            a.len() == b.len() && a.iter().zip(b).all(|((key, a), (other, b))| same(key, other) && same(a, b))
        }
        (Value::Dict(a), Value::List(b) | Value::Tuple(b)) => {
            let pairs = a.iter().map(|(key, value)| Value::Tuple(vec![key.clone(), value.clone()]));
            same_members(&pairs.collect::<Vec<_>>(), b)
        }
        (Value::Text(text), Value::Bytes(bytes)) | (Value::Bytes(bytes), Value::Text(text)) => {
            text.as_bytes() == bytes
        }
        (Value::Text(text), Value::List(parts) | Value::Tuple(parts))
        | (Value::List(parts) | Value::Tuple(parts), Value::Text(text)) => {
            let text = text.to_string_lossy();
            joined(parts).is_some_and(|joined| joined == text) || is_written(&text, parts, expected, actual)
        }
        (Value::Text(text), other) | (other, Value::Text(text)) => {
            text.as_str().is_some_and(|text| text.trim() == print::text(other))
        }
        _ => number(expected).zip(number(actual)).is_some_and(|(a, b)| a == b),
    }
}

/// Whether a text is a sequence as Python writes it.
fn is_written(text: &str, parts: &[Value], expected: &Value, actual: &Value) -> bool {
    // A text much longer or shorter than the sequence cannot be it; writing it out would cost.
    let sequence = if matches!(expected, Value::Text(_)) { actual } else { expected };
    text.len() > parts.len() && text == print::text(sequence)
}

/// The texts of a sequence as one.
fn joined(parts: &[Value]) -> Option<String> {
    (!parts.is_empty()).then(|| parts.iter().map(Value::as_str).collect()).flatten()
}

/// Whether two collections have the same members, whatever their order.
pub(super) fn same_members(a: &[Value], b: &[Value]) -> bool {
    let sum = |items: &[Value]| items.iter().map(compare::fingerprint).fold(0, u64::wrapping_add);
    a.len() == b.len() && sum(a) == sum(b) && compare::equal(&Value::Set(a.to_vec()), &Value::Set(b.to_vec()))
}

/// Truth values, integers and whole floats as integers.
fn number(value: &Value) -> Option<BigInt> {
    match value {
        Value::Bool(truth) => Some(BigInt::from(u8::from(*truth))),
        Value::Int(number) => Some(number.clone()),
        Value::Float(float) if float.fract() == 0.0 => BigInt::from_f64(*float),
        _ => None,
    }
}

/// The outermost first place where two values that are alike are not the same.
fn first_odd<'a>(expected: &'a Value, actual: &'a Value) -> (Vec<Step>, &'a Value, &'a Value) {
    let (mut path, mut expected, mut actual) = (Vec::new(), expected, actual);
    loop {
        let within = match (expected, actual) {
            (Value::List(a), Value::List(b)) | (Value::Tuple(a), Value::Tuple(b)) => {
                let mut pairs = a.iter().zip(b).enumerate();
                pairs
                    .find(|(_, (a, b))| !compare::equal(a, b))
                    .map(|(index, (a, b))| (Step::Index(index), a, b))
            }
            (Value::Dict(a), Value::Dict(b)) => a
                .iter()
                .zip(b)
                .find(|((key, a), (other, b))| compare::equal(key, other) && !compare::equal(a, b))
                .map(|((key, a), (_, b))| (Step::Key(key.clone()), a, b)),
            _ => None,
        };
        let Some((step, a, b)) = within else { return (path, expected, actual) };
        path.push(step);
        (expected, actual) = (a, b);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn list(items: Vec<Value>) -> Value {
        Value::List(items)
    }

    fn tuple(items: Vec<Value>) -> Value {
        Value::Tuple(items)
    }

    #[test]
    fn values_that_differ_only_in_their_types_are_alike() {
        let one_two = || vec![Value::int(1), Value::int(2)];
        let word = |text: &str| Value::text(text);
        for (a, b) in [
            (list(one_two()), tuple(one_two())),
            (list(vec![tuple(one_two())]), list(vec![list(one_two())])),
            (Value::int(2), Value::Float(2.0)),
            (Value::Bool(true), Value::int(1)),
            (Value::int(12), word("12")),
            (Value::Bool(false), word("False")),
            (list(one_two()), word("[1, 2]")),
            (word("ab"), list(vec![word("a"), word("b")])),
            (list(vec![list(vec![word("#"), word("0")])]), list(vec![word("#0")])),
            (list(one_two()), Value::Set(vec![Value::int(2), Value::int(1)])),
            (
                Value::Dict(vec![(word("a"), Value::int(1))]),
                Value::Sub("Counter".into(), Box::new(Value::Dict(vec![(word("a"), Value::int(1))]))),
            ),
            (
                Value::Dict(vec![(word("a"), Value::int(1))]),
                list(vec![tuple(vec![word("a"), Value::int(1)])]),
            ),
        ] {
            assert!(alike(&a, &b, 0) && alike(&a, &b, 0), "{a:?} {b:?}");
        }
    }

    #[test]
    fn values_that_differ_in_more_are_not() {
        let word = |text: &str| Value::text(text);
        for (a, b) in [
            (Value::int(2), Value::Float(2.5)),
            (Value::int(1), word("un")),
            (Value::None, Value::int(0)),
            (word("ab"), word("Ab")),
            (list(vec![Value::int(1)]), tuple(vec![Value::int(2)])),
            (list(vec![Value::int(1), Value::int(1)]), Value::Set(vec![Value::int(1)])),
            (list(vec![]), word("")),
            (Value::Float(f64::NAN), Value::int(0)),
        ] {
            assert!(!alike(&a, &b, 0), "{a:?} {b:?}");
        }
    }

    #[test]
    fn an_empty_collection_is_no_sign_of_another_type() {
        assert!(diagnosis(&list(vec![]), &tuple(vec![])).is_none());
        assert!(diagnosis(&list(vec![tuple(vec![])]), &list(vec![list(vec![])])).is_some());
    }

    #[test]
    fn the_first_place_of_another_type_is_named() {
        let expected = list(vec![tuple(vec![Value::int(1)]), tuple(vec![Value::int(2)])]);
        let actual = list(vec![tuple(vec![Value::int(1)]), tuple(vec![Value::Float(2.0)])]);
        let (path, a, b) = first_odd(&expected, &actual);
        assert_eq!(path, [Step::Index(1), Step::Index(0)]);
        assert_eq!((a.type_name(), b.type_name()), ("int", "float"));
    }
}
