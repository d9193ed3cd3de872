//! Reading and writing YAML: what is refused, how and where.

use jugeote::i18n::{Lang, Wording};
use jugeote::yaml::{self, Fault, Place, Spanned};
use proptest::prelude::*;
use serde::{Deserialize, Serialize};
use std::fmt::Write as _;

#[derive(Debug, Serialize, Deserialize, PartialEq)]
#[serde(deny_unknown_fields)]
struct Sheet {
    title: String,
    #[serde(default)]
    fresh: bool,
    #[serde(default)]
    points: Vec<u32>,
    #[serde(default)]
    colour: Option<Colour>,
}

#[derive(Debug, Serialize, Deserialize, PartialEq)]
#[serde(rename_all = "lowercase")]
enum Colour {
    Red,
    Blue,
}

fn fault(text: &str) -> Fault {
    yaml::read::<Sheet>(text).expect_err("a faulty text")
}

/// `line:column message | hint`, in English.
fn said(text: &str) -> String {
    let Fault { message, hint, place } = fault(text);
    let wording = Wording::new(Lang::En);
    let hint = hint.map(|hint| format!(" | {}", wording.say(&hint))).unwrap_or_default();
    format!("{}:{} {}{hint}", place.line, place.column, wording.say(&message))
}

#[test]
fn an_unknown_key_is_refused_with_what_was_probably_meant() {
    assert_eq!(said("titel: a\n"), "1:1 unknown key `titel` | did you mean `title`?");
    assert_eq!(
        said("title: a\nxyz: 1\n"),
        "2:1 unknown key `xyz` | known here: title, fresh, points, colour"
    );
    assert_eq!(said("title: a\ncolour: bleu\n"), "2:9 unknown word `bleu` | did you mean `blue`?");
}

#[test]
fn a_key_twice_is_refused() {
    assert_eq!(said("title: a\ntitle: b\n"), "2:1 the key `title` stands twice");
}

#[test]
fn only_true_and_false_are_truth_values() {
    assert_eq!(said("title: a\nfresh: yes\n"), "2:8 `yes` is not a truth value | write `true` or `false`");
    let sheet: Sheet = yaml::read("title: no\nfresh: true\n").expect("a text");
    assert_eq!((sheet.title.as_str(), sheet.fresh), ("no", true));
}

#[test]
fn a_value_of_another_type_is_named_with_what_is_expected() {
    assert_eq!(said("title: a\npoints: [1, x]\n"), "2:13 `x` stands where an integer that fits is expected");
    assert_eq!(
        said("title: a\npoints: [1, -1]\n"),
        "2:13 `-1` stands where an integer that fits is expected"
    );
    assert_eq!(said("title: a\npoints: 3\n"), "2:9 `3` stands where a list is expected");
    assert_eq!(said("title: [1]\n"), "1:8 `[` stands where a text is expected");
    assert_eq!(
        said("title:\n"),
        "1:6 a text is expected, there is nothing here: write \"\" for an empty text"
    );
    assert_eq!(said("points: []\n"), "1:1 the key `title` is missing");
}

#[test]
fn the_notation_itself_is_located() {
    assert_eq!(said(""), "1:1 the file is empty");
    let tab = fault("title: a\npoints:\n\t- 1\n");
    assert_eq!(tab.place.line, 3, "{tab}");
    assert_eq!(tab.hint.as_ref().map(|hint| hint.key), Some("yaml-hint-tab"));
    let open = fault("title: \"a\npoints: [1]\n");
    assert_eq!(open.message.key, "yaml-syntax", "{open}");
    let two = fault("title: a\n---\ntitle: b\n");
    assert_eq!(two.message.key, "yaml-several-documents", "{two}");
}

#[test]
fn merge_keys_and_unknown_tags_are_refused() {
    assert_eq!(fault("<<: {title: a}\n").message.key, "yaml-merge-key");
    assert_eq!(fault("title: !secret a\n").message.key, "yaml-tag");
}

#[test]
fn a_byte_order_mark_and_windows_line_ends_are_accepted() {
    let sheet: Sheet = yaml::read("\u{feff}title: é\r\npoints: [1]\r\n").expect("a sheet");
    assert_eq!(sheet.title, "é");
    assert_eq!(sheet.points, [1]);
    let text = "\u{feff}title: é\r\npoints: [1, x]\r\n";
    let found = fault(text);
    assert_eq!((found.place.line, found.place.column), (2, 13));
    assert_eq!(&text[found.place.bytes], "x");
    let text = "\u{feff}titel: a\n";
    let found = fault(text);
    assert_eq!((found.place.line, found.place.column), (1, 1));
    assert_eq!(&text[found.place.bytes], "titel");
}

#[test]
fn aliases_that_multiply_are_stopped() {
    let mut bomb = String::from("a0: &a0 [x, x, x, x, x, x, x, x, x, x]\n");
    for level in 1..10 {
        let before = format!("*a{}, ", level - 1).repeat(10);
        writeln!(bomb, "a{level}: &a{level} [{}]", before.trim_end_matches(", ")).expect("a text");
    }
    let found = yaml::read::<serde_json::Value>(&bomb).expect_err("a bomb");
    assert_eq!(found.message.key, "yaml-too-much", "{found}");
    let deep = format!("{}{}", "[".repeat(10_000), "]".repeat(10_000));
    assert!(yaml::read::<serde_json::Value>(&deep).is_err());
    let long = format!("title: {}", "a".repeat(yaml::LONGEST_TEXT));
    assert_eq!(fault(&long).message.key, "yaml-too-long");
}

#[test]
fn bytes_that_are_not_utf_8_are_located() {
    let found = yaml::read_bytes::<Sheet>(b"title: a\nb: \xe9\n").expect_err("Latin-1");
    assert_eq!(found.message.key, "yaml-not-utf8");
    assert_eq!((found.place.line, found.place.column, found.place.bytes.start), (2, 4, 12));
}

#[test]
fn a_spanned_value_knows_its_place() {
    #[derive(Deserialize)]
    struct Timed {
        time: Spanned<u32>,
    }
    let text = "# é\ntime:  250\n";
    let timed: Timed = yaml::read(text).expect("a number");
    let place = Place::of(&timed.time);
    assert_eq!((timed.time.value, place.line, place.column), (250, 2, 8));
    assert_eq!(&text[place.bytes], "250");
}

#[test]
fn what_is_written_reads_back_also_where_other_readers_would_see_something_else() {
    for title in
        ["no", "on", "12", "1e3", "12:30", "2024-01-02", "~", "", "null", " a ", "a: b", "#", "é\nè\n", "- a"]
    {
        let sheet =
            Sheet { title: title.to_owned(), fresh: true, points: vec![3], colour: Some(Colour::Blue) };
        let text = yaml::write(&sheet).expect("YAML");
        assert_eq!(yaml::read::<Sheet>(&text), Ok(sheet), "{text}");
    }
}

proptest! {
    #[test]
    fn no_text_makes_the_reader_panic(text in "(title|points|[ \\[\\]{}:,\\-&*!|>'\"#\n\ta1é])*") {
        if let Err(found) = yaml::read::<Sheet>(&text) {
            prop_assert!(text.get(found.place.bytes.clone()).is_some(), "{:?} in {:?}", found.place, text);
        }
    }

    #[test]
    fn any_title_reads_back(title in any::<String>()) {
        let sheet = Sheet { title, fresh: false, points: vec![], colour: None };
        let text = yaml::write(&sheet).expect("YAML");
        prop_assert_eq!(yaml::read::<Sheet>(&text), Ok(sheet), "{}", text);
    }
}
