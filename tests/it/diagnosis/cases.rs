//! Small programs, each for one thing a diagnosis must see, must not see, or must not change.

use super::{Code, examples, graded, group, leading, named, small, submission};
use jugeote::grading::{Plan, Report, Verdict};
use jugeote::i18n::{Lang, Wording};
use jugeote::report::disclosure;

fn identity(cases: &[(&str, &str)]) -> Plan {
    small("def f(x):\n    return x\n", &["any"], "any", &examples(cases))
}

fn numbers() -> Plan {
    identity(&[("[1]", "1"), ("[2]", "2"), ("[3]", "3")])
}

fn report(plan: &Plan, source: &str) -> Report {
    graded(plan, &submission(source))
}

fn verdicts(report: &Report) -> Vec<&'static str> {
    report.cases.iter().map(|case| case.verdict.word()).collect()
}

/// What the leading diagnosis says, in English.
fn said(report: &Report) -> String {
    let message = leading(report).and_then(|found| found.message.clone()).expect("a sentence");
    Wording::new(Lang::En).say(&message)
}

#[test]
fn printing_where_none_is_expected_is_right() {
    let greet = "def greet(name):\n    return 'Bonjour ' + name\n";
    let plan = small(greet, &["str"], "any", &examples(&[("[Ada]", "Bonjour Ada")]));
    let printing = "def greet(name):\n    print('Bonjour ' + name)\n";
    assert_eq!(named(&report(&plan, printing)), [Code::PrintedNotReturned]);
    assert_eq!(named(&report(&plan, "def greet(name):\n    pass\n")), [Code::ReturnedNothing]);
    let nothing = "def greet(name):\n    pass\n";
    let plan = small(nothing, &["str"], "none", &examples(&[("[Ada]", "null")]));
    let report = report(&plan, printing);
    assert!(report.all_passed() && named(&report).is_empty());
}

#[test]
fn an_exit_is_explained_in_the_function_and_at_the_end_of_the_file() {
    let source = "import sys\ndef f(x):\n    if x == 2: sys.exit(0)\n    return x\n";
    let found = report(&numbers(), source);
    assert_eq!(verdicts(&found), ["passed", "error", "passed"]);
    assert_eq!(named(&found), [Code::ExitCalled]);
    let found = report(&numbers(), "def f(x):\n    return x\nquit()\n");
    assert_eq!(verdicts(&found), ["not-loaded"; 3]);
    assert_eq!(named(&found), [Code::ExitCalled]);
}

#[test]
fn not_every_runtime_error_is_a_recursion() {
    let deep = "def f(n):\n    return n * f(n - 1)\n";
    assert_eq!(named(&report(&numbers(), deep)), [Code::RecursionLimit]);
    let raised = "def f(n):\n    raise RuntimeError('no')\n";
    assert_eq!(named(&report(&numbers(), raised)), [Code::RaisedException]);
}

#[test]
fn types_are_named_and_other_values_are_not_taken_for_types() {
    let plan = identity(&[("[[1, 2]]", "[1, 2]")]);
    let tuple = report(&plan, "def f(x):\n    return tuple(x)\n");
    assert_eq!(
        said(&tuple),
        "the value is right, its type is not: `(1, 2)` is of type `tuple`, and the type `list` is expected."
    );
    let inner = report(&plan, "def f(x):\n    return [1, 2.0]\n");
    assert!(said(&inner).starts_with("the value is right, a type is not: at [1], `2.0` is of type `float`"));
    let plan = identity(&[("[true]", "true")]);
    assert!(said(&report(&plan, "def f(x):\n    return 1\n")).contains("`1` is of type `int`"));
    let plan = identity(&[("[null]", "null")]);
    assert!(named(&report(&plan, "def f(x):\n    return 0\n")).is_empty());
}

#[test]
fn an_iterator_with_the_right_elements_is_gone_through() {
    let sorted = "def f(x):\n    return sorted(x)\n";
    let plan =
        small(sorted, &["list[int]"], "list[int]", &examples(&[("[[2, 1]]", "[1, 2]"), ("[[]]", "[]")]));
    for (body, kind) in [
        ("map(int, sorted(x))", "map"),
        ("reversed(sorted(x, reverse=True))", "list_reverseiterator"),
        ("(y for y in sorted(x))", "generator"),
        ("dict.fromkeys(sorted(x)).keys()", "dict_keys"),
    ] {
        let found = report(&plan, &format!("def f(x):\n    return {body}\n"));
        assert_eq!(named(&found), [Code::WrongType], "{body}");
        assert!(
            said(&found).contains(&format!("the answer is a `{kind}`, not a `list`: put")),
            "{}",
            said(&found)
        );
    }
    for body in ["map(str.upper, x)", "iter(int, 1)", "(1 // 0 for _ in x)", "(y for y in x)", "f"] {
        let found = report(&plan, &format!("def f(x):\n    return {body}\n"));
        assert_eq!(verdicts(&found), ["wrong"; 2], "{body}");
        assert!(named(&found).is_empty(), "{body}: {:?}", named(&found));
    }
}

#[test]
fn calls_are_told_from_calls_inside() {
    let ours = "def f(x, *, y):\n    return x\n";
    assert_eq!(named(&report(&numbers(), ours)), [Code::WrongNumberOfParameters]);
    let ours = "class f:\n    pass\n";
    assert_eq!(named(&report(&numbers(), ours)), [Code::WrongNumberOfParameters]);
    let theirs = "def g(a, b):\n    return a\n\n\ndef f(x):\n    return g(x)\n";
    let found = report(&numbers(), theirs);
    assert_eq!(named(&found), [Code::WrongCallInside]);
    assert!(said(&found).contains("your own code, line 6:"), "{}", said(&found));
}

#[test]
fn what_is_remembered_is_advice_and_costs_nothing() {
    let list = "def f(x):\n    return [x]\n";
    let plan = small(list, &["int"], "list[int]", &examples(&[("[1]", "[1]"), ("[2]", "[2]")]));
    let found = report(&plan, "def f(x, acc=[]):\n    acc.append(x)\n    return acc\n");
    assert!(found.all_passed());
    assert_eq!(found.score.0, found.score.1);
    assert_eq!(named(&found), [Code::RemembersBetweenCalls]);
    assert_eq!(
        said(&found),
        "the function remembers earlier calls: `f(1)` answers `[1]`, but `[1, 1]` when it is called a second time."
    );
    let cells = "seen = set()\ndef f(x):\n    seen.add(x)\n    return sorted(seen)\n";
    assert!(said(&report(&plan, cells)).contains("after `f("), "only another call is remembered");
    let raising = "n = 0\ndef f(x):\n    global n\n    n += 1\n    if n > 1: raise ValueError('deux')\n    return [x]\n";
    assert!(said(&report(&plan, raising)).contains("raises ValueError"));
    let in_a_file = "def f(x):\n    try:\n        n = int(open('n').read())\n    except OSError:\n        n = 0\n    \
                     open('n', 'w').write(str(n + 1))\n    return [x] * (n + 1)\n";
    assert_eq!(named(&report(&plan, in_a_file)), [Code::RemembersBetweenCalls]);
}

#[test]
fn asking_again_changes_no_verdict_whatever_the_program_then_does() {
    for then in
        ["while True: pass", "import time; time.sleep(99)", "import os; os._exit(0)", "import os; os.abort()"]
    {
        let source = format!(
            "n = 0\ndef f(x):\n    global n\n    n += 1\n    if n > 1:\n        {then}\n    return x\n"
        );
        let found = report(&numbers(), &source);
        assert!(found.all_passed(), "{then}: {:?}", verdicts(&found));
        assert!(named(&found).is_empty(), "{then}");
    }
    let huge = "n = 0\ndef f(x):\n    global n\n    n += 1\n    return x if n < 2 else 'x' * (1 << 25)\n";
    let found = report(&numbers(), huge);
    assert!(found.all_passed() && named(&found).is_empty());
}

#[test]
fn an_argument_is_changed_exactly_when_it_is_another_value_afterwards() {
    let length = "def f(x):\n    return len(x)\n";
    let list = || small(length, &["list[int]"], "int", &examples(&[("[[3, 1]]", "2")]));
    let changing = report(&list(), "def f(x):\n    x.append(7)\n    return len(x) - 1\n");
    assert!(changing.all_passed());
    assert_eq!(
        said(&changing),
        "the function changes its argument `a`: `f([3, 1])` received `[3, 1]` and left `[3, 1, 7]`. Whoever calls \
         it may still need it as it was."
    );
    for (source, wanted) in [
        ("def f(x):\n    x[0] = 3.0\n    return len(x)\n", true),
        ("def f(x):\n    x[0] = True\n    return len(x)\n", true),
        ("def f(x):\n    x[:] = [3, 1]\n    return len(x)\n", false),
        ("def f(x):\n    x.sort()\n    x.reverse()\n    return len(x)\n", false),
        ("def f(x):\n    x = sorted(x)\n    x.append(1)\n    return len(x) - 1\n", false),
        ("def f(x):\n    n = len(x)\n    x.append(x)\n    return n\n", true),
        ("def f(x):\n    n = len(x)\n    x.append(f)\n    return n\n", true),
        ("def f(x):\n    n = len(x)\n    x.extend(range(10**5))\n    return n\n", true),
    ] {
        let found = report(&list(), source);
        assert!(found.all_passed(), "{source}");
        assert_eq!(named(&found) == [Code::MutatedArgument], wanted, "{source}");
    }
    let dict = small(length, &["dict[str, int]"], "int", &examples(&[("[{a: 1, b: 2}]", "2")]));
    let same = "def f(x):\n    x['a'] = x.pop('a')\n    return len(x)\n";
    assert!(named(&report(&dict, same)).is_empty(), "the same dictionary in another order");
}

#[test]
fn a_function_that_answers_nothing_is_there_to_change_its_argument() {
    let plan = small("def f(x):\n    x.sort()\n", &["list[int]"], "none", &examples(&[("[[2, 1]]", "null")]));
    assert!(named(&report(&plan, "def f(x):\n    x.sort()\n")).is_empty());
}

#[test]
fn one_list_in_several_rows_is_said_only_where_the_rows_should_differ() {
    let plan = small(
        "def f(n):\n    return [[0, 0], [0, 0]] if n else [[0, 1], [1, 0]]\n",
        &["int"],
        "grid[int]",
        &examples(&[("[1]", "[[0, 0], [0, 0]]"), ("[0]", "[[0, 1], [1, 0]]")]),
    );
    let found = report(&plan, "def f(n):\n    return [[0, 0]] * 2\n");
    assert_eq!(verdicts(&found), ["passed", "wrong"]);
    assert_eq!(named(&found), [Code::RowsAreOneList]);
    let other = report(&plan, "def f(n):\n    return [[5, 5]] * 2 if n else [[0, 1], [1, 0]]\n");
    assert!(named(&other).is_empty(), "the right rows are equal: {:?}", named(&other));
}

#[test]
fn chance_is_seen_and_a_seed_takes_it_away() {
    let source = "import random\ndef f(x):\n    return random.random()\n";
    assert_eq!(named(&report(&numbers(), source)), [Code::DependsOnChance]);
    let mut plan = numbers();
    let exercise = std::sync::Arc::get_mut(&mut plan.exercise).expect("the only owner");
    exercise.random_seed = Some(1);
    assert!(!named(&report(&plan, source)).contains(&Code::DependsOnChance));
    // Each file freshly loaded answers something else, though nothing is drawn at random.
    let by_the_clock = "import time\ndef f(x):\n    return time.time_ns()\n";
    assert_eq!(named(&report(&numbers(), by_the_clock)), [Code::DependsOnChance]);
}

#[test]
fn the_answers_of_other_cases_must_tell_something() {
    let plan = identity(&[("[11]", "11"), ("[22]", "22"), ("[33]", "33"), ("[44]", "44")]);
    let found = report(&plan, "def f(x):\n    return x - 11\n");
    assert_eq!(named(&found), [Code::AnswerOfAnotherCase]);
    assert_eq!(
        said(&found),
        "the answer to `f(22)` would be right for `f(11)`, and 2 more answers are those of other cases."
    );
    let small_numbers = identity(&[("[1]", "1"), ("[3]", "3"), ("[5]", "5"), ("[7]", "7")]);
    assert!(named(&report(&small_numbers, "def f(x):\n    return x - 2\n")).is_empty());
}

#[test]
fn a_constant_answer_is_one_to_every_case() {
    let plan =
        identity(&[("[true]", "true"), ("[false]", "false"), ("[true]", "true"), ("[false]", "false")]);
    assert_eq!(named(&report(&plan, "def f(x):\n    return True\n")), [Code::ConstantAnswer]);
    let plan = identity(&[("[1]", "1"), ("[2]", "2"), ("[3]", "3"), ("[0]", "0")]);
    assert_eq!(named(&report(&plan, "def f(x):\n    return 7\n")), [Code::ConstantAnswer]);
    let but_one = "def f(x):\n    return 7 if x else 1 // x\n";
    assert_eq!(named(&report(&plan, but_one)), [Code::RaisedException]);
    let same = identity(&[("[1]", "1"), ("[1]", "1"), ("[1]", "1")]);
    assert!(named(&report(&same, "def f(x):\n    return 5\n")).is_empty(), "the same is expected everywhere");
}

/// What a student is told of a hidden group alone, and what a teacher is.
fn hidden(more: &str, source: &str) -> (Vec<Code>, Vec<Code>) {
    let cases = [("[[3, 1, 2]]", "[1, 2, 3]"), ("[[30, 20, 10]]", "[10, 20, 30]"), ("[[6, 5]]", "[5, 6]")];
    let solution = "def f(x):\n    return sorted(x)\n";
    let plan = small(solution, &["list[int]"], "list[int]", &group("secret", more, &cases));
    let found = graded(&plan, &submission(source));
    let told = |reveal: bool| {
        let together = disclosure::diagnoses(&found, reveal).map(|found| found.code);
        let single = found.cases.iter().filter_map(|case| {
            disclosure::Disclosed::new(&plan.exercise, case, reveal).diagnosis.map(|found| found.code)
        });
        let mut codes: Vec<Code> = together.chain(single).collect();
        codes.sort_unstable();
        codes.dedup();
        codes
    };
    (told(false), told(true))
}

#[test]
fn a_hidden_group_tells_only_what_verdict_and_exception_tell() {
    for more in ["    visibility: hidden\n", "    feedback: verdict\n"] {
        for (body, code, told) in [
            ("print(sorted(x))", Code::PrintedNotReturned, false),
            ("pass", Code::ReturnedNothing, false),
            ("return tuple(sorted(x))", Code::WrongType, false),
            ("return x[::-1] if len(x) == 2 else x", Code::RightUpToOrder, false),
            ("x.sort(); return x", Code::MutatedArgument, false),
            (
                "return [[1, 2, 3], [10, 20, 30], [5, 6]][n.append(x) or len(n) % 3]\nn = []",
                Code::AnswerOfAnotherCase,
                false,
            ),
            ("n.append(x); return sorted(x) * len(n)\nn = []", Code::RemembersBetweenCalls, false),
            ("return [7, 7]", Code::ConstantAnswer, false),
            ("import random; return [random.random()]", Code::DependsOnChance, false),
            ("return f(x)", Code::RecursionLimit, true),
            ("exit()", Code::ExitCalled, true),
            ("return input()", Code::InputCalled, true),
            ("return x[99]", Code::RaisedException, true),
            ("while True: pass", Code::TooSlow, true),
            ("return g(x)\ndef g(): pass", Code::WrongCallInside, true),
        ] {
            let (student, teacher) = hidden(more, &format!("def f(x):\n    {body}\n"));
            assert_eq!(student.contains(&code), told, "{body}: {student:?}");
            if code == Code::AnswerOfAnotherCase {
                continue; // every case starts afresh: one answer alone is that of another
            }
            assert!(teacher.contains(&code), "{body}: a teacher is told {teacher:?}");
            assert!(student.iter().all(|code| told && teacher.contains(code)), "{body}: {student:?}");
        }
    }
}

#[test]
fn with_the_right_answers_kept_only_what_the_own_answer_tells_is_told() {
    let more = "    feedback: actual\n";
    assert_eq!(hidden(more, "def f(x):\n    x.sort()\n    return x\n").0, [Code::MutatedArgument]);
    assert_eq!(hidden(more, "def f(x):\n    pass\n").0, [Code::ReturnedNothing]);
    assert!(hidden(more, "def f(x):\n    print(sorted(x))\n").0.is_empty());
    assert!(hidden(more, "def f(x):\n    return tuple(sorted(x))\n").0.is_empty());
}

#[test]
fn open_cases_are_chosen_before_hidden_ones() {
    let solution = "def f(x):\n    return sorted(x)\n";
    let secret = group("secret", "    visibility: hidden\n", &[("[[77, 66]]", "[66, 77]")]);
    let groups = format!("{secret}{}", examples(&[("[[2, 1]]", "[1, 2]")]));
    let plan = small(solution, &["list[int]"], "list[int]", &groups);
    let found = report(&plan, "def f(x):\n    x.sort()\n    return x\n");
    assert!(said(&found).contains("`[2, 1]`"), "{}", said(&found));
    assert_eq!(disclosure::diagnoses(&found, false).count(), 1);
    assert!(found.cases.iter().all(|case| case.verdict == Verdict::Passed));
}
