//! Every integration test, in one binary.

#![expect(clippy::expect_used, clippy::panic, reason = "a test fails by panicking")]
#![expect(clippy::disallowed_methods, reason = "tests read the environment and start processes")]

mod check;
mod content;
mod exercise;
mod games;
mod hostile;
mod language;
mod layers;
mod messages;
mod proof;
mod readme;
mod reference;
mod report;
mod sandbox;
mod training;
mod yaml;
