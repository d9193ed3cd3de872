//! The values a student's function takes and returns: plain data, whatever the language.
//!
//! [`Value`] is what a case's arguments and answers are; [`Type`] is what a signature says of them. Here too:
//! how they travel ([`wire`]), how they are written for a reader ([`Notation`]), when two are equal
//! ([`compare`]) and how they differ. Not for: YAML (`exercise` turns it into values), verdicts (`grading`).

mod fit;
mod kind;
mod mismatch;
mod show;
mod text;

pub mod compare;
pub mod difference;
pub mod domain;
pub mod json;
pub mod wire;

pub use difference::Difference;
pub use domain::Domain;
pub use kind::{Type, TypeFault};
pub use mismatch::{Mismatch, Step};
pub use num_bigint::BigInt;
pub use show::{Notation, Shown};
pub use text::Text;

/// A plain value. Sequences keep their order; a dictionary keeps the order in which its keys were inserted.
#[derive(Debug, Clone, PartialEq)]
pub enum Value {
    /// Python's `None`.
    None,
    /// A truth value; never an integer here, though Python's `True` is one.
    Bool(bool),
    /// An integer of any size.
    Int(BigInt),
    /// A 64-bit float; NaN, infinities and -0.0 included.
    Float(f64),
    /// Text; may hold lone surrogates.
    Text(Text),
    /// Bytes.
    Bytes(Vec<u8>),
    /// A list.
    List(Vec<Value>),
    /// A tuple.
    Tuple(Vec<Value>),
    /// A set, in no particular order, without duplicates.
    Set(Vec<Value>),
    /// A dictionary with hashable keys.
    Dict(Vec<(Value, Value)>),
    /// An instance of a subclass of one of the above, read as its base type: the class's name and that value.
    Sub(String, Box<Value>),
    /// Something that is not plain data (a generator, an object, a structure that contains itself).
    Other {
        /// The name of its type.
        class: String,
        /// A bounded text about it, such as `contains itself`; may be empty. Never made by calling its methods.
        note: String,
    },
}

impl Value {
    /// An integer.
    pub fn int(number: impl Into<BigInt>) -> Self {
        Self::Int(number.into())
    }

    /// A text.
    pub fn text(text: impl AsRef<str>) -> Self {
        Self::Text(Text::from(text.as_ref()))
    }

    /// The integer, if it is one that fits.
    pub fn as_i64(&self) -> Option<i64> {
        match self {
            Self::Int(number) => i64::try_from(number).ok(),
            _ => None,
        }
    }

    /// The elements of a list or a tuple.
    pub fn as_sequence(&self) -> Option<&[Self]> {
        match self {
            Self::List(items) | Self::Tuple(items) => Some(items),
            _ => None,
        }
    }

    /// The text, if it is one without lone surrogates.
    pub fn as_str(&self) -> Option<&str> {
        match self {
            Self::Text(text) => text.as_str(),
            _ => None,
        }
    }

    /// Whether every part of it is plain data; something else equals nothing, not even itself.
    pub fn is_plain(&self) -> bool {
        match self {
            Self::Other { .. } => false,
            Self::Sub(_, base) => base.is_plain(),
            Self::List(items) | Self::Tuple(items) | Self::Set(items) => items.iter().all(Self::is_plain),
            Self::Dict(entries) => entries.iter().all(|(key, item)| key.is_plain() && item.is_plain()),
            _ => true,
        }
    }

    /// The value as plain data of the built-in types, subclasses left out; none where some part is no plain data,
    /// or cannot stand where it does without its class (a key or element that only a subclass made hashable).
    pub fn plain(&self) -> Option<Self> {
        let all = |items: &[Self]| items.iter().map(Self::plain).collect::<Option<Vec<_>>>();
        let keys = |items: &[Self]| items.iter().map(Self::plain_key).collect::<Option<Vec<_>>>();
        Some(match self {
            Self::Other { .. } => return None,
            Self::Sub(_, base) => base.plain()?,
            Self::List(items) => Self::List(all(items)?),
            Self::Tuple(items) => Self::Tuple(all(items)?),
            Self::Set(items) => Self::Set(keys(items)?),
            Self::Dict(entries) => Self::Dict(
                entries
                    .iter()
                    .map(|(key, item)| Some((key.plain_key()?, item.plain()?)))
                    .collect::<Option<Vec<_>>>()?,
            ),
            other => other.clone(),
        })
    }

    /// The same where only what is hashable can stand: a set is a `frozenset` there.
    fn plain_key(&self) -> Option<Self> {
        match self {
            Self::Sub(_, base) => base.plain_key(),
            Self::List(_) | Self::Dict(_) => None,
            Self::Set(items) => {
                let items = items.iter().map(Self::plain_key).collect::<Option<Vec<_>>>()?;
                Some(Self::Sub("frozenset".to_owned(), Box::new(Self::Set(items))))
            }
            Self::Tuple(items) => {
                Some(Self::Tuple(items.iter().map(Self::plain_key).collect::<Option<Vec<_>>>()?))
            }
            other => other.plain(),
        }
    }

    /// The name of the value's type in Python: `int`, `str`, `list`, `NoneType`, a class's own name.
    pub fn type_name(&self) -> &str {
        match self {
            Self::None => "NoneType",
            Self::Bool(_) => "bool",
            Self::Int(_) => "int",
            Self::Float(_) => "float",
            Self::Text(_) => "str",
            Self::Bytes(_) => "bytes",
            Self::List(_) => "list",
            Self::Tuple(_) => "tuple",
            Self::Set(_) => "set",
            Self::Dict(_) => "dict",
            Self::Sub(class, _) | Self::Other { class, .. } => class,
        }
    }
}
