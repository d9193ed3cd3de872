//! The places in which lists, sets, dictionaries and huge values differ. Expected places are found by hand.

use super::build::{english, simple, wrong};
use jugeote::value::compare::{Order, Rules, Tolerance, decimal};
use jugeote::value::difference::{Difference, Places, What};
use jugeote::value::{Step, Value};
use proptest::prelude::*;

fn list(items: &[i64]) -> Value {
    Value::List(items.iter().copied().map(Value::int).collect())
}

fn by<'a>(rules: &Rules, expected: &'a Value, actual: &'a Value) -> Option<Places<'a>> {
    match Difference::by(rules, expected, actual) {
        Some(Difference::Places(places)) => Some(places),
        None => None,
        Some(Difference::Grid(grid)) => panic!("{grid:?}"),
    }
}

fn places<'a>(expected: &'a Value, actual: &'a Value) -> Places<'a> {
    by(&Rules::default(), expected, actual).expect("a difference")
}

/// Each place in a few words: `-[0] 1`, `+[3] 9`, `~[2]`.
fn short(places: &Places<'_>) -> Vec<String> {
    let path = |path: &[Step]| -> String {
        path.iter()
            .map(|step| match step {
                Step::Index(index) => format!("[{index}]"),
                Step::Key(key) => format!("[{}]", jugeote::value::Notation::Python.show(key, 40).text),
            })
            .collect()
    };
    let shown = |value: &Value| jugeote::value::Notation::Python.show(value, 40).text;
    places
        .found
        .iter()
        .map(|place| match &place.what {
            What::Missing(value) => format!("-{} {}", path(&place.path), shown(value)),
            What::Extra(value) => format!("+{} {}", path(&place.path), shown(value)),
            _ => format!("~{}", path(&place.path)),
        })
        .collect()
}

fn report(expected: Value, actual: Value) -> String {
    let text = english(&simple(vec![wrong("examples 1", expected, actual)]));
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

#[test]
fn one_element_missing_or_too_many_is_one_difference() {
    for (expected, actual, wanted) in [
        (&[1, 2, 3, 4, 5][..], &[2, 3, 4, 5][..], vec!["-[0] 1"]),
        (&[1, 2, 3], &[9, 1, 2, 3], vec!["+[0] 9"]),
        (&[1, 2, 3, 4], &[1, 2, 4], vec!["-[2] 3"]),
        (&[1, 2, 3, 4, 5], &[0, 1, 2, 3, 4], vec!["+[0] 0", "-[4] 5"]),
        (&[1, 2, 3], &[1, 9, 3], vec!["~[1]"]),
        (&[1, 2], &[], vec!["-[0] 1", "-[1] 2"]),
        (&[1, 2, 3, 4, 5, 6], &[1, 7, 2, 3, 8, 5, 6], vec!["+[1] 7", "~[4]"]),
    ] {
        let (expected, actual) = (list(expected), list(actual));
        let found = places(&expected, &actual);
        assert_eq!(short(&found), wanted);
        assert_eq!(found.count, wanted.len());
    }
}

#[test]
fn places_inside_an_element_that_moved_are_named_in_the_answer() {
    let row = |items: &[i64]| list(items);
    let expected = Value::Tuple(vec![row(&[1, 1, 1]), row(&[2, 2, 2]), row(&[3, 3, 3]), row(&[4, 4, 4])]);
    let actual =
        Value::Tuple(vec![row(&[0]), row(&[1, 1, 1]), row(&[2, 2, 2]), row(&[3, 9, 3]), row(&[4, 4, 4])]);
    assert_eq!(short(&places(&expected, &actual)), ["+[0] [0]", "~[3][1]"]);
}

#[test]
fn dictionaries_say_what_is_missing_changed_and_too_many() {
    let dict = |entries: &[(&str, i64)]| {
        Value::Dict(entries.iter().map(|(key, value)| (Value::text(key), Value::int(*value))).collect())
    };
    let (expected, actual) = (dict(&[("a", 1), ("b", 2), ("c", 3)]), dict(&[("d", 4), ("c", 3), ("b", 7)]));
    assert_eq!(short(&places(&expected, &actual)), ["-['a'] 1", "~['b']", "+['d'] 4"]);
    let text = report(expected, actual);
    for wanted in [
        "3 elements differ.",
        "['a'] is missing: 1",
        "at ['b']: `2` expected, `7` found.",
        "['d'] is too many: 4",
    ] {
        assert!(text.contains(wanted), "{wanted}: {text}");
    }
}

/// `{1: …}`, `{True: …}` and `{1.0: …}` are one dictionary to Python and three to a reader.
#[test]
fn keys_of_other_types_are_other_keys() {
    let dict = |key: Value| Value::Dict(vec![(key, Value::text("a"))]);
    for key in [Value::Bool(true), Value::Float(1.0), Value::text("1")] {
        let (expected, actual) = (dict(Value::int(1)), dict(key));
        let found = places(&expected, &actual);
        assert_eq!(found.count, 2);
        assert!(matches!((&found.found[0].what, &found.found[1].what), (What::Missing(_), What::Extra(_))));
    }
}

#[test]
fn more_places_than_are_named_are_counted() {
    let expected = list(&(0..100).collect::<Vec<_>>());
    let actual = list(&(0..100).map(|number| -number - 1).collect::<Vec<_>>());
    let found = places(&expected, &actual);
    assert_eq!((found.found.len(), found.count), (6, 100));
    assert!(report(expected, actual).contains("94 more differences are not shown."));
    let set = |numbers: std::ops::Range<i64>| Value::Set(numbers.map(Value::int).collect());
    let text = report(set(0..20), set(100..101));
    assert!(text.contains("20 elements are missing: 0, 1, 2, 3, 4 and 15 more"), "{text}");
}

#[test]
fn what_the_rules_let_pass_is_no_difference() {
    let tolerance = Tolerance::new(decimal("0.01").expect("a number"), decimal("0").expect("a number"));
    let near = Rules { tolerance, ..Rules::default() };
    let floats = |items: [f64; 3]| Value::List(items.map(Value::Float).to_vec());
    let (expected, actual) = (floats([1.0, 2.0, 3.0]), floats([1.01, 2.5, 3.0]));
    assert_eq!(short(&by(&near, &expected, &actual).expect("a difference")), ["~[1]"]);
    assert_eq!(by(&near, &expected, &floats([1.01, 2.0, 2.99])), None);
    let unordered = Rules { order: Order::Outermost, ..Rules::default() };
    let found = (list(&[1, 2, 2, 3]), list(&[3, 4, 2, 1]));
    let found = by(&unordered, &found.0, &found.1).expect("a difference");
    let [place] = found.found.as_slice() else { panic!("{found:?}") };
    let two = Value::int(2);
    let four = Value::int(4);
    assert_eq!(place.what, What::Members { missing: vec![&two], extra: vec![&four] });
    let any = Rules { sequences: true, subclasses: true, ..Rules::default() };
    let tuple = Value::Sub("P".into(), Box::new(Value::Tuple(vec![Value::int(1), Value::int(2)])));
    let (one, three) = (list(&[1, 2]), list(&[1, 3]));
    assert_eq!(by(&any, &one, &tuple), None);
    assert_eq!(short(&by(&any, &three, &tuple).expect("a difference")), ["~[1]"]);
}

#[test]
fn a_cell_within_the_tolerance_does_not_differ() {
    let grid = |cells: [[f64; 2]; 2]| {
        Value::List(cells.map(|row| Value::List(row.map(Value::Float).to_vec())).to_vec())
    };
    let tolerance = Tolerance::new(decimal("0.01").expect("a number"), decimal("0").expect("a number"));
    let rules = Rules { tolerance, ..Rules::default() };
    let (expected, actual) = (grid([[0.5, 1.0], [2.0, 3.0]]), grid([[0.51, 1.0], [2.0, 3.02]]));
    let Some(Difference::Grid(found)) = Difference::by(&rules, &expected, &actual) else { panic!("no grid") };
    assert_eq!(found.cells, [(1, 1)]);
}

/// Sizes that took minutes, or all memory, when every element was compared with every other.
#[test]
fn huge_values_are_compared_and_reported_in_bounded_output() {
    let numbers: Vec<i64> = (0..100_000).collect();
    let mut other = numbers.clone();
    other.remove(12_345);
    assert_eq!(short(&places(&list(&numbers), &list(&other))), ["-[12345] 12345"]);
    let squares = list(&numbers.iter().map(|number| number * number).collect::<Vec<_>>());
    assert_eq!(places(&list(&numbers), &squares).count, 99_998);
    let dict = |step: i64| {
        Value::Dict(numbers[..20_000].iter().map(|n| (Value::int(n * step), Value::int(*n))).collect())
    };
    let (once, twice) = (dict(1), dict(2));
    // 10 000 keys are common and have another value, but 0; as many are missing and too many.
    assert_eq!(places(&once, &twice).count, 29_999);
    let set = |step: i64| Value::Set(numbers[..20_000].iter().map(|n| Value::int(n * step)).collect());
    assert_eq!(places(&set(1), &set(2)).count, 20_000);
    let same = Rules { order: Order::Nowhere, ..Rules::default() };
    assert_eq!(by(&same, &list(&vec![7; 100_000]), &list(&vec![7; 100_000])), None);
    let deep = |innermost: i64| {
        (0..200).fold(list(&numbers[..20_000]), |inside, _| Value::List(vec![inside, Value::int(innermost)]))
    };
    assert_eq!(places(&deep(1), &deep(2)).count, 200);
    for (expected, actual) in [(list(&numbers), squares), (once, twice), (deep(1), deep(2))] {
        assert!(report(expected, actual).len() < 4000);
    }
    let line = "é".repeat(2 << 20);
    let text = report(Value::text(&line), Value::text(format!("{line}a")));
    assert!(text.contains("the answer goes on after its end, in line 1, column 2097153."), "{text}");
    assert!(text.len() < 4000 && text.contains("characters before"), "{text}");
}

proptest! {
    /// The edits of two short lists are never more than those of comparing index by index, and never fewer than
    /// the difference of their lengths.
    #[test]
    fn laying_lists_beside_each_other_never_adds_differences(
        a in proptest::collection::vec(0_i64..3, 0..8), b in proptest::collection::vec(0_i64..3, 0..8),
    ) {
        let by_index = a.iter().zip(&b).filter(|(a, b)| a != b).count() + a.len().abs_diff(b.len());
        let (expected, actual) = (list(&a), list(&b));
        let found = by(&Rules::default(), &expected, &actual).map_or(0, |places| places.count);
        prop_assert!(found <= by_index && found >= a.len().abs_diff(b.len()) && (found == 0) == (a == b));
    }

    /// Leaving out what is missing and putting in what is too many turns the one multiset into the other.
    #[test]
    fn members_without_counterpart_are_those_that_counting_finds(
        a in proptest::collection::vec(0_i64..4, 0..8), b in proptest::collection::vec(0_i64..4, 0..8),
    ) {
        let rules = Rules { order: Order::Outermost, ..Rules::default() };
        let count = |items: &[i64], number: i64| items.iter().filter(|item| **item == number).count();
        let wanted: usize = (0..4).map(|number| count(&a, number).abs_diff(count(&b, number))).sum();
        let (expected, actual) = (list(&a), list(&b));
        let found = by(&rules, &expected, &actual).map_or(0, |places| places.count);
        prop_assert_eq!(found, wanted);
    }

    /// Floats without order within a tolerance: the same verdict as trying every pairing.
    #[test]
    fn pairing_floats_succeeds_exactly_where_some_pairing_does(
        a in proptest::collection::vec((0_i64..8, 0_i64..2), 0..5), b in proptest::collection::vec((0_i64..8, 0_i64..2), 0..5),
        paired in any::<bool>(),
    ) {
        type Pair = (i64, i64);
        fn some(a: &[Pair], b: &[Pair], fits: &dyn Fn(&Pair, &Pair) -> bool) -> bool {
            let Some((first, rest)) = a.split_first() else { return b.is_empty() };
            (0..b.len()).any(|at| {
                let mut left = b.to_vec();
                let other = left.remove(at);
                fits(first, &other) && some(rest, &left, fits)
            })
        }
        let tolerance = Tolerance::new(decimal("0.1").expect("a number"), decimal("0").expect("a number"));
        let rules = Rules { order: Order::Outermost, tolerance, ..Rules::default() };
        let tenths = |number: i64| Value::Float(format!("{}.{}", number / 10, number % 10).parse().expect("a float"));
        let value = |items: &[(i64, i64)]| {
            let item = |(x, y): &(i64, i64)| if paired { Value::Tuple(vec![tenths(*x), tenths(*y)]) } else { tenths(*x) };
            Value::List(items.iter().map(item).collect())
        };
        let wanted = some(&a, &b, &|a, b| {
            (a.0 - b.0).abs() <= 1 && (!paired || (a.1 - b.1).abs() <= 1)
        });
        prop_assert_eq!(rules.meet(&value(&a), &value(&b)), wanted);
    }
}

#[test]
fn floats_that_are_too_far_apart_are_named_each() {
    let rules = Rules {
        tolerance: Tolerance::new(decimal("0.01").unwrap(), decimal("0").unwrap()),
        ..Rules::default()
    };
    let floats = |items: &[f64]| Value::List(items.iter().copied().map(Value::Float).collect());
    for (expected, actual, wanted) in [
        (&[1.0, 2.0][..], &[5.0, 6.0][..], &["~[0]", "~[1]"][..]),
        (&[1.0, 2.0, 3.0], &[2.0, 3.0], &["-[0] 1.0"]),
        (&[1.0, 2.0, 3.0, 4.0], &[1.001, 7.0, 3.001, 8.0], &["~[1]", "~[3]"]),
    ] {
        let (expected, actual) = (floats(expected), floats(actual));
        let found = by(&rules, &expected, &actual).expect("a difference");
        assert_eq!(short(&found), wanted, "{expected:?} {actual:?}");
    }
}

#[test]
fn dictionaries_with_the_same_keys_that_differ_in_their_values_are_named_each() {
    let entry = |value: i64| Value::Dict(vec![(Value::text("a"), Value::int(value))]);
    let (expected, actual) = (Value::List(vec![entry(1), entry(2)]), Value::List(vec![entry(3), entry(4)]));
    assert_eq!(short(&places(&expected, &actual)), ["~[0]['a']", "~[1]['a']"]);
}

#[test]
fn the_first_difference_of_two_texts_is_the_first_that_counts() {
    use jugeote::value::Text;
    use jugeote::value::compare::Leniency::{
        BlankLines, Blanks, Case, FinalNewline, LineEnds, TrailingBlanks,
    };
    use jugeote::value::difference::TextDifference;
    for (let_pass, expected, actual, place, points) in [
        (vec![], "AB c", "ab D", (1, 1), (Some('A'), Some('a'))),
        (vec![Case], "AB c", "ab D", (1, 4), (Some('c'), Some('D'))),
        (vec![Case], "É\nè", "é\né", (2, 1), (Some('è'), Some('é'))),
        (vec![TrailingBlanks], "a\nb", "a  \nc", (2, 1), (Some('b'), Some('c'))),
        (vec![LineEnds], "a\nb", "a\r\nc", (2, 1), (Some('b'), Some('c'))),
        (vec![BlankLines], "a\nb", "a\n\n \nc", (4, 1), (Some('b'), Some('c'))),
        (vec![Blanks], "a b c", "  a\n b   d", (2, 6), (Some('c'), Some('d'))),
        (vec![FinalNewline], "8\n", "\n", (1, 1), (Some('8'), None)),
        (vec![FinalNewline], "8\n", "8\n9\n", (2, 1), (None, Some('9'))),
        (vec![TrailingBlanks], "ab", "a  ", (1, 2), (Some('b'), None)),
    ] {
        let (a, b) = (Text::from(expected), Text::from(actual));
        let found = TextDifference::by(&let_pass, &a, &b).expect("a difference");
        assert_eq!(found.line_and_column(), place, "{expected:?} {actual:?} {let_pass:?}");
        let said = found.first_points();
        assert_eq!(
            (said.0.and_then(Result::ok), said.1.and_then(Result::ok)),
            points,
            "{expected:?} {actual:?}"
        );
    }
    let same = (Text::from("a\n"), Text::from("A"));
    assert_eq!(TextDifference::by(&[Case, FinalNewline], &same.0, &same.1), None);
}
