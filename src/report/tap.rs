//! The report in the Test Anything Protocol, version 14: a plan, a line for each case, a block of YAML below those
//! that did not pass or printed something.
//!
//! What concerns the whole run stands in comments: a problem before the cases, the total after them. Not for: subtests.

use super::account::Account;
use super::disclosure::Disclosed;
use super::points::points_number;
use super::standing::{Standing, Standings};
use crate::grading::Report;
use crate::i18n::Wording;
use crate::untrusted::visible;
use serde_json::Value as Json;
use std::fmt::Write as _;

/// Characters of printed text.
const PRINTED: usize = 4000;

/// The document.
pub fn document(report: &Report, wording: &Wording, reveal: bool) -> String {
    let account = Account::new(report, wording, reveal);
    let standings = Standings::of(report);
    // Writing to a `String` cannot fail.
    let mut out = String::from("TAP version 14\n");
    let _ = writeln!(out, "1..{}", report.cases.len());
    comment(&mut out, &account.problem().unwrap_or_default());
    for (index, case) in account.cases().enumerate() {
        let standing = standings.standing(case.verdict);
        let sign = match standing {
            Standing::Passed | Standing::Skipped => "ok",
            Standing::Failed | Standing::Errored => "not ok",
        };
        let _ = write!(out, "{sign} {} - {}", index + 1, escaped(&account.title(&case)));
        if standing == Standing::Skipped {
            let reason = case.detail.map_or_else(|| account.verdict(&case), |detail| wording.say(detail));
            let _ = write!(out, " # SKIP {}", escaped(&visible(&reason)));
        }
        out.push('\n');
        block(&mut out, &case, standing, account);
    }
    comment(&mut out, &account.closing());
    comment(&mut out, &account.total());
    out
}

/// `#` would begin a directive.
fn escaped(text: &str) -> String {
    text.replace('\\', "\\\\").replace('#', "\\#")
}

fn comment(out: &mut String, text: &str) {
    for line in text.lines() {
        let _ = writeln!(out, "# {line}");
    }
}

/// The YAML below a case. Scalars are written as JSON writes them, which YAML reads alike.
fn block(out: &mut String, case: &Disclosed<'_>, standing: Standing, account: Account<'_>) {
    let printed = account.printed(case, PRINTED);
    if matches!(standing, Standing::Passed | Standing::Skipped) && printed.is_none() {
        return;
    }
    let text = |text: &str| Json::from(text).to_string();
    let (earned, max) = case.points;
    out.push_str("  ---\n");
    let _ = writeln!(out, "  verdict: {}", text(case.verdict.word()));
    let _ = writeln!(out, "  message: {}", text(&account.verdict(case)));
    let _ = writeln!(out, "  points: {}", points_number(earned, max));
    let _ = writeln!(out, "  max: {}", points_number(max, max));
    if let Some(site) = case.site() {
        let _ = writeln!(out, "  at:\n    file: {}\n    line: {}", text(&visible(&site.file)), site.line);
    }
    let details = account.details(case);
    if !details.is_empty() {
        // The indentation is said, for the first line may begin with blanks. The lines are safe to show: they hold no
        // tabulation and no other end of line.
        out.push_str("  details: |2\n");
        for line in details.lines() {
            let _ = writeln!(out, "    {line}");
        }
    }
    if let Some(printed) = printed {
        // In quotation marks, so that no log takes the beginning of a line for a command.
        out.push_str("  output:\n");
        for line in printed.lines() {
            let _ = writeln!(out, "    - {}", text(line));
        }
    }
    out.push_str("  ...\n");
}
