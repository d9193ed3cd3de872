//! The themes of Wall-e. Each is explained in `docs/training.md`, "Themes".
//!
//! *Could*: were it that side's turn, pawns and walls as they stand. A *way* is a shortest one to the goal, walls looked
//! at and pawns not. Not for: wording.

use super::super::{Evidence, Rules as _, Theme};
use super::moves::ends;
use super::{Move, WIDTH, Walle, column, goal, row};

/// The steps a wall adds to a way that make it a detour, and a long one.
const SHORT: usize = 2;
const LONG: usize = 4;

/// Every theme, in the order problems list them in.
pub(super) const ALL: &[Theme<Walle>] = &[
    Theme { name: "goal-race", holds: goal_race },
    Theme { name: "jump", holds: jump },
    Theme { name: "side-jump", holds: side_jump },
    Theme { name: "later-jump", holds: later_jump },
    Theme { name: "only-wall", holds: |evidence| wall(evidence).is_some() },
    Theme { name: "last-wall", holds: last_wall },
    Theme { name: "quiet-wall", holds: |evidence| added(evidence) == Some(0) },
    Theme { name: "detour", holds: |evidence| added(evidence) >= Some(SHORT) },
    Theme { name: "long-detour", holds: |evidence| added(evidence) >= Some(LONG) },
    Theme { name: "closed-gap", holds: closed_gap },
    Theme { name: "turned-back", holds: turned_back },
    Theme { name: "far-wall", holds: far_wall },
    Theme { name: "race-turned", holds: race_turned },
    Theme { name: "safe-way", holds: safe_way },
    Theme { name: "right-way", holds: right_way },
    Theme { name: "longer-way", holds: longer_way },
    Theme { name: "free-run", holds: free_run },
    Theme { name: "out-of-walls", holds: out_of_walls },
];

/// The deciding play ends as the winner comes to its goal, and on the way there the other side was one turn short of
/// its own.
fn goal_race(evidence: &Evidence<'_, Walle>) -> bool {
    let (winner, loser) = (evidence.winner, evidence.winner.other());
    evidence.play.iter().any(|(before, _)| before.turn == winner && before.turned_to(loser).wins_now())
}

/// How far a move takes the pawn down or up the board, and along it; none of a wall.
fn stride(position: &Walle, mv: Move) -> Option<(usize, usize)> {
    let (Move::To(to), Some(from)) = (mv, position.pawn(position.turn)) else { return None };
    Some((row(from).abs_diff(row(to)), column(from).abs_diff(column(to))))
}

/// Whether a move leads over the other pawn, straight on or aside.
fn leads_over(position: &Walle, mv: Move) -> bool {
    stride(position, mv).is_some_and(|(down, along)| down + along == 2)
}

/// The first move jumps straight over the other pawn.
fn jump(evidence: &Evidence<'_, Walle>) -> bool {
    matches!(stride(evidence.position, evidence.mv), Some((2, 0) | (0, 2)))
}

/// The first move leads over the other pawn to a cell beside it.
fn side_jump(evidence: &Evidence<'_, Walle>) -> bool {
    stride(evidence.position, evidence.mv) == Some((1, 1))
}

/// In the deciding play the winner leads its pawn over the other later than with the first move.
fn later_jump(evidence: &Evidence<'_, Walle>) -> bool {
    let later = evidence.play.iter().skip(1);
    later.filter(|(before, _)| before.turn == evidence.winner).any(|(before, mv)| leads_over(before, *mv))
}

/// The place of the wall that the first move is.
const fn wall(evidence: &Evidence<'_, Walle>) -> Option<usize> {
    match evidence.mv {
        Move::Wall(place) => Some(place),
        Move::To(_) | Move::Pass => None,
    }
}

/// The first move is the last wall of its side.
fn last_wall(evidence: &Evidence<'_, Walle>) -> bool {
    wall(evidence).is_some() && evidence.position.left[evidence.position.turn as usize] == 1
}

/// The steps that the first move, a wall, adds to the other side's way.
fn added(evidence: &Evidence<'_, Walle>) -> Option<usize> {
    wall(evidence)?;
    let other = evidence.position.turn.other();
    Some(evidence.after().steps(other)?.saturating_sub(evidence.position.steps(other)?))
}

/// The first move is a wall whose ends both touch another one or the border.
fn closed_gap(evidence: &Evidence<'_, Walle>) -> bool {
    wall(evidence).is_some_and(|place| {
        ends(place).into_iter().all(|end| end.is_none_or(|point| evidence.position.is_walled(point, place)))
    })
}

/// The first move is a wall after which every way of the other pawn begins with a step back, and before it did not.
fn turned_back(evidence: &Evidence<'_, Walle>) -> bool {
    let other = evidence.position.turn.other();
    let goes_back = |position: &Walle| {
        let (Some(here), Some(steps)) = (position.pawn(other), position.steps(other)) else { return false };
        let ahead = |cell: usize| row(cell).abs_diff(goal(other)) <= row(here).abs_diff(goal(other));
        let on_a_way = |cell: &usize| {
            let mut next = position.clone();
            next.pawns[other as usize] = Some(*cell);
            next.steps(other).is_some_and(|left| left < steps)
        };
        !position.neighbours(here).iter().filter(|cell| on_a_way(cell)).any(|&cell| ahead(cell))
    };
    wall(evidence).is_some() && !goes_back(evidence.position) && goes_back(&evidence.after())
}

/// The first move is a wall that stands beside neither pawn.
fn far_wall(evidence: &Evidence<'_, Walle>) -> bool {
    let beside = |place: usize, pawn: &Option<usize>| {
        pawn.is_some_and(|cell| [1, WIDTH].iter().any(|&step| cell + step == place || place + step == cell))
    };
    wall(evidence).is_some_and(|place| !evidence.position.pawns.iter().any(|pawn| beside(place, pawn)))
}

/// The first move is a wall that turns the race: were it the other side's turn before, it would not need more steps
/// than the solver; after the wall it does.
fn race_turned(evidence: &Evidence<'_, Walle>) -> bool {
    let solver = evidence.position.turn;
    let is_first = |position: &Walle| position.steps(solver.other()) <= position.steps(solver);
    wall(evidence).is_some() && is_first(evidence.position) && !is_first(&evidence.after())
}

/// After the first move a wall that the other side could place in the solver's way would take it the last one, and is
/// no longer legal.
fn safe_way(evidence: &Evidence<'_, Walle>) -> bool {
    let (before, after) = (evidence.position, evidence.after());
    let could = before.turned_to(before.turn.other()).buildable();
    let can = after.buildable();
    // With no wall left nothing is legal any more.
    let may_build = after.left[after.turn as usize] > 0;
    may_build && could.iter().any(|place| !can.contains(place) && wall(evidence) != Some(*place))
}

/// The steps left to the side to move after each move of its pawn, the first move's ahead.
fn ways(evidence: &Evidence<'_, Walle>) -> Option<(usize, Vec<usize>)> {
    let Move::To(chosen) = evidence.mv else { return None };
    let position = evidence.position;
    let left = |cell: usize| position.after(Move::To(cell)).steps(position.turn);
    let others = position.destinations().into_iter().filter(|&cell| cell != chosen);
    Some((left(chosen)?, others.filter_map(left).collect()))
}

/// The first move goes to where the way is shortest, and another move of the pawn leads as near.
fn right_way(evidence: &Evidence<'_, Walle>) -> bool {
    ways(evidence).is_some_and(|(own, others)| others.iter().min() == Some(&own))
}

/// The first move is one of the pawn, and another leads nearer to the goal.
fn longer_way(evidence: &Evidence<'_, Walle>) -> bool {
    ways(evidence).is_some_and(|(own, others)| others.iter().any(|&steps| steps < own))
}

/// The first move is one of the pawn, and after it no wall that the other side may place makes the way longer.
fn free_run(evidence: &Evidence<'_, Walle>) -> bool {
    let (after, solver) = (evidence.after(), evidence.position.turn);
    let lengthens = |place: usize| after.with_wall(place).steps(solver) > after.steps(solver);
    matches!(evidence.mv, Move::To(_))
        && after.end().is_none()
        && !after.buildable().into_iter().any(lengthens)
}

/// The loser of the deciding play has no wall left when it begins.
fn out_of_walls(evidence: &Evidence<'_, Walle>) -> bool {
    evidence.position.left[evidence.winner.other() as usize] == 0
}
