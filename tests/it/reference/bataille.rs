//! `bataille.grid_valid` against the slow definition, what it says of wrong answers, and the grids of
//! `bataille.grids`.

use super::slow::grille_valide;
use super::{explained, generated, ints, python, solved, worded, words};
use jugeote::games::Dice;
use jugeote::value::{BigInt, Value};
use std::collections::BTreeSet;

type Rows = Vec<Vec<i64>>;

const NEAR_MISSES: [&str; 10] =
    ["swap", "diagonal", "jump", "wrap", "duplicate", "gap", "late-start", "black", "too-large", "negative"];

/// 33 numbers, three black cells.
const VALID: [[i64; 6]; 6] = [
    [30, 29, 28, 3, 4, 5],
    [31, 32, 27, 2, 1, 6],
    [0, 33, 26, 9, 8, 7],
    [0, 0, 25, 10, 11, 12],
    [22, 23, 24, 17, 16, 13],
    [21, 20, 19, 18, 15, 14],
];

fn args(rows: &[impl AsRef<[i64]>]) -> Vec<Value> {
    vec![Value::List(rows.iter().map(|row| ints(row.as_ref())).collect())]
}

fn rows(case: &[Value]) -> Rows {
    let rows = case[0].as_sequence().expect("a grid");
    let row = |row: &Value| {
        row.as_sequence().expect("a row").iter().map(|n| n.as_i64().expect("a number")).collect()
    };
    rows.iter().map(row).collect()
}

/// The valid grid with some cells changed.
fn changed(cells: &[(usize, usize, i64)]) -> Vec<Value> {
    let mut rows = VALID;
    for &(row, column, number) in cells {
        rows[row][column] = number;
    }
    args(&rows)
}

fn said_of_true(args: &[Value]) -> [String; 2] {
    explained("bataille.grid_valid", args, &Value::Bool(true)).expect("an explanation")
}

#[test]
fn the_solver_agrees_with_the_definition() {
    let mut dice = Dice::new(8);
    let (mut valid, mut faulty) = (0, 0);
    for case in generated("bataille.grids", 400, 11, &[]).expect("grids") {
        let mut rows = rows(&case);
        // Half of them disturbed further.
        for _ in 0..dice.below(2) * dice.below(4) {
            rows[dice.below(6)][dice.below(6)] = dice.below(39) as i64 - 1;
        }
        let expected = grille_valide(&rows);
        assert_eq!(solved("bataille.grid_valid", &args(&rows)), Ok(Value::Bool(expected)), "{rows:?}");
        if expected { valid += 1 } else { faulty += 1 }
    }
    assert!(valid > 20 && faulty > 200, "{valid} valid, {faulty} faulty");
}

#[test]
fn calls_outside_the_domain_are_refused_with_the_reason() {
    let short_row = Value::List(vec![
        ints(&[0; 6]),
        ints(&[0; 5]),
        ints(&[0; 6]),
        ints(&[0; 6]),
        ints(&[0; 6]),
        ints(&[0; 6]),
    ]);
    let mut enormous = VALID.map(|row| ints(&row)).to_vec();
    enormous[2] = Value::List(
        [0, 33, 26, 9, 8].map(Value::int).into_iter().chain([Value::int(BigInt::from(2).pow(70))]).collect(),
    );
    for (args, english, french) in [
        (args(&[[0; 6]; 5]), "a grid has 6 rows, this one has 5", "une grille a 6 lignes, celle-ci en a 5"),
        (vec![short_row], "a row has 6 cells, row [1] has 5", "une ligne a 6 cases, la ligne [1] en a 5"),
        (
            vec![Value::List(enormous)],
            "cell [2][5] holds 1180591620717411303424, a number far too large for this function",
            "la case [2][5] contient 1180591620717411303424, un nombre bien trop grand pour cette fonction",
        ),
        (
            vec![Value::int(1)],
            "argument 1 is `1`, but should be of type `grid[int]`",
            "l'argument 1 vaut `1`, mais devrait être de type `grid[int]`",
        ),
        (vec![], "the function takes 1 argument, not 0", "la fonction attend 1 argument, et non 0"),
    ] {
        let refusal = solved("bataille.grid_valid", &args).expect_err("a refusal");
        assert_eq!(worded(&refusal), [english, french]);
    }
}

#[test]
fn each_fault_overlooked_is_named_with_its_cells() {
    for (grid, english, french) in [
        (
            changed(&[(5, 5, 13), (4, 5, 14)]),
            "this grid is not valid: 12, in F4 ([3][5]), and 13, in F6 ([5][5]), have no side in common (and it has \
             one more fault)",
            "cette grille n'est pas valide : 12, en F4 ([3][5]), et 13, en F6 ([5][5]), n'ont pas de côté commun (et \
             elle a un autre défaut)",
        ),
        (
            changed(&[(2, 1, 0), (3, 0, 33)]),
            "this grid is not valid: 32, in B2 ([1][1]), and 33, in A4 ([3][0]), have no side in common",
            "cette grille n'est pas valide : 32, en B2 ([1][1]), et 33, en A4 ([3][0]), n'ont pas de côté commun",
        ),
        (
            changed(&[(2, 1, 0), (2, 0, 33)]),
            "this grid is not valid: 32, in B2 ([1][1]), and 33, in A3 ([2][0]), meet only at a corner: a side in \
             common is needed",
            "cette grille n'est pas valide : 32, en B2 ([1][1]), et 33, en A3 ([2][0]), ne se touchent que par un \
             coin : il faut un côté commun",
        ),
        (
            changed(&[(2, 0, 32)]),
            "this grid is not valid: 32 stands in 2 cells: B2 ([1][1]), A3 ([2][0])",
            "cette grille n'est pas valide : 32 figure dans 2 cases : B2 ([1][1]), A3 ([2][0])",
        ),
        (
            changed(&[(2, 1, 34)]),
            "this grid is not valid: 33 is missing, although the numbers go up to 34, in B3 ([2][1])",
            "cette grille n'est pas valide : il manque 33, alors que les nombres vont jusqu'à 34, en B3 ([2][1])",
        ),
        (
            changed(&[(1, 4, 0)]),
            "this grid is not valid: the path has no beginning: the numbers go up to 33, in B3 ([2][1]), but there \
             is no 1",
            "cette grille n'est pas valide : le chemin n'a pas de début : les nombres vont jusqu'à 33, en B3 \
             ([2][1]), mais il n'y a pas de 1",
        ),
        (
            changed(&[(2, 1, 0), (1, 1, 0), (1, 0, 0)]),
            "this grid is not valid: 6 cells are black, 5 at most may be",
            "cette grille n'est pas valide : 6 cases sont noires, il peut y en avoir 5 au plus",
        ),
        (
            changed(&[(2, 0, 37)]),
            "this grid is not valid: 37 stands in A3 ([2][0]), but there is no number above 36",
            "cette grille n'est pas valide : 37 figure en A3 ([2][0]), mais aucun nombre ne dépasse 36",
        ),
        (
            changed(&[(2, 0, -1), (3, 0, -2), (3, 1, -3)]),
            "this grid is not valid: -1 stands in A3 ([2][0]): a number is at least 1, and a black cell is 0 (and it \
             has 2 more faults)",
            "cette grille n'est pas valide : -1 figure en A3 ([2][0]) : un nombre vaut au moins 1, et une case noire \
             vaut 0 (et elle a 2 autres défauts)",
        ),
    ] {
        assert_eq!(said_of_true(&grid), [english, french]);
    }
}

#[test]
fn a_valid_grid_refused_is_said_to_be_valid_and_why() {
    let refused =
        |grid: &[Value]| explained("bataille.grid_valid", grid, &Value::Bool(false)).expect("an explanation");
    assert_eq!(
        refused(&args(&VALID)),
        [
            "this grid is valid: the numbers from 1 to 33 each stand in one cell, each one beside the one before, \
             and 3 cells are black",
            "cette grille est valide : les nombres de 1 à 33 figurent chacun dans une case, chacun à côté du \
             précédent, et 3 cases sont noires",
        ]
    );
    let snake: Vec<Vec<i64>> = (0..6)
        .map(|row| (1..=6).map(|step| 6 * row + if row % 2 == 0 { step } else { 7 - step }).collect())
        .collect();
    let mut one_black = snake.clone();
    one_black[5][0] = 0;
    let last_words =
        |grid: &[Value]| refused(grid).map(|said| said[said.rfind(',').expect("a comma")..].to_owned());
    assert_eq!(last_words(&args(&snake)), [", and no cell is black", ", et aucune case n'est noire"]);
    assert_eq!(last_words(&args(&one_black)), [", and 1 cell is black", ", et 1 case est noire"]);
}

#[test]
fn nothing_is_said_of_the_right_answer() {
    assert_eq!(explained("bataille.grid_valid", &args(&VALID), &Value::Bool(true)), None);
    assert_eq!(explained("bataille.grid_valid", &args(&[[0; 6]; 6]), &Value::Bool(false)), None);
}

#[test]
fn an_answer_that_is_no_truth_value_is_said_to_be_none() {
    for (actual, shown, kind) in [
        (Value::int(1), "1", "int"),
        (Value::text("True"), "'True'", "str"),
        (Value::List(vec![Value::Bool(true)]), "[True]", "list"),
    ] {
        assert_eq!(
            explained("bataille.grid_valid", &args(&VALID), &actual).expect("an explanation"),
            [
                format!(
                    "the answer should be True or False (type `bool`), but it is {shown}, of type `{kind}`"
                ),
                format!(
                    "la réponse doit être True ou False (type `bool`), mais c'est {shown}, de type `{kind}`"
                ),
            ]
        );
    }
    assert_eq!(
        explained("bataille.grid_valid", &args(&VALID), &Value::None).expect("an explanation")[0],
        "the function returned nothing (`None`): a `return` is missing, or has no value after it"
    );
}

#[test]
fn grids_are_the_same_for_the_same_seed_for_ever() {
    let grids = generated("bataille.grids", 22, 1, &[]).expect("grids");
    assert_eq!(grids, generated("bataille.grids", 22, 1, &[]).expect("grids"));
    assert_ne!(grids, generated("bataille.grids", 22, 2, &[]).expect("grids"));
    // Frozen: exercises already worked on must keep their cases.
    assert_eq!(
        python(&grids[0]),
        "([[0, 27, 26, 25, 24, 23], [0, 28, 5, 4, 3, 22], [30, 29, 6, 1, 2, 21], [31, 0, 7, 14, 15, 20], [32, 9, 8, 13, 16, 19], [33, 10, 11, 12, 17, 18]])"
    );
    assert_eq!(
        python(&grids[1]),
        "([[19, 14, 17, 16, 15, 18], [20, 23, 24, 3, 2, 13], [21, 22, 25, 4, 1, 12], [30, 29, 26, 5, 6, 11], [31, 28, 27, 36, 7, 10], [32, 33, 34, 35, 8, 9]])"
    );
}

#[test]
fn generated_grids_differ_and_only_the_valid_kind_is_valid() {
    let mut seen = BTreeSet::new();
    for (kind, valid) in NEAR_MISSES.map(|kind| (kind, false)).into_iter().chain([("valid", true)]) {
        for case in generated("bataille.grids", 60, 5, &[("kinds", words(&[kind]))]).expect("grids") {
            let rows = rows(&case);
            assert_eq!(grille_valide(&rows), valid, "{kind}: {rows:?}");
            assert!(seen.insert(rows), "twice the same grid");
        }
    }
    assert_eq!(seen.len(), 660);
}

/// The cell of each number from 1 up to the last, where each stands once.
fn path(rows: &Rows) -> Vec<(i64, i64)> {
    let cell = |number| {
        let cells = (0..6_i64).flat_map(|row| (0..6_i64).map(move |column| (row, column)));
        cells.into_iter().find(|&(row, column)| rows[row as usize][column as usize] == number)
    };
    (1..).map_while(cell).collect()
}

/// The steps of a path that are not between neighbours.
fn breaks(rows: &Rows) -> Vec<(i64, i64)> {
    let steps = path(rows);
    let apart = steps.windows(2).map(|pair| ((pair[0].0 - pair[1].0).abs(), (pair[0].1 - pair[1].1).abs()));
    apart.filter(|step| !matches!(step, (0, 1) | (1, 0))).collect()
}

#[test]
fn each_near_miss_has_the_fault_of_its_kind() {
    let grids = |kind| {
        let cases = generated("bataille.grids", 50, 9, &[("kinds", words(&[kind]))]).expect("grids");
        cases.iter().map(|case| rows(case)).collect::<Vec<_>>()
    };
    let count =
        |rows: &Rows, wanted: &dyn Fn(i64) -> bool| rows.iter().flatten().filter(|&&n| wanted(n)).count();
    for rows in grids("diagonal") {
        assert_eq!(breaks(&rows), [(1, 1)], "{rows:?}");
    }
    for rows in grids("wrap") {
        assert!(matches!(breaks(&rows)[..], [(0 | 1, 5) | (5, 0)]), "{rows:?}");
    }
    for rows in grids("jump") {
        assert!(matches!(breaks(&rows)[..], [(down, right)] if down + right > 1 && (down, right) != (1, 1)));
    }
    for rows in grids("swap") {
        assert!(!breaks(&rows).is_empty() && breaks(&rows).len() <= 4, "{rows:?}");
        assert_eq!(path(&rows).len(), count(&rows, &|n| n != 0));
    }
    for rows in grids("duplicate") {
        let distinct: BTreeSet<_> = rows.iter().flatten().filter(|&&n| n != 0).collect();
        assert_eq!(count(&rows, &|n| n != 0), distinct.len() + 1, "{rows:?}");
    }
    for rows in grids("gap") {
        let last = rows.iter().flatten().copied().max().expect("a number");
        let missing: Vec<_> = (1..last).filter(|n| !rows.iter().flatten().any(|found| found == n)).collect();
        assert!(missing.len() == 1 && missing[0] > 1 && last <= 36, "{rows:?}");
    }
    for rows in grids("late-start") {
        assert_eq!((count(&rows, &|n| n == 1), count(&rows, &|n| n == 2)), (0, 1), "{rows:?}");
    }
    for rows in grids("black") {
        assert!((6..=9).contains(&count(&rows, &|n| n == 0)), "{rows:?}");
        assert!(breaks(&rows).is_empty(), "{rows:?}");
    }
    for rows in grids("too-large") {
        assert_eq!((count(&rows, &|n| n > 36), count(&rows, &|n| n < 0)), (1, 0), "{rows:?}");
    }
    for rows in grids("negative") {
        assert_eq!((count(&rows, &|n| n > 36), count(&rows, &|n| n < 0)), (0, 1), "{rows:?}");
    }
}

#[test]
fn the_length_of_the_path_can_be_chosen() {
    for length in 31..=36_i64 {
        let settings = [("kinds", words(&["valid"])), ("length", Value::int(length))];
        for case in generated("bataille.grids", 20, 3, &settings).expect("grids") {
            assert_eq!(rows(&case).into_iter().flatten().max(), Some(length));
        }
    }
    let settings = [("kinds", words(&["swap", "gap"])), ("length", Value::int(36))];
    let refusal = generated("bataille.grids", 2, 3, &settings).expect_err("no black cell");
    assert_eq!(
        worded(&refusal),
        [
            "grids of the kind `gap` are made from a path that leaves a cell black: its `length` is 35 at most",
            "les grilles de la sorte `gap` naissent d'un chemin qui laisse une case noire : sa longueur `length` est \
             au plus 35"
        ]
    );
}
