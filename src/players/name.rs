//! The names of the built-in players and which game knows which of them: `level-3`, and with a style and a share of
//! moves played at random `level-3:runner:10%`.
//!
//! Not for: how they play.

use super::distracted::Distracted;
use super::greedy::Greedy;
use super::level::{Level, Levelled, Make};
use super::looker::Looker;
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

    /// The styles its searching players know besides the usual one.
    const STYLES: &'static [&'static str] = &[];

    /// The player of a name; none where the game has no such player.
    fn player(name: PlayerName) -> Option<Box<dyn Player<Self>>>;

    /// The player of a name in one of [`Playable::STYLES`]; none where it has none.
    fn styled(_name: PlayerName, _style: &str) -> Option<Box<dyn Player<Self>>> {
        None
    }

    /// The player that looks so many plies ahead, has no name and rates problems; none where the game has none.
    fn looker(_plies: u32) -> Option<Box<dyn Player<Self>>> {
        None
    }
}

/// The player of a game so named, with a style and a share of random moves where they are named too, each behind a
/// colon; of another name the error lists the known ones.
pub fn named<G: Playable>(text: &str) -> Result<Box<dyn Player<G>>, Message> {
    let mut words = text.split(':');
    let word = words.next().unwrap_or_default();
    let names = G::player_names();
    let known = || unknown(word, G::NAME, &names.iter().map(ToString::to_string).collect::<Vec<_>>());
    let name = *names.iter().find(|name| name.to_string() == word).ok_or_else(known)?;
    let (mut style, mut share) = (None, None);
    for word in words {
        match percent(word) {
            Some(percent) if share.is_none() => share = Some(percent?),
            None if style.is_none() && share.is_none() => style = Some(word),
            _ => return Err(msg!("player-words", name = text)),
        }
    }
    let player = match style {
        None => G::player(name).ok_or_else(known)?,
        Some(style) => G::styled(name, style).ok_or_else(|| no_style::<G>(name, style))?,
    };
    Ok(match share {
        Some(percent) if percent > 0 => Box::new(Distracted { player, percent }),
        _ => player,
    })
}

/// The number of a word such as `10%`; none where it does not end so.
fn percent(word: &str) -> Option<Result<usize, Message>> {
    let digits = word.strip_suffix('%')?;
    let percent = digits.parse().ok().filter(|percent| *percent <= 100 && !digits.starts_with('+'));
    Some(percent.ok_or_else(|| msg!("player-percent", text = word)))
}

fn no_style<G: Playable>(name: PlayerName, style: &str) -> Message {
    let list = if name == PlayerName::Random { String::new() } else { G::STYLES.join(", ") };
    if list.is_empty() {
        return msg!("player-no-styles", name = name.to_string(), game = G::NAME);
    }
    msg!("player-style", style = style, game = G::NAME, known = list)
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
    estimates: Make<G, E>,
) -> Option<Box<dyn Player<G>>> {
    match name {
        PlayerName::Random => Some(Box::new(Random)),
        PlayerName::Greedy => Some(Box::new(Greedy(estimates))),
        PlayerName::Level(level) => {
            let level = levels.get(level.checked_sub(1)?)?;
            Some(Box::new(Levelled::new(*level, estimates)))
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
        searching(name, super::walle::LEVELS, super::Paths::of)
    }

    fn looker(plies: u32) -> Option<Box<dyn Player<Self>>> {
        Some(Box::new(Looker { plies, estimates: super::Paths::of }))
    }
}

impl Playable for moulin::Position {
    const LEVELS: usize = super::moulin::LEVELS.len();

    fn player(name: PlayerName) -> Option<Box<dyn Player<Self>>> {
        searching(name, super::moulin::LEVELS, super::Mills::of)
    }

    fn looker(plies: u32) -> Option<Box<dyn Player<Self>>> {
        Some(Box::new(Looker { plies, estimates: super::Mills::of }))
    }
}

impl Playable for relief::Position {
    const LEVELS: usize = super::relief::LEVELS.len();

    const STYLES: &'static [&'static str] = &["fighter", "runner"];

    fn player(name: PlayerName) -> Option<Box<dyn Player<Self>>> {
        searching(name, super::relief::LEVELS, super::Exits::of)
    }

    fn looker(plies: u32) -> Option<Box<dyn Player<Self>>> {
        Some(Box::new(Looker { plies, estimates: super::Exits::of }))
    }

    fn styled(name: PlayerName, style: &str) -> Option<Box<dyn Player<Self>>> {
        let estimates: Make<Self, super::Exits> = match style {
            "fighter" => super::Exits::of_a_fighter,
            "runner" => super::Exits::of_a_runner,
            _ => return None,
        };
        if name == PlayerName::Random { None } else { searching(name, super::relief::LEVELS, estimates) }
    }
}
