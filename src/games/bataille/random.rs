//! Valid grids by chance.
//!
//! The length is drawn first, 31 to 36 with equal chance. Then a path grows from a cell drawn at random,
//! each time into a free neighbour drawn at random, and takes steps back where it cannot go on. A path that has
//! not come to its length within a number of steps is given up and begun afresh, which costs less than
//! searching on. Every valid grid can come out; grids of one length do not all have the same chance: those
//! whose path has little choice on its way are likelier. Not for: counting grids, or drawing them uniformly.

use super::cell::{CELLS, Cell};
use super::grid::Grid;
use crate::games::dice::Dice;

/// Lengths a valid grid can have.
pub const LENGTHS: std::ops::RangeInclusive<u8> = 31..=36;

/// Steps after which a path is given up. A path of full length takes 36 without a step back.
const STEPS: u32 = 400;

impl Grid {
    /// A valid grid of any length.
    pub fn random(dice: &mut Dice) -> Self {
        let length = LENGTHS.start() + dice.below(LENGTHS.count()) as u8;
        Self::random_of_length(length, dice)
    }

    /// A valid grid of this length; a length outside [`LENGTHS`] stands for the nearest one.
    pub fn random_of_length(length: u8, dice: &mut Dice) -> Self {
        let length = usize::from(length.clamp(*LENGTHS.start(), *LENGTHS.end()));
        loop {
            if let Some(path) = grown(length, dice) {
                return Self::of_path(path);
            }
        }
    }
}

/// A path of this length, if one is found in time.
fn grown(length: usize, dice: &mut Dice) -> Option<Vec<Cell>> {
    let start = Cell::all().nth(dice.below(CELLS))?;
    let mut taken = [false; CELLS];
    taken[start.index()] = true;
    let mut path = vec![start];
    // The neighbours of each cell of the path that are still to be tried, in the order drawn.
    let mut untried = vec![drawn_neighbours(start, dice)];
    for _ in 0..STEPS {
        if path.len() == length {
            return Some(path);
        }
        match untried.last_mut()?.pop() {
            Some(next) if taken[next.index()] => {}
            Some(next) => {
                taken[next.index()] = true;
                path.push(next);
                untried.push(drawn_neighbours(next, dice));
            }
            None => {
                untried.pop();
                taken[path.pop()?.index()] = false;
            }
        }
    }
    None
}

fn drawn_neighbours(cell: Cell, dice: &mut Dice) -> Vec<Cell> {
    let mut cells: Vec<Cell> = cell.neighbours().collect();
    dice.shuffle(&mut cells);
    cells
}
