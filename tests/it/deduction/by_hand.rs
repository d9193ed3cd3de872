//! What the rules' totals and a few minutes with pencil and paper tell.

use super::slow::index;
use super::{census, count, evidence, five_rows};
use jugeote::games::bataille::{Cell, Content};
use jugeote::search::grids::best_question;

/// Valid grids by length, from the rules.
const BY_LENGTH: [(u8, u64); 6] =
    [(31, 43_853_696), (32, 29_350_680), (33, 13_889_632), (34, 6_457_528), (35, 1_671_808), (36, 458_696)];

const NOTHING: &[&str] = &[];

#[test]
fn without_evidence_the_grids_are_those_of_the_rules() {
    let found = census(NOTHING);
    assert_eq!(found.grids(), 95_682_040);
    for (length, grids) in BY_LENGTH {
        assert_eq!(found.grids_of_length(length), grids, "{length}");
    }
    assert_eq!((found.grids_of_length(30), found.grids_of_length(37), found.grids_of_length(0)), (0, 0, 0));
    // Each number up to 31 stands in one cell of each grid, each larger one in those grids that have it.
    for number in 1..=36 {
        let expected: u64 =
            BY_LENGTH.iter().filter(|(length, _)| *length >= number).map(|(_, grids)| grids).sum();
        assert_eq!((0..36).map(|cell| count(&found, cell, number)).sum::<u64>(), expected, "{number}");
    }
    for cell in 0..36 {
        assert_eq!((0..=36).map(|number| count(&found, cell, number)).sum::<u64>(), 95_682_040);
    }
    for cell in 0..36 {
        let black: u64 = BY_LENGTH
            .iter()
            .map(|&(length, _)| found.black_in_length(Cell::all().nth(cell).expect("a cell"), length))
            .sum();
        assert_eq!(black, count(&found, cell, 0));
    }
}

#[test]
fn the_end_of_a_path_told_leaves_the_shorter_or_the_longer_grids() {
    assert_eq!(census(&["?32 none"]).grids(), 43_853_696);
    assert_eq!(census(&["?33 none"]).grids(), 43_853_696 + 29_350_680);
    assert_eq!(census(&["?# none"]).grids(), 458_696);
    assert_eq!(census(&["?31 none"]).grids(), 0);
    assert_eq!(census(&["?1 none"]).grids(), 0);
}

#[test]
fn the_grids_with_one_black_cell_are_those_of_length_35() {
    // One cell of each kind, with how many of its kind there are: the others are its images.
    let kinds = [("A1", 4), ("B1", 8), ("C1", 8), ("B2", 4), ("C2", 8), ("C3", 4)];
    let with = |cell: &str| census(&[format!("?# {cell}"), "?# none".to_owned()]).grids();
    assert_eq!(kinds.iter().map(|&(cell, alike)| alike * with(cell)).sum::<u64>(), 1_671_808);
}

#[test]
fn a_wrong_guess_takes_away_exactly_the_grids_it_was_right_about() {
    let all = census(NOTHING);
    // The guess breaks every symmetry, so that nothing is left to be walked once for several.
    let found = census(&["12=B4 no"]);
    assert_eq!(found.grids(), 95_682_040 - count(&all, index("B4"), 12));
    assert_eq!(count(&found, index("B4"), 12), 0);
    let right = census(&["12=B4 yes"]);
    assert_eq!(right.grids(), count(&all, index("B4"), 12));
    for cell in 0..36 {
        for number in 0..=36 {
            let (no, yes) = (count(&found, cell, number), count(&right, cell, number));
            assert_eq!(no + yes, count(&all, cell, number), "{cell} {number}");
        }
    }
    // No number is ruled out anywhere, and yet C3 is no longer like D3.
    let not_black = census(&["#=C3 no"]);
    let black = census(&["?# C3"]);
    for cell in 0..36 {
        for number in 0..=36 {
            let (no, yes) = (count(&not_black, cell, number), count(&black, cell, number));
            assert_eq!(no + yes, count(&all, cell, number), "{cell} {number}");
        }
    }
}

#[test]
fn contradictory_evidence_fits_no_grid() {
    let contradictions: [&[&str]; 20] = [
        &["?12 A1", "?12 B1"],
        &["?12 A1", "?13 A1"],
        &["?12 A1", "?13 F6"],
        &["?1 A1", "?3 B1"],
        &["?36 A1", "?36 none"],
        &["?36 A1", "?# F6"],
        &["?36 A1", "?35 none"],
        &["?# none", "?# A1"],
        &["?# A1", "?# none", "#=A2 yes"],
        &["?# A1", "#=A1 no"],
        &["#=A1 no", "?# A1"],
        &["?12 A1", "?# A1"],
        &["?# A1", "12=A1 yes"],
        &["12=A1 no", "?12 A1"],
        &["12=A1 no", "12=A1 yes"],
        &["?# A1", "?# F1", "?# A6", "?# F6", "?# C3", "?# D4"],
        &["?# A1", "?34 none", "?# none"],
        &["?35 C3", "?# A1", "?# B1"],
        // A1 is shut in: it would have to begin and to end the path.
        &["?# A2", "?# B1", "#=A1 no"],
        &["?32 none", "?# A1", "?# none"],
    ];
    for facts in contradictions {
        let found = census(facts);
        assert_eq!(found.grids(), 0, "{facts:?}");
        assert_eq!(found.likeliest(Cell::all().next().expect("a cell")), None);
        assert_eq!(best_question(&found, &evidence(facts).notes()), None);
    }
    assert_eq!(
        census(&(1..=36).map(|n| format!("{n}=C3 no")).collect::<Vec<_>>()).grids(),
        census(&["?# C3"]).grids()
    );
}

#[test]
fn what_is_told_twice_says_no_more_than_once() {
    let once = census(&["?# A1", "?17 C4", "?18 C5", "?35 none"]);
    let twice = census(&[
        "?# A1",
        "#=A1 yes",
        "?17 C4",
        "17=C4 yes",
        "?17 C4",
        "?# A1",
        "?18 C5",
        "?35 none",
        "?36 none",
    ]);
    assert!(once.grids() > 0 && once == twice);
}

#[test]
fn six_grids_are_left_where_the_path_runs_out_in_the_last_row() {
    // The path goes on F6, E6, D6, C6, B6, A6 and may end in any of them.
    let found = census(&five_rows());
    assert_eq!(found.grids(), 6);
    let at = |name: &str| found.likeliest(Cell::parse(name).expect("a cell"));
    assert_eq!(at("F6"), Some((Content::Number(31), 6)));
    assert_eq!(at("E6"), Some((Content::Number(32), 5)));
    // As many grids have 34 there as black: the number goes first.
    assert_eq!(at("C6"), Some((Content::Number(34), 3)));
    assert_eq!(at("A6"), Some((Content::Black, 5)));
    let certain = Cell::all().filter(|&cell| found.certain(cell).is_some()).count();
    assert_eq!(certain, 31);
    // Asked for a black cell the other tells A6 in (1/5 + 1/4 + 1/3 + 1/2 + 1)/6 of the games, B6 in 77/360, C6 in
    // 47/360, D6 in 27/360, E6 in 12/360, none in 1/6: 2.264 bits, of which its own choice makes log2(120)/6.
    let shares = [137.0, 77.0, 47.0, 27.0, 12.0, 60.0_f64].map(|share| share / 360.0);
    let bits = shares.iter().map(|share| -share * share.log2()).sum::<f64>() - 120_f64.log2() / 6.0;
    let (question, value) = best_question(&found, &evidence(&five_rows()).notes()).expect("a question");
    assert_eq!(question, Content::Black);
    assert!((value - bits).abs() < 1e-12, "{value} {bits}");
}

#[test]
fn of_equal_questions_the_smallest_number_is_asked_and_black_last() {
    let best = |facts: &[String]| best_question(&census(facts), &evidence(facts).notes());
    // From corner to corner a square of nine cells is walked row by row or column by column. 2, 3, 4, 6, 7 and 8 tell
    // which, 5 does not.
    let rest = ["D3 D2 D1 E1 F1 F2 E2 E3 F3 F4 E4 D4 C4 B4 A4 A5 B5 C5 D5 E5 F5 F6 E6 D6 C6 B6 A6"];
    let rest = rest[0].split(' ').zip(10..).map(|(cell, number)| format!("?{number} {cell}"));
    let square: Vec<String> = ["?1 A1", "?9 C3"].map(str::to_owned).into_iter().chain(rest).collect();
    assert_eq!(census(&square).grids(), 2);
    assert_eq!(best(&square), Some((Content::Number(2), 1.0)));
    let asked = [square, vec!["2=F6 no".to_owned(), "2=B1 no".to_owned()]].concat();
    assert_eq!(census(&asked).grids(), 1);
    // Everything certain: no question tells anything, and the first is named that may still be asked.
    assert_eq!(best(&asked), Some((Content::Number(2), 0.0)));
    // 35 or 36 numbers: 36 and black tell the same bit.
    let mut facts = five_rows();
    facts.extend(["?31 F6", "?32 E6", "?33 D6", "?34 C6", "?35 B6"].map(str::to_owned));
    assert_eq!(best(&facts), Some((Content::Number(36), 1.0)));
    facts.push("#=A6 yes".to_owned());
    assert_eq!(best(&facts), Some((Content::Number(36), 0.0)));
    facts.extend(["?36 none", "?# none"].map(str::to_owned));
    assert_eq!((census(&facts).grids(), best(&facts)), (1, None));
}
