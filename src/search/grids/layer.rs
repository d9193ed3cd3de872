//! The states of paths with the same number of cells, each held once, and the trail they leave.
//!
//! States that several paths share are brought together by sorting: the steps into a layer come out nearly in
//! order, and memory is walked from end to end, which is twice as fast as looking millions of states up in a
//! hash table. Not for: which states there are (`paths`).

use super::region::{BOARD, Region};
use crate::games::bataille::CELLS;

/// The last cell of a path and the free cells it can still reach, in 42 bits.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct State(u64);

impl State {
    pub(super) fn new(last: usize, free: Region) -> Self {
        Self(free | (last as u64) << CELLS)
    }

    /// The index of the last cell.
    pub(super) fn last(self) -> usize {
        (self.0 >> CELLS) as usize
    }

    /// The free cells that can be reached from it.
    pub(super) fn free(self) -> Region {
        self.0 & BOARD
    }
}

/// A state and, in the 22 bits below it, the place of the state before. Without constraints, which only take
/// states away, no layer has more than 350,000.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Step(u64);

impl Step {
    const PLACE_BITS: u32 = 22;

    pub(super) fn new(to: State, from: usize) -> Self {
        debug_assert!(from < 1 << Self::PLACE_BITS, "a place in 22 bits");
        Self(to.0 << Self::PLACE_BITS | from as u64)
    }

    fn to(self) -> State {
        State(self.0 >> Self::PLACE_BITS)
    }

    fn from(self) -> u32 {
        self.0 as u32 & ((1 << Self::PLACE_BITS) - 1)
    }
}

/// States, the ways into each, and the states before.
#[derive(Default)]
pub(super) struct Layer {
    states: Vec<State>,
    trail: Trail,
}

/// What is kept of a layer for the walk back.
#[derive(Default)]
pub(super) struct Trail {
    /// The index of each state's last cell.
    cells: Vec<u8>,
    /// Whether a path may end in each state.
    ends: Vec<bool>,
    /// The ways into each state.
    ways: Vec<u32>,
    /// The places of the states before, those of the first state first.
    before: Vec<u32>,
    /// Where the states before each state end in that list.
    before_ends: Vec<u32>,
}

/// A state on the walk back.
pub(super) struct Kept<'a> {
    /// The index of its last cell.
    pub(super) cell: usize,
    /// Whether a path may end here.
    pub(super) ends: bool,
    /// The ways into it.
    pub(super) ways: u32,
    /// The places of the states before, in the layer before.
    pub(super) before: &'a [u32],
}

impl Layer {
    /// Adds the state of a path of one cell.
    pub(super) fn begin(&mut self, state: State, ways: u32) {
        self.states.push(state);
        self.trail.ways.push(ways);
        self.trail.before_ends.push(0);
    }

    /// The states in order of their places.
    pub(super) fn states(&self) -> &[State] {
        &self.states
    }

    /// The layer that sorted steps lead to from this one.
    pub(super) fn after(&self, steps: &[Step]) -> Self {
        debug_assert!(steps.is_sorted(), "steps into one state stand together");
        let mut states = Vec::with_capacity(steps.len());
        let mut ways = Vec::with_capacity(steps.len());
        let mut before_ends = Vec::with_capacity(steps.len());
        for alike in steps.chunk_by(|one, other| one.to() == other.to()) {
            states.push(alike[0].to());
            ways.push(alike.iter().map(|step| self.trail.ways[step.from() as usize]).sum());
            before_ends.push(before_ends.last().map_or(0, |&end: &u32| end) + alike.len() as u32);
        }
        let before = steps.iter().map(|step| step.from()).collect();
        Self { states, trail: Trail { ways, before, before_ends, ..Trail::default() } }
    }

    /// What is kept of it, given in which states a path may end.
    pub(super) fn trail(mut self, ends: impl Fn(State) -> bool) -> Trail {
        self.trail.cells = self.states.iter().map(|state| state.last() as u8).collect();
        self.trail.ends = self.states.iter().map(|&state| ends(state)).collect();
        self.trail
    }
}

impl Trail {
    /// How many states there are.
    pub(super) fn len(&self) -> usize {
        self.cells.len()
    }

    /// Each state.
    pub(super) fn states(&self) -> impl Iterator<Item = Kept<'_>> {
        let mut begin = 0;
        (0..self.len()).map(move |place| {
            let end = self.before_ends[place] as usize;
            let before = &self.before[begin..end];
            begin = end;
            Kept {
                cell: usize::from(self.cells[place]),
                ends: self.ends[place],
                ways: self.ways[place],
                before,
            }
        })
    }
}
