//! The sixteen symmetries of the board: the eight of a square, each with or without turning it inside out.
//!
//! Not for: choosing a representative of equivalent positions (search).

use super::Points;
use super::points::Direction;

/// How many there are, the identity (number 0) counted.
pub(super) const COUNT: usize = 16;

/// The points seen through symmetry `number`: bit 0 mirrors along the diagonal from a7 to g1, bits 1 and 2
/// count quarter turns clockwise, bit 3 exchanges the outermost and the innermost square.
pub(super) fn transformed(points: Points, number: usize) -> Points {
    let mut bits = points.bits();
    if number & 8 != 0 {
        bits = bits & 0x00_ff00 | bits >> 16 | (bits & 0xff) << 16;
    }
    if number & 1 != 0 {
        // Bit k of each byte becomes bit 7 - k, then one step on: bit 8 - k.
        bits = bits.reverse_bits().swap_bytes();
        bits = Points::from_bits(bits).stepped(Direction::Clockwise).bits();
    }
    let mut image = Points::from_bits(bits);
    for _ in 0..2 * (number >> 1 & 3) {
        image = image.stepped(Direction::Clockwise);
    }
    image
}
