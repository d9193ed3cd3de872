//! Speed of the move generators, as ratios against `cozy-chess` doing chess perft with bulk counting from its
//! start position, measured in the same run, single-threaded. `cargo bench --bench perft [-- --quick] [GAME]`.
//!
//! Not for: whether the counts are right (tests), though a wrong count stops the run.

#![expect(clippy::disallowed_macros, reason = "a benchmark prints its table")]

mod yardstick;

fn main() {
    yardstick::report();
}
