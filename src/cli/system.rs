//! What the operating system says: why it refused, in words of ours where we have them; a word nobody can guess;
//! the time.
//!
//! Not for: what was tried, which the sentence round the reason says.

use crate::message::Message;
use crate::msg;
use rustix::rand::{GetRandomFlags, getrandom};
use std::io::{Error, ErrorKind};
use std::time::{SystemTime, UNIX_EPOCH};

/// The reason behind an error of reading or writing.
pub(super) fn reason(error: &Error) -> Message {
    match error.kind() {
        ErrorKind::NotFound => msg!("system-missing"),
        ErrorKind::PermissionDenied => msg!("system-permission"),
        ErrorKind::IsADirectory => msg!("system-is-folder"),
        ErrorKind::NotADirectory => msg!("system-not-folder"),
        ErrorKind::StorageFull => msg!("system-full"),
        _ => msg!("system-other", words = error.to_string()),
    }
}

/// Thirty-two hexadecimal digits from the kernel's generator: the one thing in a report that is not the same in
/// every run.
pub(super) fn random_word() -> Result<String, Error> {
    let mut bytes = [0_u8; 16];
    // So few bytes come in one piece or not at all.
    if getrandom(&mut bytes, GetRandomFlags::empty())? < bytes.len() {
        return Err(ErrorKind::UnexpectedEof.into());
    }
    Ok(format!("{:032x}", u128::from_be_bytes(bytes)))
}

/// Seconds since 1970 began in UTC.
#[expect(clippy::disallowed_methods, reason = "the one place where the clock is read")]
pub(super) fn now() -> u64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_secs())
}
