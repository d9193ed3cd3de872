//! The verifier accepts what is right, rejects whatever is changed in a set, and says what differs.

use super::made::{certified, flaws, flaws_of, from_games, from_positions, record, set};
use jugeote::games::{Game, Line, relief};
use jugeote::problems::{Class, Goal, Kind, Moves, Problem, Refutation, Source, TreeText};
use jugeote::search::Interrupted;
use jugeote::training::verify;
use std::sync::LazyLock;
use std::sync::atomic::AtomicBool;

/// Problems of both goals, from games and from positions; wins in 2, defences against wins in 1 and in 2.
static SOUND: LazyLock<Vec<Problem>> = LazyLock::new(|| {
    let found = [
        from_games(Goal::Win, 2, 2),
        from_games(Goal::Defence, 1, 1),
        from_games(Goal::Defence, 2, 1),
        from_positions(Goal::Win, 2, 1),
    ];
    assert_eq!(found.each_ref().map(Vec::len), [2, 1, 1, 1]);
    found.concat()
});

fn parsed(problem: &Problem) -> relief::Position {
    relief::Position::parse(&problem.position).expect("a position")
}

/// Gives a problem another position, with the name that goes with it.
fn put(problem: &mut Problem, position: String) {
    problem.id = Problem::id_of("relief", &position);
    problem.position = position;
}

/// Changes each problem and expects a flaw that names this.
fn rejects(named: &str, change: impl Fn(&mut Problem)) {
    rejects_those(|_| true, named, change);
}

/// Changes each problem of those chosen, at least one, and expects a flaw that names this.
fn rejects_those(chosen: impl Fn(&Problem) -> bool, named: &str, change: impl Fn(&mut Problem)) {
    let mut tried = 0;
    for problem in SOUND.iter().filter(|problem| chosen(problem)) {
        let mut changed = problem.clone();
        change(&mut changed);
        assert_ne!(changed, *problem, "{named}: nothing was changed");
        let found = flaws_of(&changed);
        assert!(found.iter().any(|flaw| flaw.contains(named)), "{named}: {found:?}");
        tried += 1;
    }
    assert!(tried > 0, "{named}");
}

fn is_win(problem: &Problem) -> bool {
    problem.goal == Goal::Win
}

fn is_recorded(problem: &Problem) -> bool {
    problem.source != Source::Position
}

/// A first move of the other kind: a wrong one.
fn wrong(problem: &Problem) -> String {
    problem.refutations[0].against.0[0].clone()
}

#[test]
fn a_sound_set_has_no_flaw() {
    assert_eq!(flaws(&set(SOUND.clone())), [""; 0]);
}

#[test]
fn a_win_in_three_is_proved_again_with_its_margin_and_rejected_where_its_tree_is_changed() {
    let problem = from_games(Goal::Win, 3, 1).remove(0);
    assert_eq!(flaws_of(&problem), [""; 0]);
    // The defence that holds out longest is passed over.
    let mut changed = problem.clone();
    let longest = problem.tree.0.lines().position(|line| line.starts_with("  ")).expect("a defence");
    let kept = problem.tree.0.lines().enumerate();
    changed.tree.0 =
        kept.filter(|&(number, _)| number != longest).flat_map(|(_, line)| [line, "\n"]).collect();
    assert!(flaws_of(&changed).iter().any(|flaw| flaw.contains("field=\"tree\"")), "{}", changed.tree.0);
}

#[test]
fn an_interrupted_verification_says_so() {
    assert_eq!(verify::<relief::Position>(&set(SOUND.clone()), &AtomicBool::new(true)), Err(Interrupted));
}

#[test]
fn every_changed_field_of_what_is_to_be_found_is_rejected_and_named() {
    rejects("field=\"id\"", |problem| problem.id.push('0'));
    rejects("set-position field=\"position\"", |problem| problem.position.clear());
    rejects("field=\"side\"", |problem| {
        problem.side = if problem.side == "red" { "blue" } else { "red" }.to_owned();
    });
    rejects("field=\"rules\"", |problem| problem.rules += 1);
    for band in [0, 6] {
        rejects("set-band", |problem| problem.band = band);
    }
    for within in [0, 4, u32::MAX] {
        rejects("set-length", |problem| problem.within = within);
    }
    rejects_those(is_win, "field=\"within\"", |problem| {
        problem.within = if problem.within == 3 { 2 } else { 3 }
    });
    rejects_those(|problem| !is_win(problem), "field=\"within\"", |problem| problem.within += 1);
    rejects("", |problem| problem.goal = if is_win(problem) { Goal::Defence } else { Goal::Win });
    rejects("field=\"solutions\"", |problem| problem.solutions = Moves::default());
    rejects("field=\"solutions\"", |problem| problem.solutions.0[0] = wrong(problem));
    rejects("field=\"solutions\"", |problem| problem.solutions.0.push(wrong(problem)));
    rejects("field=\"line\"", |problem| drop(problem.line.0.pop()));
    rejects("field=\"line\"", |problem| problem.line.0.push("pass".to_owned()));
    rejects_those(is_win, "field=\"line\"", |problem| problem.line.0[1] = "a1-a1".to_owned());
    rejects("field=\"themes\"", |problem| problem.themes.push("elimination-of-all".to_owned()));
    rejects_those(|problem| !problem.themes.is_empty(), "field=\"themes\"", |problem| problem.themes.clear());
}

#[test]
fn every_changed_class_is_rejected_and_named() {
    let groups = SOUND.iter().map(|problem| problem.first_moves.len()).min().expect("some");
    assert!(groups >= 2);
    rejects("set-groups", |problem| drop(problem.first_moves.pop()));
    rejects("field=\"class\"", |problem| problem.first_moves.swap(0, 1));
    for group in [0, 1] {
        rejects("field=\"class\"", |problem| {
            let class = &mut problem.first_moves[group].class;
            *class = if *class == Class::Loss { Class::NoWin } else { Class::Loss };
        });
        rejects("field=\"within\"", |problem| problem.first_moves[group].within += 1);
        rejects("field=\"count\"", |problem| problem.first_moves[group].count += 1);
        rejects("set-missing field=\"first_moves\"", |problem| {
            drop(problem.first_moves[group].moves.0.pop());
        });
        rejects("set-surplus field=\"first_moves\"", |problem| {
            problem.first_moves[group].moves.0.push("a1-a1".to_owned());
        });
    }
    let is_wide = |problem: &Problem| problem.first_moves[1].moves.0.len() > 1;
    rejects_those(is_wide, "set-order field=\"first_moves\"", |problem| {
        problem.first_moves[1].moves.0.swap(0, 1);
    });
    rejects("set-differs field=\"first_moves\"", |problem| {
        let again = problem.first_moves[1].moves.0[0].clone();
        problem.first_moves[1].moves.0.push(again);
    });
}

#[test]
fn every_changed_line_of_the_tree_is_rejected_and_named() {
    for problem in SOUND.iter() {
        let lines: Vec<&str> = problem.tree.0.lines().collect();
        for (number, line) in lines.iter().enumerate() {
            let with = |replacement: &[&str]| {
                let mut changed = lines.clone();
                changed.splice(number..=number, replacement.iter().copied());
                let mut problem = problem.clone();
                problem.tree = TreeText(format!("{}\n", changed.join("\n")));
                flaws_of(&problem)
            };
            let found = [
                // Another move, no such line, the line twice.
                with(&[&format!("{line}x")]),
                with(&[]),
                with(&[line, line]),
            ];
            for found in found {
                assert!(found.iter().any(|flaw| flaw.contains("field=\"tree\"")), "{line}: {found:?}");
            }
        }
    }
}

#[test]
fn every_refutation_taken_away_or_changed_is_rejected_and_named() {
    rejects("set-unrefuted", |problem| drop(problem.refutations.remove(0)));
    rejects("set-unrefuted", |problem| drop(problem.refutations[0].against.0.remove(0)));
    rejects("set-refutation ", |problem| problem.refutations[0].line.0.push("a1-a1".to_owned()));
    rejects("set-refutation ", |problem| problem.refutations[0].line = Moves(vec!["a1-a1".to_owned()]));
    rejects("set-refutation ", |problem| problem.refutations[0].line = Moves::default());
    rejects("set-refutations-order", |problem| {
        let right = Moves(vec![problem.solutions.0[0].clone()]);
        problem.refutations.push(Refutation { line: Moves::default(), against: right });
    });
    rejects("set-refutations-order", |problem| {
        let again = problem.refutations[0].clone();
        problem.refutations.push(again);
    });
    let has_two = |problem: &Problem| problem.refutations.len() > 1;
    rejects_those(has_two, "set-refutations-order", |problem| problem.refutations.swap(0, 1));
}

#[test]
fn a_reply_that_does_not_refute_is_rejected_and_every_legal_one_is_judged() {
    // Of two wrong first moves of one problem, each with its stored reply and others: the verifier's answer is that of
    // a third search.
    let problems = SOUND.iter().filter(|problem| is_win(problem) && problem.within == 2);
    let problem = problems.min_by_key(|problem| parsed(problem).count_moves()).expect("one");
    let position = parsed(problem);
    let (mut refuting, mut idle) = (0, 0);
    let open = problem.first_moves.iter().find(|group| group.class == Class::NoWin).expect("such moves");
    for text in open.moves.0.iter().take(2) {
        let mut next = position.clone();
        next.play(position.parse_move(text).expect("a move"));
        let stored = &problem.refutation_of(text).expect("a line").0[0];
        let replies = next.listed_moves();
        let tried =
            replies.iter().step_by(3).chain(replies.iter().filter(|reply| reply.to_string() == *stored));
        for reply in tried {
            let mut then = next.clone();
            then.play(*reply);
            let (wins, _) = crate::proof::plain::proof(&then, 2 * problem.within - 1);
            let refutes =
                wins.is_empty() && then.outcome().is_none_or(|end| !end.is_won_by_mover(position.to_move()));
            let mut changed = problem.clone();
            for refutation in &mut changed.refutations {
                refutation.against.0.retain(|against| against != text);
            }
            changed.refutations.push(Refutation {
                line: Moves(vec![reply.to_string()]),
                against: Moves(vec![text.clone()]),
            });
            let found = flaws_of(&changed);
            let named = found.iter().any(|flaw| flaw.contains("set-refutation "));
            assert_eq!(named, !refutes, "{text} {reply}: {found:?}");
            *if refutes { &mut refuting } else { &mut idle } += 1;
        }
    }
    assert!(refuting > 0 && idle > 0, "{refuting} {idle}");
}

/// Changes the start, the moves, their number, the move then played.
type ChangeOfRecord = dyn Fn(&mut String, &mut Moves, &mut u32, &mut Option<String>);

#[test]
fn every_changed_source_and_kind_is_rejected_and_named() {
    let in_record = |named: &str, change: &ChangeOfRecord| {
        rejects_those(is_recorded, named, |problem| {
            let Source::Record { start, moves, ply, played, .. } = &mut problem.source else { return };
            change(start, moves, ply, played);
        });
    };
    in_record("field=\"ply\"", &|_, _, ply, _| *ply += 1);
    in_record("set-start", &|start, _, _, _| start.push('!'));
    in_record("field=\"position\"", &|start, _, _, _| {
        let before = start.rfind(' ').expect("the turns played");
        start.truncate(before);
        start.push_str(if start.ends_with(" r -") { " 100" } else { " 101" });
    });
    in_record("set-move", &|_, moves, _, _| moves.0.push("a1-a1".to_owned()));
    in_record("field=\"position\"", &|_, moves, _, _| drop(moves.0.pop()));
    in_record("set-move number=1", &|_, moves, _, _| moves.0[0] = "é".to_owned());
    in_record("set-played", &|_, _, _, played| *played = Some("a1-a1".to_owned()));
    rejects_those(is_recorded, "", |problem| problem.source = Source::Position);
    let missed = |problem: &Problem| problem.kind == Kind::MissedWin;
    rejects_those(missed, "set-kind", |problem| {
        let Source::Record { played, .. } = &mut problem.source else { return };
        *played = Some(problem.solutions.0[0].clone());
    });
    rejects_those(missed, "set-kind", |problem| {
        let Source::Record { played, .. } = &mut problem.source else { return };
        *played = None;
    });
    for kind in [Kind::OnlyDefence, Kind::MissedWin, Kind::Position] {
        let other = |problem: &Problem| problem.kind != kind && problem.kind != Kind::PunishedBlunder;
        rejects_those(other, "set-kind", |problem| problem.kind = kind);
    }
}

#[test]
fn a_blunder_is_a_turn_that_had_an_alternative() {
    // What is asked here does not depend on the rest of the proof.
    let no_blunder = |nine: &str, reply: &str| {
        let mut rows = [".........."; 10];
        (rows[0], rows[1], rows[9]) = ("sS........", nine, "E.........");
        let text = format!("{} {} r - 0", ["3333333333"; 10].join("/"), rows.join("/"));
        let mut line = Line::new(relief::Position::parse(&text).expect("a position"));
        for text in ["a1-a2", reply] {
            line.play(line.position().parse_move(text).expect("a move")).expect("a legal move");
        }
        let mut problem = SOUND.iter().find(|problem| is_win(problem)).expect("one").clone();
        put(&mut problem, line.position().to_string());
        (problem.source, problem.kind, problem.within) = (record(&line, 2), Kind::PunishedBlunder, 1);
        flaws_of(&problem).iter().any(|flaw| flaw.contains("set-no-blunder most=1"))
    };
    // Shut in, Blue passes and gives nothing away by that: Red's Sentinelle leaves whatever it does.
    assert!(no_blunder("SA........", "pass"));
    // With nobody beside it, it could have taken the Sentinelle.
    assert!(!no_blunder("..........", "a10-a9"));
}

/// A position with one letter changed: each that another of these can stand for.
fn with_one_cell_changed(text: &str) -> Vec<String> {
    let end = text.find(" r ").or_else(|| text.find(" b ")).expect("a turn");
    let mut found = Vec::new();
    for at in 0..end {
        for letter in ["0", "1", "2", "3", "4", "5", ".", "S", "A", "E", "s", "a", "e"] {
            let mut position = text.to_owned();
            position.replace_range(at..=at, letter);
            if position != text && relief::Position::parse(&position).is_ok() {
                found.push(position);
            }
        }
    }
    found
}

/// The same position with the other side to move.
pub(super) fn with_the_other_side(text: &str) -> String {
    let fields: Vec<&str> = text.split(' ').collect();
    let plies: u32 = fields[4].parse().expect("a number");
    let turn = if fields[2] == "r" { "b" } else { "r" };
    format!("{} {} {turn} {} {}", fields[0], fields[1], fields[3], plies ^ 1)
}

#[test]
fn every_changed_cell_and_side_of_a_problem_from_a_game_is_rejected_even_with_the_name_made_to_fit() {
    for problem in SOUND.iter().filter(|problem| is_recorded(problem)) {
        let others = with_one_cell_changed(&problem.position);
        assert!(others.len() > 300, "{}", others.len());
        for position in others.into_iter().chain([with_the_other_side(&problem.position)]) {
            let mut changed = problem.clone();
            put(&mut changed, position.clone());
            let found = flaws_of(&changed);
            assert!(found.iter().any(|flaw| flaw.contains("field=\"position\"")), "{position}: {found:?}");
        }
    }
}

#[test]
fn a_changed_bare_position_is_accepted_exactly_where_the_prover_finds_the_same_proof() {
    let problem = SOUND.iter().find(|problem| !is_recorded(problem)).expect("one");
    let (mut accepted, mut rejected) = (0, 0);
    let others = with_one_cell_changed(&problem.position);
    for position in others.into_iter().step_by(11).chain([with_the_other_side(&problem.position)]) {
        let mut changed = problem.clone();
        changed.position = position.clone();
        assert!(flaws_of(&changed)[0].contains("field=\"id\""), "{position}");
        put(&mut changed, position.clone());
        let here = relief::Position::parse(&position).expect("a position");
        let proof = certified(&here, Goal::Win, problem.within, Source::Position);
        let same = proof.is_some_and(|proof| proof == changed);
        let found = flaws_of(&changed);
        assert_eq!(found.is_empty(), same, "{position}: {found:?}");
        *if same { &mut accepted } else { &mut rejected } += 1;
    }
    assert!(rejected > 0, "{accepted} {rejected}");
}

#[test]
fn a_problem_that_stands_twice_or_mirrored_or_with_the_sides_exchanged_or_from_the_same_game_is_rejected() {
    let with = |first: &Problem, more: Problem| flaws(&set(vec![first.clone(), more]));
    let recorded = SOUND.iter().find(|problem| is_recorded(problem)).expect("one");
    let found = with(recorded, recorded.clone());
    assert_eq!(found, ["2: set-like-another other=1 least=4", "2: set-same-game other=1"]);
    let bare = SOUND.iter().find(|problem| !is_recorded(problem)).expect("one");
    assert_eq!(with(bare, bare.clone()), ["2: set-like-another other=1 least=4"]);
    let mirror = parsed(bare).transformed(1);
    let mirrored =
        certified(&mirror, Goal::Win, bare.within, Source::Position).expect("the mirrored problem");
    assert_eq!(with(bare, mirrored), ["2: set-like-another other=1 least=4"]);
    let exchanged = certified(&exchanged(&parsed(bare)), Goal::Win, bare.within, Source::Position);
    assert_eq!(with(bare, exchanged.expect("the same problem")), ["2: set-like-another other=1 least=4"]);
}

/// The position with rows turned over and the colours exchanged, one turn earlier or later.
fn exchanged(position: &relief::Position) -> relief::Position {
    let text = with_the_other_side(&position.to_string());
    let fields: Vec<&str> = text.split(' ').collect();
    let turned = |board: &str| board.split('/').rev().collect::<Vec<_>>().join("/");
    let swap = |letters: &str| -> String {
        let other = |letter: char| {
            if letter.is_ascii_uppercase() {
                letter.to_ascii_lowercase()
            } else {
                letter.to_ascii_uppercase()
            }
        };
        letters.chars().map(other).collect()
    };
    let (terrain, pieces) = (turned(fields[0]), swap(&turned(fields[1])));
    let text = format!("{terrain} {pieces} {} {} {}", fields[2], swap(fields[3]), fields[4]);
    relief::Position::parse(&text).expect("a position")
}

#[test]
fn bands_do_not_fall_as_ratings_rise() {
    let mut problems = SOUND[..2].to_vec();
    (problems[0].rating, problems[0].band) = (1700, 2);
    (problems[1].rating, problems[1].band) = (1400, 3);
    assert_eq!(flaws(&set(problems.clone())), ["2: set-band-against-rating other=1"]);
    problems[1].band = 2;
    assert_eq!(flaws(&set(problems)), [""; 0]);
}

#[test]
fn positions_that_are_no_problems_are_rejected_with_the_reason() {
    let level = ["3333333333"; 10].join("/");
    let template = SOUND.iter().find(|problem| !is_recorded(problem)).expect("one");
    let problem = |nine: &str, two: &str, rest: &str, within: u32, goal: Goal| {
        let mut rows = [".........."; 10];
        (rows[1], rows[8]) = (nine, two);
        let mut problem = template.clone();
        put(&mut problem, format!("{level} {} {rest}", rows.join("/")));
        (problem.within, problem.goal) = (within, goal);
        flaws_of(&problem).join("\n")
    };
    // Two Sentinelles by the exit: either leaves.
    assert!(problem("..S.S.....", "....s.....", "r - 0", 1, Goal::Win).contains("set-several"));
    assert!(problem("....S.....", "..........", "r E 2", 1, Goal::Win).contains("set-over"));
    // Nobody hurries: leaving a move later wins as well.
    assert!(problem("....S.....", "....a.....", "r - 0", 1, Goal::Win).contains("set-margin"));
    // No win anywhere near.
    assert!(problem("....s.....", "....S.....", "r - 0", 1, Goal::Win).contains("set-no-win"));
    // Blue's Sentinelle leaves whatever Red's does, far away.
    assert!(problem("..........", "S...s.....", "r - 0", 1, Goal::Defence).contains("set-no-defence"));
    assert!(problem("s.........", ".....S....", "r - 0", 1, Goal::Defence).contains("field=\"within\""));
}
