//! The commands that browse exercises, run as a person runs them: `list`, `show`, `start`, `hint`.

use super::lay;
use assert_cmd::Command;
use snapbox::{assert_data_eq, str};
use std::fs;
use std::path::Path;
use std::time::Duration;

const EXERCISE: &str = r#"format: 1
title: {fr: Le plus grand, en: The largest}
level: 1
concepts: [lists]
function:
  name: largest
  params: [{name: numbers, type: "list[int]"}]
  returns: int
reference: lists.largest
points: 3.5
groups:
  - name: examples
    points: 2.5
    cases:
      - {args: [[1, 3, 2]], expect: 3, why: {fr: au milieu, en: in the middle}}
  - name: secret
    points: 1
    visibility: hidden
    requires: [examples]
    cases: [{args: [[987]], expect: 987}, {args: [[0654]]}]
hints: [{fr: Parcourez la liste., en: Walk through the list.}, "Second."]
"#;

/// What a command line of ours wrote and how it ended.
fn run(folder: &Path, line: &str) -> (String, String, i32) {
    let output = Command::new(env!("CARGO_BIN_EXE_jugeote"))
        .current_dir(folder)
        .env("LC_ALL", "C")
        .args(line.split_whitespace())
        .timeout(Duration::from_secs(20))
        .output()
        .expect("a run");
    let text = |bytes| String::from_utf8(bytes).expect("UTF-8");
    (text(output.stdout), text(output.stderr), output.status.code().expect("a status"))
}

fn scratch() -> tempfile::TempDir {
    let scratch = tempfile::tempdir().expect("a scratch folder");
    lay(&scratch.path().join("ex/lists/largest"), EXERCISE);
    scratch
}

#[test]
fn list_names_the_faulty_ones_and_goes_on() {
    let scratch = scratch();
    lay(&scratch.path().join("ex/lists/faulty"), EXERCISE.replace("level", "lvel"));
    fs::create_dir(scratch.path().join("ex/lists/empty")).expect("a folder");
    let (out, err, status) = run(scratch.path(), "list --exercises ex --lang en");
    assert_data_eq!(
        out,
        str![[r"
exercise       level  title        trains
lists/largest  1      The largest  lists

"]]
    );
    assert_data_eq!(
        err,
        str![[r"
warning: `lists/largest` has 1 warning for its author
hint: `jugeote show lists/largest --warnings --exercises ex` shows where
warning: `lists/faulty` cannot be used, 1 fault: unknown key `lvel`
hint: `jugeote show lists/faulty --exercises ex` shows where
warning: `ex/lists/empty` is left out: not an exercise: there is no `exercise.yaml` in it

"]]
    );
    assert_eq!(status, 3);

    let (out, _, status) = run(scratch.path(), "list --exercises ex --json");
    let document: serde_json::Value = serde_json::from_str(&out).expect("one JSON document");
    assert_eq!(document["exercises"][0]["id"], "lists/largest");
    assert_eq!(document["exercises"][0]["title"]["fr"], "Le plus grand");
    assert_eq!(document["faulty"][0]["faults"][0]["line"], 3);
    assert_eq!(status, 3);
}

#[test]
fn list_of_a_game_says_which_games_there_are() {
    let scratch = scratch();
    let (out, err, status) = run(scratch.path(), "list --exercises ex --game lists --lang en");
    assert!(out.contains("lists/largest") && !err.contains("no exercise"), "{out}{err}");
    assert_eq!(status, 0);
    let (out, err, status) = run(scratch.path(), "list --exercises ex --game list --lang en");
    assert_eq!(out, "");
    assert_data_eq!(
        err,
        str![[r"
warning: there is no exercise about the game `list`
hint: did you mean `lists`?

"]]
    );
    assert_eq!(status, 2);
}

#[test]
fn show_tells_all_but_what_is_hidden() {
    let scratch = scratch();
    let (out, err, status) = run(scratch.path(), "show largest --exercises ex");
    assert_data_eq!(
        &out,
        str![[r"
Le plus grand
lists/largest · niveau 1 sur 5 · lists

Rendre le plus grand.

La fonction à écrire
  largest(numbers: list[int]) -> int

Comment c'est noté, sur 3,5 points
  examples  2,5 pt, 1 cas
    largest([1, 3, 2]) → 3  # au milieu
  secret  1 pt, 2 cas, groupe caché  (après : examples)

Commence par `jugeote start lists/largest --exercises ex` ; `jugeote hint lists/largest --exercises ex` donne le premier de 2 indices.

"]]
    );
    // Not even by a warning's excerpt: `0654` deserves one.
    assert!(!format!("{out}{err}").contains("987") && !format!("{out}{err}").contains("654"));
    assert_eq!((err.as_str(), status), ("", 0));
}

#[test]
fn an_author_who_asks_sees_the_warnings() {
    let scratch = scratch();
    lay(
        &scratch.path().join("ex/lists/sum"),
        EXERCISE.replace("points: 3.5", "points: 5").replace("0654", "654"),
    );
    let (out, _, _) = run(scratch.path(), "list --exercises ex --json");
    let document: serde_json::Value = serde_json::from_str(&out).expect("one JSON document");
    assert_eq!(document["exercises"][1]["warnings"], 1);
    let (out, err, status) = run(scratch.path(), "show sum --warnings --exercises ex --lang en");
    assert_data_eq!(
        out,
        str![[r"
warning: the groups give 3.5 points together, not 5
  --> ex/lists/sum/exercise.yaml:10:9
   |
10 | points: 5
   |         ^
   |
   = hint: the score is counted on what the groups give

"]]
    );
    assert_eq!((err.as_str(), status), ("", 0));
    lay(&scratch.path().join("ex/lists/sum"), EXERCISE.replace("0654", "654"));
    let (out, _, status) = run(scratch.path(), "show sum --warnings --exercises ex --lang en");
    assert_eq!((out.as_str(), status), ("the exercise `lists/sum` has no warnings\n", 0));
}

#[test]
fn a_name_that_is_unknown_or_an_exercise_that_is_faulty_is_said_with_its_status() {
    let scratch = scratch();
    for command in ["show", "start", "hint"] {
        let (out, err, status) =
            run(scratch.path(), &format!("{command} lists/lagest --exercises ex --lang en"));
        assert_eq!(out, "");
        assert_data_eq!(
            err,
            str![[r"
error: there is no exercise `lists/lagest`
hint: did you mean `lists/largest`?

"]]
        );
        assert_eq!(status, 2);
    }
    lay(&scratch.path().join("ex/lists/faulty"), EXERCISE.replace("level", "lvel"));
    let (_, err, status) = run(scratch.path(), "show faulty --exercises ex --lang en");
    assert_data_eq!(
        err,
        str![[r"
error: unknown key `lvel`
 --> ex/lists/faulty/exercise.yaml:3:1
  |
3 | lvel: 1
  | ^^^^
  |
  = hint: did you mean `level`?

"]]
    );
    assert_eq!(status, 3);
    assert_eq!(run(scratch.path(), "list --exercises none").2, 2);
}

#[test]
fn start_writes_the_starter_and_overwrites_only_when_asked_to() {
    let scratch = scratch();
    let line = "start largest out/put --exercises ex --lang en";
    let (out, err, status) = run(scratch.path(), line);
    assert_data_eq!(
        out,
        str![[r"
written: out/put/largest.py
Complete `out/put/largest.py`, then type:
  jugeote check lists/largest out/put/largest.py --exercises ex

"]]
    );
    assert_eq!((err.as_str(), status), ("", 0));
    let file = scratch.path().join("out/put/largest.py");
    let starter = fs::read_to_string(&file).expect("the starter");
    assert!(starter.starts_with("def largest"));

    fs::write(&file, "my work\n").expect("written");
    let (out, err, status) = run(scratch.path(), line);
    assert_eq!((out.as_str(), status), ("", 2));
    assert!(err.contains("is there already, nothing was written") && err.contains("--force"), "{err}");
    assert_eq!(fs::read_to_string(&file).expect("the work"), "my work\n");

    assert_eq!(run(scratch.path(), &format!("{line} --force")).2, 0);
    assert_eq!(fs::read_to_string(&file).expect("the starter"), starter);
    // A file where a folder is needed.
    let (_, err, status) = run(scratch.path(), "start largest out/put/largest.py --exercises ex --lang en");
    assert_eq!(status, 2);
    assert!(err.contains("a file stands where a folder is needed"), "{err}");
}

#[test]
fn hint_gives_one_hint_and_never_more() {
    let scratch = scratch();
    let (out, err, status) = run(scratch.path(), "hint largest --exercises ex --lang en");
    assert_eq!((out.as_str(), status), ("Hint 1 of 2\nWalk through the list.\n", 0));
    assert!(err.contains("`jugeote hint lists/largest --number 2 --exercises ex`"), "{err}");
    let (out, err, status) = run(scratch.path(), "hint largest --number 2 --exercises ex --lang en");
    assert_eq!((out.as_str(), err.as_str(), status), ("Hint 2 of 2\nSecond.\n", "", 0));
    for number in ["0", "3", "18446744073709551615"] {
        let (out, err, status) =
            run(scratch.path(), &format!("hint largest --number {number} --exercises ex --lang en"));
        assert_eq!((out.as_str(), status), ("", 2));
        assert_eq!(err, format!("error: there is no hint {number}: there are 2\n"));
    }
}

#[test]
fn a_program_is_shown_with_the_status_it_ends_with_and_without_a_file_to_begin_with() {
    let scratch = scratch();
    let folder = scratch.path().join("ex/lists/echo");
    fs::create_dir_all(&folder).expect("a folder");
    let yaml = "format: 1\ntitle: Echo\nscript: true\ngroups:\n  - name: g\n    points: 2\n    cases:\n      \
        - {stdin: x, stdout: \"8\\n\"}\n      - {stdin: q, stdout: \"\", status: 2}\n      - {stdin: r, status: 3}\n";
    fs::write(folder.join("exercise.yaml"), yaml).expect("written");
    fs::write(folder.join("statement.en.md"), "Print.\n").expect("written");
    let (out, err, status) = run(scratch.path(), "show echo --exercises ex --lang en");
    assert_eq!((err.as_str(), status), ("", 0));
    for line in ["echo < 'x' → '8\\n'\n", "echo < 'q' → '' (status 2)\n", "echo < 'r' → (status 3)\n"] {
        assert!(out.contains(line), "{out}");
    }
    assert!(!out.contains("jugeote start"), "{out}");
}
