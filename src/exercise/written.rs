//! A case as a line of `exercise.yaml`, from its values: `- {args: [3, [[2, 1]]], expect: true}`.
//!
//! Read back by the signature it gives the same values; what YAML or the signature's types cannot say is not written.
//! Not for: what a student is shown of a call.

use super::model::Exercise;
use crate::untrusted::is_hidden;
use crate::value::{Type, Value, compare};
use std::fmt::Write as _;

/// Characters of the arguments, and of what is expected.
const LONGEST: usize = 2000;

impl Exercise {
    /// The line of a call and its right answer; without the answer where that is long or none is given, for a
    /// reference or a checker knows it. None where the arguments are long, or cannot be written.
    pub fn case_line(&self, args: &[Value], expected: Option<&Value>) -> Option<String> {
        let function = self.function()?;
        let mut written = Vec::new();
        for (arg, param) in args.iter().zip(&function.params) {
            written.push(typed(arg, &param.kind)?);
        }
        let args = written.join(", ");
        if args.chars().count() > LONGEST || written.len() != function.params.len() {
            return None;
        }
        let expected = expected
            .and_then(|value| typed(value, &function.returns))
            .filter(|text| text.chars().count() <= LONGEST);
        Some(match expected {
            Some(expected) => format!("- {{args: [{args}], expect: {expected}}}"),
            None => format!("- {{args: [{args}]}}"),
        })
    }
}

/// A value in YAML, where it reads back as itself by its type.
fn typed(value: &Value, kind: &Type) -> Option<String> {
    let back = kind.convert(written(value)?).ok()?;
    compare::equal(&back, value).then(|| {
        let mut out = String::new();
        put(&mut out, value);
        out
    })
}

/// What reading the YAML of a value gives before its type is known: lists for tuples and sets.
fn written(value: &Value) -> Option<Value> {
    let all = |items: &[Value]| items.iter().map(written).collect::<Option<Vec<_>>>();
    Some(match value {
        Value::None | Value::Bool(_) | Value::Int(_) | Value::Float(_) => value.clone(),
        Value::Text(text) => Value::text(text.as_str()?),
        Value::List(items) | Value::Tuple(items) | Value::Set(items) => Value::List(all(items)?),
        Value::Dict(entries) => Value::Dict(
            entries.iter().map(|(key, item)| Some((written(key)?, written(item)?))).collect::<Option<_>>()?,
        ),
        Value::Bytes(_) | Value::Sub(..) | Value::Other { .. } => return None,
    })
}

fn put(out: &mut String, value: &Value) {
    match value {
        Value::Bool(truth) => out.push_str(if *truth { "true" } else { "false" }),
        Value::Int(number) => out.push_str(&number.to_string()),
        Value::Float(float) => put_float(out, *float),
        Value::Text(text) => put_text(out, text.as_str().unwrap_or_default()),
        Value::List(items) | Value::Tuple(items) | Value::Set(items) => {
            out.push('[');
            for (index, item) in items.iter().enumerate() {
                out.push_str(if index == 0 { "" } else { ", " });
                put(out, item);
            }
            out.push(']');
        }
        Value::Dict(entries) => {
            out.push('{');
            for (index, (key, item)) in entries.iter().enumerate() {
                out.push_str(if index == 0 { "" } else { ", " });
                put(out, key);
                out.push_str(": ");
                put(out, item);
            }
            out.push('}');
        }
        // What has no notation was sorted out before.
        _ => out.push_str("null"),
    }
}

fn put_float(out: &mut String, float: f64) {
    match float {
        float if float.is_nan() => out.push_str(".nan"),
        float if float.is_infinite() => out.push_str(if float < 0.0 { "-.inf" } else { ".inf" }),
        // Always with a point or an exponent, and read back as the same float.
        float => {
            let _ = write!(out, "{float:?}");
        }
    }
}

/// A text in double quotes: nothing in it acts on a terminal, and YAML reads it back as it is.
fn put_text(out: &mut String, text: &str) {
    out.push('"');
    for c in text.chars() {
        // Writing to a `String` cannot fail.
        let _ = match c {
            '"' => out.write_str("\\\""),
            '\\' => out.write_str("\\\\"),
            '\n' => out.write_str("\\n"),
            '\t' => out.write_str("\\t"),
            c if !is_hidden(c) && u32::from(c) < 0x1_0000 => out.write_char(c),
            c if u32::from(c) < 0x1_0000 => write!(out, "\\u{:04x}", u32::from(c)),
            c => write!(out, "\\U{:08x}", u32::from(c)),
        };
    }
    out.push('"');
}
