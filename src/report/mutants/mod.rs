//! What came of trying small changes to an exercise's solution, for its author: the changes that no case notices,
//! each with the case that would, and how many of the others each group noticed.
//!
//! Not for: students; the cases of hidden groups are named here.

mod json;

use super::terminal::site::site;
use super::words::{labelled, localized, verdict};
use super::wrap::prose;
use crate::drawing::{Drawing, Tone};
use crate::exercise::{Exercise, Solution, case_line, quoted};
use crate::grading::{Catch, Fate, MOST_EQUIVALENT, Mutant, MutationKind, Site, Sought, Tried, Verdict};
use crate::i18n::Wording;
use crate::message::Message;
use crate::msg;
use crate::untrusted::{shortened, visible};
use crate::value::Notation;

pub use json::document;

/// Characters of what a change replaces, and of an answer, that are shown.
const SHOWN: usize = 200;
/// Columns by which what belongs to a mutant is moved right.
const INDENT: usize = 4;
/// Characters of a case that is shown; a longer one is in the JSON report.
const LONGEST_CASE: usize = 2000;

/// The report for people.
pub fn drawing(
    exercise: &Exercise,
    solution: &Solution,
    tried: &Tried,
    wording: &Wording,
    width: usize,
) -> Drawing {
    let page = Page { solution, tried, wording, width };
    let mut out = Drawing::new();
    for (mutant, sought) in tried.survivors() {
        out.append(page.survivor(mutant, sought));
        out.line();
    }
    for mutant in &tried.mutants {
        if let Fate::Equivalent { why, inputs } = &mutant.fate {
            out.append(page.place(Tone::Notice, &msg!("mutants-equivalent"), mutant));
            let mut below = Drawing::new();
            page.labelled(&mut below, msg!("report-why"), &localized(why, wording.lang()));
            page.note(&mut below, &msg!("mutants-no-difference", count = *inputs));
            out.append(below.indented(INDENT));
            out.line();
        }
    }
    out.append(page.summary(exercise));
    out
}

/// How many mutants each group was the first to notice, in the exercise's order.
fn caught_by_group(exercise: &Exercise, tried: &Tried) -> Vec<usize> {
    let mut counts = vec![0; exercise.groups.len()];
    for mutant in &tried.mutants {
        if let Fate::Caught { group, .. } = mutant.fate
            && let Some(count) = counts.get_mut(group)
        {
            *count += 1;
        }
    }
    counts
}

struct Page<'a> {
    solution: &'a Solution,
    tried: &'a Tried,
    wording: &'a Wording,
    width: usize,
}

impl Page<'_> {
    fn survivor(&self, mutant: &Mutant, sought: &Sought) -> Drawing {
        let mut out = self.place(Tone::Bad, &msg!("mutants-survivor"), mutant);
        let mut below = Drawing::new();
        match sought {
            Sought::Found(catch) => self.found(&mut below, catch),
            Sought::Nothing(count) => {
                self.note(&mut below, &msg!("mutants-no-difference", count = *count));
                self.note(&mut below, &msg!("mutants-list-it", file = self.solution.listing.path.as_str()));
                for line in entry(mutant) {
                    below.say(Tone::Strong, line);
                }
            }
            Sought::NoInputs => self.note(&mut below, &msg!("mutants-no-inputs")),
        }
        out.append(below.indented(INDENT));
        out
    }

    /// What the change is, and its place in the source.
    fn place(&self, tone: Tone, head: &Message, mutant: &Mutant) -> Drawing {
        let mut out = Drawing::new();
        let changed = change(mutant);
        let text = self.wording.say(&msg!("mutants-head", head = head.clone(), change = changed));
        prose(&mut out, tone, &text, 2, self.width);
        let site = site(&self.site(mutant), true, self.wording, self.room());
        out.append(site.indented(INDENT));
        out
    }

    /// The place of a change; of several lines the first.
    fn site(&self, mutant: &Mutant) -> Site {
        let program = self.tried.program.replace("\r\n", "\n").replace('\r', "\n");
        let text = program.split('\n').nth(mutant.mutation.line.saturating_sub(1)).unwrap_or_default();
        let column = mutant.mutation.column;
        let was = mutant.mutation.was(&self.tried.program);
        let length = was.split(['\n', '\r']).next().unwrap_or_default().chars().count();
        Site {
            file: self.solution.shown.clone(),
            line: mutant.mutation.line,
            columns: Some((column, column + length.max(1))),
            text: text.to_owned(),
            ..Site::default()
        }
    }

    fn found(&self, out: &mut Drawing, catch: &Catch) {
        self.labelled(out, msg!("report-call"), &catch.call.text);
        if let Some(value) = catch.expected.as_ref().and_then(|expected| expected.value()) {
            self.labelled(out, msg!("mutants-solution"), &Notation::Python.show(value, SHOWN).text);
        }
        let became = match (&catch.actual, catch.verdict) {
            (Some(value), Verdict::Wrong) => Notation::Python.show(value, SHOWN).text,
            (_, other) => self.wording.say(&verdict(other)),
        };
        self.labelled(out, msg!("mutants-mutant"), &became);
        match case_line(&catch.input, catch.expected.as_ref()) {
            Some(line) if line.chars().count() <= LONGEST_CASE => {
                self.note(out, &msg!("mutants-paste"));
                out.say(Tone::Strong, visible(&line));
            }
            Some(line) => self.note(out, &msg!("mutants-long-case", count = line.chars().count())),
            None => self.note(out, &msg!("mutants-unwritable")),
        }
    }

    fn labelled(&self, out: &mut Drawing, label: Message, text: &str) {
        prose(out, Tone::Plain, &labelled(self.wording, label, text), 2, self.room());
    }

    fn note(&self, out: &mut Drawing, message: &Message) {
        prose(out, Tone::Plain, &self.wording.say(message), 0, self.room());
    }

    /// Columns of a line that stands below another.
    fn room(&self) -> usize {
        self.width.saturating_sub(INDENT)
    }

    fn summary(&self, exercise: &Exercise) -> Drawing {
        let mut out = Drawing::new();
        let tried = self.tried;
        let survivors = tried.survivors().count();
        let equivalent = tried.equivalent();
        let all = tried.mutants.len();
        let caught = all - survivors - equivalent;
        let file = self.solution.shown.as_str();
        let head = msg!("mutants-summary", count = all, file = file, caught = caught);
        prose(&mut out, Tone::Strong, &self.wording.say(&head), 2, self.width);
        for (group, count) in exercise.groups.iter().zip(caught_by_group(exercise, tried)) {
            out.say(Tone::Faint, format!("  {}: {count}", visible(&group.name)));
        }
        if equivalent > 0 {
            let line = msg!("mutants-summary-equivalent", count = equivalent);
            prose(&mut out, Tone::Plain, &self.wording.say(&line), 2, self.width);
        }
        if tried.too_many_equivalent() {
            let line = msg!("mutants-too-many", count = equivalent, all = all, percent = MOST_EQUIVALENT);
            prose(&mut out, Tone::Bad, &self.wording.say(&line), 2, self.width);
        }
        let (tone, line) = match survivors {
            0 => (Tone::Good, msg!("mutants-none-survived")),
            count => (Tone::Bad, msg!("mutants-survived", count = count)),
        };
        prose(&mut out, tone, &self.wording.say(&line), 2, self.width);
        out
    }
}

/// What was changed.
fn change(mutant: &Mutant) -> Message {
    let was = shortened(&mutant.change.was, SHOWN);
    let now = shortened(&mutant.change.now, SHOWN);
    match mutant.mutation.kind {
        MutationKind::Statement => msg!("mutants-left-out", was = was),
        MutationKind::Arguments => msg!("mutants-exchanged", was = was, now = now),
        _ if now.is_empty() => msg!("mutants-left-out", was = was),
        _ => msg!("mutants-changed", was = was, now = now),
    }
}

/// An entry of the list of equivalents for a mutant, its reason left to be written.
fn entry(mutant: &Mutant) -> Vec<String> {
    let change = &mutant.change;
    let mut lines = vec![
        format!("- line: {}", quoted(&change.line)),
        format!("  was: {}", quoted(&change.was)),
        format!("  now: {}", quoted(&change.now)),
    ];
    if change.nth > 1 {
        lines.push(format!("  nth: {}", change.nth));
    }
    lines.push("  why: {fr: \"…\", en: \"…\"}".to_owned());
    lines
}
