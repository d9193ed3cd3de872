//! Proves a set of problems a second time, from the file alone: every field is worked out again by the plain search
//! and compared with what stands there.
//!
//! Not for: making problems (`mining`), nor for reading files.

use super::likeness::{alike, repeats, same_game};
use super::plain::{Plain, after};
use super::{FEWEST_MOVES, Gate, LONGEST_WIN};
use crate::games::{Game, Line};
use crate::message::Message;
use crate::msg;
use crate::problems::{Class, FirstMoves, Moves, Problem, Set, Source};
use crate::search::Interrupted;
use std::sync::atomic::AtomicBool;

/// Something in a set that is not as it should be.
#[derive(Debug, Clone, PartialEq)]
pub struct Flaw {
    /// The number of the problem, from 1 on.
    pub problem: usize,
    /// What is wrong.
    pub reason: Message,
}

/// Verifies every problem of a set of this game; no flaw means that all of it is right.
pub fn verify<G: Game>(set: &Set, stop: &AtomicBool) -> Result<Vec<Flaw>, Interrupted> {
    let mut flaws = Vec::new();
    let mut before: Vec<(usize, G, &Source)> = Vec::new();
    for (problem, number) in set.problems.iter().zip(1..) {
        let mut found = Vec::new();
        if let Some(position) = check::<G>(problem, stop, &mut found)? {
            for (other, earlier, source) in &before {
                if alike(earlier, &position) {
                    found.push(msg!("verify-like-another", other = *other));
                }
                if same_game(source, &problem.source) {
                    found.push(msg!("verify-same-game", other = *other));
                }
            }
            before.push((number, position, &problem.source));
        }
        flaws.extend(found.into_iter().map(|reason| Flaw { problem: number, reason }));
    }
    Ok(flaws)
}

/// Checks one problem for itself; gives back its position where it is one to go on with.
fn check<G: Game>(
    problem: &Problem,
    stop: &AtomicBool,
    found: &mut Vec<Message>,
) -> Result<Option<G>, Interrupted> {
    let position =
        match G::parse(&problem.position) {
            Ok(position) => position,
            Err(faults) => {
                found.extend(faults.iter().map(|fault| {
                    msg!("verify-position", field = fault.label(), reason = fault.reason.clone())
                }));
                return Ok(None);
            }
        };
    compare("id", &problem.id, &Problem::id_of(G::NAME, &position.to_string()), found);
    compare("position", &problem.position, &position.to_string(), found);
    check_source(&position, &problem.source, found);
    if let Some(outcome) = position.outcome() {
        found.push(msg!("game-over", status = outcome.words(G::SIDES)));
        return Ok(None);
    }
    compare("side", &problem.side, G::SIDES[position.to_move() as usize], found);
    if !(1..=LONGEST_WIN).contains(&problem.within) {
        found.push(msg!("verify-length", found = problem.within, most = LONGEST_WIN));
        return Ok(Some(position));
    }
    check_proof(&position, problem, stop, found)?;
    Ok(Some(position))
}

/// Plays the recorded game again: it must lead to the position, without a state that occurs twice.
fn check_source<G: Game>(position: &G, source: &Source, found: &mut Vec<Message>) {
    let Source::Record { start, moves, ply, .. } = source else { return };
    compare("ply", &ply.to_string(), &moves.0.len().to_string(), found);
    let Ok(start) = G::parse(start) else {
        found.push(msg!("verify-start"));
        return;
    };
    let mut line = Line::new(start);
    for (text, number) in moves.0.iter().zip(1_usize..) {
        let played = line.position().parse_move(text).and_then(|mv| line.play(mv));
        if let Err(reason) = played {
            found.push(msg!("verify-move", number = number, text = text, reason = reason));
            return;
        }
    }
    compare("position", &position.to_string(), &line.position().to_string(), found);
    if repeats(&line) {
        found.push(Gate::Repetition.message());
    }
}

/// Works out the win, the first moves and the main line, and compares them.
fn check_proof<G: Game>(
    position: &G,
    problem: &Problem,
    stop: &AtomicBool,
    found: &mut Vec<Message>,
) -> Result<(), Interrupted> {
    let plain = Plain { solver: position.to_move(), stop };
    // As far as the margin of a problem that says its length rightly.
    let within = problem.within + 1;
    let (mut wins, mut others) = first_moves(position, within, &plain)?;
    if wins.len() + others.len() < FEWEST_MOVES {
        found.push(Gate::FewMoves.message());
    }
    let Some(plies) = wins.iter().map(|&(_, plies)| plies).min() else {
        found.push(msg!("verify-no-win", most = within));
        return Ok(());
    };
    let moves = plies / 2 + 1;
    compare("within", &problem.within.to_string(), &moves.to_string(), found);
    if moves > LONGEST_WIN {
        return Ok(());
    }
    let margin = moves + 1;
    if margin != within {
        (wins, others) = first_moves(position, margin, &plain)?;
    }
    let solutions: Moves =
        wins.iter().filter(|(_, plies)| plies / 2 + 1 == moves).map(|(mv, _)| mv).collect();
    if solutions.0.len() > 1 {
        found.push(Gate::Several.message());
    } else if wins.len() > 1 {
        found.push(Gate::Margin.message());
    }
    compare_moves("solutions", &problem.solutions, &solutions, found);
    let classes = [
        FirstMoves { class: Class::Win, within: moves, count: solutions.0.len(), moves: solutions },
        FirstMoves {
            class: Class::NoWin,
            within: margin,
            count: others.len(),
            moves: others.iter().collect(),
        },
    ];
    compare_classes(&problem.first_moves, &classes, found);
    let line = plain.line(position, plies)?;
    compare_moves("line", &problem.line, &line.iter().collect(), found);
    let mut here = position.clone();
    for (ply, &mv) in line.iter().enumerate() {
        if ply % 2 == 0 && here.listed_moves().len() == 1 {
            found.push(Gate::Forced.message());
        }
        here.play(mv);
    }
    Ok(())
}

/// First moves that win, with the plies it takes them.
type Wins<G> = Vec<(<G as Game>::Move, u32)>;

/// The first moves that win within so many moves, and the others.
fn first_moves<G: Game>(
    position: &G,
    within: u32,
    plain: &Plain,
) -> Result<(Wins<G>, Vec<G::Move>), Interrupted> {
    let mut wins = Vec::new();
    let mut others = Vec::new();
    for mv in position.listed_moves() {
        // The other side's turn: 2n − 2 plies are left of a win in n.
        let (next, left) = (after(position, mv), 2 * within - 2);
        // Most first moves win never so soon: one search, not one for each number of plies.
        let distance = if plain.wins(&next, left)? { plain.distance(&next, left)? } else { None };
        match distance {
            Some(plies) => wins.push((mv, plies + 1)),
            None => others.push(mv),
        }
    }
    Ok((wins, others))
}

fn compare_classes(found: &[FirstMoves], expected: &[FirstMoves; 2], flaws: &mut Vec<Message>) {
    if found.len() != expected.len() {
        flaws.push(msg!("verify-groups", found = found.len(), expected = expected.len()));
        return;
    }
    for (found, expected) in found.iter().zip(expected) {
        compare("class", class_word(found.class), class_word(expected.class), flaws);
        compare("within", &found.within.to_string(), &expected.within.to_string(), flaws);
        compare_moves("first_moves", &found.moves, &expected.moves, flaws);
    }
}

const fn class_word(class: Class) -> &'static str {
    match class {
        Class::Win => "win",
        Class::Hold => "hold",
        Class::NoWin => "no-win",
        Class::Loss => "loss",
    }
}

fn compare(field: &'static str, found: &str, expected: &str, flaws: &mut Vec<Message>) {
    if found != expected {
        flaws.push(msg!("verify-differs", field = field, found = found, expected = expected));
    }
}

/// Says which moves are too many and which are missing; or, where the same stand in another order or one stands
/// twice, all of them.
fn compare_moves(field: &'static str, found: &Moves, expected: &Moves, flaws: &mut Vec<Message>) {
    if found == expected {
        return;
    }
    let beyond = |one: &Moves, other: &Moves| -> Vec<String> {
        one.0.iter().filter(|&mv| !other.0.contains(mv)).cloned().collect()
    };
    let (surplus, missing) = (beyond(found, expected), beyond(expected, found));
    if surplus.is_empty() && missing.is_empty() {
        let sorted = |moves: &Moves| {
            let mut texts = moves.0.clone();
            texts.sort();
            texts
        };
        let same = sorted(found) == sorted(expected);
        let (found, expected) = (found.to_string(), expected.to_string());
        if same {
            flaws.push(msg!("verify-order", field = field, found = found, expected = expected));
        } else {
            compare(field, &found, &expected, flaws);
        }
    }
    if !surplus.is_empty() {
        flaws.push(msg!("verify-surplus", field = field, moves = surplus.join(" ")));
    }
    if !missing.is_empty() {
        flaws.push(msg!("verify-missing", field = field, moves = missing.join(" ")));
    }
}
