//! `train import`: a player's own blunders become problems. The games are made by hand on level ground.

use super::lessons::race;
use crate::check::{Ran, jugeote, run};
use jugeote::games::Record;
use jugeote::problems::{Goal, Kind, Set, Source};
use std::fs;
use std::path::Path;

fn record(start: &str, moves: &[&str], players: [&str; 2]) -> String {
    let mut record = Record::new("relief", start.to_owned());
    record.moves = moves.iter().map(|mv| (*mv).to_owned()).collect();
    record.players = Some(players.map(str::to_owned));
    format!("{}\n", record.to_json())
}

/// Blue to move: Red's Sentinelle on a8 leaves next, and only Blue's on c8 can prevent it, by taking it.
fn threat() -> String {
    let terrain = ["3333333333"; 10].join("/");
    let pieces = [
        "..........",
        "..........",
        "S.s....e..",
        "..........",
        "..........",
        "..........",
        "..........",
        "..........",
        "....E....A",
        "..........",
    ];
    format!("{terrain} {} b - 41", pieces.join("/"))
}

fn import(folder: &Path, args: &[&str]) -> Ran {
    run(jugeote(folder).args(["train", "import"]).args(args))
}

fn games(folder: &Path) {
    let missed = record(&race(), &["a8-a9", "j3-out"], ["ada", "bob"]);
    let undefended = record(&threat(), &["c8-c5", "a8-out"], ["bob", "ada"]);
    let others = record(&race(), &["a8-out"], ["eve", "bob"]);
    fs::write(folder.join("games.jsonl"), [missed, undefended, others].concat()).expect("written");
}

#[test]
fn a_win_let_go_and_an_only_defence_missed_become_problems_that_verify() {
    let folder = tempfile::tempdir().expect("a folder");
    games(folder.path());
    let ran = import(folder.path(), &["games.jsonl", "--player", "ada", "-o", "mine.yaml"]);
    assert_eq!((ran.status, ran.stdout.as_str()), (0, ""), "{}", ran.stderr);
    assert!(ran.stderr.contains("1 game is not the player's"), "{}", ran.stderr);
    assert!(ran.stderr.contains("turns of the player: 2; "), "{}", ran.stderr);
    let set = Set::read(&fs::read(folder.path().join("mine.yaml")).expect("a set")).expect("sound");
    let [win, defence] = &set.problems[..] else { panic!("two problems: {:?}", set.problems.len()) };
    assert_eq!((win.goal, win.kind, win.within), (Goal::Win, Kind::MissedWin, 1));
    assert_eq!((win.solutions.to_string().as_str(), win.position.as_str()), ("a8-out", &*race()));
    // Only a10 is two steps from a8: who bars a9 or a10 holds Red up by a move.
    assert_eq!((defence.goal, defence.kind, defence.within), (Goal::Defence, Kind::OnlyDefence, 2));
    assert_eq!(defence.solutions.to_string(), "c8xa8");
    let Source::Record { played: Some(played), .. } = &defence.source else { panic!("from a game") };
    assert_eq!(played, "c8-c5");
    let verified = run(jugeote(folder.path()).args(["train", "verify", "mine.yaml"]));
    assert_eq!(
        (verified.status, verified.stdout.as_str()),
        (0, "2 problems verified\n"),
        "{}",
        verified.stderr
    );
    // The same games again bring nothing new, and the set stays as it is.
    let before = fs::read(folder.path().join("mine.yaml")).expect("a set");
    let ran = import(folder.path(), &["games.jsonl", "--player", "ada", "-o", "mine.yaml"]);
    assert!(ran.status == 1 && ran.stderr.contains("no new problem was found"), "{}", ran.stderr);
    assert_eq!(fs::read(folder.path().join("mine.yaml")).expect("a set"), before);
}

#[test]
fn who_found_the_right_move_has_nothing_to_learn_from_it() {
    let folder = tempfile::tempdir().expect("a folder");
    games(folder.path());
    let ran = import(folder.path(), &["games.jsonl", "--player", "bob"]);
    assert_eq!((ran.status, ran.stdout.as_str()), (1, ""), "{}", ran.stderr);
    assert!(ran.stderr.contains("missed: 0\n"), "{}", ran.stderr);
    // By side: Red in all three games, of which it let go one.
    let ran = import(folder.path(), &["games.jsonl", "--side", "red"]);
    assert_eq!(ran.status, 0, "{}", ran.stderr);
    assert_eq!(Set::read(ran.stdout.as_bytes()).expect("a set").problems.len(), 1);
}

#[test]
fn an_illegal_move_leaves_out_its_record_and_the_others_are_used() {
    let folder = tempfile::tempdir().expect("a folder");
    let wrong = record(&race(), &["a8-j1"], ["ada", "bob"]);
    let missed = record(&race(), &["a8-a9", "j3-out"], ["ada", "bob"]);
    fs::write(folder.path().join("games.jsonl"), [wrong, missed].concat()).expect("written");
    let ran = import(folder.path(), &["games.jsonl", "--player", "ada"]);
    assert_eq!(ran.status, 3, "{}", ran.stderr);
    assert!(ran.stderr.contains("games.jsonl:1: ") && ran.stderr.contains("costs 16"), "{}", ran.stderr);
    assert!(ran.stderr.contains("1 record was left out"), "{}", ran.stderr);
    assert_eq!(Set::read(ran.stdout.as_bytes()).expect("a set").problems.len(), 1);
    for args in [vec!["games.jsonl"], vec!["games.jsonl", "--player", "ada", "--side", "red"], vec![]] {
        assert_eq!(import(folder.path(), &args).status, 2, "{args:?}");
    }
    assert_eq!(import(folder.path(), &["none.jsonl", "--side", "red"]).status, 3);
    // A file that is no set is not overwritten.
    fs::write(folder.path().join("notes.yaml"), "my: notes\n").expect("written");
    let ran = import(folder.path(), &["games.jsonl", "--side", "red", "-o", "notes.yaml"]);
    assert_eq!(ran.status, 3, "{}", ran.stderr);
    assert_eq!(fs::read_to_string(folder.path().join("notes.yaml")).expect("notes"), "my: notes\n");
}
