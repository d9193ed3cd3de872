//! Bounds of generated arguments, by the types of the signature: `n: [1, 8]`, `word: {length: [0, 6], alphabet: ab}`.
//!
//! What is left out takes small values. Not for: drawing values within the bounds (`reference`).

use super::walk::{Fields, Walk};
use crate::message::Message;
use crate::msg;
use crate::value::domain::FARTHEST;
use crate::value::{Domain, Type, Value, compare};
use crate::yaml::{Content, Node};
use std::ops::RangeInclusive;

/// The longest collection or text.
const LONGEST: i64 = 100_000;
/// Elements and characters of the largest value.
const LARGEST: usize = 1_000_000;
/// Digits behind the point of a float, and how many unless said otherwise.
const DECIMALS: RangeInclusive<u64> = 0..=6;
const USUAL_DECIMALS: u8 = 2;

impl Walk {
    /// The domain of a parameter within the bounds written for it.
    pub(super) fn bounds(&mut self, node: &Node, kind: &Type) -> Option<Domain> {
        let domain = self.domain(node, kind, 0)?;
        if domain.largest() > LARGEST {
            self.error(node, msg!("bounds-large", most = LARGEST));
            return None;
        }
        Some(domain)
    }

    fn domain(&mut self, node: &Node, kind: &Type, depth: usize) -> Option<Domain> {
        if node.is_empty() {
            return Some(Domain::usual_within(kind, depth));
        }
        if let Some(choices) = choices_of(node) {
            self.fields(node, Some(&["choices"]))?;
            return self.choices(choices, kind);
        }
        match kind {
            Type::Int => match ends(node) {
                Some(ends) => Some(Domain::Int(ends)),
                None => self.misshapen(node, kind, msg!("bounds-form-int")),
            },
            Type::Float => self.float_bounds(node, kind),
            Type::Str => self.text_bounds(node, kind),
            Type::List(of) => {
                let fields = self.bound_fields(node, &["length", "of", "distinct", "sorted"])?;
                let distinct = self.optional(fields, "distinct", Self::boolean)?;
                let sorted = self.optional(fields, "sorted", Self::boolean)?;
                let usual = Domain::usual_within(kind, depth);
                let of = self.inner(fields, "of", of, depth + 1)?;
                let Domain::List { length, .. } = usual else { return None };
                let length = self.length(fields, "length", length, distinct.then_some(&of))?;
                Some(Domain::List { of: Box::new(of), length, distinct, sorted })
            }
            Type::Set(of) => {
                let fields = self.bound_fields(node, &["length", "of"])?;
                let of = self.inner(fields, "of", of, depth + 1)?;
                let length = self.length(fields, "length", 0..=6, Some(&of))?;
                Some(Domain::Set { of: Box::new(of), length })
            }
            Type::Dict(key, of) => {
                let fields = self.bound_fields(node, &["length", "keys", "values"])?;
                let keys = self.inner(fields, "keys", key, depth + 1);
                let values = self.inner(fields, "values", of, depth + 1);
                let (keys, values) = (keys?, values?);
                let length = self.length(fields, "length", 0..=6, Some(&keys))?;
                Some(Domain::Dict { keys: Box::new(keys), values: Box::new(values), length })
            }
            Type::Tuple(of) => {
                let Some(items) = list_of(node, of.len()) else {
                    return self.misshapen(node, kind, msg!("bounds-form-tuple", count = of.len()));
                };
                let domains: Vec<_> =
                    items.iter().zip(of).map(|(item, kind)| self.domain(item, kind, depth)).collect();
                Some(Domain::Tuple(domains.into_iter().collect::<Option<_>>()?))
            }
            Type::Grid(of) => self.grid_bounds(node, of, depth),
            Type::Optional(of) => Some(Domain::optional(self.domain(node, of, depth)?)),
            Type::Bool | Type::None | Type::Any => self.misshapen(node, kind, msg!("bounds-form-choices")),
        }
    }

    /// The bounds of what stands inside a collection.
    fn inner(&mut self, fields: Fields<'_>, key: &str, kind: &Type, depth: usize) -> Option<Domain> {
        match fields.get(key) {
            Some(node) => self.domain(node, kind, depth),
            None => Some(Domain::usual_within(kind, depth)),
        }
    }

    fn choices(&mut self, node: &Node, kind: &Type) -> Option<Domain> {
        let items = self.list(node)?;
        if items.is_empty() {
            self.error(node, msg!("bounds-no-choice"));
            return None;
        }
        let mut choices: Vec<Value> = Vec::new();
        let mut faulty = false;
        for item in items {
            match self.typed(item, kind) {
                Some(value) if choices.iter().any(|other| compare::equal(other, &value)) => {
                    self.error(item, msg!("bounds-choice-twice"));
                    faulty = true;
                }
                Some(value) => choices.push(value),
                None => faulty = true,
            }
        }
        (!faulty).then_some(Domain::Choice(choices))
    }

    fn float_bounds(&mut self, node: &Node, kind: &Type) -> Option<Domain> {
        let (range, decimals) = match &node.content {
            Content::Mapping(_) => {
                let fields = self.fields(node, Some(&["range", "decimals"]))?;
                let decimals = match fields.get("decimals") {
                    Some(node) => self.integer(node, DECIMALS)? as u8,
                    None => USUAL_DECIMALS,
                };
                (fields.get("range"), decimals)
            }
            _ => (Some(node), USUAL_DECIMALS),
        };
        let one = 10_f64.powi(i32::from(decimals));
        let Some(range) = range else {
            let most = 10 * 10_i64.pow(u32::from(decimals));
            return Some(Domain::Float { units: -most..=most, decimals });
        };
        let number = |node: &Node| match (&node.content, node.scalar().and_then(super::scalar::plain)?) {
            (Content::Plain(_), Value::Int(number)) => number.to_string().parse::<f64>().ok(),
            (Content::Plain(_), Value::Float(number)) => Some(number),
            _ => None,
        };
        let near = |node: &Node| {
            number(node).map(|number| number * one).filter(|unit| unit.abs() <= FARTHEST as f64)
        };
        let ends = list_of(range, 2).and_then(|ends| near(&ends[0]).zip(near(&ends[1])));
        // Rounded inwards; what lies that near to a decimal number is meant to be it.
        let inwards = |least: f64, most: f64| ((least - 1e-6).ceil() as i64, (most + 1e-6).floor() as i64);
        match ends.map(|(least, most)| inwards(least, most)) {
            Some((least, most)) if least <= most => Some(Domain::Float { units: least..=most, decimals }),
            _ => self.misshapen(range, kind, msg!("bounds-form-float")),
        }
    }

    fn text_bounds(&mut self, node: &Node, kind: &Type) -> Option<Domain> {
        let Domain::Text { alphabet: usual, length } = Domain::usual(kind) else { return None };
        let fields = self.bound_fields(node, &["length", "alphabet"])?;
        let length = self.length(fields, "length", length, None);
        let alphabet = match fields.get("alphabet") {
            Some(node) => {
                let letters = node.scalar().map(|text| text.chars().collect::<Vec<char>>());
                let mut kept: Vec<char> = Vec::new();
                for letter in letters.iter().flatten() {
                    if kept.contains(letter) {
                        self.error(node, msg!("bounds-letter-twice", letter = *letter));
                        return None;
                    }
                    kept.push(*letter);
                }
                if kept.is_empty() {
                    return self.misshapen(node, kind, msg!("bounds-form-alphabet"));
                }
                kept
            }
            None => usual,
        };
        Some(Domain::Text { alphabet, length: length? })
    }

    fn grid_bounds(&mut self, node: &Node, of: &Type, depth: usize) -> Option<Domain> {
        let fields = self.bound_fields(node, &["rows", "columns", "size", "of"])?;
        let of = Box::new(self.inner(fields, "of", of, depth + 2)?);
        if fields.get("size").is_some() {
            if let Some(key) = fields.key("rows").or_else(|| fields.key("columns")) {
                self.error(key, msg!("bounds-size-and-sides"));
                return None;
            }
            let rows = self.length(fields, "size", 1..=5, None)?;
            return Some(Domain::Grid { of, columns: rows.clone(), rows, square: true });
        }
        let rows = self.length(fields, "rows", 1..=5, None);
        let columns = self.length(fields, "columns", 1..=5, None);
        Some(Domain::Grid { of, rows: rows?, columns: columns?, square: false })
    }

    /// The keys of the bounds of a collection or text.
    fn bound_fields<'a>(&mut self, node: &'a Node, known: &[&str]) -> Option<Fields<'a>> {
        if let Content::Mapping(_) = node.content {
            return self.fields(node, Some(known));
        }
        let known = known.iter().chain(&["choices"]).copied().collect::<Vec<_>>().join(", ");
        let found = self.excerpt(node);
        self.error(node, msg!("bounds-mapping", found = found, known = known));
        None
    }

    /// How long a collection is. What has no two equal elements cannot be longer than there are elements: `of`.
    fn length(
        &mut self,
        fields: Fields<'_>,
        key: &str,
        usual: RangeInclusive<usize>,
        of: Option<&Domain>,
    ) -> Option<RangeInclusive<usize>> {
        let possible = of.map_or(u64::MAX, Domain::count);
        let Some(node) = fields.get(key) else {
            let most = usize::try_from(possible).unwrap_or(usize::MAX).min(*usual.end());
            return Some(*usual.start()..=most);
        };
        let ends = ends(node).filter(|ends| *ends.start() >= 0 && *ends.end() <= LONGEST);
        let Some(ends) = ends else {
            let found = self.excerpt(node);
            self.error(node, msg!("bounds-length", key = key, found = found, most = LONGEST));
            return None;
        };
        if ends.end().unsigned_abs() > possible {
            self.error(node, msg!("bounds-few", wanted = *ends.end(), possible = possible));
            return None;
        }
        Some(usize::try_from(*ends.start()).ok()?..=usize::try_from(*ends.end()).ok()?)
    }

    /// Notes that bounds of a type are written in another way.
    fn misshapen<T>(&mut self, node: &Node, kind: &Type, form: Message) -> Option<T> {
        let found = self.excerpt(node);
        self.error(node, msg!("bounds-form", kind = kind.to_string(), form = form, found = found));
        None
    }
}

/// The list of values that are allowed, where the bounds are one.
fn choices_of(node: &Node) -> Option<&Node> {
    match &node.content {
        Content::Mapping(entries) => {
            entries.iter().find(|(key, _)| key.scalar() == Some("choices")).map(|(_, value)| value)
        }
        _ => None,
    }
}

/// One whole number, or the least and the most: `5` or `[1, 8]`. None, silently, for anything else.
fn ends(node: &Node) -> Option<RangeInclusive<i64>> {
    let number = |node: &Node| {
        let text = node.scalar().filter(|_| matches!(node.content, Content::Plain(_)))?;
        super::scalar::plain(text)?.as_i64().filter(|number| (-FARTHEST..=FARTHEST).contains(number))
    };
    let (least, most) = match list_of(node, 2) {
        Some(ends) => (number(&ends[0])?, number(&ends[1])?),
        None => (number(node)?, number(node)?),
    };
    (least <= most).then_some(least..=most)
}

/// The elements of a list of this length.
fn list_of(node: &Node, length: usize) -> Option<&[Node]> {
    match &node.content {
        Content::List(items) if items.len() == length => Some(items),
        _ => None,
    }
}
