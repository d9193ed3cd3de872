//! `roi.winning_move`: whether a move of the King game wins, of a function `(n, pos_pions, roi)` that returns the
//! cell the king goes to, or `None` where no move wins.
//!
//! Any winning move is right. Cells are (row, column), counted from 1. Not for: the whole table (`grid`).

use super::explanation::moves;
use super::grid::table;
use crate::games::roi::{Standing, Table};
use crate::message::Message;
use crate::msg;
use crate::reference::answer::shown;
use crate::reference::{Checker, arguments};
use crate::value::{Notation, Type, Value};

/// The checker.
pub(in crate::reference) struct WinningMove;

type Cell = (usize, usize);

impl Checker for WinningMove {
    fn name(&self) -> &'static str {
        "roi.winning_move"
    }

    fn signature(&self) -> (Vec<Type>, Type) {
        let cell = Type::Tuple(vec![Type::Int, Type::Int]);
        let pawns = Type::List(Box::new(cell.clone()));
        (vec![Type::Int, pawns, cell.clone()], Type::Optional(Box::new(cell)))
    }

    fn accept(&self, args: &[Value]) -> Result<(), Message> {
        position(args, &self.signature().0).map(drop)
    }

    fn refuse(
        &self,
        args: &[Value],
        _expected: Option<&Value>,
        actual: &Value,
        notation: Notation,
    ) -> Option<Message> {
        let (table, king) = position(args, &self.signature().0).ok()?;
        let mut winning = moves(table.board(), king).filter(|&(row, column)| table.loses(row, column));
        match (actual, winning.next()) {
            (Value::None, None) => None,
            (Value::None, Some((row, column))) => {
                Some(msg!("reference-roi-move-there-is", row = row, column = column))
            }
            (_, None) => Some(msg!("reference-roi-move-none-wins", king = named(king))),
            (to, Some(_)) => judge(&table, king, to, notation),
        }
    }
}

/// Why a move, where some move wins, does not.
fn judge(table: &Table, king: Cell, to: &Value, notation: Notation) -> Option<Message> {
    let legal = cell(to).filter(|&to| moves(table.board(), king).any(|cell| cell == to));
    let Some(to) = legal else {
        return Some(match cell(to).and_then(|(row, column)| table.standing(row, column)) {
            Some(Standing::Pawn) => msg!("reference-roi-move-pawn", to = shown(to, notation)),
            _ => msg!("reference-roi-move-illegal", to = shown(to, notation), king = named(king)),
        });
    };
    if table.loses(to.0, to.1) {
        return None;
    }
    let reply = moves(table.board(), to).find(|&(row, column)| table.loses(row, column))?;
    Some(msg!("reference-roi-move-loses", to = named(to), reply = named(reply)))
}

/// The solved board and the king's cell of a call's arguments.
fn position(args: &[Value], kinds: &[Type]) -> Result<(Table, Cell), Message> {
    arguments::check(args, kinds)?;
    let table = table(&args[..2], &kinds[..2])?;
    let king = cell(&args[2]).filter(|&(row, column)| {
        matches!(table.standing(row, column), Some(Standing::Losing | Standing::Winning))
    });
    match king {
        Some(king) => Ok((table, king)),
        None => Err(msg!("reference-roi-king-nowhere", king = shown(&args[2], Notation::Python))),
    }
}

fn cell(value: &Value) -> Option<Cell> {
    let index = |value: &Value| usize::try_from(value.as_i64()?).ok();
    match value.as_sequence()? {
        [row, column] => Some((index(row)?, index(column)?)),
        _ => None,
    }
}

fn named((row, column): Cell) -> String {
    format!("({row}, {column})")
}
