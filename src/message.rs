//! A sentence still to be worded: a key into the message files and its arguments.
//!
//! Rules, validation and explanations are found deep in modules that know no language; they hand up a
//! [`Message`], and `i18n` words it in French or English at the very end. Not for: texts themselves
//! (`src/i18n/*/*.ftl`), nor for deciding anything: no code may branch on a message's key.

use std::fmt;

/// What a placeable of a message is filled with.
#[derive(Debug, Clone, PartialEq)]
pub enum Arg {
    /// A text that stands as it is. It may come from a stranger: wording it makes it safe to show.
    Text(String),
    /// A number, open to the plural rules of the language.
    Number(i64),
    /// A text that its author wrote in both languages; otherwise like any other text.
    Localized {
        /// In French.
        fr: String,
        /// In English.
        en: String,
    },
    /// A phrase to be worded in the same language and set in.
    Phrase(Message),
}

/// One sentence or phrase: its key in the message files and the arguments of its placeables.
///
/// Keys are written with [`msg!`](crate::msg), so that a test can find each of them in `src/` and compare
/// them with the French and the English files.
#[derive(Debug, Clone, PartialEq)]
pub struct Message {
    /// The identifier in the message files, such as `roi-pawn-outside`.
    pub key: &'static str,
    /// Placeables by name, in the order given.
    pub args: Vec<(&'static str, Arg)>,
}

impl Message {
    /// A message without arguments. Prefer [`msg!`](crate::msg).
    pub const fn new(key: &'static str) -> Self {
        Self { key, args: Vec::new() }
    }

    /// The same message with one more argument.
    #[must_use]
    pub fn with(mut self, name: &'static str, value: impl Into<Arg>) -> Self {
        self.args.push((name, value.into()));
        self
    }
}

/// For logs and panics of our own only: the key and its arguments, in no language.
impl fmt::Display for Message {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.key)?;
        for (name, value) in &self.args {
            match value {
                Arg::Text(text) => write!(f, " {name}={text:?}")?,
                Arg::Localized { fr, en } => write!(f, " {name}={fr:?}/{en:?}")?,
                Arg::Number(number) => write!(f, " {name}={number}")?,
                Arg::Phrase(phrase) => write!(f, " {name}=({phrase})")?,
            }
        }
        Ok(())
    }
}

impl std::error::Error for Message {}

impl From<String> for Arg {
    fn from(text: String) -> Self {
        Self::Text(text)
    }
}

impl From<&String> for Arg {
    fn from(text: &String) -> Self {
        Self::Text(text.clone())
    }
}

impl From<&str> for Arg {
    fn from(text: &str) -> Self {
        Self::Text(text.to_owned())
    }
}

impl From<char> for Arg {
    fn from(letter: char) -> Self {
        Self::Text(letter.to_string())
    }
}

impl From<Message> for Arg {
    fn from(message: Message) -> Self {
        Self::Phrase(message)
    }
}

macro_rules! number_arg {
    ($($int:ty)*) => {$(
        impl From<$int> for Arg {
            fn from(number: $int) -> Self {
                Self::Number(i64::try_from(number).unwrap_or(i64::MAX))
            }
        }
    )*};
}
number_arg!(u8 u16 u32 u64 usize i8 i16 i32 i64 isize);

/// Builds a [`Message`]: `msg!("roi-pawn-outside", row = 3, column = 9)`.
#[macro_export]
macro_rules! msg {
    ($key:literal $(, $name:ident = $value:expr)* $(,)?) => {
        $crate::message::Message::new($key)$(.with(stringify!($name), $value))*
    };
}
