//! The proof of an only defence: every other first move loses.
//!
//! Not for: wins ([`win`](super::win)).

use super::{Certificate, Findings, Uncertified, certificate};
use crate::problems::{Branch, Class, Goal};
use crate::search::proof::{moves_of, plies_of};
use crate::search::{Interrupted, Prover};
use crate::training::Trained;

/// What becomes of a first move.
enum Fate<M> {
    /// The game ends in favour of the side that made it.
    Won,
    /// The other side wins along this line; none where the game is over.
    Lost(Vec<M>),
    /// The other side does not win within the plies asked for.
    Held,
}

/// The number of moves within which every first move but one loses, if there is such a position here and the number
/// is at most `most`. That the one holds longer, or does not even win, is for [`certify`](super::certify).
pub fn only_defence<G: Trained>(
    prover: &mut Prover<'_, G>,
    position: &G,
    most: u32,
) -> Result<Option<u32>, Interrupted> {
    let (mut held, mut longest) = (0, 0);
    for mv in position.listed_moves() {
        match fate(prover, position, mv, most)? {
            Fate::Lost(line) => longest = longest.max(length(&line)),
            Fate::Won => return Ok(None),
            Fate::Held if held == 1 => return Ok(None),
            Fate::Held => held += 1,
        }
    }
    Ok((held == 1 && longest > 0).then_some(longest))
}

pub(super) fn certify<G: Trained>(
    prover: &mut Prover<'_, G>,
    position: &G,
    within: u32,
) -> Result<Result<Certificate, Uncertified>, Interrupted> {
    let mut findings = Findings::new();
    let (mut held, mut longest) = (Vec::new(), 0);
    for mv in position.listed_moves() {
        match fate(prover, position, mv, within)? {
            Fate::Won => return Ok(Err(Uncertified::OtherLength)),
            Fate::Held if held.is_empty() => {
                findings.note(mv, Class::Hold, within + 1);
                held.push(mv);
            }
            Fate::Held => return Ok(Err(Uncertified::Several)),
            Fate::Lost(line) => {
                longest = longest.max(length(&line));
                findings.note(mv, Class::Loss, length(&line));
                findings.refute(mv, &line);
            }
        }
    }
    let [mv] = held[..] else { return Ok(Err(Uncertified::OtherLength)) };
    if longest != within {
        return Ok(Err(Uncertified::OtherLength));
    }
    let held = matches!(fate(prover, position, mv, within + 1)?, Fate::Held);
    if !held || prover.fastest(position, plies_of(within + 1))?.is_some() {
        return Ok(Err(Uncertified::Margin));
    }
    let branch = Branch { mv: mv.to_string(), defences: Vec::new() };
    Ok(Ok(certificate(position, Goal::Defence, within, &[mv], branch, findings)))
}

/// The other side's moves in a line that it wins.
fn length<M>(line: &[M]) -> u32 {
    if line.is_empty() { 0 } else { moves_of(line.len() as u32) }
}

/// What becomes of a first move within so many moves of the other side.
fn fate<G: Trained>(
    prover: &mut Prover<'_, G>,
    position: &G,
    mv: G::Move,
    within: u32,
) -> Result<Fate<G::Move>, Interrupted> {
    let mut next = position.clone();
    next.play(mv);
    if let Some(outcome) = next.outcome() {
        let mover = position.to_move();
        return Ok(if outcome.is_won_by_mover(mover) {
            Fate::Won
        } else if outcome.is_won_by_mover(mover.other()) {
            Fate::Lost(Vec::new())
        } else {
            Fate::Held
        });
    }
    Ok(prover.fastest(&next, plies_of(within))?.map_or(Fate::Held, Fate::Lost))
}
