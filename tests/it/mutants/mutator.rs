//! The changes that are proposed for a program, against lists written by hand.

use crate::language::interpreter;
use jugeote::language::{Mutation, Outcome, Runtime, Unmutated, mutations};
use std::io::Write as _;
use std::process::{Command, Stdio};
use std::sync::atomic::AtomicBool;

fn proposed(program: &str) -> Result<Vec<Mutation>, Unmutated> {
    mutations(program, Runtime::Python(interpreter()), crate::sandbox::confinement(), &AtomicBool::new(false))
}

fn found(program: &str) -> Vec<Mutation> {
    proposed(program).unwrap_or_else(|fault| panic!("{program}\n{fault:?}"))
}

/// Every change as `line:column kind: before -> after`.
fn said(program: &str) -> Vec<String> {
    let one = |mutation: &Mutation| {
        let Mutation { kind, line, column, text, .. } = mutation;
        format!("{line}:{column} {}: {} -> {text}", kind.word(), mutation.was(program))
    };
    found(program).iter().map(one).collect()
}

/// The changes of an expression `e`, which stands behind `x = `.
fn of(expression: &str) -> Vec<String> {
    let program = format!("x = {expression}\n");
    let mut all = said(&program);
    assert_eq!(all.remove(0), format!("1:1 statement: x = {expression} -> pass"));
    all.iter().map(|one| one.strip_prefix("1:").expect("one line").to_owned()).collect()
}

#[test]
fn comparisons_lose_or_gain_their_edge_and_are_turned() {
    assert_eq!(of("a < b"), ["7 comparison: < -> <=", "7 comparison: < -> >="]);
    assert_eq!(of("a <= b"), ["7 comparison: <= -> <", "7 comparison: <= -> >"]);
    assert_eq!(of("a > b"), ["7 comparison: > -> >=", "7 comparison: > -> <="]);
    assert_eq!(of("a >= b"), ["7 comparison: >= -> >", "7 comparison: >= -> <"]);
    assert_eq!(of("a == b"), ["7 comparison: == -> !="]);
    assert_eq!(of("a != b"), ["7 comparison: != -> =="]);
    assert_eq!(of("a in b"), ["7 comparison: in -> not in"]);
    assert_eq!(of("a not  in b"), ["7 comparison: not  in -> in"]);
    assert_eq!(of("a is b"), ["7 comparison: is -> is not"]);
    assert_eq!(of("a is not b"), ["7 comparison: is not -> is"]);
    assert_eq!(
        of("a < b == c"),
        ["7 comparison: < -> <=", "7 comparison: < -> >=", "11 comparison: == -> !="]
    );
    assert_eq!(of("(a) < ((b))"), ["9 comparison: < -> <=", "9 comparison: < -> >="]);
}

#[test]
fn constants_move_by_one_texts_are_emptied_and_truth_is_turned() {
    assert_eq!(of("7"), ["5 constant: 7 -> 8", "5 constant: 7 -> 6"]);
    assert_eq!(of("0"), ["5 constant: 0 -> 1", "5 constant: 0 -> -1"]);
    assert_eq!(of("2.5"), ["5 constant: 2.5 -> 3.5", "5 constant: 2.5 -> 1.5"]);
    assert_eq!(of("'ab'"), ["5 constant: 'ab' -> ''"]);
    assert_eq!(of("\"\""), ["5 constant: \"\" -> '?'"]);
    assert_eq!(of("b'a'"), ["5 constant: b'a' -> b''"]);
    assert_eq!(of("True"), ["5 constant: True -> False"]);
    assert_eq!(of("None"), Vec::<String>::new());
    assert_eq!(of("-1"), ["5 arithmetic: - -> ", "6 constant: 1 -> 2", "6 constant: 1 -> 0"]);
    assert_eq!(of("0 ** a")[..2], ["5 constant: 0 -> 1", "5 constant: 0 -> (-1)"]);
}

#[test]
fn indices_and_bounds_move_by_one() {
    assert_eq!(of("a[i]"), ["7 index: i -> i + 1", "7 index: i -> i - 1"]);
    assert_eq!(of("a[0]"), ["7 index: 0 -> 1", "7 index: 0 -> -1"]);
    assert_eq!(of("a[i - 1]")[1..], ["11 index: 1 -> 2", "11 index: 1 -> 0"]);
    assert_eq!(of("a[-i]")[..2], ["7 index: -i -> (-i) + 1", "7 index: -i -> (-i) - 1"]);
    assert_eq!(
        of("a[i:j]"),
        ["7 index: i -> i + 1", "7 index: i -> i - 1", "9 index: j -> j + 1", "9 index: j -> j - 1"]
    );
    assert_eq!(of("a['k']"), ["7 constant: 'k' -> ''"]);
    assert_eq!(of("a[i, j]"), Vec::<String>::new());
    assert_eq!(of("range(n)"), ["11 range: n -> n + 1", "11 range: n -> n - 1"]);
    assert_eq!(of("range(n + 1)"), ["13 arithmetic: + -> -", "15 range: 1 -> 2", "15 range: 1 -> 0"]);
    assert_eq!(
        of("range(2, n)"),
        [
            "11 arguments: 2, n -> n, 2",
            "11 range: 2 -> 3",
            "11 range: 2 -> 1",
            "14 range: n -> n + 1",
            "14 range: n -> n - 1"
        ]
    );
}

#[test]
fn logic_is_exchanged_and_conditions_are_turned() {
    assert_eq!(of("a and b"), ["7 logic: and -> or"]);
    assert_eq!(of("a or b or c"), ["7 logic: or -> and", "12 logic: or -> and"]);
    assert_eq!(of("not a"), ["5 logic: not  -> "]);
    assert_eq!(of("not(a or b)"), ["5 logic: not -> ", "11 logic: or -> and"]);
    assert_eq!(of("a if b else c"), ["10 logic: b -> not (b)"]);
    assert_eq!(of("[a for a in b if c(a)]"), ["22 logic: c(a) -> not (c(a))"]);
    assert_eq!(said("if f(x): pass\n"), ["1:4 logic: f(x) -> not (f(x))"]);
    assert_eq!(said("while a: pass\n"), ["1:7 logic: a -> not (a)"]);
}

#[test]
fn arithmetic_is_exchanged() {
    for (one, other) in [
        ("+", "-"),
        ("-", "+"),
        ("*", "//"),
        ("/", "*"),
        ("//", "*"),
        ("%", "*"),
        ("**", "*"),
        ("<<", ">>"),
        (">>", "<<"),
        ("&", "|"),
        ("|", "&"),
        ("^", "&"),
    ] {
        assert_eq!(of(&format!("a {one} b")), [format!("7 arithmetic: {one} -> {other}")]);
        assert_eq!(
            said(&format!("a {one}= b\n")),
            [format!("1:1 statement: a {one}= b -> pass"), format!("1:3 arithmetic: {one}= -> {other}=")]
        );
    }
    assert_eq!(of("a @ b"), Vec::<String>::new());
    assert_eq!(of("-a"), ["5 arithmetic: - -> "]);
}

#[test]
fn arguments_are_exchanged_where_their_order_counts() {
    assert_eq!(of("f(a, b)"), ["7 arguments: a, b -> b, a"]);
    assert_eq!(of("f(a, (b), c)"), ["7 arguments: a, (b -> b, (a", "11 arguments: b), c -> c), b"]);
    assert_eq!(of("o.f(a, *b)"), Vec::<String>::new());
    assert_eq!(of("f(a, k=b)"), Vec::<String>::new());
    assert_eq!(of("max(a, b)"), Vec::<String>::new());
    assert_eq!(of("math.gcd(a, b)"), Vec::<String>::new());
    // The same program is no change.
    assert_eq!(of("f(a, a)"), Vec::<String>::new());
}

#[test]
fn statements_are_left_out_one_at_a_time() {
    let program = "\
def f(a):
    'What it does.'
    global e
    import os
    g: int = 1
    b: str
    a.sort(); del b
    assert a, 'never empty'
    for c in a:
        if c: break
        else: continue
    if c is None: raise ValueError('empty: ' + c)
    ...
    return c
";
    let all = said(program);
    let left: Vec<&str> = all.iter().filter(|one| one.contains(" statement: ")).map(String::as_str).collect();
    assert_eq!(
        left,
        [
            "5:5 statement: g: int = 1 -> pass",
            "7:5 statement: a.sort() -> pass",
            "7:15 statement: del b -> pass",
            "8:5 statement: assert a, 'never empty' -> pass",
            "10:15 statement: break -> pass",
            "11:15 statement: continue -> pass",
            "12:19 statement: raise ValueError('empty: ' + c) -> pass",
            "14:5 statement: return c -> pass",
        ]
    );
    // Neither documentation nor the words of an exception are changed; the rest of it is.
    assert!(!all.iter().any(|one| one.contains(": 'What") || one.contains(": 'never")), "{all:?}");
    assert!(!all.iter().any(|one| one.contains("constant: 'empty")), "{all:?}");
}

#[test]
fn an_early_return_may_return_nothing() {
    let program = "def f(a):\n    if a: return 1\n    return a\n";
    let all = said(program);
    assert!(all.contains(&"2:18 return: 1 -> None".to_owned()), "{all:?}");
    // At the end of a function that is the same as leaving the statement out.
    assert!(!all.contains(&"3:12 return: a -> None".to_owned()), "{all:?}");
    // `None` at the end is what a function returns by itself.
    assert_eq!(said("def f():\n    return None\n"), Vec::<String>::new());
    assert_eq!(said("def f():\n    return\n"), Vec::<String>::new());
    let early = said("def f():\n    return\n    g()\n");
    assert_eq!(early, ["2:5 statement: return -> pass", "3:5 statement: g() -> pass"]);
}

#[test]
fn places_are_counted_in_characters_whatever_stands_before() {
    let program = "def f(é, à):\n\tif é > à: return 'ü' + à  # été > hiver\n\treturn é\n";
    assert_eq!(
        said(program),
        [
            "2:7 comparison: > -> >=",
            "2:7 comparison: > -> <=",
            "2:12 statement: return 'ü' + à -> pass",
            "2:19 return: 'ü' + à -> None",
            "2:19 constant: 'ü' -> ''",
            "2:23 arithmetic: + -> -",
            "3:2 statement: return é -> pass",
        ]
    );
    let one = &found(program)[0];
    assert_eq!(one.applied(program), program.replacen('>', ">=", 1));
    for program in ["a = 1\r\nb = é < c\r\n", "a = 1\rb = é < c\r", "a = 1\n\x0cb = é < c\n"] {
        let all = said(program);
        assert!(
            all.iter().any(|one| one == "2:7 comparison: < -> <=" || one == "2:8 comparison: < -> <="),
            "{all:?}"
        );
    }
}

#[test]
fn what_has_no_place_or_no_part_in_the_answer_is_left_alone() {
    assert_eq!(of("f'{a + 1} et {b[0]}'"), ["5 constant: f'{a + 1} et {b[0]}' -> ''"]);
    let program = "\
from math import gcd
@decorated(1, 2)
def f(a: 'int' = 3, *b: list[0]) -> dict[1, 2]:
    def g():
        return a
    return g
if __name__ == '__main__':
    f()
";
    assert_eq!(
        said(program),
        [
            "3:18 constant: 3 -> 4",
            "3:18 constant: 3 -> 2",
            "5:9 statement: return a -> pass",
            "6:5 statement: return g -> pass",
            "8:5 statement: f() -> pass",
        ]
    );
}

#[test]
fn every_mutant_compiles_and_is_a_program_of_its_own() {
    let root = crate::check::root();
    let mut programs = Vec::new();
    for id in ["roi/jeu_roi", "bataille/grille_valide"] {
        for entry in std::fs::read_dir(root.join("solutions").join(id).join("wrong")).expect("a folder") {
            programs.push(entry.expect("an entry").path());
            programs.retain(|path| path.extension().is_some_and(|ending| ending == "py"));
        }
    }
    for path in programs {
        let program = std::fs::read_to_string(&path).expect("a program");
        let all: Vec<String> = found(&program).iter().map(|one| one.applied(&program)).collect();
        assert!(!all.is_empty(), "{}", path.display());
        let script = "import ast, json, sys; all = [ast.dump(compile(one, 'x', 'exec', ast.PyCF_ONLY_AST)) for one in json.load(sys.stdin)]; print(len(all), len(set(all)))";
        let mut python = Command::new(&interpreter().executable)
            .args(["-W", "ignore", "-c", script])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("Python starts");
        let sent: Vec<&str> =
            std::iter::once(program.as_str()).chain(all.iter().map(String::as_str)).collect();
        let sent = serde_json::to_vec(&sent).expect("JSON");
        python.stdin.take().expect("a pipe").write_all(&sent).expect("written");
        let output = python.wait_with_output().expect("Python ends");
        let count = all.len() + 1;
        assert_eq!(
            String::from_utf8_lossy(&output.stdout),
            format!("{count} {count}\n"),
            "{}",
            path.display()
        );
    }
}

#[test]
fn a_program_that_is_none_or_too_large_is_refused_within_bounds() {
    assert!(
        matches!(proposed("x = (\n"), Err(Unmutated::Came(Outcome::Raised(raised))) if raised.class == "SyntaxError")
    );
    let many = "x = a < b\n".repeat(3000);
    assert!(matches!(proposed(&many), Err(Unmutated::Many(9000))));
    // Nesting that Python itself refuses, in one way or another.
    let deep = format!("x = {}1{}\n", "(".repeat(5000), ")".repeat(5000));
    assert!(matches!(proposed(&deep), Err(Unmutated::Came(Outcome::Raised(_) | Outcome::Memory))));
    let chain = format!("x = a{}\n", ".b".repeat(450));
    assert!(proposed(&chain).is_ok_and(|all| all.len() == 1));
    assert!(proposed("").is_ok_and(|all| all.is_empty()));
}
