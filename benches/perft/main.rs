//! Speed of the move generators, as ratios against `cozy-chess` doing chess perft with bulk counting from its
//! start position, measured in the same run, single-threaded. `cargo bench --bench perft [-- --quick] [GAME]`.
//!
//! Not for: whether the counts are right (tests), though a wrong count stops the run.

#![expect(clippy::disallowed_macros, reason = "a benchmark prints its table")]
#![expect(clippy::expect_used, reason = "a benchmark stops where its own positions are faulty")]

mod roi;
mod walle;
mod relief;
mod moulin;
mod yardstick;

use std::env::args;

/// Prints a line per position, given the yardstick's rate.
type Measure = fn(f64, bool);

fn main() {
    let quick = args().any(|arg| arg == "--quick");
    let games: Vec<_> = args().skip(1).filter(|arg| !arg.starts_with('-')).collect();
    let wanted = |game: &str| games.is_empty() || games.iter().any(|name| name == game);
    if wanted("roi") {
        roi::report(quick);
    }
    let counted = [("walle", walle::report as Measure)];
    if !counted.iter().any(|(game, _)| wanted(game)) {
        return;
    }
    let chess = yardstick::chess_rate(if quick { 1 } else { 3 });
    println!("cozy-chess {:>8.1} M leaves/s", chess / 1e6);
    for (_, report) in counted.iter().filter(|(game, _)| wanted(game)) {
        report(chess, quick);
    yardstick::report();
    if wanted("relief") {
        relief::report(yardstick::chess_rate(if quick { 1 } else { 3 }), quick);
    let arguments: Vec<String> = std::env::args().skip(1).filter(|argument| argument != "--bench").collect();
    let quick = arguments.iter().any(|argument| argument == "--quick");
    let games: Vec<&String> = arguments.iter().filter(|argument| !argument.starts_with("--")).collect();
    let asked = |game: &str| games.is_empty() || games.iter().any(|name| *name == game);

    let chess = yardstick::chess_rate(if quick { 1 } else { 5 });
    println!("cozy-chess {:>8.1} M leaves/s", chess / 1e6);
    if asked("moulin") {
        moulin::report(chess, quick);
    }
}
