//! The keeper: this same binary, started anew with one thread, between the grader and one payload.
//!
//! It lays the layers (rules allocate, so they cannot be made in a fork of a threaded process), adopts whatever
//! the payload leaves behind, and outlives a grader that is killed: at the end of its socket it kills every
//! process of the run and removes the scratch folder. Not for: reading anything a payload writes.

#![expect(unsafe_code, reason = "fork, wait4 and signalfd have no safe form")]

use super::confine::{self, DESCRIPTORS};
use super::spec::{Said, Spec};
use super::{descriptors, identity, namespaces, scratch, watch};
use rustix::event::{PollFd, PollFlags};
use rustix::fd::{AsFd as _, FromRawFd as _, OwnedFd};
use rustix::process::{Pid, Resource, Rlimit};
use std::io::{self, Read as _, Write as _};
use std::os::unix::net::UnixStream;
use std::time::{Duration, Instant};

/// The hidden first argument that makes this binary a keeper.
pub(super) const KEEP: &str = "__keep";

/// What the grader sends to end a run whose scratch folder it still needs.
pub(super) const END: u8 = b'e';

/// What the grader sends, with [`Limits`] after it, to take away from the payload what it needed to get ready.
pub(super) const BIND: u8 = b'b';

/// How long a sweep may take before the keeper says that something is left.
pub(super) const SWEEP: Duration = Duration::from_secs(5);

/// Serves one run over the socket on descriptor 0. Whether it ended as it should.
pub(super) fn keep() -> bool {
    // SAFETY: the grader put the socket there; nothing else in this process uses descriptor 0.
    let socket = UnixStream::from(unsafe { OwnedFd::from_raw_fd(0) });
    run(socket).is_ok()
}

fn run(mut socket: UnixStream) -> io::Result<()> {
    // A session of its own: the terminal's interrupt is the grader's to handle.
    let _ = rustix::process::setsid();
    rustix::process::set_child_subreaper(Some(rustix::process::getpid()))?;
    let ended = ChildrenEnded::watch()?;
    let received = receive(&socket)?;
    let spec = Spec::unpack(&mut socket)?;
    if serve(&spec, socket, received, &ended).unwrap_or(false) {
        return Ok(());
    }
    // The grader is gone.
    if spec.plan.room {
        namespaces::give_up_room(&spec.folder);
    }
    scratch::remove(&spec.outer);
    Ok(())
}

/// Starts the payload and sees it out. Whether the grader was there to the end.
fn serve(
    spec: &Spec,
    mut socket: UnixStream,
    received: Vec<OwnedFd>,
    ended: &ChildrenEnded,
) -> io::Result<bool> {
    // The last descriptor is the locked folder around the scratch: held as long as this process lives.
    let Ok([requests, stdout, stderr, answers, control, _lock]) =
        <[OwnedFd; DESCRIPTORS + 1]>::try_from(received)
    else {
        return Err(io::ErrorKind::InvalidData.into());
    };
    let descriptors = [requests, stdout, stderr, answers, control];
    let prepared = prepare(spec, &mut socket)?;
    let payload = match prepared.and_then(|()| start(spec, descriptors)) {
        Ok((payload, landlock)) => {
            socket.write_all(&Said::Started { pid: payload.as_raw_pid(), landlock }.pack())?;
            payload
        }
        Err((step, errno)) => {
            socket.write_all(&Said::Refused { step, errno }.pack())?;
            return Ok(true);
        }
    };
    let mut tally = Tally { payload, status: 0, cpu_micros: 0, peak: 0, childless: false };
    let orderly = loop {
        let mut waited = [PollFd::new(&socket, PollFlags::IN), PollFd::new(&ended.0, PollFlags::IN)];
        match rustix::event::poll(&mut waited, None) {
            Ok(_) | Err(rustix::io::Errno::INTR) => {}
            Err(errno) => return Err(errno.into()),
        }
        let (told, child) = (!waited[0].revents().is_empty(), !waited[1].revents().is_empty());
        if child {
            ended.consume();
            // The payload's own end takes everything it left with it.
            if tally.reap() {
                let _ = tally.sweep();
            }
        }
        if told {
            let mut message = [0];
            match socket.read(&mut message) {
                Ok(1) if message[0] == BIND => {
                    let limits = Limits::receive(&mut socket)?;
                    socket.write_all(&limits.lay(spec, payload).to_le_bytes())?;
                }
                read => break matches!(read, Ok(1)) && message[0] == END,
            }
        }
    };
    let swept = tally.sweep();
    if orderly {
        let Tally { status, cpu_micros, peak, .. } = tally;
        socket.write_all(&Said::Ended { status, cpu_micros, peak, swept }.pack())?;
    }
    Ok(orderly)
}

/// Limits that a payload gets while it runs.
#[derive(Debug, Clone, Copy)]
pub(super) struct Limits {
    /// Threads and processes of its user.
    pub(super) tasks: u64,
    /// Bytes of data.
    pub(super) data: u64,
    /// Seconds of processor time.
    pub(super) seconds: u64,
}

impl Limits {
    pub(super) fn packed(self) -> Vec<u8> {
        [self.tasks, self.data, self.seconds].iter().flat_map(|number| number.to_le_bytes()).collect()
    }

    fn receive(socket: &mut UnixStream) -> io::Result<Self> {
        let mut next = || {
            let mut number = [0; 8];
            socket.read_exact(&mut number).map(|()| u64::from_le_bytes(number))
        };
        Ok(Self { tasks: next()?, data: next()?, seconds: next()? })
    }

    /// Lays them; the system's error number, 0 for none. Limits of a process of another user take a capability that
    /// root has not everywhere, so a child of the payload's own user does it.
    fn lay(self, spec: &Spec, payload: Pid) -> i32 {
        // In a process namespace of its own the payload is the second, after the one that heads it.
        let seen = if spec.plan.processes { Pid::from_raw(2) } else { Some(payload) };
        // SAFETY: this process has one thread, so the child may do whatever it could.
        let forked = unsafe { libc::fork() };
        if forked == 0 {
            let done = || -> io::Result<()> {
                if let (true, Some(user)) = (spec.plan.base, spec.user) {
                    identity::become_user(user)?;
                }
                for (resource, most) in [
                    (Resource::Nproc, self.tasks),
                    (Resource::Data, self.data),
                    (Resource::Cpu, self.seconds),
                ] {
                    let most = Some(most);
                    rustix::process::prlimit(seen, resource, Rlimit { current: most, maximum: most })?;
                }
                Ok(())
            };
            let errno = done().err().map_or(0, |cause| cause.raw_os_error().unwrap_or(libc::EIO));
            // SAFETY: ends the child without running anything of its parent's.
            unsafe { libc::_exit(errno) }
        }
        let Some(child) = Pid::from_raw(forked).filter(|_| forked > 0) else {
            return io::Error::last_os_error().raw_os_error().unwrap_or(libc::EIO);
        };
        match rustix::process::waitpid(Some(child), rustix::process::WaitOptions::empty()) {
            Ok(Some((_, status))) => status.exit_status().unwrap_or(libc::EIO),
            _ => libc::EIO,
        }
    }
}

/// A step that failed, and the system's error number.
type Refused = (String, i32);

fn refused(step: &str, cause: &io::Error) -> Refused {
    (step.to_owned(), cause.raw_os_error().unwrap_or(0))
}

/// Makes the namespaces that the payload will be in. Where the scratch folder has a file system of its own the
/// grader is handed its root, and waited for until it has laid its files there.
fn prepare(spec: &Spec, socket: &mut UnixStream) -> io::Result<Result<(), Refused>> {
    if spec.plan.processes
        && let Err(cause) = namespaces::own_processes()
    {
        return hand_over(socket, spec, Err(refused("processes", &cause)));
    }
    let room = spec.plan.room.then(|| namespaces::own_room(&spec.folder, spec.room, spec.user)).transpose();
    hand_over(socket, spec, room.map_err(|cause| refused("room", &cause)))
}

fn hand_over(
    socket: &mut UnixStream,
    spec: &Spec,
    room: Result<Option<OwnedFd>, Refused>,
) -> io::Result<Result<(), Refused>> {
    if spec.plan.room {
        let folder = room.as_ref().ok().and_then(Option::as_ref).map(|fd| fd.as_fd());
        descriptors::send(socket, folder.as_slice())?;
        if folder.is_some() {
            socket.read_exact(&mut [0])?;
        }
    }
    Ok(room.map(drop))
}

/// The descriptors that come with the first byte, out of the way of the numbers the payload will have.
fn receive(socket: &UnixStream) -> io::Result<Vec<OwnedFd>> {
    let above = |fd| Ok(rustix::io::fcntl_dupfd_cloexec(fd, 2 * DESCRIPTORS as i32)?);
    descriptors::receive(socket)?.iter().map(above).collect()
}

/// Starts the payload: its number and the version of Landlock in force, or the step that failed.
fn start(spec: &Spec, descriptors: [OwnedFd; DESCRIPTORS]) -> Result<(Pid, u32), Refused> {
    let (outcome, report) = rustix::pipe::pipe_with(rustix::pipe::PipeFlags::CLOEXEC)
        .and_then(|(read, write)| Ok((read, rustix::io::fcntl_dupfd_cloexec(write, 2 * DESCRIPTORS as i32)?)))
        .map_err(|errno| refused("pipe", &errno.into()))?;
    if spec.plan.processes && spec.stranger {
        head_the_namespace().map_err(|cause| refused("fork", &cause))?;
    }
    let keeper = rustix::process::getpid();
    // SAFETY: this process has one thread, so the child may do whatever it could.
    let forked = unsafe { libc::fork() };
    if forked == 0 {
        let report = std::fs::File::from(report);
        let tell = |tag: u8, number: [u8; 4], step: &str| {
            let message = [&[tag][..], &number, step.as_bytes()].concat();
            // A keeper that no longer reads has been killed; this process dies with it.
            let _ = (&report).write_all(&message);
        };
        let Err(fault) = confine::become_payload(spec, keeper, &descriptors, |version| {
            tell(LANDLOCKED, version.to_le_bytes(), "");
        });
        tell(FAILED, fault.cause.raw_os_error().unwrap_or(0).to_le_bytes(), fault.step);
        // SAFETY: ends the child without running anything of its parent's.
        unsafe { libc::_exit(127) }
    }
    let Some(pid) = Pid::from_raw(forked).filter(|_| forked > 0) else {
        return Err(refused("fork", &io::Error::last_os_error()));
    };
    drop((report, descriptors));
    let mut said = Vec::new();
    let _ = std::fs::File::from(outcome).read_to_end(&mut said);
    // A version and nothing after it: the start of the program closed the pipe.
    match said[..] {
        [LANDLOCKED, a, b, c, d] => Ok((pid, u32::from_le_bytes([a, b, c, d]))),
        [FAILED, a, b, c, d, ref step @ ..] | [LANDLOCKED, _, _, _, _, FAILED, a, b, c, d, ref step @ ..] => {
            Err((String::from_utf8_lossy(step).into_owned(), i32::from_le_bytes([a, b, c, d])))
        }
        _ => Err(("start".to_owned(), 0)),
    }
}

/// The first process of a process namespace is deaf to its own signals: a program that aborts there would end as if
/// by another. Where no harness of ours comes first, a child does that takes what is left and waits to be killed.
fn head_the_namespace() -> io::Result<()> {
    // SAFETY: this process has one thread; the child calls nothing but the system, and never returns.
    unsafe {
        match libc::fork() {
            0 => {
                libc::prctl(libc::PR_SET_PDEATHSIG, libc::SIGKILL);
                libc::signal(libc::SIGCHLD, libc::SIG_IGN);
                libc::syscall(libc::SYS_close_range, 0, libc::c_uint::MAX, 0);
                loop {
                    libc::pause();
                }
            }
            forked if forked > 0 => Ok(()),
            _ => Err(io::Error::last_os_error()),
        }
    }
}

/// Tags of what the starting child tells its keeper.
const LANDLOCKED: u8 = b'l';
const FAILED: u8 = b'f';

/// What is known of the run's processes.
struct Tally {
    payload: Pid,
    status: i32,
    cpu_micros: u64,
    /// The most memory that one of them held, in bytes.
    peak: u64,
    /// Whether no child is left. Orphans come to the keeper, so nothing of the run is left then.
    childless: bool,
}

impl Tally {
    /// Takes the children that have ended. Whether the payload's first process is among them.
    fn reap(&mut self) -> bool {
        let mut first_ended = false;
        loop {
            // SAFETY: both out-parameters are plain memory that the call fills.
            let (pid, status, usage) = unsafe {
                let (mut status, mut usage) = (0, std::mem::zeroed::<libc::rusage>());
                (libc::wait4(-1, &raw mut status, libc::WNOHANG, &raw mut usage), status, usage)
            };
            if pid <= 0 {
                self.childless = pid < 0;
                return first_ended;
            }
            let micros = |time: libc::timeval| time.tv_sec as u64 * 1_000_000 + time.tv_usec as u64;
            self.cpu_micros += micros(usage.ru_utime) + micros(usage.ru_stime);
            self.peak = self.peak.max(usage.ru_maxrss as u64 * 1024);
            if pid == self.payload.as_raw_pid() {
                self.status = status;
                first_ended = true;
            }
        }
    }

    /// Kills and reaps every process of the run, the keeper's own excepted; whether none is left.
    fn sweep(&mut self) -> bool {
        let (me, begun) = (rustix::process::getpid(), Instant::now());
        loop {
            // A listing may miss a process whose parent ends meanwhile; a child that is waited for is not missed.
            for pid in watch::below(me) {
                // One that has just ended is no failure.
                let _ = rustix::process::kill_process(pid, rustix::process::Signal::KILL);
            }
            self.reap();
            if self.childless || begun.elapsed() > SWEEP {
                return self.childless;
            }
            let pause = rustix::event::Timespec { tv_sec: 0, tv_nsec: 200_000 };
            let _ = rustix::event::poll(&mut [], Some(&pause));
        }
    }
}

/// Readable once a child has ended.
struct ChildrenEnded(OwnedFd);

impl ChildrenEnded {
    fn watch() -> io::Result<Self> {
        // SAFETY: the set is initialised before use; the descriptor is fresh and owned here alone.
        unsafe {
            let mut child = std::mem::zeroed::<libc::sigset_t>();
            libc::sigemptyset(&raw mut child);
            libc::sigaddset(&raw mut child, libc::SIGCHLD);
            if libc::sigprocmask(libc::SIG_BLOCK, &raw const child, std::ptr::null_mut()) != 0 {
                return Err(io::Error::last_os_error());
            }
            let fd = libc::signalfd(-1, &raw const child, libc::SFD_CLOEXEC | libc::SFD_NONBLOCK);
            if fd < 0 { Err(io::Error::last_os_error()) } else { Ok(Self(OwnedFd::from_raw_fd(fd))) }
        }
    }

    fn consume(&self) {
        let mut signal = [0; size_of::<libc::signalfd_siginfo>()];
        while rustix::io::read(&self.0, &mut signal[..]).is_ok_and(|length| length > 0) {}
    }
}
