//! Cases 1, 2 and 28: what is printed, and how a run ends.

use super::{Desk, cases};

#[test]
fn case_01_a_function_that_should_return_nothing_may_print() {
    let desk = cases("any", "", &["expect: null", "expect: Bonjour"]);
    assert_eq!(desk.verdicts("def f(n):\n    print('Bonjour')\n"), ["passed", "wrong"]);
}

#[test]
fn case_02_a_trial_print_changes_no_verdict_and_comes_with_its_own_case() {
    let groups =
        "groups:\n  - {name: g, points: 1, cases: [{args: [2], expect: 4}, {args: [3], expect: 6}]}\n";
    let desk = Desk::new("(x: int) -> int", groups);
    let source = "def f(x):\n    print('x vaut', x)\n    return 2 * x if x != 3 else 7\n";
    assert_eq!(desk.verdicts(source), ["passed", "wrong"]);
    let json = desk.json(source);
    for (test, wanted) in [(0, "x vaut 2\n"), (1, "x vaut 3\n")] {
        assert_eq!(json["tests"][test]["output"]["text"], wanted);
    }
}

#[test]
fn case_28_the_status_says_whether_every_case_passed() {
    let groups =
        "groups:\n  - {name: g, points: 1, cases: [{args: [2], expect: 4}, {args: [3], expect: 6}]}\n";
    let desk = Desk::new("(x: int) -> int", groups);
    for (source, status) in
        [("def f(x): return 2 * x\n", 0), ("def f(x): return 2 * x if x == 2 else 1 / 0\n", 1)]
    {
        assert_eq!(desk.run(source, &[]).status, status);
        assert_eq!(desk.run(source, &["--format", "json"]).status, status);
    }
}
