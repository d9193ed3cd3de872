//! The certificate against searches that share nothing with the prover: classes, trees, refutations.

use super::made::from_games;
use crate::proof::plain;
use jugeote::games::{Game, Outcome, Side, relief};
use jugeote::problems::{Branch, Class, Goal, Problem};
use jugeote::search::Prover;
use jugeote::training::{Uncertified, certify};
use std::sync::atomic::AtomicBool;

fn position(problem: &Problem) -> relief::Position {
    relief::Position::parse(&problem.position).expect("a position")
}

fn after(position: &relief::Position, text: &str) -> relief::Position {
    let mut next = position.clone();
    next.play(position.parse_move(text).expect("a move"));
    next
}

fn has_won(position: &relief::Position, side: Side) -> bool {
    position.outcome().is_some_and(|outcome: Outcome| outcome.is_won_by_mover(side))
}

/// The plies in which the side to move forces the win, if at most `most`.
fn distance(position: &relief::Position, most: u32) -> Option<u32> {
    if position.outcome().is_some() {
        return None;
    }
    plain::proof(position, most).0.first().map(|&(_, plies)| plies)
}

/// Follows every legal defence down a tree: each is answered, the answer wins in time, and the longest stand first.
/// Gives back the plies until the game is won after the branch's move.
fn follow(branch: &Branch, here: &relief::Position, solver: Side, seen: &mut u32) -> u32 {
    let next = after(here, &branch.mv);
    if next.outcome().is_some() {
        assert!(has_won(&next, solver), "{next} after {}", branch.mv);
        assert!(branch.defences.is_empty());
        return 1;
    }
    let mut longest = 0;
    let mut by_line: Vec<(usize, u32)> = Vec::new();
    for reply in next.listed_moves() {
        *seen += 1;
        let text = reply.to_string();
        let defence = branch.defence_by(&text).unwrap_or_else(|| panic!("{text} is answered"));
        let then = after(&next, &text);
        let plies = if let Some(answer) = &defence.answer {
            1 + follow(answer, &then, solver, seen)
        } else {
            assert!(has_won(&then, solver), "{then}");
            1
        };
        let line = branch.defences.iter().position(|other| other == defence).expect("there");
        by_line.push((line, plies));
        longest = longest.max(plies);
    }
    by_line.sort_unstable();
    assert!(by_line.is_sorted_by(|(_, one), (_, other)| one >= other), "the longest first: {by_line:?}");
    let mut lines: Vec<usize> = by_line.iter().map(|&(line, _)| line).collect();
    lines.dedup();
    assert_eq!(lines.len(), branch.defences.len(), "no line that answers nothing");
    longest + 1
}

#[test]
fn a_tree_answers_every_defence_and_wins_in_the_moves_it_says() {
    let problems =
        [from_games(Goal::Win, 1, 1), from_games(Goal::Win, 2, 2), from_games(Goal::Win, 3, 1)].concat();
    assert_eq!(problems.len(), 4);
    for problem in problems {
        let here = position(&problem);
        let branches = problem.tree.branches().expect("a tree");
        let [branch] = &branches[..] else { panic!("one solution") };
        assert_eq!(problem.solutions.to_string(), branch.mv);
        let mut seen = 0;
        let plies = follow(branch, &here, here.to_move(), &mut seen);
        assert_eq!(plies / 2 + 1, problem.within);
        assert_eq!(branch.moves(), problem.within);
        assert_eq!(plies as usize, problem.line.0.len());
        assert!(problem.within == 1 || seen > 5, "{seen}");
    }
}

#[test]
fn classes_of_a_win_are_those_of_a_plain_search() {
    for problem in from_games(Goal::Win, 2, 2) {
        let here = position(&problem);
        let solver = here.to_move();
        let mut counted = 0;
        for mv in here.listed_moves() {
            let text = mv.to_string();
            let next = after(&here, &text);
            let wins = plain::proof(&here, 2 * problem.within + 1).0;
            let expected = if let Some((_, plies)) = wins.iter().find(|(other, _)| *other == text) {
                (Class::Win, plies / 2 + 1)
            } else if has_won(&next, solver.other()) {
                (Class::Loss, 0)
            } else if let Some(plies) = distance(&next, 3) {
                (Class::Loss, plies / 2 + 1)
            } else {
                (Class::NoWin, problem.within + 1)
            };
            assert_eq!(problem.class_of(&text), Some(expected), "{} {text}", problem.position);
            counted += 1;
        }
        assert_eq!(problem.first_moves.iter().map(|group| group.count).sum::<usize>(), counted);
    }
}

#[test]
fn classes_of_a_defence_are_those_of_a_plain_search() {
    for problem in [from_games(Goal::Defence, 1, 1), from_games(Goal::Defence, 2, 1)].concat() {
        let here = position(&problem);
        let mut held = Vec::new();
        for mv in here.listed_moves() {
            let text = mv.to_string();
            let next = after(&here, &text);
            let expected = if has_won(&next, here.to_move().other()) {
                (Class::Loss, 0)
            } else if let Some(plies) = distance(&next, 2 * problem.within + 1) {
                (Class::Loss, plies / 2 + 1)
            } else {
                held.push(text.clone());
                (Class::Hold, problem.within + 1)
            };
            assert_eq!(problem.class_of(&text), Some(expected), "{} {text}", problem.position);
        }
        assert_eq!((held.len(), &held), (1, &problem.solutions.0));
        assert_eq!(problem.tree.0, format!("{}\n", held[0]));
        assert_eq!(distance(&here, 2 * problem.within + 1), None, "it is no win");
    }
}

#[test]
fn every_wrong_first_move_is_refuted_by_play() {
    let problems = [from_games(Goal::Win, 2, 2), from_games(Goal::Defence, 2, 1)].concat();
    for problem in problems {
        let here = position(&problem);
        for refutation in &problem.refutations {
            for text in &refutation.against.0 {
                let (class, within) = problem.class_of(text).expect("a first move");
                let mut then = after(&here, text);
                for reply in &refutation.line.0 {
                    assert_eq!(then.check(then.parse_move(reply).expect("a move")), Ok(()), "{text} {reply}");
                    then = after(&then, reply);
                }
                if class == Class::Loss {
                    assert!(has_won(&then, here.to_move().other()), "{text} {}", refutation.line);
                    assert_eq!(refutation.line.0.len() as u32 / 2 + 1, within.max(1));
                } else {
                    assert_eq!(class, Class::NoWin);
                    assert_eq!(distance(&then, 2 * problem.within - 1), None, "{text} {}", refutation.line);
                }
            }
        }
    }
}

#[test]
fn what_is_no_problem_is_not_certified_and_the_reason_said() {
    let level = ["3333333333"; 10].join("/");
    let never = AtomicBool::new(false);
    let asked = |nine: &str, two: &str, goal, within| {
        let mut rows = [".........."; 10];
        (rows[1], rows[8]) = (nine, two);
        let text = format!("{level} {} r - 0", rows.join("/"));
        let position = relief::Position::parse(&text).expect("a position");
        certify(&mut Prover::new(&never), &position, goal, within).expect("not interrupted").err()
    };
    assert_eq!(asked("..S.S.....", "....s.....", Goal::Win, 1), Some(Uncertified::Several));
    assert_eq!(asked("....S.....", "....a.....", Goal::Win, 1), Some(Uncertified::Margin));
    assert_eq!(asked("....S.....", "....a.....", Goal::Win, 2), Some(Uncertified::OtherLength));
    assert_eq!(asked("....s.....", "....S.....", Goal::Win, 1), Some(Uncertified::OtherLength));
    // Every first move loses; none does.
    assert_eq!(asked("..........", "S...s.....", Goal::Defence, 1), Some(Uncertified::OtherLength));
    assert_eq!(asked("s.........", ".....S....", Goal::Defence, 1), Some(Uncertified::Several));
    let stopped = AtomicBool::new(true);
    let deep = position(&from_games(Goal::Win, 3, 1)[0]);
    assert!(certify(&mut Prover::new(&stopped), &deep, Goal::Win, 3).is_err());
}
