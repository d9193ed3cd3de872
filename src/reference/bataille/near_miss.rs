//! Grids that are nearly valid: each kind has one fault of the sort a person filling a grid would make, or a
//! program checking one would overlook.
//!
//! Not for: what makes a grid valid (`games::bataille`), nor for choosing among the kinds (`grids`).

use crate::games::Dice;
use crate::games::bataille::{Arrangement, Cell, Grid, LENGTHS, SIDE, validation};
use std::ops::RangeInclusive;

/// What a generated grid is like.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Kind {
    /// Nothing is wrong.
    Valid,
    /// Two numbers have changed places.
    Swap,
    /// One step goes to a cell that meets the one before at a corner.
    Diagonal,
    /// One step goes far away.
    Jump,
    /// One step leaves at an edge and comes back at another: to the opposite cell, or to the next row.
    Wrap,
    /// A number stands a second time, in a cell that should be black.
    Duplicate,
    /// A number is left out, those after it are one too large.
    Gap,
    /// The path begins at 2.
    LateStart,
    /// The path is too short, the other cells are black.
    Black,
    /// A number above 36.
    TooLarge,
    /// A number below 0, in a cell that should be black.
    Negative,
}

impl Kind {
    /// Every kind.
    pub(super) const ALL: [Self; 11] = [
        Self::Valid,
        Self::Swap,
        Self::Diagonal,
        Self::Jump,
        Self::Wrap,
        Self::Duplicate,
        Self::Gap,
        Self::LateStart,
        Self::Black,
        Self::TooLarge,
        Self::Negative,
    ];

    /// The words of [`Kind::ALL`], which exercises use.
    pub(super) const WORDS: [&'static str; 11] = [
        "valid",
        "swap",
        "diagonal",
        "jump",
        "wrap",
        "duplicate",
        "gap",
        "late-start",
        "black",
        "too-large",
        "negative",
    ];

    /// The kind of a word.
    pub(super) fn of_word(word: &str) -> Option<Self> {
        let index = Self::WORDS.iter().position(|known| *known == word)?;
        Some(Self::ALL[index])
    }

    /// The word exercises use.
    pub(super) fn word(self) -> &'static str {
        Self::WORDS[self as usize]
    }

    /// The lengths that the valid grid behind a grid of this kind can have.
    pub(super) fn lengths(self) -> RangeInclusive<u8> {
        match self {
            Self::Duplicate | Self::Gap | Self::LateStart | Self::Negative => {
                *LENGTHS.start()..=LENGTHS.end() - 1
            }
            _ => LENGTHS,
        }
    }

    /// A grid of this kind made from a valid one; none where this one does not lend itself to it.
    pub(super) fn make(self, grid: &Grid, dice: &mut Dice) -> Option<Arrangement> {
        let mut path = grid.path().to_vec();
        let black: Vec<Cell> = grid.black_cells().collect();
        let mut made = grid.arrangement();
        match self {
            Self::Valid => {}
            Self::Swap => {
                let (one, other) = (*dice.pick(&path)?, *dice.pick(&path)?);
                let (number, other_number) = (made.at(one), made.at(other));
                made.set(one, other_number);
                made.set(other, number);
            }
            Self::Diagonal => made = numbered(&reconnected(&path, corner, dice)?, 1),
            Self::Jump => made = numbered(&reconnected(&path, far, dice)?, 1),
            Self::Wrap => made = numbered(&reconnected(&path, over_the_edge, dice)?, 1),
            Self::Duplicate => {
                let cell = *dice.pick(&black)?;
                // A number that the cell's surroundings would excuse.
                let beside: Vec<i64> =
                    cell.neighbours().filter_map(|next| made.at(next)).filter(|n| *n > 0).collect();
                let number = dice.pick(&beside)? + if dice.below(2) == 0 { 1 } else { -1 };
                if !(1..=i64::from(grid.length())).contains(&number) {
                    return None;
                }
                made.set(cell, Some(number));
            }
            Self::Gap => {
                let kept = 1 + dice.below(path.len() - 1);
                for (cell, number) in path.iter().zip(1..).skip(kept) {
                    made.set(*cell, Some(number + 1));
                }
            }
            Self::LateStart => made = numbered(&path, 2),
            Self::Black => {
                if dice.below(2) == 0 {
                    path.reverse();
                }
                path.truncate(usize::from(*LENGTHS.start()) - 1 - dice.below(4));
                made = numbered(&path, 1);
            }
            Self::TooLarge => {
                let cell = if black.is_empty() { *path.last()? } else { *dice.pick(&black)? };
                made.set(cell, Some(37 + if dice.below(2) == 0 { 0 } else { dice.below(63) as i64 }));
            }
            Self::Negative => made.set(*dice.pick(&black)?, Some(-1 - dice.below(36) as i64)),
        }
        let valid = validation::faults(&made).is_empty();
        (valid == (self == Self::Valid)).then_some(made)
    }
}

/// The path with one step replaced: it goes to the cell where the path ended, in a way that fits, and follows
/// the rest of the path backwards from there. Every other step stays one between neighbours.
fn reconnected(path: &[Cell], fits: impl Fn(Cell, Cell) -> bool, dice: &mut Dice) -> Option<Vec<Cell>> {
    let last = *path.last()?;
    let breaks: Vec<usize> = (0..path.len() - 2).filter(|&index| fits(path[index], last)).collect();
    let at = *dice.pick(&breaks)?;
    let mut path = path.to_vec();
    path[at + 1..].reverse();
    Some(path)
}

fn apart(one: Cell, other: Cell) -> (usize, usize) {
    (one.row().abs_diff(other.row()), one.column().abs_diff(other.column()))
}

fn corner(one: Cell, other: Cell) -> bool {
    apart(one, other) == (1, 1)
}

fn over_the_edge(one: Cell, other: Cell) -> bool {
    let next_row = one.index().abs_diff(other.index()) == 1 && one.row() != other.row();
    next_row || matches!(apart(one, other), (0, 5) | (5, 0))
}

fn far(one: Cell, other: Cell) -> bool {
    !one.touches(other) && !corner(one, other) && !over_the_edge(one, other)
}

/// The grid of a path numbered from `first` on, the rest black.
fn numbered(path: &[Cell], first: i64) -> Arrangement {
    let mut found = Arrangement { rows: [[Some(0); SIDE]; SIDE] };
    for (cell, number) in path.iter().zip(first..) {
        found.set(*cell, Some(number));
    }
    found
}
