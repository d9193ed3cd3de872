//! Evidence as games bring it about: actions about a random grid, answered truthfully.

use super::slow::{Numbers, name};
use jugeote::games::Dice;
use jugeote::games::bataille::{Cell, Content, Grid};

/// A random grid as numbers.
pub(super) fn grid(dice: &mut Dice) -> Numbers {
    let grid = Grid::random(dice);
    let mut numbers = [0; 36];
    for cell in Cell::all() {
        if let Content::Number(number) = grid.at(cell) {
            numbers[cell.index()] = number;
        }
    }
    numbers
}

/// Facts about a grid, in an order by chance: some numbers asked for with gaps of about `gap` between them, black cells,
/// numbers beyond the end, and guesses, right and wrong, of both kinds.
pub(super) fn facts(grid: &Numbers, gap: usize, dice: &mut Dice) -> Vec<(String, String)> {
    let length = *grid.iter().max().expect("a cell");
    let place = |number: u8| grid.iter().position(|&held| held == number).expect("a number of the path");
    let mut found = Vec::new();
    let mut say = |action: String, answer: &str| found.push((action, answer.to_owned()));
    let mut number = 1 + dice.below(gap);
    while number <= usize::from(length) {
        say(format!("?{number}"), &name(place(number as u8)));
        number += 1 + dice.below(2 * gap - 1);
    }
    if length < 36 && dice.below(2) == 0 {
        say(format!("?{}", usize::from(length) + 1 + dice.below(36 - usize::from(length))), "none");
    }
    for _ in 0..dice.below(5) {
        let (cell, held) = (dice.below(36), dice.below(37) as u8);
        let content = if held == 0 { "#".to_owned() } else { held.to_string() };
        say(format!("{content}={}", name(cell)), if grid[cell] == held { "yes" } else { "no" });
    }
    if dice.below(2) == 0 {
        let cell = dice.below(36);
        say(format!("#={}", name(cell)), if grid[cell] == 0 { "yes" } else { "no" });
    }
    let mut black: Vec<usize> = (0..36).filter(|&cell| grid[cell] == 0).collect();
    dice.shuffle(&mut black);
    let told = dice.below(black.len() + 1);
    for &cell in &black[..told] {
        say("?#".to_owned(), &name(cell));
    }
    dice.shuffle(&mut found);
    if told == black.len() && dice.below(2) == 0 {
        found.push(("?#".to_owned(), "none".to_owned()));
        for _ in 0..dice.below(3) {
            let (cell, held) = (dice.below(36), 1 + dice.below(36) as u8);
            let answer = if grid[cell] == held { "yes" } else { "no" };
            found.push((format!("{held}={}", name(cell)), answer.to_owned()));
        }
    }
    found
}
