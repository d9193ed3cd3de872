//! The watch over a running case: what it may not go beyond, and when it is looked at. The same for every language.
//!
//! Not for: reading what it writes, nor ending it (each language's own session, and `single`).

use super::bounds::{LARGEST_ANSWER, LOOK};
use super::seen::Seen;
use super::{Outcome, Service};
use crate::sandbox::{MOST_TASKS, Scratch, Usage};
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};

/// What is kept in mind of a case while it runs.
pub(super) struct Watch<'w> {
    plan: &'w Service<'w>,
    /// CPU time it may use.
    time: Duration,
    /// How long it may neither compute nor end.
    idle: Duration,
    begun: Instant,
    next_look: Instant,
    last_cpu: Duration,
    last_work: Instant,
    /// The most CPU time and memory that it was seen to use.
    pub(super) most: Usage,
}

impl<'w> Watch<'w> {
    pub(super) fn begin(plan: &'w Service<'w>, time: Duration, idle: Duration) -> Self {
        let begun = Instant::now();
        let (next_look, last_work) = (begun + LOOK, begun);
        Self {
            plan,
            time,
            idle,
            begun,
            next_look,
            last_cpu: Duration::ZERO,
            last_work,
            most: Usage::default(),
        }
    }

    /// How long until it is to be looked at.
    pub(super) fn rest(&self) -> Duration {
        self.next_look.saturating_duration_since(Instant::now())
    }

    /// Whether it is to be looked at now.
    pub(super) fn is_due(&self) -> bool {
        self.rest().is_zero()
    }

    /// What goes beyond of all that arrives; `floods` says that too much was printed.
    pub(super) fn breach_of(&self, seen: &Seen, floods: bool) -> Option<Outcome> {
        if self.plan.interrupted.load(Ordering::Relaxed) {
            Some(Outcome::WallTime)
        } else if seen.answers.len() > LARGEST_ANSWER {
            Some(Outcome::AnswerTooLarge)
        } else {
            floods.then_some(Outcome::Printed)
        }
    }

    /// Looks at what it uses: what of that goes beyond.
    pub(super) fn look(&mut self, usage: Usage, scratch: &Scratch) -> Option<Outcome> {
        self.put_off();
        self.most.cpu = self.most.cpu.max(usage.cpu);
        self.most.resident = self.most.resident.max(usage.resident);
        if usage.cpu > self.last_cpu || usage.busy {
            (self.last_cpu, self.last_work) = (usage.cpu, Instant::now());
        }
        // First what was done, then how long it took: filling a folder takes time too.
        if scratch.is_overfull() {
            Some(Outcome::Stored)
        } else if usage.threads > MOST_TASKS {
            Some(Outcome::Tasks)
        } else if usage.cpu > self.time {
            Some(Outcome::CpuTime)
        } else if usage.resident > self.plan.memory + (self.plan.memory >> 2) {
            Some(Outcome::Memory)
        } else {
            (self.last_work.elapsed() > self.idle || self.is_late(Duration::ZERO))
                .then_some(Outcome::WallTime)
        }
    }

    /// Whether it has taken longer, by the clock, than any case may, and this much more.
    pub(super) fn is_late(&self, more: Duration) -> bool {
        self.begun.elapsed() > self.time * 20 + self.idle + more
    }

    /// Puts the next look off.
    pub(super) fn put_off(&mut self) {
        self.next_look = Instant::now() + LOOK;
    }
}
