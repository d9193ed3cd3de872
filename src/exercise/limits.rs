//! Reading what one case may use and start: `limits: {time: 1s, memory: 256MB, disk: 64MB}`, `allow: [threads]`.
//!
//! Units are written out; a megabyte is 2^20 bytes, as the operating system counts memory. Not for: enforcing
//! anything (`sandbox`).

use super::model::Limits;
use super::walk::{Walk, decimal};
use crate::language::Company;
use crate::message::Message;
use crate::msg;
use crate::yaml::Node;
use num_traits::ToPrimitive;
use std::ops::RangeInclusive;
use std::time::Duration;

/// The least CPU time: an interpreter needs some to call a function at all.
const LEAST_TIME: Duration = Duration::from_millis(50);
/// The most CPU time of one case.
const MOST_TIME: Duration = Duration::from_secs(60);
/// The least time of a whole submission.
const LEAST_TOTAL: Duration = Duration::from_secs(1);
/// The most time of a whole submission.
const MOST_TOTAL: Duration = Duration::from_secs(2 * 60 * 60);
/// The least memory: an interpreter alone takes half of it.
const LEAST_MEMORY: u64 = 32 << 20;
/// The most memory.
const MOST_MEMORY: u64 = 4 << 30;
/// The least room in a case's folder: the submission itself stands in it.
const LEAST_DISK: u64 = 1 << 20;
/// The most; it may be memory that holds it.
const MOST_DISK: u64 = 512 << 20;

impl Walk {
    /// The limits of one case.
    pub(super) fn limits(&mut self, node: &Node) -> Option<Limits> {
        let fields = self.fields(node, Some(&["time", "memory", "disk", "total"]))?;
        let time = fields.get("time").map(|node| self.time(node));
        let memory = fields.get("memory").map(|node| {
            self.bytes(node, LEAST_MEMORY..=MOST_MEMORY, ("32MB", "4GB"), || msg!("exercise-kind-memory"))
        });
        let disk = fields.get("disk").map(|node| {
            self.bytes(node, LEAST_DISK..=MOST_DISK, ("1MB", "512MB"), || msg!("exercise-kind-disk"))
        });
        let total = fields.get("total").map(|node| self.total_time(node));
        let default = Limits::default();
        Some(Limits {
            time: time.unwrap_or(Some(default.time))?,
            memory: memory.unwrap_or(Some(default.memory))?,
            disk: disk.unwrap_or(Some(default.disk))?,
            total: total.map_or(Some(None), |total| total.map(Some))?,
        })
    }

    /// What one case may start beside itself: the words of a list, of which the widest counts.
    pub(super) fn company(&mut self, node: &Node) -> Option<Company> {
        let words = [("threads", Company::Threads), ("processes", Company::Processes)];
        let allowed: Vec<_> = self.list(node)?.iter().map(|item| self.word(item, &words)).collect();
        allowed.into_iter().try_fold(Company::Alone, |widest, word| Some(widest.max(word?)))
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

    fn total_time(&mut self, node: &Node) -> Option<Duration> {
        let units = [("ms", 1), ("s", 1000), ("min", 60_000)];
        let milliseconds = self.quantity(node, &units, || msg!("exercise-kind-total"))?;
        let time = Duration::from_millis(milliseconds);
        if (LEAST_TOTAL..=MOST_TOTAL).contains(&time) {
            return Some(time);
        }
        self.error(node, msg!("exercise-limit-range", least = "1s", most = "120min"));
        None
    }

    /// An amount of bytes in these bounds, which are written so.
    fn bytes(
        &mut self,
        node: &Node,
        bounds: RangeInclusive<u64>,
        (least, most): (&str, &str),
        kind: impl Fn() -> Message,
    ) -> Option<u64> {
        let units = [("MB", 1 << 20), ("MiB", 1 << 20), ("GB", 1 << 30), ("GiB", 1 << 30)];
        let bytes = self.quantity(node, &units, kind)?;
        if bounds.contains(&bytes) {
            return Some(bytes);
        }
        self.error(node, msg!("exercise-limit-range", least = least, most = most));
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
