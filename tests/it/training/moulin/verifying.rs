//! The second proof of shipped problems of nine men's morris: what is right is accepted, whatever is changed rejected.

use super::shipped::shipped;
use jugeote::games::{Game, moulin};
use jugeote::problems::{Goal, Kind, Moves, Problem, Set, Source, TreeText};
use jugeote::search::Prover;
use jugeote::training::{Provenance, certify, verify};
use std::sync::LazyLock;
use std::sync::atomic::AtomicBool;

static NEVER: AtomicBool = AtomicBool::new(false);

/// Short ones, of both goals, with and without a capture.
static SOUND: LazyLock<Vec<Problem>> = LazyLock::new(|| {
    let set = shipped();
    let of = |goal: Goal, takes: bool| {
        let fits = |problem: &&Problem| {
            problem.goal == goal && problem.within <= 2 && problem.solutions.0[0].contains('x') == takes
        };
        set.problems.iter().filter(fits).min_by_key(|problem| parsed(problem).count_moves()).cloned()
    };
    let found = [of(Goal::Win, true), of(Goal::Win, false), of(Goal::Defence, false)];
    found.map(|problem| problem.expect("there is one")).into()
});

fn parsed(problem: &Problem) -> moulin::Position {
    moulin::Position::parse(&problem.position).expect("a position")
}

fn flaws(problems: Vec<Problem>) -> Vec<String> {
    let set = Set { problems, ..shipped() };
    let found = verify::<moulin::Position>(&set, &NEVER).expect("not interrupted");
    found.iter().map(|flaw| format!("{}: {}", flaw.problem, flaw.reason)).collect()
}

/// The flaws of a problem that has been changed.
fn changed(problem: &Problem, change: impl Fn(&mut Problem)) -> Vec<String> {
    let mut other = problem.clone();
    change(&mut other);
    assert_ne!(other, *problem, "nothing was changed");
    flaws(vec![other])
}

fn names(found: &[String], what: &str) -> bool {
    found.iter().any(|flaw| flaw.contains(what))
}

/// Gives a problem another position, with the name that goes with it.
fn put(problem: &mut Problem, position: String) {
    problem.id = Problem::id_of("moulin", &position);
    problem.position = position;
}

/// The same position with one point changed, each that is possible.
fn with_one_point_changed(text: &str) -> Vec<String> {
    let end = text.find(' ').expect("a board");
    let mut found = Vec::new();
    for at in 0..end {
        for letter in ["B", "R", "."] {
            let mut position = text.to_owned();
            position.replace_range(at..=at, letter);
            if position != text && moulin::Position::parse(&position).is_ok() {
                found.push(position);
            }
        }
    }
    found
}

/// The same board with the other side to move, a turn later.
fn with_the_other_side(position: &moulin::Position) -> String {
    let mut arrangement = position.arrangement();
    let turns = arrangement.turns + 1;
    arrangement.turn = arrangement.turn.other();
    arrangement.in_hand = [9_u32.saturating_sub(turns.div_ceil(2)), 9_u32.saturating_sub(turns / 2)];
    arrangement.turns = turns;
    arrangement.to_string()
}

#[test]
fn every_changed_point_and_side_is_rejected_even_with_the_name_made_to_fit() {
    for problem in SOUND.iter() {
        let others = with_one_point_changed(&problem.position);
        assert!(others.len() > 20, "{}", others.len());
        for position in others.into_iter().chain([with_the_other_side(&parsed(problem))]) {
            let found = changed(problem, |problem| put(problem, position.clone()));
            assert!(names(&found, "field=\"position\""), "{position}: {found:?}");
            let found = changed(problem, |problem| problem.position.clone_from(&position));
            assert!(names(&found, "field=\"id\""), "{position}: {found:?}");
        }
    }
}

#[test]
fn every_other_solution_side_goal_number_and_theme_is_rejected() {
    for problem in SOUND.iter() {
        assert_eq!(flaws(vec![problem.clone()]), [""; 0]);
        let right = &problem.solutions.0[0];
        for mv in parsed(problem).listed_moves().iter().map(ToString::to_string).filter(|mv| mv != right) {
            let found = changed(problem, |problem| problem.solutions = Moves(vec![mv.clone()]));
            assert!(names(&found, "field=\"solutions\""), "{mv}: {found:?}");
        }
        let is_blue = problem.side == "blue";
        let found = changed(problem, |problem| problem.side = ["blue", "red"][usize::from(is_blue)].into());
        assert!(names(&found, "field=\"side\""), "{found:?}");
        let found = changed(problem, |problem| problem.within += 1);
        assert!(names(&found, "field=\"within\""), "{found:?}");
        let found = changed(problem, |problem| problem.within -= 1);
        assert!(!found.is_empty());
        let found = changed(problem, |problem| {
            problem.goal = if problem.goal == Goal::Win { Goal::Defence } else { Goal::Win };
        });
        assert!(!found.is_empty());
        let found = changed(problem, |problem| drop(problem.themes.pop()));
        assert!(names(&found, "field=\"themes\""), "{found:?}");
        let found = changed(problem, |problem| problem.themes.push("flight-of-all".to_owned()));
        assert!(names(&found, "field=\"themes\""), "{found:?}");
    }
}

#[test]
fn every_changed_line_tree_class_and_refutation_is_rejected() {
    for problem in SOUND.iter() {
        let found = changed(problem, |problem| problem.line.0.push("a1".to_owned()));
        assert!(names(&found, "field=\"line\""), "{found:?}");
        let found =
            changed(problem, |problem| problem.tree = TreeText(format!("{}x\n", problem.tree.0.trim())));
        assert!(names(&found, "field=\"tree\""), "{found:?}");
        let found = changed(problem, |problem| problem.first_moves[1].within += 1);
        assert!(names(&found, "field=\"within\""), "{found:?}");
        for number in 0..problem.refutations.len() {
            let found = changed(problem, |problem| drop(problem.refutations.remove(number)));
            assert!(names(&found, "set-unrefuted"), "{found:?}");
            let found =
                changed(problem, |problem| problem.refutations[number].line = Moves(vec!["a1-a1".into()]));
            assert!(names(&found, "set-refutation "), "{found:?}");
        }
    }
}

/// The proof of the same goal in another position, as a problem without a source.
fn certified(position: &moulin::Position, like: &Problem) -> Option<Problem> {
    let certificate = certify(&mut Prover::new(&NEVER), position, like.goal, like.within);
    let provenance = Provenance {
        kind: Kind::Position,
        source: Source::Position,
        band: like.band,
        rating: like.rating,
        deviation: like.deviation,
        seed: like.seed,
    };
    Some(certificate.expect("not interrupted").ok()?.into_problem(position, provenance))
}

#[test]
fn a_changed_bare_position_is_accepted_exactly_where_the_prover_finds_the_same_proof() {
    let wins = SOUND.iter().filter(|problem| problem.goal == Goal::Win);
    let (mut rejected, mut accepted) = (0, 0);
    for problem in wins {
        let bare = certified(&parsed(problem), problem).expect("the problem");
        assert_eq!(flaws(vec![bare.clone()]), [""; 0]);
        for position in with_one_point_changed(&bare.position).into_iter().step_by(5) {
            let here = moulin::Position::parse(&position).expect("a position");
            let mut other = bare.clone();
            put(&mut other, position.clone());
            let same = here.outcome().is_none() && certified(&here, &bare).as_ref() == Some(&other);
            let found = flaws(vec![other]);
            assert_eq!(found.is_empty(), same, "{position}: {found:?}");
            *if same { &mut accepted } else { &mut rejected } += 1;
        }
    }
    assert!(rejected > 0, "{accepted} {rejected}");
}

#[test]
fn a_problem_that_stands_twice_through_any_symmetry_or_with_the_colours_exchanged_is_rejected() {
    let problem = SOUND.iter().find(|problem| parsed(problem).all_placed()).expect("one");
    let bare = certified(&parsed(problem), problem).expect("the problem");
    for number in 1..moulin::Position::SYMMETRIES {
        let image = certified(&parsed(problem).transformed(number), problem).expect("the problem's image");
        let found = flaws(vec![bare.clone(), image]);
        assert_eq!(found, ["2: set-like-another other=1 least=4"], "{number}");
    }
    let mut exchanged = parsed(problem).arrangement();
    for piece in &mut exchanged.board {
        *piece = piece.map(jugeote::games::Side::other);
    }
    // All are placed: a turn later the same game goes on with the colours exchanged.
    exchanged.turn = exchanged.turn.other();
    (exchanged.turns, exchanged.limit) = (exchanged.turns + 1, exchanged.limit + 1);
    let image = certified(&exchanged.position().expect("a position"), problem).expect("the same problem");
    assert_eq!(flaws(vec![bare, image]), ["2: set-like-another other=1 least=4"]);
}
