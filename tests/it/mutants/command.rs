//! `jugeote mutants` as an author uses it.

use crate::check::{Ran, jugeote, root, run};
use serde_json::Value as Json;
use std::fs;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};
use tempfile::TempDir;

/// The largest of a list: with one case, three mutants live, of which only one can be told from it.
pub(super) const LARGEST: &str = "\
def plus_grand(nombres):
    meilleur = nombres[0]
    for nombre in nombres:
        if nombre > meilleur:
            meilleur = nombre  # élève
    return meilleur
";

const SIGNATURE: &str =
    "function: {name: plus_grand, params: [{name: nombres, type: 'list[int]'}], returns: int}";

/// A folder with the exercise `essai/liste`: this head, one group of these cases, and a solution.
pub(super) fn laid(head: &str, cases: &[&str], solution: &str) -> TempDir {
    let folder = tempfile::tempdir().expect("a folder");
    lay(&folder, head, cases, solution);
    folder
}

fn lay(folder: &TempDir, head: &str, cases: &[&str], solution: &str) {
    let cases: Vec<_> = cases.iter().map(|case| format!("      {case}")).collect();
    let cases = cases.join("\n");
    let yaml = format!(
        "format: 1\ntitle: Essai\n{head}\nlimits: {{time: 400ms}}\ngroups:\n  - name: exemples\n    points: 4\n    cases:\n{cases}\n"
    );
    for (path, text) in [
        ("exercises/essai/liste/exercise.yaml", yaml.as_str()),
        ("exercises/essai/liste/statement.fr.md", "Essai.\n"),
        ("solutions/essai/liste/solution.py", solution),
    ] {
        let path = folder.path().join(path);
        fs::create_dir_all(path.parent().expect("a folder")).expect("a folder");
        fs::write(path, text).expect("written");
    }
}

pub(super) fn largest() -> TempDir {
    laid(SIGNATURE, &["- {args: [[1, 3, 2]], expect: 3}"], LARGEST)
}

pub(super) fn tried(folder: &TempDir, more: &[&str]) -> Ran {
    run(jugeote(folder.path()).args(["mutants", "essai/liste", "--inputs", "800"]).args(more))
}

pub(super) fn document(folder: &TempDir) -> (Json, i32) {
    let ran = tried(folder, &["--format", "json"]);
    let json = serde_json::from_str(&ran.stdout).unwrap_or_else(|_| panic!("{}{}", ran.stdout, ran.stderr));
    (json, ran.status)
}

/// Each survivor as `line: before -> after, what the search came to`.
fn survivors(document: &Json) -> Vec<String> {
    let one = |one: &Json| {
        let text = |key: &str| one[key].as_str().expect("a text").to_owned();
        format!("{}: {} -> {}, {}", one["line"], text("was"), text("now"), text("difference"))
    };
    document["survivors"].as_array().expect("survivors").iter().map(one).collect()
}

#[test]
fn a_weak_suite_yields_its_survivors_and_the_case_that_is_missing() {
    let folder = largest();
    let (first, status) = document(&folder);
    assert_eq!(status, 1, "{first:#}");
    // By hand: beginning with the second element fails a list of one; beginning with the last, or taking an equal
    // number again, changes nothing.
    assert_eq!(survivors(&first), ["2: 0 -> 1, found", "2: 0 -> -1, none", "4: > -> >=, none"]);
    let found = &first["survivors"][0];
    assert_eq!(found["found"]["verdict"], "error", "{found:#}");
    let case = found["found"]["case"].as_str().expect("a case");
    assert!(case.starts_with("- {args: [["), "{case}");
    assert_eq!(document(&folder).0, first, "the same again");

    // Pasted into the exercise, it does what it was found for.
    lay(&folder, SIGNATURE, &["- {args: [[1, 3, 2]], expect: 3}", case], LARGEST);
    let (second, _) = document(&folder);
    assert_eq!(survivors(&second), ["2: 0 -> -1, none", "4: > -> >=, none"]);
    let all = first["mutants"].as_u64().expect("a number");
    assert_eq!((second["mutants"].as_u64(), second["caught"].as_u64()), (Some(all), Some(all - 2)));
    assert_eq!(second["groups"], serde_json::json!([{"name": "exemples", "caught": all - 2}]));
}

#[test]
fn people_read_the_line_the_change_and_what_to_do() {
    let folder = largest();
    let ran = tried(&folder, &[]);
    assert_eq!((ran.status, ran.stderr.as_str()), (1, ""));
    let wanted = "\
no case notices this mutant: `>` became `>=`
    in solutions/essai/liste/solution.py, line 4
    4 │ if nombre > meilleur:
      │           ^
";
    assert!(ran.stdout.contains(wanted), "{}", ran.stdout);
    assert!(ran.stdout.contains("a case that notices it, to paste into `exercise.yaml`:\n    - {args: [["));
    let entry = "\
    - line: 'if nombre > meilleur:'
      was: '>'
      now: '>='
      why: {fr: \"…\", en: \"…\"}
";
    assert!(ran.stdout.contains(entry), "{}", ran.stdout);
    assert!(ran.stdout.contains("3 mutants are noticed by no case\n"), "{}", ran.stdout);
    let ran = tried(&folder, &["--lang", "fr"]);
    for part in [
        "aucun cas ne remarque ce mutant : `0` est devenu `1`",
        "un cas qui le remarque, à coller dans `exercise.yaml` :",
        "3 mutants ne sont remarqués par aucun cas",
    ] {
        assert!(ran.stdout.contains(part), "{part}: {}", ran.stdout);
    }
}

#[test]
fn a_mutant_that_never_ends_is_noticed_by_the_time_it_takes() {
    let solution =
        "def plus_grand(nombres):\n    n = len(nombres)\n    while n > 1:\n        n -= 1\n    return n\n";
    let folder =
        laid(SIGNATURE, &["- {args: [[1, 3, 2]], expect: 1}", "- {args: [[4, 1]], expect: 1}"], solution);
    let (found, _) = document(&folder);
    // `n += 1`, `n -= 0` and `n -= 1` left out never end; what lives on is told by its place.
    assert!(survivors(&found).iter().all(|one| !one.starts_with("4:")), "{found:#}");
}

#[test]
fn a_reference_that_is_the_solution_and_exceptions_serve_as_well() {
    let solution = "\
def plus_grand(nombres):
    if len(nombres) < 2:
        raise ValueError('trop court')
    return max(nombres)
";
    let cases = ["- {args: [[1, 3, 2]]}", "- {args: [[]], raises: ValueError}"];
    let folder = laid(&format!("{SIGNATURE}\nreference: {{solution: python}}"), &cases, solution);
    let (found, status) = document(&folder);
    assert_eq!(status, 1);
    // Two elements, or one, are what no case is about; and of no elements `max` raises the same by itself.
    assert_eq!(
        survivors(&found),
        [
            "2: < -> <=, found",
            "2: 2 -> 3, found",
            "2: 2 -> 1, found",
            "3: raise ValueError('trop court') -> pass, found"
        ],
        "{found:#}"
    );
    let cases: Vec<_> =
        found["survivors"].as_array().expect("survivors").iter().map(|one| &one["found"]).collect();
    assert!(
        cases[2]["case"].as_str().is_some_and(|case| case.ends_with(", raises: ValueError}")),
        "{cases:#?}"
    );
    assert_eq!((&cases[0]["verdict"], &cases[2]["verdict"]), (&Json::from("error"), &Json::from("wrong")));
}

#[test]
fn a_program_is_tried_on_neighbours_of_what_its_cases_read() {
    let solution = "\
n = int(input())
if n > 9:
    print('grand')
else:
    print('petit')
";
    let folder = laid(
        "script: true",
        &["- {stdin: \"4\\n\", stdout: \"petit\\n\"}", "- {stdin: \"12\\n\", stdout: \"grand\\n\"}"],
        solution,
    );
    let (found, status) = document(&folder);
    assert_eq!(status, 1);
    assert_eq!(
        survivors(&found),
        ["2: > -> >=, found", "2: 9 -> 10, found", "2: 9 -> 8, found"],
        "{found:#}"
    );
    let case = found["survivors"][1]["found"]["case"].as_str().expect("a case");
    assert!(case.starts_with("- {stdin: ") && case.ends_with("stdout: \"grand\\n\"}"), "{case}");
}

#[test]
fn what_cannot_be_tried_is_said_with_its_status() {
    let folder = largest();
    let solution = folder.path().join("solutions/essai/liste/solution.py");
    let ran = tried(&folder, &["--python", "/nowhere/python"]);
    assert_eq!(ran.status, 4, "{}", ran.stderr);

    fs::write(&solution, "def plus_grand(nombres):\n    return 3.0\n").expect("written");
    let ran = tried(&folder, &[]);
    assert_eq!((ran.status, ran.stdout.as_str()), (3, ""));
    assert!(ran.stderr.contains("does not pass the case `exemples 1` (wrong)"), "{}", ran.stderr);
    assert!(ran.stderr.contains("solutions/essai/liste/solution.py"), "{}", ran.stderr);

    fs::write(&solution, "def plus_grand(nombres:\n").expect("written");
    let ran = tried(&folder, &[]);
    assert_eq!(ran.status, 3);
    assert!(ran.stderr.contains("(not-loaded)"), "{}", ran.stderr);

    fs::write(&solution, b"# \xe9l\xe8ve\n").expect("written");
    let ran = tried(&folder, &[]);
    assert_eq!(ran.status, 3);
    assert!(ran.stderr.contains("UTF-8"), "{}", ran.stderr);

    fs::remove_file(&solution).expect("removed");
    let ran = tried(&folder, &[]);
    assert_eq!(ran.status, 3);
    assert!(ran.stderr.contains("there is nothing to change"), "{}", ran.stderr);
    assert_eq!(run(jugeote(folder.path()).args(["mutants", "essai/lise"])).status, 2);
    assert_eq!(tried(&folder, &["--inputs", "2000000"]).status, 2);
}

#[test]
fn text_of_a_solution_commands_no_terminal() {
    let solution = format!("{LARGEST}\x1b = '\u{202e}'\n").replace("# élève", "# \x1b[31m\u{202e}");
    let solution = solution.lines().filter(|line| !line.starts_with('\x1b')).collect::<Vec<_>>().join("\n");
    let folder = laid(SIGNATURE, &["- {args: [[3, 3]], expect: 3}"], &solution);
    for more in [&[][..], &["--format", "json"]] {
        let ran = tried(&folder, more);
        assert_eq!(ran.status, 1);
        assert!(!ran.stdout.contains(['\x1b', '\u{202e}']) || more.contains(&"json"), "{:?}", ran.stdout);
        assert!(!ran.stdout.contains('\x1b'), "{:?}", ran.stdout);
    }
}

#[test]
fn an_exercise_that_comes_with_jugeote_notices_every_mutant_but_those_listed() {
    // The others take longer: `.ci/run` tries them all, each on 10,000 inputs.
    let ran = run(jugeote(&root()).args([
        "mutants",
        "bataille/grille_valide",
        "--inputs",
        "100",
        "--format",
        "json",
    ]));
    let found: Json =
        serde_json::from_str(&ran.stdout).unwrap_or_else(|_| panic!("{}{}", ran.stdout, ran.stderr));
    assert_eq!((ran.status, &found["survivors"]), (0, &serde_json::json!([])), "{found:#}");
    assert_eq!(found["equivalents"].as_array().map(Vec::len), Some(1), "{found:#}");
}

#[test]
fn the_page_about_mutants_shows_what_is_printed_and_an_entry_that_is_read() {
    let page = fs::read_to_string(root().join("docs/mutants.md")).expect("the page");
    let block = |kind: &str| {
        let open = format!("```{kind}\n");
        let (_, rest) = page.split_once(&open).expect("a block");
        rest.split("```").next().expect("its text").to_owned()
    };
    let signature =
        "function: {name: first_largest, params: [{name: numbers, type: 'list[int]'}], returns: int}";
    let cases = ["- {args: [[3, 1, 2]], expect: 0}", "- {args: [[1, 5, 4, 2]], expect: 1}"];
    let folder = laid(signature, &cases, &block("python"));
    let ran = tried(&folder, &[]);
    let wanted = block("text").replace("lists/first_largest", "essai/liste");
    assert!(ran.stdout.contains(&wanted), "{}{}", ran.stdout, ran.stderr);
    fs::write(folder.path().join("solutions/essai/liste/equivalent.yaml"), block("yaml")).expect("written");
    let ran = tried(&folder, &[]);
    assert!(ran.stderr.contains("the solution has no such mutant"), "{}", ran.stderr);
}

#[test]
fn an_interruption_ends_the_trial_with_its_own_status_and_leaves_nothing_behind() {
    let solution =
        "def plus_grand(nombres):\n    n = len(nombres)\n    while n > 1:\n        n -= 1\n    return n\n";
    let folder = laid(SIGNATURE, &["- {args: [[1, 3, 2]], expect: 1}"], solution);
    interrupted(&folder, &["mutants", "essai/liste", "--inputs", "1000000"]);
}

#[test]
fn an_interruption_while_a_reference_answers_is_no_fault_of_the_exercise() {
    let head = format!("{SIGNATURE}\nreference: {{solution: python}}");
    let solution = "import time\ndef plus_grand(nombres):\n    time.sleep(0.3)\n    return max(nombres)\n";
    let folder = laid(&head, &["- {args: [[1, 3, 2]]}"; 60], solution);
    fs::write(folder.path().join("ex.py"), LARGEST).expect("written");
    for args in [&["check", "essai/liste", "ex.py"][..], &["mutants", "essai/liste"], &["verify"]] {
        interrupted(&folder, args);
    }
}

/// Runs a command, interrupts it once it runs programs, and looks that it ends as it should: with its own status, and
/// nothing said or left.
fn interrupted(folder: &TempDir, args: &[&str]) {
    let scratch = tempfile::tempdir().expect("a folder");
    let child = Command::new(assert_cmd::cargo::cargo_bin!("jugeote"))
        .current_dir(folder.path())
        .env("TMPDIR", scratch.path())
        .env("LANG", "en_GB.UTF-8")
        .args(args)
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("started");
    let begun = Instant::now();
    while fs::read_dir(scratch.path()).expect("readable").next().is_none() {
        assert!(begun.elapsed() < Duration::from_secs(30), "no scratch folder appeared");
        std::thread::sleep(Duration::from_millis(20));
    }
    std::thread::sleep(Duration::from_millis(500));
    rustix::process::kill_process(rustix::process::Pid::from_child(&child), rustix::process::Signal::INT)
        .expect("sent");
    let ended = child.wait_with_output().expect("waited");
    let said = String::from_utf8_lossy(&ended.stderr);
    assert_eq!((ended.status.code(), &*said), (Some(130), ""), "{args:?}");
    assert_eq!(fs::read_dir(scratch.path()).expect("readable").count(), 0, "a scratch folder is left");
}
