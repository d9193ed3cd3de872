//! Where a pawn can go in one move. Not for: whether it gets to its goal (`paths`).

use super::place::Cell;
use super::sides::Sides;

/// The cells the pawn `own` can go to when the other pawn stands on `other`, as a set.
pub(super) const fn destinations(own: Cell, other: Cell, open: Sides) -> u128 {
    let steps = open.neighbours(own.bit());
    if steps & other.bit() == 0 {
        return steps;
    }
    let beyond = open.neighbours(other.bit()) & !own.bit();
    let straight = beyond & behind(own, other);
    (steps & !other.bit()) | if straight == 0 { beyond } else { straight }
}

/// The place behind a neighbouring pawn as seen from `own`: nothing, or a bit that is no cell, at the border.
const fn behind(own: Cell, other: Cell) -> u128 {
    let (own, other) = (own.index(), other.index());
    if other * 2 >= own { 1 << (other * 2 - own) } else { 0 }
}
