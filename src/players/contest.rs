//! One game between two players, to its end or to a turn limit.
//!
//! Not for: matches of many games, or players that are programs.

use super::Player;
use crate::games::{Dice, Game, Line};

/// Plays a line on until the game is over or the line has `turns` moves. The first player plays the moves with
/// even numbers, counted from 0 at the start of the line. Each choice gets a seed of its own from the dice.
pub fn play<G: Game>(
    line: &mut Line<G>,
    players: &mut [&mut dyn Player<G>; 2],
    turns: usize,
    dice: &mut Dice,
) {
    while line.outcome().is_none() && line.moves().len() < turns {
        let player = &mut *players[line.moves().len() % 2];
        let Some(mv) = player.choose(line, dice.bits()) else { break };
        line.push(mv);
    }
}
