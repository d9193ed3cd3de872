//! Starting a payload and ending it: the one launch path of interpreters, compilers, checkers and bots.
//!
//! The grader's side: it starts a keeper, tells it what to start, and watches. Not for: what the keeper does
//! (`keeper`, `confine`), nor talking with the payload (`language`).

use super::company::Company;
use super::confine::STEPS;
use super::confinement::Confinement;
use super::descriptors;
use super::keeper::{BIND, END, KEEP, Limits, SWEEP};
use super::outlet::Outlet;
use super::scratch::Scratch;
use super::spec::{Said, Spec};
use super::stream::Stream;
use super::watch::{self, Ledger, Usage};
use rustix::fd::{AsFd as _, BorrowedFd, OwnedFd};
use rustix::pipe::PipeFlags;
use rustix::process::Pid;
use std::ffi::OsString;
use std::io::{self, Write as _};
use std::os::unix::net::UnixStream;
use std::os::unix::process::CommandExt as _;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::OnceLock;
use std::time::Duration;

/// What to start.
#[derive(Debug)]
pub struct Launch<'a> {
    /// The program, by its absolute path, links resolved. The library folders beside its `bin` are readable.
    pub program: PathBuf,
    /// Its arguments; the numbers of the answer and the control descriptor are appended.
    pub args: Vec<OsString>,
    /// Its environment beyond the fixed part (`PATH`, `LANG`, `HOME`, `TMPDIR`).
    pub env: Vec<(OsString, OsString)>,
    /// The folder it starts in and may write to.
    pub scratch: &'a Scratch,
    /// The largest file it may write, in bytes.
    pub largest_file: u64,
    /// Folders and files it may read beyond the runtime that every program needs.
    pub readable: Vec<PathBuf>,
    /// Folders and files it may execute programs from, beyond `program` itself.
    pub runnable: Vec<PathBuf>,
    /// What its cases may start beside themselves. Its first process is a harness that sees to it.
    pub company: Company,
    /// The layers it runs in.
    pub confinement: &'a Confinement,
}

/// Why a payload did not start.
#[derive(Debug, thiserror::Error)]
#[error("{what}: {cause}")]
pub struct LaunchFault {
    /// What was tried: `start` for the program itself, else the name of a layer or of a preparation.
    pub what: &'static str,
    /// What the system said.
    pub cause: io::Error,
}

/// The steps that lay a layer.
const LAYERS: [&str; 9] =
    ["processes", "room", "mounts", "landlock", "user", "capabilities", "limits", "privileges", "filter"];

impl LaunchFault {
    /// Whether it is a layer of the confinement that was refused, rather than the program or a preparation.
    pub fn is_layer(&self) -> bool {
        LAYERS.contains(&self.what)
    }

    fn at<E: Into<io::Error>>(what: &'static str) -> impl FnOnce(E) -> Self {
        move |cause| Self { what, cause: cause.into() }
    }
}

/// How a payload's first process ended and what the run used.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Ending {
    /// The signal that ended the first process, where one did.
    pub signal: Option<i32>,
    /// Its exit status, where it exited by itself.
    pub code: Option<i32>,
    /// User and system time of every process that was waited for.
    pub cpu: Duration,
    /// The most memory that one of them held, in bytes; 0 where nobody knows.
    pub peak: u64,
    /// Whether no process of the run is left.
    pub swept: bool,
}

/// A running payload. Dropping it kills every process of it.
#[derive(Debug)]
pub struct Confined {
    keeper: Child,
    socket: Option<UnixStream>,
    pid: Pid,
    landlock: u32,
    company: Company,
    own_user: bool,
    ending: Option<Ending>,
    ledger: Ledger,
    /// Requests go in here.
    pub requests: Outlet,
    /// What it prints.
    pub stdout: Stream,
    /// What it prints on the error channel.
    pub stderr: Stream,
    /// Where the student's code, and anything it starts, may write an answer. Nothing on it is trusted.
    pub answers: Stream,
    /// Where the harness alone reports; closed to the student's code before it begins.
    pub control: Stream,
}

/// The binary that keepers are started from.
static KEEPER: OnceLock<PathBuf> = OnceLock::new();

/// Keepers are started from this binary, not from the running one. For tests and benchmarks, whose own binary
/// is no keeper; only the first call counts.
pub fn keeper_is(binary: &Path) {
    let _ = KEEPER.set(binary.to_owned());
}

/// The binary that keepers are started from: this one, even where its file has been replaced meanwhile.
pub(super) fn keeper_binary() -> PathBuf {
    KEEPER.get().cloned().unwrap_or_else(|| PathBuf::from("/proc/self/exe"))
}

/// The same binary, by the name it has for its keeper.
pub(super) fn keeper_binary_seen_by_keeper() -> PathBuf {
    PathBuf::from("/proc/self/exe")
}

/// How long a keeper may take to say that its payload has started.
const PATIENCE: Duration = Duration::from_secs(20);

/// The numbers of the answer and the control descriptor in a payload.
const INHERITED: [&str; 2] = ["3", "4"];

impl Launch<'_> {
    /// Starts a payload whose first process is a harness of ours, which binds itself.
    pub fn start(self) -> Result<Confined, LaunchFault> {
        let scratch = self.scratch;
        let mut spec = self.spec();
        spec.args.extend(INHERITED.map(OsString::from));
        start(&spec, scratch, None)
    }

    /// Starts a payload that runs strangers' code from its first instruction on, or has no means to bind itself.
    /// Unless its company says otherwise it may have threads, as runtimes need them, and no processes.
    pub fn start_bound(self, bounds: &Bounds<'_>) -> Result<Confined, LaunchFault> {
        let scratch = self.scratch;
        let mut spec = self.spec();
        spec.stranger = true;
        (spec.memory, spec.seconds) = (bounds.memory, bounds.seconds);
        let Some(input) = bounds.input else {
            spec.args.extend(INHERITED.map(OsString::from));
            return start(&spec, scratch, None);
        };
        let input = sealed(input).map_err(LaunchFault::at("input"))?;
        start(&spec, scratch, Some(input))
    }

    fn spec(self) -> Spec {
        let fixed = |name: &str, value: &str| (name.into(), value.into());
        let mut env: Vec<(OsString, OsString)> =
            vec![fixed("PATH", "/usr/local/bin:/usr/bin:/bin"), fixed("LANG", "C.UTF-8")];
        env.extend(["HOME", "TMPDIR"].map(|name| (name.into(), self.scratch.path().into())));
        env.retain(|(name, _)| self.env.iter().all(|(other, _)| other != name));
        env.extend(self.env);
        Spec {
            program: self.program,
            by_descriptor: false,
            args: self.args,
            env,
            outer: self.scratch.outer().to_owned(),
            folder: self.scratch.path().to_owned(),
            user: self.scratch.user(),
            largest_file: self.largest_file,
            room: self.scratch.capacity(),
            memory: None,
            seconds: None,
            stranger: false,
            company: self.company,
            readable: self.readable,
            runnable: self.runnable,
            plan: self.confinement.plan(),
        }
    }
}

/// What a payload is bound to from its start.
#[derive(Debug, Clone, Copy, Default)]
pub struct Bounds<'a> {
    /// Bytes of data of each of its processes.
    pub memory: Option<u64>,
    /// Whole seconds of processor time of each of its processes: a backstop, whoever watches is stricter.
    pub seconds: Option<u64>,
    /// All that it can read from its standard input. It is then told nothing of the answer and the control
    /// descriptor.
    pub input: Option<&'a [u8]>,
}

/// A file in memory that holds this and can never be changed, to be read from its beginning.
fn sealed(content: &[u8]) -> io::Result<OwnedFd> {
    use rustix::fs::{MemfdFlags, SealFlags};
    let flags = MemfdFlags::CLOEXEC | MemfdFlags::ALLOW_SEALING;
    let mut file = std::fs::File::from(rustix::fs::memfd_create("input", flags)?);
    file.write_all(content)?;
    io::Seek::rewind(&mut file)?;
    let seals = SealFlags::SEAL | SealFlags::SHRINK | SealFlags::GROW | SealFlags::WRITE;
    rustix::fs::fcntl_add_seals(&file, seals)?;
    Ok(file.into())
}

/// Starts what a finished specification says. `input` takes the place of the pipe of requests.
pub(super) fn start(spec: &Spec, scratch: &Scratch, input: Option<OwnedFd>) -> Result<Confined, LaunchFault> {
    let pipe = || rustix::pipe::pipe_with(PipeFlags::CLOEXEC).map_err(LaunchFault::at("pipe"));
    let (request_end, requests) = match input {
        Some(input) => (input, None),
        None => pipe().map(|(end, requests)| (end, Some(requests)))?,
    };
    let (stdout, stdout_end) = pipe()?;
    let (stderr, stderr_end) = pipe()?;
    let (answers, answer_end) = pipe()?;
    let (control, control_end) = pipe()?;
    watch::adopt_orphans().map_err(LaunchFault::at("keeper"))?;
    let (socket, keeper_end) = UnixStream::pair().map_err(LaunchFault::at("socket"))?;
    #[expect(clippy::disallowed_methods, reason = "the one place where processes start")]
    let mut command = Command::new(keeper_binary());
    // Nothing of the environment, which may hold secrets, goes on.
    command.arg0("jugeote").arg(KEEP).env_clear();
    command.stdin(Stdio::from(OwnedFd::from(keeper_end))).stdout(Stdio::null()).stderr(Stdio::null());
    let keeper = command.spawn().map_err(LaunchFault::at("keeper"))?;
    // It holds our copy of the keeper's end: a keeper that dies must be heard as an end of the stream.
    drop(command);
    socket.set_read_timeout(Some(PATIENCE)).map_err(LaunchFault::at("socket"))?;
    let stream = |fd| Stream::new(fd).map_err(LaunchFault::at("pipe"));
    let (stdout, stderr) = (stream(stdout)?, stream(stderr)?);
    let (answers, control) = (stream(answers)?, stream(control)?);
    let requests = Outlet::new(requests).map_err(LaunchFault::at("pipe"))?;
    let mut confined = Confined {
        pid: Pid::from_child(&keeper),
        keeper,
        socket: Some(socket),
        landlock: 0,
        company: spec.company,
        own_user: spec.user.is_some() && spec.plan.base,
        ending: None,
        ledger: Ledger::default(),
        requests,
        stdout,
        stderr,
        answers,
        control,
    };
    let ends = [&request_end, &stdout_end, &stderr_end, &answer_end, &control_end, scratch.lock()];
    match confined.tell(spec, scratch, ends.map(|fd| fd.as_fd())).map_err(LaunchFault::at("keeper"))? {
        Said::Started { pid, landlock } => {
            confined.pid = Pid::from_raw(pid).unwrap_or(confined.pid);
            confined.landlock = landlock;
            Ok(confined)
        }
        Said::Refused { step, errno } => {
            // The keeper has nothing to keep, and ends.
            confined.socket = None;
            confined.ending =
                Some(Ending { signal: None, code: None, cpu: Duration::ZERO, peak: 0, swept: true });
            let _ = confined.keeper.wait();
            let what = STEPS.into_iter().find(|&known| known == step).unwrap_or("keeper");
            Err(LaunchFault { what, cause: io::Error::from_raw_os_error(errno) })
        }
        Said::Ended { .. } => Err(LaunchFault::at("keeper")(io::Error::from(io::ErrorKind::InvalidData))),
    }
}

impl Confined {
    /// Hands the keeper its descriptors and what to start, lays the scratch folder's files where the payload will
    /// find them; the keeper's answer.
    fn tell(
        &self,
        spec: &Spec,
        scratch: &Scratch,
        ends: [BorrowedFd<'_>; descriptors::MOST],
    ) -> io::Result<Said> {
        let mut socket = self.socket.as_ref().ok_or(io::ErrorKind::NotConnected)?;
        descriptors::send(socket, &ends)?;
        socket.write_all(&spec.pack())?;
        if spec.plan.room
            && let Some(root) = descriptors::receive(socket)?.pop()
        {
            scratch.move_to(root)?;
            socket.write_all(&[0])?;
        }
        Said::unpack(&mut socket)
    }

    /// Kills the keeper as the system might, for tests: what it kept must not live on.
    #[doc(hidden)]
    pub fn kill_keeper(&mut self) {
        let _ = self.keeper.kill();
    }

    /// Stops the keeper without ending it, as a debugger might, for tests.
    #[doc(hidden)]
    pub fn stop_keeper(&mut self) {
        let _ = rustix::process::kill_process(Pid::from_child(&self.keeper), rustix::process::Signal::STOP);
    }

    /// The version of Landlock in force; 0 for none.
    pub fn landlock(&self) -> u32 {
        self.landlock
    }

    /// What the processes of the run other than its first one use now.
    pub fn usage_below(&self) -> Usage {
        watch::usage(&self.below())
    }

    /// What the processes of the run other than its first one use now, where there may be several: memory that
    /// they share is counted once, and the time is that of the whole run since its start, also of processes
    /// that have ended.
    pub fn usage_of_run(&mut self) -> Usage {
        let below = self.below();
        let all = [&[Pid::from_child(&self.keeper), self.pid], &below[..]].concat();
        let cpu = self.ledger.usage(&all).cpu;
        Usage { cpu, resident: watch::shared_out(&below), ..watch::usage(&below) }
    }

    /// The most threads and processes to allow the user of a case's process.
    pub fn most_tasks(&self) -> u64 {
        self.company.limit(self.own_user)
    }

    /// Takes away from the payload's first process, before a stranger's first instruction, what it needed to get
    /// ready: it starts nothing more, unless its company says so, has so much more data than now, and so many
    /// seconds of processor time in all.
    pub fn bind(&self, more_data: u64, seconds: u64) -> io::Result<()> {
        let data = watch::data(self.pid).saturating_add(more_data);
        let limits = Limits { tasks: self.most_tasks(), data, seconds };
        let mut socket = self.socket.as_ref().ok_or(io::ErrorKind::NotConnected)?;
        socket.write_all(&[&[BIND][..], &limits.packed()].concat())?;
        let mut errno = [0; 4];
        io::Read::read_exact(&mut socket, &mut errno)?;
        match i32::from_le_bytes(errno) {
            0 => Ok(()),
            errno => Err(io::Error::from_raw_os_error(errno)),
        }
    }

    /// What the payload's first process uses now; with all that it started, where there is any, memory that they
    /// share being counted once.
    pub fn usage_of_all(&mut self, several: bool) -> Usage {
        if !several {
            return self.usage();
        }
        let all: Vec<Pid> = std::iter::once(self.pid).chain(self.below()).collect();
        Usage { resident: watch::shared_out(&all), ..self.ledger.usage(&all) }
    }

    /// What the payload's first process uses now.
    pub fn usage(&self) -> Usage {
        watch::usage(&[self.pid])
    }

    /// Kills every process of the run other than its first one. Whether none is left.
    pub fn kill_below(&mut self) -> bool {
        watch::kill_all(|| self.below())
    }

    /// Everything below the keeper, which adopts orphans, but the first process.
    fn below(&self) -> Vec<Pid> {
        let mut found = watch::below(Pid::from_child(&self.keeper));
        found.retain(|&pid| pid != self.pid);
        found
    }

    /// Waits until something has arrived on one of the four streams, or the time is over. What of a request found
    /// no room before goes in meanwhile.
    pub fn wait(&mut self, most: Duration) {
        use rustix::event::{PollFd, PollFlags, Timespec, poll};
        let streams = [&self.control, &self.answers, &self.stdout, &self.stderr];
        let mut waited: Vec<PollFd<'_>> = streams
            .into_iter()
            .filter(|stream| !stream.ended())
            .map(|stream| PollFd::new(stream.fd(), PollFlags::IN))
            .collect();
        waited.extend(self.requests.pending().map(|fd| PollFd::new(fd, PollFlags::OUT)));
        let most = Timespec { tv_sec: most.as_secs() as i64, tv_nsec: i64::from(most.subsec_nanos()) };
        // An interruption counts as an arrival: the caller looks and waits again.
        let _ = poll(&mut waited, Some(&most));
        // One that nobody will read any more is known by the end of whoever was to read it.
        let _ = self.requests.push();
    }

    /// Kills every process of the payload and waits for the keeper. Whether none is left.
    pub fn end(&mut self) -> bool {
        self.ending().swept
    }

    /// Kills every process of the payload, as [`Self::end`]; how it ended.
    pub fn ending(&mut self) -> Ending {
        if let Some(ending) = self.ending {
            return ending;
        }
        self.requests.close();
        let ending = self.socket.take().and_then(|socket| ask_to_end(&socket)).unwrap_or_else(|| {
            // The keeper was killed, or is held by someone: what is still below it goes first, then what it left.
            let below = watch::kill_all(|| watch::below(Pid::from_child(&self.keeper)));
            let _ = self.keeper.kill();
            let _ = self.keeper.wait();
            let left = watch::kill_all(watch::orphans);
            for orphan in watch::orphans() {
                let _ = rustix::process::waitpid(Some(orphan), rustix::process::WaitOptions::NOHANG);
            }
            Ending { signal: None, code: None, cpu: Duration::ZERO, peak: 0, swept: below && left }
        });
        let _ = self.keeper.wait();
        self.ending = Some(ending);
        ending
    }
}

/// Asks the keeper to sweep; none where it does not answer in time.
fn ask_to_end(mut socket: &UnixStream) -> Option<Ending> {
    socket.set_read_timeout(Some(SWEEP + Duration::from_secs(2))).ok()?;
    rustix::net::send(socket, &[END], rustix::net::SendFlags::NOSIGNAL).ok()?;
    let Ok(Said::Ended { status, cpu_micros, peak, swept }) = Said::unpack(&mut socket) else { return None };
    // As wait(2) packs them: the signal in the lowest seven bits, the exit status in the next eight.
    let signal = Some(status & 0x7f).filter(|&signal| signal != 0);
    let code = signal.is_none().then_some(status >> 8 & 0xff);
    Some(Ending { signal, code, cpu: Duration::from_micros(cpu_micros), peak, swept })
}

impl Drop for Confined {
    fn drop(&mut self) {
        self.end();
    }
}
