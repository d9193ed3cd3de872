//! What is said of each kind of wrong answer to `jeu_roi`, in English and French, written by hand.

use super::roi::{args, grid};
use super::{explained, ints};
use jugeote::games::Dice;
use jugeote::value::Value;

/// The board of the source: pawns on (2, 1) and (1, 3). Its right grid.
const SOURCE: [&str; 4] = ["####", "#01P", "#P10", "#011"];

fn said(actual: &Value) -> [String; 2] {
    explained("roi.grid", &args(3, &[(2, 1), (1, 3)]), actual).expect("an explanation")
}

/// The grid of the source with one row replaced.
fn with_row(row: usize, cells: Value) -> Value {
    let Value::List(mut rows) = grid(&SOURCE) else { panic!("a grid is a list") };
    rows[row] = cells;
    Value::List(rows)
}

/// The grid of the source with one cell replaced.
fn with_cell(row: usize, column: usize, value: Value) -> Value {
    let Value::List(mut rows) = grid(&SOURCE) else { panic!("a grid is a list") };
    let Value::List(cells) = &mut rows[row] else { panic!("a row is a list") };
    cells[column] = value;
    Value::List(rows)
}

#[test]
fn nothing_is_said_of_the_right_answer() {
    assert_eq!(explained("roi.grid", &args(3, &[(2, 1), (1, 3)]), &grid(&SOURCE)), None);
}

#[test]
fn a_winning_cell_shown_as_losing_is_explained_by_a_winning_move() {
    assert_eq!(
        said(&with_cell(3, 2, Value::text("0"))),
        [
            "cell (3, 2): expected '1', got '0' — the king can go to (3, 1), where the opponent is stuck",
            "case (3, 2) : attendu '1', obtenu '0' — le roi peut aller en (3, 1), où l'adversaire est bloqué",
        ]
    );
    assert_eq!(
        said(&with_cell(3, 3, Value::text("0"))),
        [
            "cell (3, 3): expected '1', got '0' — the king can go to (2, 3), which is a losing position for the \
             opponent",
            "case (3, 3) : attendu '1', obtenu '0' — le roi peut aller en (2, 3), position perdante pour \
             l'adversaire",
        ]
    );
    // Without pawns (2, 2) wins by the diagonal alone.
    let wrong = grid(&["###", "#01", "#10"]);
    let sentence = explained("roi.grid", &args(2, &[]), &wrong).expect("an explanation");
    assert_eq!(
        sentence[0],
        "cell (2, 2): expected '1', got '0' — the king can go to (1, 1), where the opponent is stuck"
    );
}

#[test]
fn a_stuck_opponent_is_preferred_to_another_losing_position() {
    let board = args(4, &[(1, 3), (2, 2), (3, 3)]);
    let right = ["#####", "#01P0", "#1P01", "#01P1", "#1101"];
    assert_eq!(explained("roi.grid", &board, &grid(&right)), None);
    let wrong = ["#####", "#01P0", "#1P00", "#01P1", "#1101"];
    // West of (2, 4), (2, 3) loses though there is a move, to (1, 2); north of it, (1, 4) is stuck.
    assert_eq!(
        explained("roi.grid", &board, &grid(&wrong)).expect("an explanation")[0],
        "cell (2, 4): expected '1', got '0' — the king can go to (1, 4), where the opponent is stuck"
    );
}

#[test]
fn a_losing_cell_shown_as_winning_is_explained_by_all_its_moves() {
    assert_eq!(
        said(&with_cell(3, 1, Value::text("1"))),
        [
            "cell (3, 1): expected '0', got '1' — no move is possible there: the player to move is stuck",
            "case (3, 1) : attendu '0', obtenu '1' — aucun coup n'y est possible : qui doit jouer est bloqué",
        ]
    );
    assert_eq!(
        said(&with_cell(2, 3, Value::text("1"))),
        [
            "cell (2, 3): expected '0', got '1' — every move from there, to (2, 2) or (1, 2), leads to a winning \
             position for the opponent",
            "case (2, 3) : attendu '0', obtenu '1' — tous les coups possibles, vers (2, 2) ou (1, 2), mènent à une \
             position gagnante pour l'adversaire",
        ]
    );
    let free = args(3, &[]);
    assert_eq!(
        explained("roi.grid", &free, &grid(&["####", "#011", "#111", "#010"])).expect("an explanation"),
        [
            "cell (1, 3): expected '0', got '1' — the only move from there, to (1, 2), leads to a winning position \
             for the opponent",
            "case (1, 3) : attendu '0', obtenu '1' — le seul coup possible, vers (1, 2), mène à une position \
             gagnante pour l'adversaire",
        ]
    );
    assert_eq!(
        explained("roi.grid", &free, &grid(&["####", "#010", "#111", "#011"])).expect("an explanation"),
        [
            "cell (3, 3): expected '0', got '1' — every move from there, to (3, 2), (2, 3) or (2, 2), leads to a \
             winning position for the opponent",
            "case (3, 3) : attendu '0', obtenu '1' — tous les coups possibles, vers (3, 2), (2, 3) ou (2, 2), \
             mènent à une position gagnante pour l'adversaire",
        ]
    );
}

#[test]
fn border_and_pawns_are_explained_where_they_are_missed_or_misplaced() {
    assert_eq!(
        said(&with_cell(0, 2, Value::text("0"))),
        [
            "cell (0, 2): expected '#', got '0' — row 0 and column 0 are the border of the board",
            "case (0, 2) : attendu '#', obtenu '0' — la ligne 0 et la colonne 0 sont le bord de l'échiquier",
        ]
    );
    assert_eq!(
        said(&with_cell(2, 1, Value::text("0"))),
        [
            "cell (2, 1): expected 'P', got '0' — a pawn stands there",
            "case (2, 1) : attendu 'P', obtenu '0' — il y a un pion à cet endroit",
        ]
    );
    assert_eq!(
        said(&with_cell(2, 2, Value::text("P"))),
        [
            "cell (2, 2): expected '1', got 'P' — no pawn stands there",
            "case (2, 2) : attendu '1', obtenu 'P' — il n'y a pas de pion à cet endroit",
        ]
    );
    assert_eq!(
        said(&with_cell(2, 2, Value::text("#"))),
        [
            "cell (2, 2): expected '1', got '#' — the border is only row 0 and column 0",
            "case (2, 2) : attendu '1', obtenu '#' — le bord n'est que la ligne 0 et la colonne 0",
        ]
    );
}

#[test]
fn a_cell_that_holds_something_else_is_said_to_hold_one_of_four_characters() {
    for (text, shown) in
        [("2", "'2'"), ("", "''"), ("PP", "'PP'"), ("10", "'10'"), (" 1", "' 1'"), ("p", "'p'")]
    {
        assert_eq!(
            said(&with_cell(2, 2, Value::text(text))),
            [
                format!(
                    "cell (2, 2): expected '1', got {shown} — a cell holds one of the characters '0', '1', 'P' and '#'"
                ),
                format!(
                    "case (2, 2) : attendu '1', obtenu {shown} — une case contient l'un des caractères '0', '1', 'P' \
                     et '#'"
                ),
            ]
        );
    }
}

#[test]
fn a_cell_of_another_type_is_said_once_however_many_there_are() {
    assert_eq!(
        said(&with_cell(1, 1, Value::int(0))),
        [
            "cell (1, 1): expected '0', got 0 — a cell holds a text (type `str`), not a value of type `int`",
            "case (1, 1) : attendu '0', obtenu 0 — une case contient un texte (type `str`), pas une valeur de type `int`",
        ]
    );
    let text = |text: &str| Value::text(text);
    let all_numbers = Value::List(vec![
        Value::List(vec![text("#"), text("#"), text("#")]),
        Value::List(vec![text("#"), Value::int(0), Value::int(1)]),
        Value::List(vec![text("#"), Value::int(1), Value::int(1)]),
    ]);
    assert_eq!(
        explained("roi.grid", &args(2, &[]), &all_numbers).expect("an explanation"),
        [
            "cell (1, 1): expected '0', got 0 — a cell holds a text (type `str`), not a value of type `int`; there \
             are 4 such cells",
            "case (1, 1) : attendu '0', obtenu 0 — une case contient un texte (type `str`), pas une valeur de type \
             `int` ; il y a 4 cases de ce type",
        ]
    );
    assert_eq!(
        said(&with_cell(1, 1, Value::None)),
        [
            "cell (1, 1): expected '0', got None — nothing has been put in this cell",
            "case (1, 1) : attendu '0', obtenu None — rien n'a été mis dans cette case",
        ]
    );
    assert_eq!(
        said(&with_cell(1, 2, Value::Bool(true)))[0],
        "cell (1, 2): expected '1', got True — a cell holds a text (type `str`), not a value of type `bool`"
    );
}

#[test]
fn the_shape_comes_before_the_cells() {
    assert_eq!(
        said(&Value::None),
        [
            "the function returned nothing (`None`): a `return` is missing, or has no value after it",
            "la fonction n'a rien renvoyé (`None`) : il manque un `return`, ou rien ne le suit",
        ]
    );
    let Value::List(rows) = grid(&SOURCE) else { panic!("a grid is a list") };
    assert_eq!(
        said(&Value::Tuple(rows.clone())),
        [
            "the answer should be a list of rows, but it is of type `tuple`",
            "la réponse doit être une liste de lignes, mais elle est de type `tuple`",
        ]
    );
    assert_eq!(
        said(&Value::Sub("Grille".into(), Box::new(grid(&SOURCE))))[0],
        "the answer should be a list of rows, but it is of type `Grille`"
    );
    assert_eq!(
        said(&Value::List(rows[1..].to_vec())),
        [
            "the answer has 3 rows instead of 4: the border, row 0, has to be there too",
            "la réponse a 3 lignes au lieu de 4 : le bord, la ligne 0, doit y figurer aussi",
        ]
    );
    let mut framed = rows.clone();
    framed.push(rows[0].clone());
    assert_eq!(
        said(&Value::List(framed)),
        [
            "the answer has 5 rows instead of 4: the border is only at the top and on the left",
            "la réponse a 5 lignes au lieu de 4 : il n'y a de bord qu'en haut et à gauche",
        ]
    );
    assert_eq!(
        said(&Value::List(vec![])),
        ["the answer has 0 rows instead of 4", "la réponse a 0 ligne au lieu de 4"]
    );
    assert_eq!(
        said(&with_row(2, grid(&["10"]).as_sequence().expect("rows")[0].clone())),
        ["row 2 has 2 cells instead of 4", "la ligne 2 a 2 cases au lieu de 4"]
    );
    assert_eq!(
        said(&with_row(1, grid(&["01P"]).as_sequence().expect("rows")[0].clone())),
        [
            "row 1 has 3 cells instead of 4: each row begins with the border, column 0",
            "la ligne 1 a 3 cases au lieu de 4 : chaque ligne commence par le bord, la colonne 0",
        ]
    );
    assert_eq!(
        said(&with_row(1, Value::text("#01P"))),
        [
            "row 1 is the text '#01P'; it should be a list of cells, one character each",
            "la ligne 1 est le texte '#01P' ; il faut une liste de cases, d'un caractère chacune",
        ]
    );
    assert_eq!(
        said(&with_row(3, Value::Tuple(vec![Value::text("#"); 4]))),
        [
            "row 3 should be a list of cells, but it is of type `tuple`",
            "la ligne 3 doit être une liste de cases, mais elle est de type `tuple`",
        ]
    );
    assert_eq!(said(&ints(&[0, 1, 2, 3]))[0], "row 0 should be a list of cells, but it is of type `int`");
}

#[test]
fn one_list_put_into_the_grid_many_times_is_recognised() {
    assert_eq!(
        said(&grid(&["#011", "#011", "#011", "#011"])),
        [
            "all rows are the same, the border too: is it one single list 4 times over, as `[row] * 4` makes it?",
            "toutes les lignes sont identiques, même le bord : serait-ce 4 fois la même liste, comme avec \
             `[ligne] * 4` ?",
        ]
    );
    // A grid of one and the same character tells nothing of the kind.
    assert_eq!(
        said(&grid(&["0000"; 4]))[0],
        "cell (0, 0): expected '#', got '0' — row 0 and column 0 are the border of the board"
    );
}

#[test]
fn exchanged_rows_and_columns_are_recognised() {
    // The right grid of pawns on (1, 2) and (3, 1).
    assert_eq!(
        said(&grid(&["####", "#0P0", "#111", "#P01"])),
        [
            "rows and columns are exchanged: there is a pawn on (1, 3), that is row 1, column 3, but in the answer \
             it stands on (3, 1)",
            "lignes et colonnes sont échangées : il y a un pion en (1, 3), donc ligne 1, colonne 3, mais la réponse \
             le place en (3, 1)",
        ]
    );
}

#[test]
fn the_cell_explained_is_the_first_wrong_one_row_by_row() {
    let mut dice = Dice::new(4);
    for _ in 0..500 {
        let n = 2 + dice.below(5);
        let place = |dice: &mut Dice| (1 + dice.below(n) as i64, 1 + dice.below(n) as i64);
        let pawns: Vec<_> = (0..dice.below(n * n)).map(|_| place(&mut dice)).collect();
        let right = super::slow::jeu_roi(n as i64, &pawns);
        let mut rows: Vec<Vec<char>> = right.iter().map(|row| row.chars().collect()).collect();
        for _ in 0..=dice.below(3) {
            let (row, column) = (dice.below(n + 1), dice.below(n + 1));
            let others: Vec<char> =
                ['0', '1', 'P', '#', '2'].into_iter().filter(|c| *c != rows[row][column]).collect();
            rows[row][column] = *dice.pick(&others).expect("a choice");
        }
        let rows: Vec<String> = rows.into_iter().map(|row| row.into_iter().collect()).collect();
        let first = (0..=n)
            .flat_map(|row| (0..=n).map(move |column| (row, column)))
            .find(|&(row, column)| rows[row].as_bytes()[column] != right[row].as_bytes()[column]);
        let sentence = explained("roi.grid", &args(n as i64, &pawns), &grid(&rows));
        match (first, sentence) {
            (None, None) => {}
            (Some((row, column)), Some([english, _])) => {
                let begins = format!(
                    "cell ({row}, {column}): expected '{}', got '{}' — ",
                    char::from(right[row].as_bytes()[column]),
                    char::from(rows[row].as_bytes()[column])
                );
                let pattern = english.starts_with("rows and columns") || english.starts_with("all rows");
                assert!(pattern || english.starts_with(&begins), "{english}\n{begins}");
            }
            other => panic!("{pawns:?} {rows:?}: {other:?}"),
        }
    }
}
