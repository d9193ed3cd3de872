//! `relief.winning_move` and `relief.problems`. The positions are made by hand on level ground.

use super::{generated, worded};
use jugeote::reference::checker;
use jugeote::value::{Notation, Value};

/// A position on a terrain of one altitude with these pieces on these cells.
fn position(pieces: &[(char, &str)], rest: &str) -> String {
    let mut rows = vec![vec!['.'; 10]; 10];
    for (letter, cell) in pieces {
        let column = usize::from(cell.as_bytes()[0] - b'a');
        let row: usize = cell[1..].parse().expect("a row");
        rows[10 - row][column] = *letter;
    }
    let rows: Vec<String> = rows.into_iter().map(String::from_iter).collect();
    format!("{} {} {rest}", ["3333333333"; 10].join("/"), rows.join("/"))
}

/// What the checker says of an answer, in English.
fn said(position: &str, within: i64, answer: Option<&str>) -> Option<String> {
    let checker = checker("relief.winning_move").expect("a known checker");
    let args = [Value::text(position), Value::int(within)];
    checker.accept(&args).expect("a position");
    let answer = answer.map_or(Value::None, Value::text);
    checker.refuse(&args, None, &answer, Notation::Python).map(|message| worded(&message)[0].clone())
}

#[test]
fn any_move_that_wins_in_time_is_right_and_no_other() {
    let race = position(&[('S', "a8"), ('E', "c5"), ('s', "j3"), ('e', "g6")], "r - 40");
    assert_eq!(said(&race, 1, Some("a8-out")), None);
    let told = said(&race, 1, Some("a8-a9")).expect("wrong");
    assert!(told.contains("another move wins at once"), "{told}");
    let told = said(&race, 2, Some("a8-a9")).expect("wrong");
    assert!(told.contains("replies `j3-out`"), "{told}");
    assert!(said(&race, 1, None).expect("wrong").contains("such as `a8-out`"));
    assert!(said(&race, 1, Some("a8-j1")).expect("wrong").contains("costs 16"));
    assert!(said(&race, 1, Some("a8 out")).expect("wrong").contains("is not a move"));
    // Without Blue's Sentinelle near its row, there is time for a second move: every way to leave next is right.
    let alone = position(&[('S', "a7"), ('E', "c5"), ('s', "j8"), ('e', "g6")], "r - 40");
    assert_eq!(said(&alone, 1, None), None);
    assert!(said(&alone, 1, Some("a7-a8")).expect("wrong").contains("`None` is right"));
    for mv in ["a7-a8", "a7-a9", "a7-b8"] {
        assert_eq!(said(&alone, 2, Some(mv)), None, "{mv}");
    }
    // From a6 row 10 is four steps away.
    assert!(said(&alone, 2, Some("a7-a6")).is_some());
    // A draw is no win: 2 points each.
    let draw = position(&[('A', "a9"), ('S', "a1"), ('s', "j9")], "r a 40");
    assert!(said(&draw, 1, Some("a9-out")).expect("wrong").contains("draw second-exit"));
}

#[test]
fn arguments_outside_the_domain_are_refused() {
    let checker = checker("relief.winning_move").expect("a known checker");
    let race = position(&[('S', "a8"), ('s', "j3")], "r - 40");
    let over = position(&[('A', "a8"), ('s', "j3")], "r S 40");
    for (position, within) in [("", 1), ("x x x x x", 1), (&*race, 0), (&*race, 4), (&*race, -1), (&*over, 1)]
    {
        let args = [Value::text(position), Value::int(within)];
        let message = checker.accept(&args).expect_err("refused");
        assert!(worded(&message).iter().all(|text| !text.contains("reference-")), "{position} {within}");
    }
}

#[test]
fn the_positions_of_the_set_are_asked_for_their_own_length_or_one_fewer() {
    let settings = |within: i64, asked: &str| {
        vec![("within", Value::int(within)), ("asked", Value::List(vec![Value::text(asked)]))]
    };
    let exact = generated("relief.problems", 10, 1, &settings(2, "exact")).expect("cases");
    let fewer = generated("relief.problems", 10, 1, &settings(2, "fewer")).expect("cases");
    assert!(
        exact.iter().all(|args| args[1] == Value::int(2))
            && fewer.iter().all(|args| args[1] == Value::int(1))
    );
    for args in &exact {
        assert!(said(args[0].as_str().expect("a text"), 2, None).is_some(), "a win in 2");
        assert!(said(args[0].as_str().expect("a text"), 1, None).is_none(), "no win in 1");
    }
    assert_eq!(generated("relief.problems", 10, 1, &settings(2, "exact")), Ok(exact.clone()));
    assert_ne!(generated("relief.problems", 10, 2, &settings(2, "exact")), Ok(exact));
    assert!(generated("relief.problems", 100_000, 1, &[]).is_err());
    assert!(generated("relief.problems", 1, 1, &settings(1, "fewer")).is_err());
    assert!(generated("relief.problems", 1, 1, &settings(9, "exact")).is_err());
}
