//! The proof of a win: the tree, and what becomes of every other first move.
//!
//! Not for: defences ([`defence`](super::defence)).

use super::tree::branch;
use super::{Certificate, Findings, LONGEST_LOSS, Uncertified, certificate};
use crate::problems::{Class, Goal};
use crate::search::proof::{moves_of, plies_of};
use crate::search::{Interrupted, Proof, Prover};
use crate::training::Trained;
use crate::training::sight::{Fate, fate, length};

pub(super) fn certify<G: Trained>(
    prover: &mut Prover<'_, G>,
    position: &G,
    within: u32,
) -> Result<Result<Certificate, Uncertified>, Interrupted> {
    let proof = prover.prove(position, plies_of(within + 1))?;
    if proof.moves() != Some(within) {
        return Ok(Err(Uncertified::OtherLength));
    }
    let (&[win], line) = (&proof.wins[..], &proof.line) else {
        let second = proof.wins.get(1).map(|win| moves_of(win.plies));
        return Ok(Err(if second == Some(within) { Uncertified::Several } else { Uncertified::Margin }));
    };
    let tree = branch(&win.mv, &prover.answers(position, win.mv, win.plies)?);
    let findings = first_moves(prover, position, &proof, within)?;
    Ok(Ok(certificate(position, Goal::Win, within, line, tree, findings)))
}

/// What every first move comes to, the only winning one among them.
fn first_moves<G: Trained>(
    prover: &mut Prover<'_, G>,
    position: &G,
    proof: &Proof<G::Move>,
    within: u32,
) -> Result<Findings<G::Move>, Interrupted> {
    let mut findings = Findings::new();
    let mut other_side = prover.another();
    let mut known = Refuters { prover, known: Vec::new() };
    for mv in position.listed_moves() {
        if let Some(win) = proof.wins.iter().find(|win| win.mv == mv) {
            findings.note(mv, Class::Win, moves_of(win.plies));
            continue;
        }
        let next = position.after(mv);
        if let Fate::Lost(line) = fate(&mut other_side, position, &next, LONGEST_LOSS)? {
            findings.note(mv, Class::Loss, length(&line));
            findings.refute(mv, &line);
        } else {
            findings.note(mv, Class::NoWin, within + 1);
            findings.refute(mv, known.refutation(position, mv, &next, plies_of(within + 1))?.as_slice());
        }
    }
    Ok(findings)
}

/// Finds the replies after which a win is gone, and keeps them: one that refutes much is preferred.
struct Refuters<'p, 'a, G: Trained> {
    prover: &'p mut Prover<'a, G>,
    /// How often each has refuted, in the order of their first times.
    known: Vec<(G::Move, u32)>,
}

impl<G: Trained> Refuters<'_, '_, G> {
    /// The reply that refutes a first move that does not win within `plies`; none where the game is over: one that takes or ends something, else
    /// the one that has refuted most, else the first by text.
    fn refutation(
        &mut self,
        position: &G,
        mv: G::Move,
        next: &G,
        plies: u32,
    ) -> Result<Option<G::Move>, Interrupted> {
        let mut replies = next.listed_moves();
        let times =
            |reply: G::Move| self.known.iter().find(|(other, _)| *other == reply).map_or(0, |known| known.1);
        replies.sort_by_key(|&reply| std::cmp::Reverse((G::is_forceful(reply), times(reply)))); // stable
        for reply in replies {
            if self.prover.refutes(position, mv, reply, plies)? {
                match self.known.iter_mut().find(|(other, _)| *other == reply) {
                    Some((_, times)) => *times += 1,
                    None => self.known.push((reply, 1)),
                }
                return Ok(Some(reply));
            }
        }
        Ok(None)
    }
}
