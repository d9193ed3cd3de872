//! Wall-e in words: where the pawn goes, how many steps are left, which walls may not be placed, how a game was
//! decided.
//!
//! Not for: reasons against illegal moves, which the rules give (`games::walle`).

use super::{Ability, Taught, side};
use crate::games::walle::{Ban, Cell, Face, Move, Position};
use crate::games::{Game as _, Outcome, Reason, Side, Verdict};
use crate::message::Message;
use crate::msg;

/// A side's name as messages choose by it.
const fn name(of: Side) -> &'static str {
    Position::SIDES[of as usize]
}

impl Taught for Position {
    /// Of either pawn its way, of the side to move where its pawn goes and which walls it may not place.
    fn abilities(&self) -> Vec<Ability> {
        let (own, other) = (self.to_move(), self.to_move().other());
        let (jumps, steps): (Vec<Cell>, Vec<Cell>) =
            destinations(self).into_iter().partition(|&cell| leads_over(self, cell));
        let walks = [(msg!("lesson-walle-walks"), steps), (msg!("lesson-walle-jumps"), jumps)];
        let walks = walks.map(|(what, cells)| (what, texts(&cells))).into_iter();
        let mut pawns: Vec<Ability> = [own, other].into_iter().filter_map(|side| pawn(self, side)).collect();
        if let Some(own) = pawns.first_mut() {
            own.lists.extend(walks.filter(|(_, cells)| !cells.is_empty()));
        }
        pawns.push(walls(self));
        pawns
    }

    fn words(&self, mv: Move) -> Option<Message> {
        let mover = name(self.to_move());
        Some(match mv {
            Move::To(cell) if self.pawn(self.to_move()).is_none() => {
                msg!("lesson-walle-enter", side = mover, to = cell.to_string())
            }
            Move::To(cell) if leads_over(self, cell) => {
                msg!("lesson-walle-jump", side = mover, to = cell.to_string())
            }
            Move::To(cell) => msg!("lesson-walle-walk", side = mover, to = cell.to_string()),
            Move::Place(wall) => {
                let face = match wall.face {
                    Face::East => "east",
                    Face::South => "south",
                };
                msg!("lesson-walle-wall", side = mover, face = face, cell = wall.cell.to_string())
            }
            Move::Pass => msg!("lesson-walle-pass", side = mover),
        })
    }

    fn mover(&self, mv: Move) -> Option<Message> {
        match mv {
            Move::To(_) => {
                let cell = self.pawn(self.to_move())?.to_string();
                Some(msg!("lesson-walle-pawn-at", side = name(self.to_move()), cell = cell))
            }
            Move::Place(_) => Some(msg!("lesson-walle-a-wall")),
            Move::Pass => None,
        }
    }

    fn ending(&self, outcome: Outcome) -> Message {
        match (outcome.verdict, outcome.reason) {
            (Verdict::Win(winner), Reason::Goal) => {
                msg!("lesson-walle-goal", pawn = name(winner), side = side(name(winner)))
            }
            _ => msg!("lesson-drawn"),
        }
    }
}

/// The cells the pawn of the side to move can go to.
fn destinations(position: &Position) -> Vec<Cell> {
    let cell = |mv: Move| if let Move::To(cell) = mv { Some(cell) } else { None };
    position.listed_moves().into_iter().filter_map(cell).collect()
}

/// Whether the pawn of the side to move gets to a cell over the other one: every such cell is two steps away.
fn leads_over(position: &Position, to: Cell) -> bool {
    let apart = |from: Cell| from.row().abs_diff(to.row()) + from.column().abs_diff(to.column());
    position.pawn(position.to_move()).is_some_and(|from| apart(from) > 1)
}

/// A pawn that has entered, with the steps it needs.
fn pawn(position: &Position, side: Side) -> Option<Ability> {
    let cell = position.pawn(side)?.to_string();
    let steps = match position.distance(side) {
        Some(steps) => (msg!("lesson-walle-steps"), vec![steps.to_string()]),
        None => (msg!("lesson-walle-shut-off"), Vec::new()),
    };
    Some(Ability { piece: msg!("lesson-walle-pawn", side = name(side), cell = cell), lists: vec![steps] })
}

/// The walls that the side to move has left, and where none of them may stand.
fn walls(position: &Position) -> Ability {
    let own = position.to_move();
    let banned = position.banned_walls().unwrap_or_default();
    let shutting = banned.into_iter().filter(|&(_, ban)| ban == Ban::ShutsOff);
    let shutting: Vec<_> = shutting.map(|(wall, _)| wall).collect();
    let mut lists = vec![(msg!("lesson-walle-left"), vec![position.walls_left(own).to_string()])];
    if !shutting.is_empty() {
        lists.push((msg!("lesson-walle-shutting"), texts(&shutting)));
    }
    Ability { piece: msg!("lesson-walle-walls", side = name(own)), lists }
}

fn texts<T: ToString>(things: &[T]) -> Vec<String> {
    things.iter().map(ToString::to_string).collect()
}
