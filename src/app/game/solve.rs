//! Solves a position: who wins, by which moves, how fast; for Wall-e also the paths and the forbidden walls.
//!
//! Answers are keys and values, the same in every language, documented in `docs/solve.md`; one function a game.
//! Not for: searching (`search`), nor for laying answers out.

use super::{GameName, Refusal};
use crate::games::{Faults, Game, Line, Provable, Side, moulin, record, relief, roi, walle};
use crate::msg;
use crate::search::proof::{MOST_PLIES, moves_of};
use crate::search::{Interrupted, Prover};
use std::sync::atomic::AtomicBool;

/// The value of a key.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Fact {
    /// There is none.
    Nothing,
    /// A word that programs may ask for.
    Word(String),
    /// A number.
    Number(u64),
    /// Words in an order that matters.
    Words(Vec<String>),
    /// Moves with a number each.
    Counted(Vec<(String, u64)>),
    /// Moves with a word each.
    Marked(Vec<(String, &'static str)>),
}

/// Keys with their values, in the order they are shown.
pub type Solved = Vec<(&'static str, Fact)>;

/// Why a position is not solved.
#[derive(Debug, Clone, PartialEq)]
pub enum Unsolved {
    /// It cannot be.
    Refused(Refusal),
    /// The person would not wait.
    Interrupted,
}

impl From<Faults> for Unsolved {
    fn from(faults: Faults) -> Self {
        Self::Refused(faults.into())
    }
}

impl From<Interrupted> for Unsolved {
    fn from(_: Interrupted) -> Self {
        Self::Interrupted
    }
}

/// Solves a position. `plies` is how far a forced win is looked for, at most [`MOST_PLIES`]; the search gives up
/// when `stop` becomes true.
pub fn solve(
    game: GameName,
    position: &str,
    plies: Option<u32>,
    stop: &AtomicBool,
) -> Result<Solved, Unsolved> {
    let refused = |message| Err(Unsolved::Refused(Refusal::Other(message)));
    if plies.is_some_and(|plies| !(1..=MOST_PLIES).contains(&plies)) {
        return refused(msg!("solve-range", moves = moves_of(MOST_PLIES), plies = MOST_PLIES));
    }
    match (game, plies) {
        (GameName::Roi, None) => Ok(of_roi(&roi::Position::parse(position)?)),
        (GameName::Roi, Some(_)) => refused(msg!("solve-roi-whole")),
        (GameName::Bataille, _) => refused(msg!("solve-hidden")),
        (GameName::Walle, _) => {
            let position = walle::Position::parse(position)?;
            let mut solved = of_walle(&position);
            if let Some(plies) = plies {
                solved.extend(forced_win(&position, plies, stop)?);
            }
            Ok(solved)
        }
        (GameName::Moulin, Some(plies)) => of::<moulin::Position>(position, plies, stop),
        (GameName::Relief, Some(plies)) => of::<relief::Position>(position, plies, stop),
        (GameName::Moulin | GameName::Relief, None) => refused(msg!("solve-how-far", game = game.word())),
    }
}

fn status<G: Game>(position: &G) -> (&'static str, Fact) {
    ("status", Fact::Word(record::status(&Line::new(position.clone()))))
}

/// The whole of roi: who wins, the Grundy value, the winning moves.
fn of_roi(position: &roi::Position) -> Solved {
    let (board, king) = (position.board(), position.king());
    let grundy = |(row, column)| board.grundy(row, column);
    let value = grundy(king).unwrap_or(0);
    let winning = position.listed_moves().into_iter().filter(|step| grundy(step.from(king)) == Some(0));
    vec![
        status(position),
        ("winner", Fact::Word(if value > 0 { "mover" } else { "other" }.to_owned())),
        ("grundy", Fact::Number(value.into())),
        ("winning", Fact::Words(winning.map(|step| step.to_string()).collect())),
    ]
}

/// Wall-e without a search: the shortest path of each side, and the walls that may not be placed.
fn of_walle(position: &walle::Position) -> Solved {
    const KEYS: [(&str, &str); 2] = [("white-steps", "white-path"), ("black-steps", "black-path")];
    let mut solved = vec![status(position)];
    for (side, (steps, path)) in Side::BOTH.into_iter().zip(KEYS) {
        match position.shortest_path(side) {
            Some(cells) => {
                solved.push((steps, Fact::Number(cells.len() as u64)));
                solved.push((path, Fact::Words(cells.iter().map(ToString::to_string).collect())));
            }
            None if position.pawn(side).is_some() => {
                solved.push((steps, Fact::Word("none".to_owned())));
                solved.push((path, Fact::Word("none".to_owned())));
            }
            None => solved.extend([(steps, Fact::Nothing), (path, Fact::Nothing)]),
        }
    }
    let banned = match position.banned_walls() {
        Ok(walls) => walls.into_iter().map(|(wall, ban)| (wall.to_string(), ban.word())).collect(),
        Err(ban) => vec![("all".to_owned(), ban.word())],
    };
    solved.push(("forbidden", Fact::Marked(banned)));
    solved
}

fn of<G: Provable>(position: &str, plies: u32, stop: &AtomicBool) -> Result<Solved, Unsolved> {
    let position = G::parse(position)?;
    let mut solved = vec![status(&position)];
    solved.extend(forced_win(&position, plies, stop)?);
    Ok(solved)
}

/// Whether the side to move wins within so many plies, how fast, by which first moves, and the main line.
fn forced_win<G: Provable>(position: &G, plies: u32, stop: &AtomicBool) -> Result<Solved, Interrupted> {
    let proof = Prover::new(stop).prove(position, plies)?;
    let number = |number: Option<u32>| number.map_or(Fact::Nothing, |number| Fact::Number(number.into()));
    let wins = proof.wins.iter().map(|win| (win.mv.to_string(), moves_of(win.plies).into()));
    Ok(vec![
        ("within", Fact::Number(plies.into())),
        ("win", Fact::Word(if proof.wins.is_empty() { "no" } else { "yes" }.to_owned())),
        ("in", number(proof.moves())),
        ("plies", number(proof.plies())),
        ("wins", Fact::Counted(wins.collect())),
        ("line", Fact::Words(proof.line.iter().map(ToString::to_string).collect())),
        ("nodes", Fact::Number(proof.nodes)),
    ])
}
