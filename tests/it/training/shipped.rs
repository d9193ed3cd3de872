//! The shipped problems of relief: what the set holds, and that it comes from the shipped games.
//!
//! That all of it is proved again is the business of `.ci/run`, in a release build; here a part is, and every problem is
//! rejected where it is changed.

use super::made::{flaws, flaws_of, set};
use super::recording::unpacked;
use super::verifying::with_the_other_side;
use crate::check::root;
use jugeote::games::{Game as _, Record, relief};
use jugeote::problems::{Goal, Kind, Moves, Problem, Set, Source};
use rayon::prelude::*;
use std::collections::BTreeSet;
use std::fs;

/// The set of a game that comes with jugeote.
pub(super) fn shipped_of(game: &str) -> Set {
    let bytes = fs::read(root().join(format!("data/{game}/entrainement.yaml"))).expect("the shipped set");
    Set::read(&bytes).expect("a set")
}

/// Every problem of a game's set comes from another one of its shipped games, which stand in a file that was called so:
/// the line of the game is named, who played, and what was played before and then.
pub(super) fn come_from_different_games(game: &str, file: &str) {
    let games: Vec<Record> = unpacked(&root().join(format!("data/{game}/games.jsonl.gz")))
        .lines()
        .map(|line| Record::from_json(line).expect("a record"))
        .collect();
    let mut lines = BTreeSet::new();
    for problem in shipped_of(game).problems {
        let Source::Record { start, moves, played, game, .. } = &problem.source else { panic!("no record") };
        let line: usize = game.rsplit_once(':').expect("a line").1.parse().expect("a number");
        let record = &games[line - 1];
        assert_eq!((start, &moves.0[..]), (&record.start, &record.moves[..moves.0.len()]));
        assert_eq!(played.as_ref(), record.moves.get(moves.0.len()));
        let players = record.players.as_ref().expect("players");
        assert_eq!(*game, format!("{} - {}, {file}:{line}", players[0], players[1]));
        assert!(lines.insert(line), "two problems of one game");
        if problem.kind == Kind::MissedWin {
            assert!(!problem.solutions.0.contains(played.as_ref().expect("a move")));
        }
    }
}

fn shipped() -> Set {
    shipped_of("relief")
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
    come_from_different_games("relief", "games.jsonl.gz");
}

#[test]
fn a_part_of_the_shipped_set_is_proved_again() {
    let short = shipped().problems.into_iter().filter(|problem| problem.within < 3).step_by(8);
    let part: Vec<_> = short.collect();
    assert!(part.len() > 4);
    assert_eq!(flaws(&set(part)), [""; 0]);
}

#[test]
fn of_every_shipped_problem_another_cell_or_side_is_rejected() {
    shipped().problems.par_iter().for_each(|problem| {
        let mut others = with_cells_changed(&problem.position);
        assert!(others.len() > 100, "{}", others.len());
        others.push(with_the_other_side(&problem.position));
        for position in others {
            let id = Problem::id_of("relief", &position);
            let changed = Problem { id, position, ..problem.clone() };
            let found = flaws_of(&changed);
            assert!(found.iter().any(|flaw| flaw.contains("field=\"position\"")), "{changed:?}: {found:?}");
        }
    });
}

/// The same position with one cell changed, its altitude or what stands there, once for each cell where that is
/// possible.
fn with_cells_changed(text: &str) -> Vec<String> {
    let ending = text.find(" r ").or_else(|| text.find(" b ")).expect("a turn");
    let changed = |at: usize| {
        ["0", "1", "2", "3", "4", "5", ".", "S", "A", "E", "s", "a", "e"].into_iter().find_map(|letter| {
            let mut position = text.to_owned();
            position.replace_range(at..=at, letter);
            (position != text && relief::Position::parse(&position).is_ok()).then_some(position)
        })
    };
    (0..ending).filter_map(changed).collect()
}

/// Of all, the benchmark `training` tries.
#[test]
fn of_some_shipped_problems_another_solution_is_rejected() {
    let short = shipped().problems.into_iter().filter(|problem| problem.within < 3).skip(1).step_by(8);
    let mut problems: Vec<_> = short.collect();
    assert!(problems.len() > 3);
    for problem in &mut problems {
        problem.solutions = Moves(vec![problem.refutations[0].against.0[0].clone()]);
    }
    let found = flaws(&set(problems.clone()));
    for number in 1..=problems.len() {
        let (begin, field) = (format!("{number}: "), "field=\"solutions\"");
        assert!(found.iter().any(|flaw| flaw.starts_with(&begin) && flaw.contains(field)), "{number}");
    }
}
