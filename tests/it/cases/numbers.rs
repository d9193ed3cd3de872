//! Case 14: floats.

use super::{Desk, answering, cases, expecting};

const STATS: &str = "def f():\n    return {'mean': 0.1 + 0.2, 'all': [sum([0.1] * 10)]}\n";
const RETURNS: &str = "dict[str, any]";

#[test]
fn case_14_floats_are_compared_exactly_unless_the_exercise_says_otherwise() {
    let exact = expecting(RETURNS, "", "{mean: 0.3, all: [1.0]}");
    let (text, status) = exact.told(STATS);
    assert_eq!(status, 1);
    assert!(text.contains("2 elements differ"), "{text}");
    assert!(
        text.contains("the first difference is at ['mean']: `0.3` expected, `0.30000000000000004` found."),
        "{text}"
    );
    // 0.30000000000000004 − 0.3 = 2⁻⁵⁴ = 5.55…e-17.
    assert!(text.contains("the difference is 5.6e-17."), "{text}");
    assert!(text.contains("`compare: float`"), "{text}");
    assert!(text.contains("at ['all'][0]: `1.0` expected, `0.9999999999999999` found."), "{text}");
    let usual = expecting(RETURNS, "compare: float", "{mean: 0.3, all: [1.0]}");
    assert_eq!(usual.told(STATS).1, 0);
}

#[test]
fn case_14_the_limit_of_a_tolerance_is_within_it() {
    let table = [
        ("1.01", "passed"),
        ("0.99", "passed"),
        ("1.011", "wrong"),
        ("1.0100000000000002", "wrong"),
        ("1", "wrong"),
        ("float('nan')", "wrong"),
    ];
    let desk = cases("float", "compare: {float: {abs: 0.01}}", &["expect: 1.0"; 6]);
    assert_eq!(
        desk.verdicts(&answering(&table.map(|(answer, _)| answer))),
        table.map(|(_, verdict)| verdict)
    );
}

#[test]
fn case_14_a_tolerance_of_a_case_or_group_holds_instead_of_the_exercises() {
    let desk = Desk::new(
        "(n: int) -> float",
        "compare: {float: {abs: 0.1}}
groups:
  - name: wide
    points: 1
    cases:
      - {args: [1], expect: 1.0}
      - {args: [1], expect: 1.0, compare: exact}
  - name: narrow
    points: 1
    compare: {float: {rel: 1e-6}}
    cases:
      - {args: [1], expect: 1.0}
      - {args: [1000000], expect: 1000000.0}
      - {args: [1], expect: 1.0, compare: {float: {abs: 2}}}
",
    );
    let verdicts = desk.verdicts("def f(n):\n    return n + 0.05\n");
    assert_eq!(verdicts, ["passed", "wrong", "wrong", "passed", "passed"]);
}
