//! How runs end: orderly, by a killed grader, by a killed keeper; and what is left, which is nothing.

use super::surroundings::Again;
use super::{again, confinement, inhabitants, names_of_inhabitants, start};
use jugeote::sandbox::Scratch;
use std::io::{BufRead as _, BufReader};
use std::path::Path;
use std::process::Stdio;
use std::time::{Duration, Instant};

/// Leaves a daemon in a session of its own, and says on the answer channel that it is there.
const DAEMON: &str = "import os, time
if os.fork() == 0:
    os.setsid()
    if os.fork() == 0:
        os.write(3, b'here')
        time.sleep(60)
    os._exit(0)
os.wait()
time.sleep(60)";

fn eventually(what: &str, mut holds: impl FnMut() -> bool) {
    let begun = Instant::now();
    while !holds() {
        assert!(begun.elapsed() < Duration::from_secs(10), "not so: {what}");
        std::thread::sleep(Duration::from_millis(10));
    }
}

pub(crate) fn is_empty(folder: &Path) -> bool {
    std::fs::read_dir(folder).expect("a readable folder").next().is_none()
}

#[test]
fn a_daemon_does_not_outlive_its_run() {
    let scratch = Scratch::new().expect("a scratch folder");
    let mut confined = start(DAEMON, &scratch, confinement()).expect("a start");
    let mut answer = Vec::new();
    while answer.is_empty() {
        confined.wait(Duration::from_secs(10));
        confined.answers.read_into(&mut answer, 100);
    }
    eventually("the daemon alone is seen", || confined.usage_below().processes == 1);
    assert!(confined.end());
    confined.answers.read_into(&mut answer, 100);
    assert!(confined.answers.ended(), "nobody holds the channel any more");
}

#[test]
fn the_end_says_how_the_program_ended_and_what_it_used() {
    for (script, signal, code) in [
        ("import os; os._exit(3)", None, Some(3)),
        ("import ctypes; ctypes.string_at(0)", Some(libc::SIGSEGV), None),
    ] {
        let scratch = Scratch::new().expect("a scratch folder");
        let mut confined = start(script, &scratch, confinement()).expect("a start");
        while !confined.stdout.ended() {
            confined.wait(Duration::from_secs(10));
            confined.stdout.read_into(&mut Vec::new(), 100);
        }
        // The stream ends an instant before its process does.
        std::thread::sleep(Duration::from_millis(200));
        let ending = confined.ending();
        assert_eq!((ending.signal, ending.code, ending.swept), (signal, code, true));
        assert!(ending.cpu > Duration::from_millis(1) && ending.cpu < Duration::from_secs(5));
    }
}

#[test]
fn a_program_that_cannot_be_started_says_why() {
    let scratch = Scratch::new().expect("a scratch folder");
    super::use_the_built_binary();
    let launch = jugeote::sandbox::Launch {
        program: "/nowhere/at/all".into(),
        args: Vec::new(),
        env: Vec::new(),
        scratch: &scratch,
        largest_file: 0,
        readable: Vec::new(),
        runnable: Vec::new(),
        company: jugeote::sandbox::Company::Alone,
        confinement: confinement(),
    };
    let fault = launch.start().expect_err("nothing to start");
    assert_eq!((fault.what, fault.cause.kind()), ("start", std::io::ErrorKind::NotFound));
}

#[test]
#[ignore = "a part of the test below"]
#[expect(clippy::disallowed_macros, reason = "the test that starts this one waits for the line")]
fn a_grader_to_be_killed() {
    let scratch = Scratch::new().expect("a scratch folder");
    let mut confined = start(DAEMON, &scratch, confinement()).expect("a start");
    let mut answer = Vec::new();
    while answer.is_empty() {
        confined.wait(Duration::from_secs(10));
        confined.answers.read_into(&mut answer, 100);
    }
    println!("ready {}", scratch.path().display());
    std::thread::sleep(Duration::from_secs(60));
}

#[test]
fn a_grader_that_is_killed_leaves_neither_process_nor_folder() {
    let temporary = tempfile::tempdir().expect("a folder");
    let mut grader = again("sandbox::ending::a_grader_to_be_killed")
        .env("TMPDIR", temporary.path())
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .expect("this binary");
    let mut lines = BufReader::new(grader.stdout.take().expect("its output")).lines();
    let ready = lines.any(|line| line.is_ok_and(|line| line.contains("ready ")));
    assert!(ready && inhabitants(temporary.path()) >= 2, "the program and its daemon");
    grader.kill().expect("a kill");
    grader.wait().expect("its end");
    eventually("no process is left", || inhabitants(temporary.path()) == 0);
    eventually("no folder is left", || is_empty(temporary.path()));
}

#[test]
fn what_killed_runs_left_is_removed_by_the_next_one_and_what_living_ones_use_is_not() {
    let temporary = tempfile::tempdir().expect("a folder");
    let dead = temporary.path().join("jugeote-dead/box/deep/er");
    std::fs::create_dir_all(&dead).expect("a folder");
    std::fs::write(dead.join("file"), "content").expect("a file");
    std::fs::create_dir(temporary.path().join("others")).expect("a folder");
    let living = temporary.path().join("jugeote-living");
    std::fs::create_dir(&living).expect("a folder");
    let lock = std::fs::File::open(&living).expect("the folder");
    lock.lock().expect("a lock");
    let output =
        again("sandbox::ending::a_short_run").env("TMPDIR", temporary.path()).output().expect("this binary");
    assert!(output.status.success(), "{output:?}");
    let mut left: Vec<_> = std::fs::read_dir(temporary.path())
        .expect("the folder")
        .flatten()
        .map(|entry| entry.file_name())
        .collect();
    left.sort();
    assert_eq!(left, ["jugeote-living", "others"]);
}

#[test]
#[ignore = "a part of the test above"]
fn a_short_run() {
    assert_eq!(super::said("print(1)", confinement()), "1\n");
}

#[test]
fn a_keeper_that_is_killed_takes_the_run_with_it() {
    let scratch = Scratch::new().expect("a scratch folder");
    let mut confined = start(DAEMON, &scratch, confinement()).expect("a start");
    let mut answer = Vec::new();
    while answer.is_empty() {
        confined.wait(Duration::from_secs(10));
        confined.answers.read_into(&mut answer, 100);
    }
    confined.kill_keeper();
    assert!(confined.end(), "nothing is left");
    assert_eq!(inhabitants(scratch.path()), 0);
    confined.answers.read_into(&mut answer, 100);
    assert!(confined.answers.ended(), "nobody holds the channel any more");
}

#[test]
#[ignore = "a part of the test below"]
fn a_keeper_that_is_none() {
    jugeote::sandbox::keeper_is(Path::new("/bin/true"));
    let fault = jugeote::sandbox::Confinement::prove(None).expect_err("no keeper");
    assert!(fault.cause.starts_with("keeper"), "{fault}");
}

#[test]
fn a_keeper_that_ends_without_an_answer_is_seen_to() {
    Again::tests("sandbox::ending::a_keeper_that_is_none", "-").must_pass_ignored();
}

#[test]
fn a_keeper_that_is_held_is_not_waited_for_without_end() {
    let scratch = Scratch::new().expect("a scratch folder");
    let mut confined = start("import time; time.sleep(60)", &scratch, confinement()).expect("a start");
    confined.stop_keeper();
    let begun = Instant::now();
    assert!(confined.end(), "nothing is left");
    assert!(begun.elapsed() < Duration::from_secs(15));
    assert_eq!(inhabitants(scratch.path()), 0);
}

/// A submission that sleeps, graded by the binary itself, then this signal to it: how it ended.
fn interrupted_check(signal: rustix::process::Signal) -> (Option<i32>, tempfile::TempDir) {
    let submission = tempfile::tempdir().expect("a folder");
    let file = submission.path().join("lente.py");
    std::fs::write(&file, "import time\ndef jeu_roi(n, pos_pions):\n    time.sleep(60)\n").expect("a file");
    interrupted_by(signal, submission.path(), &["check", "roi/jeu_roi", "lente.py"])
}

/// The binary in a folder, where it runs a program that sleeps, then this signal to it: how it ended, and the folder of
/// what it leaves.
pub(crate) fn interrupted_by(
    signal: rustix::process::Signal,
    folder: &Path,
    args: &[&str],
) -> (Option<i32>, tempfile::TempDir) {
    let temporary = tempfile::tempdir().expect("a folder");
    let cache = tempfile::tempdir().expect("a folder");
    let mut grader = std::process::Command::new(env!("CARGO_BIN_EXE_jugeote"))
        .args(args)
        .current_dir(folder)
        .env("TMPDIR", temporary.path())
        .env("XDG_CACHE_HOME", cache.path())
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn()
        .expect("the binary");
    // The interpreter, and the case that it forked.
    eventually("a case runs", || {
        names_of_inhabitants(temporary.path()).iter().filter(|name| name.starts_with("python")).count() >= 2
    });
    rustix::process::kill_process(rustix::process::Pid::from_child(&grader), signal).expect("a signal");
    let status = grader.wait().expect("its end");
    eventually("no process is left", || inhabitants(temporary.path()) == 0);
    (status.code(), temporary)
}

#[test]
fn an_interrupted_check_leaves_nothing() {
    let (exit, temporary) = interrupted_check(rustix::process::Signal::INT);
    assert_eq!(exit, Some(130));
    assert!(is_empty(temporary.path()));
}

#[test]
fn a_killed_check_leaves_nothing() {
    let (exit, temporary) = interrupted_check(rustix::process::Signal::KILL);
    assert_eq!(exit, None);
    eventually("no folder is left", || is_empty(temporary.path()));
}

#[test]
fn a_folder_is_reset_between_cases() {
    let scratch = Scratch::new().expect("a scratch folder");
    scratch.lay("data.txt", b"data").expect("a file");
    std::fs::write(scratch.path().join("data.txt"), "changed").expect("a file");
    std::fs::create_dir_all(scratch.path().join("a/b/c")).expect("a folder");
    std::fs::write(scratch.path().join("a/b/c/d"), "x").expect("a file");
    std::os::unix::fs::symlink("/etc", scratch.path().join("link")).expect("a link");
    assert!(scratch.holds_more_than(1 << 20, 5) && !scratch.holds_more_than(1 << 20, 10));
    scratch.reset().expect("a reset");
    assert_eq!(std::fs::read_to_string(scratch.path().join("data.txt")).expect("the file"), "data");
    assert_eq!(std::fs::read_dir(scratch.path()).expect("the folder").count(), 1);
    std::fs::remove_file(scratch.path().join("data.txt")).expect("a removal");
    scratch.reset().expect("a reset");
    assert_eq!(std::fs::read_to_string(scratch.path().join("data.txt")).expect("the file"), "data");
    assert!(Path::new("/etc/passwd").exists());
    assert!(scratch.lay("../x", b"").is_err() && scratch.lay("a/b", b"").is_err());
}
