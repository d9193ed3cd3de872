//! `jugeote game play` as a person runs it.

use super::command::{refused, run, shown};
use jugeote::games::Record;
use jugeote::yaml;

#[test]
fn play_prints_the_record_of_a_game_the_same_for_a_seed() {
    for (game, players) in [
        ("roi", ["perfect", "random"]),
        ("walle", ["greedy", "level-2"]),
        ("moulin", ["level-1", "random"]),
        ("relief", ["random", "greedy"]),
    ] {
        let args = |seed| ["play", game, players[0], players[1], "--seed", seed];
        let written = shown(&args("7"));
        assert_eq!(shown(&args("7")), written);
        assert_ne!(shown(&args("8")), written);
        let record: Record = yaml::read(&written).expect("a record");
        assert_eq!((record.game.as_str(), record.seed), (game, Some(7)));
        assert_eq!(record.players, Some(players.map(str::to_owned)));
        assert!(record.result.as_deref().is_some_and(|result| result != "ongoing"), "{written}");
        let json = shown(&[&args("7")[..], &["--format", "json"]].concat());
        assert_eq!(Record::from_json(&json), Ok(record));
        // The record is one that plays again.
        let folder = tempfile::tempdir().expect("a folder");
        let file = folder.path().join("game.yaml");
        std::fs::write(&file, &written).expect("written");
        assert!(shown(&["show", game, "--record", file.to_str().expect("UTF-8")]).contains("status: "));
    }
}

#[test]
fn play_begins_where_it_is_told_and_stops_after_the_turns_asked_for() {
    // From row 9 White steps onto row 10 and has won, whatever else could be played.
    let from = "w 9,4 5,0 10 10 -";
    let record: Record =
        yaml::read(&shown(&["play", "walle", "level-1", "random", "--seed", "1", "--from", from]))
            .expect("a record");
    assert_eq!((record.start.as_str(), record.moves.as_slice()), (from, &["10,4".to_owned()][..]));
    assert_eq!(record.result.as_deref(), Some("white goal"));

    let cut = shown(&["play", "moulin", "random", "random", "--seed", "1", "--turns", "5"]);
    let record: Record = yaml::read(&cut).expect("a record");
    assert_eq!((record.moves.len(), record.result.as_deref()), (5, Some("ongoing")));
    let none: Record =
        yaml::read(&shown(&["play", "roi", "random", "perfect", "--seed", "1", "--from", "K"]))
            .expect("a record");
    assert_eq!((none.moves.len(), none.result.as_deref()), (0, Some("loss blocked")));
}

#[test]
fn a_game_of_bataille_is_played_to_its_end_and_replays() {
    let text = shown(&["play", "bataille", "random", "random", "--seed", "3"]);
    let record: Record = yaml::read(&text).expect("a record");
    assert_eq!(record.players, Some(["random".to_owned(), "random".to_owned()]));
    assert_eq!(text, shown(&["play", "bataille", "random", "random", "--seed", "3"]));
    let replayed = jugeote::app::game::replay(jugeote::app::game::GameName::Bataille, &record);
    assert!(replayed.is_ok(), "{replayed:?}");
}

#[test]
fn what_cannot_be_played_is_refused_with_what_can() {
    let err = refused(&["play", "roi", "random", "level-3", "--seed", "1"]);
    assert!(err.contains("no player `level-3` of roi") && err.contains("random, perfect"), "{err}");
    let err = refused(&["play", "moulin", "level-9", "random", "--seed", "1"]);
    assert!(err.contains("did you mean `level-") && err.contains("greedy, level-1, level-2"), "{err}");
    let err = refused(&["play", "moulin", "é\u{1b}[2J", "random", "--seed", "1"]);
    assert!(err.contains("no player") && !err.contains('\u{1b}'), "{err}");
    let err = refused(&["play", "bataille", "random", "random", "--seed", "1", "--turns", "9"]);
    assert!(err.contains("neither `--from` nor `--turns`"), "{err}");
    let err = refused(&["play", "bataille", "random", "informatoin", "--seed", "1"]);
    assert!(err.contains("did you mean `information`"), "{err}");
    let err = refused(&["play", "walle", "random", "random", "--seed", "1", "--from", "w 3,3"]);
    assert!(err.starts_with("error: "), "{err}");
    let err = refused(&["play", "walle", "random", "random", "--seed", "1", "--turns", "10001"]);
    assert!(err.contains("at most 10000"), "{err}");
    let (status, _, err) = run(&["play", "moulin", "random", "random"], b"");
    assert!(status == 2 && err.contains("--seed"), "{err}");
}
