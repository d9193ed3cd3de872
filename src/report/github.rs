//! The report for GitHub Actions: a log with annotations, and the summary of the step.
//!
//! The log is what a person reads in a terminal, between two commands that switch commands off and on again: nothing in
//! it can command the runner, provided nobody can guess the word that switches them on. The caller brings that word,
//! fresh for each run and from a source of true randomness. After it come at most [`MOST`] annotations, each on the
//! student's line where there is one; a line is named once. The summary has every case that did not pass. Not for: reading
//! the environment, nor for writing files (`cli`).

use super::account::Account;
use super::disclosure::Disclosed;
use super::markdown;
use super::points::points_text;
use crate::grading::{Report, Site, Verdict};
use crate::i18n::Wording;
use crate::msg;
use crate::untrusted::{visible, visible_lines};
use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::path::Path;

/// Annotations of one step: how many GitHub shows is not documented, and more would not be read.
const MOST: usize = 10;
/// Characters of an annotation's message.
const MESSAGE: usize = 2000;
/// Characters of printed text in the summary.
const PRINTED: usize = 2000;
/// Bytes of a summary, below the 1 MiB that GitHub takes of a step.
const SUMMARY: usize = 900 * 1024;

/// What the runner reads.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Documents {
    /// For its standard output.
    pub log: String,
    /// Markdown for the file that `GITHUB_STEP_SUMMARY` names, at its end.
    pub summary: String,
}

/// Both documents. `token` is the word that switches commands on again: letters and digits, unguessable.
pub fn documents(report: &Report, wording: &Wording, reveal: bool, token: &str) -> Documents {
    let account = Account::new(report, wording, reveal);
    let mut log = format!("::stop-commands::{token}\n{}\n::{token}::\n", account.whole().trim_end());
    for annotation in annotations(report, account) {
        log.push_str(&annotation);
    }
    Documents { log, summary: summary(report, account, wording) }
}

fn annotations(report: &Report, account: Account<'_>) -> Vec<String> {
    let mut found = Vec::new();
    let mut lines: BTreeSet<(String, usize)> = BTreeSet::new();
    if let Some(problem) = account.problem() {
        found.push(annotation(account, report.problem_site.as_ref(), &account.exercise(), &problem));
    }
    for case in failing(report, account) {
        if found.len() == MOST {
            break;
        }
        let site = case.site();
        if site.is_some_and(|site| !lines.insert((site.file.clone(), site.line))) {
            continue;
        }
        let title = account.heading(&case);
        found.push(annotation(account, site, &title, &account.details(&case)));
    }
    found
}

/// The cases that did not pass and say something of their own: not those that the problem of the whole run explains.
fn failing<'a>(report: &Report, account: Account<'a>) -> impl Iterator<Item = Disclosed<'a>> + use<'a> {
    let is_explained = report.problem.is_some();
    account.cases().filter(move |case| match case.verdict {
        Verdict::Passed | Verdict::NotLoaded | Verdict::Missing | Verdict::Skipped => false,
        Verdict::Error => !is_explained || case.exception.is_some(),
        Verdict::Internal => !is_explained,
        _ => true,
    })
}

/// One `::error` command. The file is named where the line stands in the submission itself: where a file that came along
/// lies in the repository is not known here.
fn annotation(account: Account<'_>, site: Option<&Site>, title: &str, message: &str) -> String {
    let submission = account.submission();
    let name = Path::new(submission).file_name().map(|name| name.to_string_lossy());
    let mut properties = String::new();
    match site {
        Some(site) if name.is_some_and(|name| name == site.file) => {
            let _ = write!(properties, "file={},line={},", property(submission), site.line);
            if let Some((first, end)) = site.columns.filter(|(first, end)| first < end) {
                let _ = write!(properties, "col={first},endColumn={end},");
            }
        }
        Some(_) => {}
        None => {
            let _ = write!(properties, "file={},", property(submission));
        }
    }
    let message = if message.is_empty() { title } else { message };
    let message = escaped(&visible_lines(&account.bounded(message, MESSAGE)));
    format!("::error {properties}title={}::{message}\n", property(title))
}

fn escaped(text: &str) -> String {
    text.replace('%', "%25").replace('\r', "%0D").replace('\n', "%0A")
}

fn property(text: &str) -> String {
    escaped(&visible(text)).replace(':', "%3A").replace(',', "%2C")
}

fn summary(report: &Report, account: Account<'_>, wording: &Wording) -> String {
    let lang = wording.lang();
    let mut out = format!("## {}\n\n", markdown::inline(&account.exercise()));
    let titles = [msg!("report-group"), msg!("report-passed"), msg!("report-points")];
    let [group, passed, points] = titles.map(|title| markdown::inline(&wording.say(&title)));
    let _ = writeln!(out, "| {group} | {passed} | {points} |\n|---|--:|--:|");
    for (index, group) in report.groups.iter().enumerate() {
        let (earned, max) = points_text(&group.points.0, &group.points.1, lang);
        let name = markdown::inline(&account.group(index));
        let (passed, cases) = group.passed;
        let _ = writeln!(out, "| {name} | {passed} / {cases} | {earned} / {max} |");
    }
    let _ = writeln!(out, "\n{}\n", markdown::inline(&account.total()));
    if let Some(problem) = account.problem() {
        let _ = writeln!(out, "{}", markdown::block(&problem));
    }
    let mut left_out = 0;
    for case in failing(report, account) {
        let title = account.heading(&case);
        let mut part = format!("### {}\n\n", markdown::inline(&title));
        let texts = [Some(account.details(&case)), account.printed(&case, PRINTED)];
        for text in texts.iter().flatten().filter(|text| !text.is_empty()) {
            let _ = writeln!(part, "{}", markdown::block(text));
        }
        if out.len() + part.len() > SUMMARY {
            left_out += 1;
        } else {
            out.push_str(&part);
        }
    }
    if left_out > 0 {
        let _ = writeln!(out, "{}\n", wording.say(&msg!("report-cases-left-out", count = left_out)));
    }
    let closing = account.closing();
    if !closing.is_empty() {
        let _ = writeln!(out, "{}", markdown::block(&closing));
    }
    out
}
