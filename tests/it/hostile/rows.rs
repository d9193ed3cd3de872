//! Every row in turn, in batches; after each batch: the decoy lives on unchanged, nothing runs, nothing is left,
//! the exercise's folder is as it was.

use super::row::{self, Row};
use super::targets::Targets;
use crate::sandbox::{confinement, inhabitants, use_the_built_binary};
use jugeote::grading::{Event, Plan, Report, Runner, Sink, Subject, grade};
use jugeote::language::{Interpreters, Language};
use jugeote::sandbox::{Confinement, Strength};
use std::fmt::Write as _;
use std::path::PathBuf;
use std::sync::atomic::AtomicBool;

#[test]
#[ignore = "started by the tests of the surroundings"]
fn in_the_strongest_confinement() {
    every_row(confinement(), &[Language::Python]);
}

#[test]
#[ignore = "started by the tests of the surroundings"]
fn of_other_languages_in_the_strongest_confinement() {
    every_row(confinement(), &[Language::JavaScript, Language::Program]);
}

#[test]
#[ignore = "started by the tests of the surroundings"]
fn in_the_base_alone() {
    use_the_built_binary();
    let base = Confinement::prove_base_alone().expect("the base");
    if !rustix::process::geteuid().is_root() {
        assert_eq!(base.isolation().strength, Strength::Weak, "the filter alone");
    }
    every_row(&base, &[Language::Python]);
}

/// How many submissions run at once.
const BATCH: usize = 8;

struct Nobody;

impl Sink for Nobody {
    fn event(&mut self, _: &Event<'_>) {}
}

fn every_row(confinement: &Confinement, languages: &[Language]) {
    let interpreters = interpreters(confinement);
    let plan = row::plan(&interpreters, confinement);
    let rows: Vec<Row> = languages.iter().flat_map(|&language| Row::all(language)).collect();
    let targets = Targets::set_up();
    let temporary = std::env::temp_dir();
    // A descriptor that the grader's own starter left open.
    let inherited = std::fs::File::open("/dev/null").expect("a file");
    let inherited = rustix::io::dup(&inherited).expect("a descriptor that is passed on");
    let before = targets.state();
    let mut faults = String::new();
    for batch in rows.chunks(BATCH) {
        std::thread::scope(|scope| {
            let runs = batch.iter().map(|row| {
                let (plan, interpreters) = (&plan, &interpreters);
                let names = targets.names(row.language == Language::JavaScript);
                scope.spawn(move || Row::faults(row, &run(plan, row, &names, interpreters, confinement)))
            });
            let runs: Vec<_> = runs.collect();
            faults.extend(runs.into_iter().map(|run| run.join().expect("a report")));
        });
        let names: Vec<&str> = batch.iter().map(|row| row.name.as_str()).collect();
        let after = targets.state();
        if after != before {
            let changed: Vec<_> =
                after.iter().filter(|(name, state)| before.get(*name) != Some(state)).collect();
            let _ = writeln!(faults, "after {names:?}: {changed:#?}");
        }
        let running = inhabitants(&temporary);
        let left: Vec<PathBuf> =
            std::fs::read_dir(&temporary).expect("a folder").flatten().map(|entry| entry.path()).collect();
        if running > 0 || !left.is_empty() {
            let _ = writeln!(faults, "after {names:?}: {running} processes, {left:?} left");
        }
    }
    drop(inherited);
    let status = std::fs::read_to_string("/proc/self/status").expect("our own status");
    let peak =
        status.lines().find_map(|line| line.strip_prefix("VmHWM:")?.trim().strip_suffix(" kB")?.parse().ok());
    let peak: u64 = peak.expect("a peak");
    if peak > 200 << 10 {
        let _ = writeln!(faults, "the grader took {peak} kB");
    }
    assert!(faults.is_empty(), "{faults}");
}

/// The rows must be able to fail: unconfined, harmless ones of them reach what they aim at.
#[test]
#[ignore = "started by the tests of the surroundings"]
fn without_confinement_rows_reach_their_aims() {
    use_the_built_binary();
    let none = Confinement::none();
    let (interpreters, targets) = (interpreters(&none), Targets::set_up());
    let plan = row::plan(&interpreters, &none);
    for name in [
        "007_shared_memory_bomb",
        "031_kill_everything",
        "037_command_line_of_the_grader",
        "047_abstract_socket",
        "048_tcp",
        "051_read_what_is_right",
        "053_read_through_a_hard_link",
        "055_write_into_the_exercise",
        "133_priority_of_the_grader",
    ] {
        let mut row = Row::all(Language::Python).into_iter().find(|row| row.name == name).expect("a row");
        row.source = row.source.replace("os.kill(-1", "os.kill(DECOY");
        let report = run(&plan, &row, &targets.names(false), &interpreters, &none);
        let escaped = format!("{:?}", report.cases[0].actual).contains("ESCAPED");
        assert!(escaped, "{name}: {:?} {:?}", report.cases[0].verdict, report.cases[0].detail);
    }
}

fn interpreters(confinement: &Confinement) -> Interpreters {
    let locator = crate::language::locator();
    let known = [Language::Python, Language::JavaScript]
        .map(|language| locator.find_for(language, confinement).expect("an interpreter"));
    Interpreters::knowing(locator, known)
}

fn run(
    plan: &Plan,
    row: &Row,
    names: &str,
    interpreters: &Interpreters,
    confinement: &Confinement,
) -> Report {
    let submission = row.submission(names);
    let runner = Runner { interpreters, confinement, interrupted: &AtomicBool::new(false) };
    let subject = Subject { name: &row.name, submission: Ok(&submission), runner };
    grade(plan, subject, &mut Nobody)
}
