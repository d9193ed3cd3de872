//! Whether a program's output or an exception is the one that was expected.
//!
//! Not for: comparing values (`value::compare`), nor for wording beyond what differs.

use crate::exercise::Raises;
use crate::language::Raised;
use crate::message::Message;
use crate::msg;
use crate::value::Value;

/// How an exception differs from the one expected.
pub(super) enum Otherwise {
    /// It is of another class.
    Class(Message),
    /// The class is right, the message is another.
    Message(Message),
}

impl Otherwise {
    /// The sentence that says it.
    pub(super) fn said(self) -> Message {
        match self {
            Self::Class(message) | Self::Message(message) => message,
        }
    }
}

/// Whether an exception is the one expected: its class is, or derives from it, as `except` would take it.
pub(super) fn is_raised(wanted: &Raises, raised: &Raised) -> Result<(), Otherwise> {
    if !raised.bases.contains(&wanted.class) {
        let message = msg!("judge-other-exception", wanted = wanted.class.as_str());
        return Err(Otherwise::Class(message));
    }
    match &wanted.message {
        Some(message) if *message != raised.message => {
            let (wanted, found) = (message.as_str(), raised.message.as_str());
            Err(Otherwise::Message(msg!("judge-other-message", wanted = wanted, found = found)))
        }
        _ => Ok(()),
    }
}

/// What a program printed, as a value: text with line ends as `\n`, and a last one where the expected text has
/// one, since neither is ever wrong; bytes where it is not UTF-8.
pub(super) fn printed(expected: Option<&Value>, output: &[u8]) -> Value {
    let Ok(text) = std::str::from_utf8(output) else { return Value::Bytes(output.to_vec()) };
    let mut text = text.replace("\r\n", "\n");
    if let Some(expected) = expected.and_then(Value::as_str) {
        match (expected.ends_with('\n'), text.ends_with('\n')) {
            (true, false) if !text.is_empty() => text.push('\n'),
            (false, true) => text.truncate(text.len() - 1),
            _ => {}
        }
    }
    Value::text(text)
}

/// What is said of a program that ended with another status than expected.
pub(super) fn other_status(wanted: u8, status: i32) -> Option<Message> {
    (status != i32::from(wanted)).then(|| msg!("judge-status", status = status, wanted = wanted))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn line_ends_and_a_last_one_are_never_wrong() {
        let right = |expected: &str, output: &str| {
            let expected = Value::text(expected);
            printed(Some(&expected), output.as_bytes()) == expected
        };
        assert!(right("5 16\n", "5 16\r\n") && right("5 16\n", "5 16") && right("5 16", "5 16\n"));
        assert!(right("a\nb", "a\nb\n") && right("", "") && right("", "\n"));
        assert!(
            !right("a\nb", "a\n\nb") && !right("a", "a \n") && !right("a\n", "a\n\n") && !right("a", "a\r")
        );
    }
}
