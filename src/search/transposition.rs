//! The transposition table: what was found out about positions that may be met again, in a fixed number of
//! entries.
//!
//! Positions are told apart by their 64-bit hashes alone. Entries stand in pairs: the first of a pair keeps the
//! deeper result, the second the latest. A table is emptied in no time, by a new number of the search that its
//! entries must bear. Not for: when an entry may be used (`alphabeta`).

use super::Score;

/// What a stored score says about the true one.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Bound {
    /// It is the same.
    Exact,
    /// It is at least this.
    Lower,
    /// It is at most this.
    Upper,
}

/// A result.
#[derive(Debug, Clone, Copy)]
pub(super) struct Entry<M> {
    pub(super) key: u64,
    /// Wins and losses are counted in plies from this position.
    pub(super) score: Score,
    /// The best move, or the one that was too good for the other side to allow the position.
    pub(super) mv: M,
    pub(super) depth: u8,
    pub(super) bound: Bound,
}

/// Two places, each empty or with the number of the search that filled it.
type Pair<M> = [Option<(u32, Entry<M>)>; 2];

/// The table.
#[derive(Debug)]
pub(super) struct Table<M> {
    pairs: Vec<Pair<M>>,
    search: u32,
}

impl<M: Copy> Table<M> {
    /// A table of about this many entries, 2 at least: a power of two.
    pub(super) fn new(entries: usize) -> Self {
        let pairs = (entries / 2).max(1).next_power_of_two();
        Self { pairs: vec![[None; 2]; pairs], search: 0 }
    }

    /// Forgets everything.
    pub(super) fn clear(&mut self) {
        self.search = self.search.wrapping_add(1);
        if self.search == 0 {
            // The numbers begin again: what bears them must be gone.
            self.pairs.fill([None; 2]);
        }
    }

    /// What is known about a position.
    #[inline]
    pub(super) fn get(&self, key: u64) -> Option<Entry<M>> {
        let pair = &self.pairs[self.index(key)];
        pair.iter()
            .flatten()
            .find(|(search, entry)| *search == self.search && entry.key == key)
            .map(|it| it.1)
    }

    /// Keeps a result; another one may be lost.
    #[inline]
    pub(super) fn put(&mut self, entry: Entry<M>) {
        let index = self.index(entry.key);
        let [deeper, latest] = &mut self.pairs[index];
        let gives_way = match deeper {
            Some((search, kept)) if *search == self.search => {
                kept.key == entry.key || kept.depth <= entry.depth
            }
            _ => true,
        };
        *if gives_way { deeper } else { latest } = Some((self.search, entry));
    }

    fn index(&self, key: u64) -> usize {
        // The high half: the low bits of some hashes are those of one field.
        (key >> 32) as usize & (self.pairs.len() - 1)
    }
}
