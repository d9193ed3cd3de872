//! The relief game in words: what pieces reach at which cost, what a move does, how a game was decided.
//!
//! Not for: reasons against illegal moves, which the rules give (`games::relief`).

use super::{Ability, Taught, side};
use crate::games::relief::{Cell, Kind, Move, Piece, Position, Range};
use crate::games::{Game as _, Outcome, Reason, Side, Verdict};
use crate::message::Message;
use crate::msg;
use std::collections::BTreeMap;

impl Taught for Position {
    fn abilities(&self) -> Vec<Ability> {
        self.ranges().iter().map(ability).collect()
    }

    fn words(&self, mv: Move) -> Option<Message> {
        let at = |cell: Cell| self.at(cell).map(piece);
        Some(match mv {
            Move::Walk { from, to } => {
                msg!("lesson-relief-walk", piece = at(from)?, to = to.to_string())
            }
            Move::Attack { from, to } => {
                msg!("lesson-relief-attack", piece = at(from)?, taken = at(to)?, to = to.to_string())
            }
            Move::Leave { from } => msg!("lesson-relief-leave", piece = at(from)?),
            Move::Pass => msg!("lesson-relief-pass", side = side(Self::SIDES[self.turn() as usize])),
        })
    }

    fn mover(&self, mv: Move) -> Option<Message> {
        let (Move::Walk { from, .. } | Move::Attack { from, .. } | Move::Leave { from }) = mv else {
            return None;
        };
        Some(msg!("lesson-relief-piece-at", piece = piece(self.at(from)?), cell = from.to_string()))
    }

    fn ending(&self, outcome: Outcome) -> Message {
        let Verdict::Win(winner) = outcome.verdict else { return msg!("lesson-drawn") };
        let name = || side(Self::SIDES[winner as usize]);
        let [own, other] = [winner, winner.other()].map(|side| self.score(side));
        match outcome.reason {
            Reason::Sentinelle => {
                let sentinelle = Piece { side: winner, kind: Kind::Sentinelle };
                msg!("lesson-relief-sentinelle-first", piece = piece(sentinelle), side = name())
            }
            Reason::SecondExit => {
                msg!("lesson-relief-second-exit", side = name(), own = own, other = other)
            }
            Reason::Elimination => {
                let loser = Side::BOTH.into_iter().find(|&side| self.pieces_of(side).next().is_none());
                let bare = side(Self::SIDES[loser.unwrap_or(winner.other()) as usize]);
                let more = |side: Side| self.pieces_of(side).next().map_or(0, |(kind, _)| kind.strength());
                let (own, other) = (own + more(winner), other + more(winner.other()));
                msg!("lesson-relief-elimination", side = name(), bare = bare, own = own, other = other)
            }
            _ => msg!("lesson-relief-limit", side = name()),
        }
    }
}

/// A piece of a side in words: "Red's Sentinelle".
fn piece(piece: Piece) -> Message {
    msg!("lesson-relief-piece", letter = piece.letter())
}

fn ability(range: &Range) -> Ability {
    let mut by_cost: BTreeMap<u32, Vec<String>> = BTreeMap::new();
    let mut special = Vec::new();
    for (cell, cost) in &range.walks {
        match cost {
            Some(cost) => by_cost.entry(*cost).or_default().push(cell.to_string()),
            None => special.push(cell.to_string()),
        }
    }
    let mut lists: Vec<(Message, Vec<String>)> =
        by_cost.into_iter().map(|(cost, cells)| (msg!("lesson-relief-cost", cost = cost), cells)).collect();
    lists.push((msg!("lesson-relief-special"), special));
    lists.push((msg!("lesson-relief-attacks"), range.attacks.iter().map(ToString::to_string).collect()));
    let leaves = if range.leaves { vec![Move::Leave { from: range.from }.to_string()] } else { Vec::new() };
    lists.push((msg!("lesson-relief-leaves"), leaves));
    lists.retain(|(_, cells)| !cells.is_empty());
    let piece = msg!(
        "lesson-relief-mover",
        letter = range.piece.letter(),
        cell = range.from.to_string(),
        movement = range.piece.kind.movement(),
        strength = range.piece.kind.strength()
    );
    Ability { piece, lists }
}
