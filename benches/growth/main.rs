//! Growth judged on a loaded machine: linear solutions must never fail, quadratic ones should.
//!
//! `cargo bench --bench growth [-- --quick]` grades a linear and a quadratic solution 100 times each, while two
//! programs a core keep the machine busy; ends with an error where a linear one failed.

#![expect(clippy::disallowed_methods, clippy::disallowed_macros, clippy::expect_used, reason = "a benchmark")]

use jugeote::exercise::{ExerciseId, read_folder};
use jugeote::grading::{Event, Plan, Runner, Sink, Subject, grade};
use jugeote::language::{Interpreters, Language, Locator, Submission};
use jugeote::sandbox::{Confinement, keeper_is};
use std::path::Path;
use std::process::ExitCode;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

const EXERCISE: &str = "\
format: 1
title: Growth
function: {name: f, params: [{name: n, type: int}], returns: int}
reference: {solution: python}
groups:
  - {name: speed, points: 1, growth: {param: n, sizes: [500, 1000, 2000, 4000], at_most: linear}}
";
/// The work of one step is such that the largest size takes about a third of a second.
const LINEAR: &str = "def f(n):\n    for _ in range(n):\n        for _ in range(4000): pass\n    return n\n";
const QUADRATIC: &str = "def f(n):\n    for _ in range(n):\n        for _ in range(n): pass\n    return n\n";

struct Nobody;

impl Sink for Nobody {
    fn event(&mut self, _: &Event<'_>) {}
}

fn main() -> ExitCode {
    keeper_is(Path::new(env!("CARGO_BIN_EXE_jugeote")));
    let count = if std::env::args().any(|arg| arg == "--quick") { 3 } else { 100 };
    let folder = tempfile::tempdir().expect("a folder");
    let lay = |path: &str, text: &str| {
        let path = folder.path().join(path);
        std::fs::create_dir_all(path.parent().expect("a folder")).expect("a folder");
        std::fs::write(path, text).expect("written");
    };
    lay("exercises/bench/growth/exercise.yaml", EXERCISE);
    lay("exercises/bench/growth/statement.en.md", "Growth.\n");
    lay("solutions/bench/growth/solution.py", "def f(n): return n\n");
    let id = ExerciseId::parse("bench/growth").expect("an id");
    let exercise = read_folder(&id, &folder.path().join("exercises/bench/growth")).expect("a sound exercise");
    let confinement = Confinement::prove(None).expect("confinement");
    let path = std::env::var_os("PATH").unwrap_or_default();
    let locator = Locator { path, home: std::env::var_os("HOME"), ..Locator::default() };
    let python = locator.find_for(Language::Python, &confinement).expect("Python");
    let interpreters = Interpreters::knowing(locator, [python]);
    let interrupted = AtomicBool::new(false);
    let runner = Runner { interpreters: &interpreters, confinement: &confinement, interrupted: &interrupted };
    let plan = Plan::new(Arc::new(exercise), runner).expect("a plan");
    let failed = |source: &str| {
        let source = source.as_bytes().to_vec();
        let submission = Submission::alone("ex.py", source);
        let subject = Subject { name: "ex.py", submission: Ok(&submission), runner };
        (0..count).filter(|_| !grade(&plan, subject, &mut Nobody).all_passed()).count()
    };
    let cores = std::thread::available_parallelism().map_or(2, usize::from);
    let done = AtomicBool::new(false);
    let (linear, quadratic) = std::thread::scope(|scope| {
        for number in 0..2 * cores {
            scope.spawn({
                let done = &done;
                move || keep_busy(number, done)
            });
        }
        let found = (failed(LINEAR), failed(QUADRATIC));
        done.store(true, Ordering::Relaxed);
        found
    });
    println!("{} threads at work on {cores} cores", 2 * cores);
    println!("linear    solutions failed: {linear:3} of {count} (promised: 0)");
    println!("quadratic solutions failed: {quadratic:3} of {count}");
    if linear == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

/// Walks through memory larger than a cache, by fits and starts.
fn keep_busy(number: usize, done: &AtomicBool) {
    let mut cells = vec![1_u64; 1 << 20];
    let mut at = number;
    while !done.load(Ordering::Relaxed) {
        for _ in 0..2_000_000 {
            at = (at.wrapping_mul(0x5851_f42d_4c95_7f2d).wrapping_add(1)) & (cells.len() - 1);
            cells[at] = cells[at].wrapping_add(at as u64);
        }
        std::thread::sleep(std::time::Duration::from_millis(number as u64 % 3));
    }
}
