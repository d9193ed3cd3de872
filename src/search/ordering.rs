//! What a search has seen work: moves that refuted others at the same distance (killers), and kinds of moves that
//! were good wherever they were played (history). Good moves first is what makes alpha-beta fast.
//!
//! Not for: what a game says about its moves ([`Evaluator::promise`](super::Evaluator::promise)).

use super::MOST_PLIES;
use crate::games::Side;

/// How much earlier a killer is tried than its promise says.
const KILLER: [i32; 2] = [1 << 16, 1 << 15];

/// What history adds to a promise is at most this.
const MOST_HISTORY: i32 = 1 << 14;

/// The memory of one search.
#[derive(Debug)]
pub(super) struct Ordering<M> {
    killers: Vec<[Option<M>; 2]>,
    /// By slot, for each side.
    history: [Vec<i32>; 2],
}

impl<M: Copy + PartialEq> Ordering<M> {
    /// Nothing seen yet of moves with this many slots.
    pub(super) fn new(slots: usize) -> Self {
        Self { killers: vec![[None; 2]; MOST_PLIES as usize], history: [vec![0; slots], vec![0; slots]] }
    }

    /// Forgets everything.
    pub(super) fn clear(&mut self) {
        self.killers.fill([None; 2]);
        self.history.iter_mut().for_each(|of_side| of_side.fill(0));
    }

    /// What is added to the promise of a move.
    #[inline]
    pub(super) fn bonus(&self, ply: u32, side: Side, slot: usize, mv: M) -> i32 {
        let [latest, earlier] = self.killers[ply as usize];
        let killer = if latest == Some(mv) {
            KILLER[0]
        } else if earlier == Some(mv) {
            KILLER[1]
        } else {
            0
        };
        killer + self.history[side as usize][slot]
    }

    /// A move was so good that the other side will not allow the position.
    pub(super) fn refuted(&mut self, ply: u32, side: Side, slot: usize, mv: M, depth: u32) {
        let killers = &mut self.killers[ply as usize];
        if killers[0] != Some(mv) {
            *killers = [Some(mv), killers[0]];
        }
        let good = &mut self.history[side as usize][slot];
        *good += (depth * depth) as i32;
        if *good > MOST_HISTORY {
            self.history[side as usize].iter_mut().for_each(|good| *good /= 2);
        }
    }
}
