//! Options, exit statuses, and the environments `check` is run in.

use super::{RIGHT, check, desk, jugeote, run};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

/// Right but for one of the five cases: 4 + 6 × 2/3 = 8 points of 10.
fn nearly() -> String {
    RIGHT.replace("    return jeu", "    return [] if n == 3 else jeu")
}

#[test]
fn a_least_score_is_met_exactly_when_it_is_reached() {
    for (least, status) in [("8", 0), ("8.0", 0), ("8,0", 0), ("8.01", 1), ("10", 1), ("0", 0)] {
        assert_eq!(check(nearly(), &["--min-score", least]).status, status, "{least}");
    }
    for bad in ["x", "-1", "1e3", ""] {
        assert_eq!(check(nearly(), &[&format!("--min-score={bad}")]).status, 2, "{bad}");
    }
}

#[test]
fn exit_zero_turns_a_failed_case_into_success_and_nothing_else() {
    assert_eq!(check(nearly(), &[]).status, 1);
    assert_eq!(check(nearly(), &["--exit-zero"]).status, 0);
    assert_eq!(check(nearly(), &["--exit-zero", "--python", "/bin/true"]).status, 4);
}

#[test]
fn the_exit_status_is_the_same_whatever_the_report() {
    for (source, status) in [(RIGHT.to_owned(), 0), (nearly(), 1), (String::new(), 1)] {
        assert_eq!(check(&source, &["--format", "json"]).status, status);
        assert_eq!(check(&source, &["--report", "json"]).status, status);
    }
}

#[test]
fn several_reports_are_written_in_one_run() {
    let desk = desk(nearly());
    let args = ["check", "jeux/roi", "ex.py", "--report", "json=out.json", "--report", "human=out.txt"];
    let ran = run(jugeote(desk.path()).args(args));
    assert_eq!(ran.status, 1);
    let json = std::fs::read_to_string(desk.path().join("out.json")).expect("written");
    let json: serde_json::Value = serde_json::from_str(&json).expect("JSON");
    assert_eq!(json["score"]["points"].as_f64(), Some(8.0));
    let text = std::fs::read_to_string(desk.path().join("out.txt")).expect("written");
    assert_eq!(text, ran.stdout, "the report on stdout comes as well");
    let ran =
        run(jugeote(desk.path()).args(["check", "jeux/roi", "ex.py", "--report", "json=absent/out.json"]));
    assert_eq!(ran.status, 2);
    assert!(ran.stderr.contains("absent/out.json"), "{}", ran.stderr);
}

#[test]
fn without_an_interpreter_nothing_is_graded_and_the_remedy_is_named() {
    let desk = desk(RIGHT);
    let ran = run(jugeote(desk.path()).env("PATH", desk.path()).args(["check", "jeux/roi", "ex.py"]));
    assert_eq!(ran.status, 4);
    assert!(
        ran.stderr.contains("no Python was found") && ran.stderr.contains("install Python 3"),
        "{}",
        ran.stderr
    );
    let ran = run(jugeote(desk.path()).args(["check", "jeux/roi", "ex.py", "--python", "absent"]));
    assert_eq!(ran.status, 4);
}

#[test]
fn an_unknown_exercise_is_answered_with_the_one_meant() {
    let ran = check(RIGHT, &["--exercises", "absent"]);
    assert_eq!(ran.status, 2);
    assert!(ran.stderr.contains("absent"), "{}", ran.stderr);
    let desk = desk(RIGHT);
    let ran = run(jugeote(desk.path()).args(["check", "jeux/rio", "ex.py"]));
    assert_eq!(ran.status, 2);
    assert!(ran.stderr.contains("`jeux/roi`"), "{}", ran.stderr);
}

#[test]
fn a_locale_without_utf_8_and_a_folder_with_accents_change_nothing() {
    let source = RIGHT.replace("    return jeu", "    print('é')\n    return jeu");
    let desk = desk(source);
    let folder = desk.path().join("Élève 1");
    std::fs::create_dir(&folder).expect("a folder");
    std::fs::copy(desk.path().join("ex.py"), folder.join("mon devoir (2).py")).expect("copied");
    let mut command = jugeote(desk.path());
    command.env("LC_ALL", "POSIX").env("PYTHONUTF8", "0").env("PYTHONCOERCECLOCALE", "0");
    let ran = run(command.args(["check", "jeux/roi", "Élève 1/mon devoir (2).py", "--format", "json"]));
    assert_eq!(ran.status, 0, "{}", ran.stdout);
    let json: serde_json::Value = serde_json::from_str(&ran.stdout).expect("JSON");
    assert!(json["tests"][0]["output"].to_string().contains('é'), "{}", json["tests"][0]["output"]);
}

#[test]
fn the_language_follows_the_option_then_the_locale_then_is_french() {
    let desk = desk(RIGHT);
    let all_passed = |locale: &str, more: &[&str]| {
        let mut command = jugeote(desk.path());
        run(command.env("LANG", locale).args(["check", "jeux/roi", "ex.py"]).args(more))
            .stdout
            .contains("all 5")
    };
    assert!(all_passed("en_US.UTF-8", &[]));
    assert!(!all_passed("fr_FR.UTF-8", &[]));
    assert!(!all_passed("C", &[]));
    assert!(all_passed("C", &["--lang", "en"]));
    assert!(!all_passed("en_US.UTF-8", &["--lang=fr"]));
}

#[test]
fn no_escape_code_is_written_unless_colours_are_asked_for() {
    for (args, env, coloured) in [
        (vec!["--color", "always"], "", true),
        (vec!["--color", "never"], "", false),
        (vec![], "", false),
        (vec!["--color", "always", "--format", "json"], "", false),
        (vec!["--color", "auto"], "1", false),
    ] {
        let desk = desk(nearly());
        let ran =
            run(jugeote(desk.path()).env("NO_COLOR", env).args(["check", "jeux/roi", "ex.py"]).args(&args));
        assert_eq!(ran.stdout.contains('\x1b'), coloured, "{args:?}");
        assert!(!ran.stderr.contains('\x1b'), "{args:?}");
    }
}

#[test]
fn an_interruption_ends_the_run_with_its_own_status_and_leaves_nothing_behind() {
    let desk = desk("import time\ndef jeu_roi(n, pos_pions):\n    time.sleep(1000)\n");
    let scratch = tempfile::tempdir().expect("a folder");
    let mut child = Command::new(assert_cmd::cargo::cargo_bin!("jugeote"))
        .current_dir(desk.path())
        .env("TMPDIR", scratch.path())
        .env("LANG", "en_GB.UTF-8")
        .args(["check", "jeux/roi", "ex.py"])
        .stdout(Stdio::piped())
        .spawn()
        .expect("started");
    let begun = Instant::now();
    while std::fs::read_dir(scratch.path()).expect("readable").next().is_none() {
        assert!(begun.elapsed() < Duration::from_secs(30), "no scratch folder appeared");
        std::thread::sleep(Duration::from_millis(20));
    }
    std::thread::sleep(Duration::from_millis(300));
    let pid = rustix::process::Pid::from_child(&child);
    rustix::process::kill_process(pid, rustix::process::Signal::INT).expect("sent");
    let begun = Instant::now();
    let status = loop {
        if let Some(status) = child.try_wait().expect("waited") {
            break status;
        }
        assert!(begun.elapsed() < Duration::from_secs(30), "still running");
        std::thread::sleep(Duration::from_millis(20));
    };
    assert_eq!(status.code(), Some(130));
    assert_eq!(std::fs::read_dir(scratch.path()).expect("readable").count(), 0, "a scratch folder is left");
}

#[test]
fn a_report_never_takes_the_place_of_a_program() {
    let desk = desk(RIGHT);
    let ran = run(jugeote(desk.path()).args(["check", "jeux/roi", "ex.py", "--report", "json=./ex.py"]));
    assert_eq!(ran.status, 2);
    assert!(ran.stderr.contains("would overwrite `./ex.py`"), "{}", ran.stderr);
    assert_eq!(std::fs::read_to_string(desk.path().join("ex.py")).expect("still there"), RIGHT);
}
