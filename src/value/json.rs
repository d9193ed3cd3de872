//! Values as JSON, for programs of any language.
//!
//! JSON has neither tuples nor sets (arrays here), keys that are texts only (other dictionaries are arrays of
//! pairs), and no numbers that are none: `NaN`, `Infinity` and `-Infinity` are written and read as Python's `json`
//! does. Integers have any size, floats a point or an exponent. A lone surrogate is written `\ud800`. The reader
//! trusts nothing. Not for: our own files, which a library reads.

use super::{BigInt, Text, Value};
use std::fmt::Write as _;

/// How deep values may nest.
const DEEPEST: usize = 200;
/// Digits of the longest integer that is read: converting more costs more than it is worth.
const MOST_DIGITS: usize = 1 << 16;

/// Where a text stops being JSON: line and column, from 1.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("line {line}, column {column}")]
pub struct JsonFault {
    /// The line.
    pub line: usize,
    /// The column, in characters.
    pub column: usize,
}

/// A value as one line of JSON; what is no plain data is its class's name, as a text.
pub fn write(value: &Value) -> String {
    let mut out = String::new();
    put(value, &mut out);
    out
}

fn put(value: &Value, out: &mut String) {
    match value {
        Value::None => out.push_str("null"),
        Value::Bool(truth) => out.push_str(if *truth { "true" } else { "false" }),
        Value::Int(number) => {
            let _ = write!(out, "{number}");
        }
        Value::Float(float) if float.is_nan() => out.push_str("NaN"),
        Value::Float(float) if float.is_infinite() => {
            out.push_str(if *float > 0.0 { "Infinity" } else { "-Infinity" });
        }
        // With a point or an exponent: `2.0`, `1e300`.
        Value::Float(float) => {
            let _ = write!(out, "{float:?}");
        }
        Value::Text(text) => put_text(text, out),
        Value::Bytes(bytes) => put_array(bytes, out, |byte, out| {
            let _ = write!(out, "{byte}");
        }),
        Value::List(items) | Value::Tuple(items) | Value::Set(items) => put_array(items, out, put),
        Value::Dict(entries) if entries.iter().all(|(key, _)| matches!(key, Value::Text(_))) => {
            out.push('{');
            for (index, (key, item)) in entries.iter().enumerate() {
                out.push_str(if index > 0 { ", " } else { "" });
                put(key, out);
                out.push_str(": ");
                put(item, out);
            }
            out.push('}');
        }
        Value::Dict(entries) => put_array(entries, out, |(key, item), out| put_array([key, item], out, put)),
        Value::Sub(_, base) => put(base, out),
        Value::Other { class, .. } => put_text(&Text::from(class.as_str()), out),
    }
}

fn put_array<T>(items: impl IntoIterator<Item = T>, out: &mut String, put_item: impl Fn(T, &mut String)) {
    out.push('[');
    for (index, item) in items.into_iter().enumerate() {
        out.push_str(if index > 0 { ", " } else { "" });
        put_item(item, out);
    }
    out.push(']');
}

fn put_text(text: &Text, out: &mut String) {
    out.push('"');
    for point in text.code_points() {
        match point {
            Ok('"') => out.push_str("\\\""),
            Ok('\\') => out.push_str("\\\\"),
            Ok('\n') => out.push_str("\\n"),
            Ok('\r') => out.push_str("\\r"),
            Ok('\t') => out.push_str("\\t"),
            Ok(c) if (c as u32) < 0x20 || c as u32 == 0x7f => {
                let _ = write!(out, "\\u{:04x}", c as u32);
            }
            Ok(c) => out.push(c),
            Err(unit) => {
                let _ = write!(out, "\\u{unit:04x}");
            }
        }
    }
    out.push('"');
}

/// Reads exactly one value, blanks around it left out.
pub fn read(text: &str) -> Result<Value, JsonFault> {
    let mut reader = Reader { text, at: 0 };
    let found = reader.value(0).filter(|_| {
        reader.blanks();
        reader.at == text.len()
    });
    found.ok_or_else(|| {
        let before = text.get(..reader.at).unwrap_or(text);
        let line = before.matches('\n').count() + 1;
        let column = before.rsplit('\n').next().unwrap_or_default().chars().count() + 1;
        JsonFault { line, column }
    })
}

/// Stands where reading goes on, or stopped.
struct Reader<'a> {
    text: &'a str,
    at: usize,
}

impl Reader<'_> {
    fn rest(&self) -> &str {
        self.text.get(self.at..).unwrap_or_default()
    }

    fn blanks(&mut self) {
        let rest = self.rest();
        self.at += rest.len() - rest.trim_start_matches([' ', '\t', '\n', '\r', '\u{feff}']).len();
    }

    fn take(&mut self, word: &str) -> Option<()> {
        self.rest().starts_with(word).then(|| self.at += word.len())
    }

    fn value(&mut self, depth: usize) -> Option<Value> {
        self.blanks();
        if depth > DEEPEST {
            return None;
        }
        match self.rest().as_bytes().first()? {
            b'"' => self.string().map(Value::Text),
            b'[' => self.items(depth).map(Value::List),
            b'{' => self.entries(depth).map(Value::Dict),
            b'-' | b'0'..=b'9' => self.number(),
            _ => {
                let words = [
                    ("null", Value::None),
                    ("true", Value::Bool(true)),
                    ("false", Value::Bool(false)),
                    ("NaN", Value::Float(f64::NAN)),
                    ("Infinity", Value::Float(f64::INFINITY)),
                ];
                words.into_iter().find_map(|(word, value)| self.take(word).map(|()| value))
            }
        }
    }

    fn items(&mut self, depth: usize) -> Option<Vec<Value>> {
        self.take("[")?;
        let mut items = Vec::new();
        self.blanks();
        if self.take("]").is_some() {
            return Some(items);
        }
        loop {
            items.push(self.value(depth + 1)?);
            self.blanks();
            if self.take(",").is_none() {
                return self.take("]").map(|()| items);
            }
        }
    }

    /// Of a key given twice the last value counts, as nearly everywhere.
    fn entries(&mut self, depth: usize) -> Option<Vec<(Value, Value)>> {
        self.take("{")?;
        let mut entries: Vec<(Value, Value)> = Vec::new();
        let mut places = std::collections::HashMap::new();
        self.blanks();
        if self.take("}").is_some() {
            return Some(entries);
        }
        loop {
            self.blanks();
            let key = self.string()?;
            self.blanks();
            self.take(":")?;
            let item = self.value(depth + 1)?;
            let place = *places.entry(key.clone()).or_insert(entries.len());
            match entries.get_mut(place) {
                Some(entry) => entry.1 = item,
                None => entries.push((Value::Text(key), item)),
            }
            self.blanks();
            if self.take(",").is_none() {
                return self.take("}").map(|()| entries);
            }
        }
    }

    fn number(&mut self) -> Option<Value> {
        if self.take("-Infinity").is_some() {
            return Some(Value::Float(f64::NEG_INFINITY));
        }
        let rest = self.rest();
        let length = rest.find(|c: char| !c.is_ascii_digit() && !"+-.eE".contains(c)).unwrap_or(rest.len());
        let word = &rest[..length];
        let unsigned = word.strip_prefix('-').unwrap_or(word);
        let (whole, tail) =
            unsigned.split_at(unsigned.find(|c: char| !c.is_ascii_digit()).unwrap_or(unsigned.len()));
        if whole.is_empty() || (whole.len() > 1 && whole.starts_with('0')) {
            return None;
        }
        let found = if tail.is_empty() {
            Value::Int((whole.len() <= MOST_DIGITS).then(|| word.parse::<BigInt>().ok()).flatten()?)
        } else {
            let digits = |text: &str| !text.is_empty() && text.bytes().all(|b| b.is_ascii_digit());
            let (fraction, exponent) = match tail.split_once(['e', 'E']) {
                Some((fraction, exponent)) => (fraction, Some(exponent)),
                None => (tail, None),
            };
            let has_fraction = fraction.is_empty() || fraction.strip_prefix('.').is_some_and(digits);
            let has_exponent =
                exponent.is_none_or(|text| digits(text.strip_prefix(['+', '-']).unwrap_or(text)));
            Value::Float(word.parse().ok().filter(|_: &f64| has_fraction && has_exponent)?)
        };
        self.at += length;
        Some(found)
    }

    fn string(&mut self) -> Option<Text> {
        self.take("\"")?;
        let mut bytes = Vec::new();
        // A first half of a pair that waits for its second.
        let mut half: Option<u16> = None;
        loop {
            let c = self.rest().chars().next()?;
            let unit = match c {
                '"' | '\\' => None,
                c if (c as u32) < 0x20 => return None,
                c => Some(Err(c)),
            };
            let unit = match unit {
                Some(plain) => {
                    self.at += c.len_utf8();
                    plain
                }
                None if c == '"' => {
                    self.at += 1;
                    flush(&mut half, &mut bytes);
                    return Text::from_generalised_utf8(&bytes);
                }
                None => self.escape()?,
            };
            match (unit, half.take()) {
                (Ok(low @ 0xdc00..=0xdfff), Some(high)) => {
                    let point = 0x10000 + ((u32::from(high) - 0xd800) << 10) + (u32::from(low) - 0xdc00);
                    push(char::from_u32(point)?, &mut bytes);
                }
                (unit, waiting) => {
                    half = waiting;
                    flush(&mut half, &mut bytes);
                    match unit {
                        Ok(high @ 0xd800..=0xdbff) => half = Some(high),
                        Ok(low) => bytes.extend_from_slice(Text::of_surrogate(low).as_bytes()),
                        Err(c) => push(c, &mut bytes),
                    }
                }
            }
        }
    }

    /// What an escape means: a character, or a surrogate.
    fn escape(&mut self) -> Option<Result<u16, char>> {
        let start = self.at;
        let word = self.rest().as_bytes();
        let plain = match word.get(1)? {
            b'"' => '"',
            b'\\' => '\\',
            b'/' => '/',
            b'b' => '\u{8}',
            b'f' => '\u{c}',
            b'n' => '\n',
            b'r' => '\r',
            b't' => '\t',
            b'u' => {
                let digits = self.text.get(start + 2..start + 6)?;
                let hexadecimal = digits.bytes().all(|b| b.is_ascii_hexdigit());
                let unit = u16::from_str_radix(digits, 16).ok().filter(|_| hexadecimal)?;
                self.at += 6;
                return Some(char::from_u32(u32::from(unit)).map_or(Ok(unit), Err));
            }
            _ => return None,
        };
        self.at += 2;
        Some(Err(plain))
    }
}

fn push(c: char, bytes: &mut Vec<u8>) {
    bytes.extend_from_slice(c.encode_utf8(&mut [0; 4]).as_bytes());
}

fn flush(half: &mut Option<u16>, bytes: &mut Vec<u8>) {
    if let Some(unit) = half.take() {
        bytes.extend_from_slice(Text::of_surrogate(unit).as_bytes());
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Each text is what CPython's `json.dumps(…, ensure_ascii=False)` writes of the value.
    #[test]
    fn values_are_written_as_python_writes_them_and_read_back() {
        let lone = Text::from_generalised_utf8(b"a\xed\xa0\x80").unwrap();
        for (value, text) in [
            (Value::None, "null"),
            (Value::List(vec![Value::Bool(true), Value::int(-1), Value::Float(2.0)]), "[true, -1, 2.0]"),
            (Value::Int(BigInt::from(1) << 70), "1180591620717411303424"),
            (Value::Float(-0.0), "-0.0"),
            (Value::Float(f64::NEG_INFINITY), "-Infinity"),
            (Value::Float(f64::INFINITY), "Infinity"),
            (Value::text("é\"\\\n\u{1}😀"), "\"é\\\"\\\\\\n\\u0001😀\""),
            (Value::Text(lone), "\"a\\ud800\""),
            (Value::Dict(vec![(Value::text("k"), Value::List(vec![]))]), "{\"k\": []}"),
            (Value::Dict(vec![]), "{}"),
        ] {
            assert_eq!(write(&value), text);
            assert_eq!(format!("{:?}", read(text).unwrap()), format!("{value:?}"));
        }
        assert!(matches!(read("NaN"), Ok(Value::Float(float)) if float.is_nan()));
        assert_eq!(write(&Value::Tuple(vec![Value::Set(vec![Value::int(1)])])), "[[1]]");
        assert_eq!(write(&Value::Bytes(vec![0, 255])), "[0, 255]");
        let other_keys = Value::Dict(vec![(Value::int(1), Value::text("a"))]);
        assert_eq!(write(&other_keys), "[[1, \"a\"]]");
    }

    #[test]
    fn escapes_and_numbers_of_every_form_are_read() {
        assert_eq!(read("\"\\ud83d\\ude00\\/\\b\\f\""), Ok(Value::text("😀/\u{8}\u{c}")));
        let two = Text::from_generalised_utf8(b"\xed\xb8\x80\xed\xa0\x80x").unwrap();
        assert_eq!(read("\"\\ude00\\ud800x\""), Ok(Value::Text(two)));
        assert_eq!(read(" 1e3 "), Ok(Value::Float(1000.0)));
        assert_eq!(read("-0"), Ok(Value::int(0)));
        assert_eq!(read("{\"a\": 1, \"a\": 2}"), Ok(Value::Dict(vec![(Value::text("a"), Value::int(2))])));
    }

    #[test]
    fn what_is_no_json_is_refused_with_its_place() {
        for text in [
            "",
            "[1,]",
            "[1 2]",
            "{1: 2}",
            "{'a': 1}",
            "01",
            "1.",
            ".5",
            "+1",
            "1e",
            "--1",
            "tru",
            "None",
            "\"a",
            "\"\t\"",
            "\"\\x\"",
            "\"\\u12\"",
            "1 2",
            "[",
            "nan",
        ] {
            assert!(read(text).is_err(), "{text}");
        }
        assert_eq!(read("[1,\n é2]"), Err(JsonFault { line: 2, column: 2 }));
        assert!(read(&"[".repeat(100_000)).is_err());
        for digits in [MOST_DIGITS + 1, 1 << 24] {
            assert_eq!(read(&"9".repeat(digits)), Err(JsonFault { line: 1, column: 1 }));
        }
    }
}
