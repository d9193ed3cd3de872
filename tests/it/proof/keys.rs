//! Keys lose nothing: positions that differ in any one part have different keys, equal ones the same.

use jugeote::games::{Dice, Game, Line, Provable, moulin, random, relief, walle};

/// Every two of these positions, which differ, have different keys.
fn differ<G: Provable>(texts: &[String]) {
    let keys: Vec<_> = texts.iter().map(|text| G::parse(text).expect("a position").key()).collect();
    for (index, key) in keys.iter().enumerate() {
        let same = keys[..index].iter().position(|earlier| earlier == key);
        assert_eq!(same, None, "{} has the key of an earlier one", texts[index]);
    }
}

/// A position met in play has the key of its text read afresh.
fn same_as_read<G: Provable>(start: &G) {
    for seed in 0..3 {
        let record = random::game(start.clone(), &mut Dice::new(seed));
        let line: Line<G> = record.line().expect("a game of ours");
        let mut here = line.start().clone();
        for &mv in line.moves() {
            here.play(mv);
            let read = G::parse(&here.to_string()).expect("a position");
            assert_eq!(here.key(), read.key(), "{here}");
        }
    }
}

#[test]
fn relief_keys_hold_every_piece_the_exits_and_the_turns() {
    let level = ["3333333333"; 10].join("/");
    let board = |first: &str| format!("{first}/{}", [".........."; 9].join("/"));
    let texts: Vec<String> = [
        ("S........s", "r - 0"),
        ("S........s", "r - 2"),
        ("S........s", "b - 1"),
        ("S........s", "r E 2"),
        ("S........s", "r e 2"),
        ("S........s", "r A 2"),
        ("S........s", "r a 2"),
        ("S........s", "r EA 2"),
        ("S........s", "r AE 2"),
        ("S........s", "r Aa 2"),
        ("s........S", "r - 0"),
        ("SS.......s", "r - 0"),
        ("S.......ss", "r - 0"),
        ("A........s", "r - 0"),
        ("E........s", "r - 0"),
        (".S.......s", "r - 0"),
    ]
    .iter()
    .map(|(first, rest)| format!("{level} {} {rest}", board(first)))
    .collect();
    differ::<relief::Position>(&texts);
    same_as_read(&relief::Position::initial(relief::Terrain::level(3)));
}

#[test]
fn walle_keys_hold_pawns_walls_the_walls_left_and_the_turn() {
    let texts = [
        "w - - 10 10 -",
        "b 0,3 - 10 10 -",
        "w 0,3 10,3 10 10 -",
        "b 0,3 10,3 10 10 -",
        "w 9,3 1,3 10 10 -",
        "w 1,3 9,3 10 10 -",
        "w 0,3 10,3 9 10 4,4S",
        "w 0,3 10,3 10 9 4,4S",
        "w 0,3 10,3 10 9 4,4E",
        "w 0,3 10,3 9 9 4,4E;4,4S",
        "w 0,3 10,3 8 10 4,4E;4,4S",
        "w 0,3 10,3 10 8 4,4E;4,4S",
        "w 0,3 10,3 10 8 9,8S;10,7E",
    ];
    differ::<walle::Position>(&texts.map(str::to_owned));
    same_as_read(&walle::Position::parse("w - - 10 10 -").expect("the start"));
}

#[test]
fn moulin_keys_hold_the_pieces_of_both_and_the_turns() {
    let texts = [
        "BBB/.../.../....../.../.../RRR b 0 0 40 500",
        "BBB/.../.../....../.../.../RRR b 0 0 42 500",
        "BBB/.../.../....../.../.../RRR b 0 0 296 500",
        "BBB/.../.../....../.../.../RRR r 0 0 41 500",
        "RRR/.../.../....../.../.../BBB b 0 0 40 500",
        "BBB/B../.../....../.../.../RRR b 0 0 40 500",
        "BBB/R../.../....../.../.../RRR b 0 0 40 500",
    ];
    differ::<moulin::Position>(&texts.map(str::to_owned));
    same_as_read(&moulin::Position::start(100).expect("a start"));
}
