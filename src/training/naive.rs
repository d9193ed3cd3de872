//! Players that look at next to nothing: a problem whose first turn one of them finds teaches nothing.
//!
//! They take what can be taken, run for the exit by the shortest way, look one ply ahead, or two. Not for: rating
//! (`panel`).

use super::Trained;
use crate::games::Line;
use crate::players::{Playable, PlayerName};

/// Times a player that picks among equals is asked.
const ASKED: u64 = 5;

/// Whether one of them may play this move.
pub(super) fn finds<G: Trained + Playable>(position: &G, mv: G::Move) -> bool {
    if position.tempting_moves().contains(&mv) {
        return true;
    }
    let line = Line::new(position.clone());
    let one_ply = G::player(PlayerName::Greedy);
    if one_ply.is_some_and(|mut player| (0..ASKED).any(|seed| player.choose(&line, seed) == Some(mv))) {
        return true;
    }
    G::looker(2).is_some_and(|mut player| player.choose(&line, 0) == Some(mv))
}
