//! Looks through one game from its end to its beginning for positions that make problems: what holds a short win or
//! an only defence is a candidate, and each gate is asked in turn, the dearest last.
//!
//! Where the time goes: most positions hold nothing, and that must be proved (`sight`). Not for: comparing candidates of
//! several games (`pool`).

use super::candidate::{Candidate, Found};
use super::likeness::first_return;
use super::naive;
use super::panel::Panel;
use super::sight::{Fate, Sight, fate, sight};
use super::{FEWEST_MOVES, FEWEST_WRONG, Gate, Origin, Trained, Uncertified, certify};
use crate::games::{Game, Line, Reason};
use crate::players::Playable;
use crate::problems::{Goal, Kind};
use crate::search::proof::plies_of;
use crate::search::{Interrupted, Prover};
use std::sync::atomic::AtomicBool;

/// Looks through games, one after the other.
pub(super) struct Miner<'a, G: Trained + Playable> {
    prover: Prover<'a, G>,
    panel: Panel<G>,
}

impl<'a, G: Trained + Playable> Miner<'a, G> {
    /// A miner that gives up when `stop` becomes true.
    pub(super) fn new(stop: &'a AtomicBool) -> Self {
        Self { prover: Prover::new(stop), panel: Panel::new() }
    }

    /// Everything one game, or one bare position, gives.
    pub(super) fn look_through(&mut self, origin: &Origin<G>) -> Result<Found, Interrupted> {
        let line = origin.line(origin.plies());
        let sights = line
            .positions()
            .iter()
            .map(|position| sight(&mut self.prover, position, origin.is_recorded()))
            .collect::<Result<Vec<_>, _>>()?;
        let mut found = Found { positions: line.positions().len() as u64, ..Found::default() };
        let history = first_return(&line);
        for ply in (0..sights.len()).rev() {
            if sights[ply].is_none() {
                continue;
            }
            found.candidates += 1;
            let judged = if history.is_some_and(|first| ply >= first) {
                Err(Gate::Repetition)
            } else {
                self.judge(&line, &sights, ply, origin.is_recorded())?
            };
            match judged {
                Ok(candidate) => found.accepted.push(candidate),
                Err(gate) => found.rejected.count(gate),
            }
        }
        Ok(found)
    }

    /// The candidate before this turn, or the gate that turns it away.
    fn judge(
        &mut self,
        line: &Line<G>,
        sights: &[Option<Sight<G::Move>>],
        ply: usize,
        recorded: bool,
    ) -> Result<Result<Candidate, Gate>, Interrupted> {
        let position = &line.positions()[ply];
        let Some(sight) = &sights[ply] else { return Ok(Err(Gate::Several)) };
        let moves = position.count_moves();
        if moves < FEWEST_MOVES as u64 {
            return Ok(Err(Gate::FewMoves));
        }
        let kind = match sight.goal {
            Goal::Defence => Kind::OnlyDefence,
            Goal::Win => {
                let proof = self.prover.prove(position, plies_of(sight.within))?;
                if proof.wins.len() > 1 {
                    return Ok(Err(Gate::Several));
                }
                if moves - 1 < FEWEST_WRONG as u64 {
                    return Ok(Err(Gate::FewMoves));
                }
                match self.kind(line, sights, ply, recorded)? {
                    Some(kind) => kind,
                    None => return Ok(Err(Gate::WonBefore)),
                }
            }
        };
        if leaves_no_choice(position, &sight.line) {
            return Ok(Err(Gate::Forced));
        }
        if ends_by_limit(position, &sight.line) {
            return Ok(Err(Gate::NoGoal));
        }
        let is_warm_up = sight.goal == Goal::Win && sight.within == 1;
        if !is_warm_up && sight.line.first().is_none_or(|&mv| naive::finds(position, mv)) {
            return Ok(Err(Gate::Naive));
        }
        let certificate = match certify(&mut self.prover, position, sight.goal, sight.within)? {
            Ok(certificate) => certificate,
            Err(Uncertified::Several) => return Ok(Err(Gate::Several)),
            Err(Uncertified::Margin | Uncertified::OtherLength) => return Ok(Err(Gate::Margin)),
        };
        if certificate.themes.is_empty() {
            return Ok(Err(Gate::NoTheme));
        }
        let (rating, deviation) = self.panel.rate(position, &sight.line, &mut self.prover)?;
        Ok(Ok(Candidate {
            ply,
            kind,
            within: sight.within,
            side: position.to_move() as u8,
            themes: certificate.themes,
            rating,
            deviation,
        }))
    }

    /// How a win came about; none where it is only the rest of an earlier one.
    fn kind(
        &mut self,
        line: &Line<G>,
        sights: &[Option<Sight<G::Move>>],
        ply: usize,
        recorded: bool,
    ) -> Result<Option<Kind>, Interrupted> {
        if !recorded {
            return Ok(Some(Kind::Position));
        }
        let first = |ply: usize| {
            let sight = sights[ply].as_ref().filter(|sight| sight.goal == Goal::Win);
            sight.and_then(|sight| sight.line.first())
        };
        let solution = first(ply);
        // The same move already won two turns earlier: that position is the problem.
        if ply >= 2 && solution.is_some() && first(ply - 2) == solution {
            return Ok(None);
        }
        let played = line.moves().get(ply);
        if played.is_some() && played != solution {
            return Ok(Some(Kind::MissedWin));
        }
        let within = sights[ply].as_ref().map_or(0, |sight| sight.within);
        let blundered = ply > 0 && self.could_hold(&line.positions()[ply - 1], within)?;
        Ok(blundered.then_some(Kind::PunishedBlunder))
    }

    /// Whether the side to move had a turn after which the other side does not win within so many moves.
    fn could_hold(&mut self, position: &G, within: u32) -> Result<bool, Interrupted> {
        for mv in position.listed_moves() {
            let next = position.after(mv);
            if !matches!(fate(&mut self.prover, position, &next, within)?, Fate::Lost(_)) {
                return Ok(true);
            }
        }
        Ok(false)
    }
}

/// Whether the solver's first or last turn of a line has a single legal move.
pub(super) fn leaves_no_choice<G: Game>(position: &G, line: &[G::Move]) -> bool {
    let mut here = position.clone();
    line.iter().enumerate().any(|(ply, &mv)| {
        let forced = (ply == 0 || ply + 1 == line.len()) && ply % 2 == 0 && here.count_moves() == 1;
        here.play(mv);
        forced
    })
}

/// Whether a line ends because the turns are used up.
fn ends_by_limit<G: Game>(position: &G, line: &[G::Move]) -> bool {
    let end = line.iter().fold(position.clone(), |here, &mv| here.after(mv));
    end.outcome().is_some_and(|outcome| matches!(outcome.reason, Reason::Limit | Reason::TurnLimit))
}
