//! The facts of the King game, and the engine against the slow second implementation.

use super::perft_table;
use super::slow_roi::{self, Slow};
use jugeote::games::roi::{Arrangement, Board, BoardFault, Grid, Position, Standing, Step};
use jugeote::games::{Faults, Game, Line, Outcome, Reason, Verdict};
use jugeote::search::perft;
use proptest::prelude::*;
use rand_chacha::ChaCha8Rng;
use rand_core::{Rng, SeedableRng};

/// Varied positions for the suite that every game passes.
pub(crate) fn starts() -> Vec<Position> {
    [
        "K",
        ".K/..",
        "..P/P.K/...",
        "P.P./.P.P/..PK/....",
        "......../.P.P..../....P.../..PP..../...P..P./.P....P./..P..P../.......K",
    ]
    .into_iter()
    .map(read)
    .collect()
}

/// The whole move space.
pub(crate) fn all_move_texts() -> Vec<String> {
    ["N", "NW", "W"].map(String::from).to_vec()
}

fn read(text: &str) -> Position {
    Position::parse(text).unwrap_or_else(|faults| panic!("{text}: {faults}"))
}

fn fault_keys(faults: &Faults) -> Vec<(&'static str, &'static str)> {
    faults.iter().map(|fault| (fault.field, fault.reason.key)).collect()
}

fn faults(text: &str) -> Vec<&'static str> {
    let faults = Position::parse(text).expect_err(text);
    fault_keys(&faults)
        .into_iter()
        .map(|(field, key)| (field == "board").then_some(key).expect(field))
        .collect()
}

fn lines(grid: &Grid) -> Vec<String> {
    grid.rows().map(|row| row.iter().map(|&cell| cell as char).collect()).collect()
}

fn grid(n: i64, pawns: &[(i64, i64)]) -> Vec<String> {
    lines(&Board::new(n, pawns).expect("a board").solve().grid())
}

#[test]
fn the_example_of_the_source_is_solved_as_the_source_says() {
    assert_eq!(grid(3, &[(1, 3), (2, 1)]), ["####", "#01P", "#P10", "#011"]);
}

#[test]
fn without_pawns_the_losing_cells_have_row_and_column_odd() {
    let n = 130;
    let table = Board::new(n, &[]).expect("a board").solve();
    for row in 1..=130 {
        for column in 1..=130 {
            assert_eq!(table.loses(row, column), row % 2 == 1 && column % 2 == 1, "{row} {column}");
        }
    }
}

#[test]
fn a_single_cell_loses_and_a_single_pawn_is_a_pawn() {
    assert_eq!(grid(1, &[]), ["##", "#0"]);
    assert_eq!(grid(1, &[(1, 1), (1, 1)]), ["##", "#P"]);
}

#[test]
fn a_cell_shut_in_on_two_sides_still_has_the_diagonal() {
    // (2, 2): pawns to the west and north, the diagonal leads to (1, 1), which loses
    assert_eq!(grid(2, &[(1, 2), (2, 1)]), ["###", "#0P", "#P1"]);
    assert_eq!(read(".P/PK").listed_moves(), [Step::NorthWest]);
}

#[test]
fn the_table_says_what_each_cell_is() {
    let table = Board::new(3, &[(1, 3), (2, 1)]).expect("a board").solve();
    assert_eq!(table.standing(1, 1), Some(Standing::Losing));
    assert_eq!(table.standing(1, 2), Some(Standing::Winning));
    assert_eq!(table.standing(1, 3), Some(Standing::Pawn));
    for outside in [(0, 1), (1, 0), (4, 1), (1, 4)] {
        assert_eq!(table.standing(outside.0, outside.1), None, "{outside:?}");
    }
    assert_eq!(table.grid().cell(0, 3), Some(b'#'));
    assert_eq!(table.grid().cell(2, 3), Some(b'0'));
    assert_eq!(table.grid().cell(0, 4), None);
    assert_eq!(table.grid().cell(4, 0), None);
}

#[test]
fn the_table_of_any_board_is_that_of_the_definition() {
    let mut random = ChaCha8Rng::seed_from_u64(1);
    let sizes = (1..=20).chain([31, 32, 33, 62, 63, 64, 65, 66, 127, 128, 129, 190, 193, 100, 3]);
    let mut table = Board::new(1, &[]).expect("a board").solve();
    for n in sizes {
        for per_mille in [0, 2, 20, 100, 300, 500, 800, 1000] {
            let mut pawns = Vec::new();
            for row in 1..=n {
                for column in 1..=n {
                    if random.next_u32() % 1000 < per_mille {
                        pawns.push((row, column));
                    }
                }
            }
            let wide: Vec<_> = pawns.iter().map(|&(row, column)| (row as i64, column as i64)).collect();
            let board = Board::new(n as i64, &wide).expect("a board");
            let expected = slow_roi::grid(n, &pawns);
            assert_eq!(lines(&board.solve().grid()), expected, "n = {n}, {pawns:?}");
            // A table used before, larger, smaller or of the same size, gives the same.
            board.solve_into(&mut table);
            assert_eq!(table, board.solve());
            assert_eq!(board.pawns().collect::<Vec<_>>(), pawns);
        }
    }
}

#[test]
fn a_board_that_cannot_be_is_refused_with_the_pawn_that_is_outside() {
    assert_eq!(Board::new(0, &[(1, 1)]), Err(vec![BoardFault::NoCells { size: 0 }]));
    assert_eq!(Board::new(-3, &[]), Err(vec![BoardFault::NoCells { size: -3 }]));
    assert_eq!(Board::new(i64::MAX, &[]), Err(vec![BoardFault::TooLarge { size: i64::MAX }]));
    let outside = |index, row, column| BoardFault::PawnOutside { index, row, column, size: 3 };
    assert_eq!(
        Board::new(3, &[(1, 1), (4, 3), (3, 3), (3, 4), (0, 1), (1, 0), (-1, i64::MIN)]),
        Err(vec![
            outside(1, 4, 3),
            outside(3, 3, 4),
            outside(4, 0, 1),
            outside(5, 1, 0),
            outside(6, -1, i64::MIN)
        ])
    );
}

#[test]
fn every_fault_of_a_text_is_said() {
    assert_eq!(faults(""), ["roi-position-row-length"]);
    assert_eq!(faults("."), ["roi-position-kings"]);
    assert_eq!(faults("KK/.."), ["roi-position-kings"]);
    assert_eq!(faults("K./..."), ["roi-position-row-length"]);
    assert_eq!(faults("K./../"), ["roi-position-row-length"; 3]);
    assert_eq!(faults("k./.x"), ["roi-position-letter"; 2]);
    assert_eq!(faults("K /.."), ["roi-position-letter"]);
    assert_eq!(faults("K.\n/.."), ["roi-position-letter"]);
    let many = Position::parse(&"/".repeat(100)).expect_err("no cells");
    assert_eq!(many.iter().count(), 21);
    assert_eq!(
        many.iter().last().expect("a last one").reason.to_string(),
        "roi-position-more-faults count=81"
    );
}

#[test]
fn every_fault_of_an_arrangement_is_said() {
    let faults = |size, pawns: &[(i64, i64)], kings: &[(i64, i64)]| {
        let arrangement = Arrangement { size, pawns: pawns.to_vec(), kings: kings.to_vec() };
        let faults = arrangement.position().expect_err("a fault");
        faults.iter().map(|fault| fault.reason.key).collect::<Vec<_>>()
    };
    assert_eq!(faults(0, &[], &[]), ["roi-position-no-cells", "roi-position-kings"]);
    assert_eq!(faults(2, &[(2, 2)], &[(2, 2)]), ["roi-position-king-on-pawn"]);
    assert_eq!(faults(2, &[], &[(0, 1)]), ["roi-position-king-outside"]);
    assert_eq!(
        faults(2, &[(3, 1), (1, 1)], &[(1, 1), (1, 3)]),
        [
            "roi-position-pawn-outside",
            "roi-position-kings",
            "roi-position-king-on-pawn",
            "roi-position-king-outside"
        ]
    );
    let fine = Arrangement { size: 2, pawns: vec![(1, 1), (1, 1)], kings: vec![(2, 2)] };
    assert_eq!(fine.position().expect("a position").to_string(), "P./.K");
}

#[test]
fn who_cannot_move_has_lost() {
    let lost = Outcome { verdict: Verdict::Loss, reason: Reason::Blocked };
    assert_eq!(read("K../.../...").outcome(), Some(lost));
    assert_eq!(read("PP./PK./...").outcome(), Some(lost));
    assert_eq!(read("P../KP./...").outcome(), Some(lost));
    assert_eq!(read("PP./.K./...").outcome(), None);
    assert_eq!(lost.words(Position::SIDES), "loss blocked");
}

#[test]
fn an_illegal_step_is_refused_with_its_reason() {
    let reason = |text: &str, step| read(text).check(step).expect_err("illegal").to_string();
    assert_eq!(reason("K./..", Step::North), "roi-move-off-board step=\"N\"");
    assert_eq!(reason("K./..", Step::NorthWest), "roi-move-off-board step=\"NW\"");
    assert_eq!(reason("../K.", Step::NorthWest), "roi-move-off-board step=\"NW\"");
    assert_eq!(reason("../K.", Step::West), "roi-move-off-board step=\"W\"");
    assert_eq!(reason("PP/.K", Step::NorthWest), "roi-move-pawn step=\"NW\" row=1 column=1");
    assert_eq!(reason("PP/.K", Step::North), "roi-move-pawn step=\"N\" row=1 column=2");
    for text in ["w", "E", "WN", "", " W", "W ", "NW\n"] {
        assert!(read("../.K").parse_move(text).is_err(), "{text:?}");
    }
}

#[test]
fn the_drawing_numbers_rows_and_columns() {
    assert_eq!(read("..P/P.K/...").drawing().plain(), "  1 2 3\n1 . . P\n2 P . K\n3 . . .\n");
    let mut wide = vec![".".repeat(100); 100];
    wide[69].replace_range(99..100, "K");
    let drawn = read(&wide.join("/")).drawing().plain();
    let drawn: Vec<_> = drawn.lines().collect();
    assert_eq!(drawn.len(), 41);
    assert!(drawn[0].starts_with("     61  62") && drawn[0].ends_with(" 100"), "{}", drawn[0]);
    assert!(drawn[40].starts_with(" 70") && drawn[40].ends_with('K'), "{}", drawn[40]);
}

/// A board with about a fifth of its cells pawns and the king low on the right.
fn random_position(random: &mut ChaCha8Rng) -> String {
    let n = 2 + (random.next_u32() % 9) as usize;
    let mut rows: Vec<Vec<char>> = (0..n)
        .map(|_| (0..n).map(|_| if random.next_u32().is_multiple_of(5) { 'P' } else { '.' }).collect())
        .collect();
    rows[n - 1 - (random.next_u32() % 2) as usize][n - 1] = 'K';
    rows.iter().map(|row| row.iter().collect::<String>()).collect::<Vec<_>>().join("/")
}

#[test]
fn random_games_agree_with_the_slow_rules() {
    let mut random = ChaCha8Rng::seed_from_u64(2);
    for _ in 0..300 {
        let text = random_position(&mut random);
        let (mut line, mut slow) = (Line::new(read(&text)), Slow::read(&text));
        loop {
            let position = line.position();
            assert_eq!(position.to_string(), slow.write());
            let listed: Vec<_> = position.listed_moves().iter().map(ToString::to_string).collect();
            assert_eq!(listed, slow.moves(), "{position}");
            assert_eq!(position.count_moves(), listed.len() as u64);
            assert_eq!(position.outcome().is_some(), listed.is_empty(), "{position}");
            assert_eq!(position.hash(), position.recomputed_hash());
            if listed.is_empty() {
                break;
            }
            for text in all_move_texts() {
                let step = position.parse_move(&text).expect("a step");
                assert_eq!(position.check(step).is_ok(), listed.contains(&text), "{position} {text}");
            }
            let text = &listed[random.next_u32() as usize % listed.len()];
            slow = slow.after(text);
            line.play(position.parse_move(text).expect("a step")).expect("a legal step");
        }
    }
}

#[test]
fn positions_that_differ_have_hashes_that_differ() {
    let texts = ["K./..", ".K/..", "../K.", "../.K", "KP/..", ".K/P.", "KP/P.", "K", "K../.../..."];
    let hashes: std::collections::BTreeSet<_> = texts.iter().map(|text| read(text).hash()).collect();
    assert_eq!(hashes.len(), texts.len());
}

#[test]
fn the_transposed_board_has_the_transposed_table() {
    let position = &starts()[4];
    let transposed = position.transformed(1);
    let (table, other) = (position.board().solve(), transposed.board().solve());
    for row in 1..=8 {
        for column in 1..=8 {
            assert_eq!(table.standing(row, column), other.standing(column, row));
        }
    }
    assert_eq!(transposed.king(), (position.king().1, position.king().0));
    assert_eq!(position.transformed_move(Step::West, 1), Step::North);
}

#[test]
fn perft_is_that_of_the_table() {
    for (position, counts) in perft_table::of("roi") {
        for (depth, expected) in counts {
            assert_eq!(Slow::read(&position).perft(depth), expected, "slow: {position} D{depth}");
            assert_eq!(perft(&read(&position), depth), expected, "{position} D{depth}");
        }
    }
}

proptest! {
    #[test]
    fn any_text_is_a_position_or_has_faults(text in "[KP./x ]{0,30}|\\PC*") {
        if let Ok(position) = Position::parse(&text) {
            prop_assert_eq!(position.to_string(), text);
        }
    }

    #[test]
    fn a_text_with_a_character_changed_is_a_position_or_has_faults(
        which in 0..5_usize, at in 0..100_usize, letter in "[KP./k\u{e9}]"
    ) {
        let mut text = starts()[which].to_string();
        let at = at % text.len();
        text.replace_range(at..=at, &letter);
        if let Ok(position) = Position::parse(&text) {
            prop_assert_eq!(position.to_string(), text);
        }
    }
}
