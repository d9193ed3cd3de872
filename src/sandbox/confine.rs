//! From a fork of the keeper to the payload's first instruction: the layers, in the order in which each can
//! still be laid.
//!
//! Names every step, so that a refusal says which one failed. Not for: what each layer holds (`files`, `calls`,
//! `identity`, `namespaces`).

#![expect(unsafe_code, reason = "fork, dup2 and exec have no safe form")]

use super::company::{self, Company, MOST_OF_A_RUN};
use super::spec::Spec;
use super::{calls, files, identity, namespaces};
use rustix::fd::{AsRawFd as _, OwnedFd};
use rustix::process::{Pid, Resource, Rlimit, Signal};
use std::convert::Infallible;
use std::ffi::{CString, OsStr};
use std::io;
use std::os::unix::ffi::OsStrExt as _;

/// The descriptors of a payload, in the order of their numbers from 0.
pub(super) const DESCRIPTORS: usize = 5;

/// Every step that can fail on the way, by the name it is reported under.
pub(super) const STEPS: [&str; 17] = [
    "processes",
    "room",
    "pipe",
    "fork",
    "session",
    "signals",
    "mounts",
    "landlock",
    "user",
    "capabilities",
    "parent",
    "limits",
    "privileges",
    "folder",
    "filter",
    "descriptors",
    "start",
];

/// A step that failed.
pub(super) struct Failed {
    pub step: &'static str,
    pub cause: io::Error,
}

trait Step<T> {
    fn step(self, step: &'static str) -> Result<T, Failed>;
}

impl<T, E: Into<io::Error>> Step<T> for Result<T, E> {
    fn step(self, step: &'static str) -> Result<T, Failed> {
        self.map_err(|cause| Failed { step, cause: cause.into() })
    }
}

/// Turns this process into the payload. Returns only where something failed. `landlocked` is told the version
/// of Landlock in force, just before the program begins.
pub(super) fn become_payload(
    spec: &Spec,
    keeper: Pid,
    descriptors: &[OwnedFd; DESCRIPTORS],
    landlocked: impl FnOnce(u32),
) -> Result<Infallible, Failed> {
    rustix::process::setsid().step("session")?;
    default_signals().step("signals")?;
    let program = program(spec)?;
    // Where memory runs out, the system takes the payload first; where it has no such preference, it decides.
    let _ = std::fs::write("/proc/self/oom_score_adj", "1000");
    let mut rules = None;
    if spec.plan.base {
        if spec.plan.mounts {
            let mut needed = vec![spec.program.clone()];
            needed.extend(spec.readable.iter().chain(&spec.runnable).filter(|path| path.exists()).cloned());
            if let Some(prefix) = spec.program.parent().and_then(std::path::Path::parent) {
                needed.extend(
                    ["lib", "lib64"].map(|name| prefix.join(name)).into_iter().filter(|p| p.is_dir()),
                );
            }
            needed.push(spec.folder.clone());
            namespaces::bring_into_reach(&needed).step("mounts")?;
        }
        rules = Some(files::rules(spec).step("landlock")?);
        if let Some(user) = spec.user {
            identity::become_user(user).step("user")?;
        }
        identity::drop_capabilities().step("capabilities")?;
    }
    if spec.company == Company::Processes {
        // What a case leaves behind comes to the harness, which then knows of it.
        rustix::process::set_child_subreaper(Some(rustix::process::getpid())).step("parent")?;
    }
    // After the change of user, which clears it.
    rustix::process::set_parent_process_death_signal(Some(Signal::KILL)).step("parent")?;
    // In a process namespace of its own the parent has no number.
    if rustix::process::getppid().is_some_and(|parent| parent != keeper) {
        return Err(rustix::io::Errno::SRCH).step("parent");
    }
    limits(spec).step("limits")?;
    rustix::thread::set_no_new_privs(true).step("privileges")?;
    std::env::set_current_dir(&spec.folder).step("folder")?;
    let landlock = rules.map_or(Ok(0), files::enforce).step("landlock")?;
    landlocked(landlock);
    let aborts = spec.user.is_some() || spec.plan.processes || (spec.plan.scope && landlock >= 6);
    let filters = if spec.plan.base {
        calls::filters(aborts, spec.company == Company::Threads && !spec.stranger).map(Some)
    } else {
        Ok(None)
    }
    .step("filter")?;
    let alone = spec.plan.base && spec.stranger && spec.company != Company::Processes;
    let alone = alone.then(company::threads_alone).transpose().step("filter")?;
    lay_descriptors(descriptors).step("descriptors")?;
    for filter in alone.iter().chain(filters.iter().flatten()) {
        seccompiler::apply_filter(filter).map_err(io::Error::other).step("filter")?;
    }
    program.execute().step("start")
}

/// Everything a start needs, allocated before the layers are laid.
struct Program {
    path: CString,
    descriptor: Option<OwnedFd>,
    args: Vec<CString>,
    env: Vec<CString>,
}

fn program(spec: &Spec) -> Result<Program, Failed> {
    let text = |text: &OsStr| CString::new(text.as_bytes()).map_err(io::Error::from);
    let path = text(spec.program.as_os_str()).step("start")?;
    let descriptor = if spec.by_descriptor {
        let flags = rustix::fs::OFlags::PATH | rustix::fs::OFlags::CLOEXEC;
        Some(rustix::fs::open(&spec.program, flags, rustix::fs::Mode::empty()).step("start")?)
    } else {
        None
    };
    let args = std::iter::once(Ok(path.clone()))
        .chain(spec.args.iter().map(|arg| text(arg)))
        .collect::<Result<_, _>>()
        .step("start")?;
    let env = spec
        .env
        .iter()
        .map(|(name, value)| {
            let mut pair = name.clone();
            pair.push("=");
            pair.push(value);
            text(&pair)
        })
        .collect::<Result<_, _>>()
        .step("start")?;
    Ok(Program { path, descriptor, args, env })
}

impl Program {
    fn execute(&self) -> io::Result<Infallible> {
        let pointers = |texts: &[CString]| -> Vec<*const libc::c_char> {
            texts.iter().map(|text| text.as_ptr()).chain([std::ptr::null()]).collect()
        };
        let (args, env) = (pointers(&self.args), pointers(&self.env));
        // SAFETY: both lists end with a null pointer, and their texts live in `self`.
        unsafe {
            match &self.descriptor {
                Some(fd) => libc::syscall(
                    libc::SYS_execveat,
                    fd.as_raw_fd(),
                    c"".as_ptr(),
                    args.as_ptr(),
                    env.as_ptr(),
                    libc::AT_EMPTY_PATH,
                ),
                None => libc::c_long::from(libc::execve(self.path.as_ptr(), args.as_ptr(), env.as_ptr())),
            }
        };
        Err(io::Error::last_os_error())
    }
}

/// Undoes what this binary's own start and the keeper set.
fn default_signals() -> io::Result<()> {
    // SAFETY: the set is initialised by sigemptyset before it is used.
    unsafe {
        let mut none = std::mem::zeroed::<libc::sigset_t>();
        libc::sigemptyset(&raw mut none);
        if libc::sigprocmask(libc::SIG_SETMASK, &raw const none, std::ptr::null_mut()) != 0
            || libc::signal(libc::SIGPIPE, libc::SIG_DFL) == libc::SIG_ERR
        {
            return Err(io::Error::last_os_error());
        }
    }
    Ok(())
}

/// A file may not be larger than told, few are open at once, nothing is locked in memory, nothing dumped. What
/// one case may use is set by the harness in the case's own process, or here, where there is none.
fn limits(spec: &Spec) -> rustix::io::Result<()> {
    let fixed = [
        (Resource::Core, 0),
        (Resource::Fsize, spec.largest_file),
        (Resource::Nofile, 128),
        (Resource::Memlock, 0),
        (Resource::Msgqueue, 0),
    ];
    let data = spec.memory.map(|most| (Resource::Data, most));
    let cpu = spec.seconds.map(|most| (Resource::Cpu, most));
    // A user of the run's own has no other processes to be counted with.
    let processes = spec.user.filter(|_| spec.plan.base).map(|_| (Resource::Nproc, MOST_OF_A_RUN));
    for (resource, most) in fixed.into_iter().chain(data).chain(cpu).chain(processes) {
        let allowed = rustix::process::getrlimit(resource).maximum.unwrap_or(u64::MAX).min(most);
        rustix::process::setrlimit(resource, Rlimit { current: Some(allowed), maximum: Some(allowed) })?;
    }
    Ok(())
}

/// Puts the descriptors on the numbers from 0 and marks every other to be closed by the start.
fn lay_descriptors(descriptors: &[OwnedFd; DESCRIPTORS]) -> io::Result<()> {
    for (number, fd) in descriptors.iter().enumerate() {
        // SAFETY: the keeper holds the descriptors above these numbers; what stood here is not used again.
        if unsafe { libc::dup2(fd.as_raw_fd(), number as libc::c_int) } < 0 {
            return Err(io::Error::last_os_error());
        }
    }
    // SAFETY: marks descriptors, closes none before the start.
    let marked = unsafe {
        libc::syscall(libc::SYS_close_range, DESCRIPTORS, libc::c_uint::MAX, libc::CLOSE_RANGE_CLOEXEC)
    };
    if marked == 0 { Ok(()) } else { Err(io::Error::last_os_error()) }
}
