//! Exercises beyond a function that returns: programs, expected exceptions, state that is kept, cases that say
//! themselves what is expected.

use super::{jugeote, run};
use serde_json::Value as Json;
use tempfile::TempDir;

/// The JSON report of a submission to an exercise, and the exit status.
pub(super) fn graded(exercise: &str, source: impl AsRef<[u8]>) -> (Json, i32) {
    graded_beside(exercise, source, &[])
}

/// The same with more files, by their paths from the folder where the person stands.
pub(super) fn graded_beside(exercise: &str, source: impl AsRef<[u8]>, files: &[(&str, &str)]) -> (Json, i32) {
    let folder = laid(exercise, source, files);
    let ran = run(jugeote(folder.path()).args(["check", "essai/compte", "ex.py", "--format", "json"]));
    let report = serde_json::from_str(&ran.stdout).unwrap_or_else(|_| panic!("{}{}", ran.stdout, ran.stderr));
    (report, ran.status)
}

/// A folder with the exercise `essai/compte`, the submission `ex.py` and more files.
pub(super) fn laid(exercise: &str, source: impl AsRef<[u8]>, files: &[(&str, &str)]) -> TempDir {
    let folder = tempfile::tempdir().expect("a folder");
    let lay = |path: &str, content: &[u8]| {
        let path = folder.path().join(path);
        std::fs::create_dir_all(path.parent().expect("a folder")).expect("a folder");
        std::fs::write(path, content).expect("written");
    };
    let text = format!("format: 1\ntitle: Compte\n{exercise}");
    lay("exercises/essai/compte/exercise.yaml", text.as_bytes());
    lay("exercises/essai/compte/statement.fr.md", b"Compte.\n");
    lay("exercises/essai/compte/data.txt", "donn\u{e9}es".as_bytes());
    lay("ex.py", source.as_ref());
    for (path, content) in files {
        lay(path, content.as_bytes());
    }
    folder
}

/// The verdicts of the cases in order.
pub(super) fn verdicts(report: &Json) -> Vec<&str> {
    let cases = report["tests"].as_array().expect("cases");
    cases.iter().map(|case| case["status"].as_str().expect("a status")).collect()
}

/// An exercise with one group of these cases.
fn with(head: &str, cases: &[&str]) -> String {
    let cases = cases.join("\n      - ");
    format!("{head}\ngroups:\n  - name: examples\n    points: 4\n    cases:\n      - {cases}\n")
}

fn script(cases: &[&str]) -> String {
    with("script: true", cases)
}

fn function(cases: &[&str]) -> String {
    with("function: {name: f, params: [{name: x, type: int}], returns: any}", cases)
}

#[test]
fn a_program_reads_its_input_and_its_arguments_and_prints() {
    let source = "\
import sys
def double(x):
    return 2 * x
if __name__ == '__main__':
    n = int(input('n ? '))
    print(double(n), *sys.argv[1:])
    print('vu', file=sys.stderr)
";
    let exercise = script(&[
        r#"{stdin: "4\n", stdout: "n ? 8\n"}"#,
        r#"{stdin: 21, argv: [a, "b c"], stdout: "n ? 42 a b c"}"#,
        r#"{stdin: "4\n", stdout: "n ? 9\n"}"#,
    ]);
    let (report, status) = graded(&exercise, source);
    assert_eq!((verdicts(&report), status), (vec!["passed", "passed", "wrong"], 1));
    let case = &report["tests"][2];
    assert_eq!(case["call"]["text"], r"compte < '4\n'");
    assert_eq!(case["expected"]["text"], r"'n ? 9\n'");
    assert_eq!(case["actual"]["text"], r"'n ? 8\n'");
    assert_eq!(case["output"]["text"], "vu\n");
    assert_eq!(report["tests"][1]["call"]["text"], r"compte a 'b c' < '21'");
}

#[test]
fn a_function_test_of_the_same_file_does_not_run_its_guarded_part() {
    let source = "def f(x): return x + 1\nif __name__ == '__main__':\n    print(f(int(input('n ? '))))\n";
    let (report, _) = graded(&function(&["{args: [1], expect: 2}"]), source);
    assert_eq!(verdicts(&report), ["passed"]);
    let (report, _) = graded(&script(&[r#"{stdin: "4", stdout: "n ? 5"}"#]), source);
    assert_eq!(verdicts(&report), ["passed"]);
}

/// Case 11: line ends and a last one are never wrong in what is printed; a returned text is compared exactly.
#[test]
fn line_ends_and_a_last_one_do_not_count_in_what_a_program_prints() {
    let expected = [r#"{stdout: "5 16\n"}"#];
    let crlf = "import sys\nsys.stdout.buffer.write(b'5 16\\r\\n')\n";
    assert_eq!(verdicts(&graded(&script(&expected), crlf).0), ["passed"]);
    assert_eq!(verdicts(&graded(&script(&expected), "print('5 16', end='')\n").0), ["passed"]);
    let two = graded(&script(&[r#"{stdout: "a\nb"}"#]), "print('a\\n\\nb')\n").0;
    assert_eq!(verdicts(&two), ["wrong"]);
    let returned = function(&[r#"{args: [1], expect: "a\n"}"#]);
    let (report, _) = graded(&returned, "def f(x): return 'a\\r\\n'\n");
    assert_eq!(verdicts(&report), ["wrong"]);
    assert_eq!(report["tests"][0]["actual"]["text"], r"'a\r\n'");
}

/// Case 27, programs: `|` and `|-` are the same to them.
#[test]
fn both_block_scalars_fit_what_a_program_prints() {
    for mark in ["|", "|-"] {
        let cases = format!(
            "script: true\ngroups:\n  - name: examples\n    points: 1\n    cases:\n      - stdout: {mark}\n          a\n          b\n"
        );
        assert_eq!(graded(&cases, "print('a'); print('b')\n").1, 0, "{mark}");
    }
}

/// Case 10: bytes that are not text stay visible, and the report is UTF-8.
#[test]
fn a_program_that_prints_bytes_that_are_no_text_is_wrong_and_they_are_shown() {
    let source = "import sys\nsys.stdout.buffer.write(b'ok \\xff\\n')\n";
    let (report, status) = graded(&script(&["{stdout: ok}"]), source);
    assert_eq!((verdicts(&report), status), (vec!["wrong"], 1));
    assert_eq!(report["tests"][0]["actual"]["text"], r"b'ok \xff\n'");
}

#[test]
fn a_program_ends_with_the_status_that_is_expected() {
    let cases = [
        r#"{argv: ["0"], stdout: fait}"#,
        r#"{argv: ["3"], stdout: fait, status: 3}"#,
        r#"{argv: ["3"], stdout: fait}"#,
    ];
    for end in ["sys.exit(n)", "os._exit(n)", "raise SystemExit(n)", "atexit.register(os._exit, n)"] {
        let source =
            format!("import atexit, os, sys\nn = int(sys.argv[1])\nprint('fait', flush=True)\n{end}\n");
        let (report, _) = graded(&script(&cases), source);
        assert_eq!(verdicts(&report), ["passed", "passed", "wrong"], "{end}");
        let why = report["tests"][2]["explanation"].as_str().expect("an explanation");
        assert_eq!(why, "the program ended with status 3; 0 is expected");
    }
    let (report, _) = graded(&script(&["{stdout: '', status: 1}"]), "import sys\nsys.exit('raté')\n");
    assert_eq!(verdicts(&report), ["passed"]);
    assert_eq!(report["tests"][0]["output"]["text"], "raté\n");
}

#[test]
fn a_program_that_raises_reads_too_much_or_never_ends_is_told_so() {
    let cases = ["{stdin: a, stdout: a}"];
    let (report, _) = graded(&script(&cases), "print('avant')\nprint(int(input()))\n");
    assert_eq!(verdicts(&report), ["error"]);
    assert_eq!(report["tests"][0]["exception"]["type"], "ValueError");
    assert_eq!(report["tests"][0]["exception"]["frames"][0]["line"], 2);
    assert_eq!(report["tests"][0]["output"]["text"], "avant\n");
    let (report, _) = graded(&script(&cases), "input()\ninput()\n");
    let detail = report["tests"][0]["detail"].as_str().expect("a detail");
    assert!(detail.contains("reads more lines than it is given"), "{detail}");
    let endless = with("script: true\nlimits: {time: 200ms}", &cases);
    let (report, _) = graded(&endless, "while True: pass\n");
    assert_eq!(verdicts(&report), ["timeout"]);
    let (report, _) = graded(&script(&cases), "while True: print('a' * 1000)\n");
    assert_eq!(verdicts(&report), ["output"]);
    let (report, _) = graded(&script(&cases), "print('a'\n");
    assert_eq!(
        (verdicts(&report), report["problem"]["site"]["line"].as_i64()),
        (vec!["not-loaded"], Some(1))
    );
}

#[test]
fn a_large_input_reaches_a_program_whole_and_is_no_file_in_its_folder() {
    let line = "0123456789".repeat(20_000);
    let cases = format!("{{stdin: \"{line}\", stdout: \"200000 ['ex.py']\"}}");
    let source = "import os, sys\nprint(len(sys.stdin.read()), os.listdir('.'))\n";
    assert_eq!(verdicts(&graded(&script(&[&cases]), source).0), ["passed"]);
}

#[test]
fn every_run_of_a_program_starts_afresh() {
    let source = "open('trace', 'a').write('x')\nprint(open('trace').read())\n";
    let (report, _) = graded(&script(&["{stdout: x}", "{stdout: x}"]), source);
    assert_eq!(verdicts(&report), ["passed", "passed"]);
}

/// Case 22: the type alone fits any version; a message that differs is said; a class fits those derived from it.
#[test]
fn an_expected_exception_passes_by_its_class_and_its_message() {
    let source = "def f(x):\n    print(v)\n    v = 1\n";
    let cases = [
        "{args: [1], raises: UnboundLocalError}",
        "{args: [1], raises: {type: NameError}}",
        "{args: [1], raises: {type: UnboundLocalError, message: autre}}",
        "{args: [1], raises: ValueError}",
    ];
    let (report, status) = graded(&function(&cases), source);
    assert_eq!((verdicts(&report), status), (vec!["passed", "passed", "wrong", "error"], 1));
    let why = report["tests"][2]["explanation"].as_str().expect("an explanation");
    assert!(why.starts_with("the right exception with another message: expected autre, got "), "{why}");
    let why = report["tests"][3]["explanation"].as_str().expect("an explanation");
    assert_eq!(why, "this exception is not the one expected, `ValueError`");
    let exact = ["{args: [1], raises: {type: KeyError, message: \"'clé'\"}}"];
    assert_eq!(graded(&function(&exact), "def f(x): return {}['clé']\n").1, 0);
    let (report, _) = graded(&function(&exact), "def f(x): return KeyError('clé')\n");
    assert_eq!(verdicts(&report), ["wrong"]);
    assert_eq!(report["tests"][0]["explanation"], "no exception was raised; `KeyError` is expected");
    assert_eq!(report["tests"][0]["expected_exception"]["type"], "KeyError");
    let ends = ["{args: [1], raises: SystemExit}"];
    assert_eq!(graded(&function(&ends), "def f(x): exit()\n").1, 0);
}

#[test]
fn a_class_that_only_bears_the_name_of_an_exception_is_not_that_exception() {
    let source = "class ValueError(Exception): pass\ndef f(x): raise ValueError('x')\n";
    let cases = ["{args: [1], raises: ValueError}", "{args: [1], raises: Exception}"];
    assert_eq!(verdicts(&graded(&function(&cases), source).0), ["error", "passed"]);
    // Of its own it may be expected; and aliases are the same class.
    let own = "class PileVide(LookupError): pass\ndef f(x): raise PileVide\n";
    let cases = ["{args: [1], raises: PileVide}", "{args: [1], raises: LookupError}"];
    assert_eq!(verdicts(&graded(&function(&cases), own).0), ["passed", "passed"]);
    let alias = ["{args: [1], raises: IOError}", "{args: [1], raises: OSError}"];
    assert_eq!(verdicts(&graded(&function(&alias), "def f(x): open('absent')\n").0), ["passed", "passed"]);
}

/// A file that warns at every line, and one that takes long or much to read.
#[test]
fn reading_a_file_is_bounded_and_its_warnings_hold_nobody_up() {
    let warns = "print('x = 1 is 1') if 0 else 0\nx = 1 is 1\n".repeat(1500) + "def f(x): return 2\n";
    assert_eq!(graded(&function(&["{args: [1], expect: 2}"]), warns).1, 0);
    let heavy = format!("({}) += 1\ndef f(x): return 2\n", "a,".repeat(400_000));
    let (report, status) = graded(&function(&["{args: [1], expect: 2}"]), heavy);
    assert_eq!((verdicts(&report), status), (vec!["not-loaded"], 1));
}

#[test]
fn a_process_that_comes_back_from_the_call_answers_nothing() {
    let exercise = with(
        "function: {name: f, params: [{name: x, type: int}], returns: int}\nallow: [processes]",
        &["{args: [3], expect: 3}", "{args: [4], expect: 4}"],
    );
    for _ in 0..5 {
        let (report, status) = graded(&exercise, "import os\ndef f(x):\n    os.fork()\n    return x\n");
        assert_eq!((verdicts(&report), status), (vec!["passed"; 2], 0), "{report:#}");
    }
}

#[test]
fn a_recursion_limit_of_the_files_own_holds_in_later_calls_too() {
    let source = "import sys\nsys.setrecursionlimit(3000)\ndef deep(n): return 0 if n == 0 else 1 + deep(n - 1)\ndef f(x): return deep(1500) - 1500 + x\n";
    let (report, status) = graded(&function(&["{args: [3], expect: 3}", "{args: [4], expect: 4}"]), source);
    assert_eq!((status, report["diagnoses"].as_array().map(Vec::len)), (0, Some(0)), "{report:#}");
}

#[test]
fn a_program_that_prints_nothing_is_shown_so() {
    let (report, _) = graded(&script(&["{stdout: \"8\\n\"}"]), "def main(): return 8\nmain()\n");
    assert_eq!(report["tests"][0]["actual"]["text"], "''");
}

#[test]
fn kept_state_lives_through_a_group_and_no_further() {
    let exercise = "\
function: {name: f, params: [{name: x, type: int}], returns: \"list[int]\"}
state: kept
groups:
  - {name: one, points: 1, cases: [{args: [1], expect: [1]}, {args: [2], expect: [1, 2]}, {args: [3], expect: [1, 2, 3]}]}
  - {name: two, points: 1, cases: [{args: [4], expect: [4]}, {args: [5], expect: [4, 5]}]}
";
    let source = "vus = []\ndef f(x):\n    print('vu', x)\n    vus.append(x)\n    return vus\n";
    let (report, status) = graded(exercise, source);
    assert_eq!((verdicts(&report), status), (vec!["passed"; 5], 0));
    for (index, case) in report["tests"].as_array().expect("cases").iter().enumerate() {
        assert_eq!(case["output"]["text"], format!("vu {}\n", index + 1));
    }
    // Without the key every case starts afresh.
    let (report, _) = graded(&exercise.replace("state: kept\n", ""), source);
    assert_eq!(verdicts(&report), ["passed", "wrong", "wrong", "passed", "wrong"]);
}

/// The author's own solution remembers as the submissions do.
#[test]
fn where_state_is_kept_the_reference_keeps_its_own() {
    let exercise = "\
function: {name: f, params: [{name: x, type: int}], returns: int}
state: kept
reference: {solution: python}
groups:
  - {name: one, points: 1, cases: [{args: [3]}, {args: [4]}, {args: [5], expect: 12}]}
  - {name: two, points: 1, cases: [{args: [6], expect: 6}]}
";
    let solution = "total = 0\ndef f(x):\n    global total\n    total += x\n    return total\n";
    let lay = [("solutions/essai/compte/solution.py", solution)];
    let (report, status) = graded_beside(exercise, solution, &lay);
    assert_eq!((verdicts(&report), status), (vec!["passed"; 4], 0));
    let (report, _) = graded_beside(exercise, "def f(x): return x\n", &lay);
    assert_eq!(verdicts(&report), ["passed", "wrong", "wrong", "passed"]);
}

#[test]
fn a_call_that_fails_in_a_kept_process_costs_its_own_case_alone() {
    let exercise = "\
function: {name: f, params: [{name: x, type: int}], returns: int}
state: kept
limits: {time: 300ms}
groups:
  - {name: one, points: 1, cases: [{args: [0], expect: 0}, {args: [1], expect: 1}, {args: [2], expect: 2},
      {args: [3], expect: 3}, {args: [4], expect: 4}, {args: [5], expect: 5}]}
";
    let source = "\
import os
def f(x):
    if x == 1: raise ValueError(x)
    if x == 2:
        while True: pass
    if x == 3: os._exit(0)
    if x == 4: os.write(3, b'v00000002T;' * 3)
    return x
";
    let (report, _) = graded(exercise, source);
    assert_eq!(verdicts(&report), ["passed", "error", "timeout", "crash", "forbidden", "passed"]);
}

#[test]
fn what_a_kept_process_may_ask_next_is_not_there_before_its_turn() {
    // It reads every descriptor it has before it answers: nothing of the next case can be in any.
    let exercise = "\
function: {name: f, params: [{name: x, type: int}], returns: any}
state: kept
groups:
  - {name: one, points: 1, cases: [{args: [1], expect: []}, {args: [2], expect: []}]}
";
    let source = "\
import os, select
def f(x):
    ready = select.select([n for n in range(20) if n != 3 and lives(n)], [], [], 0)[0]
    return [n for n in ready if os.fstat(n).st_mode & 0o170000 == 0o010000]
def lives(n):
    try: return os.fstat(n) and True
    except OSError: return False
";
    let (report, _) = graded(exercise, source);
    assert_eq!(verdicts(&report), ["passed", "passed"], "{report:#}");
}

#[test]
fn a_file_provided_lies_beside_the_submission() {
    let exercise = with(
        "function: {name: f, params: [], returns: str}\nprovided: [data.txt]",
        &["{args: [], expect: données}"],
    );
    assert_eq!(graded(&exercise, "def f(): return open('data.txt', encoding='utf-8').read()\n").1, 0);
}

/// Case 24: the seed is set before the file is loaded and before each case, alone or among others.
#[test]
fn a_seed_gives_the_same_numbers_in_every_run() {
    let source =
        "import random\nR = random.randint(1, 10**6)\ndef f(x): return R + random.randint(1, 10**6)\n";
    let head = "function: {name: f, params: [{name: x, type: int}], returns: int}\nrandom_seed: 7";
    let first = |cases: &[&str]| graded(&with(head, cases), source).0["tests"][0]["actual"]["text"].clone();
    let alone = first(&["{args: [1], expect: 0}"]);
    assert!(alone.is_string());
    for _ in 0..3 {
        assert_eq!(first(&["{args: [1], expect: 0}", "{args: [2], expect: 0}"]), alone);
    }
}

/// Cases 12 and 13: blanks that nobody sees do not count where the author says so; a line too many always does.
#[test]
fn what_a_program_prints_is_compared_as_the_exercise_says() {
    let verdict = |head: &str, expected: &str, printed: &str| {
        let case = format!("{{stdout: {expected:?}}}");
        let source = format!("print({printed:?}, end='')\n");
        let (report, _) = graded(&with(&format!("script: true{head}"), &[&case]), source);
        verdicts(&report)[0].to_owned()
    };
    assert_eq!(verdict("", "#  #", "#  # \n\n\n"), "wrong");
    let unseen = "\ncompare: {text: [trailing-blanks, blank-lines]}";
    assert_eq!(verdict(unseen, "#  #", "#  # \n\n\n"), "passed");
    assert_eq!(verdict(unseen, "$0", "$0\nNone\n"), "wrong");
    let blanks = "\ncompare: {text: [blanks]}";
    assert_eq!(verdict(blanks, "a b", "\n\n  a    b \n"), "passed");
    assert_eq!(verdict(blanks, "a b", "ab"), "wrong");
}

#[test]
fn an_authors_checker_judges_what_a_program_prints() {
    let exercise = "script: true\ncheck: {python: data.py}\ngroups:\n  - {name: g, points: 1, cases: [{stdin: 4, argv: [a]}]}\n";
    let checker = "def check(args, expected, actual):\n    return args == ['4', ['a']] and expected is None and actual == '4a\\n'\n";
    let lay = [("exercises/essai/compte/data.py", checker)];
    let (report, status) = graded_beside(exercise, "import sys\nprint(input() + sys.argv[1])\n", &lay);
    assert_eq!((verdicts(&report), status), (vec!["passed"], 0));
    let (report, _) = graded_beside(exercise, "print(4)\n", &lay);
    assert_eq!(verdicts(&report), ["wrong"]);
}
