//! One interpreter that serves the calls of one submission, case by case, each under its limits.
//!
//! The grader's side of the lock-step: a request goes in; an answer comes out on one channel, and the harness
//! says on another when the case's process has ended and what it used. Limits are kept from here by watching.
//! Not for: reading answers (`case`).

use super::case::{self, Came};
use super::seen::{End, KEPT_PRINTED, Seen};
use super::{HARNESS, Interpreter, source};
use crate::language::{Ending, Entry, Input, LoadProblem, Outcome, Run, Site, Submission};
use crate::sandbox::{Company, Confined, Confinement, Launch, LaunchFault, MOST_TASKS, Scratch, Usage};
use crate::value::{Value, wire};
use std::ffi::OsString;
use std::io::Write as _;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

/// The largest answer that is read, in bytes; the harness stops a little earlier.
const LARGEST_ANSWER: usize = (1 << 24) + (1 << 16);
/// How much a case may print, both channels together.
const MOST_PRINTED: usize = 1 << 20;
/// Seconds of CPU time that a kept process may use in all its calls.
const MOST_KEPT: u64 = 600;
/// CPU time that starting and reading a file may take beyond what a case may.
const READING: Duration = Duration::from_secs(2);
/// Memory that an interpreter needs to read a file at all, in bytes.
const LEAST_MEMORY: u64 = 64 << 20;
/// How long a case may neither compute nor end.
const IDLE: Duration = Duration::from_secs(5);
/// When the grader first looks at what a running case uses, and how often from then on.
const LOOK: Duration = Duration::from_millis(25);
/// How long the harness may take to say something that needs no student's code.
const PATIENCE: Duration = Duration::from_secs(20);

/// How to serve a submission: everything a fresh interpreter needs.
#[derive(Debug)]
pub struct Python<'a> {
    /// The interpreter.
    pub interpreter: &'a Interpreter,
    /// The submission.
    pub submission: &'a Submission,
    /// Files laid beside it: name and content.
    pub provided: &'a [(String, Vec<u8>)],
    /// What of it is asked.
    pub entry: Entry<'a>,
    /// Whether one process serves every call, so that what the submission remembers stays.
    pub kept: bool,
    /// CPU time of a case.
    pub time: Duration,
    /// Memory of a case, in bytes.
    pub memory: u64,
    /// What a case may leave in its folder at any moment, in bytes.
    pub disk: u64,
    /// What a case may start beside itself.
    pub company: Company,
    /// The layers it runs in.
    pub confinement: &'a Confinement,
    /// Seeds `random` before the submission is loaded and before each case.
    pub seed: Option<u64>,
    /// Becomes true when the person interrupts: a running case is then ended.
    pub interrupted: &'a AtomicBool,
}

/// An interpreter at work.
#[derive(Debug)]
pub struct Session<'a> {
    plan: &'a Python<'a>,
    // Before the folder: nobody is left in it when it goes.
    confined: Confined,
    scratch: Scratch,
    control: Vec<u8>,
    /// Whether a kept process is there, has loaded the submission and waits for the next call.
    waits: bool,
    /// Whether a kept process has ended, and what the submission remembered with it.
    over: bool,
}

/// What a process that served a request wrote, and how it ended.
struct Served {
    seen: Seen,
    /// What the grader ended it for.
    forced: Option<Outcome>,
    end: End,
}

/// What serving one request may take.
struct Bounds {
    /// CPU time.
    time: Duration,
    /// Time without computing.
    idle: Duration,
    /// CPU time that a kept process had used up already.
    before: Duration,
}

impl<'a> Python<'a> {
    /// Starts an interpreter and has it compile the submission.
    pub fn open(&'a self) -> Result<Result<Session<'a>, LoadProblem>, LaunchFault> {
        if let Some(problem) = self.unreadable() {
            return Ok(Err(problem));
        }
        let scratch =
            Scratch::with_room(self.disk).map_err(|cause| LaunchFault { what: "scratch folder", cause })?;
        let files = std::iter::once((&self.submission.file, &self.submission.source))
            .chain(self.submission.companions.iter().map(|(name, content)| (name, content)))
            .chain(self.provided.iter().map(|(name, content)| (name, content)));
        for (name, content) in files {
            scratch.lay(name, content).map_err(|cause| LaunchFault { what: "scratch folder", cause })?;
        }
        let mut args: Vec<OsString> = vec!["-s".into(), "-B".into()];
        if self.interpreter.version >= [3, 11, 0] {
            args.push("-P".into());
        }
        args.extend(["-c".into(), HARNESS.into()]);
        let env = [("PYTHONHASHSEED", "0"), ("PYTHONDONTWRITEBYTECODE", "1"), ("PYTHONUTF8", "1")]
            .map(|(name, value)| (name.into(), value.into()))
            .to_vec();
        let program = self.interpreter.executable.clone();
        let confined = Launch {
            program,
            args,
            env,
            scratch: &scratch,
            largest_file: self.disk,
            readable: Vec::new(),
            runnable: Vec::new(),
            company: self.company,
            confinement: self.confinement,
        }
        .start()?;
        let mut session =
            Session { plan: self, scratch, confined, control: Vec::new(), waits: false, over: false };
        let opening = session.opening();
        opening
            .and_then(|opening| session.send(&opening))
            .map_err(|cause| LaunchFault { what: "harness", cause })?;
        let lost = || LaunchFault { what: "harness", cause: std::io::ErrorKind::UnexpectedEof.into() };
        loop {
            match session.control_frame(Instant::now() + PATIENCE) {
                Ok(Some((b'h', _))) => {}
                Ok(Some((b'c', _))) => break,
                Ok(Some((b's', value))) => return Ok(Err(self.refused(&value))),
                Ok(_) => return Err(lost()),
                Err(beyond) => return Ok(Err(LoadProblem::Came(beyond))),
            }
        }
        Ok(match session.load() {
            Some(problem) => Err(problem),
            None => Ok(session),
        })
    }

    /// What is wrong with the file before any interpreter sees it.
    fn unreadable(&self) -> Option<LoadProblem> {
        if let Some(line) = source::nul_line(&self.submission.source) {
            return Some(LoadProblem::Nul { line });
        }
        if let Some((line, guess)) = source::encoding_fault(&self.submission.source) {
            return Some(LoadProblem::Encoding { line, guess });
        }
        self.submission.is_empty().then_some(LoadProblem::Empty)
    }

    /// Reads `[class, [message, line, column, end line, end column]]`, columns in characters from 1.
    fn refused(&self, value: &Value) -> LoadProblem {
        let parts = value.as_sequence().unwrap_or_default();
        let place = parts.get(1).and_then(Value::as_sequence).unwrap_or_default();
        let number = |index: usize| {
            place.get(index).and_then(Value::as_i64).and_then(|n| usize::try_from(n).ok()).filter(|&n| n > 0)
        };
        let message = place.first().and_then(Value::as_str).unwrap_or_default().to_owned();
        let file = self.submission.file.clone();
        let site = number(1).map(|line| {
            let text = self.submission.line(&file, line).unwrap_or_default();
            let end = number(4).filter(|_| number(3) == Some(line));
            let columns = number(2).map(|start| (start, end.unwrap_or(0).max(start + 1)));
            Site { file, line, columns, function: String::new(), text, repeats: 0 }
        });
        LoadProblem::Syntax { message, site }
    }
}

impl Session<'_> {
    /// Loads the file without calling anything: what is wrong with it shows before any argument is near.
    fn load(&mut self) -> Option<LoadProblem> {
        let plan = self.plan;
        if plan.entry == Entry::Script {
            return None;
        }
        let Served { seen, forced, end } = self.serve(&wire_frame(b'n', &Value::None), plan.time, IDLE);
        match case::read(&seen.answers, forced, end.ending, plan.submission, plan.entry, false) {
            Came::Problem(problem) => Some(problem),
            Came::Called(..) => None,
        }
    }

    /// Asks the submission once: in a process of its own, or in the one that serves every call. `Err` means that
    /// nothing can be asked of this submission.
    ///
    /// When the interpreter itself is gone afterwards, or a kept process, [`Session::is_lost`] says so, and a new
    /// session is needed.
    pub fn run(&mut self, input: &Input) -> Result<Run, Box<LoadProblem>> {
        let plan = self.plan;
        let Served { seen, forced, end } = self.serve(&wire_frame(b'q', &input.to_wire()), plan.time, IDLE);
        let loaded = std::mem::replace(&mut self.waits, end.waits);
        self.over = plan.kept && !self.waits;
        match case::read(&seen.answers, forced, end.ending, plan.submission, plan.entry, loaded) {
            // It was loaded without any trouble before: whatever it says of itself now may come from the arguments.
            Came::Problem(LoadProblem::Came(
                outcome @ (Outcome::CpuTime
                | Outcome::WallTime
                | Outcome::Memory
                | Outcome::Printed
                | Outcome::Ended(Ending::Lost)),
            )) => Err(Box::new(LoadProblem::Came(outcome))),
            Came::Problem(_) => Err(Box::new(LoadProblem::Unsteady)),
            Came::Called(outcome, traces) => {
                // What a forged answer was followed by must not be taken for the next one.
                self.over |= self.waits && outcome == Outcome::Protocol;
                let (outcome, printed) = seen.split(plan.entry, outcome);
                Ok(Run { outcome, printed, cpu: end.cpu, peak: end.peak, traces })
            }
        }
    }

    /// Calls the function with each list of arguments in turn, all in one process, within `time` altogether. Says
    /// what each call came to; an exception is the last, and a breach of a limit leaves none.
    pub fn run_in_turn(&mut self, calls: &[&[Value]], time: Duration) -> Vec<Outcome> {
        let calls = calls.iter().map(|args| Value::List(args.to_vec())).collect();
        self.tried(&wire_frame(b't', &Value::List(calls)), time)
    }

    /// Calls the function and goes through its answer, within `time`: the elements that an iterator gives.
    pub fn run_through(&mut self, args: &[Value], time: Duration) -> Option<Outcome> {
        self.tried(&wire_frame(b'i', &Value::List(args.to_vec())), time).pop()
    }

    fn tried(&mut self, request: &[u8], time: Duration) -> Vec<Outcome> {
        let served = self.serve(request, time, time);
        if served.forced.is_some() {
            return Vec::new();
        }
        case::read_turns(&served.seen.answers, self.plan.submission)
    }

    /// Has one process serve a request, within its limits.
    fn serve(&mut self, request: &[u8], time: Duration, idle: Duration) -> Served {
        let before =
            if self.waits || self.is_several() { self.usage(Duration::ZERO).cpu } else { Duration::ZERO };
        let bounds = Bounds { time, idle, before };
        let sent = self.send(request);
        let mut seen = Seen::default();
        let (forced, watched) = if sent.is_ok() { self.watch(&mut seen, &bounds) } else { (None, None) };
        // Whatever the case wrote is in the pipes now; nobody is left to write more.
        self.confined.answers.read_into(&mut seen.answers, LARGEST_ANSWER + 1);
        self.confined.answers.discard();
        self.capture(&mut seen);
        let end = watched.unwrap_or_else(|| {
            self.confined.end();
            End { ending: Ending::Lost, waits: false, left: false, cpu: Duration::ZERO, peak: 0 }
        });
        if end.left {
            // Whatever it is, it does not meet the next case.
            self.confined.end();
        }
        let forced = forced.or_else(|| (end.cpu >= time).then_some(Outcome::CpuTime)).or_else(|| {
            let outcome = match end.ending {
                Ending::Signal(libc::SIGXCPU) => Outcome::CpuTime,
                Ending::Signal(libc::SIGKILL) if end.peak >= self.plan.memory => Outcome::Memory,
                _ if seen.total() > MOST_PRINTED => Outcome::Printed,
                _ => return None,
            };
            Some(outcome)
        });
        // The next case finds the folder as this one did, or there is none.
        if !end.waits && self.scratch.reset().is_err() {
            self.confined.end();
        }
        Served { seen, forced, end }
    }

    /// Whether the interpreter has ended, so that no further call can be made.
    pub fn is_lost(&self) -> bool {
        self.over || self.confined.requests.is_none() || self.confined.control.ended()
    }

    /// Reads what a case writes until its process has ended, or a kept one has answered; ends it when it goes
    /// beyond its bounds.
    fn watch(&mut self, seen: &mut Seen, bounds: &Bounds) -> (Option<Outcome>, Option<End>) {
        let &Bounds { time, idle, before } = bounds;
        let begun = Instant::now();
        let mut forced = None;
        let mut next_look = begun + LOOK;
        let mut last_cpu = Duration::ZERO;
        let mut last_work = begun;
        let mut most = Usage::default();
        loop {
            if let Some((kind, value)) = self.buffered_frame() {
                let end = (kind == b'e').then(|| End::read(&value));
                return (forced, end.map(|end| if self.is_several() { end.at_least(&most) } else { end }));
            }
            if self.confined.control.ended() {
                return (forced, None);
            }
            if self.plan.kept && forced.is_none() && case::is_whole(&seen.answers) {
                let Usage { cpu, resident, .. } = self.usage(before);
                let (waits, peak) = (true, resident.max(most.resident));
                return (None, Some(End { ending: Ending::Lost, waits, left: false, cpu, peak }));
            }
            self.confined.wait(next_look.saturating_duration_since(Instant::now()));
            self.confined.control.read_into(&mut self.control, 1 << 12);
            self.confined.answers.read_into(&mut seen.answers, LARGEST_ANSWER + 1);
            self.capture(seen);
            let mut breach = None;
            if self.plan.interrupted.load(Ordering::Relaxed) {
                breach = Some(Outcome::WallTime);
            } else if seen.answers.len() > LARGEST_ANSWER {
                breach = Some(Outcome::AnswerTooLarge);
            } else if seen.total() > MOST_PRINTED {
                breach = Some(Outcome::Printed);
            } else if Instant::now() >= next_look && forced.is_none() {
                next_look = Instant::now() + LOOK;
                let usage = self.usage(before);
                most.cpu = most.cpu.max(usage.cpu);
                most.resident = most.resident.max(usage.resident);
                if usage.cpu > last_cpu || usage.busy {
                    last_cpu = usage.cpu;
                    last_work = Instant::now();
                }
                // First what was done, then how long it took: filling a folder takes time too.
                if self.scratch.is_overfull() {
                    breach = Some(Outcome::Stored);
                } else if usage.threads > MOST_TASKS {
                    breach = Some(Outcome::Tasks);
                } else if usage.cpu > time {
                    breach = Some(Outcome::CpuTime);
                } else if usage.resident > self.plan.memory + (self.plan.memory >> 2) {
                    breach = Some(Outcome::Memory);
                } else if last_work.elapsed() > idle || begun.elapsed() > time * 20 + idle {
                    breach = Some(Outcome::WallTime);
                }
            }
            if let Some(outcome) = breach {
                // The harness sees its child gone and says so; when it does not, it is gone itself.
                let killed = self.confined.kill_below();
                forced = forced.or(Some(outcome));
                if !killed || begun.elapsed() > time * 20 + idle + PATIENCE {
                    return (forced, None);
                }
                next_look = Instant::now() + LOOK;
            }
        }
    }

    /// Whether a case may start processes: some of them have ended and been waited for before anybody looks.
    fn is_several(&self) -> bool {
        self.plan.company == Company::Processes
    }

    /// What the case uses now, beyond the CPU time that was used before it.
    fn usage(&self, before: Duration) -> Usage {
        let usage =
            if self.is_several() { self.confined.usage_of_run() } else { self.confined.usage_below() };
        Usage { cpu: usage.cpu.saturating_sub(before), ..usage }
    }

    fn capture(&mut self, seen: &mut Seen) {
        let Confined { stdout, stderr, .. } = &mut self.confined;
        match self.plan.entry {
            Entry::Function { .. } => stdout.capture(&mut seen.printed, KEPT_PRINTED, MOST_PRINTED),
            Entry::Script => stdout.capture(&mut seen.output, MOST_PRINTED, MOST_PRINTED),
        }
        stderr.capture(&mut seen.printed, KEPT_PRINTED, MOST_PRINTED);
    }

    /// The first request: everything the harness is told.
    fn opening(&self) -> std::io::Result<Vec<u8>> {
        let plan = self.plan;
        let file = plan.submission.file.as_str();
        let seed = plan.seed.filter(|_| plan.submission.mentions("random"));
        let (function, parameters) = match plan.entry {
            Entry::Function { name, parameters } => (Some(name), parameters),
            Entry::Script => (None, 0),
        };
        let entries = [
            ("folder", Value::text(format!("{}/", self.scratch.path().display()))),
            ("file", Value::text(file)),
            ("stem", Value::text(file.strip_suffix(".py").unwrap_or(file))),
            ("source", Value::Bytes(plan.submission.source.clone())),
            ("function", function.map_or(Value::None, Value::text)),
            ("parameters", Value::int(parameters as u64)),
            ("kept", Value::Bool(plan.kept)),
            // A backstop only: whole seconds, and the grader watches more closely.
            ("cpu", Value::int(if plan.kept { MOST_KEPT } else { plan.time.as_secs() + 2 })),
            ("memory", Value::int(plan.memory)),
            ("tasks", Value::int(self.confined.most_tasks())),
            ("company", Value::Bool(plan.company != Company::Alone)),
            ("processes", Value::Bool(plan.company == Company::Processes)),
            ("narrowing", plan.company.narrowing()?.map_or(Value::None, Value::Bytes)),
            ("seed", seed.map_or(Value::None, Value::int)),
        ];
        let entries = entries.map(|(key, value)| (Value::text(key), value)).to_vec();
        Ok(wire_frame(b'o', &Value::Dict(entries)))
    }

    fn send(&mut self, frame: &[u8]) -> std::io::Result<()> {
        let Some(requests) = &self.confined.requests else {
            return Err(std::io::ErrorKind::BrokenPipe.into());
        };
        std::fs::File::from(requests.try_clone()?).write_all(frame)
    }

    /// The next thing the harness says while it reads the file, if it says it in time; or the limit it went beyond.
    fn control_frame(&mut self, until: Instant) -> Result<Option<(u8, Value)>, Outcome> {
        let mut next_look = Instant::now() + LOOK;
        loop {
            if let Some(frame) = self.buffered_frame() {
                return Ok(Some(frame));
            }
            let now = Instant::now();
            if now >= until || self.confined.control.ended() {
                return Ok(None);
            }
            if now >= next_look {
                next_look = now + LOOK;
                let usage = self.confined.usage();
                if usage.resident > self.plan.memory.max(LEAST_MEMORY) {
                    return Err(Outcome::Memory);
                } else if usage.cpu > self.plan.time + READING {
                    return Err(Outcome::CpuTime);
                }
            }
            self.confined.wait(next_look.min(until).saturating_duration_since(now));
            self.confined.control.read_into(&mut self.control, 1 << 16);
            // Warnings about the file: nobody else would take them out of the pipe.
            self.confined.stdout.discard();
            self.confined.stderr.discard();
        }
    }

    /// Takes a complete frame of the harness out of the buffer.
    fn buffered_frame(&mut self) -> Option<(u8, Value)> {
        let (head, rest) = self.control.split_first_chunk::<{ wire::HEAD }>()?;
        let (kind, length) = wire::frame_head(*head)?;
        let value = wire::read(rest.get(..length)?).ok()?;
        self.control.drain(..wire::HEAD + length);
        Some((kind, value))
    }
}

fn wire_frame(kind: u8, value: &Value) -> Vec<u8> {
    let mut payload = Vec::new();
    wire::write(value, &mut payload);
    wire::frame(kind, &payload)
}
