//! The `result.json` of Classroom 50, version 1.
//!
//! Its points are whole numbers: all are multiplied by the smallest number up to [`LARGEST`] that makes them so, else by
//! that one and rounded down. The score is the sum of the cases' points, as its readers expect. What its runner writes itself
//! (owner, kind of assignment) is left to it. Not for: the page of a release.

use super::account::{Account, paragraphs};
use super::disclosure::Disclosed;
use super::json::written;
use crate::exercise::Points;
use crate::grading::{Report, Verdict};
use crate::i18n::Wording;
use jiff::Timestamp;
use num_bigint::BigInt;
use num_traits::ToPrimitive as _;
use serde_json::{Value as Json, json};

/// The largest number that points are multiplied by.
const LARGEST: u32 = 1000;

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
    json!({
        "test-name": account.title(case),
        "passed": case.verdict == Verdict::Passed,
        "score": earned,
        "max-score": max,
        "status": case.verdict.word(),
        "output": paragraphs([account.case(case), problem.unwrap_or_default()]),
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

/// A moment as `2026-11-30T07:05:09Z`; one after the last that the calendar knows, at the end of 9999, is that last.
pub fn utc(seconds: u64) -> String {
    let moment = i64::try_from(seconds).ok().and_then(|seconds| Timestamp::from_second(seconds).ok());
    format!("{:.0}", moment.unwrap_or(Timestamp::MAX))
}
