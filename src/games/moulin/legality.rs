//! Why a move cannot be played, for people who are learning the game.
//!
//! Written apart from the generator and in the order in which a player thinks: which piece, where to, does it
//! close a mill, what may be taken. Not for: listing moves (`moves`).

use super::position::{Phase, Position};
use super::{Move, Point, Points, side_name};
use crate::games::Game;
use crate::message::Message;
use crate::msg;

/// `Ok` for exactly the legal moves, else the first reason against it.
pub(super) fn check(position: &Position, mv: Move) -> Result<(), Message> {
    if let Some(outcome) = position.outcome() {
        return Err(msg!("game-over", status = outcome.words(Position::SIDES)));
    }
    check_origin(position, mv)?;
    check_destination(position, mv)?;
    let standing = position.own() & !Points::of_any(mv.from);
    let closes = standing.closing().contains(mv.to);
    match (closes, mv.capture) {
        (false, None) => Ok(()),
        (false, Some(_)) => Err(msg!("moulin-no-mill", point = mv.to.name())),
        (true, None) => Err(msg!("moulin-capture-missing", example = format!("{mv}x{}", example(position)))),
        (true, Some(taken)) => check_capture(position, mv, taken),
    }
}

fn check_origin(position: &Position, mv: Move) -> Result<(), Message> {
    let placing = position.phase() == Phase::Placing;
    let Some(from) = mv.from else {
        return if placing { Ok(()) } else { Err(msg!("moulin-all-placed")) };
    };
    if placing {
        Err(msg!("moulin-still-placing"))
    } else if position.enemies().contains(from) {
        Err(msg!("moulin-from-enemy", point = from.name(), side = side_name(position.to_move())))
    } else if !position.own().contains(from) {
        Err(msg!("moulin-from-empty", point = from.name()))
    } else {
        Ok(())
    }
}

fn check_destination(position: &Position, mv: Move) -> Result<(), Message> {
    let to = mv.to;
    if mv.from == Some(to) {
        return Err(msg!("moulin-no-step", point = to.name()));
    }
    if (position.own() | position.enemies()).contains(to) {
        return Err(msg!("moulin-occupied", point = to.name()));
    }
    match mv.from {
        Some(from) if position.phase() == Phase::Moving && !Points::of(from).neighbours().contains(to) => {
            Err(msg!(
                "moulin-not-neighbours",
                from = from.name(),
                to = to.name(),
                neighbours = names(Points::of(from).neighbours()),
                count = position.own().len()
            ))
        }
        _ => Ok(()),
    }
}

fn check_capture(position: &Position, mv: Move, taken: Point) -> Result<(), Message> {
    let point = taken.name();
    if position.capturable().contains(taken) {
        Ok(())
    } else if position.enemies().contains(taken) {
        Err(msg!("moulin-protected", point = point, allowed = names(position.capturable())))
    } else if taken == mv.to || (position.own().contains(taken) && mv.from != Some(taken)) {
        Err(msg!("moulin-capture-own", point = point))
    } else {
        Err(msg!("moulin-capture-empty", point = point))
    }
}

/// The piece named where a capture was forgotten.
fn example(position: &Position) -> &'static str {
    position.capturable().first().map_or("", Point::name)
}

/// Points by name, in the order of their names.
fn names(points: Points) -> String {
    let mut names: Vec<_> = points.iter().map(Point::name).collect();
    names.sort_unstable();
    names.join(", ")
}
