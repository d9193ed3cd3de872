//! Values that are not the same and look it: what makes the difference, in characters by number.
//!
//! Whether two texts look alike is judged generously: any two letters outside ASCII may, and one of them may
//! look like a letter of ASCII, with or without an accent of its own. A pair too many costs one line. Not for:
//! characters that are not seen at all; those are shown as escapes.

use super::IN_A_SENTENCE;
use super::remarks::characters;
use crate::message::Message;
use crate::msg;
use crate::value::difference::{Places, TextDifference, What};
use crate::value::{Notation, Step, Text, Value};

/// Values of each side that are looked at.
const MOST: usize = 12;

/// The first pair, of something missing and something too many, or of two type names, that looks alike.
pub(super) fn among(places: &Places<'_>, notation: Notation) -> Option<Message> {
    let written = |value: &Value| notation.show(value, IN_A_SENTENCE).text;
    let entry = |path: &[Step], value: &Value| match path.last() {
        Some(Step::Key(key)) => written(key),
        _ => written(value),
    };
    let (mut wanted, mut given) = (Vec::new(), Vec::new());
    for place in &places.found {
        match &place.what {
            What::Missing(value) => wanted.push(entry(&place.path, value)),
            What::Extra(value) => given.push(entry(&place.path, value)),
            What::Members { missing, extra } => {
                wanted.extend(missing.iter().take(MOST).map(|value| written(value)));
                given.extend(extra.iter().take(MOST).map(|value| written(value)));
            }
            What::Types(a, b) => {
                wanted.push(a.type_name().to_owned());
                given.push(b.type_name().to_owned());
            }
            What::Values(..) | What::Texts(_) | What::Opaque(_) => {}
        }
    }
    let pairs = wanted.iter().flat_map(|one| given.iter().map(move |other| (one, other)));
    pairs.filter(|(one, other)| may_look_alike(one, other)).find_map(|(one, other)| {
        let (a, b) = (Text::from(one.as_str()), Text::from(other.as_str()));
        let characters = characters(&TextDifference::between(&a, &b)?)?;
        Some(msg!("report-look-alike", one = one, other = other, characters = characters))
    })
}

/// Whether two different texts could be taken for each other.
fn may_look_alike(one: &str, other: &str) -> bool {
    let seen = |text: &str| -> Vec<char> { text.chars().filter(|c| !is_mark(*c)).collect() };
    let (a, b) = (seen(one), seen(other));
    one != other
        && a.len() == b.len()
        && a.iter().zip(&b).all(|(a, b)| a == b || !a.is_ascii() || !b.is_ascii())
}

/// Combining marks: accents that stand over the letter before them.
fn is_mark(c: char) -> bool {
    matches!(c, '\u{300}'..='\u{36f}' | '\u{1ab0}'..='\u{1aff}' | '\u{1dc0}'..='\u{1dff}' | '\u{20d0}'..='\u{20ff}')
}

#[cfg(test)]
mod tests {
    use super::may_look_alike;

    #[test]
    fn letters_of_other_alphabets_and_composed_accents_may_look_alike() {
        for (one, other) in [("a", "а"), ("é", "e\u{301}"), ("'Pо'", "'Po'"), ("Ａ", "A")] {
            assert!(may_look_alike(one, other) && may_look_alike(other, one), "{one} {other}");
        }
        for (one, other) in [("a", "b"), ("a", "a"), ("é", "ab"), ("é", "ée"), ("1", "l")] {
            assert!(!may_look_alike(one, other), "{one} {other}");
        }
    }
}
