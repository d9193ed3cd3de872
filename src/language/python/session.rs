//! One interpreter that serves the calls of one submission, case by case, each under its limits.
//!
//! The grader's side of the lock-step: a request goes in; an answer comes out on one channel, and the harness
//! says on another when the case's process has ended and what it used. Limits are kept from here by watching.
//! Not for: reading answers (`frames`).

use super::HARNESS;
use crate::language::bounds::{IDLE, LARGEST_ANSWER, MOST_KEPT, MOST_PRINTED, PATIENCE};
use crate::language::frames::{self, Came};
use crate::language::seen::{End, KEPT_PRINTED, Seen};
use crate::language::service::{Serve, Service};
use crate::language::watch::Watch;
use crate::language::{
    Ending, Entry, Input, Interpreter, Language, LoadProblem, Outcome, Run, readying, source,
};
use crate::sandbox::{Company, Confined, Launch, LaunchFault, Scratch, Usage};
use crate::value::Value;
use std::ffi::OsString;
use std::time::{Duration, Instant};

/// Memory that an interpreter needs to read a file at all, in bytes.
const LEAST_MEMORY: u64 = 64 << 20;

/// An interpreter at work.
#[derive(Debug)]
pub(in crate::language) struct Session<'a> {
    plan: &'a Service<'a>,
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

/// Starts an interpreter and has it compile the submission.
pub(in crate::language) fn open<'a>(
    plan: &'a Service<'a>,
    interpreter: &Interpreter,
) -> Result<Result<Session<'a>, LoadProblem>, LaunchFault> {
    if let Some(problem) = source::unreadable(plan.submission, Language::Python) {
        return Ok(Err(problem));
    }
    let folder = |cause| LaunchFault { what: "scratch folder", cause };
    let scratch = Scratch::with_room(plan.disk).map_err(folder)?;
    for (name, content) in plan.files() {
        scratch.lay(name, content).map_err(folder)?;
    }
    let mut args: Vec<OsString> = vec!["-s".into(), "-B".into()];
    if interpreter.version >= [3, 11, 0] {
        args.push("-P".into());
    }
    args.extend(["-c".into(), HARNESS.into()]);
    let env = [("PYTHONHASHSEED", "0"), ("PYTHONDONTWRITEBYTECODE", "1"), ("PYTHONUTF8", "1")]
        .map(|(name, value)| (name.into(), value.into()))
        .to_vec();
    let confined = Launch {
        program: interpreter.executable.clone(),
        args,
        env,
        scratch: &scratch,
        largest_file: plan.disk,
        readable: Vec::new(),
        runnable: Vec::new(),
        company: plan.company,
        confinement: plan.confinement,
    }
    .start()?;
    let mut session = Session { plan, scratch, confined, control: Vec::new(), waits: false, over: false };
    let opening = session.opening();
    opening
        .and_then(|opening| Ok(session.confined.requests.send(&opening)?))
        .map_err(|cause| LaunchFault { what: "harness", cause })?;
    let lost = || LaunchFault { what: "harness", cause: std::io::ErrorKind::UnexpectedEof.into() };
    loop {
        let Session { confined, control, .. } = &mut session;
        let memory = plan.memory.max(LEAST_MEMORY);
        match readying::next_frame(confined, control, plan, memory, Instant::now() + PATIENCE) {
            Ok(Some((b'h', _))) => {}
            Ok(Some((b'c', _))) => break,
            Ok(Some((b's', value))) => return Ok(Err(LoadProblem::refused(plan.submission, &value))),
            Ok(_) => return Err(lost()),
            Err(beyond) => return Ok(Err(LoadProblem::Came(beyond))),
        }
    }
    Ok(match session.load() {
        Some(problem) => Err(problem),
        None => Ok(session),
    })
}

impl Session<'_> {
    /// Loads the file without calling anything: what is wrong with it shows before any argument is near.
    fn load(&mut self) -> Option<LoadProblem> {
        let plan = self.plan;
        if plan.entry == Entry::Script {
            return None;
        }
        let Served { seen, forced, end } = self.serve(&frames::frame(b'n', &Value::None), plan.time, IDLE);
        match frames::read(&seen.answers, forced, end.ending, plan.submission, plan.entry, false) {
            Came::Problem(problem) => Some(problem),
            Came::Called(..) => None,
        }
    }

    fn tried(&mut self, request: &[u8], time: Duration) -> Vec<Outcome> {
        let served = self.serve(request, time, time);
        if served.forced.is_some() {
            return Vec::new();
        }
        frames::read_turns(&served.seen.answers, self.plan.submission)
    }

    /// Has one process serve a request, within its limits.
    fn serve(&mut self, request: &[u8], time: Duration, idle: Duration) -> Served {
        let before =
            if self.waits || self.is_several() { self.usage(Duration::ZERO).cpu } else { Duration::ZERO };
        let bounds = Bounds { time, idle, before };
        let sent = self.confined.requests.send(request);
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

    /// Reads what a case writes until its process has ended, or a kept one has answered; ends it when it goes
    /// beyond its bounds.
    fn watch(&mut self, seen: &mut Seen, bounds: &Bounds) -> (Option<Outcome>, Option<End>) {
        let mut watch = Watch::begin(self.plan, bounds.time, bounds.idle);
        let mut forced = None;
        loop {
            if let Some((kind, value)) = frames::take(&mut self.control) {
                let end = (kind == b'e').then(|| End::read(&value));
                return (
                    forced,
                    end.map(|end| if self.is_several() { end.at_least(&watch.most) } else { end }),
                );
            }
            if self.confined.control.ended() {
                return (forced, None);
            }
            if forced.is_none() && self.has_answered(seen) {
                let Usage { cpu, resident, .. } = self.usage(bounds.before);
                let (waits, peak) = (true, resident.max(watch.most.resident));
                return (None, Some(End { ending: Ending::Lost, waits, left: false, cpu, peak }));
            }
            self.confined.wait(watch.rest());
            self.confined.control.read_into(&mut self.control, 1 << 12);
            self.confined.answers.read_into(&mut seen.answers, LARGEST_ANSWER + 1);
            self.capture(seen);
            let mut breach = watch.breach_of(seen, seen.total() > MOST_PRINTED);
            if breach.is_none() && forced.is_none() && watch.is_due() {
                breach = watch.look(self.usage(bounds.before), &self.scratch);
            }
            if let Some(outcome) = breach {
                // The harness sees its child gone and says so; when it does not, it is gone itself.
                let killed = self.confined.kill_below();
                forced = forced.or(Some(outcome));
                if !killed || watch.is_late(PATIENCE) {
                    return (forced, None);
                }
                watch.put_off();
            }
        }
    }

    /// Whether a kept process has answered the request, all of which it was given.
    fn has_answered(&self, seen: &Seen) -> bool {
        self.plan.kept && self.confined.requests.pending().is_none() && frames::is_whole(&seen.answers)
    }

    /// Whether a case may start processes: some of them have ended and been waited for before anybody looks.
    fn is_several(&self) -> bool {
        self.plan.company == Company::Processes
    }

    /// What the case uses now, beyond the CPU time that was used before it.
    fn usage(&mut self, before: Duration) -> Usage {
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
        Ok(frames::frame(b'o', &Value::Dict(entries)))
    }
}

impl Serve for Session<'_> {
    fn run(&mut self, input: &Input) -> Result<Run, Box<LoadProblem>> {
        let plan = self.plan;
        let Served { seen, forced, end } =
            self.serve(&frames::frame(b'q', &input.to_wire()), plan.time, IDLE);
        let loaded = std::mem::replace(&mut self.waits, end.waits);
        self.over = plan.kept && !self.waits;
        match frames::read(&seen.answers, forced, end.ending, plan.submission, plan.entry, loaded) {
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

    fn run_in_turn(&mut self, calls: &[&[Value]], time: Duration) -> Vec<Outcome> {
        let calls = calls.iter().map(|args| Value::List(args.to_vec())).collect();
        self.tried(&frames::frame(b't', &Value::List(calls)), time)
    }

    fn run_through(&mut self, args: &[Value], time: Duration) -> Option<Outcome> {
        self.tried(&frames::frame(b'i', &Value::List(args.to_vec())), time).pop()
    }

    fn is_lost(&self) -> bool {
        self.over || self.confined.requests.is_closed() || self.confined.control.ended()
    }
}
