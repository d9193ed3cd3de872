//! `roi.boards`: arguments of `jeu_roi` by chance, no two boards equal.
//!
//! Each board's size is drawn first, then its number of pawns, then their cells, in the order drawn; what has
//! nothing new left to give is not drawn. So small and large, empty and crowded boards all come. Not for:
//! boards of a particular kind; an exercise writes those by hand.

use super::grid::LARGEST;
use crate::games::Dice;
use crate::message::Message;
use crate::msg;
use crate::reference::Generator;
use crate::reference::settings::Settings;
use crate::value::Value;
use std::collections::{BTreeSet, HashSet};
use std::ops::RangeInclusive;

/// The most cells of all the boards of one run together.
const MOST_CELLS: usize = 50_000_000;

/// The generator. Settings: `size` (1 to 8 unless said otherwise) and `density`, the pawns in a hundred cells
/// (0 to 60), each one number or `[least, most]`.
pub(in crate::reference) struct Boards;

impl Generator for Boards {
    fn name(&self) -> &'static str {
        "roi.boards"
    }

    fn settings(&self) -> &'static [&'static str] {
        &["size", "density"]
    }

    fn generate(
        &self,
        count: usize,
        settings: &[(String, Value)],
        seed: u64,
    ) -> Result<Vec<Vec<Value>>, Message> {
        let settings = Settings::new(self.name(), self.settings(), settings)?;
        let sizes = settings.range("size", &(1..=LARGEST), 1..=8)?;
        let density = settings.range("density", &(0..=100), 0..=60)?;
        if count.saturating_mul(sizes.end() * sizes.end()) > MOST_CELLS {
            return Err(msg!("reference-roi-too-many-cells", count = count, size = *sizes.end()));
        }
        let mut kinds: Vec<Kind> = sizes.flat_map(|size| Kind::of_size(size, &density)).collect();
        let possible = kinds.iter().fold(0_u64, |sum, kind| sum.saturating_add(kind.left));
        if possible < count as u64 {
            return Err(msg!(
                "reference-too-few-cases",
                generator = self.name(),
                possible = possible,
                count = count
            ));
        }
        let mut dice = Dice::new(seed);
        Ok((0..count).filter_map(|_| draw(&mut kinds, &mut dice)).collect())
    }
}

/// The boards of one size with one number of pawns.
struct Kind {
    size: usize,
    pawns: usize,
    /// How many of them are still to be drawn; `u64::MAX` for any number above.
    left: u64,
    drawn: HashSet<BTreeSet<usize>>,
}

impl Kind {
    fn of_size(size: usize, density: &RangeInclusive<usize>) -> impl Iterator<Item = Self> {
        let cells = size * size;
        // Rounded, so that a density always leaves some number of pawns.
        let pawns = |percent: usize| (cells * percent + 50) / 100;
        (pawns(*density.start())..=pawns(*density.end())).map(move |pawns| Self {
            size,
            pawns,
            left: choices(cells, pawns),
            drawn: HashSet::new(),
        })
    }

    /// A board of this kind not drawn before. There must be one.
    fn draw(&mut self, dice: &mut Dice) -> Vec<Value> {
        let pawns = loop {
            let mut cells: Vec<usize> = (0..self.size * self.size).collect();
            for index in 0..self.pawns {
                let other = index + dice.below(cells.len() - index);
                cells.swap(index, other);
            }
            cells.truncate(self.pawns);
            if self.drawn.insert(cells.iter().copied().collect()) {
                break cells;
            }
        };
        if self.left < u64::MAX {
            self.left -= 1;
        }
        let pawn = |cell: usize| {
            Value::Tuple(vec![Value::int(cell / self.size + 1), Value::int(cell % self.size + 1)])
        };
        vec![Value::int(self.size), Value::List(pawns.into_iter().map(pawn).collect())]
    }
}

/// One board of a size drawn first and a number of pawns drawn then, of those that have a new board left.
fn draw(kinds: &mut [Kind], dice: &mut Dice) -> Option<Vec<Value>> {
    let mut sizes: Vec<usize> = kinds.iter().filter(|kind| kind.left > 0).map(|kind| kind.size).collect();
    sizes.dedup();
    let size = *dice.pick(&sizes)?;
    let mut open: Vec<&mut Kind> =
        kinds.iter_mut().filter(|kind| kind.size == size && kind.left > 0).collect();
    let chosen = dice.below(open.len());
    Some(open.get_mut(chosen)?.draw(dice))
}

/// In how many ways `chosen` of `all` can be chosen; `u64::MAX` for any number above.
fn choices(all: usize, chosen: usize) -> u64 {
    let mut ways: u128 = 1;
    for step in 0..chosen.min(all - chosen) {
        ways = ways * (all - step) as u128 / (step + 1) as u128;
        if ways >= u128::from(u64::MAX) {
            return u64::MAX;
        }
    }
    ways as u64
}
