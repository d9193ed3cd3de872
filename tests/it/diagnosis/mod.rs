//! Diagnoses: found in the programs that have them and in no others, told to whom they may be told, and explained.

mod corpus;
mod pages;

use crate::language::interpreter;
use jugeote::exercise::{ExerciseId, read_folder};
use jugeote::grading::{Code, Diagnosis, Event, Plan, Report, Runner, Sink, Subject, grade};
use jugeote::language::Submission;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

struct Silent;

impl Sink for Silent {
    fn event(&mut self, _: &Event<'_>) {}
}

/// The corpus: exercises, and for each a right solution, right programs and wrong ones.
fn corpus() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/diagnosis")
}

/// The plan of an exercise below a folder `exercises/`.
fn plan(exercises: &Path, id: &str) -> Plan {
    let known = ExerciseId::parse(id).expect("an id");
    let exercise = read_folder(&known, &exercises.join(id)).unwrap_or_else(|faults| panic!("{id}: {faults}"));
    Plan::new(Arc::new(exercise), Some(runner())).unwrap_or_else(|fault| panic!("{id}: {fault}"))
}

fn runner() -> Runner<'static> {
    static INTERRUPTED: AtomicBool = AtomicBool::new(false);
    let confinement = crate::sandbox::confinement();
    Runner { interpreter: interpreter(), confinement, interrupted: &INTERRUPTED }
}

fn graded(plan: &Plan, submission: &Submission) -> Report {
    grade(plan, Subject { name: &submission.file, submission: Ok(submission), runner: runner() }, &mut Silent)
}

/// The diagnosis that leads: of several cases together, else of the first case that has one, else advice.
fn leading(report: &Report) -> Option<&Diagnosis> {
    let together = report.diagnoses.iter().find(|found| !found.code.is_advice());
    let single = || report.cases.iter().find_map(|case| case.diagnosis.as_ref());
    together.or_else(single).or_else(|| report.diagnoses.first())
}

/// Every kind that a report names, in order and once.
fn named(report: &Report) -> Vec<Code> {
    let single = report.cases.iter().filter_map(|case| case.diagnosis.as_ref());
    let mut codes: Vec<Code> = report.diagnoses.iter().chain(single).map(|found| found.code).collect();
    codes.sort_unstable();
    codes.dedup();
    codes
}
