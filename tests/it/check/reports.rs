//! Reports for other programs, as `check` writes them.

use super::{EXERCISE, RIGHT, desk, jugeote, run};
use crate::report::readers;
use std::path::Path;

/// Right but for one of the five cases, and printing what commands, formulas and marks are made of.
fn hostile() -> String {
    let prints = r#"    print("::error::x\n::add-mask::y\n##[error]z\x1b[31m]]>\u202e\n```\n=1+1", chr(0xd800) if n < 0 else "")
    return [] if n == 3 else jeu"#;
    RIGHT.replace("    return jeu", prints)
}

fn written(folder: &Path, name: &str) -> String {
    std::fs::read_to_string(folder.join(name)).expect("written")
}

#[test]
fn every_kind_of_report_is_written_in_one_run_and_can_be_read() {
    let desk = desk(hostile());
    let kinds = ["json", "junit", "tap", "github", "gradescope", "exercism", "csv"];
    let mut command = jugeote(desk.path());
    command.args(["check", "jeux/roi", "ex.py"]).env("GITHUB_STEP_SUMMARY", desk.path().join("summary"));
    for kind in kinds {
        command.arg("--report").arg(format!("{kind}=out.{kind}"));
    }
    std::fs::write(desk.path().join("summary"), "before\n").expect("written");
    let ran = run(&mut command);
    assert_eq!((ran.status, ran.stderr.as_str()), (1, ""));
    assert!(ran.stdout.contains("4 cases of 5 passed"), "the report on stdout comes as well");
    let folder = desk.path();

    let cases = readers::junit(&written(folder, "out.junit"));
    let failed: Vec<bool> = cases.iter().map(|case| case.result.is_some()).collect();
    assert_eq!(failed, [false, false, false, false, true]);
    assert!(
        cases
            .iter()
            .all(|case| case.output.as_ref().is_some_and(|text| text.contains("\\x1b[31m]]>\\u202e")))
    );

    let points = readers::tap(&written(folder, "out.tap"));
    assert_eq!(points.iter().map(|point| !point.ok).collect::<Vec<_>>(), failed);

    let rows = readers::csv(&written(folder, "out.csv"), ',');
    assert_eq!((rows.len(), rows[5][5].as_str(), rows[5][6].as_str()), (6, "wrong", "0"));

    for (kind, field, value) in
        [("json", "passed", "false"), ("gradescope", "score", "8"), ("exercism", "status", "\"fail\"")]
    {
        let found: serde_json::Value =
            serde_json::from_str(&written(folder, &format!("out.{kind}"))).expect("JSON");
        assert_eq!(found[field].to_string(), value, "{kind}");
    }

    let annotations = readers::runner(&written(folder, "out.github"));
    let [annotation] = &annotations[..] else { panic!("{annotations:?}") };
    assert_eq!(annotation.get("file"), Some("ex.py"));
    let summary = written(folder, "summary");
    assert!(summary.starts_with("before\n## King") && summary.contains("### second 3&#58; "), "{summary}");
}

#[test]
fn the_word_that_switches_commands_on_is_another_in_every_run_and_nothing_else_is() {
    let desk = desk(RIGHT);
    let logs = [(); 2]
        .map(|()| run(jugeote(desk.path()).args(["check", "jeux/roi", "ex.py", "--format", "github"])));
    let tokens = logs.each_ref().map(|ran| {
        let first = ran.stdout.lines().next().expect("a line");
        first.strip_prefix("::stop-commands::").expect("the command").to_owned()
    });
    assert_ne!(tokens[0], tokens[1]);
    for (ran, token) in logs.iter().zip(&tokens) {
        assert!(token.len() == 32 && token.bytes().all(|b| b.is_ascii_hexdigit()), "{token}");
        assert_eq!((ran.status, ran.stderr.as_str()), (0, ""));
        assert!(readers::runner(&ran.stdout).is_empty());
    }
    assert_eq!(logs[0].stdout.replace(&tokens[0], ""), logs[1].stdout.replace(&tokens[1], ""));
}

#[test]
fn case_35b_a_hidden_case_tells_the_exception_and_the_line_in_every_report_and_no_argument() {
    let source = RIGHT.replace("    return jeu", "    assert n != 3, 'FORTY' + 'TWO'\n    return jeu");
    let desk = desk(source);
    let hidden = EXERCISE.replace("  - name: second\n", "  - name: second\n    visibility: hidden\n");
    std::fs::write(desk.path().join("exercises/jeux/roi/exercise.yaml"), hidden).expect("written");
    let kinds = ["human", "json", "junit", "tap", "github", "gradescope", "exercism", "csv"];
    let mut command = jugeote(desk.path());
    command.args(["check", "jeux/roi", "ex.py", "--report", "github"]);
    for kind in kinds {
        command.arg("--report").arg(format!("{kind}=out.{kind}"));
    }
    assert_eq!(run(&mut command).status, 1);
    for kind in kinds {
        let text = written(desk.path(), &format!("out.{kind}"));
        assert!(text.contains("AssertionError") && text.contains("11"), "{kind}\n{text}");
        assert!(!text.contains("FORTYTWO") && !text.contains("jeu_roi(3"), "{kind}\n{text}");
    }
}

#[test]
fn a_summary_that_cannot_be_written_is_said() {
    let desk = desk(RIGHT);
    let ran = run(jugeote(desk.path())
        .env("GITHUB_STEP_SUMMARY", desk.path().join("absent/summary"))
        .args(["check", "jeux/roi", "ex.py", "--report", "github"]));
    assert_eq!(ran.status, 2);
    assert!(ran.stderr.contains("absent/summary"), "{}", ran.stderr);
}

#[test]
fn a_table_has_points_or_commas_as_asked_for() {
    let desk = desk(RIGHT);
    let args = ["check", "jeux/roi", "ex.py", "--format", "csv", "--csv-decimal", "comma"];
    let ran = run(jugeote(desk.path()).args(args));
    assert!(ran.stdout.starts_with("\u{feff}\"exercise\";\"submission\";"), "{}", ran.stdout);
    let ran = run(jugeote(desk.path()).args(["check", "jeux/roi", "ex.py", "--csv-decimal", "dot"]));
    assert_eq!(ran.status, 2);
}

#[test]
fn classroom_50_is_told_again_what_its_runner_said_and_a_variable_that_is_missing_is_named() {
    let desk = desk(RIGHT);
    let mut command = jugeote(desk.path());
    command.args(["check", "jeux/roi", "ex.py", "--format", "classroom50"]);
    for name in ["CLASSROOM", "ASSIGNMENT", "SUBMISSION_TAG", "COMMIT_URL", "RELEASE_URL"] {
        command.env(name, format!("the {name}"));
    }
    let ran = run(command.env_remove("REVIEW_URL"));
    let found: serde_json::Value = serde_json::from_str(&ran.stdout).expect("JSON");
    let text = |field: &str| found[field].as_str().expect(field).to_owned();
    assert_eq!(
        (text("classroom"), text("submission")),
        ("the CLASSROOM".into(), "the SUBMISSION_TAG".into())
    );
    assert_eq!(text("review"), "the COMMIT_URL");
    assert!(text("datetime").starts_with("20") && text("datetime").ends_with('Z'));
    assert_eq!((&found["score"], &found["max-score"]), (&10.into(), &10.into()));
    let ran = run(command.env_remove("RELEASE_URL"));
    assert_eq!((ran.status, ran.stdout.as_str()), (2, ""));
    assert!(ran.stderr.contains("`RELEASE_URL`"), "{}", ran.stderr);
}
