//! Walking the tree of `exercise.yaml`: mappings with known keys, and the small kinds of values in them.
//!
//! Every function notes what is wrong and goes on, so that one reading finds all faults. Not for: knowing the
//! keys of an exercise (`read`, `groups`, `signature`), nor for values of a signature's types (`values`).

use super::fault::{Fault, Source};
use super::model::{Localized, Points};
use crate::message::Message;
use crate::msg;
use crate::spelling::nearest;
use crate::untrusted::capped;
use crate::value::compare;
use crate::yaml::{Content, Node};
use std::ops::RangeInclusive;
use std::sync::Arc;

/// Notes faults of one file.
pub(super) struct Walk {
    pub(super) source: Arc<Source>,
    pub(super) found: Vec<Fault>,
}

/// The entries of a mapping whose keys were checked.
#[derive(Clone, Copy)]
pub(super) struct Fields<'a> {
    /// The mapping.
    pub(super) node: &'a Node,
    /// Whether a merge key was refused: keys may then only seem to be missing.
    merged: bool,
    entries: &'a [(Node, Node)],
}

impl<'a> Fields<'a> {
    /// The value of a key.
    pub(super) fn get(self, key: &str) -> Option<&'a Node> {
        self.entries.iter().find(|(name, _)| name.scalar() == Some(key)).map(|(_, value)| value)
    }

    /// Whether a merge key was refused: keys may then only seem to be missing.
    pub(super) fn merged(self) -> bool {
        self.merged
    }

    /// A key as it was written, for its place.
    pub(super) fn key(self, key: &str) -> Option<&'a Node> {
        self.entries.iter().map(|(name, _)| name).find(|name| name.scalar() == Some(key))
    }

    /// The entries in the order written, those with keys that are no text left out.
    pub(super) fn iter(self) -> impl Iterator<Item = (&'a str, &'a Node)> {
        self.entries.iter().filter_map(|(key, value)| Some((key.scalar()?, value)))
    }
}

impl Walk {
    pub(super) fn new(source: &Arc<Source>) -> Self {
        Self { source: Arc::clone(source), found: Vec::new() }
    }

    /// Notes an error at a node.
    pub(super) fn error(&mut self, node: &Node, message: Message) {
        self.error_with(node, message, None);
    }

    /// Notes an error at a node, with what may help.
    pub(super) fn error_with(&mut self, node: &Node, message: Message, hint: impl Into<Option<Message>>) {
        self.found.push(Fault::at(&self.source, node.place.clone(), message).with_hint(hint));
    }

    /// Notes a warning at a node.
    pub(super) fn warn(&mut self, node: &Node, message: Message, hint: impl Into<Option<Message>>) {
        self.found.push(Fault::at(&self.source, node.place.clone(), message).with_hint(hint).as_warning());
    }

    /// Notes that something else is expected where a node stands.
    pub(super) fn not_a<T>(&mut self, node: &Node, expected: Message) -> Option<T> {
        let message = if node.is_empty() {
            msg!("exercise-nothing", expected = expected)
        } else {
            msg!("yaml-not-of-type", value = self.excerpt(node), expected = expected)
        };
        self.error(node, message);
        None
    }

    /// A node's text as the file has it, on one line and shortened.
    pub(super) fn excerpt(&self, node: &Node) -> String {
        let text = self.source.text.get(node.place.bytes.clone()).unwrap_or_default().trim_end();
        let line = text.lines().next().unwrap_or_default();
        let (kept, cut) = capped(line, 40);
        if cut > 0 || line.len() < text.len() { format!("{kept}…") } else { kept.to_owned() }
    }

    /// A mapping with these keys; with none given, any keys.
    pub(super) fn fields<'a>(&mut self, node: &'a Node, known: Option<&[&str]>) -> Option<Fields<'a>> {
        let Content::Mapping(entries) = &node.content else {
            return self.not_a(node, msg!("yaml-kind-mapping"));
        };
        self.distinct_keys(entries);
        for (key, value) in entries {
            match (key.scalar(), known) {
                (None, _) => self.error(key, msg!("exercise-key-not-text")),
                // Said already.
                (Some("<<"), _) | (Some(_), None) => {}
                (Some(name), Some(known)) if known.contains(&name) => {}
                (Some(name), Some(known)) => {
                    // `{fr: one, two}`: what follows the comma became a key without a value.
                    let comma = value.is_empty() && nearest(name, known.iter().copied()).is_none();
                    let hint = if comma { msg!("yaml-hint-quote") } else { meant_or_known(name, known) };
                    self.error_with(key, msg!("yaml-unknown-key", key = capped(name, 40).0), hint);
                }
            }
        }
        let merged = entries.iter().any(|(key, _)| is_merge_key(key));
        Some(Fields { node, merged, entries })
    }

    /// Notes keys that stand twice, and merge keys.
    pub(super) fn distinct_keys(&mut self, entries: &[(Node, Node)]) {
        let mut first = std::collections::HashMap::new();
        for (key, _) in entries {
            if is_merge_key(key) {
                self.error(key, msg!("yaml-merge-key"));
                continue;
            }
            let Some(name) = key.scalar() else { continue };
            if let Some(earlier) = first.insert(name, key) {
                let earlier: &Node = earlier;
                let fault = Fault::at(
                    &self.source,
                    key.place.clone(),
                    msg!("yaml-duplicate-key", key = capped(name, 40).0),
                )
                .with_also(earlier.place.clone(), msg!("exercise-first-here"));
                self.found.push(fault);
            }
        }
    }

    /// The value of a key that must be there.
    pub(super) fn required<'a>(&mut self, fields: Fields<'a>, key: &str) -> Option<&'a Node> {
        let found = fields.get(key);
        if found.is_none() && !fields.merged {
            self.error(fields.node, msg!("yaml-missing-key", key = key));
        }
        found
    }

    /// The elements of a list.
    pub(super) fn list<'a>(&mut self, node: &'a Node) -> Option<&'a [Node]> {
        match &node.content {
            Content::List(items) => Some(items),
            _ => self.not_a(node, msg!("yaml-kind-list")),
        }
    }

    /// A text that is not empty.
    pub(super) fn text<'a>(&mut self, node: &'a Node) -> Option<&'a str> {
        match node.scalar() {
            Some(text) if !text.trim().is_empty() => Some(text),
            _ => self.not_a(node, msg!("yaml-kind-text")),
        }
    }

    /// A text in one or both languages; a plain text stands for both.
    pub(super) fn localized(&mut self, node: &Node) -> Option<Localized> {
        if node.scalar().is_some() {
            let text = self.text(node)?.trim_end();
            return Some(Localized { fr: text.to_owned(), en: text.to_owned() });
        }
        let fields = self.fields(node, Some(&["fr", "en"]))?;
        let mut text_of =
            |key| fields.get(key).map(|node| self.text(node).map(|text| text.trim_end().to_owned()));
        match (text_of("fr"), text_of("en")) {
            (None, None) => self.not_a(node, msg!("exercise-kind-localized")),
            (Some(fr), Some(en)) => Some(Localized { fr: fr?, en: en? }),
            (Some(only), None) | (None, Some(only)) => {
                let only = only?;
                Some(Localized { fr: only.clone(), en: only })
            }
        }
    }

    /// An unquoted integer within bounds.
    pub(super) fn integer(&mut self, node: &Node, bounds: RangeInclusive<u64>) -> Option<u64> {
        let written = match &node.content {
            Content::Plain(text) if !text.is_empty() && text.bytes().all(|b| b.is_ascii_digit()) => {
                text.parse().ok().filter(|number| bounds.contains(number))
            }
            _ => None,
        };
        if written.is_none() {
            let (least, most) = (bounds.start().to_string(), bounds.end().to_string());
            return self.not_a(node, msg!("exercise-kind-integer", least = least, most = most));
        }
        written
    }

    /// `true` or `false`.
    pub(super) fn boolean(&mut self, node: &Node) -> Option<bool> {
        match &node.content {
            Content::Plain(text) if text == "true" => Some(true),
            Content::Plain(text) if text == "false" => Some(false),
            _ => self.not_a(node, msg!("yaml-kind-boolean")),
        }
    }

    /// One of a few words, each standing for a value.
    pub(super) fn word<T: Copy>(&mut self, node: &Node, words: &[(&str, T)]) -> Option<T> {
        let text = self.text(node)?;
        let found = words.iter().find(|(word, _)| *word == text).map(|(_, value)| *value);
        if found.is_none() {
            let known: Vec<_> = words.iter().map(|(word, _)| *word).collect();
            let hint = known_with_guess(text, &known);
            self.error_with(node, msg!("yaml-unknown-word", word = capped(text, 40).0), hint);
        }
        found
    }

    /// Points, exact: an unquoted decimal number.
    pub(super) fn points(&mut self, node: &Node) -> Option<Points> {
        let points = match &node.content {
            Content::Plain(text) if text.len() <= 18 => decimal(text),
            _ => None,
        };
        points.or_else(|| self.not_a(node, msg!("exercise-kind-points")))
    }

    /// A name of `[a-z0-9_-]+`, at most 64 characters.
    pub(super) fn name<'a>(&mut self, node: &'a Node) -> Option<&'a str> {
        let text = self.text(node)?;
        let fits = text.len() <= 64
            && text.bytes().all(|b| b.is_ascii_lowercase() || b.is_ascii_digit() || b == b'_' || b == b'-');
        if fits { Some(text) } else { self.not_a(node, msg!("exercise-kind-name")) }
    }
}

fn is_merge_key(key: &Node) -> bool {
    matches!(&key.content, Content::Plain(text) if text == "<<")
}

/// The key probably meant, else those known.
pub(super) fn meant_or_known(word: &str, known: &[&str]) -> Message {
    match nearest(word, known.iter().copied()) {
        Some(word) => msg!("yaml-hint-meant", word = word),
        None => msg!("yaml-hint-known", words = known.join(", ")),
    }
}

/// The words known, after the one probably meant.
fn known_with_guess(word: &str, known: &[&str]) -> Message {
    let words = known.join(", ");
    match nearest(word, known.iter().copied()) {
        Some(word) => msg!("exercise-hint-meant-of", word = word, words = words),
        None => msg!("yaml-hint-known", words = words),
    }
}

/// A decimal number without sign or exponent, exactly.
pub(super) fn decimal(text: &str) -> Option<Points> {
    let plain = text.bytes().all(|b| b.is_ascii_digit() || b == b'.');
    let bare = text.starts_with('.') || text.ends_with('.');
    if plain && !bare { compare::decimal(text) } else { None }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn decimal_points_are_exact() {
        let tenth = decimal("0.1").unwrap();
        assert_eq!(tenth, Points::new(1.into(), 10.into()));
        assert_eq!(std::iter::repeat_n(tenth, 10).sum::<Points>(), Points::from_integer(1.into()));
        assert_eq!(decimal("33.30").map(|points| points.to_string()), Some("333/10".into()));
        for text in ["", ".", "1.", ".5", "-1", "+1", "1e3", "1/3", "1,5", "0x1", "١"] {
            assert_eq!(decimal(text), None, "{text}");
        }
    }
}
