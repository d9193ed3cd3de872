//! The moves of the relief game, by walking every path.
//!
//! Not for: what a position is (`mod.rs`).

use super::{CELLS, FREE, Relief, SIZE, far_row, movement, neighbours, side_of, strength};
use crate::games::Side;
use std::fmt;

/// A turn, by the numbers of its cells.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Move {
    /// From a cell to a free one.
    To(usize, usize),
    /// From a cell onto an enemy.
    Takes(usize, usize),
    /// Off the board.
    Out(usize),
    /// Nothing.
    Pass,
}

/// The name of a cell.
struct Name(usize);

impl fmt::Display for Name {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", char::from(b"abcdefghij"[self.0 % SIZE]), self.0 / SIZE + 1)
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::To(from, to) => write!(f, "{}-{}", Name(from), Name(to)),
            Self::Takes(from, to) => write!(f, "{}x{}", Name(from), Name(to)),
            Self::Out(from) => write!(f, "{}-out", Name(from)),
            Self::Pass => f.write_str("pass"),
        }
    }
}

/// What a path to each cell costs at least; none where no path within the movement leads.
pub(super) type Costs = [Option<u8>; CELLS];

/// The figures of an attack.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Attack {
    pub(super) strength: i32,
    /// 1, 0 or -1 as it starts higher than its target, level or lower.
    pub(super) height: i32,
    pub(super) support: i32,
    /// 1 for an Avant-garde whose cheapest path costs exactly 4.
    pub(super) charge: i32,
    pub(super) defence: i32,
}

impl Attack {
    pub(super) const fn force(&self) -> i32 {
        self.strength + self.height + self.support + self.charge
    }
}

impl Relief {
    /// The moves of a position that is not over.
    pub(super) fn all_moves(&self) -> Vec<Move> {
        let mut moves = Vec::new();
        for (from, man) in self.men_of(self.turn) {
            let costs = self.costs(from);
            let leaps = if man.eq_ignore_ascii_case(&b'e') { self.leaps(from) } else { Vec::new() };
            for (to, &cost) in costs.iter().enumerate() {
                if cost.is_none() && !leaps.contains(&to) {
                    continue;
                }
                if self.men[to] == FREE {
                    moves.push(Move::To(from, to));
                } else if side_of(self.men[to]) != Some(self.turn) {
                    let attack = self.attack(from, to, cost);
                    if attack.force() >= attack.defence {
                        moves.push(Move::Takes(from, to));
                    }
                }
            }
            if self.leaves(from, &costs) {
                moves.push(Move::Out(from));
            }
        }
        if moves.is_empty() {
            moves.push(Move::Pass);
        }
        moves
    }

    /// Walks every path of the piece on a cell within its movement.
    pub(super) fn costs(&self, from: usize) -> Costs {
        let mut costs = [None; CELLS];
        let mut on_path = [false; CELLS];
        on_path[from] = true;
        self.walk(from, movement(self.men[from]), 0, &mut on_path, &mut costs);
        costs
    }

    /// Goes on from a cell by every step that some movement is left for; a piece is stepped onto, never over.
    fn walk(&self, here: usize, left: u8, spent: u8, on_path: &mut [bool; CELLS], costs: &mut Costs) {
        for next in neighbours(here) {
            let step = self.heights[here].abs_diff(self.heights[next]) + 1;
            if step > left || on_path[next] {
                continue;
            }
            let spent = spent + step;
            if costs[next].is_none_or(|known| spent < known) {
                costs[next] = Some(spent);
            }
            if self.men[next] == FREE {
                on_path[next] = true;
                self.walk(next, left - step, spent, on_path, costs);
                on_path[next] = false;
            }
        }
    }

    /// Where an Éclaireur's own moves lead: a step across a corner, two straight on over a free cell.
    pub(super) fn leaps(&self, from: usize) -> Vec<usize> {
        let (row, column) = ((from / SIZE) as i32, (from % SIZE) as i32);
        let cell = |row: i32, column: i32| {
            let on_board = (0..SIZE as i32).contains(&row) && (0..SIZE as i32).contains(&column);
            on_board.then(|| row as usize * SIZE + column as usize)
        };
        let corners = [(1, 1), (1, -1), (-1, 1), (-1, -1)];
        let corners = corners.into_iter().filter_map(|(up, right)| cell(row + up, column + right));
        let straight = [(1, 0), (-1, 0), (0, 1), (0, -1)];
        let straight = straight.into_iter().filter_map(|(up, right)| {
            let over = cell(row + up, column + right)?;
            if self.men[over] == FREE { cell(row + 2 * up, column + 2 * right) } else { None }
        });
        corners.chain(straight).collect()
    }

    /// The figures of an attack along a way of this cost; none for a leap.
    pub(super) fn attack(&self, from: usize, target: usize, cost: Option<u8>) -> Attack {
        let (attacker, defender) = (self.men[from], self.men[target]);
        let own = |cell: &usize| *cell != from && side_of(self.men[*cell]) == side_of(attacker);
        let theirs = |cell: &usize| side_of(self.men[*cell]) == side_of(defender);
        let charges = attacker.eq_ignore_ascii_case(&b'a') && cost == Some(4);
        Attack {
            strength: strength(attacker).into(),
            height: (i32::from(self.heights[from]) - i32::from(self.heights[target])).signum(),
            support: neighbours(target).filter(own).map(|cell| i32::from(strength(self.men[cell]))).sum(),
            charge: charges.into(),
            defence: i32::from(strength(defender)) + neighbours(target).filter(theirs).count() as i32,
        }
    }

    /// Whether the piece on a cell may leave, by the costs of its paths.
    fn leaves(&self, from: usize, costs: &Costs) -> bool {
        let man = self.men[from];
        let Some(far) = side_of(man).map(far_row) else { return false };
        let first = far * SIZE;
        from / SIZE == far
            || (first..first + SIZE)
                .any(|cell| self.men[cell] == FREE && costs[cell].is_some_and(|cost| cost < movement(man)))
    }

    /// Whether the side could leave with the piece on a cell, were it its turn.
    pub(super) fn could_leave(&self, from: usize) -> bool {
        self.leaves(from, &self.costs(from))
    }

    /// Whether a side would win at once by leaving, were it its turn.
    pub(super) fn would_win_by_leaving(&self, side: Side) -> bool {
        use super::{End, Rules as _};
        let turned = self.turned_to(side);
        turned.men_of(side).any(|(from, _)| {
            turned.could_leave(from) && turned.after(Move::Out(from)).end() == Some(End::Won(side))
        })
    }
}
