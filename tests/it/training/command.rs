//! `jugeote train` as a person runs it.

use super::endings::{ending, game};
use crate::check::{Ran, jugeote, run};
use jugeote::yaml;
use std::path::Path;
use std::process::Stdio;
use std::time::{Duration, Instant};
use std::{fs, thread};

fn train(folder: &Path, args: &[&str]) -> Ran {
    run(jugeote(folder).arg("train").args(args))
}

/// Games from endings, one a line.
fn json(seeds: std::ops::Range<u64>) -> String {
    seeds.flat_map(|seed| [game(seed).to_json(), "\n".to_owned()]).collect()
}

#[test]
fn problems_are_made_from_records_and_verified_the_same_for_a_seed() {
    let folder = tempfile::tempdir().expect("a folder");
    fs::write(folder.path().join("games.jsonl"), json(0..60)).expect("written");
    let args = ["generate", "relief", "--from", "games.jsonl", "--count", "2", "--seed", "4"];
    let made = train(folder.path(), &args);
    assert_eq!(made.status, 0, "{}", made.stderr);
    assert!(made.stderr.contains("; problems: 2\n"), "{}", made.stderr);
    assert!(made.stderr.contains("- several first moves are right: "), "{}", made.stderr);
    assert!(made.stdout.starts_with("format: 2\ngame: relief\nproblems:\n"), "{}", made.stdout);
    assert!(made.stdout.contains("games.jsonl:"), "{}", made.stdout);
    let again = train(folder.path(), &[&args[..], &["-o", "set.yaml"]].concat());
    assert_eq!((again.status, again.stdout.as_str()), (0, ""));
    assert_eq!(fs::read_to_string(folder.path().join("set.yaml")).expect("a file"), made.stdout);
    assert!(!folder.path().join("set.yaml.partial").exists());
    let verified = train(folder.path(), &["verify", "set.yaml"]);
    assert_eq!(
        (verified.status, verified.stdout.as_str(), verified.stderr.as_str()),
        (0, "2 problems verified\n", "")
    );
}

#[test]
fn interrupted_work_is_kept_and_goes_on_to_the_same_set() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = |name: &str| folder.path().join(name);
    fs::write(path("games.jsonl"), json(0..400)).expect("written");
    let args = ["train", "generate", "relief", "--from", "games.jsonl", "--count", "9", "-o", "set.yaml"];
    let lines = || fs::read_to_string(path("set.yaml.partial")).map_or(0, |text| text.lines().count());
    let mut working = std::process::Command::new(env!("CARGO_BIN_EXE_jugeote"))
        .args(args)
        .current_dir(folder.path())
        .env("RAYON_NUM_THREADS", "1")
        .stderr(Stdio::null())
        .spawn()
        .expect("started");
    let started = Instant::now();
    while lines() < 4 && started.elapsed() < Duration::from_secs(60) {
        thread::sleep(Duration::from_millis(2));
    }
    let working_id = rustix::process::Pid::from_child(&working);
    rustix::process::kill_process(working_id, rustix::process::Signal::INT).expect("a signal");
    assert_eq!(working.wait().expect("an end").code(), Some(130));
    let kept = lines();
    assert!((4..400).contains(&kept), "{kept}");
    assert!(!path("set.yaml").exists());
    // What was cut in the middle of a line, as by a power failure, or cannot be so, is looked at again.
    let text = fs::read_to_string(path("set.yaml.partial")).expect("a file");
    let damaged = text[..text.len() - 5].replacen("\"within\":", "\"within\":25", 1);
    fs::write(path("set.yaml.partial"), damaged).expect("written");
    let again = run(jugeote(folder.path()).args(args));
    assert!(again.status == 2 && again.stderr.contains("--resume"), "{}", again.stderr);
    let resumed = run(jugeote(folder.path()).args(args).arg("--resume"));
    assert!(resumed.status < 2, "{}", resumed.stderr);
    assert!(!path("set.yaml.partial").exists());
    let whole = run(jugeote(folder.path()).args(&args[..args.len() - 2]));
    assert_eq!(fs::read_to_string(path("set.yaml")).expect("a file"), whole.stdout);
    assert_eq!((whole.status, whole.stderr), (resumed.status, resumed.stderr));
    // Work on other games is not gone on with.
    fs::write(path("set.yaml.partial"), text).expect("written");
    fs::write(path("games.jsonl"), json(1..400)).expect("written");
    let other = run(jugeote(folder.path()).args(args).arg("--resume"));
    assert!(other.status == 3 && other.stderr.contains("other games"), "{}", other.stderr);
    let nowhere = run(jugeote(folder.path()).args(&args[..args.len() - 2]).arg("--resume"));
    assert_eq!(nowhere.status, 2, "{}", nowhere.stderr);
}

#[test]
fn faulty_records_are_told_with_their_place_left_out_and_counted() {
    let folder = tempfile::tempdir().expect("a folder");
    let good: Vec<String> = (0..60).map(|seed| game(seed).to_json()).collect();
    fs::write(folder.path().join("good.jsonl"), good.join("\n")).expect("written");
    let illegal = game(90);
    let mut moves = illegal.moves.clone();
    moves.insert(1, "a1-j10".to_owned());
    let illegal = jugeote::games::Record { moves, ..illegal };
    let other = r#"{"game": "roi", "start": "K", "moves": []}"#;
    let cut = &good[0][..good[0].len() - 20];
    let mut lines = good.clone();
    for (place, line) in [(5, illegal.to_json().as_str()), (9, other), (12, cut)] {
        lines.insert(place, line.to_owned());
    }
    let mut bytes = lines.join("\n").into_bytes();
    bytes.extend(b"\n{\"game\": \"\xe9\"}\n");
    fs::write(folder.path().join("games.jsonl"), bytes).expect("written");
    let args = |file: &'static str| ["generate", "relief", "--from", file, "--count", "2"];
    let (made, sound) =
        (train(folder.path(), &args("games.jsonl")), train(folder.path(), &args("good.jsonl")));
    assert_eq!(made.status, 0, "{}", made.stderr);
    for told in [
        "games.jsonl:6: moves: move 2, `a1-j10`: ",
        "games.jsonl:10: game: the record is of `roi`",
        "games.jsonl:13: ",
        "games.jsonl:64: the file is not UTF-8 text",
        "4 faulty records or positions were left out",
    ] {
        assert!(made.stderr.contains(told), "{told}: {}", made.stderr);
    }
    // Of a record of another game nothing else is said.
    assert_eq!(made.stderr.matches("games.jsonl:10: ").count(), 1, "{}", made.stderr);
    let ids = |text: &str| -> Vec<String> {
        text.lines().filter(|line| line.starts_with("- id:")).map(str::to_owned).collect()
    };
    assert_eq!(ids(&made.stdout), ids(&sound.stdout));
}

#[test]
fn records_in_yaml_with_several_in_a_file_and_bare_positions_are_read() {
    let folder = tempfile::tempdir().expect("a folder");
    let documents: Vec<String> = (0..60).map(|seed| yaml::write(&game(seed)).expect("YAML")).collect();
    fs::write(folder.path().join("games.yaml"), format!("# mine\n---\n{}", documents.join("---\n")))
        .expect("written");
    fs::write(folder.path().join("games.jsonl"), json(0..60)).expect("written");
    let made = |file: &str| train(folder.path(), &["generate", "relief", "--from", file, "--count", "2"]);
    let (from_yaml, from_json) = (made("games.yaml"), made("games.jsonl"));
    assert_eq!(from_yaml.status, 0, "{}", from_yaml.stderr);
    // They stand in other lines of another file.
    let but_places = |text: &str| -> Vec<String> {
        text.lines().filter(|line| !line.contains(" game: ")).map(str::to_owned).collect()
    };
    assert_eq!(but_places(&from_yaml.stdout), but_places(&from_json.stdout));
    assert_eq!(from_yaml.stderr, from_json.stderr);
    let positions: Vec<String> = (0..80).map(|seed| ending(seed).to_string()).collect();
    fs::write(folder.path().join("positions.txt"), format!("# endings\n\n{}\r\n", positions.join("\r\n")))
        .expect("written");
    let from_positions = made("positions.txt");
    assert_eq!(from_positions.status, 0, "{}", from_positions.stderr);
    assert!(from_positions.stdout.contains("  source: position\n"), "{}", from_positions.stdout);
    // Several files, one after the other.
    let both = ["generate", "relief", "--from", "positions.txt", "games.jsonl", "--count", "3"];
    assert_eq!(train(folder.path(), &both).status, 0);
}

#[test]
fn too_few_problems_are_said_and_still_written() {
    let folder = tempfile::tempdir().expect("a folder");
    fs::write(folder.path().join("games.jsonl"), json(0..30)).expect("written");
    let made = train(folder.path(), &["generate", "relief", "--from", "games.jsonl", "--count", "100"]);
    assert_eq!(made.status, 1);
    assert!(made.stderr.contains("of 100 problems were found"), "{}", made.stderr);
    assert!(made.stderr.contains("there should be at least "), "{}", made.stderr);
    let over = "3333333333/3333333333/3333333333/3333333333/3333333333/3333333333/3333333333/3333333333/3333333333/\
                3333333333 ........../........../........../........../........../........../........../........../\
                ........../.....a.... b S 1\n";
    fs::write(folder.path().join("over.txt"), over).expect("written");
    let none = train(
        folder.path(),
        &["generate", "relief", "--from", "over.txt", "--count", "1", "-o", "none.yaml"],
    );
    assert_eq!((none.status, none.stdout.as_str()), (1, ""));
    assert!(!folder.path().join("none.yaml").exists());
}

#[test]
fn faulty_files_are_located() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = |name: &str, text: &[u8]| fs::write(folder.path().join(name), text).expect("written");
    let generate = |name: &str| {
        let ran = train(folder.path(), &["generate", "relief", "--from", name, "--count", "1"]);
        assert_eq!((ran.status, ran.stdout.as_str()), (3, ""), "{name}");
        ran.stderr
    };
    file("position.txt", b"# one\nX\n");
    assert!(generate("position.txt").contains("position.txt:2: position: a position has 5 fields"));
    file("empty.txt", b"\n# nothing\n");
    assert!(generate("empty.txt").contains("no position stands in it"));
    file("latin.txt", b"\n\xe9\n");
    assert!(generate("latin.txt").contains("latin.txt:2: the file is not UTF-8 text"));
    assert!(generate("missing.txt").contains("`missing.txt` cannot be read"));
    let good = yaml::write(&game(1)).expect("YAML").replace("relief", "roi");
    file("second.yaml", format!("{good}---\n{}", good.replace("start:", "stert:")).as_bytes());
    let line =
        good.lines().count() + 2 + good.lines().position(|line| line.starts_with("start:")).expect("a start");
    let err = generate("second.yaml");
    assert!(err.contains(&format!("second.yaml:{line}:1: unknown key `stert`")), "{err}");
    file("other.jsonl", b"{\"game\": \"roi\", \"start\": \"K\", \"moves\": []}\n");
    assert!(generate("other.jsonl").contains("other.jsonl:1: game: the record is of `roi`"));

    let verify = |name: &str, text: &str| {
        file(name, text.as_bytes());
        let ran = train(folder.path(), &["verify", name]);
        assert_eq!((ran.status, ran.stdout.as_str()), (3, ""), "{name}");
        ran.stderr
    };
    assert!(
        verify("format.yaml", "format: 3\nfuture: yes\n").contains("format.yaml:1:9: the file has format 3")
    );
    assert!(
        verify("none.yaml", "format: 2\ngame: relief\nproblems: []\n").contains("no problem stands in it")
    );
    assert!(
        verify("game.yaml", "format: 2\ngame: bataille\nproblems: []\n")
            .contains("the problems are of `bataille`")
    );
    assert!(
        verify("key.yaml", "format: 2\ngame: relief\nproblem: []\n")
            .contains("key.yaml:3:1: unknown key `problem`")
    );
    assert!(verify("text.yaml", "").contains("text.yaml:1:1: "));
    file("games.jsonl", json(0..40).as_bytes());
    let made = train(folder.path(), &["generate", "relief", "--from", "games.jsonl", "--count", "2"]).stdout;
    let second =
        made.lines().enumerate().filter(|(_, line)| line.starts_with("- id:")).nth(1).expect("two").0 + 1;
    let side = made.rfind("  side: ").expect("a side");
    let other = if made[side..].starts_with("  side: red") { "blue" } else { "red" };
    let end = side + made[side..].find('\n').expect("a line end");
    let wrong = format!("{}  side: {other}{}", &made[..side], &made[end..]);
    let err = verify("wrong.yaml", &wrong);
    assert!(err.contains(&format!("wrong.yaml:{second}: problem 2: side: `{other}` stands there")), "{err}");
    let missing = made.replacen("  within: ", "  wihtin: ", 1);
    assert!(verify("won.yaml", &missing).contains("unknown key `wihtin`"));
}

#[test]
fn a_count_out_of_range_and_another_game_are_wrong_usage() {
    let folder = tempfile::tempdir().expect("a folder");
    for count in ["0", "1001", "18446744073709551615"] {
        let ran = train(folder.path(), &["generate", "relief", "--from", "x", "--count", count]);
        assert!(ran.status == 2 && ran.stderr.contains("from 1 to 1000"), "{}", ran.stderr);
    }
    let ran = train(folder.path(), &["generate", "roi", "--from", "x", "--count", "1"]);
    assert!(ran.status == 2 && ran.stderr.contains("relief"), "{}", ran.stderr);
    for command in ["record", "generate", "verify", ""] {
        for lang in ["en", "fr"] {
            let args: Vec<&str> = command.split_whitespace().chain(["--lang", lang, "--help"]).collect();
            let ran = train(folder.path(), &args);
            assert!(ran.status == 0 && !ran.stdout.contains("cli-"), "{}", ran.stdout);
        }
    }
}

#[test]
fn the_commands_of_the_document_run() {
    let document = fs::read_to_string(crate::check::root().join("docs/training.md")).expect("a document");
    let block = document.split("```").nth(1).and_then(|block| block.strip_prefix("sh\n")).expect("a block");
    let folder = tempfile::tempdir().expect("a folder");
    let positions: String = (0..80).flat_map(|seed| [ending(seed).to_string(), "\n".to_owned()]).collect();
    fs::write(folder.path().join("games.jsonl"), json(0..60)).expect("written");
    fs::write(folder.path().join("positions.txt"), positions).expect("written");
    assert_eq!(block.lines().count(), 3);
    for line in block.lines() {
        let words: Vec<&str> = line.strip_prefix("jugeote train ").expect("a command").split(' ').collect();
        let ran = train(folder.path(), &words);
        assert_eq!(ran.status, 0, "{line}: {}", ran.stderr);
    }
}

#[test]
fn an_output_that_is_a_source_or_cannot_be_written_is_refused_before_the_work() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = |name: &str| folder.path().join(name);
    fs::write(path("games.jsonl"), json(0..3)).expect("written");
    fs::hard_link(path("games.jsonl"), path("hard.jsonl")).expect("a link");
    std::os::unix::fs::symlink("games.jsonl", path("soft.jsonl")).expect("a link");
    // The second source does not exist: had the work begun, the status would be 3.
    let from = ["generate", "relief", "--from", "games.jsonl", "missing.jsonl", "--count", "1", "-o"];
    let refused = |output: &str| {
        let ran = train(folder.path(), &[&from[..], &[output]].concat());
        assert_eq!((ran.status, ran.stdout.as_str()), (2, ""), "{output}: {}", ran.stderr);
        ran.stderr
    };
    for same in ["games.jsonl", "./games.jsonl", "hard.jsonl", "soft.jsonl"] {
        let err = refused(same);
        assert!(err.contains("is one of the files the problems are made from"), "{err}");
    }
    assert!(refused(".").contains("`.` cannot be written: it is a folder"));
    assert!(refused("new/").contains("it is a folder"));
    assert!(refused("none/set.yaml").contains("`none/set.yaml` cannot be written: there is no such"));
    assert!(refused("games.jsonl/set.yaml").contains("a part of its path is not a folder"));
    assert_eq!(fs::read_to_string(path("games.jsonl")).expect("a file"), json(0..3));
    let ran = train(folder.path(), &[&from[..], &["set.yaml"]].concat());
    assert_eq!(ran.status, 3, "{}", ran.stderr);
    assert!(!path("set.yaml").exists());
}
