//! The verifier rejects whatever is changed in a set, and says what differs.

use super::endings::{games, positions};
use jugeote::games::{Game, relief};
use jugeote::problems::{Class, FORMAT, FirstMoves, Goal, Kind, Moves, Problem, Set, Source, TreeText};
use jugeote::training::{mine, verify};
use std::sync::atomic::AtomicBool;

/// One problem from a game and one from a position, won in 2 moves; verified once for all.
fn sound() -> Set {
    let never = AtomicBool::new(false);
    let pick = |origins: &[_]| {
        let set = mine(origins, 30, 5, &never).expect("not interrupted").set;
        let deep = set.problems.into_iter().filter(|problem| problem.within == 2 && deep(problem));
        // The fewer moves, the sooner it is proved again.
        deep.min_by_key(|problem| problem.first_moves[1].moves.0.len()).expect("a problem")
    };
    let problems = vec![pick(&games(120)), pick(&positions(150))];
    Set { format: FORMAT, game: "relief".to_owned(), problems }
}

/// With moves enough that each list can be changed.
fn deep(problem: &Problem) -> bool {
    let travelled = match &problem.source {
        Source::Record { ply, .. } => *ply > 0,
        Source::Position => true,
    };
    problem.line.0.len() == 3 && problem.first_moves[1].moves.0.len() > 5 && travelled
}

/// The flaws of a set as keys with their arguments.
fn flaws(set: &Set) -> Vec<String> {
    let found = verify::<relief::Position>(set, &AtomicBool::new(false)).expect("not interrupted");
    found.iter().map(|flaw| format!("{}: {}", flaw.problem, flaw.reason)).collect()
}

/// Changes each problem, in a set of its own, and expects a flaw that names this.
fn rejects(set: &Set, named: &str, change: impl Fn(&mut Problem)) {
    for problem in &set.problems {
        let mut changed = Set { problems: vec![problem.clone()], ..set.clone() };
        change(&mut changed.problems[0]);
        assert_ne!(changed.problems[0], *problem, "{named}: nothing was changed");
        let found = flaws(&changed);
        assert!(found.iter().any(|flaw| flaw.contains(named)), "{named}: {found:?}");
    }
}

/// A problem in a bare position with Red to move.
fn bare(position: &relief::Position, within: u32, line: &[&str], first_moves: Vec<FirstMoves>) -> Problem {
    Problem {
        id: Problem::id_of("relief", &position.to_string()),
        goal: Goal::Win,
        within,
        kind: Kind::Position,
        position: position.to_string(),
        side: "red".to_owned(),
        solutions: line.iter().take(1).collect(),
        line: line.iter().collect(),
        tree: TreeText::default(),
        first_moves,
        refutations: Vec::new(),
        themes: Vec::new(),
        band: 3,
        rating: 1500,
        deviation: 350,
        source: Source::Position,
        rules: 1,
        seed: 1,
    }
}

fn set_field(text: &str, number: usize, to: &str) -> String {
    let mut fields: Vec<&str> = text.split(' ').collect();
    fields[number] = to;
    fields.join(" ")
}

#[test]
fn every_changed_field_is_rejected_and_named() {
    let set = sound();
    assert_eq!(flaws(&set), [""; 0]);
    rejects(&set, "field=\"id\"", |problem| problem.id.push('0'));
    rejects(&set, "verify-position", |problem| problem.position.clear());
    rejects(&set, "field=\"side\"", |problem| {
        problem.side = if problem.side == "red" { "blue" } else { "red" }.to_owned();
    });
    rejects(&set, "field=\"within\"", |problem| problem.within = 1);
    for win_in in [0, 3, u32::MAX] {
        rejects(&set, "verify-length", |problem| problem.within = win_in);
    }
    rejects(&set, "field=\"solutions\"", |problem| problem.solutions = Moves::default());
    rejects(&set, "field=\"solutions\"", |problem| {
        problem.solutions.0[0] = problem.first_moves[1].moves.0[0].clone();
    });
    rejects(&set, "field=\"solutions\"", |problem| {
        problem.solutions.0.push(problem.first_moves[1].moves.0[0].clone());
    });
    rejects(&set, "field=\"line\"", |problem| drop(problem.line.0.pop()));
    rejects(&set, "field=\"line\"", |problem| problem.line.0[1] = "a1-a1".to_owned());
    rejects(&set, "verify-order field=\"line\"", |problem| problem.line.0.swap(0, 2));
    rejects(&set, "field=\"line\"", |problem| problem.line.0.push("pass".to_owned()));
    rejects(&set, "verify-groups found=1 expected=2", |problem| drop(problem.first_moves.pop()));
    rejects(&set, "field=\"class\"", |problem| problem.first_moves.swap(0, 1));
    rejects(&set, "field=\"class\"", |problem| problem.first_moves[1].class = Class::Win);
    for group in [0, 1] {
        rejects(&set, "field=\"within\"", |problem| problem.first_moves[group].within += 1);
        rejects(&set, "verify-missing field=\"first_moves\"", |problem| {
            drop(problem.first_moves[group].moves.0.pop());
        });
        rejects(&set, "verify-surplus field=\"first_moves\"", |problem| {
            problem.first_moves[group].moves.0.push("a1-a1".to_owned());
        });
    }
    rejects(&set, "verify-order field=\"first_moves\"", |problem| {
        problem.first_moves[1].moves.0.swap(0, 3);
    });
    rejects(&set, "verify-differs field=\"first_moves\"", |problem| {
        let again = problem.first_moves[1].moves.0[0].clone();
        problem.first_moves[1].moves.0.push(again);
    });
}

#[test]
fn a_wrong_length_alone_is_the_only_flaw() {
    let never = AtomicBool::new(false);
    let mined = mine(&positions(150), 30, 5, &never).expect("not interrupted").set.problems;
    for length in [1, 2] {
        let of_length = mined.iter().filter(|problem| problem.within == length);
        let mut problem =
            of_length.min_by_key(|problem| problem.first_moves[1].moves.0.len()).expect("one").clone();
        let wrong = 3 - length;
        problem.within = wrong;
        let set = Set { format: FORMAT, game: "relief".to_owned(), problems: vec![problem] };
        let expected = format!("1: verify-differs field=\"within\" found=\"{wrong}\" expected=\"{length}\"");
        assert_eq!(flaws(&set), [expected]);
    }
}

#[test]
fn every_changed_source_is_rejected_and_named() {
    let set = sound();
    let in_record = |change: &dyn Fn(&mut String, &mut Moves, &mut u32)| {
        let mut changed = set.clone();
        for problem in &mut changed.problems {
            if let Source::Record { start, moves, ply, .. } = &mut problem.source {
                change(start, moves, ply);
            }
        }
        assert_ne!(changed, set);
        flaws(&changed).join("\n")
    };
    assert!(in_record(&|_, _, ply| *ply += 1).contains("field=\"ply\""));
    assert!(in_record(&|start, _, _| start.push('!')).contains("verify-start"));
    assert!(in_record(&|start, _, _| *start = set_field(start, 4, "100")).contains("field=\"position\""));
    assert!(in_record(&|_, moves, _| moves.0.push("a1-a1".to_owned())).contains("verify-move"));
    assert!(in_record(&|_, moves, _| drop(moves.0.pop())).contains("field=\"position\""));
    assert!(in_record(&|_, moves, _| moves.0[0] = "é".to_owned()).contains("verify-move number=1"));
}

#[test]
fn every_changed_cell_turn_and_counter_of_the_position_is_rejected() {
    let set = sound();
    for number in 0..set.problems.len() {
        let text = set.problems[number].position.clone();
        let mut tried = 0;
        for at in 0..text.len() {
            for letter in ["0", "1", "2", "3", "4", "5", ".", "S", "A", "E", "s", "a", "e", "r", "b", "-"] {
                let mut position = text.clone();
                position.replace_range(at..=at, letter);
                // Malformed and impossible ones are the parser's affair; a few of them are enough.
                let valid = relief::Position::parse(&position).is_ok();
                if position == text || !valid && at % 40 != 0 {
                    continue;
                }
                tried += 1;
                let mut changed = set.clone();
                changed.problems[number].position = position;
                // The name alone gives each away; only a few are proved again.
                if tried % 60 != 1 {
                    let position = relief::Position::parse(&changed.problems[number].position);
                    let id = position.map(|position| Problem::id_of("relief", &position.to_string()));
                    assert_ne!(id.as_ref(), Ok(&set.problems[number].id), "{text} {at} {letter}");
                    continue;
                }
                changed.problems.swap(0, number);
                changed.problems.truncate(1);
                assert_ne!(flaws(&changed), [""; 0], "{at} {letter}");
            }
        }
        assert!(tried > 300, "{tried}");
    }
}

#[test]
fn a_problem_that_stands_twice_or_mirrored_or_comes_from_the_same_game_is_rejected() {
    let set = sound();
    let with = |more: Problem| {
        let mut changed = set.clone();
        changed.problems.push(more);
        flaws(&changed)
    };
    let found = with(set.problems[1].clone());
    assert_eq!(found, ["3: verify-like-another other=2"]);
    let found = with(set.problems[0].clone());
    assert_eq!(found, ["3: verify-like-another other=1", "3: verify-same-game other=1"]);
    let position = relief::Position::parse(&set.problems[1].position).expect("a position");
    let mirror = position.transformed(1);
    let image = |moves: &Moves| -> Moves {
        let read = |text: &String| position.parse_move(text).expect("a move");
        let mut texts: Vec<String> =
            moves.0.iter().map(|text| position.transformed_move(read(text), 1).to_string()).collect();
        texts.sort();
        Moves(texts)
    };
    let mut mirrored = set.problems[1].clone();
    mirrored.id = Problem::id_of("relief", &mirror.to_string());
    mirrored.position = mirror.to_string();
    mirrored.solutions = image(&mirrored.solutions);
    mirrored.first_moves.iter_mut().for_each(|group| group.moves = image(&group.moves));
    let found = with(mirrored);
    assert!(found.contains(&"3: verify-like-another other=2".to_owned()), "{found:?}");
    assert!(found.iter().all(|flaw| flaw.contains("like-another") || flaw.contains("line")), "{found:?}");
}

#[test]
fn positions_that_are_no_problems_are_rejected_with_the_reason() {
    let level = ["3333333333"; 10].join("/");
    let problem = |pieces: &str, rest: &str| {
        let position = relief::Position::parse(&format!("{level} {pieces} {rest}")).expect("a position");
        let problem = bare(&position, 1, &["e9-out"], Vec::new());
        flaws(&Set { format: FORMAT, game: "relief".to_owned(), problems: vec![problem] }).join("\n")
    };
    let board = |nine: &str, two: &str| {
        let mut rows = [".........."; 10];
        (rows[1], rows[8]) = (nine, two);
        rows.join("/")
    };
    // Two Sentinelles by the exit: either leaves.
    assert!(problem(&board("..S.S.....", "....s....."), "r - 0").contains("gate-several"));
    // Nobody hurries: leaving a move later wins as well.
    assert!(problem(&board("....S.....", ".........."), "r E 2").contains("game-over"));
    assert!(problem(&board("....S.....", "....a....."), "r - 0").contains("gate-margin"));
    // No win anywhere near.
    assert!(problem(&board("....s.....", "....S....."), "r - 0").contains("verify-no-win"));
}

#[test]
fn a_length_too_great_changes_no_other_flaw() {
    let level = ["3333333333"; 10].join("/");
    let mut rows = [".........."; 10];
    // Leaving at once wins; some moves away from the exit still win in 3.
    (rows[1], rows[8]) = ("....S.....", "....a.....");
    let position = relief::Position::parse(&format!("{level} {} r - 0", rows.join("/"))).expect("a position");
    let none = |class, within| FirstMoves { class, within, count: 0, moves: Moves::default() };
    let flaws_with = |win_in| {
        let problem = bare(&position, win_in, &[], vec![none(Class::Win, 1), none(Class::NoWin, 2)]);
        flaws(&Set { format: FORMAT, game: "relief".to_owned(), problems: vec![problem] })
    };
    let (right, mut wrong) = (flaws_with(1), flaws_with(2));
    assert_eq!(wrong.remove(0), "1: verify-differs field=\"within\" found=\"2\" expected=\"1\"");
    assert_eq!(wrong, right);
}
