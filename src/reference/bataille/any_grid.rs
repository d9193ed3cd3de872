//! `bataille.any_valid_grid`: whether a grid that a function `(noires)` makes is valid and has so many black
//! cells. Any such grid is right.
//!
//! Not for: what makes a grid valid (`games::bataille`).

use super::valid::{arrangement, why_faulty};
use crate::games::bataille::validation::MOST_BLACK;
use crate::games::bataille::{CELLS, Grid};
use crate::message::Message;
use crate::msg;
use crate::reference::answer::shown;
use crate::reference::{Checker, arguments};
use crate::value::{Notation, Type, Value};

/// The checker.
pub(in crate::reference) struct AnyValidGrid;

impl Checker for AnyValidGrid {
    fn name(&self) -> &'static str {
        "bataille.any_valid_grid"
    }

    fn signature(&self) -> (Vec<Type>, Type) {
        (vec![Type::Int], Type::Grid(Box::new(Type::Int)))
    }

    fn accept(&self, args: &[Value]) -> Result<(), Message> {
        arguments::check(args, &self.signature().0)?;
        black(args).map(drop).ok_or_else(|| {
            let found = args.first().map(|arg| shown(arg, Notation::Python)).unwrap_or_default();
            msg!("reference-bataille-black-count", most = MOST_BLACK, found = found)
        })
    }

    fn refuse(
        &self,
        args: &[Value],
        _expected: Option<&Value>,
        actual: &Value,
        _notation: Notation,
    ) -> Option<Message> {
        let wanted = black(args)?;
        let arrangement = match arrangement(std::slice::from_ref(actual), &[self.signature().1]) {
            Ok(arrangement) => arrangement,
            Err(shape) => return Some(shape),
        };
        let grid = match Grid::new(&arrangement) {
            Ok(grid) => grid,
            Err(faults) => return why_faulty(&faults),
        };
        let found = CELLS - usize::from(grid.length());
        (found != wanted).then(|| msg!("reference-bataille-other-black", found = found, wanted = wanted))
    }
}

/// How many cells are to be black.
fn black(args: &[Value]) -> Option<usize> {
    usize::try_from(args.first()?.as_i64()?).ok().filter(|&count| count <= MOST_BLACK)
}
