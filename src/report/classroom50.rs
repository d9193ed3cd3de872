//! The `result.json` of Classroom 50, version 1.
//!
//! Its points are whole numbers: all are multiplied by the smallest number up to [`LARGEST`] that makes them so, else by
//! that one and rounded down. The score is the sum of the cases' points, as its readers expect. What its runner writes itself
//! (owner, kind of assignment) is left to it. Not for: the page of a release.

use super::account::Account;
use super::disclosure::Disclosed;
use super::json::written;
use crate::exercise::Points;
use crate::grading::{Report, Verdict};
use crate::i18n::Wording;
use num_bigint::BigInt;
use num_traits::ToPrimitive as _;
use serde_json::{Value as Json, json};

/// The largest number that points are multiplied by.
const LARGEST: u32 = 1000;
/// Characters of printed text.
const PRINTED: usize = 4000;

/// What the runner of Classroom 50 says of a submission, and what the clock says.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Context {
    /// The classroom's short name.
    pub classroom: String,
    /// The assignment's.
    pub assignment: String,
    /// The tag of the submission.
    pub submission: String,
    /// The address of the commit.
    pub commit: String,
    /// The address of the release.
    pub release: String,
    /// The address of the review; that of the commit where there is none.
    pub review: String,
    /// When it was graded, in seconds since 1970 began in UTC.
    pub graded_at: u64,
}

/// The document.
pub fn document(report: &Report, wording: &Wording, reveal: bool, context: &Context) -> String {
    let account = Account::new(report, wording, reveal);
    let scale = scale(report);
    let numbers: Vec<(u64, u64)> = report
        .cases
        .iter()
        .map(|case| {
            let bonus = report.groups.get(case.group).is_some_and(|group| group.bonus);
            let (earned, max) = whole(&case.points, &scale);
            (earned, if bonus { 0 } else { max })
        })
        .collect();
    // What concerns every case is said once, in the first.
    let mut problem = account.problem();
    let tests: Vec<Json> = account
        .cases()
        .zip(&numbers)
        .map(|(case, &numbers)| test(account, &case, numbers, problem.take()))
        .collect();
    let sum = |part: fn(&(u64, u64)) -> u64| numbers.iter().map(part).sum::<u64>();
    written(&json!({
        "schema": "classroom50/result/v1",
        "classroom": context.classroom,
        "assignment": context.assignment,
        "submission": context.submission,
        "commit": context.commit,
        "release": context.release,
        "review": context.review,
        "datetime": utc(context.graded_at),
        "score": sum(|(earned, _)| *earned),
        "max-score": sum(|(_, max)| *max),
        "tests": tests,
    }))
}

fn test(
    account: Account<'_>,
    case: &Disclosed<'_>,
    (earned, max): (u64, u64),
    problem: Option<String>,
) -> Json {
    let mut output = vec![account.verdict(case), account.details(case)];
    output.extend(account.printed(case, PRINTED));
    output.extend(problem);
    output.retain(|part| !part.is_empty());
    json!({
        "test-name": account.title(case),
        "passed": case.verdict == Verdict::Passed,
        "score": earned,
        "max-score": max,
        "status": case.verdict.word(),
        "output": output.join("\n\n"),
    })
}

/// The smallest number that makes all points whole, [`LARGEST`] where there is none.
fn scale(report: &Report) -> BigInt {
    let points = || report.cases.iter().flat_map(|case| [&case.points.0, &case.points.1]);
    let fits = |scale: &BigInt| points().all(|points| (points * scale).is_integer());
    (1..LARGEST).map(BigInt::from).find(fits).unwrap_or_else(|| LARGEST.into())
}

/// Earned points and their maximum as whole numbers; points that are not full never look full.
fn whole((earned, max): &(Points, Points), scale: &BigInt) -> (u64, u64) {
    let number = |points: &Points| (points * scale).floor().to_integer().to_u64().unwrap_or_default();
    let full = number(max);
    if earned < max { (number(earned).min(full.saturating_sub(1)), full) } else { (number(earned), full) }
}

/// A moment as `2026-11-30T07:05:09Z`, by the Gregorian calendar.
pub fn utc(seconds: u64) -> String {
    let (days, second) = (seconds / 86_400, seconds % 86_400);
    // Days since 1 March of the year 0, so that the leap day ends a year; 400 years have 146,097 days.
    let days = days + 719_468;
    let (era, day) = (days / 146_097, days % 146_097);
    let year = (day - day / 1460 + day / 36_524 - day / 146_096) / 365;
    let day = day - (365 * year + year / 4 - year / 100);
    // Five months from March on have 153 days.
    let month = (5 * day + 2) / 153;
    let day = day - (153 * month + 2) / 5 + 1;
    let (month, next) = if month < 10 { (month + 3, 0) } else { (month - 9, 1) };
    let year = era * 400 + year + next;
    let (hour, minute, second) = (second / 3600, second / 60 % 60, second % 60);
    format!("{year:04}-{month:02}-{day:02}T{hour:02}:{minute:02}:{second:02}Z")
}
