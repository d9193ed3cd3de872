//! A group that declares how fast its time may grow.
//!
//! The programs differ by whole powers, so that no busy machine makes one look like another; that linear ones are
//! never failed is shown at length by `cargo bench --bench growth`.

use super::tasks::{graded_beside, verdicts};
use serde_json::Value as Json;

fn exercise(sizes: &str, at_most: &str) -> String {
    format!(
        "function: {{name: f, params: [{{name: k, type: int}}, {{name: n, type: int}}], returns: int}}
limits: {{time: 4s}}
reference: {{solution: python}}
groups:
  - name: speed
    points: 3
    growth: {{param: n, sizes: [{sizes}], at_most: {at_most}, args: {{k: 7}}}}
"
    )
}

/// A submission of this body graded, with `return 7` as the reference.
fn grown(sizes: &str, at_most: &str, body: &str) -> (Json, i32) {
    let lay = [("solutions/essai/compte/solution.py", "def f(k, n): return k\n")];
    graded_beside(&exercise(sizes, at_most), format!("def f(k, n):\n{body}    return k\n"), &lay)
}

const LINEAR: &str = "    for _ in range(n): pass\n";
const QUADRATIC: &str = "    for _ in range(n):\n        for _ in range(n): pass\n";
const EXPONENTIAL: &str = "    for _ in range(2 ** n): pass\n";

#[test]
fn time_that_grows_faster_than_allowed_fails_the_size_that_shows_it() {
    let (report, status) = grown("500, 1000, 2000, 4000", "linear", QUADRATIC);
    let found = verdicts(&report);
    assert_eq!((found[0], *found.last().expect("cases"), status), ("passed", "timeout", 1));
    let said: Vec<&str> =
        report["tests"].as_array().expect("cases").iter().filter_map(|c| c["detail"].as_str()).collect();
    assert!(said.iter().any(|text| text.starts_with("the time looks quadratic in n: n = ")), "{said:?}");
    let (report, status) = grown("500, 1000, 2000", "quadratic", QUADRATIC);
    assert_eq!((verdicts(&report), status), (vec!["passed"; 3], 0));
}

#[test]
fn exponential_time_is_called_so_and_the_next_size_is_foretold() {
    let (report, _) = grown("20, 22, 24, 40", "cubic", EXPONENTIAL);
    assert_eq!(verdicts(&report)[3], "timeout");
    let told = report["tests"].to_string();
    assert!(told.contains("the time looks exponential in n: n = 24 took "), "{told}");
    assert!(told.contains("n = 40 would take "), "{told}");
    assert!(told.contains("it may be cubic at most"), "{told}");
}

#[test]
fn time_that_grows_as_allowed_passes_and_a_wrong_answer_stays_wrong() {
    let (report, status) = grown("200000, 400000, 800000", "linear", LINEAR);
    assert_eq!((verdicts(&report), status), (vec!["passed"; 3], 0));
    let (report, _) = grown("10, 20, 30", "linear", "    k += n == 20\n");
    assert_eq!(verdicts(&report), ["passed", "wrong", "passed"]);
    let (report, _) = grown("10, 20, 30", "linear", "    k = 'sept'\n");
    assert!(report["tests"][0]["explanation"].is_string(), "{report:#}");
}

#[test]
fn lists_and_texts_grow_by_their_length() {
    let own = |kind: &str| {
        format!(
            "function: {{name: f, params: [{{name: x, type: \"{kind}\"}}], returns: int}}
reference: {{solution: python}}
groups:
  - {{name: speed, points: 3, growth: {{param: x, sizes: [10, 100, 1000], at_most: linear}}}}
"
        )
    };
    let count = "def f(x): return len(set(x))\n";
    let lay = [("solutions/essai/compte/solution.py", count)];
    for (kind, wrong) in [("list[int]", "def f(x): return max(x)\n"), ("str", "def f(x): return len(x)\n")] {
        let (report, status) = graded_beside(&own(kind), count, &lay);
        assert_eq!((verdicts(&report), status), (vec!["passed"; 3], 0), "{kind}");
        let (report, _) = graded_beside(&own(kind), wrong, &lay);
        assert_eq!(verdicts(&report)[2], "wrong", "{kind}");
    }
}
