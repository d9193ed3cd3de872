//! Training problems of Wall-e: the plain rules, the bounds, the themes, the shipped set and its second proof, lessons
//! and sheets.

mod bounds;
mod lessons;
mod plain_rules;
mod sheet;
mod shipped;
mod themes;
mod verifying;

use jugeote::games::{Dice, Game, random, walle};

/// The positions of a game that is played by chance from one in which both pawns have entered and walls stand.
fn positions(seed: u64) -> Vec<walle::Position> {
    let record = random::game(middle(seed), &mut Dice::new(seed));
    record.line::<walle::Position>().expect("a game of ours").positions().to_vec()
}

/// So many walls by chance, as positions name them.
fn walls(dice: &mut Dice, count: usize) -> String {
    let mut walls: Vec<(usize, usize, char)> = Vec::new();
    while walls.len() < count {
        let face = *dice.pick(&['E', 'S']).expect("a face");
        let wall = (
            dice.below(if face == 'S' { 10 } else { 11 }),
            dice.below(if face == 'E' { 8 } else { 9 }),
            face,
        );
        if !walls.contains(&wall) {
            walls.push(wall);
        }
    }
    walls.sort_unstable();
    let walls: Vec<String> =
        walls.iter().map(|(row, column, face)| format!("{row},{column}{face}")).collect();
    if walls.is_empty() { "-".to_owned() } else { walls.join(";") }
}

/// A position with up to twenty walls and the pawns within a few rows of each other or of their goals.
fn middle(seed: u64) -> walle::Position {
    let dice = &mut Dice::new(seed);
    loop {
        let pawn = |dice: &mut Dice| (dice.below(11), dice.below(9));
        let (white, black) = (pawn(dice), pawn(dice));
        let left = [dice.below(11), dice.below(11)];
        let walls = walls(dice, 20 - left[0] - left[1]);
        let turn = dice.pick(&["w", "b"]).expect("a side");
        let text =
            format!("{turn} {},{} {},{} {} {} {walls}", white.0, white.1, black.0, black.1, left[0], left[1]);
        match walle::Position::parse(&text) {
            Ok(position) if position.outcome().is_none() => return position,
            // Both pawns on one cell, or one at its goal.
            _ => {}
        }
    }
}
