//! A submission in JavaScript at work: for each case a process that is ready, its request, and what came of it.
//!
//! Memory is counted beyond what a process holds when it is ready: a runtime's own needs are not the student's.
//! Not for: the watching itself (`single`), nor for reading answers (`frames`).

use super::{HARNESS, values};
use crate::language::bounds::{MOST_KEPT, MOST_PRINTED, NO_OPENSSL, PATIENCE};
use crate::language::frames::{self, Came};
use crate::language::seen::Seen;
use crate::language::service::{Serve, Service};
use crate::language::single::{Base, Case, Served};
use crate::language::{
    Ending, Entry, Input, Interpreter, Language, LoadProblem, Outcome, Raised, Run, Traces, readying, source,
};
use crate::sandbox::{Bounds, Captured, Confined, Launch, LaunchFault, Scratch};
use crate::value::Value;
use std::ffi::OsString;
use std::io;
use std::time::{Duration, Instant};

/// Data that the engine needs for young objects and compiled code, whatever a case keeps.
const ENGINE: u64 = 64 << 20;

/// What the engine says on the error channel, between its own lines, where it gives up for want of memory.
const OUT_OF_MEMORY: [&[u8]; 2] = [b"heap out of memory", b"process out of memory"];

/// Where the engine's own account of that begins.
const ACCOUNT: &[u8] = b"\n<--- Last few GCs --->";

/// A submission at work.
#[derive(Debug)]
pub(in crate::language) struct Session<'a> {
    plan: &'a Service<'a>,
    interpreter: &'a Interpreter,
    /// The process for the next case, started while the last one ran.
    next: Option<Started>,
    /// Whether a kept process has loaded the submission and waits for its next call.
    waits: bool,
    /// Whether nothing more can be asked.
    over: bool,
    /// Why a process was not started, which is not the submission's fault.
    fault: Option<LaunchFault>,
}

/// A process that was started, told the file, and compiles it.
#[derive(Debug)]
struct Started {
    // Before the folder: nobody is left in it when it goes.
    confined: Confined,
    scratch: Scratch,
    base: Base,
    ready: bool,
}

/// Starts a first process and has it compile and load the submission.
pub(in crate::language) fn open<'a>(
    plan: &'a Service<'a>,
    interpreter: &'a Interpreter,
) -> Result<Result<Session<'a>, LoadProblem>, LaunchFault> {
    if let Some(problem) = source::unreadable(plan.submission, Language::JavaScript) {
        return Ok(Err(problem));
    }
    let mut session = Session { plan, interpreter, next: None, waits: false, over: false, fault: None };
    let first = match session.ready()? {
        Ok(first) => first,
        Err(problem) => return Ok(Err(problem)),
    };
    if plan.entry == Entry::Script {
        session.next = Some(first);
        return Ok(Ok(session));
    }
    Ok(match session.load(first) {
        Some(problem) => Err(problem),
        None => Ok(session),
    })
}

impl Session<'_> {
    fn start(&self) -> Result<Started, LaunchFault> {
        let plan = self.plan;
        let folder = |cause| LaunchFault { what: "scratch folder", cause };
        let scratch = Scratch::with_room(plan.disk).map_err(folder)?;
        for (name, content) in plan.files() {
            scratch.lay(name, content).map_err(folder)?;
        }
        let megabytes = (plan.memory >> 20).max(16);
        let mut args: Vec<OsString> = [
            "--no-warnings",
            "--no-addons",
            "--experimental-vm-modules",
            // Without threads of its own to compile and to clean up: what a case computes is its own.
            "--v8-pool-size=0",
            "--stack-trace-limit=100",
        ]
        .map(OsString::from)
        .to_vec();
        args.push(format!("--max-old-space-size={megabytes}").into());
        args.push(format!("--max-semi-space-size={}", (megabytes / 16).clamp(1, 16)).into());
        if let Some(seed) = plan.seed {
            // Of `Math.random`; 0 would mean none.
            args.push(format!("--random-seed={}", seed % 0x7fff_fffe + 1).into());
        }
        args.extend(["-e".into(), HARNESS.into()]);
        let env = [("UV_THREADPOOL_SIZE", "1"), ("NODE_DISABLE_COLORS", "1"), NO_OPENSSL]
            .map(|(name, value)| (name.into(), value.into()))
            .to_vec();
        let confined = Launch {
            program: self.interpreter.executable.clone(),
            args,
            env,
            scratch: &scratch,
            largest_file: plan.disk,
            readable: Vec::new(),
            runnable: Vec::new(),
            company: plan.company,
            confinement: plan.confinement,
        }
        .start_bound(&Bounds::default())?;
        let mut started = Started { confined, scratch, base: Base::default(), ready: false };
        let opening = self.opening(&started.scratch);
        let sent = started.confined.requests.send(&opening);
        sent.map_err(|errno| LaunchFault { what: "harness", cause: errno.into() })?;
        Ok(started)
    }

    /// A process that has compiled the file and is bound: all it lacks is a request.
    fn ready(&mut self) -> Result<Result<Started, LoadProblem>, LaunchFault> {
        let mut next = match self.next.take() {
            Some(next) => next,
            None => self.start()?,
        };
        if next.ready {
            return Ok(Ok(next));
        }
        let fault = |cause| LaunchFault { what: "harness", cause };
        let (plan, mut control) = (self.plan, Vec::new());
        let until = Instant::now() + PATIENCE;
        let said = readying::next_frame(&mut next.confined, &mut control, plan, plan.memory + ENGINE, until);
        let micros = match said {
            Ok(Some((b'c', Value::Int(micros)))) => u64::try_from(micros).unwrap_or(0),
            Ok(Some((b's', said))) => return Ok(Err(LoadProblem::refused(plan.submission, &said))),
            Ok(Some(_)) => return Err(fault(io::ErrorKind::InvalidData.into())),
            Ok(None) => return Err(fault(io::ErrorKind::UnexpectedEof.into())),
            Err(beyond) => return Ok(Err(LoadProblem::Came(beyond))),
        };
        let seconds = if plan.kept { MOST_KEPT } else { plan.time.as_secs() + 4 };
        next.base = Base { cpu: Duration::from_micros(micros), resident: next.confined.usage().resident };
        let more = plan.memory + (plan.memory >> 2) + ENGINE;
        next.confined.bind(more, seconds + micros / 1_000_000).map_err(fault)?;
        next.ready = true;
        Ok(Ok(next))
    }

    /// Loads the file without calling anything: what is wrong with it shows before any argument is near.
    fn load(&mut self, mut first: Started) -> Option<LoadProblem> {
        let served = self.serve(&mut first, &frames::frame(b'n', &Value::None));
        match self.read(served, false).0 {
            Came::Problem(problem) => Some(problem),
            Came::Called(..) => None,
        }
    }

    /// Has a ready process serve a request to its end; meanwhile the next one gets ready.
    fn serve(&mut self, ready: &mut Started, request: &[u8]) -> Served {
        // One that is gone before its request is read has nothing to answer.
        let _ = ready.confined.requests.send(request);
        // Where it does not start now, it is tried again when it is needed, and the fault told.
        self.next = self.start().ok();
        case(self.plan, ready).serve(|seen| frames::is_whole(&seen.answers))
    }

    /// One more call of a process that is kept.
    fn serve_kept(&mut self, ready: &mut Started, request: &[u8]) -> Served {
        let before = ready.confined.usage().cpu;
        let _ = ready.confined.requests.send(request);
        if self.waits {
            ready.base.cpu = before;
        }
        let mut case = case(self.plan, ready);
        let mut seen = Seen::default();
        let is_answer = |seen: &Seen| frames::is_whole(&seen.answers);
        let (forced, most) = case.watch(&mut seen, is_answer);
        if forced.is_none() && case.is_over(&seen, is_answer) {
            let (cpu, peak) = (ready.confined.usage().cpu.saturating_sub(before), most.resident);
            return Served { seen, forced, ending: Ending::Lost, cpu, peak };
        }
        self.over = true;
        case.end(seen, forced, most)
    }

    /// What a process that was served came to, what it printed, and what it used.
    fn read(&self, served: Served, loaded: bool) -> (Came, Captured, Duration, u64) {
        let Served { seen, forced, ending, cpu, peak } = served;
        let plan = self.plan;
        let gave_up = matches!(ending, Ending::Signal(_)) && is_out_of_memory(&seen.printed);
        let forced = if forced.is_none() && gave_up { Some(Outcome::Memory) } else { forced };
        let came = frames::read(&seen.answers, forced, ending, plan.submission, plan.entry, loaded);
        let (came, mut printed) = match came {
            Came::Called(outcome, traces) => {
                let (outcome, printed) = seen.split(plan.entry, outcome);
                (Came::Called(outcome, traces), printed)
            }
            problem @ Came::Problem(_) => (problem, seen.printed),
        };
        if gave_up && let Some(at) = printed.head.windows(ACCOUNT.len()).position(|part| part == ACCOUNT) {
            printed = Captured { head: printed.head[..at].to_vec(), ..Captured::default() };
        }
        (came, printed, cpu, peak)
    }

    /// The first request: everything the harness is told of the submission.
    fn opening(&self, scratch: &Scratch) -> Vec<u8> {
        let plan = self.plan;
        let (function, parameters) = match plan.entry {
            Entry::Function { name, parameters } => (Some(name), parameters),
            Entry::Script => (None, 0),
        };
        let entries = [
            ("folder", Value::text(format!("{}/", scratch.path().display()))),
            ("file", Value::text(&plan.submission.file)),
            ("source", Value::Bytes(plan.submission.source.clone())),
            ("function", function.map_or(Value::None, Value::text)),
            ("parameters", Value::int(parameters as u64)),
            ("kept", Value::Bool(plan.kept)),
        ];
        let entries = entries.map(|(key, value)| (Value::text(key), value)).to_vec();
        frames::frame(b'o', &Value::Sub("object".to_owned(), Box::new(Value::Dict(entries))))
    }
}

impl Serve for Session<'_> {
    fn run(&mut self, input: &Input) -> Result<Run, Box<LoadProblem>> {
        let shape = self.plan.shape.as_ref();
        let request = frames::frame(b'q', &values::request(input, shape));
        let mut ready = match self.ready() {
            Ok(Ok(ready)) => ready,
            Ok(Err(_)) => return Err(Box::new(LoadProblem::Unsteady)),
            Err(fault) => {
                (self.fault, self.over) = (Some(fault), true);
                return Err(Box::new(LoadProblem::Came(Outcome::Ended(Ending::Lost))));
            }
        };
        let loaded = self.waits;
        let served = if self.plan.kept {
            let served = self.serve_kept(&mut ready, &request);
            self.waits = !self.over;
            self.next = self.waits.then_some(ready);
            served
        } else {
            self.serve(&mut ready, &request)
        };
        match self.read(served, loaded) {
            (Came::Called(outcome, traces), printed, cpu, peak) => {
                let outcome = match (outcome, shape) {
                    (Outcome::Answered(value), Some(shape)) => {
                        Outcome::Answered(shape.returns.fitted(value, false))
                    }
                    (Outcome::Raised(raised), _) => Outcome::Raised(with_kin(raised)),
                    (outcome, _) => outcome,
                };
                // What a forged answer was followed by must not be taken for the next one.
                self.over |= self.waits && outcome == Outcome::Protocol;
                Ok(Run { outcome, printed, cpu, peak, traces: fitted(traces, shape) })
            }
            // It was loaded without any trouble before: whatever it says of itself now may come from the arguments.
            (Came::Problem(LoadProblem::Came(outcome)), ..) => Err(Box::new(LoadProblem::Came(outcome))),
            (Came::Problem(_), ..) => Err(Box::new(LoadProblem::Unsteady)),
        }
    }

    fn is_lost(&self) -> bool {
        self.over
    }

    fn take_fault(&mut self) -> Option<LaunchFault> {
        self.fault.take()
    }
}

/// Errors that a slip throws, rather than a `throw`.
const SLIPS: [&str; 3] = ["TypeError", "ReferenceError", "SyntaxError"];

/// An error with the names that exercises call its like by, which JavaScript does not have: any is an `Exception`,
/// and one that was thrown on purpose a `ValueError`.
fn with_kin(mut raised: Raised) -> Raised {
    let is = |name: &str| raised.bases.iter().any(|base| base == name);
    let (error, slip) = (is("Error"), SLIPS.iter().any(|name| is(name)) || raised.is_recursion());
    raised.bases.extend(error.then(|| "Exception".to_owned()));
    raised.bases.extend((error && !slip).then(|| "ValueError".to_owned()));
    raised
}

/// Traces whose arguments are of the types they were sent as.
fn fitted(traces: Traces, shape: Option<&crate::language::Shape<'_>>) -> Traces {
    let Some(shape) = shape else { return traces };
    let fit = |(index, left): (usize, Option<Value>)| {
        let left = match (left, shape.params.get(index)) {
            (Some(left), Some(kind)) => Some(kind.fitted(left, false)),
            (left, _) => left,
        };
        (index, left)
    };
    Traces { changed: traces.changed.into_iter().map(fit).collect(), ..traces }
}

fn case<'c>(plan: &'c Service<'c>, ready: &'c mut Started) -> Case<'c> {
    let Started { confined, scratch, base, .. } = ready;
    let answers = (plan.entry == Entry::Script).then_some(MOST_PRINTED);
    Case { plan, confined, scratch, base: *base, answers }
}

fn is_out_of_memory(printed: &Captured) -> bool {
    [&printed.head, &printed.tail]
        .into_iter()
        .any(|bytes| OUT_OF_MEMORY.iter().any(|said| bytes.windows(said.len()).any(|part| part == *said)))
}
