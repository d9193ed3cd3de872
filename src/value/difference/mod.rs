//! Where and how an answer differs from the right one, as data.
//!
//! Two grids are compared cell by cell ([`GridDifference`]); of any other two values the places that differ are
//! found ([`Places`]), the first few named by their paths and all counted. What the comparison's rules let pass
//! is no difference. Not for: layout and wording (`report`), nor for why an answer is wrong (`reference`).

mod alignment;
mod grid;
mod places;
mod text;

pub use grid::{GridDifference, LONGEST_CELL, Row};
pub use places::{Place, Places, What};
pub use text::{Excerpt, Point, TextDifference};

use super::Value;
use super::compare::{Order, Rules};

/// How an answer differs from the right one.
#[derive(Debug, Clone, PartialEq)]
pub enum Difference<'a> {
    /// Both are grids: every cell that differs.
    Grid(GridDifference<'a>),
    /// Any other two values: the places that differ.
    Places(Places<'a>),
}

impl<'a> Difference<'a> {
    /// How `actual` differs from `expected` exactly; none where they are equal.
    pub fn between(expected: &'a Value, actual: &'a Value) -> Option<Self> {
        Self::by(&Rules::default(), expected, actual)
    }

    /// How `actual` differs from `expected` by these rules; none where it meets them.
    pub fn by(rules: &Rules, expected: &'a Value, actual: &'a Value) -> Option<Self> {
        let grid = match rules.order {
            Order::Kept => GridDifference::by(rules, expected, actual),
            _ => None,
        };
        match grid {
            Some(grid) => (grid.count() > 0).then_some(Self::Grid(grid)),
            None => Places::by(rules, expected, actual).map(Self::Places),
        }
    }

    /// How many cells or places differ.
    pub fn count(&self) -> usize {
        match self {
            Self::Grid(grid) => grid.count(),
            Self::Places(places) => places.count,
        }
    }
}
