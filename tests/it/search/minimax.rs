//! Plain minimax, as a textbook has it: slow, without a table, along a [`Line`], which alone judges the end.

use jugeote::games::{Game, Line, Verdict};
use jugeote::search::{Evaluator, Score};

/// A win that is `n` plies away counts this less `n`.
const WIN: Score = 30_000;

/// The score of the line's end for the side to move, looking `depth` plies ahead, `plies` after the root.
pub(super) fn minimax<G: Game, E: Evaluator<G>>(
    line: &mut Line<G>,
    evaluator: &E,
    depth: u32,
    plies: u32,
) -> Score {
    if let Some(outcome) = line.outcome() {
        let won = WIN - plies as Score;
        return match outcome.verdict {
            Verdict::Draw => 0,
            Verdict::Win(side) if side == line.position().to_move() => won,
            Verdict::Win(_) | Verdict::Loss => -won,
        };
    }
    if depth == 0 {
        return evaluator.score(line.position());
    }
    let mut moves = Vec::new();
    evaluator.candidates(line.position(), &mut moves);
    let mut best = -WIN;
    for mv in moves {
        line.push(mv);
        best = best.max(-minimax(line, evaluator, depth - 1, plies + 1));
        line.pop();
    }
    best
}
