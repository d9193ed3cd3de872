//! What each report for other programs says of runs made up by hand, read back by readers that are not ours.

use super::build::{
    case, document, documents, exercise, group, localized, points, raised, report, simple, site, wrong,
};
use super::readers;
use jugeote::exercise::{Feedback, Visibility};
use jugeote::grading::{CaseReport, Code, Diagnosis, Printed, Report, Verdict};
use jugeote::i18n::{Lang, Wording};
use jugeote::msg;
use jugeote::report::csv::{self, Decimal};
use jugeote::report::{classroom50, gradescope, tap};
use jugeote::value::Value;
use serde_json::{Value as Json, json};

fn about(title: &str, case: CaseReport) -> CaseReport {
    CaseReport { why: Some(localized(title, title)), ..case }
}

fn printing(text: &str, case: CaseReport) -> CaseReport {
    CaseReport { printed: Printed { text: text.into(), cut: 0 }, ..case }
}

fn erring(name: &str, line: usize) -> CaseReport {
    let raised =
        raised("IndexError", "pop from empty list", vec![site(line, Some((5, 9)), "f", "    x = t.pop()")]);
    CaseReport { raised: Some(raised), ..case(name, Verdict::Error) }
}

/// One case of every verdict.
fn all_verdicts() -> Report {
    let cases = Verdict::ALL.iter().enumerate().map(|(n, &verdict)| match verdict {
        Verdict::Wrong => wrong("examples 2", Value::int(4), Value::int(5)),
        verdict => case(&format!("examples {}", n + 1), verdict),
    });
    simple(cases.collect())
}

fn skipped_only() -> Report {
    simple(vec![case("examples 1", Verdict::Passed), case("examples 2", Verdict::Skipped)])
}

fn broken_file() -> Report {
    let cases = (1..=3).map(|n| case(&format!("examples {n}"), Verdict::NotLoaded));
    let mut made = simple(cases.collect());
    made.problem = Some(msg!("report-text", text = "no module numpyy"));
    made.problem_site = Some(site(1, None, "", "import numpyy"));
    made
}

fn read(report: &Report, kind: &str) -> Json {
    serde_json::from_str(&document(report, kind)).expect("JSON")
}

#[test]
fn case_30_junit_keeps_two_equal_titles_apart_and_shows_escape_codes_as_text() {
    let made = simple(vec![
        about("cas de base", case("examples 1", Verdict::Passed)),
        printing(
            "\u{1b}[31mrouge\u{1b}[0m\n",
            about("cas de base", wrong("examples 2", Value::int(4), Value::int(5))),
        ),
        about("f(\"<a> & \\\"b\\\"\")", case("examples 3", Verdict::Passed)),
    ]);
    let cases = readers::junit(&document(&made, "junit"));
    assert_eq!(cases[0].name, "examples 1: cas de base");
    assert_eq!(cases[1].name, "examples 2: cas de base");
    assert_eq!(cases[2].name, "examples 3: f(\"<a> & \\\"b\\\"\")");
    assert!(cases.iter().all(|case| case.class == "roi/jeu_roi.examples"));
    assert_eq!(cases[1].output.as_deref(), Some("\\x1b[31mrouge\\x1b[0m\n"));
    let (element, text) = cases[1].result.as_ref().expect("a failure");
    assert_eq!(element, "failure");
    assert!(text.contains("jeu_roi(3)") && text.contains("expected") && text.contains('4'), "{text}");
    assert_eq!(cases[0].time.as_deref(), Some("0.012000"));
}

#[test]
fn junit_calls_another_answer_a_failure_and_no_answer_an_error() {
    let cases = readers::junit(&document(&all_verdicts(), "junit"));
    let results: Vec<&str> =
        cases.iter().map(|case| case.result.as_ref().map_or("", |(element, _)| element)).collect();
    // In the order of `Verdict::ALL`: passed, wrong, error … missing, skipped, internal.
    let errors = ["error"; 8];
    assert_eq!(results[..2], ["", "failure"]);
    assert_eq!(results[2..10], errors);
    assert_eq!(results[10..], ["skipped", "error"]);
}

#[test]
fn a_case_without_a_result_is_no_success_where_nothing_else_failed() {
    let made = skipped_only();
    assert_eq!(readers::junit(&document(&made, "junit"))[1].result.as_ref().expect("a result").0, "error");
    let points = readers::tap(&document(&made, "tap"));
    assert!(points[0].ok && !points[1].ok && points[1].skip.is_none());
    assert_eq!(read(&made, "gradescope")["tests"][1]["status"], "failed");
    assert_eq!(read(&made, "exercism")["status"], "fail");
}

#[test]
fn a_file_that_cannot_be_loaded_is_told_of_once_in_every_report() {
    let made = broken_file();
    for (kind, text) in documents(&made, Lang::En, false) {
        // GitHub's log says it to the person and to the runner.
        let times = if kind == "github" { 2 } else { 1 };
        assert_eq!(text.matches("no module numpyy").count(), times, "{kind}\n{text}");
        readers::check(kind, &text, &made);
    }
    assert_eq!(readers::junit(&document(&made, "junit")).len(), 3);
    let exercism = read(&made, "exercism");
    assert_eq!(exercism["status"], "error");
    assert!(exercism["message"].as_str().expect("a message").contains("no module numpyy"));
    let max: Vec<Json> = read(&made, "gradescope")["tests"]
        .as_array()
        .expect("tests")
        .iter()
        .map(|test| test["max_score"].clone())
        .collect();
    assert_eq!(max, [1, 1, 1]);
}

#[test]
fn a_case_that_raised_names_the_students_line_in_every_report_that_has_a_field_for_it() {
    let made = simple(vec![erring("examples 1", 7)]);
    assert_eq!(readers::junit(&document(&made, "junit"))[0].line.as_deref(), Some("7"));
    let points = readers::tap(&document(&made, "tap"));
    assert_eq!(points[0].yaml.as_ref().expect("a block")["at"], json!({"file": "roi.py", "line": 7}));
    let annotations = readers::runner(&document(&made, "github"));
    let [annotation] = &annotations[..] else { panic!("{annotations:?}") };
    let get = |name| annotation.get(name).expect(name);
    assert_eq!((get("file"), get("line"), get("col"), get("endColumn")), ("roi.py", "7", "5", "9"));
    assert!(annotation.message.contains("IndexError") && annotation.message.contains('\n'), "{annotation:?}");
}

#[test]
fn tap_keeps_its_signs_out_of_titles_and_gives_printed_text_back() {
    let title = "a # SKIP \\ b";
    let text = "  first\n\n: x\n... \n---\n";
    let made = simple(vec![printing(text, about(title, wrong("examples 1", Value::int(1), Value::int(2))))]);
    let points = readers::tap(&document(&made, "tap"));
    assert_eq!(points[0].description, format!("examples 1: {title}"));
    assert!(!points[0].ok && points[0].skip.is_none());
    let yaml = points[0].yaml.as_ref().expect("a block");
    assert_eq!(yaml["output"], json!(text.lines().collect::<Vec<_>>()));
    assert_eq!((&yaml["verdict"], &yaml["points"], &yaml["max"]), (&json!("wrong"), &json!(0), &json!(1)));
}

#[test]
fn what_a_required_group_held_back_is_skipped_with_the_reason() {
    let held = CaseReport {
        detail: Some(msg!("detail-required", group = "examples")),
        ..case("examples 2", Verdict::Skipped)
    };
    let made = simple(vec![case("examples 1", Verdict::Error), held]);
    let points = readers::tap(&document(&made, "tap"));
    assert!(points[1].ok && points[1].skip.as_ref().is_some_and(|reason| reason.contains("examples")));
    assert_eq!(readers::junit(&document(&made, "junit"))[1].result.as_ref().expect("a result").0, "skipped");
}

#[test]
fn github_annotates_ten_times_at_most_and_a_line_once_and_the_summary_has_every_case() {
    let mut cases: Vec<CaseReport> = (1..=4).map(|n| erring(&format!("examples {n}"), 7)).collect();
    cases.extend((5..=30).map(|n| wrong(&format!("examples {n}"), Value::int(1), Value::int(2))));
    let made = simple(cases);
    let annotations = readers::runner(&document(&made, "github"));
    assert_eq!(annotations.len(), 10);
    assert_eq!(annotations.iter().filter(|found| found.get("line").is_some()).count(), 1);
    assert!(annotations[1].get("title").is_some_and(|title| title.starts_with("examples 5: wrong")));
    let summary = document(&made, "summary");
    for n in 1..=30 {
        assert!(summary.contains(&format!("### examples {n}&#58; ")), "{n}\n{summary}");
    }
}

#[test]
fn a_summary_stays_below_what_github_takes_and_counts_what_it_leaves_out() {
    let long = "y".repeat(1900);
    let cases =
        (1..=800).map(|n| printing(&long, wrong(&format!("examples {n}"), Value::int(1), Value::int(2))));
    let summary = document(&simple(cases.collect()), "summary");
    assert!(summary.len() < 1 << 20, "{}", summary.len());
    let shown = summary.matches("### ").count();
    assert!(shown > 100 && summary.contains(&format!("{} more cases", 800 - shown)), "{shown}");
}

#[test]
fn what_a_program_prints_cannot_switch_commands_on_or_end_a_block() {
    let text = "::stop-commands::x\n::x::\n##[error]y\n```\n# titre\n";
    let made = simple(vec![printing(text, case("examples 1", Verdict::Timeout))]);
    let log = document(&made, "github");
    assert_eq!(readers::runner(&log).len(), 1, "{log}");
    assert!(log.contains("::error file=roi.py,title=examples 1%3A too slow::"), "{log}");
    assert!(document(&made, "summary").contains("````text\n"));
}

fn with_hidden() -> Report {
    let mut groups = vec![
        group("examples", Visibility::Public, Feedback::Full),
        group("secret", Visibility::Hidden, Feedback::Full),
        group("terse", Visibility::Public, Feedback::Verdict),
        group("extra", Visibility::Public, Feedback::Full),
    ];
    groups[3].bonus = true;
    let in_group = |group: usize, name: &str| CaseReport {
        group,
        points: (points(1, 3), points(1, 1)),
        ..wrong(name, Value::text("RIGHT"), Value::int(5))
    };
    let cases = vec![
        in_group(0, "examples 1"),
        in_group(1, "secret 1"),
        in_group(2, "terse 1"),
        in_group(3, "extra 1"),
    ];
    let mut made = report(exercise(groups), cases);
    made.score = (points(4, 3), points(3, 1));
    made
}

#[test]
fn gradescope_gets_the_exact_score_and_hides_what_students_may_not_see() {
    let made = with_hidden();
    let found = read(&made, "gradescope");
    assert!((found["score"].as_f64().expect("a score") - 4.0 / 3.0).abs() < 1e-12);
    let tests = found["tests"].as_array().expect("tests");
    let seen: Vec<&Json> = tests.iter().map(|test| &test["visibility"]).collect();
    assert_eq!(seen, ["visible", "hidden", "visible", "visible"]);
    let numbers: Vec<&Json> = tests.iter().map(|test| &test["number"]).collect();
    assert_eq!(numbers, ["1.1", "2.1", "3.1", "4.1"]);
    assert!(tests[3].get("max_score").is_none(), "a bonus comes on top of the total");
    assert_eq!(tests[0]["max_score"], 1);
    // A teacher's report tells more, and so hides the case that its student may only know the verdict of.
    let told = gradescope::document(&made, &Wording::new(Lang::En), true);
    let told: Json = serde_json::from_str(&told).expect("JSON");
    assert!(told["tests"][2]["output"].as_str().expect("text").contains("RIGHT"));
    assert_eq!(told["tests"][2]["visibility"], "hidden");
    assert_eq!(told["tests"][0]["visibility"], "visible");
}

#[test]
fn what_stands_above_gradescopes_cases_is_for_students_in_a_teachers_report_too() {
    let mut made = with_hidden();
    made.diagnoses = vec![Diagnosis {
        code: Code::AnswerOfAnotherCase,
        message: Some(msg!("report-text", text = "WHAT THE ANSWERS KNOW")),
        cases: vec![1],
    }];
    let english = Wording::new(Lang::En);
    let found: Json = serde_json::from_str(&gradescope::document(&made, &english, true)).expect("JSON");
    let output = found["output"].as_str().expect("text");
    assert!(!output.contains("KNOW") && output.contains("total: "), "{output}");
    // A teacher's reports that no student reads say it.
    assert!(tap::document(&made, &english, true).contains("KNOW"));
    assert!(!tap::document(&made, &english, false).contains("KNOW"));
}

#[test]
fn exercism_cuts_what_was_printed_to_500_characters_and_says_so() {
    for text in ["é".repeat(501), "\u{1b}".repeat(499)] {
        let made = simple(vec![printing(&text, case("examples 1", Verdict::Passed))]);
        let found = read(&made, "exercism");
        let output = found["tests"][0]["output"].as_str().expect("output");
        assert!(output.chars().count() <= 500 && output.contains("more characters"), "{output}");
        assert_eq!(found["status"], "pass");
    }
}

#[test]
fn case_33_numbers_of_a_table_have_a_point_or_a_comma_and_no_thousands_separator() {
    let mut made = simple(vec![CaseReport {
        points: (points(2057, 2), points(2057, 2)),
        ..about("Dupont; Léa, \"Zoé\", B.", case("examples 1", Verdict::Passed))
    }]);
    made.head.submission = "=HYPERLINK(\"x\").py".into();
    for (decimal, separator, number, cpu) in
        [(Decimal::Point, ',', "1028.5", "0.012000"), (Decimal::Comma, ';', "1028,5", "0,012000")]
    {
        let text = csv::document(&made, &Wording::new(Lang::Fr), false, decimal);
        assert_eq!(text.starts_with('\u{feff}'), decimal == Decimal::Comma);
        let rows = readers::csv(text.trim_start_matches('\u{feff}'), separator);
        assert_eq!(rows[0], csv::COLUMNS);
        let cell = |column: &str| {
            let at = rows[0].iter().position(|name| name == column).expect("a column");
            rows[1][at].as_str()
        };
        assert_eq!((cell("points"), cell("max"), cell("cpu_seconds")), (number, number, cpu));
        assert_eq!(cell("about"), "Dupont; Léa, \"Zoé\", B.");
        assert_eq!(cell("submission"), "'=HYPERLINK(\"x\").py");
    }
}

#[test]
fn a_negative_answer_is_a_number_of_the_table_and_a_sum_is_not() {
    let made = simple(vec![printing("-1+1", wrong("examples 1", Value::int(0), Value::int(-12)))]);
    let row = &readers::csv(&document(&made, "csv"), ',')[1];
    assert_eq!((csv::COLUMNS[12], row[12].as_str()), ("actual", "-12"));
    assert_eq!((csv::COLUMNS[18], row[18].as_str()), ("output", "'-1+1"));
}

#[test]
fn the_points_of_every_report_are_the_same() {
    let half = CaseReport { points: (points(1, 2), points(1, 1)), ..case("examples 1", Verdict::Passed) };
    let made = simple(vec![half]);
    assert_eq!(read(&made, "json")["tests"][0]["points"], 0.5);
    assert_eq!(read(&made, "gradescope")["tests"][0]["score"], 0.5);
    assert_eq!(readers::csv(&document(&made, "csv"), ',')[1][6], "0.5");
    let french = documents(&made, Lang::Fr, false);
    let gradescope = french.iter().find(|(kind, _)| *kind == "gradescope").expect("a report");
    assert!(gradescope.1.contains("\"score\": 0.5"), "numbers have a point in French too");
}

#[test]
fn classroom_50_gets_whole_points_multiplied_by_as_little_as_possible() {
    let of = |earned: (i64, i64), max: (i64, i64)| CaseReport {
        points: (points(earned.0, earned.1), points(max.0, max.1)),
        ..case(&format!("examples {}/{}", earned.0, earned.1), Verdict::Wrong)
    };
    let numbers = |cases: Vec<CaseReport>| {
        let found = read(&simple(cases), "classroom50");
        (found["score"].as_u64().expect("whole"), found["max-score"].as_u64().expect("whole"))
    };
    assert_eq!(numbers(vec![of((3, 1), (3, 1)), of((0, 1), (1, 1))]), (3, 4));
    // Halves and thirds: six times as many.
    assert_eq!(numbers(vec![of((1, 2), (1, 2)), of((1, 3), (2, 3))]), (5, 7));
    // Nothing below 1000 makes these whole; what is not full does not look full.
    assert_eq!(numbers(vec![of((99_999, 100_000), (1, 1))]), (999, 1000));
    assert_eq!(numbers(vec![of((1, 1009), (1, 1009))]), (0, 0));
    let found = read(&with_hidden(), "classroom50");
    assert_eq!((&found["score"], &found["max-score"]), (&json!(4), &json!(9)), "a bonus comes on top");
}

#[test]
fn moments_are_written_by_the_calendar() {
    // As `date -u -d @N` writes them.
    for (seconds, text) in [
        (0, "1970-01-01T00:00:00Z"),
        (951_782_399, "2000-02-28T23:59:59Z"),
        (951_782_400, "2000-02-29T00:00:00Z"),
        (1_709_251_199, "2024-02-29T23:59:59Z"),
        (1_798_761_599, "2026-12-31T23:59:59Z"),
        (4_107_542_400, "2100-03-01T00:00:00Z"),
    ] {
        assert_eq!(classroom50::utc(seconds), text);
    }
}
