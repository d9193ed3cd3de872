//! Differences as data, and that the two sides shown are never the same.

use super::build::{english, grid, simple, wrong};
use jugeote::value::compare::{Leniency, Order, Rules, Tolerance, decimal, equal};
use jugeote::value::difference::{Difference, Places, What};
use jugeote::value::{Notation, Step, Text, Value};
use proptest::prelude::*;
use std::collections::BTreeSet;

fn list(items: &[i32]) -> Value {
    Value::List(items.iter().copied().map(Value::int).collect())
}

fn places<'a>(expected: &'a Value, actual: &'a Value) -> Places<'a> {
    match Difference::between(expected, actual) {
        Some(Difference::Places(places)) => places,
        other => panic!("{other:?}"),
    }
}

/// What a failing case shows of a wrong answer, line by line.
fn lines(expected: Value, actual: Value) -> Vec<String> {
    english(&simple(vec![wrong("examples 1", expected, actual)])).lines().map(str::to_owned).collect()
}

fn line<'a>(lines: &'a [String], start: &str) -> &'a str {
    lines.iter().map(|line| line.trim_start()).find(|line| line.starts_with(start)).unwrap_or_else(|| {
        panic!("no line begins with {start:?}:\n{}", lines.join("\n"));
    })
}

#[test]
fn equal_values_have_no_difference() {
    for value in [list(&[1, 2]), grid(&["01", "10"]), Value::Float(f64::NAN), Value::Dict(vec![])] {
        assert_eq!(Difference::between(&value, &value), None);
    }
    let set = |items: [i32; 2]| Value::Set(items.map(Value::int).to_vec());
    assert_eq!(Difference::between(&set([1, 2]), &set([2, 1])), None);
}

#[test]
fn ragged_grids_count_missing_and_extra_cells() {
    let expected = grid(&["012", "345", "678"]);
    let actual = grid(&["01", "3x56", "678", "9"]);
    let Some(Difference::Grid(found)) = Difference::between(&expected, &actual) else { panic!("no grid") };
    assert_eq!(found.cells, [(0, 2), (1, 1), (1, 3), (3, 0)]);
    assert_eq!((found.count(), found.missing, found.extra, found.wrong_type), (4, 1, 2, 0));
}

#[test]
fn a_row_without_cells_that_one_side_lacks_still_differs() {
    let expected = grid(&["0", ""]);
    let actual = grid(&["0"]);
    let found = Difference::between(&expected, &actual).expect("a difference");
    assert_eq!(found.count(), 1);
    let text = lines(expected, actual);
    assert_eq!(line(&text, "rows × columns"), "rows × columns: 2 × 1 expected, 1 × 1 found.");
}

#[test]
fn the_first_difference_of_lists_has_its_path_and_all_are_counted() {
    let expected = Value::List(vec![
        list(&[1, 2, 3, 4, 5]),
        Value::Tuple(vec![list(&[1]), Value::int(2)]),
        Value::int(1),
    ]);
    let actual = Value::List(vec![
        list(&[1, 2, 3, 4, 5]),
        Value::Tuple(vec![list(&[7]), Value::int(2)]),
        Value::int(2),
    ]);
    let found = places(&expected, &actual);
    assert_eq!(found.found[0].path, [Step::Index(1), Step::Index(0), Step::Index(0)]);
    assert_eq!(found.found[1].path, [Step::Index(2)]);
    assert_eq!(found.count, 2);
    let text = lines(expected, actual);
    assert_eq!(line(&text, "the first"), "the first difference is at [1][0][0]: `1` expected, `7` found.");
}

#[test]
fn missing_and_extra_elements_are_named() {
    let text = lines(list(&[1, 2, 3]), list(&[1, 2]));
    assert_eq!(line(&text, "[2]"), "[2] is missing: 3");
    let text = lines(list(&[1, 2]), list(&[1, 2, 4, 5]));
    assert_eq!(line(&text, "[2]"), "[2] is too many: 4");
    let dict = |entries: &[(&str, i32)]| {
        Value::Dict(entries.iter().map(|(key, value)| (Value::text(key), Value::int(*value))).collect())
    };
    let (expected, actual) = (dict(&[("a", 1), ("b", 2)]), dict(&[("b", 2), ("c", 3)]));
    assert_eq!(places(&expected, &actual).count, 2);
    assert_eq!(line(&lines(expected, actual), "['a']"), "['a'] is missing: 1");
    let set = |items: &[i32]| Value::Set(items.iter().copied().map(Value::int).collect());
    let text = lines(set(&[1, 2]), set(&[2, 3, 4]));
    assert_eq!(line(&text, "1 element"), "1 element is missing: 1");
    assert_eq!(line(&text, "2 elements are"), "2 elements are too many: 3, 4");
}

#[test]
fn types_are_named_where_they_differ() {
    for (expected, actual, remark) in [
        (Value::Bool(true), Value::int(1), "the expected type is `bool`; the type of this answer is `int`."),
        (
            list(&[1, 2]),
            Value::Tuple(vec![Value::int(1), Value::int(2)]),
            "the expected type is `list`; the type of this answer is `tuple`.",
        ),
        (Value::int(2), Value::Float(2.0), "the expected type is `int`; the type of this answer is `float`."),
        (
            Value::int(1),
            Value::Sub("int".into(), Box::new(Value::int(1))),
            "the expected type is `int`; the type of this answer is `int`, a class made from `int`.",
        ),
    ] {
        let text = lines(expected, actual).join(" ").split_whitespace().collect::<Vec<_>>().join(" ");
        assert!(text.contains(remark), "{text}");
    }
}

#[test]
fn a_number_instead_of_a_text_in_a_grid_is_seen_and_named() {
    let expected = grid(&["#0", "10"]);
    let mut actual = grid(&["#0", "10"]);
    if let Value::List(rows) = &mut actual
        && let Value::List(cells) = &mut rows[1]
    {
        cells[1] = Value::int(0);
    }
    let text = lines(expected, actual);
    assert_eq!(line(&text, "1 │"), "1 │ '1'['0']   1 │ '1'[  0]");
    assert_eq!(
        line(&text, "cell (1, 1)"),
        "cell (1, 1): `'0'` of type `str` is expected, not `0` of type `int`."
    );
}

#[test]
fn a_row_that_is_a_text_is_shown_and_named() {
    let expected = grid(&["##", "#0", "#1"]);
    let Value::List(mut rows) = expected.clone() else { panic!("a list") };
    rows[2] = Value::text("#1");
    let text = lines(expected.clone(), Value::List(rows));
    assert_eq!(line(&text, "2 │"), "2 │[#|1]   2 │['#1']");
    assert_eq!(line(&text, "row 2"), "row 2 is no list of cells: its type is `str`.");
    // No row is a list: no board, but the first element's type.
    let text = lines(expected, Value::List(vec![Value::text("##"), Value::text("#0"), Value::text("#1")]));
    assert!(
        text.join("\n").contains("at [0]: the expected type is `list`; the type of this answer is `str`.")
    );
}

#[test]
fn letters_that_look_alike_are_told_apart_by_number() {
    let text = lines(grid(&["P0", "00"]), grid(&["Р0", "00"]));
    assert_eq!(line(&text, "cell (0, 0)"), "cell (0, 0): expected `P` (U+0050), found `Р` (U+0420)");
    let text = lines(Value::text("été"), Value::text("e\u{301}té"));
    assert_eq!(line(&text, "expected `"), "expected `é` (U+00E9), found `e` (U+0065)");
}

#[test]
fn blanks_and_line_ends_are_seen() {
    let text = lines(Value::text("#  #"), Value::text("#  # "));
    assert_eq!(line(&text, "expected:"), "expected: '#  #'");
    assert_eq!(line(&text, "got:"), "got:      '#  # '");
    assert_eq!(line(&text, "the answer goes on"), "the answer goes on after its end, in line 1, column 5.");
    let text = lines(Value::text("a\n"), Value::text("a\r\n"));
    assert_eq!(line(&text, "got:"), r"got:      'a\r\n'");
}

#[test]
fn an_extra_line_stands_alone_in_the_difference() {
    let text = lines(Value::text("Bonjour\n$0\n"), Value::text("Bonjour\n$0\nNone\n"));
    assert_eq!(line(&text, "+ '"), r"+ 'None\n'");
    assert_eq!(text.iter().filter(|line| line.trim_start().starts_with("- '")).count(), 0);
}

#[test]
fn our_mark_for_what_was_cut_stands_outside_the_quotes_or_on_a_line_of_its_own() {
    let text = lines(Value::text("Before Grade 1"), Value::text("Before Grade 1..."));
    assert_eq!(line(&text, "expected:"), "expected: 'Before Grade 1'");
    assert_eq!(line(&text, "got:"), "got:      'Before Grade 1...'");
    let long = "x".repeat(5000);
    let text = lines(Value::text(format!("{long}a{long}")), Value::text(format!("{long}b{long}")));
    let (a, b) = (line(&text, "expected:"), line(&text, "got:"));
    assert_eq!(a.replace("expected: ", "").replace('a', "b"), b.replace("got:      ", ""));
    assert!(text.iter().any(|line| line.contains("characters before and")));
    let total: usize = text.iter().map(|line| line.chars().count()).sum();
    assert!(total < 2000, "{total}");
}

#[test]
fn a_text_of_many_lines_is_bounded_and_quick() {
    let lines_of = |step: usize| (0..60_000).map(|n| (n * step).to_string()).collect::<Vec<_>>().join("\n");
    let text = lines(Value::text(lines_of(1)), Value::text(lines_of(2)));
    assert!(text.len() < 60, "{}", text.join("\n"));
    assert!(text.iter().any(|line| line.contains("only 2000 lines from line 1 on were compared.")));
}

#[test]
fn floats_say_by_how_much() {
    let text = lines(Value::Float(0.3), Value::Float(0.1 + 0.2));
    assert_eq!(line(&text, "the difference is"), "the difference is 5.6e-17.");
}

fn values() -> impl Strategy<Value = Value> {
    let leaf = prop_oneof![
        Just(Value::None),
        any::<bool>().prop_map(Value::Bool),
        (-3_i32..3).prop_map(Value::int),
        prop_oneof![Just(0.5), Just(f64::NAN), Just(0.0), Just(-0.0), any::<f64>()].prop_map(Value::Float),
        "[ab\n\u{200b}é]{0,3}".prop_map(Value::text),
        Just(Value::Text(Text::from_generalised_utf8(b"\xed\xa0\x80").expect("a lone surrogate"))),
        proptest::collection::vec(any::<u8>(), 0..3).prop_map(Value::Bytes),
    ];
    leaf.prop_recursive(3, 24, 4, |inner| {
        let items = proptest::collection::vec(inner.clone(), 0..4);
        prop_oneof![
            items.clone().prop_map(Value::List),
            items.prop_map(Value::Tuple),
            proptest::collection::vec((0_i32..4, inner.clone()), 0..3).prop_map(|entries| {
                let mut seen = BTreeSet::new();
                let fresh = entries.into_iter().filter(|(key, _)| seen.insert(*key));
                Value::Dict(fresh.map(|(key, value)| (Value::int(key), value)).collect())
            }),
            inner.prop_map(|value| Value::Sub("int".into(), Box::new(value))),
        ]
    })
}

proptest! {
    #[test]
    fn there_is_a_difference_exactly_where_values_are_not_equal(a in values(), b in values()) {
        let found = Difference::between(&a, &b);
        prop_assert_eq!(found.is_none(), equal(&a, &b));
        if let Some(found) = found {
            prop_assert!(found.count() >= 1);
        }
    }

    #[test]
    fn by_any_rules_there_is_a_difference_exactly_where_they_are_not_met(
        a in values(), b in values(), deep in any::<bool>(), near in any::<bool>(), lenient in any::<bool>(),
    ) {
        let tolerance = Tolerance::new(decimal("0.6").expect("a number"), decimal("0").expect("a number"));
        let rules = Rules {
            order: if deep { Order::Nowhere } else { Order::Outermost },
            tolerance: tolerance.filter(|_| near),
            text: if lenient { vec![Leniency::Blanks, Leniency::Case] } else { vec![] },
            sequences: lenient,
            subclasses: lenient,
        };
        prop_assert_eq!(Difference::by(&rules, &a, &b).is_none(), rules.meet(&a, &b));
        prop_assert!(rules.meet(&a, &a), "every value meets itself");
        prop_assert!(!equal(&a, &b) || rules.meet(&a, &b), "what is equal meets any rules");
    }

    #[test]
    fn the_cells_that_differ_are_those_a_plain_double_loop_finds(
        a in proptest::collection::vec(proptest::collection::vec(0_i32..3, 1..5), 1..5),
        b in proptest::collection::vec(proptest::collection::vec(0_i32..3, 0..5), 1..5),
    ) {
        let value = |rows: &[Vec<i32>]| Value::List(rows.iter().map(|row| list(row)).collect());
        let (expected, actual) = (value(&a), value(&b));
        let mut cells = Vec::new();
        for row in 0..5 {
            for column in 0..5 {
                let at = |rows: &[Vec<i32>]| rows.get(row).and_then(|cells| cells.get(column)).copied();
                if at(&a) != at(&b) {
                    cells.push((row, column));
                }
            }
        }
        match Difference::between(&expected, &actual) {
            Some(Difference::Grid(grid)) => prop_assert_eq!(grid.cells, cells),
            None => prop_assert!(cells.is_empty()),
            Some(Difference::Places(_)) => prop_assert!(false, "no grid"),
        }
    }

    #[test]
    fn what_is_shown_of_both_sides_is_never_the_same(a in values(), b in values()) {
        prop_assume!(!equal(&a, &b));
        let shown = |value: &Value| Notation::Python.show(value, usize::MAX).text;
        let text = lines(a.clone(), b.clone());
        let pair = |start: &str| {
            text.iter().position(|line| line.trim_start().starts_with(start)).map(|at| text[at].trim_start()[10..].to_owned())
        };
        if let (Some(expected), Some(got)) = (pair("expected: "), pair("got:      ")) {
            let types = text.iter().any(|line| line.contains("type"));
            prop_assert!(expected != got || types || shown(&a).len() > 60, "{}", text.join("\n"));
        }
    }

    #[test]
    fn excerpts_of_two_texts_always_show_the_first_difference(a in "[ab]{0,90}", b in "[ab]{0,90}", most in 4_usize..20) {
        prop_assume!(a != b);
        let (expected, actual) = (Value::text(&a), Value::text(&b));
        let What::Texts(texts) = places(&expected, &actual).found.remove(0).what else { return Err(TestCaseError::fail("no texts")) };
        let (one, other) = texts.excerpts(Notation::Python, most);
        prop_assert_ne!(&one.text, &other.text);
        for (excerpt, whole) in [(one, a), (other, b)] {
            let piece = excerpt.text.chars().count() - 2;
            prop_assert!(piece <= most);
            prop_assert_eq!(excerpt.before + piece + excerpt.after, whole.chars().count());
        }
    }
}
