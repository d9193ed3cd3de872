//! The usual mistakes in `jeu_roi`: the board found is as small as the smallest that fails at all.
//!
//! What fails at all is found by brute force, by Python alone: a reference of its own that plays the game by its
//! definition, and every board of sizes 1 to 3, every board with one pawn at most up to size 11, and small boards
//! whose pawns are given twice.

use crate::check::{jugeote, root, run};
use assert_cmd::Command;
use serde_json::Value as Json;
use std::path::{Path, PathBuf};
use std::time::Duration;

const BRUTE: &str = r"
import contextlib, functools, io, itertools, sys

def right(n, pawns):
    @functools.lru_cache(None)
    def wins(i, j):
        moves = [(i - 1, j), (i, j - 1), (i - 1, j - 1)]
        return any(not wins(*to) for to in moves if min(to) >= 1 and to not in pawns)
    def cell(i, j):
        if i == 0 or j == 0:
            return '#'
        return 'P' if (i, j) in pawns else '01'[wins(i, j)]
    return [[cell(i, j) for j in range(n + 1)] for i in range(n + 1)]

def boards():
    for n in range(1, 12):
        cells = [(i, j) for i in range(1, n + 1) for j in range(1, n + 1)]
        for some in range(len(cells) + 1 if n <= 3 else 2):
            for pawns in itertools.combinations(cells, some):
                yield n, list(pawns)
                if n <= 2:
                    yield n, list(pawns) * 2

source = open(sys.argv[1], encoding='utf-8').read()
for n, pawns in boards():
    space = {}
    with contextlib.redirect_stdout(io.StringIO()):
        try:
            exec(source, space)
            answer = space['jeu_roi'](n, list(pawns))
        except Exception:
            answer = None
    if answer != right(n, pawns):
        print(n)
        break
else:
    print(0)
";

/// The least size of a board that fails; 0 where none of those tried does.
fn least_failing(file: &Path) -> u64 {
    let python = if Command::new("python3").arg("-V").ok().is_ok() { "python3" } else { "python" };
    let mut command = Command::new(python);
    let output =
        command.args(["-c", BRUTE]).arg(file).timeout(Duration::from_secs(60)).ok().expect("it runs");
    String::from_utf8_lossy(&output.stdout).trim().parse().expect("a size")
}

fn wrong_ones() -> Vec<PathBuf> {
    let folders = ["solutions/roi/jeu_roi/wrong", "tests/data/diagnosis/solutions/roi/jeu_roi/wrong"]
        .map(|at| root().join(at));
    let mut found: Vec<PathBuf> = folders
        .iter()
        .flat_map(|folder| std::fs::read_dir(folder).expect("a folder"))
        .map(|entry| entry.expect("an entry").path())
        // Which boards fail at all is asked of Python.
        .filter(|file| file.extension().is_some_and(|ending| ending == "py"))
        .collect();
    found.sort();
    found
}

fn size(call: &Json) -> u64 {
    let text = call["text"].as_str().unwrap_or_default();
    text.trim_start_matches("jeu_roi(").split(',').next().and_then(|n| n.parse().ok()).unwrap_or(0)
}

#[test]
fn the_board_found_is_as_small_as_the_smallest_that_fails() {
    // What fails by time alone, or from a size on that the machine's stack decides.
    let late = ["pawns_in_a_list.py", "recursion_without_memory.py", "recursion_too_deep.py"];
    let mut told = Vec::new();
    for file in wrong_ones() {
        let name = file.file_name().expect("a name").to_string_lossy().into_owned();
        if late.contains(&name.as_str()) {
            continue;
        }
        let least = least_failing(&file);
        let path = file.to_str().expect("UTF-8").to_owned();
        let ran = run(jugeote(&root()).args(["check", "roi/jeu_roi", &path, "--format", "json"]));
        let json: Json =
            serde_json::from_str(&ran.stdout).unwrap_or_else(|_| panic!("{name}: {}", ran.stderr));
        let found = match &json["counterexample"] {
            // No call is smaller than the failing case itself.
            Json::Null => json["tests"]
                .as_array()
                .expect("tests")
                .iter()
                .filter(|test| ["wrong", "error"].contains(&test["status"].as_str().unwrap_or_default()))
                .map(|test| size(&test["call"]))
                .min()
                .unwrap_or(0),
            found => {
                assert_eq!((&found["cut"], found["points"].is_null()), (&Json::Bool(false), true), "{name}");
                size(&found["call"])
            }
        };
        told.push(format!("{name}: {found}"));
        assert_eq!(found, least, "{name}: {}", json["counterexample"]);
    }
    assert!(told.len() >= 17, "{told:?}");
}
