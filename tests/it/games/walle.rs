//! The facts of Wall-e, and the engine against the slow second implementation.

use super::perft_table;
use super::slow_walle::Slow;
use jugeote::games::walle::{Arrangement, Face, Move, Position};
use jugeote::games::{Game, Line, Outcome, Reason, Side, Verdict};
use jugeote::i18n::{Lang, Wording};
use jugeote::search::{divide, perft};
use proptest::prelude::*;
use rand_chacha::ChaCha8Rng;
use rand_core::{Rng, SeedableRng};

const START: &str = "w - - 10 10 -";
/// Ten walls here and there, the pawns face to face.
const SCATTERED: &str = "w 4,4 6,4 5 5 1,2S;2,6E;3,3E;4,1S;5,5E;6,2S;6,7S;7,4E;8,1E;9,5S";
/// A barrier across the board with one gap at column 6, both pawns on its north side.
const BARRIER: &str = "w 3,3 2,5 5 5 2,2E;4,0S;4,1S;4,2S;4,3S;4,4S;4,5S;4,7S;4,8S;7,7E";
/// White in a corridor along the west border, Black beside its mouth.
const CORRIDOR: &str = "b 2,0 7,1 4 6 1,0E;2,0E;3,0E;4,0E;5,0E;5,1S;6,0E;6,2S;8,1S;8,2E";
/// White is walled in on one cell by its own doing and has walls left.
const WALLED_IN: &str = "w 4,4 8,1 6 10 3,4S;4,3E;4,4E;4,4S";
/// The same, Black to move, who may place no wall.
const SHUT_OFF: &str = "b 4,4 8,1 6 10 3,4S;4,3E;4,4E;4,4S";
/// Both are walled in with no wall left.
const BOTH_WALLED_IN: &str = "w 4,4 8,1 0 0 0,0S;0,1S;0,2S;0,3S;0,4S;0,5S;1,5S;1,6S;1,7S;1,8S;3,4S;4,3E;4,4E;4,4S;5,5S;5,6S;7,1S;8,0E;8,1E;8,1S";

/// Varied positions for the suite that every game passes.
pub(crate) fn starts() -> Vec<Position> {
    [
        START,
        "b 0,3 - 10 10 -",
        "w 0,0 10,8 10 10 -",
        SCATTERED,
        BARRIER,
        CORRIDOR,
        WALLED_IN,
        SHUT_OFF,
        BOTH_WALLED_IN,
        "b 9,3 10,3 10 10 -",
        "w 10,3 5,5 10 10 -",
        "b 5,1 5,0 0 0 0,0E;0,2E;0,4E;0,6E;1,1S;1,3S;1,5S;1,7S;3,0E;3,2E;3,4E;3,6E;4,1S;4,3S;5,5S;5,7S;7,0E;7,2E;7,4E;7,6E",
    ]
    .into_iter()
    .map(read)
    .collect()
}

/// The whole move space: every cell, both sides of every cell, the border among them, and `pass`.
pub(crate) fn all_move_texts() -> Vec<String> {
    let mut texts = vec!["pass".to_owned()];
    for row in 0..11 {
        for column in 0..9 {
            texts.extend(["", "E", "S"].map(|side| format!("{row},{column}{side}")));
        }
    }
    texts
}

fn read(text: &str) -> Position {
    Position::parse(text).unwrap_or_else(|faults| panic!("{text}: {faults}"))
}

fn after(text: &str, moves: &str) -> Line<Position> {
    let mut line = Line::new(read(text));
    for text in moves.split_whitespace() {
        let mv = line.position().parse_move(text).expect("a move");
        line.play(mv).unwrap_or_else(|reason| panic!("{text}: {reason}"));
    }
    line
}

/// The listed cells the pawn can go to.
fn steps(text: &str) -> String {
    let moves = read(text).listed_moves();
    let steps: Vec<_> =
        moves.iter().filter(|mv| matches!(mv, Move::To(_))).map(ToString::to_string).collect();
    steps.join(" ")
}

/// Why a move is illegal: the key of the reason.
fn reason(text: &str, mv: &str) -> &'static str {
    let position = read(text);
    let mv = position.parse_move(mv).expect("a move");
    position.check(mv).expect_err("an illegal move").key
}

fn legal(text: &str, mv: &str) -> bool {
    let position = read(text);
    position.listed_moves().contains(&position.parse_move(mv).expect("a move"))
}

/// The faults of a text, `field: key`.
fn faults(text: &str) -> Vec<String> {
    let faults = Position::parse(text).expect_err(text);
    faults.iter().map(|fault| format!("{}: {}", fault.field, fault.reason.key)).collect()
}

#[test]
fn perft_from_the_start_is_that_of_the_rules() {
    let start = read(START);
    assert_eq!([1, 2, 3].map(|depth| perft(&start, depth)), [9, 81, 14_643]);
}

#[test]
fn white_enters_on_row_0_and_black_on_row_10() {
    let line = after(START, "0,3 10,8");
    assert_eq!(line.position().to_string(), "w 0,3 10,8 10 10 -");
    assert_eq!(reason(START, "1,3"), "walle-move-entry-row");
    assert_eq!(reason("b 0,3 - 10 10 -", "0,4"), "walle-move-entry-row");
    assert_eq!(reason(START, "3,3S"), "walle-move-wall-before-entry");
    assert_eq!(reason("b 0,3 - 10 10 -", "3,3S"), "walle-move-wall-before-entry");
    assert_eq!(reason(START, "pass"), "walle-move-pass");
}

#[test]
fn a_pawn_steps_where_no_wall_stands_between() {
    // Walls to the north and west, as in the third figure of the source.
    assert_eq!(steps("w 4,4 9,0 9 9 3,4S;4,3E"), "4,5 5,4");
    assert_eq!(reason("w 4,4 9,0 9 9 3,4S;4,3E", "3,4"), "walle-move-through-wall");
    assert_eq!(reason("w 4,4 9,0 9 9 3,4S;4,3E", "4,3"), "walle-move-through-wall");
    assert_eq!(steps("w 0,0 9,0 10 10 -"), "0,1 1,0");
    assert_eq!(steps("b 0,0 10,8 10 10 -"), "10,7 9,8");
    assert_eq!(steps("w 5,8 6,0 10 10 -"), "4,8 5,7 6,8");
    for (to, key) in
        [("4,4", "stays"), ("9,0", "occupied"), ("6,4", "too-far"), ("5,5", "too-far"), ("0,0", "too-far")]
    {
        assert_eq!(reason("w 4,4 9,0 10 10 -", to), format!("walle-move-{key}"));
    }
}

#[test]
fn a_pawn_jumps_straight_over_the_other_and_not_beside_it() {
    // The fourth figure: Black just north of White.
    assert_eq!(steps("w 5,4 4,4 10 10 -"), "3,4 5,3 5,5 6,4");
    assert_eq!(reason("w 5,4 4,4 10 10 -", "4,3"), "walle-move-jump-straight");
    assert_eq!(reason("w 5,4 4,4 10 10 -", "4,4"), "walle-move-occupied");
    assert_eq!(steps("b 5,4 4,4 10 10 -"), "3,4 4,3 4,5 6,4");
    assert_eq!(steps("w 5,4 5,5 10 10 -"), "4,4 5,3 5,6 6,4");
    // Only a neighbour is jumped.
    assert_eq!(reason("w 5,4 5,6 10 10 -", "5,7"), "walle-move-too-far");
}

#[test]
fn a_wall_behind_the_other_pawn_opens_the_cells_beside_it() {
    // The fifth figure: Black just west of White, a wall on Black's west side, one south of White.
    let figure = "w 5,4 5,3 9 9 5,2E;5,4S";
    assert_eq!(steps(figure), "4,3 4,4 5,5 6,3");
    assert_eq!(reason(figure, "5,2"), "walle-move-jump-stopped");
    // One of the two cells lies behind another wall.
    let blocked = "w 5,4 5,3 9 9 4,3S;5,2E";
    assert_eq!(steps(blocked), "4,4 5,5 6,3 6,4");
    assert_eq!(reason(blocked, "4,3"), "walle-move-beside-wall");
    // The walls beside White itself are no hindrance.
    assert_eq!(steps("w 5,4 5,3 8 8 4,4S;5,2E;5,4E;5,4S"), "4,3 6,3");
    assert_eq!(steps("w 3,4 4,4 9 10 4,4S"), "2,4 3,3 3,5 4,3 4,5");
}

#[test]
fn the_border_behind_the_other_pawn_opens_the_cells_beside_it() {
    assert_eq!(steps("w 5,1 5,0 10 10 -"), "4,0 4,1 5,2 6,0 6,1");
    assert_eq!(steps("b 5,8 5,7 10 10 -"), "4,7 4,8 5,6 6,7 6,8");
    assert_eq!(steps("w 9,4 10,4 10 10 -"), "10,3 10,5 8,4 9,3 9,5");
    assert_eq!(steps("b 0,4 1,4 10 10 -"), "0,3 0,5 1,3 1,5 2,4");
    assert_eq!(steps("w 9,0 10,0 10 10 -"), "10,1 8,0 9,1");
    assert_eq!(reason("w 5,1 5,0 10 10 -", "7,0"), "walle-move-too-far");
}

#[test]
fn a_wall_between_the_pawns_stops_every_jump() {
    let between = "w 5,4 4,4 10 9 4,4S";
    assert_eq!(steps(between), "5,3 5,5 6,4");
    for to in ["3,4", "4,3", "4,5"] {
        assert_eq!(reason(between, to), "walle-move-jump-through-wall");
    }
    assert_eq!(steps("b 5,1 5,0 9 10 5,0E"), "4,0 6,0");
}

#[test]
fn a_wall_stands_off_the_border_on_a_free_side_and_costs_one() {
    let line = after("w 0,3 10,8 10 10 -", "4,4S 4,4E");
    assert_eq!(line.position().to_string(), "w 0,3 10,8 9 9 4,4E;4,4S");
    let text = "w 0,3 10,8 9 9 4,4E;4,4S";
    for wall in ["4,4S", "5,4N", "4,4E", "4,5W"] {
        assert_eq!(reason(text, wall), "walle-move-wall-stands");
    }
    for wall in ["10,0S", "0,8E"] {
        assert_eq!(reason(text, wall), "walle-move-border");
    }
    for wall in ["0,0N", "3,0W"] {
        assert_eq!(read(text).parse_move(wall).expect_err("the border").key, "walle-move-border");
    }
    let none_left = "w 0,3 10,8 0 10 0,0E;1,0E;2,0E;3,0E;4,0E;5,0E;6,0E;7,0E;8,0E;9,0E";
    assert_eq!(reason(none_left, "5,5S"), "walle-move-no-wall-left");
    assert_eq!(read(none_left).listed_moves().len(), 3);
}

#[test]
fn north_and_west_sides_are_read_and_never_written() {
    let position = read("w 0,3 10,8 10 10 -");
    for (written, canonical) in [("4,4N", "3,4S"), ("4,4W", "4,3E"), ("10,8N", "9,8S"), ("0,8W", "0,7E")] {
        assert_eq!(position.parse_move(written).expect("a wall").to_string(), canonical);
    }
}

#[test]
fn a_wall_that_encloses_the_opponent_is_refused() {
    // Black in the north-east corner of a box with one opening to the south.
    let nearly = "w 0,0 5,4 10 7 4,4S;5,3E;5,4E";
    assert_eq!(reason(nearly, "5,4S"), "walle-move-shuts-off");
    // Black itself may do it: it is White's path that counts then.
    assert!(legal("b 0,0 5,4 10 7 4,4S;5,3E;5,4E", "5,4S"));
    // Two cells enclosed together.
    assert_eq!(reason("w 0,0 5,4 10 5 4,4S;4,5S;5,3E;5,5E;5,5S", "5,4S"), "walle-move-shuts-off");
    // The corner needs only two.
    assert_eq!(reason("w 0,0 10,8 10 9 9,8S", "10,7E"), "walle-move-shuts-off");
    assert!(legal("w 0,0 10,7 10 9 9,8S", "10,7E"));
}

#[test]
fn a_barrier_from_border_to_border_is_refused_before_the_opponent_and_allowed_behind_it() {
    // All of row 4 but column 6; Black's goal is row 0.
    let before = "w 2,2 8,5 6 6 4,0S;4,1S;4,2S;4,3S;4,4S;4,5S;4,7S;4,8S";
    assert_eq!(reason(before, "4,6S"), "walle-move-shuts-off");
    let behind = "w 2,2 3,5 6 6 4,0S;4,1S;4,2S;4,3S;4,4S;4,5S;4,7S;4,8S";
    assert!(legal(behind, "4,6S"));
    // White's own path is cut by it, which is its own affair.
    let line = after(behind, "4,6S");
    assert_eq!(reason(&line.position().to_string(), "0,0S"), "walle-move-already-shut-off");
}

#[test]
fn a_player_may_wall_in_its_own_pawn_and_then_no_wall_may_be_placed_against_it() {
    assert!(legal("w 4,4 8,1 7 10 3,4S;4,3E;4,4E", "4,4S"));
    assert_eq!(steps(WALLED_IN), "");
    assert!(legal(WALLED_IN, "0,0S"), "White itself may still place walls");
    assert_eq!(reason(WALLED_IN, "pass"), "walle-move-pass");
    let position = read(SHUT_OFF);
    assert!(position.listed_moves().iter().all(|mv| matches!(mv, Move::To(_))));
    assert_eq!(position.listed_moves().len(), 4);
    assert_eq!(reason(SHUT_OFF, "0,0S"), "walle-move-already-shut-off");
}

#[test]
fn a_pawn_does_not_block_the_path_of_the_other() {
    // Black's only way to row 0 leads through the cell White stands on: walls elsewhere are legal,
    // and closing that way is not.
    let narrow = "w 4,0 6,0 5 5 4,0E;4,1S;4,2S;4,3S;4,4S;4,5S;4,6S;4,7S;4,8S;5,1E";
    assert!(legal(narrow, "8,8S"));
    assert_eq!(reason(narrow, "4,0S"), "walle-move-shuts-off");
    assert_eq!(reason(narrow, "3,0S"), "walle-move-shuts-off");
}

#[test]
fn who_can_do_nothing_passes_and_two_passes_in_a_row_draw() {
    let position = read(BOTH_WALLED_IN);
    assert_eq!(position.listed_moves(), [Move::Pass]);
    assert_eq!(position.count_moves(), 1);
    assert_eq!(position.outcome(), None);
    assert_eq!(reason(BOTH_WALLED_IN, "4,5"), "walle-move-through-wall");
    let line = after(BOTH_WALLED_IN, "pass");
    assert_eq!(line.outcome(), None);
    let mut line = after(BOTH_WALLED_IN, "pass pass");
    assert_eq!(line.outcome(), Some(Outcome { verdict: Verdict::Draw, reason: Reason::Passes }));
    assert!(line.play(Move::Pass).is_err());
    assert_eq!([1, 2, 3].map(|depth| perft(&position, depth)), [1, 1, 0]);
    assert_eq!(reason("w 4,4 8,1 10 10 -", "pass"), "walle-move-pass");
}

#[test]
fn the_moves_are_added_to_those_already_in_the_list() {
    for text in [BOTH_WALLED_IN, WALLED_IN, START] {
        let position = read(text);
        let mut moves = vec![Move::Pass];
        position.legal_moves(&mut moves);
        assert_eq!(moves.len() as u64, 1 + position.count_moves(), "{text}");
    }
}

#[test]
fn of_two_ways_through_a_nook_either_may_be_closed() {
    // Black comes from 10,4 to 10,2 and must leave by 9,0 and 8,0; from 10,2 to 9,0 it can walk along row 10
    // or row 9, and closing one leaves the other.
    let nook = "w 9,2 10,4 2 0 2,1E;5,0E;6,3E;6,4E;7,1E;7,2S;7,3E;8,1E;8,1S;8,2E;8,3S;8,4S;9,1S;9,2E;9,3E;9,4E;9,8S;10,4E";
    let slow = Slow::read(nook).moves();
    for wall in ["9,0E", "9,2S"] {
        assert!(legal(nook, wall) && slow.iter().any(|text| text == wall), "{wall}");
    }
    for wall in ["8,0S", "10,2E"] {
        assert!(!slow.iter().any(|text| text == wall));
        assert_eq!(reason(nook, wall), "walle-move-shuts-off", "{wall}");
    }
}

#[test]
fn the_first_on_its_goal_row_wins() {
    let white = after("w 9,3 5,5 10 10 -", "10,3");
    assert_eq!(white.outcome().expect("an end").words(Position::SIDES), "white goal");
    let black = after("b 5,5 1,3 10 10 -", "0,3");
    assert_eq!(black.outcome().expect("an end").words(Position::SIDES), "black goal");
    // Finished whoever's turn is written: no moves, not even `pass`.
    for text in ["w 10,3 5,5 10 10 -", "b 10,3 5,5 10 10 -", "w 5,5 0,3 10 10 -"] {
        let position = read(text);
        assert!(position.outcome().is_some() && position.listed_moves().is_empty(), "{text}");
        assert_eq!(position.count_moves(), 0);
        assert_eq!(reason(text, "5,6"), "game-over");
        assert_eq!(reason(text, "pass"), "game-over");
        assert_eq!(perft(&position, 2), 0);
    }
    // The own entry row is no goal.
    assert_eq!(after("w 1,3 9,5 10 10 -", "0,3 10,5").outcome(), None);
}

#[test]
fn what_the_rules_call_impossible_is_refused() {
    for (text, expected) in [
        ("", "position: walle-position-fields"),
        ("w - - 10 10", "position: walle-position-fields"),
        ("w - - 10 10 - -", "position: walle-position-fields"),
        ("w  - - 10 10 -", "position: walle-position-fields"),
        ("w - - 10 10 - ", "position: walle-position-fields"),
        ("W - - 10 10 -", "turn: walle-position-turn"),
        ("b - - 10 10 -", "turn: walle-position-white-enters"),
        ("w 0,3 - 10 10 -", "turn: walle-position-black-enters"),
        ("b 1,3 - 10 10 -", "white: walle-position-white-moved"),
        ("w - 10,3 10 10 -", "black: walle-position-black-first"),
        ("w 3,3 3,3 10 10 -", "black: walle-position-same-cell"),
        ("w 10,3 0,3 10 10 -", "black: walle-position-both-won"),
        ("w 11,3 0,3 10 10 -", "white: walle-position-pawn-outside"),
        ("w 1,3 5,9 10 10 -", "black: walle-position-pawn-outside"),
        ("w 01,3 5,3 10 10 -", "white: walle-position-pawn"),
        ("w 1,-3 5,3 10 10 -", "white: walle-position-pawn"),
        ("w 1;3 5,3 10 10 -", "white: walle-position-pawn"),
        ("w 1,3 +5,3 10 10 -", "black: walle-position-pawn"),
        ("w 1,3 5,1234567890 10 10 -", "black: walle-position-pawn"),
        ("w 1,3 5,3 11 10 -", "white walls left: walle-position-left"),
        ("w 1,3 5,3 10 010 -", "black walls left: walle-position-number"),
        ("w 1,3 5,3 10 x -", "black walls left: walle-position-number"),
        ("w 1,3 5,3 9 10 -", "walls: walle-position-wall-count"),
        ("w 1,3 5,3 10 10 0,0S", "walls: walle-position-wall-count"),
        ("w 1,3 5,3 9 10 0,0N", "walls: walle-position-wall"),
        ("w 1,3 5,3 9 10 0,0", "walls: walle-position-wall"),
        ("w 1,3 5,3 9 10 0,0s", "walls: walle-position-wall"),
        ("w 1,3 5,3 9 10 0,00S", "walls: walle-position-wall"),
        ("w 1,3 5,3 9 10 11,0E", "walls: walle-position-wall-outside"),
        ("w 1,3 5,3 9 10 10,0S", "walls: walle-position-wall-border"),
        ("w 1,3 5,3 9 10 3,8E", "walls: walle-position-wall-border"),
        ("w 1,3 5,3 9 9 3,3S;3,3S", "walls: walle-position-wall-twice"),
        ("w 1,3 5,3 9 9 3,3S;3,3E", "walls: walle-position-unsorted"),
        ("w 1,3 5,3 9 9 3,3S;3,2S", "walls: walle-position-unsorted"),
        ("w 1,3 5,3 9 9 10,3E;9,3E", "walls: walle-position-unsorted"),
        ("w - - 9 10 3,3S", "walls: walle-position-walls-before-entry"),
        ("b 0,3 - 9 10 3,3S", "walls: walle-position-walls-before-entry"),
    ] {
        assert_eq!(faults(text), [expected], "{text}");
    }
    read("w 1,3 5,3 9 9 9,3E;10,3E"); // by number, not by letters
}

#[test]
fn every_fault_of_a_text_is_said_with_its_field() {
    assert_eq!(
        faults("x 11,3 3 99 010 0,0N;3,3S;10,3S;3,3E"),
        [
            "turn: walle-position-turn",
            "black: walle-position-pawn",
            "black walls left: walle-position-number",
            "walls: walle-position-wall",
            "white: walle-position-pawn-outside",
            "white walls left: walle-position-left",
        ]
    );
    assert_eq!(
        faults("b - 3,3 9 8 3,3E;3,3E;2,2S"),
        [
            "walls: walle-position-wall-twice",
            "walls: walle-position-unsorted",
            "black: walle-position-black-first",
            "walls: walle-position-walls-before-entry",
        ]
    );
    let long = format!("w 1,3 5,3 0 0 {}", vec!["x"; 100_000].join(";"));
    assert_eq!(faults(&long), ["walls: walle-position-too-many-walls"]);
    assert_eq!(faults(&" ".repeat(100_000)), ["position: walle-position-fields"]);
}

#[test]
fn every_fault_of_an_arrangement_is_said() {
    let arrangement = Arrangement {
        turn: Side::First,
        pawns: [Some((i64::MIN, 0)), None],
        left: [i64::MAX, i64::MIN],
        walls: vec![(-1, 0, Face::South), (0, 8, Face::East)],
    };
    let faults = arrangement.position().expect_err("faults");
    let keys: Vec<_> =
        faults.iter().map(|fault| fault.reason.key.trim_start_matches("walle-position-")).collect();
    assert_eq!(
        keys,
        ["pawn-outside", "left", "left", "wall-outside", "wall-border", "black-enters", "walls-before-entry"]
    );
    let fine = Arrangement {
        turn: Side::Second,
        pawns: [Some((1, 2)), Some((3, 4))],
        left: [9, 9],
        walls: vec![(0, 8, Face::South), (1, 0, Face::East)],
    };
    assert_eq!(fine.position().expect("a position").to_string(), "b 1,2 3,4 9 9 0,8S;1,0E");
}

#[test]
fn a_move_that_cannot_be_read_says_what_a_move_looks_like() {
    let position = read("w 1,3 5,3 10 10 -");
    for text in
        ["", "S", "3", "3,3s", "3,3X", "3,3SS", " 3,3", "3,3 ", "Pass", "pass ", "03,3", "3,3é", "é", "-"]
    {
        assert_eq!(position.parse_move(text).expect_err(text).key, "walle-move-unreadable", "{text:?}");
    }
    for text in ["11,0", "0,9", "11,0S", "11,0N", "0,9W"] {
        assert_eq!(position.parse_move(text).expect_err(text).key, "walle-move-outside", "{text:?}");
    }
}

#[test]
fn the_moves_are_listed_in_the_order_of_their_texts() {
    let texts: Vec<_> = read(SCATTERED).listed_moves().iter().map(ToString::to_string).collect();
    let mut sorted = texts.clone();
    sorted.sort();
    assert_eq!(texts, sorted);
    assert_eq!(texts[0], "0,0E");
}

#[test]
fn a_refusal_is_worded_in_both_languages() {
    let position = read("w 5,4 4,4 10 9 4,4S");
    let mv = position.parse_move("3,4").expect("a move");
    let reason = position.check(mv).expect_err("a wall between");
    assert_eq!(
        Wording::new(Lang::En).say(&reason),
        "the pawn on 5,4 cannot jump: there is a wall between it and the other pawn on 4,4"
    );
    assert_eq!(
        Wording::new(Lang::Fr).say(&reason),
        "le pion en 5,4 ne peut pas sauter : il y a un mur entre lui et l'autre pion en 4,4"
    );
}

#[test]
fn the_drawing_shows_walls_between_the_cells() {
    let drawn = read("b 0,3 10,8 9 8 0,0S;4,4E;4,4S").drawing().plain();
    let expected = "
     0   1   2   3   4   5   6   7   8
   ┏━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━┓
 0 ┃             ○                     ┃
   ┣━━━╸   ·   ·   ·   ·   ·   ·   ·   ┃
 1 ┃                                   ┃
   ┃   ·   ·   ·   ·   ·   ·   ·   ·   ┃
 2 ┃                                   ┃
   ┃   ·   ·   ·   ·   ·   ·   ·   ·   ┃
 3 ┃                                   ┃
   ┃   ·   ·   ·   ·   ╻   ·   ·   ·   ┃
 4 ┃                   ┃               ┃
   ┃   ·   ·   ·   ╺━━━┛   ·   ·   ·   ┃
 5 ┃                                   ┃
   ┃   ·   ·   ·   ·   ·   ·   ·   ·   ┃
 6 ┃                                   ┃
   ┃   ·   ·   ·   ·   ·   ·   ·   ·   ┃
 7 ┃                                   ┃
   ┃   ·   ·   ·   ·   ·   ·   ·   ·   ┃
 8 ┃                                   ┃
   ┃   ·   ·   ·   ·   ·   ·   ·   ·   ┃
 9 ┃                                   ┃
   ┃   ·   ·   ·   ·   ·   ·   ·   ·   ┃
10 ┃                                 ● ┃
   ┗━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━┛
   ○ w   9 ━━━━━━━━━
 > ● b   8 ━━━━━━━━
";
    assert_eq!(format!("\n{drawn}"), expected);
}

/// One random game from a start, compared with the slow rules at every step.
fn compare_a_game(start: &str, random: &mut ChaCha8Rng, walls_in: u32) {
    let (mut line, mut slow) = (Line::new(read(start)), Slow::read(start));
    for _ in 0..60 {
        let position = line.position();
        assert_eq!(position.to_string(), slow.write());
        assert_eq!(Some(position), Position::parse(&slow.write()).as_ref().ok(), "the same as read afresh");
        let listed: Vec<_> = position.listed_moves().iter().map(ToString::to_string).collect();
        assert_eq!(listed, slow.moves(), "{position}");
        assert_eq!(position.count_moves(), listed.len() as u64, "{position}");
        let winner = position.outcome().map(|outcome| outcome.words(Position::SIDES));
        assert_eq!(winner, slow.winner().map(|side| format!("{side} goal")), "{position}");
        assert_eq!(position.hash(), position.recomputed_hash(), "{position}");
        if line.outcome().is_some() {
            return;
        }
        // Walls are nearly all the moves: choose the kind first, so that pawns meet too.
        let (walls, steps): (Vec<_>, Vec<_>) = listed.iter().partition(|text| text.ends_with(['E', 'S']));
        let wall = steps.is_empty() || !walls.is_empty() && random.next_u32() % 10 < walls_in;
        let of = if wall { walls } else { steps };
        let text = of[random.next_u32() as usize % of.len()];
        slow = slow.after(text);
        line.play(position.parse_move(text).expect("a move")).expect("a legal move");
    }
}

#[test]
fn random_games_agree_with_the_slow_rules() {
    let mut random = ChaCha8Rng::seed_from_u64(3);
    for start in starts() {
        for walls_in in [0, 2, 5, 9] {
            for _ in 0..2 {
                compare_a_game(&start.to_string(), &mut random, walls_in);
            }
        }
    }
}

/// A board with walls crowded round the pawns, so that little is open.
fn crowded(random: &mut ChaCha8Rng) -> String {
    loop {
        let mut pick = |below: u32| random.next_u32() % below;
        let (row, column) = (pick(8), pick(6));
        let pawns = [(row + pick(4), column + pick(4)), (row + pick(4), column + pick(4))];
        let mut walls = std::collections::BTreeSet::new();
        let standing = 10 + pick(11) as usize;
        for _ in 0..200 {
            let wall = (row + pick(4), column + pick(4), ['E', 'S'][pick(2) as usize]);
            let border = wall.2 == 'S' && wall.0 == 10 || wall.2 == 'E' && wall.1 == 8;
            if !border && walls.len() < standing {
                walls.insert(wall);
            }
        }
        let left = 20 - walls.len() as u32;
        let white_left = left.min(10).min(pick(left + 1)).max(left.saturating_sub(10));
        let walls: Vec<_> = walls.iter().map(|(r, c, side)| format!("{r},{c}{side}")).collect();
        let [(wr, wc), (br, bc)] = pawns;
        let turn = ["w", "b"][pick(2) as usize];
        let text =
            format!("{turn} {wr},{wc} {br},{bc} {white_left} {} {}", left - white_left, walls.join(";"));
        if pawns[0] != pawns[1] && Position::parse(&text).is_ok() {
            return text;
        }
    }
}

#[test]
fn crowded_boards_agree_with_the_slow_rules() {
    let mut random = ChaCha8Rng::seed_from_u64(4);
    let mut shut_off = 0;
    for _ in 0..400 {
        let text = crowded(&mut random);
        let position = read(&text);
        shut_off += u32::from(!position.has_way(Side::First) || !position.has_way(Side::Second));
        let slow = Slow::read(&text);
        let listed: Vec<_> = position.listed_moves().iter().map(ToString::to_string).collect();
        assert_eq!(listed, slow.moves(), "{text}");
        assert_eq!(position.count_moves(), listed.len() as u64, "{text}");
        for text in all_move_texts() {
            let mv = position.parse_move(&text).expect("a move");
            assert_eq!(position.check(mv).is_ok(), listed.contains(&text), "{position} {text}");
        }
        compare_a_game(&text, &mut random, 5);
    }
    assert!((20..380).contains(&shut_off), "{shut_off} of 400 have a pawn shut off");
}

#[test]
fn positions_that_differ_have_hashes_that_differ() {
    let texts = [
        START,
        "b 0,3 - 10 10 -",
        "w 0,3 10,3 10 10 -",
        "b 0,3 10,3 10 10 -",
        "w 10,3 9,3 10 10 -",
        "w 9,3 10,3 10 10 -",
        "w 0,3 10,3 9 10 3,3S",
        "w 0,3 10,3 10 9 3,3S",
        "w 0,3 10,3 9 10 3,3E",
        "w 0,3 10,3 9 10 3,4S",
        "w 0,3 10,3 9 9 3,3S;3,4S",
        "w 0,3 10,3 8 10 3,3S;3,4S",
    ];
    let hashes: std::collections::BTreeSet<_> = texts.iter().map(|text| read(text).hash()).collect();
    assert_eq!(hashes.len(), texts.len());
}

#[test]
fn the_mirror_exchanges_east_and_west() {
    let position = read("b 2,0 7,1 8 8 1,0E;5,1S;6,7E;8,8S");
    let mirrored = position.transformed(1);
    assert_eq!(mirrored.to_string(), "b 2,8 7,7 8 8 1,7E;5,7S;6,0E;8,0S");
    assert_eq!(mirrored.hash(), mirrored.recomputed_hash());
    for (mv, seen) in [("7,2", "7,6"), ("3,3E", "3,4E"), ("3,3S", "3,5S"), ("pass", "pass")] {
        let mv = position.parse_move(mv).expect("a move");
        assert_eq!(position.transformed_move(mv, 1).to_string(), seen);
        assert_eq!(position.transformed_move(mv, 0), mv);
    }
    assert_eq!(position.transformed(0), position);
}

#[test]
fn perft_is_that_of_the_table() {
    for (text, counts) in perft_table::of("walle") {
        let position = read(&text);
        for (depth, expected) in counts {
            assert_eq!(perft(&position, depth), expected, "{text} D{depth}");
            let divided: u64 = divide(&position, depth).iter().map(|(_, count)| count).sum();
            assert_eq!(divided, expected, "{text} D{depth} divided");
            if depth == 1 || expected < 20_000 {
                assert_eq!(Slow::read(&text).perft(depth, false), expected, "slow: {text} D{depth}");
            }
        }
    }
}

#[test]
#[ignore = "takes a minute: the slow rules to the full depth of the table"]
fn the_slow_rules_confirm_the_whole_table() {
    for (text, counts) in perft_table::of("walle") {
        for (depth, expected) in counts {
            assert_eq!(Slow::read(&text).perft(depth, false), expected, "{text} D{depth}");
        }
    }
}

/// Texts of positions with some characters changed, taken away or added.
fn nearly_positions() -> impl Strategy<Value = String> {
    let change = (0..200_usize, "[wb0-9,;ES -]?", 0..2_usize);
    (0..starts().len(), prop::collection::vec(change, 0..4)).prop_map(|(which, changes)| {
        let mut text = starts()[which].to_string();
        for (at, new, taken) in changes {
            let at = at % (text.len() + 1);
            text.replace_range(at..(at + taken).min(text.len()), &new);
        }
        text
    })
}

proptest! {
    #[test]
    fn any_text_is_a_position_or_has_faults(text in "\\PC*|[wb0-9,;ES -]{0,40}") {
        if let Ok(position) = Position::parse(&text) {
            prop_assert_eq!(position.to_string(), text);
        }
    }

    #[test]
    fn a_text_with_characters_changed_is_a_position_or_has_faults(text in nearly_positions()) {
        if let Ok(position) = Position::parse(&text) {
            prop_assert_eq!(position.to_string(), text);
            prop_assert_eq!(position.listed_moves().len() as u64, position.count_moves());
        }
    }

    #[test]
    fn any_text_is_a_move_or_not_readable(text in "\\PC*|[0-9]{1,2},[0-9]{1,2}[NESW]?") {
        let position = &starts()[3];
        if let Ok(mv) = position.parse_move(&text) {
            let written = mv.to_string();
            prop_assert_eq!(position.parse_move(&written), Ok(mv));
            prop_assert!(written == text || text.ends_with(['N', 'W']));
            // Even an illegal move played harms nothing but the position itself.
            let mut next = position.clone();
            next.play(mv);
            next.drawing();
        }
    }
}
