//! How far a piece comes over free cells: the flood by cost level.
//!
//! A flood asks about the occupant of a cell only where it could go on from there, that is where the cell is
//! reached with a point of movement left. So a [`Reach`] is two sets that depend on nothing else: what is
//! reached at all, and what is reached with a point left (`inner`). As long as no cell of `inner` becomes free
//! or taken the reach stands, whatever moves elsewhere. Moves, attacks, charges and exits are read off the two
//! sets. Not for: which of the cells reached are legal moves ([`generation`](super::generation)).

use super::Terrain;
use super::cell::{BOARD, Cell, Cells};
use super::piece::Kind;

/// What one piece reaches, whoever stands there.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Reach {
    /// Cells at a cost within its movement, and where an Éclaireur's special moves lead. The piece's own cell
    /// may be among them; as it is taken, and not by an enemy, it counts for nothing.
    pub(super) ends: Cells,
    /// Cells at a cost that leaves it a point of movement: on these alone, and on an Éclaireur's neighbours,
    /// which are always among them, it depends which cells are free.
    pub(super) inner: Cells,
}

impl Reach {
    /// The reach of a piece that is not on the board.
    pub(super) const NONE: Self = Self { ends: 0, inner: 0 };

    /// The reach of a piece just put down, still to be worked out: it depends on every cell.
    pub(super) const UNKNOWN: Self = Self { ends: 0, inner: BOARD };

    /// Whether it may be another one when the cells `changed` have become free or taken.
    #[inline]
    pub(super) const fn depends_on(self, changed: Cells) -> bool {
        self.inner & changed != 0
    }

    /// The reach of a piece on `cell` when the cells `free` are free.
    #[inline]
    pub(super) fn of(terrain: &Terrain, free: Cells, kind: Kind, cell: Cell) -> Self {
        match kind {
            Kind::Sentinelle => Self::flood::<3>(terrain, free, cell),
            Kind::AvantGarde => Self::flood::<4>(terrain, free, cell),
            Kind::Eclaireur => {
                let walk = Self::flood::<5>(terrain, free, cell);
                Self { ends: walk.ends | cell.diagonals() | cell.jumps(free), ..walk }
            }
        }
    }

    /// The cells reached by steps that cost at most `MOVEMENT`.
    #[inline]
    fn flood<const MOVEMENT: usize>(terrain: &Terrain, free: Cells, cell: Cell) -> Self {
        // Cells to go on from, by what they cost at most: one, two and three points less than the level.
        let (mut one, mut two, mut three) = (cell.set(), 0, 0);
        let (mut ends, mut inner) = (0, 0);
        for _ in 0..MOVEMENT {
            inner = ends;
            ends |= terrain.spread(one, two, three);
            (one, two, three) = (cell.set() | ends & free, one, two);
        }
        Self { ends, inner }
    }
}

/// What the cheapest way from `from` to `to` over free cells costs; none where pieces bar every way.
///
/// Any length of way, for explanations. `to` itself may be taken.
pub(super) fn cheapest(terrain: &Terrain, free: Cells, from: Cell, to: Cells) -> Option<u32> {
    let (mut one, mut two, mut three) = (from.set(), 0, 0);
    let mut reached = 0;
    for cost in 1.. {
        reached |= terrain.spread(one, two, three);
        if reached & to != 0 {
            return Some(cost);
        }
        let next = from.set() | reached & free;
        if next == one && one == two && two == three {
            return None;
        }
        (one, two, three) = (next, one, two);
    }
    None
}
