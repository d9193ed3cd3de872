//! JavaScript, run by Node.js 18 and newer: a process of its own for every case, the next one made ready ahead.
//!
//! Node.js cannot fork, and contexts inside one process keep nothing apart that wants to get out, so a fresh state
//! costs a start. The process reads and compiles the file (`harness.js`), is bound from outside, and is told its
//! arguments only then. Not for: how confinement is made (`sandbox`).

mod session;
mod values;

pub(super) use session::open;

/// The program that serves the calls.
const HARNESS: &str = include_str!("harness.js");
