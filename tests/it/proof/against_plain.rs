//! The prover against the plain search, on positions of the games met near the end of random play and on boards
//! with few pieces put down at random.

use super::plain;
use jugeote::games::{Dice, Game, Line, Provable, moulin, random, relief, roi, walle};
use jugeote::search::Prover;
use std::sync::atomic::AtomicBool;

/// Compares verdict, winning first moves, their plies and the main line; returns how many positions were won, and
/// how many of them not at once.
fn compare<G: Provable>(positions: &[(G, u32)]) -> (usize, usize) {
    let never = AtomicBool::new(false);
    // One prover for all: what it knows of one root must not be believed of the next.
    let mut prover = Prover::new(&never);
    let (mut won, mut later) = (0, 0);
    for (position, plies) in positions {
        let proof = prover.prove(position, *plies).expect("not interrupted");
        let wins: Vec<_> = proof.wins.iter().map(|win| (win.mv.to_string(), win.plies)).collect();
        let line: Vec<_> = proof.line.iter().map(ToString::to_string).collect();
        assert_eq!((wins, line), plain::proof(position, *plies), "{position} within {plies}");
        won += usize::from(proof.plies().is_some());
        later += usize::from(proof.plies().is_some_and(|plies| plies > 1));
    }
    (won, later)
}

/// The quick look at the last ply against playing every move.
fn compare_last_ply<G: Provable>(positions: &[(G, u32)]) {
    for (position, _) in positions.iter().filter(|(position, _)| position.outcome().is_none()) {
        let wins = position.listed_moves().into_iter().any(|mv| {
            let mut next = position.clone();
            next.play(mv);
            next.outcome().is_some_and(|outcome| outcome.is_won_by_mover(position.to_move()))
        });
        assert_eq!(position.wins_at_once(), wins, "{position}");
    }
}

/// Positions of random games so many plies before their end.
fn near_the_end<G: Game>(
    start: impl Fn(&mut Dice) -> G,
    games: u64,
    before: &[usize],
    plies: u32,
) -> Vec<(G, u32)> {
    let mut found = Vec::new();
    for seed in 0..games {
        let dice = &mut Dice::new(seed);
        let record = random::game(start(dice), dice);
        let line: Line<G> = record.line().expect("a game of ours");
        let length = line.moves().len();
        for end in before.iter().filter_map(|back| length.checked_sub(*back)) {
            let mut here = line.start().clone();
            line.moves()[..end].iter().for_each(|&mv| here.play(mv));
            found.push((here, plies));
        }
    }
    found
}

#[test]
fn roi_is_proved_as_the_plain_search_does() {
    let mut positions = Vec::new();
    for seed in 0..150 {
        let text = random::roi_start(&mut Dice::new(seed));
        let size = text.split('/').count();
        positions.push((roi::Position::parse(&text).expect("a start"), 2 * size.min(7) as u32 - 3));
    }
    compare_last_ply(&positions);
    let (won, later) = compare(&positions);
    assert!(won > 20 && later > 15, "{won} {later}");
}

#[test]
fn walle_is_proved_as_the_plain_search_does() {
    let start = |_: &mut Dice| walle::Position::parse("w - - 10 10 -").expect("the start");
    let mut positions = near_the_end(start, 60, &[1, 2, 3, 4, 6], 3);
    // Without walls left there are few moves: deeper.
    let few: Vec<_> = near_the_end(start, 40, &[5, 7, 9], 7)
        .into_iter()
        .filter(|(position, _)| position.count_moves() < 6)
        .collect();
    assert!(few.len() > 60, "{}", few.len());
    positions.extend(few);
    positions.retain(|(position, _)| position.count_moves() < 60);
    compare_last_ply(&positions);
    let (won, later) = compare(&positions);
    assert!(won > 100 && later > 30, "{won} {later} of {}", positions.len());
}

#[test]
fn moulin_is_proved_as_the_plain_search_does() {
    let start = |dice: &mut Dice| moulin::Position::start([60, 100, 200][dice.below(3)]).expect("a start");
    let mut positions = near_the_end(start, 40, &[1, 2, 3, 4, 5], 3);
    let few = near_the_end(start, 40, &[3, 5, 7, 9, 11, 13], 5);
    positions.extend(few.into_iter().filter(|(position, _)| position.count_moves() < 10));
    compare_last_ply(&positions);
    compare_last_ply(&near_the_end(start, 40, &(6..60).collect::<Vec<_>>(), 1));
    let (won, later) = compare(&positions);
    assert!(won > 60 && later > 3, "{won} {later} of {}", positions.len());
}

/// Few pieces on a random terrain, with or without one that has left; some near the last turn.
fn relief_endings(count: u64) -> Vec<(relief::Position, u32)> {
    let mut found = Vec::new();
    for seed in 0..count {
        let dice = &mut Dice::new(seed);
        let terrain =
            relief::Terrain::generate(seed % 5, relief::TerrainOptions::default()).expect("a terrain");
        let mut cells = [b'.'; 100];
        for letter in ["SAE", "SE", "A", "AE"][dice.below(4)].bytes() {
            cells[dice.below(100)] = letter;
        }
        for letter in ["sae", "se", "a", "e"][dice.below(4)].bytes() {
            cells[dice.below(100)] = letter;
        }
        let rows: Vec<_> = cells.chunks(10).map(|row| String::from_utf8_lossy(row).into_owned()).collect();
        let exited = ["-", "-", "a", "E"][dice.below(4)];
        let plies = [dice.below(190), 195 + dice.below(5)][usize::from(dice.below(4) == 0)];
        let turn = ["r", "b"][plies % 2];
        let text = format!("{terrain} {} {turn} {exited} {plies}", rows.join("/"));
        // A side may have lost its only piece to the other's: such a board is over.
        found.extend(relief::Position::parse(&text).ok().map(|position| (position, 3)));
    }
    found
}

#[test]
fn relief_is_proved_as_the_plain_search_does() {
    let positions = relief_endings(150);
    compare_last_ply(&relief_endings(1_000));
    let (won, later) = compare(&positions);
    assert!(won > 30 && later > 10, "{won} {later} of {}", positions.len());
}

#[test]
fn a_move_is_allowed_exactly_when_it_is_listed() {
    for (position, _) in relief_endings(20) {
        let listed = position.listed_moves();
        for text in crate::games::relief::all_move_texts() {
            let mv = position.parse_move(&text).expect("a move");
            assert_eq!(position.allows(mv), listed.contains(&mv), "{position} {text}");
        }
    }
}
