//! The rules of the relief game, sentence by sentence, on positions made by hand.

use jugeote::games::relief::{Cell, Position, Terrain, TerrainOptions};
use jugeote::games::{Dice, Game, Line};
use jugeote::i18n::{Lang, Wording};
use jugeote::search::perft;
use std::collections::BTreeMap;

/// A position from the cells that matter: `heights` such as `d4=5` on ground of altitude 3, `pieces` such as
/// `Sc1 ad5`, and the last three fields.
pub(super) fn set(heights: &str, pieces: &str, rest: &str) -> Position {
    let text = text(heights, pieces, rest);
    Position::parse(&text).unwrap_or_else(|faults| panic!("{text}: {faults}"))
}

pub(super) fn text(heights: &str, pieces: &str, rest: &str) -> String {
    let heights: BTreeMap<_, _> =
        heights.split_whitespace().map(|part| part.split_once('=').expect("cell=altitude")).collect();
    let pieces: BTreeMap<_, _> = pieces.split_whitespace().map(|part| (&part[1..], &part[..1])).collect();
    let board = |other: &str, special: &BTreeMap<&str, &str>| {
        let line = |row| {
            let cell = |column| special.get(format!("{column}{row}").as_str()).copied().unwrap_or(other);
            ('a'..='j').map(cell).collect::<String>()
        };
        (1..=10).rev().map(line).collect::<Vec<_>>().join("/")
    };
    format!("{} {} {rest}", board("3", &heights), board(".", &pieces))
}

/// Ground that climbs by 2 from row 8 to 9 and from 9 to 10.
const STAIRS: &str = "a9=5 b9=5 c9=5 d9=5 e9=5 f9=5 g9=5 h9=5 i9=5 j9=5 \
                      a10=7 b10=7 c10=7 d10=7 e10=7 f10=7 g10=7 h10=7 i10=7 j10=7";

/// Varied positions: level ground, generated terrains, crowded and sparse boards, near the ends of the game.
pub(crate) fn starts() -> Vec<Position> {
    let terrain = |seed, roughness| {
        Terrain::generate(seed, TerrainOptions { roughness, ..TerrainOptions::default() }).expect("a terrain")
    };
    let mut starts = vec![
        Position::initial(Terrain::level(3)),
        Position::initial(terrain(1, 0.7)),
        Position::initial(terrain(2, 1.3)),
        // One piece against two, a race, on stairs.
        set(STAIRS, "Ed6 ee5 sj1", "r - 0"),
        set("", "Sd4 sd6", "r - 10"),
        // Close to the limit, with a piece gone.
        set("", "Sd5 Ae5 se6 ad7 ef2", "b E 193"),
        set("", "Sa1 sj10", "r - 186"),
        // A corner where Red is shut in.
        set("", "Sa1 sa2 sb1 aa3 ab2", "r - 40"),
        // Finished: a Sentinelle first, two gone, a side wiped out, the limit.
        set("", "Sa1 sa3", "b S 41"),
        set("", "Sa1 sa3", "b Es 41"),
        set("", "Sa1 Eb1", "b - 41"),
        set("", "Sa1 sa3", "r - 200"),
    ];
    starts.extend((0..6).map(|seed| scattered(seed, &terrain(10 + seed, 0.9))));
    starts
}

/// Twelve pieces, or a few less, anywhere in the middle of a terrain.
fn scattered(seed: u64, terrain: &Terrain) -> Position {
    let mut dice = Dice::new(seed);
    let mut cells: Vec<Cell> = Cell::all().filter(|cell| (2..8).contains(&cell.row())).collect();
    dice.shuffle(&mut cells);
    let letters: String = "SSAAEEssaaee".chars().filter(|_| dice.below(6) > 0).collect();
    let pieces: Vec<String> =
        letters.chars().zip(&cells).map(|(letter, cell)| format!("{letter}{cell}")).collect();
    let board = text("", &pieces.join(" "), "r - 20");
    let (_, rest) = board.split_once(' ').expect("fields");
    Position::parse(&format!("{terrain} {rest}")).expect("a position")
}

/// Texts of every move there can be: any cell to any cell at most six steps away, a few farther ones, leaving
/// from anywhere, and passing.
pub(crate) fn all_move_texts() -> Vec<String> {
    let mut texts = vec!["pass".to_owned()];
    for from in Cell::all() {
        texts.push(format!("{from}-out"));
        for to in Cell::all() {
            let steps = from.column().abs_diff(to.column()) + from.row().abs_diff(to.row());
            if steps <= 6 || (from.index() + to.index()).is_multiple_of(7) {
                texts.push(format!("{from}-{to}"));
                texts.push(format!("{from}x{to}"));
            }
        }
    }
    texts
}

pub(super) fn listed(position: &Position) -> Vec<String> {
    position.listed_moves().iter().map(ToString::to_string).collect()
}

fn allows(position: &Position, text: &str) -> bool {
    let legal = listed(position).iter().any(|listed| listed == text);
    let mv = position.parse_move(text).expect("a move");
    assert_eq!(position.check(mv).is_ok(), legal, "{position} {text}");
    legal
}

/// The key of the reason against a move.
fn reason(position: &Position, text: &str) -> &'static str {
    let mv = position.parse_move(text).expect("a move");
    position.check(mv).expect_err("an illegal move").key
}

fn after(position: &Position, text: &str) -> Position {
    assert!(allows(position, text), "{position} {text}");
    let mut next = position.clone();
    next.play(position.parse_move(text).expect("a move"));
    next
}

fn status(position: &Position) -> String {
    position.outcome().map_or("ongoing".to_owned(), |outcome| outcome.words(Position::SIDES))
}

#[test]
fn perft_from_the_usual_start_on_level_ground() {
    let start = Position::initial(Terrain::level(3));
    assert_eq!((1..=3).map(|depth| perft(&start, depth)).collect::<Vec<_>>(), [108, 11_662, 1_350_552]);
}

#[test]
fn the_usual_start_stands_on_files_c_to_h() {
    let line = "3333333333";
    let terrain = [line; 10].join("/");
    let free = [".........."; 8].join("/");
    assert_eq!(
        Position::initial(Terrain::level(3)).to_string(),
        format!("{terrain} ..saeeas../{free}/..SAEEAS.. r - 0")
    );
}

// Steps and ways.

#[test]
fn a_step_up_or_down_costs_the_difference_and_one() {
    // d5 costs 3 up, d3 costs 3 down, c4 costs 2, e4 costs 1.
    let position = set("d5=5 d3=1 c4=4 c3=3 e3=3", "Sd4 sj10", "r - 0");
    for reached in ["d4-d5", "d4-d3", "d4-c4", "d4-e4", "d4-f4", "d4-g4", "d4-f5", "d4-e6", "d4-b4"] {
        // b4 by c4 costs 2 + 2; round it costs more than 3.
        assert_eq!(allows(&position, reached), reached != "d4-b4", "{reached}");
    }
    assert!(!allows(&position, "d4-d6")); // 3 + 3, or 4 round the hill
    assert_eq!(reason(&position, "d4-d6"), "relief-too-far");
}

#[test]
fn movement_is_five_four_and_three() {
    let position = set("", "Sa1 Ad1 Eg1 sj10", "r - 0");
    for (reached, too_far) in [("a1-a4", "a1-a5"), ("d1-d5", "d1-d6"), ("g1-g6", "g1-g7")] {
        assert!(allows(&position, reached), "{reached}");
        assert!(!allows(&position, too_far), "{too_far}");
    }
}

#[test]
fn a_way_turns_but_crosses_no_piece_of_either_side() {
    let free = set("", "Sd4 sj10", "r - 0");
    assert!(allows(&free, "d4-d6"));
    for blocker in ["Ad5", "sd5"] {
        let position = set("", &format!("Sd4 {blocker} sj10"), "r - 0");
        assert!(!allows(&position, "d4-d6"), "4 round {blocker}");
        assert!(allows(&position, "d4-e6"), "3 round {blocker}");
    }
}

#[test]
fn a_piece_never_ends_where_it_began() {
    let position = set("", "Ed4 sj10", "r - 0");
    assert_eq!(reason(&position, "d4-d4"), "relief-ends-where-it-began");
    assert!(!allows(&position, "d4-d4"));
}

#[test]
fn no_way_wraps_round_the_sides_of_the_board() {
    let position = set("", "Ej4 Ea7 sj10", "r - 0");
    for text in ["j4-a4", "j4-a5", "j4-a6", "j4-b5", "a7-j7", "a7-j6", "a7-i6", "a7-j5"] {
        assert!(!allows(&position, text), "{text}");
    }
}

// The Éclaireur.

#[test]
fn an_eclaireur_steps_diagonally_whatever_stands_beside_and_however_steep() {
    // Walled in by its own side, the ground falling by 4 to e5.
    let heights = "d4=5 e4=3 d5=3 e5=1 c4=3 d3=3 e6=1 f5=1";
    let position = set(heights, "Ed4 Ae4 Ad5 Sc4 Sd3 sj10", "r - 0");
    assert!(allows(&position, "d4-e5"));
    assert!(allows(&position, "d4-c3"));
    assert!(!allows(&position, "d4-d6"), "a jump needs a free cell");
    assert_eq!(reason(&position, "d4-d6"), "relief-jump-over-a-piece");
}

#[test]
fn an_eclaireur_jumps_over_one_free_cell_in_the_four_directions() {
    // A moat of steps of cost 3 round d4: two cells straight on would cost 6.
    let heights = "d4=5 c4=7 e4=7 d3=7 d5=7 c3=7 c5=7 e3=7 e5=7 \
                   b4=9 f4=9 d2=9 d6=9 b3=8 b5=8 f3=8 f5=8 c2=8 e2=8 c6=8 e6=8 \
                   b2=6 b6=6 f2=6 f6=6 a4=7 g4=7 d1=7 d7=7 a3=6 a5=6 g3=6 g5=6 c1=6 e1=6 c7=6 e7=6 \
                   a2=5 a6=5 g2=5 g6=5 b1=5 f1=5 b7=5 f7=5 a1=4 a7=4 g1=4 g7=4 h4=5 d8=5 \
                   h3=4 h5=4 c8=4 e8=4";
    let position = set(heights, "Ed4 sj10", "r - 0");
    for to in ["b4", "f4", "d2", "d6"] {
        assert!(allows(&position, &format!("d4-{to}")), "{to}");
    }
    assert!(!allows(&set(heights, "Ad4 sj10", "r - 0"), "d4-d6"), "only an Éclaireur jumps");
    let shut_in = |piece| set("", &format!("{piece}a1 Sa2 Sb1 sj10"), "r - 0");
    assert!(allows(&shut_in("E"), "a1-b2"));
    assert!(!allows(&shut_in("A"), "a1-b2"), "only an Éclaireur steps diagonally");
}

#[test]
fn special_moves_may_end_on_an_enemy_as_an_attack() {
    // Éclaireur against Éclaireur, shut off from walking by its own pieces.
    let diagonal = set("", "Ea1 Sa2 Sb1 eb2 sj10", "r - 0");
    assert!(allows(&diagonal, "a1xb2"), "1 + 3 + 3 of its neighbours against 1");
    let jump = set(STAIRS, "Ed8 ed10 sj1", "r - 0");
    assert!(!allows(&jump, "d8xd10"), "1 - 1 for the height against 1");
    let down = set(STAIRS, "Ed10 ed8 sj1", "r - 0");
    assert!(allows(&down, "d10xd8"), "1 + 1 against 1; walking there would cost 6");
    let over_a_piece = set(STAIRS, "Ed10 Sd9 ed8 sj1", "r - 0");
    assert_eq!(reason(&over_a_piece, "d10xd8"), "relief-jump-over-a-piece");
}

#[test]
fn a_special_move_leaves_nothing_to_go_out_with() {
    let position = set(STAIRS, "Ed8 sj1", "r - 0");
    assert!(allows(&position, "d8-d10"));
    assert!(!allows(&position, "d8-out"), "on foot row 10 costs 6");
    assert_eq!(reason(&position, "d8-out"), "relief-too-far-to-leave");
}

// Attacks.

#[test]
fn an_attack_needs_at_least_the_defenders_strength() {
    let position = set("", "Sd4 Ag4 Ei4 sd5 sg5 ei5", "r - 0");
    assert!(allows(&position, "d4xd5"), "3 against 3");
    assert!(!allows(&position, "g4xg5"), "2 against 3");
    assert_eq!(reason(&position, "g4xg5"), "relief-too-weak");
    assert!(allows(&position, "i4xi5"), "1 against 1");
}

#[test]
fn the_target_is_removed_and_the_attacker_takes_its_cell() {
    let before = set("", "Sd4 sd5 ei5", "r - 6");
    assert_eq!(after(&before, "d4xd5"), set("", "Sd5 ei5", "b - 7"));
}

#[test]
fn an_enemy_is_reached_at_the_cost_of_the_step_onto_it() {
    let near = set("", "Sd4 ed7 sj10", "r - 0");
    assert!(allows(&near, "d4xd7"), "3 steps");
    let steep = set("d7=4", "Sd4 ed7 sj10", "r - 0");
    assert!(!allows(&steep, "d4xd7"), "2 steps and one of 2");
    assert_eq!(reason(&steep, "d4xd7"), "relief-too-far");
    let barred = set("", "Sd4 ed7 sj10 Ad6 Ec7 Ee7", "r - 0");
    assert!(!allows(&barred, "d4xd7"));
}

#[test]
fn an_attack_from_higher_ground_counts_one_more_and_from_lower_one_less() {
    assert!(allows(&set("d4=4", "Ad4 ad5 ee5 sj10", "r - 0"), "d4xd5"), "2 + 1 against 2 + 1");
    assert!(!allows(&set("", "Ad4 ad5 ee5 sj10", "r - 0"), "d4xd5"), "2 against 2 + 1");
    assert!(!allows(&set("d4=2", "Ad4 ad5 sj10", "r - 0"), "d4xd5"), "2 - 1 against 2");
    assert!(allows(&set("d4=5", "Sd4 sd5 aj10", "r - 0"), "d4xd5"), "two levels count one");
    assert!(!allows(&set("d4=5", "Sd4 sd5 ee5 ec5", "r - 0"), "d4xd5"), "3 + 1 against 3 + 2");
}

#[test]
fn the_height_that_counts_is_the_departures() {
    // d3 is higher than the target, the last cell before it (d4) is not.
    let position = set("d3=4", "Ad3 ad5 ee5 sj10", "r - 0");
    assert!(allows(&position, "d3xd5"), "cost 3: 2 + 1 against 2 + 1");
}

#[test]
fn other_pieces_beside_the_target_add_their_strength_and_the_attacker_does_not_add_itself() {
    let alone = set("", "Ed4 sd5 aj10", "r - 0");
    assert!(!allows(&alone, "d4xd5"), "1 against 3, itself a neighbour of the target");
    let supported = set("", "Ed4 Ac5 sd5 aj10", "r - 0");
    assert!(allows(&supported, "d4xd5"), "1 + 2 against 3");
    let at_the_corner = set("", "Ed4 Ac6 sd5 aj10", "r - 0");
    assert!(!allows(&at_the_corner, "d4xd5"), "a diagonal cell is no neighbour");
    let from_afar = set("", "Ed3 Ed4 Ac5 sd5 aj10", "r - 0");
    assert!(allows(&from_afar, "d3xd5"), "1 + 1 + 2 against 3, round the other Éclaireur");
}

#[test]
fn each_neighbour_of_its_side_defends_with_one_whatever_its_strength() {
    assert!(allows(&set("", "Sd4 ad5 sc5", "r - 0"), "d4xd5"), "3 against 2 + 1");
    assert!(!allows(&set("", "Sd4 ad5 sc5 ee5", "r - 0"), "d4xd5"), "3 against 2 + 2");
    assert!(allows(&set("", "Sd4 ad5 sc6 ee6", "r - 0"), "d4xd5"), "diagonal cells do not defend");
}

#[test]
fn an_avant_garde_charges_when_its_cheapest_way_costs_exactly_four() {
    let charge = |pieces: &str| set("", pieces, "r - 0");
    assert!(allows(&charge("Ad1 sd5 aj10"), "d1xd5"), "2 + 1 against 3");
    assert!(!allows(&charge("Ad2 sd5 aj10"), "d2xd5"), "cost 3: 2 against 3, though a way of 5 is longer");
    // Two cells away over a hill, and round it: 4 both ways.
    assert!(allows(&set("d4=4", "Ad3 sd5 aj10", "r - 0"), "d3xd5"));
    assert!(!allows(&charge("Ad3 sd5 aj10"), "d3xd5"), "cost 2");
    // The way is the cheapest as the pieces stand: one of its own bars the way of 2.
    assert!(allows(&charge("Ad3 Ed4 sd5 ee5"), "d3xd5"), "2 + 1 of the Éclaireur + 1 against 3 + 1");
    assert!(!allows(&charge("Ad3 Ec5 sd5 ee5"), "d3xd5"), "cost 2: 2 + 1 against 3 + 1");
    for other in ["Sd2 aj10 sd5 ee5", "Ed1 aj10 ed5 ee5"] {
        let position = charge(other);
        let text = if other.starts_with('S') { "d2xd5" } else { "d1xd5" };
        assert!(!allows(&position, text), "only an Avant-garde charges: {other}");
    }
}

// Leaving.

#[test]
fn a_piece_leaves_from_the_far_row_or_reaching_it_with_a_point_left() {
    let red = set("", "Sd10 Sg8 Aa7 Ae10 Ej6 sa1", "r - 0");
    for text in ["d10-out", "g8-out", "a7-out", "e10-out", "j6-out"] {
        assert!(allows(&red, text), "{text}");
    }
    let short = set("", "Sg7 Aa6 Ej5 sa1", "r - 0");
    for text in ["g7-out", "a6-out", "j5-out"] {
        assert!(!allows(&short, text), "{text}");
        assert_eq!(reason(&short, text), "relief-too-far-to-leave");
    }
    assert!(allows(&short, "g7-g10"));
    let blue = set("", "sd1 sg3 aa4 ej5 Sj10", "b - 1");
    for text in ["d1-out", "g3-out", "a4-out", "j5-out"] {
        assert!(allows(&blue, text), "{text}");
    }
    let home = set("", "Sd1 sd10", "r - 0");
    assert!(!allows(&home, "d1-out"), "not by its own row");
}

#[test]
fn the_far_row_must_be_reached_on_a_free_cell() {
    // The only cells of row 10 within 2 are taken.
    let position = set("", "Sa9 ea10 ab9 sj1 ec10", "r - 0");
    assert!(!allows(&position, "a9-out"));
    assert_eq!(reason(&position, "a9-out"), "relief-too-far-to-leave");
    assert!(allows(&position, "a9xa10"), "to capture there is possible, to go on is not");
    assert_eq!(after(&position, "a9xa10"), set("", "Sa10 ab9 sj1 ec10", "b - 1"));
    let barred = set("", "Sa1 sa2 sb1 aa3 ab2", "r - 40");
    assert_eq!(reason(&barred, "a1-out"), "relief-way-out-barred");
}

#[test]
fn leaving_is_never_automatic() {
    let position = set("", "Ad10 Sd1 sj5", "r - 0");
    assert!(allows(&position, "d10-c10"));
    assert!(allows(&position, "d10-out"));
    assert_eq!(after(&position, "d10-out"), set("", "Sd1 sj5", "b A 1"));
}

// Passing.

#[test]
fn a_side_that_can_do_nothing_else_must_pass() {
    let shut_in = set("", "Sa1 sa2 sb1 aa3 ab2", "r - 40");
    assert_eq!(listed(&shut_in), ["pass"], "3 against 3 + 1 and 3 + 1");
    assert_eq!(after(&shut_in, "pass"), set("", "Sa1 sa2 sb1 aa3 ab2", "b - 41"));
    let free = set("", "Sa1 sj10", "r - 0");
    assert!(!allows(&free, "pass"));
    assert_eq!(reason(&free, "pass"), "relief-no-need-to-pass");
}

// Ends.

#[test]
fn a_sentinelle_that_leaves_first_wins_at_once() {
    let position = after(&set("", "Sd10 Aa1 sj5", "r - 0"), "d10-out");
    assert_eq!(status(&position), "red sentinelle");
    assert!(listed(&position).is_empty());
    let blue = after(&set("", "sd1 Aa1", "b - 1"), "d1-out");
    assert_eq!(status(&blue), "blue sentinelle", "before elimination");
}

#[test]
fn the_second_piece_to_leave_ends_the_game_by_score() {
    let first_gone = |exited: &str| set("", "Sd10 Ae10 Ef10 sj5", &format!("r {exited} 10"));
    assert_eq!(status(&first_gone("a")), "ongoing");
    assert_eq!(status(&after(&first_gone("a"), "d10-out")), "red second-exit", "3 to 2");
    assert_eq!(status(&after(&first_gone("a"), "e10-out")), "draw second-exit", "2 to 2");
    assert_eq!(status(&after(&first_gone("a"), "f10-out")), "blue second-exit", "1 to 2");
    assert_eq!(status(&after(&first_gone("E"), "e10-out")), "red second-exit", "both Red's");
}

#[test]
fn the_second_exit_counts_before_the_elimination_it_brings() {
    // Red's last piece leaves second: 1 + 1 to nothing, although Blue still has a Sentinelle.
    let position = after(&set("", "Ed10 sj5", "r E 10"), "d10-out");
    assert_eq!(status(&position), "red second-exit");
}

#[test]
fn a_side_without_pieces_ends_the_game_and_the_other_adds_its_strongest_piece() {
    let captured = after(&set("", "Sd4 Ea1 ed5", "r - 10"), "d4xd5");
    assert_eq!(status(&captured), "red elimination");
    // One Éclaireur against an Avant-garde that left: 1 to 2, 2 to 2, 3 to 2.
    for (pieces, end) in
        [("Ed4", "blue elimination"), ("Ed4 Aa1", "draw elimination"), ("Ed4 Sa1", "red elimination")]
    {
        let position = after(&set("", &format!("{pieces} ed5"), "r a 10"), "d4xd5");
        assert_eq!(status(&position), end, "{pieces}");
    }
    let last_left = after(&set("", "Ed10 ea5", "r - 10"), "d10-out");
    assert_eq!(status(&last_left), "draw elimination", "the last piece has just left: 1 to 1");
}

#[test]
fn two_hundred_turns_end_the_game_by_score_then_distance_then_strength() {
    for (pieces, exited, end) in [
        ("Sa1 sa2", "E", "red limit"),
        ("Sa9 sa8", "e", "blue limit"),
        ("Ea7 Sb2 sa5", "-", "red limit"),     // 3 rows to go against 4
        ("Ea6 Sb6 aa5 ef9", "-", "red limit"), // 4 against 4, then Sentinelle against Avant-garde
        ("Ea6 aa5 sf9", "-", "blue limit"),    // then Éclaireur against Avant-garde
        ("Aa6 aa5 sf9", "-", "draw limit"),
    ] {
        let rest = format!("r {exited} 200");
        assert_eq!(status(&set("", pieces, &rest)), end, "{pieces} {exited}");
    }
    let last = after(&set("", "Sa5 sj6", "b - 199"), "j6-j5");
    assert_eq!(status(&last), "blue limit", "5 rows to go against 4");
}

#[test]
fn the_end_by_position_comes_before_the_limit() {
    let position = after(&set("", "Sa5 ej2 Aj10", "b - 199"), "j2-out");
    assert_eq!(status(&position), "red elimination");
}

/// Plays moves from a start; the status after them, history counted.
fn status_of_line(start: Position, moves: &[&str]) -> String {
    let mut line = Line::new(start);
    for text in moves {
        let mv = line.position().parse_move(text).expect("a move");
        line.play(mv).unwrap_or_else(|reason| panic!("{text}: {reason}"));
    }
    line.outcome().map_or("ongoing".to_owned(), |outcome| outcome.words(Position::SIDES))
}

#[test]
fn the_third_occurrence_of_a_state_is_a_draw() {
    let there_and_back = ["a1-a2", "j10-j9", "a2-a1", "j9-j10"];
    let start = || set("", "Sa1 sj10", "r - 0");
    assert_eq!(status_of_line(start(), &there_and_back), "ongoing");
    let seven: Vec<_> = there_and_back.repeat(2)[..7].to_vec();
    assert_eq!(status_of_line(start(), &seven), "ongoing");
    assert_eq!(status_of_line(start(), &there_and_back.repeat(2)), "draw repetition");
}

#[test]
fn pieces_of_one_kind_are_alike_in_a_repetition() {
    // The two Sentinelles change places: the same pieces stand on the same cells.
    let moves = ["a1-a2", "j10-j9", "b1-a1", "j9-j10", "a2-b2", "j10-j9", "b2-b1", "j9-j10"];
    let start = || set("", "Sa1 Sb1 sj10", "r - 0");
    assert_eq!(status_of_line(start(), &moves), "ongoing");
    assert_eq!(status_of_line(start(), &moves.repeat(2)), "draw repetition");
}

#[test]
fn on_turn_200_a_repetition_draws_although_the_score_differs() {
    let there_and_back = ["a1-a2", "j10-j9", "a2-a1", "j9-j10"].repeat(2);
    assert_eq!(status_of_line(set("", "Sa1 sj10", "r E 192"), &there_and_back), "draw repetition");
    assert_eq!(status_of_line(set("", "Sa1 sj10", "r E 194"), &there_and_back[..6]), "red limit");
}

#[test]
fn perft_ends_with_the_two_hundredth_turn() {
    let position = set("", "Sa1 sj10", "r - 198");
    assert_eq!(perft(&position, 2), 81, "9 moves each");
    assert_eq!(perft(&position, 3), 0);
}

// What makes positions equal.

#[test]
fn exchanged_pieces_of_a_kind_make_the_same_position() {
    let start = set("", "Sa1 Sb1 sj10", "r - 0");
    let mut exchanged = start.clone();
    for text in ["a1-a2", "j10-j9", "b1-a1", "j9-j10", "a2-b2", "j10-j9", "b2-b1", "j9-j10"] {
        exchanged = after(&exchanged, text);
    }
    assert!(exchanged.recurs(&start));
    assert_ne!(exchanged, start, "eight turns later");
    let same = set("", "Sa1 Sb1 sj10", "r - 8");
    assert_eq!(exchanged, same);
    assert_eq!(exchanged.hash(), same.hash());
}

#[test]
fn terrain_pieces_exits_and_turns_each_make_a_difference() {
    let one = set("", "Sa1 sj10", "r E 2");
    for other in [
        set("d4=4", "Sa1 sj10", "r E 2"),
        set("", "Sa2 sj10", "r E 2"),
        set("", "Aa1 sj10", "r E 2"),
        set("", "Sa1 sj10", "r e 2"),
        set("", "Sa1 sj10", "r - 2"),
        set("", "Sa1 sj10", "r E 4"),
        set("", "Sa1 sj10", "b E 3"),
    ] {
        assert_ne!(one, other);
        assert_ne!(one.hash(), other.hash(), "{other}");
    }
    assert_eq!(one, set("", "Sa1 sj10", "r E 2"), "parsed apart, on terrains of their own");
    let (early, late) = (set("", "Sa1 sj10", "r ES 2"), set("", "Sa1 sj10", "r SE 2"));
    assert_ne!(early.hash(), late.hash(), "the order of leaving counts");
}

#[test]
fn a_state_recurs_with_the_same_terrain_pieces_exits_and_side_whatever_the_turn() {
    let state = set("", "Sa1 sj10", "r E 2");
    assert!(state.recurs(&set("", "Sa1 sj10", "r E 10")));
    for other in [
        set("d4=4", "Sa1 sj10", "r E 2"),
        set("", "Sa2 sj10", "r E 2"),
        set("", "Sa1 sj10", "r e 2"),
        set("", "Sa1 sj10", "r - 2"),
        set("", "Sa1 sj10", "b E 3"),
    ] {
        assert!(!state.recurs(&other), "{other}");
    }
}

/// A move's text with `a` for `j`, `b` for `i` and so on: letters before a digit are columns.
fn columns_exchanged(mv: &str) -> String {
    let exchange = |(at, letter): (usize, char)| {
        let before_a_digit = mv[at + 1..].starts_with(|next: char| next.is_ascii_digit());
        if before_a_digit && letter.is_alphabetic() { char::from(b'a' + b'j' - letter as u8) } else { letter }
    };
    mv.char_indices().map(exchange).collect()
}

#[test]
fn the_mirror_exchanges_the_columns_and_changes_nothing_else() {
    assert_eq!(columns_exchanged("a1xc10"), "j1xh10");
    for position in starts() {
        let text = position.to_string();
        let (boards, rest) = text.split_at(text.len() - text.rsplit('/').next().expect("a row").len() + 10);
        let reversed = |board: &str| {
            board.split('/').map(|row| row.chars().rev().collect::<String>()).collect::<Vec<_>>().join("/")
        };
        let boards: Vec<_> = boards.split(' ').map(reversed).collect();
        let image = position.transformed(1);
        assert_eq!(image.to_string(), format!("{}{rest}", boards.join(" ")));
        assert_eq!(image.hash(), image.recomputed_hash());
        assert_eq!(position.transformed(0), position);
        let mut expected: Vec<_> = listed(&position).iter().map(|mv| columns_exchanged(mv)).collect();
        expected.sort();
        assert_eq!(listed(&image), expected);
        let mut mapped: Vec<_> =
            position.listed_moves().iter().map(|&mv| position.transformed_move(mv, 1).to_string()).collect();
        mapped.sort();
        assert_eq!(mapped, expected);
    }
}

// Reasons and drawing.

#[test]
fn each_illegal_move_has_its_own_reason() {
    let position = set("", "Sd4 Ed5 sd6 aj10 Ah1 eh2", "r - 0");
    for (text, key) in [
        ("a1-a2", "relief-nothing-stands-there"),
        ("d6-d7", "relief-piece-of-the-other-side"),
        ("d4-d5", "relief-own-piece-stands-there"),
        ("h1-h2", "relief-enemy-stands-there"),
        ("h1xh3", "relief-no-enemy-there"),
        ("d4xd5", "relief-own-piece-is-no-target"),
        ("d4xd4", "relief-own-piece-is-no-target"),
        ("d4-d9", "relief-too-far"),
        ("d5xd6", "relief-too-weak"),
        ("d4-out", "relief-too-far-to-leave"),
        ("pass", "relief-no-need-to-pass"),
    ] {
        assert_eq!(reason(&position, text), key, "{text}");
    }
    let over = set("", "Sa1 sa3", "r - 200");
    assert_eq!(reason(&over, "a1-a2"), "game-over");
    assert_eq!(reason(&over, "pass"), "game-over");
    let shut_in = set("", "Sa1 sa2 sb1 aa3 ab2", "r - 40");
    assert_eq!(reason(&shut_in, "a1-c3"), "relief-every-way-barred");
}

#[test]
fn reasons_are_worded_with_their_sums() {
    let say = |lang, position: &Position, text: &str| {
        let mv = position.parse_move(text).expect("a move");
        Wording::new(lang).say(&position.check(mv).expect_err("an illegal move"))
    };
    let weak = set("d4=2", "Ed4 Ac5 sd5 ae5", "r - 0");
    assert_eq!(
        say(Lang::En, &weak, "d4xd5"),
        "the attack is too weak: 2 (strength 1, height -1, support 2, charge 0) against 4 (strength 3, \
         neighbouring allies 1); the attacker must be at least as strong"
    );
    let far = set("d5=5", "Sd4 sj10", "r - 0");
    assert_eq!(
        say(Lang::Fr, &far, "d4-d6"),
        "le chemin le moins cher de d4 à d6 coûte 4 ; une Sentinelle n'a que 3 points de mouvement"
    );
    assert_eq!(
        say(Lang::Fr, &far, "d4-out"),
        "le chemin le moins cher de d4 à la rangée 10 coûte 7 ; une Sentinelle a 3 points de mouvement et doit \
         en garder un pour sortir : le chemin peut donc coûter 2 au plus"
    );
}

#[test]
fn moves_are_written_in_one_way_only() {
    let position = Position::initial(Terrain::level(3));
    for text in [
        "", "c1", "c1c4", "c1-", "-c4", "c1--c4", "c0-c4", "c01-c4", "c11-c4", "k1-c4", "C1-c4", "c1-C4",
        "c1 - c4", " c1-c4", "c1-c4 ", "c1xout", "c1-OUT", "PASS", "c1-out ", "c10-c100", "é1-c4", "c1-é",
        "c1-c4\n", "out",
    ] {
        assert_eq!(
            position.parse_move(text).map_err(|reason| reason.key),
            Err("relief-move-malformed"),
            "{text:?}"
        );
    }
    for text in ["c1-c4", "c10xd5", "j10-out", "pass", "a1-a1"] {
        assert_eq!(position.parse_move(text).expect("a move").to_string(), text);
    }
}

#[test]
fn the_drawing_shows_letters_and_altitudes_with_their_coordinates() {
    let position = set("d5=5 e5=4", "Sd5 ej10", "b Ea 7");
    let drawn = position.drawing().plain();
    assert_eq!(
        drawn,
        "   ↑ E
     a  b  c  d  e  f  g  h  i  j
10   3  3  3  3  3  3  3  3  3 e3 10
 9   3  3  3  3  3  3  3  3  3  3 9
 8   3  3  3  3  3  3  3  3  3  3 8
 7   3  3  3  3  3  3  3  3  3  3 7
 6   3  3  3  3  3  3  3  3  3  3 6
 5   3  3  3 S5  4  3  3  3  3  3 5
 4   3  3  3  3  3  3  3  3  3  3 4
 3   3  3  3  3  3  3  3  3  3  3 3
 2   3  3  3  3  3  3  3  3  3  3 2
 1   3  3  3  3  3  3  3  3  3  3 1
     a  b  c  d  e  f  g  h  i  j
   ↓ a
b 7/200
"
    );
}
