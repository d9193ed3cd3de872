//! Paths counted by what they have in common: the heart of the exact deduction.
//!
//! A path that has come to its number `n` in some cell goes on in ways that depend only on that cell and on the
//! free cells it can still reach, not on the order in which it took the others, nor on free cells that are
//! cut off. Such a *state* stands for all paths that share it. Layer `n` holds the states after `n` numbers; the
//! 95,682,040 grids have 7 million of them. One walk from 1 on counts the ways into each state, one walk
//! back the ways to complete it, by length; their product is the number of grids with `n` in that cell. Since a
//! state belongs to one number, facts about numbers, cells and lengths only ever take states away.
//!
//! Not for: symmetry and threads (`census`).

use super::constraints::Constraints;
use super::layer::{Layer, State, Step, Trail};
use super::region::{BOARD, CHEQUER, NEIGHBOURS, Region, indices, reached};
use super::tally::{LENGTH_COUNT, SHORTEST, Tally};
use crate::games::bataille::CELLS;

/// The grids whose path begins in one of these cells, each start counted as often as is said.
pub(super) fn tally(constraints: &Constraints, starts: &[(usize, u32)]) -> Tally {
    Paths::new(constraints).tally(starts)
}

struct Paths<'a> {
    constraints: &'a Constraints,
    shortest: usize,
    longest: usize,
    /// The cells that hold a number.
    numbered: Region,
    /// The cells that some number larger than this one may stand in.
    usable: [Region; CELLS + 1],
}

impl<'a> Paths<'a> {
    fn new(constraints: &'a Constraints) -> Self {
        let (shortest, longest) = constraints.lengths();
        let mut usable = [0; CELLS + 1];
        for number in (0..longest).rev() {
            usable[number] = usable[number + 1] | constraints.places(number + 1);
        }
        Self { constraints, shortest, longest, numbered: constraints.numbered(), usable }
    }

    fn tally(&self, starts: &[(usize, u32)]) -> Tally {
        if self.shortest > self.longest { Tally::none() } else { Self::backward(self.forward(starts)) }
    }

    /// The trails of the layers from number 1 to the longest length.
    fn forward(&self, starts: &[(usize, u32)]) -> Vec<Trail> {
        let mut layer = Layer::default();
        for &(start, ways) in starts {
            if let Some(state) = self.arrival(1, start, BOARD) {
                layer.begin(state, ways);
            }
        }
        let mut trails = Vec::with_capacity(self.longest);
        let mut steps = Vec::new();
        for number in 1..=self.longest {
            steps.clear();
            let places = if number < self.longest { self.constraints.places(number + 1) } else { 0 };
            for (place, state) in layer.states().iter().enumerate() {
                for cell in indices(NEIGHBOURS[state.last()] & state.free() & places) {
                    let arrival = self.arrival(number + 1, cell, state.free());
                    steps.extend(arrival.map(|next| Step::new(next, place)));
                }
            }
            steps.sort_unstable();
            let next = layer.after(&steps);
            trails.push(layer.trail(|state| number >= self.shortest && state.free() & self.numbered == 0));
            layer = next;
        }
        trails
    }

    /// The state of a path whose number has just been put into a cell, with the cells free before; none where it
    /// is plain that no grid comes of it.
    fn arrival(&self, number: usize, cell: usize, free: Region) -> Option<State> {
        let left = free & !(1 << cell);
        let free = reached(NEIGHBOURS[cell], left & self.usable[number]);
        if left & !free & self.numbered != 0 {
            return None; // a cell known to hold a number is cut off
        }
        // Cells of the two colours of a chequerboard alternate along a path.
        let alike = if CHEQUER >> cell & 1 == 1 { CHEQUER } else { !CHEQUER };
        let count = |cells: Region| cells.count_ones() as usize;
        let most = (2 * count(free & !alike)).min(2 * count(free & alike) + 1).min(self.longest - number);
        let mut fewest = self.shortest.saturating_sub(number);
        let due = free & self.numbered;
        if due != 0 {
            fewest = fewest.max((2 * count(due & !alike)).saturating_sub(1)).max(2 * count(due & alike));
        }
        (fewest <= most).then(|| State::new(cell, free))
    }

    /// Multiplies the ways into each state by the ways to complete it.
    fn backward(mut trails: Vec<Trail>) -> Tally {
        let mut tally = Tally::none();
        let mut completions = vec![[0_u32; LENGTH_COUNT]; trails.last().map_or(0, Trail::len)];
        while let Some(trail) = trails.pop() {
            let number = trails.len() + 1;
            let mut before = vec![[0; LENGTH_COUNT]; trails.last().map_or(0, Trail::len)];
            for (state, by_length) in trail.states().zip(&mut completions) {
                if state.ends {
                    by_length[number - SHORTEST] += 1;
                }
                for &place in state.before {
                    add(&mut before[place as usize], by_length);
                }
                let grids = by_length.map(|count| u64::from(count) * u64::from(state.ways));
                add(&mut tally.by_length[state.cell], &grids);
                tally.by_number[state.cell][number] += grids.iter().sum::<u64>();
            }
            completions = before;
        }
        tally
    }
}

/// Adds counts to counts, place by place.
fn add<T: std::ops::AddAssign + Copy>(sums: &mut [T; LENGTH_COUNT], counts: &[T; LENGTH_COUNT]) {
    for (sum, &count) in sums.iter_mut().zip(counts) {
        *sum += count;
    }
}
