//! What is expected of a case, by the reference's answer and by what the author wrote: the two must agree.
//!
//! Whether a written value is as right as the reference's, by the case's comparison, is looked at once the whole
//! plan stands (`contradiction`). Not for: asking the reference (`oracle`).

use super::oracle::Answer;
use super::plan::{call, disagreement};
use super::{expected, judge};
use crate::exercise::{Comparison, Exercise, Expectation, Output};
use crate::language::{Input, Outcome, Raised};
use crate::message::Message;
use crate::msg;
use crate::value::{Notation, Value};

/// One case as its author wrote it.
pub(super) struct Said<'a> {
    pub(super) exercise: &'a Exercise,
    pub(super) input: &'a Input,
    /// What the author expects, where it is written.
    pub(super) declared: Option<&'a Expectation>,
    /// How answers to it are judged.
    pub(super) compare: &'a Comparison,
}

impl Said<'_> {
    /// What is expected, once the reference has answered; none where only a checker knows. `Err` says how the two
    /// disagree, or why the reference gives no answer.
    pub(super) fn agreed(&self, answer: Result<Answer, Message>) -> Result<Option<Expectation>, Message> {
        let found = match (answer, self.declared) {
            (Ok(Answer::None), declared) => return Ok(declared.cloned()),
            // What a solver refuses lies outside its domain: an exception is expected there.
            (Err(_), Some(Expectation::Raises(wanted))) => Expectation::Raises(wanted.clone()),
            (Err(reason), _) => return Err(self.refused(reason)),
            (Ok(Answer::Raised(raised)), declared) => self.raised(raised, declared)?,
            (Ok(Answer::Value(right)), Some(Expectation::Raises(_))) => {
                return Err(disagreement(self.exercise, self.input, &right, None));
            }
            (Ok(Answer::Value(right)), _) => Expectation::Value(right),
            (Ok(Answer::Finished { status, output }), declared) => {
                self.finished(status, &output, declared)?
            }
        };
        Ok(Some(found))
    }

    fn raised(&self, raised: Raised, declared: Option<&Expectation>) -> Result<Expectation, Message> {
        if let Some(Expectation::Raises(wanted)) = declared {
            return match expected::is_raised(wanted, &raised) {
                Ok(()) => Ok(Expectation::Raises(wanted.clone())),
                Err(otherwise) => Err(self.refused(otherwise.said())),
            };
        }
        Err(self.refused(judge::no_answer(&Outcome::Raised(raised), self.exercise).1))
    }

    fn finished(
        &self,
        status: i32,
        output: &[u8],
        declared: Option<&Expectation>,
    ) -> Result<Expectation, Message> {
        match declared {
            Some(Expectation::Output(wanted)) => {
                let right = expected::printed(wanted.stdout.as_ref(), output);
                let other_status = expected::other_status(wanted.status, status);
                let same = wanted.stdout.as_ref().is_none_or(|stdout| match self.compare {
                    Comparison::Rules(rules) => rules.meet(stdout, &right),
                    Comparison::Checker(_) => true,
                });
                if other_status.is_some() || !same {
                    return Err(disagreement(self.exercise, self.input, &right, other_status));
                }
                Ok(Expectation::Output(wanted.clone()))
            }
            Some(Expectation::Raises(wanted)) => {
                Err(self.refused(msg!("judge-not-raised", wanted = wanted.class.as_str())))
            }
            _ => match (expected::printed(None, output), u8::try_from(status)) {
                (stdout @ Value::Text(_), Ok(status)) => {
                    Ok(Expectation::Output(Output { stdout: Some(stdout), status }))
                }
                _ => Err(msg!("plan-output-bytes", call = self.call())),
            },
        }
    }

    fn call(&self) -> String {
        call(self.exercise, self.input, Notation::Python).text
    }

    fn refused(&self, reason: Message) -> Message {
        msg!("plan-refused", call = self.call(), reason = reason)
    }
}
