//! A square of bits, one a cell, 64 cells a word: where the pawns of a board stand, which cells lose.
//!
//! Rows begin on a word of their own, the first column in its lowest bit. Not for: the meaning of a bit.

/// A square of `size` × `size` bits, all 0 at first.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Bits {
    size: usize,
    words: Vec<u64>,
}

impl Bits {
    pub(super) fn new(size: usize) -> Self {
        Self { size, words: vec![0; size * size.div_ceil(64)] }
    }

    pub(super) fn size(&self) -> usize {
        self.size
    }

    /// Words in each row.
    pub(super) fn stride(&self) -> usize {
        self.size.div_ceil(64)
    }

    /// The bit of a cell counted from 1; false outside the square.
    pub(super) fn get(&self, row: usize, column: usize) -> bool {
        let inside = |index: usize| (1..=self.size).contains(&index);
        inside(row) && inside(column) && self.words[self.word(row, column)] >> ((column - 1) % 64) & 1 == 1
    }

    /// Sets the bit of a cell inside the square, counted from 1.
    pub(super) fn set(&mut self, row: usize, column: usize) {
        let word = self.word(row, column);
        self.words[word] |= 1 << ((column - 1) % 64);
    }

    /// The words row after row.
    pub(super) fn words(&self) -> &[u64] {
        &self.words
    }

    /// The words for writing. Bits beyond the last column are the writer's own affair: [`Bits::get`] sees none.
    pub(super) fn words_mut(&mut self) -> &mut [u64] {
        &mut self.words
    }

    /// The cells whose bit is 1, counted from 1, row by row; the bits beyond the last column must be 0.
    pub(super) fn ones(&self) -> impl Iterator<Item = (usize, usize)> {
        let stride = self.stride();
        self.words.iter().enumerate().flat_map(move |(index, &word)| {
            std::iter::successors(Some(word), |rest| Some(rest & rest.wrapping_sub(1)))
                .take_while(|&rest| rest != 0)
                .map(move |rest| {
                    let column = index % stride * 64 + rest.trailing_zeros() as usize;
                    (index / stride + 1, column + 1)
                })
        })
    }

    fn word(&self, row: usize, column: usize) -> usize {
        (row - 1) * self.stride() + (column - 1) / 64
    }
}
