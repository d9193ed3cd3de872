//! A start and the moves played from it: the one place that knows history.
//!
//! Not for: records with players and dates (`record`), nor for search, which copies positions.

use super::{Game, History, Outcome, Reason, Verdict};
use crate::message::Message;

/// A sequence of legal moves from a start position, which is history's first.
#[derive(Debug, Clone)]
pub struct Line<G: Game> {
    positions: Vec<G>,
    moves: Vec<G::Move>,
}

impl<G: Game> Line<G> {
    /// No move played yet.
    pub fn new(start: G) -> Self {
        Self { positions: vec![start], moves: Vec::new() }
    }

    /// The position it began with.
    pub fn start(&self) -> &G {
        &self.positions[0]
    }

    /// The position after the last move.
    pub fn position(&self) -> &G {
        &self.positions[self.moves.len()]
    }

    /// Every position from the start to the one after the last move.
    pub fn positions(&self) -> &[G] {
        &self.positions
    }

    /// The moves so far.
    pub fn moves(&self) -> &[G::Move] {
        &self.moves
    }

    /// How the game ended, history included.
    pub fn outcome(&self) -> Option<Outcome> {
        let by_position = self.position().outcome();
        if by_position.is_some_and(|outcome| !outcome.reason.yields_to_repetition()) {
            return by_position;
        }
        let by_history = match G::HISTORY {
            History::Ignored => None,
            History::TwoPasses => self.ends_in_two_passes().then_some(Reason::Passes),
            History::ThirdOccurrence { .. } => self.occurs_thrice().then_some(Reason::Repetition),
        };
        by_history.map(|reason| Outcome { verdict: Verdict::Draw, reason }).or(by_position)
    }

    /// The legal moves, none where the game is over.
    pub fn legal_moves(&self, moves: &mut Vec<G::Move>) {
        if self.outcome().is_none() {
            self.position().legal_moves(moves);
        }
    }

    /// Plays a move, or says why it cannot be played; then nothing has changed.
    pub fn play(&mut self, mv: G::Move) -> Result<(), Message> {
        if let Some(outcome) = self.outcome() {
            return Err(crate::msg!("game-over", status = outcome.words(G::SIDES)));
        }
        self.position().check(mv)?;
        self.push(mv);
        Ok(())
    }

    /// Plays a move known to be legal.
    pub fn push(&mut self, mv: G::Move) {
        self.positions.push(self.position().after(mv));
        self.moves.push(mv);
    }

    /// Takes the last move back; nothing happens at the start.
    pub fn pop(&mut self) {
        if self.moves.pop().is_some() {
            self.positions.pop();
        }
    }

    fn ends_in_two_passes(&self) -> bool {
        matches!(self.moves[..], [.., last, previous] if G::is_pass(last) && G::is_pass(previous))
    }

    fn occurs_thrice(&self) -> bool {
        let now = self.position();
        self.positions.iter().rev().filter(|earlier| now.recurs(earlier)).take(3).count() == 3
    }
}
