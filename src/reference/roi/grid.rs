//! `roi.grid`: the right answer of `jeu_roi(n, pos_pions)`, in time linear in the number of cells.
//!
//! Not for: why an answer is wrong (`explanation`).

use super::explanation;
use crate::games::roi::{Board, BoardFault, Table};
use crate::message::Message;
use crate::msg;
use crate::reference::answer::shown;
use crate::reference::{Solver, arguments};
use crate::value::{BigInt, Notation, Type, Value};

/// The largest board answered: a value a cell, which the student's program has to send as well.
pub(super) const LARGEST: usize = 1000;

/// The solver.
pub(in crate::reference) struct GridSolver;

impl Solver for GridSolver {
    fn name(&self) -> &'static str {
        "roi.grid"
    }

    fn signature(&self) -> (Vec<Type>, Type) {
        let pawn = Type::Tuple(vec![Type::Int, Type::Int]);
        (vec![Type::Int, Type::List(Box::new(pawn))], Type::Grid(Box::new(Type::Str)))
    }

    fn solve(&self, args: &[Value]) -> Result<Value, Message> {
        let table = table(args, &self.signature().0)?;
        let cell = |&letter: &u8| Value::text(char::from(letter).encode_utf8(&mut [0; 4]));
        Ok(Value::List(table.grid().rows().map(|row| Value::List(row.iter().map(cell).collect())).collect()))
    }

    fn explain(
        &self,
        args: &[Value],
        _expected: &Value,
        actual: &Value,
        notation: Notation,
    ) -> Option<Message> {
        let table = table(args, &self.signature().0).ok()?;
        explanation::of(&table, actual, notation)
    }
}

/// The solved board of a call's arguments.
pub(super) fn table(args: &[Value], kinds: &[Type]) -> Result<Table, Message> {
    arguments::check(args, kinds)?;
    let [Value::Int(size), Value::List(pawns)] = args else {
        return Err(msg!("reference-argument-count", wanted = kinds.len(), found = args.len()));
    };
    if *size > BigInt::from(LARGEST) {
        return Err(msg!(
            "reference-roi-too-large",
            size = shown(&args[0], Notation::Python),
            largest = LARGEST
        ));
    }
    let Ok(size) = i64::try_from(size) else {
        return Err(msg!("roi-position-no-cells", size = shown(&args[0], Notation::Python)));
    };
    let pawns: Vec<_> = pawns.iter().map(pawn).collect::<Result<_, _>>()?;
    let board = Board::new(size, &pawns).map_err(|faults| {
        let first = faults.first().copied().unwrap_or(BoardFault::NoCells { size }).message();
        match faults.len() {
            0 | 1 => first,
            all => msg!("reference-more-faults", first = first, count = all - 1),
        }
    })?;
    Ok(board.solve())
}

/// A pawn's row and column; refused where one is no number a board could have.
fn pawn(pawn: &Value) -> Result<(i64, i64), Message> {
    match pawn.as_sequence() {
        Some([row, column]) => row.as_i64().zip(column.as_i64()),
        _ => None,
    }
    .ok_or_else(|| msg!("reference-roi-pawn-far-outside", pawn = shown(pawn, Notation::Python)))
}
