//! Submissions that behave badly while a smaller call is looked for: nothing is changed, nothing takes long.

use super::{DRAWN, Desk, SUM};
use std::time::{Duration, Instant};

#[test]
fn an_answer_by_chance_changes_no_verdict_and_only_a_call_that_can_fail_is_told() {
    let source = "import os\ndef f(n, items):\n    \
                  wrong = os.urandom(1)[0] < 26 and n >= 5\n    return n + sum(items) + wrong\n";
    let desk = Desk::new(&DRAWN.replace("count: 40", "count: 300"), SUM);
    let json = desk.json(source);
    let failed =
        json["tests"].as_array().expect("tests").iter().filter(|test| test["status"] == "wrong").count();
    assert!(failed > 0);
    // Whatever chance did: a call that is told failed twice, and is one that can fail.
    if let Some(call) = json["counterexample"]["call"]["text"].as_str() {
        assert!(["f(5,", "f(6,", "f(7,", "f(8,", "f(9,"].contains(&&call[..4]), "{call}");
    }
}

#[test]
fn sleeping_computing_printing_and_ending_in_small_calls_stay_within_the_means() {
    // The case fails by a wrong answer; every smaller call does something else.
    for act in [
        "time.sleep(60)",
        "[0 for _ in iter(int, 1)]",
        "print('x' * 10**7)",
        "os._exit(0)",
        "bytearray(10**9)",
        "[sys.stdout.write('x' * 10**5) for _ in iter(int, 1)]",
    ] {
        let source = format!(
            "import os, sys, time\ndef f(n, items):\n    if n + len(items) < 9:\n        {act}\n    return n + sum(items) + (n == 9)\n"
        );
        let groups = "reference: {solution: python}\nlimits: {memory: 128MB}\ngroups:\n  - name: by-hand\n    points: 1\n    \
                      cases: [{args: [9, [1, 2]]}, {args: [12, [3]]}]\n  - name: drawn\n    points: 1\n    requires: [by-hand]\n    \
                      generate: {count: 5, seed: 1, n: [1, 9], items: {length: [0, 5], of: [-9, 9]}}\n";
        let desk = Desk::new(groups, SUM);
        let begun = Instant::now();
        let json = desk.json(&source);
        let statuses: Vec<&str> = json["tests"]
            .as_array()
            .expect("tests")
            .iter()
            .filter_map(|test| test["status"].as_str())
            .take(2)
            .collect();
        assert_eq!(statuses, ["wrong", "passed"], "{act}");
        assert!(begun.elapsed() < Duration::from_secs(60), "{act}");
        let call = json["counterexample"]["call"]["text"].as_str().unwrap_or_default();
        assert!(call.is_empty() || call.starts_with("f(9, ["), "{act}: {call}");
    }
}

#[test]
fn arguments_and_names_are_made_safe_in_the_line_to_paste() {
    let folder = Desk::new("reference: {solution: python}\ngroups: []\n", SUM);
    let yaml = "format: 1\ntitle: {fr: a, en: a}\nfunction:\n  name: f\n  params: [{name: word, type: str}]\n  returns: str\n\
                reference: {solution: python}\ngroups:\n  - name: a\n    points: 1\n    cases:\n      \
                - {args: [\"\\e\\u202e\"]}\n      - {args: [\"\\e\\u202e\\e\"]}\n";
    let root = folder.0.path();
    std::fs::write(root.join("exercises/essai/f/exercise.yaml"), yaml).expect("written");
    std::fs::write(root.join("solutions/essai/f/solution.py"), "def f(word):\n    return word\n")
        .expect("written");
    let source = "def f(word):\n    return word + '!'\n";
    let found = &folder.json(source)["counterexample"];
    let line = found["line"].as_str().expect("a line");
    assert_eq!(line, r#"- {args: ["\x1b\x1b"], expect: "\x1b\x1b"}"#);
    let text = folder.run(source, &["--color", "never"]).stdout;
    assert!(!text.contains(['\x1b', '\u{202e}']), "{text:?}");
}
