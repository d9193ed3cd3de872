//! Reading what one case may use: `limits: {time: 1s, memory: 256MB}`.
//!
//! Units are written out; a megabyte is 2^20 bytes, as the operating system counts memory. Not for: enforcing
//! anything (`sandbox`).

use super::model::Limits;
use super::walk::{Walk, decimal};
use crate::message::Message;
use crate::msg;
use crate::yaml::Node;
use num_traits::ToPrimitive;
use std::time::Duration;

/// The least CPU time: an interpreter needs some to call a function at all.
const LEAST_TIME: Duration = Duration::from_millis(50);
/// The most CPU time of one case.
const MOST_TIME: Duration = Duration::from_secs(60);
/// The least memory: an interpreter alone takes half of it.
const LEAST_MEMORY: u64 = 32 << 20;
/// The most memory.
const MOST_MEMORY: u64 = 4 << 30;

impl Walk {
    /// The limits of one case.
    pub(super) fn limits(&mut self, node: &Node) -> Option<Limits> {
        let fields = self.fields(node, Some(&["time", "memory"]))?;
        let time = fields.get("time").map(|node| self.time(node));
        let memory = fields.get("memory").map(|node| self.memory(node));
        let default = Limits::default();
        Some(Limits {
            time: time.unwrap_or(Some(default.time))?,
            memory: memory.unwrap_or(Some(default.memory))?,
        })
    }

    fn time(&mut self, node: &Node) -> Option<Duration> {
        let kind = || msg!("exercise-kind-time");
        let milliseconds = self.quantity(node, &[("ms", 1), ("s", 1000)], kind)?;
        let time = Duration::from_millis(milliseconds);
        if (LEAST_TIME..=MOST_TIME).contains(&time) {
            return Some(time);
        }
        self.error(node, msg!("exercise-limit-range", least = "50ms", most = "60s"));
        None
    }

    fn memory(&mut self, node: &Node) -> Option<u64> {
        let units = [("MB", 1 << 20), ("MiB", 1 << 20), ("GB", 1 << 30), ("GiB", 1 << 30)];
        let bytes = self.quantity(node, &units, || msg!("exercise-kind-memory"))?;
        if (LEAST_MEMORY..=MOST_MEMORY).contains(&bytes) {
            return Some(bytes);
        }
        self.error(node, msg!("exercise-limit-range", least = "32MB", most = "4GB"));
        None
    }

    /// A decimal number followed by a unit, in the smallest unit.
    fn quantity(&mut self, node: &Node, units: &[(&str, u64)], kind: impl Fn() -> Message) -> Option<u64> {
        let read = |text: &str| {
            let unit_at = text.find(|c: char| c.is_ascii_alphabetic())?;
            let (number, unit) = (text[..unit_at].trim_end(), &text[unit_at..]);
            let (_, factor) = units.iter().find(|(name, _)| *name == unit)?;
            if number.len() > 12 {
                return None;
            }
            (decimal(number)? * num_bigint::BigInt::from(*factor)).to_integer().to_u64()
        };
        let found = node.scalar().and_then(|text| read(text.trim()));
        if found.is_none() { self.not_a(node, kind()) } else { found }
    }
}
