//! Cases and values as an author writes them in `exercise.yaml`, on one line, to be pasted there.
//!
//! What is written reads back as the same values, by the types of the signature. Not for: reading (`values`).

use super::case::Expectation;
use crate::language::Input;
use crate::untrusted::is_hidden;
use crate::value::Value;
use std::fmt::Write as _;

/// A case as an element of `cases`; none where some value cannot be written in YAML.
pub fn case_line(input: &Input, expected: Option<&Expectation>) -> Option<String> {
    let mut parts = Vec::new();
    match input {
        Input::Arguments(args) => parts.push(format!("args: {}", list(args)?)),
        Input::Program { stdin, argv } => {
            parts.push(format!("stdin: {}", quoted(stdin)));
            if !argv.is_empty() {
                let argv: Vec<_> = argv.iter().map(|arg| quoted(arg)).collect();
                parts.push(format!("argv: [{}]", argv.join(", ")));
            }
        }
    }
    match expected {
        None => {}
        Some(Expectation::Value(value)) => parts.push(format!("expect: {}", flow(value)?)),
        Some(Expectation::Raises(raises)) => match &raises.message {
            None => parts.push(format!("raises: {}", raises.class)),
            Some(message) => {
                parts.push(format!("raises: {{type: {}, message: {}}}", raises.class, quoted(message)));
            }
        },
        Some(Expectation::Output(output)) => {
            if let Some(stdout) = &output.stdout {
                parts.push(format!("stdout: {}", flow(stdout)?));
            }
            if output.status != 0 {
                parts.push(format!("status: {}", output.status));
            }
        }
    }
    Some(format!("- {{{}}}", parts.join(", ")))
}

/// A value on one line; none where YAML has no way to write it.
pub fn flow(value: &Value) -> Option<String> {
    Some(match value {
        Value::None => "null".to_owned(),
        Value::Bool(value) => value.to_string(),
        Value::Int(number) => number.to_string(),
        Value::Float(number) if number.is_nan() => ".nan".to_owned(),
        Value::Float(number) if number.is_infinite() => {
            if *number > 0.0 { ".inf" } else { "-.inf" }.to_owned()
        }
        // Always with a point or an exponent, so that it stays a float.
        Value::Float(number) => format!("{number:?}"),
        Value::Text(text) => quoted(text.as_str()?),
        Value::List(items) | Value::Tuple(items) | Value::Set(items) => list(items)?,
        Value::Dict(entries) => {
            let entries: Option<Vec<_>> = entries
                .iter()
                .map(|(key, item)| {
                    let key = flow(key)?;
                    // A key that is a list must say that it is one.
                    let mark = if key.starts_with(['[', '{']) { "? " } else { "" };
                    Some(format!("{mark}{key}: {}", flow(item)?))
                })
                .collect();
            format!("{{{}}}", entries?.join(", "))
        }
        Value::Bytes(_) | Value::Sub(..) | Value::Other { .. } => return None,
    })
}

fn list(items: &[Value]) -> Option<String> {
    let items: Option<Vec<_>> = items.iter().map(flow).collect();
    Some(format!("[{}]", items?.join(", ")))
}

/// A text in quotation marks, with escapes only where something in it cannot be seen.
pub fn quoted(text: &str) -> String {
    if text.chars().all(|c| !c.is_control() && !is_hidden(c))
        && !text.contains(['\u{feff}', '\u{2028}', '\u{2029}'])
    {
        if text.contains('\'') && !text.contains(['"', '\\']) {
            return format!("\"{text}\"");
        }
        return format!("'{}'", text.replace('\'', "''"));
    }
    let mut out = String::from("\"");
    for c in text.chars() {
        match c {
            '"' | '\\' => out.extend(['\\', c]),
            '\n' => out.push_str("\\n"),
            '\t' => out.push_str("\\t"),
            '\r' => out.push_str("\\r"),
            c if !c.is_control() && !is_hidden(c) && c != '\u{feff}' => out.push(c),
            c if u32::from(c) < 0x100 => drop(write!(out, "\\x{:02x}", u32::from(c))),
            c if u32::from(c) < 0x10000 => drop(write!(out, "\\u{:04x}", u32::from(c))),
            c => drop(write!(out, "\\U{:08x}", u32::from(c))),
        }
    }
    out.push('"');
    out
}
