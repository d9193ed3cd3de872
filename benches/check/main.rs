//! What a whole `jugeote check` costs against the least that forking a Python interpreter for each case costs,
//! measured in turn in the same run; and what starting the binary costs. `cargo bench --bench check [-- --quick]`.
//!
//! Not for: whether the grading is right (tests), though a score short of full stops the run.

#![expect(clippy::disallowed_macros, reason = "a benchmark prints its table")]
#![expect(clippy::disallowed_methods, reason = "a benchmark starts what it measures")]
#![expect(unsafe_code, reason = "the times of child processes have no safe call")]
#![expect(clippy::expect_used, reason = "a benchmark stops where it cannot measure")]

use jugeote::language::{Language, Locator};
use jugeote::reference::generator;
use jugeote::value::{Notation, Value};
use std::fs;
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

const CASES: usize = 200;
const SEED: u64 = 1;
const EXERCISE: &str = r#"
format: 1
title: {fr: Mesure, en: Measure}
game: roi
level: 1
concepts: [lists]
function:
  name: jeu_roi
  params: [{name: n, type: int}, {name: pos_pions, type: "list[tuple[int, int]]"}]
  returns: "grid[str]"
reference: roi.grid
points: 20
groups:
  - name: boards
    points: 20
    generate: {with: roi.boards, count: 200, seed: 1, size: [1, 12]}
"#;

/// User and system time of all children so far.
fn used() -> Duration {
    // SAFETY: an all-zero `rusage` is a valid one, and the call only writes into it.
    let usage = unsafe {
        let mut usage: libc::rusage = std::mem::zeroed();
        libc::getrusage(libc::RUSAGE_CHILDREN, &raw mut usage);
        usage
    };
    [usage.ru_utime, usage.ru_stime]
        .iter()
        .map(|time| Duration::new(time.tv_sec as u64, time.tv_usec as u32 * 1000))
        .sum()
}

/// Wall time, and user and system time of the children, of one run.
fn timed(command: &mut Command) -> (Duration, Duration) {
    let (before, begun) = (used(), Instant::now());
    let status = command.stdout(Stdio::null()).status().expect("a program that starts");
    let wall = begun.elapsed();
    assert!(status.success(), "{command:?} ended with {status}");
    (wall, used().saturating_sub(before))
}

fn milliseconds(time: Duration) -> f64 {
    time.as_secs_f64() * 1e3
}

fn main() {
    jugeote::sandbox::keeper_is(Path::new(env!("CARGO_BIN_EXE_jugeote")));
    let rounds = if std::env::args().any(|arg| arg == "--quick") { 3 } else { 15 };
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let folder = tempfile::tempdir().expect("a folder");
    let exercise = folder.path().join("exercises/mesure/roi");
    fs::create_dir_all(&exercise).expect("a folder");
    fs::write(exercise.join("exercise.yaml"), EXERCISE).expect("written");
    for name in ["statement.fr.md", "statement.en.md"] {
        fs::write(exercise.join(name), "# Mesure\n").expect("written");
    }
    let settings = [("size".to_owned(), Value::List(vec![Value::int(1), Value::int(12)]))];
    let boards = generator("roi.boards").expect("the generator");
    let cases = boards.generate(CASES, &settings, SEED).expect("boards");
    let listed = Value::List(cases.into_iter().map(Value::Tuple).collect());
    let cases = folder.path().join("cases");
    fs::write(&cases, Notation::Python.show(&listed, usize::MAX).text).expect("written");

    let solution = root.join("solutions/roi/jeu_roi/solution.py");
    let path = std::env::var_os("PATH").unwrap_or_default();
    let home = std::env::var_os("HOME");
    let python =
        Locator { path, home, ..Locator::default() }.find(Language::Python).expect("a Python interpreter");
    let mut bare = Command::new(&python.executable);
    bare.args(["-s", "-B"]).arg(root.join("benches/check/bare.py")).arg(&solution).arg("jeu_roi").arg(&cases);
    let mut check = Command::new(env!("CARGO_BIN_EXE_jugeote"));
    check
        .arg("check")
        .arg("mesure/roi")
        .arg(&solution)
        .arg("--exercises")
        .arg(folder.path().join("exercises"));
    let mut help = Command::new(env!("CARGO_BIN_EXE_jugeote"));
    help.arg("--help");

    timed(&mut check); // the interpreter is found and remembered
    let mut best = [Duration::MAX; 3];
    let mut start = Duration::MAX;
    for _ in 0..rounds {
        let (wall, _) = timed(&mut bare);
        best[0] = best[0].min(wall);
        let (wall, cpu) = timed(&mut check);
        best[1] = best[1].min(wall);
        best[2] = best[2].min(cpu);
        start = start.min(timed(&mut help).1);
    }
    println!("{CASES} cases of jeu_roi, n <= 12, {} ({rounds} rounds, the best of each)", python.title());
    println!("bare forks     {:>8.1} ms", milliseconds(best[0]));
    println!("jugeote check  {:>8.1} ms  ({:.1} ms of CPU)", milliseconds(best[1]), milliseconds(best[2]));
    println!(
        "ratio          {:>8.2}     (promise: at most 1.50)",
        best[1].as_secs_f64() / best[0].as_secs_f64()
    );
    println!("--help         {:>8.1} ms of CPU  (promise: under 5)", milliseconds(start));
}
