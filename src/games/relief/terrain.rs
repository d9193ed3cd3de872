//! The altitudes of the board and what they make every step cost, worked out once a terrain and shared by all
//! positions on it.
//!
//! Not for: making terrains ([`terrain_generator`](super::terrain_generator)), nor for pieces in the way
//! ([`reach`](super::reach)).

use super::cell::{Cell, Cells, SIZE};
use super::{keys, notation};
use crate::games::{Fault, Faults};
use crate::msg;
use std::fmt;

/// Neighbouring cells differ by at most this.
pub(super) const STEEPEST: u8 = 2;

/// The highest altitude.
pub(super) const HIGHEST: u8 = 9;

/// A board of altitudes 0 to 9 on which neighbours differ by at most 2.
#[derive(Clone)]
pub struct Terrain {
    altitudes: [u8; Cell::COUNT],
    /// `steps[cost - 1][direction]`: the cells from which the step in that direction costs exactly `cost`.
    /// Directions are up, down, right, left; a step off the board is in no set.
    steps: [[Cells; 4]; 3],
    key: u64,
}

impl Terrain {
    /// A terrain of these altitudes, by [`Cell::index`]; every fault is reported.
    pub fn new(altitudes: [u8; Cell::COUNT]) -> Result<Self, Faults> {
        let mut faults = Vec::new();
        find_faults(&altitudes, &mut faults);
        Faults::check(faults)?;
        Ok(Self::of(altitudes))
    }

    /// Reads ten rows of ten digits joined with `/`, row 10 first.
    pub fn parse(text: &str) -> Result<Self, Faults> {
        Self::new(notation::read_altitudes(text)?)
    }

    /// The terrain where every cell has the same altitude, capped at 9.
    #[must_use]
    pub fn level(altitude: u8) -> Self {
        Self::of([altitude.min(HIGHEST); Cell::COUNT])
    }

    /// The altitude of a cell.
    pub const fn altitude(&self, cell: Cell) -> u8 {
        self.altitudes[cell.index()]
    }

    /// The altitudes by [`Cell::index`].
    pub const fn altitudes(&self) -> &[u8; Cell::COUNT] {
        &self.altitudes
    }

    /// The terrain seen in a mirror: columns `a` to `j` become `j` to `a`.
    #[must_use]
    pub fn mirrored(&self) -> Self {
        let mut altitudes = self.altitudes;
        for cell in Cell::all() {
            altitudes[cell.mirrored().index()] = self.altitude(cell);
        }
        Self::of(altitudes)
    }

    /// A hash of the altitudes.
    pub(super) const fn key(&self) -> u64 {
        self.key
    }

    /// Where one more step leads at a total cost of `n`: from the cells of cost `n - 1` by the steps of cost 1,
    /// from those of cost `n - 2` by the steps of cost 2, and from those of cost `n - 3` by the steps of cost 3.
    #[inline]
    pub(super) const fn spread(&self, one: Cells, two: Cells, three: Cells) -> Cells {
        let [of_one, of_two, of_three] = &self.steps;
        let up = (one & of_one[0]) | (two & of_two[0]) | (three & of_three[0]);
        let down = (one & of_one[1]) | (two & of_two[1]) | (three & of_three[1]);
        let right = (one & of_one[2]) | (two & of_two[2]) | (three & of_three[2]);
        let left = (one & of_one[3]) | (two & of_two[3]) | (three & of_three[3]);
        (up << SIZE) | (down >> SIZE) | (right << 1) | (left >> 1)
    }

    /// The terrain of altitudes that have no fault.
    pub(super) fn of(altitudes: [u8; Cell::COUNT]) -> Self {
        let mut steps = [[0; 4]; 3];
        for (low, high, forth, back) in neighbours() {
            let cost = usize::from(altitudes[low.index()].abs_diff(altitudes[high.index()]));
            steps[cost][forth] |= low.set();
            steps[cost][back] |= high.set();
        }
        Self { altitudes, steps, key: keys::of_terrain(&altitudes) }
    }
}

/// Every pair of neighbours once, the cell of the lower index first, with the directions there and back.
fn neighbours() -> impl Iterator<Item = (Cell, Cell, usize, usize)> {
    Cell::all().flat_map(|cell| {
        let above = Cell::new(cell.column(), cell.row() + 1).map(|above| (cell, above, 0, 1));
        let beside = Cell::new(cell.column() + 1, cell.row()).map(|beside| (cell, beside, 2, 3));
        above.into_iter().chain(beside)
    })
}

/// Reports altitudes above 9 and neighbours that differ by more than 2.
pub(super) fn find_faults(altitudes: &[u8; Cell::COUNT], faults: &mut Vec<Fault>) {
    for cell in Cell::all() {
        let altitude = altitudes[cell.index()];
        if altitude > HIGHEST {
            let reason = msg!("relief-altitude-too-high", cell = cell.to_string(), altitude = altitude);
            faults.push(Fault { field: "terrain", reason });
        }
    }
    for (one, other, _, _) in neighbours() {
        let (here, there) = (altitudes[one.index()], altitudes[other.index()]);
        if here.abs_diff(there) > STEEPEST {
            let reason = msg!(
                "relief-too-steep",
                one = one.to_string(),
                here = here,
                other = other.to_string(),
                there = there
            );
            faults.push(Fault { field: "terrain", reason });
        }
    }
}

/// Two terrains are the same when their altitudes are.
impl PartialEq for Terrain {
    fn eq(&self, other: &Self) -> bool {
        self.altitudes == other.altitudes
    }
}

impl Eq for Terrain {}

impl fmt::Debug for Terrain {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Terrain({self})")
    }
}

/// Ten rows of ten digits joined with `/`, row 10 first.
impl fmt::Display for Terrain {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        notation::write_board(f, |cell| char::from(b'0' + self.altitude(cell)))
    }
}
