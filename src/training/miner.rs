//! Looks through one game from its end to its beginning for positions that make problems: what holds a short win or
//! an only defence is a candidate, and each gate is asked in turn, the dearest last.
//!
//! Where the time goes: most positions hold nothing, and that must be proved; so wins are looked for in the order of
//! their lengths, each by the search that stops at the first winning move. Not for: comparing candidates of several
//! games (`pool`).

use super::candidate::{Candidate, Found};
use super::likeness::first_return;
use super::naive;
use super::panel::Panel;
use super::{
    FEWEST_MOVES, FEWEST_WRONG, Gate, LONGEST_DEFENCE, LONGEST_WIN, Origin, Trained, Uncertified, certify,
    only_defence,
};
use crate::games::{Game, Line, Reason};
use crate::players::Playable;
use crate::problems::{Goal, Kind};
use crate::search::proof::{moves_of, plies_of};
use crate::search::{Interrupted, Prover};
use std::sync::atomic::AtomicBool;

/// Looks through games, one after the other.
pub(super) struct Miner<'a, G: Trained + Playable> {
    prover: Prover<'a, G>,
    panel: Panel<G>,
}

/// A position in which something is to be found.
struct Sight<M> {
    goal: Goal,
    within: u32,
    /// Of a win the main line.
    line: Vec<M>,
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
            .map(|position| self.sight(position, origin.is_recorded()))
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

    /// What a position holds; defences are looked for in games only.
    fn sight(&mut self, position: &G, recorded: bool) -> Result<Option<Sight<G::Move>>, Interrupted> {
        if position.outcome().is_some() {
            return Ok(None);
        }
        if let Some(line) = self.prover.fastest(position, plies_of(LONGEST_WIN))? {
            return Ok(Some(Sight { goal: Goal::Win, within: moves_of(line.len() as u32), line }));
        }
        if !recorded {
            return Ok(None);
        }
        let defence = only_defence(&mut self.prover, position, LONGEST_DEFENCE)?;
        Ok(defence.map(|within| Sight { goal: Goal::Defence, within, line: Vec::new() }))
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
        if !is_warm_up && self.is_found_naively(position, sight)? {
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
        let Some(first) = self.right_move(position, sight)? else { return Ok(Err(Gate::Several)) };
        let main_line = if sight.goal == Goal::Win { &sight.line[..] } else { &[first] };
        let (rating, deviation) = self.panel.rate(position, main_line, &mut self.prover)?;
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
            let next = after(position, mv);
            let ended = next.outcome();
            let lost = match ended {
                Some(outcome) => outcome.is_won_by_mover(next.to_move()),
                None => self.prover.fastest(&next, plies_of(within))?.is_some(),
            };
            if !lost {
                return Ok(true);
            }
        }
        Ok(false)
    }

    /// The one right first move.
    fn right_move(&mut self, position: &G, sight: &Sight<G::Move>) -> Result<Option<G::Move>, Interrupted> {
        if sight.goal == Goal::Win {
            return Ok(sight.line.first().copied());
        }
        for mv in position.listed_moves() {
            let next = after(position, mv);
            if next.outcome().is_none() && self.prover.fastest(&next, plies_of(sight.within))?.is_none() {
                return Ok(Some(mv));
            }
        }
        Ok(None)
    }

    fn is_found_naively(&mut self, position: &G, sight: &Sight<G::Move>) -> Result<bool, Interrupted> {
        let Some(mv) = self.right_move(position, sight)? else { return Ok(true) };
        Ok(naive::finds(position, mv))
    }
}

/// The position after a move.
fn after<G: Game>(position: &G, mv: G::Move) -> G {
    let mut next = position.clone();
    next.play(mv);
    next
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
    let end = line.iter().fold(position.clone(), |here, &mv| after(&here, mv));
    end.outcome().is_some_and(|outcome| matches!(outcome.reason, Reason::Limit | Reason::TurnLimit))
}
