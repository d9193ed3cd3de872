//! `jugeote verify`: a sound exercise is found sound, and each check finds what is broken on purpose.

mod command;
mod files;
mod programs;

use crate::check::{Ran, jugeote, run};
use serde_json::Value as Json;
use std::fs;
use std::path::{Path, PathBuf};
use tempfile::TempDir;

/// A folder with the sound exercise `nombres/total` and its solutions.
struct Desk(TempDir);

const EXERCISE: &str = "\
format: 1
title: {fr: Le total, en: The total}
level: 1
concepts: [lists]
function:
  name: total
  params: [{name: items, type: \"list[int]\"}]
  returns: int
reference: {solution: python}
points: 3
limits: {time: 1s, memory: 128MB}
groups:
  - name: examples
    points: 1
    cases:
      - {args: [[3, 1, 2]], expect: 6, why: {fr: un cas ordinaire, en: an ordinary case}}
  - name: negative
    points: 1
    cases:
      - {args: [[-4, 1]], expect: -3, why: {fr: un nombre négatif, en: a negative number}}
  - name: empty
    points: 1
    requires: [negative]
    cases:
      - {args: [[]], why: {fr: une liste vide, en: an empty list}}
hints:
  - {fr: Garde le total atteint., en: Keep the total reached so far.}
";

const SOLUTION: &str = "def total(items):\n    return sum(items)\n";

/// The files of a sound exercise, below the folder.
const FILES: [(&str, &str); 7] = [
    ("exercises/nombres/total/exercise.yaml", EXERCISE),
    ("exercises/nombres/total/statement.fr.md", "# Le total\n\nÉcris `total(items)`.\n"),
    ("exercises/nombres/total/statement.en.md", "# The total\n\nWrite `total(items: list[int])`.\n"),
    ("exercises/nombres/total/starter.py", "def total(items):\n    return None\n"),
    ("solutions/nombres/total/solution.py", SOLUTION),
    (
        "solutions/nombres/total/wrong/positive_only.py",
        "# fails: negative (wrong)\n# cause: numbers below zero are left out\n\n\ndef total(items):\n    \
         return sum(item for item in items if item > 0)\n",
    ),
    (
        "solutions/nombres/total/wrong/first_apart.py",
        "# fails: empty (error)\n# cause: an empty list has no first number\n\n\ndef total(items):\n    \
         return items[0] + sum(items[1:])\n",
    ),
];

impl Desk {
    fn new() -> Self {
        let desk = Self(tempfile::tempdir().expect("a folder"));
        for (name, content) in FILES {
            desk.write(name, content);
        }
        desk
    }

    fn path(&self) -> &Path {
        self.0.path()
    }

    fn file(&self, name: &str) -> PathBuf {
        self.path().join(name)
    }

    fn write(&self, name: &str, content: &str) {
        let file = self.file(name);
        fs::create_dir_all(file.parent().expect("a folder")).expect("a folder");
        fs::write(file, content).expect("written");
    }

    fn remove(&self, name: &str) {
        fs::remove_file(self.file(name)).expect("removed");
    }

    /// Changes one part of a file.
    fn edit(&self, name: &str, from: &str, to: &str) {
        let text = fs::read_to_string(self.file(name)).expect("a file");
        assert!(text.contains(from), "{name} has no {from:?}");
        self.write(name, &text.replacen(from, to, 1));
    }

    fn yaml(&self, from: &str, to: &str) {
        self.edit("exercises/nombres/total/exercise.yaml", from, to);
    }

    fn solution(&self, text: &str) {
        self.write("solutions/nombres/total/solution.py", text);
    }

    fn wrong(&self, name: &str, text: &str) {
        self.write(&format!("solutions/nombres/total/wrong/{name}"), text);
    }

    fn run(&self, more: &[&str]) -> Ran {
        run(jugeote(self.path()).arg("verify").args(more))
    }

    /// The document of a run, and its status.
    fn json(&self, more: &[&str]) -> (Json, i32) {
        let ran = self.run(&[&["--format", "json"], more].concat());
        let document = serde_json::from_str(&ran.stdout);
        (document.unwrap_or_else(|_| panic!("{}{}", ran.stdout, ran.stderr)), ran.status)
    }

    /// What is found about the exercise: check, file and line, and the message.
    fn found(&self) -> Vec<(String, String)> {
        findings(&self.json(&["total"]).0["exercises"][0])
    }

    /// The one finding there is.
    fn only(&self) -> (String, String) {
        let found = self.found();
        assert_eq!(found.len(), 1, "{found:#?}");
        found[0].clone()
    }
}

/// The findings about one exercise: `CHECK FILE:LINE`, below the exercise's two folders, and message with hint.
fn findings(exercise: &Json) -> Vec<(String, String)> {
    let text = |value: &Json| value.as_str().unwrap_or_default().to_owned();
    let found = exercise["findings"].as_array().expect("findings");
    found
        .iter()
        .map(|finding| {
            let file = text(&finding["file"]).replace("exercises/nombres/total/", "");
            let file = file.replace("solutions/nombres/total/", "");
            let line = finding["line"].as_u64().map_or(String::new(), |line| format!(":{line}"));
            let place = format!("{} {file}{line}", text(&finding["check"]));
            (place, format!("{} | {}", text(&finding["message"]), text(&finding["hint"])))
        })
        .collect()
}

#[test]
fn a_sound_exercise_is_found_sound_with_what_it_needed() {
    let (document, status) = Desk::new().json(&["--strict"]);
    assert_eq!(status, 0, "{document:#}");
    let exercise = &document["exercises"][0];
    assert_eq!(findings(exercise), []);
    let figures = &exercise["figures"];
    assert_eq!((&figures["cases"], &figures["solutions"]), (&3.into(), &1.into()));
    assert_eq!((&figures["starters"], &figures["known_wrong"]), (&1.into(), &2.into()));
    assert_eq!(
        (&figures["time_limit_seconds"], &figures["memory_limit_bytes"]),
        (&1.0.into(), &(128 << 20).into())
    );
    let needed = figures["slowest_seconds"].as_f64().expect("seconds");
    assert!(needed > 0.0 && needed * 3.0 <= 1.0, "{needed}");
    assert!(figures["most_memory_bytes"].as_u64().expect("bytes") > 1 << 20);
    assert_eq!(exercise["cases_no_known_wrong_solution_fails"], serde_json::json!([]));
}

#[test]
fn every_check_is_documented_by_its_name() {
    let page = fs::read_to_string(crate::check::root().join("docs/exercises.md")).expect("the page");
    for check in jugeote::exercise::Check::ALL {
        assert!(page.contains(&format!("\n| `{}` |", check.word())), "{}", check.word());
    }
}
