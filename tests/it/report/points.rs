//! Points in figures. Expected texts are reckoned by hand.

use super::build::{case, english, points, read_json, simple, terminal};
use jugeote::exercise::Points;
use jugeote::grading::Verdict;
use jugeote::i18n::{Lang, Wording};
use jugeote::report::{Options, json, points_text};

fn text(earned: (i64, i64), max: (i64, i64)) -> String {
    let (earned, max) = points_text(&points(earned.0, earned.1), &points(max.0, max.1), Lang::En);
    format!("{earned}/{max}")
}

#[test]
fn points_are_exact_where_their_decimals_end_soon() {
    assert_eq!(text((25, 2), (20, 1)), "12.5/20");
    assert_eq!(text((333, 10), (999, 10)), "33.3/99.9");
    assert_eq!(text((849, 1000), (1, 1)), "0.849/1");
    assert_eq!(text((0, 1), (4, 1)), "0/4");
    assert_eq!(text((100, 1), (100, 1)), "100/100");
}

#[test]
fn points_without_an_end_have_two_decimals() {
    assert_eq!(text((8, 3), (4, 1)), "2.67/4");
    assert_eq!(text((2, 3), (2, 3)), "0.67/0.67");
}

#[test]
fn points_never_look_full_or_none_when_they_are_not() {
    assert_eq!(text((29_999, 3), (10_000, 1)), "9999.67/10000");
    // 4 − 1/3000 would be 4.00; three decimals are still 4.000; four tell them apart: 3.9997.
    assert_eq!(text((11_999, 3000), (4, 1)), "3.9997/4");
    assert_eq!(text((1, 300_000), (4, 1)), "0.000003/4");
    // 1/3 of a point, all but a 150th of it earned: 0.33111… of 0.33333….
    assert_eq!(text((149, 450), (1, 3)), "0.331/0.33");
}

#[test]
fn french_writes_a_comma_and_json_a_point() {
    let mut report = simple(vec![case("examples 1", Verdict::Passed)]);
    report.score = (points(25, 2), points(20, 1));
    assert!(terminal(&report, Lang::Fr, Options::default()).contains("12,5 / 20"));
    assert!(english(&report).contains("12.5 / 20"));
    let json = read_json(&report, false);
    assert_eq!(json["score"].to_string(), r#"{"points":12.5,"max":20}"#);
}

#[test]
fn json_points_are_the_nearest_number_and_never_full_when_they_are_not() {
    let mut report = simple(vec![case("examples 1", Verdict::Wrong)]);
    report.score = (points(999, 10), points(999, 10));
    assert_eq!(read_json(&report, false)["score"]["points"].to_string(), "99.9");
    let huge = num_bigint::BigInt::from(10).pow(30);
    report.score = (Points::new(&huge - 1, huge), points(1, 1));
    // The float next below 1, as CPython's `math.nextafter(1, 0)` prints it.
    let document = json::document(&report, &Wording::new(Lang::En), false);
    assert!(document.contains(r#""points": 0.9999999999999999,"#), "{document}");
}

#[test]
fn all_passed_is_said_only_of_all() {
    let passed =
        english(&simple(vec![case("examples 1", Verdict::Passed), case("examples 2", Verdict::Passed)]));
    assert!(passed.contains("all 2 cases passed."), "{passed}");
    for verdict in Verdict::ALL {
        let mut cases = vec![case("examples 1", Verdict::Passed); 400];
        cases.push(case("examples 2", verdict));
        let report = simple(cases);
        let text = english(&report);
        assert_eq!(text.contains("all 401 cases passed"), verdict == Verdict::Passed, "{text}");
        assert_eq!(text.contains("✓ examples"), verdict == Verdict::Passed, "{text}");
        assert_eq!(read_json(&report, false)["passed"], verdict == Verdict::Passed);
    }
    assert!(!english(&simple(vec![])).contains("all 0"));
    assert_eq!(read_json(&simple(vec![]), false)["passed"], false);
}
