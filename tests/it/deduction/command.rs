//! `jugeote game solve bataille --evidence` as a person runs it: status, stdout and stderr.

use super::five_rows;
use assert_cmd::Command;
use std::time::Duration;

/// Status, stdout, stderr.
fn solve(lang: &str, args: &[&str], stdin: &[u8]) -> (i32, String, String) {
    let mut command = Command::cargo_bin("jugeote").expect("the binary");
    command.args(["game", "solve", "--lang", lang, "--color", "never"]).args(args).write_stdin(stdin);
    let output = command.timeout(Duration::from_secs(120)).output().expect("an output");
    let text = |bytes| String::from_utf8(bytes).expect("UTF-8");
    (output.status.code().expect("a status"), text(output.stdout), text(output.stderr))
}

fn of_stdin(stdin: &[u8]) -> (i32, String, String) {
    solve("en", &["bataille", "--evidence", "-"], stdin)
}

/// Numbers of the snake up to 30; it may end in any cell of the last row.
const SIX_GRIDS: &str = "\
grids: 6
certain: 1=A1 2=B1 3=C1 4=D1 5=E1 6=F1 12=A2 11=B2 10=C2 9=D2 8=E2 7=F2 13=A3 14=B3 15=C3 16=D3 17=E3 18=F3 \
24=A4 23=B4 22=C4 21=D4 20=E4 19=F4 25=A5 26=B5 27=C5 28=D5 29=E5 30=F5 31=F6
A6: # 5/6 0.833333
B6: # 2/3 0.666667
C6: 34 1/2 0.500000
D6: 33 2/3 0.666667
E6: 32 5/6 0.833333
question: ?# 1.113334
";

#[test]
fn the_answer_is_lines_of_keys_and_values_the_same_in_both_languages() {
    let lines = five_rows().join("\n");
    for lang in ["en", "fr"] {
        let found = solve(lang, &["bataille", "--evidence", "-"], lines.as_bytes());
        assert_eq!(found, (0, SIX_GRIDS.to_owned(), String::new()));
    }
}

#[test]
fn a_file_may_have_a_byte_order_mark_windows_line_ends_blank_lines_and_comments() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("faits é.txt");
    let text = format!("\u{feff}// the first game\r\n\r\n  {}  \r\n", five_rows().join("\r\n\t"));
    std::fs::write(&file, text).expect("written");
    let name = file.to_str().expect("UTF-8");
    assert_eq!(solve("en", &["bataille", "--evidence", name], b""), (0, SIX_GRIDS.to_owned(), String::new()));
}

#[test]
fn contradictory_facts_count_nothing_and_say_so() {
    let (status, out, err) = of_stdin(b"?12 A1\n12=A1 no\n");
    assert_eq!((status, out.as_str()), (0, "grids: 0\ncertain: none\nquestion: none\n"));
    assert_eq!(err, "warning: the facts contradict each other: no valid grid fits all of them\n");
    let (_, _, err) = solve("fr", &["bataille", "--evidence", "-"], b"?36 A1\n?36 none");
    assert!(err.contains("les faits se contredisent"), "{err}");
}

#[test]
fn every_line_that_is_no_fact_is_named_with_its_number() {
    let (status, out, err) =
        of_stdin("?27 C3\n?37 A1\n?27\n\n12=B4 maybe\nstop yes\n?5 G1\n# a comment\nhélas\n".as_bytes());
    assert_eq!((status, out.as_str()), (3, ""));
    let expected = "\
error: -:2: `37` is neither a number from 1 to 36 nor `#` for a black cell
error: -:3: `?27` is not a fact: a fact is an action and its answer with a space between
error: -:5: `maybe` is not an answer to a guess: `yes` or `no`
error: -:6: `stop` has no answer
error: -:7: `G1` is not a cell: a cell is a column from A to F and a row from 1 to 6, such as `C3`
error: -:8: `# a comment` is not a fact: a fact is an action and its answer with a space between
error: -:9: `hélas` is not a fact: a fact is an action and its answer with a space between
hint: one fact a line, such as `?27 C3`, `?36 none`, `?# A1`, `?# none`, `12=B4 no` or `#=C3 yes`; comments begin with `//`
";
    assert_eq!(err, expected);
}

#[test]
fn hostile_files_are_refused_in_few_words() {
    let (status, _, err) = of_stdin("\u{1b}[2J x\n".repeat(30_000).as_bytes());
    assert_eq!((status, err.lines().count()), (3, 22));
    assert!(!err.contains('\u{1b}') && err.contains("29980 more lines are no facts"), "{err}");
    let (status, _, err) = of_stdin(&b"x".repeat(500_000));
    assert!(status == 3 && err.len() < 500, "{err}");
    let (status, _, err) = of_stdin(&b"?1 A1\n".repeat(200_000));
    assert!(status == 3 && err.contains("too large"), "{err}");
    let (status, _, err) = of_stdin(b"?1 A1\n?2 \xff\n");
    assert!(status == 3 && err.contains("-:2: ") && err.contains("UTF-8"), "{err}");
    let (status, _, err) = solve("en", &["bataille", "--evidence", "no-such-file"], b"");
    assert!(status == 3 && err.contains("`no-such-file` cannot be read"), "{err}");
}

#[test]
fn evidence_is_for_bataille_only() {
    let (status, out, err) = solve("en", &["moulin", "--evidence", "-"], b"");
    assert_eq!((status, out.as_str()), (2, ""));
    assert_eq!(err, "error: `moulin` hides nothing: evidence is for bataille\n");
}

#[test]
fn what_is_missing_or_too_much_is_said_for_the_game() {
    let refused = |args: &[&str], expected: &str| {
        assert_eq!(solve("en", args, b""), (2, String::new(), format!("error: {expected}\n")), "{args:?}");
    };
    refused(&["roi", "K", "--evidence", "x"], "`roi` hides nothing: evidence is for bataille");
    refused(&["bataille"], "bataille is solved from facts: `--evidence FILE` is missing");
    refused(
        &["bataille", "x", "--evidence", "x"],
        "`--evidence FILE` takes the place of a position: give one of the two",
    );
    refused(&["roi"], "the position of `roi` is missing: one line of text, or - to read one a line");
    let (_, _, err) = solve("fr", &["bataille"], b"");
    assert!(err.contains("il manque `--evidence FICHIER`"), "{err}");
}
