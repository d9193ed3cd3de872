//! The byte order of moves' texts, as numbers: made without a text of their own, which provers ask for by the million.
//!
//! Not for: what the texts are (each game).

use std::fmt::{self, Display, Write as _};

/// The first bytes of a text; no game's moves are longer.
struct Head {
    bytes: [u8; 16],
    length: usize,
}

impl fmt::Write for Head {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        let room = &mut self.bytes[self.length..];
        let fitting = text.len().min(room.len());
        room[..fitting].copy_from_slice(&text.as_bytes()[..fitting]);
        self.length += fitting;
        Ok(())
    }
}

/// Puts moves in the byte order of their texts.
pub fn sort_by_text<M: Display>(moves: &mut [M]) {
    moves.sort_by_cached_key(key);
}

/// A number that is less for one move than for another exactly where its text stands before the other's.
fn key(mv: &impl Display) -> u128 {
    let mut head = Head { bytes: [0; 16], length: 0 };
    // Writing there cannot fail.
    let _ = write!(head, "{mv}");
    u128::from_be_bytes(head.bytes)
}
