//! The verifier rejects whatever is changed in a problem of Wall-e: each cell, each wall, the side, the solution, the
//! classes, the tree, the refutations.

use super::shipped::{light, shipped};
use jugeote::games::{Game, walle};
use jugeote::problems::{Goal, Moves, Problem, Set, Source};
use jugeote::training::verify;
use std::sync::atomic::AtomicBool;

/// The flaws of a problem alone, as keys with their arguments.
fn flaws_of(problem: &Problem) -> Vec<String> {
    let set = Set { problems: vec![problem.clone()], ..shipped() };
    let found = verify::<walle::Position>(&set, &AtomicBool::new(false)).expect("not interrupted");
    found.iter().map(|flaw| format!("{}: {}", flaw.problem, flaw.reason)).collect()
}

/// A win and a defence.
fn some() -> Vec<Problem> {
    let light = light();
    let of = |goal: Goal| light.iter().find(|problem| problem.goal == goal).cloned();
    [of(Goal::Win), of(Goal::Defence)].into_iter().map(|problem| problem.expect("one of each")).collect()
}

/// Gives a problem another position, with the name that goes with it.
fn put(problem: &Problem, position: String) -> Problem {
    Problem { id: Problem::id_of("walle", &position), position, ..problem.clone() }
}

/// Every position that differs in the cell of a pawn, in one wall put elsewhere, in who has a wall left, or in the side
/// to move.
fn changed(text: &str) -> Vec<String> {
    let fields: Vec<&str> = text.split(' ').collect();
    let with = |changes: &[(usize, String)]| {
        let mut fields: Vec<String> = fields.iter().map(ToString::to_string).collect();
        for (field, text) in changes {
            fields[*field].clone_from(text);
        }
        fields.join(" ")
    };
    let mut found = vec![with(&[(0, if fields[0] == "w" { "b" } else { "w" }.to_owned())])];
    for row in 0..11 {
        for column in 0..9 {
            found.extend([1, 2].map(|pawn| with(&[(pawn, format!("{row},{column}"))])));
        }
    }
    let left = [3, 4].map(|field| fields[field].parse::<u32>().expect("a number"));
    if left[0] > 0 {
        found.push(with(&[(3, (left[0] - 1).to_string()), (4, (left[1] + 1).to_string())]));
    }
    // Walls moved by a column, an end of the board cut off.
    for (number, wall) in fields[5].split(';').enumerate() {
        let (row, rest) = wall.split_once(',').expect("a wall");
        let (column, face) = rest.split_at(1);
        let column: u32 = column.parse().expect("a digit");
        let mut walls: Vec<String> = fields[5].split(';').map(str::to_owned).collect();
        walls[number] = format!("{row},{}{face}", (column + 1) % 8);
        let key = |wall: &String| {
            let (row, rest) = wall.split_once(',').expect("a wall");
            (row.parse::<u32>().expect("a number"), rest.to_owned())
        };
        walls.sort_by_key(key);
        found.push(with(&[(5, walls.join(";"))]));
    }
    found.retain(|position| position != text && walle::Position::parse(position).is_ok());
    found
}

#[test]
fn every_changed_cell_wall_and_side_of_a_problem_from_a_game_is_rejected_even_with_the_name_made_to_fit() {
    for problem in some() {
        assert_eq!(flaws_of(&problem), [""; 0]);
        let others = changed(&problem.position);
        assert!(others.len() > 180, "{}", others.len());
        for position in others {
            let found = flaws_of(&put(&problem, position.clone()));
            assert!(found.iter().any(|flaw| flaw.contains("field=\"position\"")), "{position}: {found:?}");
        }
    }
}

#[test]
fn a_changed_bare_position_is_rejected_for_the_legal_moves_alone() {
    let problem = some().remove(0);
    let bare = |position: String| Problem {
        source: Source::Position,
        kind: jugeote::problems::Kind::Position,
        ..put(&problem, position)
    };
    assert_eq!(flaws_of(&bare(problem.position.clone())), [""; 0]);
    for position in changed(&problem.position).into_iter().step_by(23) {
        assert_ne!(flaws_of(&bare(position.clone())), [""; 0], "{position}");
    }
}

#[test]
fn every_other_first_move_as_the_solution_is_rejected() {
    for problem in some() {
        let wrong: Vec<String> =
            problem.refutations.iter().flat_map(|refutation| refutation.against.0.clone()).collect();
        assert!(wrong.len() >= 4, "{}", wrong.len());
        for mv in wrong.iter().step_by(wrong.len() / 4) {
            let mut changed = problem.clone();
            changed.solutions = Moves(vec![mv.clone()]);
            let found = flaws_of(&changed);
            assert!(found.iter().any(|flaw| flaw.contains("field=\"solutions\"")), "{mv}: {found:?}");
        }
    }
}

#[test]
fn every_changed_part_of_the_proof_is_rejected_and_named() {
    for problem in some() {
        let rejects = |named: &str, change: &dyn Fn(&mut Problem)| {
            let mut changed = problem.clone();
            change(&mut changed);
            let found = flaws_of(&changed);
            assert!(found.iter().any(|flaw| flaw.contains(named)), "{named}: {found:?}");
        };
        rejects("field=\"side\"", &|problem| {
            problem.side = if problem.side == "white" { "black" } else { "white" }.to_owned();
        });
        rejects("field=\"within\"", &|problem| problem.within += 1);
        rejects("set-length", &|problem| problem.within = 5);
        rejects("field=\"tree\"", &|problem| problem.tree.0.push_str("  0,0: 0,0\n"));
        rejects("field=\"line\"", &|problem| drop(problem.line.0.pop()));
        rejects("field=\"themes\"", &|problem| problem.themes.clear());
        rejects("set-missing field=\"first_moves\"", &|problem| {
            drop(problem.first_moves[1].moves.0.pop());
        });
        rejects("set-unrefuted", &|problem| drop(problem.refutations[0].against.0.remove(0)));
        rejects("set-refutation ", &|problem| problem.refutations[0].line.0.push("0,0".to_owned()));
    }
}
