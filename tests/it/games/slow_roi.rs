//! The King game a second time, slow and plain: characters in lists, recursion with a memory, no bits.

use std::collections::{HashMap, HashSet};

/// A board as its rows of characters.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Slow {
    rows: Vec<Vec<char>>,
}

impl Slow {
    pub(crate) fn read(text: &str) -> Self {
        Self { rows: text.split('/').map(|row| row.chars().collect()).collect() }
    }

    pub(crate) fn write(&self) -> String {
        let rows: Vec<String> = self.rows.iter().map(|row| row.iter().collect()).collect();
        rows.join("/")
    }

    fn king(&self) -> (usize, usize) {
        for (i, row) in self.rows.iter().enumerate() {
            for (j, &letter) in row.iter().enumerate() {
                if letter == 'K' {
                    return (i, j);
                }
            }
        }
        panic!("no king in {}", self.write());
    }

    /// The texts of the legal moves in byte order.
    pub(crate) fn moves(&self) -> Vec<&'static str> {
        let (i, j) = self.king();
        let mut found = Vec::new();
        if i > 0 && self.rows[i - 1][j] != 'P' {
            found.push("N");
        }
        if i > 0 && j > 0 && self.rows[i - 1][j - 1] != 'P' {
            found.push("NW");
        }
        if j > 0 && self.rows[i][j - 1] != 'P' {
            found.push("W");
        }
        found
    }

    pub(crate) fn after(&self, mv: &str) -> Self {
        let (i, j) = self.king();
        let mut next = self.clone();
        next.rows[i][j] = '.';
        let i = if mv.contains('N') { i - 1 } else { i };
        let j = if mv.contains('W') { j - 1 } else { j };
        next.rows[i][j] = 'K';
        next
    }

    pub(crate) fn perft(&self, depth: u32) -> u64 {
        if depth == 0 {
            return 1;
        }
        self.moves().into_iter().map(|mv| self.after(mv).perft(depth - 1)).sum()
    }
}

/// The grid of the exercise for a board of `n` × `n` with pawns, as the definition says it.
pub(crate) fn grid(n: usize, pawns: &[(usize, usize)]) -> Vec<String> {
    fn loses(
        cell: (usize, usize),
        pawns: &HashSet<(usize, usize)>,
        memory: &mut HashMap<(usize, usize), bool>,
    ) -> bool {
        if let Some(&known) = memory.get(&cell) {
            return known;
        }
        let (i, j) = cell;
        let mut answer = true;
        for (to_i, to_j) in [(i, j - 1), (i - 1, j), (i - 1, j - 1)] {
            let can = to_i >= 1 && to_j >= 1 && !pawns.contains(&(to_i, to_j));
            if can && loses((to_i, to_j), pawns, memory) {
                answer = false;
            }
        }
        memory.insert(cell, answer);
        answer
    }
    let pawns: HashSet<_> = pawns.iter().copied().collect();
    let mut memory = HashMap::new();
    (0..=n)
        .map(|i| {
            (0..=n)
                .map(|j| match (i, j) {
                    (0, _) | (_, 0) => '#',
                    cell if pawns.contains(&cell) => 'P',
                    cell if loses(cell, &pawns, &mut memory) => '0',
                    _ => '1',
                })
                .collect()
        })
        .collect()
}
