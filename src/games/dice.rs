//! Chance from a seed: `ChaCha8` and a range reduction of our own, both frozen, so that a seed means the same
//! choices everywhere and for ever.
//!
//! Not for: secrets.

use rand_chacha::ChaCha8Rng;
use rand_core::{Rng, SeedableRng};

/// A stream of choices.
#[derive(Debug, Clone)]
pub struct Dice(ChaCha8Rng);

impl Dice {
    /// The stream of a seed. The key is the seed's eight bytes, least significant first, and zeros.
    pub fn new(seed: u64) -> Self {
        let mut key = [0; 32];
        key[..8].copy_from_slice(&seed.to_le_bytes());
        Self(ChaCha8Rng::from_seed(key))
    }

    /// The next 64 bits.
    pub fn bits(&mut self) -> u64 {
        self.0.next_u64()
    }

    /// A number from 0 to `count` − 1, each equally likely; 0 where `count` is 0.
    ///
    /// The high half of a 64 × 64 bit product, drawn again where the low half would make some numbers likelier
    /// (Lemire, "Fast random integer generation in an interval", 2019).
    pub fn below(&mut self, count: usize) -> usize {
        let count = count as u64;
        if count == 0 {
            return 0;
        }
        let uneven = count.wrapping_neg() % count;
        loop {
            let product = u128::from(self.bits()) * u128::from(count);
            if product as u64 >= uneven {
                return (product >> 64) as usize;
            }
        }
    }

    /// One of the choices, each equally likely; none where there is none.
    pub fn pick<'a, T>(&mut self, choices: &'a [T]) -> Option<&'a T> {
        choices.get(self.below(choices.len()))
    }

    /// Puts the items into an order, each equally likely.
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            items.swap(last, self.below(last + 1));
        }
    }
}
