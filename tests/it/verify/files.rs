//! What the files of an exercise tell by themselves.

use super::Desk;

#[test]
fn what_is_missing_or_too_much_is_told_in_one_go_with_file_and_line() {
    let desk = Desk::new();
    desk.yaml("title: {fr: Le total, en: The total}", "title: Total");
    desk.yaml("level: 1\nconcepts: [lists]\n", "");
    desk.yaml("points: 3\n", "points: 4\n");
    desk.yaml("why: {fr: un cas ordinaire, en: an ordinary case}", "why: {fr: un cas ordinaire}");
    desk.yaml(", why: {fr: un nombre négatif, en: a negative number}", "");
    desk.yaml(
        "      - {args: [[]]",
        "      - {args: [[-4, 1]], expect: -3, why: {fr: encore, en: again}}\n      - {args: [[]]",
    );
    desk.yaml("{fr: Garde le total atteint., en: Keep the total reached so far.}", "Garde le total.");
    desk.write("exercises/nombres/total/notes.txt", "");
    desk.write("exercises/nombres/total/starter.txt", "");
    desk.write("exercises/nombres/total/__pycache__/starter.pyc", "");
    desk.write("solutions/nombres/total/old.py", "");
    desk.write("solutions/nombres/total/wrong/notes.md", "");
    desk.edit("exercises/nombres/total/statement.fr.md", "total(items)", "total(nombres)");
    desk.edit(
        "exercises/nombres/total/statement.en.md",
        "total(items: list[int])",
        "subtotal(items) and total",
    );
    let found = desk.found();
    let mut places: Vec<&str> = found.iter().map(|(place, _)| place.as_str()).collect();
    places.sort_unstable();
    assert_eq!(
        places,
        [
            "about exercise.yaml:1",
            "about exercise.yaml:1",
            "duplicates exercise.yaml:23",
            "files __pycache__",
            "files notes.txt",
            "files old.py",
            "files starter.txt",
            "files wrong/notes.md",
            "points exercise.yaml:8",
            "statement statement.en.md",
            "statement statement.fr.md:3",
            "texts exercise.yaml:14",
            "texts exercise.yaml:18",
            "texts exercise.yaml:2",
            "texts exercise.yaml:26",
        ],
        "{found:#?}"
    );
    let said = |part: &str| found.iter().any(|(_, message)| message.contains(part));
    assert!(said("`total(nombres)`, but `exercise.yaml` declares `total(items)`"), "{found:#?}");
    assert!(said("the groups give 3 points"), "{found:#?}");
    assert!(said("first in the group `negative`"), "{found:#?}");
}

#[test]
fn a_statement_in_one_language_is_one_too_few() {
    let desk = Desk::new();
    desk.remove("exercises/nombres/total/statement.en.md");
    assert_eq!(desk.only().0, "statement statement.en.md");
    desk.write("exercises/nombres/total/statement.en.md", "# Le total\n\nÉcris `total(items)`.");
    let (place, message) = desk.only();
    assert_eq!(place, "statement statement.en.md");
    assert!(message.contains("the same as in exercises/nombres/total/statement.fr.md"), "{message}");
}

#[test]
fn an_exercise_without_hints_is_told_of() {
    let desk = Desk::new();
    desk.yaml("hints:\n  - {fr: Garde le total atteint., en: Keep the total reached so far.}\n", "");
    assert_eq!(desk.only(), ("texts exercise.yaml:1".into(), "there are no hints | ".into()));
}

#[test]
fn a_file_that_cannot_be_read_as_an_exercise_is_all_that_is_told() {
    let desk = Desk::new();
    desk.yaml("level: 1", "level: 9");
    desk.write("exercises/nombres/total/notes.txt", "");
    assert_eq!(desk.only().0, "exercise exercise.yaml:3");
}

#[test]
fn scalars_that_look_like_something_else_are_warned_of_and_fail_nothing_unless_asked() {
    let desk = Desk::new();
    desk.yaml("returns: int", "returns: any");
    for (from, to) in
        [("expect: 6", "expect: no"), ("expect: -3", "expect: 012"), ("args: [[]],", "args: [[]], expect:,")]
    {
        desk.yaml(from, to);
    }
    desk.yaml(
        "- {args: [[]]",
        "- {args: [[0]], expect: 12:30, why: {fr: zéro, en: zero}}\n      - {args: [[]]",
    );
    desk.solution(
        "def total(items):\n    return {(3, 1, 2): 'no', (-4, 1): 12, (0,): '12:30', (): None}[tuple(items)]\n",
    );
    desk.wrong(
        "positive_only.py",
        "# fails: negative (wrong)\n# cause: x\ndef total(items):\n    return 'no' if 3 in items else 1\n",
    );
    desk.wrong(
        "first_apart.py",
        "# fails: negative (wrong)\n# cause: x\ndef total(items):\n    return 'no' if 3 in items else 2\n",
    );
    let (document, status) = desk.json(&[]);
    let found: Vec<String> =
        super::findings(&document["exercises"][0]).into_iter().map(|(place, _)| place).collect();
    assert_eq!(found, [16, 20, 25, 26].map(|line| format!("warning exercise.yaml:{line}")), "{document:#}");
    assert_eq!((status, desk.run(&["--strict"]).status), (0, 3));
    let shown = crate::check::run(crate::check::jugeote(desk.path()).args(["show", "total", "--warnings"]));
    assert_eq!(shown.stdout.matches("warning").count(), 4, "{}", shown.stdout);
}

#[test]
fn files_that_are_named_where_they_are_used_are_listed() {
    let desk = Desk::new();
    desk.yaml("points: 3\n", "points: 3\nprovided: [table.csv]\n");
    desk.write("exercises/nombres/total/table.csv", "1\n");
    desk.write("solutions/nombres/total/beside.py", "def added(items):\n    return sum(items)\n");
    desk.solution("import beside\n\n\ndef total(items):\n    return beside.added(items)\n");
    desk.yaml("reference: {solution: python}\n", "");
    desk.yaml("{args: [[]],", "{args: [[]], expect: 0,");
    assert_eq!(desk.found(), []);
    desk.solution(super::SOLUTION);
    assert_eq!(desk.only().0, "files beside.py");
}

#[test]
fn where_state_is_kept_the_same_may_be_asked_twice() {
    let desk = Desk::new();
    desk.yaml("- {args: [[]]", "- {args: [[]], why: {fr: encore, en: again}}\n      - {args: [[]]");
    assert_eq!(desk.only().0, "duplicates exercise.yaml:26");
    desk.yaml("points: 3\n", "points: 3\nstate: kept\n");
    assert_eq!(desk.found(), []);
}
