//! Speed of the move generators, as ratios against `cozy-chess` doing chess perft with bulk counting from its
//! start position, measured in the same run, single-threaded. `cargo bench --bench perft [-- --quick] [GAME]`.
//!
//! Not for: whether the counts are right (tests), though a wrong count stops the run.

#![expect(clippy::disallowed_macros, reason = "a benchmark prints its table")]
#![expect(clippy::expect_used, reason = "a benchmark stops where its own positions are faulty")]

mod moulin;
mod relief;
mod roi;
mod walle;
mod yardstick;

use std::env::args;

/// Prints the lines of a game, given the leaves a second of `cozy-chess`, and whether time is short.
type Report = fn(f64, bool);

/// The games whose moves are counted, in the order of the report.
const AGAINST_CHESS: [(&str, Report); 3] =
    [("walle", walle::report), ("moulin", moulin::report), ("relief", relief::report)];

fn main() {
    let quick = args().any(|arg| arg == "--quick");
    let games: Vec<_> = args().skip(1).filter(|arg| !arg.starts_with('-')).collect();
    let wanted = |game: &str| games.is_empty() || games.iter().any(|name| name == game);
    if wanted("roi") {
        roi::report(quick);
    }
    if AGAINST_CHESS.iter().any(|(game, _)| wanted(game)) {
        let chess = yardstick::chess_rate(if quick { 1 } else { 5 });
        println!("cozy-chess {:>8.1} M leaves/s", chess / 1e6);
        for (_, report) in AGAINST_CHESS.iter().filter(|(game, _)| wanted(game)) {
            report(chess, quick);
        }
    }
}
