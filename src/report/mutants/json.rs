//! The same as one JSON document, for CI.
//!
//! Not for: wording; programs read the words of the kinds and verdicts.

use super::caught_by_group;
use crate::exercise::{Exercise, Solution, case_line};
use crate::grading::{Fate, Mutant, Sought, Tried};
use crate::value::Notation;
use serde_json::{Map, Value as Json, json};

/// Characters of an answer that are written.
const LONGEST: usize = 10_000;

/// The document, ended by a newline.
pub fn document(exercise: &Exercise, solution: &Solution, tried: &Tried) -> String {
    let groups: Vec<_> = exercise
        .groups
        .iter()
        .zip(caught_by_group(exercise, tried))
        .map(|(group, count)| json!({"name": group.name, "caught": count}))
        .collect();
    let survivors: Vec<_> = tried.survivors().map(|(mutant, sought)| survivor(mutant, sought)).collect();
    let equivalents: Vec<_> = tried.mutants.iter().filter_map(equivalent).collect();
    let document = json!({
        "exercise": exercise.id.as_str(),
        "solution": solution.shown,
        "mutants": tried.mutants.len(),
        "caught": tried.mutants.len() - survivors.len() - equivalents.len(),
        "groups": groups,
        "survivors": survivors,
        "equivalents": equivalents,
        "complete": tried.is_complete() && tried.faults.is_empty(),
    });
    format!("{document:#}\n")
}

/// Which change it is.
fn change(mutant: &Mutant) -> Map<String, Json> {
    let document = json!({
        "kind": mutant.mutation.kind.word(),
        "line": mutant.mutation.line,
        "column": mutant.mutation.column,
        "text": mutant.change.line,
        "was": mutant.change.was,
        "now": mutant.change.now,
        "nth": mutant.change.nth,
    });
    match document {
        Json::Object(fields) => fields,
        _ => Map::new(),
    }
}

fn equivalent(mutant: &Mutant) -> Option<Json> {
    let Fate::Equivalent { why, inputs } = &mutant.fate else { return None };
    let mut fields = change(mutant);
    fields.insert("why".to_owned(), json!({"fr": why.fr, "en": why.en}));
    fields.insert("inputs".to_owned(), json!(inputs));
    Some(Json::Object(fields))
}

fn survivor(mutant: &Mutant, sought: &Sought) -> Json {
    let mut fields = change(mutant);
    let (word, inputs, found) = match sought {
        Sought::Found(catch) => ("found", None, Some(catch)),
        Sought::Nothing(count) => ("none", Some(*count), None),
        Sought::NoInputs => ("not-sought", None, None),
    };
    fields.insert("difference".to_owned(), json!(word));
    fields.insert("inputs".to_owned(), json!(inputs));
    let found = found.map(|catch| {
        let answer = catch.actual.as_ref().map(|value| Notation::Python.show(value, LONGEST).text);
        json!({
            "call": catch.call.text,
            "case": case_line(&catch.input, catch.expected.as_ref()),
            "verdict": catch.verdict.word(),
            "answer": answer,
        })
    });
    fields.insert("found".to_owned(), json!(found));
    Json::Object(fields)
}
