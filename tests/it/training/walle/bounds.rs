//! What spares the searches lines that lead nowhere changes no answer: what it rules out is looked for by a search that
//! plays every line to its end.

use super::walls;
use crate::proof::plain::wins;
use jugeote::games::{Dice, Game, Provable, walle};
use jugeote::training::plain::{Rules, Walle};

/// A position full of walls in which the pawns are neighbours or nearly so, the side to move a few rows from its goal;
/// it has so many walls left, and the other side so many.
fn close(seed: u64, own: usize, others: usize) -> walle::Position {
    let dice = &mut Dice::new(seed);
    loop {
        let walls = walls(dice, 20 - own - others);
        let white = (5 + dice.below(4), 1 + dice.below(7));
        let (down, along) = *dice.pick(&[(1, 0), (0, 1), (2, 0), (1, 1), (3, 0)]).expect("a place");
        let black = (white.0 + down, white.1 + along);
        let text = format!("w {},{} {},{} {own} {others} {walls}", white.0, white.1, black.0, black.1);
        match walle::Position::parse(&text) {
            Ok(position) if position.outcome().is_none() => return position,
            // Black's pawn stands beyond the board, or White's way ends.
            _ => {}
        }
    }
}

/// Whether either bound rules a win out that the steps alone, two a turn, leave open; where one rules it out there is
/// none.
fn is_ruled_out(position: &walle::Position, turns: u32) -> bool {
    let solver = position.to_move();
    let plain = Walle::read(&position.to_string()).expect("a position");
    let open = [position.could_win_within(solver, turns), plain.could_win_within(solver, turns)];
    if open.contains(&false) {
        assert!(!wins(position, solver, true, 2 * turns - 1), "{position} {turns} {open:?}");
    }
    let narrow = position.distance(solver).is_some_and(|steps| steps <= 2 * turns);
    narrow && open.contains(&false)
}

#[test]
fn what_the_bounds_rule_out_is_not_won_with_walls_to_wait_with_and_without() {
    // Own walls, the other side's, turns, positions.
    for (own, others, turns, count) in
        [(0, 0, 3, 300), (0, 0, 2, 300), (0, 1, 2, 200), (1, 1, 2, 20), (1, 0, 2, 200), (0, 2, 3, 8)]
    {
        let positions = (0..count).map(|seed| close(seed, own, others));
        let ruled_out = positions.filter(|position| is_ruled_out(position, turns)).count();
        assert!(ruled_out > 0, "{own} {others} {turns}");
    }
}

#[test]
fn a_jump_can_bring_two_steps_each_turn_where_nobody_can_wait() {
    // White, three steps from its goal, jumps and is there in two turns: the bound must not rule it out.
    let position = walle::Position::parse("w 7,4 8,4 10 10 -").expect("a position");
    let white = position.to_move();
    assert!(position.could_win_within(white, 2));
    assert!(!position.could_win_within(white, 1));
    // Four steps: Black has walls to wait with.
    let position = walle::Position::parse("w 6,4 7,4 10 10 -").expect("a position");
    assert!(!position.could_win_within(white, 2));
    assert!(position.could_win_within(white, 3));
}
