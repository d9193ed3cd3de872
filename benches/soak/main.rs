//! A long run: 2,000 hostile and honest submissions mixed, in parallel. No wrong verdict, nothing left, memory flat.
//!
//! `cargo bench --bench soak [-- --quick]`; ends with an error where anything of that does not hold. Besides, it
//! tells how many submissions a second were graded.

#![expect(clippy::disallowed_methods, clippy::disallowed_macros, clippy::expect_used, reason = "a benchmark")]

#[path = "../../tests/it/hostile/row.rs"]
mod row;
#[path = "../../tests/it/hostile/targets.rs"]
mod targets;

use jugeote::grading::{Event, Runner, Sink, Subject, grade};
use jugeote::language::{Interpreters, Language, Locator};
use jugeote::sandbox::{Confinement, keeper_is};
use row::Row;
use std::path::Path;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicU64, AtomicUsize, Ordering};
use std::time::Instant;
use targets::Targets;

struct Nobody;

impl Sink for Nobody {
    fn event(&mut self, _: &Event<'_>) {}
}

/// An honest submission: right in both cases.
const HONEST: &str = "def attack():\n    return RIGHT\n";

fn main() -> std::process::ExitCode {
    keeper_is(Path::new(env!("CARGO_BIN_EXE_jugeote")));
    let quick = std::env::args().any(|arg| arg == "--quick");
    let (count, threads) = (if quick { 200 } else { 2000 }, 12);
    let path = std::env::var_os("PATH").unwrap_or_default();
    let confinement = Confinement::prove(None).expect("confinement");
    let locator = Locator { path, home: std::env::var_os("HOME"), ..Locator::default() };
    let python = locator.find_for(Language::Python, &confinement).expect("Python");
    let interpreters = Interpreters::knowing(locator, [python]);
    let plan = row::plan(&interpreters, &confinement);
    let (mut rows, targets) = (Row::all(Language::Python), Targets::set_up());
    let honest = |number: usize| Row {
        name: format!("honest {number}"),
        language: Language::Python,
        source: HONEST.to_owned(),
        verdicts: vec!["passed".to_owned()],
        afterwards: "passed".to_owned(),
        beside: Vec::new(),
    };
    // As many honest ones as hostile ones, in an order that mixes the slow with the quick.
    rows.extend((0..rows.len()).map(honest));
    // A prime: every row comes up before one does again.
    let stride = 101;
    let temporary = std::env::temp_dir();
    let folders = || std::fs::read_dir(&temporary).expect("a folder").flatten().filter(ours).count();
    let (before, left_before, names) = (targets.state(), folders(), targets.names(false));
    let (next, early) = (AtomicUsize::new(0), AtomicU64::new(0));
    let faults = Mutex::new(String::new());
    let begun = Instant::now();
    std::thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(|| {
                loop {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    if number >= count {
                        return;
                    }
                    let row = &rows[number * stride % rows.len()];
                    let submission = row.submission(&names);
                    let subject = Subject {
                        name: &row.name,
                        submission: Ok(&submission),
                        runner: Runner {
                            interpreters: &interpreters,
                            confinement: &confinement,
                            interrupted: &AtomicBool::new(false),
                        },
                    };
                    let report = grade(&plan, subject, &mut Nobody);
                    faults.lock().expect("a lock").push_str(&row.faults(&report));
                    if number == count / 10 {
                        early.store(resident(), Ordering::Relaxed);
                    }
                }
            });
        }
    });
    let seconds = begun.elapsed().as_secs_f64();
    let mut faults = faults.into_inner().expect("a lock");
    if targets.state() != before {
        faults.push_str("the targets have changed\n");
    }
    if folders() > left_before {
        faults.push_str("a folder is left\n");
    }
    let (early, late) = (early.into_inner(), resident());
    // Allocators settle; a leak of a hundred kilobytes a submission would not.
    if late > early + (16 << 20) {
        faults.push_str("the grader's memory grows\n");
    }
    println!("isolation     {}", confinement.isolation().strength.word());
    println!("submissions   {count} in {seconds:.1} s, {:.1} a second", count as f64 / seconds);
    println!("memory        {} kB after a tenth, {} kB at the end", early >> 10, late >> 10);
    if faults.is_empty() {
        println!("faults        none");
        std::process::ExitCode::SUCCESS
    } else {
        println!("faults\n{faults}");
        std::process::ExitCode::FAILURE
    }
}

/// A folder of ours that nobody holds: others may be grading on this machine too.
fn ours(entry: &std::fs::DirEntry) -> bool {
    let abandoned = || std::fs::File::open(entry.path()).is_ok_and(|folder| folder.try_lock().is_ok());
    entry.file_name().to_string_lossy().starts_with("jugeote-") && abandoned()
}

/// Resident memory of this process in bytes.
fn resident() -> u64 {
    let status = std::fs::read_to_string("/proc/self/status").expect("our own status");
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:")).expect("a size");
    line.trim().trim_end_matches(" kB").parse::<u64>().expect("a number") << 10
}
