//! Asking both sides for new calls: the reference what is right, the submission what it answers.
//!
//! Many calls are made in turn in one process, which is quick; whatever looks wrong then is asked afresh, and only that
//! counts. Not for: choosing the calls (`search`).

use crate::exercise::{Comparison, Exercise, Expectation, ReferenceSpec};
use crate::grading::checker::{Checkers, outside};
use crate::grading::judge::{Judged, judge};
use crate::grading::plan::{Plan, Planned};
use crate::grading::runner::Asked;
use crate::language::{Input, Outcome, Traces};
use crate::reference::Solver;
use crate::value::domain::parts;
use crate::value::{Notation, Value};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

/// New calls that are made at most, and those of them that are asked afresh.
const MOST_CALLS: usize = 3000;
const MOST_AFRESH: usize = 120;
/// How long the submission may compute in calls asked afresh.
const COMPUTING: Duration = Duration::from_secs(2);
/// How long it all may take by the clock, on a machine however busy.
const CLOCK: Duration = Duration::from_secs(10);
/// How long calls made in turn may take together, and how often they may take more than half of that without an answer.
const TURN: Duration = Duration::from_secs(1);
const MOST_HELD_UP: usize = 6;
/// Calls made in turn at once, and how many elements their right answers have altogether.
const AT_ONCE: usize = 32;
const AT_ONCE_PARTS: usize = 4000;

/// Who says what is right.
pub(super) enum Right<'a> {
    Solver(&'static dyn Solver),
    Solution(Box<Asked<'a>>),
    /// A checker alone.
    Nobody,
}

/// A call whose right answer is known.
struct Candidate {
    args: Vec<Value>,
    expected: Option<Value>,
}

/// A call asked afresh; but for the first one, a failing one.
pub(super) struct Failing {
    pub(super) case: Planned,
    pub(super) judged: Judged,
    pub(super) traces: Traces,
}

/// Both sides, and what was spent on them.
pub(super) struct Asking<'p, 'a, 'c> {
    pub(super) plan: &'p Plan,
    pub(super) notation: Notation,
    pub(super) group: usize,
    pub(super) compare: Arc<Comparison>,
    pub(super) student: Asked<'a>,
    pub(super) right: Right<'a>,
    pub(super) checkers: &'p mut Checkers<'c>,
    pub(super) interrupted: &'a AtomicBool,
    begun: Instant,
    calls: usize,
    afresh: usize,
    held_up: usize,
    computed: Duration,
}

impl<'p, 'a, 'c> Asking<'p, 'a, 'c> {
    pub(super) fn new(
        plan: &'p Plan,
        (group, compare): (usize, Arc<Comparison>),
        (student, right): (Asked<'a>, Right<'a>),
        checkers: &'p mut Checkers<'c>,
        interrupted: &'a AtomicBool,
    ) -> Self {
        Self {
            plan,
            notation: checkers.notation(),
            group,
            compare,
            student,
            right,
            checkers,
            interrupted,
            begun: Instant::now(),
            calls: 0,
            afresh: 0,
            held_up: 0,
            computed: Duration::ZERO,
        }
    }

    /// Whether nothing more may be asked.
    pub(super) fn is_spent(&self) -> bool {
        self.calls >= MOST_CALLS
            || self.afresh >= MOST_AFRESH
            || self.held_up >= MOST_HELD_UP
            || self.computed >= COMPUTING
            || self.begun.elapsed() >= CLOCK
            || self.interrupted.load(Ordering::Relaxed)
    }

    /// The first call, in their order, that the submission fails; none where it fails none, or the means are spent.
    pub(super) fn first_failing(&mut self, inputs: Vec<Vec<Value>>) -> Option<Failing> {
        let mut inputs = inputs.into_iter().peekable();
        while inputs.peek().is_some() && !self.is_spent() {
            let mut next = Vec::new();
            while next.len() < AT_ONCE && self.calls < MOST_CALLS {
                let Some(args) = inputs.next() else { break };
                self.calls += 1;
                next.push(args);
            }
            let candidates = self.candidates(next);
            let mut chunk = candidates.as_slice();
            while !chunk.is_empty() {
                let sizes = chunk.iter().scan(0, |all, candidate| {
                    *all += candidate.parts();
                    Some(*all)
                });
                let few = sizes.take_while(|all| *all < AT_ONCE_PARTS).count().clamp(1, chunk.len());
                if let Some(failing) = self.first_of(&chunk[..few]) {
                    return Some(failing);
                }
                chunk = &chunk[few..];
            }
        }
        None
    }

    /// The same among large inputs in rising weight, each of which takes its time: as if what is heavier than a failing
    /// one failed too, by halves. Inputs no heavier than one that passed are left out.
    pub(super) fn first_failing_by_halves(
        &mut self,
        mut inputs: Vec<Vec<Value>>,
        weight: impl Fn(&[Value]) -> Vec<u64>,
        passed: &mut Vec<u64>,
    ) -> Option<Failing> {
        let mut found = None;
        inputs.retain(|args| weight(args) > *passed);
        while !inputs.is_empty() && !self.is_spent() {
            let args = inputs.remove(inputs.len() / 2);
            let heavy = weight(&args);
            if let Some(failing) = self.first_failing(vec![args]) {
                inputs.retain(|args| weight(args) < heavy);
                found = Some(failing);
            } else {
                inputs.retain(|args| weight(args) > heavy);
                passed.clone_from(&heavy);
            }
        }
        found
    }

    fn first_of(&mut self, mut chunk: &[Candidate]) -> Option<Failing> {
        let mut at_once = chunk.len();
        while !chunk.is_empty() && !self.is_spent() {
            at_once = at_once.min(chunk.len());
            let calls: Vec<&[Value]> = chunk[..at_once].iter().map(|call| call.args.as_slice()).collect();
            let asked = Instant::now();
            let outcomes = self.student.ask_in_turn(&calls, TURN.min(self.plan.exercise.limits.time));
            let answers = outcomes.len().min(at_once);
            if answers == 0 {
                // One of them ends or holds up all: it is found by halves.
                self.held_up += usize::from(asked.elapsed() >= TURN / 2);
                if at_once > 1 {
                    at_once /= 2;
                    continue;
                }
                // Not every language makes calls in turn; what takes long is left out.
                if asked.elapsed() < TURN / 2
                    && let Some(failing) = self.failing(&chunk[0].args)
                {
                    return Some(failing);
                }
                chunk = &chunk[1..];
                at_once = chunk.len();
                continue;
            }
            for (candidate, outcome) in chunk.iter().zip(&outcomes) {
                if !self.passes(candidate, outcome)
                    && let Some(failing) = self.failing(&candidate.args)
                {
                    return Some(failing);
                }
            }
            chunk = &chunk[answers..];
        }
        None
    }

    fn passes(&mut self, candidate: &Candidate, outcome: &Outcome) -> bool {
        let Outcome::Answered(answer) = outcome else { return false };
        let case = self.planned(candidate);
        self.checkers.rule(&case, answer).is_ok_and(|ruling| ruling.right)
    }

    /// The call asked afresh, where it fails by a wrong answer or an exception.
    fn failing(&mut self, args: &[Value]) -> Option<Failing> {
        self.afresh(args).filter(|asked| super::counts(asked.judged.verdict))
    }

    /// The call asked afresh, whatever comes of it; none where the means are spent.
    pub(super) fn afresh(&mut self, args: &[Value]) -> Option<Failing> {
        if self.is_spent() {
            return None;
        }
        self.afresh += 1;
        let candidate = self.candidate(args.to_vec())?;
        let case = self.planned(&candidate);
        let mut run = self.student.ask(&case.input).ok()?;
        self.computed += run.cpu;
        let traces = std::mem::take(&mut run.traces);
        // A checker of the author's that fails ends the search; what it means is told where a case meets it.
        let judged = judge(self.plan, &case, run, self.checkers, self.notation).ok()?;
        Some(Failing { case, judged, traces })
    }

    /// The calls with their right answers, those outside the function's domain left out. A solution makes them in
    /// turn; what counts in the end it is asked afresh.
    fn candidates(&mut self, inputs: Vec<Vec<Value>>) -> Vec<Candidate> {
        let Right::Solution(asked) = &mut self.right else {
            return inputs.into_iter().filter_map(|args| self.candidate(args)).collect();
        };
        let mut found = Vec::new();
        let mut left = inputs.as_slice();
        while let Some(first) = left.first() {
            let calls: Vec<&[Value]> = left.iter().map(Vec::as_slice).collect();
            let mut outcomes = asked.ask_in_turn(&calls, TURN);
            if outcomes.is_empty() {
                // One of them takes too long: one at a time, then.
                outcomes = asked.ask_in_turn(&[first.as_slice()], TURN);
            }
            let made = outcomes.len().clamp(1, left.len());
            for (args, outcome) in left.iter().zip(outcomes) {
                if let Outcome::Answered(value) = outcome
                    && outside(&self.compare, args).is_none()
                    && self
                        .plan
                        .exercise
                        .function()
                        .is_some_and(|function| function.returns.admit(&value).is_ok())
                {
                    found.push(Candidate { args: args.clone(), expected: Some(value) });
                }
            }
            left = &left[made..];
            if self.begun.elapsed() >= CLOCK || self.interrupted.load(Ordering::Relaxed) {
                break;
            }
        }
        found
    }

    /// The call with its right answer; none where it lies outside the function's domain.
    fn candidate(&mut self, args: Vec<Value>) -> Option<Candidate> {
        if outside(&self.compare, &args).is_some() {
            return None;
        }
        let expected = match &mut self.right {
            Right::Solver(solver) => Some(solver.solve(&args).ok()?),
            Right::Solution(asked) => match asked.ask(&Input::Arguments(args.clone())).ok()?.outcome {
                Outcome::Answered(value) => {
                    self.plan.exercise.function()?.returns.admit(&value).ok()?;
                    Some(value)
                }
                _ => return None,
            },
            Right::Nobody => None,
        };
        Some(Candidate { args, expected })
    }

    fn planned(&self, candidate: &Candidate) -> Planned {
        Planned {
            group: self.group,
            name: String::new(),
            input: Input::Arguments(candidate.args.clone()),
            expected: candidate.expected.clone().map(Expectation::Value),
            compare: Arc::clone(&self.compare),
            why: None,
            size: None,
        }
    }
}

impl Candidate {
    fn parts(&self) -> usize {
        self.args.iter().chain(&self.expected).map(parts).sum()
    }
}

impl Failing {
    /// Whether one such call takes its time.
    pub(super) fn is_large(&self) -> bool {
        let expected = self.case.expected.as_ref().and_then(Expectation::value);
        self.case.input.arguments().iter().chain(expected).map(parts).sum::<usize>() >= AT_ONCE_PARTS
    }
}

/// Whether somebody says of any new call whether its answer is right.
pub(super) fn is_judged(exercise: &Exercise, compare: &Comparison) -> bool {
    !matches!(exercise.reference, ReferenceSpec::Written) || matches!(compare, Comparison::Checker(_))
}
