//! Arguments as JavaScript is given them: a dictionary whose keys are texts by its type is an object, any other a
//! `Map`.
//!
//! The type decides, so that an empty one is what the exercise says. Not for: answers, which are fitted by their
//! type (`Type::fitted`).

use crate::language::{Input, Shape};
use crate::value::{Type, Value};

/// The class that marks, on the wire, a dictionary to be an object.
const OBJECT: &str = "object";

/// What travels to the harness.
pub(super) fn request(input: &Input, shape: Option<&Shape<'_>>) -> Value {
    match (input, shape) {
        (Input::Arguments(args), Some(shape)) => {
            let kinds = shape.params.iter().copied().chain(std::iter::repeat(&Type::Any));
            Value::List(args.iter().zip(kinds).map(|(arg, kind)| marked(arg, kind)).collect())
        }
        _ => input.to_wire(),
    }
}

fn marked(value: &Value, kind: &Type) -> Value {
    let all = |items: &[Value], of: &Type| items.iter().map(|item| marked(item, of)).collect();
    match (kind, value) {
        (Type::Optional(of), value) => marked(value, of),
        (Type::List(of), Value::List(items)) => Value::List(all(items, of)),
        (Type::Grid(of), Value::List(rows)) => {
            Value::List(rows.iter().map(|row| marked(row, &Type::List(of.clone()))).collect())
        }
        (Type::Tuple(of), Value::Tuple(items)) => {
            Value::Tuple(items.iter().zip(of).map(|(item, kind)| marked(item, kind)).collect())
        }
        (Type::Dict(key, of), Value::Dict(entries)) => {
            let entries = entries.iter().map(|(name, item)| (name.clone(), marked(item, of))).collect();
            if **key == Type::Str {
                Value::Sub(OBJECT.to_owned(), Box::new(Value::Dict(entries)))
            } else {
                Value::Dict(entries)
            }
        }
        (_, value) => value.clone(),
    }
}
