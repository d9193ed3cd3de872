//! Each theme of nine men's morris in a position made by hand where it holds, and in a near one where it does not.

use crate::training::plain_rules::plain;
use crate::training::themes::{decided, have_words, holds};
use jugeote::games::Side;
use jugeote::training::plain::Moulin;

/// Seven rows of points; all pieces are placed.
fn placed(rows: [&str; 7], turn: &str) -> Moulin {
    plain(&format!("{} {turn} 0 0 {} 100", rows.join("/"), if turn == "b" { 40 } else { 41 }))
}

/// The same in placing, after so many turns.
fn placing(rows: [&str; 7], turns: u32) -> Moulin {
    let [blue, red] = [9 - turns.div_ceil(2), 9 - turns / 2];
    let turn = ["b", "r"][turns as usize % 2];
    plain(&format!("{} {turn} {blue} {red} {turns} 100", rows.join("/")))
}

const NONE: &str = "...";
const ACROSS: &str = "......";

#[test]
fn every_theme_has_its_words() {
    have_words::<Moulin>(15);
}

#[test]
fn immobilisation_is_an_end_without_a_move_and_not_with_two_pieces() {
    // Red on a7, d7, g7 and g4: f4 is the last way out, d6 and a4 are barred.
    let rows = ["RRR", ".B.", NONE, "B....R", "...", "..B", "..B"];
    let shut = placed(rows, "b");
    assert!(holds("immobilisation", &shut, "f2-f4", "f2-f4"));
    // Red on g1 too would be three in flight: taken down to two instead.
    let rows = ["BB.", "...", NONE, ".....B", "..B", "R.R", "R.."];
    let few = placed(rows, "b");
    assert!(!holds("immobilisation", &few, "g4-g7xa1", "g4-g7xa1"));
    // Nothing has ended yet.
    assert!(!holds("immobilisation", &shut, "f2-d2", "f2-d2"));
}

#[test]
fn a_defence_is_in_flight_where_the_loser_has_three_on_one_of_its_turns() {
    let rows = ["BB.", "...", NONE, ".....B", "..B", "R.R", "RR."];
    let to_three = placed(rows, "b");
    assert!(holds("flying-defence", &to_three, "g4-g7xa1", "g4-g7xa1 b2-c4 e3-e4"));
    let rows = ["BB.", "...", NONE, ".....B", "..B", "R.R", "RRR"];
    let to_four = placed(rows, "b");
    assert!(!holds("flying-defence", &to_four, "g4-g7xb2", "g4-g7xb2 f2-f4 e3-e4"));
}

#[test]
fn a_capture_is_a_choice_where_there_is_another() {
    let rows = ["BB.", "...", NONE, ".....B", "..B", "R.R", "RR."];
    assert!(holds("capture-choice", &placed(rows, "b"), "g4-g7xa1", "g4-g7xa1"));
    // All but f2 are in a mill.
    let rows = ["BB.", "...", NONE, ".....B", "..B", "..R", "RRR"];
    assert!(!holds("capture-choice", &placed(rows, "b"), "g4-g7xf2", "g4-g7xf2"));
    assert!(!holds("capture-choice", &placed(rows, "b"), "g4-f4", "g4-f4"));
}

#[test]
fn disarming_takes_a_piece_that_a_mill_was_to_be_closed_with() {
    // Red threatens d1, from d2.
    let rows = ["BB.", "...", NONE, ".....B", "..B", ".R.", "R.R"];
    let rows_and_one = ["BB.", "...", "R..", ".....B", "..B", ".R.", "R.R"];
    let armed = placed(rows_and_one, "b");
    assert!(holds("disarm", &armed, "g4-g7xa1", "g4-g7xa1"));
    // The piece on c5 is no part of it.
    assert!(!holds("disarm", &armed, "g4-g7xc5", "g4-g7xc5"));
    // Without taking nothing is disarmed: three fly, and could close a mill on d1 as before.
    assert!(!holds("disarm", &placed(rows, "b"), "g4-f4", "g4-f4"));
}

#[test]
fn the_piece_in_the_way_is_taken_where_the_next_mill_closes_on_its_point() {
    // Blue closes a7-d7-g7; d6, where Red stands between b6 and f6, is where d7 goes next.
    let rows = ["BB.", "BRB", NONE, ".....B", "...", "R.R", "R.R"];
    let guarded = placed(rows, "b");
    assert!(holds("unguard", &guarded, "g4-g7xd6", "g4-g7xd6 a1-d1 d7-d6xb2"));
    // Another piece is taken; or nothing is closed there.
    assert!(!holds("unguard", &guarded, "g4-g7xa1", "g4-g7xa1 b2-d2 g7-g4"));
    assert!(!holds("unguard", &guarded, "g4-g7xd6", "g4-g7xd6 a1-d1 g7-g4"));
}

#[test]
fn a_swing_mill_leaves_one_mill_and_closes_another_with_the_same_piece() {
    // d7 swings to d6, out of a7-d7-g7 into b6-d6-f6.
    let rows = ["BBB", "B.B", NONE, ACROSS, "...", "R.R", "R.R"];
    let swing = placed(rows, "b");
    assert!(holds("swing-mill", &swing, "d7-d6xa1", "d7-d6xa1"));
    // a7 leaves the mill and closes none; on d7 alone there is none to leave.
    assert!(!holds("swing-mill", &swing, "a7-a4", "a7-a4"));
    let rows = [".B.", "B.B", NONE, ".....B", "...", "R.R", "R.R"];
    assert!(!holds("swing-mill", &placed(rows, "b"), "d7-d6xa1", "d7-d6xa1"));
}

#[test]
fn a_mill_is_opened_to_be_closed_again() {
    let rows = ["BBB", "...", NONE, "...B..", "...", "R.R", "R.R"];
    let open = placed(rows, "b");
    assert!(holds("open-mill", &open, "a7-a4", "a7-a4 a1-d1 a4-a7xb2"));
    // Not closed again; closed by another piece than comes back to the point; never a mill.
    assert!(!holds("open-mill", &open, "a7-a4", "a7-a4 a1-d1 a4-b4"));
    let rows = ["BB.", "...", NONE, ".....B", "B..", "R.R", "R.R"];
    assert!(!holds("open-mill", &placed(rows, "b"), "a7-a4", "a7-a4 a1-d1 a4-a7"));
}

#[test]
fn a_double_threat_is_two_points_where_there_was_one_at_most() {
    // Placed on a7, Blue has g7 and a1.
    let rows = [".B.", NONE, NONE, "B.....", NONE, "R.R", NONE];
    let double = placing(rows, 4);
    assert!(holds("double-threat", &double, "a7", "a7"));
    assert!(!holds("double-threat", &double, "g7", "g7"));
    // There were two before.
    let rows = ["BB.", NONE, NONE, "B.....", NONE, "R.R", "..R"];
    assert!(!holds("double-threat", &placing(rows, 6), "g4", "g4"));
}

#[test]
fn a_mill_is_stopped_on_its_own_point() {
    let rows = [NONE, NONE, NONE, ACROSS, "B..", "...", "R.R"];
    let other = [NONE, "B..", NONE, ACROSS, "...", "...", "R.R"];
    assert!(holds("block-mill", &placing(rows, 4), "d1", "d1"));
    assert!(!holds("block-mill", &placing(other, 4), "a4", "a4"));
}

#[test]
fn the_greedy_mill_is_one_that_could_be_closed_and_is_not() {
    let rows = ["BB.", NONE, NONE, ACROSS, NONE, "R.R", NONE];
    let greedy = placing(rows, 4);
    assert!(holds("greedy-mill", &greedy, "a4", "a4"));
    assert!(!holds("greedy-mill", &greedy, "g7xb2", "g7xb2"));
    let rows = ["B..", ".B.", NONE, ACROSS, NONE, "R.R", NONE];
    assert!(!holds("greedy-mill", &placing(rows, 4), "a4", "a4"));
}

#[test]
fn a_quiet_move_closes_threatens_and_bars_nothing() {
    let rows = ["B..", ".B.", NONE, ACROSS, NONE, "R.R", NONE];
    let quiet = placing(rows, 4);
    assert!(holds("quiet-move", &quiet, "e3", "e3"));
    // In line with a7; between b2 and f2.
    assert!(!holds("quiet-move", &quiet, "a4", "a4"));
    assert!(!holds("quiet-move", &quiet, "d2", "d2"));
}

/// Red on d7, g7 and c3 flies; Blue bars it from a7.
const BARRED: [&str; 7] = ["BRR", "B.B", NONE, ACROSS, "R..", "..B", NONE];

#[test]
fn an_offer_opens_a_point_to_a_mill_of_the_other_side() {
    assert!(holds("offer", &placed(BARRED, "b"), "a7-a4", "a7-a4"));
    assert!(!holds("offer", &placed(BARRED, "b"), "b6-b4", "b6-b4"));
    // Open before, it is no new offer.
    let rows = [".RR", "B.B", NONE, "B.....", "R..", "..B", NONE];
    assert!(!holds("offer", &placed(rows, "b"), "b6-b4", "b6-b4"));
}

#[test]
fn the_loser_closes_a_mill_too_in_the_play_that_decides() {
    let barred = placed(BARRED, "b");
    assert!(holds("counter-mill", &barred, "a7-a4", "a7-a4 c3-a7xb6"));
    assert!(!holds("counter-mill", &barred, "a7-a4", "a7-a4 c3-c4"));
    // Where Red wins by it, it is not the loser's.
    assert!(!decided("counter-mill", &barred, "b6-b4", "a7-a4 c3-a7xb6", Side::Second));
}

#[test]
fn a_flight_goes_where_no_line_leads() {
    let rows = ["BB.", NONE, NONE, ACROSS, NONE, "R.B", "RR."];
    let three = placed(rows, "b");
    assert!(holds("flight", &three, "f2-g7xa1", "f2-g7xa1"));
    assert!(!holds("flight", &three, "f2-f4", "f2-f4"));
    // A piece from the hand comes from nowhere.
    assert!(!holds("flight", &placing([".B.", NONE, NONE, "B.....", NONE, "R.R", NONE], 4), "a7", "a7"));
}

#[test]
fn zugzwang_is_a_last_turn_that_the_loser_would_rather_not_have() {
    // Red's piece on a7 holds a7-d7-g7 as long as it stays there.
    let rows = ["RBB", NONE, NONE, "B.....", "R.R", "..B", NONE];
    let bound = placed(rows, "b");
    assert!(holds("zugzwang", &bound, "f2-f4", "f2-f4 a7-c5 a4-a7xc3"));
    // On b6 it holds nothing: passing would not save it.
    let rows = [".BB", "R..", NONE, "B.....", "R.R", "..B", NONE];
    assert!(!holds("zugzwang", &placed(rows, "b"), "f2-f4", "f2-f4 b6-b4 a4-a7xc3"));
    // A win at once follows no turn of the loser.
    assert!(!holds("zugzwang", &placed(rows, "b"), "a4-a7xc3", "a4-a7xc3"));
}

#[test]
fn the_play_of_a_defence_is_judged_of_the_side_that_wins_by_it() {
    // Blue flies, and Red wins by the play.
    let rows = ["BB.", NONE, NONE, ACROSS, NONE, "R.B", "RR."];
    let three = placed(rows, "b");
    assert!(decided("flying-defence", &three, "f2-g7xa1", "f2-f4 b2-d2", Side::Second));
    assert!(!decided("flying-defence", &three, "f2-g7xa1", "f2-f4", Side::First));
    assert!(!decided("unguard", &three, "f2-g7xa1", "f2-f4 b2-d2 f4-g7xa1", Side::Second));
}
