//! The reference: `cozy-chess` perft in leaves per second, and how a measurement is taken.

use rustix::time::{ClockId, clock_gettime};

/// Leaves of the chess start position at the depth measured.
const CHESS_DEPTH: u8 = 6;

fn chess(board: &cozy_chess::Board, depth: u8) -> u64 {
    let mut total = 0;
    if depth == 1 {
        board.generate_moves(|moves| {
            total += moves.len() as u64;
            false
        });
    } else {
        board.generate_moves(|moves| {
            for mv in moves {
                let mut next = board.clone();
                next.play_unchecked(mv);
                total += chess(&next, depth - 1);
            }
            false
        });
    }
    total
}

/// Work done per second by `count`: the best of `rounds`, in processor time of this thread, so that a busy
/// machine disturbs least and rounds of different lengths alike.
pub(crate) fn best_rate(rounds: u32, mut count: impl FnMut() -> u64) -> f64 {
    let mut best = 0.0_f64;
    for _ in 0..rounds {
        let begun = processor_time();
        let done = count();
        best = best.max(done as f64 / (processor_time() - begun));
    }
    best
}

/// Seconds this thread has run.
fn processor_time() -> f64 {
    let time = clock_gettime(ClockId::ThreadCPUTime);
    time.tv_sec as f64 + time.tv_nsec as f64 * 1e-9
}

/// Leaves a second of `cozy-chess`.
pub(crate) fn chess_rate(rounds: u32) -> f64 {
    let board = cozy_chess::Board::default();
    best_rate(rounds, || chess(&board, CHESS_DEPTH))
}
