//! Alpha-beta: the best move and the score of a line of play, looking a number of plies ahead.
//!
//! The score is exactly that of plain minimax at the same depth with the same [`Evaluator`]: nothing is left out but
//! what cannot change it. Wins count by their distance, history counts as [`Line`] has it (a second pass in a
//! row, a third occurrence). One exception: two ways to a position share their entry of the table, though some
//! state may have occurred twice on one of them only; that takes a state met twice within the plies searched.
//!
//! Where the speed comes from: moves of all plies share one buffer and positions stand in one stack, so a node
//! allocates nothing; the first move tried is mostly the best (`ordering`); the others are only asked whether
//! they are better (a null window, Marsland and Campbell 1982). Not for: estimates ([`Evaluator`]), nor for proofs.

use super::limits::Budget;
use super::ordering::Ordering;
use super::score::{of_outcome, seen_from};
use super::transposition::{Bound, Entry, Table};
use super::{DRAW, Evaluator, Limits, MOST_PLIES, Score, WIN, is_decisive};
use crate::games::{Game, History, Line, sort_by_text};

/// What a search found.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Found<M> {
    /// The best move; of several equally good ones always the same.
    pub best: M,
    /// What the position is worth to the side to move.
    pub score: Score,
    /// Plies looked ahead. Where a limit stopped the search, only some of the first moves were looked at so deep.
    pub depth: u32,
    /// Positions visited: every one played to, leaves and positions visited again among them.
    pub nodes: u64,
    /// The best play of both sides, `best` first.
    pub variation: Vec<M>,
}

/// A search with its memory, to be used again and again. What it finds depends on nothing searched before.
pub struct AlphaBeta<G: Game, E: Evaluator<G>> {
    evaluator: E,
    table: Table<G::Move>,
    ordering: Ordering<G::Move>,
    /// The positions that may still recur, then the one searched, then one for each ply below it.
    positions: Vec<G>,
    /// Where the position searched stands in `positions`.
    root: usize,
    /// The moves still to be tried at each ply, one after the other, and how early each is to be tried.
    moves: Vec<(i32, G::Move)>,
    listed: Vec<G::Move>,
    variations: Vec<Vec<G::Move>>,
    budget: Budget,
}

/// A place in the tree.
#[derive(Clone, Copy)]
struct Node {
    /// Plies after the position searched.
    ply: u32,
    /// Plies still to look ahead.
    depth: u32,
    /// Where in `positions` the first one stands that may recur.
    since: usize,
    /// Passes in a row just played.
    passes: u8,
}

/// Moves of a node that are tried in the order of their promise. Where so many have refuted nothing, none will,
/// mostly, and looking for the best of those left costs more than it brings.
const MOST_SELECTED: u32 = 12;

/// Makes a position after a pass another one: the next pass would end the game.
const AFTER_PASS: u64 = 0x9e6c_63d0_876a_68ee;

impl<G: Game, E: Evaluator<G>> AlphaBeta<G, E> {
    /// A search with a table of about this many entries.
    pub fn new(evaluator: E, entries: usize) -> Self {
        Self {
            evaluator,
            table: Table::new(entries),
            ordering: Ordering::new(E::SLOTS),
            positions: Vec::new(),
            root: 0,
            moves: Vec::new(),
            listed: Vec::new(),
            variations: vec![Vec::new(); MOST_PLIES as usize + 1],
            budget: Budget::new(),
        }
    }

    /// The evaluator, to be told of another terrain or seed.
    pub fn evaluator_mut(&mut self) -> &mut E {
        &mut self.evaluator
    }

    /// The best move at the end of a line; none where the game is over.
    ///
    /// Looks one ply ahead, then two, and so on to the limits. One ply is always finished.
    pub fn search(&mut self, line: &Line<G>, limits: &Limits) -> Option<Found<G::Move>> {
        if line.outcome().is_some() {
            return None;
        }
        let mut firsts = Vec::new();
        self.evaluator.candidates(line.position(), &mut firsts);
        sort_by_text(&mut firsts);
        firsts.sort_by_key(|&mv| -self.evaluator.promise(line.position(), mv));
        let root = self.begin(line);
        let deepest = limits.depth.clamp(1, MOST_PLIES);
        let mut found: Option<Found<G::Move>> = None;
        for depth in 1..=deepest {
            if depth == 2 {
                self.budget.enforce(limits);
            }
            if self.budget.spent {
                break;
            }
            let Some((index, score)) = self.best_of(&firsts, Node { depth, ..root }) else { break };
            let best = firsts.remove(index);
            firsts.insert(0, best);
            let variation = self.variations[0].clone();
            found = Some(Found { best, score, depth, nodes: 0, variation });
            let decided = is_decisive(score) && WIN - score.abs() <= depth as Score;
            if self.budget.spent || decided {
                break;
            }
        }
        Some(Found { nodes: self.budget.nodes, ..found? })
    }

    /// Forgets the last search and sets the line up.
    fn begin(&mut self, line: &Line<G>) -> Node {
        self.table.clear();
        self.ordering.clear();
        self.budget = Budget::new();
        self.moves.clear();
        let moves = line.moves();
        let (reversible, passes) = match G::HISTORY {
            History::Ignored => (0, 0),
            History::TwoPasses => (0, moves.iter().rev().take_while(|&&mv| G::is_pass(mv)).count()),
            History::ThirdOccurrence { .. } => {
                (moves.iter().rev().take_while(|&&mv| !G::is_irreversible(mv)).count(), 0)
            }
        };
        self.positions.clear();
        self.positions.extend_from_slice(&line.positions()[moves.len() - reversible..]);
        self.root = reversible;
        Node { ply: 0, depth: 0, since: 0, passes: passes as u8 }
    }

    /// Which of the first moves is best and its score; none where not even one was looked at in time.
    fn best_of(&mut self, firsts: &[G::Move], node: Node) -> Option<(usize, Score)> {
        self.budget.count();
        let mut best: Option<(usize, Score)> = None;
        for (index, &mv) in firsts.iter().enumerate() {
            let alpha = best.map_or(-WIN, |(_, score)| score);
            let score = self.value_of(mv, node, alpha, WIN, index == 0);
            if self.budget.spent {
                break;
            }
            if best.is_none_or(|(_, best)| score > best) {
                best = Some((index, score));
                self.extend_variation(node, mv);
            }
        }
        best
    }

    /// What a move is worth to the side that plays it: exactly, where that is between `alpha` and `beta`.
    #[inline]
    fn value_of(&mut self, mv: G::Move, node: Node, alpha: Score, beta: Score, first: bool) -> Score {
        let next = self.play(mv, node);
        if first || next.depth == 0 {
            return -self.value(next, -beta, -alpha);
        }
        let score = -self.value(next, -alpha - 1, -alpha);
        if score > alpha && score < beta { -self.value(next, -beta, -alpha) } else { score }
    }

    /// Plays a move onto the next place of the stack.
    #[inline]
    fn play(&mut self, mv: G::Move, node: Node) -> Node {
        let at = self.root + node.ply as usize;
        if self.positions.len() == at + 1 {
            self.positions.push(self.positions[at].clone());
        }
        let (above, below) = self.positions.split_at_mut(at + 1);
        if node.depth == 1 {
            above[at].play_to_judge(mv, &mut below[0]);
        } else {
            below[0].clone_from(&above[at]);
            below[0].play(mv);
        }
        Node {
            ply: node.ply + 1,
            depth: node.depth - 1,
            since: if G::is_irreversible(mv) { at + 1 } else { node.since },
            passes: if G::is_pass(mv) { node.passes + 1 } else { 0 },
        }
    }

    /// What the position at a node is worth to the side to move: exactly, where that is between `alpha` and
    /// `beta`, else a bound on the same side of them.
    fn value(&mut self, node: Node, mut alpha: Score, beta: Score) -> Score {
        self.budget.count();
        if self.budget.spent {
            return DRAW;
        }
        let at = self.root + node.ply as usize;
        if let Some(score) = self.ended(node) {
            self.variations[node.ply as usize].clear();
            return score;
        }
        if node.depth == 0 {
            self.variations[node.ply as usize].clear();
            return self.evaluator.score(&self.positions[at]);
        }
        let key = self.positions[at].hash() ^ if node.passes > 0 { AFTER_PASS } else { 0 };
        let known = self.table.get(key);
        // Where a whole variation is wanted it is played out.
        if let Some(entry) = known
            && beta - alpha == 1
            && let Some(score) = usable(&entry, node, alpha)
        {
            return score;
        }
        let first = self.list(node, known.map(|entry| entry.mv));
        let floor = alpha;
        let mut best: Option<(Score, G::Move)> = None;
        let (mut left, mut tried) = (self.moves.len(), 0);
        while left > first {
            if tried < MOST_SELECTED {
                self.put_most_promising_last(first, left);
                tried += 1;
            }
            left -= 1;
            let mv = self.moves[left].1;
            let score = self.value_of(mv, node, alpha, beta, best.is_none());
            if self.budget.spent {
                break;
            }
            if best.is_none_or(|(best, _)| score > best) {
                best = Some((score, mv));
                if score > alpha {
                    alpha = score;
                    self.extend_variation(node, mv);
                }
                if score >= beta {
                    let side = self.positions[at].to_move();
                    self.ordering.refuted(node.ply, side, self.evaluator.slot(mv), mv, node.depth);
                    break;
                }
            }
        }
        self.moves.truncate(first);
        let Some((score, mv)) = best.filter(|_| !self.budget.spent) else { return DRAW };
        let bound = match score {
            _ if score >= beta => Bound::Lower,
            _ if score > floor => Bound::Exact,
            _ => Bound::Upper,
        };
        let score_here = seen_from(score, node.ply as i32);
        self.table.put(Entry { key, score: score_here, mv, depth: node.depth as u8, bound });
        score
    }

    /// The score of a game that is over.
    #[inline]
    fn ended(&self, node: Node) -> Option<Score> {
        let position = &self.positions[self.root + node.ply as usize];
        let by_position = position.outcome();
        let outcome_counts = by_position.is_some_and(|outcome| !outcome.reason.yields_to_repetition());
        if !outcome_counts && self.is_drawn(node) {
            return Some(DRAW);
        }
        by_position.map(|outcome| of_outcome(outcome, position.to_move(), node.ply))
    }

    /// Whether history ends the game here.
    #[inline]
    fn is_drawn(&self, node: Node) -> bool {
        match G::HISTORY {
            History::Ignored => false,
            History::TwoPasses => node.passes >= 2,
            History::ThirdOccurrence { soonest } => {
                let at = self.root + node.ply as usize;
                if at - node.since < soonest as usize {
                    return false;
                }
                // A state has its side to move, and for its second occurrence half of the plies must pass.
                let now = &self.positions[at];
                let earlier = self.positions[node.since..=at - soonest as usize / 2].iter().rev().step_by(2);
                earlier.filter(|earlier| now.recurs(earlier)).take(2).count() == 2
            }
        }
    }

    /// Lists the moves of a node behind those of the plies above; returns where they begin.
    #[inline]
    fn list(&mut self, node: Node, known: Option<G::Move>) -> usize {
        let position = &self.positions[self.root + node.ply as usize];
        let side = position.to_move();
        self.listed.clear();
        self.evaluator.candidates(position, &mut self.listed);
        let first = self.moves.len();
        // They are taken from the end, so that those of equal rank are tried in the order they were listed.
        for &mv in self.listed.iter().rev() {
            let rank = if known == Some(mv) {
                i32::MAX
            } else {
                let bonus = self.ordering.bonus(node.ply, side, self.evaluator.slot(mv), mv);
                self.evaluator.promise(position, mv) + bonus
            };
            self.moves.push((rank, mv));
        }
        first
    }

    /// Puts the most promising of the moves between `first` and `left` at their end, where the next is taken.
    #[inline]
    fn put_most_promising_last(&mut self, first: usize, left: usize) {
        let mut best = first;
        for index in first + 1..left {
            if self.moves[index].0 >= self.moves[best].0 {
                best = index;
            }
        }
        self.moves.swap(best, left - 1);
    }

    /// The best play from a node begins with this move.
    fn extend_variation(&mut self, node: Node, mv: G::Move) {
        let (here, below) = self.variations.split_at_mut(node.ply as usize + 1);
        let here = &mut here[node.ply as usize];
        here.clear();
        here.push(mv);
        here.extend_from_slice(&below[0]);
    }
}

/// The score of an entry, where it settles whether a node is worth more than `alpha`.
///
/// Only of the same depth, so that the score is that of minimax, whatever the table forgot; or a win or loss
/// proven with less, which looking farther cannot change.
fn usable<M>(entry: &Entry<M>, node: Node, alpha: Score) -> Option<Score> {
    let score = seen_from(entry.score, -(node.ply as i32));
    let settles = match entry.bound {
        Bound::Exact => true,
        Bound::Lower => score > alpha,
        Bound::Upper => score <= alpha,
    };
    let proven = is_decisive(score)
        && match entry.bound {
            Bound::Exact => true,
            Bound::Lower => score > 0,
            Bound::Upper => score < 0,
        };
    let depth = u32::from(entry.depth);
    (settles && (depth == node.depth || depth < node.depth && proven)).then_some(score)
}
