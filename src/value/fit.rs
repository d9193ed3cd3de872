//! Answers of languages that do not have all our types, fitted by the type a signature asks for: JavaScript has
//! neither tuples nor a type for whole numbers, JSON no sets and only texts for keys.
//!
//! Only what means the same is fitted; whatever does not fit stays as it is, to be compared and told. Not for:
//! what an author writes in YAML (`Type::convert`).

use super::domain::are_distinct;
use super::{BigInt, Type, Value, compare};
use num_traits::ToPrimitive as _;

/// Digits of the longest key that is read as an integer.
const LONGEST_KEY: usize = 4300;

impl Type {
    /// The value as one of this type, where it means one: a whole number is a float and a float without a fraction
    /// a whole number, a list a tuple, an object's text keys the numbers they write. From `json` also a list a set,
    /// and a list of pairs a dictionary.
    #[must_use]
    pub fn fitted(&self, value: Value, json: bool) -> Value {
        let each = |items: Vec<Value>, of: &Self| -> Vec<Value> {
            items.into_iter().map(|item| of.fitted(item, json)).collect()
        };
        match (self, value) {
            (Self::Optional(of), value) => of.fitted(value, json),
            (Self::Float, Value::Int(number)) => match number.to_f64() {
                Some(float) if float.is_finite() => Value::Float(float),
                _ => Value::Int(number),
            },
            (Self::Int, Value::Float(float)) => whole(float).map_or(Value::Float(float), Value::Int),
            (Self::List(of), Value::List(items)) => Value::List(each(items, of)),
            (Self::Grid(of), Value::List(rows)) => {
                let row = Self::List(of.clone());
                Value::List(each(rows, &row))
            }
            (Self::Tuple(of), Value::List(items)) if of.len() == items.len() => {
                let fit = |(item, kind): (Value, &Self)| kind.fitted(item, json);
                Value::Tuple(items.into_iter().zip(of).map(fit).collect())
            }
            (Self::Set(of), Value::Set(items)) => {
                let fitted = each(items, of);
                let kept = compare::firsts(&fitted).map(|place| fitted[place].clone()).collect();
                Value::Set(kept)
            }
            (Self::Set(of), Value::List(items)) if json => {
                let fitted = each(items, of);
                // An element twice is no set, and is told as the list it is.
                if are_distinct(&fitted) { Value::Set(fitted) } else { Value::List(fitted) }
            }
            (Self::Dict(key, of), Value::Dict(entries)) => Value::Dict(
                entries
                    .into_iter()
                    .map(|(name, item)| (key.fitted_key(name, json), of.fitted(item, json)))
                    .collect(),
            ),
            (Self::Dict(key, of), Value::List(pairs)) if json && pairs.iter().all(is_pair) => {
                let entry = |pair: Value| {
                    let Value::List(mut parts) = pair else { return None };
                    let (item, name) = (parts.pop()?, parts.pop()?);
                    Some((key.fitted(name, json), of.fitted(item, json)))
                };
                Value::Dict(pairs.into_iter().filter_map(entry).collect())
            }
            (_, value) => value,
        }
    }

    /// A key, which an object has as a text only.
    fn fitted_key(&self, key: Value, json: bool) -> Value {
        let number = match (self, key.as_str()) {
            (Self::Int, Some(text)) if text.len() <= LONGEST_KEY => {
                // Written as a number is written, so that two texts are never one key.
                text.parse::<BigInt>().ok().filter(|number| number.to_string() == text).map(Value::Int)
            }
            (Self::Float, Some(text)) => text.parse().ok().map(Value::Float),
            (Self::Bool, Some("true")) => Some(Value::Bool(true)),
            (Self::Bool, Some("false")) => Some(Value::Bool(false)),
            _ => None,
        };
        number.unwrap_or_else(|| self.fitted(key, json))
    }
}

fn is_pair(value: &Value) -> bool {
    matches!(value, Value::List(parts) if parts.len() == 2)
}

fn whole(float: f64) -> Option<BigInt> {
    use num_traits::FromPrimitive as _;
    if float.fract() == 0.0 { BigInt::from_f64(float) } else { None }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn fitted(kind: &str, value: Value, json: bool) -> Value {
        Type::parse(kind).unwrap().fitted(value, json)
    }

    fn list(items: impl IntoIterator<Item = Value>) -> Value {
        Value::List(items.into_iter().collect())
    }

    #[test]
    fn whole_numbers_and_floats_stand_for_each_other_where_they_are_the_same_number() {
        assert_eq!(fitted("float", Value::int(3), false), Value::Float(3.0));
        assert_eq!(fitted("int", Value::Float(-0.0), false), Value::int(0));
        assert_eq!(fitted("int", Value::Float(1e300), false).type_name(), "int");
        assert_eq!(fitted("int", Value::Float(0.5), false), Value::Float(0.5));
        assert_eq!(fitted("int", Value::Float(f64::INFINITY), false), Value::Float(f64::INFINITY));
        assert_eq!(fitted("any", Value::int(3), true), Value::int(3));
    }

    #[test]
    fn a_list_is_a_tuple_only_where_one_of_that_length_is_asked_for() {
        let pair = || list([Value::int(1), Value::int(2)]);
        let tuple = Value::Tuple(vec![Value::int(1), Value::Float(2.0)]);
        assert_eq!(fitted("list[tuple[int, float]]", list([pair()]), false), list([tuple]));
        assert_eq!(fitted("tuple[int]", pair(), false), pair());
        assert_eq!(fitted("optional[tuple[int, int]]", Value::None, false), Value::None);
    }

    #[test]
    fn keys_of_objects_are_the_numbers_they_write() {
        let object = |key: &str| Value::Dict(vec![(Value::text(key), Value::None)]);
        assert_eq!(
            fitted("dict[int, any]", object("-12"), false),
            Value::Dict(vec![(Value::int(-12), Value::None)])
        );
        for key in ["012", "+1", "1.0", " 1", "x"] {
            assert_eq!(fitted("dict[int, any]", object(key), false), object(key));
        }
        assert_eq!(fitted("dict[str, any]", object("1"), false), object("1"));
    }

    #[test]
    fn sets_and_other_dictionaries_come_from_json_alone() {
        let pair = || list([Value::int(1), Value::int(2)]);
        assert_eq!(fitted("set[int]", pair(), true), Value::Set(vec![Value::int(1), Value::int(2)]));
        assert_eq!(fitted("set[int]", pair(), false), pair());
        let twice = || list([Value::int(1), Value::int(1)]);
        assert_eq!(fitted("set[int]", twice(), true), twice());
        let zeros = || list([Value::Float(0.0), Value::Float(-0.0)]);
        assert_eq!(fitted("set[float]", zeros(), true), zeros());
        let dict = Value::Dict(vec![(Value::int(1), Value::int(2))]);
        assert_eq!(fitted("dict[int, int]", list([pair()]), true), dict);
        assert_eq!(fitted("dict[int, int]", list([pair()]), false), list([pair()]));
    }
}
