//! The verifier's plain rules of nine men's morris against the engine's, which share nothing with them.

use super::game;
use crate::training::plain_rules::{agree, plain, wins_now};
use jugeote::games::{Game, moulin};
use jugeote::training::Trained;
use jugeote::training::plain::{Moulin, Rules};
use std::collections::BTreeSet;

#[test]
fn moves_ends_and_positions_agree_with_the_engine_in_games() {
    let (mut ends, mut flights) = (BTreeSet::new(), 0);
    for seed in 0..60 {
        let line = game(seed);
        line.positions().iter().for_each(agree);
        ends.insert(line.outcome().map(|outcome| format!("{outcome:?}")));
        let flies = |position: &&moulin::Position| position.pieces(position.to_move()).len() == 3;
        flights += line.positions().iter().filter(|position| position.all_placed()).filter(flies).count();
    }
    // Every phase and more than one kind of end have been seen.
    assert!(flights > 20 && ends.len() >= 3, "{flights} {ends:?}");
}

#[test]
fn a_win_at_once_is_one_of_the_listed_moves() {
    let (mut won, mut open) = (0, 0);
    for seed in 0..120 {
        for position in game(seed).positions() {
            let wins = wins_now::<Moulin>(&plain(&position.to_string()));
            *if wins { &mut won } else { &mut open } += 1;
        }
    }
    assert!(won > 100 && open > 100, "{won} {open}");
}

#[test]
fn impossible_and_malformed_positions_name_their_field() {
    let good = ".../.../.../....../.../.../B.. r 8 9 1 100";
    let fields: Vec<&str> = good.split(' ').collect();
    let with = |number: usize, text: &str| {
        let mut changed = fields.clone();
        changed[number] = text;
        Moulin::read(&changed.join(" ")).err()
    };
    assert_eq!(Moulin::read(good).map(|position| position.text()), Ok(good.to_owned()));
    assert_eq!(Moulin::read("").err(), Some("position"));
    assert_eq!(Moulin::read(&format!("{good} 0")).err(), Some("position"));
    for board in [
        "",
        ".../.../.../....../.../.../B...",
        ".../.../.../....../.../...B..",
        ".../.../.../....../.../.../b..",
        // With eight in hand, nine at most and one at least.
        ".../.../.../....../.../.../BB.",
        ".../.../.../....../.../.../...",
        // More of Red's than it has placed.
        "R../.../.../....../.../.../B..",
    ] {
        assert_eq!(with(0, board), Some("board"), "{board}");
    }
    assert_eq!(with(1, "w"), Some("turn"));
    assert_eq!(with(1, "b"), Some("turn"));
    assert_eq!(with(2, "9"), Some("blue in hand"));
    assert_eq!(with(2, "08"), Some("blue in hand"));
    assert_eq!(with(3, "8"), Some("red in hand"));
    for turns in ["", "x", "-1", "01", "1.0"] {
        assert_eq!(with(4, turns), Some("turns played"), "{turns}");
    }
    for limit in ["", "0", "501", "0100", "x"] {
        assert_eq!(with(5, limit), Some("turn limit"), "{limit}");
    }
    // Red has two left, which only the side to move may.
    let few = |turn: &str, turns: u32| format!("BBB/.../.../....../.../.../RR. {turn} 0 0 {turns} 100");
    assert_eq!(Moulin::read(&few("r", 41)).map(|position| position.end().is_some()), Ok(true));
    assert_eq!(Moulin::read(&few("b", 42)).err(), Some("board"));
}

#[test]
fn images_are_the_sixteen_of_the_board_and_as_many_with_the_colours_exchanged() {
    for seed in 0..6 {
        let line = game(seed);
        for position in line.positions().iter().step_by(5).filter(|position| position.outcome().is_none()) {
            let here: Moulin = plain(&position.to_string());
            let images = here.images();
            assert_eq!(images.len(), 32);
            assert_eq!(images[0], here);
            let texts: BTreeSet<String> = images.iter().map(Rules::text).collect();
            for number in 0..moulin::Position::SYMMETRIES {
                assert!(texts.contains(&position.transformed(number).to_string()), "{number}");
            }
            for image in &images {
                assert!(image.images().contains(&here), "{}", here.text());
                // In placing the exchanged side lacks a piece in hand, but not the points to place on.
                if position.all_placed() {
                    assert_eq!(image.moves().len(), here.moves().len(), "{}", here.text());
                    assert_eq!(image.wins_now(), here.wins_now(), "{}", here.text());
                }
            }
            let exchanged = images.iter().filter(|image| image.to_move() != here.to_move());
            assert_eq!(exchanged.count(), 16);
            // The boards of the engine's views are those of the images.
            let letters = |view: &Vec<u8>| view.iter().filter(|&&piece| piece > 0).count();
            let views = position.views();
            assert_eq!(views.len(), 32);
            assert!(views.iter().all(|view| letters(view) == letters(&views[0])));
        }
    }
}

#[test]
fn the_distance_of_boards_is_that_of_the_engines_views() {
    let positions: Vec<moulin::Position> =
        (0..20).map(|seed| game(seed).positions()[12 + seed as usize % 9]).collect();
    let mut seen = BTreeSet::new();
    for one in &positions {
        for other in &positions {
            let images = plain::<Moulin>(&one.to_string()).images();
            let plain_other = plain(&other.to_string());
            let by_plain = images.iter().map(|image| image.cells_apart(&plain_other)).min();
            let (views, own) = (one.views(), &other.views()[0]);
            let differing =
                |view: &Vec<u8>| view.iter().zip(own).filter(|(here, there)| here != there).count();
            assert_eq!(by_plain, views.iter().map(differing).min());
            seen.insert(by_plain);
        }
    }
    assert!(seen.contains(&Some(0)) && seen.len() > 4, "{seen:?}");
}

#[test]
fn a_state_recurs_under_another_number_of_turns_only_where_all_are_placed() {
    let text = |turns: u32| format!("BBB/.../.../....../.../.../RRR b 0 0 {turns} 100");
    assert!(plain::<Moulin>(&text(44)).recurs(&plain(&text(40))));
    assert!(!plain::<Moulin>(&text(44)).recurs(&plain(&text(44).replacen("BBB/...", "BB./B..", 1))));
    let placing: Moulin = plain(".../.../.../....../.../.../BR. b 8 8 2 100");
    assert!(placing.recurs(&placing));
    assert!(!placing.recurs(&plain(".../.../.../....../.../.../BR. b 7 7 4 100")));
}
