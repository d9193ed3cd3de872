//! The shipped problems of nine men's morris: what the set holds, and that it comes from the shipped games.
//!
//! That all of it is proved again is the business of `.ci/run`, in a release build; here it is a part.

use crate::check::{jugeote, root, run};
use crate::training::recording::unpacked;
use crate::training::shipped::{come_from_different_games, shipped_of};
use jugeote::games::moulin;
use jugeote::problems::{Goal, Problem, Set};
use jugeote::training::verify;
use std::collections::BTreeSet;
use std::fs;
use std::sync::atomic::AtomicBool;

pub(super) fn shipped() -> Set {
    shipped_of("moulin")
}

#[test]
fn the_shipped_set_holds_30_problems_and_meets_every_quota() {
    let set = shipped();
    let number = |wanted: &dyn Fn(&Problem) -> bool| set.problems.iter().filter(|p| wanted(p)).count();
    let wins = |moves: u32| number(&|problem| problem.goal == Goal::Win && problem.within == moves);
    assert_eq!((set.game.as_str(), set.problems.len()), ("moulin", 30));
    assert!(wins(1) <= 5 && wins(2) >= 11 && wins(3) >= 4, "{} {} {}", wins(1), wins(2), wins(3));
    assert!(number(&|problem| problem.goal == Goal::Defence) >= 3);
    for band in 1..=5 {
        assert!(number(&|problem| problem.band == band) >= 3, "band {band}");
    }
    for side in ["red", "blue"] {
        assert!((13..=17).contains(&number(&|problem| problem.side == side)), "{side}");
    }
    let themes: BTreeSet<&String> = set.problems.iter().flat_map(|problem| &problem.themes).collect();
    assert!(themes.len() >= 8, "{themes:?}");
    assert!(set.problems.iter().all(|problem| !problem.themes.is_empty()));
    // Small enough to be a part of the binary.
    assert!(set.write().expect("YAML").len() < 150_000);
}

#[test]
fn a_slice_of_the_shipped_games_is_made_again_byte_for_byte() {
    let readme = fs::read_to_string(root().join("data/moulin/README.md")).expect("a readme");
    let command = readme.lines().find(|line| line.contains(" train record moulin ")).expect("the command");
    let (args, output) = command.split_once(" -o ").expect("an output");
    assert_eq!(output, "games.jsonl.gz");
    let args: Vec<&str> = args.split_whitespace().skip(1).collect();
    let games = args.iter().position(|&arg| arg == "--games").expect("how many") + 1;
    let shipped = unpacked(&root().join("data/moulin/games.jsonl.gz"));
    assert_eq!(args[games], shipped.lines().count().to_string());
    let folder = tempfile::tempdir().expect("a folder");
    let part = [&args[..games], &["40", "--skip", "2000"], &args[games + 1..]].concat();
    let made = run(jugeote(folder.path()).args(part));
    assert_eq!(made.status, 0, "{}", made.stderr);
    assert_eq!(made.stdout, shipped.split_inclusive('\n').skip(2000).take(40).collect::<String>());
}

#[test]
fn the_shipped_problems_come_from_different_shipped_games() {
    come_from_different_games("moulin", "games.jsonl.gz");
}

#[test]
fn a_part_of_the_shipped_set_is_proved_again() {
    let set = shipped();
    let short = set.problems.iter().filter(|problem| problem.within < 3).step_by(5).cloned().collect();
    let part = Set { problems: short, ..set };
    assert!(part.problems.len() > 3);
    assert_eq!(verify::<moulin::Position>(&part, &AtomicBool::new(false)).expect("not interrupted"), []);
}
