//! The feedback policy holds in every output: a word put into every secret place is searched for everywhere.

use super::build::{
    case, every_student_report, exercise, grid, group, localized, points, raised, read_json, report, site,
    terminal,
};
use jugeote::exercise::{CheckerSpec, Comparison, Feedback, Raises, Task, Visibility};
use jugeote::grading::{CaseReport, Printed, Report, Verdict};
use jugeote::i18n::Lang;
use jugeote::language::Input;
use jugeote::msg;
use jugeote::report::{Options, json};
use jugeote::value::{Notation, Type, Value};
use std::sync::Arc;
use std::time::Duration;

/// A case with a word of its own in every field.
fn marked(verdict: Verdict) -> CaseReport {
    let args = vec![Value::text("ARGUMENT")];
    CaseReport {
        group: 0,
        why: Some(localized("ABOUT", "ABOUT")),
        points: (points(0, 1), points(1, 1)),
        call: Notation::Python.call("f", &args, 100),
        input: Input::Arguments(args),
        expected: Some(Value::text("EXPECTED")),
        raises: Some(Raises { class: "EXPECTED".into(), message: Some("EXPECTED".into()) }),
        actual: Some(Value::text("ACTUAL")),
        explanation: Some(msg!("game-over", status = "EXPLANATION")),
        detail: Some(msg!("game-over", status = "DETAIL")),
        raised: Some(raised(
            "MadeOnTheSpotCLASS",
            "MESSAGE",
            vec![site(3, None, "OUTERFUNCTION", "OUTERLINE"), site(12, None, "FUNCTION", "OWNLINE")],
        )),
        printed: Printed { text: "PRINTED\n".into(), cut: 123_457 },
        cpu: Duration::from_micros(765_431),
        ..case("examples 1", verdict)
    }
}

const EVERYTHING: [&str; 13] = [
    "ARGUMENT",
    "ABOUT",
    "EXPECTED",
    "ACTUAL",
    "EXPLANATION",
    "DETAIL",
    "CLASS",
    "MESSAGE",
    "FUNCTION",
    "OUTERLINE",
    "PRINTED",
    "123457",
    "765431",
];

fn of(visibility: Visibility, feedback: Feedback, case: CaseReport) -> Report {
    report(exercise(vec![group("examples", visibility, feedback)]), vec![case])
}

fn nothing_of(words: &[&str], report: &Report) {
    for output in every_student_report(report) {
        for word in words {
            assert!(!output.contains(word), "{word} got out:\n{output}");
        }
    }
}

#[test]
fn a_hidden_case_tells_its_verdict_a_well_known_exception_and_the_own_line() {
    for (visibility, feedback) in [
        (Visibility::Hidden, Feedback::Full),
        (Visibility::Hidden, Feedback::Actual),
        (Visibility::Public, Feedback::Verdict),
    ] {
        for verdict in Verdict::ALL {
            if matches!(verdict, Verdict::NotLoaded | Verdict::Missing | Verdict::Skipped) {
                continue; // not run: below
            }
            let mut case = marked(verdict);
            nothing_of(&EVERYTHING, &of(visibility, feedback, case.clone()));
            case.raised.as_mut().expect("an exception").class = "IndexError".into();
            let report = of(visibility, feedback, case);
            nothing_of(&EVERYTHING, &report);
            let json = read_json(&report, false);
            assert_eq!(json["tests"][0]["status"], verdict.word());
            assert_eq!(json["tests"][0]["exception"]["type"], "IndexError");
            assert_eq!(json["tests"][0]["exception"]["frames"][0]["text"]["text"], "OWNLINE");
            let text = terminal(&report, Lang::En, Options::default());
            if verdict != Verdict::Passed {
                assert!(text.contains("IndexError") && text.contains("12 │ OWNLINE"), "{text}");
            }
        }
    }
}

/// An argument that is a grid is drawn apart from the call.
#[test]
fn a_hidden_board_among_the_arguments_is_not_drawn() {
    let board = vec![grid(&["YZ", "ZY"])];
    let hidden = |feedback| {
        let mut exercise = exercise(vec![group("examples", Visibility::Public, feedback)]);
        let Task::Function(function) = &mut exercise.task else { panic!("a function") };
        function.params[0].kind = Type::Grid(Box::new(Type::Str));
        let call = Notation::Python.call("jeu_roi", &board, 100);
        let input = Input::Arguments(board.clone());
        report(exercise, vec![CaseReport { input, call, ..case("examples 1", Verdict::Wrong) }])
    };
    nothing_of(&["Y Z", "'Y', 'Z'"], &hidden(Feedback::Verdict));
    for feedback in [Feedback::Actual, Feedback::Full] {
        let text = terminal(&hidden(feedback), Lang::En, Options::default());
        assert!(text.contains("jeu_roi(n)") && text.contains("1 │ Z Y"), "{text}");
    }
}

/// What a checker says, and the right answer it would take, are told with the right answer alone.
#[test]
fn a_right_answer_among_others_is_kept_like_any_other() {
    let spec = CheckerSpec::Named { name: "roi.winning_move".into(), at: (1, 1) };
    let checked = |feedback| {
        let compare = Arc::new(Comparison::Checker(spec.clone()));
        of(Visibility::Public, feedback, CaseReport { compare, ..marked(Verdict::Wrong) })
    };
    nothing_of(&["EXPECTED", "EXPLANATION"], &checked(Feedback::Actual));
    nothing_of(&["EXPECTED", "EXPLANATION", "ACTUAL"], &checked(Feedback::Verdict));
    let text = terminal(&checked(Feedback::Full), Lang::En, Options::default());
    assert!(text.contains("one right answer, among others: 'EXPECTED'"), "{text}");
}

#[test]
fn a_case_that_was_not_run_may_say_why_even_where_it_is_hidden() {
    for verdict in [Verdict::NotLoaded, Verdict::Missing, Verdict::Skipped] {
        let report = of(Visibility::Hidden, Feedback::Full, marked(verdict));
        nothing_of(&EVERYTHING.map(|word| if word == "DETAIL" { "\0" } else { word }), &report);
        assert!(terminal(&report, Lang::En, Options::default()).contains("DETAIL"));
    }
}

#[test]
fn actual_feedback_keeps_the_right_answer() {
    let report = of(Visibility::Public, Feedback::Actual, marked(Verdict::Wrong));
    nothing_of(&["EXPECTED", "EXPLANATION"], &report);
    let text = terminal(&report, Lang::En, Options::default());
    for word in ["ARGUMENT", "ABOUT", "ACTUAL", "PRINTED"] {
        assert!(text.contains(word), "{word} is missing:\n{text}");
    }
    let json = read_json(&report, false);
    let told = &json["tests"][0];
    assert!(told["difference"].is_null() && told["expected"].is_null() && told["hint"].is_null());
    assert_eq!(told["actual"]["text"], "'ACTUAL'");
}

#[test]
fn a_hint_that_knows_the_right_answer_is_kept_with_it() {
    let mut case = marked(Verdict::Wrong);
    case.actual = Some(Value::None);
    case.printed.text = "EXPECTED\n".into();
    let report = of(Visibility::Public, Feedback::Actual, case);
    for output in every_student_report(&report) {
        assert!(!output.contains("`return`"), "{output}");
    }
}

#[test]
fn full_feedback_and_a_teachers_report_tell_everything() {
    let own = |feedback, visibility| of(visibility, feedback, marked(Verdict::Wrong));
    for (report, reveal) in [
        (own(Feedback::Full, Visibility::Public), false),
        (own(Feedback::Verdict, Visibility::Public), true),
        (own(Feedback::Full, Visibility::Hidden), true),
    ] {
        let text = terminal(&report, Lang::En, Options { reveal, ..Options::default() });
        let document = json::document(&report, &jugeote::i18n::Wording::new(Lang::En), reveal);
        for word in EVERYTHING {
            assert!(document.contains(&word.replace("765431", "0.765431")), "{word}:\n{document}");
            // CPU time stands in JSON only.
            assert!(word == "765431" || text.contains(word), "{word}:\n{text}");
        }
    }
}

#[test]
fn a_case_of_no_known_group_is_hidden() {
    let mut report = of(Visibility::Public, Feedback::Full, marked(Verdict::Wrong));
    report.cases[0].group = 7;
    nothing_of(&EVERYTHING, &report);
}
