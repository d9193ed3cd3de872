//! Many programs tried at a time, one a core, in an order that does not show in what comes of it.
//!
//! Each worker has a flag by which a trial is stopped early; a wish of the person's to stop raises them all. Not for:
//! what is tried.

use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::mpsc::{self, RecvTimeoutError};
use std::thread;
use std::time::Duration;

/// How often the person's wish to stop is looked at.
const LOOK: Duration = Duration::from_millis(50);

/// Does `work` for each number below `count`, with the flag that stops it; tells `done` how many are done. What came
/// of each, in their order; nothing where the person interrupted before.
pub(crate) fn each<T: Send>(
    count: usize,
    interrupted: &AtomicBool,
    work: &(dyn Fn(usize, &AtomicBool) -> T + Sync),
    done: &mut dyn FnMut(usize),
) -> Vec<Option<T>> {
    let cores = thread::available_parallelism().map_or(1, usize::from);
    let stops: Vec<AtomicBool> = (0..cores.min(count)).map(|_| AtomicBool::new(false)).collect();
    let next = AtomicUsize::new(0);
    let mut found: Vec<Option<T>> = (0..count).map(|_| None).collect();
    let (finished, results) = mpsc::channel();
    thread::scope(|scope| {
        for stop in &stops {
            let (finished, next) = (finished.clone(), &next);
            scope.spawn(move || {
                loop {
                    let index = next.fetch_add(1, Ordering::Relaxed);
                    stop.store(false, Ordering::SeqCst);
                    if index >= count || interrupted.load(Ordering::SeqCst) {
                        return;
                    }
                    if finished.send((index, work(index, stop))).is_err() {
                        return;
                    }
                }
            });
        }
        drop(finished);
        let mut finished = 0;
        loop {
            match results.recv_timeout(LOOK) {
                Ok((index, result)) => {
                    found[index] = Some(result);
                    finished += 1;
                    done(finished);
                }
                Err(RecvTimeoutError::Timeout) => {}
                Err(RecvTimeoutError::Disconnected) => return,
            }
            if interrupted.load(Ordering::SeqCst) {
                for stop in &stops {
                    stop.store(true, Ordering::SeqCst);
                }
            }
        }
    });
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn results_come_in_the_order_of_their_numbers() {
        let mut told = Vec::new();
        let found = each(20, &AtomicBool::new(false), &|index, _| index * index, &mut |done| told.push(done));
        assert_eq!(found, (0..20).map(|index| Some(index * index)).collect::<Vec<_>>());
        assert_eq!(told, (1..=20).collect::<Vec<_>>());
        assert_eq!(each(0, &AtomicBool::new(false), &|index, _| index, &mut |_| {}), []);
    }

    #[test]
    fn an_interruption_stops_what_runs_and_starts_nothing_more() {
        let interrupted = AtomicBool::new(false);
        let work = |_: usize, stop: &AtomicBool| {
            interrupted.store(true, Ordering::SeqCst);
            while !stop.load(Ordering::SeqCst) {
                thread::sleep(Duration::from_millis(1));
            }
        };
        let found = each(1000, &interrupted, &work, &mut |_| {});
        assert!(found.iter().flatten().count() < 1000);
    }
}
