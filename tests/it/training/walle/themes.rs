//! Each theme of Wall-e in a position made by hand where it holds, and in one that differs in the point and where it
//! does not.

use crate::training::plain_rules::plain;
use crate::training::themes::{self, decided, have_words};
use jugeote::games::Side;
use jugeote::training::plain::Walle;

fn position(text: &str) -> Walle {
    plain(text)
}

/// Whether a theme holds for a right first move of a position by its text.
fn holds(name: &str, text: &str, mv: &str, play: &str) -> bool {
    themes::holds(name, &position(text), mv, play)
}

/// The same of the first move alone.
fn first(name: &str, text: &str, mv: &str) -> bool {
    holds(name, text, mv, mv)
}

#[test]
fn every_theme_has_its_words() {
    have_words::<Walle>(18);
}

#[test]
fn a_race_to_the_goal_is_won_where_the_other_side_was_one_turn_short_of_it() {
    // White, one step from row 10, walks; Black stands one step from row 0.
    assert!(first("goal-race", "w 9,0 1,8 10 10 -", "10,0"));
    // Two steps, or one behind a wall: Black would not have been there.
    assert!(!first("goal-race", "w 9,0 2,8 10 10 -", "10,0"));
    assert!(!first("goal-race", "w 9,0 1,8 9 10 0,8S", "10,0"));
    // A turn later in the play Black has come near.
    assert!(holds("goal-race", "w 8,0 2,8 10 10 -", "9,0", "9,0 1,8 10,0"));
    // A defence: it is White that was near, and Black that wins by the play.
    let lost = position("w 9,0 1,8 9 10 9,0S");
    assert!(decided("goal-race", &lost, "0,8S", "9,1 0,8", Side::Second));
    assert!(!decided("goal-race", &lost, "0,8S", "0,0S 0,8", Side::Second));
}

#[test]
fn a_jump_leads_straight_over_the_other_pawn_and_a_side_jump_beside_it() {
    let open = "w 4,4 5,4 10 10 -";
    assert!(first("jump", open, "6,4") && !first("side-jump", open, "6,4"));
    assert!(!first("jump", open, "4,3") && !first("jump", open, "4,4E"));
    let barred = "w 4,4 5,4 9 10 5,4S";
    assert!(first("side-jump", barred, "5,3") && !first("jump", barred, "5,3"));
    assert!(!first("side-jump", barred, "4,5"));
    // Along the row.
    assert!(first("jump", "b 4,4 4,3 10 10 -", "4,5"));
}

#[test]
fn a_later_jump_is_one_of_the_winner_behind_the_first_move() {
    let text = "w 4,4 6,4 10 10 -";
    assert!(holds("later-jump", text, "5,4", "5,4 0,0S 7,4"));
    // By the other side, or with the first move, it is none.
    assert!(!holds("later-jump", text, "5,4", "5,4 4,4"));
    assert!(!holds("later-jump", "w 5,4 6,4 10 10 -", "7,4", "7,4 0,0S 8,4"));
    // Beside the pawn as well.
    assert!(holds("later-jump", "w 4,4 6,4 9 10 6,4S", "5,4", "5,4 0,0S 6,3"));
}

#[test]
fn an_only_wall_is_a_wall_as_the_first_move_and_a_last_wall_one_that_leaves_none() {
    let text = "w 4,4 6,4 10 10 -";
    assert!(first("only-wall", text, "3,3S") && !first("only-wall", text, "5,4"));
    assert!(!first("last-wall", text, "3,3S"));
    let walls = "0,0S;0,1S;0,2S;0,3S;0,4S;0,5S;0,6S;0,7S;1,0E";
    let last = format!("w 4,4 6,4 1 10 {walls}");
    assert!(first("last-wall", &last, "3,3S") && !first("last-wall", &last, "5,4"));
    // Black's last, not White's.
    let others = format!("w 4,4 6,4 10 1 {walls}");
    assert!(!first("last-wall", &others, "3,3S"));
}

#[test]
fn a_wall_off_the_way_adds_nothing_to_it_and_a_long_detour_four_steps() {
    // Black goes straight up column 4.
    let text = "w 4,0 6,4 10 10 -";
    assert!(first("quiet-wall", text, "8,7E"));
    // In the way of a pawn on open ground: one step aside.
    assert!(!first("detour", text, "5,4S"));
    assert!(!first("quiet-wall", text, "5,4S") && !first("long-detour", text, "5,4S"));
    assert!(!first("quiet-wall", text, "5,0"));
    // Between rows 0 and 1 only columns 0, 1, 4 and 8 are open, and Black stands below column 4: three steps to column 1.
    let near = "w 4,0 1,4 5 10 0,2S;0,3S;0,5S;0,6S;0,7S";
    assert!(!first("long-detour", near, "0,4S") && !first("quiet-wall", near, "0,4S"));
    assert!(first("detour", near, "0,4S"));
    // Four to column 0.
    let far = "w 4,0 1,4 3 10 0,1S;0,2S;0,3S;0,5S;0,6S;0,7S;0,8S";
    assert!(first("long-detour", far, "0,4S"));
}

#[test]
fn a_gap_is_closed_by_a_wall_between_others_or_the_border() {
    let text = "w 4,0 6,4 7 10 3,2S;3,4S;3,7S";
    // Between two walls; between a wall and the border; with a loose end; the gap upright.
    assert!(first("closed-gap", text, "3,3S"));
    assert!(first("closed-gap", text, "3,8S"));
    assert!(!first("closed-gap", text, "3,5S") && !first("closed-gap", text, "3,0S"));
    // Upright: from the border to the end of another; and on from there.
    let upright = "w 4,0 6,4 8 10 0,3S;3,4S";
    assert!(first("closed-gap", upright, "0,3E") && !first("closed-gap", upright, "1,3E"));
}

#[test]
fn a_pawn_is_turned_back_where_all_its_ways_begin_away_from_its_goal() {
    // Black on 5,4, walls to its west and east: shut to the north it goes back to 6,4; before it walked on.
    let pocket = "w 0,0 5,4 8 10 5,3E;5,4E";
    assert!(first("turned-back", pocket, "4,4S") && !first("turned-back", pocket, "0,4S"));
    // Without the wall to its east it walks round there.
    assert!(!first("turned-back", "w 0,0 5,4 9 10 5,3E", "4,4S"));
    // It had to turn back anyway.
    assert!(!first("turned-back", "w 0,0 5,4 7 10 4,4S;5,3E;5,4E", "0,0S"));
}

#[test]
fn a_far_wall_is_beside_no_pawn() {
    let text = "w 4,0 6,4 10 10 -";
    for beside in ["5,4S", "6,4S", "6,3E", "6,4E", "3,0S", "4,0S", "4,0E"] {
        assert!(!first("far-wall", text, beside), "{beside}");
    }
    for far in ["4,4S", "7,4S", "6,2E", "6,5E", "5,3S", "2,0S"] {
        assert!(first("far-wall", text, far), "{far}");
    }
    assert!(!first("far-wall", text, "5,0"));
}

#[test]
fn a_race_is_turned_where_the_other_side_would_have_been_there_first_and_no_longer_is() {
    // White five steps from row 10, Black five from row 0: with its turn Black is first.
    let even = "w 5,0 5,8 10 10 -";
    assert!(first("race-turned", even, "4,8S") && !first("race-turned", even, "0,0S"));
    // White is a step ahead as it is; or one step more does not suffice.
    assert!(!first("race-turned", "w 6,0 5,8 10 10 -", "4,8S"));
    assert!(!first("race-turned", "w 4,0 5,8 10 10 -", "4,8S"));
    assert!(!first("race-turned", even, "6,0"));
}

#[test]
fn a_safe_way_is_one_that_a_wall_would_have_shut_and_no_longer_may() {
    // White stands in the south-west corner but one: row 9 is open below at columns 0 and 1 only.
    let two_holes = "w 8,0 5,5 3 10 9,2S;9,3S;9,4S;9,5S;9,6S;9,7S;9,8S";
    // White shuts one hole itself: the other may not be shut.
    assert!(first("safe-way", two_holes, "9,1S"));
    // Any other wall leaves both.
    assert!(!first("safe-way", two_holes, "0,0S"));
    // With no wall left Black could not have shut anything.
    let walls: Vec<String> = (1..8).map(|column| format!("0,{column}S")).collect();
    let bare = format!("w 8,0 5,5 3 0 {};3,3S;3,4S;3,5S;9,2S;9,3S;9,4S;9,5S;9,6S;9,7S;9,8S", walls.join(";"));
    assert!(!first("safe-way", &bare, "9,1S"));
}

#[test]
fn the_right_one_of_two_ways_is_as_short_as_another_and_a_longer_way_is_not() {
    // A wall south of White: round it by either side.
    let text = "w 4,4 6,8 9 10 4,4S";
    assert!(first("right-way", text, "4,3") && !first("longer-way", text, "4,3"));
    assert!(first("longer-way", text, "3,4") && !first("right-way", text, "3,4"));
    // Straight on nothing is as near; a wall is no way.
    let open = "w 4,4 6,8 10 10 -";
    assert!(!first("right-way", open, "5,4") && !first("longer-way", open, "5,4"));
    assert!(!first("right-way", text, "0,0S") && !first("longer-way", text, "0,0S"));
}

#[test]
fn out_of_walls_is_the_loser_of_the_play() {
    let walls: Vec<String> = (0..8).map(|column| format!("0,{column}S")).collect();
    let walls = format!("{};1,0E;2,0E", walls.join(";"));
    assert!(first("out-of-walls", &format!("w 9,0 5,8 10 0 {walls}"), "10,0"));
    assert!(!first("out-of-walls", &format!("w 9,0 5,8 0 10 {walls}"), "10,0"));
    // Of a defence it is the solver that loses by the play.
    let lost = position(&format!("w 9,0 1,8 0 10 {walls}"));
    assert!(decided("out-of-walls", &lost, "10,0", "8,0 0,8", Side::Second));
}
