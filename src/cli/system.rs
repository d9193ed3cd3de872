//! Why the operating system refused, in words of ours where we have them.
//!
//! Not for: what was tried, which the sentence round the reason says.

use crate::message::Message;
use crate::msg;
use std::io::{Error, ErrorKind};

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
