//! A generator's settings as an author wrote them, read one by one.
//!
//! Not for: `count` and `seed`, which every generator takes and the trait passes apart.

use super::answer::shown;
use crate::message::Message;
use crate::msg;
use crate::value::{Notation, Value};
use std::ops::RangeInclusive;

/// The settings given to one generator, all of them known to it.
pub(super) struct Settings<'a> {
    given: &'a [(String, Value)],
}

impl<'a> Settings<'a> {
    /// Refuses a setting the generator does not have, or that is given twice.
    pub(super) fn new(
        generator: &'static str,
        known: &[&str],
        given: &'a [(String, Value)],
    ) -> Result<Self, Message> {
        for (index, (name, _)) in given.iter().enumerate() {
            if !known.contains(&name.as_str()) {
                let known = backticked(known);
                return Err(msg!(
                    "reference-setting-unknown",
                    generator = generator,
                    name = name,
                    known = known
                ));
            }
            if given[..index].iter().any(|(earlier, _)| earlier == name) {
                return Err(msg!("reference-setting-twice", name = name));
            }
        }
        Ok(Self { given })
    }

    /// A setting that is one integer, or the least and the most of a range: `5` or `[1, 8]`.
    pub(super) fn range(
        &self,
        name: &'static str,
        allowed: &RangeInclusive<usize>,
        default: RangeInclusive<usize>,
    ) -> Result<RangeInclusive<usize>, Message> {
        let Some(value) = self.value(name) else { return Ok(default) };
        let number = |value: &Value| {
            value.as_i64().and_then(|number| usize::try_from(number).ok()).filter(|n| allowed.contains(n))
        };
        let ends = match value {
            Value::List(ends) if ends.len() == 2 => number(&ends[0]).zip(number(&ends[1])),
            one => number(one).map(|end| (end, end)),
        };
        ends.filter(|(least, most)| least <= most).map(|(least, most)| least..=most).ok_or_else(|| {
            msg!(
                "reference-setting-range",
                name = name,
                lowest = *allowed.start(),
                highest = *allowed.end(),
                found = shown(value, Notation::Python)
            )
        })
    }

    /// A setting that is a list of words, each one of `known` and none twice; `None` where it is not given.
    pub(super) fn words(
        &self,
        name: &'static str,
        known: &[&'static str],
    ) -> Result<Option<Vec<&'static str>>, Message> {
        let Some(value) = self.value(name) else { return Ok(None) };
        let refused = || {
            let found = shown(value, Notation::Python);
            msg!("reference-setting-words", name = name, known = backticked(known), found = found)
        };
        let Value::List(items) = value else { return Err(refused()) };
        let mut words: Vec<&'static str> = Vec::new();
        for item in items {
            let word = known.iter().copied().find(|word| item.as_str() == Some(word)).ok_or_else(refused)?;
            if words.contains(&word) {
                return Err(refused());
            }
            words.push(word);
        }
        if words.is_empty() { Err(refused()) } else { Ok(Some(words)) }
    }

    fn value(&self, name: &str) -> Option<&'a Value> {
        self.given.iter().find(|(given, _)| given == name).map(|(_, value)| value)
    }
}

/// The range from the lesser beginning to the greater end.
pub(super) fn span(one: &RangeInclusive<usize>, other: &RangeInclusive<usize>) -> RangeInclusive<usize> {
    *one.start().min(other.start())..=*one.end().max(other.end())
}

fn backticked(words: &[&str]) -> String {
    words.iter().map(|word| format!("`{word}`")).collect::<Vec<_>>().join(", ")
}
