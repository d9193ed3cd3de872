//! The diagnosis of one case: from its answer, or from what it came to without one.
//!
//! Not for: what only several cases show together (`overall`).

use super::finding::Diagnosis;
use super::{Code, arrangement, kinship, print};
use crate::exercise::Comparison;
use crate::grading::judge::Judged;
use crate::grading::plan::Planned;
use crate::grading::{Printed, Verdict};
use crate::language::{Input, LoadProblem, Outcome, Raised, Traces};
use crate::msg;
use crate::value::compare::Order;
use crate::value::{Value, compare};

/// So many frames of the student's code or more are a recursion that does not end, not an exception raised by hand.
const DEEP: usize = 30;

/// What lies behind a case that did not pass, where it can be shown.
pub(in crate::grading) fn of_case(case: &Planned, judged: &Judged, traces: &Traces) -> Option<Diagnosis> {
    let calls = matches!(case.input, Input::Arguments(_));
    match judged.verdict {
        // Of a program the output is the answer, and of several right answers none is a model.
        Verdict::Wrong if calls => {
            let Comparison::Rules(rules) = case.compare.as_ref() else { return None };
            let expected = case.expected.as_ref()?.value()?;
            of_answer(expected, judged.actual.as_ref()?, rules.order, &judged.printed, traces)
        }
        Verdict::Error => {
            let found = judged.raised.as_ref().map(of_exception);
            // A program may well read.
            found.filter(|found| calls || found.code != Code::InputCalled)
        }
        Verdict::Timeout => Some(Diagnosis::bare(Code::TooSlow)),
        _ => None,
    }
}

/// The same as far as it holds in any language: how the elements of an answer lie, and how long it took. What is
/// said of other mistakes, and their pages, are about Python.
pub(in crate::grading) fn of_any_language(case: &Planned, judged: &Judged) -> Option<Diagnosis> {
    match (judged.verdict, &case.input, case.compare.as_ref()) {
        (Verdict::Wrong, Input::Arguments(_), Comparison::Rules(rules)) => {
            arrangement::diagnosis(case.expected.as_ref()?.value()?, judged.actual.as_ref()?, rules.order)
        }
        (Verdict::Timeout, ..) => Some(Diagnosis::bare(Code::TooSlow)),
        _ => None,
    }
}

/// What lies behind a submission that cannot be asked, where there is a page about it.
pub(in crate::grading) fn of_problem(problem: &LoadProblem) -> Option<Diagnosis> {
    match problem {
        LoadProblem::Raised(raised) => Some(of_exception(raised)),
        LoadProblem::Parameters { .. } => Some(Diagnosis::bare(Code::WrongNumberOfParameters)),
        LoadProblem::Came(Outcome::CpuTime | Outcome::WallTime) => Some(Diagnosis::bare(Code::TooSlow)),
        _ => None,
    }
}

fn of_answer(
    expected: &Value,
    actual: &Value,
    order: Order,
    printed: &Printed,
    traces: &Traces,
) -> Option<Diagnosis> {
    if *actual == Value::None {
        return Some(if print::shows(&printed.text, expected) {
            Diagnosis::new(Code::PrintedNotReturned, msg!("diagnosis-printed"))
        } else {
            Diagnosis::new(Code::ReturnedNothing, msg!("diagnosis-nothing"))
        });
    }
    one_list(expected, traces)
        .or_else(|| kinship::diagnosis(expected, actual))
        .or_else(|| arrangement::diagnosis(expected, actual, order))
}

/// Rows that are one list, though the right rows differ: then the answer cannot be right, whatever is written.
fn one_list(expected: &Value, traces: &Traces) -> Option<Diagnosis> {
    let (first, second) = traces.one_list?;
    let rows = expected.as_sequence()?;
    let differ = !compare::equal(rows.get(first)?, rows.get(second)?);
    let message = msg!("diagnosis-one-list", first = first, second = second);
    differ.then(|| Diagnosis::new(Code::RowsAreOneList, message))
}

fn of_exception(raised: &Raised) -> Diagnosis {
    let frames: usize = raised.frames.iter().map(|frame| frame.repeats.saturating_add(1)).sum();
    match raised.class.as_str() {
        "RecursionError" if frames >= DEEP => Diagnosis::bare(Code::RecursionLimit),
        "SystemExit" => Diagnosis::bare(Code::ExitCalled),
        _ if raised.is_end_of_input() => Diagnosis::bare(Code::InputCalled),
        "TypeError" if misfits(&raised.message) => match raised.frames.last() {
            // No line of the student's was reached: it is our call that does not fit.
            None => Diagnosis::bare(Code::WrongNumberOfParameters),
            Some(site) => {
                Diagnosis::new(Code::WrongCallInside, msg!("diagnosis-call-inside", line = site.line))
            }
        },
        _ => Diagnosis::bare(Code::RaisedException),
    }
}

/// Whether Python says that a call does not fit the function called.
fn misfits(message: &str) -> bool {
    let positional = message.contains("positional argument") || message.contains("required keyword-only");
    (positional && (message.contains("missing") || message.contains("takes")))
        || message.contains("takes no arguments")
        || message.contains("unexpected keyword argument")
        || message.contains("multiple values for")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::language::Site;

    fn code(class: &str, message: &str, frames: usize) -> Code {
        let frames = vec![Site { line: 1, ..Site::default() }; frames];
        of_exception(&Raised { class: class.into(), bases: Vec::new(), message: message.into(), frames }).code
    }

    /// Messages as CPython 3.8 to 3.13 word them.
    #[test]
    fn a_call_that_does_not_fit_is_ours_exactly_when_no_line_of_the_student_was_reached() {
        for message in [
            "f() missing 1 required positional argument: 'b'",
            "f() missing 1 required keyword-only argument: 'b'",
            "f() takes 1 positional argument but 2 were given",
            "f() takes from 1 to 2 positional arguments but 3 were given",
            "f() got an unexpected keyword argument 'x'",
            "f() got multiple values for argument 'a'",
            "Carre() takes no arguments",
        ] {
            assert_eq!(code("TypeError", message, 0), Code::WrongNumberOfParameters, "{message}");
            assert_eq!(code("TypeError", message, 2), Code::WrongCallInside, "{message}");
        }
        let other = "unsupported operand type(s) for +: 'int' and 'str'";
        assert_eq!(code("TypeError", other, 1), Code::RaisedException);
    }

    #[test]
    fn only_a_deep_recursion_is_called_one() {
        assert_eq!(code("RecursionError", "maximum recursion depth exceeded", 40), Code::RecursionLimit);
        assert_eq!(code("RecursionError", "par moi", 1), Code::RaisedException);
        assert_eq!(code("RuntimeError", "maximum recursion depth exceeded", 40), Code::RaisedException);
    }
}
