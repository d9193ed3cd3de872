//! `relief.winning_move`: whether a move forces a win within n moves, of a function `(position, n)` that returns the
//! text of a winning first move, or `None` where no move wins within n.
//!
//! Any move that wins within n is right. Not for: which move wins fastest.

use crate::games::relief::{Move, Position};
use crate::games::{Game as _, Provable as _};
use crate::message::Message;
use crate::msg;
use crate::reference::answer::shown;
use crate::reference::{Checker, arguments};
use crate::search::Prover;
use crate::search::proof::plies_of;
use crate::value::{Notation, Type, Value};
use std::sync::atomic::AtomicBool;

/// The checker.
pub(in crate::reference) struct WinningMove;

/// The longest wins asked for, in moves: longer ones would keep a student's program for minutes.
const LONGEST: u32 = 3;

impl Checker for WinningMove {
    fn name(&self) -> &'static str {
        "relief.winning_move"
    }

    fn signature(&self) -> (Vec<Type>, Type) {
        (vec![Type::Str, Type::Int], Type::Optional(Box::new(Type::Str)))
    }

    fn accept(&self, args: &[Value]) -> Result<(), Message> {
        asked(args, &self.signature().0).map(drop)
    }

    fn refuse(
        &self,
        args: &[Value],
        _expected: Option<&Value>,
        actual: &Value,
        notation: Notation,
    ) -> Option<Message> {
        let (position, within) = asked(args, &self.signature().0).ok()?;
        let never = AtomicBool::new(false);
        let mut prover = Prover::new(&never);
        let Some(text) = actual.as_str() else {
            // None: right where nothing wins.
            let line = prover.fastest(&position, plies_of(within)).ok()??;
            let first = line.first()?.to_string();
            return Some(msg!("reference-relief-there-is", mv = first, within = within));
        };
        let text = shown_move(text, actual, notation);
        let mv = match position.parse_move(actual.as_str().unwrap_or_default()) {
            Ok(mv) => mv,
            Err(reason) => return Some(msg!("reference-relief-malformed", reason = reason)),
        };
        if let Err(reason) = position.check(mv) {
            return Some(msg!("reference-relief-illegal", mv = text, reason = reason));
        }
        judge(&position, mv, within, &mut prover)
    }
}

/// Why a legal move does not win within so many moves.
fn judge(position: &Position, mv: Move, within: u32, prover: &mut Prover<'_, Position>) -> Option<Message> {
    let after = position.after(mv);
    let text = mv.to_string();
    if let Some(outcome) = after.outcome() {
        if outcome.is_won_by_mover(position.to_move()) {
            return None;
        }
        let status = outcome.words(Position::SIDES);
        return Some(msg!("reference-relief-ends-otherwise", mv = text, status = status));
    }
    if within == 1 {
        return Some(if position.wins_at_once() {
            msg!("reference-relief-goes-on", mv = text)
        } else {
            msg!("reference-relief-none-wins", mv = text, within = within)
        });
    }
    for reply in after.listed_moves() {
        if prover.refutes(position, mv, reply, plies_of(within)).ok()? {
            let reply = reply.to_string();
            return Some(msg!("reference-relief-refuted", mv = text, reply = reply, within = within));
        }
    }
    None
}

/// The position and the number of moves of a call's arguments.
fn asked(args: &[Value], kinds: &[Type]) -> Result<(Position, u32), Message> {
    arguments::check(args, kinds)?;
    let text = args[0].as_str().unwrap_or_default();
    let position = Position::parse(text).map_err(|faults| {
        let first = faults.iter().next().map(|fault| fault.reason.clone());
        first.map_or_else(
            || msg!("reference-relief-position"),
            |reason| msg!("reference-relief-no-position", reason = reason),
        )
    })?;
    if position.outcome().is_some() {
        return Err(msg!("reference-relief-over"));
    }
    let within = args[1].as_i64().and_then(|within| u32::try_from(within).ok());
    let asked = within.filter(|within| (1..=LONGEST).contains(within));
    asked.map(|within| (position, within)).ok_or_else(|| {
        let found = shown(&args[1], Notation::Python);
        msg!("reference-relief-within", most = LONGEST, found = found)
    })
}

/// A move as it was returned, in the notation of the student's language where it is long.
fn shown_move(text: &str, actual: &Value, notation: Notation) -> String {
    if text.len() <= 7 { text.to_owned() } else { shown(actual, notation) }
}
