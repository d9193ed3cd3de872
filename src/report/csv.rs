//! The report as a table for spreadsheets: one row a case, the same columns for every run.
//!
//! Numbers have no thousands separator. Whoever opens it as a spreadsheet must not run what a student wrote: a text
//! that would be taken for a formula gets an apostrophe before it. Every row stands on one line. Not for: a class (a row
//! a student).

use super::account::Account;
use super::disclosure::{Disclosed, Level};
use super::points::points_number;
use super::words::{bounded, localized};
use crate::exercise::Points;
use crate::grading::Report;
use crate::i18n::Wording;
use crate::message::Message;
use crate::msg;
use crate::value::{Notation, Shown};

/// Characters of a cell; spreadsheets take 32,767.
const CELL: usize = 2000;

/// How numbers and columns are told apart.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Decimal {
    /// `12.5`, between commas.
    #[default]
    Point,
    /// `12,5`, between semicolons and after a byte order mark, as spreadsheets in French expect.
    Comma,
}

/// The names of the columns.
pub const COLUMNS: [&str; 19] = [
    "exercise",
    "submission",
    "group",
    "test",
    "about",
    "status",
    "points",
    "max",
    "hidden",
    "cpu_seconds",
    "call",
    "expected",
    "actual",
    "explanation",
    "hint",
    "detail",
    "exception",
    "line",
    "output",
];

/// The document.
pub fn document(report: &Report, wording: &Wording, reveal: bool, decimal: Decimal) -> String {
    let (delimiter, mark) = match decimal {
        Decimal::Point => (b',', ""),
        Decimal::Comma => (b';', "\u{feff}"),
    };
    let mut writer = csv::WriterBuilder::new()
        .delimiter(delimiter)
        .quote_style(csv::QuoteStyle::NonNumeric)
        .from_writer(Vec::new());
    let account = Account::new(report, wording, reveal);
    let row = Row { wording, account, notation: report.head.notation, decimal };
    // Rows of one length into memory: that cannot fail.
    let _ = writer.write_record(COLUMNS);
    // What concerns every case is said once, in the first row.
    let mut problem = report.problem.as_ref();
    for case in account.cases() {
        let _ = writer.write_record(row.cells(&case, problem.take()));
    }
    let bytes = writer.into_inner().unwrap_or_default();
    format!("{mark}{}", String::from_utf8_lossy(&bytes))
}

struct Row<'a> {
    wording: &'a Wording,
    account: Account<'a>,
    notation: Notation,
    decimal: Decimal,
}

impl Row<'_> {
    fn cells(&self, case: &Disclosed<'_>, problem: Option<&Message>) -> [String; COLUMNS.len()] {
        let (earned, max) = case.points;
        let message = |message: Option<&Message>| self.said(message);
        let hint = case.diagnosis.and_then(|found| found.message.as_ref());
        let shown = |shown: Option<&Shown>| self.shown(shown);
        let exception = case.exception.as_ref().map(|raised| match raised.class {
            None => msg!("report-exception-veiled"),
            Some(class) => match raised.message {
                None => bounded(class, CELL),
                Some(text) => {
                    msg!("report-labelled", label = bounded(class, CELL), text = bounded(text, CELL))
                }
            },
        });
        [
            self.account.exercise_id().to_owned(),
            self.text(self.account.submission()),
            harmless(self.account.group(case.group)),
            self.text(case.name),
            case.why.map_or_else(String::new, |why| self.text(&localized(why, self.wording.lang()))),
            case.verdict.word().to_owned(),
            self.points(earned, max),
            self.points(max, max),
            if case.level == Level::Verdict { "yes" } else { "no" }.to_owned(),
            case.cpu.map_or_else(String::new, |cpu| self.number(&format!("{:.6}", cpu.as_secs_f64()))),
            shown(case.call),
            shown(case.expected_shown(self.notation, CELL).as_ref()),
            shown(case.actual_shown(self.notation, CELL).as_ref()),
            message(case.explanation),
            message(hint),
            message(case.detail.or(problem)),
            message(exception.as_ref()),
            case.site().map_or_else(String::new, |site| site.line.to_string()),
            case.printed.map_or_else(String::new, |printed| self.text(&printed.text)),
        ]
    }

    fn points(&self, earned: &Points, max: &Points) -> String {
        self.number(&points_number(earned, max).to_string())
    }

    fn number(&self, written: &str) -> String {
        match self.decimal {
            Decimal::Point => written.to_owned(),
            Decimal::Comma => written.replace('.', ","),
        }
    }

    fn said(&self, message: Option<&Message>) -> String {
        message.map_or_else(String::new, |message| harmless(self.wording.say(message)))
    }

    fn shown(&self, shown: Option<&Shown>) -> String {
        shown.map_or_else(String::new, |Shown { text, cut }| match cut {
            0 => self.text(text),
            _ => self.said(Some(&msg!("report-text-cut", text = text, count = *cut))),
        })
    }

    fn text(&self, text: &str) -> String {
        self.said(Some(&bounded(text, CELL)))
    }
}

/// A text that no spreadsheet takes for a formula; a number may keep its sign. Full-width signs count, which some
/// of them translate.
fn harmless(text: String) -> String {
    let is_number = |text: &str| text.bytes().all(|b| b.is_ascii_digit() || b == b'.');
    if text.strip_prefix('-').is_some_and(is_number) {
        return text;
    }
    let begins = |c: char| {
        matches!(c, '=' | '+' | '-' | '@' | '|' | '%' | '\u{ff1d}' | '\u{ff0b}' | '\u{ff0d}' | '\u{ff20}')
    };
    if text.trim_start().starts_with(begins) { format!("'{text}") } else { text }
}
