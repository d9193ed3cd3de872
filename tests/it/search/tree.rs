//! Alpha-beta on a game that is an explicit tree, its values worked out by hand.

use jugeote::drawing::Drawing;
use jugeote::games::{Faults, Game, History, Line, Outcome, Reason, Side, Verdict};
use jugeote::message::Message;
use jugeote::search::{AlphaBeta, Evaluator, Limits, Score, WIN};
use std::fmt;

/// A node: its children and, of a leaf, what it is worth to the side to move or who has won there.
enum Node {
    To(&'static [u8]),
    Worth(Score),
    WonBy(Side),
}

use Node::{To, WonBy, Worth};
use Side::{First, Second};

/// From node 0 the textbook tree: First to move picks the greatest of the least of (3 12 8), (2 4 6), (14 5 2).
/// From node 20 a win at once (21) and one two plies later (22 26 27), a mere advantage (23).
/// From node 30 every move loses: at once to the next reply (31), or two plies later (32).
const TREE: &[(u8, Node)] = &[
    (0, To(&[1, 2, 3])),
    (1, To(&[4, 5, 6])),
    (2, To(&[7, 8, 9])),
    (3, To(&[10, 11, 12])),
    (4, Worth(3)),
    (5, Worth(12)),
    (6, Worth(8)),
    (7, Worth(2)),
    (8, Worth(4)),
    (9, Worth(6)),
    (10, Worth(14)),
    (11, Worth(5)),
    (12, Worth(2)),
    (20, To(&[23, 22, 21])),
    (21, WonBy(First)),
    (22, To(&[26])),
    (23, Worth(-500)),
    (26, To(&[27])),
    (27, WonBy(First)),
    (30, To(&[31, 32])),
    (31, To(&[33])),
    (32, To(&[34])),
    (33, WonBy(Second)),
    (34, To(&[35])),
    (35, To(&[36])),
    (36, WonBy(Second)),
];

#[derive(Clone, PartialEq, Debug)]
struct Tree {
    node: u8,
    second: bool,
}

impl Tree {
    fn from(node: u8) -> Line<Self> {
        Line::new(Self { node, second: false })
    }

    fn here(&self) -> &'static Node {
        &TREE.iter().find(|(name, _)| *name == self.node).expect("a node").1
    }
}

impl fmt::Display for Tree {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.node.fmt(f)
    }
}

impl Game for Tree {
    type Move = u8;
    const NAME: &'static str = "tree";
    const SIDES: [&'static str; 2] = ["first", "second"];
    const HISTORY: History = History::Ignored;
    const SYMMETRIES: usize = 1;

    fn parse(_: &str) -> Result<Self, Faults> {
        unreachable!("nobody reads a tree")
    }
    fn parse_move(&self, _: &str) -> Result<u8, Message> {
        unreachable!("nobody reads a tree")
    }
    fn to_move(&self) -> Side {
        if self.second { Second } else { First }
    }
    fn outcome(&self) -> Option<Outcome> {
        match self.here() {
            WonBy(side) => Some(Outcome { verdict: Verdict::Win(*side), reason: Reason::Goal }),
            _ => None,
        }
    }
    fn legal_moves(&self, moves: &mut Vec<u8>) {
        if let To(children) = self.here() {
            moves.extend_from_slice(children);
        }
    }
    fn check(&self, _: u8) -> Result<(), Message> {
        Ok(())
    }
    fn play(&mut self, mv: u8) {
        self.node = mv;
        self.second = !self.second;
    }
    fn is_pass(_: u8) -> bool {
        false
    }
    fn hash(&self) -> u64 {
        u64::from(self.node) << 40
    }
    fn recomputed_hash(&self) -> u64 {
        self.hash()
    }
    fn transformed(&self, _: usize) -> Self {
        self.clone()
    }
    fn transformed_move(&self, mv: u8, _: usize) -> u8 {
        mv
    }
    fn drawing(&self) -> Drawing {
        Drawing::new()
    }
}

/// Leaves are worth what the tree says, other nodes 0.
struct Leaves;

impl Evaluator<Tree> for Leaves {
    fn score(&self, position: &Tree) -> Score {
        match position.here() {
            Worth(score) => *score,
            _ => 0,
        }
    }
}

/// Score, best play, and nodes at a depth.
fn searched(root: u8, depth: u32) -> (Score, Vec<u8>, u64) {
    let found = AlphaBeta::new(Leaves, 64).search(&Tree::from(root), &Limits::depth(depth)).expect("a move");
    assert_eq!(found.variation.first(), Some(&found.best));
    (found.score, found.variation, found.nodes)
}

#[test]
fn the_textbook_tree_is_worth_three_to_its_first_player() {
    let (score, variation, _) = searched(0, 2);
    assert_eq!((score, variation), (3, vec![1, 4]));
}

#[test]
fn the_textbook_tree_is_cut_where_the_textbook_cuts_it() {
    // Depth 1 visits the root and three nodes. Depth 2: the root, node 1 with its three leaves; node 2 is cut after
    // its first leaf. Node 3 is asked only whether it is better than 3: 14 and 5 say yes, 2 says no: 11.
    assert_eq!(searched(0, 2).2, 4 + 1 + 4 + 2 + 4);
}

#[test]
fn the_nearest_win_is_played_and_counts_by_its_distance() {
    assert_eq!(searched(20, 6), (WIN - 1, vec![21], searched(20, 6).2));
    // From 22 the win is one ply for each side away.
    let mut line = Tree::from(20);
    line.push(22);
    let found = AlphaBeta::new(Leaves, 64).search(&line, &Limits::depth(6)).expect("a move");
    assert_eq!((found.score, found.variation), (-(WIN - 2), vec![26, 27]));
}

#[test]
fn of_losing_moves_the_one_that_loses_last_is_played() {
    let (score, variation, _) = searched(30, 8);
    assert_eq!((score, variation), (-(WIN - 4), vec![32, 34, 35, 36]));
}

#[test]
fn a_search_stops_deepening_when_the_win_is_proven() {
    let found = AlphaBeta::new(Leaves, 64).search(&Tree::from(20), &Limits::depth(200)).expect("a move");
    assert_eq!(found.depth, 1);
}

#[test]
fn of_a_game_that_is_over_no_move_is_found() {
    assert_eq!(AlphaBeta::new(Leaves, 64).search(&Tree::from(21), &Limits::depth(3)), None);
}

#[test]
fn whatever_the_limit_every_first_move_is_looked_at_once() {
    for nodes in [0, 1, 2, 5] {
        let found =
            AlphaBeta::new(Leaves, 64).search(&Tree::from(20), &Limits::nodes(nodes)).expect("a move");
        assert_eq!((found.best, found.depth), (21, 1), "{nodes}");
    }
    let past = Limits { deadline: Some(std::time::Instant::now()), ..Limits::depth(9) };
    let found = AlphaBeta::new(Leaves, 64).search(&Tree::from(0), &past).expect("a move");
    assert_eq!((found.depth, found.nodes), (1, 4));
}
