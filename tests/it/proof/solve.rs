//! `jugeote game solve` as a person runs it. Expected answers are worked out by hand.

use crate::check::{Ran, jugeote, root, run};
use serde_json::{Value, json};
use std::io::{BufRead as _, BufReader, Write as _};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

const LEVEL: &str = "3333333333/3333333333/3333333333/3333333333/3333333333/3333333333/3333333333/3333333333/\
                     3333333333/3333333333";

fn solve(args: &[&str]) -> Ran {
    run(jugeote(&root()).args(["game", "solve"]).args(args))
}

/// What is printed, the number of nodes left out.
fn solved(args: &[&str]) -> String {
    let ran = solve(args);
    assert_eq!((ran.status, ran.stderr.as_str()), (0, ""), "{args:?}");
    ran.stdout.split_inclusive('\n').filter(|line| !line.starts_with("nodes: ")).collect()
}

fn refused(args: &[&str]) -> String {
    let ran = solve(args);
    assert_eq!((ran.status, ran.stdout.as_str()), (2, ""), "{args:?}");
    ran.stderr
}

/// The JSON objects answered to lines of stdin.
fn objects(args: &[&str], input: &str) -> (i32, Vec<Value>) {
    let ran = run(jugeote(&root()).args(["game", "solve"]).args(args).write_stdin(input));
    assert_eq!(ran.stderr, "");
    (ran.status, ran.stdout.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect())
}

#[test]
fn roi_says_who_wins_by_which_moves_and_the_grundy_value() {
    // W and N lead to cells of value 1 (one step from the blocked corner), NW to the corner itself.
    assert_eq!(solved(&["roi", "../.K"]), "status: ongoing\nwinner: mover\ngrundy: 2\nwinning: NW\n");
    assert_eq!(solved(&["roi", "..P/P.K/..."]), "status: ongoing\nwinner: other\ngrundy: 0\nwinning: -\n");
    assert_eq!(solved(&["roi", "K"]), "status: loss blocked\nwinner: other\ngrundy: 0\nwinning: -\n");
}

#[test]
fn roi_is_solved_on_boards_as_large_as_a_line_can_be() {
    let size = 1023;
    let row = ".".repeat(size);
    let last = format!("{}K", ".".repeat(size - 1));
    let board = [vec![row; size - 1], vec![last]].concat().join("/");
    let (status, found) = objects(&["roi", "-"], &format!("{board}\n"));
    assert_eq!(status, 0);
    // Without pawns the cells with row and column both odd lose.
    let answer = [&found[0]["winner"], &found[0]["grundy"], &found[0]["winning"]];
    assert_eq!(answer, [&json!("other"), &json!(0), &json!([])]);
}

#[test]
fn walle_shows_the_paths_and_the_forbidden_walls_with_the_reason() {
    assert_eq!(
        solved(&["walle", "w 5,5 10,0 9 10 10,0E"]),
        "status: ongoing\nwhite-steps: 5\nwhite-path: 6,5 7,5 8,5 9,5 10,5\n\
         black-steps: 10\nblack-path: 9,0 8,0 7,0 6,0 5,0 4,0 3,0 2,0 1,0 0,0\n\
         forbidden: 9,0S shuts-off\nforbidden: 10,0E stands\n"
    );
    // Round the wall to the north: west first, of two ways as long.
    let round = solved(&["walle", "b 0,0 5,5 10 9 4,5S"]);
    assert!(round.contains("black-steps: 6\nblack-path: 5,4 4,4 3,4 2,4 1,4 0,4\n"), "{round}");
    let start = solved(&["walle", "w - - 10 10 -"]);
    assert!(start.contains("white-steps: -\nwhite-path: -\n"), "{start}");
    assert!(start.ends_with("forbidden: all not-entered\n"), "{start}");
    let shut = solved(&["walle", "b 0,0 10,8 8 10 0,0E;0,0S"]);
    assert!(shut.contains("white-steps: none\nwhite-path: none\nblack-steps: 10\n"), "{shut}");
    assert!(shut.ends_with("forbidden: all already-shut-off\n"), "{shut}");
    let over = solved(&["walle", "b 10,4 3,3 10 10 -", "--in", "1"]);
    assert!(over.starts_with("status: white goal\nwhite-steps: 0\nwhite-path: -\n"), "{over}");
    assert!(over.contains("forbidden: all over\nwithin: 1\nwin: no\n"), "{over}");
    assert!(solved(&["walle", "w 1,1 3,3 10 10 -"]).ends_with("forbidden: -\n"));
}

#[test]
fn walle_counts_forced_passes_in_a_win() {
    // White is walled in and without walls: it passes while Black walks two steps.
    let walls = "0,0E;0,0S;0,5E;0,7E;2,1S;2,5E;4,7E;6,1S;7,7E;9,4S";
    let black = format!("b 0,0 2,5 0 10 {walls}");
    let answer = solved(&["walle", &black, "--in", "2"]);
    let win = "within: 3\nwin: yes\nin: 2\nplies: 3\nwins: 1,5 2\nline: 1,5 pass 0,5\n";
    assert!(answer.ends_with(win), "{answer}");
    let answer = solved(&["walle", &black, "--in", "1"]);
    assert!(answer.ends_with("within: 1\nwin: no\nin: -\nplies: -\nwins: -\nline: -\n"), "{answer}");
    // The side that must pass has no win.
    let answer = solved(&["walle", &format!("w 0,0 2,5 0 10 {walls}"), "--plies", "6"]);
    assert!(answer.contains("forbidden: all no-wall-left\nwithin: 6\nwin: no\n"), "{answer}");
}

#[test]
fn moulin_lists_every_winning_capture() {
    // Blue flies to g7, closes a7-d7-g7 and takes one of the last three.
    assert_eq!(
        solved(&["moulin", "BB./.../.../...B../.../.../RRR b 0 0 40 100", "--in", "1"]),
        "status: ongoing\nwithin: 1\nwin: yes\nin: 1\nplies: 1\n\
         wins: e4-g7xa1 1\nwins: e4-g7xd1 1\nwins: e4-g7xg1 1\nline: e4-g7xa1\n"
    );
}

#[test]
fn relief_sees_the_sentinelle_leave_and_a_finished_game() {
    let pieces = "....S...../........../........../........../........../........../........../........../\
                  ........../.....a....";
    assert_eq!(
        solved(&["relief", &format!("{LEVEL} {pieces} r - 0"), "--in", "1"]),
        "status: ongoing\nwithin: 1\nwin: yes\nin: 1\nplies: 1\nwins: e10-out 1\nline: e10-out\n"
    );
    let gone = pieces.replace('S', ".");
    assert_eq!(
        solved(&["relief", &format!("{LEVEL} {gone} b S 1"), "--in", "3"]),
        "status: red sentinelle\nwithin: 5\nwin: no\nin: -\nplies: -\nwins: -\nline: -\n"
    );
}

#[test]
fn positions_from_stdin_are_answered_in_json() {
    let (status, found) =
        objects(&["moulin", "-", "--in", "1"], "BB./.../.../...B../.../.../RRR b 0 0 40 100\nX\n");
    assert_eq!(status, 2, "one line had an error");
    let first = &found[0];
    assert_eq!([&first["win"], &first["in"], &first["within"]], [&json!("yes"), &json!(1), &json!(1)]);
    assert_eq!(first["wins"], json!([["e4-g7xa1", 1], ["e4-g7xd1", 1], ["e4-g7xg1", 1]]));
    assert_eq!(first["line"], json!(["e4-g7xa1"]));
    assert!(first["nodes"].is_u64(), "{first}");
    assert!(found[1]["error"].is_string(), "{}", found[1]);
    let (_, found) = objects(&["walle", "-"], "w 5,5 10,0 9 10 10,0E\n");
    assert_eq!(found[0]["forbidden"], json!([["9,0S", "shuts-off"], ["10,0E", "stands"]]));
    assert_eq!(found[0]["white-steps"], json!(5));
}

#[test]
fn what_cannot_be_solved_is_refused_with_the_reason() {
    let start = ".../.../.../....../.../.../... b 9 9 0 100";
    assert!(refused(&["moulin", start]).contains("`--in N`"));
    for (option, count) in
        [("--in", "0"), ("--in", "101"), ("--in", "4294967295"), ("--plies", "0"), ("--plies", "200")]
    {
        let err = refused(&["moulin", start, option, count]);
        assert!(err.contains("within 1 to 100 moves (`--in`), or 1 to 199 plies"), "{option} {count}: {err}");
    }
    assert!(refused(&["moulin", start, "--in", "-1"]).contains("-1"));
    assert!(refused(&["moulin", start, "--in", "2", "--plies", "2"]).contains("cannot be used together"));
    assert!(refused(&["roi", "K", "--in", "2"]).contains("solved to the end"));
    assert!(refused(&["bataille", "x"]).contains("hidden information"));
    assert!(refused(&["relief", "x", "--in", "1"]).contains("5 fields"));
    let ran = run(jugeote(&root()).args(["--lang", "fr", "game", "solve", "moulin", start]));
    assert!(ran.status == 2 && ran.stderr.contains("jusqu'où chercher un gain ?"), "{}", ran.stderr);
}

#[test]
fn ctrl_c_ends_a_long_solve_with_its_own_status() {
    let mut child = Command::new(assert_cmd::cargo::cargo_bin!("jugeote"))
        .args(["game", "solve", "moulin", "-", "--in", "60"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("started");
    let mut input = child.stdin.take().expect("stdin");
    // The first answer shows that the search has been reached; the second would take years.
    input.write_all(b"X\n.../.../.../....../.../.../... b 9 9 0 100\n").expect("written");
    let mut answer = String::new();
    BufReader::new(child.stdout.take().expect("stdout")).read_line(&mut answer).expect("a line");
    let pid = rustix::process::Pid::from_child(&child);
    rustix::process::kill_process(pid, rustix::process::Signal::INT).expect("sent");
    let begun = Instant::now();
    let status = loop {
        if let Some(status) = child.try_wait().expect("waited") {
            break status;
        }
        if begun.elapsed() > Duration::from_secs(60) {
            child.kill().expect("killed");
            panic!("still running");
        }
        std::thread::sleep(Duration::from_millis(20));
    };
    assert_eq!(status.code(), Some(130));
}

#[test]
fn the_help_of_solve_is_worded_in_both_languages() {
    for lang in ["en", "fr"] {
        let ran = run(jugeote(&root()).args(["game", "solve", "--lang", lang, "--help"]));
        assert!(ran.status == 0 && !ran.stdout.contains("cli-"), "{}", ran.stdout);
    }
}
