//! The filter of system calls: what a payload may ask of the kernel, by number and by argument.
//!
//! An allow-list that runs CPython, Node, Java and compilers. What is not on it answers EPERM, so that student
//! code sees a plain error; a few calls that libraries try first and can do without answer ENOSYS; a foreign
//! calling convention kills. Not for: files (`files`) and amounts (`limits`).
//!
//! What the arguments are looked at for:
//! - signals, limits, priorities: only towards the caller itself, pid 0. A process's own number cannot be known
//!   to a filter that its children inherit, so `kill(getpid(), …)` is refused too, `abort()` excepted;
//! - memory: no anonymous shared memory, which no limit counts;
//! - files: Landlock before its third version does not see truncation, and none sees changes of mode, owner,
//!   times and attributes, so these calls are refused altogether;
//! - sockets: a connected pair of local streams, as event loops use, and nothing else.

use seccompiler::{
    BpfProgram, SeccompAction, SeccompCmpArgLen as Len, SeccompCmpOp as Op, SeccompCondition, SeccompFilter,
    SeccompRule, TargetArch,
};
use std::collections::BTreeMap;
use std::io;

/// The two filters, in the order to install them. The first decides over the calls that answer ENOSYS; the
/// second lets those pass and decides over everything else. `aborts`: a process may send SIGABRT, as `abort()`
/// does to itself; only where another layer keeps all signals from the grader, and its harness ignores this one.
/// `narrows`: a process may lay a further filter on itself.
pub(super) fn filters(aborts: bool, narrows: bool) -> io::Result<[BpfProgram; 2]> {
    let arch = TargetArch::try_from(std::env::consts::ARCH).map_err(io::Error::other)?;
    let absent = ABSENT.iter().map(|&call| (call, Vec::new())).collect();
    let absent =
        SeccompFilter::new(absent, SeccompAction::Allow, SeccompAction::Errno(libc::ENOSYS as u32), arch)
            .and_then(BpfProgram::try_from)
            .map_err(io::Error::other)?;
    let mut allowed: BTreeMap<i64, Vec<SeccompRule>> =
        ALLOWED.iter().chain(LEGACY).chain(ABSENT).map(|&call| (call, Vec::new())).collect();
    for (call, alternatives) in by_argument(aborts, narrows) {
        let rules = alternatives
            .into_iter()
            .map(|tests| {
                let conditions = tests
                    .into_iter()
                    .map(|(argument, len, op, value)| SeccompCondition::new(argument, len, op, value))
                    .collect::<Result<_, _>>()?;
                SeccompRule::new(conditions)
            })
            .collect::<Result<Vec<_>, _>>()
            .map_err(io::Error::other)?;
        allowed.insert(call, rules);
    }
    let listed =
        SeccompFilter::new(allowed, SeccompAction::Errno(libc::EPERM as u32), SeccompAction::Allow, arch)
            .and_then(BpfProgram::try_from)
            .map_err(io::Error::other)?;
    Ok([absent, listed])
}

type Test = (u8, Len, Op, u64);

/// Calls allowed where one of the alternatives holds; all tests of an alternative must.
fn by_argument(aborts: bool, narrows: bool) -> Vec<(i64, Vec<Vec<Test>>)> {
    let equal = |argument: u8, value: u64| (argument, Len::Dword, Op::Eq, value);
    let masked = |argument: u8, mask: i32, value: i32| {
        (argument, Len::Dword, Op::MaskedEq(u64::from(mask as u32)), u64::from(value as u32))
    };
    let one_of = |argument: u8, values: &[u64]| values.iter().map(|&v| vec![equal(argument, v)]).collect();
    // A file opened for reading only cannot be emptied by opening it.
    let opened = |flags: u8| {
        vec![
            vec![masked(flags, libc::O_TRUNC, 0)],
            vec![masked(flags, libc::O_ACCMODE, libc::O_WRONLY)],
            vec![masked(flags, libc::O_ACCMODE, libc::O_RDWR)],
        ]
    };
    let namespaces = libc::CLONE_NEWNS
        | libc::CLONE_NEWCGROUP
        | libc::CLONE_NEWUTS
        | libc::CLONE_NEWIPC
        | libc::CLONE_NEWUSER
        | libc::CLONE_NEWPID
        | libc::CLONE_NEWNET;
    let mut calls = vec![
        (libc::SYS_openat, opened(2)),
        (libc::SYS_kill, one_of(0, &[0])),
        (libc::SYS_prlimit64, one_of(0, &[0])),
        (libc::SYS_sched_setaffinity, one_of(0, &[0])),
        (libc::SYS_sched_getaffinity, one_of(0, &[0])),
        // Oneself, or one's own group; never "everything of this user".
        (libc::SYS_setpriority, vec![vec![equal(0, 0), equal(1, 0)], vec![equal(0, 1), equal(1, 0)]]),
        (libc::SYS_clone, vec![vec![masked(0, namespaces, 0)]]),
        (
            libc::SYS_mmap,
            vec![vec![masked(3, libc::MAP_ANONYMOUS, 0)], vec![masked(3, libc::MAP_TYPE, libc::MAP_PRIVATE)]],
        ),
        // A datagram socket, even of a pair, could be sent anywhere.
        (
            libc::SYS_socketpair,
            vec![vec![
                equal(0, libc::AF_UNIX as u64),
                masked(1, !(libc::SOCK_CLOEXEC | libc::SOCK_NONBLOCK), libc::SOCK_STREAM),
            ]],
        ),
        (libc::SYS_sendto, vec![vec![(4, Len::Qword, Op::Eq, 0)]]),
        (libc::SYS_fcntl, one_of(1, &FCNTL)),
        (libc::SYS_ioctl, one_of(1, &IOCTL)),
        (libc::SYS_prctl, one_of(0, if narrows { &PRCTL } else { &PRCTL[1..] })),
        (libc::SYS_personality, one_of(0, &[0xffff_ffff])),
    ];
    if aborts {
        calls.push((libc::SYS_tgkill, one_of(2, &[libc::SIGABRT as u64])));
    }
    #[cfg(target_arch = "x86_64")]
    calls.push((libc::SYS_open, opened(1)));
    calls.sort_by_key(|(call, _)| *call);
    calls
}

/// Duplicates, flags, record locks, pipe sizes read; never an owner for signals.
const FCNTL: [u64; 12] = [
    libc::F_DUPFD as u64,
    libc::F_DUPFD_CLOEXEC as u64,
    libc::F_GETFD as u64,
    libc::F_SETFD as u64,
    libc::F_GETFL as u64,
    libc::F_SETFL as u64,
    libc::F_GETLK as u64,
    libc::F_SETLK as u64,
    libc::F_SETLKW as u64,
    libc::F_OFD_GETLK as u64,
    libc::F_OFD_SETLK as u64,
    1032, // F_GETPIPE_SZ
];

/// Is it a terminal, how wide, how much waits, and a descriptor's own flags.
const IOCTL: [u64; 7] = [0x5401, 0x802c_542a, 0x5413, 0x541b, 0x5421, 0x5450, 0x5451];

/// A further filter first; names of threads and mappings; questions about oneself.
const PRCTL: [u64; 8] = [
    libc::PR_SET_SECCOMP as u64,
    libc::PR_SET_NAME as u64,
    libc::PR_GET_NAME as u64,
    0x5356_4d41, // PR_SET_VMA
    libc::PR_GET_DUMPABLE as u64,
    libc::PR_CAPBSET_READ as u64,
    libc::PR_GET_NO_NEW_PRIVS as u64,
    libc::PR_SET_TIMERSLACK as u64,
];

/// Calls that libraries try first and do without when the kernel does not know them.
const ABSENT: &[i64] = &[
    libc::SYS_clone3,
    libc::SYS_openat2,
    libc::SYS_faccessat2,
    libc::SYS_epoll_pwait2,
    449, // futex_waitv
    451, // cachestat
    452, // fchmodat2
    453, // map_shadow_stack
    454, // futex_wake
    455, // futex_wait
    456, // futex_requeue
    462, // mseal
];

const ALLOWED: &[i64] = &[
    // Descriptors that are already open.
    libc::SYS_read,
    libc::SYS_write,
    libc::SYS_readv,
    libc::SYS_writev,
    libc::SYS_pread64,
    libc::SYS_pwrite64,
    libc::SYS_preadv,
    libc::SYS_pwritev,
    libc::SYS_preadv2,
    libc::SYS_pwritev2,
    libc::SYS_lseek,
    libc::SYS_close,
    libc::SYS_close_range,
    libc::SYS_dup,
    libc::SYS_dup3,
    libc::SYS_pipe2,
    libc::SYS_flock,
    libc::SYS_fsync,
    libc::SYS_fdatasync,
    libc::SYS_ftruncate,
    libc::SYS_fallocate,
    libc::SYS_fadvise64,
    libc::SYS_readahead,
    libc::SYS_sendfile,
    libc::SYS_copy_file_range,
    libc::SYS_sendmsg,
    libc::SYS_recvmsg,
    libc::SYS_recvfrom,
    libc::SYS_shutdown,
    libc::SYS_getsockopt,
    libc::SYS_setsockopt,
    libc::SYS_getsockname,
    libc::SYS_getpeername,
    // Files by name; Landlock says which.
    libc::SYS_fstat,
    libc::SYS_newfstatat,
    libc::SYS_statx,
    libc::SYS_statfs,
    libc::SYS_fstatfs,
    libc::SYS_faccessat,
    libc::SYS_readlinkat,
    libc::SYS_getdents64,
    libc::SYS_getcwd,
    libc::SYS_chdir,
    libc::SYS_fchdir,
    libc::SYS_mkdirat,
    libc::SYS_unlinkat,
    libc::SYS_renameat2,
    libc::SYS_linkat,
    libc::SYS_umask,
    // Memory.
    libc::SYS_brk,
    libc::SYS_munmap,
    libc::SYS_mremap,
    libc::SYS_mprotect,
    libc::SYS_madvise,
    libc::SYS_mincore,
    libc::SYS_msync,
    libc::SYS_pkey_alloc,
    libc::SYS_pkey_free,
    libc::SYS_pkey_mprotect,
    // Processes and threads of one's own; their number is limited elsewhere.
    libc::SYS_execve,
    libc::SYS_execveat,
    libc::SYS_exit,
    libc::SYS_exit_group,
    libc::SYS_wait4,
    libc::SYS_waitid,
    libc::SYS_setsid,
    libc::SYS_setpgid,
    libc::SYS_getpgid,
    libc::SYS_getsid,
    libc::SYS_getpid,
    libc::SYS_getppid,
    libc::SYS_gettid,
    libc::SYS_getuid,
    libc::SYS_geteuid,
    libc::SYS_getgid,
    libc::SYS_getegid,
    libc::SYS_getresuid,
    libc::SYS_getresgid,
    libc::SYS_getgroups,
    libc::SYS_getrusage,
    libc::SYS_getpriority,
    libc::SYS_times,
    libc::SYS_capget,
    libc::SYS_set_tid_address,
    libc::SYS_set_robust_list,
    libc::SYS_rseq,
    libc::SYS_futex,
    libc::SYS_membarrier,
    libc::SYS_sched_yield,
    libc::SYS_sched_getparam,
    libc::SYS_sched_getscheduler,
    libc::SYS_sched_get_priority_max,
    libc::SYS_sched_get_priority_min,
    libc::SYS_getcpu,
    // Signals to oneself, their handlers, and waiting.
    libc::SYS_rt_sigaction,
    libc::SYS_rt_sigprocmask,
    libc::SYS_rt_sigreturn,
    libc::SYS_rt_sigpending,
    libc::SYS_rt_sigtimedwait,
    libc::SYS_rt_sigsuspend,
    libc::SYS_sigaltstack,
    libc::SYS_signalfd4,
    libc::SYS_restart_syscall,
    libc::SYS_ppoll,
    libc::SYS_pselect6,
    libc::SYS_epoll_create1,
    libc::SYS_epoll_ctl,
    libc::SYS_epoll_pwait,
    libc::SYS_eventfd2,
    // Time, chance, and what machine this is.
    libc::SYS_nanosleep,
    libc::SYS_clock_nanosleep,
    libc::SYS_clock_gettime,
    libc::SYS_clock_getres,
    libc::SYS_gettimeofday,
    libc::SYS_getitimer,
    libc::SYS_setitimer,
    libc::SYS_timer_create,
    libc::SYS_timer_settime,
    libc::SYS_timer_gettime,
    libc::SYS_timer_getoverrun,
    libc::SYS_timer_delete,
    libc::SYS_timerfd_create,
    libc::SYS_timerfd_settime,
    libc::SYS_timerfd_gettime,
    libc::SYS_getrandom,
    libc::SYS_uname,
    libc::SYS_sysinfo,
];

/// The older names that x86-64 kept.
#[cfg(target_arch = "x86_64")]
const LEGACY: &[i64] = &[
    libc::SYS_arch_prctl,
    libc::SYS_fork,
    libc::SYS_vfork,
    libc::SYS_stat,
    libc::SYS_lstat,
    libc::SYS_access,
    libc::SYS_readlink,
    libc::SYS_getdents,
    libc::SYS_creat,
    libc::SYS_mkdir,
    libc::SYS_rmdir,
    libc::SYS_unlink,
    libc::SYS_rename,
    libc::SYS_renameat,
    libc::SYS_link,
    libc::SYS_dup2,
    libc::SYS_pipe,
    libc::SYS_poll,
    libc::SYS_select,
    libc::SYS_epoll_create,
    libc::SYS_epoll_wait,
    libc::SYS_eventfd,
    libc::SYS_signalfd,
    libc::SYS_pause,
    libc::SYS_alarm,
    libc::SYS_time,
    libc::SYS_getpgrp,
    libc::SYS_getrlimit,
    libc::SYS_setrlimit,
];

/// Where the older names never existed.
#[cfg(not(target_arch = "x86_64"))]
const LEGACY: &[i64] = &[libc::SYS_renameat];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_call_that_reaches_out_is_listed() {
        let listed: Vec<i64> = ALLOWED.iter().chain(LEGACY).copied().collect();
        for call in [
            libc::SYS_socket,
            libc::SYS_connect,
            libc::SYS_bind,
            libc::SYS_ptrace,
            libc::SYS_process_vm_writev,
            libc::SYS_tgkill,
            libc::SYS_tkill,
            libc::SYS_rt_sigqueueinfo,
            libc::SYS_rt_tgsigqueueinfo,
            libc::SYS_pidfd_send_signal,
            libc::SYS_unshare,
            libc::SYS_mount,
            libc::SYS_bpf,
            libc::SYS_keyctl,
            libc::SYS_io_uring_setup,
            libc::SYS_memfd_create,
            libc::SYS_fchmod,
            libc::SYS_fchown,
            libc::SYS_utimensat,
            libc::SYS_setxattr,
            libc::SYS_truncate,
            libc::SYS_mknodat,
            libc::SYS_symlinkat,
        ] {
            assert!(!listed.contains(&call), "{call}");
            assert!(by_argument(false, true).iter().all(|(known, _)| *known != call), "{call}");
        }
    }

    #[test]
    fn no_call_is_both_free_and_looked_at() {
        let free: Vec<i64> = ALLOWED.iter().chain(LEGACY).chain(ABSENT).copied().collect();
        for (call, alternatives) in by_argument(true, true) {
            assert!(!free.contains(&call), "{call}");
            assert!(!alternatives.is_empty() && alternatives.iter().all(|tests| !tests.is_empty()), "{call}");
        }
        assert!(filters(true, true).is_ok());
    }
}
