//! One problem: a position, what is to be found in it, and the proof of it: what every first move comes to, the
//! answers to every defence, the refutation of every wrong first move.
//!
//! Everything is stored as moves, numbers and names; sentences are made from them by whoever shows a problem. Not
//! for: proving any of it (`training`).

use super::{Moves, TreeText};
use serde::{Deserialize, Serialize};

/// A problem.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Problem {
    /// A name that follows from the position: [`Problem::id_of`].
    pub id: String,
    /// What is to be found.
    pub goal: Goal,
    /// The number of moves in which the side to move wins; of a defence, those within which every other first move
    /// loses.
    pub within: u32,
    /// How it was found.
    pub kind: Kind,
    /// The text of the position to be solved.
    pub position: String,
    /// The side to move, which is to solve it: `red` or `blue`, …
    pub side: String,
    /// The right first moves.
    pub solutions: Moves,
    /// The main line: the solver as fast, the other side as slow as can be, ties by the order of the texts. Of a
    /// defence the right move alone.
    pub line: Moves,
    /// An answer to every defence.
    pub tree: TreeText,
    /// What every legal first move comes to.
    pub first_moves: Vec<FirstMoves>,
    /// Why the wrong ones are wrong.
    pub refutations: Vec<Refutation>,
    /// The names of the ideas that every right first move shows.
    pub themes: Vec<String>,
    /// How hard it is, from 1 to 5.
    pub band: u8,
    /// The Glicko-2 rating it has from the attempts of the built-in players, rounded.
    pub rating: u32,
    /// How sure that rating is: its deviation, rounded.
    pub deviation: u32,
    /// Where the position comes from.
    pub source: Source,
    /// The version of the rules it was proved under.
    pub rules: u32,
    /// The seed it was chosen with.
    pub seed: u64,
}

impl Problem {
    /// The name of a problem: the game's name and a hash of the position's text (FNV-1a, 64 bits). It tells
    /// problems apart; it proves nothing.
    pub fn id_of(game: &str, position: &str) -> String {
        let hash = position.bytes().fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| {
            (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
        });
        format!("{game}-{hash:016x}")
    }

    /// The refutation of a wrong first move.
    pub fn refutation_of(&self, mv: &str) -> Option<&Moves> {
        self.refutations
            .iter()
            .find(|refutation| refutation.against.0.iter().any(|wrong| wrong == mv))
            .map(|refutation| &refutation.line)
    }

    /// What a first move comes to, and within how many moves.
    pub fn class_of(&self, mv: &str) -> Option<(Class, u32)> {
        self.first_moves
            .iter()
            .find(|group| group.moves.0.iter().any(|other| other == mv))
            .map(|group| (group.class, group.within))
    }
}

/// What is to be found.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Goal {
    /// The first move of a forced win.
    Win,
    /// The only move that does not lose.
    Defence,
}

/// How a problem was found.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Kind {
    /// A win that the player of the game let go.
    MissedWin,
    /// A win that the other side gave away with its last turn; the player of the game found it.
    PunishedBlunder,
    /// One first move does not lose, in a game.
    OnlyDefence,
    /// A win in a position that was given as it is.
    Position,
}

impl Kind {
    /// What is to be found in a problem of this kind.
    pub const fn goal(self) -> Goal {
        match self {
            Self::OnlyDefence => Goal::Defence,
            Self::MissedWin | Self::PunishedBlunder | Self::Position => Goal::Win,
        }
    }
}

/// First moves that come to the same.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FirstMoves {
    /// What they come to.
    pub class: Class,
    /// The number of moves for which that is proved: of the solver, or of the other side where that one wins.
    pub within: u32,
    /// How many they are.
    pub count: usize,
    /// The moves in the order of their texts.
    pub moves: Moves,
}

/// What a first move comes to.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Class {
    /// It forces the win within so many moves, and not within fewer.
    Win,
    /// The other side forces no win within so many of its moves. It may do so later.
    Hold,
    /// It forces no win within so many moves. It may do so later.
    NoWin,
    /// The other side then forces the win within so many of its moves, and not within fewer.
    Loss,
}

/// Why some first moves are wrong.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Refutation {
    /// What follows the wrong move: of one that loses the play to the end, of one that only wins no more the reply
    /// after which the win is gone.
    pub line: Moves,
    /// The wrong first moves it refutes, in the order of their texts.
    pub against: Moves,
}

/// Where a position comes from.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Source {
    /// It was given as it is.
    Position,
    /// It was met in a recorded game.
    Record {
        /// Which game: who played it, in which collection; empty where that is not known.
        #[serde(default, skip_serializing_if = "String::is_empty")]
        game: String,
        /// The position the game began with.
        start: String,
        /// The moves that led to the problem.
        moves: Moves,
        /// How many they are.
        ply: u32,
        /// The move that was played there in the game.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        played: Option<String>,
    },
}
