//! The JUnit XML report, as GitLab, Jenkins and the actions of GitHub read it.
//!
//! One suite a group, one test case a case; class and name together are unique, for a reader keeps the first of
//! two alike. What is wrong stands in the element's text, since GitLab leaves attributes out. A file that could not be
//! loaded is told of once, in the first case. Times are those of the cases that may tell theirs. Our own writer, since
//! the libraries for this drop characters in silence. Not for: nested suites, attachments.

use super::account::Account;
use super::disclosure::Disclosed;
use super::standing::{Standing, Standings};
use crate::grading::Report;
use crate::i18n::Wording;
use crate::untrusted::visible;
use std::fmt::Write as _;
use std::time::Duration;

/// Characters of printed text.
const PRINTED: usize = 20_000;

/// The document.
pub fn document(report: &Report, wording: &Wording, reveal: bool) -> String {
    let account = Account::new(report, wording, reveal);
    let standings = Standings::of(report);
    let mut problem = account.problem();
    let mut suites: Vec<Suite> = Vec::new();
    for case in account.cases() {
        if suites.last().is_none_or(|suite| suite.group != case.group) {
            let name = account.group(case.group);
            suites.push(Suite { group: case.group, name, ..Suite::default() });
        }
        if let Some(suite) = suites.last_mut() {
            suite.add(&case, standings.standing(case.verdict), account, problem.take());
        }
    }
    let mut all = Counts::default();
    for suite in &suites {
        all.add(&suite.counts);
    }
    let mut out = String::from("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n");
    // Writing to a `String` cannot fail.
    let _ = writeln!(out, "<testsuites name=\"jugeote\"{}>", all.attributes());
    for suite in &suites {
        let counts = suite.counts.attributes();
        let _ = writeln!(out, "  <testsuite name=\"{}\"{counts}>", attribute(&suite.name));
        out.push_str(&suite.cases);
        out.push_str("  </testsuite>\n");
    }
    out.push_str("</testsuites>\n");
    out
}

/// How many elements of each kind, and their CPU time.
#[derive(Default)]
struct Counts {
    tests: usize,
    failures: usize,
    errors: usize,
    skipped: usize,
    time: Duration,
}

impl Counts {
    fn add(&mut self, other: &Self) {
        self.tests += other.tests;
        self.failures += other.failures;
        self.errors += other.errors;
        self.skipped += other.skipped;
        self.time += other.time;
    }

    fn attributes(&self) -> String {
        let Self { tests, failures, errors, skipped, time } = self;
        format!(
            " tests=\"{tests}\" failures=\"{failures}\" errors=\"{errors}\" skipped=\"{skipped}\" time=\"{}\"",
            seconds(*time)
        )
    }
}

/// The cases of one group, written.
#[derive(Default)]
struct Suite {
    group: usize,
    name: String,
    counts: Counts,
    cases: String,
}

impl Suite {
    fn add(
        &mut self,
        case: &Disclosed<'_>,
        standing: Standing,
        account: Account<'_>,
        problem: Option<String>,
    ) {
        self.counts.tests += 1;
        self.counts.time += case.cpu.unwrap_or_default();
        let class = format!("{}.{}", account.exercise_id(), self.name);
        let out = &mut self.cases;
        let _ = write!(
            out,
            "    <testcase classname=\"{}\" name=\"{}\" file=\"{}\"",
            attribute(&class),
            attribute(&account.title(case)),
            attribute(account.submission()),
        );
        if let Some(line) = case.site().map(|site| site.line) {
            let _ = write!(out, " line=\"{line}\"");
        }
        if let Some(cpu) = case.cpu {
            let _ = write!(out, " time=\"{}\"", seconds(cpu));
        }
        out.push_str(">\n");
        let element = match standing {
            Standing::Passed => None,
            Standing::Failed => Some((&mut self.counts.failures, "failure")),
            Standing::Errored => Some((&mut self.counts.errors, "error")),
            Standing::Skipped => Some((&mut self.counts.skipped, "skipped")),
        };
        let verdict = account.verdict(case);
        if let Some((count, element)) = element {
            *count += 1;
            let parts = [Some(verdict.clone()), Some(account.details(case)), problem];
            let lines: Vec<String> = parts.into_iter().flatten().filter(|part| !part.is_empty()).collect();
            let _ = writeln!(
                out,
                "      <{element} message=\"{}\" type=\"{}\">{}</{element}>",
                attribute(&verdict),
                case.verdict.word(),
                content(&lines.join("\n")),
            );
        }
        if let Some(printed) = account.printed(case, PRINTED) {
            // GitLab takes such a mark in this element for a file to offer.
            let printed = printed.replace("[[ATTACHMENT|", "[[ATTACHMENT\\|");
            let _ = writeln!(out, "      <system-out>{}</system-out>", content(&printed));
        }
        out.push_str("    </testcase>\n");
    }
}

fn seconds(time: Duration) -> String {
    format!("{:.6}", time.as_secs_f64())
}

/// A text inside double quotes, on one line.
fn attribute(text: &str) -> String {
    content(&visible(text)).replace('"', "&quot;")
}

/// Text of an element. What a log service would take for a command, should this be printed, is written by its number.
fn content(text: &str) -> String {
    text.replace('&', "&amp;")
        .replace('<', "&lt;")
        .replace('>', "&gt;")
        .replace("::", "&#58;&#58;")
        .replace("##", "&#35;&#35;")
}
