//! What a run and its cases have to say, as plain lines that any format can carry: made safe to show, in the
//! reader's language, within what may be told.
//!
//! Not for: the escaping of a format, nor for the terminal's own layout.

use super::disclosure::{Disclosed, diagnoses};
use super::points::points_text;
use super::terminal::{self, Options, Painter, Terminal};
use super::words::{self, localized};
use crate::drawing::Drawing;
use crate::grading::{Event, Head, Report, Sink as _, Verdict};
use crate::i18n::Wording;
use crate::msg;
use crate::untrusted::{capped, shortened, visible, visible_lines};

/// Columns of the lines.
const WIDTH: usize = 100;
/// Characters of an author's words about a case that stand in its title.
const ABOUT: usize = 200;
/// Characters of printed text in a case's whole account.
const PRINTED: usize = 4000;

/// Tells of one run.
#[derive(Clone, Copy)]
pub(super) struct Account<'a> {
    wording: &'a Wording,
    report: &'a Report,
    reveal: bool,
}

impl<'a> Account<'a> {
    pub(super) fn new(report: &'a Report, wording: &'a Wording, reveal: bool) -> Self {
        Self { wording, report, reveal }
    }

    fn head(self) -> &'a Head {
        &self.report.head
    }

    fn painter(self) -> Painter<'a> {
        Painter { wording: self.wording, width: WIDTH, head: self.head() }
    }

    /// The cases in order, as far as they may be told.
    pub(super) fn cases(self) -> impl Iterator<Item = Disclosed<'a>> {
        let exercise = &self.head().exercise;
        self.report.cases.iter().map(move |case| Disclosed::new(exercise, case, self.reveal))
    }

    /// The exercise's title and id.
    pub(super) fn exercise(self) -> String {
        let exercise = &self.head().exercise;
        let title = localized(&exercise.title, self.wording.lang());
        self.wording.say(&msg!("report-titled", title = title, id = exercise.id.as_str()))
    }

    /// The exercise's id.
    pub(super) fn exercise_id(self) -> &'a str {
        self.head().exercise.id.as_str()
    }

    /// The submission as the person named it; not yet safe to show.
    pub(super) fn submission(self) -> &'a str {
        &self.head().submission
    }

    /// A group's name.
    pub(super) fn group(self, index: usize) -> String {
        self.report.groups.get(index).map_or_else(String::new, |group| visible(&group.name).into_owned())
    }

    /// A case's name and what it is about, on one line. Unique, as the name is.
    pub(super) fn title(self, case: &Disclosed<'_>) -> String {
        match case.why.map(|why| localized(why, self.wording.lang())).filter(|why| !why.is_empty()) {
            None => visible(case.name).into_owned(),
            Some(about) => {
                let name = msg!("report-text", text = case.name);
                words::labelled(self.wording, name, &shortened(&about, ABOUT))
            }
        }
    }

    /// What became of a case, in a few words.
    pub(super) fn verdict(self, case: &Disclosed<'_>) -> String {
        self.wording.say(&words::verdict(case.verdict))
    }

    /// Title and verdict: `examples 2: the corner: wrong answer`.
    pub(super) fn heading(self, case: &Disclosed<'_>) -> String {
        let title = msg!("report-text", text = self.title(case));
        words::labelled(self.wording, title, &self.verdict(case))
    }

    /// What is wrong with a case that did not pass, in lines: call, answer, difference, exception, reason. Not what it
    /// printed. Empty where there is nothing to add to its verdict.
    pub(super) fn details(self, case: &Disclosed<'_>) -> String {
        match case.verdict {
            Verdict::Passed => String::new(),
            _ => self.painter().details(case).plain().trim_end().to_owned(),
        }
    }

    /// The beginning of what a case printed, in lines, and the amount cut; none where it printed nothing, or where
    /// that may not be told.
    pub(super) fn printed(self, case: &Disclosed<'_>, most: usize) -> Option<String> {
        let printed = case.printed.filter(|printed| !printed.text.is_empty() || printed.cut > 0)?;
        let (kept, more) = capped(&printed.text, most);
        let mut text = visible_lines(kept).into_owned();
        let cuts = [
            (more > 0).then(|| msg!("report-cut-after", count = more)),
            (printed.cut > 0).then(|| msg!("report-printed-cut", count = printed.cut)),
        ];
        for cut in cuts.iter().flatten() {
            if !text.is_empty() && !text.ends_with('\n') {
                text.push('\n');
            }
            text.push_str(&self.wording.say(cut));
            text.push('\n');
        }
        Some(text)
    }

    /// All that is told of a case below its title: verdict, details, at most [`PRINTED`] characters of what it printed.
    pub(super) fn case(self, case: &Disclosed<'_>) -> String {
        let printed = self.printed(case, PRINTED).unwrap_or_default();
        paragraphs([self.verdict(case), self.details(case), printed])
    }

    /// Lines of ours of at most so many characters, and a last one that counts the rest.
    pub(super) fn bounded(self, text: &str, most: usize) -> String {
        match capped(text, most) {
            (text, 0) => text.to_owned(),
            (text, cut) => format!("{text}\n{}", self.wording.say(&msg!("report-cut-after", count = cut))),
        }
    }

    /// What concerns every case and is said once: the file could not be loaded, the function is missing.
    pub(super) fn problem(self) -> Option<String> {
        let Report { problem_site, problem_raised, .. } = self.report;
        let problem = self.report.problem.as_ref()?;
        let drawing = self.painter().problem(problem, problem_site.as_ref(), problem_raised.as_ref());
        Some(drawing.plain().trim_end().to_owned())
    }

    /// What the cases show together and what to look at next, in lines; may be empty.
    pub(super) fn closing(self) -> String {
        let mut out = Drawing::new();
        for diagnosis in diagnoses(self.report, self.reveal) {
            out.append(self.painter().diagnosis(diagnosis, true, WIDTH));
        }
        terminal::next_steps(&mut out, self.report, self.wording, WIDTH);
        out.plain().trim_end().to_owned()
    }

    /// The row of the total: `total: 8 / 10`.
    pub(super) fn total(self) -> String {
        let (earned, max) = points_text(&self.report.score.0, &self.report.score.1, self.wording.lang());
        words::labelled(self.wording, msg!("report-total"), &format!("{earned} / {max}"))
    }

    /// The whole report as a person reads it in a terminal, without colours.
    pub(super) fn whole(self) -> String {
        let mut text = String::new();
        let options = Options { width: WIDTH, reveal: self.reveal, ..Options::default() };
        let mut terminal =
            Terminal::new(self.wording, options, |drawing: &Drawing| text.push_str(&drawing.plain()));
        terminal.event(&Event::Begin(self.head()));
        for case in &self.report.cases {
            if let Some(found) = self.report.counterexample.as_ref().filter(|found| found.from == case.name) {
                terminal.event(&Event::Counterexample(found));
            }
            terminal.event(&Event::Case(case));
        }
        terminal.event(&Event::End(self.report));
        drop(terminal);
        text
    }
}

/// The texts that say something, an empty line between two.
pub(super) fn paragraphs(texts: impl IntoIterator<Item = String>) -> String {
    let told: Vec<String> = texts.into_iter().filter(|text| !text.is_empty()).collect();
    told.join("\n\n")
}
