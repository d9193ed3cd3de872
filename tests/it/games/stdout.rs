//! Data that does not reach its reader: a full disk is told, a closed pipe ends the work.

use super::bataille::SNAKE;
use std::fs::OpenOptions;
use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::process::{Child, Command, Stdio};
use std::thread;
use std::time::{Duration, Instant};

fn jugeote(args: &[&str]) -> Command {
    let mut command = Command::new(assert_cmd::cargo::cargo_bin!("jugeote"));
    command.args(["--lang", "en", "--color", "never"]).args(args);
    command
}

/// Status and stderr of a process that must end by itself.
fn ended(mut child: Child) -> (i32, String) {
    let deadline = Instant::now() + Duration::from_secs(60);
    let status = loop {
        if let Some(status) = child.try_wait().expect("a child") {
            break status;
        }
        if Instant::now() > deadline {
            child.kill().expect("killed");
            panic!("it never ends");
        }
        thread::sleep(Duration::from_millis(5));
    };
    let mut err = String::new();
    child.stderr.take().expect("a pipe").read_to_string(&mut err).expect("UTF-8");
    (status.code().expect("a status"), err)
}

#[test]
fn a_full_disk_behind_stdout_is_an_error_of_every_command_that_prints_data() {
    let commands: [&[&str]; 8] = [
        &["game", "perft", "roi", "K", "1"],
        &["game", "show", "bataille", SNAKE],
        &["game", "random", "roi", "--seed", "1"],
        &["game", "solve", "roi", "K"],
        &["list"],
        &["show", "roi/jeu_roi"],
        &["schema", "report"],
        &["--help"],
    ];
    for args in commands {
        let full = OpenOptions::new().write(true).open("/dev/full").expect("a device");
        let child = jugeote(args).stdin(Stdio::null()).stdout(full).stderr(Stdio::piped()).spawn();
        let expected = "error: the standard output cannot be written: the disk is full\n";
        assert_eq!(ended(child.expect("it starts")), (2, expected.to_owned()), "{args:?}");
    }
}

/// Status and stderr where lines without end are given and one answer is read.
fn one_answer_read(args: &[&str], line: &str) -> (i32, String) {
    let mut child = jugeote(args)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("it starts");
    let mut lines = child.stdin.take().expect("a pipe");
    let line = format!("{line}\n");
    // Ends when nobody reads the lines any more.
    let writer = thread::spawn(move || while lines.write_all(line.as_bytes()).is_ok() {});
    let mut answer = String::new();
    BufReader::new(child.stdout.take().expect("a pipe")).read_line(&mut answer).expect("a line");
    assert!(answer.starts_with("{\"position\":"), "{answer}");
    let ended = ended(child);
    writer.join().expect("the lines end");
    ended
}

#[test]
fn a_reader_that_has_seen_enough_ends_the_work_quietly_with_its_status() {
    assert_eq!(one_answer_read(&["game", "solve", "roi", "-"], "K"), (0, String::new()));
    assert_eq!(one_answer_read(&["game", "perft", "roi", "-", "1"], "K"), (0, String::new()));
    assert_eq!(one_answer_read(&["game", "moves", "roi", "-"], "X"), (2, String::new()));
}
