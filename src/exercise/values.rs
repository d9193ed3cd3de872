//! Values an author writes in YAML, and their conversion by the types of the signature, each fault located
//! inside the value.
//!
//! Not for: what an unquoted scalar means (`scalar`).

use super::scalar;
use super::walk::Walk;
use crate::msg;
use crate::value::{Mismatch, Notation, Step, Type, Value};
use crate::yaml::{Content, Node};

/// Characters of a value shown in a message.
const SHOWN: usize = 40;

impl Walk {
    /// The value a node stands for, whatever its type.
    pub(super) fn untyped(&mut self, node: &Node) -> Option<Value> {
        Some(match &node.content {
            Content::Quoted(text) => Value::text(text),
            Content::Plain(text) => {
                let value = scalar::plain(text);
                if value.is_none() {
                    self.error(node, msg!("exercise-too-many-digits", most = scalar::MOST_DIGITS));
                }
                value?
            }
            Content::List(items) => {
                let items: Vec<_> = items.iter().map(|item| self.untyped(item)).collect();
                Value::List(items.into_iter().collect::<Option<_>>()?)
            }
            Content::Mapping(entries) => {
                self.distinct_keys(entries);
                let entries: Vec<_> = entries
                    .iter()
                    .map(|(key, value)| Some((self.untyped(key)?, self.untyped(value)?)))
                    .collect();
                Value::Dict(entries.into_iter().collect::<Option<_>>()?)
            }
        })
    }

    /// The value a node stands for, of this type.
    pub(super) fn typed(&mut self, node: &Node, kind: &Type) -> Option<Value> {
        let written = self.untyped(node)?;
        match kind.convert(written) {
            Ok(value) if has_unhashable_key(&value) => {
                self.error(node, msg!("exercise-unhashable"));
                None
            }
            Ok(value) => {
                self.warn_of_ambiguity(node, kind);
                Some(value)
            }
            Err(mismatch) => {
                self.mismatch(node, &mismatch);
                None
            }
        }
    }

    fn mismatch(&mut self, node: &Node, mismatch: &Mismatch) {
        let at = inner(node, &mismatch.path);
        let found = Notation::Python.show(&mismatch.found, SHOWN);
        let shown = if found.cut > 0 { format!("{}…", found.text) } else { found.text };
        let wanted = mismatch.wanted.to_string();
        let message = if mismatch.path.is_empty() {
            msg!("exercise-value-type", found = shown, kind = mismatch.found.type_name(), wanted = wanted)
        } else {
            msg!(
                "exercise-inner-value-type",
                place = mismatch.place(Notation::Python),
                found = shown,
                kind = mismatch.found.type_name(),
                wanted = wanted
            )
        };
        let quoted =
            matches!((&mismatch.wanted, &at.content), (Type::Str, Content::Plain(text)) if !text.is_empty());
        let hint = if quoted {
            Some(msg!("exercise-hint-quote", text = at.scalar().unwrap_or_default()))
        } else if let (Type::Tuple(of), Some(items)) = (&mismatch.wanted, mismatch.found.as_sequence()) {
            Some(msg!("exercise-hint-tuple-length", wanted = of.len(), found = items.len()))
        } else {
            None
        };
        self.error_with(at, message, hint);
    }

    /// Warns of unquoted scalars that readers of YAML 1.1 take otherwise, where the type does not settle it.
    pub(super) fn warn_of_ambiguity(&mut self, node: &Node, kind: &Type) {
        match (&node.content, kind) {
            (Content::Plain(text), kind) if *kind != Type::Str && scalar::is_ambiguous(text) => {
                if let Some(value) = scalar::plain(text) {
                    let shown = Notation::Python.show(&value, SHOWN).text;
                    let hint = match value {
                        Value::Text(_) => msg!("exercise-hint-quote", text = text),
                        _ => msg!("exercise-hint-write", value = &shown),
                    };
                    self.warn(node, msg!("exercise-ambiguous", text = text, value = shown), hint);
                }
            }
            (_, Type::Optional(of)) => self.warn_of_ambiguity(node, of),
            (Content::List(items), kind) => {
                for (index, item) in items.iter().enumerate() {
                    match kind {
                        Type::List(of) | Type::Set(of) => self.warn_of_ambiguity(item, of),
                        Type::Grid(of) => self.warn_of_ambiguity(item, &Type::List(of.clone())),
                        Type::Tuple(of) => self.warn_of_ambiguity(item, of.get(index).unwrap_or(&Type::Any)),
                        _ => self.warn_of_ambiguity(item, &Type::Any),
                    }
                }
            }
            (Content::Mapping(entries), kind) => {
                let (key_kind, value_kind) = match kind {
                    Type::Dict(key, value) => (&**key, &**value),
                    _ => (&Type::Any, &Type::Any),
                };
                for (key, value) in entries {
                    self.warn_of_ambiguity(key, key_kind);
                    self.warn_of_ambiguity(value, value_kind);
                }
            }
            _ => {}
        }
    }
}

/// The node at a path inside a value; the last one there is where the path goes on.
fn inner<'a>(mut node: &'a Node, path: &[Step]) -> &'a Node {
    for step in path {
        let next = match (step, &node.content) {
            (Step::Index(index), Content::List(items)) => items.get(*index),
            (Step::Key(wanted), Content::Mapping(entries)) => entries
                .iter()
                .find(|(key, _)| match &key.content {
                    Content::Quoted(text) => *wanted == Value::text(text),
                    Content::Plain(text) => scalar::plain(text).as_ref() == Some(wanted),
                    _ => false,
                })
                .map(|(_, value)| value),
            _ => None,
        };
        match next {
            Some(next) => node = next,
            None => break,
        }
    }
    node
}

/// Whether a list, set or dictionary is a key or an element of a set somewhere inside.
fn has_unhashable_key(value: &Value) -> bool {
    let hashable = |key: &Value| {
        fn plain(key: &Value) -> bool {
            match key {
                Value::List(_) | Value::Set(_) | Value::Dict(_) => false,
                Value::Tuple(items) => items.iter().all(plain),
                _ => true,
            }
        }
        plain(key)
    };
    match value {
        Value::Dict(entries) => entries.iter().any(|(key, item)| !hashable(key) || has_unhashable_key(item)),
        Value::Set(items) => !items.iter().all(hashable),
        Value::List(items) | Value::Tuple(items) => items.iter().any(has_unhashable_key),
        _ => false,
    }
}
