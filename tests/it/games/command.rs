//! `jugeote game` as a person runs it: status, stdout and stderr.

use assert_cmd::Command;
use jugeote::games::{Fault, Record};
use jugeote::msg;
use jugeote::yaml;
use serde_json::Value;

const SNAKE: &str = super::bataille::SNAKE;

/// Status, stdout, stderr.
pub(super) fn run(args: &[&str], stdin: &[u8]) -> (i32, String, String) {
    let mut command = Command::cargo_bin("jugeote").expect("the binary");
    command.args(["game", "--lang", "en", "--color", "never"]).args(args).write_stdin(stdin);
    let output = command.timeout(std::time::Duration::from_secs(60)).output().expect("an output");
    let text = |bytes| String::from_utf8(bytes).expect("UTF-8");
    (output.status.code().expect("a status"), text(output.stdout), text(output.stderr))
}

pub(super) fn shown(args: &[&str]) -> String {
    let (status, out, err) = run(args, b"");
    assert_eq!((status, err.as_str()), (0, ""), "{args:?}");
    out
}

pub(super) fn refused(args: &[&str]) -> String {
    let (status, out, err) = run(args, b"");
    assert_eq!((status, out.as_str()), (2, ""), "{args:?}");
    err
}

/// The JSON objects of stdout.
fn objects(args: &[&str], stdin: &[u8]) -> (i32, Vec<Value>) {
    let (status, out, err) = run(args, stdin);
    assert_eq!(err, "");
    (status, out.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect())
}

#[test]
fn moves_are_listed_one_a_line_and_a_finished_position_has_none() {
    assert_eq!(shown(&["moves", "roi", ".../.../..K"]), "N\nNW\nW\n");
    assert_eq!(shown(&["moves", "roi", "K"]), "");
}

#[test]
fn apply_prints_the_position_and_the_status() {
    assert_eq!(shown(&["apply", "roi", ".../.../..K", "NW"]), ".../.K./...\nstatus: ongoing\n");
    assert_eq!(
        shown(&["apply", "roi", ".../.../..K", "NW", "N", "W"]),
        "K../.../...\nstatus: loss blocked\n"
    );
    // Entries and four passes are counted as played: the status knows history, the position does not.
    let walled_in = "w 4,4 8,1 0 0 0,0S;0,1S;0,2S;0,3S;0,4S;0,5S;1,5S;1,6S;1,7S;1,8S;3,4S;4,3E;4,4E;4,4S;5,5S;5,6S;7,1S;8,0E;8,1E;8,1S";
    let ends = shown(&["apply", "walle", walled_in, "pass", "pass"]);
    assert_eq!(ends, format!("{walled_in}\nstatus: draw passes\n"));
}

#[test]
fn apply_stops_at_the_first_illegal_move_and_names_its_index() {
    let err = refused(&["apply", "roi", ".../.../..K", "NW", "E", "N"]);
    assert!(err.contains("move 2, `E`: "), "{err}");
    let err = refused(&["apply", "roi", "K", "N"]);
    assert!(err.contains("move 1, `N`: the game is over: loss blocked"), "{err}");
}

#[test]
fn perft_prints_one_number_and_divides_by_first_move() {
    assert_eq!(shown(&["perft", "walle", "w - - 10 10 -", "0"]), "1\n");
    assert_eq!(shown(&["perft", "walle", "w - - 10 10 -", "2"]), "81\n");
    assert_eq!(shown(&["perft", "walle", "w - - 10 10 -", "3"]), "14643\n");
    let divided = shown(&["perft", "walle", "w - - 10 10 -", "2", "--divide"]);
    let moulin = ".../.../.../....../.../.../... b 9 9 0 100";
    assert_eq!(shown(&["perft", "moulin", moulin, "3"]), "12144\n");
    assert_eq!(divided, (0..9).map(|column| format!("0,{column} 9\n")).collect::<Vec<_>>().concat());
}

#[test]
fn every_fault_of_a_position_is_said_with_its_field() {
    // Seven in hand do not fit no turn played, and the limit is beyond 500.
    let err = refused(&["show", "moulin", ".../.../.../....../.../.../... b 7 9 0 900"]);
    assert!(err.lines().count() >= 2 && err.lines().all(|line| line.starts_with("error: ")), "{err}");
    for args in [["moves", "walle"], ["show", "bataille"], ["show", "roi"]] {
        assert_ne!(refused(&[&args[..], &["é\u{1b}[2J"]].concat()), "");
        assert!(!refused(&[&args[..], &["é\u{1b}[2J"]].concat()).contains('\u{1b}'));
    }
}

#[test]
fn the_fields_of_a_position_have_a_name_in_each_language() {
    let french = |game: &str, position: &str| {
        let words = ["game", "--lang", "fr", "--color", "never", "show", game, position];
        let output = Command::cargo_bin("jugeote").expect("the binary").args(words).output();
        String::from_utf8(output.expect("an output").stderr).expect("UTF-8")
    };
    let found = french("walle", "w - - 11 10 -");
    assert!(found.contains("murs blancs restants : "), "{found}");
    let found = french("moulin", ".../.../.../....../.../.../... b 9 9 0 900");
    assert!(found.contains("limite de tours : "), "{found}");
}

#[test]
fn every_field_named_by_the_games_has_its_label() {
    fn walk(folder: &std::path::Path, found: &mut Vec<String>) {
        for entry in std::fs::read_dir(folder).expect("a folder") {
            let path = entry.expect("an entry").path();
            if path.is_dir() {
                walk(&path, found);
                continue;
            }
            let text = std::fs::read_to_string(&path).expect("UTF-8");
            for opening in ["field: \"", "Faults::one(\"", "Faults::one(\n            \""] {
                let names = text.split(opening).skip(1).filter_map(|rest| rest.split_once('"'));
                found.extend(names.map(|(name, _)| name.to_owned()));
            }
        }
    }
    let mut found = Vec::new();
    walk(&std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("src/games"), &mut found);
    assert!(found.len() > 20, "{found:?}");
    // Named by tables rather than where the fault is made.
    let tables = ["white", "black", "white walls left", "black walls left", "blue in hand", "red in hand"];
    found.extend(tables.map(str::to_owned));
    found.extend(["turns played", "turn limit", "grid 1", "grid 2"].map(str::to_owned));
    let keys_of_records = ["game", "date", "start", "moves", "result"];
    for name in found {
        let label = Fault { field: name.clone().leak(), reason: msg!("field-key", key = "") }.label();
        assert_eq!(label.key == "field-key", keys_of_records.contains(&name.as_str()), "{name}");
    }
}

#[test]
fn wrong_usage_is_told_for_what_it_is() {
    let said = |words: &[&str]| {
        let output = Command::cargo_bin("jugeote").expect("the binary").args(words).output();
        let output = output.expect("an output");
        (output.status.code(), String::from_utf8(output.stderr).expect("UTF-8"))
    };
    let (_, err) = said(&["check", "roi/jeu_roi", "a.py", "b.py", "--lang", "en"]);
    assert!(err.contains("`b.py` is one argument too many"), "{err}");
    let (_, err) = said(&["list", "--lang", "en", "--lang", "en"]);
    assert!(err.contains("may be given once only"), "{err}");
    let (_, err) = said(&["check", "roi/jeu_roi", "a.py", "--min-score", "-1", "--lang", "en"]);
    assert!(err.contains("`-1` is no value for `--min-score"), "{err}");
    assert_eq!(said(&["help", "check"]), (Some(0), String::new()));
    assert_eq!(said(&["help"]), (Some(0), String::new()));
}

#[test]
fn show_draws_the_position_and_says_its_status() {
    assert_eq!(
        shown(&["show", "roi", "..P/P.K/..."]),
        "  1 2 3\n1 . . P\n2 P . K\n3 . . .\nstatus: ongoing\n"
    );
}

#[test]
fn stdin_is_answered_line_by_line_in_json() {
    let (status, found) = objects(&["moves", "roi", "-"], b".K/..\r\nK\n\n.K\nK\xff\n..K");
    assert_eq!(status, 2, "some line had an error");
    assert_eq!(found.len(), 6);
    assert_eq!(found[0], serde_json::json!({"position": ".K/..", "moves": ["W"]}));
    assert_eq!(found[1], serde_json::json!({"position": "K", "moves": []}));
    for faulty in &found[2..] {
        assert!(faulty["error"].as_str().is_some_and(|error| error.starts_with("board: ")), "{faulty}");
        assert_eq!(faulty.get("moves"), None);
    }
    assert_eq!(found[5]["position"], "..K", "a last line without an end counts");
    let (status, found) = objects(&["apply", "roi", "-", "N"], b"../.K\n");
    let expected =
        serde_json::json!({"position": "../.K", "moves": ["N"], "result": ".K/..", "status": "ongoing"});
    assert_eq!((status, found), (0, vec![expected]));
    let (status, found) = objects(&["perft", "walle", "-", "2"], b"w - - 10 10 -\n");
    assert_eq!((status, &found[0]["perft"]), (0, &81.into()));
    let (_, found) = objects(&["perft", "roi", "-", "1", "--divide"], b"../.K\n");
    let expected = serde_json::json!({"position": "../.K", "perft": 3, "divide": {"N": 1, "NW": 1, "W": 1}});
    assert_eq!(found, [expected]);
    let (_, found) = objects(&["show", "roi", "-"], b"K\n");
    let expected = serde_json::json!({"position": "K", "drawing": ["  1", "1 K"], "status": "loss blocked"});
    assert_eq!(found, [expected]);
    assert_eq!(objects(&["moves", "roi", "-"], b""), (0, vec![]));
}

#[test]
fn a_line_without_end_on_stdin_is_cut_and_the_next_is_read() {
    let mut input = vec![b'.'; 3 << 20];
    input.extend_from_slice(b"\nK\n");
    let (status, found) = objects(&["moves", "roi", "-"], &input);
    assert_eq!((status, found.len()), (2, 2));
    assert_eq!(found[0]["error"], "the line is too long: at most 1048576 bytes are read");
    assert_eq!(found[1]["moves"], serde_json::json!([]));
}

#[test]
fn bataille_shows_grids_and_records_and_refuses_the_rest_with_the_reason() {
    assert!(shown(&["show", "bataille", SNAKE]).contains("1    1 ─  2 ─  3"));
    let record = shown(&["show", "bataille", &format!("{SNAKE} {SNAKE} ?1=>A1 2=A1=>no")]);
    assert!(record.contains("player 1's grid (10 points)\n"), "{record}");
    assert!(record.ends_with("status: ongoing\n"), "{record}");
    for args in [
        ["moves", "bataille", SNAKE].as_slice(),
        &["apply", "bataille", SNAKE, "?1"],
        &["perft", "bataille", SNAKE, "2"],
    ] {
        assert!(refused(args).contains("hidden information"), "{args:?}");
    }
    let err = refused(&["show", "bataille", &format!("{SNAKE} {SNAKE} ?1=>A2")]);
    assert!(
        err.contains("moves: move 1, `?1=>A2`: the answer `A2` to `?1` is not true of the grid"),
        "{err}"
    );
}

#[test]
fn random_prints_a_complete_record_the_same_for_a_seed() {
    for game in ["roi", "bataille", "walle", "moulin", "relief"] {
        let written = shown(&["random", game, "--seed", "7"]);
        assert_eq!(shown(&["random", game, "--seed", "7"]), written);
        assert_ne!(shown(&["random", game, "--seed", "8"]), written);
        let record: Record = yaml::read(&written).expect("a record");
        assert_eq!((record.game.as_str(), record.seed), (game, Some(7)));
        assert!(record.result.as_deref().is_some_and(|result| result != "ongoing"));
        let json = shown(&["random", game, "--seed", "7", "--format", "json"]);
        assert_eq!(json.lines().count(), 1);
        assert_eq!(Record::from_json(&json), Ok(record));
    }
    let (status, _, err) = run(&["random", "roi"], b"");
    assert_eq!(status, 2);
    assert!(err.contains("--seed"), "{err}");
}

#[test]
fn a_terrain_is_made_from_a_seed_and_a_roughness() {
    let terrain =
        |more: &[&str]| shown(&[&["random", "relief", "--terrain-only", "--seed", "4"], more].concat());
    let smooth = terrain(&["--roughness", "0.4"]);
    assert_eq!(smooth, terrain(&["--roughness", "0.4"]));
    let rough = terrain(&["--roughness", "1.2"]);
    // The mean step between neighbours, by hand from the text.
    let mean_step = |text: &str| {
        let rows: Vec<Vec<i32>> = text
            .trim_end()
            .split('/')
            .map(|row| row.bytes().map(|b| i32::from(b - b'0')).collect())
            .collect();
        assert!(rows.len() == 10 && rows.iter().all(|row| row.len() == 10), "{text}");
        let along = rows.iter().flat_map(|row| row.windows(2).map(|pair| (pair[0] - pair[1]).abs()));
        let across = rows.windows(2).flat_map(|two| (0..10).map(|c| (two[0][c] - two[1][c]).abs()));
        f64::from(along.chain(across).sum::<i32>()) / 180.0
    };
    assert!((mean_step(&smooth) - 0.4).abs() < 0.05, "{smooth}");
    assert!((mean_step(&rough) - 1.2).abs() < 0.05, "{rough}");
    let position = format!(
        "{} {} r - 0",
        terrain(&[]).trim_end(),
        ["..saeeas..", &"/..........".repeat(8), "/..SAEEAS.."].concat()
    );
    assert_eq!(shown(&["perft", "relief", &position, "0"]), "1\n");
    for args in [
        ["random", "relief", "--seed", "1", "--roughness", "9"],
        ["random", "moulin", "--seed", "1", "--roughness", "0.5"],
    ] {
        assert_ne!(refused(&args), "");
    }
    assert_ne!(refused(&["random", "moulin", "--seed", "1", "--terrain-only"]), "");
}

#[test]
fn a_record_file_is_played_again_and_its_end_drawn() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = |name: &str, text: &str| {
        let path = folder.path().join(name);
        std::fs::write(&path, text).expect("written");
        path.to_str().expect("UTF-8").to_owned()
    };
    let written = shown(&["random", "walle", "--seed", "2"]);
    let record: Record = yaml::read(&written).expect("a record");
    let yaml_file = file("game.yaml", &written);
    let drawn = shown(&["show", "walle", "--record", &yaml_file]);
    assert!(drawn.contains("status: "), "{drawn}");
    let lines = file("games.jsonl", &format!("{}\n\n{}\n", record.to_json(), record.to_json()));
    assert_eq!(shown(&["show", "walle", "--record", &lines]), format!("{drawn}\n{drawn}"));

    let faulty = |args: &[&str]| {
        let (status, _, err) = run(args, b"");
        assert_eq!(status, 3, "{err}");
        err
    };
    let unknown = file("unknown.yaml", &written.replace("seed:", "sead:"));
    let err = faulty(&["show", "walle", "--record", &unknown]);
    assert!(
        err.contains("unknown.yaml:2:1: unknown key `sead`") && err.contains("did you mean `seed`?"),
        "{err}"
    );
    let illegal = Record { moves: vec!["0,4".to_owned(), "0,3".to_owned()], ..record.clone() };
    let illegal = file("illegal.jsonl", &format!("{}\n{}\n", record.to_json(), illegal.to_json()));
    let err = faulty(&["show", "walle", "--record", &illegal]);
    assert!(err.contains("illegal.jsonl:2: moves: move 2, `0,3`: "), "{err}");
    assert!(
        faulty(&["show", "roi", "--record", &yaml_file])
            .contains("the record is of `walle`, expected is `roi`")
    );
    assert!(faulty(&["show", "roi", "--record", "no/such/file"]).contains("`no/such/file` cannot be read"));
    let latin = folder.path().join("latin.jsonl");
    std::fs::write(&latin, [record.to_json().as_bytes(), b"\n\xe9\n"].concat()).expect("written");
    let err = faulty(&["show", "walle", "--record", latin.to_str().expect("UTF-8")]);
    assert!(err.contains("latin.jsonl:2: the file is not UTF-8 text"), "{err}");
    // The line of the faulty value is named: the result is written last.
    let last = written.lines().count();
    let ends = record.result.as_deref().expect("a result");
    let wrong = file("wrong.yaml", &written.replace(&format!("result: {ends}"), "result: ongoing"));
    let err = faulty(&["show", "walle", "--record", &wrong]);
    assert!(err.contains(&format!("wrong.yaml:{last}: result: ")), "{err}");
    let empty = file("empty.jsonl", "\n");
    assert!(faulty(&["show", "walle", "--record", &empty]).contains("empty.jsonl` holds no game"));
    let broken = file("broken.json", "{\n");
    assert!(
        faulty(&["show", "walle", "--record", &broken]).contains("broken.json:1: this line is not a record")
    );
}

#[test]
fn an_unknown_game_is_wrong_usage_with_the_known_ones() {
    let (status, _, err) = run(&["moves", "chess", "K"], b"");
    assert_eq!(status, 2);
    assert!(err.contains("roi"), "{err}");
}

#[test]
fn every_text_of_the_help_is_worded_in_both_languages() {
    for command in ["", "show", "moves", "apply", "perft", "random", "play"] {
        for lang in ["en", "fr"] {
            let words = command.split_whitespace().chain(["--lang", lang, "--help"]).collect::<Vec<_>>();
            let output = Command::cargo_bin("jugeote").expect("the binary").arg("game").args(words).output();
            let output = output.expect("an output");
            let (status, out) = (output.status.code(), String::from_utf8_lossy(&output.stdout).into_owned());
            assert_eq!(status, Some(0), "{command}");
            assert!(!out.contains("cli-"), "{command}: {out}");
        }
    }
}
