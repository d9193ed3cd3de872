//! Diagnoses: found in the programs that have them and in no others, told to whom they may be told, and explained.

mod cases;
mod corpus;
mod pages;
mod whole;

use crate::language::interpreters;
use jugeote::exercise::{ExerciseId, read_folder};
use jugeote::grading::{Code, Diagnosis, Event, Plan, Report, Runner, Sink, Subject, grade};
use jugeote::language::Submission;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};

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
    Plan::new(Arc::new(exercise), runner()).unwrap_or_else(|fault| panic!("{id}: {fault}"))
}

fn runner() -> Runner<'static> {
    static INTERRUPTED: AtomicBool = AtomicBool::new(false);
    let confinement = crate::sandbox::confinement();
    Runner { interpreters: interpreters(), confinement, interrupted: &INTERRUPTED }
}

fn graded(plan: &Plan, submission: &Submission) -> Report {
    grade(plan, Subject { name: &submission.file, submission: Ok(submission), runner: runner() }, &mut Silent)
}

fn submission(source: &str) -> Submission {
    Submission::alone("ex.py", source)
}

/// The plan of an exercise made of a right solution, whose last function is asked for, the types of its parameters
/// `a`, `b`, … and of its answer, and its groups.
fn small(solution: &str, params: &[&str], returns: &str, groups: &str) -> Plan {
    let name = solution
        .lines()
        .rev()
        .find_map(|line| line.strip_prefix("def ")?.split_once('(').map(|(name, _)| name))
        .expect("a function");
    let param = |(kind, name): (&&str, char)| format!("{{name: {name}, type: \"{kind}\"}}");
    let params = params.iter().zip('a'..).map(param).collect::<Vec<_>>().join(", ");
    let yaml = format!(
        "format: 1\ntitle: {{fr: Petit, en: Small}}\nlevel: 1\nconcepts: []\nfunction:\n  name: {name}\n  params: \
         [{params}]\n  returns: \"{returns}\"\nreference: {{solution: python}}\nlimits: {{time: 300ms, memory: \
         128MB}}\ngroups:\n{groups}"
    );
    let folder = tempfile::tempdir().expect("a folder");
    let (exercise, solutions) =
        (folder.path().join("exercises/petit/petit"), folder.path().join("solutions/petit/petit"));
    for folder in [&exercise, &solutions] {
        std::fs::create_dir_all(folder).expect("a folder");
    }
    std::fs::write(exercise.join("exercise.yaml"), yaml).expect("written");
    std::fs::write(exercise.join("statement.fr.md"), "# Petit\n").expect("written");
    std::fs::write(solutions.join("solution.py"), solution).expect("written");
    plan(&folder.path().join("exercises"), "petit/petit")
}

/// A group `examples` of these cases: arguments and right answer.
fn examples(cases: &[(&str, &str)]) -> String {
    group("examples", "", cases)
}

/// A group with more keys, each with its line end.
fn group(name: &str, more: &str, cases: &[(&str, &str)]) -> String {
    let case = |(args, expect): &(&str, &str)| format!("      - {{args: {args}, expect: {expect}}}\n");
    let cases: String = cases.iter().map(case).collect();
    format!("  - name: {name}\n    points: 1\n{more}    cases:\n{cases}")
}

/// Has several hands take the items in turn.
fn in_parallel<T: Sync>(items: &[T], work: impl Fn(&T) + Sync) {
    let next = AtomicUsize::new(0);
    std::thread::scope(|scope| {
        for _ in 0..4 {
            scope.spawn(|| {
                while let Some(item) = items.get(next.fetch_add(1, Ordering::Relaxed)) {
                    work(item);
                }
            });
        }
    });
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
