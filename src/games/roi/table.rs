//! Which cells of a board lose and which win, found 64 cells at a time.
//!
//! A cell loses when no neighbour to the west, north or north-west loses. The hard part is the west: along a
//! run of cells that nothing above decides, losing and not losing alternate, so each cell seems to wait for
//! the one before it. [`West::solve_word`] has the carries of one addition run through all the runs of a
//! word instead; only the word's last cell is handed on. Not for: playing (`position`).

use super::bits::Bits;
use super::board::Board;

/// The even bits of a word, counted from 0.
const EVEN: u64 = 0x5555_5555_5555_5555;

/// What a cell of a board is for the player about to move from it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Standing {
    /// A pawn stands there, never the king.
    Pawn,
    /// Every move, if there is one, leads to a winning cell.
    Losing,
    /// Some move leads to a losing cell.
    Winning,
}

/// A solved board.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Table {
    board: Board,
    /// Beyond the last column, where cells are solved like any others, the bits mean nothing: no move leads
    /// east, so no cell of the board depends on them.
    losing: Bits,
}

impl Board {
    /// Solves the board: which cells lose, in time linear in the number of cells.
    pub fn solve(&self) -> Table {
        let mut table = Table { board: self.clone(), losing: Bits::new(self.size()) };
        table.fill();
        table
    }

    /// The same into a table that is there already; its memory is used again where the sizes agree.
    pub fn solve_into(&self, table: &mut Table) {
        if table.losing.size() != self.size() {
            table.losing = Bits::new(self.size());
        }
        table.board = self.clone();
        table.fill();
    }
}

impl Table {
    /// The board that was solved.
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// Whether the player to move from a cell loses; false on pawns and outside the board.
    pub fn loses(&self, row: usize, column: usize) -> bool {
        self.losing.get(row, column)
    }

    /// What a cell is; `None` outside the board.
    pub fn standing(&self, row: usize, column: usize) -> Option<Standing> {
        let inside = |index: usize| (1..=self.board.size()).contains(&index);
        (inside(row) && inside(column)).then(|| {
            if self.board.pawn(row, column) {
                Standing::Pawn
            } else if self.loses(row, column) {
                Standing::Losing
            } else {
                Standing::Winning
            }
        })
    }

    /// The table as the exercise writes it, border included: a byte a cell.
    pub fn grid(&self) -> Grid {
        let side = self.board.size() + 1;
        let mut cells = vec![b'#'; side * side];
        let stride = self.losing.stride();
        let pawns = self.board.bits().words().chunks_exact(stride);
        let losing = self.losing.words().chunks_exact(stride);
        for (line, (pawns, losing)) in cells.chunks_exact_mut(side).skip(1).zip(pawns.zip(losing)) {
            for (index, cell) in line[1..].iter_mut().enumerate() {
                let bit = |words: &[u64]| words[index / 64] >> (index % 64) & 1 == 1;
                *cell = if bit(pawns) { b'P' } else { b'1' - u8::from(bit(losing)) };
            }
        }
        Grid { side, cells }
    }

    fn fill(&mut self) {
        let stride = self.losing.stride();
        let border = vec![0; stride];
        let mut above = border.as_slice();
        let rows = self.losing.words_mut().chunks_exact_mut(stride);
        for (losing, pawns) in rows.zip(self.board.bits().words().chunks_exact(stride)) {
            solve_row(pawns, above, losing);
            above = losing;
        }
    }
}

/// The losing cells of a row, from its pawns and the losing cells of the row above. Four words at a time: the
/// counting of words, not the work on them, was a seventh of the whole.
fn solve_row(pawns: &[u64], above: &[u64], losing: &mut [u64]) {
    let mut west = West::default();
    let (losing, losing_rest) = losing.as_chunks_mut::<4>();
    let ((pawns, pawns_rest), (above, above_rest)) = (pawns.as_chunks::<4>(), above.as_chunks::<4>());
    for (losing, (pawns, above)) in losing.iter_mut().zip(pawns.iter().zip(above)) {
        for index in 0..4 {
            losing[index] = west.solve_word(pawns[index], above[index]);
        }
    }
    for (losing, (&pawns, &above)) in losing_rest.iter_mut().zip(pawns_rest.iter().zip(above_rest)) {
        *losing = west.solve_word(pawns, above);
    }
}

/// What a word needs to know of the words to its west in the same rows.
#[derive(Default)]
struct West {
    /// The losing cells of the row above.
    above: u64,
    /// All ones when the last cell loses, else 0.
    loses: u64,
}

impl West {
    /// The losing cells of the next word.
    ///
    /// A cell is *open* when neither a pawn nor a losing cell to the north or north-west decides it. In a run
    /// of open cells the first loses, and every second one after it. To a run that begins on an even bit its
    /// first bit is added: the carry clears the whole run. So in the sum the open cells of runs begun on an
    /// even bit read 0, those of the others 1, and comparing with the parity of each cell's own bit gives the
    /// alternation. A losing cell just west of the word turns only the run at the word's beginning the other
    /// way round; so the word before is waited for only at the very end, three steps instead of ten.
    #[inline]
    fn solve_word(&mut self, pawns: u64, above: u64) -> u64 {
        let decided = pawns | above | (above << 1 | self.above >> 63);
        let open = !decided;
        let even_begins = open & (decided << 1 | 1) & EVEN;
        let alternating = open & (open.wrapping_add(even_begins) ^ EVEN);
        let first_run = open & decided.wrapping_sub(1);
        let losing = alternating ^ (first_run & self.loses);
        self.above = above;
        self.loses = (losing.cast_signed() >> 63).cast_unsigned();
        losing
    }
}

/// The table with its border, as the exercise models it: `#` the border, `P` a pawn, `0` losing, `1` winning.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Grid {
    side: usize,
    cells: Vec<u8>,
}

impl Grid {
    /// The rows, border first; as many as each has cells.
    pub fn rows(&self) -> impl ExactSizeIterator<Item = &[u8]> {
        self.cells.chunks_exact(self.side)
    }

    /// A cell, row and column counted from 0, which is the border; `None` outside.
    pub fn cell(&self, row: usize, column: usize) -> Option<u8> {
        (row < self.side && column < self.side).then(|| self.cells[row * self.side + column])
    }
}
