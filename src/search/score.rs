//! What a position is worth to the side to move: one number, in which every win is above every estimate.
//!
//! Not for: estimating ([`Evaluator`](super::Evaluator)).

use crate::games::{Outcome, Side, Verdict};

/// The worth of a position for the side to move. Estimates lie within ±[`LARGEST_ESTIMATE`], in the units of
/// their evaluator; a win that is `n` plies away counts [`WIN`] − `n`, a loss the same below 0, a draw 0.
pub type Score = i32;

/// A win on the board.
pub const WIN: Score = 30_000;

/// A draw.
pub const DRAW: Score = 0;

/// No estimate is larger, and no proven win smaller.
pub const LARGEST_ESTIMATE: Score = 20_000;

/// More plies than any search looks ahead.
pub const MOST_PLIES: u32 = 250;

/// Whether a score is a proven win or loss rather than an estimate.
pub const fn is_decisive(score: Score) -> bool {
    score.abs() > LARGEST_ESTIMATE
}

/// The score of a finished game for the side to move, `plies` after the position that is searched.
pub(super) fn of_outcome(outcome: Outcome, to_move: Side, plies: u32) -> Score {
    let won = WIN - plies as Score;
    match outcome.verdict {
        Verdict::Win(side) if side == to_move => won,
        Verdict::Win(_) | Verdict::Loss => -won,
        Verdict::Draw => DRAW,
    }
}

/// A score counted from the position searched, as counted from a position `plies` later; and back, with a
/// negative number of plies. Only wins and losses change: they are told by their distance.
pub(super) const fn seen_from(score: Score, plies: i32) -> Score {
    if !is_decisive(score) {
        score
    } else if score > 0 {
        score + plies
    } else {
        score - plies
    }
}

#[cfg(test)]
mod tests {
    use super::{WIN, seen_from};

    #[test]
    fn a_win_is_told_by_its_distance_from_where_one_stands_and_an_estimate_is_not() {
        // Seven plies from the root, four of them played: three more.
        assert_eq!(seen_from(WIN - 7, 4), WIN - 3);
        assert_eq!(seen_from(-(WIN - 7), 4), -(WIN - 3));
        assert_eq!(seen_from(seen_from(WIN - 7, 4), -4), WIN - 7);
        assert_eq!(seen_from(250, 4), 250);
    }
}
