//! Why a move cannot be played, in the words of the rules.
//!
//! Whether it can be is decided exactly as it is listed: by the same reaches and the same sums. Not for: what
//! is legal ([`generation`](super::generation)), nor how a move is written ([`moves`](super::moves)).

use super::cell::{Cell, row};
use super::generation::Options;
use super::piece::{Kind, Piece, far_row};
use super::position::Position;
use super::reach::cheapest;
use super::{Move, clash::Clash};
use crate::games::{Game, Side};
use crate::message::Message;
use crate::msg;

impl Position {
    /// `Ok` for a legal move, else the reason against it.
    pub(super) fn reason_against(&self, mv: Move) -> Result<(), Message> {
        if let Some(outcome) = self.ended() {
            return Err(msg!("game-over", status = outcome.words(Self::SIDES)));
        }
        match mv {
            Move::Pass => self.against_passing(),
            Move::Walk { from, to } => self.against_walking(&self.mover(from)?, to),
            Move::Attack { from, to } => self.against_attacking(&self.mover(from)?, to),
            Move::Leave { from } => self.against_leaving(&self.mover(from)?),
        }
    }

    fn against_passing(&self) -> Result<(), Message> {
        match self.listed_moves().first() {
            Some(&mv) if mv != Move::Pass => Err(msg!("relief-no-need-to-pass", mv = mv.to_string())),
            _ => Ok(()),
        }
    }

    /// The piece on a cell, if it is the turn of its side.
    fn mover(&self, from: Cell) -> Result<Options<'_>, Message> {
        match self.at(from) {
            Some(Piece { side, .. }) if side != self.turn() => {
                let turn = match self.turn() {
                    Side::First => msg!("relief-red"),
                    Side::Second => msg!("relief-blue"),
                };
                Err(msg!("relief-piece-of-the-other-side", cell = from.to_string(), turn = turn))
            }
            _ => self
                .options_from(from)
                .ok_or_else(|| msg!("relief-nothing-stands-there", cell = from.to_string())),
        }
    }

    fn against_walking(&self, mover: &Options<'_>, to: Cell) -> Result<(), Message> {
        let from = mover.from;
        if to == from {
            return Err(msg!("relief-ends-where-it-began", cell = to.to_string()));
        }
        match self.at(to) {
            Some(there) if there.side == mover.piece.side => {
                return Err(msg!("relief-own-piece-stands-there", cell = to.to_string()));
            }
            Some(_) => {
                let attack = Move::Attack { from, to };
                return Err(msg!(
                    "relief-enemy-stands-there",
                    cell = to.to_string(),
                    attack = attack.to_string()
                ));
            }
            None => {}
        }
        if mover.walks() & to.set() == 0 { Err(self.too_far(mover, to)) } else { Ok(()) }
    }

    fn against_attacking(&self, mover: &Options<'_>, to: Cell) -> Result<(), Message> {
        match self.at(to) {
            None => {
                let walk = Move::Walk { from: mover.from, to };
                return Err(msg!("relief-no-enemy-there", cell = to.to_string(), walk = walk.to_string()));
            }
            Some(there) if there.side == mover.piece.side => {
                return Err(msg!("relief-own-piece-is-no-target", cell = to.to_string()));
            }
            Some(_) => {}
        }
        match mover.clash(to) {
            None => Err(self.too_far(mover, to)),
            Some(clash) if clash.succeeds() => Ok(()),
            Some(clash) => Err(too_weak(clash)),
        }
    }

    fn against_leaving(&self, mover: &Options<'_>) -> Result<(), Message> {
        if mover.leaves() {
            return Ok(());
        }
        let free = self.pieces().free();
        let number = far_row(mover.piece.side);
        let from = mover.from.to_string();
        let movement = mover.piece.kind.movement();
        Err(match cheapest(self.terrain(), free, mover.from, row(number) & free) {
            None => msg!("relief-way-out-barred", from = from, row = number + 1),
            Some(cost) => msg!(
                "relief-too-far-to-leave",
                from = from,
                row = number + 1,
                cost = cost,
                piece = name(mover.piece.kind),
                movement = movement,
                most = movement - 1
            ),
        })
    }

    /// Why a cell, free or an enemy's, is not reached.
    fn too_far(&self, mover: &Options<'_>, to: Cell) -> Message {
        let (from, kind) = (mover.from, mover.piece.kind);
        let free = self.pieces().free();
        if kind == Kind::Eclaireur
            && let Some(over) = from.between(to)
            && free & over.set() == 0
        {
            return msg!(
                "relief-jump-over-a-piece",
                from = from.to_string(),
                to = to.to_string(),
                over = over.to_string()
            );
        }
        match cheapest(self.terrain(), free, from, to.set()) {
            None => msg!("relief-every-way-barred", from = from.to_string(), to = to.to_string()),
            Some(cost) => msg!(
                "relief-too-far",
                from = from.to_string(),
                to = to.to_string(),
                cost = cost,
                piece = name(kind),
                movement = kind.movement()
            ),
        }
    }
}

fn too_weak(clash: Clash) -> Message {
    msg!(
        "relief-too-weak",
        attack = clash.attack(),
        strength = clash.strength,
        height = clash.height,
        support = clash.support,
        charge = clash.charge,
        defence = clash.defence(),
        guard = clash.guard,
        allies = clash.allies
    )
}

/// A kind of piece in words.
fn name(kind: Kind) -> Message {
    match kind {
        Kind::Sentinelle => msg!("relief-sentinelle"),
        Kind::AvantGarde => msg!("relief-avant-garde"),
        Kind::Eclaireur => msg!("relief-eclaireur"),
    }
}
