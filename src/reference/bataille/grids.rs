//! `bataille.grids`: arguments of `grille_valide` by chance, valid and nearly valid, no two equal; and those that are
//! easy to read.
//!
//! Not for: what each kind of grid is (`near_miss`), nor for grids with several faults; an exercise writes
//! those by hand.

use super::near_miss::Kind;
use super::plain;
use super::valid::{ValidSolver, arrangement};
use crate::games::Dice;
use crate::games::bataille::{Arrangement, Grid, LENGTHS};
use crate::message::Message;
use crate::msg;
use crate::reference::settings::{self, Settings};
use crate::reference::{Generator, Solver as _};
use crate::value::Value;
use std::collections::HashSet;
use std::ops::RangeInclusive;

/// The most cases of one run. Each kind has more different grids than that, of each length.
const MOST: usize = 100_000;

/// The generator. Settings: `kinds`, the kinds of grids that take turns (all of them unless said otherwise),
/// and `length`, one number or `[least, most]`, of the valid path each grid is made from.
pub(in crate::reference) struct Grids;

impl Generator for Grids {
    fn name(&self) -> &'static str {
        "bataille.grids"
    }

    fn settings(&self) -> &'static [&'static str] {
        &["kinds", "length"]
    }

    fn generate(
        &self,
        count: usize,
        settings: &[(String, Value)],
        seed: u64,
    ) -> Result<Vec<Vec<Value>>, Message> {
        let (kinds, length) = read(settings)?;
        if count > MOST {
            return Err(msg!("reference-bataille-too-many-cases", count = count, most = MOST));
        }
        let mut ways = Vec::new();
        for kind in kinds {
            let (least, most) = (*length.start() as u8, (*length.end() as u8).min(*kind.lengths().end()));
            if least > most {
                return Err(msg!("reference-bataille-no-black-cell", kind = kind.word(), most = most));
            }
            ways.push((kind, least, most));
        }
        let mut dice = Dice::new(seed);
        let mut made_before = HashSet::new();
        let cases = ways.iter().cycle().take(count).map(|&(kind, least, most)| {
            loop {
                let length = least + dice.below(usize::from(most - least) + 1) as u8;
                let grid = Grid::random_of_length(length, &mut dice);
                if let Some(made) = kind.make(&grid, &mut dice)
                    && made_before.insert(made.to_string())
                {
                    break vec![value(&made)];
                }
            }
        });
        Ok(cases.collect())
    }

    /// What is wrong with a faulty grid its kind does not tell: any is allowed where some faulty kind is.
    fn allows(&self, settings: &[&[(String, Value)]], args: &[Value]) -> bool {
        let read: Vec<Read> = settings.iter().filter_map(|settings| read(settings).ok()).collect();
        let all = read.into_iter().reduce(|(kinds, length), (more, other)| {
            ([kinds, more].concat(), settings::span(&length, &other))
        });
        let (Some((kinds, length)), Some(grid)) = (all, grid(args)) else { return false };
        let near = grid.rows.iter().flatten().flatten().all(|number| (-36..=99).contains(number));
        match Grid::new(&grid) {
            Ok(grid) => kinds.contains(&Kind::Valid) && length.contains(&usize::from(grid.length())),
            Err(_) => near && kinds.iter().any(|kind| *kind != Kind::Valid),
        }
    }

    /// How far the grid is from one that is easy to read.
    fn weight(&self, args: &[Value]) -> Vec<u64> {
        grid(args).map_or_else(|| vec![u64::MAX], |grid| plain::weight(&grid))
    }

    /// Plain grids, and such as differ little from them; which of the others are next nobody can list.
    fn smallest(&self, settings: &[(String, Value)], most: usize) -> Vec<Vec<Value>> {
        let allowed = |args: &Vec<Value>| self.allows(&[settings], args);
        plain::nearest().iter().map(|grid| vec![value(grid)]).filter(allowed).take(most).collect()
    }
}

/// The kinds, and the lengths.
type Read = (Vec<Kind>, RangeInclusive<usize>);

fn read(settings: &[(String, Value)]) -> Result<Read, Message> {
    let settings = Settings::new(Grids.name(), Grids.settings(), settings)?;
    let allowed = usize::from(*LENGTHS.start())..=usize::from(*LENGTHS.end());
    let length = settings.range("length", &allowed, allowed.clone())?;
    let kinds = settings.words("kinds", &Kind::WORDS)?.unwrap_or_else(|| Kind::WORDS.to_vec());
    Ok((kinds.into_iter().filter_map(Kind::of_word).collect(), length))
}

/// The grid of a call; none where it is no six rows of six integers.
fn grid(args: &[Value]) -> Option<Arrangement> {
    arrangement(args, &ValidSolver.signature().0).ok()
}

/// The grid as a list of rows.
fn value(grid: &Arrangement) -> Value {
    let row = |cells: &[Option<i64>]| Value::List(cells.iter().map(|n| Value::int(n.unwrap_or(0))).collect());
    Value::List(grid.rows.iter().map(|cells| row(cells)).collect())
}
