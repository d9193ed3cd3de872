//! Nine men's morris: the rules as facts and the agreement with a slow second generator.

use super::slow_moulin::{self, Slow};
use jugeote::games::moulin::{Arrangement, Move, Point, Position};
use jugeote::games::{Game, History, Line, Side};
use jugeote::i18n::{Lang, Wording};
use jugeote::search::{divide, perft};
use rand_chacha::ChaCha8Rng;
use rand_core::{Rng, SeedableRng};
use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

pub(super) const START: &str = ".../.../.../....../.../.../... b 9 9 0 100";

pub(super) fn position(text: &str) -> Position {
    Position::parse(text).unwrap_or_else(|faults| panic!("{text}: {faults}"))
}

fn read_move(position: &Position, text: &str) -> Move {
    position.parse_move(text).unwrap_or_else(|fault| panic!("{text}: {fault}"))
}

fn move_texts(position: &Position) -> Vec<String> {
    position.listed_moves().iter().map(ToString::to_string).collect()
}

/// The position after some moves, each legal.
fn after(text: &str, moves: &[&str]) -> Position {
    let mut line = Line::new(position(text));
    for text in moves {
        let mv = read_move(line.position(), text);
        line.play(mv).unwrap_or_else(|reason| panic!("{text}: {reason}"));
    }
    *line.position()
}

fn status(line: &Line<Position>) -> String {
    line.outcome().map_or_else(|| "ongoing".to_owned(), |outcome| outcome.words(Position::SIDES))
}

/// The positions and counts of the perft table.
fn table() -> Vec<(Position, Vec<(u32, u64)>)> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/perft/moulin.txt");
    let text = fs::read_to_string(path).expect("the perft table");
    let rows = text.lines().filter(|line| !line.is_empty() && !line.starts_with('#'));
    rows.map(|row| {
        let (start, counts) = row.split_once(" ;").expect("a position and its counts");
        let count = |entry: &str| {
            let (depth, leaves) = entry.trim().strip_prefix('D')?.split_once(' ')?;
            Some((depth.parse().ok()?, leaves.parse().ok()?))
        };
        (position(start), counts.split(';').map(|entry| count(entry).expect("`D1 24`")).collect())
    })
    .collect()
}

/// Positions of every phase, some of them finished.
pub(crate) fn starts() -> Vec<Position> {
    let finished = [
        // Two red pieces left; Red blocked; the limit reached.
        "BB./R../.../B..R../..B/.../... r 0 0 71 100",
        "RRR/RBR/.B./B.BBBR/.../BBR/RBR r 0 0 19 100",
        ".BR/BR./BRB/....B./.../.R./RR. b 0 0 40 40",
    ];
    table().into_iter().map(|(start, _)| start).chain(finished.map(position)).collect()
}

/// Every text that is a move of the game somewhere or looks like one: from any point to any, taking any.
pub(super) fn all_move_texts() -> Vec<String> {
    let points = Point::ALL.map(Point::name);
    let mut walks: Vec<String> = points.map(str::to_owned).to_vec();
    walks.extend(points.iter().flat_map(|from| points.map(|to| format!("{from}-{to}"))));
    let captures: Vec<String> =
        walks.iter().flat_map(|walk| points.map(|taken| format!("{walk}x{taken}"))).collect();
    walks.into_iter().chain(captures).collect()
}

/// The legal moves whose texts begin so.
fn moves_from(text: &str, beginning: &str) -> Vec<String> {
    move_texts(&position(text)).into_iter().filter(|mv| mv.starts_with(beginning)).collect()
}

/// Plays random moves from each start, `games` times, and shows each position with its history.
fn along_random_games(games: u64, mut look: impl FnMut(&Line<Position>)) {
    for (index, start) in starts().into_iter().enumerate() {
        for game in 0..games {
            let mut random = ChaCha8Rng::seed_from_u64(game << 8 | index as u64);
            let mut line = Line::new(start);
            loop {
                look(&line);
                let mut moves = Vec::new();
                line.legal_moves(&mut moves);
                if moves.is_empty() {
                    break;
                }
                line.push(moves[random.next_u32() as usize % moves.len()]);
            }
        }
    }
}

// ---- the rules -------------------------------------------------------------------------------------------

#[test]
fn perft_from_the_start_is_what_the_rules_page_says() {
    let start = position(START);
    assert_eq!([1, 2, 3, 4].map(|depth| perft(&start, depth)), [24, 552, 12_144, 255_024]);
    assert_eq!(perft(&start, 5), 5_140_800);
}

#[test]
fn the_start_of_a_game_is_the_empty_board_with_blue_to_place() {
    let start = Position::start(100).expect("a legal limit");
    assert_eq!(start.to_string(), START);
    assert_eq!(start, position(START));
    assert_eq!(start.to_move(), Side::First);
    assert_eq!(Arrangement::default().to_string(), START);
    assert!(Position::start(0).is_err() && Position::start(501).is_err());
    assert!(Position::start(1).is_ok() && Position::start(500).is_ok());
}

#[test]
fn turns_alternate_and_hands_shrink_with_each_placement() {
    assert_eq!(after(START, &["d2"]).to_string(), ".../.../.../....../.../.B./... r 8 9 1 100");
    assert_eq!(after(START, &["d2", "a7"]).to_string(), "R../.../.../....../.../.B./... b 8 8 2 100");
}

#[test]
fn the_last_placement_of_red_opens_the_moving_phase() {
    let last = "BR./.B./R.B/.R..BR/BB./RBR/.B. r 0 1 17 100";
    assert!(move_texts(&position(last)).iter().all(|text| !text.contains('-')));
    let moving = after(last, &["g7"]);
    assert_eq!(moving.in_hand(Side::Second), 0);
    assert!(move_texts(&moving).iter().all(|text| text.contains('-')));
}

#[test]
fn three_pieces_do_not_fly_while_pieces_are_in_hand() {
    let placing = position("B../R../.../B...../.../R.R/.B. b 6 6 6 100");
    assert!(move_texts(&placing).iter().all(|text| !text.contains('-')));
}

#[test]
fn four_pieces_step_to_neighbours_and_three_fly_anywhere() {
    // Blue on a7, a4, b4, e3; Red on b6, e4, g1 flies.
    let text = "B../R../.../BB.R../..B/.../..R b 0 0 70 100";
    assert_eq!(move_texts(&position(text)), ["a4-a1", "a7-d7", "b4-b2", "b4-c4", "e3-d3"].map(str::to_owned));
    let flying = after(text, &["a7-d7"]);
    let free = 24 - 4 - 3;
    assert_eq!(flying.count_moves(), 3 * free);
    assert!(flying.check(read_move(&flying, "b6-g7")).is_ok());
}

#[test]
fn a_step_follows_a_line_and_never_the_diagonal_or_the_corner_of_the_next_square() {
    // The corners of two squares are no neighbours, nor are middles two squares apart.
    let position = position("B../.../R.R/.B..../..B/.R./..B b 0 0 18 100");
    for mv in ["a7-b6", "a7-g7", "b4-e4", "g1-f2"] {
        let reason = position.check(read_move(&position, mv)).expect_err(mv);
        assert_eq!(reason.key, "moulin-not-neighbours", "{mv}");
    }
    assert!(position.check(read_move(&position, "b4-a4")).is_ok());
}

#[test]
fn a_mill_obliges_to_capture_exactly_one_piece() {
    let text = "BB./RR./.../...B../..R/.B./R.. b 5 5 8 100";
    assert_eq!(moves_from(text, "g7"), ["g7xa1", "g7xb6", "g7xd6", "g7xe3"]);
    assert_eq!(after(text, &["g7xd6"]).to_string(), "BBB/R../.../...B../..R/.B./R.. r 4 5 9 100");
}

#[test]
fn two_lines_closed_at_once_capture_one_piece() {
    // g7 completes a7-d7-g7 and g7-g4-g1.
    let closing = moves_from("BB./R../R../.....B/..R/RR./..B b 4 4 10 100", "g7");
    assert_eq!(closing.len(), 5);
    assert!(closing.iter().all(|text| text.len() == 5));
}

#[test]
fn a_piece_in_a_mill_is_protected_while_another_stands_outside() {
    // Red: mill a1-d1-g1 and b6 outside.
    assert_eq!(moves_from("BB./R../.../....../.../.../RRR b 4 4 10 100", "g7"), ["g7xb6"]);
}

#[test]
fn any_piece_may_be_taken_when_all_are_in_mills() {
    let text = "RRR/BB./.../....../.../B.B/RRR b 3 3 12 100";
    assert_eq!(moves_from(text, "f6"), ["f6xa1", "f6xa7", "f6xd1", "f6xd7", "f6xg1", "f6xg7"]);
}

#[test]
fn a_standing_mill_captures_nothing_but_opened_and_closed_again_it_does() {
    let text = "BBB/R../.../R..R../..R/B../..R b 0 0 40 100";
    assert_eq!(moves_from(text, "b2-d2"), ["b2-d2"]);
    let opened = after(text, &["d7-d6", "e3-d3"]).to_string();
    let closing = ["d6-d7xa4", "d6-d7xb6", "d6-d7xd3", "d6-d7xe4", "d6-d7xg1"];
    assert_eq!(moves_from(&opened, "d6-d7"), closing);
}

#[test]
fn a_piece_moving_along_its_own_line_closes_nothing() {
    // d7-g7 leaves a7 alone on the line that g7 would complete.
    assert_eq!(moves_from("BB./R../.../...R../..R/B.B/R.. b 0 0 40 100", "d7-g7"), ["d7-g7"]);
}

#[test]
fn a_flying_piece_closes_the_line_the_two_others_stand_on() {
    let text = "B../R.R/.../.RR.R./R../R.R/BB. b 0 0 52 100";
    // g1 completes a1 and d1, a4 completes a7 and a1; c4 and c3 are red's only pieces outside mills.
    assert_eq!(moves_from(text, "a7-g1"), ["a7-g1xc3", "a7-g1xc4"]);
    assert_eq!(moves_from(text, "d1-a4"), ["d1-a4xc3", "d1-a4xc4"]);
    assert_eq!(moves_from(text, "a1-g1"), ["a1-g1"]);
    assert_eq!(moves_from(text, "a1-a4"), ["a1-a4"]);
}

// ---- the end ---------------------------------------------------------------------------------------------

/// What the `status:` line says after one move.
fn status_after(text: &str, mv: &str) -> String {
    let mut line = Line::new(position(text));
    let mv = read_move(line.position(), mv);
    line.play(mv).unwrap_or_else(|reason| panic!("{text} {mv}: {reason}"));
    status(&line)
}

#[test]
fn the_side_with_fewer_than_three_pieces_has_lost() {
    let text = "BB./R../.../B..R../..B/.../..R b 0 0 70 100";
    assert_eq!(status_after(text, "a4-a1"), "ongoing");
    let text = "BB./R../.../.....B/..B/R../..R b 0 0 70 100";
    assert_eq!(status_after(text, "g4-g7xb6"), "blue pieces");
    let text = "RR./B../.../.....R/..R/B../..B r 0 0 71 100";
    assert_eq!(status_after(text, "g4-g7xb6"), "red pieces");
}

#[test]
fn pieces_in_hand_count_as_left() {
    // Red has one piece on the board and eight in hand, then two and one, then one and one.
    assert_eq!(status(&Line::new(position("BB./R../.../....../.../.../... r 7 8 3 100"))), "ongoing");
    let placing = "BBB/R../.../R..BB./.../.../B.. r 0 1 17 100";
    assert_eq!(status(&Line::new(position(placing))), "ongoing");
    let lost = "BBB/R../.../...BB./.../.../B.. r 0 1 17 100";
    assert_eq!(status(&Line::new(position(lost))), "blue pieces");
    assert_eq!(position(lost).count_moves(), 0);
}

#[test]
fn too_few_pieces_is_the_reason_also_where_they_are_blocked() {
    assert_eq!(status(&Line::new(position("RBR/.../.../B....B/.../.../... r 0 0 71 71"))), "blue pieces");
}

#[test]
fn the_side_that_cannot_move_has_lost_even_on_the_last_turn() {
    let text = "RRR/RBR/.B./BB.BBR/.../BBR/RBR b 0 0 18 100";
    let blocking = "e4-e3";
    assert_eq!(status_after(text, blocking), "blue blocked");
    assert_eq!(status_after(&text.replace("18 100", "18 19"), blocking), "blue blocked");
}

#[test]
fn three_pieces_are_never_blocked() {
    // Every neighbour of Blue's three pieces is taken, and they fly.
    assert_eq!(status(&Line::new(position("BRB/.../.../R....R/.../.../BR. b 0 0 40 100"))), "ongoing");
}

#[test]
fn a_full_neighbourhood_blocks_nobody_while_pieces_are_placed() {
    assert_eq!(status(&Line::new(position("BR./.../.../R...../.../.../... b 7 7 4 100"))), "ongoing");
}

#[test]
fn the_turn_limit_draws_and_a_win_on_the_last_turn_comes_first() {
    let text = "BB./R../.../B..R../..B/.../..R b 0 0 70 71";
    assert_eq!(status_after(text, "a4-a1"), "draw turn-limit");
    let text = "BB./R../.../.....B/..B/R../..R b 0 0 70 71";
    assert_eq!(status_after(text, "g4-g7xb6"), "blue pieces");
    assert_eq!(status_after(START, "d2"), "ongoing");
    assert_eq!(status_after(&START.replace("100", "1"), "d2"), "draw turn-limit");
}

/// Shuffles two pieces to and fro: four turns bring the position back.
const SHUFFLE: [&str; 4] = ["d1-g1", "f4-g4", "g1-d1", "g4-f4"];

fn shuffled(text: &str, turns: usize) -> Line<Position> {
    let mut line = Line::new(position(text));
    for turn in 0..turns {
        let mv = read_move(line.position(), SHUFFLE[turn % 4]);
        line.play(mv).unwrap_or_else(|reason| panic!("turn {turn}: {reason}"));
    }
    line
}

const SHUFFLING: &str = "B../.B./R../.R..R./..R/B../.B. b 0 0 52 100";

#[test]
fn the_third_occurrence_is_a_draw_the_start_counted() {
    assert_eq!(status(&shuffled(SHUFFLING, 7)), "ongoing");
    let drawn = shuffled(SHUFFLING, 8);
    assert_eq!(status(&drawn), "draw repetition");
    let mut moves = Vec::new();
    drawn.legal_moves(&mut moves);
    assert!(moves.is_empty());
}

#[test]
fn a_state_recurs_whatever_the_turns_but_not_with_the_other_side_to_move_or_other_hands() {
    let earlier = position("BB./RR./.../...B../..R/.B./R.. b 0 0 18 100");
    let later = position("BB./RR./.../...B../..R/.B./R.. b 0 0 24 100");
    let other_turn = position("BB./RR./.../...B../..R/.B./R.. r 0 0 19 100");
    let colours_swapped = position("RR./BB./.../...R../..B/.R./B.. r 0 0 19 100");
    let in_hand = position("BB./RR./.../...B../..R/.B./R.. b 1 1 16 100");
    assert!(later.recurs(&earlier));
    assert!(![other_turn, colours_swapped, in_hand].iter().any(|other| later.recurs(other)));
}

#[test]
fn repetition_comes_before_the_turn_limit() {
    assert_eq!(status(&shuffled(&SHUFFLING.replace("52 100", "52 60"), 8)), "draw repetition");
    assert_eq!(status(&shuffled(&SHUFFLING.replace("52 100", "52 59"), 7)), "draw turn-limit");
}

#[test]
fn perft_counts_a_third_occurrence_as_the_end() {
    fn by_record(line: &mut Line<Position>, depth: u32) -> u64 {
        let mut moves = Vec::new();
        line.legal_moves(&mut moves);
        if depth == 1 {
            return moves.len() as u64;
        }
        let mut total = 0;
        for mv in moves {
            line.push(mv);
            total += by_record(line, depth - 1);
            line.pop();
        }
        total
    }
    let start = position("..B/RRR/BBB/.RBBRR/BBB/RRR/... b 0 0 18 100");
    assert_eq!(perft(&start, 9), by_record(&mut Line::new(start), 9));
    assert_eq!(divide(&start, 9).iter().map(|(_, count)| count).sum::<u64>(), perft(&start, 9));
}

#[test]
fn no_state_returns_sooner_than_after_four_turns() {
    // So a third occurrence takes eight: what the engine promises to perft.
    for start in starts().into_iter().filter(|start| start.count_moves() < 30) {
        let mut line = Line::new(start);
        let mut moves = Vec::new();
        line.legal_moves(&mut moves);
        for first in moves {
            line.push(first);
            let mut replies = Vec::new();
            line.legal_moves(&mut replies);
            for second in replies {
                line.push(second);
                assert!(!line.position().recurs(&start), "{start} {first} {second}");
                line.pop();
            }
            assert!(!line.position().recurs(&start), "{start} {first}");
            line.pop();
        }
    }
    assert_eq!(Position::HISTORY, History::ThirdOccurrence { soonest: 8 });
}

// ---- why a move is refused -------------------------------------------------------------------------------

#[test]
fn every_illegal_move_is_refused_for_its_own_reason() {
    let placing = "BB./R../.../....../.../.../RRR b 4 4 10 100";
    let moving = "BBB/R../.../R..R../..R/B../..R b 0 0 40 100";
    let closing = "B.B/RB./.../R....B/R.R/.../..R b 0 0 42 100";
    for (text, mv, key) in [
        (placing, "a7-a4", "moulin-still-placing"),
        (placing, "d7", "moulin-occupied"),
        (placing, "b6", "moulin-occupied"),
        (placing, "c5xb6", "moulin-no-mill"),
        (placing, "g7", "moulin-capture-missing"),
        (placing, "g7xa1", "moulin-protected"),
        (placing, "g7xa7", "moulin-capture-own"),
        (placing, "g7xg7", "moulin-capture-own"),
        (placing, "g7xc5", "moulin-capture-empty"),
        (moving, "d2", "moulin-all-placed"),
        (moving, "d2xa4", "moulin-all-placed"),
        (moving, "c5-d5", "moulin-from-empty"),
        (moving, "b6-b4", "moulin-from-enemy"),
        (moving, "a7-a7", "moulin-no-step"),
        (moving, "a7-d7", "moulin-occupied"),
        (moving, "a7-a4", "moulin-occupied"),
        (moving, "b2-f2", "moulin-not-neighbours"),
        (moving, "b2-d2xa4", "moulin-no-mill"),
        (closing, "d6-d7", "moulin-capture-missing"),
        (closing, "d6-d7xd6", "moulin-capture-empty"),
        ("BB./R../.../B..R../..B/.../... r 0 0 71 100", "b6-d6", "game-over"),
        (".BR/BR./BRB/....B./.../.R./RR. b 0 0 40 40", "c5-c4", "game-over"),
    ] {
        let position = position(text);
        let reason = position.check(read_move(&position, mv)).expect_err(mv);
        assert_eq!(reason.key, key, "{text} {mv}: {reason}");
    }
}

#[test]
fn a_forgotten_capture_is_shown_with_an_example_that_can_be_played() {
    let position = position("BB./R../.../....../.../.../RRR b 4 4 10 100");
    let reason = position.check(read_move(&position, "g7")).expect_err("a mill");
    let said = Wording::new(Lang::En).say(&reason);
    assert!(said.contains("`g7xb6`"), "{said}");
}

#[test]
fn reasons_read_as_sentences_in_both_languages() {
    let position = position("BBB/R../.../R..R../..R/B../..R b 0 0 40 100");
    let reason = position.check(read_move(&position, "b2-f2")).expect_err("not adjacent");
    assert_eq!(
        Wording::new(Lang::En).say(&reason),
        "no line leads from b2 straight to f2: a piece goes to a neighbouring point (b4, d2); only a side with \
         exactly three pieces may fly, and there are 4"
    );
    assert_eq!(
        Wording::new(Lang::Fr).say(&reason),
        "aucune ligne ne mène directement de b2 à f2 : un pion va vers un point voisin (b4, d2) ; seul un camp \
         qui a exactement trois pions peut voler, et il y en a 4"
    );
}

#[test]
fn exactly_the_listed_moves_pass_the_check() {
    let texts = all_move_texts();
    for start in starts() {
        let listed = start.listed_moves();
        for text in &texts {
            let mv = read_move(&start, text);
            assert_eq!(mv.to_string(), *text);
            assert_eq!(start.check(mv).is_ok(), listed.contains(&mv), "{start} {text}");
        }
    }
}

// ---- drawing ---------------------------------------------------------------------------------------------

#[test]
fn the_board_is_drawn_with_its_lines_and_the_pieces_in_hand() {
    let drawing = position("BB./RR./.../...B../..R/.B./R.. b 5 5 8 100").drawing();
    snapbox::assert_data_eq!(
        drawing.plain(),
        snapbox::str![[r"
7 B───────────B───────────┐
  │           │           │
6 │   R───────R───────┐   │
  │   │       │       │   │
5 │   │   ┌───┴───┐   │   │
  │   │   │       │   │   │
4 ├───┼───┤       B───┼───┤
  │   │   │       │   │   │
3 │   │   └───┬───R   │   │
  │   │       │       │   │
2 │   └───────B───────┘   │
  │           │           │
1 R───────────┴───────────┘
  a   b   c   d   e   f   g
> B: BBBBB
  R: RRRRR
  8/100

"]]
    );
}

#[test]
fn every_point_is_drawn_at_its_own_place() {
    for (index, point) in Point::ALL.into_iter().enumerate() {
        let mut arrangement = Arrangement::start(100);
        arrangement.board[index] = Some(Side::First);
        (arrangement.turn, arrangement.turns, arrangement.in_hand) = (Side::Second, 1, [8, 9]);
        let drawing = arrangement.position().expect("one piece").drawing().plain();
        let (file, rank) = (point.name().as_bytes()[0], point.name().as_bytes()[1]);
        let line = drawing.lines().nth(2 * usize::from(b'7' - rank)).expect("a row");
        let drawn = line.chars().nth(2 + 4 * usize::from(file - b'a'));
        assert_eq!(drawn, Some('B'), "{point}");
        assert!(line.starts_with(char::from(rank)));
    }
}

// ---- symmetries and hash ---------------------------------------------------------------------------------

#[test]
fn the_sixteen_symmetries_are_different_and_carry_moves_to_moves() {
    let lopsided = position("BB./.R./.../...B../..R/.../R.. b 6 6 6 100");
    let images: BTreeSet<String> =
        (0..Position::SYMMETRIES).map(|number| lopsided.transformed(number).to_string()).collect();
    assert_eq!(images.len(), 16);
    assert_eq!(lopsided.transformed(0), lopsided);
    for start in starts() {
        for number in 0..Position::SYMMETRIES {
            let image = start.transformed(number);
            let moves: Vec<_> = start.listed_moves();
            assert_eq!(image.count_moves(), moves.len() as u64);
            for mv in moves {
                let image_move = start.transformed_move(mv, number);
                assert!(image.check(image_move).is_ok(), "{start} {mv} under {number}");
                let (mut played, mut image_played) = (start, image);
                played.play(mv);
                image_played.play(image_move);
                assert_eq!(played.transformed(number), image_played);
            }
        }
    }
}

#[test]
fn the_hash_tells_positions_apart_by_each_of_their_parts() {
    let mid = ".BR/BR./BRB/....B./.../.R./RR. b 0 0 40 100";
    let others = [
        mid.replace(".BR/", "B.R/"),
        mid.replace("RR. b", "R.R b"),
        mid.replace("b 0 0 40", "r 0 0 41"),
        mid.replace("40 100", "42 100"),
        mid.replace("40 100", "40 99"),
    ];
    let mut hashes: Vec<u64> = others.iter().map(|text| position(text).hash()).collect();
    hashes.push(position(mid).hash());
    hashes.sort_unstable();
    hashes.dedup();
    assert_eq!(hashes.len(), 6);
}

// ---- the slow second generator ---------------------------------------------------------------------------

#[test]
fn the_slow_generator_agrees_along_random_games() {
    let mut looked = 0_u32;
    along_random_games(2, |line| {
        let position = line.position();
        let slow = Slow::parse(&position.to_string());
        let repeated = status(line) == "draw repetition";
        assert_eq!(slow.text(), position.to_string());
        assert_eq!(slow.ended(repeated).unwrap_or_else(|| "ongoing".to_owned()), status(line), "{position}");
        assert_eq!(position.hash(), position.recomputed_hash());
        let expected = slow.moves(false);
        assert_eq!(move_texts(position), expected.keys().cloned().collect::<Vec<_>>(), "{position}");
        assert_eq!(position.count_moves(), expected.len() as u64, "{position}");
        for (text, next) in expected {
            let mut played = *position;
            played.play(read_move(position, &text));
            assert_eq!(played.to_string(), next.text(), "{position} {text}");
        }
        looked += 1;
    });
    assert!(looked > 500, "only {looked} positions");
}

#[test]
fn a_record_ends_by_repetition_exactly_where_the_slow_history_says() {
    // Two sides that always take their first quiet move shuffle soon.
    let mut endings = Vec::new();
    for start in starts() {
        let mut line = Line::new(start);
        let mut history = vec![Slow::parse(&start.to_string())];
        loop {
            let repeated = Slow::repeated(&history);
            let expected = history[history.len() - 1].ended(repeated);
            assert_eq!(status(&line), expected.clone().unwrap_or_else(|| "ongoing".to_owned()));
            if let Some(ending) = expected {
                endings.push(ending);
                break;
            }
            let moves = history[history.len() - 1].moves(false);
            let quiet = moves.iter().find(|(text, _)| !text.contains('x'));
            let (text, next) = quiet.or_else(|| moves.iter().next()).expect("a move");
            line.push(read_move(line.position(), text));
            let next = next.clone();
            history.push(next);
        }
    }
    assert!(endings.iter().filter(|ending| *ending == "draw repetition").count() >= 2, "{endings:?}");
}

#[test]
fn perft_is_as_the_table_says() {
    for (start, counts) in table() {
        for (depth, leaves) in counts {
            assert_eq!(perft(&start, depth), leaves, "{start} at depth {depth}");
        }
    }
}

#[test]
fn the_slow_generator_confirms_the_small_counts_of_the_table() {
    confirm_table(4_000);
}

#[test]
#[ignore = "ten seconds and more: the slow generator repeats every count of the table"]
fn the_slow_generator_confirms_the_whole_table() {
    confirm_table(u64::MAX);
}

fn confirm_table(most: u64) {
    for (start, counts) in table() {
        for (depth, leaves) in counts.into_iter().filter(|&(_, leaves)| leaves <= most) {
            let mut history = vec![Slow::parse(&start.to_string())];
            assert_eq!(slow_moulin::perft(&mut history, depth), leaves, "{start} at depth {depth}");
        }
    }
}
