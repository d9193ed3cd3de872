//! `roi.boards`: arguments of `jeu_roi` by chance, no two boards equal; and the smallest boards in order.
//!
//! Each board's size is drawn first, then its number of pawns, then their cells, in the order drawn; what has
//! nothing new left to give is not drawn. So small and large, empty and crowded boards all come. Not for:
//! boards of a particular kind; an exercise writes those by hand.

use super::grid::LARGEST;
use crate::games::Dice;
use crate::message::Message;
use crate::msg;
use crate::reference::Generator;
use crate::reference::settings::{self, Settings};
use crate::reference::typed::room;
use crate::value::Value;
use crate::value::domain::chosen;
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

    fn allows(&self, settings: &[&[(String, Value)]], args: &[Value]) -> bool {
        let Some((size, pawns)) = board(args) else { return false };
        let read: Vec<Read> =
            settings.iter().filter_map(|settings| read(self.name(), settings).ok()).collect();
        let Some((sizes, density)) = read
            .into_iter()
            .reduce(|one, other| (settings::span(&one.0, &other.0), settings::span(&one.1, &other.1)))
        else {
            return false;
        };
        let cells: BTreeSet<_> = pawns.iter().collect();
        sizes.contains(&size)
            && cells.len() == pawns.len()
            && pawns_of(size, &density).contains(&pawns.len())
            && pawns.iter().all(|&(row, column)| (1..=size).contains(&row) && (1..=size).contains(&column))
    }

    /// The size, how many pawns there are, and how far down and to the right they stand.
    fn weight(&self, args: &[Value]) -> Vec<u64> {
        let Some((size, pawns)) = board(args) else { return vec![u64::MAX] };
        let far = pawns.iter().map(|(row, column)| row + column).sum::<usize>();
        let rows = pawns.iter().map(|(row, _)| row).sum::<usize>();
        [size, pawns.len(), far, rows].map(|part| part as u64).to_vec()
    }

    fn smallest(&self, settings: &[(String, Value)], most: usize) -> Vec<Vec<Value>> {
        let Ok((sizes, density)) = read(self.name(), settings) else { return Vec::new() };
        let mut found: Vec<Vec<Value>> = Vec::new();
        // Every board as long as there is room for all of a size, then those with a pawn at most.
        let mut few = false;
        for size in sizes {
            let every =
                || pawns_of(size, &density).fold(0, |all: u64, pawns| all.saturating_add(ways(size, pawns)));
            few = few || every() > (most - found.len()) as u64;
            let mut boards = Vec::new();
            for pawns in pawns_of(size, &density).filter(|&pawns| !few || pawns <= 1) {
                boards.extend(subsets(size * size, pawns).map(|cells| call(size, &cells)));
            }
            if boards.len() > most - found.len() {
                break;
            }
            boards.sort_by_cached_key(|args| self.weight(args));
            found.extend(boards);
        }
        found
    }

    fn smaller(&self, args: &[Value]) -> Vec<Vec<Value>> {
        let Some((size, pawns)) = board(args) else { return Vec::new() };
        let mut found = Vec::new();
        // Cut off at the bottom and on the right, or at the top and on the left, or both.
        for cut in steps(size) {
            for before in [0, cut, cut / 2] {
                let inside = 1..=size - cut;
                let moved = pawns.iter().filter_map(|(row, column)| {
                    Some((row.checked_sub(before)?, column.checked_sub(before)?))
                });
                let left: Vec<_> =
                    moved.filter(|(row, column)| inside.contains(row) && inside.contains(column)).collect();
                found.push(written(size - cut, &left));
            }
        }
        // Of a crowded board, whose pawns are many times those of a small one, only the largest steps.
        let room = room(3 * pawns.len());
        let parts =
            std::iter::successors(Some(pawns.len()), |part| Some(part / 2)).take_while(|&part| part > 0);
        let fewer = parts.flat_map(|part| (0..pawns.len()).step_by(part).map(move |from| (from, part)));
        found.extend(fewer.take(room).map(|(from, part)| {
            let end = (from + part).min(pawns.len());
            written(size, &[&pawns[..from], &pawns[end..]].concat())
        }));
        let moves = pawns.iter().enumerate().flat_map(|(place, &(row, column))| {
            let nearer = [(1, column), (row, 1), (row - 1, column), (row, column - 1)];
            nearer
                .into_iter()
                .filter(move |&nearer| nearer.0 >= 1 && nearer.1 >= 1 && nearer != (row, column))
                .map(move |nearer| (place, nearer))
        });
        found.extend(moves.take(room).map(|(place, nearer)| {
            let mut pawns = pawns.clone();
            pawns[place] = nearer;
            written(size, &pawns)
        }));
        found
    }
}

/// How much of a board's size is cut off: all but one, halves, quarters, and so on down to 1.
fn steps(size: usize) -> impl Iterator<Item = usize> {
    std::iter::successors(Some(size - 1), |cut| Some(cut / 2)).take_while(|&cut| cut > 0)
}

/// The sizes, and the pawns in a hundred cells.
type Read = (RangeInclusive<usize>, RangeInclusive<usize>);

fn read(generator: &'static str, settings: &[(String, Value)]) -> Result<Read, Message> {
    let settings = Settings::new(generator, SETTINGS, settings)?;
    Ok((settings.range("size", &(1..=LARGEST), 1..=8)?, settings.range("density", &(0..=100), 0..=60)?))
}

/// The numbers of pawns that a density leaves. Rounded, so that there always is one.
fn pawns_of(size: usize, density: &RangeInclusive<usize>) -> RangeInclusive<usize> {
    let pawns = |percent: usize| (size * size * percent + 50) / 100;
    pawns(*density.start())..=pawns(*density.end())
}

/// The size and the pawns of a call; none where one lies far outside any board.
pub(super) fn board(args: &[Value]) -> Option<(usize, Vec<(usize, usize)>)> {
    let [size, Value::List(pawns)] = args else { return None };
    let size = number(size).filter(|size| (1..=LARGEST).contains(size))?;
    Some((size, pawns.iter().map(cell).collect::<Option<_>>()?))
}

fn number(value: &Value) -> Option<usize> {
    value.as_i64().and_then(|number| usize::try_from(number).ok())
}

/// Row and column of a cell.
pub(super) fn cell(value: &Value) -> Option<(usize, usize)> {
    match value {
        Value::Tuple(cell) => match cell.as_slice() {
            [row, column] => Some((number(row)?, number(column)?)),
            _ => None,
        },
        _ => None,
    }
}

/// A cell as a value.
pub(super) fn place(row: usize, column: usize) -> Value {
    Value::Tuple(vec![Value::int(row), Value::int(column)])
}

/// A call with pawns on these cells.
fn written(size: usize, pawns: &[(usize, usize)]) -> Vec<Value> {
    let pawns = pawns.iter().map(|&(row, column)| place(row, column));
    vec![Value::int(size), Value::List(pawns.collect())]
}

/// How many boards of a size have so many pawns.
fn ways(size: usize, pawns: usize) -> u64 {
    chosen((size * size) as u64, pawns)
}

/// A call with pawns on these cells, counted row by row from 0.
fn call(size: usize, cells: &[usize]) -> Vec<Value> {
    let pawns: Vec<_> = cells.iter().map(|cell| (cell / size + 1, cell % size + 1)).collect();
    written(size, &pawns)
}

/// Every choice of some of the numbers below `all`, in rising order.
fn subsets(all: usize, some: usize) -> impl Iterator<Item = Vec<usize>> {
    let first: Option<Vec<usize>> = (some <= all).then(|| (0..some).collect());
    std::iter::successors(first, move |last| {
        let place = (0..some).rev().find(|&place| last[place] < all - some + place)?;
        let mut next = last.clone();
        for (step, number) in next[place..].iter_mut().enumerate() {
            *number = last[place] + 1 + step;
        }
        Some(next)
    })
}

/// Boards of these settings for the generator of this name, with or without a king.
pub(super) fn drawn(
    generator: &'static str,
    king: bool,
    count: usize,
    settings: &[(String, Value)],
    seed: u64,
) -> Result<Vec<Vec<Value>>, Message> {
    let (sizes, density) = read(generator, settings)?;
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
        pawns_of(size, density).map(move |pawns| {
            let free = if king { size * size - pawns } else { 1 };
            Self {
                size,
                pawns,
                king,
                left: ways(size, pawns).saturating_mul(free as u64),
                drawn: HashSet::new(),
            }
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
        let king = king.map(|cell| place(cell / self.size + 1, cell % self.size + 1));
        call(self.size, &pawns).into_iter().chain(king).collect()
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
