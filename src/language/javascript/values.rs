//! Arguments as JavaScript is given them: a dictionary whose keys are texts by its type is an object, any other a
//! `Map`.
//!
//! Not for: answers, which are fitted by their type (`Type::fitted`).

use crate::language::{Input, Shape, dictionaries};
use crate::value::Value;

/// The class that marks, on the wire, a dictionary to be an object.
const OBJECT: &str = "object";

/// What travels to the harness.
pub(super) fn request(input: &Input, shape: Option<&Shape<'_>>) -> Value {
    match input {
        Input::Arguments(args) => dictionaries::arguments(args, shape, marked),
        Input::Program { .. } => input.to_wire(),
    }
}

fn marked(texts: bool, entries: Vec<(Value, Value)>) -> Value {
    let entries = Value::Dict(entries);
    if texts { Value::Sub(OBJECT.to_owned(), Box::new(entries)) } else { entries }
}
