//! Anything an author may ask for, and everything that is wrong with it.
//!
//! Not for: reading words (`notation`), nor for playing ([`Position`](super::Position)).

use super::notation::{Fields, LEFT, PAWNS, Pawn};
use super::place::{Cell, Wall};
use super::position::WALLS;
use super::sides::Sides;
use super::{Face, Position, paths};
use crate::games::{Fault, Faults, Side};
use crate::message::Message;
use crate::msg;

/// A position as someone describes it, possible or not. Cells are `(row, column)`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Arrangement {
    /// The side to move.
    pub turn: Side,
    /// White's pawn and Black's; `None` before it has entered.
    pub pawns: [Option<(i64, i64)>; 2],
    /// The walls White has left, and Black.
    pub left: [i64; 2],
    /// The walls that stand, on the south or the east side of a cell; sorted as in the notation.
    pub walls: Vec<(i64, i64, Face)>,
}

impl Arrangement {
    /// The position, or everything that is wrong with it.
    pub fn position(self) -> Result<Position, Faults> {
        let fields = Fields {
            turn: Some(self.turn),
            pawns: self.pawns.map(|pawn| pawn.map_or(Pawn::Waiting, |(row, column)| Pawn::On(row, column))),
            left: self.left.map(Some),
            walls: Some(self.walls),
        };
        validated(fields, Vec::new())
    }
}

/// The position a text describes.
pub(super) fn read(text: &str) -> Result<Position, Faults> {
    let mut found = Vec::new();
    let fields = Fields::read(text, &mut found);
    validated(fields, found)
}

/// What is wrong in what could be read is said, whatever could not be.
fn validated(fields: Fields, found: Vec<Fault>) -> Result<Position, Faults> {
    let mut faults = Found(found);
    let pawns = Side::BOTH.map(|side| faults.pawn(side, fields.pawns[side as usize]));
    for side in Side::BOTH {
        faults.left(side, fields.left[side as usize]);
    }
    let walls = fields.walls.map(|walls| (walls.len(), faults.walls(&walls)));
    faults.entries(fields.turn, fields.pawns, pawns);
    faults.apart(pawns);
    if let ([Some(white @ 0..=10), Some(black @ 0..=10)], Some((standing, _))) = (fields.left, walls) {
        faults.number_of_walls(white + black, standing);
    }
    if walls.is_some_and(|(standing, _)| standing > 0)
        && fields.pawns.iter().any(|pawn| matches!(pawn, Pawn::Waiting))
    {
        faults.add("walls", msg!("walle-position-walls-before-entry"));
    }
    Faults::check(faults.0)?;
    // Without a fault every field was read; the stand-ins are never used.
    let turn = fields.turn.unwrap_or(Side::First);
    let walls = walls.map_or(Sides::NONE, |(_, walls)| walls);
    Ok(Position::of(turn, pawns, fields.left.map(|left| left.unwrap_or(0) as u8), walls))
}

struct Found(Vec<Fault>);

impl Found {
    fn add(&mut self, field: &'static str, reason: Message) {
        self.0.push(Fault { field, reason });
    }

    /// The cell of a pawn, if it is on one.
    fn pawn(&mut self, side: Side, written: Pawn) -> Option<Cell> {
        let Pawn::On(row, column) = written else { return None };
        let cell = cell(row, column);
        if cell.is_none() {
            let reason = msg!("walle-position-pawn-outside", row = row, column = column);
            self.add(PAWNS[side as usize], reason);
        }
        cell
    }

    fn left(&mut self, side: Side, left: Option<i64>) {
        if let Some(left) = left
            && !(0..=i64::from(WALLS)).contains(&left)
        {
            self.add(LEFT[side as usize], msg!("walle-position-left", left = left, most = WALLS));
        }
    }

    /// Every wall by itself, and their order.
    fn walls(&mut self, written: &[(i64, i64, Face)]) -> Sides {
        let mut walls = Sides::NONE;
        let mut last: Option<Wall> = None;
        for &(row, column, face) in written {
            let Some(cell) = cell(row, column) else {
                self.add("walls", msg!("walle-position-wall-outside", row = row, column = column));
                continue;
            };
            let wall = Wall { cell, face };
            if wall.is_border() {
                self.add("walls", msg!("walle-position-wall-border", wall = wall.to_string()));
            }
            match last {
                Some(before) if before == wall => {
                    self.add("walls", msg!("walle-position-wall-twice", wall = wall.to_string()));
                }
                Some(before) if before > wall => {
                    self.add(
                        "walls",
                        msg!("walle-position-unsorted", wall = wall.to_string(), before = before.to_string()),
                    );
                }
                _ => {}
            }
            last = Some(wall);
            walls = walls.with(Sides::of(wall));
        }
        walls
    }

    /// Who has entered and whose turn it is must fit.
    fn entries(&mut self, turn: Option<Side>, written: [Pawn; 2], pawns: [Option<Cell>; 2]) {
        match written {
            [Pawn::Waiting, Pawn::On(..)] => self.add("black", msg!("walle-position-black-first")),
            [Pawn::Waiting, Pawn::Waiting] if turn == Some(Side::Second) => {
                self.add("turn", msg!("walle-position-white-enters"));
            }
            [Pawn::On(..), Pawn::Waiting] => {
                if turn == Some(Side::First) {
                    self.add("turn", msg!("walle-position-black-enters"));
                }
                let row = Position::entry_row(Side::First);
                if let Some(cell) = pawns[0].filter(|cell| cell.row() != row) {
                    let reason = msg!("walle-position-white-moved", cell = cell.to_string(), row = row);
                    self.add("white", reason);
                }
            }
            _ => {}
        }
    }

    /// Two pawns never share a cell, and only one has won.
    fn apart(&mut self, pawns: [Option<Cell>; 2]) {
        let [Some(white), Some(black)] = pawns else { return };
        if white == black {
            self.add("black", msg!("walle-position-same-cell", cell = white.to_string()));
        }
        if white.row() == paths::goal(Side::First) && black.row() == paths::goal(Side::Second) {
            self.add("black", msg!("walle-position-both-won"));
        }
    }

    fn number_of_walls(&mut self, left: i64, standing: usize) {
        let expected = 2 * i64::from(WALLS) - left;
        if expected != standing as i64 {
            let reason =
                msg!("walle-position-wall-count", standing = standing, left = left, expected = expected);
            self.add("walls", reason);
        }
    }
}

fn cell(row: i64, column: i64) -> Option<Cell> {
    Cell::new(u32::try_from(row).ok()?, u32::try_from(column).ok()?)
}
