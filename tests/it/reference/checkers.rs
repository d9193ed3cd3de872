//! The built-in checkers against the rules, played out by a slow recursion, and their reasons in both languages.

use super::{ints, worded};
use jugeote::reference::{checker, checker_names};
use jugeote::value::{Notation, Value};

type Cell = (i64, i64);

fn cell((row, column): Cell) -> Value {
    Value::Tuple(vec![Value::int(row), Value::int(column)])
}

/// Where the king may go, straight from the rules.
fn moves(n: i64, pawns: &[Cell], (row, column): Cell) -> Vec<Cell> {
    let all = [(row, column - 1), (row - 1, column), (row - 1, column - 1)];
    all.into_iter().filter(|to| to.0 >= 1 && to.1 >= 1 && to.0 <= n && !pawns.contains(to)).collect()
}

fn loses(n: i64, pawns: &[Cell], king: Cell) -> bool {
    moves(n, pawns, king).into_iter().all(|to| !loses(n, pawns, to))
}

/// Every board of size 3 and fewer pawns than 4, every cell of the king, every answer of a cell or none.
#[test]
fn exactly_the_moves_that_win_by_the_rules_are_right() {
    let checker = checker("roi.winning_move").expect("a checker");
    let n = 3;
    let cells: Vec<Cell> = (1..=n).flat_map(|row| (1..=n).map(move |column| (row, column))).collect();
    let mut asked = 0;
    for set in 0_u32..1 << cells.len() {
        let pawns: Vec<Cell> =
            cells.iter().enumerate().filter(|(bit, _)| set >> bit & 1 == 1).map(|(_, cell)| *cell).collect();
        if pawns.len() > 3 {
            continue;
        }
        let list = Value::List(pawns.iter().copied().map(cell).collect());
        for &king in &cells {
            let args = [Value::int(n), list.clone(), cell(king)];
            assert_eq!(checker.accept(&args).is_ok(), !pawns.contains(&king));
            if pawns.contains(&king) {
                continue;
            }
            let winning: Vec<Cell> =
                moves(n, &pawns, king).into_iter().filter(|to| loses(n, &pawns, *to)).collect();
            let answers = (0..=n + 1).flat_map(|row| (0..=n + 1).map(move |column| (row, column)));
            for answer in answers.map(Some).chain([None]) {
                let right = answer.map_or(winning.is_empty(), |to| winning.contains(&to));
                let value = answer.map_or(Value::None, cell);
                let refused = checker.refuse(&args, None, &value, Notation::Python);
                assert_eq!(refused.is_none(), right, "{pawns:?} {king:?} {answer:?}");
                asked += 1;
            }
        }
    }
    // 1 board without pawns, 9 with one, 36 with two, 84 with three: 9, 8, 7, 6 kings each, 26 answers each.
    assert_eq!(asked, (9 + 9 * 8 + 36 * 7 + 84 * 6) * 26);
}

#[test]
fn checkers_are_found_by_the_names_exercises_use() {
    assert_eq!(
        checker_names().collect::<Vec<_>>(),
        ["roi.winning_move", "bataille.any_valid_grid", "relief.winning_move"]
    );
    assert!(checker("roi.grid").is_none());
}

#[test]
fn a_refusal_is_worded_in_both_languages() {
    let checker = checker("roi.winning_move").expect("a checker");
    let args = [Value::int(3), Value::List(vec![]), cell((2, 2))];
    let refused = |answer: Cell| {
        let message = checker.refuse(&args, None, &cell(answer), Notation::Python).expect("a refusal");
        worded(&message)
    };
    assert_eq!(
        refused((1, 2)),
        [
            "after the move to (1, 2) the opponent wins by going to (1, 1)",
            "après le coup en (1, 2) l'adversaire gagne en allant en (1, 1)"
        ]
    );
    assert_eq!(
        refused((3, 2))[1],
        "(3, 2) n'est pas un coup : à partir de (2, 2) le roi va d'une case vers l'ouest, le nord ou le nord-ouest, sans sortir du plateau"
    );
}

#[test]
fn arguments_outside_the_domain_are_refused_with_the_reason() {
    let grid = checker("bataille.any_valid_grid").expect("a checker");
    assert!(grid.accept(&[Value::int(5)]).is_ok());
    for black in [Value::int(6), Value::int(-1), Value::text("x"), ints(&[1])] {
        assert!(grid.accept(&[black]).is_err());
    }
    assert!(grid.accept(&[]).is_err());
    let king = checker("roi.winning_move").expect("a checker");
    for args in [
        vec![Value::int(0), Value::List(vec![]), cell((1, 1))],
        vec![Value::int(2), Value::List(vec![]), cell((3, 1))],
        vec![Value::int(2), Value::List(vec![]), cell((-1, 1))],
        vec![Value::int(2), Value::List(vec![cell((1, 1))]), cell((1, 1))],
    ] {
        assert!(king.accept(&args).is_err(), "{args:?}");
    }
}
