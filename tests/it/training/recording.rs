//! `jugeote train record`: the same arguments give the same games, and the shipped ones are made again from theirs.

use crate::check::{Ran, jugeote, root, run};
use flate2::read::GzDecoder;
use jugeote::games::{Record, relief};
use std::fs::{self, File};
use std::io::Read as _;
use std::path::Path;

fn record(folder: &Path, args: &[&str]) -> Ran {
    run(jugeote(folder).args(["train", "record"]).args(args))
}

fn records(text: &str) -> Vec<Record> {
    text.lines().map(|line| Record::from_json(line).expect("a record")).collect()
}

pub(super) fn unpacked(file: &Path) -> String {
    let mut text = String::new();
    GzDecoder::new(File::open(file).expect("a file")).read_to_string(&mut text).expect("gzip");
    text
}

/// The command of the README beside the games, without its output.
fn shipped_command() -> Vec<String> {
    let readme = fs::read_to_string(root().join("data/relief/README.md")).expect("a README");
    let line = readme.lines().find_map(|line| line.strip_prefix("jugeote train record ")).expect("a command");
    let line = line.strip_suffix(" -o games.jsonl.gz").expect("an output");
    line.split(' ').map(str::to_owned).collect()
}

#[test]
fn a_slice_of_the_shipped_games_is_made_again_byte_for_byte() {
    let shipped = unpacked(&root().join("data/relief/games.jsonl.gz"));
    let mut args = shipped_command();
    let games = args.iter().position(|arg| arg == "--games").expect("how many") + 1;
    assert_eq!(args[games], shipped.lines().count().to_string());
    "50".clone_into(&mut args[games]);
    args.extend(["--skip".to_owned(), "3000".to_owned()]);
    let folder = tempfile::tempdir().expect("a folder");
    let made = record(folder.path(), &args.iter().map(String::as_str).collect::<Vec<_>>());
    assert_eq!(made.status, 0, "{}", made.stderr);
    let slice: String = shipped.split_inclusive('\n').skip(3000).take(50).collect();
    assert_eq!(made.stdout, slice);
}

#[test]
fn the_shipped_games_are_at_least_5000_different_ones_that_can_be_played_again() {
    let all = records(&unpacked(&root().join("data/relief/games.jsonl.gz")));
    assert!(all.len() >= 5_000);
    let mut starts: Vec<&str> = all.iter().map(|record| record.start.as_str()).collect();
    starts.sort_unstable();
    starts.dedup();
    assert_eq!(starts.len(), all.len(), "each game has a terrain of its own");
    for record in all.iter().step_by(20) {
        assert!(record.line::<relief::Position>().is_ok(), "{record:?}");
    }
}

#[test]
fn packed_records_are_the_same_bytes_each_time_and_are_read_like_others() {
    let folder = tempfile::tempdir().expect("a folder");
    let args = ["relief", "--players", "greedy", "level-1", "--games", "4", "--seed", "9"];
    let plain = record(folder.path(), &args);
    assert_eq!(records(&plain.stdout).len(), 4);
    for name in ["one.jsonl.gz", "two.jsonl.gz", "three.jsonl"] {
        let ran = record(folder.path(), &[&args[..], &["-o", name]].concat());
        assert_eq!((ran.status, ran.stdout.as_str()), (0, ""), "{}", ran.stderr);
    }
    let bytes = |name: &str| fs::read(folder.path().join(name)).expect("a file");
    assert_eq!(bytes("one.jsonl.gz"), bytes("two.jsonl.gz"));
    assert_eq!(bytes("three.jsonl"), plain.stdout.as_bytes());
    assert_eq!(unpacked(&folder.path().join("one.jsonl.gz")), plain.stdout);
    let show =
        |name: &str| run(jugeote(folder.path()).args(["game", "show", "relief", "--record", name])).stdout;
    assert!(show("one.jsonl.gz").contains("status: "));
    assert_eq!(show("one.jsonl.gz"), show("three.jsonl"));
}

#[test]
fn a_packed_file_that_would_unpack_to_a_huge_one_is_refused() {
    use std::io::Write as _;
    let folder = tempfile::tempdir().expect("a folder");
    let file = File::create(folder.path().join("bomb.jsonl.gz")).expect("a file");
    let mut packed = flate2::write::GzEncoder::new(file, flate2::Compression::best());
    let chunk = vec![b' '; 1 << 20];
    for _ in 0..65 {
        packed.write_all(&chunk).expect("written");
    }
    packed.finish().expect("written");
    let ran = run(jugeote(folder.path()).args(["game", "show", "relief", "--record", "bomb.jsonl.gz"]));
    assert_eq!((ran.status, ran.stdout.as_str()), (3, ""));
    assert!(ran.stderr.contains("67108864"), "{}", ran.stderr);
    fs::write(folder.path().join("no.jsonl.gz"), "{}").expect("written");
    let ran = run(jugeote(folder.path()).args(["game", "show", "relief", "--record", "no.jsonl.gz"]));
    assert!(ran.status == 3 && ran.stderr.contains("`no.jsonl.gz` cannot be read"), "{}", ran.stderr);
}

#[test]
fn games_do_not_depend_on_the_number_of_cores_and_a_part_of_them_is_the_same_as_in_the_whole() {
    let folder = tempfile::tempdir().expect("a folder");
    let args = ["relief", "--players", "greedy:30%", "level-1:runner", "level-1:fighter", "--seed", "5"];
    let with = |more: &[&str], cores: &str| {
        let mut command = jugeote(folder.path());
        command.args(["train", "record"]).args(args).args(more).env("RAYON_NUM_THREADS", cores);
        let ran = run(&mut command);
        assert_eq!(ran.status, 0, "{}", ran.stderr);
        ran.stdout
    };
    let whole = with(&["--games", "12"], "1");
    assert_eq!(with(&["--games", "12"], "3"), whole);
    let part: String = whole.split_inclusive('\n').skip(5).take(4).collect();
    assert_eq!(with(&["--games", "4", "--skip", "5"], "2"), part);
    let names: Vec<[String; 2]> =
        records(&whole).into_iter().map(|record| record.players.expect("players")).collect();
    assert!(names.iter().all(|[first, second]| first != second), "{names:?}");
    assert!(names.iter().flatten().any(|name| name == "greedy:30%"), "{names:?}");
}

#[test]
fn terrains_noise_and_openings_are_arguments() {
    let folder = tempfile::tempdir().expect("a folder");
    let starts = |more: &[&str]| -> Vec<String> {
        let args = ["relief", "--players", "random", "greedy", "--games", "6"];
        let ran = record(folder.path(), &[&args[..], more].concat());
        assert_eq!(ran.status, 0, "{}", ran.stderr);
        let terrain = |record: Record| record.start.split(' ').next().expect("a terrain").to_owned();
        records(&ran.stdout).into_iter().map(terrain).collect()
    };
    let terrain = |seed: &str| {
        let ran =
            run(jugeote(folder.path()).args(["game", "random", "relief", "--seed", seed, "--terrain-only"]));
        ran.stdout.trim_end().to_owned()
    };
    let two = [terrain("3"), terrain("4")];
    assert!(starts(&["--terrains", "3", "4"]).iter().all(|terrain| two.contains(terrain)));
    assert_ne!(starts(&["--roughness", "0.3"]), starts(&["--roughness", "1.1"]));
    // Whoever plays everything at random is moved by the seed alone, whatever else it is.
    let players = |players: &[&str], more: &[&str]| {
        let args = ["walle", "--games", "2", "--players"];
        records(&record(folder.path(), &[&args[..], players, more].concat()).stdout)
    };
    let noisy = players(&["greedy", "level-1"], &["--noise", "100"]);
    assert_eq!(noisy[0].players.as_ref().map(|players| players[0].ends_with(":100%")), Some(true));
    let moves = |records: Vec<Record>| records.into_iter().map(|record| record.moves).collect::<Vec<_>>();
    assert_eq!(moves(noisy), moves(players(&["greedy:100%", "level-2:100%"], &[])));
    let opened = players(&["greedy", "level-1"], &["--opening", "6"]);
    assert_ne!(opened[0].moves[..6], opened[1].moves[..6]);
}

#[test]
fn players_that_are_none_and_arguments_that_do_not_fit_are_refused() {
    let folder = tempfile::tempdir().expect("a folder");
    let refused = |args: &[&str]| {
        let ran = record(folder.path(), &[args, &["--games", "1", "--lang", "en"]].concat());
        assert_eq!((ran.status, ran.stdout.as_str()), (2, ""), "{args:?}: {}", ran.stderr);
        ran.stderr
    };
    assert!(refused(&["relief", "--players", "greedi"]).contains("did you mean `greedy`?"));
    assert!(refused(&["relief", "--players", "greedy:brave"]).contains("known are fighter, runner"));
    assert!(refused(&["walle", "--players", "greedy:runner"]).contains("plays in no style"));
    assert!(refused(&["relief", "--players", "random:runner"]).contains("plays in no style"));
    for share in ["101%", "-1%", "+5%", "x%", "%"] {
        let err = refused(&["relief", "--players", &format!("greedy:{share}")]);
        assert!(err.contains("is no share of moves"), "{err}");
    }
    assert!(refused(&["relief", "--players", "greedy:5%:runner"]).contains("is no player"));
    assert!(refused(&["relief", "--players", "greedy:runner:5%:5%"]).contains("is no player"));
    assert!(refused(&["walle", "--players", "greedy", "--roughness", "0.5"]).contains("has no terrain"));
    assert!(refused(&["relief", "--players", "greedy", "--roughness", "9"]).contains("1.4"));
    let ran = record(folder.path(), &["relief", "--players", "greedy", "--games", "0"]);
    assert!(ran.status == 2 && ran.stderr.contains("from 1 to 50000"), "{}", ran.stderr);
}
