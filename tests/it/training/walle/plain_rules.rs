//! The verifier's plain rules of Wall-e against the engine's, which share nothing with them.

use super::{middle, positions};
use crate::training::plain_rules::{agree, plain, wins_now};
use jugeote::games::{Game, walle};
use jugeote::training::Trained;
use jugeote::training::plain::{Rules, Walle};

#[test]
fn moves_ends_and_positions_agree_with_the_engine_in_games_from_the_start_and_from_positions_full_of_walls() {
    let start = walle::Position::parse("w - - 10 10 -").expect("the start");
    agree(&start);
    let mut entered = start;
    for cell in ["0,8", "10,0"] {
        entered.play(entered.parse_move(cell).expect("a cell"));
        agree(&entered);
    }
    for seed in 0..30 {
        let positions = positions(seed);
        positions.iter().step_by(9).for_each(agree);
        positions.last().into_iter().for_each(agree);
    }
    (100..500).map(middle).for_each(|position| agree(&position));
}

#[test]
fn jumps_lead_straight_on_or_where_that_is_barred_aside() {
    let cells = |text: &str| {
        let moves = plain::<Walle>(text).listed().into_iter().map(|mv| mv.to_string());
        moves.filter(|mv| !mv.ends_with(['S', 'E'])).collect::<Vec<_>>().join(" ")
    };
    assert_eq!(cells("w 4,4 5,4 10 10 -"), "3,4 4,3 4,5 6,4");
    assert_eq!(cells("w 4,4 5,4 9 10 5,4S"), "3,4 4,3 4,5 5,3 5,5");
    assert_eq!(cells("w 4,4 5,4 8 10 5,4E;5,4S"), "3,4 4,3 4,5 5,3");
    // A wall between the pawns: none is over the other.
    assert_eq!(cells("w 4,4 5,4 9 10 4,4S"), "3,4 4,3 4,5");
    // Behind the other pawn is the border.
    assert_eq!(cells("b 0,3 0,4 10 10 -"), "");
    assert_eq!(cells("w 4,1 4,0 10 10 -"), "3,0 3,1 4,2 5,0 5,1");
}

#[test]
fn a_win_at_once_is_one_of_the_listed_moves() {
    for seed in 0..300 {
        wins_now::<Walle>(&plain(&middle(seed).to_string()));
    }
}

#[test]
fn impossible_and_malformed_positions_name_their_field() {
    assert_eq!(
        Walle::read("w 4,4 5,4 9 10 4,4S").map(|position| position.text()).ok().as_deref(),
        Some("w 4,4 5,4 9 10 4,4S")
    );
    for (text, field) in [
        ("", "position"),
        ("w 4,4 5,4 9 10 4,4S 0", "position"),
        ("r 4,4 5,4 9 10 4,4S", "turn"),
        ("b - - 10 10 -", "turn"),
        ("w 0,4 - 10 10 -", "turn"),
        ("w 4,9 5,4 9 10 4,4S", "white"),
        ("w 04,4 5,4 9 10 4,4S", "white"),
        ("w +4,4 5,4 9 10 4,4S", "white"),
        ("b 1,4 - 10 10 -", "white"),
        ("w 4,4 11,4 9 10 4,4S", "black"),
        ("w 4,4 4,4 9 10 4,4S", "black"),
        ("w - 10,4 10 10 -", "black"),
        ("w 10,4 0,4 10 10 -", "black"),
        ("w 4,4 5,4 11 10 4,4S", "white walls"),
        ("w 4,4 5,4 9 -1 4,4S", "black walls"),
        ("w 4,4 5,4 10 10 4,4S", "walls"),
        ("w 4,4 5,4 9 10 -", "walls"),
        ("w 4,4 5,4 9 10 10,4S", "walls"),
        ("w 4,4 5,4 9 10 4,8E", "walls"),
        ("w 4,4 5,4 9 10 4,4N", "walls"),
        ("w 4,4 5,4 8 10 4,4S;4,4E", "walls"),
        ("w 4,4 5,4 8 10 4,4S;4,4S", "walls"),
        ("b 0,4 - 9 10 4,4S", "walls"),
    ] {
        assert_eq!(Walle::read(text).err(), Some(field), "{text}");
        assert!(walle::Position::parse(text).is_err(), "{text}");
    }
}

#[test]
fn images_are_the_mirror_and_the_exchange_of_the_sides_and_play_alike() {
    for seed in 0..40 {
        let position = middle(seed);
        let here: Walle = plain(&position.to_string());
        let images = here.images();
        assert_eq!(images.len(), 4);
        assert_eq!(images[0], here);
        assert!(images.contains(&plain(&position.transformed(1).to_string())));
        for image in &images {
            // It is a position, from which all are seen as from this one.
            assert_eq!(plain::<Walle>(&image.text()), *image);
            assert!(image.images().contains(&here));
            assert_eq!(image.moves().len(), here.moves().len(), "{} {}", here.text(), image.text());
            assert_eq!(image.wins_now(), here.wins_now());
        }
        assert_eq!(images.iter().filter(|image| image.to_move() != here.to_move()).count(), 2);
    }
    // By hand: turned over, row 1 is row 9, and what was north of a wall is south of it.
    let here: Walle = plain("w 1,2 8,3 9 9 4,2S;5,4E");
    let texts: Vec<String> = here.images().iter().map(Rules::text).collect();
    assert!(texts.contains(&"b 2,3 9,2 9 9 5,2S;5,4E".to_owned()), "{texts:?}");
    assert!(texts.contains(&"w 1,6 8,5 9 9 4,6S;5,3E".to_owned()), "{texts:?}");
}

#[test]
fn distances_count_cells_and_sides_as_the_views_of_the_pool_do() {
    let here: Walle = plain("w 4,4 6,4 10 10 -");
    let after = |mv: &str| here.after(here.named(mv).expect("a move"));
    assert_eq!(here.cells_apart(&here), 0);
    // A move of the pawn changes the cell it leaves and the one it enters, a wall one side.
    assert_eq!(here.cells_apart(&after("4,3")), 2);
    assert_eq!(here.cells_apart(&after("7,7E")), 1);
    assert!(here.recurs(&here) && !after("7,7E").recurs(&here));
    for seed in 0..60 {
        let (one, other) = (middle(seed), middle(seed + 1));
        let views = other.views();
        let differing = |view: &Vec<u8>| one.views()[0].iter().zip(view).filter(|(a, b)| a != b).count();
        let own: Walle = plain(&one.to_string());
        let by_views: Vec<usize> = views.iter().map(differing).collect();
        let images = plain::<Walle>(&other.to_string()).images();
        let by_images: Vec<usize> = images.iter().map(|image| own.cells_apart(image)).collect();
        assert_eq!(by_views, by_images, "{one} {other}");
    }
}
