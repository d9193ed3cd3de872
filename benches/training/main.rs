//! Training problems: how long a set takes to be made, and to be proved a second time.
//! `cargo bench --bench training [-- --quick]`.
//!
//! Not for: the speed of the search alone (`proof`).

#![expect(clippy::disallowed_macros, reason = "a benchmark prints its table")]
#![expect(clippy::expect_used, reason = "a benchmark stops where its own data are faulty")]

mod generate;
mod verify;

use std::env::args;

fn main() {
    let quick = args().any(|arg| arg == "--quick");
    generate::report(quick);
    verify::report(quick);
}
