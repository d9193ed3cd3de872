//! What running an exercise's own programs tells of it.

use super::Desk;

#[test]
fn an_expectation_that_the_reference_does_not_meet_is_located() {
    let desk = Desk::new();
    desk.yaml("expect: -3", "expect: -5");
    let (place, message) = desk.only();
    assert_eq!(place, "plan exercise.yaml:20");
    assert!(message.contains("-3"), "{message}");
}

#[test]
fn a_reference_that_answers_otherwise_the_second_time_is_found() {
    let desk = Desk::new();
    desk.yaml(
        "{args: [[]]",
        "{args: [[9]], check: {python: any.py}, why: {fr: neuf, en: nine}}\n      - {args: [[]]",
    );
    desk.write("exercises/nombres/total/any.py", "def check(args, expected, actual):\n    return True\n");
    desk.solution(
        "import os\n\n\ndef total(items):\n    return int.from_bytes(os.urandom(8), 'big') if items == [9] else sum(items)\n",
    );
    let (place, message) = desk.only();
    assert_eq!(place, "deterministic exercise.yaml:9");
    assert!(message.contains("`empty 1`"), "{message}");
}

#[test]
fn a_missing_or_failing_solution_is_found() {
    let desk = Desk::new();
    desk.yaml("reference: {solution: python}\n", "");
    desk.yaml("{args: [[]],", "{args: [[]], expect: 0,");
    desk.solution("def total(items):\n    return sum(items) if items else None\n");
    let (place, message) = desk.only();
    assert_eq!(place, "solution solution.py");
    assert!(message.contains("`empty 1` (wrong): total([])"), "{message}");
    desk.solution("def total(items)\n    return sum(items)\n");
    let (place, message) = desk.only();
    assert_eq!(place, "solution solution.py");
    assert!(message.contains("line 1"), "{message}");
    desk.remove("solutions/nombres/total/solution.py");
    assert_eq!(desk.only().0, "solution solutions/nombres/total");
}

#[test]
fn a_solution_that_draws_advice_is_warned_of() {
    let desk = Desk::new();
    desk.solution(
        "def total(items):\n    found = 0\n    while items:\n        found += items.pop()\n    return found\n",
    );
    let (place, message) = desk.only();
    assert_eq!(place, "solution solution.py");
    assert!(message.contains("`mutated-argument`"), "{message}");
    assert_eq!((desk.run(&[]).status, desk.run(&["--strict"]).status), (0, 3));
}

#[test]
fn limits_leave_three_times_what_the_reference_needs() {
    let desk = Desk::new();
    // 0.4 s of CPU out of 1 s, however fast the machine.
    desk.solution(
        "import time\n\n\ndef total(items):\n    start = time.process_time()\n    while not items and \
         time.process_time() - start < 0.4:\n        pass\n    return sum(items)\n",
    );
    let (place, message) = desk.only();
    assert_eq!(place, "limits exercise.yaml:11");
    assert!(message.contains("`empty 1`") && message.contains("1000 ms"), "{message}");
    desk.solution(
        "def total(items):\n    held = b'x' * (60 << 20)\n    return sum(items) + held.count(b'y')\n",
    );
    let (place, message) = desk.only();
    assert_eq!(place, "limits exercise.yaml:11");
    assert!(message.contains("of 128 MB"), "{message}");
}

#[test]
fn a_starter_is_there_can_be_loaded_and_is_unsolved() {
    let desk = Desk::new();
    let starter = "exercises/nombres/total/starter.py";
    desk.write(starter, super::SOLUTION);
    assert_eq!(desk.only().0, "starter starter.py");
    desk.write(starter, "def total(items)\n    return None\n");
    assert_eq!(desk.only().0, "starter starter.py");
    desk.write(starter, "def totl(items):\n    return None\n");
    let (place, message) = desk.only();
    assert_eq!(place, "starter starter.py");
    assert!(message.contains("totl"), "{message}");
    desk.remove(starter);
    assert_eq!(desk.only().0, "starter exercises/nombres/total");
}

#[test]
fn known_wrong_solutions_declare_what_they_fail_and_fail_just_that() {
    let desk = Desk::new();
    let body = "def total(items):\n    return sum(item for item in items if item > 0)\n";
    let head = |text: &str| format!("{text}{body}");
    desk.wrong("a_none.py", body);
    desk.wrong("b_no_cause.py", &head("# fails: negative (wrong)\n"));
    desk.wrong("c_form.py", &head("# fails: negative wrong\n# cause: x\n"));
    desk.wrong("d_key.py", &head("# cause: x\n# fials: negative (wrong)\n"));
    desk.wrong("e_group.py", &head("# cause: x\n# fails: negativ (wrong)\n"));
    desk.wrong("f_verdict.py", &head("# cause: x\n# fails: negative (wrogn)\n"));
    desk.wrong("g_twice.py", &head("# cause: x\n# fails: negative (wrong)\n# fails: negative (wrong)\n"));
    desk.wrong("h_other.py", &head("# cause: x\n# fails: negative (error)\n"));
    desk.wrong("i_skipped.py", &head("# cause: x\n# fails: negative (wrong)\n# fails: empty (wrong)\n"));
    desk.wrong("j_right.py", &format!("# fails: empty (wrong)\n# cause: x\n{}", super::SOLUTION));
    desk.wrong("k_examples.py", "# fails: negative (wrong)\n# cause: x\ndef total(items):\n    return 7\n");
    desk.wrong("l_syntax.py", "# fails: negative (wrong)\n# cause: x\ndef total(items)\n    return 7\n");
    desk.wrong(
        "m_more.py",
        "# fails: negative (wrong)\n# cause: x\ndef total(items):\n    return 6 if items else 1\n",
    );
    desk.wrong("n_binary.py", "# fails: negative (wrong)\n# cause: x\n\0");
    let mut found = desk.found();
    found.sort();
    let told = |place: &str, part: &str| {
        let place = format!("known-wrong wrong/{place}");
        let hit = found.iter().any(|(at, message)| *at == place && message.contains(part));
        assert!(hit, "{place}: {part}\n{found:#?}");
    };
    told("a_none.py:1", "does not declare what it fails");
    told("a_none.py:1", "does not say what is wrong with it");
    told("a_none.py", "declare it at the head of the file with `fails: negative (wrong)`");
    told("b_no_cause.py:1", "does not say what is wrong with it");
    told("c_form.py:1", "`# fails: negative wrong` cannot be understood");
    told("d_key.py:2", "cannot be understood");
    told("e_group.py:2", "no group `negativ` | did you mean `negative`");
    told("f_verdict.py:2", "`wrogn` is no verdict | did you mean `wrong`");
    told("g_twice.py:3", "declared twice");
    told("h_other.py:2", "no case of `negative` is `error`");
    told("h_other.py", "case `negative 1` is `wrong`");
    told("i_skipped.py:3", "because `negative` is failed before");
    told("j_right.py:1", "no case of `empty` is `wrong`");
    told("k_examples.py", "fails a group that it should pass, `examples`: case `examples 1` is `wrong`");
    told("l_syntax.py", "line 3");
    // What is skipped has no verdict: `negative` fails, so that nothing is to be said of `empty`.
    let of = |name: &str| found.iter().filter(|(place, _)| place.contains(name)).count();
    assert_eq!((of("m_more"), of("positive_only"), of("first_apart")), (0, 0, 0), "{found:#?}");
    assert_eq!(
        (of("g_twice"), of("h_other"), of("k_examples"), of("l_syntax"), of("n_binary")),
        (1, 2, 1, 1, 1),
        "{found:#?}"
    );
}

#[test]
fn an_exercise_without_known_wrong_solutions_is_warned_of_and_idle_cases_are_named() {
    let desk = Desk::new();
    desk.remove("solutions/nombres/total/wrong/first_apart.py");
    let (document, status) = desk.json(&["--strict"]);
    assert_eq!(status, 0, "{document:#}");
    assert_eq!(
        document["exercises"][0]["cases_no_known_wrong_solution_fails"],
        serde_json::json!(["empty 1"])
    );
    desk.remove("solutions/nombres/total/wrong/positive_only.py");
    assert_eq!(desk.only().0, "known-wrong solutions/nombres/total");
    assert_eq!((desk.run(&[]).status, desk.run(&["--strict"]).status), (0, 3));
}
