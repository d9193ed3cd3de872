//! What is mined: each problem has one winning first move, by the plain search of these tests; what is turned away
//! is counted.

use super::endings::{games, positions};
use crate::proof::plain;
use jugeote::games::{Game, Line, relief};
use jugeote::problems::{Set, Source};
use jugeote::training::{Gate, Mined, Origin, mine, verify};
use std::sync::atomic::AtomicBool;

fn mined(origins: &[Origin<relief::Position>], count: usize, seed: u64) -> Mined {
    mine(origins, count, seed, &AtomicBool::new(false)).expect("not interrupted")
}

fn rejected(mined: &Mined, gate: Gate) -> u64 {
    mined.rejected[gate as usize]
}

fn is_right(set: &Set) {
    let flaws = verify::<relief::Position>(set, &AtomicBool::new(false)).expect("not interrupted");
    assert_eq!(flaws, []);
}

#[test]
fn every_problem_has_one_winning_first_move_with_a_margin_of_one_move() {
    let found = mined(&positions(150), 12, 1);
    let lengths: Vec<u32> = found.set.problems.iter().map(|problem| problem.within).collect();
    assert!(lengths.contains(&1) && lengths.contains(&2), "{lengths:?}");
    for problem in &found.set.problems {
        let position = relief::Position::parse(&problem.position).expect("a position");
        let (wins, line) = plain::proof(&position, 2 * problem.within + 1);
        assert_eq!(wins.len(), 1, "{}", problem.position);
        assert_eq!((&problem.solutions.0[..], &problem.line.0), (&[wins[0].0.clone()][..], &line));
        assert_eq!(problem.within, wins[0].1 / 2 + 1);
        assert_eq!(problem.source, Source::Position);
    }
    is_right(&found.set);
}

#[test]
fn problems_from_games_tell_the_way_to_them_and_no_game_gives_two() {
    let found = mined(&games(60), 6, 2);
    assert_eq!(found.set.problems.len(), 6);
    is_right(&found.set);
    let mut starts = Vec::new();
    for problem in &found.set.problems {
        let Source::Record { start, moves, ply, .. } = &problem.source else { panic!("no record") };
        assert_eq!(moves.0.len(), *ply as usize);
        let mut line = Line::new(relief::Position::parse(start).expect("a start"));
        for text in &moves.0 {
            let mv = line.position().parse_move(text).expect("a move");
            line.play(mv).expect("a legal move");
        }
        assert_eq!(line.position().to_string(), problem.position);
        assert!(!starts.contains(start), "{start}");
        starts.push(start.clone());
    }
    // With every candidate looked at, games that gave one are turned away afterwards.
    let all = mined(&games(30), 1_000, 2);
    assert!(rejected(&all, Gate::SameGame) > 0);
    assert_eq!(all.candidates, all.set.problems.len() as u64 + all.rejected.iter().sum::<u64>());
}

#[test]
fn what_is_turned_away_is_counted_by_gate() {
    let found = mined(&[positions(80), positions(80)].concat(), 1_000, 3);
    // Each ending stands there twice: whatever is kept once is turned away once.
    assert_eq!(rejected(&found, Gate::Duplicate), found.set.problems.len() as u64);
    for gate in [Gate::NoWin, Gate::Several, Gate::Margin] {
        assert!(rejected(&found, gate) > 0, "{gate:?}");
    }
    assert_eq!(rejected(&found, Gate::SameGame), 0, "positions have no game");
    let over = "3333333333/3333333333/3333333333/3333333333/3333333333/3333333333/3333333333/3333333333/3333333333/\
                3333333333 ........../........../........../........../........../........../........../........../\
                ........../.....a.... b S 1";
    let over = Origin::position(relief::Position::parse(over).expect("a position"));
    assert_eq!(rejected(&mined(&[over], 1, 1), Gate::Over), 1);
}

#[test]
fn a_state_that_came_back_in_the_game_bars_its_later_positions() {
    // Whoever is to move leaves with its Sentinelle and wins; the fifth position is the first once more.
    let start = "3333333333/3333333333/3333333333/3333333333/3333333333/3333333333/3333333333/3333333333/3333333333/\
                 3333333333 ........../....S...../........../........../........../........../........../........../\
                 ....s...../.......... r - 0";
    let mut line = Line::new(relief::Position::parse(start).expect("a start"));
    for text in ["e9-e8", "e2-e3", "e8-e9", "e3-e2"] {
        let mv = line.position().parse_move(text).expect("a move");
        line.play(mv).expect("a legal move");
    }
    assert!(line.position().recurs(line.start()));
    let mut turned_away = 0;
    for seed in 0..40 {
        let found = mined(&[Origin::game(&line)], 1, seed);
        turned_away += rejected(&found, Gate::Repetition);
        let [problem] = &found.set.problems[..] else { panic!("one problem: {found:?}") };
        assert!(matches!(problem.source, Source::Record { ply: 0..=3, .. }), "{:?}", problem.source);
    }
    assert!(turned_away > 0);
}

#[test]
fn the_same_origins_and_seed_give_the_same_problems() {
    let one = mined(&games(30), 4, 7);
    assert_eq!(one, mined(&games(30), 4, 7));
    assert_ne!(one.set, mined(&games(30), 4, 8).set);
}
