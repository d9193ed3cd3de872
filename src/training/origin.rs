//! Where candidates come from: a game that was played, or a position as it is.
//!
//! Not for: reading files.

use crate::games::{Game, Line};
use crate::problems::{Moves, Source};
use std::fmt;

/// A game, or a position, in which problems may be found.
#[derive(Debug, Clone)]
pub struct Origin<G: Game> {
    start: G,
    /// The moves played; none for a bare position.
    moves: Vec<G::Move>,
    recorded: bool,
    /// Which game it is, for the reader of a problem.
    name: String,
    /// Who played it, in the order of their names.
    players: Option<[String; 2]>,
}

impl<G: Game> Origin<G> {
    /// A game that was played: each of its positions may be a candidate.
    pub fn game(line: &Line<G>) -> Self {
        Self {
            start: line.start().clone(),
            moves: line.moves().to_vec(),
            recorded: true,
            name: String::new(),
            players: None,
        }
    }

    /// A position of which no history is known.
    pub fn position(position: G) -> Self {
        Self { start: position, moves: Vec::new(), recorded: false, name: String::new(), players: None }
    }

    /// The same, with who played it and where it stands.
    #[must_use]
    pub fn told(self, players: Option<&[String; 2]>, place: &str) -> Self {
        let name = match players {
            Some([first, second]) => format!("{first} - {second}, {place}"),
            None => place.to_owned(),
        };
        let players = players.map(|players| {
            let mut players = players.clone();
            players.sort();
            players
        });
        Self { name, players, ..self }
    }

    /// Whether it is a game.
    pub(super) const fn is_recorded(&self) -> bool {
        self.recorded
    }

    /// How many turns were played.
    pub(super) const fn plies(&self) -> usize {
        self.moves.len()
    }

    /// Who played, in the order of their names.
    pub(super) const fn players(&self) -> Option<&[String; 2]> {
        self.players.as_ref()
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
            game: self.name.clone(),
            start: self.start.to_string(),
            moves: self.moves.iter().take(ply).collect::<Moves>(),
            ply: ply as u32,
            played: self.moves.get(ply).map(ToString::to_string),
        }
    }
}

/// Everything that problems depend on: what was played, by whom, and where it stands.
impl<G: Game> fmt::Display for Origin<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let moves: Moves = self.moves.iter().collect();
        write!(f, "{} {} {moves} {}", self.recorded, self.start, self.name)
    }
}
