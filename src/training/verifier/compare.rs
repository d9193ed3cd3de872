//! What stands in the file against what was worked out, difference by difference.
//!
//! Not for: working it out.

use crate::message::Message;
use crate::msg;
use crate::problems::{Class, FirstMoves, Moves};

/// Says that a field differs, if it does.
pub(super) fn compare(field: &'static str, found: &str, expected: &str, flaws: &mut Vec<Message>) {
    if found != expected {
        flaws.push(msg!("set-differs", field = field, found = found, expected = expected));
    }
}

/// Says which moves are too many and which are missing; or, where the same stand in another order or one stands
/// twice, all of them.
pub(super) fn compare_moves(field: &'static str, found: &Moves, expected: &Moves, flaws: &mut Vec<Message>) {
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
            flaws.push(msg!("set-order", field = field, found = found, expected = expected));
        } else {
            compare(field, &found, &expected, flaws);
        }
    }
    if !surplus.is_empty() {
        flaws.push(msg!("set-surplus", field = field, moves = surplus.join(" ")));
    }
    if !missing.is_empty() {
        flaws.push(msg!("set-missing", field = field, moves = missing.join(" ")));
    }
}

/// Compares the groups of first moves one by one.
pub(super) fn compare_classes(found: &[FirstMoves], expected: &[FirstMoves], flaws: &mut Vec<Message>) {
    if found.len() != expected.len() {
        flaws.push(msg!("set-groups", found = found.len(), expected = expected.len()));
        return;
    }
    for (found, expected) in found.iter().zip(expected) {
        compare("class", class_word(found.class), class_word(expected.class), flaws);
        compare("within", &found.within.to_string(), &expected.within.to_string(), flaws);
        compare("count", &found.count.to_string(), &expected.count.to_string(), flaws);
        compare_moves("first_moves", &found.moves, &expected.moves, flaws);
    }
}

/// Says in which line two texts part.
pub(super) fn compare_lines(field: &'static str, found: &str, expected: &str, flaws: &mut Vec<Message>) {
    if found == expected {
        return;
    }
    let (mut one, mut other) = (found.lines(), expected.lines());
    for number in 1_usize.. {
        let (found, expected) = (one.next(), other.next());
        if found != expected || found.is_none() {
            let (found, expected) = (found.unwrap_or_default().trim(), expected.unwrap_or_default().trim());
            flaws.push(msg!(
                "set-line-differs",
                field = field,
                line = number,
                found = found,
                expected = expected
            ));
            return;
        }
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
