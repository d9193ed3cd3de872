//! The shipped problems of Wall-e: what the set holds, and that it comes from the shipped games.
//!
//! That all of it is proved again is the business of `.ci/run`, in a release build; here it is a part.

use crate::check::{jugeote, root, run};
use crate::training::recording::unpacked;
use crate::training::shipped::{come_from_different_games, shipped_of};
use jugeote::games::walle;
use jugeote::problems::{Goal, Problem, Set};
use jugeote::training::verify;
use std::collections::BTreeSet;
use std::fs;
use std::sync::atomic::AtomicBool;

pub(super) fn shipped() -> Set {
    shipped_of("walle")
}

/// The shipped problems whose second proof is a matter of a moment.
pub(super) fn light() -> Vec<Problem> {
    shipped().problems.into_iter().filter(|problem| problem.within <= 2).collect()
}

/// The command of the README beside the games that begins so, without its output.
fn command(name: &str) -> Vec<String> {
    let readme = fs::read_to_string(root().join("data/walle/README.md")).expect("a README");
    let line = readme.lines().find_map(|line| line.strip_prefix("jugeote train ")?.strip_prefix(name));
    let line = line.expect("a command").split(" -o ").next().expect("words").trim();
    line.split(' ').map(str::to_owned).collect()
}

#[test]
fn the_shipped_set_holds_30_problems_of_both_sides_and_goals_and_of_at_least_eight_themes() {
    let set = shipped();
    let number = |wanted: &dyn Fn(&Problem) -> bool| set.problems.iter().filter(|p| wanted(p)).count();
    let wins = |moves: u32| number(&|problem| problem.goal == Goal::Win && problem.within == moves);
    assert_eq!(set.problems.len(), 30);
    // The quotas of 65, for 30.
    assert!(wins(1) <= 5 && wins(3) >= 7 && wins(4) >= 2, "{} {} {}", wins(1), wins(3), wins(4));
    assert!(number(&|problem| problem.goal == Goal::Defence) >= 3);
    for band in 1..=5 {
        assert!(number(&|problem| problem.band == band) >= 3, "band {band}");
    }
    for side in ["white", "black"] {
        assert!((13..=17).contains(&number(&|problem| problem.side == side)), "{side}");
    }
    let themes: BTreeSet<&String> = set.problems.iter().flat_map(|problem| &problem.themes).collect();
    assert!(themes.len() >= 8, "{themes:?}");
    assert!(set.problems.iter().all(|problem| !problem.themes.is_empty()));
}

#[test]
fn the_shipped_problems_come_from_different_shipped_games() {
    come_from_different_games("walle", "games-2500.jsonl");
}

#[test]
fn a_slice_of_the_shipped_games_is_made_again_byte_for_byte() {
    let shipped = unpacked(&root().join("data/walle/games.jsonl.gz"));
    let mut args = command("record");
    let games = args.iter().position(|arg| arg == "--games").expect("how many") + 1;
    assert_eq!(args[games], shipped.lines().count().to_string());
    "30".clone_into(&mut args[games]);
    args.extend(["--skip".to_owned(), "1000".to_owned()]);
    let folder = tempfile::tempdir().expect("a folder");
    let made = run(jugeote(folder.path()).args(["train", "record"]).args(&args));
    assert_eq!(made.status, 0, "{}", made.stderr);
    let slice: String = shipped.split_inclusive('\n').skip(1000).take(30).collect();
    assert_eq!(made.stdout, slice);
}

#[test]
fn a_part_of_the_shipped_set_is_proved_again() {
    let part = Set { problems: light(), ..shipped() };
    assert!(part.problems.len() > 3);
    assert_eq!(verify::<walle::Position>(&part, &AtomicBool::new(false)).expect("not interrupted"), []);
}
