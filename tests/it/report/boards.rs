//! Grids drawn side by side, as a unified difference, and through a window.

use super::build::{grid, simple, terminal, wrong};
use jugeote::i18n::Lang;
use jugeote::report::Options;
use jugeote::value::Value;
use snapbox::{assert_data_eq, str};

/// The King's grid of size `n` without pawns: `0` where row and column are odd.
fn kings(n: usize) -> Vec<String> {
    (0..=n)
        .map(|row| {
            (0..=n)
                .map(|column| match (row, column) {
                    (0, _) | (_, 0) => '#',
                    _ if row % 2 == 1 && column % 2 == 1 => '0',
                    _ => '1',
                })
                .collect()
        })
        .collect()
}

fn with(mut rows: Vec<String>, cells: &[(usize, usize)], letter: &str) -> Vec<String> {
    for &(row, column) in cells {
        rows[row].replace_range(column..=column, letter);
    }
    rows
}

fn value(rows: &[String]) -> Value {
    grid(&rows.iter().map(String::as_str).collect::<Vec<_>>())
}

/// What stands of a failing case below its call, down to the empty line before the table.
fn drawn(expected: Value, actual: Value, width: usize) -> String {
    let options = Options { width, ..Options::default() };
    let text = terminal(&simple(vec![wrong("examples 1", expected, actual)]), Lang::En, options);
    for line in text.lines() {
        assert!(line.chars().count() <= width, "wider than {width}:\n{text}");
    }
    let from = text.find("call: jeu_roi(3)\n").expect("the call") + "call: jeu_roi(3)\n".len();
    let to = text.find("\n\n  group").expect("the table");
    text[from..=to].to_owned()
}

fn kings_drawn(n: usize, cells: &[(usize, usize)], width: usize) -> String {
    drawn(value(&kings(n)), value(&with(kings(n), cells, "P")), width)
}

#[test]
fn a_small_grid_stands_side_by_side_with_each_cell_that_differs_in_brackets() {
    assert_data_eq!(
        kings_drawn(3, &[(1, 1), (2, 3), (3, 3)], 80),
        str![[r#"
    3 of 16 cells differ.

        expected       got
        0 1 2 3        0 1 2 3
    0 │ # # # #    0 │ # # # #
    1 │ #[0]1 0    1 │ #[P]1 0
    2 │ # 1 1[1]   2 │ # 1 1[P]
    3 │ # 0 1[0]   3 │ # 0 1[P]

"#]]
    );
}

#[test]
fn neighbours_that_differ_share_a_bar() {
    assert_data_eq!(
        kings_drawn(4, &[(2, 2), (2, 3), (2, 4), (4, 0)], 80),
        str![[r#"
    4 of 25 cells differ.

        expected         got
        0 1 2 3 4        0 1 2 3 4
    0 │ # # # # #    0 │ # # # # #
    1 │ # 0 1 0 1    1 │ # 0 1 0 1
    2 │ # 1[1|1|1]   2 │ # 1[P|P|P]
    3 │ # 0 1 0 1    3 │ # 0 1 0 1
    4 │[#]1 1 1 1    4 │[P]1 1 1 1

"#]]
    );
}

#[test]
fn a_grid_of_another_shape_shows_what_is_missing_and_what_is_too_many() {
    let actual = grid(&["####", "#01", "#1111", "#010", "#111"]);
    assert_data_eq!(
        drawn(value(&kings(3)), actual, 80),
        str![[r#"
    6 cells differ.
    rows × columns: 4 × 4 expected, 5 × 5 found.
    1 cell is missing.
    5 cells are too many.

        expected         got
        0 1 2 3 4        0 1 2 3 4
    0 │ # # # #      0 │ # # # #
    1 │ # 0 1[0]     1 │ # 0 1[ ]
    2 │ # 1 1 1[ ]   2 │ # 1 1 1[1]
    3 │ # 0 1 0      3 │ # 0 1 0
    4 │[ | | | ]     4 │[#|1|1|1]

"#]]
    );
}

#[test]
fn numbers_of_columns_stand_upright_where_cells_are_narrow() {
    assert_data_eq!(
        kings_drawn(12, &[(7, 12)], 80),
        str![[r#"
    1 of 169 cells differs.

         expected                          got
                             1 1 1                             1 1 1
         0 1 2 3 4 5 6 7 8 9 0 1 2         0 1 2 3 4 5 6 7 8 9 0 1 2
     0 │ # # # # # # # # # # # # #     0 │ # # # # # # # # # # # # #
     1 │ # 0 1 0 1 0 1 0 1 0 1 0 1     1 │ # 0 1 0 1 0 1 0 1 0 1 0 1
     2 │ # 1 1 1 1 1 1 1 1 1 1 1 1     2 │ # 1 1 1 1 1 1 1 1 1 1 1 1
     3 │ # 0 1 0 1 0 1 0 1 0 1 0 1     3 │ # 0 1 0 1 0 1 0 1 0 1 0 1
     4 │ # 1 1 1 1 1 1 1 1 1 1 1 1     4 │ # 1 1 1 1 1 1 1 1 1 1 1 1
     5 │ # 0 1 0 1 0 1 0 1 0 1 0 1     5 │ # 0 1 0 1 0 1 0 1 0 1 0 1
     6 │ # 1 1 1 1 1 1 1 1 1 1 1 1     6 │ # 1 1 1 1 1 1 1 1 1 1 1 1
     7 │ # 0 1 0 1 0 1 0 1 0 1 0[1]    7 │ # 0 1 0 1 0 1 0 1 0 1 0[P]
     8 │ # 1 1 1 1 1 1 1 1 1 1 1 1     8 │ # 1 1 1 1 1 1 1 1 1 1 1 1
     9 │ # 0 1 0 1 0 1 0 1 0 1 0 1     9 │ # 0 1 0 1 0 1 0 1 0 1 0 1
    10 │ # 1 1 1 1 1 1 1 1 1 1 1 1    10 │ # 1 1 1 1 1 1 1 1 1 1 1 1
    11 │ # 0 1 0 1 0 1 0 1 0 1 0 1    11 │ # 0 1 0 1 0 1 0 1 0 1 0 1
    12 │ # 1 1 1 1 1 1 1 1 1 1 1 1    12 │ # 1 1 1 1 1 1 1 1 1 1 1 1

"#]]
    );
}

#[test]
fn a_grid_that_fits_only_once_becomes_a_unified_difference() {
    assert_data_eq!(
        kings_drawn(20, &[(5, 5), (5, 7), (15, 20)], 80),
        str![[r#"
    3 of 441 cells differ.

    - expected  + got
                               1 1 1 1 1 1 1 1 1 1 2
           0 1 2 3 4 5 6 7 8 9 0 1 2 3 4 5 6 7 8 9 0
       3 │ # 0 1 0 1 0 1 0 1 0 1 0 1 0 1 0 1 0 1 0 1
       4 │ # 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1
    -  5 │ # 0 1 0 1[0]1[0]1 0 1 0 1 0 1 0 1 0 1 0 1
    +  5 │ # 0 1 0 1[P]1[P]1 0 1 0 1 0 1 0 1 0 1 0 1
       6 │ # 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1
       7 │ # 0 1 0 1 0 1 0 1 0 1 0 1 0 1 0 1 0 1 0 1
         ⋮
      13 │ # 0 1 0 1 0 1 0 1 0 1 0 1 0 1 0 1 0 1 0 1
      14 │ # 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1
    - 15 │ # 0 1 0 1 0 1 0 1 0 1 0 1 0 1 0 1 0 1 0[1]
    + 15 │ # 0 1 0 1 0 1 0 1 0 1 0 1 0 1 0 1 0 1 0[P]
      16 │ # 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1
      17 │ # 0 1 0 1 0 1 0 1 0 1 0 1 0 1 0 1 0 1 0 1
    rows 0–2, 8–12, 18–20 are not shown.

"#]]
    );
}

#[test]
fn a_grid_that_does_not_fit_is_seen_through_a_window_and_the_rest_is_counted() {
    assert_data_eq!(
        kings_drawn(60, &[(30, 41), (31, 42), (60, 60)], 80),
        str![[r#"
    3 of 3721 cells differ.

         expected                              got
         3 3 4 4 4 4 4 4 4 4 4 4 5 5 5         3 3 4 4 4 4 4 4 4 4 4 4 5 5 5
         8 9 0 1 2 3 4 5 6 7 8 9 0 1 2         8 9 0 1 2 3 4 5 6 7 8 9 0 1 2
    27 │ 1 0 1 0 1 0 1 0 1 0 1 0 1 0 1    27 │ 1 0 1 0 1 0 1 0 1 0 1 0 1 0 1
    28 │ 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1    28 │ 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1
    29 │ 1 0 1 0 1 0 1 0 1 0 1 0 1 0 1    29 │ 1 0 1 0 1 0 1 0 1 0 1 0 1 0 1
    30 │ 1 1 1[1]1 1 1 1 1 1 1 1 1 1 1    30 │ 1 1 1[P]1 1 1 1 1 1 1 1 1 1 1
    31 │ 1 0 1 0[1]0 1 0 1 0 1 0 1 0 1    31 │ 1 0 1 0[P]0 1 0 1 0 1 0 1 0 1
    32 │ 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1    32 │ 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1
    33 │ 1 0 1 0 1 0 1 0 1 0 1 0 1 0 1    33 │ 1 0 1 0 1 0 1 0 1 0 1 0 1 0 1
    34 │ 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1    34 │ 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1
    35 │ 1 0 1 0 1 0 1 0 1 0 1 0 1 0 1    35 │ 1 0 1 0 1 0 1 0 1 0 1 0 1 0 1
    36 │ 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1    36 │ 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1
    37 │ 1 0 1 0 1 0 1 0 1 0 1 0 1 0 1    37 │ 1 0 1 0 1 0 1 0 1 0 1 0 1 0 1
    38 │ 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1    38 │ 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1
    39 │ 1 0 1 0 1 0 1 0 1 0 1 0 1 0 1    39 │ 1 0 1 0 1 0 1 0 1 0 1 0 1 0 1
    40 │ 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1    40 │ 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1
    not shown: rows 0–26, 41–60, columns 0–37, 53–60.
    1 cell that differs is among them.

"#]]
    );
    assert_data_eq!(
        kings_drawn(400, &[(0, 0), (399, 400)], 60),
        str![[r#"
    2 of 160801 cells differ.

          expected                     got
          0 1 2 3 4 5 6 7 8 9          0 1 2 3 4 5 6 7 8 9
      0 │[#]# # # # # # # # #      0 │[P]# # # # # # # # #
      1 │ # 0 1 0 1 0 1 0 1 0      1 │ # 0 1 0 1 0 1 0 1 0
      2 │ # 1 1 1 1 1 1 1 1 1      2 │ # 1 1 1 1 1 1 1 1 1
      3 │ # 0 1 0 1 0 1 0 1 0      3 │ # 0 1 0 1 0 1 0 1 0
      4 │ # 1 1 1 1 1 1 1 1 1      4 │ # 1 1 1 1 1 1 1 1 1
      5 │ # 0 1 0 1 0 1 0 1 0      5 │ # 0 1 0 1 0 1 0 1 0
      6 │ # 1 1 1 1 1 1 1 1 1      6 │ # 1 1 1 1 1 1 1 1 1
      7 │ # 0 1 0 1 0 1 0 1 0      7 │ # 0 1 0 1 0 1 0 1 0
      8 │ # 1 1 1 1 1 1 1 1 1      8 │ # 1 1 1 1 1 1 1 1 1
      9 │ # 0 1 0 1 0 1 0 1 0      9 │ # 0 1 0 1 0 1 0 1 0
     10 │ # 1 1 1 1 1 1 1 1 1     10 │ # 1 1 1 1 1 1 1 1 1
     11 │ # 0 1 0 1 0 1 0 1 0     11 │ # 0 1 0 1 0 1 0 1 0
     12 │ # 1 1 1 1 1 1 1 1 1     12 │ # 1 1 1 1 1 1 1 1 1
     13 │ # 0 1 0 1 0 1 0 1 0     13 │ # 0 1 0 1 0 1 0 1 0
    not shown: rows 14–400, columns 10–400.
    1 cell that differs is among them.

"#]]
    );
}

#[test]
fn every_width_holds_every_size() {
    for width in [60, 61, 79, 80, 100, 132, 200] {
        for n in [1, 5, 9, 10, 13, 14, 20, 25, 29, 30, 31, 60, 99, 100] {
            let text = kings_drawn(n, &[(n, n), (1, 1)], width).replace("[ P]", "[P]");
            assert!(text.starts_with("    "), "{text}");
            assert!(text.contains("[P]"), "n = {n}, width {width}:\n{text}");
            let hidden = text.contains("not shown");
            assert!(hidden || text.matches("[P]").count() == 2.min(n), "n = {n}, width {width}:\n{text}");
        }
    }
}

#[test]
fn numbers_of_several_digits_are_aligned() {
    let rows = |rows: &[[i32; 3]]| {
        Value::List(
            rows.iter().map(|row| Value::List(row.iter().copied().map(Value::int).collect())).collect(),
        )
    };
    let text = drawn(rows(&[[1, 36, 0], [-2, 5, 100]]), rows(&[[1, 6, 0], [-2, 5, 0]]), 80);
    assert_data_eq!(
        text,
        str![[r#"
    2 of 6 cells differ.

        expected           got
          0   1   2          0   1   2
    0 │   1[ 36]  0    0 │   1[  6]  0
    1 │  -2   5[100]   1 │  -2   5[  0]

"#]]
    );
}

#[test]
fn numbers_of_columns_take_one_line_where_the_width_allows() {
    let text = kings_drawn(10, &[(1, 1)], 100);
    assert!(text.contains("  7  8  9 10  "), "{text}");
    assert!(text.contains("[ P]"), "{text}");
    let text = kings_drawn(10, &[(1, 1)], 64);
    assert!(text.contains(" 7 8 9 0  ") && text.contains("[P]"), "{text}");
}
