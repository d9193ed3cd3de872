//! Exercises with several right answers: built-in checkers, and those an author writes.

use super::{Desk, expecting, returning};

const WINNING: &str = "check: roi.winning_move
groups:
  - name: g
    points: 1
    cases:
      - {args: [3, [], [3, 3]]}
      - {args: [3, [], [2, 2]]}
      - {args: [3, [], [1, 2]]}
";

fn winning(groups: &str) -> Desk {
    Desk::new(
        "(n: int; pos_pions: list[tuple[int, int]]; roi: tuple[int, int]) -> optional[tuple[int, int]]",
        groups,
    )
}

/// Without pawns the losing cells are those with row and column both odd: (3, 3) loses, (2, 2) wins by (1, 1),
/// (1, 2) wins by (1, 1).
#[test]
fn any_winning_move_is_right_and_a_wrong_one_is_answered_with_its_reason() {
    let desk = winning(WINNING);
    let right = "def f(n, p, roi): return None if roi == (3, 3) else (1, 1)\n";
    assert_eq!(desk.verdicts(right), ["passed"; 3]);
    let (text, status) =
        desk.told("def f(n, p, roi): return {(3, 3): (2, 2), (2, 2): (1, 2), (1, 2): (2, 2)}[roi]\n");
    assert_eq!(status, 1);
    for wanted in [
        "no move from (3, 3) wins, so `None` is expected",
        "after the move to (1, 2) the opponent wins by going to (1, 1)",
        "(2, 2) is no move: from (1, 2) the king goes one cell west, north or north-west, inside the board",
    ] {
        assert!(text.contains(wanted), "{wanted}: {text}");
    }
    let (text, _) = desk.told("def f(n, p, roi): return [1, 1]\n");
    assert!(
        text.contains("expected a value of the type tuple[int, int], got one of the type list"),
        "{text}"
    );
    let (text, _) = desk.told("def f(n, p, roi): return None\n");
    assert!(text.contains("a move wins here, so `None` is not right: the king can go to (1, 1)"), "{text}");
}

#[test]
fn with_two_winning_moves_both_are_right_and_a_pawn_is_named() {
    // The pawn on (2, 2) and one on (1, 2), (2, 1): from (2, 3) the king reaches (1, 3), stuck; and nothing else.
    let desk = winning(
        "check: roi.winning_move
groups:
  - name: g
    points: 1
    cases:
      - {args: [3, [[1, 1], [2, 2]], [2, 3]]}
",
    );
    // (1, 2): west is a pawn, so stuck: it loses. (1, 3) moves to (1, 2): it wins. So only (1, 2) is right.
    assert_eq!(desk.verdicts("def f(n, p, roi): return (1, 2)\n"), ["passed"]);
    let (text, _) = desk.told("def f(n, p, roi): return (2, 2)\n");
    assert!(text.contains("a pawn stands on (2, 2): the king cannot go there"), "{text}");
    let two = winning(
        "check: roi.winning_move
groups:
  - name: g
    points: 1
    cases:
      - {args: [2, [[1, 1]], [2, 2]]}
",
    );
    // With a pawn on (1, 1) both (1, 2) and (2, 1) are stuck: two winning moves.
    for answer in ["(1, 2)", "(2, 1)"] {
        assert_eq!(two.verdicts(&format!("def f(n, p, roi): return {answer}\n")), ["passed"], "{answer}");
    }
}

#[test]
fn any_valid_grid_with_the_black_cells_asked_for_is_right() {
    let desk = Desk::new(
        "(noires: int) -> grid[int]",
        "check: bataille.any_valid_grid\ngroups:\n  - name: g\n    points: 1\n    cases:\n      - {args: [0]}\n      - {args: [2]}\n",
    );
    let snake = "def f(noires):
    g = [[6 * r + (c if r % 2 == 0 else 5 - c) + 1 for c in range(6)] for r in range(6)]
    return [[n if n <= 36 - noires else 0 for n in row] for row in g]
";
    assert_eq!(desk.verdicts(snake), ["passed", "passed"]);
    let transposed = snake.replace("return [[", "g = [list(r) for r in zip(*g)]\n    return [[");
    assert_eq!(desk.verdicts(&transposed), ["passed", "passed"]);
    let (text, status) = desk.told(&snake.replace("36 - noires", "36 - 1"));
    assert_eq!(status, 1);
    assert!(text.contains("this grid is valid, but 1 cell is black, and 0 should be"), "{text}");
    let (text, _) = desk.told(&snake.replace("5 - c", "c"));
    assert!(text.contains("have no side in common"), "{text}");
}

#[test]
fn a_checker_that_does_not_exist_or_fits_another_function_is_the_authors_fault() {
    for (part, other, wanted) in [
        ("roi.winning_move", "roi.winning_mov", "`roi.winning_move`"),
        ("[3, 3]]}", "[4, 4]]}", "the king cannot stand on (4, 4)"),
        ("roi.winning_move", "bataille.any_valid_grid", "(int) -> grid[int]"),
        (
            "[2, 2]]}",
            "[2, 2]], expect: [1, 2]}",
            "the checker refuses (1, 2), the right answer to f(3, [], (2, 2))",
        ),
    ] {
        let ran = winning(&WINNING.replace(part, other)).run("def f(n, p, roi): return None\n", &[]);
        assert_eq!(ran.status, 3, "{}", ran.stdout);
        assert!(ran.stderr.contains(wanted) && ran.stderr.contains("exercise.yaml:"), "{}", ran.stderr);
        assert_eq!(ran.stdout, "");
    }
}

/// Any divisor of n other than 1 and n.
const DIVISOR: &str = "\
def check(args, expected, actual):
    n = args[0]
    if type(actual) is not int:
        return False, 'a divisor is an integer, not ' + repr(actual)
    if actual in (1, n):
        return {'verdict': False, 'fr': 'un diviseur propre', 'en': 'a proper divisor'}
    return n % actual == 0
";

fn divisor(checker: &str) -> Desk {
    Desk::new(
        "(n: int) -> int",
        "check: {python: checker.py}\ngroups:\n  - name: g\n    points: 1\n    cases:\n      - {args: [12], expect: 4}\n      - {args: [35]}\n",
    )
    .with("checker.py", checker)
}

#[test]
fn an_authors_checker_says_what_is_right_and_why_not() {
    let desk = divisor(DIVISOR);
    assert_eq!(desk.verdicts("def f(n): return 2 if n == 12 else 7\n"), ["passed", "passed"]);
    assert_eq!(desk.verdicts("def f(n): return 5\n"), ["wrong", "passed"]);
    let (text, status) = desk.told("def f(n): return 'non' if n == 12 else n\n");
    assert_eq!(status, 1);
    assert!(text.contains("why: a divisor is an integer, not 'non'"), "{text}");
    assert!(text.contains("why: a proper divisor"), "{text}");
    assert!(text.contains("one right answer, among others: 4"), "{text}");
    let ran = desk.run("def f(n): return 1\n", &["--lang", "fr"]);
    assert!(ran.stdout.contains("pourquoi : un diviseur propre"), "{}", ran.stdout);
}

#[test]
fn an_authors_checker_is_given_plain_data_and_shares_no_process_with_the_student() {
    let desk = divisor(
        "def check(args, expected, actual):
    import sys
    assert 'ex' not in sys.modules and not hasattr(__builtins__, 'patched')
    assert type(actual) is int and type(args) is list, repr(actual)
    return actual == 3 or actual == 4
",
    );
    let source = "import builtins
builtins.patched = True
class Menteur(int):
    def __eq__(self, other): return True
    def __hash__(self): return 0
def f(n):
    int.__eq__
    return Menteur(3 if n == 12 else 2)
";
    assert_eq!(desk.verdicts(source), ["passed", "wrong"]);
    let (text, _) = desk.told("def f(n): return (x for x in [3])\n");
    assert!(text.contains("expected a value of the type int, got one of the type generator"), "{text}");
}

#[test]
fn sets_in_sets_and_the_expected_answer_reach_an_authors_checker() {
    let groups = "check: {python: checker.py}\ngroups:\n  - name: g\n    points: 1\n    cases:\n      - {args: [], expect: [1]}\n";
    let desk = Desk::new("() -> any", groups)
        .with("checker.py", "def check(args, expected, actual):\n    return args == [] and expected == [1] and (actual == [1] or actual == {frozenset({1}): {frozenset()}})\n");
    assert_eq!(desk.verdicts(&returning("{frozenset({1}): {frozenset()}}")), ["passed"]);
    assert_eq!(desk.verdicts(&returning("{frozenset({2}): {frozenset()}}")), ["wrong"]);
    let (text, _) = desk.told(&returning("[len]"));
    assert!(text.contains("the answer holds something that is no plain data"), "{text}");
}

#[test]
fn a_checker_that_fails_is_the_authors_fault_and_never_the_students() {
    let ends = "import os\ndef check(args, expected, actual):\n    return actual == 4 or os._exit(3)\n";
    for (checker, wanted, line) in [
        // On the first right answer: nothing is graded.
        (
            "def check(args, expected, actual):\n    return actual.divides(12)\n",
            "the checker raised AttributeError",
            2,
        ),
        ("def check(args, expected):\n    return True\n", "the checker cannot be asked", 0),
        ("def verify(args, expected, actual):\n    return True\n", "no function `check` in `checker.py`", 0),
        ("def check(args, expected, actual:\n    return True\n", "line 1: Python cannot read this", 1),
        ("def check(args, expected, actual):\n    return 1\n", "the checker answered 1", 0),
        (
            "def check(args, expected, actual):\n    return False, 'non'\n",
            "the checker refuses 4, the right answer to f(12): non",
            0,
        ),
        // On the student's answer.
        (
            "def check(args, expected, actual):\n    return actual == 4 or [][actual] == 1\n",
            "the checker raised IndexError",
            2,
        ),
        (ends, "the checker gave no answer", 0),
    ] {
        let ran = divisor(checker).run("def f(n): return 5\n", &[]);
        assert_eq!(ran.status, 3, "{}{}", ran.stdout, ran.stderr);
        assert!(ran.stderr.contains(wanted), "{}", ran.stderr);
        let file = if line == 0 {
            "exercises/cas/f/".to_owned()
        } else {
            format!("exercises/cas/f/checker.py:{line}:")
        };
        assert!(ran.stderr.contains(&file), "{}", ran.stderr);
    }
    let ran = divisor("def check(args, expected, actual):\n    return actual == 4 or [][actual] == 1\n")
        .run("def f(n): return 5\n", &[]);
    assert!(ran.stderr.contains("it was asked about f(12), answered 5"), "{}", ran.stderr);
    assert!(ran.stderr.contains("return actual == 4 or [][actual] == 1"), "{}", ran.stderr);
    let folded = ran.stdout.split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(folded.contains("This is not the submission's fault"), "{}", ran.stdout);
    assert!(!ran.stdout.contains("IndexError"), "{}", ran.stdout);
}

#[test]
fn a_case_may_be_compared_otherwise_than_its_group() {
    let desk = expecting("any", "check: {python: checker.py}", "4\n        compare: exact")
        .with("checker.py", DIVISOR);
    assert_eq!(desk.verdicts(&returning("4")), ["passed"]);
    assert_eq!(desk.verdicts(&returning("2")), ["wrong"], "the checker is not asked");
}
