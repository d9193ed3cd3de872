//! Two grids compared cell by cell.
//!
//! A grid is a list of lists of short cells, ragged ones included. Not for: drawing them (`report`).

use crate::value::compare::Rules;
use crate::value::{Notation, Value};

/// The longest cell, as written in a language's notation, in characters. A longer one stands in no board.
pub const LONGEST_CELL: usize = 12;

/// A row of the student's grid.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Row<'a> {
    /// A list of cells.
    Cells(&'a [Value]),
    /// Something else where a list of cells belongs.
    NotAList(&'a Value),
}

impl<'a> Row<'a> {
    /// The cells; none where it is no list.
    pub fn cells(self) -> &'a [Value] {
        match self {
            Self::Cells(cells) => cells,
            Self::NotAList(_) => &[],
        }
    }
}

/// The cells in which a grid differs from the right one. Rows and columns count from 0, as in the lists.
#[derive(Debug, Clone, PartialEq)]
pub struct GridDifference<'a> {
    /// The right rows.
    pub expected: Vec<&'a [Value]>,
    /// The student's rows.
    pub actual: Vec<Row<'a>>,
    /// `(row, column)` of every cell that differs, in reading order: other, missing and extra ones.
    pub cells: Vec<(usize, usize)>,
    /// How many of them are expected and not there.
    pub missing: usize,
    /// How many of them are there and not expected.
    pub extra: usize,
    /// How many of them have a value of another type.
    pub wrong_type: usize,
    /// Rows without cells that one of the grids has and the other has not, or that are no list: with
    /// `cells`, everything that differs.
    bare_rows: usize,
}

impl<'a> GridDifference<'a> {
    /// Compares two grids exactly; none where `expected` is no grid, or `actual` has nothing of one.
    pub fn between(expected: &'a Value, actual: &'a Value) -> Option<Self> {
        Self::by(&Rules::default(), expected, actual)
    }

    /// Compares two grids by rules that keep the order; the answer may be of tuples where they say so.
    pub fn by(rules: &Rules, expected: &'a Value, actual: &'a Value) -> Option<Self> {
        let (Value::List(wanted), Some((_, given))) = (expected, rules.sequences(expected, actual)) else {
            return None;
        };
        let wanted = rows(wanted)?;
        let given: Vec<Row<'a>> = given
            .iter()
            .map(|row| match row {
                Value::List(cells) => Row::Cells(cells),
                Value::Tuple(cells) if rules.sequences => Row::Cells(cells),
                other => Row::NotAList(other),
            })
            .collect();
        if !given.iter().any(|row| matches!(row, Row::Cells(_))) {
            return None;
        }
        let mut found = Self {
            expected: wanted,
            actual: given,
            cells: Vec::new(),
            missing: 0,
            extra: 0,
            wrong_type: 0,
            bare_rows: 0,
        };
        for row in 0..found.expected.len().max(found.actual.len()) {
            found.compare_row(row, rules);
        }
        Some(found)
    }

    fn compare_row(&mut self, row: usize, rules: &Rules) {
        let before = self.cells.len();
        let wanted = self.expected.get(row).copied();
        let given = self.actual.get(row).copied();
        let cells = given.map(Row::cells);
        for column in 0..wanted.map_or(0, <[_]>::len).max(cells.map_or(0, <[_]>::len)) {
            match (wanted.and_then(|row| row.get(column)), cells.and_then(|row| row.get(column))) {
                (Some(a), Some(b)) if rules.same(a, b, false) => continue,
                (Some(a), Some(b)) => {
                    self.wrong_type += usize::from(std::mem::discriminant(a) != std::mem::discriminant(b));
                }
                (Some(_), None) => self.missing += 1,
                (None, _) => self.extra += 1,
            }
            self.cells.push((row, column));
        }
        let whole = wanted.is_none() || given.is_none() || matches!(given, Some(Row::NotAList(_)));
        self.bare_rows += usize::from(whole && self.cells.len() == before);
    }

    /// How many cells differ; a row without any cell that only one grid has counts as one.
    pub fn count(&self) -> usize {
        self.cells.len() + self.bare_rows
    }

    /// How many cells the right grid has.
    pub fn size(&self) -> usize {
        self.expected.iter().map(|row| row.len()).sum()
    }

    /// Whether the cell differs.
    pub fn differs(&self, row: usize, column: usize) -> bool {
        self.cells.binary_search(&(row, column)).is_ok()
    }

    /// The number of rows, and of columns of the widest row, of the right grid.
    pub fn expected_shape(&self) -> (usize, usize) {
        (self.expected.len(), self.expected.iter().map(|row| row.len()).max().unwrap_or(0))
    }

    /// The number of rows, and of columns of the widest row, of the student's grid.
    pub fn actual_shape(&self) -> (usize, usize) {
        (self.actual.len(), self.actual.iter().map(|row| row.cells().len()).max().unwrap_or(0))
    }

    /// The first row that is no list, with what stands there.
    pub fn first_row_not_a_list(&self) -> Option<(usize, &'a Value)> {
        self.actual.iter().enumerate().find_map(|(index, row)| match row {
            Row::NotAList(value) => Some((index, *value)),
            Row::Cells(_) => None,
        })
    }
}

/// The rows of a grid; none where the value is none: no rows, no cells, or cells too long to stand in a board.
fn rows(value: &[Value]) -> Option<Vec<&[Value]>> {
    let rows: Option<Vec<&[Value]>> = value
        .iter()
        .map(|row| match row {
            Value::List(cells) if cells.iter().all(is_cell) => Some(&cells[..]),
            _ => None,
        })
        .collect();
    rows.filter(|rows| rows.iter().any(|row| !row.is_empty()))
}

fn is_cell(value: &Value) -> bool {
    match value {
        Value::None | Value::Bool(_) => true,
        Value::Text(text) if text.as_bytes().len() == 1 => true,
        Value::Int(_) | Value::Float(_) | Value::Text(_) => {
            Notation::default().show(value, LONGEST_CELL).cut == 0
        }
        _ => false,
    }
}
