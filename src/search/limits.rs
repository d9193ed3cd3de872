//! When a search stops: at a depth, after a number of nodes, or at a moment.
//!
//! Not for: reading the clock where nobody asked for a deadline; then a search depends on nothing but its input.

use super::MOST_PLIES;
use std::time::Instant;

/// Nodes between two looks at the clock.
const NODES_A_LOOK: u64 = 1 << 10;

/// What a search may use.
#[derive(Debug, Clone, Copy)]
pub struct Limits {
    /// Plies it looks ahead at most.
    pub depth: u32,
    /// Nodes it visits at most, once all first moves were looked at.
    pub nodes: u64,
    /// When it must be over, once all first moves were looked at. With a deadline the result depends on the
    /// speed of the machine.
    pub deadline: Option<Instant>,
}

impl Limits {
    /// This many plies, however long it takes.
    pub const fn depth(depth: u32) -> Self {
        Self { depth, nodes: u64::MAX, deadline: None }
    }

    /// This many nodes, as deep as they lead.
    pub const fn nodes(nodes: u64) -> Self {
        Self { depth: MOST_PLIES, nodes, deadline: None }
    }
}

/// What is left of the limits.
#[derive(Debug)]
pub(super) struct Budget {
    pub(super) nodes: u64,
    /// Where the next check is due.
    next_check: u64,
    most: u64,
    deadline: Option<Instant>,
    pub(super) spent: bool,
}

impl Budget {
    pub(super) const fn new() -> Self {
        Self { nodes: 0, next_check: u64::MAX, most: u64::MAX, deadline: None, spent: false }
    }

    /// Begins to hold the search to its limits.
    pub(super) fn enforce(&mut self, limits: &Limits) {
        self.most = limits.nodes;
        self.deadline = limits.deadline;
        self.check();
    }

    /// Counts a node.
    #[inline]
    pub(super) fn count(&mut self) {
        self.nodes += 1;
        if self.nodes >= self.next_check {
            self.check();
        }
    }

    #[cold]
    fn check(&mut self) {
        self.spent = self.nodes >= self.most || self.deadline.is_some_and(|end| Instant::now() >= end);
        self.next_check = match self.deadline {
            Some(_) => self.most.min(self.nodes + NODES_A_LOOK),
            None => self.most,
        };
    }
}
