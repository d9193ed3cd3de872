//! Speed of the exact prover: nodes a second of one core on the positions of `tests/data/perft/`, a node being a
//! position made by playing a move and examined. `cargo bench --bench proof [-- --quick] [GAME]`.
//!
//! Not for: whether the proofs are right (tests).

#![expect(clippy::disallowed_macros, reason = "a benchmark prints its table")]
#![expect(clippy::expect_used, reason = "a benchmark stops where its own positions are faulty")]

use jugeote::games::{Provable, moulin, relief, walle};
use jugeote::search::Prover;
use rustix::time::{ClockId, clock_gettime};
use std::env::args;
use std::fs;
use std::path::Path;
use std::sync::atomic::AtomicBool;

/// Nodes a second of the relief game, in millions.
const TARGET: f64 = 3.0;

fn main() {
    let quick = args().any(|arg| arg == "--quick");
    let games: Vec<_> = args().skip(1).filter(|arg| !arg.starts_with('-')).collect();
    let wanted = |game: &str| games.is_empty() || games.iter().any(|name| name == game);
    if wanted("relief") {
        report::<relief::Position>(if quick { 5 } else { 7 }, &format!(" (target {TARGET})"));
    }
    if wanted("walle") {
        report::<walle::Position>(if quick { 5 } else { 7 }, "");
    }
    if wanted("moulin") {
        report::<moulin::Position>(if quick { 7 } else { 9 }, "");
    }
}

/// Proves each position of a game's table for wins within so many plies, and prints the rate of all together and
/// of the slowest.
fn report<G: Provable>(plies: u32, target: &str) {
    let never = AtomicBool::new(false);
    let (mut nodes, mut seconds, mut slowest, mut won) = (0, 0.0, f64::INFINITY, 0);
    let positions = positions::<G>();
    let mut prover = Prover::new(&never);
    for position in &positions {
        let begun = processor_time();
        let proof = prover.prove(position, plies).expect("not interrupted");
        let took = processor_time() - begun;
        nodes += proof.nodes;
        seconds += took;
        won += u32::from(!proof.wins.is_empty());
        if proof.nodes > 10_000 {
            slowest = slowest.min(proof.nodes as f64 / took);
        }
    }
    println!(
        "{:<8} {plies} plies, {} positions, {won} of them won: {:>6.2} M nodes/s{target}, the slowest {:>6.2}; {nodes} nodes",
        G::NAME,
        positions.len(),
        nodes as f64 / seconds / 1e6,
        slowest / 1e6,
    );
}

fn positions<G: Provable>() -> Vec<G> {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("tests/data/perft/{}.txt", G::NAME));
    let text = fs::read_to_string(file).expect("a perft table");
    text.lines()
        .filter(|line| !line.is_empty() && !line.starts_with('#'))
        .map(|line| G::parse(line.split(" ;D").next().expect("a position")).expect("a valid position"))
        .collect()
}

/// Seconds this thread has run.
fn processor_time() -> f64 {
    let time = clock_gettime(ClockId::ThreadCPUTime);
    time.tv_sec as f64 + time.tv_nsec as f64 * 1e-9
}
