//! Cases 25 and 26 as authors meet them: what YAML means, and what is wrong with a file.

use super::{Desk, answering, cases, expecting, returning};

/// What the author wrote without quotes, and the Python value that is right for it.
const SCALARS: [(&str, &str); 12] = [
    ("no", "'no'"),
    ("on", "'on'"),
    ("012", "12"),
    ("08", "8"),
    ("0o14", "12"),
    ("1e3", "1000.0"),
    (".5", "0.5"),
    ("1_000", "'1_000'"),
    ("12:30", "'12:30'"),
    ("2024-01-02", "'2024-01-02'"),
    ("~", "None"),
    ("", "None"),
];

#[test]
fn case_25_unquoted_scalars_mean_what_yaml_1_2_says() {
    let written = SCALARS.map(|(written, _)| format!("expect: {written}"));
    let desk = cases("any", "", &written.each_ref().map(String::as_str));
    let right = answering(&SCALARS.map(|(_, value)| value));
    assert_eq!(desk.verdicts(&right), ["passed"; 12]);
    let ran = desk.run(&right, &["--reveal"]);
    assert_eq!(ran.stderr.matches("is read as").count(), 7, "{}", ran.stderr);
    assert_eq!(ran.stderr.matches("`expect` is empty").count(), 1, "{}", ran.stderr);
}

#[test]
fn case_25_a_wrong_answer_shows_quotes_and_types() {
    let (text, _) = expecting("any", "", "no").told(&returning("False"));
    assert!(text.contains("expected: 'no' got: False"), "{text}");
    assert!(text.contains("the expected type is `str`; the type of this answer is `bool`."), "{text}");
}

#[test]
fn case_26_the_structure_of_a_file_is_checked_with_its_lines() {
    for (groups, wanted) in [
        ("groups: []\ngroups: []\n", vec!["the key `groups` stands twice", "first here"]),
        (
            "groups:\n  - {name: g, points: 1, cases: [{args: [], args: [], expect: 1}]}\n",
            vec!["the key `args` stands twice"],
        ),
        ("groups:\n  - name: g\n\tpoints: 1\n", vec!["tab"]),
        (
            "groups:\n  - name: g\n    points: 1\n    cases:\n      - &a {args: [], expect: 1}\n      - {<<: *a}\n",
            vec!["merge keys (`<<`) are not supported"],
        ),
        (
            "groups:\n  - {name: g, points: 1, cases: [{args: [], expcet: 1}]}\n",
            vec!["unknown key `expcet`", "did you mean `expect`?"],
        ),
    ] {
        let ran = Desk::new("() -> any", groups).run("def f(): pass\n", &[]);
        assert_eq!(ran.status, 3, "{groups}");
        for wanted in wanted {
            assert!(ran.stderr.contains(wanted), "{wanted}: {}", ran.stderr);
        }
    }
}

#[test]
fn case_28_an_exercise_without_cases_is_refused() {
    let ran =
        Desk::new("() -> any", "groups:\n  - {name: g, points: 1, cases: []}\n").run("def f(): pass\n", &[]);
    assert_eq!(ran.status, 3);
    assert!(ran.stderr.contains("this group has no case"), "{}", ran.stderr);
}
