//! How long the second proof of the shipped problems takes, on all cores and on one, and how much faster the prover
//! certifies the same problems.
//!
//! Not for: whether the proofs are right (tests).

use jugeote::games::{Game, relief};
use jugeote::problems::{Goal, Moves, Set};
use jugeote::search::Prover;
use jugeote::training::{certify, verify};
use rustix::time::{ClockId, clock_gettime};
use std::collections::BTreeSet;
use std::fs;
use std::path::Path;
use std::sync::atomic::AtomicBool;
use std::time::Instant;

/// Seconds the whole set may take.
const MOST_SECONDS: f64 = 120.0;
/// How many times faster the prover is to be.
const TIMES_FASTER: f64 = 20.0;
/// Problems of a quick run.
const QUICK: usize = 6;

/// Prints the table; `quick` looks at a few problems only.
pub(crate) fn report(quick: bool) {
    let never = AtomicBool::new(false);
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("data/relief/entrainement.yaml");
    let bytes = fs::read(&file).expect("the shipped problems");
    let mut set = Set::read(&bytes).expect("a set of problems");
    if quick {
        set.problems.truncate(QUICK);
    }
    let begun = Instant::now();
    let flaws = verify::<relief::Position>(&set, &never).expect("not interrupted");
    let together = begun.elapsed().as_secs_f64();
    println!(
        "verify: {} problems in {together:.1} s on all cores (at most {MOST_SECONDS}), {} flaws",
        set.problems.len(),
        flaws.len()
    );
    let rejected = rejected_with_another_solution(&set);
    println!("  with another solution in each, {rejected} of {} are rejected", set.problems.len());
    let mut prover = Prover::new(&never);
    let (mut proving, mut verifying) = (0.0, 0.0);
    for (goal, within) in (1..=3).flat_map(|within| [(Goal::Win, within), (Goal::Defence, within)]) {
        let (mut fast, mut slow, mut count) = (0.0, 0.0, 0);
        for problem in set.problems.iter().filter(|problem| (problem.goal, problem.within) == (goal, within))
        {
            let position = relief::Position::parse(&problem.position).expect("a position");
            let begun = processor_time();
            let certificate = certify(&mut prover, &position, goal, within).expect("not interrupted");
            fast += processor_time() - begun;
            assert!(certificate.is_ok(), "{}", problem.id);
            // One problem keeps one core busy.
            let alone = Set { problems: vec![problem.clone()], ..set.clone() };
            let begun = processor_time();
            verify::<relief::Position>(&alone, &never).expect("not interrupted");
            slow += processor_time() - begun;
            count += 1;
        }
        if count > 0 {
            println!(
                "  {goal:?} {within}: {count} problems, prover {fast:.2} s, verifier {slow:.2} s, {:.0} times",
                slow / fast
            );
        }
        proving += fast;
        verifying += slow;
    }
    println!(
        "  together: prover {proving:.2} s, verifier {verifying:.2} s on one core, {:.1} times (at least {TIMES_FASTER})",
        verifying / proving
    );
}

/// How many problems are rejected when a wrong first move stands for the right one.
fn rejected_with_another_solution(set: &Set) -> usize {
    let mut changed = set.clone();
    for problem in &mut changed.problems {
        problem.solutions = Moves(problem.refutations[0].against.0[..1].to_vec());
    }
    let flaws = verify::<relief::Position>(&changed, &AtomicBool::new(false)).expect("not interrupted");
    let of_solutions = flaws.iter().filter(|flaw| flaw.reason.to_string().contains("field=\"solutions\""));
    of_solutions.map(|flaw| flaw.problem).collect::<BTreeSet<_>>().len()
}

/// Seconds of CPU time this process has had.
fn processor_time() -> f64 {
    let time = clock_gettime(ClockId::ProcessCPUTime);
    time.tv_sec as f64 + time.tv_nsec as f64 * 1e-9
}
