//! The moves of Wall-e: pawns step by step, walls by looking for a path with each of them standing.
//!
//! Not for: what a position is (`mod.rs`).

use super::{COLUMNS, HEIGHT, PLACES, WIDTH, Walle, cell, column, goal, is_side, row};
use crate::games::Side;
use std::collections::VecDeque;
use std::fmt;

/// A turn, by the place it concerns.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Move {
    /// The pawn goes to a cell, or enters there.
    To(usize),
    /// A wall is placed on a side.
    Wall(usize),
    /// Nothing.
    Pass,
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::To(place) => write!(f, "{},{}", row(place), column(place)),
            Self::Wall(place) => {
                let letter = if place / WIDTH % 2 == 1 { 'S' } else { 'E' };
                write!(f, "{},{}{letter}", row(place), column(place))
            }
            Self::Pass => f.write_str("pass"),
        }
    }
}

/// North, east, south, west.
const DIRECTIONS: usize = 4;

/// The side of a cell in a direction, and the cell beyond it; none at the border.
const fn ahead(cell: usize, direction: usize) -> Option<(usize, usize)> {
    let (down, along) = (cell / WIDTH, cell % WIDTH);
    match direction {
        0 if down > 0 => Some((cell - WIDTH, cell - 2 * WIDTH)),
        1 if along + 1 < WIDTH => Some((cell + 1, cell + 2)),
        2 if down + 1 < HEIGHT => Some((cell + WIDTH, cell + 2 * WIDTH)),
        3 if along > 0 => Some((cell - 1, cell - 2)),
        _ => None,
    }
}

/// The points where a wall ends, as places of the picture between four cells; none at the border.
pub(super) fn ends(side: usize) -> [Option<usize>; 2] {
    let (down, along) = (side / WIDTH, side % WIDTH);
    if down % 2 == 1 {
        [along.checked_sub(1), Some(along + 1).filter(|&along| along < WIDTH)]
            .map(|along| along.map(|along| down * WIDTH + along))
    } else {
        [down.checked_sub(1), Some(down + 1).filter(|&down| down < HEIGHT)]
            .map(|down| down.map(|down| down * WIDTH + along))
    }
}

impl Walle {
    /// The moves of a position that is not over.
    pub(super) fn all_moves(&self) -> Vec<Move> {
        let mut moves: Vec<Move> = self.destinations().into_iter().map(Move::To).collect();
        moves.extend(self.buildable().into_iter().map(Move::Wall));
        if moves.is_empty() {
            moves.push(Move::Pass);
        }
        moves
    }

    /// The cell a step in a direction leads to, pawns aside.
    fn step(&self, from: usize, direction: usize) -> Option<usize> {
        ahead(from, direction).filter(|&(side, _)| !self.walls[side]).map(|(_, cell)| cell)
    }

    /// The cells a step away, pawns aside.
    pub(super) fn neighbours(&self, cell: usize) -> Vec<usize> {
        (0..DIRECTIONS).filter_map(|direction| self.step(cell, direction)).collect()
    }

    /// Whether a wall other than that on `side` touches a point.
    pub(super) fn is_walled(&self, point: usize, side: usize) -> bool {
        [point - WIDTH, point + WIDTH, point - 1, point + 1]
            .into_iter()
            .any(|place| place != side && self.walls[place])
    }

    /// Where the pawn of the side to move can go, or enter.
    pub(super) fn destinations(&self) -> Vec<usize> {
        let (Some(own), Some(other)) = (self.pawn(self.turn), self.pawn(self.turn.other())) else {
            let entry = goal(self.turn.other());
            return (0..COLUMNS).map(|column| cell(entry, column)).collect();
        };
        let mut cells = Vec::new();
        for direction in 0..DIRECTIONS {
            match self.step(own, direction) {
                Some(next) if next == other => cells.extend(self.over(other, direction)),
                Some(next) => cells.push(next),
                None => {}
            }
        }
        cells
    }

    /// Where a jump over the other pawn leads: straight on, or where that is barred to either side.
    fn over(&self, other: usize, direction: usize) -> Vec<usize> {
        if let Some(straight) = self.step(other, direction) {
            return vec![straight];
        }
        [direction + 1, direction + 3]
            .into_iter()
            .filter_map(|sideways| self.step(other, sideways % DIRECTIONS))
            .collect()
    }

    /// The sides on which the side to move may place a wall.
    pub(super) fn buildable(&self) -> Vec<usize> {
        let other = self.turn.other();
        if self.pawns.contains(&None) || self.left[self.turn as usize] == 0 {
            return Vec::new();
        }
        let Some(path) = self.path(other) else { return Vec::new() };
        // A wall beside this path leaves it as it is; for one in it another path is looked for.
        let leaves_a_path = |place: usize| {
            let crosses = path.contains(&place);
            !crosses || self.with_wall(place).path(other).is_some()
        };
        (0..PLACES).filter(|&place| is_side(place) && !self.walls[place] && leaves_a_path(place)).collect()
    }

    /// The sides that a pawn passes on a shortest way to its goal, walls looked at and pawns not; none where there is
    /// no way, or the pawn has not entered.
    pub(super) fn path(&self, side: Side) -> Option<Vec<usize>> {
        let start = self.pawn(side)?;
        let mut came_by = [None; PLACES];
        let mut open = VecDeque::from([start]);
        while let Some(here) = open.pop_front() {
            if row(here) == goal(side) {
                return Some(way_back(start, here, &came_by));
            }
            for direction in 0..DIRECTIONS {
                let Some(next) = self.step(here, direction) else { continue };
                if next != start && came_by[next].is_none() {
                    came_by[next] = Some(here);
                    open.push_back(next);
                }
            }
        }
        None
    }

    /// The fewest steps of a pawn to its goal; none where no way is left, or the pawn has not entered.
    pub(super) fn steps(&self, side: Side) -> Option<usize> {
        self.path(side).map(|path| path.len())
    }
}

/// The sides passed on the way to a cell, by the cells each was reached from.
fn way_back(start: usize, end: usize, came_by: &[Option<usize>; PLACES]) -> Vec<usize> {
    let mut passed = Vec::new();
    let mut here = end;
    while here != start {
        let Some(before) = came_by[here] else { break };
        // The side lies half way.
        passed.push(usize::midpoint(before, here));
        here = before;
    }
    passed
}
