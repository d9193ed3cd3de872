//! Small cases that a good grader gets right, each taken from a public report about another grader and rewritten
//! with exercises of our own. The name of a case's test begins with its number; the other tests complete its
//! subject.
//!
//! Here: 1, 2, 12 to 16 (of 13 what concerns answers), 25 to 29. Covered where their subject is tested: the advice of 1
//! (`diagnosis`); 3, 4, 20, 21, 23 (`check::inputs`); 10, 11, 22, 24 and what programs print of 12, 13, 18 and 27
//! (`check::tasks`); 5, 6, 8, 17, 18 (`language`); 7 and 35 (`check::options`, `check::reports`, `report::hostile`,
//! `report::disclosure`); 30 and the table of 33 (`report::machines`); 9 (`language`, `exercise::reading`); the archive
//! of 31 (`check::inputs`). Not here yet: whole classes (19, the rest of 31, 32, 33), watching (34).

mod authors;
mod checkers;
mod numbers;
mod outputs;
mod points;
mod texts;
mod types;

use crate::check::{Ran, jugeote, run};
use serde_json::Value as Json;
use tempfile::TempDir;

/// An exercise `cas/f` about a function `f`, and what a student hands in.
struct Desk(TempDir);

impl Desk {
    /// `signature` is `(n: int) -> str`; `groups` is the rest of the YAML.
    fn new(signature: &str, groups: &str) -> Self {
        let folder = tempfile::tempdir().expect("a folder");
        let exercise = folder.path().join("exercises/cas/f");
        std::fs::create_dir_all(&exercise).expect("a folder");
        std::fs::write(exercise.join("exercise.yaml"), yaml(signature, groups)).expect("written");
        std::fs::write(exercise.join("statement.en.md"), "Write `f`.\n").expect("written");
        Self(folder)
    }

    /// Adds a file to the folder of the exercise.
    fn with(self, name: &str, content: &str) -> Self {
        std::fs::write(self.0.path().join("exercises/cas/f").join(name), content).expect("written");
        self
    }

    fn run(&self, source: &str, more: &[&str]) -> Ran {
        std::fs::write(self.0.path().join("ex.py"), source).expect("written");
        run(jugeote(self.0.path()).args(["check", "cas/f", "ex.py"]).args(more))
    }

    /// The human report with its lines joined, and the exit status.
    fn told(&self, source: &str) -> (String, i32) {
        let ran = self.run(source, &["--in-full", "50"]);
        assert_eq!(ran.stderr, "");
        (ran.stdout.split_whitespace().collect::<Vec<_>>().join(" "), ran.status)
    }

    /// The JSON report.
    fn json(&self, source: &str) -> Json {
        let ran = self.run(source, &["--format", "json"]);
        serde_json::from_str(&ran.stdout).unwrap_or_else(|_| panic!("{}{}", ran.stdout, ran.stderr))
    }

    /// The verdicts of all cases.
    fn verdicts(&self, source: &str) -> Vec<String> {
        let json = self.json(source);
        let tests = json["tests"].as_array().expect("tests");
        tests.iter().map(|test| test["status"].as_str().expect("a status").to_owned()).collect()
    }
}

fn yaml(signature: &str, groups: &str) -> String {
    let (params, returns) = signature.split_once(" -> ").expect("(a: T) -> R");
    let params = params.trim_start_matches('(').trim_end_matches(')');
    let params: Vec<String> = params
        .split("; ")
        .filter_map(|param| param.split_once(": "))
        .map(|(name, kind)| format!("{{name: {name}, type: \"{kind}\"}}"))
        .collect();
    format!(
        "format: 1\ntitle: {{fr: Cas, en: Case}}\nfunction:\n  name: f\n  params: [{}]\n  returns: \"{returns}\"\n{groups}",
        params.join(", ")
    )
}

/// One group of one point with one case, called without arguments.
fn expecting(returns: &str, compare: &str, expect: &str) -> Desk {
    let group = format!(
        "{compare}\ngroups:\n  - name: g\n    points: 1\n    cases:\n      - args: []\n        expect: {expect}\n"
    );
    Desk::new(&format!("() -> {returns}"), &group)
}

/// One case for each of these: `f(0)`, `f(1)` and so on, with what is written in each.
fn cases(returns: &str, compare: &str, written: &[&str]) -> Desk {
    let case = |(n, written): (usize, &&str)| format!("      - args: [{n}]\n        {written}\n");
    let cases: String = written.iter().enumerate().map(case).collect();
    let group = format!("{compare}\ngroups:\n  - name: g\n    points: 1\n    cases:\n{cases}");
    Desk::new(&format!("(n: int) -> {returns}"), &group)
}

/// A function whose answer to each number is the value of an expression.
fn answering(expressions: &[&str]) -> String {
    format!(
        "def f(n):\n    return [{}][n]()\n",
        expressions.iter().map(|text| format!("lambda: {text}")).collect::<Vec<_>>().join(", ")
    )
}

/// A function that returns the value of an expression.
fn returning(expression: &str) -> String {
    format!("def f():\n    return {expression}\n")
}
