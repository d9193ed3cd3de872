//! `bataille.grid_valid`: whether a grid of `grille_valide(grille)` is valid, and what is wrong with it first.
//!
//! Cells are named as in the game, column then row, with the indices that a program reaches them by: C3 is
//! `[2][2]`. Not for: what makes a grid valid (`games::bataille`).

use crate::games::bataille::{Arrangement, CELLS, Cell, Grid, GridFault, SIDE, validation};
use crate::message::Message;
use crate::msg;
use crate::reference::answer::{nothing_returned, shown};
use crate::reference::{Solver, arguments};
use crate::value::{Notation, Type, Value};

/// The solver.
pub(in crate::reference) struct ValidSolver;

impl Solver for ValidSolver {
    fn name(&self) -> &'static str {
        "bataille.grid_valid"
    }

    fn signature(&self) -> (Vec<Type>, Type) {
        (vec![Type::Grid(Box::new(Type::Int))], Type::Bool)
    }

    fn solve(&self, args: &[Value]) -> Result<Value, Message> {
        let arrangement = arrangement(args, &self.signature().0)?;
        Ok(Value::Bool(validation::faults(&arrangement).is_empty()))
    }

    fn explain(
        &self,
        args: &[Value],
        _expected: &Value,
        actual: &Value,
        notation: Notation,
    ) -> Option<Message> {
        match actual {
            Value::Bool(said) => {
                let arrangement = arrangement(args, &self.signature().0).ok()?;
                match (Grid::new(&arrangement), said) {
                    (Ok(grid), false) => Some(why_valid(&grid)),
                    (Err(faults), true) => why_faulty(&faults),
                    (Ok(_), true) | (Err(_), false) => None,
                }
            }
            Value::None => Some(nothing_returned(notation)),
            other => Some(msg!(
                "reference-bataille-no-bool",
                kind = other.type_name(),
                found = shown(other, notation),
                yes = shown(&Value::Bool(true), notation),
                no = shown(&Value::Bool(false), notation)
            )),
        }
    }
}

/// The grid a call is about; refused where it is not six rows of six integers of ordinary size.
pub(super) fn arrangement(args: &[Value], kinds: &[Type]) -> Result<Arrangement, Message> {
    arguments::check(args, kinds)?;
    let rows = args[0].as_sequence().unwrap_or_default();
    if rows.len() != SIDE {
        return Err(msg!("reference-bataille-row-count", found = rows.len()));
    }
    let mut found = Arrangement::unknown();
    for (row, cells) in rows.iter().enumerate() {
        let cells = cells.as_sequence().unwrap_or_default();
        if cells.len() != SIDE {
            return Err(msg!("reference-bataille-row-length", row = row, found = cells.len()));
        }
        for (column, value) in cells.iter().enumerate() {
            let Some(number) = value.as_i64() else {
                let value = shown(value, Notation::Python);
                return Err(msg!("reference-bataille-far-off", row = row, column = column, value = value));
            };
            found.rows[row][column] = Some(number);
        }
    }
    Ok(found)
}

fn why_valid(grid: &Grid) -> Message {
    msg!("reference-bataille-valid", last = grid.length(), black = CELLS - usize::from(grid.length()))
}

/// The first fault, and how many more there are.
pub(super) fn why_faulty(faults: &[GridFault]) -> Option<Message> {
    let (first, rest) = faults.split_first()?;
    Some(msg!("reference-bataille-faulty", reason = reason(first), more = rest.len()))
}

fn reason(fault: &GridFault) -> Message {
    match fault {
        GridFault::Unknown { cells } => msg!("reference-bataille-unknown", cells = named(cells)),
        GridFault::OutOfRange { cell, number } if *number < 0 => {
            msg!("reference-bataille-negative", number = *number, cell = named(&[*cell]))
        }
        GridFault::OutOfRange { cell, number } => {
            msg!("reference-bataille-too-large", number = *number, cell = named(&[*cell]))
        }
        GridFault::Duplicate { number, cells } => {
            msg!("reference-bataille-duplicate", number = *number, count = cells.len(), cells = named(cells))
        }
        GridFault::Missing { number: 1, largest, cell } => {
            msg!("reference-bataille-no-one", largest = *largest, cell = named(&[*cell]))
        }
        GridFault::Missing { number, largest, cell } => {
            msg!("reference-bataille-missing", number = *number, largest = *largest, cell = named(&[*cell]))
        }
        GridFault::TooManyBlack { cells } => {
            msg!("reference-bataille-too-many-black", count = cells.len(), most = validation::MOST_BLACK)
        }
        GridFault::Apart { number, from, to } => {
            let diagonal = from.row().abs_diff(to.row()) == 1 && from.column().abs_diff(to.column()) == 1;
            let (next, from, to) = (number + 1, named(&[*from]), named(&[*to]));
            if diagonal {
                msg!("reference-bataille-corner", number = *number, next = next, from = from, to = to)
            } else {
                msg!("reference-bataille-apart", number = *number, next = next, from = from, to = to)
            }
        }
    }
}

/// Cells by name and indices: `C3 ([2][2]), D1 ([0][3])`.
fn named(cells: &[Cell]) -> String {
    let name = |cell: &Cell| format!("{cell} ([{}][{}])", cell.row(), cell.column());
    cells.iter().map(name).collect::<Vec<_>>().join(", ")
}
