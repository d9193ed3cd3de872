//! The names of the built-in players and which game knows which of them.
//!
//! Not for: how they play.

use super::greedy::Greedy;
use super::level::{Level, Levelled};
use super::perfect::Perfect;
use super::random::Random;
use super::{Estimates, Player};
use crate::games::{Game, moulin, relief, roi, walle};
use crate::message::Message;
use crate::{msg, spelling};
use std::fmt;

/// A built-in player by name.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PlayerName {
    /// Any legal move.
    Random,
    /// The best position after its own move.
    Greedy,
    /// Alpha-beta, from level 1 on.
    Level(usize),
    /// Wins whatever can be won.
    Perfect,
}

impl fmt::Display for PlayerName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Random => f.write_str("random"),
            Self::Greedy => f.write_str("greedy"),
            Self::Level(level) => write!(f, "level-{level}"),
            Self::Perfect => f.write_str("perfect"),
        }
    }
}

/// A game with built-in players.
pub trait Playable: Game {
    /// How many levels it has, from 1.
    const LEVELS: usize;

    /// The names of its players, weakest first.
    fn player_names() -> Vec<PlayerName> {
        let levels = (1..=Self::LEVELS).map(PlayerName::Level);
        [PlayerName::Random, PlayerName::Greedy].into_iter().chain(levels).collect()
    }

    /// The player of a name; none where the game has no such player.
    fn player(name: PlayerName) -> Option<Box<dyn Player<Self>>>;
}

/// The player of a game so named; of another name the error lists the known ones.
pub fn named<G: Playable>(text: &str) -> Result<Box<dyn Player<G>>, Message> {
    let names = G::player_names();
    let found = names.iter().find(|name| name.to_string() == text).and_then(|&name| G::player(name));
    found.ok_or_else(|| unknown(text, G::NAME, &names.iter().map(ToString::to_string).collect::<Vec<_>>()))
}

/// What is said of a name that no player of a game has.
pub(super) fn unknown(text: &str, game: &'static str, known: &[String]) -> Message {
    let list = known.join(", ");
    match spelling::nearest(text, known.iter().map(String::as_str)) {
        Some(near) => msg!("player-misspelt", name = text, game = game, near = near, known = list),
        None => msg!("player-unknown", name = text, game = game, known = list),
    }
}

/// The players of a game that has estimates and levels.
fn searching<G: Game, E: Estimates<G> + Send + 'static>(
    name: PlayerName,
    levels: &[Level],
) -> Option<Box<dyn Player<G>>> {
    match name {
        PlayerName::Random => Some(Box::new(Random)),
        PlayerName::Greedy => Some(Box::new(Greedy::<E>::new())),
        PlayerName::Level(level) => {
            let level = levels.get(level.checked_sub(1)?)?;
            Some(Box::new(Levelled::<G, E>::new(*level)))
        }
        PlayerName::Perfect => None,
    }
}

impl Playable for roi::Position {
    const LEVELS: usize = 0;

    fn player_names() -> Vec<PlayerName> {
        vec![PlayerName::Random, PlayerName::Perfect]
    }

    fn player(name: PlayerName) -> Option<Box<dyn Player<Self>>> {
        match name {
            PlayerName::Random => Some(Box::new(Random)),
            PlayerName::Perfect => Some(Box::new(Perfect::default())),
            PlayerName::Greedy | PlayerName::Level(_) => None,
        }
    }
}

impl Playable for walle::Position {
    const LEVELS: usize = super::walle::LEVELS.len();

    fn player(name: PlayerName) -> Option<Box<dyn Player<Self>>> {
        searching::<Self, super::Paths>(name, super::walle::LEVELS)
    }
}

impl Playable for moulin::Position {
    const LEVELS: usize = super::moulin::LEVELS.len();

    fn player(name: PlayerName) -> Option<Box<dyn Player<Self>>> {
        searching::<Self, super::Mills>(name, super::moulin::LEVELS)
    }
}

impl Playable for relief::Position {
    const LEVELS: usize = super::relief::LEVELS.len();

    fn player(name: PlayerName) -> Option<Box<dyn Player<Self>>> {
        searching::<Self, super::Exits>(name, super::relief::LEVELS)
    }
}
