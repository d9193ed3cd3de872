//! The two functions once more, slowly and plainly, each from the definition: what the references are compared
//! with. Shares no code with them nor with the engines.

use std::collections::{BTreeMap, BTreeSet};

/// Rows of a `jeu_roi` grid. Whether a cell loses is found by playing on from it, with a memory.
pub(super) fn jeu_roi(n: i64, pawns: &[(i64, i64)]) -> Vec<String> {
    struct Game {
        pawns: BTreeSet<(i64, i64)>,
        known: BTreeMap<(i64, i64), bool>,
    }
    impl Game {
        fn mover_wins(&mut self, (row, column): (i64, i64)) -> bool {
            if let Some(&known) = self.known.get(&(row, column)) {
                return known;
            }
            let mut wins = false;
            for (down, right) in [(0, -1), (-1, 0), (-1, -1)] {
                let to = (row + down, column + right);
                let free = to.0 > 0 && to.1 > 0 && !self.pawns.contains(&to);
                if free && !self.mover_wins(to) {
                    wins = true;
                }
            }
            self.known.insert((row, column), wins);
            wins
        }
    }
    let mut game = Game { pawns: pawns.iter().copied().collect(), known: BTreeMap::new() };
    let mut cell = |row, column| {
        if row == 0 || column == 0 {
            '#'
        } else if game.pawns.contains(&(row, column)) {
            'P'
        } else if game.mover_wins((row, column)) {
            '1'
        } else {
            '0'
        }
    };
    (0..=n).map(|row| (0..=n).map(|column| cell(row, column)).collect()).collect()
}

/// Whether a grid is valid: for some length the numbers from 1 to it can be walked through from side to side,
/// and nothing else but black is left.
pub(super) fn grille_valide(grid: &[Vec<i64>]) -> bool {
    (31..=36).any(|length| {
        let mut left: BTreeMap<(i64, i64), i64> = BTreeMap::new();
        for (row, cells) in (0..).zip(grid) {
            for (column, &number) in (0..).zip(cells) {
                left.insert((row, column), number);
            }
        }
        let Some((&(mut row, mut column), _)) = left.iter().find(|&(_, &number)| number == 1) else {
            return false;
        };
        left.remove(&(row, column));
        for number in 2..=length {
            let beside = [(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)];
            let Some(&next) = beside.iter().find(|cell| left.get(cell) == Some(&number)) else {
                return false;
            };
            left.remove(&next);
            (row, column) = next;
        }
        left.values().all(|&number| number == 0)
    })
}

#[test]
fn the_slow_functions_agree_with_the_examples_of_the_rules() {
    assert_eq!(jeu_roi(3, &[(2, 1), (1, 3)]), ["####", "#01P", "#P10", "#011"]);
    let snake: Vec<Vec<i64>> = (0..6)
        .map(|row| (1..=6).map(|step| 6 * row + if row % 2 == 0 { step } else { 7 - step }).collect())
        .collect();
    assert!(grille_valide(&snake));
    let text: Vec<Vec<i64>> = (0..6).map(|row| (1..=6).map(|step| 6 * row + step).collect()).collect();
    assert!(!grille_valide(&text));
}
