//! The table of groups, the total, and how many cases passed.
//!
//! Not for: single cases.

use crate::drawing::{Drawing, Tone};
use crate::exercise::{Points, Scoring, Visibility};
use crate::grading::{GroupReport, Report, Verdict};
use crate::i18n::Wording;
use crate::msg;
use crate::report::points::points_text;
use crate::report::words;
use crate::report::wrap::{columns, padded, prose};

/// Characters of a group's name that are shown.
const LONGEST_NAME: usize = 40;

struct Row {
    tone: Tone,
    sign: &'static str,
    name: String,
    passed: String,
    points: String,
    remark: String,
}

/// Groups, total, and the sentence that sums up.
pub(super) fn table(report: &Report, wording: &Wording, width: usize) -> Drawing {
    let mut out = Drawing::new();
    let groups = report.groups.iter().enumerate();
    let mut rows: Vec<Row> = groups.map(|(index, group)| row(report, index, group, wording)).collect();
    let passed = report.cases.iter().filter(|case| case.verdict == Verdict::Passed).count();
    rows.push(Row {
        tone: Tone::Strong,
        sign: " ",
        name: wording.say(&msg!("report-total")),
        passed: count(passed, report.cases.len()),
        points: fraction(&report.score, wording),
        remark: String::new(),
    });
    let titles =
        [msg!("report-group"), msg!("report-passed"), msg!("report-points")].map(|title| wording.say(&title));
    let widest = |title: &str, cell: fn(&Row) -> &String| {
        rows.iter().map(|row| columns(cell(row))).max().unwrap_or(0).max(columns(title))
    };
    let name = widest(&titles[0], |row| &row.name);
    let cases = widest(&titles[1], |row| &row.passed);
    let points = widest(&titles[2], |row| &row.points);
    let right = |text: &str, to: usize| format!("{}{text}", " ".repeat(to.saturating_sub(columns(text))));
    out.say(
        Tone::Faint,
        format!(
            "  {}   {}   {}",
            padded(&titles[0], name),
            right(&titles[1], cases),
            right(&titles[2], points)
        ),
    );
    for row in &rows {
        out.line()
            .put(row.tone, format!("{} ", row.sign))
            .put(if row.sign == " " { Tone::Strong } else { Tone::Plain }, padded(&row.name, name))
            .put(row.tone, format!("   {}   {}", right(&row.passed, cases), right(&row.points, points)));
        if !row.remark.is_empty() {
            out.put(Tone::Faint, format!("   {}", row.remark));
        }
    }
    let summary = if report.all_passed() && !report.cases.is_empty() {
        (Tone::Good, msg!("report-all-passed", count = passed))
    } else {
        (Tone::Plain, msg!("report-some-passed", count = passed, cases = report.cases.len()))
    };
    out.line();
    prose(&mut out, summary.0, &wording.say(&summary.1), 2, width);
    out
}

fn row(report: &Report, index: usize, group: &GroupReport, wording: &Wording) -> Row {
    let (passed, cases) = group.passed;
    let (tone, sign) = match (&group.skipped_for, passed) {
        (Some(_), _) => (Tone::Faint, "–"),
        (None, passed) if passed == cases => (Tone::Good, "✓"),
        _ => (Tone::Bad, "✗"),
    };
    let state = match (&group.skipped_for, group.visibility) {
        (Some(required), _) => wording.say(&msg!("report-skipped-for", group = required)),
        (None, Visibility::Hidden) => wording.say(&msg!("report-group-hidden")),
        _ => not_run(report, index, wording),
    };
    let marks = [
        (group.bonus, msg!("report-group-bonus")),
        (group.scoring == Scoring::All, msg!("report-group-all")),
    ];
    let marks = marks.iter().filter(|(holds, _)| *holds).map(|(_, mark)| wording.say(mark));
    let remarks: Vec<String> = marks.chain((!state.is_empty()).then_some(state)).collect();
    Row {
        tone,
        sign,
        name: wording.say(&words::bounded(&group.name, LONGEST_NAME)),
        passed: count(passed, cases),
        points: fraction(&group.points, wording),
        remark: remarks.join(" "),
    }
}

/// The word for cases that were not run, where none of the group was.
fn not_run(report: &Report, group: usize, wording: &Wording) -> String {
    let mut verdicts = report.cases.iter().filter(|case| case.group == group).map(|case| case.verdict);
    let Some(first) = verdicts.next() else { return String::new() };
    let not_run = matches!(first, Verdict::NotLoaded | Verdict::Missing | Verdict::Skipped);
    if not_run && verdicts.all(|verdict| verdict == first) {
        wording.say(&words::verdict(first))
    } else {
        String::new()
    }
}

fn count(some: usize, all: usize) -> String {
    format!("{some} / {all}")
}

fn fraction((earned, max): &(Points, Points), wording: &Wording) -> String {
    let (earned, max) = points_text(earned, max, wording.lang());
    format!("{earned} / {max}")
}
