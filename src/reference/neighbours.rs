//! Arguments that differ a little from given ones: values exchanged, moved by one, left out, said twice.
//!
//! Where only written cases say what inputs look like, their neighbours are inputs as well, or nearly: lists keep
//! their elements' types, and what a function's domain does not hold is for its reference to refuse. A text is changed
//! in its numbers and its lines, so that what a program reads has neighbours too. Not for: inputs of a structure that a
//! generator knows.

use crate::games::Dice;
use crate::value::{Value, wire};
use std::collections::HashSet;

/// How often nothing new may come before the search ends.
const FRUITLESS: usize = 200;

/// At most `count` lists of arguments, each a few small steps from one of `given`, no two equal and none given. The
/// same seed gives the same ones for ever.
pub fn neighbours(given: &[Vec<Value>], count: usize, seed: u64) -> Vec<Vec<Value>> {
    let mut dice = Dice::new(seed);
    let mut known: HashSet<Vec<u8>> = given.iter().map(|args| bytes(args)).collect();
    let mut found = Vec::new();
    let mut fruitless = 0;
    while found.len() < count && fruitless < FRUITLESS {
        let Some(args) = dice.pick(given) else { break };
        let mut args = args.clone();
        // One step more often than several.
        for _ in 0..=[0, 0, 0, 1, 2][dice.below(5)] {
            step(&mut args, &mut dice);
        }
        if known.insert(bytes(&args)) {
            found.push(args);
            fruitless = 0;
        } else {
            fruitless += 1;
        }
    }
    found
}

fn bytes(args: &[Value]) -> Vec<u8> {
    let mut out = Vec::new();
    for arg in args {
        wire::write(arg, &mut out);
    }
    out
}

/// One small change somewhere; none where there is nothing to change.
fn step(args: &mut [Value], dice: &mut Dice) {
    let leaves = args.iter().map(|arg| count(arg, is_leaf)).sum::<usize>();
    let lists = args.iter().map(|arg| count(arg, is_list)).sum::<usize>();
    match dice.below(6) {
        0 | 1 => {
            // Two values of one kind change places, or one becomes like the other.
            let [first, second] = [dice.below(leaves), dice.below(leaves)];
            let pair = (nth(args, first, is_leaf).cloned(), nth(args, second, is_leaf).cloned());
            let (Some(one), Some(other)) = pair else { return };
            if std::mem::discriminant(&one) != std::mem::discriminant(&other) {
                return;
            }
            let exchange = dice.below(2) == 0;
            if let Some(place) = nth(args, second, is_leaf).filter(|_| exchange) {
                *place = one;
            }
            if let Some(place) = nth(args, first, is_leaf) {
                *place = other;
            }
        }
        2 | 3 => {
            let place = dice.below(leaves);
            if let Some(leaf) = nth(args, place, is_leaf) {
                nudge(leaf, dice);
            }
        }
        _ => {
            let place = dice.below(lists);
            if let Some(Value::List(items)) = nth(args, place, is_list) {
                rearrange(items, dice);
            }
        }
    }
}

/// An element left out, said twice, or exchanged with another.
fn rearrange<T: Clone>(items: &mut Vec<T>, dice: &mut Dice) {
    if items.is_empty() {
        return;
    }
    let place = dice.below(items.len());
    match dice.below(3) {
        0 => drop(items.remove(place)),
        1 => items.insert(dice.below(items.len() + 1), items[place].clone()),
        _ => {
            let other = dice.below(items.len());
            items.swap(place, other);
        }
    }
}

/// A number one more or less, or its opposite; a truth value turned; a text changed in one place.
fn nudge(leaf: &mut Value, dice: &mut Dice) {
    match leaf {
        Value::Bool(value) => *value = !*value,
        Value::Int(number) => match dice.below(5) {
            0 | 1 => *number += 1,
            2 | 3 => *number -= 1,
            _ => *number = -std::mem::take(number),
        },
        Value::Float(number) => match dice.below(3) {
            0 => *number += 1.0,
            1 => *number -= 1.0,
            _ => *number = -*number,
        },
        Value::Text(text) => {
            if let Some(changed) = text.as_str().map(|text| spelt(text, dice)) {
                *leaf = Value::text(changed);
            }
        }
        _ => {}
    }
}

/// A text with one of its numbers, lines or characters changed.
fn spelt(text: &str, dice: &mut Dice) -> String {
    let kind = dice.below(3);
    if kind == 0 {
        let mut lines: Vec<&str> = text.split_inclusive('\n').collect();
        rearrange(&mut lines, dice);
        return lines.concat();
    }
    let numbers: Vec<std::ops::Range<usize>> = numbers(text);
    if kind == 1
        && let Some(place) = dice.pick(&numbers)
        && let Ok(number) = text[place.clone()].parse::<i64>()
    {
        let moved = match dice.below(4) {
            0 => number.saturating_add(1),
            1 => number.saturating_sub(1),
            2 => number.saturating_neg(),
            _ => dice.below(100) as i64,
        };
        return format!("{}{moved}{}", &text[..place.start], &text[place.end..]);
    }
    let mut characters: Vec<char> = text.chars().collect();
    rearrange(&mut characters, dice);
    characters.into_iter().collect()
}

/// Where the integers of a text stand.
fn numbers(text: &str) -> Vec<std::ops::Range<usize>> {
    let mut found = Vec::new();
    let mut start = None;
    for (at, c) in text.char_indices().chain([(text.len(), ' ')]) {
        match (start, c.is_ascii_digit()) {
            (None, true) => start = Some(at),
            (Some(first), false) => {
                let signed = text[..first].ends_with('-');
                found.push(first - usize::from(signed)..at);
                start = None;
            }
            _ => {}
        }
    }
    found
}

fn is_leaf(value: &Value) -> bool {
    matches!(value, Value::Bool(_) | Value::Int(_) | Value::Float(_) | Value::Text(_))
}

fn is_list(value: &Value) -> bool {
    matches!(value, Value::List(_))
}

/// How many values of a kind there are in a value. Elements of sets and keys must stay different, and are left alone.
fn count(value: &Value, kind: fn(&Value) -> bool) -> usize {
    let within = match value {
        Value::List(items) | Value::Tuple(items) => items.iter().map(|item| count(item, kind)).sum(),
        Value::Dict(entries) => entries.iter().map(|(_, item)| count(item, kind)).sum(),
        _ => 0,
    };
    within + usize::from(kind(value))
}

/// The value of a kind with this number, outer ones first.
fn nth(values: &mut [Value], mut number: usize, kind: fn(&Value) -> bool) -> Option<&mut Value> {
    fn find<'a>(value: &'a mut Value, number: &mut usize, kind: fn(&Value) -> bool) -> Option<&'a mut Value> {
        if kind(value) {
            if *number == 0 {
                return Some(value);
            }
            *number -= 1;
        }
        match value {
            Value::List(items) | Value::Tuple(items) => {
                items.iter_mut().find_map(|item| find(item, number, kind))
            }
            Value::Dict(entries) => entries.iter_mut().find_map(|(_, item)| find(item, number, kind)),
            _ => None,
        }
    }
    values.iter_mut().find_map(|value| find(value, &mut number, kind))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn neighbours_are_new_few_steps_away_and_the_same_for_a_seed() {
        let ints = |numbers: &[i64]| Value::List(numbers.iter().map(|&number| Value::int(number)).collect());
        let given = vec![vec![ints(&[3, 1, 2]), Value::int(7)]];
        let found = neighbours(&given, 200, 5);
        assert_eq!(found.len(), 200);
        assert_eq!(found, neighbours(&given, 200, 5));
        assert_ne!(found, neighbours(&given, 200, 6));
        for (index, args) in found.iter().enumerate() {
            assert!(!found[..index].contains(args) && *args != given[0], "{args:?}");
            let Value::List(items) = &args[0] else { panic!("{args:?}") };
            // At most three steps, each of which adds or takes one element at most.
            assert!(items.len() <= 6 && matches!(args[1], Value::Int(_)), "{args:?}");
        }
        for wanted in [
            vec![ints(&[1, 3, 2]), Value::int(7)],
            vec![ints(&[3, 1]), Value::int(7)],
            vec![ints(&[3, 1, 2, 2]), Value::int(7)],
            vec![ints(&[3, 1, 2]), Value::int(8)],
            vec![ints(&[3, 1, 7]), Value::int(2)],
        ] {
            assert!(found.contains(&wanted), "{wanted:?}");
        }
    }

    #[test]
    fn what_a_program_reads_has_neighbours_and_what_has_no_value_has_none() {
        let given = vec![vec![Value::text("3\n-12 5\n"), Value::List(vec![])]];
        let found = neighbours(&given, 300, 1);
        for wanted in
            ["4\n-12 5\n", "3\n-13 5\n", "3\n12 5\n", "-12 5\n3\n", "3\n", "3\n3\n-12 5\n", "3\n-12 \n"]
        {
            assert!(found.iter().any(|args| args[0] == Value::text(wanted)), "{wanted:?}");
        }
        assert_eq!(neighbours(&[vec![]], 10, 1), Vec::<Vec<Value>>::new());
        assert_eq!(neighbours(&[], 10, 1), Vec::<Vec<Value>>::new());
    }

    #[test]
    fn the_integers_of_a_text_are_found_with_their_signs() {
        let text = "a1-2 -30é4";
        let found: Vec<&str> = numbers(text).into_iter().map(|place| &text[place]).collect();
        assert_eq!(found, ["1", "-2", "-30", "4"]);
    }
}
