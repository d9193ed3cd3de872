//! What a search is told about Wall-e: who is nearer to the goal, and who can still build.
//!
//! Estimates are in hundredths of a step. Not for: paths themselves, which positions keep.

use super::level::{Estimates, Level};
use crate::games::walle::{Face, Move, Position};
use crate::games::{Game, Side};
use crate::search::{Evaluator, Score};

/// A step of the shortest way.
const STEP: Score = 100;
/// The side to move is half a step ahead.
const TEMPO: Score = STEP / 2;
/// A wall in hand, which is kept until it costs the opponent two steps. Over 120 games at 3,000 nodes 60 beat 35,
/// 120 beat 60 and 150 beat 120.
const WALL: Score = 150;
/// Nobody can stop the side that is ahead any more.
const RACE: Score = 300;
/// The steps counted for a pawn that no way is left for: more than any way on an ordinary board.
const SHUT_OFF: u32 = 40;

/// The levels, each measured against the one below. More nodes help less than in the other games, from some 3,000
/// on three times as many win 56 games of 100: the last step is a large one, and there are two levels less.
pub(super) const LEVELS: &[Level] = &[
    Level { nodes: 1, noise: 400 },
    Level { nodes: 100, noise: 400 },
    Level { nodes: 250, noise: 330 },
    Level { nodes: 700, noise: 210 },
    Level { nodes: 2_400, noise: 100 },
    Level { nodes: 100_000, noise: 5 },
];

/// The estimates of Wall-e.
#[derive(Debug, Clone, Copy)]
pub struct Paths;

impl Estimates<Position> for Paths {
    fn of(_: &Position) -> Self {
        Self
    }
}

/// Steps a pawn needs at least; before it has entered, one to enter.
fn steps(position: &Position, side: Side) -> u32 {
    match position.pawn(side) {
        Some(_) => position.distance(side).unwrap_or(SHUT_OFF),
        None => 11,
    }
}

impl Evaluator<Position> for Paths {
    /// By cell of the destination; walls by cell and face.
    const SLOTS: usize = 3 * 99;

    #[inline]
    fn score(&self, position: &Position) -> Score {
        let (own, other) = (position.to_move(), position.to_move().other());
        let ahead = steps(position, other) as Score - steps(position, own) as Score;
        let walls = [own, other].map(|side| Score::from(position.walls_left(side)));
        let race = if walls[1] == 0 && ahead >= 0 {
            RACE
        } else if walls[0] == 0 && ahead < 0 {
            -RACE
        } else {
            0
        };
        STEP * ahead + TEMPO + WALL * (walls[0] - walls[1]) + race
    }

    /// Of the walls only those in the way known for the other pawn: no other makes its shortest way longer at once.
    /// A tenth of the moves are left, and the search sees twice as far.
    #[inline]
    fn candidates(&self, position: &Position, moves: &mut Vec<Move>) {
        position.direct_moves(moves);
    }

    /// A step along the own way first, then walls in the opponent's; a wall elsewhere seldom matters.
    #[inline]
    fn promise(&self, position: &Position, mv: Move) -> i32 {
        match mv {
            Move::To(cell) => {
                let row = i32::from(cell.row());
                200 + 10 * if position.to_move() == Side::First { row } else { 10 - row }
            }
            Move::Place(_) => 250,
            Move::Pass => 0,
        }
    }

    #[inline]
    fn slot(&self, mv: Move) -> usize {
        let number =
            |cell: crate::games::walle::Cell| 9 * usize::from(cell.row()) + usize::from(cell.column());
        match mv {
            Move::To(cell) => number(cell),
            Move::Place(wall) if wall.face == Face::East => 99 + number(wall.cell),
            Move::Place(wall) => 2 * 99 + number(wall.cell),
            Move::Pass => 0,
        }
    }
}
