//! The published JSON Schema: real reports fit it, and others do not.

use super::build::{case, document, read_json, simple};
use super::outside::{fits, misfits};
use crate::check::{RIGHT, jugeote, report, root, run};
use jugeote::grading::{Report, Verdict};
use jugeote::report::json::SCHEMA;
use serde_json::{Value as Json, json};

#[test]
fn the_reports_of_real_submissions_fit_the_schema() {
    let raising = RIGHT.replace("    return jeu", "    print('x')\n    return jeu[n + 1]");
    for source in [RIGHT, &raising, "def f(:", "def jeu(n, p): return n", "def jeu_roi(n, p): return [n]"] {
        fits("json", &report(source).0);
    }
}

#[test]
fn every_verdict_fits_the_schema() {
    let cases = Verdict::ALL.iter().map(|&verdict| case(verdict.word(), verdict));
    let made: Report = simple(cases.collect());
    for reveal in [false, true] {
        fits("json", &read_json(&made, reveal));
    }
}

#[test]
fn a_report_with_a_field_too_many_or_too_few_does_not_fit() {
    let good = read_json(&simple(vec![case("examples 1", Verdict::Passed)]), false);
    fits("json", &good);
    let mut more = good.clone();
    more["tests"][0]["secret"] = json!(1);
    assert!(!misfits("json", &more).is_empty());
    for field in good.as_object().expect("an object").keys() {
        let mut less = good.clone();
        less.as_object_mut().expect("an object").remove(field);
        assert!(!misfits("json", &less).is_empty(), "{field}");
    }
    let mut other = good;
    other["tests"][0]["status"] = json!("ok");
    assert!(!misfits("json", &other).is_empty());
}

#[test]
fn the_schemas_of_other_services_refuse_a_field_less_or_of_another_type() {
    let made = simple(vec![case("examples 1", Verdict::Wrong)]);
    for (kind, required) in [
        ("gradescope", &["score", "name", "status"][..]),
        ("exercism", &["name", "status", "message"]),
        ("classroom50", &["test-name", "passed", "score", "max-score"]),
    ] {
        let good: Json = serde_json::from_str(&document(&made, kind)).expect("JSON");
        fits(kind, &good);
        for field in required {
            let mut less = good.clone();
            less["tests"][0].as_object_mut().expect("an object").remove(*field);
            assert!(!misfits(kind, &less).is_empty(), "{kind}: {field}");
            let mut other = good.clone();
            other["tests"][0][field] = json!([]);
            assert!(!misfits(kind, &other).is_empty(), "{kind}: {field}");
        }
    }
}

#[test]
fn the_command_prints_the_schema() {
    let ran = run(jugeote(&root()).args(["schema", "report"]));
    assert_eq!((ran.status, ran.stdout.as_str()), (0, SCHEMA));
    let ran = run(jugeote(&root()).args(["schema", "rapport"]));
    assert_eq!(ran.status, 2);
}
