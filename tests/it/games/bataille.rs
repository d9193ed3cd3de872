//! Bataille: grids, their faults, and grids by chance.

use super::slow_bataille as slow;
use jugeote::games::Dice;
use jugeote::games::bataille::validation::faults;
use jugeote::games::bataille::{Arrangement, CELLS, Cell, Content, Grid, GridFault, LENGTHS};
use jugeote::i18n::{Lang, Wording};
use proptest::prelude::*;
use std::collections::BTreeSet;

/// Back and forth from A1: row 1 to the right, row 2 to the left, …
pub(super) const SNAKE: &str =
    "1,2,3,4,5,6/12,11,10,9,8,7/13,14,15,16,17,18/24,23,22,21,20,19/25,26,27,28,29,30/36,35,34,33,32,31";

/// The snake stopped at 31: five black cells.
pub(super) const SHORT_SNAKE: &str =
    "1,2,3,4,5,6/12,11,10,9,8,7/13,14,15,16,17,18/24,23,22,21,20,19/25,26,27,28,29,30/#,#,#,#,#,31";

fn cell(name: &str) -> Cell {
    Cell::parse(name).expect("a cell")
}

fn cells(names: &str) -> Vec<Cell> {
    names.split(' ').map(cell).collect()
}

fn arrangement(text: &str) -> Arrangement {
    Arrangement::parse(text).expect("a well-formed grid")
}

/// The snake with some cells written over.
fn snake_with(changes: &[(&str, i64)]) -> Arrangement {
    let mut found = arrangement(SNAKE);
    for &(name, value) in changes {
        found.set(cell(name), Some(value));
    }
    found
}

#[test]
fn a_cell_is_named_column_then_row() {
    let corner = cell("F1");
    assert_eq!((corner.row(), corner.column(), corner.index()), (0, 5, 5));
    assert_eq!(cell("C3").to_string(), "C3");
    assert_eq!(Cell::all().map(|cell| cell.to_string()).collect::<BTreeSet<_>>().len(), CELLS);
    for text in ["", "c3", "3C", "G1", "A0", "A7", "A11", "É1"] {
        assert!(Cell::parse(text).is_err(), "{text}");
    }
}

#[test]
fn a_cell_touches_those_that_share_a_side_with_it() {
    let around = |name| cell(name).neighbours().map(|cell| cell.to_string()).collect::<Vec<_>>().join(" ");
    assert_eq!(around("A1"), "B1 A2");
    assert_eq!(around("F6"), "F5 E6");
    assert_eq!(around("C3"), "C2 B3 D3 C4");
    for one in Cell::all() {
        let touching: BTreeSet<Cell> = Cell::all().filter(|other| one.touches(*other)).collect();
        assert_eq!(touching, one.neighbours().collect(), "{one}");
    }
}

#[test]
fn a_snake_of_every_length_from_31_to_36_is_valid_and_shorter_ones_are_not() {
    for length in 0..=36 {
        let rows: Vec<Vec<i64>> = slow::rows(SNAKE)
            .into_iter()
            .map(|row| row.into_iter().map(|number| if number > length { 0 } else { number }).collect())
            .collect();
        let found = Grid::parse(&slow::text(&rows));
        assert_eq!(found.is_ok(), length >= 31, "{length}");
        if let Ok(grid) = found {
            assert_eq!(i64::from(grid.length()), length);
            assert_eq!(grid.black_cells().count() as i64, 36 - length);
            assert_eq!(grid.cell_of(31), Some(cell("F6")));
            assert_eq!(grid.cell_of(0), None);
            assert_eq!(grid.cell_of(grid.length() + 1), None);
            assert_eq!(grid.at(cell("A2")), Content::Number(12));
        }
    }
}

#[test]
fn a_number_out_of_range_is_named_with_its_cell() {
    let found = faults(&snake_with(&[("A6", 37), ("B1", -2)]));
    assert_eq!(
        found,
        [
            GridFault::OutOfRange { cell: cell("B1"), number: -2 },
            GridFault::OutOfRange { cell: cell("A6"), number: 37 },
            GridFault::Missing { number: 2, largest: 35, cell: cell("B6") },
        ]
    );
}

#[test]
fn a_duplicate_is_named_with_all_its_cells() {
    let found = faults(&snake_with(&[("A6", 3), ("F6", 3)]));
    assert_eq!(
        found,
        [
            GridFault::Duplicate { number: 3, cells: cells("C1 A6 F6") },
            GridFault::Missing { number: 31, largest: 35, cell: cell("B6") },
        ]
    );
}

#[test]
fn a_gap_is_a_missing_number_unless_nothing_larger_stands() {
    // Without its last number the snake is a shorter snake; without one in the middle it has a hole.
    assert_eq!(faults(&snake_with(&[("A6", 0)])), []);
    assert_eq!(
        faults(&snake_with(&[("D3", 0)])),
        [GridFault::Missing { number: 16, largest: 36, cell: cell("A6") }]
    );
}

#[test]
fn consecutive_numbers_apart_are_named_with_both_cells() {
    // 1 and 36 exchanged: 1 no longer touches 2, 36 no longer touches 35.
    assert_eq!(
        faults(&snake_with(&[("A1", 36), ("A6", 1)])),
        [
            GridFault::Apart { number: 1, from: cell("A6"), to: cell("B1") },
            GridFault::Apart { number: 35, from: cell("B6"), to: cell("A1") },
        ]
    );
    // A corner is not a side: 6 in E2 and 8 in F1 leave 5-6 touching, 6-7 touching, 7-8 touching, 8-9 apart.
    assert_eq!(
        faults(&snake_with(&[("E2", 6), ("F1", 8)])),
        [GridFault::Apart { number: 8, from: cell("F1"), to: cell("D2") }]
    );
}

#[test]
fn six_black_cells_are_too_many() {
    let mut grid = arrangement(SHORT_SNAKE);
    assert_eq!(faults(&grid), []);
    grid.set(cell("F6"), Some(0));
    assert_eq!(faults(&grid), [GridFault::TooManyBlack { cells: cells("A6 B6 C6 D6 E6 F6") }]);
}

#[test]
fn an_unknown_cell_is_a_fault_of_its_own() {
    let mut grid = arrangement(SNAKE);
    grid.set(cell("A6"), None);
    grid.set(cell("B6"), None);
    assert_eq!(faults(&grid), [GridFault::Unknown { cells: cells("A6 B6") }]);
}

#[test]
fn every_fault_is_reported_at_once_the_plainest_first() {
    let mut grid =
        snake_with(&[("A1", 40), ("B1", 3), ("D1", 30), ("F2", 0), ("E2", 0), ("D2", 0), ("C2", 0)]);
    grid.set(cell("A6"), None);
    grid.set(cell("B6"), Some(0));
    grid.set(cell("C6"), Some(0));
    let kinds: Vec<&str> = faults(&grid)
        .iter()
        .map(|fault| match fault {
            GridFault::Unknown { .. } => "unknown",
            GridFault::OutOfRange { .. } => "range",
            GridFault::Duplicate { .. } => "twice",
            GridFault::Missing { .. } => "missing",
            GridFault::TooManyBlack { .. } => "black",
            GridFault::Apart { .. } => "apart",
        })
        .collect();
    let expected = "unknown range twice twice missing missing missing missing missing missing missing black";
    assert_eq!(kinds.join(" "), expected);
    grid.set(cell("A3"), Some(32));
    grid.set(cell("E6"), Some(13));
    assert_eq!(
        faults(&grid).last(),
        Some(&GridFault::Apart { number: 32, from: cell("A3"), to: cell("D6") })
    );
}

#[test]
fn faults_are_worded_with_the_cells() {
    let wording = Wording::new(Lang::En);
    let said: Vec<String> =
        faults(&snake_with(&[("A6", 3)])).iter().map(|fault| wording.say(&fault.message())).collect();
    assert_eq!(said, ["3 stands in 2 cells: C1, A6"]);
    let french = Wording::new(Lang::Fr);
    let said: Vec<String> = faults(&snake_with(&[("A1", 36), ("A6", 1)]))
        .iter()
        .map(|fault| french.say(&fault.message()))
        .collect();
    assert_eq!(said[0], "1 (A6) et 2 (B1) n'ont pas de côté commun");
}

#[test]
fn a_malformed_text_is_refused_with_the_row_or_the_cell() {
    let wording = Wording::new(Lang::En);
    let said = |text: &str| -> Vec<String> {
        let found = Grid::parse(text).expect_err(text);
        found.iter().map(|fault| format!("{}: {}", fault.field, wording.say(&fault.reason))).collect()
    };
    assert_eq!(said(""), ["grid: a grid has 6 rows joined with `/`, this one has 1"]);
    assert_eq!(
        said(&SNAKE.replace("1,2,", "01,,").replace("25,26", "25")),
        [
            "grid: cell A1 holds `01`, which is neither a number from 1 on nor `#` for black",
            "grid: cell B1 holds ``, which is neither a number from 1 on nor `#` for black",
            "grid: row 5 has 5 cells joined with `,`, it should have 6",
        ]
    );
    for bad in ["0", "-1", "+1", " 1", "1 ", "x", "９", "12345678901"] {
        let text = SNAKE.replacen('1', bad, 1);
        assert_eq!(said(&text).len(), 1, "{text}");
    }
    assert_eq!(said(&SNAKE.replace("36,", ".,")), ["grid: cell A6 is not filled in"]);
}

#[test]
fn in_json_a_grid_is_six_lists_with_zero_for_black_and_null_for_unknown() {
    let mut grid = arrangement(SHORT_SNAKE);
    grid.set(cell("A1"), None);
    let json = serde_json::to_string(&grid).expect("JSON");
    assert!(json.starts_with("[[null,2,3,4,5,6],[12,") && json.ends_with("[0,0,0,0,0,31]]"), "{json}");
    assert_eq!(serde_json::from_str::<Arrangement>(&json).expect("a grid"), grid);
    let yaml = jugeote::yaml::write(&grid).expect("YAML");
    assert_eq!(jugeote::yaml::read::<Arrangement>(&yaml), Ok(grid));
    for wrong in ["[[1,2,3,4,5,6]]", "[]", "[[1,2,3,4,5,6,7],[],[],[],[],[]]", "[[true]]", "3"] {
        assert!(serde_json::from_str::<Arrangement>(wrong).is_err(), "{wrong}");
    }
    let valid = Grid::parse(SHORT_SNAKE).expect("valid");
    assert_eq!(serde_json::to_value(&valid).expect("JSON")[5], serde_json::json!([0, 0, 0, 0, 0, 31]));
}

#[test]
fn a_drawing_shows_coordinates_and_the_path() {
    let drawing = Grid::parse(SHORT_SNAKE).expect("valid").drawing().plain();
    let expected = "
     A    B    C    D    E    F
1    1 ─  2 ─  3 ─  4 ─  5 ─  6
                              │
2   12 ─ 11 ─ 10 ─  9 ─  8 ─  7
     │
3   13 ─ 14 ─ 15 ─ 16 ─ 17 ─ 18
                              │
4   24 ─ 23 ─ 22 ─ 21 ─ 20 ─ 19
     │
5   25 ─ 26 ─ 27 ─ 28 ─ 29 ─ 30
                              │
6   ##   ##   ##   ##   ##   31
";
    assert_eq!(format!("\n{drawing}"), expected);
}

#[test]
fn dice_are_the_published_stream_of_chacha8() {
    // The key of zeros, draft-strombergson-chacha-test-vectors TC1, 8 rounds: 3e00ef2f895f40d6 7f5bb8e81f09a5a1 …
    let mut dice = Dice::new(0);
    assert_eq!(dice.bits(), 0xd640_5f89_2fef_003e);
    assert_eq!(dice.bits(), 0xa1a5_091f_e8b8_5b7f);
}

#[test]
fn dice_are_fair_and_stay_below_their_bound() {
    let mut dice = Dice::new(7);
    let mut counts = [0_u32; 6];
    for _ in 0..60_000 {
        counts[dice.below(6)] += 1;
    }
    // Six standard deviations (91 each) around 10,000.
    assert!(counts.iter().all(|count| (9_450..10_550).contains(count)), "{counts:?}");
    assert_eq!(Dice::new(1).below(0), 0);
    assert_eq!(Dice::new(1).pick::<u8>(&[]), None);
    let mut items: Vec<u8> = (0..50).collect();
    dice.shuffle(&mut items);
    assert_ne!(items, (0..50).collect::<Vec<u8>>());
    items.sort_unstable();
    assert_eq!(items, (0..50).collect::<Vec<u8>>());
}

#[test]
fn random_grids_are_valid_of_every_length_and_the_same_for_a_seed() {
    let mut lengths = BTreeSet::new();
    let mut texts = BTreeSet::new();
    for seed in 0..300 {
        let grid = Grid::random(&mut Dice::new(seed));
        let text = grid.to_string();
        assert!(slow::is_valid(&slow::rows(&text)), "{text}");
        assert_eq!(Grid::parse(&text), Ok(grid.clone()));
        assert_eq!(Grid::random(&mut Dice::new(seed)), grid);
        lengths.insert(grid.length());
        texts.insert(text);
    }
    assert_eq!(lengths, LENGTHS.collect());
    assert_eq!(texts.len(), 300, "no grid twice");
    for length in LENGTHS {
        assert_eq!(Grid::random_of_length(length, &mut Dice::new(5)).length(), length);
    }
}

#[test]
fn a_grid_is_valid_exactly_by_the_definition_also_after_random_changes() {
    let mut dice = Dice::new(11);
    let mut valid = 0;
    for _ in 0..2_000 {
        let mut rows = slow::rows(&Grid::random(&mut dice).to_string());
        for _ in 0..dice.below(3) {
            let (r, c, s, d) = (dice.below(6), dice.below(6), dice.below(6), dice.below(6));
            match dice.below(4) {
                0 => rows[r][c] = dice.below(39) as i64 - 1,
                1 => (rows[r][c], rows[s][d]) = (rows[s][d], rows[r][c]),
                2 => rows[r][c] = 0,
                _ => {
                    // The other way round: still valid.
                    let length = rows.iter().flatten().copied().max().expect("a cell");
                    for number in rows.iter_mut().flatten().filter(|number| **number > 0) {
                        *number = length + 1 - *number;
                    }
                }
            }
        }
        let mut given = Arrangement::unknown();
        for cell in Cell::all() {
            given.set(cell, Some(rows[cell.row()][cell.column()]));
        }
        let expected = slow::is_valid(&rows);
        assert_eq!(faults(&given).is_empty(), expected, "{given}");
        assert_eq!(Grid::new(&given).is_ok(), expected, "{given}");
        valid += u32::from(expected);
    }
    assert!((500..1_950).contains(&valid), "both kinds occur: {valid}");
}

proptest! {
    #[test]
    fn no_text_makes_the_grid_parser_panic(text in "([0-9]{0,3}|#|\\.|é|-)(,([0-9]{0,3}|#|\\.|/)){0,40}") {
        if let Ok(grid) = Arrangement::parse(&text) {
            prop_assert_eq!(grid.to_string(), text);
        }
    }

    #[test]
    fn any_arrangement_of_numbers_reads_back(numbers in prop::collection::vec(prop::option::of(0_i64..1_000), 36)) {
        let mut given = Arrangement::unknown();
        for (cell, number) in Cell::all().zip(numbers) {
            given.set(cell, number);
        }
        prop_assert_eq!(Arrangement::parse(&given.to_string()), Ok(given));
    }
}
