//! What is known of positions met before: bounds on the plies within which the solver wins.
//!
//! Each position has two slots; a new one takes that of the shallower. Not for: deciding what to search
//! ([`prover`](super::prover)).

use crate::games::Provable;

/// The plies of a win that is not known.
const NEVER: u8 = u8::MAX;

/// Bounds on the plies within which the solver wins, and the move that showed the last of them.
#[derive(Debug, Clone, Copy)]
pub(super) struct Bounds<M> {
    /// It wins within this many; [`NEVER`] where none is known.
    won: u8,
    /// It does not win within this many.
    open: u8,
    /// The solver's winning move, or the other side's saving one.
    pub(super) best: Option<M>,
}

impl<M> Bounds<M> {
    /// Nothing is known.
    const NONE: Self = Self { won: NEVER, open: 0, best: None };

    /// Whether the solver wins within so many plies, if that is known.
    pub(super) const fn answer(&self, plies: u32) -> Option<bool> {
        if self.won != NEVER && self.won as u32 <= plies {
            Some(true)
        } else if self.open as u32 >= plies {
            Some(false)
        } else {
            None
        }
    }
}

#[derive(Debug, Clone, Copy)]
struct Slot<K, M> {
    key: K,
    /// The number of the root it was reached from; 0 for none.
    root: u32,
    /// Whether the solver is to move, which not every position shows.
    attacking: bool,
    bounds: Bounds<M>,
}

impl<K: Eq, M> Slot<K, M> {
    fn holds(&self, root: u32, attacking: bool, key: &K) -> bool {
        self.root == root && self.attacking == attacking && self.key == *key
    }

    fn depth(&self) -> u8 {
        let won = if self.bounds.won == NEVER { 0 } else { self.bounds.won };
        won.max(self.bounds.open)
    }
}

/// The table of one prover.
#[derive(Debug)]
pub(super) struct Table<G: Provable> {
    slots: Vec<[Slot<G::Key, G::Move>; 2]>,
    root: u32,
}

impl<G: Provable> Table<G> {
    pub(super) const fn new() -> Self {
        Self { slots: Vec::new(), root: 0 }
    }

    /// Forgets everything and makes room for a search of so many plies from a root.
    pub(super) fn begin(&mut self, root: &G, plies: u32) {
        let bits = match plies {
            0..=3 => 10,
            4..=5 => 15,
            6..=7 => 18,
            _ => 20,
        };
        self.root = self.root.wrapping_add(1);
        if self.root == 0 || self.slots.len() < 1 << bits {
            let slot = Slot { key: root.key(), root: 0, attacking: false, bounds: Bounds::NONE };
            self.slots = vec![[slot; 2]; 1 << bits];
            self.root = 1;
        }
    }

    pub(super) fn bounds(&self, position: &G, attacking: bool) -> Bounds<G::Move> {
        let key = position.key();
        let found =
            self.slots[self.index(position)].iter().find(|slot| slot.holds(self.root, attacking, &key));
        found.map_or(Bounds::NONE, |slot| slot.bounds)
    }

    /// Notes whether the solver wins within so many plies, and the move that shows it.
    pub(super) fn note(
        &mut self,
        position: &G,
        attacking: bool,
        plies: u32,
        wins: bool,
        best: Option<G::Move>,
    ) {
        let (key, root) = (position.key(), self.root);
        let index = self.index(position);
        let two = &mut self.slots[index];
        let known = two.iter().position(|slot| slot.holds(root, attacking, &key));
        let place = known.unwrap_or_else(|| {
            let worth = |slot: &Slot<G::Key, G::Move>| if slot.root == root { slot.depth() } else { 0 };
            let shallower = usize::from(worth(&two[1]) < worth(&two[0]));
            two[shallower] = Slot { key, root, attacking, bounds: Bounds::NONE };
            shallower
        });
        let plies = plies.min(u32::from(NEVER) - 1) as u8;
        let bounds = &mut two[place].bounds;
        if wins {
            bounds.won = bounds.won.min(plies);
        } else {
            bounds.open = bounds.open.max(plies);
        }
        bounds.best = best.or(bounds.best);
    }

    fn index(&self, position: &G) -> usize {
        let length = self.slots.len() as u64;
        // The high half of the product spreads any hash evenly over any number of slots.
        ((u128::from(position.hash()) * u128::from(length)) >> 64) as usize
    }
}
