//! The random numbers positions are hashed with, fixed when the program is compiled.
//!
//! Not for: telling positions apart for certain; equality compares the positions themselves.

use super::cell::Cell;
use super::piece::Piece;

/// The most turns a game has.
pub(super) const LAST_PLY: usize = 200;

/// Keys of everything but the terrain.
struct Keys {
    /// By side, kind and cell.
    pieces: [[[u64; Cell::COUNT]; 3]; 2],
    /// By place in the order of leaving, side and kind.
    exits: [[[u64; 3]; 2]; 2],
    /// By turns played; the side to move goes with them.
    plies: [u64; LAST_PLY + 1],
}

static KEYS: Keys = Keys::new();

/// `SplitMix64`: the number that follows `state`, scattered.
const fn scattered(state: u64) -> u64 {
    let mut word = state.wrapping_add(0x9E37_79B9_7F4A_7C15);
    word = (word ^ (word >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    word = (word ^ (word >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    word ^ (word >> 31)
}

impl Keys {
    const fn new() -> Self {
        let mut keys =
            Self { pieces: [[[0; Cell::COUNT]; 3]; 2], exits: [[[0; 3]; 2]; 2], plies: [0; LAST_PLY + 1] };
        let mut state = 0x5265_6C69_6566_2121; // any constant will do, as long as it stays
        let mut letter = 0;
        while letter < 6 {
            let (side, kind) = (letter / 3, letter % 3);
            let mut cell = 0;
            while cell < Cell::COUNT {
                state = scattered(state);
                keys.pieces[side][kind][cell] = state;
                cell += 1;
            }
            let mut place = 0;
            while place < 2 {
                state = scattered(state);
                keys.exits[place][side][kind] = state;
                place += 1;
            }
            letter += 1;
        }
        let mut ply = 0;
        while ply <= LAST_PLY {
            state = scattered(state);
            keys.plies[ply] = state;
            ply += 1;
        }
        keys
    }
}

/// The key of a piece on a cell.
pub(super) fn of_piece(piece: Piece, cell: Cell) -> u64 {
    KEYS.pieces[piece.side as usize][piece.kind as usize][cell.index()]
}

/// The key of a piece that left as number `place` (0 or 1).
pub(super) fn of_exit(piece: Piece, place: usize) -> u64 {
    KEYS.exits[place.min(1)][piece.side as usize][piece.kind as usize]
}

/// The key of the number of turns played.
pub(super) fn of_plies(plies: u8) -> u64 {
    KEYS.plies[usize::from(plies).min(LAST_PLY)]
}

/// The key of a terrain.
pub(super) fn of_terrain(altitudes: &[u8; Cell::COUNT]) -> u64 {
    altitudes.iter().fold(0, |key, &altitude| scattered(key ^ u64::from(altitude)))
}
