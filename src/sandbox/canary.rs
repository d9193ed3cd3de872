//! The canary: this binary as a payload that tries, one after another, what no payload may do.
//!
//! Each act leaves no trace where it succeeds, so that a broken confinement is found out without harm. Not for:
//! what follows from the findings (`proof`).

#![expect(unsafe_code, reason = "the acts are raw system calls, as an attacker would make them")]

use super::isolation::Need;
use std::ffi::CString;
use std::fmt::Write as _;
use std::os::unix::ffi::OsStrExt as _;

/// The hidden first argument that makes this binary a canary.
pub(super) const CANARY: &str = "__canary";

/// The largest file a canary may write.
pub(super) const LARGEST_FILE: u64 = 4096;
/// What its folder may hold, in bytes.
pub(super) const ROOM: u64 = 1 << 16;

/// What a canary is told on its command line, after [`CANARY`].
struct Told {
    /// A file beside the scratch folder.
    secret: CString,
    /// The grader's process.
    grader: libc::pid_t,
    answers: i32,
    control: i32,
    /// Whether the scratch folder is said to hold no more than told.
    bounded: bool,
}

/// Tries everything and writes a line for every act that was not refused, then `done`.
pub(super) fn canary() -> bool {
    let args: Vec<_> = std::env::args_os().skip(2).collect();
    let [secret, grader, answers, control, bounded] = &args[..] else { return false };
    let number = |text: &std::ffi::OsStr| text.to_str().and_then(|text| text.parse().ok());
    let (Ok(secret), Some(grader), Some(answers), Some(control)) =
        (CString::new(secret.as_bytes()), number(grader), number(answers), number(control))
    else {
        return false;
    };
    let told = Told { secret, grader, answers, control, bounded: bounded == "1" };
    let mut findings = String::new();
    for (need, act, succeeded) in told.acts() {
        if succeeded {
            let _ = writeln!(findings, "{need:?} {act}");
        }
    }
    findings.push_str("done\n");
    // SAFETY: writes a live buffer.
    unsafe { libc::write(told.control, findings.as_ptr().cast(), findings.len()) as usize == findings.len() }
}

impl Told {
    /// Every act in turn, and whether it succeeded. The order matters: limits come last.
    fn acts(&self) -> Vec<(Need, &'static str, bool)> {
        let mut acts = self.outliving();
        acts.extend(self.files());
        acts.extend(self.grader());
        acts.extend(Self::sockets());
        acts.extend(Self::privileges());
        acts.extend(Self::amounts());
        if self.bounded {
            acts.extend(Self::room());
        }
        acts.extend(Self::processes());
        acts
    }

    /// Leaves a daemon behind; the grader sees whether it goes on holding the channel of answers.
    fn outliving(&self) -> Vec<(Need, &'static str, bool)> {
        // SAFETY: the children make system calls only, and never return.
        unsafe {
            let child = libc::fork();
            if child == 0 {
                libc::setsid();
                if libc::fork() == 0 {
                    for fd in [0, 1, 2, self.control] {
                        libc::close(fd);
                    }
                    // Long enough to be found, short enough to harm nobody.
                    libc::alarm(20);
                    while libc::fcntl(self.answers, libc::F_GETFD) >= 0 {
                        libc::pause();
                    }
                }
                libc::_exit(0);
            }
            libc::waitpid(child, std::ptr::null_mut(), 0);
            // Without a child there is nothing to prove the sweep with.
            vec![(Need::Ending, "fork", child < 0)]
        }
    }

    fn files(&self) -> Vec<(Need, &'static str, bool)> {
        let open = |path: &std::ffi::CStr, flags: i32| {
            // SAFETY: a live path; a descriptor that was given is closed again.
            let fd = unsafe { libc::open(path.as_ptr(), flags | libc::O_CLOEXEC, 0o600) };
            fd >= 0 && unsafe { libc::close(fd) == 0 }
        };
        let beside = CString::new([self.secret.as_bytes(), b".new"].concat()).unwrap_or_default();
        let path = self.secret.as_ptr();
        // SAFETY: live paths; the file is the grader's own canary.
        let (truncated, moded, linked, renamed) = unsafe {
            (
                libc::truncate(path, 0) == 0,
                libc::chmod(path, 0o777) == 0,
                libc::link(path, c"linked".as_ptr()) == 0 || libc::symlink(path, c"linked".as_ptr()) == 0,
                libc::rename(path, c"moved".as_ptr()) == 0,
            )
        };
        vec![
            (Need::Files, "read", open(&self.secret, libc::O_RDONLY)),
            (Need::Files, "write", open(&self.secret, libc::O_WRONLY)),
            (Need::Files, "empty", open(&self.secret, libc::O_RDONLY | libc::O_TRUNC) || truncated),
            (Need::Files, "create", open(&beside, libc::O_WRONLY | libc::O_CREAT | libc::O_EXCL)),
            (Need::Files, "mode", moded),
            (Need::Files, "link", linked),
            (Need::Files, "rename", renamed),
            (Need::Files, "list", open(c"/", libc::O_RDONLY | libc::O_DIRECTORY)),
            (Need::Files, "passwd", open(c"/etc/passwd", libc::O_RDONLY)),
            (Need::Files, "terminal", open(c"/dev/tty", libc::O_RDWR)),
            (
                Need::Amount,
                "shared memory file",
                open(c"/dev/shm/jugeote-canary", libc::O_RDWR | libc::O_CREAT),
            ),
            // Without this one nothing else here means anything.
            (Need::Files, "scratch", !open(c"own", libc::O_WRONLY | libc::O_CREAT)),
        ]
    }

    fn grader(&self) -> Vec<(Need, &'static str, bool)> {
        // SAFETY: signal 0 only asks; values set are those that were there; memory is ours.
        unsafe {
            let grader = self.grader;
            let parent = libc::getppid();
            let asked = |pid| pid > 0 && libc::kill(pid, 0) == 0;
            let mut limit = std::mem::zeroed::<libc::rlimit>();
            let limited = libc::prlimit(grader, libc::RLIMIT_CPU, std::ptr::null(), &raw mut limit) == 0
                && libc::prlimit(grader, libc::RLIMIT_CPU, &raw const limit, std::ptr::null_mut()) == 0;
            let mut cores = std::mem::zeroed::<libc::cpu_set_t>();
            let pinned = libc::sched_getaffinity(grader, size_of_val(&cores), &raw mut cores) == 0
                && libc::sched_setaffinity(grader, size_of_val(&cores), &raw const cores) == 0;
            let nice = libc::getpriority(libc::PRIO_PROCESS, grader as libc::id_t);
            let slowed = libc::setpriority(libc::PRIO_PROCESS, grader as libc::id_t, nice) == 0;
            let pidfd = libc::syscall(libc::SYS_pidfd_open, grader, 0);
            let by_fd = pidfd >= 0 && libc::syscall(libc::SYS_pidfd_send_signal, pidfd, 0, 0, 0) == 0;
            let mut byte = 0_u8;
            let local = libc::iovec { iov_base: (&raw mut byte).cast(), iov_len: 1 };
            let remote = libc::iovec { iov_base: (&raw mut byte).cast(), iov_len: 1 };
            let copied = libc::process_vm_readv(grader, &raw const local, 1, &raw const remote, 1, 0) >= 0;
            // PTRACE_SEIZE stops nobody.
            let traced = [grader, parent]
                .into_iter()
                .any(|pid| pid > 0 && libc::ptrace(0x4206, pid, 0_usize, 0_usize) == 0);
            let opened = ["mem", "environ", "maps", "cmdline"].into_iter().any(|name| {
                CString::new(format!("/proc/{grader}/{name}")).is_ok_and(|path| {
                    let fd = libc::open(path.as_ptr(), libc::O_RDONLY | libc::O_CLOEXEC);
                    fd >= 0 && libc::close(fd) == 0
                })
            });
            vec![
                (Need::Signals, "kill", asked(grader) || asked(parent)),
                (Need::Signals, "kill everything", libc::kill(-1, 0) == 0),
                (Need::Signals, "tgkill", libc::syscall(libc::SYS_tgkill, grader, grader, 0) == 0),
                (Need::Signals, "tkill", libc::syscall(libc::SYS_tkill, grader, 0) == 0),
                (Need::Signals, "pidfd", by_fd),
                (Need::Signals, "owner", libc::fcntl(self.answers, libc::F_SETOWN, grader) == 0),
                (Need::Signals, "limit", limited),
                (Need::Signals, "affinity", pinned),
                (Need::Signals, "priority", slowed),
                (Need::Memory, "process_vm", copied),
                (Need::Memory, "ptrace", traced),
                (Need::Memory, "proc", opened),
            ]
        }
    }

    fn sockets() -> Vec<(Need, &'static str, bool)> {
        let socket = |family, kind, protocol| {
            // SAFETY: numbers only; a socket that was given is closed again.
            unsafe {
                let fd = libc::socket(family, kind | libc::SOCK_CLOEXEC, protocol);
                fd >= 0 && libc::close(fd) == 0
            }
        };
        let mut pair = [0; 2];
        // SAFETY: two descriptors are written to the array.
        let datagrams =
            unsafe { libc::socketpair(libc::AF_UNIX, libc::SOCK_DGRAM, 0, pair.as_mut_ptr()) == 0 };
        vec![
            (Need::Network, "tcp", socket(libc::AF_INET, libc::SOCK_STREAM, 0)),
            (Need::Network, "tcp6", socket(libc::AF_INET6, libc::SOCK_STREAM, 0)),
            (Need::Network, "mptcp", socket(libc::AF_INET, libc::SOCK_STREAM, 262)),
            (Need::Network, "udp", socket(libc::AF_INET, libc::SOCK_DGRAM, 0)),
            (Need::Network, "unix", socket(libc::AF_UNIX, libc::SOCK_STREAM, 0)),
            (Need::Network, "netlink", socket(libc::AF_NETLINK, libc::SOCK_RAW, 0)),
            (Need::Network, "vsock", socket(libc::AF_VSOCK, libc::SOCK_STREAM, 0)),
            (Need::Network, "datagram pair", datagrams),
        ]
    }

    fn privileges() -> Vec<(Need, &'static str, bool)> {
        // SAFETY: calls that fail where the confinement holds; where it does not, they change this process only.
        unsafe {
            let call = |number, a: usize, b: usize| libc::syscall(number, a, b, 0, 0, 0) >= 0;
            let status = std::fs::read_to_string("/proc/self/status").is_ok();
            let capable = (0..64).any(|capability| {
                // The set of what could ever be gained; without it and with no new privileges nothing is.
                libc::prctl(libc::PR_CAPBSET_READ, capability, 0, 0, 0) == 1 && libc::geteuid() == 0
            });
            let mut version = [0x2008_0522_u32, 0];
            let mut sets = [0_u32; 6];
            let held = libc::syscall(libc::SYS_capget, version.as_mut_ptr(), sets.as_mut_ptr()) != 0
                || sets.iter().any(|&set| set != 0);
            vec![
                (Need::Memory, "own proc", status),
                (Need::Privileges, "root", libc::geteuid() == 0 || libc::getuid() == 0),
                (Need::Privileges, "capabilities", held || capable),
                (Need::Privileges, "new privileges", libc::prctl(libc::PR_GET_NO_NEW_PRIVS, 0, 0, 0, 0) != 1),
                (Need::Privileges, "setuid", call(libc::SYS_setuid, 0, 0)),
                (Need::Privileges, "namespace", call(libc::SYS_unshare, libc::CLONE_NEWUSER as usize, 0)),
                (Need::Privileges, "io_uring", call(libc::SYS_io_uring_setup, 1, 0)),
                (Need::Privileges, "keyctl", call(libc::SYS_keyctl, 0, usize::MAX - 2)),
                (Need::Privileges, "bpf", call(libc::SYS_bpf, 0, 0)),
                (Need::Privileges, "userfaultfd", call(libc::SYS_userfaultfd, 1, 0)),
            ]
        }
    }

    fn amounts() -> Vec<(Need, &'static str, bool)> {
        const ALLOWED: usize = 64 << 20;
        let map = |flags| {
            // SAFETY: a fresh mapping that is never touched.
            let at = unsafe {
                libc::mmap(
                    std::ptr::null_mut(),
                    2 * ALLOWED,
                    libc::PROT_READ | libc::PROT_WRITE,
                    flags | libc::MAP_ANONYMOUS,
                    -1,
                    0,
                )
            };
            at != libc::MAP_FAILED
        };
        let limit = libc::rlimit { rlim_cur: ALLOWED as libc::rlim_t, rlim_max: ALLOWED as libc::rlim_t };
        // SAFETY: numbers, a live limit, a static name; a file of the scratch folder is written.
        unsafe {
            let set = libc::setrlimit(libc::RLIMIT_DATA, &raw const limit) == 0;
            let memfd = libc::syscall(libc::SYS_memfd_create, c"canary".as_ptr(), 0) >= 0;
            libc::signal(libc::SIGXFSZ, libc::SIG_IGN);
            let fd = libc::open(c"own".as_ptr(), libc::O_WRONLY | libc::O_CLOEXEC);
            let bytes = [0_u8; 2 * LARGEST_FILE as usize];
            let written = libc::write(fd, bytes.as_ptr().cast(), bytes.len());
            vec![
                (Need::Amount, "heap", !set || map(libc::MAP_PRIVATE)),
                (Need::Amount, "shared", map(libc::MAP_SHARED)),
                (Need::Amount, "memfd", memfd),
                (Need::Disk, "file size", written < 0 || written as u64 > LARGEST_FILE),
            ]
        }
    }

    /// Fills the scratch folder: with bytes, then with empty files.
    fn room() -> Vec<(Need, &'static str, bool)> {
        const FILES: u64 = 8 * ROOM / LARGEST_FILE;
        const EMPTY: u64 = 5000;
        let create = |name: String, content: &[u8]| {
            let Ok(name) = CString::new(name) else { return false };
            // SAFETY: a live name and live bytes; a descriptor that was given is closed again.
            unsafe {
                let fd = libc::open(name.as_ptr(), libc::O_WRONLY | libc::O_CREAT | libc::O_CLOEXEC, 0o600);
                let whole = libc::write(fd, content.as_ptr().cast(), content.len()) == content.len() as isize;
                fd >= 0 && libc::close(fd) == 0 && whole
            }
        };
        let bytes = [7_u8; LARGEST_FILE as usize];
        let filled = (0..FILES).all(|number| create(format!("full{number}"), &bytes));
        let crowded = (0..EMPTY).all(|number| create(format!("empty{number}"), b""));
        vec![(Need::Disk, "bytes", filled), (Need::Disk, "entries", crowded)]
    }

    fn processes() -> Vec<(Need, &'static str, bool)> {
        let none = libc::rlimit { rlim_cur: 0, rlim_max: 0 };
        // SAFETY: a live limit; a child that could be made ends at once.
        unsafe {
            let set = libc::setrlimit(libc::RLIMIT_NPROC, &raw const none) == 0;
            let child = libc::fork();
            if child == 0 {
                libc::_exit(0);
            }
            let thread = std::thread::Builder::new().stack_size(1 << 16).spawn(|| {}).is_ok();
            vec![(Need::Processes, "process", !set || child > 0), (Need::Processes, "thread", thread)]
        }
    }
}
