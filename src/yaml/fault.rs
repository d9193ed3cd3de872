//! What is wrong with a YAML text and where, as a message in words of the file, not of the reader.
//!
//! Not for: faults of meaning, which the modules that read find themselves.

use super::Place;
use crate::message::Message;
use crate::msg;
use serde_saphyr::Error;
use std::fmt;

/// One fault of a YAML text: reading stops at the first.
#[derive(Debug, Clone, PartialEq)]
pub struct Fault {
    /// What is wrong.
    pub message: Message,
    /// What may help, such as the key that was probably meant.
    pub hint: Option<Message>,
    /// Where.
    pub place: Place,
}

impl Fault {
    /// A fault of meaning found at a place of the text.
    pub fn at(place: Place, message: Message) -> Self {
        Self { message, hint: None, place }
    }

    /// The same fault with a hint.
    #[must_use]
    pub fn with_hint(mut self, hint: Message) -> Self {
        self.hint = Some(hint);
        self
    }

    pub(super) fn too_long(bytes: usize, most: usize) -> Self {
        Self::at(Place::start(), msg!("yaml-too-long", bytes = bytes, most = most))
    }

    pub(super) fn not_utf8(bytes: &[u8], valid: usize) -> Self {
        let before = String::from_utf8_lossy(&bytes[..valid]);
        let line = before.matches('\n').count() + 1;
        let column = before.rsplit('\n').next().unwrap_or_default().chars().count() + 1;
        Self::at(Place { line, column, bytes: valid..valid }, msg!("yaml-not-utf8"))
            .with_hint(msg!("yaml-hint-utf8"))
    }

    pub(super) fn new(text: &str, error: &Error) -> Self {
        let error = innermost(error);
        let mut place = error.location().map_or_else(Place::default, Place::at);
        place.bytes.end = place.bytes.end.min(text.len());
        place.bytes.start = place.bytes.start.min(place.bytes.end);
        let (message, hint) = worded(text, error, &place);
        Self { message, hint, place }
    }
}

/// For logs only: wording is `i18n`'s.
impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}: {}", self.place.line, self.place.column, self.message)
    }
}

impl std::error::Error for Fault {}

fn innermost(mut error: &Error) -> &Error {
    while let Error::WithSnippet { error: inner, .. } | Error::AliasError { error: inner, .. } = error {
        error = inner;
    }
    error
}

fn worded(text: &str, error: &Error, place: &Place) -> (Message, Option<Message>) {
    let message = match error {
        Error::SerdeUnknownField { field, expected, .. } => {
            return (msg!("yaml-unknown-key", key = field), suggestion(field, expected));
        }
        Error::SerdeUnknownVariant { variant, expected, .. } => {
            return (msg!("yaml-unknown-word", word = variant), suggestion(variant, expected));
        }
        Error::DuplicateMappingKey { key, .. } => match key {
            Some(key) => msg!("yaml-duplicate-key", key = key),
            None => msg!("yaml-duplicate-keys"),
        },
        Error::SerdeMissingField { field, .. } => msg!("yaml-missing-key", key = *field),
        Error::Eof { .. } if text.trim().is_empty() => msg!("yaml-empty"),
        Error::Eof { .. } => msg!("yaml-ends-early"),
        Error::MultipleDocuments { .. } => msg!("yaml-several-documents"),
        Error::MergeKeyNotAllowed { .. } => msg!("yaml-merge-key"),
        Error::UnsupportedTag { tag, .. } | Error::TaggedStructFieldName { tag, .. } => {
            msg!("yaml-tag", tag = tag)
        }
        Error::InvalidBooleanStrict { .. } => {
            return (msg!("yaml-not-boolean", value = excerpt(text, place)), Some(msg!("yaml-hint-boolean")));
        }
        Error::NullIntoString { .. } => msg!("yaml-null-for-text"),
        Error::InvalidScalar { ty, .. } => {
            msg!("yaml-not-of-type", value = excerpt(text, place), expected = kind(ty))
        }
        Error::Unexpected { expected, .. } => {
            msg!("yaml-not-of-type", value = excerpt(text, place), expected = kind(expected))
        }
        Error::SerdeInvalidType { expected, .. } | Error::SerdeInvalidValue { expected, .. } => {
            msg!("yaml-not-of-type", value = excerpt(text, place), expected = kind(expected))
        }
        Error::SerdeInvalidLength { len, expected, .. } => {
            msg!("yaml-wrong-length", count = *len, expected = kind(expected))
        }
        Error::UnknownAnchor { .. } => msg!("yaml-unknown-anchor", alias = excerpt(text, place)),
        Error::Budget { .. }
        | Error::AliasReplayCounterOverflow { .. }
        | Error::AliasReplayLimitExceeded { .. }
        | Error::AliasExpansionLimitExceeded { .. }
        | Error::AliasReplayStackDepthExceeded { .. } => msg!("yaml-too-much"),
        _ => return syntax(text, error),
    };
    (message, None)
}

/// A fault of the notation itself: the tree's reader meets the same one and has words for it.
fn syntax(text: &str, error: &Error) -> (Message, Option<Message>) {
    match super::tree(text) {
        Err(fault) => (fault.message, fault.hint),
        // A limit or a refusal of the typed reader alone, in its own English words.
        Ok(_) => (msg!("yaml-syntax", detail = reader_words(error)), None),
    }
}

fn reader_words(error: &Error) -> String {
    let options = serde_saphyr::render_options! {
        formatter: &serde_saphyr::UserMessageFormatter,
        snippets: serde_saphyr::SnippetMode::Off,
    };
    let words = error.render_with_options(options);
    match words.rfind(" at line ") {
        Some(end) => words[..end].to_owned(),
        None => words,
    }
}

fn suggestion(word: &str, known: &[&'static str]) -> Option<Message> {
    let nearest = crate::spelling::nearest(word, known.iter().copied());
    match nearest {
        Some(candidate) => Some(msg!("yaml-hint-meant", word = candidate)),
        None if known.is_empty() => None,
        None => Some(msg!("yaml-hint-known", words = known.join(", "))),
    }
}

/// What stands at the place, shortened: one line of at most forty characters.
fn excerpt(text: &str, place: &Place) -> String {
    let found = text.get(place.bytes.clone()).unwrap_or_default();
    let line = found.lines().next().unwrap_or_default().trim_end();
    let (kept, cut) = crate::untrusted::capped(line, 40);
    if cut > 0 || found.trim_end().lines().nth(1).is_some() { format!("{kept}…") } else { kept.to_owned() }
}

/// The kind of value a type name of the reader stands for.
fn kind(expected: &str) -> Message {
    let has = |words: &[&str]| words.iter().any(|word| expected.contains(word));
    if has(&["bool"]) {
        msg!("yaml-kind-boolean")
    } else if has(&["integer", "u8", "u16", "u32", "u64", "u128", "usize", "i8", "i16", "i32", "i64", "i128"])
    {
        msg!("yaml-kind-integer")
    } else if has(&["float", "f32", "f64"]) {
        msg!("yaml-kind-number")
    } else if has(&["string", "char", "scalar"]) {
        msg!("yaml-kind-text")
    } else if has(&["sequence", "tuple", "array", "elements"]) {
        msg!("yaml-kind-list")
    } else if has(&["map", "struct"]) {
        msg!("yaml-kind-mapping")
    } else {
        msg!("yaml-kind-other", name = expected)
    }
}
