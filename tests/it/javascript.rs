//! JavaScript submissions run for real: what comes back for each thing a student's file may do.

use crate::language::{FORGED, interpreters, submission_named};
use jugeote::i18n::{Lang, Wording};
use jugeote::language::{
    Company, Ending, Entry, Input, Language, LoadProblem, Outcome, Run, Service, Shape, Submission, Traces,
};
use jugeote::value::{BigInt, Notation, Type, Value};
use std::sync::atomic::AtomicBool;
use std::time::Duration;

/// How `f` of a submission is started.
fn plan<'a>(submission: &'a Submission, types: &'a [Type], returns: &'a Type) -> Service<'a> {
    static NEVER: AtomicBool = AtomicBool::new(false);
    Service {
        // A machine without Node.js cannot run these tests, and they fail there.
        runtime: interpreters().runtime(Language::JavaScript).expect("Node.js on the path"),
        submission,
        provided: &[],
        entry: Entry::Function { name: "f", parameters: types.len() },
        shape: Some(Shape { params: types.iter().collect(), returns }),
        kept: false,
        time: Duration::from_millis(1500),
        memory: 128 << 20,
        disk: 64 << 20,
        company: Company::Alone,
        confinement: crate::sandbox::confinement(),
        seed: Some(1),
        interrupted: &NEVER,
    }
}

fn called(
    file: &str,
    source: &str,
    types: &[Type],
    returns: &Type,
    calls: &[Vec<Value>],
) -> Result<Vec<Run>, Box<LoadProblem>> {
    let submission = submission_named(file, source);
    let plan = plan(&submission, types, returns);
    let mut session = plan.open().expect("a session")?;
    calls.iter().map(|args| session.run(&Input::Arguments(args.clone()))).collect()
}

/// Calls `f` once for each argument.
fn calls(source: &str, args: &[Value]) -> Vec<Outcome> {
    let calls: Vec<Vec<Value>> = args.iter().map(|arg| vec![arg.clone()]).collect();
    let runs = called("ex.js", source, &[Type::Any], &Type::Any, &calls).expect("calls");
    runs.into_iter().map(|run| run.outcome).collect()
}

fn call(source: &str) -> Run {
    called("ex.js", source, &[], &Type::Any, &[vec![]]).expect("a call").remove(0)
}

fn problem(file: &str, source: &str) -> String {
    let problem = called(file, source, &[], &Type::Any, &[vec![]]).expect_err("a problem");
    Wording::new(Lang::En).say(&problem.message(&submission_named(file, source)))
}

#[test]
fn values_of_every_kind_come_back_as_they_are() {
    let table = [
        ("undefined", "null"),
        ("[true, 1, 1.5, '1', null]", "[true, 1, 1.5, '1', null]"),
        ("[NaN, Infinity, -Infinity, -0]", "[NaN, Infinity, -Infinity, -0]"),
        (
            "[2 ** 53, 2n ** 70n, -(2n ** 70n), 5n]",
            "[9007199254740992n, 1180591620717411303424n, -1180591620717411303424n, 5]",
        ),
        ("'\\ud800é😀\\0'", "'\\ud800é😀\\x00'"),
        ("['#', '0', 'é', '😀']", "['#', '0', 'é', '😀']"),
        ("['#', '0']", "['#', '0']"),
        ("[1, -2, 3]", "[1, -2, 3]"),
        ("[1, , 3]", "[1, null, 3]"),
        ("new Map([[1, 'a'], ['1', [2]], [NaN, {}]])", "new Map([[1, 'a'], ['1', [2]], [NaN, {}]])"),
        ("({a: 1, get b() { return 2; }, __proto__: null})", "{'a': 1, 'b': 2}"),
        ("new Set([3])", "new Set([3])"),
        (
            "[new (class Sac extends Array {})(), new Number(3), new String('x')]",
            "[Sac([]), Number(3), String('x')]",
        ),
        (
            "[() => 1, Symbol('x'), new Date(0), /x/, new (class Foo {})(), new Uint8Array(2)]",
            "[<function>, <symbol>, <Date>, <RegExp>, <Foo>, <Uint8Array>]",
        ),
        ("[(function* () {})(), new Proxy([], {})]", "[<Generator>, <Proxy>]"),
        ("(() => { const a = []; a.push(a); return a; })()", "[<Array: contains itself>]"),
        (
            "({toJSON() { return 1; }, valueOf() { return 2; }})",
            "{'toJSON': <function>, 'valueOf': <function>}",
        ),
    ];
    let lambdas: Vec<String> = table.iter().map(|(expression, _)| format!("() => {expression}")).collect();
    let source = format!("function f(n) {{ return [{}][n](); }}", lambdas.join(", "));
    let args: Vec<Value> = (0..table.len()).map(Value::int).collect();
    for (outcome, (expression, wanted)) in calls(&source, &args).into_iter().zip(table) {
        let Outcome::Answered(value) = outcome else { panic!("{expression}: {outcome:?}") };
        assert_eq!(Notation::JavaScript.show(&value, 200).text, wanted, "{expression}");
    }
}

#[test]
fn arguments_arrive_by_their_types_and_answers_are_fitted_to_theirs() {
    let kinds = [
        "int",
        "int",
        "float",
        "str",
        "list[tuple[int, str]]",
        "set[int]",
        "dict[str, int]",
        "dict[int, bool]",
        "dict[str, any]",
        "none",
    ];
    let types: Vec<Type> = kinds.iter().map(|kind| Type::parse(kind).expect("a type")).collect();
    let lone = Value::Text(jugeote::value::Text::from_generalised_utf8(b"\xed\xa0\x80").expect("a text"));
    let args = vec![
        Value::int(-3),
        Value::Int(BigInt::from(1) << 60),
        Value::Float(2.0),
        lone,
        Value::List(vec![Value::Tuple(vec![Value::int(1), Value::text("a")])]),
        Value::Set(vec![Value::int(1)]),
        Value::Dict(vec![(Value::text("__proto__"), Value::int(1))]),
        Value::Dict(vec![(Value::int(7), Value::Bool(true))]),
        Value::Dict(vec![]),
        Value::None,
    ];
    let returns = Type::Tuple(types.clone());
    let back = "function f(...args) { return args; }";
    let run = called("ex.js", back, &types, &returns, std::slice::from_ref(&args)).expect("a call").remove(0);
    assert_eq!(run.outcome, Outcome::Answered(Value::Tuple(args.clone())));
    let seen = "function f(...a) { return [typeof a[0], typeof a[1], typeof a[2], a[3].length, Array.isArray(a[4][0]), \
                a[5] instanceof Set, Object.hasOwn(a[6], '__proto__'), a[7].get(7), a[8].constructor === Object, a[9] === null]; }";
    let run = called("ex.js", seen, &types, &Type::Any, &[args]).expect("a call").remove(0);
    let Outcome::Answered(value) = run.outcome else { panic!("{:?}", run.outcome) };
    let wanted = "['number', 'bigint', 'number', 1, true, true, true, true, true, true]";
    assert_eq!(Notation::JavaScript.show(&value, 400).text, wanted);
    let object = called("ex.js", "function f() { return {'-1': true}; }", &[], &types[7], &[vec![]]);
    let wanted = Value::Dict(vec![(Value::int(-1), Value::Bool(true))]);
    assert_eq!(object.expect("a call").remove(0).outcome, Outcome::Answered(wanted));
}

#[test]
fn every_case_starts_from_the_file_freshly_loaded_unless_state_is_kept() {
    let source = "const seen = [];\nfunction f(x) { seen.push(x); globalThis.n = (globalThis.n || 0) + 1; return [seen, n]; }";
    let args = [Value::int(1), Value::int(2)];
    let shown = |outcomes: Vec<Outcome>| -> Vec<String> {
        let shown = |outcome| match outcome {
            Outcome::Answered(value) => Notation::JavaScript.show(&value, 100).text,
            other => format!("{other:?}"),
        };
        outcomes.into_iter().map(shown).collect()
    };
    assert_eq!(shown(calls(source, &args)), ["[[1], 1]", "[[2], 1]"]);
    let submission = submission_named("ex.js", source);
    let plan = Service { kept: true, ..plan(&submission, &[Type::Any], &Type::Any) };
    let mut session = plan.open().expect("a session").expect("a file that loads");
    let mut run = |arg: &Value| session.run(&Input::Arguments(vec![arg.clone()])).expect("a call").outcome;
    assert_eq!(shown(args.iter().map(&mut run).collect()), ["[[1], 1]", "[[1, 2], 2]"]);
    assert!(!session.is_lost());
}

#[test]
fn what_a_case_prints_is_captured_apart_from_its_answer() {
    let run = call("function f() { console.log('x', [1]); console.error('err'); return 1; }");
    assert_eq!(run.outcome, Outcome::Answered(Value::int(1)));
    let printed = String::from_utf8_lossy(&run.printed.head).into_owned();
    assert!(printed.contains("x [ 1 ]\n") && printed.contains("err\n"), "{printed}");
}

#[test]
fn an_error_comes_with_its_frames_in_the_students_file() {
    let source =
        "// é\nfunction f() {\n  return aire(2);\n}\nfunction aire(r) {\n  return math.pie * r ** 2;\n}\n";
    let Outcome::Raised(raised) = call(source).outcome else { panic!("no error") };
    assert_eq!((raised.class.as_str(), raised.message.as_str()), ("ReferenceError", "math is not defined"));
    assert!(raised.bases.contains(&"Error".to_owned()), "{:?}", raised.bases);
    let places: Vec<_> =
        raised.frames.iter().map(|site| (site.line, site.function.as_str(), site.text.as_str())).collect();
    assert_eq!(places, [(3, "f", "  return aire(2);"), (6, "aire", "  return math.pie * r ** 2;")]);
    // The engine means the statement here.
    assert_eq!(raised.frames[1].columns, Some((3, 9)));
}

#[test]
fn errors_of_every_kind_are_told() {
    let raised = |source: &str| match call(source).outcome {
        Outcome::Raised(raised) => raised,
        other => panic!("{source}: {other:?}"),
    };
    let found = raised("class Vide extends RangeError {}\nfunction f() { throw new Vide('rien'); }");
    assert_eq!((found.class.as_str(), found.message.as_str()), ("Vide", "rien"));
    assert_eq!(found.bases[..3], ["Vide", "RangeError", "Error"]);
    assert!(found.bases.contains(&"ValueError".to_owned()), "thrown on purpose");
    let slip = raised("function f() { null.x; }");
    assert!(!slip.bases.contains(&"ValueError".to_owned()) && slip.bases.contains(&"Exception".to_owned()));
    let false_name = raised("function f() { class TypeError extends Error {}; throw new TypeError('x'); }");
    assert!(!false_name.bases.contains(&"TypeError".to_owned()), "{:?}", false_name.bases);
    assert_eq!(raised("function f() { throw 'texte'; }").class, "string");
    assert_eq!(raised("async function f() { await null; throw new Error('tard'); }").message, "tard");
    assert_eq!(
        raised("function f() { return new Promise((_, no) => setTimeout(no, 5, new Error('non'))); }")
            .message,
        "non"
    );
    assert!(raised("function f() { return f() + 1; }").is_recursion());
    assert!(raised("function f() { return new Promise(() => {}); }").is_pending_promise());
    let exit = raised("function f() {\n  process.exit(0);\n}");
    assert!(exit.is_process_exit());
    assert_eq!(exit.frames.last().map(|site| site.line), Some(2));
    let thrown_later = "function f() { setTimeout(() => { throw new Error('plus tard'); }); return new Promise(() => setInterval(() => {}, 9)); }";
    assert_eq!(raised(thrown_later).message, "plus tard");
}

#[test]
fn promises_are_awaited_and_endings_told_apart() {
    let answer = call("async function f() { return await new Promise((yes) => setTimeout(yes, 5, [1])); }");
    assert_eq!(answer.outcome, Outcome::Answered(Value::List(vec![Value::int(1)])));
    assert_eq!(call("function f() { process.reallyExit(3); }").outcome, Outcome::Ended(Ending::Exit(3)));
    let aborted = call("function f() { process.abort(); }").outcome;
    assert!(matches!(aborted, Outcome::Ended(Ending::Signal(_))), "{aborted:?}");
}

#[test]
fn a_kept_process_that_never_reads_its_next_request_is_ended_at_its_limit() {
    let source =
        format!("const fs = require('fs');\nfunction f(x) {{ fs.writeSync(3, '{FORGED}'); for (;;); }}\n");
    let submission = submission_named("ex.js", source);
    let plan = Service { kept: true, ..plan(&submission, &[Type::Any], &Type::Int) };
    let mut session = plan.open().expect("a session").expect("a file that loads");
    let mut outcome = |size: usize| {
        let args = Input::Arguments(vec![Value::Bytes(vec![b'x'; size])]);
        session.run(&args).expect("a call").outcome
    };
    assert_eq!(outcome(1), Outcome::Answered(Value::int(1)));
    // More than a pipe holds.
    assert_eq!(outcome(1 << 18), Outcome::CpuTime);
    assert!(session.is_lost());
}

#[test]
fn limits_of_time_memory_and_output_are_kept_and_the_next_case_still_runs() {
    let source = "function f(kind) {\n  const held = [];\n  if (kind === 'loop') for (;;);\n  if (kind === 'big') for (;;) held.push(new Array(1000).fill(held.length));\n  \
                  if (kind === 'buffers') for (;;) held.push(Buffer.alloc(1 << 22, 1));\n  if (kind === 'print') for (;;) console.log('x'.repeat(1000));\n  \
                  if (kind === 'long') return 'x'.repeat(1 << 25);\n  return kind;\n}";
    let kinds = ["loop", "ok", "big", "buffers", "ok", "print", "long", "ok"].map(Value::text);
    let ok = Outcome::Answered(Value::text("ok"));
    let wanted = [
        Outcome::CpuTime,
        ok.clone(),
        Outcome::Memory,
        Outcome::Memory,
        ok.clone(),
        Outcome::Printed,
        Outcome::AnswerTooLarge,
        ok,
    ];
    assert_eq!(calls(source, &kinds), wanted);
}

#[test]
fn a_modest_program_is_not_charged_for_the_runtime() {
    let source = "function f() { const held = []; for (let i = 0; i < 400; i++) held.push(Buffer.alloc(1 << 17, 1)); return held.length; }";
    let run = call(source);
    assert_eq!(run.outcome, Outcome::Answered(Value::int(400)));
    assert!((48 << 20..100 << 20).contains(&run.peak), "{} MB for fifty", run.peak >> 20);
    assert!(run.cpu < Duration::from_millis(600), "{:?}", run.cpu);
}

#[test]
fn files_that_cannot_be_asked_are_explained_once() {
    assert_eq!(problem("ex.js", "// rien\n\n"), "`ex.js` is empty: nothing was graded. Was it saved?");
    assert_eq!(
        problem("ex.js", "function f() {\n  let x = ;\n}\n"),
        "`ex.js`, line 2: JavaScript cannot read this: Unexpected token ';'"
    );
    assert!(
        problem("ex.mjs", "export const f = 1 +;\n")
            .starts_with("`ex.mjs`, line 1: JavaScript cannot read this: ")
    );
    assert_eq!(
        problem("ex.js", "function cube() {}\nconst carre = () => 1;\nlet n = 3;\n"),
        "there is no function `f` in `ex.js` (found: `cube`, `carre`)"
    );
    assert_eq!(problem("ex.js", "const f = 3;\n"), "`f` in `ex.js` is not a function: its type is number");
    assert_eq!(
        problem("ex.js", "function f(a, b) {}\n"),
        "`f` is called with 0 arguments, but yours takes 2: `a`, `b`"
    );
    assert_eq!(
        problem("ex.js", "throw new TypeError('non');\n"),
        "`ex.js`, line 1: loading the file ended with TypeError: non"
    );
    let deep = format!("function f() {{ return {}; }}", "[".repeat(200_000));
    assert_eq!(problem("ex.js", &deep), "`ex.js`: JavaScript cannot read this: it is too complex");
    assert!(problem("ex.js", "require('left-pad');\n").contains("Cannot find module 'left-pad'"));
    assert!(problem("ex.js", "for (;;);\n").starts_with("loading `ex.js` does not come to an end"));
    assert_eq!(
        problem("ex.js", "\nprocess.exit();\n"),
        "`ex.js`, line 2: the file ends the program (`process.exit()`) while it is being loaded. Remove that line"
    );
    assert!(
        problem("ex.mjs", "await new Promise(() => {});\n")
            .contains("a promise that nothing settles any more")
    );
    assert!(problem("ex.js", "function f() {}\0").contains("NUL"));
}

#[test]
fn a_function_is_found_however_the_file_gives_it() {
    for (file, source) in [
        ("ex.js", "function f() { return 1; }"),
        ("ex.js", "const f = () => 1;"),
        ("ex.js", "'use strict';\nmodule.exports = { f: () => 1 };"),
        ("ex.js", "exports.f = function () { return 1; };"),
        ("ex.js", "module.exports = function f() { return 1; };"),
        ("ex.js", "#!/usr/bin/env node\n\u{feff}function f() { return 1; }"),
        ("ex.js", "export function f() { return 1; }"),
        (
            "ex.js",
            "import { readFileSync } from 'node:fs';\nfunction f() { return typeof readFileSync === 'function' ? 1 : 0; }",
        ),
        ("ex.mjs", "const n = await 1;\nexport default { f: () => n };"),
        ("ex.cjs", "let f;\nf = function (...rest) { return 1; } // no line end"),
    ] {
        let run = called(file, source, &[], &Type::Any, &[vec![]]);
        let outcome = run.unwrap_or_else(|problem| panic!("{source}: {problem:?}")).remove(0).outcome;
        assert_eq!(outcome, Outcome::Answered(Value::int(1)), "{source}");
    }
}

#[test]
fn files_beside_the_submission_are_found_by_both_kinds_of_import() {
    for (file, source) in [
        ("ex.js", "const { K } = require('./outils');\nfunction f() { return K; }"),
        ("ex.mjs", "import { K } from './outils.js';\nexport const f = () => K;"),
        ("ex.js", "async function f() { return (await import('./plus.mjs')).K; }"),
    ] {
        let mut submission = submission_named(file, source);
        submission.companions.push(("outils.js".into(), b"exports.K = 7;\n".to_vec()));
        submission.companions.push(("plus.mjs".into(), b"export { K } from './outils.js';\n".to_vec()));
        let plan = plan(&submission, &[], &Type::Any);
        let mut session = plan.open().expect("a session").expect("a file that loads");
        let run = session.run(&Input::Arguments(vec![])).expect("a call");
        assert_eq!(run.outcome, Outcome::Answered(Value::int(7)), "{source}");
    }
}

#[test]
fn chance_is_the_same_in_every_run() {
    let source = "const r = Math.random();\nfunction f() { return [r, Math.random()]; }";
    let first = call(source).outcome;
    assert!(matches!(first, Outcome::Answered(_)));
    assert_eq!(call(source).outcome, first);
}

#[test]
fn a_call_leaves_traces_of_what_it_changed_and_of_rows_that_are_one() {
    let list = |items: &[i32]| Value::List(items.iter().map(|&item| Value::int(item)).collect());
    let source = "function f(x, y) { x.push(1); const row = [0]; return [[0], row, [0], row]; }";
    let types = [Type::Any, Type::Any];
    let run = called("ex.js", source, &types, &Type::Any, &[vec![list(&[5]), list(&[6])]]);
    let traces = run.expect("a call").remove(0).traces;
    assert_eq!(traces, Traces { changed: vec![(0, Some(list(&[5, 1])))], one_list: Some((1, 3)) });
}

#[test]
fn a_whole_file_runs_as_a_program() {
    let source = "const text = require('fs').readFileSync(0, 'utf8');\nif (require.main === module) {\n  \
                  setTimeout(() => { console.log(Number(text) * Number(process.argv[2])); process.exitCode = 3; }, 1);\n}\n";
    let submission = submission_named("ex.js", source);
    let plan = Service { entry: Entry::Script, shape: None, ..plan(&submission, &[], &Type::Any) };
    let mut session = plan.open().expect("a session").expect("a file that loads");
    for number in [4, 5] {
        let input = Input::Program { stdin: format!("{number}\n"), argv: vec!["3".into()] };
        let outcome = session.run(&input).expect("a run").outcome;
        assert_eq!(
            outcome,
            Outcome::Finished { status: 3, output: format!("{}\n", number * 3).into_bytes() }
        );
    }
    let raising = submission_named("ex.js", "null.x;\n");
    let plan = Service { entry: Entry::Script, shape: None, submission: &raising, ..plan };
    let mut session = plan.open().expect("a session").expect("a file that loads");
    let run = session.run(&Input::Program { stdin: String::new(), argv: vec![] }).expect("a run");
    let Outcome::Raised(raised) = run.outcome else { panic!("{:?}", run.outcome) };
    assert_eq!((raised.class.as_str(), raised.frames[0].line), ("TypeError", 1));
}

#[test]
fn threads_are_started_where_they_are_allowed_and_nowhere_else() {
    let source = "const { Worker } = require('worker_threads');\nfunction f() {\n  return new Promise((yes, no) => {\n    \
                  const worker = new Worker(\"require('worker_threads').parentPort.postMessage(6 * 7)\", { eval: true });\n    \
                  worker.once('message', yes).once('error', no);\n  });\n}\n";
    let submission = submission_named("ex.js", source);
    for (company, allowed) in [(Company::Alone, false), (Company::Threads, true)] {
        let plan = Service { company, ..plan(&submission, &[], &Type::Any) };
        let mut session = plan.open().expect("a session").expect("a file that loads");
        let outcome = session.run(&Input::Arguments(vec![])).expect("a call").outcome;
        assert_eq!(outcome == Outcome::Answered(Value::int(42)), allowed, "{company:?}: {outcome:?}");
    }
}
