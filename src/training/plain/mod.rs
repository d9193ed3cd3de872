//! The rules of the games a second time, deliberately plain, and a plain search over them: what the verifier goes by.
//!
//! Written from `docs/rules.md` alone. Nothing here is shared with `games` or `search` but the names of the sides: a
//! position is an array of letters, ways are found by walking every path, a win by playing every line to its end.
//! An error there is not repeated here. The themes are defined on these rules too, once, for proofs of either
//! search. Not for: speed.

mod evidence;
mod moulin;
mod relief;
mod search;
mod walle;

pub(super) use evidence::themes;
pub use evidence::{Evidence, Theme, theme_message};
pub use moulin::Moulin;
pub use relief::Relief;
pub(super) use search::Search;
pub use walle::Walle;

use super::LONGEST_WIN;
use crate::games::Side;
use std::fmt::{Debug, Display};

/// How a game ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum End {
    /// This side has won.
    Won(Side),
    /// Nobody has.
    Drawn,
}

/// The plain rules of a game, seen from one position.
pub trait Rules: Clone + Eq + Debug + Send + Sync + Sized + 'static {
    /// A turn; `Display` writes its text.
    type Move: Copy + Eq + Debug + Display + Send + Sync + 'static;

    /// The game's name.
    const NAME: &'static str;
    /// The names of the side that moves first in the game and of the other.
    const SIDES: [&'static str; 2];
    /// The version of `docs/rules.md` that these rules are written from.
    const VERSION: u32;
    /// The longest wins that problems ask for, in moves of the solver.
    const LONGEST_WIN: u32 = LONGEST_WIN;
    /// The ideas a solution may show, in the order they are listed in.
    const THEMES: &'static [Theme<Self>];

    /// Reads a position's text; the error names the field that is malformed or impossible.
    fn read(text: &str) -> Result<Self, &'static str>;

    /// The position's text.
    fn text(&self) -> String;

    /// The side whose turn it is.
    fn to_move(&self) -> Side;

    /// How the game ended, judged from the position alone.
    fn end(&self) -> Option<End>;

    /// Every legal move; none where the game is over.
    fn moves(&self) -> Vec<Self::Move>;

    /// The position after a legal move.
    #[must_use]
    fn after(&self, mv: Self::Move) -> Self;

    /// Whether the side to move can end the game in its favour with this turn.
    fn wins_now(&self) -> bool {
        self.moves().into_iter().any(|mv| self.after(mv).end() == Some(End::Won(self.to_move())))
    }

    /// Whether a side might force a win within so many more of its own turns: `false` only where it certainly cannot, as
    /// the other side has a defence. What it says spares the search lines that lead nowhere, and changes no answer.
    fn could_win_within(&self, _side: Side, _turns: u32) -> bool {
        true
    }

    /// Whether two positions are the same state: counters of turns do not count.
    fn recurs(&self, earlier: &Self) -> bool;

    /// The position through every symmetry of the board, the exchange of the sides among them, itself first.
    fn images(&self) -> Vec<Self>;

    /// The number of cells on which other things stand in two positions.
    fn cells_apart(&self, other: &Self) -> usize;

    /// The legal moves in the order of their texts.
    fn listed(&self) -> Vec<Self::Move> {
        let mut moves = self.moves();
        moves.sort_by_cached_key(ToString::to_string);
        moves
    }

    /// The legal move of a text.
    fn named(&self, text: &str) -> Option<Self::Move> {
        self.moves().into_iter().find(|mv| mv.to_string() == text)
    }
}
