//! Where candidates come from: a game that was played, or a position as it is.
//!
//! Not for: reading files.

use crate::games::{Game, Line};
use crate::problems::{Moves, Source};

/// A game, or a position, in which problems may be found.
#[derive(Debug, Clone)]
pub struct Origin<G: Game> {
    start: G,
    /// The moves played; none for a bare position.
    moves: Vec<G::Move>,
    recorded: bool,
}

impl<G: Game> Origin<G> {
    /// A game that was played: each of its positions is a candidate.
    pub fn game(line: &Line<G>) -> Self {
        Self { start: line.start().clone(), moves: line.moves().to_vec(), recorded: true }
    }

    /// A position of which no history is known.
    pub fn position(position: G) -> Self {
        Self { start: position, moves: Vec::new(), recorded: false }
    }

    /// How many candidates it holds.
    pub(super) fn candidates(&self) -> usize {
        self.moves.len() + 1
    }

    /// The line of play up to a candidate.
    pub(super) fn line(&self, ply: usize) -> Line<G> {
        let mut line = Line::new(self.start.clone());
        for &mv in self.moves.iter().take(ply) {
            line.push(mv);
        }
        line
    }

    /// What a problem says of where it comes from.
    pub(super) fn source(&self, ply: usize) -> Source {
        if !self.recorded {
            return Source::Position;
        }
        Source::Record {
            game: String::new(),
            start: self.start.to_string(),
            moves: self.moves.iter().take(ply).collect::<Moves>(),
            ply: ply as u32,
            played: self.moves.get(ply).map(ToString::to_string),
        }
    }
}
