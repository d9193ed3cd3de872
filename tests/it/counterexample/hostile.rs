//! Submissions that behave badly while a smaller call is looked for: nothing is changed, nothing takes long.

use super::{DRAWN, Desk, SUM};
use crate::check::{root, run};
use serde_json::Value as Json;
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

#[test]
fn of_a_huge_failing_call_few_candidates_are_made_at_a_time() {
    // 48,000 pawns in the largest group; every step once gave six boards for each of them, all at the same time.
    let own = include_str!("../../../solutions/roi/jeu_roi/solution.py");
    let source = format!(
        "{own}\n_own = jeu_roi\n\n\ndef jeu_roi(n, pos_pions):\n    grid = _own(n, pos_pions)\n    \
         grid[0][0] = '?' if len(pos_pions) > 40000 else '#'\n    return grid\n"
    );
    let desk = tempfile::tempdir().expect("a folder");
    let file = desk.path().join("ex.py");
    std::fs::write(&file, source).expect("written");
    let program = assert_cmd::cargo::cargo_bin!("jugeote").to_str().expect("UTF-8").to_owned();
    let file = file.to_str().expect("UTF-8");
    // Two gigabytes of addresses hold the grader, its threads and a board's candidates, not those of every pawn.
    let command = format!("ulimit -v 2000000; '{program}' check roi/jeu_roi '{file}' --format json");
    let ran = run(assert_cmd::Command::new("sh").args(["-c", &command]).current_dir(root()));
    assert_eq!(ran.status, 1, "{}", ran.stderr);
    let json: Json = serde_json::from_str(&ran.stdout).expect("JSON");
    let wrong =
        json["tests"].as_array().expect("tests").iter().filter(|test| test["status"] == "wrong").count();
    assert_eq!(wrong, 1);
}

#[test]
fn long_inputs_and_numbers_at_the_end_of_64_bits_are_shrunk_within_bounds() {
    let long = "reference: {solution: python}\ngroups:\n  - name: drawn\n    points: 1\n    \
                generate: {count: 2, seed: 5, n: [1, 9], items: {length: 40000, of: [0, 3]}}\n";
    let json = Desk::new(long, SUM).json("def f(n, items):\n    return -1\n");
    assert_eq!(json["tests"][0]["status"], "wrong", "the report is whole");
    let huge = "reference: {solution: python}\ngroups:\n  - name: by-hand\n    points: 1\n    cases:\n      \
                - {args: [18446744073709551615, [18446744073709551615]]}\n";
    let json = Desk::new(huge, SUM).json("def f(n, items):\n    return -1\n");
    assert_eq!(json["tests"][0]["status"], "wrong", "the report is whole");
}
