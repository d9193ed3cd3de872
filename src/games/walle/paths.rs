//! Can a pawn reach its goal, by which way, and which walls would shut it off?
//!
//! Here lies the speed of the game. A position has some 170 places for a wall, and each may be used only if
//! the opponent keeps a path; searching 170 times would cost a hundred times everything else. So three sieves
//! come first, each a few operations on whole sets: a wall with a loose end closes nothing
//! ([`Sides::joined`]); a wall that does not cross the one way known for the pawn leaves that way open, and
//! the position keeps one ([`Way`]); only what is left, less than one wall a position, is placed and
//! flooded. Not for: the moves of pawns (`pawn`), who are no obstacle to a path.

use super::place::{COLUMNS, Cell, ROWS, STRIDE};
use super::sides::{Sides, row};
use crate::games::Side;

/// The row a side wants to reach.
pub(super) const fn goal(side: Side) -> u8 {
    match side {
        Side::First => ROWS - 1,
        Side::Second => 0,
    }
}

/// Whether a pawn gets from a cell to the goal row of its side through open sides.
pub(super) fn reaches_goal(cell: Cell, side: Side, open: Sides) -> bool {
    let goal = row(goal(side));
    let mut reached = cell.bit();
    loop {
        let next = reached | open.neighbours(reached);
        if next & goal != 0 || next == reached {
            return next & goal != 0;
        }
        reached = next;
    }
}

/// The sides a pawn passes on some way to its goal; `None` where there is no way.
pub(super) fn way(cell: Cell, side: Side, open: Sides) -> Option<Sides> {
    let straight = straight_ahead(cell, side);
    if straight & !open.south == 0 {
        return Some(Sides { south: straight, east: 0 });
    }
    let goal = row(goal(side));
    // What each step of the flood reaches: on any board with 99 cells the goal is at most 98 steps away.
    let mut reached = [0; ROWS as usize * COLUMNS as usize];
    reached[0] = cell.bit();
    let mut steps = 0;
    while reached[steps] & goal == 0 {
        let next = reached[steps] | open.neighbours(reached[steps]);
        if next == reached[steps] {
            return None;
        }
        steps += 1;
        reached[steps] = next;
    }
    let mut way = Sides::NONE;
    let mut here = Cell::of_bit(reached[steps] & goal).bit();
    for &earlier in reached[..steps].iter().rev() {
        let before = Cell::of_bit(open.neighbours(here) & earlier).bit();
        way = way.with(between(before, here));
        here = before;
    }
    Some(way)
}

/// The south sides passed by a pawn that walks straight to its goal.
fn straight_ahead(cell: Cell, side: Side) -> u128 {
    let column = Sides::ALL.south & (COLUMN << cell.column());
    match side {
        // Its own south side and those below it; or those above it.
        Side::First => column & !(cell.bit() - 1),
        Side::Second => column & (cell.bit() - 1),
    }
}

/// The cells of column 0.
const COLUMN: u128 = {
    let mut bits = 0;
    let mut row = 0;
    while row < ROWS {
        bits |= 1 << (row * STRIDE);
        row += 1;
    }
    bits
};

/// The side between two neighbouring cells, given as bits.
pub(super) const fn between(one: u128, other: u128) -> Sides {
    let (near, far) = if one < other { (one, other) } else { (other, one) };
    if near << 1 == far { Sides { south: 0, east: near } } else { Sides { south: near, east: 0 } }
}
