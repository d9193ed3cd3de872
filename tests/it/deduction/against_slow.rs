//! Counts, marginals and values of questions equal those of the slow counter, on evidence from random games.

use super::slow::{self, index, name};
use super::{census, count, evidence, honest, lines};
use jugeote::games::Dice;
use jugeote::games::bataille::{Action, Content, Notes};
use jugeote::search::grids::{Census, Constraints, best_question, information};

/// Grids of a set that are still looked at one by one.
const MOST: usize = 600;

/// The contents by their number, 0 for black.
fn content(number: u8) -> Content {
    if number == 0 { Content::Black } else { Content::Number(number) }
}

#[test]
fn counts_and_marginals_are_those_of_the_slow_counter() {
    let dice = &mut Dice::new(1);
    let mut compared = 0;
    for round in 0..400 {
        let grid = honest::grid(dice);
        let facts = honest::facts(&grid, 2 + round % 4, dice);
        let Some(grids) = slow::all(&facts, 5 * MOST) else { continue };
        assert!(grids.contains(&grid), "{facts:?}");
        let found = census(&lines(&facts));
        assert_eq!(found.grids(), grids.len() as u64, "{facts:?}");
        for (cell, counts) in slow::tally(&grids).iter().enumerate() {
            for (number, &expected) in counts.iter().enumerate() {
                assert_eq!(count(&found, cell, number as u8), expected, "{} {number} {facts:?}", name(cell));
            }
        }
        compared += 1;
    }
    assert!(compared > 250, "{compared} sets compared");
}

#[test]
fn the_values_of_questions_are_those_of_the_slow_counter() {
    let dice = &mut Dice::new(2);
    let mut compared = 0;
    for round in 0..250 {
        let facts = honest::facts(&honest::grid(dice), 2 + round % 3, dice);
        let Some(grids) = slow::all(&facts, MOST) else { continue };
        let (found, notes) = (census(&lines(&facts)), evidence(&lines(&facts)).notes());
        let told: Vec<usize> = facts
            .iter()
            .filter(|(action, answer)| {
                action == "?#" && answer != "none" || action.starts_with("#=") && answer == "yes"
            })
            .map(|(action, answer)| index(action.strip_prefix("#=").unwrap_or(answer)))
            .collect();
        let mut best: Option<(u8, f64)> = None;
        for number in (1..=36).chain([0]) {
            let expected = slow::information(&grids, &told, number);
            let bits = information(&found, &notes, content(number));
            assert!((bits - expected).abs() < 1e-9, "{number}: {bits}, not {expected} {facts:?}");
            let answered = facts.iter().any(|(action, answer)| {
                let asked = *action == format!("?{}", content(number));
                let told_absent_or_where = asked && (number != 0 || answer == "none");
                told_absent_or_where
                    || number != 0 && action.starts_with(&format!("{number}=")) && answer == "yes"
            });
            if !answered && best.is_none_or(|(_, most)| expected > most + 1e-9) {
                best = Some((number, expected));
            }
        }
        let asked = best_question(&found, &notes).map(|(content, _)| content);
        assert_eq!(asked, best.map(|(number, _)| content(number)), "{facts:?}");
        compared += 1;
    }
    assert!(compared > 150, "{compared} sets compared");
}

#[test]
fn evidence_with_a_lie_counts_what_the_slow_counter_counts_mostly_nothing() {
    let dice = &mut Dice::new(3);
    let (mut nothing, mut something) = (0, 0);
    for round in 0..300 {
        let mut facts = honest::facts(&honest::grid(dice), 2 + round % 3, dice);
        let lie = dice.below(facts.len());
        let (action, answer) = &mut facts[lie];
        *answer = match answer.as_str() {
            "yes" => "no".to_owned(),
            "no" => "yes".to_owned(),
            _ if action != "?#" && dice.below(4) == 0 => "none".to_owned(),
            _ => name(dice.below(36)),
        };
        let Some(grids) = slow::all(&facts, MOST) else { continue };
        assert_eq!(census(&lines(&facts)).grids(), grids.len() as u64, "{facts:?}");
        if grids.is_empty() { nothing += 1 } else { something += 1 }
    }
    assert!(nothing > 100 && something > 10, "{nothing} and {something} sets");
}

#[test]
fn notes_of_true_answers_say_as_much_as_the_evidence() {
    let dice = &mut Dice::new(4);
    for _ in 0..60 {
        let facts = evidence(&lines(&honest::facts(&honest::grid(dice), 3, dice)));
        let mut notes = Notes::new();
        for fact in facts.facts() {
            notes.note(fact.action(), fact.answer());
        }
        let by_facts = Census::of(&Constraints::of(&facts));
        assert!(by_facts == Census::of(&Constraints::of_notes(&notes)), "{facts:?}");
        assert_eq!(facts.notes(), notes);
        assert!(facts.facts().iter().all(|fact| fact.action() != Action::Stop));
    }
}

/// The eight images of a cell: turned by a quarter again and again, then mirrored.
fn turned(cell: usize, times: usize) -> usize {
    let (mut row, mut column) = (cell / 6, cell % 6);
    for _ in 0..times % 4 {
        (row, column) = (column, 5 - row);
    }
    if times >= 4 {
        column = 5 - column;
    }
    6 * row + column
}

#[test]
fn the_board_turned_has_the_counts_turned() {
    let dice = &mut Dice::new(5);
    let mut sets: Vec<Vec<(String, String)>> =
        (0..12).map(|_| honest::facts(&honest::grid(dice), 6, dice)).collect();
    // Evidence that is its own image under some of the symmetries.
    let own_image = |facts: &[(&str, &str)]| {
        facts.iter().map(|&(action, answer)| (action.to_owned(), answer.to_owned())).collect::<Vec<_>>()
    };
    sets.push(own_image(&[("?#", "A1"), ("?#", "F6"), ("?#", "A6"), ("?#", "F1")]));
    sets.push(own_image(&[("?#", "A1"), ("?#", "C1"), ("?#", "none")]));
    sets.push(own_image(&[("?9", "C3"), ("?21", "D4")]));
    for facts in sets {
        let given = census(&lines(&facts));
        for times in 0..8 {
            let turn = |text: &str| name(turned(index(text), times));
            let image: Vec<(String, String)> = facts
                .iter()
                .map(|(action, answer)| {
                    let action = action.split_once('=').map(|(held, cell)| format!("{held}={}", turn(cell)));
                    (action, answer.clone())
                })
                .zip(&facts)
                .map(|((action, answer), (old, _))| {
                    let answer = if answer.len() == 2 && answer != "no" { turn(&answer) } else { answer };
                    (action.unwrap_or_else(|| old.clone()), answer)
                })
                .collect();
            let found = census(&lines(&image));
            assert_eq!(found.grids(), given.grids(), "{facts:?}");
            for cell in 0..36 {
                for number in 0..=36 {
                    let (here, there) =
                        (count(&given, cell, number), count(&found, turned(cell, times), number));
                    assert_eq!(here, there, "{} {number} {times} {facts:?}", name(cell));
                }
            }
        }
    }
}
