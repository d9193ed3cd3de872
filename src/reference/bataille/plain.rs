//! Grids that are easy to read: rows numbered to and fro, and grids that differ from these in little.
//!
//! Not for: grids by chance (`grids`).

use super::near_miss::Kind;
use crate::games::Dice;
use crate::games::bataille::{Arrangement, Cell, Grid, LENGTHS, SIDE};
use std::collections::HashSet;

/// How often each kind of fault is put into each plain grid.
const EACH: u64 = 8;
/// The cells that are changed alone, counted row by row: where the path begins, goes on, turns and ends.
const CHANGED: [usize; 10] = [0, 1, 5, 6, 14, 30, 31, 33, 34, 35];

/// The grid of a length whose rows are numbered from left to right and back in turn, the last cells black.
fn plain(length: u8) -> Arrangement {
    let mut grid = Arrangement { rows: [[Some(0); SIDE]; SIDE] };
    for number in 1..=usize::from(length) {
        let (row, place) = ((number - 1) / SIDE, (number - 1) % SIDE);
        let column = if row % 2 == 0 { place } else { SIDE - 1 - place };
        grid.rows[row][column] = Some(number as i64);
    }
    grid
}

/// How far a grid is from the nearest plain one: cells that differ, by how much altogether, and where the first is.
pub(super) fn weight(grid: &Arrangement) -> Vec<u64> {
    let from = |length: u8| {
        let pairs = || plain(length).rows.into_iter().flatten().zip(grid.rows.into_iter().flatten());
        let apart = |(one, other): (Option<i64>, Option<i64>)| other.unwrap_or(0).abs_diff(one.unwrap_or(0));
        let differing = pairs().filter(|(one, other)| one != other).count() as u64;
        let far = pairs().map(apart).fold(0, u64::saturating_add);
        let first = pairs().position(|(one, other)| one != other).unwrap_or(0) as u64;
        vec![differing, far, first, u64::from(LENGTHS.end() - length)]
    };
    LENGTHS.map(from).min().unwrap_or_default()
}

/// The plain grids, some with one cell changed, and some with a fault of each kind, in rising weight.
pub(super) fn nearest() -> Vec<Arrangement> {
    let mut found = Vec::new();
    for length in LENGTHS {
        let whole = plain(length);
        for cell in Cell::all().filter(|cell| CHANGED.contains(&cell.index())) {
            let number = whole.at(cell).unwrap_or(0);
            for other in [0, number - 1, number + 1, 1, i64::from(length), 37, -1] {
                let mut changed = whole.clone();
                changed.set(cell, Some(other));
                found.push(changed);
            }
        }
        if let Ok(grid) = Grid::new(&whole) {
            for (kind, seed) in Kind::ALL.into_iter().flat_map(|kind| (0..EACH).map(move |seed| (kind, seed)))
            {
                found.extend(kind.make(&grid, &mut Dice::new(seed)));
            }
        }
        found.push(whole);
    }
    found.sort_by_cached_key(weight);
    let mut seen = HashSet::new();
    found.retain(|grid| seen.insert(grid.to_string()));
    found
}
