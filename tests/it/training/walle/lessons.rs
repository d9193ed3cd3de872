//! `train show` and `train play` of problems of Wall-e.
//!
//! The race is made by hand: either pawn is one step from its goal. White walks straight on; after anything else Black
//! does, for White's last wall may not shut the only hole that is left to Black.

use super::shipped::shipped;
use crate::check::{Ran, jugeote, root, run};
use jugeote::problems::Goal;
use std::fs;
use std::path::Path;

fn train(folder: &Path, input: &str, args: &[&str]) -> Ran {
    run(jugeote(folder).arg("train").args(args).write_stdin(input))
}

/// Walls between rows 0 and 1 but for column 8, and eleven east of columns that nobody is in.
fn race() -> String {
    let mut walls: Vec<String> = (0..8).map(|column| format!("0,{column}S")).collect();
    walls.extend((3..10).map(|row| format!("{row},5E")));
    walls.extend((5..9).map(|row| format!("{row},3E")));
    // One digit each: in the order of their texts.
    walls.sort();
    format!("w 9,0 1,8 1 0 {}", walls.join(";"))
}

/// A folder with the race as a set, `race.yaml`.
pub(super) fn desk() -> tempfile::TempDir {
    let folder = tempfile::tempdir().expect("a folder");
    fs::write(folder.path().join("race.txt"), race()).expect("written");
    let made = train(
        folder.path(),
        "",
        &["generate", "walle", "--from", "race.txt", "--count", "1", "-o", "race.yaml"],
    );
    // The quota of the sides cannot be met by one problem.
    assert!(made.status <= 1, "{}", made.stderr);
    folder
}

#[test]
fn a_problem_is_shown_with_its_board_the_ways_and_the_question() {
    let desk = desk();
    let shown = train(desk.path(), "", &["show", "1", "--from", "race.yaml"]);
    assert_eq!((shown.status, shown.stderr.as_str()), (0, ""));
    for said in [
        "White's pawn on 9,0 — steps to its goal: 1 · goes to: 10,0 8,0 9,1\n",
        "Black's pawn on 1,8 — steps to its goal: 1\n",
        "White's walls — left: 1 · would shut off the other pawn: 0,8S\n",
        "\nWhite to move wins in 1 move.\n",
    ] {
        assert!(shown.stdout.contains(said), "{said}: {}", shown.stdout);
    }
    let french = train(desk.path(), "", &["show", "1", "--from", "race.yaml", "--lang", "fr"]);
    for said in [
        "Le pion blanc en 9,0 — nombre de pas jusqu'au but : 1 · va en : 10,0 8,0 9,1\n",
        "Murs de Blanc — restants : 1 · couperaient l'autre pion de son but : 0,8S\n",
        "\nBlanc joue et gagne en 1 coup.\n",
    ] {
        assert!(french.stdout.contains(said), "{said}: {}", french.stdout);
    }
}

#[test]
fn moves_hints_and_the_end_are_in_words_of_the_game() {
    let desk = desk();
    let play = |input: &str, lang: &str| {
        let ran = train(desk.path(), input, &["play", "race.yaml", "--no-progress", "--lang", lang]);
        assert_eq!((ran.status, ran.stderr.as_str()), (0, ""));
        ran.stdout
    };
    let told = play("9,1\n?\n?\n?\n10,0\n", "en");
    for said in [
        "✗ 9,1 is wrong. Black then wins in 1 move:\n  0,8: Black's pawn goes to 0,8\n  Black's pawn has reached its goal: Black wins.\n",
        "Hint 1 of 3, the theme: race to the goal",
        "Hint 2 of 3, the piece: White's pawn on 9,0\n",
        "Hint 3 of 3, the move: 10,0\n",
        "✓ Solved!\nWhite's pawn has reached its goal: White wins.\n",
    ] {
        assert!(told.contains(said), "{said}: {told}");
    }
    let told = play("9,1\n10,0\n", "fr");
    for said in [
        "  0,8 : le pion noir va en 0,8\n  Le pion noir est arrivé au but : Noir gagne.\n",
        "Le pion blanc est arrivé au but : Blanc gagne.\n",
    ] {
        assert!(told.contains(said), "{said}: {told}");
    }
}

#[test]
fn a_wall_is_told_by_its_side_of_a_cell_and_pointed_at_as_one() {
    let set = shipped();
    let number = set.problems.iter().position(|problem| problem.goal == Goal::Defence).expect("one") + 1;
    let wall = &set.problems[number - 1].solutions.0[0];
    let (cell, face) = wall.split_at(wall.len() - 1);
    let side = if set.problems[number - 1].side == "white" { "White" } else { "Black" };
    let face = if face == "E" { "east" } else { "south" };
    let args = ["show", &number.to_string(), "--from", "walle", "--solution", "--lang", "en"];
    let shown = train(&root(), "", &args);
    assert_eq!(shown.status, 0, "{}", shown.stderr);
    let said = format!("  {wall}: {side} puts a wall {face} of {cell}\n");
    assert!(shown.stdout.contains(&said), "{said}: {}", shown.stdout);
}

#[test]
fn the_set_of_the_game_is_asked_by_its_name() {
    let named = train(&root(), "q\n", &["play", "walle", "--count", "2", "--no-progress"]);
    let file =
        train(&root(), "q\n", &["play", "data/walle/entrainement.yaml", "--count", "2", "--no-progress"]);
    assert_eq!((named.status, named.stdout), (0, file.stdout));
}
