//! What it costs to leave the board from each cell of a terrain, pieces not counted: worked out once a game.
//!
//! Not for: what a piece reaches in one move, which positions keep.

use crate::games::Side;
use crate::games::relief::{Cell, Terrain};

/// For each side, the cheapest way out from each cell by [`Cell::index`], the point kept for leaving counted.
pub(super) struct WaysOut([[u8; Cell::COUNT]; 2]);

impl WaysOut {
    pub(super) fn on(terrain: &Terrain) -> Self {
        Self(Side::BOTH.map(|side| costs(terrain, side)))
    }

    /// The cost from a cell.
    #[inline]
    pub(super) fn cost(&self, side: Side, cell: Cell) -> u32 {
        self.0[side as usize][cell.index()].into()
    }
}

/// Costs are lowered along steps until none can be lowered any more.
fn costs(terrain: &Terrain, side: Side) -> [u8; Cell::COUNT] {
    let far_row = if side == Side::First { 9 } else { 0 };
    // A hundred steps of cost 3 would not fit, but the steepest straight way, 28, does.
    let mut costs = [u8::MAX; Cell::COUNT];
    for cell in Cell::all().filter(|cell| cell.row() == far_row) {
        costs[cell.index()] = 1;
    }
    let mut changed = true;
    while changed {
        changed = false;
        for cell in Cell::all() {
            for next in neighbours(cell) {
                let step = terrain.altitude(cell).abs_diff(terrain.altitude(next)) + 1;
                let cost = costs[next.index()].saturating_add(step);
                if cost < costs[cell.index()] {
                    costs[cell.index()] = cost;
                    changed = true;
                }
            }
        }
    }
    costs
}

fn neighbours(cell: Cell) -> impl Iterator<Item = Cell> {
    let (column, row) = (cell.column(), cell.row());
    let places =
        [(column.wrapping_sub(1), row), (column + 1, row), (column, row.wrapping_sub(1)), (column, row + 1)];
    places.into_iter().filter_map(|(column, row)| Cell::new(column, row))
}

#[cfg(test)]
mod tests {
    use super::WaysOut;
    use crate::games::Side;
    use crate::games::relief::{Cell, Terrain, TerrainOptions};

    #[test]
    fn from_the_start_cells_it_costs_what_the_fairness_of_terrains_is_judged_by() {
        for seed in 0..20 {
            let options = TerrainOptions { roughness: 1.0, ..TerrainOptions::default() };
            let terrain = Terrain::generate(seed, options).expect("a terrain");
            let ways = WaysOut::on(&terrain);
            for (side, row) in [(Side::First, 0), (Side::Second, 9)] {
                let mut costs: Vec<u32> =
                    (2..8).map(|column| ways.cost(side, Cell::new(column, row).expect("a cell"))).collect();
                let mut known = terrain.costs_to_leave(side);
                // Each side has its own order of files.
                costs.sort_unstable();
                known.sort_unstable();
                assert_eq!(costs, known, "{terrain}");
            }
        }
    }
}
