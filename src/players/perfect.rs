//! The perfect player of roi: it moves onto a cell where the other side loses, wherever there is one.
//!
//! From a losing cell every move loses against a perfect player, so any of them is played, by the seed; of several
//! winning moves too. Not for: games that are not solved.

use super::Player;
use crate::games::roi::{Position, Step, Table};
use crate::games::{Dice, Game, Line};

/// Knows the table of the board it last played on.
#[derive(Default)]
pub(super) struct Perfect {
    table: Option<Table>,
}

impl Player<Position> for Perfect {
    fn choose(&mut self, line: &Line<Position>, seed: u64) -> Option<Step> {
        let position = line.position();
        let table = match self.table.take() {
            Some(table) if table.board() == position.board() => table,
            _ => position.board().solve(),
        };
        let moves = position.listed_moves();
        let wins = |step: Step| {
            let (row, column) = step.from(position.king());
            table.loses(row, column)
        };
        let winning: Vec<Step> = moves.iter().copied().filter(|&step| wins(step)).collect();
        let chosen = Dice::new(seed).pick(if winning.is_empty() { &moves } else { &winning }).copied();
        self.table = Some(table);
        chosen
    }
}
