//! A game that is an explicit tree: every position, its moves and its end are written down by a test.
//!
//! All positions share one hash, so that a table that believed hashes would be wrong at once.

use jugeote::drawing::Drawing;
use jugeote::games::{Faults, Game, History, Outcome, Provable, Reason, Side, Verdict};
use jugeote::message::Message;
use std::fmt;

/// What stands in the tree under a number.
#[derive(Debug, Clone, Copy)]
pub(super) enum Node {
    /// This side moves; the moves and the numbers they lead to.
    Turn(Side, &'static [(&'static str, usize)]),
    /// The game is over.
    End(Verdict),
}

/// A position: a tree and a number in it.
#[derive(Debug, Clone)]
pub(super) struct Tree {
    pub(super) nodes: &'static [Node],
    pub(super) here: usize,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Branch(&'static str);

impl fmt::Display for Branch {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0)
    }
}

impl fmt::Display for Tree {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.here)
    }
}

impl PartialEq for Tree {
    fn eq(&self, other: &Self) -> bool {
        self.here == other.here
    }
}

impl Tree {
    fn branches(&self) -> &'static [(&'static str, usize)] {
        match self.nodes[self.here] {
            Node::Turn(_, branches) => branches,
            Node::End(_) => &[],
        }
    }
}

impl Game for Tree {
    type Move = Branch;
    const NAME: &'static str = "tree";
    const SIDES: [&'static str; 2] = ["a", "b"];
    const HISTORY: History = History::Ignored;
    const SYMMETRIES: usize = 1;

    fn parse(_: &str) -> Result<Self, Faults> {
        Err(Faults::one("position", Message::new("game-over")))
    }

    fn parse_move(&self, _: &str) -> Result<Branch, Message> {
        Err(Message::new("game-over"))
    }

    fn to_move(&self) -> Side {
        match self.nodes[self.here] {
            Node::Turn(side, _) => side,
            Node::End(_) => Side::First,
        }
    }

    fn outcome(&self) -> Option<Outcome> {
        match self.nodes[self.here] {
            Node::Turn(..) => None,
            Node::End(verdict) => Some(Outcome { verdict, reason: Reason::Goal }),
        }
    }

    fn legal_moves(&self, moves: &mut Vec<Branch>) {
        moves.extend(self.branches().iter().map(|&(name, _)| Branch(name)));
    }

    fn check(&self, mv: Branch) -> Result<(), Message> {
        let known = self.branches().iter().any(|&(name, _)| name == mv.0);
        known.then_some(()).ok_or_else(|| Message::new("game-over"))
    }

    fn play(&mut self, mv: Branch) {
        self.here = self.branches().iter().find(|&&(name, _)| name == mv.0).expect("a branch").1;
    }

    fn is_pass(mv: Branch) -> bool {
        mv.0 == "pass"
    }

    fn hash(&self) -> u64 {
        0x1234_5678_9abc_def0
    }

    fn recomputed_hash(&self) -> u64 {
        self.hash()
    }

    fn transformed(&self, _: usize) -> Self {
        self.clone()
    }

    fn transformed_move(&self, mv: Branch, _: usize) -> Branch {
        mv
    }

    fn drawing(&self) -> Drawing {
        Drawing::new()
    }
}

impl Provable for Tree {
    type Key = usize;

    fn key(&self) -> usize {
        self.here
    }
}
