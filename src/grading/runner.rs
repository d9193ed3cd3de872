//! What runs programs in a grading: the interpreter, the layers around it, and the person's wish to stop.
//!
//! The same for a student's submission and for an author's own solution. Not for: judging.

use crate::exercise::{Exercise, State};
use crate::language::{Ending, Input, Interpreter, LoadProblem, Outcome, Python, Run, Session, Submission};
use crate::message::Message;
use crate::msg;
use crate::sandbox::{Confinement, LaunchFault, Strength};
use crate::value::Value;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

/// What runs programs.
#[derive(Debug, Clone, Copy)]
pub struct Runner<'a> {
    /// The interpreter.
    pub interpreter: &'a Interpreter,
    /// The layers it runs in.
    pub confinement: &'a Confinement,
    /// Becomes true when the person interrupts.
    pub interrupted: &'a AtomicBool,
}

impl<'a> Runner<'a> {
    /// Whether a start failed because a layer is refused that was proved before; what to say of it then.
    pub(super) fn lost_layer(&self, fault: &LaunchFault) -> Option<Message> {
        let confined = self.confinement.isolation().strength > Strength::None;
        (confined && fault.is_layer())
            .then(|| msg!("grade-layer-lost", what = fault.what, cause = fault.cause.to_string()))
    }

    /// How to serve a program for an exercise.
    pub(super) fn python(&self, exercise: &'a Exercise, submission: &'a Submission) -> Python<'a> {
        Python {
            interpreter: self.interpreter,
            submission,
            provided: &exercise.provided,
            entry: exercise.entry(),
            kept: exercise.state == State::Kept,
            time: exercise.limits.time,
            memory: exercise.limits.memory,
            disk: exercise.limits.disk,
            company: exercise.allow,
            confinement: self.confinement,
            seed: exercise.random_seed,
            interrupted: self.interrupted,
        }
    }
}

/// A program that is asked call after call, by an interpreter that is started when it is needed.
pub(super) struct Asked<'a> {
    python: &'a Python<'a>,
    session: Option<Session<'a>>,
}

/// Why a call could not be made.
pub(super) enum Unasked {
    /// Nothing can be asked of the program.
    Problem(Box<LoadProblem>),
    /// It could not be started, which is not its fault.
    Fault(LaunchFault),
}

impl<'a> Asked<'a> {
    pub(super) fn new(python: &'a Python<'a>) -> Self {
        Self { python, session: None }
    }

    /// From here on nothing that the program remembers of earlier calls counts.
    pub(super) fn forget(&mut self) {
        if self.python.kept {
            self.session = None;
        }
    }

    /// Makes one call. An interpreter that ends under it, as a machine short of memory may end it, is started
    /// anew and asked once more.
    pub(super) fn ask(&mut self, input: &Input) -> Result<Run, Unasked> {
        let first = self.attempt(input);
        let interrupted = self.python.interrupted.load(Ordering::Relaxed);
        if is_lost(&first) && !interrupted { self.attempt(input) } else { first }
    }

    /// Makes calls in turn in one process, within `time`, and says what each came to: nothing is owed here, so
    /// whatever goes wrong ends it early.
    pub(super) fn ask_in_turn(&mut self, calls: &[&[Value]], time: Duration) -> Vec<Outcome> {
        self.ready().map_or_else(|_| Vec::new(), |session| session.run_in_turn(calls, time))
    }

    /// Makes a call and goes through its answer, within `time`; as little is owed.
    pub(super) fn ask_through(&mut self, args: &[Value], time: Duration) -> Option<Outcome> {
        self.ready().ok()?.run_through(args, time)
    }

    fn attempt(&mut self, input: &Input) -> Result<Run, Unasked> {
        self.ready()?.run(input).map_err(Unasked::Problem)
    }

    /// An interpreter that can be asked.
    fn ready(&mut self) -> Result<&mut Session<'a>, Unasked> {
        let ready = match self.session.take().filter(|session| !session.is_lost()) {
            Some(session) => session,
            None => self
                .python
                .open()
                .map_err(Unasked::Fault)?
                .map_err(|problem| Unasked::Problem(Box::new(problem)))?,
        };
        Ok(self.session.insert(ready))
    }
}

/// What is said of a program that could not be started.
pub(super) fn fault_message(fault: &LaunchFault) -> Message {
    msg!("grade-launch", what = fault.what, cause = fault.cause.to_string())
}

/// Whether a call ended with its whole interpreter.
fn is_lost(outcome: &Result<Run, Unasked>) -> bool {
    let lost = Outcome::Ended(Ending::Lost);
    match outcome {
        Ok(run) => run.outcome == lost,
        Err(Unasked::Problem(problem)) => **problem == LoadProblem::Came(lost),
        Err(Unasked::Fault(_)) => false,
    }
}
