//! The JSON report: one document when the grading has ended, with all that another program needs.
//!
//! Texts are in the reader's language; verdicts are the words of [`Verdict`](crate::grading::Verdict). What
//! may not be told is `null`. Everything is bounded, and what was cut is counted. Characters that could act on
//! a terminal are written as `\u` escapes, which read back as themselves. Not for: a stream of events.

use super::disclosure::{self, Disclosed, Exception, Level};
use super::points::points_number;
use super::words::localized;
use crate::exercise::{Exercise, Feedback, Scoring, Visibility};
use crate::grading::{CaseReport, Counterexample, Diagnosis, GroupReport, Printed, Report, Site};
use crate::i18n::Wording;
use crate::msg;
use crate::sandbox::Company;
use crate::untrusted::{capped, is_hidden};
use crate::value::{Difference, Notation, Shown, Step};
use serde_json::{Value as Json, json};
use std::fmt::Write as _;

/// The version of the document's shape: raised when a field changes its meaning or goes.
pub const FORMAT: u32 = 1;
/// The JSON Schema of the document.
pub const SCHEMA: &str = include_str!("json.schema.json");

/// Characters of a value.
const VALUE: usize = 4000;
/// Characters of printed text.
const PRINTED: usize = 20_000;
/// Characters of an exception's message, a source line, or a name.
const TEXT: usize = 2000;
/// Frames of an exception, from each end.
const FRAMES: usize = 10;

/// The document, with a line end.
pub fn document(report: &Report, wording: &Wording, reveal: bool) -> String {
    let writer = Writer { report, wording, reveal };
    written(&writer.report())
}

/// A JSON document, with a line end, in which nothing acts on a terminal.
pub(super) fn written(json: &Json) -> String {
    // A `Value` has text keys and finite numbers only: writing it cannot fail.
    let mut text = escaped(&serde_json::to_string_pretty(json).unwrap_or_default());
    text.push('\n');
    text
}

/// Hidden characters, and `##`, which may begin a command to a log service, can only stand inside strings, where an
/// escape reads back as the character.
fn escaped(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    let mut chars = text.chars().peekable();
    while let Some(c) = chars.next() {
        let begins_a_command = c == '#' && chars.peek() == Some(&'#');
        if c == '\n' || !(is_hidden(c) || begins_a_command) {
            out.push(c);
            continue;
        }
        for unit in c.encode_utf16(&mut [0; 2]) {
            let _ = write!(out, "\\u{unit:04x}");
        }
    }
    out
}

struct Writer<'a> {
    report: &'a Report,
    wording: &'a Wording,
    reveal: bool,
}

impl Writer<'_> {
    fn report(&self) -> Json {
        let report = self.report;
        let head = &report.head;
        let exercise = &head.exercise;
        let unsteady = report.unsteady.as_ref().map(|case| msg!("counterexample-unsteady", case = case));
        let notes: Vec<String> =
            head.notes.iter().chain(&unsteady).map(|note| self.wording.say(note)).collect();
        let steps: Vec<String> = report.next_steps.iter().map(|step| self.wording.say(step)).collect();
        let groups: Vec<Json> = report.groups.iter().map(group).collect();
        let tests: Vec<Json> = report.cases.iter().map(|case| self.case(case)).collect();
        let diagnoses: Vec<Json> =
            disclosure::diagnoses(report, self.reveal).map(|found| self.diagnosis(found)).collect();
        json!({
            "format": FORMAT,
            "version": env!("CARGO_PKG_VERSION"),
            "exercise": exercise.id.as_str(),
            "title": localized(&exercise.title, self.wording.lang()),
            "submission": head.submission,
            "language": head.language,
            "isolation": head.isolation,
            "limits": limits(exercise),
            "notes": notes,
            "passed": report.all_passed() && !report.cases.is_empty(),
            "score": {
                "points": points_number(&report.score.0, &report.score.1),
                "max": points_number(&report.score.1, &report.score.1),
            },
            "problem": self.problem(),
            "groups": groups,
            "tests": tests,
            "counterexample": report.counterexample.as_ref().and_then(|found| self.counterexample(found)),
            "diagnoses": diagnoses,
            "next_steps": steps,
        })
    }

    fn problem(&self) -> Json {
        let Some(problem) = &self.report.problem else { return Json::Null };
        json!({
            "message": self.wording.say(problem),
            "site": self.report.problem_site.as_ref().map(|place| site(place, true)),
            "exception": self.report.problem_raised.as_ref().map(|raised| exception(&Exception::whole(raised))),
        })
    }

    /// One that several cases show, with their names.
    fn diagnosis(&self, diagnosis: &Diagnosis) -> Json {
        let named = |index: &usize| self.report.cases.get(*index).map(|case| case.name.as_str());
        json!({
            "code": diagnosis.code.word(),
            "advice": diagnosis.code.is_advice(),
            "message": diagnosis.message.as_ref().map(|message| self.wording.say(message)),
            "tests": diagnosis.cases.iter().filter_map(named).collect::<Vec<_>>(),
        })
    }

    /// The smallest failing call, told like a test, though it is none: it has no name and no points.
    fn counterexample(&self, found: &Counterexample) -> Option<Json> {
        let exercise = &self.report.head.exercise;
        if disclosure::level(exercise, found.case.group, self.reveal) < Level::Full {
            return None;
        }
        let mut json = self.case(&found.case);
        if let Some(fields) = json.as_object_mut() {
            for key in ["name", "points", "max", "hidden", "about", "expected_exception"] {
                fields.remove(key);
            }
            fields.insert("from".to_owned(), found.from.as_str().into());
            fields.insert("seed".to_owned(), found.seed.into());
            fields.insert("line".to_owned(), found.line.as_deref().into());
            fields.insert("cut".to_owned(), found.cut.into());
        }
        Some(json)
    }

    fn case(&self, case: &CaseReport) -> Json {
        let head = &self.report.head;
        let told = Disclosed::new(&head.exercise, case, self.reveal);
        let group = self.report.groups.get(case.group).map(|group| group.name.as_str());
        json!({
            "name": told.name,
            "group": group,
            "status": told.verdict.word(),
            "points": points_number(&told.points.0, &told.points.1),
            "max": points_number(&told.points.1, &told.points.1),
            "hidden": told.level == Level::Verdict,
            "about": told.why.map(|why| localized(why, self.wording.lang())),
            "call": told.call.map(shown),
            "expected": told.expected_shown(head.notation, VALUE).as_ref().map(shown),
            "expected_exception": told.raises.map(|raises| json!({
                "type": raises.class,
                "message": raises.message,
            })),
            "actual": told.actual_shown(head.notation, VALUE).as_ref().map(shown),
            "difference": told.difference().as_ref().map(|found| difference(found, head.notation)),
            "explanation": told.explanation.map(|message| self.wording.say(message)),
            "diagnosis": told.diagnosis.map(|found| found.code.word()),
            "hint": told.diagnosis.and_then(|found| found.message.as_ref()).map(|message| self.wording.say(message)),
            "detail": told.detail.map(|message| self.wording.say(message)),
            "exception": told.exception.as_ref().map(exception),
            "output": told.printed.map(printed),
            "cpu_seconds": told.cpu.map(|cpu| cpu.as_secs_f64()),
        })
    }
}

/// What one case may use, and what it may start beside itself.
fn limits(exercise: &Exercise) -> Json {
    let allow: &[&str] = match exercise.allow {
        Company::Alone => &[],
        Company::Threads => &["threads"],
        Company::Processes => &["threads", "processes"],
    };
    let limits = &exercise.limits;
    json!({
        "cpu_seconds": limits.time.as_secs_f64(),
        "memory_bytes": limits.memory,
        "disk_bytes": limits.disk,
        "total_seconds": limits.total.map(|total| total.as_secs_f64()),
        "allow": allow,
    })
}

fn group(group: &GroupReport) -> Json {
    json!({
        "name": group.name,
        "passed": group.passed.0,
        "tests": group.passed.1,
        "points": points_number(&group.points.0, &group.points.1),
        "max": points_number(&group.points.1, &group.points.1),
        "scoring": match group.scoring {
            Scoring::Proportional => "proportional",
            Scoring::All => "all",
        },
        "bonus": group.bonus,
        "visibility": match group.visibility {
            Visibility::Public => "public",
            Visibility::Hidden => "hidden",
        },
        "feedback": match group.feedback {
            Feedback::Full => "full",
            Feedback::Actual => "actual",
            Feedback::Verdict => "verdict",
        },
        "skipped_for": group.skipped_for,
    })
}

fn shown(shown: &Shown) -> Json {
    text(&shown.text, VALUE, shown.cut)
}

/// A text of at most `most` characters, with how many are left out.
fn text(text: &str, most: usize, cut: usize) -> Json {
    let (kept, more) = capped(text, most);
    json!({ "text": kept, "cut": cut + more })
}

/// `cut` counts the bytes that were left out.
fn printed(printed: &Printed) -> Json {
    let (kept, _) = capped(&printed.text, PRINTED);
    json!({ "text": kept, "cut": printed.cut + printed.text.len() - kept.len() })
}

/// How many cells or elements differ, and where the first one is, as a list of indices and keys.
fn difference(difference: &Difference<'_>, notation: Notation) -> Json {
    let path: Vec<Json> = match difference {
        Difference::Grid(grid) => {
            grid.cells.first().map_or_else(Vec::new, |&(row, column)| vec![row.into(), column.into()])
        }
        Difference::Places(places) => places
            .found
            .first()
            .map_or(&[][..], |first| &first.path)
            .iter()
            .map(|step| match step {
                Step::Index(index) => (*index).into(),
                Step::Key(key) => notation.show(key, TEXT).text.into(),
            })
            .collect(),
    };
    let kind = match difference {
        Difference::Grid(_) => "grid",
        Difference::Places(_) => "value",
    };
    json!({ "kind": kind, "count": difference.count(), "first": path })
}

fn exception(exception: &Exception<'_>) -> Json {
    let frames = &exception.frames;
    let cut = frames.len().saturating_sub(2 * FRAMES);
    let kept: Vec<Json> = frames
        .iter()
        .enumerate()
        .filter(|(index, _)| cut == 0 || !(FRAMES..FRAMES + cut).contains(index))
        .map(|(_, frame)| site(frame, exception.functions))
        .collect();
    json!({
        "type": exception.class.map(|class| capped(class, TEXT).0),
        "message": exception.message.map(|message| text(message, TEXT, 0)),
        "frames": kept,
        "frames_cut": cut,
    })
}

fn site(site: &Site, function: bool) -> Json {
    json!({
        "file": site.file,
        "line": site.line,
        "columns": site.columns.map(|(first, end)| [first, end]),
        "function": function.then_some(site.function.as_str()),
        "text": text(&site.text, TEXT, 0),
        "repeats": site.repeats,
    })
}
