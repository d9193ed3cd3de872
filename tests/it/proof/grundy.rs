//! Grundy values against their definition, computed by recursion.

use jugeote::games::roi::Position;
use jugeote::games::{Dice, Game, random};
use std::collections::BTreeMap;

/// The smallest number that no position one move away has.
fn by_definition(position: &Position, known: &mut BTreeMap<(usize, usize), u8>) -> u8 {
    if let Some(&value) = known.get(&position.king()) {
        return value;
    }
    let reached: Vec<u8> = position
        .listed_moves()
        .into_iter()
        .map(|step| {
            let mut next = position.clone();
            next.play(step);
            by_definition(&next, known)
        })
        .collect();
    let value = (0..=3).find(|value| !reached.contains(value)).expect("a number");
    known.insert(position.king(), value);
    value
}

#[test]
fn grundy_values_are_those_of_the_definition_and_0_where_the_table_loses() {
    for seed in 0..60 {
        let position = Position::parse(&random::roi_start(&mut Dice::new(seed))).expect("a start");
        let board = position.board();
        let mut known = BTreeMap::new();
        by_definition(&position, &mut known);
        let table = board.solve();
        for (&(row, column), &value) in &known {
            assert_eq!(board.grundy(row, column), Some(value), "{position} {row},{column}");
            assert_eq!(value == 0, table.loses(row, column), "{position} {row},{column}");
        }
    }
}

#[test]
fn pawns_and_cells_outside_have_no_grundy_value() {
    let position = Position::parse("P./.K").expect("a position");
    let board = position.board();
    assert_eq!(board.grundy(1, 1), None);
    for (row, column) in [(0, 1), (1, 0), (3, 1), (1, 3), (usize::MAX, usize::MAX)] {
        assert_eq!(board.grundy(row, column), None);
    }
    // By hand: (1, 2) and (2, 1) are blocked, so the king's cell leads to 0 and 0.
    assert_eq!(
        [(1, 2), (2, 1), (2, 2)].map(|(row, column)| board.grundy(row, column)),
        [Some(0), Some(0), Some(1)]
    );
}
