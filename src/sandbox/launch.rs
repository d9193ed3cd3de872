//! Starting a payload and ending it: the one launch path of interpreters, compilers, checkers and bots.
//!
//! First layer of confinement: a session of its own without a terminal, an environment made from nothing, no
//! new privileges, resource limits, every descriptor closed but those named, death with its parent, and a sweep
//! to the last process at the end. Not for: talking with the payload (`language`).

#![expect(unsafe_code, reason = "what a child does between fork and exec has no safe form")]

use super::scratch::Scratch;
use super::stream::Stream;
use super::watch::{self, Usage};
use rustix::fd::{AsRawFd, OwnedFd};
use rustix::pipe::PipeFlags;
use rustix::process::{Pid, Resource, Rlimit, Signal};
use std::ffi::OsString;
use std::io;
use std::os::unix::process::CommandExt as _;
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::time::Duration;

/// What to start.
#[derive(Debug)]
pub struct Launch<'a> {
    /// The program, by its absolute path.
    pub program: PathBuf,
    /// Its arguments; the numbers of the answer and the control descriptor are appended.
    pub args: Vec<OsString>,
    /// Its environment beyond the fixed part (`PATH`, `LANG`, `HOME`, `TMPDIR`).
    pub env: Vec<(OsString, OsString)>,
    /// The folder it starts in and may write to.
    pub scratch: &'a Scratch,
    /// The largest file it may write, in bytes.
    pub largest_file: u64,
}

/// Why a payload did not start.
#[derive(Debug, thiserror::Error)]
#[error("{what}: {cause}")]
pub struct LaunchFault {
    /// What was tried.
    pub what: &'static str,
    /// What the system said.
    pub cause: io::Error,
}

impl LaunchFault {
    fn at(what: &'static str) -> impl FnOnce(rustix::io::Errno) -> Self {
        move |errno| Self { what, cause: errno.into() }
    }
}

/// A running payload. Dropping it kills every process of it.
#[derive(Debug)]
pub struct Confined {
    child: Child,
    pid: Pid,
    /// Requests go in here; none once it was closed.
    pub requests: Option<OwnedFd>,
    /// What it prints.
    pub stdout: Stream,
    /// What it prints on the error channel.
    pub stderr: Stream,
    /// Where the student's code, and anything it starts, may write an answer. Nothing on it is trusted.
    pub answers: Stream,
    /// Where the harness alone reports; closed to the student's code before it begins.
    pub control: Stream,
}

impl Launch<'_> {
    /// Starts the payload.
    pub fn start(self) -> Result<Confined, LaunchFault> {
        let pipe = || rustix::pipe::pipe_with(PipeFlags::CLOEXEC).map_err(LaunchFault::at("pipe"));
        let (request_end, requests) = pipe()?;
        let (stdout, stdout_end) = pipe()?;
        let (stderr, stderr_end) = pipe()?;
        let (answers, answer_end) = pipe()?;
        let (control, control_end) = pipe()?;
        let inherited = [answer_end.as_raw_fd(), control_end.as_raw_fd()];
        let largest_file = self.largest_file;
        #[expect(clippy::disallowed_methods, reason = "the one place where processes start")]
        let mut command = Command::new(&self.program);
        command
            .args(&self.args)
            .args(inherited.map(|fd| fd.to_string()))
            .current_dir(self.scratch.path())
            .env_clear()
            .env("PATH", "/usr/local/bin:/usr/bin:/bin")
            .env("LANG", "C.UTF-8")
            .env("HOME", self.scratch.path())
            .env("TMPDIR", self.scratch.path())
            .envs(self.env)
            .stdin(Stdio::from(request_end))
            .stdout(Stdio::from(stdout_end))
            .stderr(Stdio::from(stderr_end));
        let parent = rustix::process::getpid();
        let prepare = move || {
            rustix::process::setsid()?;
            // Dies with the thread that started it; a parent gone already is noticed here.
            rustix::process::set_parent_process_death_signal(Some(Signal::KILL))?;
            if rustix::process::getppid() != Some(parent) {
                return Err(io::Error::from(rustix::io::Errno::SRCH));
            }
            rustix::thread::set_no_new_privs(true)?;
            for (resource, most) in [
                (Resource::Core, 0),
                (Resource::Fsize, largest_file),
                (Resource::Nofile, 128),
                (Resource::Memlock, 0),
                (Resource::Msgqueue, 0),
            ] {
                rustix::process::setrlimit(resource, Rlimit { current: Some(most), maximum: Some(most) })?;
            }
            for fd in inherited {
                // SAFETY: the parent keeps both descriptors open until after the start.
                let fd = unsafe { rustix::fd::BorrowedFd::borrow_raw(fd) };
                rustix::io::fcntl_setfd(fd, rustix::io::FdFlags::empty())?;
            }
            Ok(())
        };
        // SAFETY: between fork and exec the closure makes system calls only; it neither allocates nor locks.
        unsafe { command.pre_exec(prepare) };
        let child = command.spawn().map_err(|cause| LaunchFault { what: "start", cause })?;
        drop((answer_end, control_end));
        let stream = |fd| Stream::new(fd).map_err(LaunchFault::at("pipe"));
        let (stdout, stderr) = (stream(stdout)?, stream(stderr)?);
        let (answers, control) = (stream(answers)?, stream(control)?);
        let pid = Pid::from_child(&child);
        Ok(Confined { child, pid, requests: Some(requests), stdout, stderr, answers, control })
    }
}

impl Confined {
    /// What the processes below the payload's first one use now.
    pub fn usage_below(&self) -> Usage {
        watch::usage(&watch::below(self.pid))
    }

    /// What the payload's first process uses now.
    pub fn usage(&self) -> Usage {
        watch::usage(&[self.pid])
    }

    /// Kills every process below the payload's first one. Whether none is left.
    pub fn kill_below(&mut self) -> bool {
        watch::kill_below(self.pid)
    }

    /// Waits until something has arrived on one of the four streams, or the time is over.
    pub fn wait(&self, most: Duration) {
        use rustix::event::{PollFd, PollFlags, Timespec, poll};
        let streams = [&self.control, &self.answers, &self.stdout, &self.stderr];
        let mut waited: Vec<PollFd<'_>> = streams
            .into_iter()
            .filter(|stream| !stream.ended())
            .map(|stream| PollFd::new(stream.fd(), PollFlags::IN))
            .collect();
        let most = Timespec { tv_sec: most.as_secs() as i64, tv_nsec: i64::from(most.subsec_nanos()) };
        // An interruption counts as an arrival: the caller looks and waits again.
        let _ = poll(&mut waited, Some(&most));
    }

    /// Kills every process of the payload and waits for the first one. Whether none is left.
    pub fn end(&mut self) -> bool {
        self.requests = None;
        // The first process is stopped from making more before the others are swept.
        let _ = rustix::process::kill_process(self.pid, Signal::STOP);
        let swept = watch::kill_below(self.pid);
        let _ = rustix::process::kill_process_group(self.pid, Signal::KILL);
        let _ = self.child.kill();
        let _ = self.child.wait();
        swept
    }
}

impl Drop for Confined {
    fn drop(&mut self) {
        self.end();
    }
}
