//! The states of paths with the same number of cells, each held once, and the trail they leave.
//!
//! Not for: which states there are (`paths`).

use super::region::{BOARD, Region};
use crate::games::bataille::CELLS;

/// The last cell of a path and the free cells it can still reach.
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

/// States and the ways into each, found again through a hash table with open addresses: millions of states are
/// looked up, and each is a single word.
pub(super) struct Layer {
    pub(super) states: Vec<State>,
    pub(super) ways: Vec<u32>,
    /// The places of the states, or [`FREE`]; a power of two of them.
    slots: Vec<u32>,
}

/// A slot that holds no place.
const FREE: u32 = u32::MAX;

/// The fewest slots of a table.
const FEWEST_SLOTS: usize = 64;

/// Spreads the bits of a state over the upper half of a word (the golden ratio, as Fibonacci hashing has it).
const SPREAD: u64 = 0x9E37_79B9_7F4A_7C15;

impl Layer {
    pub(super) fn new() -> Self {
        Self { states: Vec::new(), ways: Vec::new(), slots: vec![FREE; FEWEST_SLOTS] }
    }

    /// Takes every state out; about as many as said will come in.
    pub(super) fn clear(&mut self, about: usize) {
        self.states.clear();
        self.ways.clear();
        self.ways.reserve(about);
        self.slots.clear();
        self.slots.resize((2 * about).next_power_of_two().max(FEWEST_SLOTS), FREE);
    }

    /// Adds ways into a state, which joins where it is new, and returns its place.
    pub(super) fn add(&mut self, state: State, ways: u32) -> u32 {
        let slot = self.slot(state);
        let place = self.slots[slot];
        if place != FREE {
            self.ways[place as usize] += ways;
            return place;
        }
        let place = self.states.len() as u32;
        self.slots[slot] = place;
        self.states.push(state);
        self.ways.push(ways);
        if 4 * self.states.len() > 3 * self.slots.len() {
            self.enlarge();
        }
        place
    }

    /// The slot that holds the place of a state, or the free one it would go to.
    fn slot(&self, state: State) -> usize {
        let last = self.slots.len() - 1;
        let mut slot =
            (state.0.wrapping_mul(SPREAD) >> (u64::BITS - self.slots.len().trailing_zeros())) as usize;
        while self.slots[slot] != FREE && self.states[self.slots[slot] as usize] != state {
            slot = (slot + 1) & last;
        }
        slot
    }

    fn enlarge(&mut self) {
        let slots = 2 * self.slots.len();
        self.slots.clear();
        self.slots.resize(slots, FREE);
        for place in 0..self.states.len() {
            let slot = self.slot(self.states[place]);
            self.slots[slot] = place as u32;
        }
    }
}

/// What is kept of a layer for the walk back; a few bytes a state, for there are millions.
#[derive(Default)]
pub(super) struct Trail {
    ways: Vec<u32>,
    /// The index of each state's last cell.
    cells: Vec<u8>,
    /// Whether a path may end in each state.
    ends: Vec<bool>,
    /// How many successors each state has.
    fan: Vec<u8>,
    /// The places of the successors in the next layer, those of the first state first.
    successors: Vec<u32>,
}

impl Trail {
    /// The trail of a layer of as many states.
    pub(super) fn of(states: usize) -> Self {
        Self {
            cells: Vec::with_capacity(states),
            ends: Vec::with_capacity(states),
            fan: Vec::with_capacity(states),
            successors: Vec::with_capacity(states),
            ..Self::default()
        }
    }

    /// Adds the next state.
    pub(super) fn push(&mut self, state: State, ends: bool) {
        self.cells.push(state.last() as u8);
        self.ends.push(ends);
        self.fan.push(0);
    }

    /// The state added last leads to this place of the next layer.
    pub(super) fn lead_to(&mut self, place: u32) {
        self.successors.push(place);
        if let Some(fan) = self.fan.last_mut() {
            *fan += 1;
        }
    }

    /// Takes over the ways into the states.
    pub(super) fn finish(&mut self, ways: Vec<u32>) {
        self.ways = ways;
    }

    /// How many states there are.
    pub(super) fn len(&self) -> usize {
        self.cells.len()
    }

    /// Each state: its last cell, the ways into it, whether a path may end there, its successors.
    pub(super) fn states(&self) -> impl Iterator<Item = (usize, u32, bool, &[u32])> {
        let mut begin = 0;
        let states = self.cells.iter().zip(&self.ways).zip(&self.ends).zip(&self.fan);
        states.map(move |(((&cell, &ways), &ends), &fan)| {
            let end = begin + usize::from(fan);
            let successors = &self.successors[begin..end];
            begin = end;
            (usize::from(cell), ways, ends, successors)
        })
    }
}
