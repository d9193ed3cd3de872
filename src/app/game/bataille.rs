//! Bataille in the `game` command: grids and records are shown; there is no position both players see.
//!
//! Not for: the rules, nor for record files (`records`).

use super::{Answer, Query, Refusal};
use crate::games::bataille::{Arrangement, Grid, NAME, Table};
use crate::games::record::{Record, table_status};
use crate::games::{Side, record};
use crate::message::Message;
use crate::msg;

/// Shows a grid, or two grids and tokens; refuses everything else.
pub(super) fn answer(text: &str, query: &Query) -> Result<Answer, Refusal> {
    if *query != Query::Show {
        return Err(Refusal::Other(msg!("game-hidden")));
    }
    if !text.contains(' ') {
        let drawing = Grid::parse(text)?.drawing();
        return Ok(Answer::Shown { parts: vec![(None, drawing)], status: record::ONGOING.to_owned() });
    }
    let words: Vec<&str> = text.split(' ').collect();
    let (start, tokens) = words.split_at(2);
    let moves = tokens.iter().map(|&token| token.to_owned()).collect();
    let record = Record { moves, ..Record::new(NAME, start.join(" ")) };
    Ok(shown(&record.table()?))
}

/// Both grids with the scores, and what the other player has noted about each.
pub(super) fn shown(table: &Table) -> Answer {
    let mut parts = Vec::new();
    for side in Side::BOTH {
        let player = side as usize + 1;
        let heading: Message = msg!("game-grid", player = player, score = table.scores()[side as usize]);
        parts.push((Some(heading), table.grid(side).drawing()));
        let noted = table.notes(side.other()).arrangement();
        if noted != Arrangement::unknown() {
            parts.push((Some(msg!("game-noted", player = side.other() as usize + 1)), noted.drawing()));
        }
    }
    Answer::Shown { parts, status: table_status(table) }
}
