//! What runs programs in a grading: the interpreters, the layers around them, and the person's wish to stop.
//!
//! The same for a student's submission and for an author's own solution. Not for: judging.

use crate::exercise::{Exercise, State};
use crate::language::{
    Ending, Input, InterpreterFault, Interpreters, Language, LoadProblem, Outcome, Run, Runtime, Service,
    Session, Shape, Submission,
};
use crate::message::Message;
use crate::msg;
use crate::sandbox::{Confinement, LaunchFault, Strength};
use crate::value::Value;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

/// What runs programs.
#[derive(Debug, Clone, Copy)]
pub struct Runner<'a> {
    /// The interpreters.
    pub interpreters: &'a Interpreters,
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
    pub(super) fn service(
        &self,
        exercise: &'a Exercise,
        submission: &'a Submission,
    ) -> Result<Service<'a>, Arc<InterpreterFault>> {
        let shape = exercise.function().map(|function| Shape {
            params: function.params.iter().map(|param| &param.kind).collect(),
            returns: &function.returns,
        });
        Ok(Service {
            runtime: self.runtime(Language::of(submission))?,
            submission,
            provided: &exercise.provided,
            entry: exercise.entry(),
            shape,
            kept: exercise.state == State::Kept,
            time: exercise.limits.time,
            memory: exercise.limits.memory,
            disk: exercise.limits.disk,
            company: exercise.allow,
            confinement: self.confinement,
            seed: exercise.random_seed,
            interrupted: self.interrupted,
        })
    }

    /// What runs programs in a language.
    pub(super) fn runtime(&self, language: Language) -> Result<Runtime<'a>, Arc<InterpreterFault>> {
        self.interpreters.runtime(language)
    }
}

/// A program that is asked call after call, by an interpreter that is started when it is needed.
pub(super) struct Asked<'a> {
    service: &'a Service<'a>,
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
    pub(super) fn new(service: &'a Service<'a>) -> Self {
        Self { service, session: None }
    }

    /// From here on nothing that the program remembers of earlier calls counts.
    pub(super) fn forget(&mut self) {
        if self.service.kept {
            self.session = None;
        }
    }

    /// Makes one call. An interpreter that ends under it, as a machine short of memory may end it, is started
    /// anew and asked once more.
    pub(super) fn ask(&mut self, input: &Input) -> Result<Run, Unasked> {
        let first = self.attempt(input);
        let interrupted = self.service.interrupted.load(Ordering::Relaxed);
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
        let session = self.ready()?;
        session.run(input).map_err(|problem| match session.take_fault() {
            Some(fault) => Unasked::Fault(fault),
            None => Unasked::Problem(problem),
        })
    }

    /// An interpreter that can be asked.
    fn ready(&mut self) -> Result<&mut Session<'a>, Unasked> {
        let ready = match self.session.take().filter(|session| !session.is_lost()) {
            Some(session) => session,
            None => self
                .service
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
