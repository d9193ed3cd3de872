//! The reports of one `check`: which kinds there are, what each is fed to, and where it goes.
//!
//! Not for: what stands in a report (`report`).

use super::Args;
use crate::cli::place::Place;
use crate::cli::system;
use crate::cli::ui::Ui;
use crate::exit::Exit;
use crate::grading::{Event, Report, Sink};
use crate::msg;
use crate::report::classroom50::{self, Context};
use crate::report::csv::{self, Decimal};
use crate::report::{AtEnd, Options, Terminal, exercism, github, gradescope, json, junit, tap};
use std::cell::RefCell;
use std::fs::OpenOptions;
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};
use std::rc::Rc;
use std::str::FromStr;

/// The kinds of reports.
#[derive(Debug, Clone, Copy, PartialEq, Eq, clap::ValueEnum)]
pub(super) enum Format {
    Human,
    Json,
    Junit,
    Tap,
    Github,
    Gradescope,
    Csv,
    Exercism,
    Classroom50,
}

/// How decimals are written in tables.
#[derive(Debug, Clone, Copy, PartialEq, Eq, clap::ValueEnum)]
pub(super) enum CsvDecimal {
    Point,
    Comma,
}

/// A report and where it goes: `json`, `json=FILE`.
#[derive(Debug, Clone)]
pub(super) struct Wanted {
    format: Format,
    file: Option<PathBuf>,
}

impl Wanted {
    /// The file it goes to, unless that is stdout.
    pub(super) fn file(&self) -> Option<&Path> {
        self.file.as_deref()
    }
}

impl FromStr for Wanted {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let (kind, file) = text.split_once('=').map_or((text, None), |(kind, file)| (kind, Some(file)));
        let format = <Format as clap::ValueEnum>::from_str(kind, false)?;
        if file.is_some_and(str::is_empty) {
            return Err(kind.to_owned());
        }
        Ok(Self { format, file: file.map(PathBuf::from) })
    }
}

/// What a report needs and the system or the environment does not give.
#[derive(Debug)]
pub(super) enum Missing {
    /// Random numbers.
    Randomness(io::Error),
    /// A variable of the runner of Classroom 50.
    Variable(&'static str),
}

/// Text that is put together while the grading runs, for a file.
type Text = Rc<RefCell<String>>;

/// Every report asked for, fed with the same events.
#[derive(Default)]
pub(super) struct Reports<'a> {
    sinks: Vec<Box<dyn Sink + 'a>>,
    files: Vec<(PathBuf, Text)>,
    /// What goes to the end of a file that others write to as well.
    appended: Vec<(PathBuf, Text)>,
}

impl<'a> Reports<'a> {
    /// All of `args`. Fails where something is missing that a report needs.
    pub(super) fn new(args: &'a Args, place: &'a Place, ui: &'a Ui) -> Result<Self, Missing> {
        let mut reports = Self::default();
        let shown = Wanted { format: args.format, file: None };
        // A report on stdout that is asked for by name takes the place of the one that comes by itself.
        let named = args.report.iter().any(|wanted| wanted.file.is_none());
        for wanted in args.report.iter().chain((!named).then_some(&shown)) {
            reports.add(wanted, args, place, ui)?;
        }
        Ok(reports)
    }

    fn add(&mut self, wanted: &Wanted, args: &'a Args, place: &'a Place, ui: &'a Ui) -> Result<(), Missing> {
        let file = wanted.file.as_ref().map(|file| to_come(&mut self.files, file));
        let (wording, reveal) = (ui.wording(), args.reveal);
        let document: Box<dyn Fn(&Report) -> String + 'a> = match wanted.format {
            Format::Human => {
                self.sinks.push(human(file, args, ui));
                return Ok(());
            }
            Format::Json => Box::new(move |report| json::document(report, wording, reveal)),
            Format::Junit => Box::new(move |report| junit::document(report, wording, reveal)),
            Format::Tap => Box::new(move |report| tap::document(report, wording, reveal)),
            Format::Gradescope => Box::new(move |report| gradescope::document(report, wording, reveal)),
            Format::Exercism => Box::new(move |report| exercism::document(report, wording, reveal)),
            Format::Classroom50 => {
                let context = context(place)?;
                Box::new(move |report| classroom50::document(report, wording, reveal, &context))
            }
            Format::Csv => {
                let decimal = match args.csv_decimal {
                    CsvDecimal::Point => Decimal::Point,
                    CsvDecimal::Comma => Decimal::Comma,
                };
                Box::new(move |report| csv::document(report, wording, reveal, decimal))
            }
            Format::Github => {
                let token = system::random_word().map_err(Missing::Randomness)?;
                let summary = place.step_summary.as_ref().map(|file| to_come(&mut self.appended, file));
                Box::new(move |report| {
                    let made = github::documents(report, wording, reveal, &token);
                    if let Some(summary) = &summary {
                        summary.borrow_mut().push_str(&made.summary);
                    }
                    made.log
                })
            }
        };
        let out = move |text: &str| match &file {
            Some(file) => file.borrow_mut().push_str(text),
            None => ui.data(text),
        };
        self.sinks.push(Box::new(AtEnd::new(move |report| out(&document(report)))));
        Ok(())
    }

    /// Writes the files. What cannot be written is said, and ends the command with the status returned.
    pub(super) fn write(self, ui: &Ui) -> Exit {
        let mut exit = Exit::Success;
        let written = self.files.iter().map(|(file, text)| (file, std::fs::write(file, &*text.borrow())));
        let appended = self.appended.iter().map(|(file, text)| (file, append(file, &text.borrow())));
        for (file, outcome) in written.chain(appended) {
            if let Err(cause) = outcome {
                let shown = file.to_string_lossy();
                ui.fail(&msg!("check-unwritten", file = &*shown, cause = system::reason(&cause)), &[]);
                exit = Exit::Usage;
            }
        }
        exit
    }
}

/// The one report that is drawn while the cases run.
fn human<'a>(file: Option<Text>, args: &Args, ui: &'a Ui) -> Box<dyn Sink + 'a> {
    let options = Options { width: ui.width(), in_full: args.in_full, reveal: args.reveal };
    Box::new(Terminal::new(ui.wording(), options, move |drawing| match &file {
        Some(text) => text.borrow_mut().push_str(&drawing.plain()),
        None => ui.draw(drawing),
    }))
}

/// What Classroom 50 wants said again of a submission.
fn context(place: &Place) -> Result<Context, Missing> {
    let [classroom, assignment, submission, commit, release, review] = &place.classroom;
    let value = |(name, value): &(&'static str, Option<String>)| value.clone().ok_or(Missing::Variable(name));
    Ok(Context {
        classroom: value(classroom)?,
        assignment: value(assignment)?,
        submission: value(submission)?,
        commit: value(commit)?,
        release: value(release)?,
        review: value(review).or_else(|_| value(commit))?,
        graded_at: system::now(),
    })
}

/// A text that will be written to `file`.
fn to_come(files: &mut Vec<(PathBuf, Text)>, file: &Path) -> Text {
    let text = Text::default();
    files.push((file.to_owned(), Rc::clone(&text)));
    text
}

fn append(file: &Path, text: &str) -> io::Result<()> {
    OpenOptions::new().append(true).create(true).open(file)?.write_all(text.as_bytes())
}

impl Sink for Reports<'_> {
    fn wants_counterexample(&self) -> bool {
        true
    }

    fn event(&mut self, event: &Event<'_>) {
        for sink in &mut self.sinks {
            sink.event(event);
        }
    }
}
