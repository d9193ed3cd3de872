//! What the processes below a payload use: processor time and memory, read from `/proc` while they run.
//!
//! Not for: limits (whoever watches decides), nor for the exact figures after a process has ended (`wait4`).

use rustix::process::{Pid, Signal};
use std::collections::HashMap;
use std::fs;
use std::time::Duration;

/// What a set of processes uses at one moment.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Usage {
    /// User and system time together, of the living processes and the children they have waited for.
    pub cpu: Duration,
    /// Resident memory in bytes.
    pub resident: u64,
    /// How many processes there are.
    pub processes: usize,
    /// How many threads they have together.
    pub threads: u64,
    /// Whether any of them is running or ready to run, rather than waiting for something.
    pub busy: bool,
}

/// Every process below `root`, children before grandchildren; `root` itself is not among them.
pub(super) fn below(root: Pid) -> Vec<Pid> {
    let mut found = children(root);
    let mut next = 0;
    while next < found.len() {
        found.extend(children(found[next]));
        next += 1;
    }
    found
}

fn children(of: Pid) -> Vec<Pid> {
    let pid = of.as_raw_nonzero();
    let Ok(threads) = fs::read_dir(format!("/proc/{pid}/task")) else { return Vec::new() };
    let mut found = Vec::new();
    for thread in threads.flatten() {
        let list = fs::read_to_string(thread.path().join("children")).unwrap_or_default();
        found.extend(
            list.split_ascii_whitespace().filter_map(|word| word.parse().ok().and_then(Pid::from_raw)),
        );
    }
    found
}

/// From now on this process adopts what keepers that were killed leave behind.
pub(super) fn adopt_orphans() -> rustix::io::Result<()> {
    rustix::process::set_child_subreaper(Some(rustix::process::getpid()))
}

/// What killed keepers left to this process: those of its children that have a payload's two filters more than
/// it has itself. A filter cannot be taken off, and nothing else that it starts has so many.
pub(super) fn orphans() -> Vec<Pid> {
    let me = rustix::process::getpid();
    let own = filters(me);
    let mut found = children(me);
    found.retain(|&pid| filters(pid) >= own + 2);
    let mut next = 0;
    while next < found.len() {
        found.extend(children(found[next]));
        next += 1;
    }
    found
}

/// How many filters of system calls a process has.
fn filters(of: Pid) -> u32 {
    let status = fs::read_to_string(format!("/proc/{}/status", of.as_raw_nonzero())).unwrap_or_default();
    let count = status.lines().find_map(|line| line.strip_prefix("Seccomp_filters:"));
    count.and_then(|count| count.trim().parse().ok()).unwrap_or(0)
}

/// What these processes use now; a process that has ended uses nothing.
pub(super) fn usage(of: &[Pid]) -> Usage {
    of.iter().filter_map(|&pid| Process::read(pid)).fold(Usage::default(), |sum, process| sum.with(&process))
}

/// One process at one moment.
#[derive(Debug)]
struct Process {
    pid: Pid,
    /// When it began, in ticks: numbers of processes come again.
    began: u64,
    /// User and system time, its own and that of children it has waited for, in ticks.
    ticks: [u64; 2],
    pages: u64,
    threads: u64,
    busy: bool,
}

impl Process {
    fn read(pid: Pid) -> Option<Self> {
        let stat = fs::read_to_string(format!("/proc/{}/stat", pid.as_raw_nonzero())).ok()?;
        // The second field is a name in parentheses that may hold anything.
        let (_, fields) = stat.rsplit_once(')')?;
        let fields: Vec<&str> = fields.split_ascii_whitespace().collect();
        let number = |index: usize| fields.get(index).and_then(|text| text.parse::<u64>().ok()).unwrap_or(0);
        // utime, stime, cutime, cstime; threads; the beginning; then rss in pages. Numbered from the state, which is
        // field 3 of proc(5).
        Some(Self {
            pid,
            began: number(19),
            ticks: [number(11) + number(12), number(13) + number(14)],
            pages: number(21),
            threads: number(17),
            busy: matches!(fields.first(), Some(&"R" | &"D")),
        })
    }
}

impl Usage {
    fn with(self, process: &Process) -> Self {
        Self {
            cpu: self.cpu + time_of(process.ticks.iter().sum()),
            resident: self.resident + process.pages * page_size(),
            processes: self.processes + 1,
            threads: self.threads + process.threads,
            busy: self.busy || process.busy,
        }
    }
}

/// What every process of a run had used itself when it was last seen. The time of one whose parent ignores the end
/// of its children is forgotten by the system when it ends.
#[derive(Debug, Default)]
pub(super) struct Ledger(HashMap<(i32, u64), u64>);

impl Ledger {
    /// As [`usage`]; the time is that of all that were ever seen, where that is more.
    pub(super) fn usage(&mut self, of: &[Pid]) -> Usage {
        let mut sum = Usage::default();
        for process in of.iter().filter_map(|&pid| Process::read(pid)) {
            self.0.insert((process.pid.as_raw_pid(), process.began), process.ticks[0]);
            sum = sum.with(&process);
        }
        Usage { cpu: sum.cpu.max(time_of(self.0.values().sum())), ..sum }
    }
}

fn time_of(ticks: u64) -> Duration {
    Duration::from_millis(ticks * 1000 / ticks_per_second())
}

/// Bytes of data that a process has: what a limit on data counts. Nothing where it has ended.
pub(super) fn data(of: Pid) -> u64 {
    let status = fs::read_to_string(format!("/proc/{}/status", of.as_raw_nonzero())).unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix("VmData:"));
    line.and_then(|line| line.trim().strip_suffix(" kB")?.parse::<u64>().ok()).unwrap_or(0) * 1024
}

/// Resident memory in bytes, what several of these processes share counted once between them. Where the system
/// does not say how much that is, it is counted for each.
pub(super) fn shared_out(of: &[Pid]) -> u64 {
    let proportional = |pid: &Pid| {
        let text = fs::read_to_string(format!("/proc/{}/smaps_rollup", pid.as_raw_nonzero())).ok()?;
        let line = text.lines().find_map(|line| line.strip_prefix("Pss:"))?;
        line.trim().strip_suffix(" kB")?.parse::<u64>().ok().map(|size| size * 1024)
    };
    of.iter().map(|pid| proportional(pid).unwrap_or_else(|| usage(&[*pid]).resident)).sum()
}

fn ticks_per_second() -> u64 {
    rustix::param::clock_ticks_per_second().max(1)
}

fn page_size() -> u64 {
    rustix::param::page_size() as u64
}

/// Kills the processes that `living` lists, again and again until it lists none; whether that succeeded.
pub(super) fn kill_all(living: impl Fn() -> Vec<Pid>) -> bool {
    for _ in 0..200 {
        let living: Vec<Pid> = living().into_iter().filter(|&pid| !is_zombie(pid)).collect();
        if living.is_empty() {
            return true;
        }
        for pid in living {
            // A process that has just ended is no failure.
            let _ = rustix::process::kill_process(pid, Signal::KILL);
        }
        std::thread::sleep(Duration::from_millis(1));
    }
    false
}

fn is_zombie(pid: Pid) -> bool {
    fs::read_to_string(format!("/proc/{}/stat", pid.as_raw_nonzero()))
        .ok()
        .and_then(|stat| stat.rsplit_once(')').map(|(_, rest)| rest.trim_start().starts_with(['Z', 'X'])))
        .unwrap_or(true)
}
