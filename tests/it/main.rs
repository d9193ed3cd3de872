//! Every integration test, in one binary.

#![expect(clippy::expect_used, clippy::panic, reason = "a test fails by panicking")]

mod games;
mod layers;
mod messages;
mod reference;
mod yaml;
