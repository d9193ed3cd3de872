//! What a harness says, on the channel that is its own, while it gets ready and reads the file: in time, and within
//! limits.
//!
//! Not for: a running case (`watch`).

use super::bounds::{LOOK, READING};
use super::{Outcome, Service, frames};
use crate::sandbox::Confined;
use crate::value::Value;
use std::time::Instant;

/// The next thing it says, if it says it before `until`; or the limit that reading the file went beyond. `control`
/// holds what has arrived and was not read; `memory` is what the process may hold.
pub(super) fn next_frame(
    confined: &mut Confined,
    control: &mut Vec<u8>,
    plan: &Service<'_>,
    memory: u64,
    until: Instant,
) -> Result<Option<(u8, Value)>, Outcome> {
    let mut next_look = Instant::now() + LOOK;
    loop {
        if let Some(frame) = frames::take(control) {
            return Ok(Some(frame));
        }
        let now = Instant::now();
        if now >= until || confined.control.ended() {
            return Ok(None);
        }
        if now >= next_look {
            next_look = now + LOOK;
            let usage = confined.usage();
            if usage.resident > memory {
                return Err(Outcome::Memory);
            } else if usage.cpu > plan.time + READING {
                return Err(Outcome::CpuTime);
            }
        }
        confined.wait(next_look.min(until).saturating_duration_since(now));
        confined.control.read_into(control, 1 << 16);
        // Warnings about the file: nobody else would take them out of the pipe.
        confined.stdout.discard();
        confined.stderr.discard();
    }
}
