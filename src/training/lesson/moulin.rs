//! Nine men's morris in words: where pieces may go, what a turn does, how a game was decided.
//!
//! Not for: reasons against illegal moves, which the rules give (`games::moulin`).

use super::{Ability, Taught, side};
use crate::games::moulin::{Move, Point, Position};
use crate::games::{Game as _, Outcome, Reason, Side, Verdict};
use crate::message::Message;
use crate::msg;

impl Taught for Position {
    fn abilities(&self) -> Vec<Ability> {
        let moves = self.listed_moves();
        let mut froms: Vec<Option<Point>> = Vec::new();
        for mv in &moves {
            if !froms.contains(&mv.from) {
                froms.push(mv.from);
            }
        }
        froms.into_iter().map(|from| ability(self, from, &moves)).collect()
    }

    fn words(&self, mv: Move) -> Option<Message> {
        let mover = name(self.to_move());
        let to = mv.to.name();
        let taken = mv.capture.map(Point::name);
        Some(match (mv.from.map(Point::name), taken) {
            (None, None) => msg!("lesson-moulin-place", side = mover, to = to),
            (None, Some(taken)) => {
                msg!("lesson-moulin-place-taking", side = mover, to = to, taken = taken)
            }
            (Some(from), None) => msg!("lesson-moulin-move", side = mover, from = from, to = to),
            (Some(from), Some(taken)) => {
                msg!("lesson-moulin-move-taking", side = mover, from = from, to = to, taken = taken)
            }
        })
    }

    /// Of a placing that takes, the piece that is taken.
    fn mover(&self, mv: Move) -> Option<Message> {
        match (mv.from, mv.capture) {
            (Some(from), _) => Some(msg!("lesson-moulin-piece-at", point = from.name())),
            (None, Some(taken)) => Some(msg!("lesson-moulin-victim", point = taken.name())),
            (None, None) => None,
        }
    }

    fn ending(&self, outcome: Outcome) -> Message {
        let Verdict::Win(winner) = outcome.verdict else { return msg!("lesson-drawn") };
        let (winner, loser) = (name(winner), name(winner.other()));
        match outcome.reason {
            Reason::Blocked => msg!("lesson-moulin-blocked", side = winner, loser = loser),
            _ => msg!("lesson-moulin-pieces", side = winner, loser = loser),
        }
    }
}

/// The name of a side in words.
fn name(of: Side) -> Message {
    side(Position::SIDES[of as usize])
}

/// Where a piece, or one from the hand, may go; the points where it closes a mill for themselves.
fn ability(position: &Position, from: Option<Point>, moves: &[Move]) -> Ability {
    let piece = match from {
        Some(from) => msg!("lesson-moulin-mover", point = from.name()),
        None => msg!("lesson-moulin-hand", count = position.in_hand(position.to_move())),
    };
    let points = |closes: bool| {
        let mut found: Vec<String> = Vec::new();
        for mv in moves.iter().filter(|mv| mv.from == from && mv.capture.is_some() == closes) {
            let to = mv.to.to_string();
            if !found.contains(&to) {
                found.push(to);
            }
        }
        found
    };
    let mut lists =
        vec![(msg!("lesson-moulin-closes"), points(true)), (msg!("lesson-moulin-goes"), points(false))];
    lists.retain(|(_, points)| !points.is_empty());
    Ability { piece, lists }
}
