//! `roi.grid` against the slow definition, its refusals, and what `roi.boards` and `roi.positions` make.

use super::{generated, ints, python, slow, solved, worded};
use jugeote::games::Dice;
use jugeote::value::{BigInt, Value};
use std::collections::BTreeSet;

pub(super) fn args(n: i64, pawns: &[(i64, i64)]) -> Vec<Value> {
    let pawn = |&(row, column): &(i64, i64)| Value::Tuple(vec![Value::int(row), Value::int(column)]);
    vec![Value::int(n), Value::List(pawns.iter().map(pawn).collect())]
}

/// A grid of rows of characters.
pub(super) fn grid(rows: &[impl AsRef<str>]) -> Value {
    let cells = |row: &str| row.chars().map(|c| Value::text(c.to_string())).collect();
    Value::List(rows.iter().map(|row| Value::List(cells(row.as_ref()))).collect())
}

/// The size and the pawns of a call.
fn board(case: &[Value]) -> (i64, Vec<(i64, i64)>) {
    let [n, Value::List(pawns)] = case else { panic!("{case:?}") };
    let pawn = |pawn: &Value| match pawn.as_sequence() {
        Some([row, column]) => row.as_i64().zip(column.as_i64()).expect("two numbers"),
        _ => panic!("{pawn:?}"),
    };
    (n.as_i64().expect("a size"), pawns.iter().map(pawn).collect())
}

#[test]
fn the_solver_agrees_with_the_definition_on_random_boards() {
    let mut dice = Dice::new(20);
    for round in 0..600 {
        let n = 1 + dice.below(12) as i64;
        let crowd = dice.below((n * n) as usize + 3);
        let pawns: Vec<_> = (0..crowd)
            .map(|_| (1 + dice.below(n as usize) as i64, 1 + dice.below(n as usize) as i64))
            .collect();
        let expected = grid(&slow::jeu_roi(n, &pawns));
        assert_eq!(solved("roi.grid", &args(n, &pawns)), Ok(expected), "round {round}: {n}, {pawns:?}");
    }
}

#[test]
fn without_pawns_the_losing_cells_are_those_with_both_coordinates_odd() {
    let n = 200;
    let rows: Vec<String> = (0..=n)
        .map(|row| {
            (0..=n)
                .map(|column| match (row, column) {
                    (0, _) | (_, 0) => '#',
                    (row, column) if row % 2 == 1 && column % 2 == 1 => '0',
                    _ => '1',
                })
                .collect()
        })
        .collect();
    assert_eq!(solved("roi.grid", &args(n, &[])), Ok(grid(&rows)));
}

#[test]
fn calls_outside_the_domain_are_refused_with_the_reason() {
    let huge = BigInt::from(10).pow(30);
    for (args, english, french) in [
        (
            args(0, &[]),
            "a board needs at least one cell; a size of 0 leaves none",
            "un échiquier a au moins une case ; avec la taille 0, il n'en reste aucune",
        ),
        (
            args(-3, &[(1, 1)]),
            "a board needs at least one cell; a size of -3 leaves none",
            "un échiquier a au moins une case ; avec la taille -3, il n'en reste aucune",
        ),
        (
            vec![Value::int(-huge.clone()), Value::List(vec![])],
            "a board needs at least one cell; a size of -1000000000000000000000000000000 leaves none",
            "un échiquier a au moins une case ; avec la taille -1000000000000000000000000000000, il n'en reste aucune",
        ),
        (
            args(1001, &[]),
            "a board of size 1001 is too large for this function; the largest is 1000",
            "un échiquier de taille 1001 est trop grand pour cette fonction ; la plus grande taille est 1000",
        ),
        (
            vec![Value::int(huge.clone()), Value::List(vec![])],
            "a board of size 1000000000000000000000000000000 is too large for this function; the largest is 1000",
            "un échiquier de taille 1000000000000000000000000000000 est trop grand pour cette fonction ; la plus \
             grande taille est 1000",
        ),
        (
            args(3, &[(1, 1), (4, 1)]),
            "pawn number 2, (4, 1), stands outside the board; rows and columns go from 1 to 3",
            "le pion numéro 2, (4, 1), est en dehors de l'échiquier ; lignes et colonnes vont de 1 à 3",
        ),
        (
            args(3, &[(0, 2), (1, 1), (2, 0), (-1, 4)]),
            "pawn number 1, (0, 2), stands outside the board; rows and columns go from 1 to 3 \
             (and 2 more faults)",
            "le pion numéro 1, (0, 2), est en dehors de l'échiquier ; lignes et colonnes vont de 1 à 3 \
             (et 2 autres défauts)",
        ),
        (
            vec![Value::int(2), Value::List(vec![Value::Tuple(vec![Value::int(huge), Value::int(1)])])],
            "the pawn (1000000000000000000000000000000, 1) stands outside any board",
            "le pion (1000000000000000000000000000000, 1) est en dehors de tout échiquier",
        ),
        (
            vec![Value::int(2)],
            "the function takes 2 arguments, not 1",
            "la fonction attend 2 arguments, et non 1",
        ),
        (
            vec![Value::int(2), Value::List(vec![ints(&[1, 1])])],
            "argument 2[0] is `[1, 1]`, but should be of type `tuple[int, int]`",
            "l'argument 2[0] vaut `[1, 1]`, mais devrait être de type `tuple[int, int]`",
        ),
    ] {
        let refusal = solved("roi.grid", &args).expect_err("a refusal");
        assert_eq!(worded(&refusal), [english, french]);
    }
}

#[test]
fn boards_are_the_same_for_the_same_seed_for_ever() {
    let boards = generated("roi.boards", 150, 1, &[("size", ints(&[1, 8]))]).expect("boards");
    assert_eq!(boards, generated("roi.boards", 150, 1, &[]).expect("boards"));
    assert_ne!(boards, generated("roi.boards", 150, 2, &[]).expect("boards"));
    // Frozen: exercises already worked on must keep their cases. Computed by a second implementation of the
    // dice (ChaCha8 as published) and of the order in which they are thrown.
    assert_eq!(python(&boards[0]), "(4, [(4, 1), (4, 3), (4, 2)])");
    assert_eq!(python(&boards[1]), "(2, [(2, 2), (2, 1)])");
    assert_eq!(
        python(&boards[2]),
        "(4, [(1, 4), (2, 3), (4, 1), (2, 2), (1, 3), (4, 4), (3, 2), (1, 1), (4, 3)])"
    );
}

#[test]
fn generated_boards_differ_and_keep_to_their_settings() {
    let settings = [("size", ints(&[3, 6])), ("density", ints(&[10, 50]))];
    let boards = generated("roi.boards", 500, 7, &settings).expect("boards");
    let mut seen = BTreeSet::new();
    let mut sizes = BTreeSet::new();
    for case in &boards {
        let (n, pawns) = board(case);
        let cells: BTreeSet<_> = pawns.iter().copied().collect();
        assert_eq!(cells.len(), pawns.len(), "a pawn twice: {pawns:?}");
        assert!(cells.iter().all(|(row, column)| (1..=n).contains(row) && (1..=n).contains(column)));
        let percent = 100.0 * pawns.len() as f64 / (n * n) as f64;
        // The number of pawns is rounded to a whole one.
        let half = 50.0 / (n * n) as f64;
        assert!(percent >= 10.0 - half && percent <= 50.0 + half, "{percent} % of {n} × {n}");
        sizes.insert(n);
        assert!(seen.insert((n, cells)), "a board twice: {n}, {pawns:?}");
    }
    assert_eq!((boards.len(), sizes), (500, BTreeSet::from([3, 4, 5, 6])));
}

#[test]
fn every_board_there_is_can_be_asked_for_but_not_one_more() {
    // 2 boards of size 1 and 16 of size 2.
    let settings = [("size", ints(&[1, 2])), ("density", ints(&[0, 100]))];
    let boards = generated("roi.boards", 18, 3, &settings).expect("all boards");
    let distinct: BTreeSet<_> = boards
        .iter()
        .map(|case| {
            let (n, mut pawns) = board(case);
            pawns.sort_unstable();
            (n, pawns)
        })
        .collect();
    assert_eq!(distinct.len(), 18);
    let refusal = generated("roi.boards", 19, 3, &settings).expect_err("too many");
    assert_eq!(
        worded(&refusal),
        [
            "with these settings `roi.boards` can make only 18 different cases; 19 are asked for",
            "avec ces réglages, `roi.boards` ne peut produire que 18 cas différents ; il en est demandé 19"
        ]
    );
}

#[test]
fn a_large_board_of_one_density_is_made_at_once() {
    let settings = [("size", Value::int(400)), ("density", Value::int(30))];
    let boards = generated("roi.boards", 1, 400, &settings).expect("a board");
    let (n, pawns) = board(&boards[0]);
    assert_eq!((n, pawns.len()), (400, 48_000));
    let refusal = generated("roi.boards", 1_000_000, 1, &settings).expect_err("too much");
    assert_eq!(worded(&refusal)[0], "1000000 boards of size up to 400 are too much to generate");
}

/// The size, the pawns and the king of a call.
fn position(case: &[Value]) -> (i64, Vec<(i64, i64)>, (i64, i64)) {
    let [n, pawns, king] = case else { panic!("{case:?}") };
    let (_, kings) = board(&[n.clone(), Value::List(vec![king.clone()])]);
    let (n, pawns) = board(&[n.clone(), pawns.clone()]);
    (n, pawns, kings[0])
}

#[test]
fn every_position_there_is_can_be_asked_for_but_not_one_more() {
    // Size 1: one. Size 2: 4 without a pawn, 4 × 3 with one, 6 × 2 with two, 4 × 1 with three.
    let settings = [("size", ints(&[1, 2])), ("density", ints(&[0, 100]))];
    let positions = generated("roi.positions", 33, 3, &settings).expect("all positions");
    let mut distinct = BTreeSet::new();
    for case in &positions {
        let (n, mut pawns, king) = position(case);
        assert!(!pawns.contains(&king), "{}", python(case));
        assert!((1..=n).contains(&king.0) && (1..=n).contains(&king.1), "{}", python(case));
        pawns.sort_unstable();
        distinct.insert((n, pawns, king));
    }
    assert_eq!(distinct.len(), 33);
    let refusal = generated("roi.positions", 34, 3, &settings).expect_err("too many");
    assert_eq!(
        worded(&refusal)[0],
        "with these settings `roi.positions` can make only 33 different cases; 34 are asked for"
    );
    let full = [("density", Value::int(100))];
    generated("roi.positions", 1, 1, &full).expect_err("no cell is left for the king");
}

#[test]
fn positions_are_of_the_domain_of_the_checker_and_the_same_for_the_same_seed() {
    let checker = jugeote::reference::checker("roi.winning_move").expect("the checker");
    let positions = generated("roi.positions", 200, 1, &[]).expect("positions");
    assert_eq!(positions, generated("roi.positions", 200, 1, &[("size", ints(&[1, 8]))]).expect("positions"));
    assert_ne!(positions, generated("roi.positions", 200, 2, &[]).expect("positions"));
    assert!(positions.iter().all(|case| checker.accept(case).is_ok()));
    // Sometimes some move wins, sometimes none does; by the definition, not by the checker.
    let wins = |case: &Vec<Value>| {
        let (n, pawns, (row, column)) = position(case);
        let rows = slow::jeu_roi(n, &pawns);
        rows[row as usize].as_bytes()[column as usize] == b'1'
    };
    let winning = positions.iter().filter(|case| wins(case)).count();
    assert!((50..150).contains(&winning), "{winning} of 200 positions are won");
}
