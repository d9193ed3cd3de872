//! Points, exactly, and what to look at next.
//!
//! A group's points are shared equally among its cases; where a group gives all or nothing, one failing case
//! takes them all. Bonus groups add to what is earned and not to what can be earned, so a score may pass its
//! maximum. Not for: rounding; that is for whoever shows them.

use super::grade::Problem;
use super::plan::Plan;
use super::{CaseReport, Diagnosis, GroupReport, Head, Report, Verdict};
use crate::exercise::{Points, Scoring, Visibility};
use crate::language::LoadProblem;
use crate::message::Message;
use crate::msg;
use crate::untrusted;
use num_traits::Zero as _;

/// Characters of a file's or a function's name in a step.
const LONGEST_NAME: usize = 60;

/// Points a case earns, and the most it could.
pub(super) fn of_case(plan: &Plan, group: usize, verdict: Verdict) -> (Points, Points) {
    let cases = plan.cases_per_group[group];
    let most = plan.exercise.groups[group].points.clone() / Points::from_integer(cases.max(1).into());
    (if verdict == Verdict::Passed { most.clone() } else { Points::zero() }, most)
}

/// Sums up a run.
pub(super) fn summed(
    head: Head,
    mut cases: Vec<CaseReport>,
    problem: Option<Problem>,
    diagnoses: Vec<Diagnosis>,
) -> Report {
    let exercise = &head.exercise;
    for (index, group) in exercise.groups.iter().enumerate() {
        let own = |case: &CaseReport| case.group == index;
        let complete = cases.iter().filter(|case| own(case)).all(|case| case.verdict == Verdict::Passed);
        if group.scoring == Scoring::All && !complete {
            for case in cases.iter_mut().filter(|case| own(case)) {
                case.points.0 = Points::zero();
            }
        }
    }
    let groups: Vec<GroupReport> = exercise
        .groups
        .iter()
        .enumerate()
        .map(|(index, group)| {
            let own = || cases.iter().filter(|case| case.group == index);
            let passed = |index: usize| {
                cases.iter().filter(|case| case.group == index).all(|case| case.verdict == Verdict::Passed)
            };
            let blocked = own().all(|case| case.verdict == Verdict::Skipped);
            GroupReport {
                name: group.name.clone(),
                passed: (own().filter(|case| case.verdict == Verdict::Passed).count(), own().count()),
                points: (own().map(|case| &case.points.0).sum(), group.points.clone()),
                scoring: group.scoring,
                bonus: group.bonus,
                visibility: group.visibility,
                feedback: group.feedback,
                skipped_for: group
                    .requires
                    .iter()
                    .find(|&&required| blocked && !passed(required))
                    .map(|&required| exercise.groups[required].name.clone()),
            }
        })
        .collect();
    let earned = groups.iter().map(|group| &group.points.0).sum();
    let most = groups.iter().filter(|group| !group.bonus).map(|group| &group.points.1).sum();
    let next_steps = next_steps(&head, &cases, problem.as_ref());
    let (problem, cause) = problem.unzip();
    let cause = cause.flatten();
    Report {
        unconfined: false,
        problem_site: cause.as_ref().and_then(|cause| cause.site().cloned()),
        problem_raised: cause.and_then(|cause| match cause {
            LoadProblem::Raised(raised) => Some(raised),
            _ => None,
        }),
        problem,
        head,
        groups,
        cases,
        score: (earned, most),
        faults: Vec::new(),
        diagnoses,
        next_steps,
        counterexample: None,
        unsteady: None,
    }
}

/// What to look at next, the most helpful first.
fn next_steps(head: &Head, cases: &[CaseReport], problem: Option<&Problem>) -> Vec<Message> {
    let exercise = &head.exercise;
    let mut steps = Vec::new();
    let failed = cases.iter().find(|case| !matches!(case.verdict, Verdict::Passed | Verdict::Skipped));
    let Some(failed) = failed else {
        return steps;
    };
    if let Some((_, cause)) = problem {
        return vec![mend(cause.as_ref(), &head.submission)];
    }
    let group = &exercise.groups[failed.group];
    if group.visibility == Visibility::Public {
        steps.push(msg!("next-case", name = failed.name.as_str()));
    } else {
        steps.push(msg!("next-hidden", group = group.name.as_str()));
    }
    if !exercise.hints.is_empty() {
        steps.push(msg!("next-hint", id = exercise.id.as_str()));
    }
    steps
}

/// What to mend where every case has the same problem: the line, the function or the file it lies in.
fn mend(cause: Option<&LoadProblem>, submission: &str) -> Message {
    let short = |name: &str| untrusted::shortened(name, LONGEST_NAME);
    let Some(cause) = cause else { return msg!("next-problem") };
    match cause {
        LoadProblem::NoFunction { wanted: function, .. } | LoadProblem::Parameters { function, .. } => {
            msg!("next-problem-function", function = short(function))
        }
        LoadProblem::Encoding { line, .. } | LoadProblem::Nul { line } => {
            msg!("next-problem-line", file = short(submission), line = *line)
        }
        _ => match cause.site() {
            Some(site) => msg!("next-problem-line", file = short(&site.file), line = site.line),
            None => msg!("next-problem-file", file = short(submission)),
        },
    }
}
