//! The random keys whose sum modulo 2 is a position's hash (Zobrist 1970). Frozen: the same for ever.
//!
//! Not for: which parts a position has (`position`).

use super::place::{Cell, Face, Wall};
use crate::games::Side;

/// Bits of cells, those of no cell among them.
const CELLS: usize = 110;
/// Numbers of walls a side may have left.
const LEFT: usize = 11;

/// In this order: walls to the south, walls to the east, the pawns, the walls left, Black to move.
const KEYS: [u64; 4 * CELLS + 2 * LEFT + 1] = {
    // SplitMix64 (Steele, Lea and Flood 2014) from a fixed seed.
    let mut keys = [0; 4 * CELLS + 2 * LEFT + 1];
    let mut state = 0x57_41_4c_4c_2d_45_u64;
    let mut index = 0;
    while index < keys.len() {
        state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (state ^ state >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        keys[index] = mixed ^ mixed >> 31;
        index += 1;
    }
    keys
};

/// A standing wall.
pub(super) const fn wall(wall: Wall) -> u64 {
    let kind = match wall.face {
        Face::South => 0,
        Face::East => 1,
    };
    KEYS[kind * CELLS + wall.cell.index()]
}

/// A pawn on its cell; nothing before it has entered.
pub(super) const fn pawn(side: Side, cell: Option<Cell>) -> u64 {
    match cell {
        Some(cell) => KEYS[(2 + side as usize) * CELLS + cell.index()],
        None => 0,
    }
}

/// The walls a side has left, at most ten.
pub(super) const fn left(side: Side, left: u8) -> u64 {
    KEYS[4 * CELLS + side as usize * LEFT + left as usize]
}

/// The side to move.
pub(super) const fn turn(side: Side) -> u64 {
    match side {
        Side::First => 0,
        Side::Second => BLACK_TO_MOVE,
    }
}

/// The difference a change of turn makes.
pub(super) const BLACK_TO_MOVE: u64 = KEYS[4 * CELLS + 2 * LEFT];
