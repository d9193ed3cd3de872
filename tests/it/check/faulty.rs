//! Exercises that are at fault once their reference is asked: shown with place and caret, exit status 3.

use super::{EXERCISE, RIGHT, desk, jugeote, run};

/// What is said of the exercise with a part of its YAML replaced.
fn faults(part: &str, instead: &str) -> String {
    assert!(EXERCISE.contains(part));
    let desk = desk(RIGHT);
    let file = desk.path().join("exercises/jeux/roi/exercise.yaml");
    std::fs::write(file, EXERCISE.replace(part, instead)).expect("written");
    let ran = run(jugeote(desk.path()).args(["check", "jeux/roi", "ex.py"]));
    assert_eq!(ran.status, 3, "{}{}", ran.stdout, ran.stderr);
    assert_eq!(ran.stdout, "");
    ran.stderr
}

#[test]
fn an_expectation_that_disagrees_with_the_reference_is_the_authors_fault() {
    let text = faults("{args: [1, []]}", "{args: [1, []], expect: [[\"#\", \"#\"], [\"#\", \"1\"]]}");
    assert!(text.contains("exercises/jeux/roi/exercise.yaml:17:"), "{text}");
    assert!(
        text.contains("`expect` disagrees with the reference") && text.contains("jeu_roi(1, [])"),
        "{text}"
    );
    assert!(text.contains("cell (1, 1): expected '0', got '1'") && text.contains('^'), "{text}");
}

#[test]
fn a_call_the_reference_cannot_answer_is_the_authors_fault() {
    let text = faults("{args: [2, []]}", "{args: [0, []]}");
    assert!(text.contains("the reference cannot answer jeu_roi(0, [])"), "{text}");
    assert!(text.contains("exercise.yaml:23:16"), "{text}");
}

#[test]
fn an_unknown_solver_or_generator_is_answered_with_the_one_meant() {
    let text = faults("reference: roi.grid", "reference: roi.grids");
    assert!(text.contains("roi.grids") && text.contains("`roi.grid`"), "{text}");
    let text =
        faults("    points: 4\n", "    points: 4\n    generate: {with: roi.board, count: 3, seed: 1}\n");
    assert!(text.contains("roi.board") && text.contains("`roi.boards`"), "{text}");
    let text = faults(
        "    points: 4\n",
        "    points: 4\n    generate: {with: roi.boards, count: 3, seed: 1, sze: 4}\n",
    );
    assert!(text.contains("unknown key `sze`") && text.contains("`size`"), "{text}");
    let text = faults(
        "    points: 4\n",
        "    points: 4\n    generate: {with: roi.boards, count: 3, seed: 1, size: many}\n",
    );
    assert!(text.contains(":59\n") && text.contains("^^^^"), "{text}");
}

#[test]
fn a_signature_the_solver_does_not_answer_is_the_authors_fault() {
    let text = faults("returns: \"grid[str]\"", "returns: \"grid[int]\"");
    assert!(text.contains("(int, list[tuple[int, int]]) -> grid[str]"), "{text}");
}

#[test]
fn several_faults_are_shown_in_one_go() {
    let text = faults(
        "      - {args: [2, []]}\n      - {args: [2, [[1, 2]]]}\n",
        "      - {args: [0, []]}\n      - {args: [2, [[1, 7]]]}\n",
    );
    assert!(text.contains("jeu_roi(0, [])") && text.contains("jeu_roi(2, [(1, 7)])"), "{text}");
}

/// The exercise with the author's own Python solution as its reference.
fn with_solution(solution: Option<&str>) -> tempfile::TempDir {
    let desk = desk(RIGHT);
    let file = desk.path().join("exercises/jeux/roi/exercise.yaml");
    std::fs::write(file, EXERCISE.replace("reference: roi.grid", "reference: {solution: python}"))
        .expect("written");
    if let Some(solution) = solution {
        let folder = desk.path().join("solutions/jeux/roi");
        std::fs::create_dir_all(&folder).expect("a folder");
        std::fs::write(folder.join("solution.py"), solution).expect("written");
    }
    desk
}

#[test]
fn an_authors_own_solution_is_the_reference() {
    let desk = with_solution(Some(RIGHT));
    assert_eq!(run(jugeote(desk.path()).args(["check", "jeux/roi", "ex.py"])).status, 0);
    std::fs::write(desk.path().join("ex.py"), RIGHT.replace("'1'", "'2'")).expect("written");
    let ran = run(jugeote(desk.path()).args(["check", "jeux/roi", "ex.py"]));
    assert_eq!(ran.status, 1);
    assert!(ran.stdout.contains("second 1: wrong answer"), "{}", ran.stdout);
}

#[test]
fn a_reference_solution_that_cannot_answer_is_the_authors_fault() {
    for (solution, wanted) in [
        (None, "the reference solution `solutions/jeux/roi/solution.py` is missing"),
        (Some("def jeu(): pass\n"), "there is no function `jeu_roi` in `solution.py`"),
        (
            Some("def jeu_roi(n, p):\n    return 3\n"),
            "the reference cannot answer jeu_roi(1, []): expected a value of the type",
        ),
        (
            Some("def jeu_roi(n, p):\n    return p[0]\n"),
            "the reference cannot answer jeu_roi(1, []): IndexError",
        ),
    ] {
        let desk = with_solution(solution);
        let ran = run(jugeote(desk.path()).args(["check", "jeux/roi", "ex.py"]));
        assert_eq!(ran.status, 3, "{}{}", ran.stdout, ran.stderr);
        assert!(ran.stderr.contains(wanted), "{}", ran.stderr);
    }
}

/// An exercise whose reference is the author's own program, with one case.
fn own(task: &str, solution: &str, case: &str) -> String {
    let folder = tempfile::tempdir().expect("a folder");
    let [exercise, solutions] =
        ["exercises", "solutions"].map(|top| folder.path().join(top).join("essai/un"));
    for made in [&exercise, &solutions] {
        std::fs::create_dir_all(made).expect("a folder");
    }
    let text = format!(
        "format: 1\ntitle: Un\n{task}\nreference: {{solution: python}}\ngroups:\n  - name: g\n    points: 1\n    cases:\n      - {case}\n"
    );
    std::fs::write(exercise.join("exercise.yaml"), text).expect("written");
    std::fs::write(exercise.join("statement.fr.md"), "Un.\n").expect("written");
    std::fs::write(solutions.join("solution.py"), solution).expect("written");
    std::fs::write(folder.path().join("ex.py"), solution).expect("written");
    let ran = run(jugeote(folder.path()).args(["check", "essai/un", "ex.py"]));
    if ran.status == 0 { String::new() } else { format!("{} {}", ran.status, ran.stderr) }
}

#[test]
fn what_is_written_for_a_program_must_be_what_the_authors_own_program_does() {
    let script = "script: true";
    let solution = "import sys\nprint(int(input()) * 2)\nsys.exit(3)\n";
    assert_eq!(own(script, solution, "{stdin: 4}"), "");
    assert_eq!(own(script, solution, r#"{stdin: 4, stdout: "8", status: 3}"#), "");
    let text = own(script, solution, r#"{stdin: 4, stdout: "9", status: 3}"#);
    assert!(text.starts_with("3 ") && text.contains(r"which answers '8' to un < '4'"), "{text}");
    let text = own(script, solution, r#"{stdin: 4, stdout: "8"}"#);
    assert!(text.contains("the program ended with status 3; 0 is expected"), "{text}");
    let text = own(script, "raise ValueError('x')\n", "{stdin: 4}");
    assert!(text.contains("the reference cannot answer un < '4': ValueError: x"), "{text}");
    let text = own(script, "import os\nos.write(1, b'\\xff')\n", "{stdin: 4}");
    assert!(text.contains("is no UTF-8 text"), "{text}");
}

#[test]
fn an_exception_that_is_expected_must_be_what_the_authors_own_solution_raises() {
    let task = "function: {name: f, params: [{name: x, type: int}], returns: int}";
    let solution = "def f(x):\n    if x < 0: raise ValueError('négatif')\n    return x\n";
    assert_eq!(own(task, solution, "{args: [-1], raises: {type: ValueError, message: négatif}}"), "");
    assert_eq!(own(task, solution, "{args: [-1], raises: Exception}"), "");
    let text = own(task, solution, "{args: [1], raises: ValueError}");
    assert!(text.starts_with("3 ") && text.contains("which answers 1 to f(1)"), "{text}");
    let text = own(task, solution, "{args: [-1], raises: TypeError}");
    assert!(text.contains("this exception is not the one expected, `TypeError`"), "{text}");
    let text = own(task, solution, "{args: [-1]}");
    assert!(text.contains("the reference cannot answer f(-1): ValueError: négatif"), "{text}");
}
