//! Reports of gradings made up by hand: what is told, how it looks, and what never gets through.

#![expect(clippy::needless_raw_string_hashes, reason = "snapshots are rewritten with hashes")]

mod alike;
mod boards;
mod build;
mod difference;
mod disclosure;
pub(crate) mod hostile;
mod machines;
mod outside;
mod places;
mod points;
pub(crate) mod readers;
mod schema;
mod snapshots;
