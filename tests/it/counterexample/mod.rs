//! Generated cases from types, and the smallest failing call: found, told, kept within its means, and hidden where it
//! must be.

mod generated;
mod hostile;
mod roi;
mod told;
mod written;

use crate::check::{Ran, jugeote, run};
use serde_json::Value as Json;
use tempfile::TempDir;

/// An exercise `essai/f` about a function `f(n: int, items: list[int]) -> int`, its reference, and a place to hand in.
struct Desk(TempDir);

impl Desk {
    /// `groups` is the rest of the YAML from the reference on.
    fn new(groups: &str, solution: &str) -> Self {
        let folder = tempfile::tempdir().expect("a folder");
        let write = |path: &str, text: &str| {
            let path = folder.path().join(path);
            std::fs::create_dir_all(path.parent().expect("a folder")).expect("a folder");
            std::fs::write(path, text).expect("written");
        };
        let head = "format: 1\ntitle: {fr: Essai, en: Trial}\nfunction:\n  name: f\n  \
                    params: [{name: n, type: int}, {name: items, type: \"list[int]\"}]\n  returns: int\n";
        write("exercises/essai/f/exercise.yaml", &format!("{head}{groups}"));
        write("exercises/essai/f/statement.en.md", "Write `f`.\n");
        write("solutions/essai/f/solution.py", solution);
        Self(folder)
    }

    fn run(&self, source: &str, more: &[&str]) -> Ran {
        std::fs::write(self.0.path().join("ex.py"), source).expect("written");
        run(jugeote(self.0.path()).args(["check", "essai/f", "ex.py"]).args(more))
    }

    fn json(&self, source: &str) -> Json {
        let ran = self.run(source, &["--format", "json"]);
        serde_json::from_str(&ran.stdout).unwrap_or_else(|_| panic!("{}{}", ran.stdout, ran.stderr))
    }

    /// The call of the counterexample; empty where there is none.
    fn found(&self, source: &str) -> String {
        self.json(source)["counterexample"]["call"]["text"].as_str().unwrap_or_default().to_owned()
    }
}

/// A sum with a domain: `n` from 1 on.
const SUM: &str =
    "def f(n, items):\n    if n < 1:\n        raise ValueError('n')\n    return n + sum(items)\n";

const DRAWN: &str = "reference: {solution: python}\ngroups:\n  - name: drawn\n    points: 1\n    \
                     generate: {count: 40, seed: 5, n: [0, 9], items: {length: [0, 5], of: [-9, 9]}}\n";
