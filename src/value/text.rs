//! Text that may hold lone surrogates, as Python's `str` may.
//!
//! Stored as generalised UTF-8 (WTF-8 without joining surrogate pairs), which is what Python's
//! `surrogatepass` error handler reads and writes. Not for: showing text (`show`).

use std::fmt;

/// A text of Unicode code points, surrogates included.
#[derive(Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
pub struct Text(Box<[u8]>);

impl Text {
    /// Reads generalised UTF-8: UTF-8 in which code points U+D800–U+DFFF may be encoded too. None if it is not.
    pub fn from_generalised_utf8(bytes: &[u8]) -> Option<Self> {
        let mut rest = bytes;
        loop {
            match std::str::from_utf8(rest) {
                Ok(_) => return Some(Self(bytes.into())),
                Err(fault) => match rest[fault.valid_up_to()..] {
                    [0xed, 0xa0..=0xbf, 0x80..=0xbf, ..] => rest = &rest[fault.valid_up_to() + 3..],
                    _ => return None,
                },
            }
        }
    }

    /// A lone surrogate, U+D800 to U+DFFF.
    pub fn of_surrogate(unit: u16) -> Self {
        let bytes = [0xed, 0x80 | (unit >> 6 & 0x3f) as u8, 0x80 | (unit & 0x3f) as u8];
        Self(bytes.into())
    }

    /// The generalised UTF-8.
    pub fn as_bytes(&self) -> &[u8] {
        &self.0
    }

    /// The text as a Rust string, unless it holds a lone surrogate.
    pub fn as_str(&self) -> Option<&str> {
        std::str::from_utf8(&self.0).ok()
    }

    /// The code points in order: a character, or a lone surrogate as its number.
    pub fn code_points(&self) -> impl Iterator<Item = Result<char, u16>> {
        let mut rest = &self.0[..];
        std::iter::from_fn(move || {
            let first = *rest.first()?;
            let length = match first {
                ..=0x7f => 1,
                0x80..=0xdf => 2,
                0xe0..=0xef => 3,
                0xf0.. => 4,
            };
            let (head, tail) = rest.split_at_checked(length)?;
            rest = tail;
            Some(match std::str::from_utf8(head).ok().and_then(|text| text.chars().next()) {
                Some(c) => Ok(c),
                None => Err(0xd000 | u16::from(head[1] & 0x3f) << 6 | u16::from(head[2] & 0x3f)),
            })
        })
    }

    /// Where the code points begin, in bytes, and at last where the text ends: it may be cut there.
    pub fn boundaries(&self) -> impl Iterator<Item = usize> {
        let starts = self.0.iter().enumerate().filter(|(_, byte)| **byte & 0xc0 != 0x80).map(|(at, _)| at);
        starts.chain([self.0.len()])
    }

    /// The text with every lone surrogate replaced by U+FFFD.
    pub fn to_string_lossy(&self) -> String {
        self.code_points().map(|point| point.unwrap_or(char::REPLACEMENT_CHARACTER)).collect()
    }
}

impl From<&str> for Text {
    fn from(text: &str) -> Self {
        Self(text.as_bytes().into())
    }
}

impl fmt::Debug for Text {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(&self.to_string_lossy(), f)
    }
}
