//! The last turn of a game seen beforehand: can the side to move leave, or take the last enemy, and win?
//!
//! Read off the reaches, without playing. Not for: judging a position that is over
//! ([`ending`](super::ending)), nor for looking further than one turn.

use super::cell::{SIZE, each, row};
use super::clash::Clash;
use super::ending::Standing;
use super::keys::LAST_PLY;
use super::piece::{Kind, far_row};
use super::position::{KINDS, Position};
use super::{Cell, Move};
use crate::games::{Game, Outcome, Provable, Side};

impl Provable for Position {
    /// Where each piece stands, seven bits each and those of a kind in order; what has left; the turns played. The
    /// terrain never changes.
    type Key = u128;

    fn key(&self) -> Self::Key {
        let mut key = u128::from(self.plies());
        for side in Side::BOTH {
            for two in self.places(side).chunks_exact(2) {
                let place = |cell: Option<Cell>| cell.map_or(127, Cell::index) as u128;
                let (one, other) = (place(two[0]), place(two[1]));
                key = key << 14 | one.min(other) << 7 | one.max(other);
            }
        }
        let mut exited = self.exited();
        for place in [exited.next(), exited.next()] {
            let piece = place.map_or(7, |piece| 3 * piece.side as u128 + piece.kind as u128);
            key = key << 3 | piece;
        }
        key
    }

    fn wins_at_once(&self) -> bool {
        if usize::from(self.plies()) + 1 >= LAST_PLY {
            return self.wins_with_the_last_turn();
        }
        self.wins_by_leaving() || self.wins_by_taking_the_last()
    }

    fn allows(&self, mv: Move) -> bool {
        let (Move::Walk { from, .. } | Move::Attack { from, .. } | Move::Leave { from }) = mv else {
            return self.check(mv).is_ok();
        };
        let options = if self.ended().is_none() { self.options_from(from) } else { None };
        options.is_some_and(|options| match mv {
            Move::Walk { to, .. } => options.walks() & to.set() != 0,
            Move::Attack { to, .. } => options.clash(to).is_some_and(Clash::succeeds),
            Move::Leave { .. } | Move::Pass => options.leaves(),
        })
    }
}

impl Position {
    fn wins_by_leaving(&self) -> bool {
        let side = self.turn();
        let first = self.exited().next();
        let own = self.places(side).iter().flatten().count();
        KINDS.into_iter().enumerate().any(|(number, kind)| {
            if !self.options_of(number).is_some_and(|options| options.leaves()) {
                return false;
            }
            let score = self.score(side) + kind.strength();
            match first {
                Some(_) => score > self.score(side.other()),
                None if kind == Kind::Sentinelle => true,
                // The last piece left behind nobody: the other side counts its strongest.
                None => own == 1 && self.strongest_of(side.other()).is_some_and(|other| score > other),
            }
        })
    }

    fn wins_by_taking_the_last(&self) -> bool {
        let side = self.turn();
        let mut enemies = self.places(side.other()).iter().flatten();
        let (Some(&last), None) = (enemies.next(), enemies.next()) else { return false };
        let score = self.score(side) + self.strongest_of(side).unwrap_or(0);
        score > self.score(side.other())
            && (0..KINDS.len()).any(|number| {
                let clash = self.options_of(number).and_then(|options| options.clash(last));
                clash.is_some_and(Clash::succeeds)
            })
    }

    /// On the last turn every move ends the game, and where pieces stand decides: each is tried, but without
    /// working out what pieces would reach afterwards, and of a piece's walks only one that leads farthest, as
    /// walks change nothing but how far it has come.
    fn wins_with_the_last_turn(&self) -> bool {
        let side = self.turn();
        let wins = |mv| self.end_after(mv).is_some_and(|end| end.is_won_by_mover(side));
        let mut passes = true;
        for options in (0..KINDS.len()).filter_map(|number| self.options_of(number)) {
            let from = options.from;
            let farthest = (0..SIZE).map(|short| options.walks() & row(far_row(side).abs_diff(short)));
            let walk = farthest.flat_map(each).next().map(|to| Move::Walk { from, to });
            let leave = options.leaves().then_some(Move::Leave { from });
            let attacks = options.attacks().map(|to| Move::Attack { from, to });
            for mv in walk.into_iter().chain(leave).chain(attacks) {
                passes = false;
                if wins(mv) {
                    return true;
                }
            }
        }
        passes && wins(Move::Pass)
    }

    fn end_after(&self, mv: Move) -> Option<Outcome> {
        let (now, mut pieces) = (self.standing(), *self.pieces());
        let mut exited = now.exited;
        if let Move::Walk { from, .. } | Move::Attack { from, .. } | Move::Leave { from } = mv {
            let piece = self.at(from)?;
            pieces.toggle(piece, from.set());
            match mv {
                Move::Walk { to, .. } => pieces.toggle(piece, to.set()),
                Move::Attack { to, .. } => {
                    pieces.toggle(self.at(to)?, to.set());
                    pieces.toggle(piece, to.set());
                }
                Move::Leave { .. } | Move::Pass => {
                    *exited.iter_mut().find(|place| place.is_none())? = Some(piece);
                }
            }
        }
        Standing { pieces: &pieces, exited, plies: now.plies + 1 }.ended()
    }

    fn strongest_of(&self, side: Side) -> Option<u8> {
        self.pieces().strongest(side).map(Kind::strength)
    }
}
