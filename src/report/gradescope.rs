//! Gradescope's `results.json`.
//!
//! The score is given as a whole, so that no sum of rounded points takes its place. Cases of hidden groups are
//! `hidden`; so is, in a teacher's report, every case that tells more than its student may know. Points of bonus groups
//! come on top: their cases have no `max_score`. Not for: leaderboards.

use super::account::{Account, paragraphs};
use super::disclosure::{Disclosed, Level, level};
use super::json::written;
use super::points::points_number;
use crate::exercise::Visibility;
use crate::grading::{Report, Verdict};
use crate::i18n::Wording;
use serde_json::{Map, Value as Json, json};

/// The document.
pub fn document(report: &Report, wording: &Wording, reveal: bool) -> String {
    // Students read what stands above the cases, whoever asked for the report.
    let everyone = Account::new(report, wording, false);
    let account = Account::new(report, wording, reveal);
    let output = [everyone.problem().unwrap_or_default(), everyone.closing(), everyone.total()];
    let mut numbers = vec![0; report.groups.len()];
    let tests: Vec<Json> = account
        .cases()
        .map(|case| {
            let number = numbers.get_mut(case.group).map_or(0, |number| {
                *number += 1;
                *number
            });
            test(report, account, &case, number, reveal)
        })
        .collect();
    written(&json!({
        "score": points_number(&report.score.0, &report.score.1),
        "output": paragraphs(output),
        "output_format": "text",
        "test_output_format": "text",
        "test_name_format": "text",
        "visibility": "visible",
        "stdout_visibility": "hidden",
        "tests": tests,
    }))
}

fn test(report: &Report, account: Account<'_>, case: &Disclosed<'_>, number: usize, reveal: bool) -> Json {
    let group = report.groups.get(case.group);
    let exercise = &report.head.exercise;
    let tells_too_much = reveal && level(exercise, case.group, false) < Level::Full;
    let hidden = tells_too_much || group.is_none_or(|group| group.visibility == Visibility::Hidden);
    let (earned, max) = case.points;
    let mut test = Map::new();
    test.insert("name".into(), account.title(case).into());
    test.insert("number".into(), format!("{}.{number}", case.group + 1).into());
    test.insert("score".into(), points_number(earned, max));
    if !group.is_some_and(|group| group.bonus) {
        test.insert("max_score".into(), points_number(max, max));
    }
    test.insert("status".into(), if case.verdict == Verdict::Passed { "passed" } else { "failed" }.into());
    test.insert("output".into(), account.case(case).into());
    test.insert("visibility".into(), if hidden { "hidden" } else { "visible" }.into());
    Json::Object(test)
}
