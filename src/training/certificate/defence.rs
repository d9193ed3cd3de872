//! The proof of an only defence: every other first move loses.
//!
//! Not for: wins ([`win`](super::win)).

use super::{Certificate, Findings, Uncertified, certificate};
use crate::problems::{Branch, Class, Goal};
use crate::search::proof::plies_of;
use crate::search::{Interrupted, Prover};
use crate::training::Trained;
use crate::training::sight::{Fate, fate, length};

pub(super) fn certify<G: Trained>(
    prover: &mut Prover<'_, G>,
    position: &G,
    within: u32,
) -> Result<Result<Certificate, Uncertified>, Interrupted> {
    let mut findings = Findings::new();
    let (mut held, mut longest) = (Vec::new(), 0);
    for mv in position.listed_moves() {
        match fate(prover, position, &position.after(mv), within)? {
            Fate::Won => return Ok(Err(Uncertified::OtherLength)),
            Fate::Open if held.is_empty() => {
                findings.note(mv, Class::Hold, within + 1);
                held.push(mv);
            }
            Fate::Open => return Ok(Err(Uncertified::Several)),
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
    let held = matches!(fate(prover, position, &position.after(mv), within + 1)?, Fate::Open);
    if !held || prover.fastest(position, plies_of(within + 1))?.is_some() {
        return Ok(Err(Uncertified::Margin));
    }
    let branch = Branch { mv: mv.to_string(), defences: Vec::new() };
    Ok(Ok(certificate(position, Goal::Defence, within, &[mv], branch, findings)))
}
