//! Python submissions run for real: what comes back for each thing a student's file may do.

use jugeote::i18n::{Lang, Wording};
use jugeote::language::{
    Company, Ending, Entry, Input, Interpreter, InterpreterFault, Interpreters, Language, LoadProblem,
    Locator, Outcome, Run, Runtime, Service, Submission, Traces,
};
use jugeote::value::{BigInt, Notation, Value};
use std::os::unix::fs::PermissionsExt as _;
use std::path::PathBuf;
use std::sync::OnceLock;
use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};

pub(crate) fn interpreter() -> &'static Interpreter {
    match interpreters().runtime(Language::Python).expect("a Python interpreter on the path") {
        Runtime::Python(found) => found,
        other => panic!("{other:?}"),
    }
}

/// Where interpreters are looked for here.
pub(crate) fn locator() -> Locator {
    crate::sandbox::use_the_built_binary();
    let path = std::env::var_os("PATH").unwrap_or_default();
    Locator { path, home: std::env::var_os("HOME"), ..Locator::default() }
}

/// The interpreters of this machine.
pub(crate) fn interpreters() -> &'static Interpreters {
    static FOUND: OnceLock<Interpreters> = OnceLock::new();
    FOUND.get_or_init(|| Interpreters::new(locator()))
}

fn submission(source: impl AsRef<[u8]>) -> Submission {
    submission_named("ex.py", source)
}

/// A file of this name and content, handed in alone.
pub(crate) fn submission_named(file: &str, source: impl AsRef<[u8]>) -> Submission {
    Submission::alone(file, source.as_ref())
}

/// How `f` of a submission is started.
fn plan(submission: &Submission, parameters: usize) -> Service<'_> {
    static NEVER: AtomicBool = AtomicBool::new(false);
    Service {
        runtime: Runtime::Python(interpreter()),
        submission,
        provided: &[],
        entry: Entry::Function { name: "f", parameters },
        shape: None,
        kept: false,
        time: Duration::from_millis(800),
        memory: 128 << 20,
        disk: 64 << 20,
        company: Company::Alone,
        confinement: crate::sandbox::confinement(),
        seed: Some(1),
        interrupted: &NEVER,
    }
}

/// Calls `f` of a source once for each list of arguments, in one session.
fn calls(source: impl AsRef<[u8]>, args: &[Vec<Value>]) -> Result<Vec<Run>, Box<LoadProblem>> {
    let submission = submission(source);
    let plan = plan(&submission, args.first().map_or(0, Vec::len));
    let mut session = plan.open().expect("a session")?;
    args.iter().map(|args| session.run(&Input::Arguments(args.clone()))).collect()
}

fn call(source: impl AsRef<[u8]>) -> Result<Run, Box<LoadProblem>> {
    Ok(calls(source, &[vec![]])?.remove(0))
}

/// The answer in Python's notation.
fn answer(source: &str) -> String {
    match call(source).expect("a call").outcome {
        Outcome::Answered(value) => Notation::Python.show(&value, 200).text,
        other => panic!("{other:?}"),
    }
}

fn problem(source: impl AsRef<[u8]>) -> String {
    let source = source.as_ref();
    let problem = call(source).expect_err("a problem");
    Wording::new(Lang::En).say(&problem.message(&submission(source)))
}

#[test]
fn values_of_every_kind_come_back_as_they_are() {
    let table = [
        ("None", "None"),
        ("[True, 1, 1.0, '1', b'1']", "[True, 1, 1.0, '1', b'1']"),
        ("2**100", "1267650600228229401496703205376"),
        ("-10**30", "-1000000000000000000000000000000"),
        ("[float('nan'), float('inf'), -0.0]", "[nan, inf, -0.0]"),
        ("'\\ud800é'", "'\\ud800é'"),
        ("['#', '0', 'é']", "['#', '0', 'é']"),
        ("['', 'ab']", "['', 'ab']"),
        ("[1, -2, 2**70]", "[1, -2, 1180591620717411303424]"),
        ("{1: 'a', '1': (2,)}", "{1: 'a', '1': (2,)}"),
        ("{3}", "{3}"),
        ("frozenset([3])", "frozenset({3})"),
        ("(x for x in [])", "<generator>"),
        ("{1: 'a', True: 'b'}", "{1: 'b'}"), // Python's own: equal keys are one, the first stays
        ("{True: 'a'}", "{True: 'a'}"),
        ("{1.0: 'a', (1, 'x'): 2, None: 3, b'k': 4}", "{1.0: 'a', (1, 'x'): 2, None: 3, b'k': 4}"),
        ("{frozenset({1}): [frozenset()]}", "{frozenset({1}): [frozenset(set())]}"),
        ("[set(), {}, (), '', b'']", "[set(), {}, (), '', b'']"),
        ("__import__('collections').namedtuple('Point', 'x y')(1, [2])", "Point((1, [2]))"),
        ("__import__('collections').OrderedDict(b=1, a=2)", "OrderedDict({'b': 1, 'a': 2})"),
        ("__import__('collections').defaultdict(int, a=1)", "defaultdict({'a': 1})"),
        ("__import__('enum').IntEnum('Couleur', 'ROUGE').ROUGE", "Couleur(1)"),
        (
            "type('Mot', (str,), {'__str__': lambda s: 'faux', '__getitem__': lambda s, i: 'faux'})('vrai')",
            "Mot('vrai')",
        ),
        ("type('Reel', (float,), {'__float__': lambda s: 9.0, '__pos__': lambda s: 9.0})(0.5)", "Reel(0.5)"),
        (
            "type('Entier', (int,), {'__int__': lambda s: 9, '__index__': lambda s: 9})(2**70)",
            "Entier(1180591620717411303424)",
        ),
        ("type('Octets', (bytes,), {'__getitem__': lambda s, i: b'faux'})(b'vrai')", "Octets(b'vrai')"),
        (
            "type('Couple', (tuple,), {'__iter__': lambda s: iter([9]), '__len__': lambda s: 9})((1, 2))",
            "Couple((1, 2))",
        ),
        ("type('Sac', (set,), {'__iter__': lambda s: iter([9])})({1})", "Sac({1})"),
        ("type('Gel', (frozenset,), {'__iter__': lambda s: iter([9])})({1})", "Gel({1})"),
        ("type('Dico', (dict,), {'items': lambda s: [(9, 9)]})(a=1)", "Dico({'a': 1})"),
        ("range(3)", "<range: range(0, 3)>"),
        ("range(10**5000)", "<range>"),
        ("[1 + 2j, bytearray(b'ab')]", "[<complex: (1+2j)>, <bytearray: b'ab'>]"),
        (
            "[map(str, []), zip(), {}.keys(), iter([]), enumerate([])]",
            "[<map>, <zip>, <dict_keys>, <list_iterator>, <enumerate>]",
        ),
        (
            "[f, int, __import__('math'), Ellipsis, object()]",
            "[<function>, <type>, <module>, <ellipsis>, <object>]",
        ),
        ("__import__('decimal').Decimal('0.1')", "<Decimal>"),
        ("__import__('fractions').Fraction(1, 3)", "<Fraction>"),
        (
            "type('Bavard', (), {'__repr__': lambda s: 1 / 0, '__class__': property(lambda s: 1 / 0)})()",
            "<Bavard>",
        ),
        ("[d for d in [{}] if not d.update(moi=d)]", "[{'moi': <dict: contains itself>}]"),
        ("[t for t in [([],)] if not t[0].append(t)]", "[([<tuple: contains itself>],)]"),
        (
            "[x for x in [type('Boucle', (list,), {})()] if not x.extend([x, x])]",
            "[Boucle([<Boucle: contains itself>, <Boucle: contains itself>])]",
        ),
        ("[[x, x] for x in [[1]]]", "[[[1], [1]]]"),
        ("__import__('collections').Counter('aab')", "Counter({'a': 2, 'b': 1})"),
        ("type('Faux', (list,), {'__iter__': lambda self: iter([1, 2])})()", "Faux([])"),
        ("type('Menteur', (), {'__eq__': lambda a, b: True, '__class__': list})()", "<Menteur>"),
        ("[x for x in [[]] if not x.append(x)]", "[[<list: contains itself>]]"),
    ];
    let lambdas: Vec<String> = table.iter().map(|(expression, _)| format!("lambda: {expression}")).collect();
    let source = format!("def f(n):\n    return [{}][n]()\n", lambdas.join(", "));
    let args: Vec<_> = (0..table.len()).map(|n| vec![Value::int(n)]).collect();
    for (run, (expression, wanted)) in calls(source, &args).expect("calls").into_iter().zip(table) {
        let Outcome::Answered(value) = run.outcome else { panic!("{expression}: {:?}", run.outcome) };
        assert_eq!(Notation::Python.show(&value, 200).text, wanted, "{expression}");
    }
}

#[test]
fn a_structure_nested_too_deep_is_named_and_harms_nobody() {
    let source = "def f():\n    x = []\n    for _ in range(100000):\n        x = [x]\n    return x\n";
    assert!(answer(source).ends_with('['), "cut after 200 characters of brackets");
    let shared = "def f():\n    x = []\n    for _ in range(60):\n        x = [x, x]\n    return x\n";
    let outcome = call(shared).expect("a call").outcome;
    assert!(matches!(outcome, Outcome::AnswerTooLarge | Outcome::CpuTime), "{outcome:?}");
}

#[test]
fn arguments_arrive_as_they_were_sent() {
    let args = vec![
        Value::None,
        Value::Bool(true),
        Value::Int(BigInt::from(-1) << 90),
        Value::Float(0.1),
        Value::text("é\n"),
        Value::Bytes(vec![0, 255]),
        Value::List(vec![Value::int(1), Value::int(-1)]),
        Value::List(vec![Value::Tuple(vec![Value::int(1), Value::int(2)])]),
        Value::Tuple(vec![Value::text("a"), Value::List(vec![])]),
        Value::Set(vec![Value::int(1)]),
        Value::Dict(vec![(Value::int(1), Value::text("b"))]),
    ];
    let run =
        calls("def f(*args):\n    return args\n", std::slice::from_ref(&args)).expect("a call").remove(0);
    assert_eq!(run.outcome, Outcome::Answered(Value::Tuple(args)));
}

#[test]
fn every_case_starts_from_the_file_freshly_loaded() {
    let source = "def f(x, acc=[]):\n    acc.append(x)\n    return acc\n";
    let runs = calls(source, &[vec![Value::int(1)], vec![Value::int(2)]]).expect("calls");
    let answers: Vec<_> = runs.into_iter().map(|run| run.outcome).collect();
    let list = |x: i32| Outcome::Answered(Value::List(vec![Value::int(x)]));
    assert_eq!(answers, [list(1), list(2)]);
}

#[test]
fn what_a_case_prints_is_captured_apart_from_its_answer() {
    let source =
        "import sys\ndef f(x):\n    print('x vaut', x)\n    print('err', file=sys.stderr)\n    return x\n";
    let runs = calls(source, &[vec![Value::int(1)], vec![Value::int(2)]]).expect("calls");
    for (run, wanted) in runs.iter().zip(["x vaut 1\nerr\n", "x vaut 2\nerr\n"]) {
        assert_eq!(String::from_utf8_lossy(&run.printed.head), wanted);
    }
}

#[test]
fn an_exception_comes_with_its_frames_in_the_students_file() {
    let source = "import math\ndef f():\n    return aire(2)\ndef aire(r):\n    return math.pie * r ** 2\n";
    let Outcome::Raised(raised) = call(source).expect("a call").outcome else { panic!("no exception") };
    assert_eq!(raised.class, "AttributeError");
    let places: Vec<_> =
        raised.frames.iter().map(|site| (site.line, site.function.as_str(), site.text.as_str())).collect();
    assert_eq!(places, [(3, "f", "    return aire(2)"), (5, "aire", "    return math.pie * r ** 2")]);
    if interpreter().version >= [3, 11, 0] {
        assert_eq!(raised.frames[1].columns, Some((12, 20)));
    }
}

#[test]
fn repeated_frames_are_folded() {
    let source = "def fact(n):\n    return n * fact(n - 1)\ndef f():\n    return fact(3)\n";
    let Outcome::Raised(raised) = call(source).expect("a call").outcome else { panic!("no exception") };
    assert_eq!(raised.class, "RecursionError");
    assert!(raised.frames.len() <= 20, "{}", raised.frames.len());
    assert!(raised.frames.iter().any(|site| site.repeats > 500));
}

#[test]
fn exits_are_exceptions_and_crashes_are_endings() {
    let class = |source| match call(source).expect("a call").outcome {
        Outcome::Raised(raised) => raised.class,
        other => panic!("{other:?}"),
    };
    assert_eq!(class("import sys\ndef f():\n    sys.exit(0)\n"), "SystemExit");
    assert_eq!(class("def f():\n    raise KeyboardInterrupt\n"), "KeyboardInterrupt");
    let outcome = |source| call(source).expect("a call").outcome;
    assert_eq!(outcome("import os\ndef f():\n    os._exit(3)\n"), Outcome::Ended(Ending::Exit(3)));
    assert_eq!(outcome("import os\ndef f():\n    os.abort()\n"), Outcome::Ended(Ending::Signal(6)));
}

/// The answer 1, as it stands on the channel of answers.
pub(crate) const FORGED: &str = "v00000005i0x1;";

#[test]
fn a_kept_process_that_never_reads_its_next_request_is_ended_as_one_that_waits() {
    let source = format!("import os, time\ndef f(x):\n    os.write(3, b'{FORGED}')\n    time.sleep(60)\n");
    let submission = submission(source);
    let plan = Service { kept: true, ..plan(&submission, 1) };
    let mut session = plan.open().expect("a session").expect("a file that loads");
    let mut outcome = |size: usize| {
        let args = Input::Arguments(vec![Value::Bytes(vec![b'x'; size])]);
        session.run(&args).expect("a call").outcome
    };
    assert_eq!(outcome(1), Outcome::Answered(Value::int(1)));
    // More than a pipe holds.
    assert_eq!(outcome(1 << 18), Outcome::WallTime);
    assert!(session.is_lost());
}

#[test]
fn limits_of_time_memory_and_output_are_kept_and_the_next_case_still_runs() {
    let source = "import time\ndef f(kind):\n    if kind == 'loop':\n        while True: pass\n    if kind == 'big':\n        \
                  x = []\n        while True: x.append('x' * 100000)\n    if kind == 'print':\n        \
                  while True: print('x' * 1000)\n    if kind == 'long':\n        return 'x' * (1 << 25)\n    return kind\n";
    let args: Vec<_> =
        ["loop", "ok", "big", "ok", "print", "ok", "long", "ok"].map(|kind| vec![Value::text(kind)]).to_vec();
    let runs = calls(source, &args).expect("calls");
    let outcomes: Vec<_> = runs.into_iter().map(|run| run.outcome).collect();
    let ok = Outcome::Answered(Value::text("ok"));
    let [a, b, c, d] = [Outcome::CpuTime, Outcome::Memory, Outcome::Printed, Outcome::AnswerTooLarge];
    assert_eq!(outcomes, [a, ok.clone(), b, ok.clone(), c, ok.clone(), d, ok]);
}

#[test]
fn a_case_that_sleeps_is_ended_by_the_wall_clock() {
    let begun = Instant::now();
    let run = call("import time\ndef f():\n    time.sleep(99999)\n").expect("a call");
    assert_eq!(run.outcome, Outcome::WallTime);
    assert!(run.cpu < Duration::from_millis(500));
    assert!(begun.elapsed() < Duration::from_secs(30));
}

#[test]
fn forged_and_garbled_frames_are_no_answers() {
    let forge = "import os\ndef f():\n    for fd in range(3, 64):\n        try:\n            os.write(fd, b'garbage garbage garbage')\n        \
                 except OSError:\n            pass\n    return 1\n";
    assert_eq!(call(forge).expect("a call").outcome, Outcome::Protocol);
}

#[test]
fn files_that_cannot_be_asked_are_explained_once() {
    assert_eq!(problem(""), "`ex.py` is empty: nothing was graded. Was it saved?");
    assert_eq!(problem("# rien\n\n"), "`ex.py` is empty: nothing was graded. Was it saved?");
    assert!(problem("def f(:\n    pass\n").starts_with("`ex.py`, line 1: Python cannot read this: "));
    assert!(
        problem(b"# \xe9l\xe8ve\ndef f():\n    return 1\n")
            .contains("line 1: this is Latin-1 / Windows-1252, not UTF-8")
    );
    assert_eq!(problem("import numpyy\n"), "`ex.py`, line 1: an import failed: No module named 'numpyy'");
    assert!(
        problem("n = int(input('n ? '))\ndef f():\n    return n\n")
            .starts_with("`input()` is called while `ex.py` is being loaded, line 1.")
    );
    assert!(problem("def f():\n    return 1\nquit()\n").contains("line 3: the file ends the program"));
    assert!(problem("while True: pass\n").starts_with("loading `ex.py` does not come to an end"));
    assert_eq!(
        problem("def carre(): pass\ndef cubes(): pass\n"),
        "there is no function `f` in `ex.py` (found: `carre`, `cubes`)"
    );
    assert_eq!(problem("f = 3\n"), "`f` in `ex.py` is not a function: its type is int");
    assert_eq!(problem("def f(a, b): pass\n"), "`f` is called with 0 arguments, but yours takes 2: `a`, `b`");
    assert_eq!(
        problem("raise ValueError('non')\n"),
        "`ex.py`, line 1: loading the file ended with ValueError: non"
    );
}

#[test]
fn marks_and_line_ends_of_other_systems_are_accepted() {
    for source in [
        "\u{feff}def f():\r\n    return 'é'\r\n".as_bytes(),
        b"# -*- coding: latin-1 -*-\ndef f():\n    return '\xe9'\n",
    ] {
        assert_eq!(call(source).expect("a call").outcome, Outcome::Answered(Value::text("é")));
    }
}

#[test]
fn the_guard_of_a_main_program_is_not_entered() {
    let source = "def f():\n    return 1\nif __name__ == '__main__':\n    print(int(input('n ? ')))\n";
    assert_eq!(answer(source), "1");
}

#[test]
fn chance_and_hash_order_are_the_same_in_every_run() {
    let source = "import random\nR = random.randint(1, 10**6)\ndef f():\n    return [R, random.random(), list(set('pomme poire kiwi'.split()))]\n";
    let first = answer(source);
    for _ in 0..4 {
        assert_eq!(answer(source), first);
    }
}

#[test]
fn modules_the_harness_uses_cannot_be_shadowed() {
    let mut handed_in = submission("def f():\n    import json, resource\n    return json.K\n");
    for name in ["json.py", "resource.py", "posix.py", "random.py", "encodings.py"] {
        handed_in.companions.push((name.to_owned(), b"K = 'mine'\n".to_vec()));
    }
    let plan = Service { time: Duration::from_secs(1), ..plan(&handed_in, 0) };
    let mut session = plan.open().expect("a session").expect("a file that loads");
    assert_eq!(
        session.run(&Input::Arguments(vec![])).expect("a call").outcome,
        Outcome::Answered(Value::text("mine"))
    );
}

#[test]
fn the_interpreter_found_is_remembered_and_asked_anew_when_it_changes() {
    crate::sandbox::use_the_built_binary();
    let folder = tempfile::tempdir().expect("a folder");
    let locator = Locator { cache: Some(PathBuf::from(folder.path())), ..locator() };
    let first = locator.find(Language::Python).expect("an interpreter");
    let file = folder.path().join("python.json");
    let text = std::fs::read_to_string(&file).expect("a cache");
    let [major, minor, patch] = first.version;
    std::fs::write(&file, text.replace(&format!("[{major},{minor},{patch}]"), "[3,99,0]")).expect("written");
    assert_eq!(locator.find(Language::Python).expect("remembered").version, [3, 99, 0]);
    let mode =
        |mode| std::fs::set_permissions(folder.path(), std::fs::Permissions::from_mode(mode)).expect("set");
    mode(0o777);
    assert_eq!(
        locator.find(Language::Python).expect("asked anew"),
        first,
        "a folder that others may write to is not believed"
    );
    mode(0o700);
    std::fs::write(&file, "damaged").expect("written");
    assert_eq!(locator.find(Language::Python).expect("asked anew"), first);
}

#[test]
fn a_program_that_is_no_interpreter_is_refused() {
    crate::sandbox::use_the_built_binary();
    let locator = Locator {
        named: vec![(Language::Python, "/bin/true".into()), (Language::JavaScript, "/bin/true".into())],
        ..locator()
    };
    for language in [Language::Python, Language::JavaScript] {
        assert!(matches!(locator.find(language), Err(InterpreterFault::Silent(_, of)) if of == language));
    }
}

#[test]
fn a_call_leaves_traces_of_what_it_changed_and_of_rows_that_are_one() {
    let source = "def f(x, y, z):\n    x.append(1)\n    z[0].append(2)\n    row = [0]\n    return [[0], row, [0], row]\n";
    let list = |items: &[i32]| Value::List(items.iter().map(|&item| Value::int(item)).collect());
    let args = vec![list(&[5]), list(&[6]), Value::Tuple(vec![list(&[])])];
    let run = calls(source, &[args]).expect("a call").remove(0);
    let changed = vec![(0, Some(list(&[5, 1]))), (2, Some(Value::Tuple(vec![list(&[2])])))];
    assert_eq!(run.traces, Traces { changed, one_list: Some((1, 3)) });
    let large = "def f(x):\n    x.extend(range(100000))\n    return 1\n";
    let run = calls(large, &[vec![list(&[5])]]).expect("a call").remove(0);
    assert_eq!(run.traces, Traces { changed: vec![(0, None)], one_list: None });
    let raising = "def f(x):\n    x.append(1)\n    raise ValueError\n";
    let run = calls(raising, &[vec![list(&[5])]]).expect("a call").remove(0);
    assert_eq!(run.traces, Traces::default());
}

/// What a submission writes on the channel of answers is worth its own text, and no more.
#[test]
fn forged_traces_are_bounded_and_malformed_ones_are_none() {
    let forge = |frames: &str| {
        let source = format!(
            "import os, sys\ndef f():\n    fd = int(sys.orig_argv[-2]) if hasattr(sys, 'orig_argv') else 0\n    \
             for data in {frames}:\n        os.write(fd, data[:1] + b'%08x' % (len(data) - 1) + data[1:])\n    \
             os._exit(0)\n"
        );
        call(&source).expect("a call")
    };
    if interpreter().version < [3, 10, 0] {
        return; // the channel's number is found another way there
    }
    let seven = Outcome::Answered(Value::int(7));
    let run = forge("[b'xl1:l2:i0x63;i0x5;', b'wI2:0x0,0x1;', b'vi0x7;']");
    assert_eq!(run.outcome, seven);
    assert_eq!(run.traces.changed, [(99, Some(Value::int(5)))]);
    assert_eq!(run.traces.one_list, Some((0, 1)));
    for malformed in
        ["b'x', b'w'", "b'xi0x1;', b'wN'", "b'xl1:l0:', b'wI2:-0x1,0x1;'", "b'xl2:Ni0x2;', b'wl0:'"]
    {
        let run = forge(&format!("[{malformed}, b'vi0x7;']"));
        assert_eq!((run.outcome, run.traces), (seven.clone(), Traces::default()), "{malformed}");
    }
    let many = forge("[b'xl1000:' + b'l1:i0x1;' * 1000, b'vi0x7;']");
    assert!(many.traces.changed.len() <= 32);
    assert_eq!(forge("[b'vi0x7;', b'xl0:']").outcome, Outcome::Protocol, "nothing follows an answer");
}

#[test]
fn calls_in_turn_share_their_process() {
    let source =
        "n = 0\ndef f(x):\n    global n\n    n += x\n    if n > 9: raise ValueError('neuf')\n    return n\n";
    let submission = submission(source);
    let plan = Service { seed: None, ..plan(&submission, 1) };
    let mut session = plan.open().expect("a session").expect("a file that loads");
    let args: Vec<Vec<Value>> = [1, 2, 3, 4, 5].map(|x| vec![Value::int(x)]).to_vec();
    let turns: Vec<&[Value]> = args.iter().map(Vec::as_slice).collect();
    let outcomes = session.run_in_turn(&turns, Duration::from_millis(500));
    assert_eq!(outcomes[..3], [1, 3, 6].map(|n| Outcome::Answered(Value::int(n))));
    assert_eq!(outcomes.len(), 4, "an exception is the last: {outcomes:?}");
    assert!(matches!(&outcomes[3], Outcome::Raised(raised) if raised.class == "ValueError"));
    assert_eq!(
        session.run(&Input::Arguments(vec![Value::int(7)])).expect("a call").outcome,
        Outcome::Answered(Value::int(7))
    );
}
