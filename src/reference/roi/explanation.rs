//! Why an answer to `jeu_roi` is wrong: its shape, then its first wrong cell.
//!
//! A cell depends on those to its west, north and north-west, so the first wrong cell row by row is one whose
//! own reasons are right: later ones may be wrong only in consequence. Cells are named (row, column), counted
//! from 1 as in the game; row 0 and column 0 are the border. Not for: showing the difference.

use crate::games::roi::{Board, Standing, Step, Table};
use crate::message::Message;
use crate::msg;
use crate::reference::answer::{nothing_returned, shown};
use crate::value::{Notation, Value};

/// What is wrong first; none where nothing is.
pub(super) fn of(table: &Table, actual: &Value, notation: Notation) -> Option<Message> {
    let answer = match Answer::read(table, actual, notation) {
        Ok(answer) => answer,
        Err(wrong_shape) => return Some(wrong_shape),
    };
    let side = table.board().size() + 1;
    let mut cells = (0..side).flat_map(|row| (0..side).map(move |column| (row, column)));
    let first = cells.find(|&cell| !answer.is_right(cell))?;
    let pattern = answer.one_row_many_times().or_else(|| answer.transposed());
    Some(pattern.unwrap_or_else(|| answer.wrong_cell(first)))
}

/// An answer of the right shape beside the solution.
struct Answer<'a> {
    table: &'a Table,
    rows: Vec<&'a [Value]>,
    notation: Notation,
}

impl<'a> Answer<'a> {
    /// The rows of an answer, or why it is not a list of as many lists of as many cells as it should be.
    fn read(table: &'a Table, actual: &'a Value, notation: Notation) -> Result<Self, Message> {
        let side = table.board().size() + 1;
        let rows = match actual {
            Value::List(rows) => rows,
            Value::None => return Err(nothing_returned(notation)),
            other => return Err(msg!("reference-roi-not-a-list", kind = notation.type_name(other))),
        };
        if rows.len() != side {
            let count = msg!("reference-roi-row-count", found = rows.len(), wanted = side);
            return Err(if rows.len() + 1 == side {
                msg!("reference-roi-no-border-row", reason = count)
            } else if rows.len() == side + 1 {
                msg!("reference-roi-two-border-rows", reason = count)
            } else {
                count
            });
        }
        let rows = rows.iter().enumerate().map(|(row, cells)| read_row(row, cells, side, notation));
        Ok(Self { table, rows: rows.collect::<Result<_, _>>()?, notation })
    }

    fn at(&self, (row, column): (usize, usize)) -> &'a Value {
        &self.rows[row][column]
    }

    fn is_right(&self, cell: (usize, usize)) -> bool {
        holds(self.at(cell), letter(self.table, cell))
    }

    /// Every row the same, the border's too: the mark of one row put into the grid many times over.
    fn one_row_many_times(&self) -> Option<Message> {
        let (first, others) = self.rows.split_first()?;
        let several_values = first.iter().any(|value| *value != first[0]);
        let same = others.len() > 1 && others.iter().all(|row| row == first);
        (same && several_values).then(|| match self.notation {
            Notation::Python => msg!("reference-roi-one-row", count = self.rows.len()),
            Notation::JavaScript => msg!("reference-roi-one-row-javascript"),
            Notation::Json => msg!("reference-roi-one-row-plain"),
        })
    }

    /// The right grid of the board whose pawns have row and column exchanged.
    fn transposed(&self) -> Option<Message> {
        let board = self.table.board();
        let (row, column) = board.pawns().find(|&(row, column)| !board.pawn(column, row))?;
        let table = board.transposed().solve();
        let right = self.rows.iter().enumerate().all(|(row, cells)| {
            cells.iter().enumerate().all(|(column, value)| holds(value, letter(&table, (row, column))))
        });
        right.then(|| msg!("reference-roi-transposed", row = row, column = column))
    }

    fn wrong_cell(&self, cell: (usize, usize)) -> Message {
        let wanted = Value::text(letter(self.table, cell).encode_utf8(&mut [0; 4]));
        msg!(
            "reference-roi-cell",
            row = cell.0,
            column = cell.1,
            expected = shown(&wanted, self.notation),
            actual = shown(self.at(cell), self.notation),
            reason = self.reason(cell)
        )
    }

    fn reason(&self, cell: (usize, usize)) -> Message {
        match self.at(cell) {
            Value::Text(_) => {}
            Value::None => return msg!("reference-roi-cell-empty"),
            other => {
                let kind = self.notation.type_name(other);
                let cells = self.rows.iter().flat_map(|row| row.iter());
                let count = cells.filter(|value| value.type_name() == kind).count();
                return msg!("reference-roi-cell-type", kind = kind, count = count);
            }
        }
        match (self.table.standing(cell.0, cell.1), self.at(cell).as_str()) {
            (None, _) => msg!("reference-roi-border-is-hash"),
            (Some(Standing::Pawn), _) => msg!("reference-roi-pawn-is-p"),
            (Some(_), Some("P")) => msg!("reference-roi-no-pawn"),
            (Some(_), Some("#")) => msg!("reference-roi-not-border"),
            (Some(Standing::Winning), Some("0")) => self.why_winning(cell),
            (Some(Standing::Losing), Some("1")) => self.why_losing(cell),
            _ => msg!("reference-roi-cell-letter"),
        }
    }

    /// The move that wins: to where the opponent is stuck, rather than to another losing cell.
    fn why_winning(&self, cell: (usize, usize)) -> Message {
        let board = self.table.board();
        let mut losing = moves(board, cell).filter(|&(row, column)| self.table.loses(row, column));
        let first = losing.clone().next();
        let stuck = losing.find(|&to| moves(board, to).next().is_none());
        match (stuck, first) {
            (Some((row, column)), _) => msg!("reference-roi-wins-by-stuck", row = row, column = column),
            (None, Some((row, column))) => msg!("reference-roi-wins-by-losing", row = row, column = column),
            (None, None) => msg!("reference-roi-cell-letter"),
        }
    }

    fn why_losing(&self, cell: (usize, usize)) -> Message {
        let named = |(row, column): (usize, usize)| format!("({row}, {column})");
        match moves(self.table.board(), cell).map(named).collect::<Vec<_>>().as_slice() {
            [] => msg!("reference-roi-stuck"),
            [only] => msg!("reference-roi-only-move-wins", to = only),
            [one, two] => msg!("reference-roi-both-moves-win", one = one, two = two),
            [one, two, rest @ ..] => {
                msg!("reference-roi-every-move-wins", one = one, two = two, three = rest.concat())
            }
        }
    }
}

/// The cells of a row, or why it is not a list of `side` cells.
fn read_row(row: usize, cells: &Value, side: usize, notation: Notation) -> Result<&[Value], Message> {
    match cells {
        Value::List(cells) if cells.len() == side => Ok(cells),
        Value::List(cells) => {
            let length = msg!("reference-roi-row-length", row = row, found = cells.len(), wanted = side);
            let short_by_one = cells.len() + 1 == side;
            Err(if short_by_one { msg!("reference-roi-no-border-column", reason = length) } else { length })
        }
        Value::Text(_) => Err(msg!("reference-roi-row-text", row = row, found = shown(cells, notation))),
        other => Err(msg!("reference-roi-row-not-a-list", row = row, kind = notation.type_name(other))),
    }
}

/// Where the king can go from a cell: west, north, north-west.
pub(super) fn moves(board: &Board, cell: (usize, usize)) -> impl Iterator<Item = (usize, usize)> + Clone {
    Step::ALL
        .into_iter()
        .map(move |step| step.from(cell))
        .filter(|&(row, column)| row > 0 && column > 0 && !board.pawn(row, column))
}

/// What stands in a cell of the right grid.
fn letter(table: &Table, (row, column): (usize, usize)) -> char {
    match table.standing(row, column) {
        None => '#',
        Some(Standing::Pawn) => 'P',
        Some(Standing::Losing) => '0',
        Some(Standing::Winning) => '1',
    }
}

fn holds(value: &Value, letter: char) -> bool {
    value.as_str().is_some_and(|text| text.len() == 1 && text.starts_with(letter))
}
