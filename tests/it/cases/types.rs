//! Cases 15 and 16: types, sets, order.

use super::{Desk, answering, cases, expecting, returning};

#[test]
fn case_15_a_value_of_another_type_is_wrong_and_both_types_are_named() {
    for (returns, expect, answer, named) in [
        ("any", "true", "1", "the expected type is `bool`; the type of this answer is `int`."),
        ("any", "null", "0", "the expected type is `NoneType`; the type of this answer is `int`."),
        (
            "tuple[int, int]",
            "[1, 2]",
            "[1, 2]",
            "the expected type is `tuple`; the type of this answer is `list`.",
        ),
        ("list[int]", "[1, 2]", "(1, 2)", "the expected type is `list`; the type of this answer is `tuple`."),
        ("int", "2", "2.0", "the expected type is `int`; the type of this answer is `float`."),
    ] {
        let (text, status) = expecting(returns, "", expect).told(&returning(answer));
        assert_eq!(status, 1, "{answer}");
        assert!(text.contains(named), "{text}");
    }
}

#[test]
fn case_15_a_tuple_stands_for_a_list_where_the_exercise_says_so() {
    let desk = cases("list[int]", "compare: {sequences: any}", &["expect: [1, 2]"; 3]);
    assert_eq!(desk.verdicts(&answering(&["(1, 2)", "(2, 1)", "{1, 2}"])), ["passed", "wrong", "wrong"]);
}

#[test]
fn a_type_that_is_let_pass_is_not_given_as_the_reason() {
    let desk = expecting("list[int]", "compare: {sequences: any}", "[1, 2]");
    let (text, _) = desk.told(&returning("(1, 3)"));
    assert!(!text.contains("of the type"), "{text}");
    assert!(text.contains("the first difference is at [1]: `2` expected, `3` found."), "{text}");
}

#[test]
fn an_instance_of_a_subclass_stands_for_its_base_where_the_exercise_says_so() {
    let counter = "from collections import Counter\ndef f():\n    return Counter('aab')\n";
    let exact = expecting("dict[str, int]", "", "{a: 2, b: 1}");
    let (text, status) = exact.told(counter);
    assert_eq!(status, 1);
    assert!(text.contains("the type of this answer is `Counter`, a class made from `dict`."), "{text}");
    let lenient = expecting("dict[str, int]", "compare: {subclasses: any}", "{b: 1, a: 2}");
    assert_eq!(lenient.verdicts(counter), ["passed"]);
}

const WORDS: &str = "  - name: g\n    points: 1\n    cases:\n      - args: [pomme poire kiwi]\n        expect: [kiwi, poire, pomme]\n";

#[test]
fn case_16_sets_have_no_order_and_lists_may_be_compared_without_theirs() {
    let set = Desk::new("(t: str) -> set[str]", &format!("groups:\n{WORDS}"));
    assert_eq!(set.verdicts("def f(t): return set(t.split())\n"), ["passed"]);
    let list = Desk::new("(t: str) -> list[str]", &format!("compare: unordered\ngroups:\n{WORDS}"));
    assert_eq!(list.verdicts("def f(t): return list(set(t.split()))\n"), ["passed"]);
    let (text, status) = list.told("def f(t): return t.split() + ['kiwi']\n");
    assert_eq!(status, 1);
    assert!(text.contains("1 element is too many: 'kiwi'"), "{text}");
    assert_eq!(list.verdicts("def f(t): return set(t.split())\n"), ["wrong"], "a set is no list");
}

#[test]
fn case_16_an_order_that_hangs_on_hashes_has_the_same_verdict_in_every_run() {
    let ordered = Desk::new("(t: str) -> list[str]", &format!("groups:\n{WORDS}"));
    let source = "def f(t): return list(set(t.split()))\n";
    let first = ordered.verdicts(source);
    for _ in 0..3 {
        assert_eq!(ordered.verdicts(source), first);
    }
}
