//! The types a signature may name, read from their text: `list[tuple[int, int]]`, `grid[str]`, `optional[int]`.
//!
//! Also the conversion of an author's plain YAML value by its type (a list becomes a tuple where the type says
//! so), and the check that a value is of a type. Not for: comparing two values (`compare`).

use super::{Mismatch, Step, Value};
use std::fmt;

/// A type of a signature.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Type {
    /// Any integer, but no truth value.
    Int,
    /// A float; an author may write an integer.
    Float,
    /// A text.
    Str,
    /// A truth value.
    Bool,
    /// Nothing.
    None,
    /// Anything.
    Any,
    /// A list of elements of one type.
    List(Box<Type>),
    /// A tuple with these elements.
    Tuple(Vec<Type>),
    /// A set.
    Set(Box<Type>),
    /// A dictionary.
    Dict(Box<Type>, Box<Type>),
    /// `None` or a value of the type.
    Optional(Box<Type>),
    /// A list of lists of cells, shown as a board.
    Grid(Box<Type>),
}

/// Why a text is not a type.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum TypeFault {
    /// A word that names no type.
    #[error("`{0}` is no type")]
    Unknown(String),
    /// The wrong number of types between brackets.
    #[error("`{name}` takes {wanted} types in brackets, not {found}")]
    Count {
        /// The type's word.
        name: String,
        /// How many it takes.
        wanted: usize,
        /// How many there are.
        found: usize,
    },
    /// Brackets that do not match, an empty place, or text after the end.
    #[error("malformed at column {0}")]
    Malformed(usize),
}

impl Type {
    /// The words a type may begin with.
    pub const WORDS: [&'static str; 12] =
        ["int", "float", "str", "bool", "none", "any", "list", "tuple", "set", "dict", "optional", "grid"];

    /// How deep types may nest in a text.
    const DEEPEST: usize = 16;

    /// Reads a type's text; blanks are free.
    pub fn parse(text: &str) -> Result<Self, TypeFault> {
        let mut at = 0;
        let found = Self::read(text, &mut at, 0)?;
        if text[at..].trim().is_empty() { Ok(found) } else { Err(TypeFault::Malformed(at + 1)) }
    }

    fn read(text: &str, at: &mut usize, depth: usize) -> Result<Self, TypeFault> {
        let skip_blanks = |at: &mut usize| *at += text[*at..].len() - text[*at..].trim_start().len();
        skip_blanks(at);
        let start = *at;
        *at += text[start..].find(|c: char| !c.is_alphanumeric() && c != '_').unwrap_or(text.len() - start);
        let word = &text[start..*at];
        if word.is_empty() || depth > Self::DEEPEST {
            return Err(TypeFault::Malformed(start + 1));
        }
        let mut inner = Vec::new();
        skip_blanks(at);
        if text[*at..].starts_with('[') {
            loop {
                *at += 1;
                inner.push(Self::read(text, at, depth + 1)?);
                skip_blanks(at);
                match text.as_bytes().get(*at) {
                    Some(b',') => {}
                    Some(b']') => break,
                    _ => return Err(TypeFault::Malformed(*at + 1)),
                }
            }
            *at += 1;
        }
        Self::build(word, inner)
    }

    fn build(word: &str, mut inner: Vec<Self>) -> Result<Self, TypeFault> {
        let wanted = match word {
            "int" | "float" | "str" | "bool" | "none" | "any" => 0,
            "list" | "set" | "optional" | "grid" => 1,
            "dict" => 2,
            "tuple" => inner.len().max(1),
            _ => return Err(TypeFault::Unknown(word.to_owned())),
        };
        if inner.len() != wanted {
            return Err(TypeFault::Count { name: word.to_owned(), wanted, found: inner.len() });
        }
        let mut next = || Box::new(inner.remove(0));
        Ok(match word {
            "int" => Self::Int,
            "float" => Self::Float,
            "str" => Self::Str,
            "bool" => Self::Bool,
            "none" => Self::None,
            "any" => Self::Any,
            "list" => Self::List(next()),
            "set" => Self::Set(next()),
            "optional" => Self::Optional(next()),
            "grid" => Self::Grid(next()),
            "dict" => Self::Dict(next(), next()),
            _ => Self::Tuple(inner),
        })
    }

    /// The type itself and every type inside it.
    pub fn parts(&self) -> Vec<&Self> {
        let mut found = vec![self];
        match self {
            Self::List(of) | Self::Set(of) | Self::Optional(of) | Self::Grid(of) => found.extend(of.parts()),
            Self::Dict(key, of) => found.extend(key.parts().into_iter().chain(of.parts())),
            Self::Tuple(of) => found.extend(of.iter().flat_map(Self::parts)),
            _ => {}
        }
        found
    }

    /// Turns what an author wrote in YAML into a value of this type: lists become tuples or sets, integers
    /// become floats, where the type says so.
    pub fn convert(&self, written: Value) -> Result<Value, Mismatch> {
        let value = match (self, written) {
            (Self::Float, Value::Int(number)) => match number.to_string().parse() {
                Ok(float) => Value::Float(float),
                Err(_) => Value::Int(number),
            },
            (Self::List(of) | Self::Grid(of), Value::List(items)) => {
                let row = Self::List(of.clone());
                let of = if matches!(self, Self::Grid(_)) { &row } else { &**of };
                Value::List(Self::convert_all(items, |_| Some(of))?)
            }
            (Self::Tuple(of), Value::List(items)) => {
                Value::Tuple(Self::convert_all(items, |index| of.get(index))?)
            }
            (Self::Set(of), Value::List(items)) => {
                let mut kept: Vec<Value> = Vec::new();
                for item in Self::convert_all(items, |_| Some(of))? {
                    if !kept.iter().any(|other| super::compare::equal(other, &item)) {
                        kept.push(item);
                    }
                }
                Value::Set(kept)
            }
            (Self::Dict(key, of), Value::Dict(entries)) => {
                let entries: Result<Vec<_>, Mismatch> = entries
                    .into_iter()
                    .map(|(name, item)| {
                        let step = Step::Key(name.clone());
                        let name = key.convert(name).map_err(|fault| fault.within(step.clone()))?;
                        Ok((name, of.convert(item).map_err(|fault| fault.within(step))?))
                    })
                    .collect();
                Value::Dict(entries?)
            }
            (Self::Optional(of), written) if written != Value::None => of.convert(written)?,
            (_, written) => written,
        };
        self.admit(&value)?;
        Ok(value)
    }

    fn convert_all<'a>(
        items: Vec<Value>,
        of: impl Fn(usize) -> Option<&'a Self>,
    ) -> Result<Vec<Value>, Mismatch> {
        items
            .into_iter()
            .enumerate()
            .map(|(index, item)| match of(index) {
                Some(kind) => kind.convert(item).map_err(|fault| fault.within(Step::Index(index))),
                None => Ok(item),
            })
            .collect()
    }

    /// Whether a value is of this type; if not, where it first is not.
    pub fn admit(&self, value: &Value) -> Result<(), Mismatch> {
        let all = |items: &[Value], of: &Self| {
            items.iter().enumerate().try_for_each(|(index, item)| {
                of.admit(item).map_err(|fault| fault.within(Step::Index(index)))
            })
        };
        match (self, value) {
            (Self::Any, _)
            | (Self::Int, Value::Int(_))
            | (Self::Float, Value::Float(_))
            | (Self::Str, Value::Text(_))
            | (Self::Bool, Value::Bool(_))
            | (Self::None | Self::Optional(_), Value::None) => Ok(()),
            (Self::Grid(of), Value::List(rows)) => {
                let row = Self::List(of.clone());
                all(rows, &row)
            }
            (Self::List(of), Value::List(items)) | (Self::Set(of), Value::Set(items)) => all(items, of),
            (Self::Tuple(of), Value::Tuple(items)) if of.len() == items.len() => {
                items.iter().zip(of).enumerate().try_for_each(|(index, (item, kind))| {
                    kind.admit(item).map_err(|fault| fault.within(Step::Index(index)))
                })
            }
            (Self::Dict(key, of), Value::Dict(entries)) => entries.iter().try_for_each(|(name, item)| {
                let step = || Step::Key(name.clone());
                key.admit(name).map_err(|fault| fault.within(step()))?;
                of.admit(item).map_err(|fault| fault.within(step()))
            }),
            (Self::Optional(of), value) => of.admit(value),
            (_, value) => Err(Mismatch { path: Vec::new(), wanted: self.clone(), found: value.clone() }),
        }
    }
}

impl fmt::Display for Type {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Int => f.write_str("int"),
            Self::Float => f.write_str("float"),
            Self::Str => f.write_str("str"),
            Self::Bool => f.write_str("bool"),
            Self::None => f.write_str("none"),
            Self::Any => f.write_str("any"),
            Self::List(of) => write!(f, "list[{of}]"),
            Self::Set(of) => write!(f, "set[{of}]"),
            Self::Optional(of) => write!(f, "optional[{of}]"),
            Self::Grid(of) => write!(f, "grid[{of}]"),
            Self::Dict(key, of) => write!(f, "dict[{key}, {of}]"),
            Self::Tuple(of) => {
                f.write_str("tuple[")?;
                for (index, kind) in of.iter().enumerate() {
                    write!(f, "{}{kind}", if index == 0 { "" } else { ", " })?;
                }
                f.write_str("]")
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_types_of_the_design_are_read_and_written_back() {
        for text in
            ["int", "list[tuple[int, int]]", "grid[str]", "dict[str, optional[set[float]]]", "tuple[bool]"]
        {
            assert_eq!(Type::parse(text).map(|kind| kind.to_string()), Ok(text.to_owned()));
        }
    }

    #[test]
    fn malformed_types_are_refused_with_their_place() {
        assert_eq!(Type::parse("list"), Err(TypeFault::Count { name: "list".into(), wanted: 1, found: 0 }));
        assert_eq!(Type::parse("lst[int]"), Err(TypeFault::Unknown("lst".into())));
        assert_eq!(Type::parse("list[int"), Err(TypeFault::Malformed(9)));
        assert_eq!(Type::parse("list[]"), Err(TypeFault::Malformed(6)));
        assert_eq!(Type::parse("int]"), Err(TypeFault::Malformed(4)));
        assert!(Type::parse(&"list[".repeat(100_000)).is_err());
        assert!(Type::parse("tuple[é]").is_err());
    }

    #[test]
    fn lists_become_tuples_where_the_type_says_so() {
        let kind = Type::parse("list[tuple[int, float]]").unwrap();
        let written = Value::List(vec![Value::List(vec![Value::int(1), Value::int(2)])]);
        let wanted = Value::List(vec![Value::Tuple(vec![Value::int(1), Value::Float(2.0)])]);
        assert_eq!(kind.convert(written), Ok(wanted));
    }

    #[test]
    fn a_value_of_another_type_is_refused_with_its_path() {
        let kind = Type::parse("grid[str]").unwrap();
        let written = Value::List(vec![Value::List(vec![Value::text("0"), Value::int(0)])]);
        let fault = kind.convert(written).unwrap_err();
        assert_eq!(fault.path, [Step::Index(0), Step::Index(1)]);
        assert_eq!((fault.wanted, fault.found), (Type::Str, Value::int(0)));
    }

    #[test]
    fn a_truth_value_is_no_integer() {
        assert!(Type::Int.admit(&Value::Bool(true)).is_err());
    }
}
