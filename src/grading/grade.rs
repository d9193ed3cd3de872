//! Running a plan on a submission: case by case, told as it happens, summed up at the end.
//!
//! Not for: judging one case (`judge`), nor for finding interpreters or files.

use super::checker::{Checkers, Program};
use super::counterexample::{Means, Search};
use super::diagnosis::{self, Diagnosis, Overall, Probe};
use super::growth::Times;
use super::judge::{self, Judged, judge};
use super::plan::{Plan, Planned, call, call_of_size};
use super::runner::{Asked, Runner, Unasked, fault_message};
use super::score;
use super::{CaseReport, Counterexample, Event, Head, Printed, Report, Sink, Verdict};
use crate::exercise::{Expectation, Fault, Limits, State};
use crate::language::{Company, InterpreterFault, Language, LoadProblem, Submission, Traces};
use crate::message::Message;
use crate::msg;
use crate::sandbox::{LaunchFault, MOST_TASKS};
use crate::value::Notation;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};

/// After so many time-outs in a row the rest of a group is not waited for.
const PATIENCE: usize = 3;

/// A time that is taken again, and how often at most: a short one, one that seems to grow too fast.
const SHORT: Duration = Duration::from_millis(300);
const SHORT_ROUNDS: usize = 2;
const ROUNDS: usize = 4;

/// What is graded.
#[derive(Debug, Clone, Copy)]
pub struct Subject<'a> {
    /// As the person named it.
    pub name: &'a str,
    /// The file; or why there is none, and whether it is missing rather than unusable.
    pub submission: Result<&'a Submission, (&'a Message, bool)>,
    /// What runs it.
    pub runner: Runner<'a>,
}

/// Grades a submission. Stops early, with the rest skipped, when the person interrupts.
pub fn grade(plan: &Plan, subject: Subject<'_>, sink: &mut dyn Sink) -> Report {
    let language = match subject.submission {
        Ok(submission) => Language::of(submission),
        Err(_) => Language::of_name(subject.name).unwrap_or(Language::Python),
    };
    let notation = language.notation();
    let mut notes = subject.submission.map(|found| found.notes.clone()).unwrap_or_default();
    notes.extend(allowance(plan.exercise.allow));
    let head = Head {
        exercise: Arc::clone(&plan.exercise),
        submission: subject.name.to_owned(),
        language: subject.runner.runtime(language).map(|runtime| runtime.title()).unwrap_or_default(),
        isolation: subject.runner.confinement.isolation().clone(),
        notation,
        cases_per_group: plan.cases_per_group.clone(),
        notes,
    };
    sink.event(&Event::Begin(&head));
    let mut run = Run {
        plan,
        notation,
        runner: subject.runner,
        sink,
        cases: Vec::with_capacity(plan.cases.len()),
        failed: vec![false; plan.exercise.groups.len()],
        problem: None,
        times: Times::default(),
        fault: None,
        overall: Overall::default(),
        diagnoses: Vec::new(),
        unconfined: false,
        search: Search::default(),
        counterexample: None,
    };
    match subject.submission {
        Ok(submission) => run.submission(submission),
        Err((message, missing)) => {
            run.problem = Some((message.clone(), None));
            run.rest(if missing { Verdict::Missing } else { Verdict::NotLoaded }, None);
        }
    }
    let Run { cases, problem, fault, diagnoses, unconfined, search, counterexample, .. } = run;
    let unsteady = search.unsteady;
    let mut report =
        Report { unconfined, counterexample, unsteady, ..score::summed(head, cases, problem, diagnoses) };
    if let Some(fault) = fault {
        report.next_steps.clear();
        report.faults.push(fault);
    }
    sink.event(&Event::End(&report));
    report
}

/// What is said once instead of for every case.
pub(super) type Problem = (Message, Option<LoadProblem>);

struct Run<'a> {
    plan: &'a Plan,
    notation: Notation,
    runner: Runner<'a>,
    sink: &'a mut dyn Sink,
    cases: Vec<CaseReport>,
    /// Whether some case of a group did not pass, group by group.
    failed: Vec<bool>,
    problem: Option<Problem>,
    /// The times of the sizes of the group that is being run.
    times: Times,
    /// What was found wrong with the exercise itself.
    fault: Option<Fault>,
    overall: Overall,
    diagnoses: Vec<Diagnosis>,
    /// Whether a layer was refused that was proved before.
    unconfined: bool,
    search: Search,
    counterexample: Option<Counterexample>,
}

impl Run<'_> {
    fn is_interrupted(&self) -> bool {
        self.runner.interrupted.load(Ordering::Relaxed)
    }

    fn submission(&mut self, submission: &Submission) {
        let plan = self.plan;
        let programs = Program::of(plan.cases.iter().map(|case| &*case.compare));
        let served = programs.iter().map(|program| program.served(&plan.exercise, &self.runner));
        let served = served.collect::<Result<Vec<_>, _>>();
        let (service, served) = match (self.runner.service(&plan.exercise, submission), served) {
            (Ok(service), Ok(served)) => (service, served),
            (Err(fault), _) | (_, Err(fault)) => return self.unserved(&fault),
        };
        let mut asked = Asked::new(&service);
        let mut checkers = Checkers::new(&plan.exercise, self.notation, &programs, &served);
        let mut timeouts = (0, 0);
        let (begun, mut computed) = (Instant::now(), Duration::ZERO);
        // What looking for a smaller call takes is not the submission's time.
        let mut searching = Duration::ZERO;
        while let Some(case) = plan.cases.get(self.cases.len()) {
            if self.is_interrupted() {
                self.problem.get_or_insert((msg!("grade-interrupted"), None));
                self.rest(Verdict::Skipped, None);
                return;
            }
            let elapsed = begun.elapsed().saturating_sub(searching);
            if is_spent(&plan.exercise.limits, elapsed, computed) {
                let reason = msg!("detail-total", seconds = elapsed.as_secs());
                return self.rest(Verdict::Skipped, Some(&reason));
            }
            if let Some(reason) = self.skipped(case.group, timeouts) {
                self.add(case, bare(Verdict::Skipped, Some(reason)), Traces::default());
                continue;
            }
            if self.cases.last().is_some_and(|last| last.group != case.group) {
                asked.forget();
            }
            let outcome = asked.ask(&case.input);
            if self.is_interrupted() {
                continue;
            }
            match outcome {
                Err(Unasked::Problem(problem)) => return self.unloadable(*problem, submission),
                Err(Unasked::Fault(fault)) => return self.ours(&fault),
                Ok(mut run) => {
                    let traces = std::mem::take(&mut run.traces);
                    let mut judged = match judge(plan, case, run, &mut checkers, self.notation) {
                        Ok(judged) => judged,
                        Err(_) if self.is_interrupted() => continue,
                        Err(fault) => return self.authors(*fault),
                    };
                    if let Some(size) = case.size {
                        self.growth(case, size, &mut judged, &mut asked);
                    }
                    let in_a_row = if timeouts.0 == case.group { timeouts.1 } else { 0 };
                    let late = judged.verdict == Verdict::Timeout;
                    computed += judged.cpu;
                    if judged.verdict != Verdict::Passed && self.sink.wants_counterexample() {
                        let searched = Instant::now();
                        self.search(case, &judged, submission, &mut checkers);
                        searching += searched.elapsed();
                    }
                    timeouts = (case.group, if late { in_a_row + 1 } else { 0 });
                    self.add(case, judged, traces);
                }
            }
        }
        // Where state is kept, an answer may well depend on the calls before it.
        let python = self.notation == Notation::Python;
        let probe = (python && plan.exercise.state == State::Fresh).then_some(Probe {
            plan,
            submission,
            asked: &mut asked,
            interrupted: self.runner.interrupted,
        });
        let overall = std::mem::take(&mut self.overall);
        // What is said of several cases together is worded for Python.
        if !python {
            return;
        }
        self.diagnoses = overall.diagnoses(&plan.exercise, &self.cases, probe);
    }

    /// Holds the time of a right answer against those of smaller sizes. A short one is taken several times, and
    /// what seems to grow too fast is measured again, the size before it as well: the least time counts.
    fn growth(&mut self, case: &Planned, size: u64, judged: &mut Judged, asked: &mut Asked<'_>) {
        let Some(growth) = &self.plan.exercise.groups[case.group].growth else { return };
        if size == growth.sizes[0] {
            self.times = Times::default();
        }
        if judged.verdict != Verdict::Passed {
            if self.times.shape().is_some() && judged.verdict == Verdict::Timeout {
                judged.explanation = Some(self.times.said(growth));
            }
            return;
        }
        self.times.push(size, judged.cpu);
        let before = self.plan.cases[..self.cases.len()].last().filter(|before| before.size.is_some());
        for round in 0..ROUNDS {
            let suspect = self.times.too_fast(growth.at_most);
            if !suspect && (round >= SHORT_ROUNDS || judged.cpu > SHORT) {
                return;
            }
            let remeasured = before.filter(|_| suspect).into_iter().chain([case]);
            for (input, size) in remeasured.filter_map(|case| Some((&case.input, case.size?))) {
                if let (Ok(run), false) = (asked.ask(input), self.is_interrupted()) {
                    self.times.again(size, run.cpu);
                }
            }
        }
        if self.times.too_fast(growth.at_most) {
            judged.verdict = Verdict::Timeout;
            judged.detail = Some(self.times.said(growth));
        }
    }

    /// Looks for a smaller call that fails, and tells of it before the case.
    fn search(
        &mut self,
        case: &Planned,
        judged: &Judged,
        submission: &Submission,
        checkers: &mut Checkers<'_>,
    ) {
        let means = Means { plan: self.plan, submission, runner: self.runner };
        if let Some(found) = self.search.from(&means, case, judged, checkers) {
            self.sink.event(&Event::Counterexample(&found));
            self.counterexample = Some(found);
        }
    }

    /// Why a case of this group is not run, if it is not.
    fn skipped(&self, group: usize, timeouts: (usize, usize)) -> Option<Message> {
        let required = self.plan.exercise.groups[group].requires.iter().find(|&&index| self.failed[index]);
        if let Some(&index) = required {
            return Some(msg!("detail-required", group = self.plan.exercise.groups[index].name.as_str()));
        }
        (timeouts == (group, PATIENCE)).then(|| msg!("detail-timeouts", count = PATIENCE))
    }

    /// Nothing can be asked of the submission: every case counts as not answered.
    fn unloadable(&mut self, problem: LoadProblem, submission: &Submission) {
        let verdict = match &problem {
            LoadProblem::NoFunction { .. } => Verdict::Missing,
            LoadProblem::Parameters { .. } => Verdict::Error,
            _ => Verdict::NotLoaded,
        };
        let python = self.notation == Notation::Python;
        self.diagnoses = diagnosis::of_problem(&problem).filter(|_| python).into_iter().collect();
        self.problem = Some((problem.message(submission), Some(problem)));
        self.rest(verdict, None);
    }

    /// The exercise's own checker failed: nothing more can be said of the submission.
    fn authors(&mut self, fault: Fault) {
        self.problem = Some((msg!("grade-checker"), None));
        self.fault = Some(fault);
        self.rest(Verdict::Internal, None);
    }

    /// There is nothing to run it with, which whoever grades finds out before.
    fn unserved(&mut self, fault: &InterpreterFault) {
        self.problem = Some((msg!("grade-no-interpreter", cause = fault.to_string()), None));
        self.rest(Verdict::Internal, None);
    }

    fn ours(&mut self, fault: &LaunchFault) {
        if let Some(lost) = self.runner.lost_layer(fault) {
            self.unconfined = true;
            self.problem = Some((lost, None));
            return self.rest(Verdict::Skipped, None);
        }
        self.problem = Some((fault_message(fault), None));
        self.rest(Verdict::Internal, None);
    }

    fn rest(&mut self, verdict: Verdict, detail: Option<&Message>) {
        while let Some(case) = self.plan.cases.get(self.cases.len()) {
            self.add(case, bare(verdict, detail.cloned()), Traces::default());
        }
    }

    fn add(&mut self, case: &Planned, judged: Judged, traces: Traces) {
        let report = reported(self.plan, self.notation, (self.cases.len() + 1, case), judged, &traces);
        self.failed[report.group] |= report.verdict != Verdict::Passed;
        self.overall.note(&self.plan.exercise, self.cases.len(), &report, traces);
        self.sink.event(&Event::Case(&report));
        self.cases.push(report);
    }
}

/// What is told of a case that was asked, the number first.
pub(super) fn reported(
    plan: &Plan,
    notation: Notation,
    (number, case): (usize, &Planned),
    judged: Judged,
    traces: &Traces,
) -> CaseReport {
    let diagnosis = match notation {
        Notation::Python => diagnosis::of_case(case, &judged, traces),
        Notation::JavaScript | Notation::Json => diagnosis::of_any_language(case, &judged),
    };
    let told = diagnosis.as_ref().is_some_and(|found| found.code.is_whole_reason());
    CaseReport {
        number,
        group: case.group,
        name: case.name.clone(),
        why: case.why.clone(),
        verdict: judged.verdict,
        points: score::of_case(plan, case.group, judged.verdict),
        input: case.input.clone(),
        call: match case.size {
            Some(_) => call_of_size(&plan.exercise, &case.input, notation),
            None => call(&plan.exercise, &case.input, notation),
        },
        expected: case.expected.as_ref().and_then(Expectation::value).cloned(),
        raises: match &case.expected {
            Some(Expectation::Raises(raises)) => Some(raises.clone()),
            _ => None,
        },
        compare: Arc::clone(&case.compare),
        actual: judged.actual,
        explanation: judged.explanation.filter(|_| !told),
        diagnosis,
        detail: judged.detail,
        raised: judged.raised,
        printed: judged.printed,
        cpu: judged.cpu,
        peak: judged.peak,
    }
}

/// Where an exercise says nothing: how long a submission may take besides [`CLOCK`] times what it computes.
const WAITING: Duration = Duration::from_secs(60);
/// A machine this busy is not the student's fault.
const CLOCK: u32 = 10;

/// Whether a submission that has computed for so long has had its time by the clock.
fn is_spent(limits: &Limits, elapsed: Duration, computed: Duration) -> bool {
    elapsed > limits.total.unwrap_or(WAITING + computed * CLOCK)
}

/// What an exercise lets a case start, where that is more than nothing.
fn allowance(company: Company) -> Option<Message> {
    match company {
        Company::Alone => None,
        Company::Threads => Some(msg!("grade-allows-threads", most = MOST_TASKS)),
        Company::Processes => Some(msg!("grade-allows-processes", most = MOST_TASKS)),
    }
}

/// A verdict without a run behind it.
fn bare(verdict: Verdict, detail: Option<Message>) -> Judged {
    judge::Judged {
        verdict,
        actual: None,
        explanation: None,
        detail,
        raised: None,
        printed: Printed::default(),
        cpu: Duration::ZERO,
        peak: 0,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_sleeps_is_cut_off_and_who_computes_on_a_busy_machine_is_not() {
        let seconds = Duration::from_secs;
        let limits = Limits::default();
        assert!(!is_spent(&limits, seconds(59), Duration::ZERO));
        assert!(is_spent(&limits, seconds(61), Duration::ZERO));
        assert!(!is_spent(&limits, seconds(900), seconds(90)));
        assert!(is_spent(&limits, seconds(961), seconds(90)));
        let declared = Limits { total: Some(seconds(5)), ..limits };
        assert!(!is_spent(&declared, seconds(5), Duration::ZERO));
        assert!(is_spent(&declared, seconds(6), seconds(6)));
    }
}
