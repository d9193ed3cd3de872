//! The Grundy value of a cell: the smallest number that no cell one move away has (Sprague 1935, Grundy 1939).
//!
//! It is 0 exactly where the player to move loses, and says how the board behaves beside others of its kind. Not
//! for: who wins on whole boards, fast (`table`).

use super::Board;

impl Board {
    /// The Grundy value of a cell, 0 to 3; `None` on a pawn and outside the board. Takes time in proportion to the
    /// cells above and to the left, and memory for one row.
    pub fn grundy(&self, row: usize, column: usize) -> Option<u8> {
        let inside = |index: usize| (1..=self.size()).contains(&index);
        if !inside(row) || !inside(column) {
            return None;
        }
        // The row above and the row being filled share one line: cells to the right are still those above. The
        // first place is the border, where there is no value, as on a pawn.
        let mut line: Vec<Option<u8>> = vec![None; column + 1];
        for here in 1..=row {
            let mut north_west = None;
            for there in 1..=column {
                let north = line[there];
                let value =
                    (!self.pawn(here, there)).then(|| smallest_missing([line[there - 1], north, north_west]));
                line[there] = value;
                north_west = north;
            }
        }
        line[column]
    }
}

/// The smallest number that is not among the values.
fn smallest_missing(values: [Option<u8>; 3]) -> u8 {
    let present = values.into_iter().flatten().fold(0_u8, |present, value| present | 1 << value);
    present.trailing_ones() as u8
}
