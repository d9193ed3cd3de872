//! Languages as people meet them on the command line: told from the file, begun, reported in their own notation,
//! refused where nothing runs them.

use super::{RIGHT, desk, jugeote, root, run};
use std::os::unix::fs::PermissionsExt as _;
use std::path::Path;

fn lay(folder: &Path, name: &str, text: &str) {
    std::fs::write(folder.join(name), text).expect("written");
}

#[test]
fn a_report_on_javascript_is_in_its_own_notation() {
    let desk = desk(RIGHT);
    let source = "function jeu_roi(n, pos_pions) {\n  return Array.from({ length: n + 1 }, () => Array(n + 1).fill('#'));\n}\n";
    lay(desk.path(), "ex.js", source);
    let ran = run(jugeote(desk.path()).args(["check", "jeux/roi", "ex.js"]));
    assert_eq!(ran.status, 1);
    for told in ["language    Node.js ", "call: jeu_roi(1, [])", "expected '0', got '#'"] {
        assert!(ran.stdout.contains(told), "{told}: {}", ran.stdout);
    }
    lay(
        desk.path(),
        "ex.js",
        "function jeu_roi(n, pos_pions) {\n  return pos_pions.length ? [[1.5]] : undefined;\n}\n",
    );
    let ran = run(jugeote(desk.path()).args(["check", "jeux/roi", "ex.js"]));
    for told in ["returned nothing (`undefined`)", "not `1.5` of type `number`"] {
        assert!(ran.stdout.contains(told), "{told}: {}", ran.stdout);
    }
}

#[test]
fn a_report_on_a_program_shows_what_it_read_and_where_its_answer_is_no_json() {
    let desk = desk(RIGHT);
    lay(desk.path(), "ex", "#!/bin/sh\nread line\necho 'the answer is:'\n");
    let ran = run(jugeote(desk.path()).args(["check", "jeux/roi", "ex"]));
    assert_eq!(ran.status, 1);
    for told in ["language    program", "jeu_roi < [", "is not one value in JSON: line 1, column 1"] {
        assert!(ran.stdout.contains(told), "{told}: {}", ran.stdout);
    }
    lay(desk.path(), "ex", "no program\n");
    let ran = run(jugeote(desk.path()).args(["check", "jeux/roi", "ex"]));
    assert_eq!(ran.status, 1, "it is read as Python: {}", ran.stdout);
}

#[test]
fn without_node_a_submission_in_javascript_is_not_graded_and_the_remedy_is_named() {
    let desk = desk(RIGHT);
    lay(desk.path(), "ex.js", "function jeu_roi() {}\n");
    let check = ["check", "jeux/roi", "ex.js"];
    let ran = run(jugeote(desk.path()).env("PATH", desk.path()).args(check));
    assert_eq!(ran.status, 4);
    for told in ["no Node.js was found", "install Node.js", "--node PROGRAM"] {
        assert!(ran.stderr.contains(told), "{told}: {}", ran.stderr);
    }
    assert_eq!(run(jugeote(desk.path()).args(check).args(["--node", "absent"])).status, 4);
    // It answers as an old one does.
    lay(desk.path(), "node", "#!/bin/sh\necho '(16, 20, 0)'\necho /bin/true\n");
    let mode = std::fs::Permissions::from_mode(0o755);
    std::fs::set_permissions(desk.path().join("node"), mode).expect("a mode");
    let ran = run(jugeote(desk.path()).env("PATH", desk.path()).args(check));
    assert_eq!(ran.status, 4);
    assert!(ran.stderr.contains("Node.js 18 or newer is needed"), "{}", ran.stderr);
    // Python is graded all the same, by a solver that needs nothing.
    assert_eq!(run(jugeote(desk.path()).args(["check", "jeux/roi", "ex.py", "--node", "absent"])).status, 0);
}

#[test]
fn an_exercise_is_begun_in_the_language_asked_for() {
    let desk = tempfile::tempdir().expect("a folder");
    let ran = run(jugeote(desk.path()).args(["start", "roi/jeu_roi", "--language", "javascript"]));
    assert_eq!(ran.status, 0, "{}", ran.stderr);
    assert!(ran.stdout.contains("jugeote check roi/jeu_roi jeu_roi.js"), "{}", ran.stdout);
    assert!(!desk.path().join("jeu_roi.py").exists());
    let ran = run(jugeote(desk.path()).args(["start", "roi/jeu_roi"]));
    assert_eq!(ran.status, 0, "{}", ran.stderr);
    assert!(desk.path().join("jeu_roi.py").exists());
    let ran = run(jugeote(desk.path()).args(["start", "roi/jeu_roi", "--language", "program"]));
    assert_eq!(ran.status, 2);
    assert!(ran.stderr.contains("`python`, `javascript`"), "{}", ran.stderr);
}

#[test]
fn an_authors_own_solution_may_be_in_javascript() {
    let desk = desk(RIGHT);
    let exercise = desk.path().join("exercises/jeux/roi/exercise.yaml");
    let text = std::fs::read_to_string(&exercise).expect("the exercise");
    std::fs::write(&exercise, text.replace("reference: roi.grid", "reference: {solution: javascript}"))
        .expect("written");
    let solutions = desk.path().join("solutions/jeux/roi");
    std::fs::create_dir_all(&solutions).expect("a folder");
    std::fs::copy(root().join("solutions/roi/jeu_roi/solution.js"), solutions.join("solution.js"))
        .expect("copied");
    let ran = run(jugeote(desk.path()).args(["check", "jeux/roi", "ex.py"]));
    assert_eq!(ran.status, 0, "{}{}", ran.stdout, ran.stderr);
}
