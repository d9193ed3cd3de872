//! What a case may start beside itself: nothing, threads, processes; and how many in all.
//!
//! The kernel counts threads and processes of a user as one, so their number is limited in the case's process by
//! `RLIMIT_NPROC`, and threads without processes take a filter more. Both are laid by the payload's first
//! process, a harness of ours, before a case's first own instruction; where it cannot do that, at the start. Not for: the filter of every call (`calls`).

use seccompiler::{
    BpfProgram, SeccompAction, SeccompCmpArgLen, SeccompCmpOp, SeccompCondition, SeccompFilter,
};
use seccompiler::{SeccompRule, TargetArch, sock_filter};
use std::fs;
use std::io;
use std::os::unix::fs::MetadataExt as _;

/// What a case may start beside itself.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default)]
pub enum Company {
    /// Nothing.
    #[default]
    Alone,
    /// Threads of its own process.
    Threads,
    /// Threads and processes.
    Processes,
}

/// How many threads and processes a case that may have any has at most, itself among them.
pub const MOST_TASKS: u64 = 64;

/// The first process of a run, and its keeper in the same user namespace.
const OURS: u64 = 2;

/// The limit of a payload as a whole, where it runs as a user of its own.
pub(super) const MOST_OF_A_RUN: u64 = MOST_TASKS + OURS;

impl Company {
    /// The limit to set in a case's process; `own_user`: nobody else runs as its user.
    pub(super) fn limit(self, own_user: bool) -> u64 {
        if self == Self::Alone {
            return 0;
        }
        // What the user runs besides is counted too, and cannot be told from it.
        let others = if own_user { 0 } else { tasks_of(rustix::process::geteuid().as_raw()) };
        let hard = rustix::process::getrlimit(rustix::process::Resource::Nproc).maximum;
        hard.unwrap_or(u64::MAX).min(others + MOST_OF_A_RUN)
    }

    /// The program of a filter, as the kernel takes it, that leaves threads and refuses processes; none where
    /// none is needed.
    pub fn narrowing(self) -> io::Result<Option<Vec<u8>>> {
        if self != Self::Threads {
            return Ok(None);
        }
        Ok(Some(threads_alone()?.iter().flat_map(bytes).collect()))
    }
}

/// A filter that leaves threads and refuses processes.
pub(super) fn threads_alone() -> io::Result<BpfProgram> {
    let no_thread = SeccompCondition::new(
        0,
        SeccompCmpArgLen::Dword,
        SeccompCmpOp::MaskedEq(libc::CLONE_THREAD as u64),
        0,
    );
    let rule = no_thread.and_then(|test| SeccompRule::new(vec![test])).map_err(io::Error::other)?;
    let mut refused = vec![(libc::SYS_clone, vec![rule])];
    #[cfg(target_arch = "x86_64")]
    refused.extend([(libc::SYS_fork, Vec::new()), (libc::SYS_vfork, Vec::new())]);
    let arch = TargetArch::try_from(std::env::consts::ARCH).map_err(io::Error::other)?;
    // As the limit on processes answers.
    let refusal = SeccompAction::Errno(libc::EAGAIN as u32);
    SeccompFilter::new(refused.into_iter().collect(), SeccompAction::Allow, refusal, arch)
        .and_then(BpfProgram::try_from)
        .map_err(io::Error::other)
}

/// One instruction as it lies in memory (`struct sock_filter`).
fn bytes(instruction: &sock_filter) -> [u8; 8] {
    let mut bytes = [0; 8];
    bytes[..2].copy_from_slice(&instruction.code.to_ne_bytes());
    bytes[2..4].copy_from_slice(&[instruction.jt, instruction.jf]);
    bytes[4..].copy_from_slice(&instruction.k.to_ne_bytes());
    bytes
}

/// How many threads and processes this user has now, of those that can be seen.
fn tasks_of(user: u32) -> u64 {
    let processes = fs::read_dir("/proc").into_iter().flatten().flatten().filter(|entry| {
        let name = entry.file_name();
        name.as_encoded_bytes().iter().all(u8::is_ascii_digit)
            && entry.metadata().is_ok_and(|status| status.uid() == user)
    });
    processes
        .map(|entry| fs::read_dir(entry.path().join("task")).map_or(0, |tasks| tasks.count() as u64))
        .sum()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_is_alone_may_start_nothing_and_the_others_are_bounded() {
        assert_eq!(Company::Alone.limit(true), 0);
        assert_eq!(Company::Alone.limit(false), 0);
        let most = Company::Processes.limit(true);
        assert!((1..=MOST_OF_A_RUN).contains(&most), "{most}");
    }

    #[test]
    fn only_threads_without_processes_need_another_filter() {
        assert_eq!(Company::Alone.narrowing().unwrap(), None);
        assert_eq!(Company::Processes.narrowing().unwrap(), None);
        let program = Company::Threads.narrowing().unwrap().unwrap();
        assert!(program.len().is_multiple_of(8) && !program.is_empty());
    }
}
