//! The themes of the relief game. Each is explained in `docs/training.md`, "Themes".
//!
//! *Could*, *would*: were it that side's turn, pieces as they stand. Not for: wording.

use super::super::{Evidence, Theme};
use super::moves::Attack;
use super::{Move, Relief, strength};
use crate::games::Side;

/// Every theme, in the order problems list them in.
pub(super) const ALL: &[Theme<Relief>] = &[
    Theme { name: "sentinelle-first", holds: sentinelle_first },
    Theme { name: "second-exit", holds: second_exit },
    Theme { name: "exit-race", holds: exit_race },
    Theme { name: "charge", holds: |evidence| decides(evidence, |attack| attack.charge) },
    Theme { name: "from-above", holds: |evidence| decides(evidence, |attack| attack.height) },
    Theme { name: "support", holds: |evidence| decides(evidence, |attack| attack.support) },
    Theme { name: "eclaireur-leap", holds: eclaireur_leap },
    Theme { name: "block", holds: block },
    Theme { name: "sacrifice", holds: sacrifice },
    Theme { name: "removed-defender", holds: removed_defender },
    Theme { name: "elimination", holds: elimination },
    Theme { name: "quiet", holds: quiet },
    Theme { name: "forced-pass", holds: forced_pass },
];

/// The deciding play ends as a Sentinelle leaves first.
fn sentinelle_first(evidence: &Evidence<'_, Relief>) -> bool {
    matches!(evidence.last.gone[..], [first] if strength(first) == 3)
}

/// The deciding play ends as the second piece leaves.
fn second_exit(evidence: &Evidence<'_, Relief>) -> bool {
    evidence.last.gone.len() == 2
}

/// The deciding play ends as the winner leaves, and on the way there the other side was one turn short of winning by
/// leaving itself.
fn exit_race(evidence: &Evidence<'_, Relief>) -> bool {
    let leaves =
        matches!(evidence.play.last(), Some((before, Move::Out(_))) if before.turn == evidence.winner);
    let loser = evidence.winner.other();
    leaves
        && evidence
            .play
            .iter()
            .any(|(before, _)| before.turn == evidence.winner && before.would_win_by_leaving(loser))
}

/// The first move is an attack that fails without a part of its force, which is positive.
fn decides(evidence: &Evidence<'_, Relief>, part: fn(&Attack) -> i32) -> bool {
    let Move::Takes(from, to) = evidence.mv else { return false };
    let position = evidence.position;
    let attack = position.attack(from, to, position.costs(from)[to]);
    part(&attack) > 0 && attack.force() - part(&attack) < attack.defence
}

/// An Éclaireur goes where only its own moves lead.
fn eclaireur_leap(evidence: &Evidence<'_, Relief>) -> bool {
    match evidence.mv {
        Move::To(from, to) | Move::Takes(from, to) => {
            let position = evidence.position;
            position.men[from].eq_ignore_ascii_case(&b'e') && position.costs(from)[to].is_none()
        }
        Move::Out(_) | Move::Pass => false,
    }
}

/// The first move goes to a free cell, and something the other side could do before is barred by that: a piece could
/// leave, or take one that has not moved, and no longer can.
fn block(evidence: &Evidence<'_, Relief>) -> bool {
    let Move::To(moved, _) = evidence.mv else { return false };
    let other = evidence.position.turn.other();
    let could = acts(evidence.position, other);
    let can = acts(&evidence.after(), other);
    let spares_the_moved = |mv: &&Move| !matches!(mv, Move::Takes(_, target) if *target == moved);
    could.iter().filter(spares_the_moved).any(|mv| !can.contains(mv))
}

/// What a side could take or leave with.
fn acts(position: &Relief, side: Side) -> Vec<Move> {
    let all = position.turned_to(side).all_moves();
    all.into_iter().filter(|mv| matches!(mv, Move::Takes(..) | Move::Out(_))).collect()
}

/// The first move takes nothing and puts its piece, which was safe, where the other side can take it.
fn sacrifice(evidence: &Evidence<'_, Relief>) -> bool {
    let Move::To(from, to) = evidence.mv else { return false };
    let other = evidence.position.turn.other();
    let takes = |position: &Relief, cell: usize| {
        acts(position, other).iter().any(|mv| matches!(mv, Move::Takes(_, target) if *target == cell))
    };
    !takes(evidence.position, from) && takes(&evidence.after(), to)
}

/// The first move takes a piece, and the solver's next move in the main line, with another piece, is one that this
/// made possible.
fn removed_defender(evidence: &Evidence<'_, Relief>) -> bool {
    let Move::Takes(_, taken) = evidence.mv else { return false };
    let solver = evidence.position.turn;
    if evidence.winner != solver {
        return false;
    }
    let Some(&(_, next)) = evidence.play.get(2) else { return false };
    let by_another = matches!(next, Move::Takes(from, _) | Move::Out(from) if from != taken);
    by_another
        && !acts(evidence.position, solver).contains(&next)
        && acts(&evidence.after(), solver).contains(&next)
}

/// The deciding play ends as a side has no piece left on the board.
fn elimination(evidence: &Evidence<'_, Relief>) -> bool {
    let has_ended_before = sentinelle_first(evidence) || second_exit(evidence);
    !has_ended_before && Side::BOTH.iter().any(|&side| evidence.last.strongest(side) == 0)
}

/// The first move goes to a free cell, from where its piece could neither leave nor take anything next.
fn quiet(evidence: &Evidence<'_, Relief>) -> bool {
    let Move::To(_, to) = evidence.mv else { return false };
    let solver = evidence.position.turn;
    !acts(&evidence.after(), solver)
        .iter()
        .any(|mv| matches!(mv, Move::Takes(from, _) | Move::Out(from) if *from == to))
}

/// In the deciding play a side must pass.
fn forced_pass(evidence: &Evidence<'_, Relief>) -> bool {
    evidence.play.iter().any(|&(_, mv)| mv == Move::Pass)
}
