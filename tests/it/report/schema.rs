//! The published JSON Schema: real reports fit it, and others do not.

use super::build::{case, read_json, simple};
use crate::check::{RIGHT, jugeote, report, root, run};
use jsonschema::Validator;
use jugeote::grading::{Report, Verdict};
use jugeote::report::json::SCHEMA;
use serde_json::{Value as Json, json};

fn validator() -> Validator {
    let schema: Json = serde_json::from_str(SCHEMA).expect("JSON");
    jsonschema::meta::validate(&schema).expect("a schema");
    jsonschema::validator_for(&schema).expect("a schema")
}

fn fits(validator: &Validator, document: &Json) {
    let faults: Vec<String> =
        validator.iter_errors(document).map(|fault| format!("{}: {fault}", fault.instance_path())).collect();
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn the_reports_of_real_submissions_fit_the_schema() {
    let validator = validator();
    let raising = RIGHT.replace("    return jeu", "    print('x')\n    return jeu[n + 1]");
    for source in [RIGHT, &raising, "def f(:", "def jeu(n, p): return n", "def jeu_roi(n, p): return [n]"] {
        fits(&validator, &report(source).0);
    }
}

#[test]
fn every_verdict_fits_the_schema() {
    let cases = Verdict::ALL.iter().map(|&verdict| case(verdict.word(), verdict));
    let made: Report = simple(cases.collect());
    for reveal in [false, true] {
        fits(&validator(), &read_json(&made, reveal));
    }
}

#[test]
fn a_report_with_a_field_too_many_or_too_few_does_not_fit() {
    let validator = validator();
    let good = read_json(&simple(vec![case("examples 1", Verdict::Passed)]), false);
    fits(&validator, &good);
    let mut more = good.clone();
    more["tests"][0]["secret"] = json!(1);
    assert!(!validator.is_valid(&more));
    for field in good.as_object().expect("an object").keys() {
        let mut less = good.clone();
        less.as_object_mut().expect("an object").remove(field);
        assert!(!validator.is_valid(&less), "{field}");
    }
    let mut other = good;
    other["tests"][0]["status"] = json!("ok");
    assert!(!validator.is_valid(&other));
}

#[test]
fn the_command_prints_the_schema() {
    let ran = run(jugeote(&root()).args(["schema", "report"]));
    assert_eq!((ran.status, ran.stdout.as_str()), (0, SCHEMA));
    let ran = run(jugeote(&root()).args(["schema", "rapport"]));
    assert_eq!(ran.status, 2);
}
