//! Speed of the move generators, as ratios against `cozy-chess` doing chess perft with bulk counting from its
//! start position, measured in the same run, single-threaded. `cargo bench --bench perft [-- --quick] [GAME]`.
//!
//! Not for: whether the counts are right (tests), though a wrong count stops the run.

#![expect(clippy::disallowed_macros, reason = "a benchmark prints its table")]

mod moulin;
mod yardstick;

fn main() {
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
