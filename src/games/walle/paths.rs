//! Can a pawn reach its goal, by which way, and which walls would shut it off?
//!
//! Here lies the speed of the game. A position has some 170 places for a wall, and each may be used only if
//! the opponent keeps a path. Two sieves come first, a few operations on whole sets: a wall with a loose end
//! closes nothing ([`Sides::joined`]); a wall that does not cross the one way known for the pawn leaves that
//! way open, and a position keeps one ([`way`]). What is left, less than one wall a position on most boards and
//! ten in a narrow corridor, is decided by one flood for all together ([`shutting`]). Measured in bulk perft
//! with ten walls standing: a flood for each wall is 40 to 200 times slower than all of this; leaving out the
//! first sieve costs a quarter where walls are scattered, leaving out the second a third there and two thirds
//! in a corridor. Not for: the moves of pawns (`pawn`), who are no obstacle to a path.

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

/// What can be reached from some cells through open sides; no more than one step beyond the first of `goal`.
fn flood(from: u128, goal: u128, open: Sides) -> u128 {
    let mut reached = from;
    loop {
        let next = reached | open.neighbours(reached);
        if next == reached || next & goal != 0 {
            return next;
        }
        reached = next;
    }
}

/// The suspects that would each take a pawn's last way to its goal. All its ways may pass some of them, but one
/// way exists through open sides.
///
/// The flood starts as if walls stood on all the suspects. Where it gets stuck, only suspects lead out: a
/// single one is passed by every way. Of several, each is tried for itself, but a way seldom leaves and
/// returns. Then they are opened and the flood goes on.
pub(super) fn shutting(cell: Cell, side: Side, open: Sides, suspects: Sides) -> Sides {
    let goal = row(goal(side));
    let mut shutting = Sides::NONE;
    let mut closed = suspects;
    let mut reached = cell.bit();
    loop {
        reached = flood(reached, goal, open.without(closed));
        let exits = closed.and(Sides::leaving(reached));
        if reached & goal != 0 || exits.is_empty() {
            return shutting;
        }
        let alone = exits.len() == 1;
        for exit in exits.iter().map(Sides::of) {
            if alone || flood(cell.bit(), goal, open.without(exit)) & goal == 0 {
                shutting = shutting.with(exit);
            }
        }
        closed = closed.without(exits);
    }
}

/// The cells of a shortest way to the goal without the first, at each step the lowest that is near enough.
pub(super) fn shortest(cell: Cell, side: Side, open: Sides) -> Option<Vec<Cell>> {
    // What is so many steps from the goal, or fewer.
    let mut within = vec![row(goal(side))];
    while let Some(&near) = within.last()
        && near & cell.bit() == 0
    {
        let next = near | open.neighbours(near);
        if next == near {
            return None;
        }
        within.push(next);
    }
    let mut here = cell;
    let nearer = within.iter().rev().skip(1);
    Some(
        nearer
            .map(|&near| {
                here = Cell::of_bit(open.neighbours(here.bit()) & near);
                here
            })
            .collect(),
    )
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
