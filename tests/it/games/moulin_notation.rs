//! Nine men's morris: reading and printing positions and moves, and every fault a text can have.

use super::moulin::{START, position, starts};
use jugeote::games::moulin::{Arrangement, Position};
use jugeote::games::{Game, Side};
use proptest::prelude::*;

/// Field and key of every fault.
fn faults(text: &str) -> Vec<(&'static str, &'static str)> {
    let faults = Position::parse(text).expect_err(text);
    faults.iter().map(|fault| (fault.field, fault.reason.key)).collect()
}

#[test]
fn every_fault_of_a_position_is_reported_at_once_with_its_field() {
    let board = ".../.../.../....../.../.../...";
    assert_eq!(faults(""), [("position", "moulin-empty")]);
    for text in [board, " ", &format!("{START} "), &format!(" {START}"), &START.replace(" b ", "  b ")] {
        assert_eq!(faults(text), [("position", "moulin-field-count")], "{text}");
    }
    assert_eq!(faults(&START.replace("/......", "")), [("board", "moulin-row-count")]);
    assert_eq!(
        faults("..../.../..b/......./.é./.../... b 9 9 0 100"),
        ["moulin-row-length", "moulin-unknown-piece", "moulin-row-length", "moulin-unknown-piece"]
            .map(|key| ("board", key))
    );
    for turn in ["B", "w", "bb", "-"] {
        assert_eq!(faults(&START.replace(" b ", &format!(" {turn} "))), [("turn", "moulin-unknown-turn")]);
    }
    for (number, key) in [
        ("-1", "moulin-not-a-number"),
        ("+9", "moulin-not-a-number"),
        ("٩", "moulin-not-a-number"),
        ("nine", "moulin-not-a-number"),
        ("09", "moulin-leading-zero"),
        ("99999999999999999999999", "moulin-number-too-large"),
    ] {
        assert_eq!(faults(&format!("{board} b {number} 9 0 100")), [("blue in hand", key)]);
        assert_eq!(faults(&format!("{board} b 9 {number} 0 100")), [("red in hand", key)]);
        assert_eq!(faults(&format!("{board} b 9 9 {number} 100")), [("turns played", key)]);
        assert_eq!(faults(&format!("{board} b 9 9 0 {number}")), [("turn limit", key)]);
    }
    assert_eq!(faults(&format!("{board} b 9 9 0 0")), [("turn limit", "moulin-limit-range")]);
    assert_eq!(faults(&format!("{board} b 9 9 0 501")), [("turn limit", "moulin-limit-range")]);
    assert_eq!(
        faults("..x/.../.../....../.../.../... w 09 8 7 501"),
        [
            ("board", "moulin-unknown-piece"),
            ("turn", "moulin-unknown-turn"),
            ("blue in hand", "moulin-leading-zero"),
            ("red in hand", "moulin-wrong-hand"),
            ("turn limit", "moulin-limit-range"),
        ]
    );
}

#[test]
fn counters_must_fit_the_turns_played() {
    let one = "B../.../.../....../.../.../...";
    assert!(Position::parse(&format!("{one} r 8 9 1 100")).is_ok());
    assert_eq!(faults(&format!("{one} r 7 9 1 100")), [("blue in hand", "moulin-wrong-hand")]);
    assert_eq!(faults(&format!("{one} r 8 8 1 100")), [("red in hand", "moulin-wrong-hand")]);
    let mid = ".BR/BR./BRB/....B./.../.R./RR.";
    assert!(Position::parse(&format!("{mid} b 0 0 40 40")).is_ok());
    assert_eq!(faults(&format!("{mid} r 0 0 40 40")), [("turn", "moulin-wrong-turn")]);
    assert_eq!(faults(&format!("{mid} b 0 0 41 41")), [("turn", "moulin-wrong-turn")]);
    assert_eq!(faults(&format!("{mid} b 0 0 40 39")), [("turns played", "moulin-turns-above-limit")]);
    // Nine placed each after eighteen turns, one less in Red's hand after seventeen.
    assert!(Position::parse(&format!("{mid} r 0 1 17 40")).is_ok());
    assert!(Position::parse(&format!("{mid} b 0 0 18 40")).is_ok());
    assert_eq!(faults(&format!("{mid} b 0 1 18 40")), [("red in hand", "moulin-wrong-hand")]);
}

#[test]
fn pieces_must_be_as_many_as_a_game_can_leave() {
    assert_eq!(faults("BBB/BBB/BBB/B..RRR/.../.../... b 0 0 18 100"), [("board", "moulin-too-many-pieces")]);
    assert_eq!(faults("BB./.../.../....../.../.../... r 8 9 1 100"), [("board", "moulin-too-many-pieces")]);
    // Red has just moved: three pieces left, one of them on the board; Blue two.
    assert!(Position::parse("BB./.../.../..RRR./.../.../... b 0 0 40 100").is_ok());
    assert_eq!(
        faults("B../.../.../..RR../.../.../... b 0 0 40 100"),
        [("board", "moulin-opponent-too-few"), ("board", "moulin-mover-too-few")]
    );
    assert_eq!(
        faults("BBB/.../.../....../.../.../... b 0 0 40 100"),
        [("board", "moulin-mover-absent"), ("board", "moulin-mover-too-few")]
    );
    assert_eq!(faults("B../.../.../....../.../.../... b 8 8 2 100"), [("board", "moulin-mover-absent")]);
    assert!(Position::parse(".../.../.../....R./.../.../... b 8 8 2 100").is_ok());
    // At the start nobody has moved.
    assert!(Position::parse(START).is_ok());
}

#[test]
fn an_arrangement_holds_what_no_position_may_be() {
    let absurd = Arrangement {
        board: [Some(Side::Second); 24],
        turn: Side::Second,
        in_hand: [u32::MAX; 2],
        turns: u32::MAX,
        limit: u32::MAX,
    };
    assert!(absurd.position().expect_err("absurd").iter().count() >= 5);
    for start in starts() {
        assert_eq!(start.arrangement().position(), Ok(start));
    }
}

#[test]
fn moves_are_read_strictly() {
    let start = position(START);
    for (text, key) in [
        ("", "moulin-move-shape"),
        ("d", "moulin-move-shape"),
        ("d2 ", "moulin-move-shape"),
        ("d2-", "moulin-move-shape"),
        ("-d2", "moulin-move-shape"),
        ("d2x", "moulin-move-shape"),
        ("xa1", "moulin-move-shape"),
        ("d2-d3-d1", "moulin-move-shape"),
        ("d2xa1xa4", "moulin-move-shape"),
        ("d2–d3", "moulin-move-shape"),
        ("pass", "moulin-move-shape"),
        ("d4", "moulin-unknown-point"),
        ("D2", "moulin-unknown-point"),
        ("d2xb1", "moulin-unknown-point"),
        ("a2-d2", "moulin-unknown-point"),
        ("éé", "moulin-unknown-point"),
    ] {
        assert_eq!(start.parse_move(text).expect_err(text).key, key, "{text}");
    }
}

#[test]
fn faults_of_a_long_text_stay_short() {
    let long = "z".repeat(1 << 20);
    for text in [
        &long,
        &format!("{long} {long} {long} {long} {long} {long}"),
        &START.replace(" b ", &format!(" {long} ")),
    ] {
        assert!(Position::parse(text).expect_err("too long").to_string().len() < 1000);
        assert!(position(START).parse_move(text).expect_err("too long").to_string().len() < 200);
    }
}

proptest! {
    #[test]
    fn no_text_makes_the_readers_panic(text in any::<String>()) {
        let _ = Position::parse(&text);
        let _ = position(START).parse_move(&text);
    }

    #[test]
    fn what_is_read_is_printed_byte_for_byte(
        index in 0..16_usize,
        changes in prop::collection::vec((0..60_usize, "[BRbr./ 0-9x]?"), 0..4),
    ) {
        let starts = starts();
        let mut text = starts[index % starts.len()].to_string();
        for (at, with) in changes {
            let at = at.min(text.len() - 1);
            text.replace_range(at..=at, &with);
        }
        if let Ok(read) = Position::parse(&text) {
            prop_assert_eq!(read.to_string(), text);
            prop_assert_eq!(read.hash(), read.recomputed_hash());
        }
    }
}
