//! The verifier's plain rules against the engine's, which share nothing with them: what every game is asked, and the
//! relief game.

use super::endings::ending;
use jugeote::games::{Dice, Game, Outcome, Verdict, random, relief};
use jugeote::training::Trained;
use jugeote::training::plain::{End, Relief, Rules};

/// The position of a text, by plain rules.
pub(super) fn plain<R: Rules>(text: &str) -> R {
    R::read(text).unwrap_or_else(|field| panic!("{field}: {text}"))
}

fn in_plain_words(outcome: Outcome) -> End {
    match outcome.verdict {
        Verdict::Win(side) => End::Won(side),
        Verdict::Draw => End::Drawn,
        Verdict::Loss => panic!("these games name the winner"),
    }
}

/// The same text, moves, end and side to move, and the same position after each move.
pub(super) fn agree<G: Trained>(position: &G) {
    let text = position.to_string();
    let plain: G::Plain = plain(&text);
    assert_eq!(plain.text(), text);
    assert_eq!(plain.to_move(), position.to_move(), "{text}");
    assert_eq!(plain.end(), position.outcome().map(in_plain_words), "{text}");
    let moves = plain.listed();
    let expected = position.listed_moves();
    let texts = |moves: Vec<String>| moves.join(" ");
    assert_eq!(
        texts(moves.iter().map(ToString::to_string).collect()),
        texts(expected.iter().map(ToString::to_string).collect()),
        "{text}"
    );
    for (mv, &by_engine) in moves.into_iter().zip(&expected) {
        assert_eq!(plain.after(mv).text(), position.after(by_engine).to_string(), "{text} {by_engine}");
    }
}

/// Whether the side to move wins with this turn, which the quick look knows like the list of moves.
pub(super) fn wins_now<R: Rules>(plain: &R) -> bool {
    let wins = plain.moves().into_iter().any(|mv| plain.after(mv).end() == Some(End::Won(plain.to_move())));
    assert_eq!(plain.wins_now(), wins, "{}", plain.text());
    wins
}

#[test]
fn moves_ends_and_positions_agree_with_the_engine_in_games_on_many_terrains() {
    for seed in 0..6 {
        let terrain = relief::Terrain::generate(seed, relief::TerrainOptions::default()).expect("a terrain");
        let record = random::game(relief::Position::initial(terrain), &mut Dice::new(seed));
        let line = record.line::<relief::Position>().expect("a game of ours");
        line.positions().iter().step_by(7).for_each(agree);
        agree(line.position());
    }
    for seed in 0..40 {
        let record = random::game(ending(seed), &mut Dice::new(seed));
        let line = record.line::<relief::Position>().expect("a game of ours");
        line.positions().iter().for_each(agree);
    }
}

#[test]
fn a_win_at_once_is_one_of_the_listed_moves() {
    for seed in 0..60 {
        wins_now::<Relief>(&plain(&ending(seed).to_string()));
    }
}

#[test]
fn impossible_and_malformed_positions_name_their_field() {
    let good = ending(1).to_string();
    let fields: Vec<&str> = good.split(' ').collect();
    let with = |number: usize, text: &str| {
        let mut changed = fields.clone();
        changed[number] = text;
        Relief::read(&changed.join(" "))
    };
    assert_eq!(Relief::read("").err(), Some("position"));
    assert_eq!(Relief::read(&format!("{good} 0")).err(), Some("position"));
    assert_eq!(with(0, &fields[0].replacen('/', "", 1)).err(), Some("terrain"));
    // A cliff of nine on level ground.
    let cliff = ["0000000000"; 10].join("/").replacen('0', "9", 1);
    assert_eq!(with(0, &cliff).err(), Some("terrain"));
    assert_eq!(with(1, &fields[1].replacen('.', "x", 1)).err(), Some("pieces"));
    assert_eq!(with(1, &[".........."; 10].join("/")).err(), Some("pieces"));
    assert_eq!(with(1, &fields[1].replacen("..", "SS", 1)).err(), Some("pieces"));
    assert_eq!(with(2, "w").err(), Some("turn"));
    assert_eq!(with(2, if fields[2] == "r" { "b" } else { "r" }).err(), Some("turn"));
    for exited in ["", "SSS", "x", "-E"] {
        assert_eq!(with(3, exited).err(), Some("exited"), "{exited}");
    }
    for plies in ["", "x", "-1", "202"] {
        assert!(with(4, plies).is_err(), "{plies}");
    }
}

#[test]
fn images_are_the_mirror_and_the_exchange_of_the_sides_and_the_distance_counts_cells() {
    let position = ending(3);
    let here: Relief = plain(&position.to_string());
    let images = here.images();
    assert_eq!(images.len(), 4);
    assert_eq!(images[0], here);
    assert!(images.contains(&plain(&position.transformed(1).to_string())));
    // Exchanged twice is as before; the exchange moves as the original does, seen from the other side.
    for image in &images {
        assert!(image.images().contains(&here));
        assert_eq!(image.moves().len(), here.moves().len());
    }
    let exchanged = images.iter().filter(|image| image.to_move() != here.to_move()).count();
    assert_eq!(exchanged, 2);
    assert_eq!(here.cells_apart(&here), 0);
    let mut next = here.clone();
    let walk = here.listed().into_iter().find(|mv| mv.to_string().contains('-')).expect("a walk");
    next = next.after(walk);
    // A walk changes the cell it leaves and the one it enters.
    assert_eq!(here.cells_apart(&next), 2);
    assert!(!next.recurs(&here) && here.recurs(&here));
}
