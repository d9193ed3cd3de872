//! Strength against strength: whether an attack on a cell succeeds, and the sums that decide it.
//!
//! Not for: whether the attacker comes there ([`reach`](super::reach)).

use super::Terrain;
use super::cell::Cell;
use super::piece::{Kind, Piece, Pieces};

/// The two sums of an attack.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Clash {
    /// The attacker's own strength.
    pub(super) strength: i32,
    /// 1 when it starts higher than its target stands, -1 when lower.
    pub(super) height: i32,
    /// The strengths of the attacker's other pieces that neighbour the target.
    pub(super) support: i32,
    /// 1 for an Avant-garde that charges.
    pub(super) charge: i32,
    /// The target's own strength.
    pub(super) guard: i32,
    /// How many pieces of its side neighbour the target.
    pub(super) allies: i32,
}

impl Clash {
    /// The sums when `attacker` goes from `from` to attack `defender` on `target`.
    pub(super) fn of(
        terrain: &Terrain,
        pieces: &Pieces,
        (attacker, from): (Piece, Cell),
        (defender, target): (Piece, Cell),
        charges: bool,
    ) -> Self {
        let around = target.neighbours();
        let beside = around & !from.set();
        let support = Kind::ALL
            .into_iter()
            .map(|kind| {
                let supporters = pieces.of_kind(attacker.side, kind) & beside;
                i32::from(kind.strength()) * supporters.count_ones() as i32
            })
            .sum();
        Self {
            strength: attacker.kind.strength().into(),
            height: (i32::from(terrain.altitude(from)) - i32::from(terrain.altitude(target))).signum(),
            support,
            charge: charges.into(),
            guard: defender.kind.strength().into(),
            allies: (pieces.of(defender.side) & around).count_ones() as i32,
        }
    }

    /// The attacker's sum.
    pub(super) const fn attack(self) -> i32 {
        self.strength + self.height + self.support + self.charge
    }

    /// The defender's sum.
    pub(super) const fn defence(self) -> i32 {
        self.guard + self.allies
    }

    /// Whether the attack may be played.
    pub(super) const fn succeeds(self) -> bool {
        self.attack() >= self.defence()
    }
}
