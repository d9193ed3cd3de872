//! One game between two built-in players, as a record.
//!
//! Not for: choosing moves (`players`).

use super::{GameName, Refusal, WALLE_START, terrain};
use crate::games::record::{MOST_MOVES, TURN_LIMIT, UNLIMITED};
use crate::games::{Dice, Game as _, Line, Record, moulin, random, relief, roi, walle};
use crate::msg;
use crate::players::{Playable, bataille, named, play};

/// What game is to be played.
#[derive(Debug, Clone, Copy)]
pub struct Pairing<'a> {
    /// The names of the players, the one who moves first first.
    pub players: [&'a str; 2],
    /// Decides every choice by chance, and the start where there is no usual one.
    pub seed: u64,
    /// Turns after which the game is left.
    pub turns: Option<usize>,
    /// The text of the position it starts from, if not the usual start.
    pub from: Option<&'a str>,
}

/// The record of a game between built-in players.
pub fn played_game(game: GameName, pairing: Pairing) -> Result<Record, Refusal> {
    let dice = &mut Dice::new(pairing.seed);
    match game {
        GameName::Roi => between(pairing, dice, |dice| Ok(roi::Position::parse(&random::roi_start(dice))?)),
        GameName::Bataille => between_seekers(pairing),
        GameName::Walle => between(pairing, dice, |_| Ok(walle::Position::parse(WALLE_START)?)),
        GameName::Moulin => between(pairing, dice, |_| Ok(moulin::Position::start(moulin::DEFAULT_LIMIT)?)),
        GameName::Relief => {
            between(pairing, dice, |_| Ok(relief::Position::initial(terrain(pairing.seed, None)?)))
        }
    }
}

/// A game of bataille, whose grids come from the seed.
fn between_seekers(pairing: Pairing) -> Result<Record, Refusal> {
    if pairing.from.is_some() || pairing.turns.is_some() {
        return Err(Refusal::Other(msg!("game-play-hidden")));
    }
    let seeker = |name: &str| bataille::named(name).map_err(Refusal::Other);
    let [first, second] = pairing.players;
    let mut record = bataille::play(&mut [seeker(first)?, seeker(second)?], pairing.seed);
    record.players = Some(pairing.players.map(str::to_owned));
    Ok(record)
}

fn between<G: Playable>(
    pairing: Pairing,
    dice: &mut Dice,
    usual: impl FnOnce(&mut Dice) -> Result<G, Refusal>,
) -> Result<Record, Refusal> {
    let start = match pairing.from {
        Some(text) => G::parse(text)?,
        None => usual(dice)?,
    };
    played_on(Line::new(start), pairing, dice)
}

/// The record of a game that began with this line and was played on by the players of a pairing.
pub(in crate::app) fn played_on<G: Playable>(
    mut line: Line<G>,
    pairing: Pairing,
    dice: &mut Dice,
) -> Result<Record, Refusal> {
    let player = |name: &str| named::<G>(name).map_err(Refusal::Other);
    let [first, second] = pairing.players;
    let (mut first, mut second) = (player(first)?, player(second)?);
    let unlimited = UNLIMITED.contains(&G::NAME);
    let turns = pairing.turns.unwrap_or(if unlimited { TURN_LIMIT } else { MOST_MOVES });
    if turns > MOST_MOVES {
        return Err(Refusal::Other(msg!("game-play-turns", turns = turns, most = MOST_MOVES)));
    }
    play(&mut line, &mut [&mut *first, &mut *second], turns, dice);
    let mut record = Record::of_line(&line);
    // A record that was cut short goes on; one of this length has reached the limit of matches.
    if unlimited && line.outcome().is_none() && line.moves().len() >= TURN_LIMIT {
        record.result = Some("draw turn-limit".to_owned());
    }
    record.players = Some(pairing.players.map(str::to_owned));
    record.seed = Some(pairing.seed);
    Ok(record)
}
