//! Relief endings with few pieces, and short games from them, that problems are mined from in a moment.

use jugeote::games::{Dice, Game, Record, random, relief};
use jugeote::training::Origin;

/// A position with few pieces, late in the game; not always one that is going on.
pub(super) fn ending(seed: u64) -> relief::Position {
    let dice = &mut Dice::new(seed);
    let terrain = relief::Terrain::generate(seed % 4, relief::TerrainOptions::default()).expect("a terrain");
    let mut cells = ['.'; 100];
    let mut put = |letter: char, first: usize| {
        let free: Vec<usize> = (first..first + 60).filter(|&cell| cells[cell] == '.').collect();
        cells[*dice.pick(&free).expect("a free cell")] = letter;
    };
    // The upper six rows for Red, the lower six for Blue: both near their exits.
    "SE".chars().for_each(|letter| put(letter, 0));
    ["ae", "se"][usize::from(seed.is_multiple_of(3))].chars().for_each(|letter| put(letter, 40));
    let rows: Vec<String> = cells.chunks(10).map(String::from_iter).collect();
    let plies = 180 + dice.below(10);
    let text = format!("{terrain} {} {} - {plies}", rows.join("/"), ["r", "b"][plies % 2]);
    relief::Position::parse(&text).expect("a position")
}

/// A game played from an ending by chance.
pub(super) fn game(seed: u64) -> Record {
    random::game(ending(seed), &mut Dice::new(seed))
}

/// Games from endings.
pub(super) fn games(count: u64) -> Vec<Origin<relief::Position>> {
    (0..count).map(|seed| Origin::game(&game(seed).line().expect("a game of ours"))).collect()
}

/// Endings as bare positions.
pub(super) fn positions(count: u64) -> Vec<Origin<relief::Position>> {
    (0..count).map(|seed| Origin::position(ending(seed))).collect()
}
