//! Case 29: points.

use super::Desk;
use crate::check::jugeote;

/// Groups of one case each, `f(1)` to `f(n)`, with these points.
fn groups(points: &[&str]) -> String {
    let group = |(index, points): (usize, &&str)| {
        let n = index + 1;
        format!("  - name: g{n}\n    points: {points}\n    cases:\n      - {{args: [{n}], expect: {n}}}\n")
    };
    format!("groups:\n{}", points.iter().enumerate().map(group).collect::<String>())
}

fn desk(rest: &str) -> Desk {
    Desk::new("(n: int) -> int", rest)
}

const RIGHT: &str = "def f(n): return n\n";
/// Right for every number but 2.
const NEARLY: &str = "def f(n): return n if n != 2 else 0\n";

/// What both reports say of the score: the words of the total's row and the two numbers.
fn score(desk: &Desk, source: &str) -> (String, String) {
    let ran = desk.run(source, &[]);
    let total = ran.stdout.lines().find(|line| line.trim_start().starts_with("total")).expect("a total");
    let total = total.split_whitespace().skip(4).collect::<Vec<_>>().join(" ");
    (total, desk.json(source)["score"].to_string())
}

#[test]
fn case_29a_ten_tenths_are_one() {
    let wanted = ("1 / 1".to_owned(), r#"{"points":1,"max":1}"#.to_owned());
    assert_eq!(score(&desk(&groups(&["0.1"; 10])), RIGHT), wanted);
}

#[test]
fn case_29b_seven_times_twelve_and_a_half() {
    let wanted = ("87.5 / 87.5".to_owned(), r#"{"points":87.5,"max":87.5}"#.to_owned());
    assert_eq!(score(&desk(&groups(&["12.5"; 7])), RIGHT), wanted);
}

#[test]
fn case_29c_an_announced_total_that_the_groups_do_not_reach_is_warned_of() {
    let desk = desk(&format!("points: 100\n{}", groups(&["33.3"; 3])));
    let wanted = ("99.9 / 99.9".to_owned(), r#"{"points":99.9,"max":99.9}"#.to_owned());
    assert_eq!(score(&desk, RIGHT), wanted);
    let ran = desk.run(RIGHT, &["--reveal"]);
    assert!(ran.stderr.contains("the groups give 99.9 points together, not 100"), "{}", ran.stderr);
}

#[test]
fn case_29d_nearly_all_points_are_not_all_and_nothing_says_so() {
    let (total, json) = score(&desk(&groups(&["0.849", "0.151"])), NEARLY);
    assert_eq!((total.as_str(), json.as_str()), ("0.849 / 1", r#"{"points":0.849,"max":1}"#));
    // 100000 cases would be slow: one group of almost all points shows the same rounding.
    let desk = desk(&groups(&["9999.999", "0.001"]));
    let ran = desk.run(NEARLY, &[]);
    assert_eq!(ran.status, 1);
    assert!(ran.stdout.contains("9999.999 / 10000"), "{}", ran.stdout);
    assert!(ran.stdout.contains("1 case of 2 passed") && !ran.stdout.contains("100 %"), "{}", ran.stdout);
    assert_eq!(desk.json(NEARLY)["passed"], false);
}

const QUARTERS: &str = "    cases:
      - {args: [1], expect: 1}
      - {args: [2], expect: 2}
      - {args: [3], expect: 3}
      - {args: [4], expect: 4}
";

#[test]
fn case_29e_the_points_of_a_group_are_shared_among_its_cases() {
    let desk = desk(&format!("groups:\n  - name: g\n    points: 2\n{QUARTERS}"));
    let (total, json) = score(&desk, "def f(n): return 1\n");
    assert_eq!((total.as_str(), json.as_str()), ("0.5 / 2", r#"{"points":0.5,"max":2}"#));
}

#[test]
fn a_group_may_give_all_or_nothing_and_every_case_says_what_it_earned() {
    let desk = desk(&format!("groups:\n  - name: g\n    points: 2\n    scoring: all\n{QUARTERS}"));
    assert_eq!(score(&desk, RIGHT).0, "2 / 2");
    assert_eq!(score(&desk, NEARLY).0, "0 / 2");
    let json = desk.json(NEARLY);
    assert_eq!((&json["groups"][0]["scoring"], &json["groups"][0]["passed"]), (&"all".into(), &3.into()));
    let earned: f64 =
        json["tests"].as_array().expect("tests").iter().filter_map(|test| test["points"].as_f64()).sum();
    assert!(earned.abs() < f64::EPSILON, "the cases' points add up to the group's: {json}");
    let ran = desk.run(NEARLY, &[]);
    assert!(ran.stdout.contains("all or nothing"), "{}", ran.stdout);
}

#[test]
fn a_bonus_comes_on_top_and_a_score_may_pass_its_maximum() {
    let bonus =
        "  - name: extra\n    points: 3\n    bonus: true\n    cases:\n      - {args: [9], expect: 9}\n";
    let desk = desk(&format!("points: 2\n{}{bonus}", groups(&["1", "1"])));
    assert_eq!(score(&desk, RIGHT), ("5 / 2".to_owned(), r#"{"points":5,"max":2}"#.to_owned()));
    assert_eq!(desk.run(RIGHT, &["--reveal"]).stderr, "", "the announced total leaves the bonus out");
    // All points of the total by way of the bonus, and yet a case failed: nobody is told that all passed.
    let ran = desk.run(NEARLY, &[]);
    assert_eq!(ran.status, 1);
    assert!(ran.stdout.contains("4 / 2") && ran.stdout.contains("(bonus)"), "{}", ran.stdout);
    assert!(ran.stdout.contains("2 cases of 3 passed"), "{}", ran.stdout);
    let ran = desk.run("def f(n): return n if n != 9 else 0\n", &[]);
    assert!(ran.stdout.contains("2 / 2"), "{}", ran.stdout);
    assert_eq!(ran.status, 1, "a case of the bonus did not pass");
    assert_eq!(desk.run(NEARLY, &["--min-score", "2"]).status, 0);
}

#[test]
fn an_exercise_of_bonus_groups_alone_gives_nothing_to_earn() {
    let desk = desk("groups:\n  - {name: g, points: 1, bonus: true, cases: [{args: [1], expect: 1}]}\n");
    let ran = crate::check::run(jugeote(desk.0.path()).args(["check", "cas/f", "ex.py"]));
    assert_eq!(ran.status, 3);
    assert!(ran.stderr.contains("nothing to earn"), "{}", ran.stderr);
}
