//! Forced wins a second time, plainly: every line to its end, no table, no ordering, nothing but the rules.

use jugeote::games::{Game, Outcome, Side, Verdict};

/// Whether `solver` has won; `to_move` says whether it is its turn in the position that ended so.
fn has_won(outcome: Outcome, solver: Side, to_move: bool) -> bool {
    match outcome.verdict {
        Verdict::Win(side) => side == solver,
        Verdict::Draw => false,
        Verdict::Loss => !to_move,
    }
}

fn children<G: Game>(position: &G) -> Vec<(String, G)> {
    let mut moves = Vec::new();
    position.legal_moves(&mut moves);
    let mut found: Vec<(String, G)> = moves
        .into_iter()
        .map(|mv| {
            let mut next = position.clone();
            next.play(mv);
            (mv.to_string(), next)
        })
        .collect();
    found.sort_by(|(one, _), (other, _)| one.cmp(other));
    found
}

/// Whether `solver` makes sure to have won after at most `plies` more plies.
pub(crate) fn wins<G: Game>(position: &G, solver: Side, to_move: bool, plies: u32) -> bool {
    if let Some(outcome) = position.outcome() {
        return has_won(outcome, solver, to_move);
    }
    if plies == 0 {
        return false;
    }
    let mut moves = Vec::new();
    position.legal_moves(&mut moves);
    let mut then = moves.into_iter().map(|mv| {
        let mut next = position.clone();
        next.play(mv);
        wins(&next, solver, !to_move, plies - 1)
    });
    if to_move { then.any(|won| won) } else { then.all(|won| won) }
}

/// The plies until `solver` has won, both playing as well as can be, if at most `most`.
fn distance<G: Game>(position: &G, solver: Side, to_move: bool, most: u32) -> Option<u32> {
    (0..=most).find(|&plies| wins(position, solver, to_move, plies))
}

/// Every winning first move with its plies, the fastest first, then by text; and the main line.
pub(crate) fn proof<G: Game>(position: &G, plies: u32) -> (Vec<(String, u32)>, Vec<String>) {
    let solver = position.to_move();
    let mut found: Vec<(String, u32)> = children(position)
        .into_iter()
        .filter_map(|(text, next)| Some((text, 1 + distance(&next, solver, false, plies.checked_sub(1)?)?)))
        .collect();
    found.sort_by_key(|&(_, plies)| plies);
    let mut line = Vec::new();
    let mut here = position.clone();
    let mut left = found.first().map_or(0, |&(_, plies)| plies);
    while left > 0 {
        // Every child is within `left - 1` where the other side moves: the last to lose is asked for.
        let solver_moves = line.len() % 2 == 0;
        let mut next = children(&here)
            .into_iter()
            .filter(|(_, next)| distance(next, solver, !solver_moves, left - 1) == Some(left - 1));
        let (text, position) = next.next().expect("a child that keeps the distance");
        line.push(text);
        here = position;
        left -= 1;
    }
    (found, line)
}
