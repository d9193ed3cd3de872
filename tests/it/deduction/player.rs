//! The player of exact information: it asks well, guesses what is certain, stops when that wins, and beats chance.

use super::{SHORT_SNAKE, SNAKE};
use jugeote::games::bataille::{Grid, Table, Token};
use jugeote::games::{Dice, Side};
use jugeote::players::bataille::{Information, Seeker, named, play};
use std::collections::BTreeSet;

fn table(tokens: &[String]) -> Table {
    let mut table = Table::new([SHORT_SNAKE, SNAKE].map(|text| Grid::parse(text).expect("a valid grid")));
    for token in tokens {
        table.replay(&Token::parse(token).expect("a token")).expect("legal");
    }
    table
}

/// Player 1 asks for these numbers, player 2 for those from 1 on.
fn asked(numbers: impl Iterator<Item = u8>) -> Vec<String> {
    numbers.zip(1..).flat_map(|(number, turn)| [format!("?{number}"), format!("?{turn}")]).collect()
}

fn act(table: &Table) -> String {
    Information::new().act(&table.view(table.to_move()), &mut Dice::new(0)).to_string()
}

/// The same, and some more tokens.
fn then(tokens: &[String], more: &[&str]) -> Vec<String> {
    tokens.iter().cloned().chain(more.iter().map(|&token| token.to_owned())).collect()
}

#[test]
fn it_guesses_a_cell_that_is_certain_before_it_asks() {
    assert_eq!(act(&table(&asked([1, 3].into_iter()))), "2=B1");
}

#[test]
fn it_stops_when_the_grid_is_certain_and_the_stop_wins() {
    // 31 stands in F6 and may be the last number: six grids fit. 36 in A6 makes one of them.
    let six_left = asked(1..=31);
    assert_eq!(act(&table(&six_left)), "?#");
    let certain = then(&six_left, &["?36", "?32=>none"]);
    assert_eq!(act(&table(&certain)), "stop");
    // 20 points behind a stop wins, 30 points behind it does not: ten points without risk are taken instead.
    let behind = then(&certain, &["?33", "#=A6=>yes", "?34", "#=B6=>yes"]);
    assert_eq!((table(&behind).scores(), act(&table(&behind))), ([0, 20], "stop".to_owned()));
    let behind = then(&behind, &["?35", "#=C6=>yes"]);
    assert_eq!((table(&behind).scores(), act(&table(&behind))), ([0, 30], "32=E6".to_owned()));
}

#[test]
fn what_it_hands_in_fits_its_notes() {
    let handed_in = |tokens: &[String]| {
        let mut table = table(tokens);
        let grid = Information::new().hand_in(&table.view(Side::First), &mut Dice::new(0));
        table.hand_in(Side::First, &grid).expect("complete");
        Grid::new(&grid).expect("a valid grid").to_string()
    };
    let six_left = asked(1..=31);
    let rows = SNAKE.rfind('/').expect("rows");
    assert_eq!(handed_in(&then(&six_left, &["stop"]))[..rows], SNAKE[..rows]);
    assert_eq!(handed_in(&then(&six_left, &["?36", "?32=>none", "stop"])), SNAKE);
    // Hardly anything known: some valid grid with what is.
    let grid = Grid::parse(&handed_in(&then(&asked([18].into_iter()), &["stop"]))).expect("valid");
    assert_eq!(grid.cell_of(18).map(|cell| cell.to_string()).as_deref(), Some("F3"));
}

#[test]
fn it_beats_chance_from_either_side_and_plays_the_same_game_for_a_seed() {
    let player = |name: &str| named(name).expect("a player");
    let mut actions = BTreeSet::new();
    for seed in 0..4 {
        let (names, winner) = if seed % 2 == 0 {
            (["information", "random"], "player1")
        } else {
            (["random", "information"], "player2")
        };
        let record = play(&mut names.map(player), seed);
        let result = record.result.clone().expect("a result");
        assert!(result.starts_with(winner), "seed {seed}: {result}");
        let table = record.table().expect("a record that plays again");
        let [own, other] =
            if seed % 2 == 0 { table.scores() } else { [table.scores()[1], table.scores()[0]] };
        assert!(own >= other + 50, "seed {seed}: {own} to {other}");
        let mine = record.moves.iter().skip(seed as usize % 2).step_by(2);
        assert!(
            mine.clone().all(|token| !token.contains("=>no") || token.ends_with("=>none")),
            "it only guesses what it knows"
        );
        actions.extend(mine.cloned());
        if seed == 0 {
            assert_eq!(play(&mut names.map(player), seed), record);
        }
    }
    assert!(actions.iter().any(|action| action.ends_with("=>yes")) && actions.contains("stop"));
    assert!(named("nobody").is_err());
}
