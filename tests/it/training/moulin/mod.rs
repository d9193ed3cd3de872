//! Training problems of nine men's morris: plain rules, bounds, themes, the second proof, lessons, sheets, the set.

mod bounds;
mod lessons;
mod plain_rules;
mod sheet;
mod shipped;
mod themes;
mod verifying;

use jugeote::games::{Dice, Line, moulin, random};

/// A game of legal moves by chance.
fn game(seed: u64) -> Line<moulin::Position> {
    let start = moulin::Position::start(100).expect("a start");
    random::game(start, &mut Dice::new(seed)).line().expect("a game of ours")
}
