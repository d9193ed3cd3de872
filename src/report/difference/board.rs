//! Two grids as boards: side by side where the width allows, else as a unified difference of rows, else a
//! window round the first cell that differs.
//!
//! Numbers on the border are the indices of the lists. A cell that differs stands between brackets (`[0]`),
//! neighbours that differ share one bar (`[0|1]`); a cell that one side lacks is an empty bracket. Not for:
//! counting differences (`value`).

use super::Painter;
use crate::drawing::{Drawing, Tone};
use crate::msg;
use crate::report::words::ranges;
use crate::report::wrap::{columns, padded};
use crate::untrusted;
use crate::value::difference::{GridDifference, LONGEST_CELL, Row};
use crate::value::{Notation, Value};
use similar::{Algorithm, capture_diff_slices, group_diff_ops};
use std::ops::Range;
use unicode_width::UnicodeWidthChar;

/// Rows of a board shown at once; a taller one is seen through a window.
const TALLEST: usize = 24;
/// Rows of such a window.
const WINDOW_ROWS: usize = 14;
/// Rows and columns shown before the first cell that differs.
const BEFORE: usize = 3;
/// Blanks between the two boards.
const GAP: usize = 3;
/// Lines of a unified difference.
const MOST_LINES: usize = 36;

/// Both boards.
pub(super) fn compared(grid: &GridDifference<'_>, painter: Painter<'_>) -> Drawing {
    let board = Board::new(grid, painter);
    let room = painter.width.saturating_sub(GAP) / 2;
    let all = 0..board.columns;
    for cell in board.cell_widths() {
        if board.side_width(&all, cell) <= room {
            return board.side_by_side(board.rows_window(TALLEST), all, cell);
        }
    }
    if board.side_width(&all, board.cell) + 2 <= painter.width {
        return board.unified();
    }
    let columns = board.columns_window(room);
    board.side_by_side(board.rows_window(TALLEST), columns, board.cell)
}

/// One board that differs in nothing.
pub(super) fn alone(grid: &GridDifference<'_>, painter: Painter<'_>) -> Drawing {
    let board = Board::new(grid, painter);
    let rows = board.rows_window(TALLEST);
    let all = 0..board.columns;
    let mut widths = board.cell_widths().into_iter();
    let (columns, cell) = match widths.find(|&cell| board.side_width(&all, cell) <= painter.width) {
        Some(cell) => (all, cell),
        None => (board.columns_window(painter.width), board.cell),
    };
    let mut out = Drawing::new();
    for header in board.header(&columns, cell) {
        out.say(Tone::Faint, header);
    }
    for row in rows.clone() {
        out.line();
        board.put_row(&mut out, Side::Actual, row, &columns, cell);
    }
    board.put_hidden(&mut out, &rows, &columns);
    out
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Side {
    Expected,
    Actual,
}

struct Board<'a> {
    grid: &'a GridDifference<'a>,
    painter: Painter<'a>,
    /// Texts without quotes: every cell is a text that cannot be taken for anything else.
    bare: bool,
    /// Columns the widest cell takes.
    cell: usize,
    rows: usize,
    columns: usize,
}

impl<'a> Board<'a> {
    fn new(grid: &'a GridDifference<'a>, painter: Painter<'a>) -> Self {
        let (rows, columns_) = grid.expected_shape();
        let (actual_rows, actual_columns) = grid.actual_shape();
        let cells = || {
            let actual = grid.actual.iter().flat_map(|row| row.cells());
            grid.expected.iter().copied().flatten().chain(actual)
        };
        let bare = cells().all(|cell| matches!(cell, Value::Text(_)) && is_plain(cell));
        let cell = cells().map(|value| columns(&cell_text(value, bare, painter.notation))).max().unwrap_or(1);
        Self { grid, painter, bare, cell, rows: rows.max(actual_rows), columns: columns_.max(actual_columns) }
    }

    /// Widths a cell may be given: first the one in which column numbers need one line.
    fn cell_widths(&self) -> Vec<usize> {
        vec![self.cell.max(digits(self.columns)), self.cell]
    }

    fn label(&self) -> usize {
        digits(self.rows)
    }

    /// The number of the row, a bar, and each cell with a sign before it, the last one with a sign behind.
    fn side_width(&self, shown: &Range<usize>, cell: usize) -> usize {
        self.label() + 2 + shown.len() * (cell + 1) + 1
    }

    fn rows_window(&self, tallest: usize) -> Range<usize> {
        if self.rows <= tallest {
            return 0..self.rows;
        }
        window(self.grid.cells.first().map_or(0, |cell| cell.0), WINDOW_ROWS, self.rows)
    }

    fn columns_window(&self, room: usize) -> Range<usize> {
        let most = (room.saturating_sub(self.label() + 3) / (self.cell + 1)).max(2);
        window(self.grid.cells.first().map_or(0, |cell| cell.1), most, self.columns)
    }

    fn side_by_side(&self, rows: Range<usize>, columns: Range<usize>, cell: usize) -> Drawing {
        let mut out = Drawing::new();
        let wide = self.side_width(&columns, cell) + GAP;
        let say = |message| self.painter.wording.say(&message);
        let indent = " ".repeat(self.label() + 3);
        out.line()
            .put(Tone::Good, padded(&format!("{indent}{}", say(msg!("report-expected"))), wide))
            .put(Tone::Bad, format!("{indent}{}", say(msg!("report-got"))));
        for header in self.header(&columns, cell) {
            out.line().put(Tone::Faint, padded(&header, wide)).put(Tone::Faint, header);
        }
        for row in rows.clone() {
            out.line();
            let taken = self.put_row(&mut out, Side::Expected, row, &columns, cell);
            out.put(Tone::Plain, " ".repeat(wide.saturating_sub(taken)));
            self.put_row(&mut out, Side::Actual, row, &columns, cell);
        }
        self.put_hidden(&mut out, &rows, &columns);
        out
    }

    /// The numbers of the columns; digits one below the other where a cell is too narrow for them.
    fn header(&self, shown: &Range<usize>, cell: usize) -> Vec<String> {
        let digits = shown.end.saturating_sub(1).to_string().len();
        let lines = if digits <= cell { 1 } else { digits };
        let mut header = vec![" ".repeat(self.label() + 2); lines];
        for column in shown.clone() {
            let number = format!("{column:>digits$}");
            for (index, line) in header.iter_mut().enumerate() {
                line.push(' ');
                line.push_str(&left_padded(if lines == 1 { &number } else { &number[index..=index] }, cell));
            }
        }
        header
    }

    /// Adds one row to the last line and gives the columns it takes.
    fn put_row(&self, out: &mut Drawing, side: Side, row: usize, shown: &Range<usize>, cell: usize) -> usize {
        out.put(Tone::Faint, format!("{row:>width$} │", width = self.label()));
        let bad = if side == Side::Expected { Tone::Good } else { Tone::Bad };
        if let (Side::Actual, Some(Row::NotAList(value))) = (side, self.grid.actual.get(row)) {
            let room = (shown.len() * (cell + 1)).saturating_sub(1).max(4);
            out.put(bad, format!("[{}]", self.cut(value, room)));
            return self.side_width(shown, cell);
        }
        let cells = match side {
            Side::Expected => self.grid.expected.get(row).copied(),
            Side::Actual => self.grid.actual.get(row).map(|row| row.cells()),
        };
        let mut before = false;
        for column in shown.clone() {
            let differs = self.grid.differs(row, column);
            let sign = match (before, differs) {
                (false, false) => " ",
                (false, true) => "[",
                (true, true) => "|",
                (true, false) => "]",
            };
            out.put(if before || differs { bad } else { Tone::Plain }, sign);
            let value = cells.and_then(|cells| cells.get(column));
            let text =
                value.map(|value| cell_text(value, self.bare, self.painter.notation)).unwrap_or_default();
            out.put(if differs { bad } else { Tone::Plain }, left_padded(&text, cell));
            before = differs;
        }
        out.put(if before { bad } else { Tone::Plain }, if before { "]" } else { " " });
        self.side_width(shown, cell)
    }

    /// A value in at most `room` characters.
    fn cut(&self, value: &Value, room: usize) -> String {
        let shown = self.painter.notation.show(value, room);
        if shown.cut == 0 {
            return shown.text;
        }
        format!("{}…", untrusted::capped(&shown.text, room - 1).0)
    }

    fn unified(&self) -> Drawing {
        // A row may only be matched with the row of the same number.
        let expected: Vec<usize> = (0..self.grid.expected.len()).map(|row| row * 2).collect();
        let actual: Vec<usize> =
            (0..self.grid.actual.len()).map(|row| row * 2 + usize::from(self.row_differs(row))).collect();
        let groups = group_diff_ops(capture_diff_slices(Algorithm::Myers, &expected, &actual), 2);
        let all = 0..self.columns;
        let mut out = Drawing::new();
        let say = |message| self.painter.wording.say(&message);
        out.line()
            .put(Tone::Good, format!("- {}", say(msg!("report-expected"))))
            .put(Tone::Plain, "  ")
            .put(Tone::Bad, format!("+ {}", say(msg!("report-got"))));
        for header in self.header(&all, self.cell) {
            out.say(Tone::Faint, format!("  {header}"));
        }
        let mut shown = Vec::new();
        for (index, group) in groups.iter().enumerate() {
            if index > 0 && out.lines.len() < MOST_LINES {
                out.say(Tone::Faint, format!("  {:>width$} ⋮", "", width = self.label()));
            }
            for op in group {
                for row in
                    op.old_range().start.min(op.new_range().start)..op.old_range().end.max(op.new_range().end)
                {
                    if out.lines.len() >= MOST_LINES || shown.contains(&row) {
                        continue;
                    }
                    shown.push(row);
                    self.put_unified_row(&mut out, row, &all);
                }
            }
        }
        self.put_hidden_rows(&mut out, &shown);
        out
    }

    fn put_unified_row(&self, out: &mut Drawing, row: usize, all: &Range<usize>) {
        if !self.row_differs(row) {
            out.line().put(Tone::Plain, "  ");
            self.put_row(out, Side::Expected, row, all, self.cell);
            return;
        }
        if row < self.grid.expected.len() {
            out.line().put(Tone::Good, "- ");
            self.put_row(out, Side::Expected, row, all, self.cell);
        }
        if row < self.grid.actual.len() {
            out.line().put(Tone::Bad, "+ ");
            self.put_row(out, Side::Actual, row, all, self.cell);
        }
    }

    fn row_differs(&self, row: usize) -> bool {
        let at = self.grid.cells.partition_point(|cell| cell.0 < row);
        self.grid.cells.get(at).is_some_and(|cell| cell.0 == row)
            || row >= self.grid.expected.len()
            || row >= self.grid.actual.len()
            || matches!(self.grid.actual.get(row), Some(Row::NotAList(_)))
    }

    fn put_hidden(&self, out: &mut Drawing, rows: &Range<usize>, columns: &Range<usize>) {
        self.say_hidden(out, &outside(rows, self.rows), &outside(columns, self.columns), |row, column| {
            rows.contains(&row) && columns.contains(&column)
        });
    }

    fn put_hidden_rows(&self, out: &mut Drawing, shown: &[usize]) {
        let hidden: Vec<usize> = (0..self.rows).filter(|row| !shown.contains(row)).collect();
        self.say_hidden(out, &hidden, &[], |row, _| shown.contains(&row));
    }

    /// Says which rows and columns are not shown, and how many cells that differ are among them.
    fn say_hidden(
        &self,
        out: &mut Drawing,
        rows: &[usize],
        columns: &[usize],
        shown: impl Fn(usize, usize) -> bool,
    ) {
        let list = |numbers: &[usize]| ranges(numbers, usize::MAX).0;
        let message = match (rows.is_empty(), columns.is_empty()) {
            (true, true) => return,
            (false, true) => msg!("report-rows-hidden", rows = list(rows), count = rows.len()),
            (true, false) => msg!("report-columns-hidden", columns = list(columns), count = columns.len()),
            (false, false) => msg!("report-both-hidden", rows = list(rows), columns = list(columns)),
        };
        self.painter.say(out, Tone::Faint, &message);
        let hidden = self.grid.cells.iter().filter(|&&(row, column)| !shown(row, column)).count();
        if hidden > 0 {
            self.painter.say(out, Tone::Faint, &msg!("report-cells-hidden", count = hidden));
        }
    }
}

fn digits(count: usize) -> usize {
    count.saturating_sub(1).to_string().len()
}

/// `most` numbers below `all`, with [`BEFORE`] of them before `first` where there are.
fn window(first: usize, most: usize, all: usize) -> Range<usize> {
    let most = most.min(all);
    let start = first.saturating_sub(BEFORE.min(most / 3)).min(all - most);
    start..start + most
}

fn outside(shown: &Range<usize>, all: usize) -> Vec<usize> {
    (0..shown.start).chain(shown.end..all).collect()
}

fn left_padded(text: &str, to: usize) -> String {
    format!("{}{text}", " ".repeat(to.saturating_sub(columns(text))))
}

/// Whether a text can stand without quotes: it is not empty and has no blank, quote, or sign of the board.
fn is_plain(cell: &Value) -> bool {
    cell.as_str().is_some_and(|text| {
        !text.is_empty()
            && text.len() <= LONGEST_CELL
            && text
                .chars()
                .all(|c| !untrusted::is_hidden(c) && c.width() > Some(0) && !" '\"\\[]|│…".contains(c))
    })
}

fn cell_text(value: &Value, bare: bool, notation: Notation) -> String {
    if let (true, Some(text)) = (bare, value.as_str()) {
        return text.to_owned();
    }
    let shown = notation.show(value, LONGEST_CELL);
    if shown.cut > 0 { format!("{}…", shown.text) } else { shown.text }
}
