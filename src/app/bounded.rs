//! Files and streams from people, read up to a size and as text.
//!
//! Not for: an exercise's files (`exercise::folder`), nor a submission, which is read once by descriptor (`sandbox`).

use std::io::{self, Read as _};

/// The whole of a source; none where it holds more than `most` bytes.
pub(super) fn read(source: impl io::Read, most: u64) -> io::Result<Option<Vec<u8>>> {
    let mut bytes = Vec::new();
    source.take(most + 1).read_to_end(&mut bytes)?;
    Ok((bytes.len() as u64 <= most).then_some(bytes))
}

/// Bytes as text, or the line, counted from 1, of the first that is not UTF-8.
pub(super) fn text(bytes: &[u8]) -> Result<&str, usize> {
    std::str::from_utf8(bytes)
        .map_err(|error| bytes[..error.valid_up_to()].split(|&byte| byte == b'\n').count())
}
