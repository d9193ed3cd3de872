//! Arguments for languages that have two forms of a dictionary: objects, whose keys are texts, and another one.
//!
//! The type of a parameter decides which form, so that an empty dictionary has the same as any other of its type.
//! Not for: the forms themselves (each such language), nor for answers (`Type::fitted`).

use super::Shape;
use crate::value::{Type, Value};

/// Puts a dictionary into its form; told whether its keys are texts by its type.
pub(super) type Form = fn(bool, Vec<(Value, Value)>) -> Value;

/// The arguments of a call as one list, each dictionary of a known type in its form.
pub(super) fn arguments(args: &[Value], shape: Option<&Shape<'_>>, form: Form) -> Value {
    let known = shape.into_iter().flat_map(|shape| shape.params.iter().copied());
    let kinds = known.chain(std::iter::repeat(&Type::Any));
    Value::List(args.iter().zip(kinds).map(|(arg, kind)| formed(arg, kind, form)).collect())
}

fn formed(value: &Value, kind: &Type, form: Form) -> Value {
    let all = |items: &[Value], of: &Type| items.iter().map(|item| formed(item, of, form)).collect();
    match (kind, value) {
        (Type::Optional(of), value) => formed(value, of, form),
        (Type::List(of), Value::List(items)) => Value::List(all(items, of)),
        (Type::Grid(of), Value::List(rows)) => {
            let row = Type::List(of.clone());
            Value::List(all(rows, &row))
        }
        (Type::Tuple(of), Value::Tuple(items)) => {
            Value::Tuple(items.iter().zip(of).map(|(item, kind)| formed(item, kind, form)).collect())
        }
        (Type::Dict(key, of), Value::Dict(entries)) => {
            let entries = entries.iter().map(|(name, item)| (name.clone(), formed(item, of, form))).collect();
            form(**key == Type::Str, entries)
        }
        (_, value) => value.clone(),
    }
}
