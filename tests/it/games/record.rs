//! Recorded games: what they look like, and that playing them again checks every word of them.

use super::bataille::{SHORT_SNAKE, SNAKE};
use jugeote::games::bataille::{self, Token};
use jugeote::games::{Dice, Faults, Game, Record, random, record, roi, walle};
use jugeote::i18n::{Lang, Wording};
use jugeote::yaml;
use proptest::prelude::*;

/// A game of roi on a free board of 3 × 3: NW to (2, 2), N to (1, 2), W to (1, 1), where the king is stuck.
fn roi_game() -> Record {
    Record {
        game: "roi".to_owned(),
        players: Some(["Ada".to_owned(), "Émile".to_owned()]),
        date: Some("2026-02-28".to_owned()),
        source: Some("classroom".to_owned()),
        seed: None,
        start: ".../.../..K".to_owned(),
        moves: ["NW", "N", "W"].map(str::to_owned).to_vec(),
        result: Some("loss blocked".to_owned()),
    }
}

fn bataille_game(tokens: &str, result: &str) -> Record {
    Record {
        moves: tokens.split_whitespace().map(str::to_owned).collect(),
        result: Some(result.to_owned()),
        ..Record::new(bataille::NAME, format!("{SHORT_SNAKE} {SNAKE}"))
    }
}

fn said(faults: &Faults) -> Vec<String> {
    let wording = Wording::new(Lang::En);
    faults.iter().map(|fault| format!("{}: {}", fault.field, wording.say(&fault.reason))).collect()
}

fn refused(record: &Record) -> Vec<String> {
    said(&record.line::<roi::Position>().expect_err("a faulty record"))
}

#[test]
fn a_record_is_plain_yaml_and_one_line_of_json() {
    let expected_yaml = "\
game: roi
players:
- Ada
- Émile
date: \"2026-02-28\"
source: classroom
start: .../.../..K
moves:
- NW
- \"N\"
- W
result: loss blocked
";
    let expected_json = concat!(
        r#"{"game":"roi","players":["Ada","Émile"],"date":"2026-02-28","source":"classroom","#,
        r#""start":".../.../..K","moves":["NW","N","W"],"result":"loss blocked"}"#
    );
    let record = roi_game();
    let written = yaml::write(&record).expect("YAML");
    assert_eq!(written, expected_yaml);
    assert_eq!(record.to_json(), expected_json);
    assert_eq!(yaml::read::<Record>(&written), Ok(record.clone()));
    assert_eq!(Record::from_json(expected_json), Ok(record));
}

#[test]
fn unknown_missing_and_repeated_keys_are_refused() {
    let json = roi_game().to_json();
    for wrong in [
        json.replace("\"source\"", "\"sources\""),
        json.replace("\"moves\"", "\"game\""),
        json.replace("[\"Ada\",\"Émile\"]", "[\"Ada\"]"),
        json.replace("\"NW\"", "3"),
        json.replace("\"loss blocked\"", "{}"),
        "[]".to_owned(),
        // A list in the order of the keys is no object, though a reader by position would take it.
        r#"["roi",null,null,null,null,".../.../..K",["N"],null]"#.to_owned(),
        json.replacen('{', r#"{"game":"roi","#, 1),
        String::new(),
    ] {
        assert!(Record::from_json(&wrong).is_err(), "{wrong}");
    }
    let written = yaml::write(&roi_game()).expect("YAML");
    let fault = yaml::read::<Record>(&written.replace("moves:", "move:")).expect_err("an unknown key");
    assert_eq!((fault.place.line, fault.message.key), (8, "yaml-unknown-key"));
}

#[test]
fn the_faults_of_a_line_of_json_are_said_in_both_languages() {
    let json = roi_game().to_json();
    let said = |lang, line: &str| Wording::new(lang).say(&Record::from_json(line).expect_err("a fault"));
    for (line, english, french) in [
        (
            json.replace("\"source\"", "\"sources\""),
            "a record has no key `sources`; did you mean `source`?",
            "une partie n'a pas de clé `sources` ; voulais-tu dire `source` ?",
        ),
        (
            json.replace("\"start\":\".../.../..K\",", ""),
            "the key `start` is missing",
            "la clé `start` manque",
        ),
        (
            json.replace("\"loss blocked\"", "3"),
            "`result` is a text between quotes",
            "`result` est un texte entre guillemets",
        ),
    ] {
        assert_eq!((said(Lang::En, &line).as_str(), said(Lang::Fr, &line).as_str()), (english, french));
    }
    assert!(
        said(Lang::En, r#"{"game" "roi"}"#).contains("column 9"),
        "{}",
        said(Lang::En, r#"{"game" "roi"}"#)
    );
}

#[test]
fn a_record_is_played_again_to_its_end() {
    let line = roi_game().line::<roi::Position>().expect("a right record");
    assert_eq!(line.position().to_string(), "K../.../...");
    assert_eq!(record::status(&line), "loss blocked");
    let unfinished = Record { moves: vec!["N".to_owned()], result: Some("ongoing".to_owned()), ..roi_game() };
    assert!(unfinished.line::<roi::Position>().is_ok());
    assert!(
        Record { result: None, ..unfinished }.line::<roi::Position>().is_ok(),
        "the result may be left out"
    );
}

#[test]
fn an_illegal_move_is_named_by_its_number_with_the_reason() {
    let moves =
        |texts: &[&str]| Record { moves: texts.iter().map(|&text| text.to_owned()).collect(), ..roi_game() };
    let found = refused(&moves(&["NW", "NW", "W", "N"]));
    assert_eq!(found, ["moves: move 3, `W`: the game is over: loss blocked"]);
    let found = refused(&moves(&["N", "N", "N"]));
    assert!(found[0].starts_with("moves: move 3, `N`: "), "{found:?}");
    let found = refused(&moves(&["N", "E"]));
    assert!(found[0].starts_with("moves: move 2, `E`: "), "{found:?}");
}

#[test]
fn a_result_that_is_not_that_of_the_moves_is_refused() {
    let wrong = Record { result: Some("ongoing".to_owned()), ..roi_game() };
    assert_eq!(refused(&wrong), ["result: the record says `ongoing`, its moves lead to `loss blocked`"]);
    let turn_limit = Record { moves: vec![], result: Some("draw turn-limit".to_owned()), ..roi_game() };
    assert_eq!(
        refused(&turn_limit),
        ["result: the record says `draw turn-limit`, its moves lead to `ongoing`"]
    );
}

#[test]
fn a_game_without_a_limit_may_end_by_the_turn_limit_of_matches_but_not_before() {
    let start = walle::Position::parse("w - - 10 10 -").expect("a position");
    let long = (0..200)
        .map(|seed| random::game(start.clone(), &mut Dice::new(seed)))
        .find(|record| record.result.as_deref() == Some("draw turn-limit"))
        .expect("some random game is that long");
    assert_eq!(long.moves.len(), 300);
    assert!(long.line::<walle::Position>().is_ok());
    let short = Record { moves: long.moves[..299].to_vec(), ..long };
    assert_eq!(
        said(&short.line::<walle::Position>().expect_err("too short")),
        ["result: the record says `draw turn-limit`, its moves lead to `ongoing`"]
    );
}

#[test]
fn the_head_of_a_record_is_checked_all_at_once_and_of_another_game_nothing_else_is_said() {
    let wrong = Record { date: Some("2026-02-29".to_owned()), start: "K/..".to_owned(), ..roi_game() };
    let found = refused(&wrong);
    assert_eq!(found[0], "date: `2026-02-29` is not a day written as `2026-11-30`");
    assert!(found[1].starts_with("start: board: "), "{found:?}");
    let other = Record { game: "moulin".to_owned(), ..wrong };
    assert_eq!(refused(&other), ["game: the record is of `moulin`, expected is `roi`"]);
}

#[test]
fn a_date_is_a_day_of_the_calendar() {
    let dated =
        |date: &str| Record { date: Some(date.to_owned()), ..roi_game() }.line::<roi::Position>().is_ok();
    for date in ["2024-02-29", "2000-02-29", "2026-12-31", "1998-04-30"] {
        assert!(dated(date), "{date}");
    }
    for date in [
        "2026-2-3",
        "2100-02-29",
        "2026-04-31",
        "2026-13-01",
        "2026-00-10",
        "2026-01-00",
        "20é6-01-1",
        "26-01-2026",
    ] {
        assert!(!dated(date), "{date}");
    }
}

#[test]
fn a_record_that_is_far_too_long_is_not_played() {
    let long = Record { moves: vec!["N".to_owned(); record::MOST_MOVES + 1], ..roi_game() };
    assert_eq!(refused(&long), ["moves: the record has 10001 moves, at most 10000 are read"]);
}

#[test]
fn a_record_of_bataille_is_checked_against_the_grids() {
    let right = bataille_game(&format!("?27=>C5 1=A1 stop grid:{SNAKE} grid:{SNAKE}"), "player1 stop");
    let table = right.table().expect("a right record");
    assert_eq!(table.scores(), [25, 10]);
    let said = |record: &Record| said(&record.table().expect_err("a faulty record"));
    assert_eq!(
        said(&bataille_game("?27=>C5 ?27=>C4", "ongoing")),
        ["moves: move 2, `?27=>C4`: the answer `C4` to `?27` is not true of the grid"]
    );
    assert_eq!(
        said(&bataille_game("1=A1=>yes", "player2 limit")),
        ["result: the record says `player2 limit`, its moves lead to `player1 limit`"]
    );
    assert!(
        bataille_game("1=A1=>yes", "player1 limit").table().is_ok(),
        "how long the match was is not told"
    );
    assert_eq!(
        said(&bataille_game("1=A1=>yes", "player1 stop")),
        ["result: the record says `player1 stop`, its moves lead to `ongoing`"]
    );
}

#[test]
fn random_games_are_complete_the_same_for_a_seed_and_play_again() {
    for seed in 0..30 {
        let start =
            roi::Position::parse("..P...../......../.P....../......../....P.../......../......../.......K")
                .expect("a position");
        let record = random::game(start.clone(), &mut Dice::new(seed));
        assert_eq!(random::game(start, &mut Dice::new(seed)), record);
        assert_eq!(record.result.as_deref(), Some("loss blocked"));
        assert!(record.line::<roi::Position>().is_ok());
    }
    let mut ends = std::collections::BTreeSet::new();
    for seed in 0..40 {
        let record = random::bataille(&mut Dice::new(seed));
        assert_eq!(random::bataille(&mut Dice::new(seed)), record);
        assert!(record.table().is_ok(), "{:?}", record.table());
        let result = record.result.expect("a result");
        let turns = record.moves.iter().filter(|token| !token.starts_with("grid:")).count();
        assert!(
            turns == 200 && result.ends_with(" limit") || record.moves[turns - 1] == "stop",
            "{turns} {result}"
        );
        ends.insert(result.split(' ').next_back().map(str::to_owned));
        for token in &record.moves {
            assert_eq!(Token::parse(token).expect("a token").to_string(), *token);
        }
    }
    assert_eq!(ends.len(), 2, "some stop, some reach the limit: {ends:?}");
}

proptest! {
    #[test]
    fn no_line_of_json_makes_the_reader_panic(line in "(\\{|\\}|\"game\"|\"start\"|\"moves\"|:|,|\\[|\\]|\"roi\"|\"é\"|1){0,20}") {
        if let Ok(record) = Record::from_json(&line) {
            let _ = (record.line::<roi::Position>(), record.table());
        }
    }

    #[test]
    fn no_record_makes_playing_again_panic(
        start in "\\PC{0,30}", moves in prop::collection::vec("\\PC{0,12}", 0..4), result in prop::option::of("\\PC{0,9}"),
    ) {
        let mut record = Record { moves, result, ..Record::new("roi", start) };
        prop_assert!(record.line::<roi::Position>().is_err() || record.moves.is_empty());
        record.start = "K".to_owned();
        let _ = record.line::<roi::Position>();
        record.game = "bataille".to_owned();
        record.start = format!("{SNAKE} {SNAKE}");
        let _ = record.table();
    }
}
