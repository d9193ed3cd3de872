//! Anything an author may write as a position, what is wrong with it, and its text.
//!
//! Not for: reading text (`notation`), nor whether a game can reach the arrangement, which nobody asks.

use super::{DEFAULT_LIMIT, HIGHEST_LIMIT, PIECES, Point, Position, in_hand, side_name};
use crate::games::{Fault, Faults, Side};
use crate::msg;
use std::fmt;

/// The fields of the text, in its order.
pub(super) const FIELDS: [&str; 6] =
    ["board", "turn", "blue in hand", "red in hand", "turns played", "turn limit"];
pub(super) const BOARD: &str = FIELDS[0];
pub(super) const TURN: &str = FIELDS[1];
pub(super) const IN_HAND: [&str; 2] = [FIELDS[2], FIELDS[3]];
pub(super) const TURNS: &str = FIELDS[4];
pub(super) const LIMIT: &str = FIELDS[5];

/// A position as written, valid or not.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Arrangement {
    /// The piece on each point, by the number of the point.
    pub board: [Option<Side>; 24],
    /// The side to move.
    pub turn: Side,
    /// Pieces yet to be placed, Blue's and Red's.
    pub in_hand: [u32; 2],
    /// Turns played so far.
    pub turns: u32,
    /// Turns after which the game is a draw.
    pub limit: u32,
}

impl Arrangement {
    /// The empty board before the first turn.
    pub const fn start(limit: u32) -> Self {
        Self { board: [None; 24], turn: Side::First, in_hand: [PIECES; 2], turns: 0, limit }
    }

    /// The position, or every fault it has.
    pub fn position(&self) -> Result<Position, Faults> {
        self.judged(Vec::new())
    }

    /// The position, or the faults of reading `found` before and those against the rules, in the order of the
    /// fields. A rule is asked only where every field it speaks of could be read.
    pub(super) fn judged(&self, mut found: Vec<Fault>) -> Result<Position, Faults> {
        let unreadable: Vec<_> = found.iter().map(|fault| fault.field).collect();
        let readable = |fields: &[&'static str]| !fields.iter().any(|field| unreadable.contains(field));
        self.judge_counters(readable, &mut found);
        self.judge_pieces(readable, &mut found);
        found.sort_by_key(|fault| FIELDS.iter().position(|&field| field == fault.field));
        Faults::check(found)?;
        Ok(self.unchecked())
    }

    /// The position of an arrangement known to have no fault.
    pub(super) fn unchecked(&self) -> Position {
        let set_of = |side| {
            let stands = |point: &Point| self.board[*point as usize] == Some(side);
            Point::ALL.into_iter().filter(stands).collect()
        };
        Position::assembled(Side::BOTH.map(set_of), self.turns as u16, self.limit as u16)
    }

    /// Turn, hands, turns played and turn limit, which must fit each other.
    fn judge_counters(&self, readable: impl Fn(&[&'static str]) -> bool, found: &mut Vec<Fault>) {
        let (turns, limit) = (self.turns, self.limit);
        if readable(&[LIMIT]) && !(1..=HIGHEST_LIMIT).contains(&limit) {
            let reason = msg!("moulin-limit-range", limit = limit, highest = HIGHEST_LIMIT);
            found.push(Fault { field: LIMIT, reason });
        }
        if readable(&[TURNS, LIMIT]) && turns > limit {
            let reason = msg!("moulin-turns-above-limit", turns = turns, limit = limit);
            found.push(Fault { field: TURNS, reason });
        }
        let due = if turns.is_multiple_of(2) { Side::First } else { Side::Second };
        if readable(&[TURN, TURNS]) && self.turn != due {
            let reason = msg!("moulin-wrong-turn", turns = turns, side = side_name(due));
            found.push(Fault { field: TURN, reason });
        }
        for side in Side::BOTH {
            let (hand, expected) = (self.in_hand[side as usize], in_hand(side, turns));
            let field = IN_HAND[side as usize];
            if readable(&[field, TURNS]) && hand != expected {
                let name = side_name(side);
                let reason =
                    msg!("moulin-wrong-hand", turns = turns, side = name, expected = expected, found = hand);
                found.push(Fault { field, reason });
            }
        }
    }

    /// How many pieces each side has, on the board and in all.
    fn judge_pieces(&self, readable: impl Fn(&[&'static str]) -> bool, found: &mut Vec<Fault>) {
        for side in Side::BOTH {
            let hand = self.in_hand[side as usize];
            let standing = self.board.iter().filter(|&&piece| piece == Some(side)).count() as u32;
            let left = hand.saturating_add(standing);
            let mut fault = |reason| found.push(Fault { field: BOARD, reason });
            let counted = readable(&[BOARD, IN_HAND[side as usize]]);
            if counted && left > PIECES {
                fault(msg!("moulin-too-many-pieces", side = side_name(side), count = left, most = PIECES));
            }
            // Before the first turn nobody has moved.
            if !readable(&[BOARD, TURN, TURNS]) || self.turns == 0 {
                continue;
            }
            let has_just_moved = side != self.turn;
            if has_just_moved && standing == 0 {
                fault(msg!("moulin-mover-absent", side = side_name(side)));
            }
            if counted && has_just_moved && left < 3 {
                fault(msg!("moulin-mover-too-few", side = side_name(side), count = left));
            } else if counted && left < 2 {
                fault(msg!("moulin-opponent-too-few", side = side_name(side), count = left));
            }
        }
    }
}

impl Default for Arrangement {
    fn default() -> Self {
        Self::start(DEFAULT_LIMIT)
    }
}

impl fmt::Display for Arrangement {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, row) in Point::ROWS.iter().enumerate() {
            f.write_str(if index == 0 { "" } else { "/" })?;
            for &point in *row {
                f.write_str(match self.board[point as usize] {
                    Some(Side::First) => "B",
                    Some(Side::Second) => "R",
                    None => ".",
                })?;
            }
        }
        let turn = match self.turn {
            Side::First => "b",
            Side::Second => "r",
        };
        let [blue, red] = self.in_hand;
        write!(f, " {turn} {blue} {red} {} {}", self.turns, self.limit)
    }
}
