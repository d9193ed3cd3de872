//! The command: which exercises, which words, which status.

#![expect(clippy::needless_raw_string_hashes, reason = "snapshots are rewritten with hashes")]

use super::Desk;
use crate::check::{jugeote, run};
use crate::sandbox::ending::{interrupted_by, is_empty};
use snapbox::{assert_data_eq, str};

#[test]
fn faults_are_shown_with_the_name_of_their_check_and_a_line_sums_up() {
    let desk = Desk::new();
    desk.wrong(
        "first_apart.py",
        "# fails: empt (error)\n# cause: x\ndef total(items):\n    return items[0] + sum(items[1:])\n",
    );
    let ran = desk.run(&["total"]);
    assert_eq!(ran.status, 3);
    assert_data_eq!(
        ran.stderr,
        str![[r#"
error[known-wrong]: there is no group `empt`
 --> solutions/nombres/total/wrong/first_apart.py:1:1
  |
1 | # fails: empt (error)
  | ^^^^^^^^^^^^^^^^^^^^^
  |
  = hint: did you mean `empty`?

error[known-wrong]: not declared: case `empty 1` is `error`, total([])
--> solutions/nombres/total/wrong/first_apart.py
 = hint: declare it at the head of the file with `fails: empty (error)`

"#]]
    );
    assert_data_eq!(
        ran.stdout,
        str![[r"
✗ nombres/total: 2 faults, 0 warnings (3 cases; 1 solution, 1 starter, 2 known-wrong; slowest case [..] ms of 1000, memory [..] MB of 128)

"]]
    );
    let ran = desk.run(&["total", "--lang", "fr"]);
    assert!(ran.stderr.contains("il n'y a pas de groupe `empt`"), "{}", ran.stderr);
    assert!(
        ran.stdout.starts_with("✗ nombres/total : 2 fautes, 0 avertissement (3 cas ; 1 solution,"),
        "{}",
        ran.stdout
    );
}

#[test]
fn without_a_name_every_exercise_is_verified_and_what_belongs_to_none_is_told() {
    let desk = Desk::new();
    let ran = desk.run(&[]);
    assert_eq!((ran.status, ran.stderr.as_str()), (0, ""), "{}", ran.stdout);
    assert!(ran.stdout.starts_with("✓ nombres/total: all is well"), "{}", ran.stdout);
    desk.write("solutions/nombres/autre/solution.py", "");
    desk.write("exercises/nombres/vide/notes.txt", "");
    let ran = desk.run(&[]);
    assert_eq!(ran.status, 3);
    assert!(ran.stderr.contains("solutions of the exercise `nombres/autre`"), "{}", ran.stderr);
    assert!(ran.stderr.contains("exercises/nombres/vide"), "{}", ran.stderr);
    assert_eq!(desk.run(&["total"]).status, 0);
}

#[test]
fn solutions_are_found_beside_the_folder_that_is_named() {
    let desk = Desk::new();
    let elsewhere = tempfile::tempdir().expect("a folder");
    let folder = desk.file("exercises");
    let folder = folder.to_str().expect("UTF-8");
    let ran = run(jugeote(elsewhere.path()).args(["verify", "--exercises", folder]));
    assert_eq!((ran.status, ran.stderr.as_str()), (0, ""), "{}", ran.stdout);
    let ran = run(jugeote(&desk.file("exercises")).args(["verify", "--exercises", "."]));
    assert_eq!((ran.status, ran.stderr.as_str()), (0, ""), "{}", ran.stdout);
}

#[test]
fn a_name_that_is_none_and_a_folder_without_exercises_are_wrong_usage() {
    let desk = Desk::new();
    let ran = desk.run(&["nombres/totl"]);
    assert_eq!(ran.status, 2);
    assert!(ran.stderr.contains("did you mean `nombres/total`"), "{}", ran.stderr);
    let ran = desk.run(&["roi/jeu_roi"]);
    assert_eq!(ran.status, 2);
    assert!(ran.stderr.contains("`roi/jeu_roi` is built into jugeote"), "{}", ran.stderr);
    let empty = tempfile::tempdir().expect("a folder");
    let ran = run(jugeote(empty.path()).arg("verify"));
    assert_eq!(ran.status, 2);
    assert!(ran.stderr.contains("no folder of exercises here"), "{}", ran.stderr);
}

#[test]
fn without_an_interpreter_what_files_tell_is_told_all_the_same() {
    let desk = Desk::new();
    assert_eq!(desk.run(&["--python", "/nowhere/python"]).status, 4);
    desk.write("exercises/nombres/total/notes.txt", "");
    let ran = desk.run(&["--python", "/nowhere/python"]);
    assert_eq!(ran.status, 3, "{}", ran.stderr);
    assert!(ran.stderr.contains("notes.txt") && ran.stdout.contains("nothing was run"), "{}", ran.stdout);
}

#[test]
fn what_an_author_writes_cannot_command_a_terminal() {
    let desk = Desk::new();
    desk.wrong(
        "a\u{1b}[31m.py",
        "# fails: \u{1b}]0;x\u{7} (wrong)\n# cause: \u{1b}[2J\ndef total(items):\n    return 1\n",
    );
    let ran = desk.run(&["total", "--color", "never"]);
    assert_eq!(ran.status, 3);
    let all = ran.stdout + &ran.stderr;
    assert!(!all.contains(['\u{1b}', '\u{7}']), "{all:?}");
}

#[test]
fn an_interrupted_verification_ends_with_its_status_and_leaves_nothing() {
    let desk = Desk::new();
    let sleeping = "import time\n\n\ndef total(items):\n    time.sleep(60)\n";
    desk.write("exercises/nombres/total/starter.py", sleeping);
    let signal = rustix::process::Signal::INT;
    let (exit, temporary) = interrupted_by(signal, desk.path(), &["verify", "total"]);
    assert_eq!(exit, Some(130));
    assert!(is_empty(temporary.path()));
}
