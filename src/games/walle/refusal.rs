//! Why a move cannot be played, one reason for each way to break the rules.
//!
//! Not for: finding the legal moves (`position`); here every rule is looked at one by one.

use super::place::{Cell, Wall};
use super::sides::Sides;
use super::{Move, Position, paths};
use crate::games::{Game, Side};
use crate::message::Message;
use crate::msg;

pub(super) fn check(position: &Position, mv: Move) -> Result<(), Message> {
    if let Some(outcome) = position.outcome() {
        return Err(msg!("game-over", status = outcome.words(Position::SIDES)));
    }
    let (own, other) = (position.to_move(), position.to_move().other());
    match (position.pawn(own), position.pawn(other), mv) {
        (Some(from), Some(other), Move::To(to)) => step(position, from, other, to),
        (Some(_), Some(_), Move::Place(wall)) => place(position, wall),
        (_, _, Move::To(to)) => enter(own, to),
        (_, _, Move::Place(_)) => Err(msg!("walle-move-wall-before-entry")),
        (_, _, Move::Pass) => {
            if position.listed_moves() == [Move::Pass] {
                Ok(())
            } else {
                Err(msg!("walle-move-pass"))
            }
        }
    }
}

fn enter(side: Side, to: Cell) -> Result<(), Message> {
    let row = Position::entry_row(side);
    if to.row() == row { Ok(()) } else { Err(msg!("walle-move-entry-row", cell = to.to_string(), row = row)) }
}

fn step(position: &Position, from: Cell, other: Cell, to: Cell) -> Result<(), Message> {
    if position.destinations() & to.bit() != 0 {
        return Ok(());
    }
    let open = position.open();
    let adjoin = |one: Cell, two: Cell| Sides::ALL.neighbours(one.bit()) & two.bit() != 0;
    let passes = |one: Cell, two: Cell| open.neighbours(one.bit()) & two.bit() != 0;
    let behind = behind(from, other);
    let (cell, pawn) = (to.to_string(), other.to_string());
    Err(if to == from {
        msg!("walle-move-stays", cell = cell)
    } else if to == other {
        msg!("walle-move-occupied", cell = cell)
    } else if adjoin(from, to) {
        msg!("walle-move-through-wall", from = from.to_string(), to = cell)
    } else if !(adjoin(from, other) && adjoin(other, to)) {
        msg!("walle-move-too-far", from = from.to_string(), to = cell)
    } else if !passes(from, other) {
        msg!("walle-move-jump-through-wall", pawn = pawn, from = from.to_string())
    } else if behind == Some(to) {
        msg!("walle-move-jump-stopped", pawn = pawn, cell = cell)
    } else if behind.is_some_and(|behind| passes(other, behind)) {
        msg!("walle-move-jump-straight", pawn = pawn, cell = cell)
    } else {
        msg!("walle-move-beside-wall", pawn = pawn, cell = cell)
    })
}

/// The cell behind a neighbouring pawn, if the board goes on there.
fn behind(from: Cell, other: Cell) -> Option<Cell> {
    let beyond = |from: u8, other: u8| (2 * u32::from(other)).checked_sub(u32::from(from));
    Cell::new(beyond(from.row(), other.row())?, beyond(from.column(), other.column())?)
}

fn place(position: &Position, wall: Wall) -> Result<(), Message> {
    let opponent = position.to_move().other();
    let name = wall.to_string();
    if wall.is_border() {
        Err(msg!("walle-move-border", wall = name))
    } else if position.has_wall(wall) {
        Err(msg!("walle-move-wall-stands", wall = name))
    } else if position.walls_left(position.to_move()) == 0 {
        Err(msg!("walle-move-no-wall-left"))
    } else if !position.has_way(opponent) {
        Err(msg!("walle-move-already-shut-off", row = paths::goal(opponent)))
    } else if position.shuts_off_opponent(wall) {
        Err(msg!("walle-move-shuts-off", wall = name, row = paths::goal(opponent)))
    } else {
        Ok(())
    }
}
