//! A recorded game of any of the five: its start and its moves as texts, who played, when, and the result.
//!
//! One record is a YAML file or one line of JSON; both have the same keys and refuse others. A record is only
//! text until it is played again: [`Record::line`] and [`Record::table`] do so and check every move and the
//! result. Not for: reading and writing files, nor for making games up (`random`).

mod json;

use super::bataille::{self, Table, Token};
use super::{Fault, Faults, Game, Line};
use crate::message::Message;
use crate::msg;
use serde::{Deserialize, Serialize};

/// The most moves of a record that is played again: far above every game's length, and memory stays bounded.
pub const MOST_MOVES: usize = 10_000;

/// Turns after which match runners stop a game that has no length limit of its own.
pub const TURN_LIMIT: usize = 300;

/// The games without a length limit of their own: a record of theirs may end with `draw turn-limit`.
pub const UNLIMITED: &[&str] = &["walle"];

/// The `status:` words of a game that has not ended.
pub const ONGOING: &str = "ongoing";

/// A recorded game.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Record {
    /// The game's name.
    pub game: String,
    /// The players' names, the one who moves first first.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub players: Option<[String; 2]>,
    /// The day it was played: `2026-11-30`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub date: Option<String>,
    /// Where it comes from.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub source: Option<String>,
    /// The seed it was made from.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seed: Option<u64>,
    /// The text of the position it starts from; for bataille of both grids.
    pub start: String,
    /// The texts of the moves; for bataille the tokens.
    pub moves: Vec<String>,
    /// The words of the `status:` line after the last move.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub result: Option<String>,
}

/// The words of the `status:` line of a line of play.
pub fn status<G: Game>(line: &Line<G>) -> String {
    line.outcome().map_or_else(|| ONGOING.to_owned(), |outcome| outcome.words(G::SIDES))
}

/// The `status:` words of a game of bataille.
pub fn table_status(table: &Table) -> String {
    table.ending().map_or_else(|| ONGOING.to_owned(), bataille::Ending::words)
}

/// Plays the move of a text, or says why it cannot be played; then nothing has changed.
pub fn play_text<G: Game>(line: &mut Line<G>, text: &str) -> Result<(), Message> {
    let mv = line.position().parse_move(text)?;
    line.play(mv)
}

impl Record {
    /// A record of a line of play with its result and nothing more.
    pub fn of_line<G: Game>(line: &Line<G>) -> Self {
        Self {
            moves: line.moves().iter().map(ToString::to_string).collect(),
            result: Some(status(line)),
            ..Self::new(G::NAME, line.start().to_string())
        }
    }

    /// A record without moves.
    pub fn new(game: &str, start: String) -> Self {
        Self {
            game: game.to_owned(),
            players: None,
            date: None,
            source: None,
            seed: None,
            start,
            moves: Vec::new(),
            result: None,
        }
    }

    /// Reads one line of JSON.
    pub fn from_json(line: &str) -> Result<Self, Message> {
        json::read(line)
    }

    /// One line of JSON.
    pub fn to_json(&self) -> String {
        // A struct of texts and numbers has a JSON form.
        serde_json::to_string(self).unwrap_or_default()
    }

    /// Plays the record again. Faults name the key they stand in and, of a move, its number from 1 on.
    pub fn line<G: Game>(&self) -> Result<Line<G>, Faults> {
        let mut faults = self.faults_of_the_head(G::NAME)?;
        let start = G::parse(&self.start);
        faults.extend(start.as_ref().err().into_iter().flat_map(in_start));
        Faults::check(faults)?;
        let mut line = Line::new(start?);
        for (text, ply) in self.moves.iter().zip(1_usize..) {
            play_text(&mut line, text).map_err(|reason| in_move(ply, text, reason))?;
        }
        let stopped = line.outcome().is_none()
            && UNLIMITED.contains(&G::NAME)
            && self.moves.len() >= TURN_LIMIT
            && self.result.as_deref() == Some("draw turn-limit");
        if !stopped {
            self.check_result(&status(&line))?;
        }
        Ok(line)
    }

    /// Plays a record of bataille again; every answer is checked against the grids.
    pub fn table(&self) -> Result<Table, Faults> {
        let mut faults = self.faults_of_the_head(bataille::NAME)?;
        let grids = bataille::parse_start(&self.start);
        faults.extend(grids.as_ref().err().into_iter().flat_map(in_start));
        Faults::check(faults)?;
        let mut table = Table::new(grids?);
        if self.result.as_deref().is_some_and(|result| result.ends_with(" limit")) {
            // The limit of a match is not part of the record: it can only have been reached by the last action.
            table = table.limited(self.moves.len().try_into().unwrap_or(u32::MAX));
        }
        for (text, ply) in self.moves.iter().zip(1_usize..) {
            Token::parse(text)
                .and_then(|token| table.replay(&token))
                .map_err(|reason| in_move(ply, text, reason))?;
        }
        self.check_result(&table_status(&table))?;
        Ok(table)
    }

    /// What is wrong beside start and moves; of another game there is nothing else to say.
    fn faults_of_the_head(&self, game: &str) -> Result<Vec<Fault>, Faults> {
        if self.game != game {
            let reason = msg!("record-other-game", found = &self.game, expected = game);
            return Err(Faults::one("game", reason));
        }
        let mut faults = Vec::new();
        if let Some(date) = self.date.as_ref().filter(|date| !is_date(date)) {
            faults.push(Fault { field: "date", reason: msg!("record-date", text = date) });
        }
        if self.moves.len() > MOST_MOVES {
            let reason = msg!("record-too-long", count = self.moves.len(), most = MOST_MOVES);
            faults.push(Fault { field: "moves", reason });
        }
        Ok(faults)
    }

    fn check_result(&self, status: &str) -> Result<(), Faults> {
        match &self.result {
            Some(result) if result != status => {
                Err(Faults::one("result", msg!("record-result", found = result, expected = status)))
            }
            _ => Ok(()),
        }
    }
}

fn in_start(faults: &Faults) -> impl Iterator<Item = Fault> {
    faults.iter().map(|fault| Fault {
        field: "start",
        reason: msg!("record-start", field = fault.label(), reason = fault.reason.clone()),
    })
}

fn in_move(ply: usize, text: &str, reason: Message) -> Faults {
    Faults::one("moves", illegal_move(ply, text, reason))
}

/// The sentence about a move of a sequence that cannot be played, with its number from 1 on.
pub fn illegal_move(number: usize, text: &str, reason: Message) -> Message {
    msg!("record-move", number = number, text = text, reason = reason)
}

/// Whether a text is a day of the calendar, `YYYY-MM-DD`.
fn is_date(text: &str) -> bool {
    let shape = text.len() == 10
        && text
            .bytes()
            .enumerate()
            .all(|(at, b)| if at == 4 || at == 7 { b == b'-' } else { b.is_ascii_digit() });
    if !shape {
        return false;
    }
    let number = |range: std::ops::Range<usize>| text[range].parse::<u32>().unwrap_or(0);
    let (year, month, day) = (number(0..4), number(5..7), number(8..10));
    let leap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0);
    let days = match month {
        2 => 28 + u32::from(leap),
        4 | 6 | 9 | 11 => 30,
        1 | 3 | 5 | 7 | 8 | 10 | 12 => 31,
        _ => 0,
    };
    (1..=days).contains(&day)
}
