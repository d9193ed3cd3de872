//! Each theme in a position made by hand where it holds, and in one that differs in the point and where it does not.

use jugeote::games::Side;
use jugeote::training::plain::{Evidence, Relief, Rules, Theme, theme_message};

/// Ten rows of pieces, row 10 first, on level ground of 3s but for the cells named with their altitude.
fn position(rows: [&str; 10], heights: &[(&str, char)], turn: &str, exited: &str) -> Relief {
    let mut terrain = [['3'; 10]; 10];
    for &(cell, height) in heights {
        let column = usize::from(cell.as_bytes()[0] - b'a');
        let row: usize = cell[1..].parse().expect("a row");
        terrain[10 - row][column] = height;
    }
    let terrain: Vec<String> = terrain.iter().map(String::from_iter).collect();
    let plies = if turn == "r" { 10 } else { 11 };
    let text = format!("{} {} {turn} {exited} {plies}", terrain.join("/"), rows.join("/"));
    Relief::read(&text).unwrap_or_else(|field| panic!("{field}: {text}"))
}

fn theme<R: Rules>(name: &str) -> &'static Theme<R> {
    R::THEMES.iter().find(|theme| theme.name == name).expect("a theme")
}

/// Whether a theme holds for a right first move, where the play that decides is this and the mover wins it.
pub(super) fn holds<R: Rules>(name: &str, position: &R, mv: &str, play: &str) -> bool {
    decided(name, position, mv, play, position.to_move())
}

/// The same, where this side wins it.
pub(super) fn decided<R: Rules>(name: &str, position: &R, mv: &str, play: &str, winner: Side) -> bool {
    let mv = position.named(mv).unwrap_or_else(|| panic!("{mv} is legal"));
    let evidence = Evidence::new(position, mv, winner, play.split_whitespace());
    (theme(name).holds)(&evidence.unwrap_or_else(|| panic!("{play} can be played")))
}

/// A game has so many themes, each with its words.
pub(super) fn have_words<R: Rules>(count: usize) {
    for theme in R::THEMES {
        assert!(theme_message(theme.name).is_some(), "{}", theme.name);
    }
    assert_eq!(R::THEMES.len(), count);
}

const NONE: &str = "..........";

/// Red and Blue pieces in rows 10, 9, 2 and 1, all other rows empty.
fn edges(ten: &str, nine: &str, two: &str, one: &str) -> Relief {
    position([ten, nine, NONE, NONE, NONE, NONE, NONE, NONE, two, one], &[], "r", "-")
}

#[test]
fn every_theme_has_its_words_and_no_other_name_has() {
    have_words::<Relief>(13);
    assert_eq!(theme_message("race"), None);
}

#[test]
fn sentinelle_first_is_a_sentinelle_as_the_first_piece_out() {
    let first = edges("S.........", NONE, NONE, ".....s....");
    assert!(holds("sentinelle-first", &first, "a10-out", "a10-out"));
    let scout = edges("E.........", NONE, NONE, ".....s....");
    assert!(!holds("sentinelle-first", &scout, "a10-out", "a10-out"));
}

#[test]
fn second_exit_is_the_second_piece_out() {
    let rows = ["A.........", NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, ".....s...."];
    let second = position(rows, &[], "r", "E");
    assert!(holds("second-exit", &second, "a10-out", "a10-out"));
    let first = position(rows, &[], "r", "-");
    assert!(!holds("second-exit", &first, "a10-out", "a10-out"));
}

#[test]
fn an_exit_race_is_won_by_leaving_where_the_other_side_was_one_turn_short_of_it() {
    // Blue's Sentinelle on f2 reaches row 1 at cost 1 and would leave.
    let race = edges("S.........", NONE, ".....s....", NONE);
    assert!(holds("exit-race", &race, "a10-out", "a10-out"));
    // From f4 it comes to row 1 at cost 3, which leaves nothing for leaving.
    let rows = ["S.........", NONE, NONE, NONE, NONE, NONE, ".....s....", NONE, NONE, NONE];
    let far = position(rows, &[], "r", "-");
    assert!(!holds("exit-race", &far, "a10-out", "a10-out"));
    // Won otherwise than by leaving.
    let taken = edges(NONE, NONE, "....Ss....", NONE);
    assert!(!holds("exit-race", &taken, "e2xf2", "e2xf2"));
}

#[test]
fn a_charge_decides_where_the_attack_fails_without_it() {
    // Avant-garde against Sentinelle: 2 and 1 for the charge against 3. From e1 to e5 the cheapest way costs 4.
    let rows =
        |five: &'static str, one: &'static str| [NONE, NONE, NONE, NONE, NONE, five, NONE, NONE, NONE, one];
    let charge = position(rows("....s.....", "....A....."), &[], "r", "-");
    assert!(holds("charge", &charge, "e1xe5", "e1xe5"));
    // Against an Éclaireur it would do without.
    let idle = position(rows("....e.....", "....A....."), &[], "r", "-");
    assert!(!holds("charge", &idle, "e1xe5", "e1xe5"));
    // One cell nearer there is no charge, and the attack is not even legal.
    let near = [NONE, NONE, NONE, NONE, NONE, "....s.....", NONE, NONE, "....A.....", NONE];
    assert_eq!(position(near, &[], "r", "-").named("e2xe5"), None);
}

#[test]
fn an_attack_from_above_decides_where_it_fails_on_the_level() {
    // Avant-garde on e4 beside the Sentinelle on e5: 2 against 3, and one more from above.
    let rows = [NONE, NONE, NONE, NONE, NONE, "....s.....", "....A.....", NONE, NONE, NONE];
    let above = position(rows, &[("e4", '4')], "r", "-");
    assert!(holds("from-above", &above, "e4xe5", "e4xe5"));
    assert_eq!(position(rows, &[], "r", "-").named("e4xe5"), None);
    // From above against an Avant-garde, which it would take from anywhere.
    let rows = [NONE, NONE, NONE, NONE, NONE, "....a.....", "....A.....", NONE, NONE, NONE];
    let idle = position(rows, &[("e4", '4')], "r", "-");
    assert!(!holds("from-above", &idle, "e4xe5", "e4xe5"));
}

#[test]
fn support_decides_where_the_attack_fails_alone() {
    // Éclaireur with an Avant-garde beside the target: 1 and 2 against 3.
    let rows = [NONE, NONE, NONE, NONE, NONE, "...As.....", "....E.....", NONE, NONE, NONE];
    let support = position(rows, &[], "r", "-");
    assert!(holds("support", &support, "e4xe5", "e4xe5"));
    // The same support, of which a Sentinelle has no need.
    let rows = [NONE, NONE, NONE, NONE, NONE, "...As.....", "....S.....", NONE, NONE, NONE];
    let idle = position(rows, &[], "r", "-");
    assert!(!holds("support", &idle, "e4xe5", "e4xe5"));
}

#[test]
fn an_eclaireur_leaps_where_no_way_within_its_movement_leads() {
    // Across a corner between two own pieces.
    let rows = [NONE, NONE, NONE, NONE, NONE, "s.........", "....A.....", "...AE.....", "....S.....", NONE];
    let corner = position(rows, &[], "r", "-");
    assert!(!holds("eclaireur-leap", &corner, "e3-f3", "e3-f3"));
    // A way of cost 2 leads round by f3 to f4.
    assert!(!holds("eclaireur-leap", &corner, "e3-f4", "e3-f4"));
    // Shut in by its own pieces, only the corner is open.
    let rows = [NONE, NONE, NONE, NONE, NONE, "s.........", "A.........", "EA........", "S.........", NONE];
    let shut = position(rows, &[], "r", "-");
    assert!(holds("eclaireur-leap", &shut, "a3-b4", "a3-b4"));
    // No Éclaireur leaps but by its own moves: an Avant-garde walks.
    assert!(!holds("eclaireur-leap", &shut, "b3-c3", "b3-c3"));
}

#[test]
fn a_block_bars_what_could_be_done_before() {
    // Blue's Sentinelle leaves from c3 by c2 and c1 alone: b and d are cliffs of 2, which cost 3.
    let rows = [NONE, NONE, NONE, NONE, NONE, NONE, NONE, "..s.......", "A.........", NONE];
    let heights = [("b3", '5'), ("d3", '5'), ("b2", '5'), ("d2", '5')];
    let block = position(rows, &heights, "r", "-");
    // The Avant-garde comes to c1 by a1 and b1 at cost 3.
    assert!(holds("block", &block, "a2-c1", "a2-c1"));
    assert!(!holds("block", &block, "a2-a3", "a2-a3"));
}

#[test]
fn a_sacrifice_puts_a_safe_piece_where_it_can_be_taken() {
    let rows = ["s.........", NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, "E........."];
    let offer = position(rows, &[], "r", "-");
    // Five cells up, at a6, the Sentinelle on a10 needs 4 steps; at a6 it is safe.
    assert!(!holds("sacrifice", &offer, "a1-a6", "a1-a6"));
    let rows = [NONE, NONE, "s.........", NONE, NONE, NONE, NONE, NONE, NONE, "E........."];
    let near = position(rows, &[], "r", "-");
    assert!(holds("sacrifice", &near, "a1-a5", "a1-a5"));
    // It stood under attack before.
    let rows = [NONE, NONE, "s.........", NONE, NONE, "E.........", NONE, NONE, NONE, NONE];
    let hunted = position(rows, &[], "r", "-");
    assert!(!holds("sacrifice", &hunted, "a5-a6", "a5-a6"));
}

#[test]
fn the_defender_is_removed_where_its_being_taken_opens_the_next_move_of_another_piece() {
    // Blue's Éclaireur on b6 guards the Avant-garde on a6: 2 and 1. Red's Éclaireur on a5 has 1 against that.
    let rows = [NONE, NONE, NONE, NONE, "ae........", "ES........", NONE, NONE, NONE, ".........s"];
    let guarded = position(rows, &[], "r", "-");
    assert_eq!(guarded.named("a5xa6"), None);
    // The Sentinelle takes b6, 3 against 1 and 1, and stands beside a6: 1 and 3 against 2.
    assert!(holds("removed-defender", &guarded, "b5xb6", "b5xb6 j1-j2 a5xa6"));
    // By the same piece it is no removal for another; a walk needs none.
    assert!(!holds("removed-defender", &guarded, "b5xb6", "b5xb6 j1-j2 b6xa6"));
    assert!(!holds("removed-defender", &guarded, "b5xb6", "b5xb6 j1-j2 a5-a4"));
    // A Sentinelle on a5 could take a6 all along: 3 against 3.
    let rows = [NONE, NONE, NONE, NONE, "ae........", "SA........", NONE, NONE, NONE, ".........s"];
    let open = position(rows, &[], "r", "-");
    assert!(!holds("removed-defender", &open, "b5xb6", "b5xb6 j1-j2 a5xa6"));
}

#[test]
fn elimination_is_the_last_piece_taken_or_gone() {
    let last = edges(NONE, NONE, "....Ss....", NONE);
    assert!(holds("elimination", &last, "e2xf2", "e2xf2"));
    let not_last = edges(NONE, ".........s", "....Ss....", NONE);
    assert!(!holds("elimination", &not_last, "e2xf2", "e2xf2"));
    // Its own last piece leaves as the first: a Sentinelle wins by that, not by elimination.
    let own = edges("S.........", NONE, NONE, ".....s....");
    assert!(!holds("elimination", &own, "a10-out", "a10-out"));
}

#[test]
fn a_quiet_move_goes_where_its_piece_could_do_nothing_next() {
    let rows = [NONE, NONE, NONE, "S.........", NONE, NONE, NONE, NONE, NONE, ".....s...."];
    let near = position(rows, &[], "r", "-");
    // From a8 row 10 is 2 points away, which leaves one for leaving; from a6 it is 4.
    assert!(!holds("quiet", &near, "a7-a8", "a7-a8"));
    assert!(holds("quiet", &near, "a7-a6", "a7-a6"));
    // A piece that could be taken next is no quiet neighbour.
    let rows = [NONE, NONE, NONE, NONE, NONE, "....e.....", NONE, NONE, NONE, "A........."];
    let hunter = position(rows, &[], "r", "-");
    assert!(holds("quiet", &hunter, "a1-a2", "a1-a2"));
    assert!(!holds("quiet", &hunter, "a1-d2", "a1-d2"));
}

#[test]
fn a_forced_pass_is_one_in_the_play_that_decides() {
    // Blue's Sentinelle on a10 is shut in by two that have an Avant-garde beside them: 3 against 4.
    let rows = ["sS........", "SA........", NONE, NONE, NONE, NONE, NONE, NONE, NONE, ".........E"];
    let shut = position(rows, &[], "r", "-");
    assert!(holds("forced-pass", &shut, "j1-j2", "j1-j2 pass j2-j3"));
    assert!(!holds("forced-pass", &shut, "j1-j2", "j1-j2"));
}

#[test]
fn the_ends_are_judged_of_the_side_that_wins_by_the_play() {
    // A defence: after any other move Blue's Sentinelle leaves first.
    let rows = [NONE, "E.........", NONE, NONE, NONE, NONE, NONE, NONE, NONE, ".....s...."];
    let threatened = position(rows, &[], "r", "-");
    assert!(decided("sentinelle-first", &threatened, "a9-a5", "a9-a8 f1-out", Side::Second));
    // Red's Éclaireur, first to leave, would not have won by it: no race.
    assert!(!decided("exit-race", &threatened, "a9-a5", "a9-a8 f1-out", Side::Second));
    let rows = [NONE, "S.........", NONE, NONE, NONE, NONE, NONE, NONE, NONE, ".....s...."];
    let race = position(rows, &[], "r", "-");
    assert!(decided("exit-race", &race, "a9-a8", "a9-b9 f1-out", Side::Second));
}
