//! Terrains from a seed: hills and hollows of a wanted roughness, as hard to cross for one side as for the other.
//!
//! A terrain is fair when the six start cells of each side, in the order in which that side sees its files, cost
//! the same to leave from with no other piece on the board. Copying one half would make that easy and every
//! terrain alike; instead a terrain is thrown up at random and single cells are changed at random, never for the
//! worse, until it is fair. Symmetric terrains are thrown away. Not for: what terrains may be set up by hand.

use super::cell::{self, Cell, SIZE, row};
use super::piece::far_row;
use super::terrain::{HIGHEST, STEEPEST, Terrain};
use crate::games::{Dice, Side};
use crate::message::Message;
use crate::msg;

/// What kind of terrain is wanted.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct TerrainOptions {
    /// The lowest altitude that may occur.
    pub lowest: u8,
    /// The highest altitude that may occur.
    pub highest: u8,
    /// The mean difference between neighbours, from [`SMOOTHEST`] to [`ROUGHEST`]; met within 0.02.
    pub roughness: f64,
}

/// The least roughness: smoother ones would be level.
pub const SMOOTHEST: f64 = 0.1;

/// The greatest roughness: beyond it terrains become chequered.
pub const ROUGHEST: f64 = 1.4;

impl Default for TerrainOptions {
    fn default() -> Self {
        Self { lowest: 0, highest: 5, roughness: 0.7 }
    }
}

/// Pairs of neighbours on the board.
const PAIRS: u32 = 2 * (SIZE * (SIZE - 1)) as u32;

/// How far the sum of all steps may be from the wanted one.
const TOLERANCE: u32 = 3;

/// Terrains thrown up before the options are held to ask for too much.
const ATTEMPTS: usize = 60;

/// Hills and hollows tried, and changes of single cells tried, for one terrain.
const HILLS: usize = 400;
const CHANGES: usize = 4_000;

impl Terrain {
    /// The terrain of a seed. The same seed and options give the same terrain everywhere and for ever.
    ///
    /// Refuses options out of bounds, and those that no terrain was found for.
    pub fn generate(seed: u64, options: TerrainOptions) -> Result<Self, Message> {
        let TerrainOptions { lowest, highest, roughness } = options;
        if lowest >= highest || highest > HIGHEST {
            return Err(msg!("relief-terrain-range", lowest = lowest, highest = highest, most = HIGHEST));
        }
        if !(SMOOTHEST..=ROUGHEST).contains(&roughness) {
            return Err(msg!(
                "relief-terrain-roughness",
                least = SMOOTHEST.to_string(),
                most = ROUGHEST.to_string()
            ));
        }
        let mut dice = Dice::new(seed);
        let mut draft = Draft {
            altitudes: [lowest.midpoint(highest); Cell::COUNT],
            lowest,
            highest,
            wanted: (roughness * f64::from(PAIRS)).round() as u32,
        };
        for _ in 0..ATTEMPTS {
            draft.altitudes = [lowest.midpoint(highest); Cell::COUNT];
            draft.throw_up(&mut dice);
            if let Some(terrain) = draft.balance(&mut dice)
                && !terrain.is_symmetric()
            {
                return Ok(terrain);
            }
        }
        Err(msg!(
            "relief-terrain-not-found",
            roughness = roughness.to_string(),
            lowest = lowest,
            highest = highest
        ))
    }

    /// The mean difference between neighbours.
    pub fn roughness(&self) -> f64 {
        f64::from(steps(self.altitudes())) / f64::from(PAIRS)
    }

    /// What it costs at least to leave from each start cell of a side, in the order in which the side sees its
    /// files, with no other piece on the board.
    pub fn costs_to_leave(&self, side: Side) -> [u32; 6] {
        let starts = [2, 3, 4, 5, 6, 7].map(|column| match side {
            Side::First => column,
            Side::Second => SIZE - 1 - column,
        });
        let mut costs = [0; 6];
        // Steps cost the same both ways: one flood from the far row meets all six.
        let far = row(far_row(side));
        let home = far_row(side.other());
        let (mut one, mut two, mut three) = (far, 0, 0);
        for cost in 1.. {
            let next = one | self.spread(one, two, three);
            for (column, known) in starts.into_iter().zip(&mut costs) {
                let start = 1 << (SIZE * home + column);
                if *known == 0 && next & start != 0 {
                    *known = cost + 1; // the last point is the one kept for leaving
                }
            }
            if !costs.contains(&0) {
                break;
            }
            (one, two, three) = (next, one, two);
        }
        costs
    }

    /// Whether both sides' start cells cost the same to leave from.
    pub fn is_fair(&self) -> bool {
        self.costs_to_leave(Side::First) == self.costs_to_leave(Side::Second)
    }

    /// Whether the terrain is its own image in a mirror of the columns or of the rows, or turned half round.
    pub fn is_symmetric(&self) -> bool {
        let same_as = |image: fn(usize, usize) -> (usize, usize)| {
            Cell::all().all(|cell| {
                let (column, row) = image(cell.column(), cell.row());
                self.altitudes()[SIZE * row + column] == self.altitude(cell)
            })
        };
        same_as(|column, row| (9 - column, row))
            || same_as(|column, row| (column, 9 - row))
            || same_as(|column, row| (9 - column, 9 - row))
    }
}

/// The sum of the differences between neighbours.
fn steps(altitudes: &[u8; Cell::COUNT]) -> u32 {
    let step = |cell: Cell, other: Option<Cell>| {
        other.map_or(0, |other| altitudes[cell.index()].abs_diff(altitudes[other.index()]).into())
    };
    Cell::all()
        .map(|cell| {
            let (column, row) = (cell.column(), cell.row());
            step(cell, Cell::new(column + 1, row)) + step(cell, Cell::new(column, row + 1))
        })
        .sum()
}

/// A terrain in the making.
struct Draft {
    altitudes: [u8; Cell::COUNT],
    lowest: u8,
    highest: u8,
    /// The sum of the differences between neighbours aimed at.
    wanted: u32,
}

impl Draft {
    /// Raises hills and digs hollows, discs of one level, until the roughness wanted is there.
    fn throw_up(&mut self, dice: &mut Dice) {
        for _ in 0..HILLS {
            if steps(&self.altitudes) >= self.wanted {
                return;
            }
            let before = self.altitudes;
            let (column, row) = (dice.below(SIZE), dice.below(SIZE));
            let reach = dice.below(4);
            let up = dice.below(2) == 0;
            for cell in Cell::all() {
                let (across, along) = (cell.column().abs_diff(column), cell.row().abs_diff(row));
                if across * across + along * along <= reach * (reach + 1) {
                    self.change(cell, up);
                }
            }
            if !self.is_passable() {
                self.altitudes = before;
            }
        }
    }

    /// Changes single cells until the roughness is met and the terrain is fair; none where that fails.
    fn balance(&mut self, dice: &mut Dice) -> Option<Terrain> {
        let mut lack = self.lack();
        for _ in 0..CHANGES {
            if lack == 0 {
                return Some(Terrain::of(self.altitudes));
            }
            let Some(cell) = Cell::from_index(dice.below(Cell::COUNT)) else { continue };
            let before = self.altitudes[cell.index()];
            self.change(cell, dice.below(2) == 0);
            if self.altitudes[cell.index()] == before {
                continue;
            }
            let after = if self.fits(cell) { self.lack() } else { u32::MAX };
            if after <= lack {
                lack = after;
            } else {
                self.altitudes[cell.index()] = before;
            }
        }
        None
    }

    /// One level up or down, within the range.
    fn change(&mut self, cell: Cell, up: bool) {
        let altitude = &mut self.altitudes[cell.index()];
        if up && *altitude < self.highest {
            *altitude += 1;
        } else if !up && *altitude > self.lowest {
            *altitude -= 1;
        }
    }

    /// Whether no neighbours differ by too much.
    fn is_passable(&self) -> bool {
        Cell::all().all(|cell| self.fits(cell))
    }

    /// Whether a cell differs from none of its neighbours by too much.
    fn fits(&self, cell: Cell) -> bool {
        let here = self.altitudes[cell.index()];
        cell::each(cell.neighbours()).all(|other| here.abs_diff(self.altitudes[other.index()]) <= STEEPEST)
    }

    /// How far it is from the roughness wanted and from being fair; 0 when it is both.
    fn lack(&self) -> u32 {
        let terrain = Terrain::of(self.altitudes);
        let unfair: u32 = terrain
            .costs_to_leave(Side::First)
            .into_iter()
            .zip(terrain.costs_to_leave(Side::Second))
            .map(|(red, blue)| red.abs_diff(blue))
            .sum();
        steps(&self.altitudes).abs_diff(self.wanted).saturating_sub(TOLERANCE) + unfair
    }
}
