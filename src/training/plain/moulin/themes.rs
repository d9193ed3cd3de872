//! The themes of nine men's morris. Each is explained in `docs/training.md`, "Themes".
//!
//! *Could*: were it that side's turn, pieces as they stand. Not for: wording.

use super::super::{Evidence, Rules as _, Theme};
use super::{Moulin, PLACED, neighbours};
use crate::games::Side;

/// Every theme, in the order problems list them in.
pub(super) const ALL: &[Theme<Moulin>] = &[
    Theme { name: "immobilisation", holds: immobilisation },
    Theme { name: "flying-defence", holds: flying_defence },
    Theme { name: "capture-choice", holds: capture_choice },
    Theme { name: "disarm", holds: disarm },
    Theme { name: "unguard", holds: unguard },
    Theme { name: "swing-mill", holds: swing_mill },
    Theme { name: "open-mill", holds: open_mill },
    Theme { name: "double-threat", holds: double_threat },
    Theme { name: "block-mill", holds: block_mill },
    Theme { name: "greedy-mill", holds: greedy_mill },
    Theme { name: "quiet-move", holds: quiet_move },
    Theme { name: "offer", holds: offer },
    Theme { name: "counter-mill", holds: counter_mill },
    Theme { name: "flight", holds: flight },
    Theme { name: "zugzwang", holds: zugzwang },
];

type Shown<'a, 'e> = &'a Evidence<'e, Moulin>;

fn solver(evidence: Shown<'_, '_>) -> Side {
    evidence.position.turn
}

/// The points where a side could close a mill before the first move, and after it.
fn threats(evidence: Shown<'_, '_>, side: Side) -> [Vec<usize>; 2] {
    [evidence.position.threats(side), evidence.after().threats(side)]
}

/// Whether the first move takes a piece of its own out of a mill.
fn leaves_mill(evidence: Shown<'_, '_>) -> bool {
    evidence.mv.from.is_some_and(|from| evidence.position.is_in_mill(from))
}

/// The deciding play ends as a side with three pieces or more cannot move.
fn immobilisation(evidence: Shown<'_, '_>) -> bool {
    evidence.last.end().is_some() && evidence.last.left(evidence.winner.other()) >= 3
}

/// In the deciding play the loser has a turn on which its pieces fly.
fn flying_defence(evidence: Shown<'_, '_>) -> bool {
    let loser = evidence.winner.other();
    evidence.play.iter().any(|(before, _)| before.turn == loser && before.flies(loser))
}

/// The first move closes a mill, and with another capture it would be wrong.
fn capture_choice(evidence: Shown<'_, '_>) -> bool {
    let alike = |mv: &super::Move| (mv.from, mv.to) == (evidence.mv.from, evidence.mv.to);
    evidence.mv.takes.is_some() && evidence.position.moves().iter().filter(|mv| alike(mv)).count() > 1
}

/// The first move takes a piece, and leaves the other side fewer points to close a mill on.
fn disarm(evidence: Shown<'_, '_>) -> bool {
    let [before, after] = threats(evidence, solver(evidence).other());
    let barred = |point: &&usize| **point != evidence.mv.to;
    evidence.mv.takes.is_some() && after.len() < before.iter().filter(barred).count()
}

/// The first move takes a piece, and the solver's next move in the main line closes a mill where that stood.
fn unguard(evidence: Shown<'_, '_>) -> bool {
    let next = evidence.play.get(2).filter(|(before, _)| before.turn == evidence.winner);
    evidence.winner == solver(evidence)
        && evidence.mv.takes.is_some()
        && next.is_some_and(|(_, mv)| mv.takes.is_some() && Some(mv.to) == evidence.mv.takes)
}

/// The first move takes a piece out of a mill and closes another with it.
fn swing_mill(evidence: Shown<'_, '_>) -> bool {
    leaves_mill(evidence) && evidence.mv.takes.is_some()
}

/// The first move opens a mill and closes none, and the solver's next move in the main line closes it again.
fn open_mill(evidence: Shown<'_, '_>) -> bool {
    let next = evidence.play.get(2).map(|&(_, mv)| mv);
    evidence.winner == solver(evidence)
        && leaves_mill(evidence)
        && evidence.mv.takes.is_none()
        && next.is_some_and(|mv| mv.takes.is_some() && Some(mv.to) == evidence.mv.from)
}

/// After the first move the solver could close a mill on two points or more, and before it on fewer than two.
fn double_threat(evidence: Shown<'_, '_>) -> bool {
    let [before, after] = threats(evidence, solver(evidence));
    before.len() < 2 && after.len() >= 2
}

/// The first move goes where the other side could have closed a mill.
fn block_mill(evidence: Shown<'_, '_>) -> bool {
    evidence.position.threats(solver(evidence).other()).contains(&evidence.mv.to)
}

/// The first move closes no mill, though a move does.
fn greedy_mill(evidence: Shown<'_, '_>) -> bool {
    evidence.mv.takes.is_none() && evidence.position.moves().iter().any(|mv| mv.takes.is_some())
}

/// The first move closes no mill, threatens none anew and bars none.
fn quiet_move(evidence: Shown<'_, '_>) -> bool {
    let [before, after] = threats(evidence, solver(evidence));
    let threatens = after.iter().any(|point| !before.contains(point));
    evidence.mv.takes.is_none() && !threatens && !block_mill(evidence)
}

/// The first move lets the other side close a mill on a point where it could not before.
fn offer(evidence: Shown<'_, '_>) -> bool {
    let [before, after] = threats(evidence, solver(evidence).other());
    after.iter().any(|point| !before.contains(point))
}

/// In the deciding play the loser closes a mill, and loses.
fn counter_mill(evidence: Shown<'_, '_>) -> bool {
    let loser = evidence.winner.other();
    evidence.play.iter().any(|(before, mv)| before.turn == loser && mv.takes.is_some())
}

/// The first move flies where no line leads.
fn flight(evidence: Shown<'_, '_>) -> bool {
    let to = evidence.mv.to;
    evidence.mv.from.is_some_and(|from| !neighbours(from).any(|beside| beside == to))
}

/// In the deciding play the loser's last turn loses at once, all pieces being placed, and could it pass, it would not.
fn zugzwang(evidence: Shown<'_, '_>) -> bool {
    let [.., (before, _), _] = &evidence.play[..] else { return false };
    let last = evidence.play.last().map(|(before, _)| before.turn);
    last == Some(evidence.winner) && before.turns >= PLACED && !before.turned_to(evidence.winner).wins_now()
}
