//! The last turn of a game seen beforehand: can the side to move take the third last piece, or shut the enemy in?
//!
//! And what no number of turns can do: take too many pieces, or shut in an enemy with too much room. Not for: judging
//! a position that is over (`position`).

use super::position::Phase;
use super::{PLACING_TURNS, Points, Position, in_hand, moves};
use crate::games::{Game, Provable, Side};

impl Provable for Position {
    /// The pieces of both and the turns played; the turn limit never changes.
    type Key = u64;

    fn key(&self) -> Self::Key {
        let turns = u64::from(self.turns_played() as u16);
        u64::from(self.own().bits()) | u64::from(self.enemies().bits()) << 24 | turns << 48
    }

    fn wins_at_once(&self) -> bool {
        if self.turns_played() >= self.turn_limit() {
            return false;
        }
        let closes = self.can_close();
        let enemy = self.to_move().other();
        if closes && self.enemies().len() + in_hand(enemy, self.turns_played()) == 3 {
            return true;
        }
        self.may_block(closes) && self.has_blocking_move()
    }

    fn could_win_within(&self, side: Side, turns: u32) -> bool {
        turns > 0 && (self.could_take_enough(side, turns) || self.could_shut_in(side, turns))
    }
}

impl Position {
    /// The pieces a side has left, on the board and in hand.
    fn left(&self, side: Side) -> u32 {
        self.pieces(side).len() + self.in_hand(side)
    }

    /// Whether a side could close as many mills with so many turns as leave the other two pieces.
    fn could_take_enough(&self, side: Side, turns: u32) -> bool {
        let needed = self.left(side.other()).saturating_sub(2);
        if turns != needed {
            return turns > needed;
        }
        // Every turn must close a mill, the next one too.
        if side == self.to_move() {
            self.can_close()
        } else {
            // The other side may clear a point first, or give wings to this one.
            let own = self.pieces(side);
            !(own.closing() & !own).is_empty()
        }
    }

    /// Whether a side could shut the other in with so many turns.
    ///
    /// Take pairs of an enemy piece and a free point beside it that share neither: as long as there is one, the enemy
    /// can move. Moving the piece of a pair to its point undoes none, for the point it leaves is free. A turn of this
    /// side fills one point and takes one piece at most, and an enemy's placing fills one point.
    fn could_shut_in(&self, side: Side, turns: u32) -> bool {
        let enemy = side.other();
        let begins = u32::from(side == self.to_move());
        let left = self.left(enemy);
        // With three pieces the enemy flies.
        if left <= 3 || self.turns_played() + 2 * turns - begins < PLACING_TURNS {
            return false;
        }
        let placed = self.in_hand(enemy).min(turns - begins);
        let undone = turns + turns.min(left - 4) + placed;
        let mut free = !(self.own() | self.enemies());
        let mut pairs = 0;
        for piece in self.pieces(enemy).iter() {
            if let Some(point) = (Points::of(piece).neighbours() & free).first() {
                free = free & !Points::of(point);
                pairs += 1;
            }
        }
        pairs <= undone
    }

    /// Whether some move closes a mill.
    fn can_close(&self) -> bool {
        let free = !(self.own() | self.enemies());
        match self.phase() {
            Phase::Placing => !(self.own().closing() & free).is_empty(),
            Phase::Moving => {
                self.own().steps().iter().any(|step| !(step.arrivals & step.closing & free).is_empty())
            }
            Phase::Flying => {
                self.own().iter().any(|from| !((self.own() ^ Points::of(from)).closing() & free).is_empty())
            }
        }
    }

    /// Whether a move might leave the enemy without one: a move fills one point, so at most one may be open to
    /// the enemy's pieces, or to those that a capture leaves.
    fn may_block(&self, closes: bool) -> bool {
        if self.turns_played() + 1 < PLACING_TURNS {
            return false;
        }
        let free = !(self.own() | self.enemies());
        let open = |enemies: Points, free: Points| (enemies.neighbours() & free).len();
        let after_capture = |taken| {
            let taken = Points::of(taken);
            open(self.enemies() ^ taken, free | taken) <= 1
        };
        open(self.enemies(), free) <= 1 || closes && self.enemies().iter().any(after_capture)
    }

    fn has_blocking_move(&self) -> bool {
        let mut listed = Vec::new();
        moves::list(self, &mut listed);
        listed.into_iter().any(|mv| {
            let mut next = *self;
            next.play(mv);
            next.outcome().is_some_and(|outcome| outcome.is_won_by_mover(self.to_move()))
        })
    }
}
