//! The last turn of a game seen beforehand: can the side to move take the third last piece, or shut the enemy in?
//!
//! Not for: judging a position that is over (`position`), nor for looking further than one turn.

use super::position::Phase;
use super::{PLACING_TURNS, Points, Position, in_hand, moves};
use crate::games::{Game, Provable};

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
}

impl Position {
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
