//! A game between two players through the referee, as a record.
//!
//! Not for: programs of students.

use super::Seeker;
use crate::games::bataille::{Grid, MATCH_LIMIT, NAME, Stage, Table, Token};
use crate::games::record::{Record, table_status};
use crate::games::{Dice, Side};

/// A complete game between these players, the first player's first, with the limit of matches. Grids, the black
/// cells told and the players' own choices come from the seed.
pub fn play(players: &mut [Box<dyn Seeker>; 2], seed: u64) -> Record {
    let dice = &mut Dice::new(seed);
    let mut table = Table::new([Grid::random(dice), Grid::random(dice)]).limited(MATCH_LIMIT);
    let mut record = Record { seed: Some(seed), ..Record::new(NAME, table.start()) };
    while let Some(side) = next(&table) {
        let player = &mut players[side as usize];
        let view = table.view(side);
        let token = if let Stage::Stopped { .. } = table.stage() {
            Token::HandIn(Box::new(player.hand_in(&view, dice)))
        } else {
            let action = player.act(&view, dice);
            Token::Turn(action, dice.pick(&table.answers(action)).copied())
        };
        // The players here do nothing illegal; a game that cannot go on would end without a result.
        if table.replay(&token).is_err() {
            break;
        }
        record.moves.push(token.to_string());
    }
    record.result = Some(table_status(&table));
    record
}

/// Who acts or hands in next.
fn next(table: &Table) -> Option<Side> {
    match table.stage() {
        Stage::Playing => Some(table.to_move()),
        Stage::Stopped { by, first: None } => Some(by),
        Stage::Stopped { by, .. } => Some(by.other()),
        Stage::Over(_) => None,
    }
}
