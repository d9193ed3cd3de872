//! `roi.positions`: arguments of `coup_gagnant` by chance: a board as `roi.boards` makes them, with the king on one of its
//! free cells. No two positions are equal.
//!
//! Not for: how boards are drawn (`boards`).

use super::Boards;
use super::boards::{SETTINGS, board, cell, drawn, place};
use crate::message::Message;
use crate::reference::Generator;
use crate::value::Value;

/// The generator. Its settings are those of `roi.boards`.
pub(in crate::reference) struct Positions;

impl Generator for Positions {
    fn name(&self) -> &'static str {
        "roi.positions"
    }

    fn settings(&self) -> &'static [&'static str] {
        SETTINGS
    }

    fn generate(
        &self,
        count: usize,
        settings: &[(String, Value)],
        seed: u64,
    ) -> Result<Vec<Vec<Value>>, Message> {
        drawn(self.name(), true, count, settings, seed)
    }

    fn allows(&self, settings: &[&[(String, Value)]], args: &[Value]) -> bool {
        let Some((board, king)) = parts(args) else { return false };
        Boards.allows(settings, board) && is_free(board, king)
    }

    /// The weight of the board, and how far the king stands down and to the right.
    fn weight(&self, args: &[Value]) -> Vec<u64> {
        let Some((board, (row, column))) = parts(args) else { return vec![u64::MAX] };
        Boards.weight(board).into_iter().chain([(row + column) as u64, row as u64]).collect()
    }

    fn smallest(&self, settings: &[(String, Value)], most: usize) -> Vec<Vec<Value>> {
        let mut found = Vec::new();
        for board in Boards.smallest(settings, most) {
            let mut positions: Vec<_> = kings(&board).map(|king| with_king(&board, king)).collect();
            positions.sort_by_cached_key(|args| self.weight(args));
            found.extend(positions);
            if found.len() >= most {
                break;
            }
        }
        found.truncate(most);
        found
    }

    /// The king stays where it is on a smaller board, or goes as far up and left as the board shrinks; or it alone goes
    /// nearer.
    fn smaller(&self, args: &[Value]) -> Vec<Vec<Value>> {
        let Some((before, (row, column))) = parts(args) else { return Vec::new() };
        let size = |args: &[Value]| board(args).map_or(0, |(size, _)| size);
        let mut found = Vec::new();
        for board in Boards.smaller(before) {
            let cut = size(before) - size(&board);
            for king in [(row, column), (row.saturating_sub(cut), column.saturating_sub(cut))] {
                if is_free(&board, king) {
                    found.push(with_king(&board, king));
                }
            }
        }
        let nearer = [(1, 1), (row - 1, column), (row, column - 1), (row - 1, column - 1)];
        let nearer = nearer.into_iter().filter(|&king| king != (row, column) && is_free(before, king));
        found.extend(nearer.map(|king| with_king(before, king)));
        found
    }
}

/// The arguments of the board, and the king's cell; none where that is none.
fn parts(args: &[Value]) -> Option<(&[Value], (usize, usize))> {
    let (king, board) = args.split_last()?;
    cell(king).filter(|&(row, column)| row > 0 && column > 0).map(|king| (board, king))
}

/// The cells of a board on which the king may stand.
fn kings(args: &[Value]) -> impl Iterator<Item = (usize, usize)> {
    let (size, pawns) = board(args).unwrap_or_default();
    let cells = (1..=size).flat_map(move |row| (1..=size).map(move |column| (row, column)));
    cells.filter(move |cell| !pawns.contains(cell))
}

fn is_free(args: &[Value], (row, column): (usize, usize)) -> bool {
    board(args).is_some_and(|(size, pawns)| {
        (1..=size).contains(&row) && (1..=size).contains(&column) && !pawns.contains(&(row, column))
    })
}

fn with_king(board: &[Value], (row, column): (usize, usize)) -> Vec<Value> {
    board.iter().cloned().chain([place(row, column)]).collect()
}
