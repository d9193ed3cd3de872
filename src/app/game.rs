//! What a person can ask about a game: show a position, list or play moves, count lines of play, make up a
//! complete game, have built-in players play one, play a record file again, solve a position, deduce.
//!
//! The game is chosen by name at run time; everything behind is generic over [`Game`]. Not for: rules
//! (`games`), printing, wording.

mod bataille;
mod deduce;
mod play;
mod records;
mod solve;

pub use deduce::{Deduction, EvidenceFault, OpenCell, deduce, read_evidence};
pub(super) use play::played_on;
pub use play::{Pairing, played_game};
pub use records::{FoundRecord, RecordsFault, each_record, read_records, replay};
pub use solve::{Fact, Solved, Unsolved, solve};

use crate::drawing::Drawing;
use crate::games::{Dice, Faults, Game, Line, Record, moulin, random, record, relief, roi, walle};
use crate::message::Message;
use crate::search;

/// The position every game of Wall-e starts from.
pub(super) const WALLE_START: &str = "w - - 10 10 -";

/// One of the five games.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum GameName {
    /// The King game.
    Roi,
    /// Bataille en ligne, whose players do not see everything.
    Bataille,
    /// Wall-e.
    Walle,
    /// Nine men's morris.
    Moulin,
    /// The relief game.
    Relief,
}

impl GameName {
    /// Every game, in the order of the rules.
    pub const ALL: [Self; 5] = [Self::Roi, Self::Bataille, Self::Walle, Self::Moulin, Self::Relief];

    /// The name in commands and files.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Roi => roi::Position::NAME,
            Self::Bataille => crate::games::bataille::NAME,
            Self::Walle => walle::Position::NAME,
            Self::Moulin => moulin::Position::NAME,
            Self::Relief => relief::Position::NAME,
        }
    }
}

/// What is asked about a position.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Query {
    /// Its drawing and status.
    Show,
    /// Its legal moves.
    Moves,
    /// Where these moves lead.
    Apply(Vec<String>),
    /// How many lines of play of this many moves it has.
    Perft {
        /// Moves of each line of play.
        depth: u32,
        /// Whether they are counted for each first move.
        divide: bool,
    },
}

/// What is answered.
#[derive(Debug, Clone, PartialEq)]
pub enum Answer {
    /// Drawings, each with a heading where it needs one, and the words of the `status:` line.
    Shown {
        /// The drawings from top to bottom.
        parts: Vec<(Option<Message>, Drawing)>,
        /// The status.
        status: String,
    },
    /// The moves in the byte order of their texts.
    Moves(Vec<String>),
    /// The position after the moves.
    Applied {
        /// Its text.
        position: String,
        /// The words of the `status:` line, the moves played taken into account.
        status: String,
    },
    /// The number of lines of play.
    Count(u64),
    /// The number of lines of play that begin with each move.
    Divided(Vec<(String, u64)>),
}

/// Why there is no answer.
#[derive(Debug, Clone, PartialEq)]
pub enum Refusal {
    /// The text is not a position: every fault with its field.
    Position(Faults),
    /// A move cannot be played, or this cannot be asked of this game.
    Other(Message),
}

impl From<Faults> for Refusal {
    fn from(faults: Faults) -> Self {
        Self::Position(faults)
    }
}

/// Answers a query about one position.
pub fn answer(game: GameName, position: &str, query: &Query) -> Result<Answer, Refusal> {
    match game {
        GameName::Roi => of::<roi::Position>(position, query),
        GameName::Bataille => bataille::answer(position, query),
        GameName::Walle => of::<walle::Position>(position, query),
        GameName::Moulin => of::<moulin::Position>(position, query),
        GameName::Relief => of::<relief::Position>(position, query),
    }
}

fn of<G: Game>(text: &str, query: &Query) -> Result<Answer, Refusal> {
    let position = G::parse(text)?;
    Ok(match query {
        Query::Show => shown(&Line::new(position)),
        Query::Moves => Answer::Moves(position.listed_moves().iter().map(ToString::to_string).collect()),
        Query::Apply(moves) => {
            let mut line = Line::new(position);
            for (text, number) in moves.iter().zip(1..) {
                record::play_text(&mut line, text)
                    .map_err(|reason| Refusal::Other(record::illegal_move(number, text, reason)))?;
            }
            Answer::Applied { position: line.position().to_string(), status: record::status(&line) }
        }
        Query::Perft { depth, divide: false } => Answer::Count(search::perft(&position, *depth)),
        Query::Perft { depth, divide: true } => {
            let counts = search::divide(&position, *depth);
            Answer::Divided(counts.into_iter().map(|(mv, count)| (mv.to_string(), count)).collect())
        }
    })
}

fn shown<G: Game>(line: &Line<G>) -> Answer {
    Answer::Shown { parts: vec![(None, line.position().drawing())], status: record::status(line) }
}

/// A complete game by chance, from the usual start or, where there is none, from one made from the seed: the
/// board of roi, the grids of bataille, the terrain of relief with this roughness.
pub fn random_game(game: GameName, seed: u64, roughness: Option<f64>) -> Result<Record, Refusal> {
    let dice = &mut Dice::new(seed);
    let record = match game {
        GameName::Roi => random::game(roi::Position::parse(&random::roi_start(dice))?, dice),
        GameName::Bataille => random::bataille(dice),
        GameName::Walle => random::game(walle::Position::parse(WALLE_START)?, dice),
        GameName::Moulin => random::game(moulin::Position::start(moulin::DEFAULT_LIMIT)?, dice),
        GameName::Relief => random::game(relief::Position::initial(terrain(seed, roughness)?), dice),
    };
    Ok(Record { seed: Some(seed), ..record })
}

/// The terrain of relief made from a seed, with the usual roughness or this one.
pub fn terrain(seed: u64, roughness: Option<f64>) -> Result<relief::Terrain, Refusal> {
    let usual = relief::TerrainOptions::default();
    let options = relief::TerrainOptions { roughness: roughness.unwrap_or(usual.roughness), ..usual };
    relief::Terrain::generate(seed, options).map_err(Refusal::Other)
}
