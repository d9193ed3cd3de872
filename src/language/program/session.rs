//! A submitted program at work: started for each case with its input whole, watched to its end.
//!
//! Nothing of ours is in its process, so it is bound from its start: data, processor time, no processes but where
//! they are allowed; threads it may have, since many runtimes need them. Not for: the watching (`single`).

use super::executable::{self, Executable};
use crate::language::bounds::{LARGEST_ANSWER, MOST_PRINTED, NO_OPENSSL};
use crate::language::service::{Serve, Service};
use crate::language::single::{Base, Case, Served};
use crate::language::{Ending, Entry, Input, LoadProblem, Locator, Outcome, Run, Traces, dictionaries};
use crate::sandbox::{Bounds, Company, Launch, LaunchFault, Scratch};
use crate::value::{Value, json};
use std::ffi::OsString;
use std::path::PathBuf;

/// Where the programs stand that a program may start where its exercise lets it start any.
const PROGRAMS: [&str; 3] = ["/usr/bin", "/bin", "/usr/local/bin"];

/// A submitted program at work.
#[derive(Debug)]
pub(in crate::language) struct Session<'a> {
    plan: &'a Service<'a>,
    executable: Executable,
    /// Why it could not be started any more, which is not its fault.
    fault: Option<LaunchFault>,
    lost: bool,
}

/// Why a case was not run.
enum Unstarted {
    /// The program cannot be started at all.
    Problem(Box<LoadProblem>),
    /// That is not its fault.
    Fault(LaunchFault),
}

/// Finds out how the program is started, and that it can be.
pub(in crate::language) fn open<'a>(
    plan: &'a Service<'a>,
    locator: &Locator,
) -> Result<Session<'a>, Box<LoadProblem>> {
    let executable = executable::of(plan.submission, locator)?;
    Ok(Session { plan, executable, fault: None, lost: false })
}

impl Session<'_> {
    fn served(&self, stdin: &[u8], argv: &[String]) -> Result<Served, Unstarted> {
        let plan = self.plan;
        let folder = |cause| Unstarted::Fault(LaunchFault { what: "scratch folder", cause });
        let scratch = Scratch::with_room(plan.disk).map_err(folder)?;
        let mut own = PathBuf::new();
        for (index, (name, content)) in plan.files().enumerate() {
            let laid =
                if index == 0 { scratch.lay_program(name, content) } else { scratch.lay(name, content) };
            let path = laid.map_err(folder)?;
            if index == 0 {
                own = path;
            }
        }
        let Executable { interpreter, args } = &self.executable;
        let mut words = args.clone();
        if interpreter.is_some() {
            words.push(own.clone().into());
        }
        words.extend(argv.iter().map(OsString::from));
        let runnable = if plan.company == Company::Processes {
            PROGRAMS.map(PathBuf::from).to_vec()
        } else {
            Vec::new()
        };
        let mut confined = Launch {
            program: interpreter.clone().unwrap_or(own),
            args: words,
            env: vec![(NO_OPENSSL.0.into(), NO_OPENSSL.1.into())],
            scratch: &scratch,
            largest_file: plan.disk,
            readable: Vec::new(),
            runnable,
            company: plan.company,
            confinement: plan.confinement,
        }
        .start_bound(&Bounds {
            memory: Some(plan.memory),
            seconds: Some(plan.time.as_secs() + 2),
            input: Some(stdin),
        })
        .map_err(|fault| match fault.what {
            "start" => Unstarted::Problem(Box::new(LoadProblem::Unstartable(fault.cause.to_string()))),
            _ => Unstarted::Fault(fault),
        })?;
        let answers = Some(match plan.entry {
            Entry::Function { .. } => LARGEST_ANSWER,
            Entry::Script => MOST_PRINTED,
        });
        let (confined, scratch, base) = (&mut confined, &scratch, Base::default());
        Ok(Case { plan, confined, scratch, base, answers }.serve(|_| false))
    }

    /// What a program that was run came to: what it printed is its answer.
    fn came(&self, served: &Served, input: &Input) -> Outcome {
        if let Some(forced) = &served.forced {
            return forced.clone();
        }
        let output = &served.seen.output.head;
        match (served.ending, input) {
            (Ending::Exit(status), Input::Program { .. }) => {
                Outcome::Finished { status, output: output.clone() }
            }
            (Ending::Exit(0), Input::Arguments(_)) => self.answer(output),
            // Memory refused: nobody else knows what a runtime makes of that.
            _ if served.peak >= self.plan.memory / 10 * 9 => Outcome::Memory,
            (ending, _) => Outcome::Ended(ending),
        }
    }

    fn answer(&self, output: &[u8]) -> Outcome {
        let text = match std::str::from_utf8(output) {
            Ok(text) => text,
            Err(fault) => {
                let before = &output[..fault.valid_up_to()];
                let line = before.split(|&byte| byte == b'\n').count();
                let output = String::from_utf8_lossy(output).into_owned();
                return Outcome::Unreadable { output, line, column: 0 };
            }
        };
        match json::read(text) {
            Ok(value) => Outcome::Answered(match &self.plan.shape {
                Some(shape) => shape.returns.fitted(value, true),
                None => value,
            }),
            Err(fault) => {
                Outcome::Unreadable { output: text.to_owned(), line: fault.line, column: fault.column }
            }
        }
    }
}

impl Serve for Session<'_> {
    fn run(&mut self, input: &Input) -> Result<Run, Box<LoadProblem>> {
        let arguments;
        let (stdin, argv): (&[u8], &[String]) = match input {
            Input::Arguments(args) => {
                let args = dictionaries::arguments(args, self.plan.shape.as_ref(), object_or_pairs);
                arguments = json::write(&args) + "\n";
                (arguments.as_bytes(), &[])
            }
            Input::Program { stdin, argv } => (stdin.as_bytes(), argv),
        };
        let served = match self.served(stdin, argv) {
            Ok(served) => served,
            Err(Unstarted::Problem(problem)) => return Err(problem),
            Err(Unstarted::Fault(fault)) => {
                (self.fault, self.lost) = (Some(fault), true);
                return Err(Box::new(LoadProblem::Came(Outcome::Ended(Ending::Lost))));
            }
        };
        let outcome = self.came(&served, input);
        let Served { seen, cpu, peak, .. } = served;
        // Of a program that gave no answer all that it printed is told; else what it printed besides.
        let printed = match outcome {
            Outcome::Answered(_) | Outcome::Finished { .. } | Outcome::Unreadable { .. } => seen.printed,
            _ => seen.all_printed(),
        };
        Ok(Run { outcome, printed, cpu, peak, traces: Traces::default() })
    }

    fn is_lost(&self) -> bool {
        self.lost
    }

    fn take_fault(&mut self) -> Option<LaunchFault> {
        self.fault.take()
    }
}

/// A dictionary as JSON has it: an object, or an array of pairs where its keys are no texts by its type.
fn object_or_pairs(texts: bool, entries: Vec<(Value, Value)>) -> Value {
    if texts {
        return Value::Dict(entries);
    }
    Value::List(entries.into_iter().map(|(key, item)| Value::List(vec![key, item])).collect())
}
