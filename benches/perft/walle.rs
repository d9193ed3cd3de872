//! Wall-e: bulk perft of positions with ten walls standing.

use crate::yardstick::best_rate;
use jugeote::games::Game;
use jugeote::games::walle::Position;
use jugeote::search::perft;

/// Leaves a second, as a multiple of those of `cozy-chess`.
const TARGET: f64 = 0.3;

/// Name, text, and the count at [`DEPTH`] that `tests/data/perft/walle.txt` confirms.
const POSITIONS: [(&str, &str, u64); 3] = [
    ("scattered", "w 4,4 6,4 5 5 1,2S;2,6E;3,3E;4,1S;5,5E;6,2S;6,7S;7,4E;8,1E;9,5S", 4_999_874),
    ("barrier", "w 3,3 2,5 5 5 2,2E;4,0S;4,1S;4,2S;4,3S;4,4S;4,5S;4,7S;4,8S;7,7E", 4_942_248),
    ("corridor", "b 2,0 7,1 4 6 1,0E;2,0E;3,0E;4,0E;5,0E;5,1S;6,0E;6,2S;8,1S;8,2E", 4_925_829),
];
const DEPTH: u32 = 3;

pub(crate) fn report(chess: f64, quick: bool) {
    println!("walle       depth {DEPTH}, target {TARGET} x");
    for (name, text, expected) in POSITIONS {
        let position = Position::parse(text).expect("a position");
        let rate = best_rate(if quick { 2 } else { 10 }, || {
            let count = perft(&position, DEPTH);
            assert_eq!(count, expected, "{text}");
            count
        });
        println!("  {name:<14} {:>8.1} M leaves/s  {:>6.2} x", rate / 1e6, rate / chess);
    }
}
