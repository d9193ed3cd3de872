//! The player that looks no farther than its own move: the best position for it after that, equals by the seed.
//!
//! Not for: seeing replies (`level`).

use super::level::Make;
use super::{Estimates, Player};
use crate::games::{Dice, Game, Line, Verdict};
use crate::search::{DRAW, Score, WIN};

/// Plays the move after which the estimates of `E` are worst for the other side.
pub(super) struct Greedy<G, E>(pub(super) Make<G, E>);

impl<G: Game, E: Estimates<G> + Send> Player<G> for Greedy<G, E> {
    fn choose(&mut self, line: &Line<G>, seed: u64) -> Option<G::Move> {
        if line.outcome().is_some() {
            return None;
        }
        let estimates = (self.0)(line.position());
        let mut line = line.clone();
        let mut best: (Score, Vec<G::Move>) = (-WIN - 1, Vec::new());
        for mv in line.position().listed_moves() {
            line.push(mv);
            let score = -judged(&line, &estimates);
            line.pop();
            if score > best.0 {
                best = (score, Vec::new());
            }
            if score == best.0 {
                best.1.push(mv);
            }
        }
        Dice::new(seed).pick(&best.1).copied()
    }
}

/// What the end of a line is worth to the side to move.
fn judged<G: Game, E: Estimates<G>>(line: &Line<G>, estimates: &E) -> Score {
    let position = line.position();
    match line.outcome().map(|outcome| outcome.verdict) {
        None => estimates.score(position),
        Some(Verdict::Draw) => DRAW,
        Some(Verdict::Win(side)) if side == position.to_move() => WIN,
        Some(Verdict::Win(_) | Verdict::Loss) => -WIN,
    }
}
