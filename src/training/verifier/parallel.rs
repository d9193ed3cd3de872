//! The same work for each of many numbers, on all cores.
//!
//! Not for: what the work is. The results come in the order of the numbers, whoever did what.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::{panic, thread};

/// The result of `work` for each number below `count`.
pub(super) fn on_all_cores<T: Send>(count: usize, work: impl Fn(usize) -> T + Sync) -> Vec<T> {
    let next = AtomicUsize::new(0);
    let run = || {
        let mut done = Vec::new();
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= count {
                return done;
            }
            done.push((number, work(number)));
        }
    };
    let workers = thread::available_parallelism().map_or(1, usize::from).min(count);
    let mut done = thread::scope(|scope| {
        // A thread that the system refuses is one worker less: the rest do its work.
        let others: Vec<_> =
            (1..workers).filter_map(|_| thread::Builder::new().spawn_scoped(scope, run).ok()).collect();
        let mut done = run();
        for other in others {
            match other.join() {
                Ok(more) => done.extend(more),
                Err(cause) => panic::resume_unwind(cause),
            }
        }
        done
    });
    done.sort_by_key(|&(number, _)| number);
    done.into_iter().map(|(_, result)| result).collect()
}
