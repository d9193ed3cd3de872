//! Small builders of exercises, cases and reports.

use jugeote::drawing::Drawing;
use jugeote::exercise::{
    Comparison, Exercise, ExerciseId, Feedback, Function, Group, Limits, Localized, Param, Points,
    ReferenceSpec, Scoring, State, Task, Visibility,
};
use jugeote::grading::{CaseReport, Event, GroupReport, Head, Printed, Raised, Report, Sink, Site, Verdict};
use jugeote::i18n::{Lang, Wording};
use jugeote::language::Input;
use jugeote::report::classroom50::{self, Context};
use jugeote::report::csv::{self, Decimal};
use jugeote::report::{Options, Terminal, exercism, github, gradescope, json, junit, tap};
use jugeote::sandbox::Confinement;
use jugeote::value::{Notation, Type, Value};
use std::sync::Arc;
use std::time::Duration;

pub(super) fn points(numerator: i64, denominator: i64) -> Points {
    Points::new(numerator.into(), denominator.into())
}

pub(super) fn localized(fr: &str, en: &str) -> Localized {
    Localized { fr: fr.into(), en: en.into() }
}

/// Rows of characters as a list of lists of texts.
pub(super) fn grid(rows: &[&str]) -> Value {
    let row = |row: &&str| Value::List(row.chars().map(|c| Value::text(c.to_string())).collect());
    Value::List(rows.iter().map(row).collect())
}

pub(super) fn group(name: &str, visibility: Visibility, feedback: Feedback) -> Group {
    Group {
        name: name.into(),
        points: points(4, 1),
        scoring: Scoring::Proportional,
        bonus: false,
        compare: None,
        visibility,
        feedback,
        requires: Vec::new(),
        cases: Vec::new(),
        generate: None,
        growth: None,
    }
}

pub(super) fn exercise(groups: Vec<Group>) -> Exercise {
    Exercise {
        id: ExerciseId::parse("roi/jeu_roi").expect("an id"),
        title: localized("Le jeu du Roi", "The King game"),
        game: Some("roi".into()),
        level: 2,
        concepts: Vec::new(),
        task: Task::Function(Function {
            name: "jeu_roi".into(),
            params: vec![Param { name: "n".into(), kind: Type::Int }],
            returns: Type::Any,
        }),
        task_at: (1, 1),
        reference_at: (1, 1),
        reference: ReferenceSpec::Solver("roi.grid".into()),
        compare: Comparison::default(),
        points: points(20, 1),
        limits: Limits::default(),
        allow: jugeote::language::Company::Alone,
        random_seed: None,
        state: State::Fresh,
        provided: Vec::new(),
        groups,
        hints: Vec::new(),
        statement: Localized::default(),
        starters: Vec::new(),
        source: Arc::default(),
        warnings: Vec::new(),
    }
}

/// A case of group 0 with its verdict, its call `jeu_roi(3)`, and nothing else.
pub(super) fn case(name: &str, verdict: Verdict) -> CaseReport {
    let earned = if verdict == Verdict::Passed { points(1, 1) } else { points(0, 1) };
    let args = vec![Value::int(3)];
    CaseReport {
        number: 1,
        group: 0,
        name: name.into(),
        why: None,
        verdict,
        points: (earned, points(1, 1)),
        call: Notation::Python.call("jeu_roi", &args, 1000),
        input: Input::Arguments(args),
        expected: None,
        raises: None,
        compare: Arc::default(),
        actual: None,
        explanation: None,
        diagnosis: None,
        detail: None,
        raised: None,
        printed: Printed::default(),
        cpu: Duration::from_millis(12),
        peak: 9 << 20,
    }
}

pub(super) fn wrong(name: &str, expected: Value, actual: Value) -> CaseReport {
    CaseReport { expected: Some(expected), actual: Some(actual), ..case(name, Verdict::Wrong) }
}

pub(super) fn raised(class: &str, message: &str, frames: Vec<Site>) -> Raised {
    Raised { class: class.into(), bases: Vec::new(), message: message.into(), frames }
}

pub(super) fn site(line: usize, columns: Option<(usize, usize)>, function: &str, text: &str) -> Site {
    Site { file: "roi.py".into(), line, columns, function: function.into(), text: text.into(), repeats: 0 }
}

/// A report in which the groups' results are counted from the cases.
pub(super) fn report(exercise: Exercise, cases: Vec<CaseReport>) -> Report {
    let sum = |group: Option<usize>| {
        cases
            .iter()
            .filter(|case| group.is_none_or(|group| case.group == group))
            .fold((points(0, 1), points(0, 1)), |(earned, max), case| {
                (earned + &case.points.0, max + &case.points.1)
            })
    };
    let of = |index: usize| cases.iter().filter(move |case| case.group == index);
    let groups = exercise
        .groups
        .iter()
        .enumerate()
        .map(|(index, group)| GroupReport {
            name: group.name.clone(),
            passed: (of(index).filter(|case| case.verdict == Verdict::Passed).count(), of(index).count()),
            points: sum(Some(index)),
            scoring: group.scoring,
            bonus: group.bonus,
            visibility: group.visibility,
            feedback: group.feedback,
            skipped_for: None,
        })
        .collect();
    let score = sum(None);
    Report {
        head: Head {
            cases_per_group: (0..exercise.groups.len()).map(|index| of(index).count()).collect(),
            exercise: Arc::new(exercise),
            submission: "roi.py".into(),
            language: "Python 3.11.7".into(),
            notation: Notation::Python,
            isolation: Confinement::none().isolation().clone(),
            notes: Vec::new(),
        },
        problem: None,
        problem_site: None,
        problem_raised: None,
        unconfined: false,
        groups,
        cases,
        score,
        faults: Vec::new(),
        diagnoses: Vec::new(),
        next_steps: Vec::new(),
        counterexample: None,
        unsteady: None,
    }
}

/// A report of one public group that tells everything.
pub(super) fn simple(cases: Vec<CaseReport>) -> Report {
    report(exercise(vec![group("examples", Visibility::Public, Feedback::Full)]), cases)
}

/// The terminal report without colours.
pub(super) fn terminal(report: &Report, lang: Lang, options: Options) -> String {
    let wording = Wording::new(lang);
    let mut text = String::new();
    {
        let mut sink = Terminal::new(&wording, options, |drawing: &Drawing| text.push_str(&drawing.plain()));
        sink.event(&Event::Begin(&report.head));
        for case in &report.cases {
            if let Some(found) = report.counterexample.as_ref().filter(|found| found.from == case.name) {
                sink.event(&Event::Counterexample(found));
            }
            sink.event(&Event::Case(case));
        }
        sink.event(&Event::End(report));
    }
    text
}

pub(super) fn english(report: &Report) -> String {
    terminal(report, Lang::En, Options::default())
}

/// The JSON report, read back.
pub(super) fn read_json(report: &Report, reveal: bool) -> serde_json::Value {
    let wording = Wording::new(Lang::En);
    serde_json::from_str(&json::document(report, &wording, reveal)).expect("valid JSON")
}

/// The word that switches commands on again in the reports of tests.
pub(super) const TOKEN: &str = "4b1d0fadecafbabe4b1d0fadecafbabe";

/// The reports that are written in one piece, by the name of their kind; GitHub's come in two.
pub(super) fn documents(report: &Report, lang: Lang, reveal: bool) -> Vec<(&'static str, String)> {
    let wording = &Wording::new(lang);
    let github = github::documents(report, wording, reveal, TOKEN);
    vec![
        ("json", json::document(report, wording, reveal)),
        ("junit", junit::document(report, wording, reveal)),
        ("tap", tap::document(report, wording, reveal)),
        ("github", github.log),
        ("summary", github.summary),
        ("gradescope", gradescope::document(report, wording, reveal)),
        ("exercism", exercism::document(report, wording, reveal)),
        ("classroom50", classroom50::document(report, wording, reveal, &Context::default())),
        ("csv", csv::document(report, wording, reveal, Decimal::Point)),
    ]
}

/// One of them, in English.
pub(super) fn document(report: &Report, kind: &str) -> String {
    let found = documents(report, Lang::En, false).into_iter().find(|(name, _)| *name == kind);
    found.expect("a kind").1
}

/// Every report a student may get.
pub(super) fn every_student_report(report: &Report) -> Vec<String> {
    let mut all = Vec::new();
    for lang in Lang::ALL {
        for width in [60, 80, 200] {
            all.push(terminal(report, lang, Options { width, in_full: 50, reveal: false }));
        }
        all.push(terminal(report, lang, Options { in_full: 0, ..Options::default() }));
        all.extend(documents(report, lang, false).into_iter().map(|(_, text)| text));
    }
    all
}
