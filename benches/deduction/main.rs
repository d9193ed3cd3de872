//! Time of the exact deduction in Bataille against what is promised, on the cores there are.
//! `cargo bench --bench deduction [-- --quick]`.
//!
//! Each line is the slowest of several sets of evidence of one kind; CPU time is that of both threads, and tells more
//! than wall time where the machine is busy. Not for: whether the counts are right (tests),
//! though a wrong total stops the run.

#![expect(clippy::disallowed_macros, reason = "a benchmark prints its table")]
#![expect(clippy::expect_used, reason = "a benchmark stops where its own evidence is faulty")]

use jugeote::app::game::deduce;
use jugeote::games::Dice;
use jugeote::games::bataille::{Cell, Content, Evidence, Grid};
use jugeote::players::bataille::{named, play};
use rustix::time::{ClockId, clock_gettime};
use std::time::{Duration, Instant};

/// Valid grids, from the rules.
const GRIDS: u64 = 95_682_040;

fn main() {
    let quick = std::env::args().any(|arg| arg == "--quick");
    let (rounds, sets) = if quick { (1, 3) } else { (3, 12) };
    println!("the slowest of some sets of evidence, each the best of {rounds} rounds");
    let report = |name: &str, promise: f64, evidence: &[Evidence]| {
        let slowest = evidence.iter().map(|evidence| best(evidence, rounds)).max().unwrap_or_default();
        let [wall, cpu] = [slowest.0, slowest.1].map(|time| time.as_secs_f64());
        println!(
            "{name:<20} {:>3} sets {wall:>7.3} s ({cpu:>6.3} s of CPU) {:>6.2} of the promise ({promise} s)",
            evidence.len(),
            wall / promise
        );
    };
    assert_eq!(deduce(&Evidence::default()).grids, GRIDS);
    report("no evidence", 0.5, &[Evidence::default()]);
    report("one fact", 2.0, &one_fact(sets));
    report("wrong guesses only", 2.0, &wrong_guesses(sets));
    report("black cells", 2.0, &black_cells(sets));
    report("two numbers", 0.3, &numbers(2, sets));
    report("four numbers", 0.3, &numbers(4, sets));
    matches(if quick { 2 } else { 20 });
}

/// Games of the player of exact information against chance: how many it wins, and how long it thinks.
fn matches(games: u64) {
    let (mut won, mut actions, begun) = (0, 0, Instant::now());
    for seed in 0..games {
        let first = seed % 2 == 0;
        let names = if first { ["information", "random"] } else { ["random", "information"] };
        let record = play(&mut names.map(|name| named(name).expect("a player")), seed);
        let result = record.result.unwrap_or_default();
        won += u32::from(result.starts_with(if first { "player1" } else { "player2" }));
        actions += record.moves.len() / 2;
    }
    let seconds = begun.elapsed().as_secs_f64() / actions.max(1) as f64;
    println!("information against random: {won} of {games} games won, {seconds:.4} s an action");
}

/// Wall and CPU time of the quickest round.
fn best(evidence: &Evidence, rounds: u32) -> (Duration, Duration) {
    let timed = |_| {
        let (begun, used) = (Instant::now(), cpu());
        let grids = deduce(evidence).grids;
        assert!((1..=GRIDS).contains(&grids), "true evidence fits some grid");
        (begun.elapsed(), cpu().saturating_sub(used))
    };
    (0..rounds).map(timed).min().unwrap_or_default()
}

/// The CPU time of all threads so far.
fn cpu() -> Duration {
    let time = clock_gettime(ClockId::ProcessCPUTime);
    Duration::new(time.tv_sec as u64, time.tv_nsec as u32)
}

fn evidence(lines: &[String]) -> Evidence {
    Evidence::parse(&lines.join("\n")).expect("facts")
}

/// Single facts of every kind, those that take least away among them.
fn one_fact(most: usize) -> Vec<Evidence> {
    let facts = [
        "12=B4 no", "?# A1", "?36 none", "#=C3 no", "1=B1 no", "?18 C3", "?31 F6", "?1 B2", "?32 none",
        "?# none",
    ];
    facts.iter().take(most).map(|fact| evidence(&[(*fact).to_owned()])).collect()
}

/// One to 40 guesses about a random grid, all of them wrong.
fn wrong_guesses(sets: usize) -> Vec<Evidence> {
    let set = |seed| {
        let mut dice = Dice::new(seed);
        let grid = Grid::random(&mut dice);
        let (cells, contents): (Vec<Cell>, Vec<Content>) = (Cell::all().collect(), Content::all().collect());
        let guesses = (0..=dice.below(40)).filter_map(|_| {
            let (cell, content) = (*dice.pick(&cells)?, *dice.pick(&contents)?);
            (grid.at(cell) != content).then(|| format!("{content}={cell} no"))
        });
        evidence(&guesses.collect::<Vec<_>>())
    };
    (0..sets as u64).map(set).collect()
}

/// All black cells of a random grid with some.
fn black_cells(sets: usize) -> Vec<Evidence> {
    let set = |seed| {
        let mut dice = Dice::new(seed);
        let grid = Grid::random_of_length(31 + dice.below(5) as u8, &mut dice);
        evidence(&grid.black_cells().map(|cell| format!("?# {cell}")).collect::<Vec<_>>())
    };
    (0..sets as u64).map(set).collect()
}

/// As many numbers of a random grid, asked for.
fn numbers(count: usize, sets: usize) -> Vec<Evidence> {
    let set = |seed| {
        let mut dice = Dice::new(seed);
        let grid = Grid::random(&mut dice);
        let mut numbers: Vec<u8> = (1..=grid.length()).collect();
        dice.shuffle(&mut numbers);
        let lines = numbers.iter().take(count).filter_map(|&n| Some(format!("?{n} {}", grid.cell_of(n)?)));
        evidence(&lines.collect::<Vec<_>>())
    };
    (0..sets as u64).map(set).collect()
}
