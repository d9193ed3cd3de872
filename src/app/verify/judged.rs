//! What the reports of an exercise's own programs say about the exercise.
//!
//! Solutions pass and need a third of the limits at most; starters are unsolved; known-wrong solutions fail as their
//! heads declare. A group that is skipped as a whole, and cases left out after many time-outs, have no verdict to
//! declare. Not for: running them (`graded`).

use super::graded::{Program, report};
use super::{Figures, ROOM, Verified};
use crate::exercise::{Check, Declared, Exercise, Fault, Finding, KnownWrong, Solutions};
use crate::grading::{CaseReport, Plan, Report, Runner, Ungraded, Verdict};
use crate::message::Message;
use crate::msg;
use crate::spelling::nearest;
use std::collections::BTreeSet;
use std::time::Duration;

/// How often what seems too slow is measured again: a busy machine is no fault of the exercise.
const ROUNDS: usize = 3;
/// The group that introduces an exercise, where it is called so; else the first.
const EXAMPLES: &str = "examples";

/// Judges every program that was graded.
pub(super) fn judge(
    plan: &Plan,
    solutions: &Solutions,
    programs: &[Program<'_>],
    runner: Runner<'_>,
    verified: &mut Verified,
) -> Result<(), Ungraded> {
    let limits = &plan.exercise.limits;
    let mut figures = Figures {
        cases: plan.cases.len(),
        time: (Duration::ZERO, limits.time),
        memory: (0, limits.memory),
        ..Figures::default()
    };
    for program in programs {
        let Some(report) = &program.report else { return Err(Ungraded::Interrupted) };
        usable(report)?;
        let findings = &mut verified.findings;
        findings.extend(report.faults.iter().map(|fault| Finding::new(Check::Plan, fault.clone())));
        let found = match program.wrong {
            Some(wrong) => known_wrong(&plan.exercise, wrong, report),
            None if program.check == Check::Starter => starter(report),
            None => {
                let mut found = solution(report);
                found.extend(needs(plan, program, report, runner, &mut figures));
                found
            }
        };
        let found = found.into_iter().map(|found| match found {
            Found::Fault(fault) => Finding::new(program.check, fault),
            Found::Said(message) => {
                Finding::new(program.check, Fault::whole(program.shown.as_str(), message))
            }
            Found::Limits(fault) => Finding::new(Check::Limits, fault),
            Found::Advice(message) => {
                Finding::new(program.check, Fault::whole(program.shown.as_str(), message).as_warning())
            }
        });
        findings.extend(found);
        let kind = match program.check {
            Check::Solution => 0,
            Check::Starter => 1,
            _ => 2,
        };
        figures.programs[kind] += 1;
    }
    if !solutions.wrong.is_empty() {
        verified.idle = idle(plan, programs);
    }
    verified.figures = Some(figures);
    Ok(())
}

/// What is wrong with a program.
enum Found {
    /// At a place of its file.
    Fault(Fault),
    /// With its file as a whole.
    Said(Message),
    /// With the exercise's limits.
    Limits(Fault),
    /// Nothing, but it draws advice.
    Advice(Message),
}

/// Whether a report tells of the program: neither interrupted nor spoilt by us or the machine.
fn usable(report: &Report) -> Result<(), Ungraded> {
    let reason = || report.problem.clone().unwrap_or_else(|| msg!("ui-panic"));
    if report.unconfined {
        return Err(Ungraded::Unconfined(reason()));
    }
    let spoilt =
        report.faults.is_empty() && report.cases.iter().any(|case| case.verdict == Verdict::Internal);
    if spoilt { Err(Ungraded::Ours(reason())) } else { Ok(()) }
}

/// The first case that did not pass.
fn failing(report: &Report) -> Option<&CaseReport> {
    report.cases.iter().find(|case| case.verdict != Verdict::Passed)
}

fn solution(report: &Report) -> Vec<Found> {
    if let Some(problem) = &report.problem {
        return vec![Found::Said(problem.clone())];
    }
    let failed = report.cases.iter().filter(|case| case.verdict != Verdict::Passed).count();
    let mut found: Vec<_> = failing(report)
        .map(|case| {
            Found::Said(msg!(
                "verify-solution-fails",
                count = failed,
                case = case.name.as_str(),
                verdict = case.verdict.word(),
                call = case.call.text.as_str()
            ))
        })
        .into_iter()
        .collect();
    let advice = report.diagnoses.iter();
    found.extend(advice.map(|diagnosis| Found::Advice(msg!("verify-advice", code = diagnosis.code.word()))));
    found
}

/// Whether limits leave room for what a solution needs. What seems too slow is measured again, and the least counts.
fn needs(
    plan: &Plan,
    program: &Program<'_>,
    first: &Report,
    runner: Runner<'_>,
    figures: &mut Figures,
) -> Vec<Found> {
    let limits = &plan.exercise.limits;
    let mut times: Vec<Duration> = first.cases.iter().map(|case| case.cpu).collect();
    let slowest = |times: &[Duration]| times.iter().copied().enumerate().max_by_key(|(_, time)| *time);
    let is_slow = |time: Duration| time * ROOM > limits.time;
    for _ in 0..ROUNDS {
        if !first.all_passed() || !slowest(&times).is_some_and(|(_, time)| is_slow(time)) {
            break;
        }
        let again = report(plan, program, runner);
        for (time, case) in times.iter_mut().zip(&again.cases).filter(|(_, case)| !case.cpu.is_zero()) {
            *time = case.cpu.min(*time);
        }
    }
    let mut found = Vec::new();
    let milliseconds = |time: Duration| u64::try_from(time.as_millis()).unwrap_or(u64::MAX);
    if let Some((index, time)) = slowest(&times) {
        figures.time.0 = figures.time.0.max(time);
        if is_slow(time) {
            let message = msg!(
                "verify-limits-time",
                case = first.cases[index].name.as_str(),
                needs = milliseconds(time),
                limit = milliseconds(limits.time),
                file = program.shown.as_str()
            );
            found.push(Found::Limits(at_limits(&plan.exercise, message)));
        }
    }
    if let Some(case) = first.cases.iter().max_by_key(|case| case.peak) {
        figures.memory.0 = figures.memory.0.max(case.peak);
        if case.peak.saturating_mul(u64::from(ROOM)) > limits.memory {
            let message = msg!(
                "verify-limits-memory",
                case = case.name.as_str(),
                needs = case.peak >> 20,
                limit = limits.memory >> 20,
                file = program.shown.as_str()
            );
            found.push(Found::Limits(at_limits(&plan.exercise, message)));
        }
    }
    found
}

fn at_limits(exercise: &Exercise, message: Message) -> Fault {
    let line = exercise.source.text.lines().position(|line| line.starts_with("limits:"));
    match line {
        Some(line) => exercise.fault_at((line + 1, 1), message),
        None => Fault::whole(exercise.source.path.as_str(), message),
    }
}

fn starter(report: &Report) -> Vec<Found> {
    match &report.problem {
        Some(problem) => vec![Found::Said(msg!("verify-starter-unloadable", reason = problem.clone()))],
        None if report.all_passed() => vec![Found::Said(msg!("verify-starter-solved"))],
        None => Vec::new(),
    }
}

/// Holds what a known-wrong solution declares against what became of it.
fn known_wrong(exercise: &Exercise, wrong: &KnownWrong, report: &Report) -> Vec<Found> {
    if let Some(problem) = &report.problem {
        return vec![Found::Said(problem.clone())];
    }
    let source = &wrong.program.source;
    let examples = examples(exercise);
    let mut found = Vec::new();
    let mut declared = BTreeSet::new();
    for line in &wrong.fails {
        match understood(exercise, line) {
            Ok((group, verdict)) => {
                let at = |message| Found::Fault(Fault::at(source, line.place.clone(), message));
                if !declared.insert((group, verdict)) {
                    found.push(at(msg!("verify-declared-twice")));
                } else if let Some(message) = unfulfilled(report, group, verdict) {
                    found.push(at(message));
                }
            }
            Err((message, hint)) => {
                found.push(Found::Fault(Fault::at(source, line.place.clone(), message).with_hint(hint)));
            }
        }
    }
    let mut told = BTreeSet::new();
    for case in report.cases.iter().filter(|case| is_failure(case)) {
        let key = (case.group, case.verdict);
        if case.group != examples && declared.contains(&key) || !told.insert(key) {
            continue;
        }
        let (group, verdict) = (exercise.groups[case.group].name.as_str(), case.verdict.word());
        let (name, call) = (case.name.as_str(), case.call.text.as_str());
        found.push(Found::Fault(if case.group == examples {
            let message =
                msg!("verify-wrong-examples", group = group, verdict = verdict, case = name, call = call);
            Fault::whole(source.path.as_str(), message).with_hint(msg!("verify-hint-examples"))
        } else {
            let message =
                msg!("verify-undeclared", group = group, verdict = verdict, case = name, call = call);
            let hint = msg!("verify-hint-undeclared", group = group, verdict = verdict);
            Fault::whole(source.path.as_str(), message).with_hint(hint)
        }));
    }
    found
}

/// The group that introduces an exercise.
fn examples(exercise: &Exercise) -> usize {
    exercise.groups.iter().position(|group| group.name == EXAMPLES).unwrap_or(0)
}

/// The group and the verdict that a line names.
fn understood(exercise: &Exercise, line: &Declared) -> Result<(usize, Verdict), (Message, Message)> {
    let groups: Vec<&str> = exercise.groups.iter().map(|group| group.name.as_str()).collect();
    let words: Vec<&str> = Verdict::ALL.map(Verdict::word).to_vec();
    let meant = |word: &str, known: &[&str]| match nearest(word, known.iter().copied()) {
        Some(near) => msg!("yaml-hint-meant", word = near),
        None => msg!("yaml-hint-known", words = known.join(", ")),
    };
    let Some(group) = groups.iter().position(|group| *group == line.group) else {
        let message = msg!("verify-unknown-group", group = line.group.as_str());
        return Err((message, meant(&line.group, &groups)));
    };
    let verdict = Verdict::ALL.into_iter().find(|verdict| verdict.word() == line.verdict);
    verdict.map(|verdict| (group, verdict)).ok_or_else(|| {
        let message = msg!("verify-unknown-verdict", verdict = line.verdict.as_str());
        (message, meant(&line.verdict, &words))
    })
}

/// Why what is declared of a group did not come; none where it did.
fn unfulfilled(report: &Report, group: usize, verdict: Verdict) -> Option<Message> {
    if report.cases.iter().any(|case| case.group == group && case.verdict == verdict && is_failure(case)) {
        return None;
    }
    let of = &report.groups[group];
    Some(match &of.skipped_for {
        Some(required) => {
            msg!("verify-declared-skipped", group = of.name.as_str(), required = required.as_str())
        }
        None => msg!("verify-declared-passes", group = of.name.as_str(), verdict = verdict.word()),
    })
}

fn is_failure(case: &CaseReport) -> bool {
    !matches!(case.verdict, Verdict::Passed | Verdict::Skipped)
}

/// Cases written by hand that every known-wrong solution passes; those that introduce the exercise must be.
fn idle(plan: &Plan, programs: &[Program<'_>]) -> Vec<String> {
    let reports: Vec<&Report> = programs
        .iter()
        .filter(|program| program.wrong.is_some())
        .filter_map(|program| program.report.as_ref())
        .collect();
    let mut numbers = vec![0; plan.exercise.groups.len()];
    let mut found = Vec::new();
    for (index, case) in plan.cases.iter().enumerate() {
        numbers[case.group] += 1;
        let written = numbers[case.group] <= plan.exercise.groups[case.group].cases.len();
        let caught = reports.iter().any(|report| report.cases.get(index).is_some_and(is_failure));
        if written && !caught && case.group != examples(&plan.exercise) {
            found.push(case.name.clone());
        }
    }
    found
}
