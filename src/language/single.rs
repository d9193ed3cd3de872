//! A process of its own for a case: watched until it has answered or ended, then ended, and its end read.
//!
//! For languages that cannot fork. Limits are kept from here by watching. Not for: starting it, nor for what its
//! answer means (each language's own session).

use super::bounds::{IDLE, LARGEST_ANSWER, MOST_PRINTED};
use super::seen::{KEPT_PRINTED, Seen};
use super::watch::Watch;
use super::{Ending, Outcome, Service};
use crate::sandbox::{Company, Confined, Scratch, Usage};
use std::time::Duration;

/// How often a process is looked at that has closed all its channels.
const CLOSED: Duration = Duration::from_millis(1);

/// What a process had used before it ran anything of the student's.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct Base {
    /// CPU time.
    pub(super) cpu: Duration,
    /// Memory, in bytes.
    pub(super) resident: u64,
}

/// A process that serves a case.
pub(super) struct Case<'c> {
    pub(super) plan: &'c Service<'c>,
    pub(super) confined: &'c mut Confined,
    pub(super) scratch: &'c Scratch,
    pub(super) base: Base,
    /// How much of its standard output is an answer, to be kept whole; none where nothing is.
    pub(super) answers: Option<usize>,
}

/// What became of it.
pub(super) struct Served {
    pub(super) seen: Seen,
    /// What the grader ended it for.
    pub(super) forced: Option<Outcome>,
    pub(super) ending: Ending,
    /// What it used beyond its base.
    pub(super) cpu: Duration,
    pub(super) peak: u64,
}

impl Case<'_> {
    /// Watches the process until `is_over` says so of what it wrote, or it has ended, or gone beyond its bounds;
    /// then ends it.
    pub(super) fn serve(mut self, is_over: impl Fn(&Seen) -> bool) -> Served {
        let mut seen = Seen::default();
        let (forced, most) = self.watch(&mut seen, is_over);
        self.end(seen, forced, most)
    }

    /// Ends the process, of which `most` was seen to be used, and reads its end.
    pub(super) fn end(mut self, mut seen: Seen, forced: Option<Outcome>, most: Usage) -> Served {
        let end = self.confined.ending();
        // Whatever it wrote is in the pipes now; nobody is left to write more.
        self.confined.answers.read_into(&mut seen.answers, LARGEST_ANSWER + 1);
        self.capture(&mut seen);
        let ending = match (end.code, end.signal) {
            (Some(code), _) => Ending::Exit(code),
            (None, Some(signal)) => Ending::Signal(signal),
            (None, None) => Ending::Lost,
        };
        let cpu = end.cpu.saturating_sub(self.base.cpu).max(most.cpu);
        let peak = end.peak.saturating_sub(self.base.resident).max(most.resident);
        let forced = forced.or_else(|| match ending {
            _ if cpu >= self.plan.time => Some(Outcome::CpuTime),
            Ending::Signal(libc::SIGXCPU) => Some(Outcome::CpuTime),
            _ if seen.answers.len() > LARGEST_ANSWER => Some(Outcome::AnswerTooLarge),
            _ if self.prints_too_much(&seen) => Some(Outcome::Printed),
            _ => None,
        });
        Served { seen, forced, ending, cpu, peak }
    }

    /// Watches the process, and leaves it where it is over. What it was ended for, and the most it was seen to use
    /// beyond its base.
    pub(super) fn watch(
        &mut self,
        seen: &mut Seen,
        is_over: impl Fn(&Seen) -> bool,
    ) -> (Option<Outcome>, Usage) {
        let mut watch = Watch::begin(self.plan, self.plan.time, IDLE);
        loop {
            let closed = self.is_closed();
            if self.is_over(seen, &is_over) || (closed && self.usage().processes == 0) {
                return (None, watch.most);
            }
            let rest = watch.rest();
            self.confined.wait(if closed { rest.min(CLOSED) } else { rest });
            self.confined.answers.read_into(&mut seen.answers, LARGEST_ANSWER + 1);
            self.confined.control.discard();
            self.capture(seen);
            let mut breach = watch.breach_of(seen, self.prints_too_much(seen));
            if breach.is_none() && watch.is_due() {
                let usage = self.usage();
                if usage.processes == 0 {
                    return (None, watch.most);
                }
                breach = watch.look(usage, self.scratch);
            }
            if breach.is_some() && !self.is_over(seen, &is_over) {
                return (breach, watch.most);
            }
        }
    }

    /// Whether nothing more is waited for: all of the request has been read, and what was written says so.
    pub(super) fn is_over(&self, seen: &Seen, is_over: impl Fn(&Seen) -> bool) -> bool {
        self.confined.requests.pending().is_none() && is_over(seen)
    }

    fn prints_too_much(&self, seen: &Seen) -> bool {
        seen.printed.total() > MOST_PRINTED || seen.output.total() > self.answers.unwrap_or(MOST_PRINTED)
    }

    fn is_closed(&self) -> bool {
        let Confined { stdout, stderr, answers, control, .. } = &*self.confined;
        [stdout, stderr, answers, control].into_iter().all(crate::sandbox::Stream::ended)
    }

    /// What it uses now beyond its base.
    fn usage(&mut self) -> Usage {
        let usage = self.confined.usage_of_all(self.plan.company == Company::Processes);
        Usage {
            cpu: usage.cpu.saturating_sub(self.base.cpu),
            resident: usage.resident.saturating_sub(self.base.resident),
            ..usage
        }
    }

    fn capture(&mut self, seen: &mut Seen) {
        let Confined { stdout, stderr, .. } = &mut *self.confined;
        match self.answers {
            Some(most) => stdout.capture(&mut seen.output, most, most),
            None => stdout.capture(&mut seen.printed, KEPT_PRINTED, MOST_PRINTED),
        }
        stderr.capture(&mut seen.printed, KEPT_PRINTED, MOST_PRINTED);
    }
}
