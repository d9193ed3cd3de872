//! What is told of the smallest failing call, where, and to whom.

use super::{DRAWN, Desk, SUM};
use crate::check::{check, report};
use serde_json::Value as Json;

/// Wrong from `n` = 5 on, and, outside the domain, at 0.
const FROM_FIVE: &str = "def f(n, items):\n    return n + sum(items) + (n >= 5 or n == 0)\n";

fn drawn(more: &str) -> String {
    DRAWN.replace("    points: 1\n", &format!("    points: 1\n{more}"))
}

#[test]
fn the_call_is_the_smallest_of_the_domain_and_stands_first_with_seed_and_line() {
    let desk = Desk::new(DRAWN, SUM);
    let found = &desk.json(FROM_FIVE)["counterexample"];
    assert_eq!(found["call"]["text"], "f(5, [])");
    assert_eq!((&found["seed"], &found["status"]), (&Json::from(5), &Json::from("wrong")));
    assert_eq!(found["line"], "- {args: [5, []], expect: 5}");
    assert_eq!((&found["expected"]["text"], &found["actual"]["text"]), (&"5".into(), &"6".into()));
    let text = desk.run(FROM_FIVE, &[]).stdout;
    let first = text.find("✗ ").expect("a failing call");
    assert!(text[first..].starts_with("✗ smallest failing call found: wrong answer\n"), "{text}");
    assert!(text.contains("(seed 5)") && text.contains("\n      - {args: [5, []], expect: 5}\n"), "{text}");
    let french = desk.run(FROM_FIVE, &["--lang", "fr"]).stdout;
    assert!(french.contains("✗ plus petit appel trouvé qui échoue"), "{french}");
    assert!(french.contains("(graine 5)"), "{french}");
}

#[test]
fn verdicts_and_points_are_those_of_the_cases_alone() {
    let desk = Desk::new(DRAWN, SUM);
    let json = desk.json(FROM_FIVE);
    let tests = json["tests"].as_array().expect("tests");
    assert_eq!(tests.len(), 40);
    for test in tests {
        let call = test["call"]["text"].as_str().expect("a call");
        let n: i64 = call[2..].split(',').next().expect("n").parse().expect("a number");
        assert_eq!(test["status"], if n >= 5 { "wrong" } else { "passed" }, "{call}");
    }
}

#[test]
fn an_exception_is_made_smaller_as_well_and_the_kind_of_failure_is_told() {
    let desk = Desk::new(DRAWN, SUM);
    let source =
        "def f(n, items):\n    if -3 in items:\n        raise KeyError(n)\n    return n + sum(items)\n";
    let found = &desk.json(source)["counterexample"];
    assert_eq!((&found["call"]["text"], &found["status"]), (&"f(1, [-3])".into(), &"error".into()));
    assert_eq!(found["exception"]["type"], "KeyError");
}

#[test]
fn cases_written_by_hand_bound_the_inputs_where_nothing_else_does() {
    let groups = "groups:\n  - name: by-hand\n    points: 1\n    cases:\n      \
                  - {args: [7, [4, 9, 5]]}\n      - {args: [3, [2, 8]]}\n";
    let desk = Desk::new(&format!("reference: {{solution: python}}\n{groups}"), SUM);
    // Two elements at least, from 2 to 9 and none twice, n from 3 to 7.
    assert_eq!(
        desk.found("def f(n, items):\n    return n + sum(items) - (len(items) > 1)\n"),
        "f(3, [2, 3])"
    );
    // Nobody knows the answers of other calls.
    let written = groups.replace("5]]}", "5]], expect: 25}").replace("8]]}", "8]], expect: 13}");
    assert_eq!(Desk::new(&written, SUM).found("def f(n, items):\n    return 0\n"), "");
}

#[test]
fn nothing_is_looked_for_where_no_open_group_failed() {
    for veil in ["    visibility: hidden\n", "    feedback: actual\n", "    feedback: verdict\n"] {
        let desk = Desk::new(&drawn(veil), SUM);
        let ran = desk.run(FROM_FIVE, &["--format", "json"]);
        let json: Json = serde_json::from_str(&ran.stdout).expect("JSON");
        assert!(json["counterexample"].is_null(), "{veil}: {}", json["counterexample"]);
        assert!(!desk.run(FROM_FIVE, &[]).stdout.contains("smallest failing"), "{veil}");
    }
}

#[test]
fn only_inputs_that_open_groups_mean_are_tried() {
    // The hidden group has the only small inputs.
    let groups = "reference: {solution: python}\ngroups:\n  - name: open\n    points: 1\n    \
                  generate: {count: 20, seed: 1, n: [50, 60], items: {length: [2, 4], of: [5, 9]}}\n  \
                  - name: unseen\n    points: 1\n    visibility: hidden\n    cases: [{args: [1, []]}, {args: [2, [1]]}]\n";
    let desk = Desk::new(groups, SUM);
    assert_eq!(desk.found("def f(n, items):\n    return -1\n"), "f(50, [5, 5])");
}

#[test]
fn a_failing_case_that_is_the_smallest_itself_is_not_told_twice() {
    let (json, _) = report("def jeu_roi(n, pos_pions):\n    return []\n");
    assert!(json["counterexample"].is_null(), "{}", json["counterexample"]);
    let text = check("def jeu_roi(n, pos_pions):\n    return []\n", &[]).stdout;
    assert!(!text.contains("smallest failing call"), "{text}");
}

#[test]
fn programs_kept_state_and_time_outs_have_none() {
    let kept = format!("state: kept\n{DRAWN}");
    assert_eq!(Desk::new(&kept, SUM).found(FROM_FIVE), "");
    let late = "def f(n, items):\n    while n >= 5:\n        pass\n    return n + sum(items)\n";
    assert_eq!(Desk::new(&format!("limits: {{time: 100ms}}\n{DRAWN}"), SUM).found(late), "");
}
