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

/// The settings, which `roi.positions` has as well.
pub(super) const SETTINGS: &[&str] = &["size", "density"];

/// The generator. Settings: `size` (1 to 8 unless said otherwise) and `density`, the pawns in a hundred cells
/// (0 to 60), each one number or `[least, most]`.
pub(in crate::reference) struct Boards;

impl Generator for Boards {
    fn name(&self) -> &'static str {
        "roi.boards"
    }

    fn settings(&self) -> &'static [&'static str] {
        SETTINGS
    }

    fn generate(
        &self,
        count: usize,
        settings: &[(String, Value)],
        seed: u64,
    ) -> Result<Vec<Vec<Value>>, Message> {
        drawn(self.name(), false, count, settings, seed)
    }
}

/// Boards of these settings for the generator of this name, with or without a king.
pub(super) fn drawn(
    generator: &'static str,
    king: bool,
    count: usize,
    settings: &[(String, Value)],
    seed: u64,
) -> Result<Vec<Vec<Value>>, Message> {
    let settings = Settings::new(generator, SETTINGS, settings)?;
    let sizes = settings.range("size", &(1..=LARGEST), 1..=8)?;
    let density = settings.range("density", &(0..=100), 0..=60)?;
    if count.saturating_mul(sizes.end() * sizes.end()) > MOST_CELLS {
        return Err(msg!("reference-roi-too-many-cells", count = count, size = *sizes.end()));
    }
    let mut kinds: Vec<Kind> = sizes.flat_map(|size| Kind::of_size(size, &density, king)).collect();
    let possible = kinds.iter().fold(0_u64, |sum, kind| sum.saturating_add(kind.left));
    if possible < count as u64 {
        return Err(msg!(
            "reference-too-few-cases",
            generator = generator,
            possible = possible,
            count = count
        ));
    }
    let mut dice = Dice::new(seed);
    Ok((0..count).filter_map(|_| draw(&mut kinds, &mut dice)).collect())
}

/// The boards of one size with one number of pawns.
struct Kind {
    size: usize,
    pawns: usize,
    /// Whether the king stands on one of the free cells.
    king: bool,
    /// How many of them are still to be drawn; `u64::MAX` for any number above.
    left: u64,
    /// The cells with pawns, and the king's.
    drawn: HashSet<(BTreeSet<usize>, Option<usize>)>,
}

impl Kind {
    fn of_size(size: usize, density: &RangeInclusive<usize>, king: bool) -> impl Iterator<Item = Self> {
        let cells = size * size;
        // Rounded, so that a density always leaves some number of pawns.
        let pawns = |percent: usize| (cells * percent + 50) / 100;
        (pawns(*density.start())..=pawns(*density.end())).map(move |pawns| Self {
            size,
            pawns,
            king,
            left: choices(cells, pawns).saturating_mul(if king { (cells - pawns) as u64 } else { 1 }),
            drawn: HashSet::new(),
        })
    }

    /// A board of this kind not drawn before. There must be one.
    fn draw(&mut self, dice: &mut Dice) -> Vec<Value> {
        let chosen = self.pawns + usize::from(self.king);
        let (pawns, king) = loop {
            let mut cells: Vec<usize> = (0..self.size * self.size).collect();
            for index in 0..chosen {
                let other = index + dice.below(cells.len() - index);
                cells.swap(index, other);
            }
            cells.truncate(chosen);
            let king = if self.king { cells.pop() } else { None };
            if self.drawn.insert((cells.iter().copied().collect(), king)) {
                break (cells, king);
            }
        };
        if self.left < u64::MAX {
            self.left -= 1;
        }
        let place = |cell: usize| {
            Value::Tuple(vec![Value::int(cell / self.size + 1), Value::int(cell % self.size + 1)])
        };
        let pawns = Value::List(pawns.into_iter().map(place).collect());
        [Value::int(self.size), pawns].into_iter().chain(king.map(place)).collect()
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
