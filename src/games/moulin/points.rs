//! Sets of points as bits, and the geometry of the board as operations on whole sets: steps along the lines,
//! where one more piece completes a line, which pieces stand in complete lines.
//!
//! Each square is a byte of the word (see [`Point`] for the numbering), so that walking round a square is a
//! rotation of its byte and all three turn at once. Not for: sides, turns, rules.

use super::Point;
use std::ops::{BitAnd, BitOr, BitXor, Not};

/// A set of points.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Points(u32);

/// A direction along the lines.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Direction {
    Clockwise,
    Counterclockwise,
    Inward,
    Outward,
}

impl Direction {
    pub(super) const fn opposite(self) -> Self {
        match self {
            Self::Clockwise => Self::Counterclockwise,
            Self::Counterclockwise => Self::Clockwise,
            Self::Inward => Self::Outward,
            Self::Outward => Self::Inward,
        }
    }
}

/// All pieces of a set stepping in one direction at once, whatever stands there.
#[derive(Debug, Clone, Copy)]
pub(super) struct Step {
    pub(super) direction: Direction,
    /// The points stepped on.
    pub(super) arrivals: Points,
    /// The points where a piece arriving in this direction stands in line with two others of the set. The
    /// line it came along cannot be that line: it has just left it open.
    pub(super) closing: Points,
}

impl Points {
    /// No point.
    pub const NONE: Self = Self(0);
    /// The whole board.
    pub const BOARD: Self = Self(0x00ff_ffff);
    const CORNERS: Self = Self(0x0055_5555);
    const MIDDLES: Self = Self(0x00aa_aaaa);

    /// The set of one point.
    pub const fn of(point: Point) -> Self {
        Self(1 << point as u32)
    }

    /// The set of a point that may not be.
    pub(super) const fn of_any(point: Option<Point>) -> Self {
        match point {
            Some(point) => Self::of(point),
            None => Self::NONE,
        }
    }

    /// The set with bit `n` for the point numbered `n`; bits from 24 on are dropped.
    pub const fn from_bits(bits: u32) -> Self {
        Self(bits & Self::BOARD.0)
    }

    /// Bit `n` for the point numbered `n`.
    pub const fn bits(self) -> u32 {
        self.0
    }

    /// How many points.
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// How many points four sets have, each set counted for itself.
    ///
    /// Without a machine instruction for it, counting bits is the dearest step of counting moves: sets are
    /// counted two to a word, and not at all where all are empty, as those of mills most often are.
    pub(super) const fn len_of_four(sets: [Self; 4]) -> u32 {
        let [a, b, c, d] = sets;
        let words = [a.0 as u64 | (b.0 as u64) << 32, c.0 as u64 | (d.0 as u64) << 32];
        if words[0] | words[1] == 0 { 0 } else { words[0].count_ones() + words[1].count_ones() }
    }

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether `point` is one of them.
    pub const fn contains(self, point: Point) -> bool {
        self.0 & Self::of(point).0 != 0
    }

    /// The points in the order of their numbers.
    pub fn iter(self) -> impl Iterator<Item = Point> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            let point = Point::ALL.get(rest.trailing_zeros() as usize).copied()?;
            rest &= rest - 1;
            Some(point)
        })
    }

    /// The first of the points.
    pub fn first(self) -> Option<Point> {
        self.iter().next()
    }

    /// Each point replaced by its neighbour in that direction, where it has one.
    pub(super) const fn stepped(self, direction: Direction) -> Self {
        Self(match direction {
            Direction::Clockwise => (self.0 & 0x007f_7f7f) << 1 | (self.0 >> 7) & 0x0001_0101,
            Direction::Counterclockwise => (self.0 >> 1) & 0x007f_7f7f | (self.0 & 0x0001_0101) << 7,
            Direction::Inward => (self.0 & Self::MIDDLES.0) << 8 & Self::BOARD.0,
            Direction::Outward => (self.0 & Self::MIDDLES.0) >> 8,
        })
    }

    /// Every neighbour of any of the points, along the lines.
    #[must_use]
    pub fn neighbours(self) -> Self {
        self.stepped(Direction::Clockwise)
            | self.stepped(Direction::Counterclockwise)
            | self.stepped(Direction::Inward)
            | self.stepped(Direction::Outward)
    }

    /// The middles whose two companions on the other squares are in the set.
    const fn across_squares(self) -> Self {
        let one_further = self.0 << 8 | self.0 >> 16;
        let two_further = self.0 << 16 | self.0 >> 8;
        Self(one_further & two_further & Self::MIDDLES.0)
    }

    /// The points that two others of the set stand in line with: a piece appearing there closes a mill.
    #[must_use]
    pub fn closing(self) -> Self {
        let behind = self.stepped(Direction::Clockwise);
        let ahead = self.stepped(Direction::Counterclockwise);
        let ends = behind & behind.stepped(Direction::Clockwise)
            | ahead & ahead.stepped(Direction::Counterclockwise);
        (ends & Self::CORNERS) | (behind & ahead & Self::MIDDLES) | self.across_squares()
    }

    /// Those of the set that stand in a complete line of it.
    #[must_use]
    pub fn in_mills(self) -> Self {
        let behind = self.stepped(Direction::Clockwise);
        let ahead = self.stepped(Direction::Counterclockwise);
        let sides = self & behind & ahead & Self::MIDDLES;
        sides
            | sides.stepped(Direction::Clockwise)
            | sides.stepped(Direction::Counterclockwise)
            | (self & self.across_squares())
    }

    /// The whole set stepping in each of the four directions.
    pub(super) fn steps(self) -> [Step; 4] {
        let behind = self.stepped(Direction::Clockwise);
        let ahead = self.stepped(Direction::Counterclockwise);
        let across = self.across_squares();
        let beside = behind & ahead & Self::MIDDLES;
        let farther_behind = behind & behind.stepped(Direction::Clockwise) & Self::CORNERS;
        let farther_ahead = ahead & ahead.stepped(Direction::Counterclockwise) & Self::CORNERS;
        [
            Step { direction: Direction::Clockwise, arrivals: behind, closing: farther_ahead | across },
            Step {
                direction: Direction::Counterclockwise,
                arrivals: ahead,
                closing: farther_behind | across,
            },
            Step { direction: Direction::Inward, arrivals: self.stepped(Direction::Inward), closing: beside },
            Step {
                direction: Direction::Outward,
                arrivals: self.stepped(Direction::Outward),
                closing: beside,
            },
        ]
    }
}

impl BitAnd for Points {
    type Output = Self;
    fn bitand(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }
}

impl BitOr for Points {
    type Output = Self;
    fn bitor(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
}

impl BitXor for Points {
    type Output = Self;
    fn bitxor(self, other: Self) -> Self {
        Self(self.0 ^ other.0)
    }
}

/// The points of the board that are not in the set.
impl Not for Points {
    type Output = Self;
    fn not(self) -> Self {
        Self(!self.0 & Self::BOARD.0)
    }
}

impl FromIterator<Point> for Points {
    fn from_iter<I: IntoIterator<Item = Point>>(points: I) -> Self {
        points.into_iter().fold(Self::NONE, |set, point| set | Self::of(point))
    }
}
