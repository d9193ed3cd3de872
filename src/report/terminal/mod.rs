//! The report a person reads in a terminal: drawn while the cases run, summed up at the end.
//!
//! Order of reading: what is graded; each group's first failing cases in full and the rest by number; at the
//! end, where the eye rests, the points of each group, the total, what the cases show together, and what to look
//! at next. Not for: what may
//! be told (`disclosure`), nor for colours (`cli`).

mod case;
pub(super) mod site;
mod table;

pub(super) use case::Painter;

use super::disclosure::{Disclosed, Level, diagnoses};
use super::words::{self, labelled, localized};
use super::wrap::{columns, padded, prose};
use crate::drawing::{Drawing, Tone};
use crate::grading::{CaseReport, Code, Counterexample, Event, Head, Report, Sink, Verdict};
use crate::i18n::Wording;
use crate::message::Message;
use crate::msg;
use std::collections::{BTreeMap, BTreeSet};

/// Ranges of case numbers that are named in one line.
const MOST_RANGES: usize = 8;

/// Characters of a file's or a language's name.
const LONGEST_NAME: usize = 120;

/// How the terminal report is drawn.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Options {
    /// The columns of the terminal; less than [`Options::NARROWEST`] is taken as that.
    pub width: usize,
    /// Failing cases of a group that are shown in full.
    pub in_full: usize,
    /// Whether everything is told, hidden cases included: a teacher's report.
    pub reveal: bool,
}

impl Options {
    /// Below this many columns lines overflow.
    pub const NARROWEST: usize = 40;
    /// Lines longer than this are hard to read, however wide the terminal.
    pub const WIDEST: usize = 200;
}

impl Default for Options {
    fn default() -> Self {
        Self { width: 80, in_full: 3, reveal: false }
    }
}

/// A group while its cases come in.
#[derive(Default)]
struct Running {
    index: usize,
    seen: usize,
    passed: usize,
    in_full: usize,
    /// Numbers in the group of failing cases that are only counted, by verdict.
    counted: BTreeMap<Verdict, Vec<usize>>,
}

/// Draws events as they come and hands each drawing to `out`.
pub struct Terminal<'a, F: FnMut(&Drawing)> {
    wording: &'a Wording,
    options: Options,
    out: F,
    head: Option<Head>,
    group: Option<Running>,
    /// Why cases were not run, said once at the end where no problem of the whole run says it.
    not_run: Option<Message>,
    /// Kinds of diagnoses whose page was named already.
    pages: BTreeSet<Code>,
}

impl<F: FnMut(&Drawing)> Sink for Terminal<'_, F> {
    fn event(&mut self, event: &Event<'_>) {
        match event {
            Event::Begin(head) => {
                self.head = Some((*head).clone());
                let drawing = self.begin(head);
                (self.out)(&drawing);
            }
            Event::Counterexample(found) => self.counterexample(found),
            Event::Case(case) => self.case(case),
            Event::End(report) => {
                self.close_group();
                let drawing = self.end(report);
                (self.out)(&drawing);
            }
        }
    }
}

impl<'a, F: FnMut(&Drawing)> Terminal<'a, F> {
    /// A report in the words of `wording`; `out` prints.
    pub fn new(wording: &'a Wording, options: Options, out: F) -> Self {
        let width = options.width.clamp(Options::NARROWEST, Options::WIDEST);
        let options = Options { width, ..options };
        Self { wording, options, out, head: None, group: None, not_run: None, pages: BTreeSet::new() }
    }

    fn begin(&self, head: &Head) -> Drawing {
        let mut out = Drawing::new();
        let exercise = &head.exercise;
        let title = localized(&exercise.title, self.wording.lang());
        let rows = [
            (msg!("report-exercise"), msg!("report-titled", title = title, id = exercise.id.as_str())),
            (msg!("report-submission"), words::bounded(&head.submission, LONGEST_NAME)),
            (msg!("report-language"), words::bounded(&head.language, LONGEST_NAME)),
            (msg!("report-isolation"), head.isolation.summary()),
        ];
        let labels: Vec<String> = rows.iter().map(|(label, _)| self.wording.say(label)).collect();
        let wide = labels.iter().map(|label| columns(label)).max().unwrap_or(0) + 2;
        for (index, ((_, text), label)) in rows.iter().zip(labels).enumerate() {
            let text = self.wording.say(text);
            if !text.is_empty() {
                let tone = if index == 0 { Tone::Strong } else { Tone::Plain };
                prose(&mut out, tone, &format!("{}{text}", padded(&label, wide)), wide, self.options.width);
            }
        }
        for note in &head.notes {
            let text = labelled(self.wording, msg!("report-note"), &self.wording.say(note));
            prose(&mut out, Tone::Notice, &text, 2, self.options.width);
        }
        out.line();
        out
    }

    /// The smallest failing call: before all failing cases but those of another sort.
    fn counterexample(&mut self, found: &Counterexample) {
        let Some(head) = &self.head else { return };
        let disclosed = Disclosed::new(&head.exercise, &found.case, self.options.reveal);
        if disclosed.level < Level::Full {
            return;
        }
        let painter = Painter { wording: self.wording, width: self.options.width, head };
        let page = disclosed.diagnosis.is_some_and(|found| self.pages.insert(found.code));
        let drawing = painter.counterexample(found, &disclosed, page);
        (self.out)(&drawing);
    }

    fn case(&mut self, case: &CaseReport) {
        if self.group.as_ref().is_none_or(|group| group.index != case.group) {
            self.close_group();
            self.group = Some(Running { index: case.group, ..Running::default() });
        }
        let (Some(head), Some(group)) = (&self.head, &mut self.group) else { return };
        group.seen += 1;
        let disclosed = Disclosed::new(&head.exercise, case, self.options.reveal);
        match case.verdict {
            Verdict::Passed => group.passed += 1,
            // Never asked: what keeps every case from being run is said once, at the end.
            Verdict::Error if case.raised.is_none() && case.detail.is_none() => {}
            Verdict::NotLoaded | Verdict::Missing | Verdict::Skipped => {
                group.counted.entry(case.verdict).or_default().push(group.seen);
                if self.not_run.is_none() {
                    self.not_run = disclosed.detail.cloned();
                }
            }
            _ if group.in_full < self.options.in_full => {
                group.in_full += 1;
                let painter = Painter { wording: self.wording, width: self.options.width, head };
                let page = disclosed.diagnosis.is_some_and(|found| self.pages.insert(found.code));
                let drawing = painter.case(&disclosed, page);
                (self.out)(&drawing);
            }
            verdict => group.counted.entry(verdict).or_default().push(group.seen),
        }
    }

    /// The failing cases that were only counted, and how many passed.
    fn close_group(&mut self) {
        let (Some(head), Some(group)) = (&self.head, self.group.take()) else { return };
        let name = head.exercise.groups.get(group.index).map_or("", |group| group.name.as_str());
        let mut out = Drawing::new();
        for (verdict, numbers) in &group.counted {
            if matches!(verdict, Verdict::NotLoaded | Verdict::Missing | Verdict::Skipped) {
                continue; // the table says so
            }
            let (shown, rest) = words::ranges(numbers, MOST_RANGES);
            let verdict = words::verdict(*verdict);
            let message = match rest {
                0 => msg!("report-also", group = name, numbers = shown, verdict = verdict),
                rest => {
                    msg!("report-also-more", group = name, numbers = shown, rest = rest, verdict = verdict)
                }
            };
            out.line().put(Tone::Bad, "✗ ");
            let mut text = Drawing::new();
            prose(&mut text, Tone::Plain, &self.wording.say(&message), 4, self.options.width - 2);
            for (index, line) in text.lines.into_iter().enumerate() {
                if index > 0 {
                    out.line();
                }
                for span in line {
                    out.put(span.tone, span.text);
                }
            }
        }
        if !out.lines.is_empty() {
            out.line();
            (self.out)(&out);
        }
    }

    fn end(&self, report: &Report) -> Drawing {
        let mut out = Drawing::new();
        let painter = Painter { wording: self.wording, width: self.options.width, head: &report.head };
        match &report.problem {
            Some(problem) => {
                out.append(painter.problem(
                    problem,
                    report.problem_site.as_ref(),
                    report.problem_raised.as_ref(),
                ));
            }
            None => {
                if let Some(reason) = &self.not_run {
                    out.append(painter.problem(reason, None, None));
                }
            }
        }
        if let Some(case) = &report.unsteady {
            let text = self.wording.say(&msg!("counterexample-unsteady", case = case));
            prose(&mut out, Tone::Notice, &text, 2, self.options.width);
            out.line();
        }
        out.append(table::table(report, self.wording, self.options.width));
        let mut diagnoses = diagnoses(report, self.options.reveal).peekable();
        if diagnoses.peek().is_some() {
            out.line();
        }
        for diagnosis in diagnoses {
            let page = !self.pages.contains(&diagnosis.code);
            out.append(painter.diagnosis(diagnosis, page, self.options.width));
        }
        next_steps(&mut out, report, self.wording, self.options.width);
        out
    }
}

/// What to look at next, where there is anything.
pub(super) fn next_steps(out: &mut Drawing, report: &Report, wording: &Wording, width: usize) {
    if report.next_steps.is_empty() {
        return;
    }
    if !out.lines.is_empty() {
        out.line();
    }
    out.say(Tone::Strong, wording.say(&msg!("report-next")));
    for (index, step) in report.next_steps.iter().enumerate() {
        let text = format!("{}. {}", index + 1, wording.say(step));
        prose(out, Tone::Plain, &text, 3, width);
    }
}
