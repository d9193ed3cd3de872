//! What is expected of a case, by the reference's answer and by what the author wrote: the two must agree.
//!
//! Not for: asking the reference (`oracle`), nor for where a disagreement stands in the file (`plan`).

use super::oracle::Answer;
use super::plan::{LONGEST_CALL, call};
use super::{expected, judge};
use crate::exercise::{Exercise, Expectation, Output, Raises};
use crate::language::{Input, Outcome, Raised};
use crate::message::Message;
use crate::msg;
use crate::reference::Solver;
use crate::value::{Notation, Value, compare};

/// One case as its author wrote it.
pub(super) struct Said<'a> {
    pub(super) exercise: &'a Exercise,
    pub(super) input: &'a Input,
    /// What the author expects, where it is written.
    pub(super) declared: Option<&'a Expectation>,
    /// Who can say why an expected value is wrong.
    pub(super) solver: Option<&'static dyn Solver>,
}

impl Said<'_> {
    /// What is expected, once the reference has answered; or how the two disagree.
    pub(super) fn agreed(&self, answer: Result<Answer, Message>) -> Result<Expectation, Message> {
        match (answer, self.declared) {
            // A solver refuses what lies outside its domain: an exception is expected there.
            (Err(_), Some(Expectation::Raises(wanted))) if self.solver.is_some() => {
                Ok(Expectation::Raises(wanted.clone()))
            }
            (Err(reason), _) => Err(self.refused(reason)),
            (Ok(Answer::Declared), declared) => {
                // Reading an exercise without a reference sees to it that every case says what it expects.
                declared.cloned().ok_or_else(|| msg!("exercise-no-reference"))
            }
            (Ok(Answer::Raised(raised)), declared) => self.raised(raised, declared),
            (Ok(Answer::Value(right)), Some(Expectation::Value(declared)))
                if !compare::equal(&right, declared) =>
            {
                Err(self.disagrees(&right, self.why(&right, declared)))
            }
            (Ok(Answer::Value(right)), Some(Expectation::Raises(_))) => Err(self.disagrees(&right, None)),
            (Ok(Answer::Value(right)), _) => Ok(Expectation::Value(right)),
            (Ok(Answer::Finished { status, output }), declared) => self.finished(status, output, declared),
        }
    }

    fn raised(&self, raised: Raised, declared: Option<&Expectation>) -> Result<Expectation, Message> {
        if let Some(Expectation::Raises(wanted)) = declared {
            return match expected::is_raised(wanted, &raised) {
                Ok(()) => Ok(Expectation::Raises(wanted.clone())),
                Err(otherwise) => Err(self.refused(otherwise.said())),
            };
        }
        Err(self.refused(judge::failure(&Outcome::Raised(raised), self.exercise).1))
    }

    fn finished(
        &self,
        status: i32,
        output: Vec<u8>,
        declared: Option<&Expectation>,
    ) -> Result<Expectation, Message> {
        match declared {
            Some(Expectation::Output(wanted)) if expected::is_right(wanted, status, &output) => {
                Ok(Expectation::Output(wanted.clone()))
            }
            Some(Expectation::Output(wanted)) => {
                let right = expected::printed(wanted.stdout.as_deref(), &output);
                Err(self.disagrees(&right, expected::other_status(wanted, status)))
            }
            Some(Expectation::Raises(Raises { class, .. })) => {
                Err(self.refused(msg!("judge-not-raised", wanted = class.as_str())))
            }
            _ => match (String::from_utf8(output), u8::try_from(status)) {
                (Ok(stdout), Ok(status)) => Ok(Expectation::Output(Output { stdout: Some(stdout), status })),
                _ => Err(msg!("plan-output-bytes", call = self.call())),
            },
        }
    }

    fn call(&self) -> String {
        call(self.exercise, self.input, Notation::Python).text
    }

    /// Why a value is not the right one, where a solver can say it.
    fn why(&self, right: &Value, declared: &Value) -> Option<Message> {
        self.solver?.explain(self.input.arguments(), right, declared, Notation::Python)
    }

    fn refused(&self, reason: Message) -> Message {
        msg!("plan-refused", call = self.call(), reason = reason)
    }

    fn disagrees(&self, right: &Value, reason: Option<Message>) -> Message {
        let right = Notation::Python.show(right, LONGEST_CALL).text;
        match reason {
            Some(reason) => {
                msg!("plan-disagrees-because", call = self.call(), right = right, reason = reason)
            }
            None => msg!("plan-disagrees", call = self.call(), right = right),
        }
    }
}
