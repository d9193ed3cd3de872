//! `train show` and `train play` of nine men's morris, with a problem made by hand.
//!
//! Red on a7, d7, g7 and g4 has f4 as its last way out; only Blue's piece on f2 comes there.

use crate::check::{Ran, jugeote, run};
use std::fs;
use std::path::Path;

/// Blue to move; Red's mill is closed, and Blue's four are on d6, a4, f2 and g1.
const SHUT_IN: &str = "RRR/.B./.../B....R/.../..B/..B b 0 0 40 100";

fn train(folder: &Path, input: &str, args: &[&str]) -> Ran {
    run(jugeote(folder).arg("train").args(args).write_stdin(input))
}

/// A folder with that position as a set, `shut.yaml`.
fn desk() -> tempfile::TempDir {
    let folder = tempfile::tempdir().expect("a folder");
    fs::write(folder.path().join("shut.txt"), SHUT_IN).expect("written");
    let args = ["generate", "moulin", "--from", "shut.txt", "--count", "1", "-o", "shut.yaml"];
    let made = train(folder.path(), "", &args);
    assert_eq!(made.status, 0, "{}", made.stderr);
    folder
}

#[test]
fn a_problem_is_shown_with_its_board_and_where_each_piece_goes() {
    let desk = desk();
    let shown = train(desk.path(), "", &["show", "1", "--from", "shut.yaml"]);
    assert_eq!((shown.status, shown.stderr.as_str()), (0, ""));
    assert!(shown.stdout.contains("7 R───────────R───────────R\n"), "{}", shown.stdout);
    assert!(shown.stdout.ends_with("\nBlue to move wins in 1 move.\n"), "{}", shown.stdout);
    let flat = shown.stdout.replace("\n    ", " ");
    for piece in ["d6 — goes to: b6 d5 f6", "a4 — goes to: a1 b4", "f2 — goes to: d2 f4", "g1 — goes to: d1"]
    {
        assert!(flat.contains(piece), "{piece}: {flat}");
    }
    let french = train(desk.path(), "", &["show", "1", "--from", "shut.yaml", "--solution", "--lang", "fr"]);
    let told = "  f2-f4 : Bleu va de f2 en f4\n  Rouge ne peut plus bouger : Bleu gagne.\n";
    assert!(french.stdout.contains(told), "{}", french.stdout);
    assert!(french.stdout.contains("d6 — va en : b6 d5 f6"), "{}", french.stdout);
}

#[test]
fn a_wrong_move_is_refuted_in_words_the_hint_names_the_piece_and_the_right_move_solves() {
    let desk = desk();
    let ran = train(desk.path(), "f2-d2\na4-f4\n?\n?\nf2-f4\n", &["play", "shut.yaml", "--no-progress"]);
    assert_eq!((ran.status, ran.stderr.as_str()), (0, ""));
    assert!(ran.stdout.contains("✗ f2-d2 is wrong."), "{}", ran.stdout);
    // Four pieces do not fly.
    assert!(ran.stdout.contains("no line leads from a4 straight to f4"), "{}", ran.stdout);
    assert!(ran.stdout.contains("Hint 1 of 3, the theme: immobilisation"), "{}", ran.stdout);
    assert!(ran.stdout.contains("Hint 2 of 3, the piece: the one on f2\n"), "{}", ran.stdout);
    assert!(ran.stdout.contains("✓ Solved!\nRed can no longer move: Blue wins.\n"), "{}", ran.stdout);
}

#[test]
fn the_set_is_asked_by_the_name_of_the_game() {
    let desk = desk();
    let ran = train(desk.path(), "q\n", &["play", "moulin", "--count", "1", "--no-progress"]);
    assert_eq!((ran.status, ran.stderr.as_str()), (0, ""));
    assert!(ran.stdout.contains("\nProblem 1 of 30 · band 1\n"), "{}", ran.stdout);
}
