//! One attempt at a problem: the learner's moves judged one after the other, the longest defence in between.
//!
//! First moves are judged by the stored classes and refutations. Further on a move is right when it wins as fast as
//! the stored answer, be it that one or another: where the play has left the stored tree the search that made it is
//! asked again. Not for: telling the learner (`cli`), nor for ratings.

use super::{Taught, Told};
use crate::games::Line;
use crate::message::Message;
use crate::msg;
use crate::problems::{Branch, Class, Goal, HARDEST, Problem};
use crate::search::proof::{moves_of, plies_of};
use crate::search::{Interrupted, Prover};
use crate::training::certificate::branch;
use crate::training::sight::{Fate, fate, length};
use std::sync::atomic::AtomicBool;

/// What a legal move led to.
#[derive(Debug, Clone, PartialEq)]
pub enum Step {
    /// It is right, the other side has replied, and the next move is asked for.
    GoesOn {
        /// The reply.
        reply: Told,
        /// The moves left until the game is won.
        left: u32,
    },
    /// It is right, and there is nothing more to find.
    Solved {
        /// The reply that ends the game, where the move did not.
        reply: Option<Told>,
        /// How the game was decided, where it has ended.
        end: Option<Message>,
    },
    /// It wins, but later than could be; nothing was played.
    Slower {
        /// Within how many moves.
        within: u32,
    },
    /// It is wrong; nothing was played.
    Wrong(Refuted),
}

/// Why a move is wrong.
#[derive(Debug, Clone, PartialEq)]
pub struct Refuted {
    /// What it comes to.
    pub verdict: Message,
    /// What follows it.
    pub line: Vec<Told>,
    /// How the game is decided then, where the line goes to its end.
    pub end: Option<Message>,
}

/// A hint, each saying more than the one before.
#[derive(Debug, Clone, PartialEq)]
pub enum Hint {
    /// The names of the problem's themes.
    Themes(Vec<String>),
    /// Which piece to move; none where the game has no words for it.
    Piece(Option<Message>),
    /// The move.
    Move(String),
}

/// An attempt at a problem.
#[derive(Debug)]
pub struct Attempt<'p, G: Taught> {
    problem: &'p Problem,
    /// The moves played since the problem's position.
    line: Line<G>,
    /// The right moves here with the answers to what follows them.
    right: Vec<Branch>,
    /// The moves left until the game is won.
    left: u32,
    hints: usize,
}

impl<'p, G: Taught> Attempt<'p, G> {
    /// The beginning of an attempt; the message says what is wrong with a problem that cannot be asked.
    pub fn new(problem: &'p Problem) -> Result<Self, Message> {
        let unsound = || msg!("lesson-unsound", id = &problem.id);
        let position = G::parse(&problem.position).map_err(|_| unsound())?;
        let right = problem.tree.branches().map_err(|_| unsound())?;
        let is_legal =
            |branch: &Branch| position.parse_move(&branch.mv).is_ok_and(|mv| position.check(mv).is_ok());
        let says_so = problem.side == G::SIDES[position.to_move() as usize]
            && (1..=G::longest(problem.goal)).contains(&problem.within)
            && (1..=HARDEST).contains(&problem.band);
        if position.outcome().is_some() || right.is_empty() || !right.iter().all(is_legal) || !says_so {
            return Err(unsound());
        }
        Ok(Self { problem, line: Line::new(position), right, left: problem.within, hints: 0 })
    }

    /// The position the next move is asked for in.
    pub fn position(&self) -> &G {
        self.line.position()
    }

    /// Whether no move has been found yet.
    pub fn is_at_the_first_move(&self) -> bool {
        self.line.moves().is_empty()
    }

    /// The side that the learner plays against.
    pub fn opponent(&self) -> Message {
        super::side(G::SIDES[self.line.start().to_move().other() as usize])
    }

    /// The next hint: the theme, the piece, the move. Nothing new is left after the third.
    pub fn hint(&mut self) -> Hint {
        let first = usize::from(!self.is_at_the_first_move());
        let number = first + self.hints;
        self.hints += 1;
        if number == 0 {
            return Hint::Themes(self.problem.themes.clone());
        }
        let mv = self.right.first().map(|branch| branch.mv.clone()).unwrap_or_default();
        if number > 1 {
            return Hint::Move(mv);
        }
        let parsed = self.position().parse_move(&mv).ok();
        Hint::Piece(parsed.and_then(|mv| self.position().mover(mv)))
    }

    /// Judges a move. An illegal one, or a text that is none, is refused with the reason.
    pub fn answer(&mut self, text: &str, stop: &AtomicBool) -> Result<Result<Step, Message>, Interrupted> {
        let mv = match self.position().parse_move(text) {
            Ok(mv) => mv,
            Err(reason) => return Ok(Err(reason)),
        };
        if let Err(reason) = self.position().check(mv) {
            return Ok(Err(reason));
        }
        let mut prover = Prover::new(stop);
        let text = mv.to_string();
        if let Some(branch) = self.right.iter().find(|branch| branch.mv == text).cloned() {
            return Ok(Ok(self.go_on(mv, &branch)));
        }
        if self.is_at_the_first_move() {
            return Ok(Ok(self.judge_by_class(mv)));
        }
        let (left, position) = (self.left, self.position().clone());
        let proof = prover.prove(&position, plies_of(left + 1))?;
        match proof.wins.iter().find(|win| win.mv == mv) {
            Some(win) if moves_of(win.plies) <= left => {
                let answers = prover.answers(&position, mv, win.plies)?;
                Ok(Ok(self.go_on(mv, &branch(&mv, &answers))))
            }
            Some(win) => Ok(Ok(Step::Slower { within: moves_of(win.plies) })),
            None => self.refute(mv, &mut prover).map(Ok),
        }
    }

    /// Plays a right move and the longest defence.
    fn go_on(&mut self, mv: G::Move, branch: &Branch) -> Step {
        self.line.push(mv);
        self.hints = 0;
        if let Some(outcome) = self.line.position().outcome() {
            return Step::Solved { reply: None, end: Some(self.line.position().ending(outcome)) };
        }
        if self.problem.goal == Goal::Defence {
            return Step::Solved { reply: None, end: None };
        }
        let Some((reply, answer)) = self.longest(branch) else {
            return Step::Solved { reply: None, end: None };
        };
        let told = self.line.position().told(reply);
        self.line.push(reply);
        if let Some(outcome) = self.line.position().outcome() {
            return Step::Solved { reply: Some(told), end: Some(self.line.position().ending(outcome)) };
        }
        let Some(answer) = answer else { return Step::Solved { reply: Some(told), end: None } };
        self.left = answer.moves();
        self.right = vec![answer];
        Step::GoesOn { reply: told, left: self.left }
    }

    /// The reply that holds out longest, of equal ones the first by text, and the answer to it. Trees name the
    /// longest defences first.
    fn longest(&self, branch: &Branch) -> Option<(G::Move, Option<Branch>)> {
        let longest = branch.defences.first()?;
        let is_it = |reply: &G::Move| branch.defence_by(&reply.to_string()) == Some(longest);
        let reply = self.position().listed_moves().into_iter().find(is_it)?;
        Some((reply, longest.answer.clone()))
    }

    /// What a wrong first move comes to, by its stored class.
    fn judge_by_class(&self, mv: G::Move) -> Step {
        let text = mv.to_string();
        let start = self.line.start();
        let own = || super::side(&self.problem.side);
        let verdict = match self.problem.class_of(&text) {
            Some((Class::Win, within)) => return Step::Slower { within },
            Some((Class::Loss, within)) => self.loss(within),
            Some((Class::NoWin, within)) => msg!("lesson-no-win", side = own(), within = within),
            Some((Class::Hold, _)) | None => msg!("lesson-not-right"),
        };
        let after = start.after(mv);
        let stored = self.problem.refutation_of(&text).map_or(&[][..], |line| &line.0);
        let (line, end) = told_line(after, stored);
        Step::Wrong(Refuted { verdict, line, end })
    }

    /// That the other side wins within so many of its moves.
    fn loss(&self, within: u32) -> Message {
        match within {
            0 => msg!("lesson-loses-at-once", side = self.opponent()),
            _ => msg!("lesson-loses", side = self.opponent(), within = within),
        }
    }

    /// What becomes of a wrong first move, as [`Attempt::answer`] says it; none of a right or an illegal one.
    pub fn first_move(&self, text: &str) -> Option<Step> {
        let start = self.line.start();
        let mv = start.parse_move(text).ok().filter(|&mv| start.check(mv).is_ok())?;
        let right = self.problem.solutions.0.iter().any(|right| right == text);
        (!right).then(|| self.judge_by_class(mv))
    }

    /// The main line in words, and how the game is decided at its end.
    pub fn main_line(&self) -> (Vec<Told>, Option<Message>) {
        told_line(self.line.start().clone(), &self.problem.line.0)
    }

    /// Why a move further on is wrong: the other side's win, else a reply after which the win is gone.
    fn refute(&self, mv: G::Move, prover: &mut Prover<'_, G>) -> Result<Step, Interrupted> {
        let position = self.position();
        let after = position.after(mv);
        let (moves, verdict) = match fate(&mut prover.another(), position, &after, self.left)? {
            Fate::Lost(line) => {
                let verdict = self.loss(length(&line));
                (line, verdict)
            }
            Fate::Won | Fate::Open => {
                let side = super::side(&self.problem.side);
                let reply = self.refutation(mv, &after, prover)?;
                (reply.into_iter().collect(), msg!("lesson-no-win", side = side, within = self.left + 1))
            }
        };
        let texts: Vec<String> = moves.iter().map(ToString::to_string).collect();
        let (line, end) = told_line(after, &texts);
        Ok(Step::Wrong(Refuted { verdict, line, end }))
    }

    /// A reply after which the win is gone, a forceful one rather than a quiet one.
    fn refutation(
        &self,
        mv: G::Move,
        after: &G,
        prover: &mut Prover<'_, G>,
    ) -> Result<Option<G::Move>, Interrupted> {
        let mut replies = after.listed_moves();
        replies.sort_by_key(|&reply| !G::is_forceful(reply)); // stable
        for reply in replies {
            if prover.refutes(self.position(), mv, reply, plies_of(self.left + 1))? {
                return Ok(Some(reply));
            }
        }
        Ok(None)
    }
}

/// Moves from a position in words, as far as they are legal, and how the game is decided after them.
fn told_line<G: Taught>(mut position: G, moves: &[String]) -> (Vec<Told>, Option<Message>) {
    let mut line = Vec::new();
    for text in moves {
        let mv = position.parse_move(text).ok().filter(|&mv| position.check(mv).is_ok());
        let Some(mv) = mv else { break };
        line.push(position.told(mv));
        position.play(mv);
    }
    let end = position.outcome().map(|outcome| position.ending(outcome));
    (line, end)
}
