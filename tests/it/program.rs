//! Programs of any kind run for real: scripts by the interpreters they name, machine code by itself.

use crate::language::{interpreters, submission_named};
use jugeote::i18n::{Lang, Wording};
use jugeote::language::{
    Company, Ending, Entry, Input, Language, LoadProblem, Outcome, Run, Service, Shape, Submission,
};
use jugeote::value::{BigInt, Type, Value};
use std::process::Command;
use std::sync::atomic::AtomicBool;
use std::time::Duration;

fn plan<'a>(submission: &'a Submission, params: &'a [Type], returns: &'a Type) -> Service<'a> {
    static NEVER: AtomicBool = AtomicBool::new(false);
    Service {
        runtime: interpreters().runtime(Language::Program).expect("programs need nothing"),
        submission,
        provided: &[],
        entry: Entry::Function { name: "f", parameters: params.len() },
        shape: Some(Shape { params: params.iter().collect(), returns }),
        kept: false,
        time: Duration::from_secs(1),
        memory: 128 << 20,
        disk: 64 << 20,
        company: Company::Alone,
        confinement: crate::sandbox::confinement(),
        seed: None,
        interrupted: &NEVER,
    }
}

fn asked(submission: &Submission, returns: &str, args: Vec<Value>) -> Result<Run, Box<LoadProblem>> {
    let (params, returns) = (vec![Type::Any; args.len()], Type::parse(returns).expect("a type"));
    let plan = plan(submission, &params, &returns);
    plan.open().expect("a session")?.run(&Input::Arguments(args))
}

fn outcome(source: impl AsRef<[u8]>, returns: &str, args: Vec<Value>) -> Outcome {
    asked(&submission_named("f", source), returns, args).expect("a run").outcome
}

const PYTHON: &str = "#!/usr/bin/env python3\nimport json, os, sys\nargs = json.load(sys.stdin)\n";

fn python(body: &str, returns: &str, args: Vec<Value>) -> Outcome {
    outcome(format!("{PYTHON}{body}\n"), returns, args)
}

#[test]
fn arguments_go_in_as_json_and_the_answer_is_fitted_by_its_type() {
    let list = |items: &[i32]| Value::List(items.iter().map(|&item| Value::int(item)).collect());
    let huge: BigInt = (BigInt::from(1) << 70) + 1;
    let args = vec![
        Value::Int(huge.clone()),
        Value::Float(2.0),
        Value::Tuple(vec![Value::int(1), Value::text("é")]),
        Value::Set(vec![Value::int(3)]),
        Value::Dict(vec![(Value::int(1), Value::None)]),
        Value::Dict(vec![(Value::text("k"), Value::Bool(true))]),
    ];
    let returns = "tuple[int, float, tuple[int, str], set[int], dict[int, none], dict[str, bool]]";
    let back = python("print(json.dumps(args))", returns, args.clone());
    assert_eq!(back, Outcome::Answered(Value::Tuple(args)));
    assert_eq!(
        python(
            "print(repr(type(args[0])) == \"<class 'int'>\" and args[0] == 2**70 + 1 and 'true' or 0)",
            "any",
            vec![Value::Int(huge)]
        ),
        Outcome::Answered(Value::Bool(true))
    );
    assert_eq!(python("print('\\n [1,\\n 2]')", "list[int]", vec![]), Outcome::Answered(list(&[1, 2])));
    assert_eq!(python("print(2)", "float", vec![]), Outcome::Answered(Value::Float(2.0)));
    let grid = "print(json.dumps([['#'] * 800] * 800))";
    assert!(matches!(python(grid, "grid[str]", vec![]), Outcome::Answered(_)), "an answer of some megabytes");
}

#[test]
fn the_type_decides_whether_a_dictionary_is_an_object_or_pairs_even_where_it_is_empty() {
    let source = format!("{PYTHON}print(json.dumps(json.dumps(args)))\n");
    let submission = submission_named("f", source);
    let types = ["dict[int, int]", "dict[str, int]", "list[dict[str, dict[int, any]]]", "any", "any"];
    let params = types.map(|text| Type::parse(text).expect("a type"));
    let plan = plan(&submission, &params, &Type::Any);
    let mut session = plan.open().expect("a session").expect("a program");
    let dict = |entries: &[(Value, Value)]| Value::Dict(entries.to_vec());
    let one = [(Value::int(1), Value::int(2))];
    let nested = |inside: Value| Value::List(vec![dict(&[(Value::text("a"), inside)]), dict(&[])]);
    for (args, seen) in [
        (
            [dict(&[]), dict(&[]), nested(dict(&[])), dict(&[]), Value::None],
            r#"[[], {}, [{"a": []}, {}], {}, null]"#,
        ),
        (
            [dict(&one), dict(&[]), nested(dict(&one)), dict(&one), Value::None],
            r#"[[[1, 2]], {}, [{"a": [[1, 2]]}, {}], [[1, 2]], null]"#,
        ),
    ] {
        let outcome = session.run(&Input::Arguments(args.to_vec())).expect("a run").outcome;
        assert_eq!(outcome, Outcome::Answered(Value::text(seen)));
    }
}

#[test]
fn a_program_is_started_by_what_its_first_line_names_or_by_itself() {
    let seven = Outcome::Answered(Value::int(7));
    assert_eq!(outcome("#!/bin/sh\nread line\necho 7\n", "int", vec![]), seven);
    assert_eq!(outcome("#!/usr/bin/env node\nconsole.log(7)\n", "int", vec![]), seven);
    assert_eq!(outcome("#!/usr/bin/env -S python3 -I\nprint(7)\n", "int", vec![]), seven);
    let folder = tempfile::tempdir().expect("a folder");
    let path = |name: &str| folder.path().join(name);
    let code = "#include <stdio.h>\nint main(void) { int a, b; if (scanf(\" [%d, %d]\", &a, &b) != 2) return 1; printf(\"%d\\n\", a * b); return 0; }\n";
    std::fs::write(path("p.c"), code).expect("written");
    let made = Command::new("cc").arg("-o").arg(path("p")).arg(path("p.c")).status().expect("a C compiler");
    assert!(made.success());
    let submission = Submission::read(&path("p")).expect("a program");
    assert_eq!(Language::of(&submission), Language::Program);
    let run = asked(&submission, "int", vec![Value::int(6), Value::int(7)]).expect("a run");
    assert_eq!(run.outcome, Outcome::Answered(Value::int(42)));
    assert!(run.cpu < Duration::from_millis(300), "{:?}", run.cpu);
}

#[test]
fn what_is_no_answer_is_told_apart() {
    let unreadable = |outcome: Outcome| match outcome {
        Outcome::Unreadable { output, line, column } => (output, line, column),
        other => panic!("{other:?}"),
    };
    assert_eq!(unreadable(python("print('x = 3')", "int", vec![])), ("x = 3\n".into(), 1, 1));
    assert_eq!(unreadable(python("print('[1,\\n 2')", "int", vec![])), ("[1,\n 2\n".into(), 3, 1));
    assert_eq!(unreadable(python("pass", "int", vec![])), (String::new(), 1, 1));
    assert_eq!(unreadable(python("sys.stdout.buffer.write(b'\\n\\xff')", "int", vec![])).1, 2);
    assert_eq!(python("print(1); sys.exit(3)", "int", vec![]), Outcome::Ended(Ending::Exit(3)));
    assert_eq!(
        python("print(1, flush=True); os.abort()", "int", vec![]),
        Outcome::Ended(Ending::Signal(libc::SIGABRT))
    );
    assert_eq!(python("while True: pass", "int", vec![]), Outcome::CpuTime);
    assert_eq!(python("x = []\nwhile True: x.append(b'x' * 10**6)", "int", vec![]), Outcome::Memory);
    assert_eq!(python("while True: print('x' * 1000, file=sys.stderr)", "int", vec![]), Outcome::Printed);
}

#[test]
fn what_goes_to_the_error_channel_is_printed_and_no_part_of_the_answer() {
    let source = format!("{PYTHON}print('note', file=sys.stderr)\nprint(1)\n");
    let run = asked(&submission_named("f", source), "int", vec![]).expect("a run");
    assert_eq!(run.outcome, Outcome::Answered(Value::int(1)));
    assert_eq!(run.printed.head, b"note\n");
}

#[test]
fn what_cannot_be_started_is_explained() {
    let problem = |source: &[u8]| {
        let submission = submission_named("f", source);
        let problem = asked(&submission, "int", vec![]).expect_err("a problem");
        Wording::new(Lang::En).say(&problem.message(&submission))
    };
    let said = problem(b"#!/usr/bin/env no-such-language\n");
    assert!(
        said.contains("names an interpreter that is not here: `/usr/bin/env no-such-language`"),
        "{said}"
    );
    let source = submission_named("f.c", "int main(void) { return 0; }\n");
    let found = asked(&source, "int", vec![]).expect_err("a source is no program");
    assert_eq!(*found, LoadProblem::NoProgram);
    let said = problem(b"#!/bin/sh\r\necho 1\r\n");
    assert!(said.contains("line ends of Unix"), "{said}");
    let said = problem(b"\x7fELF\x02\x01\x01 and nothing more");
    assert!(said.contains("was it made for this kind of machine?"), "{said}");
}

#[test]
fn a_whole_program_is_given_its_input_and_its_arguments() {
    let source = "#!/usr/bin/env python3\nimport sys\nprint(sys.argv[1:], sys.stdin.read())\nsys.exit(2)\n";
    let submission = submission_named("f", source);
    let returns = Type::Any;
    let plan = Service { entry: Entry::Script, shape: None, ..plan(&submission, &[], &returns) };
    let mut session = plan.open().expect("a session").expect("a program");
    let input = Input::Program { stdin: "a\nb".into(), argv: vec!["x y".into(), "--z".into()] };
    let outcome = session.run(&input).expect("a run").outcome;
    assert_eq!(outcome, Outcome::Finished { status: 2, output: b"['x y', '--z'] a\nb\n".to_vec() });
}

#[test]
fn other_programs_run_where_processes_are_allowed_and_nowhere_else() {
    let source = "#!/bin/sh\necho 7 | cat\n";
    let submission = submission_named("f", source);
    let returns = Type::Int;
    for (company, allowed) in [(Company::Alone, false), (Company::Processes, true)] {
        let plan = Service { company, ..plan(&submission, &[], &returns) };
        let mut session = plan.open().expect("a session").expect("a program");
        let outcome = session.run(&Input::Arguments(vec![])).expect("a run").outcome;
        assert_eq!(outcome == Outcome::Answered(Value::int(7)), allowed, "{company:?}: {outcome:?}");
    }
}
