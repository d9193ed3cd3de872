//! What a position holds for the side to move, and what a move of it comes to.
//!
//! Wins are looked for in the order of their lengths, each by the search that stops at the first winning move. Not
//! for: whether it is worth asking (`miner`), nor for a proof to be stored (`certificate`).

use super::Trained;
use crate::problems::Goal;
use crate::search::proof::{moves_of, plies_of};
use crate::search::{Interrupted, Prover};

/// A win or an only defence.
pub(super) struct Sight<M> {
    pub(super) goal: Goal,
    /// The moves of the win, or of the longest loss that the defence averts.
    pub(super) within: u32,
    /// Of a win the main line; of a defence its move.
    pub(super) line: Vec<M>,
}

/// The shortest win of a position; where there is none that is short enough and defences are looked for, the only
/// defence.
pub(super) fn sight<G: Trained>(
    prover: &mut Prover<'_, G>,
    position: &G,
    with_defences: bool,
) -> Result<Option<Sight<G::Move>>, Interrupted> {
    if position.outcome().is_some() {
        return Ok(None);
    }
    if let Some(line) = prover.fastest(position, plies_of(G::longest(Goal::Win)))? {
        return Ok(Some(Sight { goal: Goal::Win, within: moves_of(line.len() as u32), line }));
    }
    if !with_defences {
        return Ok(None);
    }
    let defence = only_defence(prover, position, G::longest(Goal::Defence))?;
    Ok(defence.map(|(mv, within)| Sight { goal: Goal::Defence, within, line: vec![mv] }))
}

/// The only first move that does not lose within `most` moves of the other side, and the number of moves within which
/// every other one does. That it holds longer, or does not even win, is for [`certify`](super::certify).
pub fn only_defence<G: Trained>(
    prover: &mut Prover<'_, G>,
    position: &G,
    most: u32,
) -> Result<Option<(G::Move, u32)>, Interrupted> {
    let (mut held, mut longest) = (None, 0);
    for mv in position.listed_moves() {
        match fate(prover, position, &position.after(mv), most)? {
            Fate::Lost(line) => longest = longest.max(length(&line)),
            Fate::Won => return Ok(None),
            Fate::Open if held.is_some() => return Ok(None),
            Fate::Open => held = Some(mv),
        }
    }
    Ok(held.filter(|_| longest > 0).map(|mv| (mv, longest)))
}

/// What a move comes to.
pub(super) enum Fate<M> {
    /// The game ends in favour of the side that made it.
    Won,
    /// The other side wins along this line; none where the game is over.
    Lost(Vec<M>),
    /// The other side does not win within the moves asked for.
    Open,
}

/// What becomes of a move of a position that led to `next`, within so many moves of the other side.
pub(super) fn fate<G: Trained>(
    other_side: &mut Prover<'_, G>,
    position: &G,
    next: &G,
    within: u32,
) -> Result<Fate<G::Move>, Interrupted> {
    let mover = position.to_move();
    Ok(match next.outcome() {
        Some(outcome) if outcome.is_won_by_mover(mover) => Fate::Won,
        Some(outcome) if outcome.is_won_by_mover(mover.other()) => Fate::Lost(Vec::new()),
        Some(_) => Fate::Open,
        None => other_side.fastest(next, plies_of(within))?.map_or(Fate::Open, Fate::Lost),
    })
}

/// The other side's moves in a line that it wins.
pub(super) fn length<M>(line: &[M]) -> u32 {
    if line.is_empty() { 0 } else { moves_of(line.len() as u32) }
}
