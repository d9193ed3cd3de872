//! The shipped games into 65 problems, on all cores: time and peak memory.
//!
//! Promised: 5,000 games in under 10 minutes on two cores, and under 2 GB.

use flate2::read::MultiGzDecoder;
use jugeote::app::train::{Generated, Generation, generate};
use jugeote::training::TrainedGame;
use std::fs::{self, File};
use std::io::Read as _;
use std::path::PathBuf;
use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};

/// Games looked through with `--quick`.
const QUICK_GAMES: usize = 40;
/// Problems wanted.
const COUNT: usize = 65;
const PROMISED_TIME: Duration = Duration::from_secs(600);
const PROMISED_GAMES: f64 = 5_000.0;
const PROMISED_BYTES: u64 = 2 << 30;

/// Makes the set and prints what it took.
pub(crate) fn report(quick: bool) {
    let games = shipped();
    let count = if quick { QUICK_GAMES } else { games.lines().count() };
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("games.jsonl");
    fs::write(&file, games.split_inclusive('\n').take(count).collect::<String>()).expect("written");
    let files = [file];
    let generation = Generation { files: &files, count: COUNT, seed: 2026, output: None, resume: false };
    let begun = Instant::now();
    let Generated { mined, .. } =
        generate(TrainedGame::Relief, generation, &AtomicBool::new(false), &|_| ()).expect("games of ours");
    let took = begun.elapsed();
    println!("games   positions   candidates   pool   problems   time     of 5,000 games   peak memory");
    let of_promised = took.mul_f64(PROMISED_GAMES / count as f64);
    let peak = peak_memory();
    println!(
        "{count:5}   {:9}   {:10}   {:4}   {:8}   {:6.1} s {:12.0} s {:12} MB",
        mined.positions,
        mined.candidates,
        mined.pool,
        mined.set.problems.len(),
        took.as_secs_f64(),
        of_promised.as_secs_f64(),
        peak >> 20,
    );
    let kept = |kept: bool| if kept { "kept" } else { "BROKEN" };
    println!("{}: 5,000 games in {PROMISED_TIME:?}", kept(of_promised < PROMISED_TIME));
    println!("{}: under {} MB", kept(peak < PROMISED_BYTES), PROMISED_BYTES >> 20);
}

fn shipped() -> String {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("data/relief/games.jsonl.gz");
    let mut text = String::new();
    MultiGzDecoder::new(File::open(path).expect("the games")).read_to_string(&mut text).expect("gzip");
    text
}

/// The most memory this process has held, in bytes, as Linux counts it.
fn peak_memory() -> u64 {
    let status = fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:")).unwrap_or_default();
    let kilobytes: u64 = line.trim().trim_end_matches(" kB").parse().unwrap_or(0);
    kilobytes << 10
}
