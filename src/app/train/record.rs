//! Games between built-in players, many at once on all cores: what problems are later found in.
//!
//! Each game has a seed of its own, drawn from that of the whole, which decides who plays, where, and every choice by
//! chance: the same arguments give the same records in the same order, whatever the number of cores. Not for: one
//! game that somebody wants to see (`app::game`).

use crate::app::game::{GameName, Pairing, Refusal, WALLE_START, played_on, terrain};
use crate::app::packed;
use crate::games::{Dice, Game, Line, Record, moulin, relief, walle};
use crate::msg;
use crate::players::{Playable, named};
use rayon::prelude::*;
use std::io;
use std::path::Path;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};

/// What each record says of where it comes from.
pub const SOURCE: &str = "jugeote train record: played by built-in programs, not by people";

/// The most games recorded at once: more would make a file larger than is read again.
pub const MOST_GAMES: usize = 50_000;

/// Terrains tried for one game before its roughness is held to ask for too much.
const TERRAINS_TRIED: usize = 20;

/// Which games are to be played.
#[derive(Debug, Clone)]
pub struct Recording {
    /// The players, as [`named`] reads them. Two different ones are drawn for each game, and who begins.
    pub players: Vec<String>,
    /// The number of the first game, from 0.
    pub first: usize,
    /// How many games.
    pub games: usize,
    /// Decides everything that is drawn.
    pub seed: u64,
    /// Turns played at random before the players begin.
    pub opening: usize,
    /// The terrains of the relief game by seed; of an empty list every game has another one.
    pub terrains: Vec<u64>,
    /// The roughnesses that terrains are drawn with.
    pub roughness: Vec<f64>,
}

/// Why nothing was recorded.
#[derive(Debug)]
pub enum Unrecorded {
    /// The arguments do not fit the game.
    Refused(Refusal),
    /// The person would not wait.
    Interrupted,
}

impl From<Refusal> for Unrecorded {
    fn from(refusal: Refusal) -> Self {
        Self::Refused(refusal)
    }
}

/// Plays the games and gives back their records, one a line. `watch` is told how many are done.
pub fn record(
    game: GameName,
    recording: &Recording,
    stop: &AtomicBool,
    watch: &(dyn Fn(usize) + Sync),
) -> Result<String, Unrecorded> {
    match game {
        GameName::Walle => all(recording, stop, watch, |_| Ok(walle::Position::parse(WALLE_START)?)),
        GameName::Moulin => {
            all(recording, stop, watch, |_| Ok(moulin::Position::start(moulin::DEFAULT_LIMIT)?))
        }
        GameName::Relief => {
            all(recording, stop, watch, |dice| Ok(relief::Position::initial(drawn_terrain(recording, dice)?)))
        }
        GameName::Roi | GameName::Bataille => {
            Err(Refusal::Other(msg!("train-record-game", game = game.word())).into())
        }
    }
}

/// Writes records to a file, packed where its name ends in `.gz`.
pub fn write_records(file: &Path, text: &str) -> io::Result<()> {
    std::fs::write(file, packed::bytes_of(text, file)?)
}

fn all<G: Playable>(
    recording: &Recording,
    stop: &AtomicBool,
    watch: &(dyn Fn(usize) + Sync),
    start: impl Fn(&mut Dice) -> Result<G, Refusal> + Sync,
) -> Result<String, Unrecorded> {
    for name in &recording.players {
        named::<G>(name).map_err(Refusal::Other)?;
    }
    let mut dice = Dice::new(recording.seed);
    let seeds: Vec<u64> =
        (0..recording.first + recording.games).map(|_| dice.bits()).skip(recording.first).collect();
    let done = AtomicUsize::new(0);
    let lines: Vec<String> = seeds
        .par_iter()
        .map(|&seed| {
            if stop.load(Ordering::Relaxed) {
                return Err(Unrecorded::Interrupted);
            }
            let record = one(recording, seed, &start)?;
            watch(done.fetch_add(1, Ordering::Relaxed) + 1);
            Ok(record.to_json() + "\n")
        })
        .collect::<Result<_, _>>()?;
    Ok(lines.concat())
}

fn one<G: Playable>(
    recording: &Recording,
    seed: u64,
    start: impl Fn(&mut Dice) -> Result<G, Refusal>,
) -> Result<Record, Refusal> {
    let mut dice = Dice::new(seed);
    let players = pair(&recording.players, &mut dice);
    let mut line = Line::new(start(&mut dice)?);
    while line.outcome().is_none() && line.moves().len() < recording.opening {
        let Some(&mv) = dice.pick(&line.position().listed_moves()) else { break };
        line.push(mv);
    }
    let record = played_on(line, Pairing { players, seed, turns: None, from: None }, &mut dice)?;
    Ok(Record { source: Some(SOURCE.to_owned()), ..record })
}

/// Two players of the list, different ones where there are two, in the order they move.
fn pair<'a>(players: &'a [String], dice: &mut Dice) -> [&'a str; 2] {
    let first = dice.below(players.len());
    let mut second = dice.below(players.len().saturating_sub(1));
    if second >= first && players.len() > 1 {
        second += 1;
    }
    [first, second].map(|number| players.get(number).map_or("", String::as_str))
}

fn drawn_terrain(recording: &Recording, dice: &mut Dice) -> Result<relief::Terrain, Refusal> {
    let roughness = dice.pick(&recording.roughness).copied();
    if let Some(&seed) = dice.pick(&recording.terrains) {
        return terrain(seed, roughness);
    }
    let mut found = terrain(dice.bits(), roughness);
    for _ in 1..TERRAINS_TRIED {
        if found.is_ok() {
            break;
        }
        found = terrain(dice.bits(), roughness);
    }
    found
}
