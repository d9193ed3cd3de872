//! Reading positions: every fault at once, each with its field; nothing panics on any text.

use super::relief::{set, text};
use jugeote::games::relief::{Arrangement, Cell, Piece, Position, Terrain};
use jugeote::games::{Game, Side};
use proptest::prelude::*;
use std::sync::LazyLock;

static STARTS: LazyLock<Vec<Position>> = LazyLock::new(super::relief::starts);
static MOVE_TEXTS: LazyLock<Vec<String>> = LazyLock::new(super::relief::all_move_texts);

/// Field and key of each fault of a text.
fn faults(text: &str) -> Vec<(&'static str, &'static str)> {
    let faults = Position::parse(text).expect_err(text);
    faults.iter().map(|fault| (fault.field, fault.reason.key)).collect()
}

fn start() -> String {
    Position::initial(Terrain::level(3)).to_string()
}

/// The start with one field replaced.
fn with(field: usize, value: &str) -> String {
    let start = start();
    let mut fields: Vec<&str> = start.split(' ').collect();
    fields[field] = value;
    fields.join(" ")
}

#[test]
fn a_position_is_written_as_it_was_read() {
    for rest in ["r - 0", "b - 199", "r - 200", "b E 1", "r se 2", "r s 10", "r ES 98"] {
        let written = text("d4=5", "Sa1 ed9", rest);
        assert_eq!(Position::parse(&written).expect("a position").to_string(), written);
    }
}

#[test]
fn each_malformed_field_is_named() {
    let (three, free) = ("3333333333", "..........");
    let nine_rows = [three; 9].join("/");
    let nine_free = [free; 9].join("/");
    for (wrong, field, key) in [
        (String::new(), "position", "relief-fields"),
        (format!("{} ", start()), "position", "relief-fields"),
        (start().replace(" r ", "  r "), "position", "relief-fields"),
        (with(0, &nine_rows), "terrain", "relief-rows"),
        (with(0, &format!("{nine_rows}/{three}/{three}")), "terrain", "relief-rows"),
        (with(0, &format!("{nine_rows}/333333333")), "terrain", "relief-row-length"),
        (with(0, &format!("{nine_rows}/33333333333")), "terrain", "relief-row-length"),
        (with(0, &format!("{nine_rows}/33333é3333")), "terrain", "relief-no-altitude"),
        (with(0, &format!("{nine_rows}/33333٣3333")), "terrain", "relief-no-altitude"),
        (with(1, &format!("{nine_free}/S")), "pieces", "relief-row-length"),
        (with(1, &format!("{nine_free}/S.......X.")), "pieces", "relief-no-piece-letter"),
        (with(2, "w"), "turn", "relief-turn-letter"),
        (with(2, "R"), "turn", "relief-turn-letter"),
        (with(2, ""), "turn", "relief-turn-letter"),
        (with(3, ""), "exited", "relief-exited-letters"),
        (with(3, "X"), "exited", "relief-exited-letters"),
        (with(3, "--"), "exited", "relief-exited-letters"),
        (with(3, "EEE"), "exited", "relief-exited-too-many"),
        (with(4, ""), "plies", "relief-plies-number"),
        (with(4, "00"), "plies", "relief-plies-number"),
        (with(4, "02"), "plies", "relief-plies-number"),
        (with(4, "+2"), "plies", "relief-plies-number"),
        (with(4, "-2"), "plies", "relief-plies-number"),
        (with(4, "2\n"), "plies", "relief-plies-number"),
        (with(4, "202"), "plies", "relief-too-many-plies"),
        (with(4, "99999999999999999998"), "plies", "relief-too-many-plies"),
    ] {
        assert_eq!(faults(&wrong), [(field, key)], "{wrong}");
    }
}

#[test]
fn what_is_impossible_is_named() {
    for (heights, pieces, rest, field, key) in [
        ("d4=6", "Sa1 sa2", "r - 0", "terrain", "relief-too-steep"),
        ("", "Sa1 Sa2 Sa3 sa4", "r - 0", "pieces", "relief-too-many-pieces"),
        ("", "Ea1 Ea2 sa4", "b E 1", "pieces", "relief-too-many-pieces"),
        ("", "Sa1 sa2", "r ee 0", "", ""),
        ("", "Ea1 sa2", "r EE 0", "pieces", "relief-too-many-pieces"),
        ("", "", "r - 0", "pieces", "relief-no-pieces"),
        ("", "Sa1 sa2", "b - 0", "turn", "relief-turn-against-plies"),
        ("", "Sa1 sa2", "r - 7", "turn", "relief-turn-against-plies"),
        ("", "Sa1 sa2", "b - 201", "plies", "relief-too-many-plies"),
    ] {
        let text = text(heights, pieces, rest);
        if field.is_empty() {
            assert!(Position::parse(&text).is_ok(), "{text}");
        } else {
            let found = faults(&text);
            assert!(
                !found.is_empty() && found.iter().all(|&fault| fault == (field, key)),
                "{text}: {found:?}"
            );
        }
    }
}

#[test]
fn a_cell_too_high_is_too_steep_towards_each_of_its_neighbours() {
    assert_eq!(faults(&text("d4=6", "Sa1 sa2", "r - 0")).len(), 4);
    assert_eq!(faults(&text("a1=6", "Sd1 sa2", "r - 0")).len(), 2);
    assert!(Position::parse(&text("d4=5", "Sa1 sa2", "r - 0")).is_ok());
}

#[test]
fn every_fault_is_reported_in_the_order_of_the_fields() {
    let text = text("d1=6 j9=x", "Sa1 Sa2 Sa3 sa4", "b - 202");
    assert_eq!(
        faults(&text),
        [
            ("terrain", "relief-no-altitude"),
            ("pieces", "relief-too-many-pieces"),
            ("turn", "relief-turn-against-plies"),
            ("plies", "relief-too-many-plies"),
        ]
    );
    let all_malformed = "a b c d e";
    let fields: Vec<_> = faults(all_malformed).into_iter().map(|(field, _)| field).collect();
    assert_eq!(fields, ["terrain", "pieces", "turn", "exited", "plies"]);
    let steep_and_malformed = super::relief::text("d1=6", "Sa1", "r - x");
    let fields: Vec<_> = faults(&steep_and_malformed).into_iter().map(|(field, _)| field).collect();
    assert_eq!(fields, ["terrain", "terrain", "terrain", "plies"]);
}

#[test]
fn an_arrangement_is_judged_like_its_text() {
    let mut arrangement = Position::initial(Terrain::level(3)).arrangement();
    assert_eq!(Position::new(&arrangement), Ok(Position::initial(Terrain::level(3))));
    arrangement.altitudes[0] = 12;
    arrangement.exited = "EeA".chars().filter_map(Piece::from_letter).collect();
    arrangement.turn = Side::Second;
    arrangement.plies = 300;
    let found = Position::new(&arrangement).expect_err("faults");
    let found: Vec<_> = found.iter().map(|fault| fault.reason.key).collect();
    assert_eq!(
        found,
        [
            "relief-altitude-too-high",
            "relief-too-steep",
            "relief-too-steep",
            "relief-too-many-pieces",
            "relief-too-many-pieces",
            "relief-too-many-pieces",
            "relief-turn-against-plies",
            "relief-exited-too-many",
            "relief-too-many-plies",
        ]
    );
    assert!(Position::new(&Arrangement::EMPTY).is_err());
}

#[test]
fn cells_are_named_by_column_and_row() {
    for (index, name) in [(0, "a1"), (9, "j1"), (10, "a2"), (33, "d4"), (90, "a10"), (99, "j10")] {
        let cell = Cell::from_index(index).expect("a cell");
        assert_eq!(cell.to_string(), name);
        assert_eq!(Cell::parse(name), Some(cell));
    }
    assert_eq!(Cell::from_index(100), None);
    assert_eq!(Cell::new(10, 0), None);
    assert_eq!(Cell::new(0, 10), None);
}

#[test]
fn a_terrain_is_read_and_written() {
    let rows = "0123456789";
    let text = [rows; 10].join("/");
    let terrain = Terrain::parse(&text).expect("a terrain");
    assert_eq!(terrain.to_string(), text);
    assert_eq!(terrain.altitude(Cell::parse("j10").expect("a cell")), 9);
    assert!(Terrain::parse("3").is_err());
    let set = set("d4=5", "Sa1 sa2", "r - 0");
    assert_eq!(set.terrain().altitude(Cell::parse("d4").expect("a cell")), 5);
}

fn reads_back(text: &str) -> Result<(), TestCaseError> {
    if let Ok(position) = Position::parse(text) {
        let written = position.to_string();
        prop_assert_eq!(&written, text, "reading is strict: only the canonical text is read");
        prop_assert_eq!(Position::parse(&written), Ok(position));
    }
    Ok(())
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 400, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn no_text_panics(text in any::<String>()) {
        reads_back(&text)?;
        let _ = Position::initial(Terrain::level(3)).parse_move(&text);
    }

    #[test]
    fn no_text_of_the_right_letters_panics(text in "[0-9/.SAEsae rb-]{0,260}") {
        reads_back(&text)?;
    }

    #[test]
    fn no_mutated_position_panics(
        from in 0..STARTS.len(),
        at in 0..260_usize,
        cut in 0..4_usize,
        put in "[0-9/.SAEsaerb -]{0,3}|\\PC",
    ) {
        let mut letters: Vec<char> = STARTS[from].to_string().chars().collect();
        let at = at.min(letters.len());
        let end = (at + cut).min(letters.len());
        letters.splice(at..end, put.chars());
        reads_back(&letters.into_iter().collect::<String>())?;
    }

    #[test]
    fn playing_any_move_at_all_panics_nowhere(from in 0..STARTS.len(), moves in prop::collection::vec(0..20_000_usize, 1..20)) {
        let mut position = STARTS[from].clone();
        for number in moves {
            let mv = position.parse_move(&MOVE_TEXTS[number % MOVE_TEXTS.len()]).expect("a move");
            let legal = position.check(mv).is_ok();
            position.play(mv);
            if legal {
                prop_assert_eq!(position.hash(), position.recomputed_hash());
            }
            let _ = (position.count_moves(), position.outcome(), position.to_string(), position.drawing());
        }
    }
}
