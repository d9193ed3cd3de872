//! What is mined: each problem is right by the plain search of these tests; what is turned away is counted; nothing
//! depends on cores, nor on what was known before.

use super::endings::{games, positions};
use crate::proof::plain;
use jugeote::games::{Game, Line, relief};
use jugeote::problems::{Goal, Kind, Problem, Source};
use jugeote::training::{Counted, Found, Gate, Mined, Origin, Wanted, mine};
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Mutex;
use std::sync::atomic::AtomicBool;

type Known = BTreeMap<usize, Found>;

/// What is mined, and what each origin gave.
fn mined_from(origins: &[Origin<relief::Position>], wanted: Wanted, known: Known) -> (Mined, Known) {
    let noted = Mutex::new(BTreeMap::new());
    let note = |number: usize, found: &Found| {
        let before = noted.lock().expect("no panic").insert(number, found.clone());
        assert!(before.is_none(), "{number} was looked through twice");
    };
    let mined = mine(origins, wanted, known, &note, &AtomicBool::new(false)).expect("not interrupted");
    (mined, noted.into_inner().expect("no panic"))
}

fn mined(origins: &[Origin<relief::Position>], count: usize, seed: u64) -> Mined {
    mined_from(origins, Wanted { count, seed }, BTreeMap::new()).0
}

fn position_of(problem: &Problem) -> relief::Position {
    relief::Position::parse(&problem.position).expect("a position")
}

/// Whether the side to move wins within so many moves, by the plain search.
fn wins_within(position: &relief::Position, moves: u32) -> bool {
    !plain::proof(position, 2 * moves - 1).0.is_empty()
}

fn after(position: &relief::Position, text: &str) -> relief::Position {
    let mut next = position.clone();
    next.play(position.parse_move(text).expect("a move"));
    next
}

#[test]
fn every_win_has_one_first_move_with_a_margin_of_one_move() {
    let found = mined(&positions(400), 60, 1);
    let lengths: Vec<u32> = found.set.problems.iter().map(|problem| problem.within).collect();
    assert!(lengths.contains(&1) && lengths.iter().any(|&length| length > 1), "{lengths:?}");
    // A plain search of seven plies takes too long.
    for problem in found.set.problems.iter().filter(|problem| problem.within < 3) {
        assert_eq!(
            (problem.goal, problem.kind),
            (Goal::Win, Kind::Position),
            "no defences in bare positions"
        );
        let (wins, line) = plain::proof(&position_of(problem), 2 * problem.within + 1);
        assert_eq!(wins.len(), 1, "{}", problem.position);
        assert_eq!((&problem.solutions.0[..], &problem.line.0), (&[wins[0].0.clone()][..], &line));
        assert_eq!(problem.within, wins[0].1 / 2 + 1);
        assert_eq!(problem.source, Source::Position);
    }
}

#[test]
fn a_problem_of_a_game_is_a_missed_win_a_punished_blunder_or_an_only_defence() {
    let found = mined(&games(150), 60, 2);
    let mut seen = BTreeSet::new();
    for problem in &found.set.problems {
        let Source::Record { start, moves, ply, played, .. } = &problem.source else { panic!("no record") };
        assert_eq!(moves.0.len(), *ply as usize);
        let mut line = Line::new(relief::Position::parse(start).expect("a start"));
        for text in &moves.0 {
            line.play(line.position().parse_move(text).expect("a move")).expect("a legal move");
        }
        assert_eq!(line.position().to_string(), problem.position);
        let position = line.position();
        let solution = &problem.solutions.0[0];
        seen.insert(problem.kind);
        match problem.kind {
            Kind::MissedWin => assert_ne!(played.as_ref(), Some(solution)),
            Kind::PunishedBlunder => {
                assert!(played.is_none() || played.as_ref() == Some(solution));
                let before = &line.positions()[line.moves().len() - 1];
                let holds = |mv| {
                    let next = after(before, &format!("{mv}"));
                    match next.outcome() {
                        Some(outcome) => !outcome.is_won_by_mover(next.to_move()),
                        None => !wins_within(&next, problem.within),
                    }
                };
                assert!(problem.within > 2 || before.listed_moves().into_iter().any(holds));
            }
            Kind::OnlyDefence => {
                for mv in position.listed_moves() {
                    let next = after(position, &mv.to_string());
                    let loses = next.outcome().is_some() || wins_within(&next, problem.within);
                    assert_eq!(loses, mv.to_string() != *solution, "{mv} in {}", problem.position);
                }
            }
            Kind::Position => panic!("a game is no bare position"),
        }
    }
    // Players by chance hardly punish anything; blunders are among the shipped problems.
    assert!(seen.contains(&Kind::MissedWin) && seen.contains(&Kind::OnlyDefence), "{seen:?}");
}

#[test]
fn no_game_gives_two_problems_and_each_is_at_least_four_cells_from_every_other() {
    let found = mined(&games(120), 1_000, 2);
    let boards: Vec<relief::Position> = found.set.problems.iter().map(position_of).collect();
    let mut starts = BTreeSet::new();
    for (number, problem) in found.set.problems.iter().enumerate() {
        let Source::Record { start, .. } = &problem.source else { panic!("no record") };
        assert!(starts.insert(start.clone()), "{start}");
        // Seen as it is, in the mirror, turned over with the colours exchanged, and both.
        for other in &boards[..number] {
            let place = |cell: relief::Cell, mirror: bool, turn: bool| {
                let column = if mirror { 9 - cell.column() } else { cell.column() };
                let row = if turn { 9 - cell.row() } else { cell.row() };
                let piece = other.at(relief::Cell::new(column, row).expect("a cell"))?;
                let side = if turn { piece.side.other() } else { piece.side };
                Some(relief::Piece { side, ..piece })
            };
            for (mirror, turn) in [(false, false), (true, false), (false, true), (true, true)] {
                let differ = relief::Cell::all()
                    .filter(|&cell| boards[number].at(cell) != place(cell, mirror, turn))
                    .count();
                assert!(differ >= 4, "{} and {other}", problem.position);
            }
        }
    }
    assert!(starts.len() > 5, "{}", starts.len());
}

#[test]
fn every_candidate_is_in_the_pool_or_counted_by_a_gate() {
    let twice = [positions(80), positions(80)].concat();
    let found = mined(&twice, 1_000, 3);
    let turned_away: u64 = Gate::ALL.iter().map(|&gate| found.rejected.by(gate)).sum();
    assert_eq!(found.candidates, found.pool as u64 + turned_away);
    // Each ending stands there twice: whatever is kept once is turned away once.
    assert!(found.rejected.by(Gate::NearCopy) >= found.pool as u64);
    for gate in [Gate::Several, Gate::Margin, Gate::Naive] {
        assert!(found.rejected.by(gate) > 0, "{gate:?}");
    }
    let over = "3333333333/3333333333/3333333333/3333333333/3333333333/3333333333/3333333333/3333333333/3333333333/\
                3333333333 ........../........../........../........../........../........../........../........../\
                ........../.....a.... b S 1";
    let over = Origin::position(relief::Position::parse(over).expect("a position"));
    let nothing = mined(&[over], 1, 1);
    assert_eq!((nothing.positions, nothing.candidates, nothing.pool), (1, 0, 0));
}

#[test]
fn a_state_that_came_back_in_the_game_bars_its_later_positions() {
    // Whoever is to move leaves with its Sentinelle and wins; the fifth position is the first once more.
    let start = "3333333333/3333333333/3333333333/3333333333/3333333333/3333333333/3333333333/3333333333/3333333333/\
                 3333333333 ........../....S...../........../........../........../........../........../........../\
                 ....s...../.......... r - 0";
    let mut line = Line::new(relief::Position::parse(start).expect("a start"));
    for text in ["e9-e8", "e2-e3", "e8-e9", "e3-e2", "e9-e8"] {
        let mv = line.position().parse_move(text).expect("a move");
        line.play(mv).expect("a legal move");
    }
    let found = mined(&[Origin::game(&line)], 1, 1);
    // The fifth and the sixth position.
    assert_eq!(found.rejected.by(Gate::Repetition), 2);
}

#[test]
fn the_set_is_the_same_on_any_number_of_cores_and_whatever_was_known_before() {
    let origins = games(40);
    let wanted = Wanted { count: 8, seed: 7 };
    let on = |cores: usize, known: Known| {
        let pool = rayon::ThreadPoolBuilder::new().num_threads(cores).build().expect("threads");
        pool.install(|| mined_from(&origins, wanted, known))
    };
    let (whole, found) = on(1, BTreeMap::new());
    assert_eq!(found.len(), 40);
    assert_eq!(on(3, BTreeMap::new()), (whole.clone(), found.clone()));
    let half: Known =
        found.iter().filter(|(number, _)| *number % 2 == 0).map(|(n, f)| (*n, f.clone())).collect();
    let (again, rest) = on(2, half);
    assert_eq!(again, whole);
    assert!(rest.len() == 20 && rest.keys().all(|number| number % 2 == 1));
    assert_ne!(mined(&origins, 8, 8).set, whole.set);
}

#[test]
fn quotas_that_a_small_pool_misses_are_named() {
    let found = mined(&positions(60), 65, 1);
    assert!(found.set.problems.len() < 65);
    let missed = |counted: Counted| found.unmet.iter().any(|unmet| unmet.quota.counted == counted);
    assert!(missed(Counted::Defences) && missed(Counted::Side(0, "red")), "{:?}", found.unmet);
    let most = found.unmet.iter().find(|unmet| unmet.quota.counted == Counted::Defences).expect("defences");
    assert_eq!((most.found, most.quota.least), (0, 8));
}

#[test]
fn bands_rise_with_ratings_and_wins_in_one_are_of_the_first() {
    let found = mined(&positions(150), 60, 1);
    let mut last = (0, 0);
    for problem in &found.set.problems {
        assert!((1..=5).contains(&problem.band));
        assert!(problem.rating >= last.0 && problem.band >= last.1, "{last:?}");
        last = (problem.rating, problem.band);
        assert!(problem.goal != Goal::Win || problem.within > 1 || problem.band == 1);
    }
    assert!(last.1 > 1);
}
