//! How values travel to and from a student's process: a tagged format in which nothing is lost.
//!
//! | bytes | value |
//! |---|---|
//! | `N` `T` `F` | `None`, true, false |
//! | `i<int>;` | integer: optional `-`, `0x`, hexadecimal digits |
//! | `f<float>;` | float in decimal: the shortest digits that read back the same, or `nan`, `inf`, `-inf` |
//! | `u<n>:` n bytes | text, generalised UTF-8 |
//! | `b<n>:` n bytes | bytes |
//! | `l<n>:` `t<n>:` `s<n>:` then n values | list, tuple, set |
//! | `d<n>:` then n keys and values in turn | dictionary |
//! | `U<k>:<n>:` n bytes | list of k texts of one code point each (the rows of most grids) |
//! | `I<k>:<int>,…;` `J<k>:<int>,…;` | list, tuple of k ≥ 1 integers |
//! | `c<n>:` n bytes, then a value | instance of the named subclass, with its base value |
//! | `o<n>:` n bytes `<m>:` m bytes | no plain data: type name and note |
//!
//! A message travels in a frame: one byte for its kind, eight hexadecimal digits for the length, the payload.
//! The reader trusts nothing: lengths, counts and depth are bounded before anything is allocated. Not for:
//! what the messages mean (`language`).

use super::{BigInt, Text, Value};
use num_traits::Num;

/// How deep values may nest; a harness reports anything deeper as no plain data.
pub const DEEPEST: usize = 200;

/// The bytes before a frame's payload.
pub const HEAD: usize = 9;

/// Why bytes are not a value.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("not a value: {reason} at byte {at}")]
pub struct WireFault {
    /// Where reading stopped.
    pub at: usize,
    /// What was wrong.
    pub reason: &'static str,
}

/// Appends a value.
pub fn write(value: &Value, out: &mut Vec<u8>) {
    match value {
        Value::None => out.push(b'N'),
        Value::Bool(true) => out.push(b'T'),
        Value::Bool(false) => out.push(b'F'),
        Value::Int(number) => {
            out.push(b'i');
            integer(number, out);
            out.push(b';');
        }
        Value::Float(float) => {
            let text = match float {
                float if float.is_nan() => "nan".to_owned(),
                float if float.is_infinite() => if *float > 0.0 { "inf" } else { "-inf" }.to_owned(),
                float => format!("{float:e}"),
            };
            out.extend_from_slice(format!("f{text};").as_bytes());
        }
        Value::Text(text) => sized(b'u', text.as_bytes(), out),
        Value::Bytes(bytes) => sized(b'b', bytes, out),
        Value::List(items) => sequence(b'l', b'I', items, out),
        Value::Tuple(items) => sequence(b't', b'J', items, out),
        Value::Set(items) => {
            count(b's', items.len(), out);
            for item in items {
                write(item, out);
            }
        }
        Value::Dict(entries) => {
            count(b'd', entries.len(), out);
            for (key, item) in entries {
                write(key, out);
                write(item, out);
            }
        }
        Value::Sub(class, base) => {
            sized(b'c', class.as_bytes(), out);
            write(base, out);
        }
        Value::Other { class, note } => {
            sized(b'o', class.as_bytes(), out);
            out.extend_from_slice(format!("{}:{note}", note.len()).as_bytes());
        }
    }
}

/// A frame around a payload.
pub fn frame(kind: u8, payload: &[u8]) -> Vec<u8> {
    let mut out = Vec::with_capacity(HEAD + payload.len());
    out.push(kind);
    out.extend_from_slice(format!("{:08x}", payload.len()).as_bytes());
    out.extend_from_slice(payload);
    out
}

/// Reads the head of a frame: its kind and the length of its payload.
pub fn frame_head(head: [u8; HEAD]) -> Option<(u8, usize)> {
    let digits =
        std::str::from_utf8(&head[1..]).ok().filter(|text| text.bytes().all(|b| b.is_ascii_hexdigit()))?;
    Some((head[0], usize::from_str_radix(digits, 16).ok()?))
}

fn count(tag: u8, number: usize, out: &mut Vec<u8>) {
    out.push(tag);
    out.extend_from_slice(number.to_string().as_bytes());
    out.push(b':');
}

fn sized(tag: u8, bytes: &[u8], out: &mut Vec<u8>) {
    count(tag, bytes.len(), out);
    out.extend_from_slice(bytes);
}

fn integer(number: &BigInt, out: &mut Vec<u8>) {
    out.extend_from_slice(format!("{number:#x}").as_bytes());
}

fn sequence(tag: u8, batch: u8, items: &[Value], out: &mut Vec<u8>) {
    if items.is_empty() || !items.iter().all(|item| matches!(item, Value::Int(_))) {
        count(tag, items.len(), out);
        for item in items {
            write(item, out);
        }
        return;
    }
    count(batch, items.len(), out);
    for (index, item) in items.iter().enumerate() {
        if index > 0 {
            out.push(b',');
        }
        if let Value::Int(number) = item {
            integer(number, out);
        }
    }
    out.push(b';');
}

/// Reads exactly one value.
pub fn read(bytes: &[u8]) -> Result<Value, WireFault> {
    let mut reader = Reader { bytes, at: 0 };
    let value = reader.value(0)?;
    if reader.at == bytes.len() { Ok(value) } else { Err(reader.fault("bytes after the value")) }
}

struct Reader<'a> {
    bytes: &'a [u8],
    at: usize,
}

impl<'a> Reader<'a> {
    fn fault(&self, reason: &'static str) -> WireFault {
        WireFault { at: self.at, reason }
    }

    fn until(&mut self, end: u8) -> Result<&'a str, WireFault> {
        let rest = &self.bytes[self.at..];
        let length = rest.iter().position(|&b| b == end).ok_or_else(|| self.fault("no end mark"))?;
        let text = std::str::from_utf8(&rest[..length]).map_err(|_| self.fault("not ASCII"))?;
        self.at += length + 1;
        Ok(text)
    }

    fn number(&mut self) -> Result<usize, WireFault> {
        let rest = &self.bytes[self.at..];
        let digits = rest.iter().take(12).take_while(|b| b.is_ascii_digit()).count();
        if digits == 0 || rest.get(digits) != Some(&b':') {
            return Err(self.fault("no length"));
        }
        let number = rest[..digits].iter().fold(0_usize, |sum, b| sum * 10 + usize::from(b - b'0'));
        self.at += digits + 1;
        // Every element takes at least a byte, so no honest count exceeds what is left.
        if number > self.bytes.len() - self.at { Err(self.fault("length past the end")) } else { Ok(number) }
    }

    fn take(&mut self, length: usize) -> Result<&'a [u8], WireFault> {
        let rest = &self.bytes[self.at..];
        let taken = rest.get(..length).ok_or_else(|| self.fault("length past the end"))?;
        self.at += length;
        Ok(taken)
    }

    fn sized(&mut self) -> Result<&'a [u8], WireFault> {
        let length = self.number()?;
        self.take(length)
    }

    fn text(&mut self) -> Result<Text, WireFault> {
        let bytes = self.sized()?;
        Text::from_generalised_utf8(bytes).ok_or_else(|| self.fault("not UTF-8"))
    }

    fn integer(&self, text: &str) -> Result<Value, WireFault> {
        let (negative, digits) = text.strip_prefix('-').map_or((false, text), |rest| (true, rest));
        let digits = digits.strip_prefix("0x").ok_or_else(|| self.fault("no integer"))?;
        if digits.is_empty() || !digits.bytes().all(|b| b.is_ascii_hexdigit()) {
            return Err(self.fault("no integer"));
        }
        let number = match i64::from_str_radix(digits, 16) {
            Ok(small) => BigInt::from(small),
            Err(_) => BigInt::from_str_radix(digits, 16).map_err(|_| self.fault("no integer"))?,
        };
        Ok(Value::Int(if negative { -number } else { number }))
    }

    fn integers(&mut self) -> Result<Vec<Value>, WireFault> {
        let count = self.number()?;
        let text = self.until(b';')?;
        let mut items = Vec::with_capacity(count.min(text.len()));
        for part in text.split(',') {
            items.push(self.integer(part)?);
        }
        if items.len() == count { Ok(items) } else { Err(self.fault("another count")) }
    }

    fn values(&mut self, count: usize, depth: usize) -> Result<Vec<Value>, WireFault> {
        // A count is trusted only as far as memory for a small start.
        let mut items = Vec::with_capacity(count.min(1024));
        for _ in 0..count {
            items.push(self.value(depth + 1)?);
        }
        Ok(items)
    }

    fn value(&mut self, depth: usize) -> Result<Value, WireFault> {
        if depth > DEEPEST + 1 {
            return Err(self.fault("nested too deep"));
        }
        let tag = *self.take(1)?.first().ok_or_else(|| self.fault("no value"))?;
        Ok(match tag {
            b'N' => Value::None,
            b'T' => Value::Bool(true),
            b'F' => Value::Bool(false),
            b'i' => {
                let text = self.until(b';')?;
                self.integer(text)?
            }
            b'f' => {
                let text = self.until(b';')?;
                Value::Float(text.parse().map_err(|_| self.fault("no float"))?)
            }
            b'u' => Value::Text(self.text()?),
            b'b' => Value::Bytes(self.sized()?.to_vec()),
            b'U' => {
                let count = self.number()?;
                let text = self.text()?;
                let mut cell = [0; 4];
                let items: Vec<Value> = text
                    .code_points()
                    .map(|point| match point {
                        Ok(c) => Value::Text(Text::from(&*c.encode_utf8(&mut cell))),
                        Err(unit) => Value::Text(Text::of_surrogate(unit)),
                    })
                    .collect();
                if items.len() != count {
                    return Err(self.fault("another count"));
                }
                Value::List(items)
            }
            b'I' => Value::List(self.integers()?),
            b'J' => Value::Tuple(self.integers()?),
            b'l' => {
                let count = self.number()?;
                Value::List(self.values(count, depth)?)
            }
            b't' => {
                let count = self.number()?;
                Value::Tuple(self.values(count, depth)?)
            }
            b's' => {
                let count = self.number()?;
                Value::Set(self.values(count, depth)?)
            }
            b'd' => {
                let count = self.number()?;
                let mut entries = Vec::with_capacity(count.min(1024));
                for _ in 0..count {
                    entries.push((self.value(depth + 1)?, self.value(depth + 1)?));
                }
                Value::Dict(entries)
            }
            b'c' => {
                let class = self.text()?.to_string_lossy();
                Value::Sub(class, Box::new(self.value(depth + 1)?))
            }
            b'o' => {
                let class = self.text()?.to_string_lossy();
                Value::Other { class, note: self.text()?.to_string_lossy() }
            }
            _ => return Err(self.fault("unknown tag")),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn round_trip(value: &Value) {
        let mut bytes = Vec::new();
        write(value, &mut bytes);
        let back = read(&bytes).unwrap();
        assert_eq!(format!("{back:?}"), format!("{value:?}"));
    }

    #[test]
    fn nothing_is_lost_on_the_way() {
        let huge: BigInt = (BigInt::from(1) << 64) + 1;
        let lone = Text::from_generalised_utf8(b"\xed\xb3\xbf").unwrap();
        for value in [
            Value::None,
            Value::Bool(false),
            Value::Int(-huge.clone()),
            Value::Float(-0.0),
            Value::Float(f64::NAN),
            Value::Float(f64::NEG_INFINITY),
            Value::Float(5e-324),
            Value::Text(lone),
            Value::Bytes(vec![0, 255]),
            Value::List(vec![]),
            Value::List(vec![Value::int(1), Value::Int(huge)]),
            Value::Tuple(vec![Value::int(-7)]),
            Value::Set(vec![Value::text("é")]),
            Value::Dict(vec![(Value::int(1), Value::text("a")), (Value::text("1"), Value::Tuple(vec![]))]),
            Value::Sub("Counter".into(), Box::new(Value::Dict(vec![]))),
            Value::Other { class: "generator".into(), note: "x".into() },
        ] {
            round_trip(&value);
        }
    }

    #[test]
    fn a_row_of_single_characters_is_a_list_of_texts() {
        let row = read("U3:4:#é0".as_bytes()).unwrap();
        assert_eq!(row, Value::List(vec![Value::text("#"), Value::text("é"), Value::text("0")]));
    }

    #[test]
    fn forged_bytes_are_refused_without_harm() {
        for bytes in [
            "",
            "x",
            "l5:N",
            "l999999999999:",
            "u4:abc",
            "i12;",
            "i0x;",
            "i0x-1;",
            "f1,5;",
            "NN",
            "d1:N",
            "I2:0x1;",
            "U2:1:a",
            "u2:\u{e9}x",
            "I0:;",
            "l99999999999999999999:N",
            "c1:A",
            "o1:A",
        ] {
            assert!(read(bytes.as_bytes()).is_err(), "{bytes:?}");
        }
        assert!(read(b"u1:\xff").is_err());
        assert!(read("l1:".repeat(100_000).as_bytes()).is_err());
        assert!(read("c1:A".repeat(100_000).as_bytes()).is_err());
    }

    #[test]
    fn a_frame_head_is_read_strictly() {
        assert_eq!(frame_head(*b"v0000000a"), Some((b'v', 10)));
        assert_eq!(frame_head(*b"v+000000a"), None);
        assert_eq!(frame_head(*b"v 0000001"), None);
    }
}
