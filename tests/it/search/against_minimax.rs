//! Alpha-beta finds the score of plain minimax on random positions of every game, with a table of ordinary size
//! and with one so small that nearly everything is lost.

use super::minimax::minimax;
use crate::games::{moulin, relief, roi, walle};
use jugeote::games::{Dice, Game, Line};
use jugeote::search::{AlphaBeta, Evaluator, Limits, Score, perft};

/// Every position has a score of its own that means nothing: within ±`SPREAD`, so small ones bring many ties.
/// Moves are tried in an order as meaningless, and some are not looked at.
struct Arbitrary<const SPREAD: u64>;

impl<G: Game, const SPREAD: u64> Evaluator<G> for Arbitrary<SPREAD> {
    const SLOTS: usize = 7;

    fn score(&self, position: &G) -> Score {
        let scattered = position.recomputed_hash().wrapping_mul(0x2545_f491_4f6c_dd1d) >> 33;
        (scattered % (2 * SPREAD + 1)) as Score - SPREAD as Score
    }

    /// Every fourth move or so is left out, whatever the order of the list.
    fn candidates(&self, position: &G, moves: &mut Vec<G::Move>) {
        position.legal_moves(moves);
        let all = moves.clone();
        moves.retain(|mv| {
            let text = mv.to_string();
            let mixed = text.bytes().fold(position.hash(), |hash, byte| {
                (hash ^ u64::from(byte)).wrapping_mul(0x2545_f491_4f6c_dd1d)
            });
            mixed >> 62 != 0
        });
        if moves.is_empty() {
            *moves = all;
        }
    }

    fn promise(&self, position: &G, mv: G::Move) -> i32 {
        (position.hash() % 3) as i32 + mv.to_string().len() as i32
    }

    fn slot(&self, mv: G::Move) -> usize {
        mv.to_string().len() % 7
    }
}

/// A line of random moves from a start, not yet over. A third of them go to and fro at the end, so that states
/// have occurred twice.
fn line<G: Game>(start: &G, dice: &mut Dice, longest: usize) -> Line<G> {
    let mut line = Line::new(start.clone());
    for _ in 0..dice.below(longest + 1) {
        let mut moves = Vec::new();
        line.legal_moves(&mut moves);
        let Some(&mv) = dice.pick(&moves) else { break };
        line.push(mv);
    }
    if dice.below(3) == 0 {
        go_to_and_fro(&mut line, dice);
    }
    while line.outcome().is_some() && !line.moves().is_empty() {
        line.pop();
    }
    line
}

/// Plays a move of each side and both back, where that is possible, and all four again: the state of before comes
/// for the third time, and one move earlier the game is on the brink of a draw.
fn go_to_and_fro<G: Game>(line: &mut Line<G>, dice: &mut Dice) {
    let before = line.position().clone();
    let length = line.moves().len();
    for _ in 0..200 {
        for _ in 0..4 {
            let mut moves = Vec::new();
            line.legal_moves(&mut moves);
            let back = moves.iter().copied().find(|&mv| {
                let mut next = line.position().clone();
                next.play(mv);
                next.recurs(&before)
            });
            let Some(mv) = back.or_else(|| dice.pick(&moves).copied()) else { break };
            line.push(mv);
        }
        if line.moves().len() == length + 4 && line.position().recurs(&before) {
            for index in length..length + 4 {
                let mv = line.moves()[index];
                if line.outcome().is_none() && line.position().check(mv).is_ok() {
                    line.push(mv);
                }
            }
            return;
        }
        while line.moves().len() > length {
            line.pop();
        }
    }
}

/// Compares on lines from each start; the depth is the greatest that minimax does with about `most` leaves.
fn compare<G: Game>(starts: &[G], lines: u64, longest: usize, most: u64) {
    let mut compared = 0;
    let mut deepest = 0;
    for (number, start) in (0..).zip(starts) {
        for seed in 0..lines {
            let mut line = line(start, &mut Dice::new(1_000 * number + seed), longest);
            if line.outcome().is_some() {
                continue;
            }
            let depth =
                (2..=6).take_while(|&depth| perft(line.position(), depth) <= most).last().unwrap_or(1);
            agree(&mut line, depth, &Arbitrary::<1000>);
            agree(&mut line, depth, &Arbitrary::<2>);
            compared += 1;
            deepest = deepest.max(depth);
        }
    }
    assert!(compared >= 60 && deepest >= 4, "{compared} compared, {deepest} plies deep");
}

fn agree<G: Game, E: Evaluator<G>>(line: &mut Line<G>, depth: u32, evaluator: &E) {
    let expected = minimax(line, evaluator, depth, 0);
    for entries in [1 << 14, 2] {
        let found = AlphaBeta::new(ByReference(evaluator), entries)
            .search(line, &Limits::depth(depth))
            .expect("a move of a game that goes on");
        let said = format!("{} after {} plies, depth {depth}", line.position(), line.moves().len());
        assert_eq!(found.score, expected, "{said}, table of {entries}");
        let length = line.moves().len();
        for &mv in &found.variation {
            line.play(mv).unwrap_or_else(|_| panic!("{said}: {:?} is no line of play", found.variation));
        }
        // The play said to be best is worth the score.
        let plies = found.variation.len() as u32;
        let end = minimax(line, evaluator, 0, plies);
        let over = line.outcome().is_some();
        assert!(over || plies == found.depth, "{said}: the variation ends early");
        assert_eq!(
            if plies.is_multiple_of(2) { end } else { -end },
            expected,
            "{said}, {:?}",
            found.variation
        );
        while line.moves().len() > length {
            line.pop();
        }
    }
}

/// An evaluator that is somebody else's.
struct ByReference<'a, E>(&'a E);

impl<G: Game, E: Evaluator<G>> Evaluator<G> for ByReference<'_, E> {
    const SLOTS: usize = E::SLOTS;
    fn score(&self, position: &G) -> Score {
        self.0.score(position)
    }
    fn candidates(&self, position: &G, moves: &mut Vec<G::Move>) {
        self.0.candidates(position, moves);
    }
    fn promise(&self, position: &G, mv: G::Move) -> i32 {
        self.0.promise(position, mv)
    }
    fn slot(&self, mv: G::Move) -> usize {
        self.0.slot(mv)
    }
}

#[test]
fn alphabeta_is_minimax_on_positions_of_roi() {
    compare(&roi::starts(), 40, 6, 2_000);
}

#[test]
fn alphabeta_is_minimax_on_positions_of_walle() {
    compare(&walle::starts(), 12, 60, 3_000);
}

#[test]
fn alphabeta_is_minimax_on_positions_of_moulin() {
    compare(&moulin::starts(), 12, 60, 3_000);
}

#[test]
fn alphabeta_is_minimax_on_positions_of_relief() {
    compare(&relief::starts(), 8, 20, 3_000);
}
