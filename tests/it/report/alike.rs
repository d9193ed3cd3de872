//! Two values that are not the same never look it: what makes the difference is said.

use super::build::{english, simple, wrong};
use jugeote::value::compare::equal;
use jugeote::value::{Notation, Text, Value};
use proptest::prelude::*;

/// Ways to write a letter that look the same to a reader, or nearly: Latin, Cyrillic and Greek letters, a letter
/// with its accent in one character or two.
const LETTERS: [&[&str]; 5] =
    [&["a", "а"], &["e", "е"], &["é", "e\u{301}"], &["P", "Р", "Ρ"], &["o", "о", "ο"]];

/// What a reader sees: every variant of a letter is the first one.
fn seen(text: &str) -> String {
    let mut text = text.replace("e\u{301}", "é");
    for letter in LETTERS {
        for other in &letter[1..] {
            text = text.replace(other, letter[0]);
        }
    }
    text
}

fn report(expected: Value, actual: Value) -> String {
    let text = english(&simple(vec![wrong("examples 1", expected, actual)]));
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Two words of the same letters, each letter written in some way of its own.
fn words() -> impl Strategy<Value = (String, String)> {
    let letter = (0..LETTERS.len(), 0..3_usize, 0..3_usize);
    proptest::collection::vec(letter, 1..5).prop_map(|letters| {
        let word = |pick: fn(&(usize, usize, usize)) -> usize| -> String {
            letters.iter().map(|letter| LETTERS[letter.0][pick(letter) % LETTERS[letter.0].len()]).collect()
        };
        (word(|letter| letter.1), word(|letter| letter.2))
    })
}

/// A value with a word in it, in many places a word may stand.
fn holding(word: &str, place: usize) -> Value {
    let text = Value::text(word);
    let list = |items: Vec<Value>| Value::List(items);
    match place {
        0 => text,
        1 => list(vec![Value::int(1), text]),
        2 => Value::Tuple(vec![list(vec![text]), Value::None]),
        3 => Value::Set(vec![text, Value::int(2)]),
        4 => Value::Dict(vec![(text, Value::int(1))]),
        5 => Value::Dict(vec![(Value::text("k"), text)]),
        6 => Value::Dict(vec![(Value::Tuple(vec![text, Value::int(1)]), Value::None)]),
        7 => Value::Sub(word.to_owned(), Box::new(Value::int(1))),
        8 => list(vec![Value::Set(vec![list(vec![text])])]),
        9 => list(vec![list(vec![text])]),
        10 => Value::text(format!("ligne\n{word}\nfin\n")),
        _ => list(vec![list(vec![Value::text("0")]), list(vec![text])]),
    }
}

proptest! {
    #[test]
    fn what_makes_two_look_alikes_differ_is_said_by_number((one, other) in words(), place in 0..12_usize) {
        let (a, b) = (holding(&one, place), holding(&other, place));
        prop_assume!(!equal(&a, &b));
        let shown = |value: &Value| seen(&Notation::Python.show(value, usize::MAX).text);
        prop_assert_eq!(shown(&a), shown(&b), "the two look the same");
        let text = report(a, b);
        prop_assert!(text.contains("U+"), "{}", text);
    }
}

#[test]
fn a_second_look_alike_is_told_apart_as_well() {
    let (expected, actual) = (["x", "a"], ["y", "а"]);
    let list = |words: [&str; 2]| Value::List(words.map(Value::text).to_vec());
    let text = report(Value::Tuple(vec![list(expected)]), Value::Tuple(vec![list(actual)]));
    assert!(text.contains("at [0][1]: `'a'` expected, `'а'` found."), "{text}");
    assert!(text.contains("expected `a` (U+0061), found `а` (U+0430)"), "{text}");
}

#[test]
fn what_cannot_be_seen_is_shown_as_an_escape() {
    for (expected, actual, wanted) in [
        ("a b", "a\u{a0}b", r"got: 'a\xa0b'"),
        ("ab", "a\u{200b}b", r"got: 'a\u200bb'"),
        ("#  #", "#\t#", r"got: '#\t#'"),
        ("a", "a\r", r"got: 'a\r'"),
        ("ab", "\u{202e}ab", r"got: '\u202eab'"),
        ("a", "a\u{feff}", r"got: 'a\ufeff'"),
    ] {
        let text = report(Value::text(expected), Value::text(actual));
        assert!(text.contains(wanted), "{text}");
    }
    let lone = Value::Text(Text::of_surrogate(0xd800));
    assert!(report(lone, Value::text("\\ud800")).contains(r"expected: '\ud800' got: '\\ud800'"));
}

#[test]
fn letters_of_one_alphabet_that_differ_need_no_numbers() {
    for (one, other) in [(Value::text("Ada"), Value::text("Ida")), (Value::int(1), Value::int(7))] {
        let text = report(Value::List(vec![one]), Value::List(vec![other]));
        assert!(!text.contains("U+"), "{text}");
    }
}
