//! The King game: a board of 10,000 × 10,000 solved, as a multiple of filling the same bits in warm memory.

use crate::yardstick::best_rate;
use jugeote::games::roi::Board;
use std::hint::black_box;

/// A board may take this many times as long as filling its bits.
const TARGET: f64 = 5.0;

pub(crate) fn report(quick: bool) {
    let size: usize = if quick { 1_000 } else { 10_000 };
    let rounds = 15;
    println!("roi         {size} x {size}, against a warm fill of {} bytes", size * size / 8);
    let mut memory = vec![0_u8; size * size / 8];
    for (name, one_in) in [("no pawns", 0), ("1 cell in 5", 5), ("1 cell in 50", 50)] {
        let board = Board::new(size as i64, &pawns(size, one_in)).expect("a board");
        let mut table = board.solve();
        // Taken in turn, so that a busy moment of the machine disturbs both alike.
        let (mut fill, mut solve, mut fresh) = (0.0_f64, 0.0_f64, 0.0_f64);
        for round in 0..rounds {
            fill = fill.max(best_rate(2, || {
                black_box(&mut memory).fill(black_box(round));
                1
            }));
            solve = solve.max(best_rate(2, || {
                board.solve_into(black_box(&mut table));
                1
            }));
            fresh = fresh.max(best_rate(1, || {
                black_box(board.solve());
                1
            }));
        }
        println!(
            "  {name:<14} fill {:.2} ms  solved in {:.2} ms = {:.2} x (target {TARGET}); into fresh memory {:.2} ms = {:.2} x",
            1e3 / fill,
            1e3 / solve,
            fill / solve,
            1e3 / fresh,
            fill / fresh
        );
    }
}

/// Pawns scattered by a small generator of its own: what matters is only that runs of all lengths occur.
fn pawns(size: usize, one_in: u64) -> Vec<(i64, i64)> {
    let mut state = 1_u64;
    let mut pawns = Vec::new();
    for row in 1..=size as i64 {
        for column in 1..=size as i64 {
            state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            if one_in > 0 && (state >> 33).is_multiple_of(one_in) {
                pawns.push((row, column));
            }
        }
    }
    pawns
}
