//! `roi.positions`: arguments of `coup_gagnant` by chance: a board as `roi.boards` makes them, with the king on one of its
//! free cells. No two positions are equal.
//!
//! Not for: how boards are drawn (`boards`).

use super::boards::{SETTINGS, drawn};
use crate::message::Message;
use crate::reference::Generator;
use crate::value::Value;

/// The generator. Its settings are those of `roi.boards`.
pub(in crate::reference) struct Positions;

impl Generator for Positions {
    fn name(&self) -> &'static str {
        "roi.positions"
    }

    fn settings(&self) -> &'static [&'static str] {
        SETTINGS
    }

    fn generate(
        &self,
        count: usize,
        settings: &[(String, Value)],
        seed: u64,
    ) -> Result<Vec<Vec<Value>>, Message> {
        drawn(self.name(), true, count, settings, seed)
    }
}
