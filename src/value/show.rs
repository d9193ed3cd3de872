//! Values written for a reader, in the notation of the student's language.
//!
//! Everything hidden in a text becomes a visible escape, and what does not fit is cut, the amount said. Not for:
//! reading values back (`wire` travels), nor for colours.

use super::{BigInt, Text, Value};
use crate::untrusted;
use std::fmt::Write as _;

/// Elements or characters of an argument that is written out where sizes may stand for it.
const LARGEST_WRITTEN: usize = 40;

/// A language's way of writing values.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Notation {
    /// Python's `repr`.
    #[default]
    Python,
    /// As JavaScript's source has it.
    JavaScript,
    /// JSON, which programs read and print.
    Json,
}

/// A value in words, maybe cut.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Shown {
    /// One line of safe text.
    pub text: String,
    /// How many characters were left out at the end.
    pub cut: usize,
}

impl Notation {
    fn pen(self, most: usize) -> Pen {
        Pen { notation: self, text: String::new(), left: most, cut: 0 }
    }

    /// What the arguments of a call stand between; a program reads them.
    fn brackets(self) -> (&'static str, &'static str) {
        if self == Self::Json { (" < [", "]") } else { ("(", ")") }
    }

    /// The name of a value's type in the language: `list`, `Array`, `array`; a class's own name.
    pub fn type_name(self, value: &Value) -> &str {
        let javascript = self == Self::JavaScript;
        match value {
            Value::Sub(..) | Value::Other { .. } => value.type_name(),
            value if self == Self::Python => value.type_name(),
            Value::None => "null",
            Value::Bool(_) => "boolean",
            Value::Int(number) if javascript && !is_safe(number) => "bigint",
            Value::Int(_) | Value::Float(_) => "number",
            Value::Text(_) => "string",
            Value::Bytes(_) if javascript => "Uint8Array",
            Value::Set(_) if javascript => "Set",
            Value::Dict(entries) if javascript && !has_text_keys(entries) => "Map",
            Value::List(_) | Value::Tuple(_) if javascript => "Array",
            Value::Dict(_) => "object",
            Value::List(_) | Value::Tuple(_) | Value::Set(_) | Value::Bytes(_) => "array",
        }
    }

    /// Writes a value in at most `most` characters; what is left out is counted.
    pub fn show(self, value: &Value, most: usize) -> Shown {
        let mut pen = self.pen(most);
        pen.value(value);
        Shown { text: pen.text, cut: pen.cut }
    }

    /// Writes a call: `jeu_roi(3, [(2, 1), (1, 3)])`.
    pub fn call(self, function: &str, args: &[Value], most: usize) -> Shown {
        let mut pen = self.pen(most);
        pen.put(function);
        let (open, close) = self.brackets();
        pen.sequence(open, args, close);
        Shown { text: pen.text, cut: pen.cut }
    }

    /// Writes a call whose long collections and texts only their sizes tell of: `total(<items: 8000>, 0)`.
    pub fn call_of_sizes(self, function: &str, params: &[&str], args: &[Value], most: usize) -> Shown {
        let mut pen = self.pen(most);
        pen.put(function);
        let (open, close) = self.brackets();
        pen.put(open);
        for (index, arg) in args.iter().enumerate() {
            if index > 0 {
                pen.put(", ");
            }
            match (params.get(index), size(arg)) {
                (Some(param), Some(size)) if size > LARGEST_WRITTEN => pen.put(&format!("<{param}: {size}>")),
                _ => pen.value(arg),
            }
        }
        pen.put(close);
        Shown { text: pen.text, cut: pen.cut }
    }

    /// Writes how a program is started: its name, its arguments, and what it reads: `count 3 "a b" < '4\n'`.
    pub fn run(self, program: &str, argv: &[String], stdin: &str, most: usize) -> Shown {
        let mut pen = self.pen(most);
        pen.put(program);
        for arg in argv {
            let plain = |byte: u8| byte.is_ascii_alphanumeric() || b"-_.,:/=+@%".contains(&byte);
            pen.put(" ");
            if arg.bytes().all(plain) && !arg.is_empty() {
                pen.put(arg);
            } else {
                pen.value(&Value::text(arg));
            }
        }
        if !stdin.is_empty() {
            pen.put(" < ");
            pen.value(&Value::text(stdin));
        }
        Shown { text: pen.text, cut: pen.cut }
    }
}

/// How many elements or characters a value has; none of a number.
fn size(value: &Value) -> Option<usize> {
    match value {
        Value::List(items) | Value::Tuple(items) => Some(items.len()),
        Value::Text(text) => Some(text.code_points().count()),
        _ => None,
    }
}

/// Writes until it is full, then only counts.
struct Pen {
    notation: Notation,
    text: String,
    left: usize,
    cut: usize,
}

impl Pen {
    fn put(&mut self, text: &str) {
        let (kept, _) = untrusted::capped(text, self.left);
        self.text.push_str(kept);
        let length = text.chars().count();
        let written = length.min(self.left);
        self.left -= written;
        self.cut += length - written;
    }

    fn value(&mut self, value: &Value) {
        let python = self.notation == Notation::Python;
        let word = |python_word, other| if python { python_word } else { other };
        match value {
            Value::None => self.put(word("None", "null")),
            Value::Bool(true) => self.put(word("True", "true")),
            Value::Bool(false) => self.put(word("False", "false")),
            // Decimal digits of a huge integer cost more than they tell.
            Value::Int(number) if number.bits() > 40_000 => self.put(&format!("{number:#x}")),
            Value::Int(number) if self.notation == Notation::JavaScript && !is_safe(number) => {
                self.put(&format!("{number}n"));
            }
            Value::Int(number) => self.put(&number.to_string()),
            Value::Float(float) if python => self.put(&float_repr(*float)),
            Value::Float(float) => self.put(&float_of_javascript(*float)),
            Value::Text(text) if self.notation == Notation::Json => self.put(&quoted(text, '"')),
            Value::Text(text) => self.put(&text_repr(text)),
            Value::Sub(class, base) => {
                self.put(&untrusted::visible(class));
                self.put("(");
                self.value(base);
                self.put(")");
            }
            Value::Other { class, note } => {
                self.put("<");
                self.put(&untrusted::visible(class));
                if !note.is_empty() {
                    self.put(": ");
                    self.put(&untrusted::visible(note));
                }
                self.put(">");
            }
            Value::List(items) => self.sequence("[", items, "]"),
            value if python => self.of_python(value),
            value => self.of_others(value),
        }
    }

    /// What Python has a notation of its own for.
    fn of_python(&mut self, value: &Value) {
        match value {
            Value::Bytes(bytes) => self.put(&bytes_repr(bytes)),
            Value::Tuple(items) if items.len() == 1 => self.sequence("(", items, ",)"),
            Value::Tuple(items) => self.sequence("(", items, ")"),
            Value::Set(items) if items.is_empty() => self.put("set()"),
            Value::Set(items) => self.sequence("{", items, "}"),
            Value::Dict(entries) => self.entries(entries),
            _ => {}
        }
    }

    /// The same in languages that have objects and arrays.
    fn of_others(&mut self, value: &Value) {
        let javascript = self.notation == Notation::JavaScript;
        match value {
            Value::Set(items) if javascript => self.sequence("new Set([", items, "])"),
            Value::Tuple(items) | Value::Set(items) => self.sequence("[", items, "]"),
            Value::Bytes(bytes) => {
                let items: Vec<Value> = bytes.iter().map(|&byte| Value::int(byte)).collect();
                let (open, close) = if javascript { ("new Uint8Array([", "])") } else { ("[", "]") };
                self.sequence(open, &items, close);
            }
            Value::Dict(entries) if has_text_keys(entries) => self.entries(entries),
            Value::Dict(entries) => {
                let pair = |(key, item): &(Value, Value)| Value::List(vec![key.clone(), item.clone()]);
                let pairs: Vec<Value> = entries.iter().map(pair).collect();
                let (open, close) = if javascript { ("new Map([", "])") } else { ("[", "]") };
                self.sequence(open, &pairs, close);
            }
            _ => {}
        }
    }

    fn entries(&mut self, entries: &[(Value, Value)]) {
        self.put("{");
        for (index, (key, item)) in entries.iter().enumerate() {
            if index > 0 {
                self.put(", ");
            }
            self.value(key);
            self.put(": ");
            self.value(item);
        }
        self.put("}");
    }

    fn sequence(&mut self, open: &str, items: &[Value], close: &str) {
        self.put(open);
        for (index, item) in items.iter().enumerate() {
            if index > 0 {
                self.put(", ");
            }
            self.value(item);
        }
        self.put(close);
    }
}

fn quote_for(has_single: bool, has_double: bool) -> char {
    if has_single && !has_double { '"' } else { '\'' }
}

fn text_repr(text: &Text) -> String {
    let bytes = text.as_bytes();
    quoted(text, quote_for(bytes.contains(&b'\''), bytes.contains(&b'"')))
}

fn quoted(text: &Text, quote: char) -> String {
    let mut out = String::with_capacity(text.as_bytes().len() + 2);
    out.push(quote);
    for point in text.code_points() {
        match point {
            Ok('\\') => out.push_str("\\\\"),
            Ok(c) if c == quote => {
                out.push('\\');
                out.push(c);
            }
            Ok(c) => untrusted::push_visible(&mut out, c),
            Err(surrogate) => {
                let _ = write!(out, "\\u{surrogate:04x}");
            }
        }
    }
    out.push(quote);
    out
}

fn bytes_repr(bytes: &[u8]) -> String {
    let quote = quote_for(bytes.contains(&b'\''), bytes.contains(&b'"'));
    let mut out = String::with_capacity(bytes.len() + 3);
    out.push('b');
    out.push(quote);
    for &byte in bytes {
        match byte {
            b'\\' => out.push_str("\\\\"),
            b'\n' => out.push_str("\\n"),
            b'\r' => out.push_str("\\r"),
            b'\t' => out.push_str("\\t"),
            byte if char::from(byte) == quote => {
                out.push('\\');
                out.push(quote);
            }
            b' '..=b'~' => out.push(char::from(byte)),
            _ => {
                let _ = write!(out, "\\x{byte:02x}");
            }
        }
    }
    out.push(quote);
    out
}

/// The shortest digits that read back as the same float, as Python's `repr` lays them out.
fn float_repr(float: f64) -> String {
    if float.is_nan() {
        return "nan".into();
    }
    if float.is_infinite() {
        return if float > 0.0 { "inf".into() } else { "-inf".into() };
    }
    let scientific = format!("{float:e}");
    let (digits, exponent) = scientific.split_once('e').unwrap_or((&scientific, "0"));
    match exponent.parse::<i32>() {
        Ok(exponent) if (-4..16).contains(&exponent) => format!("{float:?}"),
        Ok(exponent) => format!("{digits}e{}{:02}", if exponent < 0 { '-' } else { '+' }, exponent.abs()),
        Err(_) => scientific,
    }
}

/// Whether JavaScript has it as an ordinary number, exactly.
fn is_safe(number: &BigInt) -> bool {
    number.bits() <= 53
}

fn has_text_keys(entries: &[(Value, Value)]) -> bool {
    entries.iter().all(|(key, _)| matches!(key, Value::Text(_)))
}

/// As JavaScript writes a number (ECMA-262, `Number::toString`), but for the sign of -0.
fn float_of_javascript(float: f64) -> String {
    if float.is_nan() {
        return "NaN".into();
    }
    if float.is_infinite() {
        return if float > 0.0 { "Infinity".into() } else { "-Infinity".into() };
    }
    let scientific = format!("{float:e}");
    let (digits, exponent) = scientific.split_once('e').unwrap_or((&scientific, "0"));
    match exponent.parse::<i32>() {
        Ok(exponent) if (-6..21).contains(&exponent) => format!("{float}"),
        Ok(exponent) => format!("{digits}e{exponent:+}"),
        Err(_) => scientific,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Expected texts: what Node.js 20 prints of such literals and numbers; `JSON.stringify` for JSON.
    #[test]
    fn javascript_and_json_have_notations_of_their_own() {
        let pair = Value::Tuple(vec![Value::int(2), Value::Bool(true)]);
        let object = Value::Dict(vec![(Value::text("a"), Value::None)]);
        let map = Value::Dict(vec![(Value::int(1), Value::text("é\n"))]);
        for (value, javascript, json) in [
            (Value::List(vec![pair]), "[[2, true]]", "[[2, true]]"),
            (object, "{'a': null}", "{\"a\": null}"),
            (map, "new Map([[1, 'é\\n']])", "[[1, \"é\\n\"]]"),
            (Value::Set(vec![Value::int(1)]), "new Set([1])", "[1]"),
            (Value::Int(BigInt::from(1) << 60), "1152921504606846976n", "1152921504606846976"),
            (Value::Float(2.0), "2", "2"),
            (Value::Float(-0.0), "-0", "-0"),
            (Value::Float(1e21), "1e+21", "1e+21"),
            (Value::Float(1e20), "100000000000000000000", "100000000000000000000"),
            (Value::Float(1.5e-7), "1.5e-7", "1.5e-7"),
            (Value::Float(0.000_001), "0.000001", "0.000001"),
            (Value::Float(f64::NAN), "NaN", "NaN"),
        ] {
            assert_eq!(Notation::JavaScript.show(&value, 100).text, javascript);
            assert_eq!(Notation::Json.show(&value, 100).text, json);
        }
        let args = [Value::int(3), Value::List(vec![])];
        assert_eq!(Notation::JavaScript.call("f", &args, 100).text, "f(3, [])");
        assert_eq!(Notation::Json.call("f", &args, 100).text, "f < [3, []]");
    }

    #[test]
    fn a_call_of_sizes_writes_out_what_is_short_and_counts_the_rest() {
        let items = |size: i32| Value::List((0..size).map(Value::int).collect());
        let call = |args: &[Value]| Notation::Python.call_of_sizes("total", &["items", "k"], args, 400).text;
        assert_eq!(call(&[items(8000), Value::int(0)]), "total(<items: 8000>, 0)");
        assert_eq!(call(&[items(2), Value::text("é".repeat(41))]), "total([0, 1], <k: 41>)");
        assert_eq!(call(&[Value::int(8000), Value::text("é".repeat(40))]).chars().count(), 55);
    }

    fn repr(value: &Value) -> String {
        Notation::Python.show(value, 1000).text
    }

    /// Expected texts: what CPython 3.11 prints.
    #[test]
    fn floats_are_written_as_python_writes_them() {
        for (float, wanted) in [
            (1e16, "1e+16"),
            (1e15, "1000000000000000.0"),
            (0.0001, "0.0001"),
            (0.00001, "1e-05"),
            (1.5e300, "1.5e+300"),
            (-0.0, "-0.0"),
            (0.1 + 0.2, "0.30000000000000004"),
            (5e-324, "5e-324"),
            (f64::NEG_INFINITY, "-inf"),
            (100.0, "100.0"),
        ] {
            assert_eq!(repr(&Value::Float(float)), wanted);
        }
    }

    #[test]
    fn texts_are_quoted_and_hidden_characters_escaped() {
        for (text, wanted) in [
            ("a", "'a'"),
            ("it's", "\"it's\""),
            ("'\"", "'\\'\"'"),
            ("a\n\\", "'a\\n\\\\'"),
            ("é\u{200b}\u{1b}", "'é\\u200b\\x1b'"),
        ] {
            assert_eq!(repr(&Value::text(text)), wanted);
        }
        let lone = Text::from_generalised_utf8(b"a\xed\xa0\x80").unwrap();
        assert_eq!(repr(&Value::Text(lone)), "'a\\ud800'");
    }

    #[test]
    fn containers_are_written_as_python_writes_them() {
        let pair = Value::Tuple(vec![Value::int(2), Value::Bool(true)]);
        assert_eq!(repr(&Value::List(vec![pair, Value::Tuple(vec![Value::None])])), "[(2, True), (None,)]");
        assert_eq!(repr(&Value::Set(vec![])), "set()");
        assert_eq!(
            repr(&Value::Dict(vec![(Value::int(1), Value::Bytes(b"\x00'".to_vec()))])),
            "{1: b\"\\x00'\"}"
        );
    }

    #[test]
    fn what_does_not_fit_is_counted() {
        let shown = Notation::Python.show(&Value::text("abcdef"), 4);
        assert_eq!(shown, Shown { text: "'abc".into(), cut: 4 });
    }
}
