//! The shipped problems of relief: what the set holds, and that it comes from the shipped games.
//!
//! That all of it is proved again is the business of `.ci/run`, in a release build; here it is a part.

use super::recording::unpacked;
use crate::check::root;
use jugeote::games::{Record, relief};
use jugeote::problems::{Goal, Problem, Set, Source};
use jugeote::training::verify;
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::sync::atomic::AtomicBool;

fn shipped() -> Set {
    let bytes = fs::read(root().join("data/relief/entrainement.yaml")).expect("the shipped set");
    Set::read(&bytes).expect("a set")
}

#[test]
fn the_shipped_set_holds_65_problems_and_meets_every_quota() {
    let set = shipped();
    let number = |wanted: &dyn Fn(&Problem) -> bool| set.problems.iter().filter(|p| wanted(p)).count();
    let wins = |moves: u32| number(&|problem| problem.goal == Goal::Win && problem.within == moves);
    assert_eq!(set.problems.len(), 65);
    assert!(wins(1) <= 10 && wins(2) >= 25 && wins(3) >= 10);
    assert!(number(&|problem| problem.goal == Goal::Defence) >= 8);
    for band in 1..=5 {
        assert!(number(&|problem| problem.band == band) >= 8, "band {band}");
    }
    for side in ["red", "blue"] {
        assert!((30..=35).contains(&number(&|problem| problem.side == side)), "{side}");
    }
    let themes: BTreeSet<&String> = set.problems.iter().flat_map(|problem| &problem.themes).collect();
    assert!(themes.len() >= 8, "{themes:?}");
    assert!(set.problems.iter().all(|problem| !problem.themes.is_empty()));
}

#[test]
fn the_shipped_problems_come_from_different_shipped_games() {
    let games: BTreeMap<String, Record> = unpacked(&root().join("data/relief/games.jsonl.gz"))
        .lines()
        .map(|line| Record::from_json(line).expect("a record"))
        .map(|record| (record.start.clone(), record))
        .collect();
    let mut starts = BTreeSet::new();
    for problem in shipped().problems {
        let Source::Record { start, moves, played, game, .. } = &problem.source else { panic!("no record") };
        let record = games.get(start).expect("a shipped game");
        assert_eq!(moves.0[..], record.moves[..moves.0.len()]);
        assert_eq!(played.as_ref(), record.moves.get(moves.0.len()));
        let players = record.players.as_ref().expect("players");
        assert!(game.starts_with(&format!("{} - {}, games-1274.jsonl:", players[0], players[1])), "{game}");
        assert!(starts.insert(start.clone()), "two problems of one game");
    }
}

#[test]
fn a_part_of_the_shipped_set_is_proved_again() {
    let set = shipped();
    let short = set.problems.iter().filter(|problem| problem.within < 3).step_by(8).cloned().collect();
    let part = Set { problems: short, ..set };
    assert!(part.problems.len() > 4);
    assert_eq!(verify::<relief::Position>(&part, &AtomicBool::new(false)).expect("not interrupted"), []);
}
