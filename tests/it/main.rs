//! Every integration test, in one binary.

#![expect(clippy::expect_used, clippy::panic, reason = "a test fails by panicking")]
#![expect(clippy::disallowed_methods, reason = "tests read the environment and start processes")]

mod cases;
mod check;
mod content;
mod counterexample;
mod deduction;
mod diagnosis;
mod exercise;
mod games;
mod hostile;
mod javascript;
mod language;
mod layers;
mod messages;
mod mutants;
mod players;
mod program;
mod proof;
mod readme;
mod reference;
mod report;
mod sandbox;
mod search;
mod training;
mod verify;
mod yaml;
