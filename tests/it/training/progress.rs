//! What `train play` remembers between sessions: ratings, and when failed problems come back.

use super::lessons::desk;
use crate::check::{Ran, jugeote, run};
use serde_json::Value;
use std::fs;
use std::path::Path;

/// A session at a moment, with the data folder inside the desk.
fn play(desk: &Path, now: u64, input: &str, more: &[&str]) -> Ran {
    let mut command = jugeote(desk);
    command.env("XDG_DATA_HOME", desk.join("data")).env("JUGEOTE_NOW", now.to_string());
    run(command.args(["train", "play", "race.yaml"]).args(more).write_stdin(input))
}

fn remembered(desk: &Path) -> Value {
    let text = fs::read_to_string(desk.join("data/jugeote/progress.json")).expect("progress");
    serde_json::from_str(&text).expect("JSON")
}

/// The one problem tried.
fn tried(desk: &Path) -> Value {
    let all = remembered(desk)["games"]["relief"]["problems"].clone();
    all.as_object().expect("problems").values().next().expect("one").clone()
}

/// A desk whose problem nobody has tried, not even the panel that rates new ones.
fn unrated() -> tempfile::TempDir {
    let desk = desk();
    let file = desk.path().join("race.yaml");
    let set = fs::read_to_string(&file).expect("a set");
    let told = |line: &str| match line.trim_start().split_once(':') {
        Some(("rating", _)) => line.replace(line.trim_start(), "rating: 1500"),
        Some(("deviation", _)) => line.replace(line.trim_start(), "deviation: 350"),
        _ => line.to_owned(),
    };
    let lines: Vec<String> = set.lines().map(told).collect();
    fs::write(&file, lines.join("\n") + "\n").expect("written");
    desk
}

const NOW: u64 = 1_700_000_000;

#[test]
fn an_attempt_moves_the_learner_and_the_problem_and_says_where_that_is_kept() {
    let desk = unrated();
    let ran = play(desk.path(), NOW, "a8-out\n", &[]);
    // Glicko-2 by hand: a win of 1500 ± 350 against its equal, volatility 0.06.
    assert!(ran.stdout.contains("Your rating: 1662 ± 290\n"), "{}", ran.stdout);
    assert!(ran.stderr.contains("progress.json; `--no-progress` keeps nothing"), "{}", ran.stderr);
    let problem = tried(desk.path());
    let moved = problem["rating"]["rating"].as_f64().expect("a number");
    assert_eq!(format!("{moved:.0}"), "1338");
    assert_eq!((&problem["attempts"], &problem["clean"]), (&1.into(), &1.into()));
    assert!(problem.get("review").is_none(), "what was never failed does not come back");
    let kept: Vec<_> = fs::read_dir(desk.path().join("data/jugeote")).expect("a folder").collect();
    assert_eq!(kept.len(), 1, "written in one step, nothing left beside it");
}

#[test]
fn an_attempt_weighs_half_when_the_theme_was_shown_and_is_failed_with_more_help() {
    let desk = unrated();
    let ran = play(desk.path(), NOW, "?\na8-out\n", &[]);
    assert!(ran.stdout.contains("Your rating: 1581 ± 320\n"), "{}", ran.stdout);
    let other = unrated();
    let ran = play(other.path(), NOW, "?\n?\na8-out\n", &[]);
    assert!(ran.stdout.contains("Your rating: 1419 ± 320\n"), "{}", ran.stdout);
}

#[test]
fn a_failed_problem_comes_back_when_its_time_has_come() {
    let desk = desk();
    let ran = play(desk.path(), NOW, "a8-a9\na8-out\n", &[]);
    assert!(ran.stdout.contains("Failed problems to try again: 0 now, 1 later"), "{}", ran.stdout);
    let due = tried(desk.path())["review"]["due"].as_u64().expect("a moment");
    assert!(due > NOW);
    let early = play(desk.path(), due - 1, "q\n", &["--spaced"]);
    assert!(early.stdout.contains("Nothing is due now"), "{}", early.stdout);
    let ran = play(desk.path(), due, "a8-out\n", &["--spaced"]);
    assert!(ran.stdout.contains("Problem 1 of 1"), "{}", ran.stdout);
    let later = tried(desk.path())["review"]["due"].as_u64().expect("a moment");
    assert!(later - due > due - NOW, "found again, it waits longer: {due} {later}");
}

#[test]
fn a_damaged_file_is_told_of_and_kept_aside() {
    let desk = desk();
    let folder = desk.path().join("data/jugeote");
    fs::create_dir_all(&folder).expect("a folder");
    for (number, damaged) in [(1, "{\"format\": 1, \"games\": {\"relief\""), (2, "[]")] {
        fs::write(folder.join("progress.json"), damaged).expect("written");
        let ran = play(desk.path(), NOW, "a8-out\n", &[]);
        assert_eq!(ran.status, 0);
        assert!(ran.stderr.contains("is damaged; it was kept as "), "{}", ran.stderr);
        let aside = folder.join(format!("progress.json.damaged-{number}"));
        assert_eq!(fs::read_to_string(aside).expect("kept"), damaged);
        assert_eq!(remembered(desk.path())["format"], 1);
    }
}

#[test]
fn a_file_of_a_later_version_is_left_alone_and_none_is_made_where_none_is_wanted() {
    let desk = desk();
    let file = desk.path().join("data/jugeote/progress.json");
    let ran = play(desk.path(), NOW, "a8-out\n", &["--no-progress"]);
    assert!(ran.stderr.is_empty() && !ran.stdout.contains("rating"), "{}{}", ran.stdout, ran.stderr);
    // Nothing was tried, nothing is written.
    play(desk.path(), NOW, "p\n", &[]);
    assert!(!file.exists());
    fs::create_dir_all(file.parent().expect("a folder")).expect("a folder");
    let later = "{\"format\": 2, \"people\": []}";
    fs::write(&file, later).expect("written");
    let ran = play(desk.path(), NOW, "a8-out\n", &[]);
    assert!(ran.status == 0 && ran.stderr.contains("has format 2, of a later version"), "{}", ran.stderr);
    assert_eq!(fs::read_to_string(&file).expect("still there"), later);
}

#[test]
fn a_folder_that_cannot_be_written_is_said_and_the_session_goes_on() {
    let desk = desk();
    fs::write(desk.path().join("data"), "no folder").expect("written");
    let ran = play(desk.path(), NOW, "a8-out\n", &["--lang", "fr"]);
    assert_eq!(ran.status, 0);
    assert!(ran.stdout.contains("✓ Résolu !"), "{}", ran.stdout);
    assert!(ran.stderr.contains("progression"), "{}", ran.stderr);
}
