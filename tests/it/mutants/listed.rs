//! The list of changes that no input tells from the solution: believed only as far as it is borne out.

use super::command::{LARGEST, document, laid, largest, tried};
use std::fs;
use tempfile::TempDir;

const EDGE: &str = "- {line: 'if nombre > meilleur:', was: '>', now: '>=', why: {fr: égaux, en: equal}}\n";
const LAST: &str = "- {line: 'meilleur = nombres[0]', was: '0', now: '-1', why: any element will do}\n";

fn list(folder: &TempDir, text: &str) {
    fs::write(folder.path().join("solutions/essai/liste/equivalent.yaml"), text).expect("written");
}

#[test]
fn a_listed_mutant_that_no_input_tells_is_no_survivor() {
    let folder = largest();
    list(&folder, &format!("{EDGE}{LAST}"));
    let (found, status) = document(&folder);
    assert_eq!(found["survivors"].as_array().map(Vec::len), Some(1), "{found:#}");
    let listed = found["equivalents"].as_array().expect("equivalents");
    assert_eq!(listed.len(), 2);
    assert_eq!(listed[0]["why"]["fr"], "any element will do");
    assert!(listed.iter().all(|one| one["inputs"].as_u64().is_some_and(|count| count > 200)), "{found:#}");
    assert_eq!((status, &found["complete"]), (1, &serde_json::Value::Bool(false)));
}

#[test]
fn more_than_one_in_twenty_is_too_many() {
    let folder = laid(
        "function: {name: plus_grand, params: [{name: nombres, type: 'list[int]'}], returns: int}",
        &["- {args: [[1, 3, 2]], expect: 3}", "- {args: [[5]], expect: 5}"],
        LARGEST,
    );
    list(&folder, &format!("{EDGE}{LAST}"));
    let ran = tried(&folder, &[]);
    assert_eq!(ran.status, 1, "{}", ran.stdout);
    let all = document(&folder).0["mutants"].as_u64().expect("a number");
    let said = format!("2 of {all} mutants are listed as equivalent: at most 5 % may be");
    assert!(all < 40 && ran.stdout.contains(&said), "{}", ran.stdout);
    assert!(ran.stdout.contains("every other mutant is noticed by some case"), "{}", ran.stdout);
}

#[test]
fn an_entry_that_is_not_borne_out_is_a_fault_of_the_list() {
    let folder = largest();
    for (text, said) in [
        ("- {line: 'x = 1', was: '1', now: '2', why: w}\n", "the solution has no such mutant"),
        (
            "- {line: 'return meilleur', was: return meilleur, now: pass, why: w}\n",
            "the case `exemples 1` notices it",
        ),
        (
            "- {line: 'meilleur = nombres[0]', was: '0', now: '1', why: w}\n",
            "an input tells it from the solution",
        ),
        (
            "- {line: 'if nombre > meilleur:', was: '>', now: '>=', nth: 2, why: w}\n",
            "the solution has no such mutant",
        ),
    ] {
        list(&folder, text);
        let ran = tried(&folder, &[]);
        assert_eq!(ran.status, 3, "{text}{}", ran.stderr);
        assert!(ran.stderr.contains(said), "{text}{}", ran.stderr);
        assert!(ran.stderr.contains("equivalent.yaml:1:3"), "{}", ran.stderr);
    }
}

#[test]
fn a_list_that_cannot_be_read_stops_before_anything_is_tried() {
    let folder = largest();
    let twice = format!("{EDGE}{EDGE}");
    for (text, said) in [
        ("- {line: a, was: b, now: c}\n", "`why` is missing"),
        ("- {line: a, was: b, now: c, why: w, wy: w}\n", "`wy`"),
        ("line: a\n", "a list"),
        ("- {line: a, was: b, now: c, nth: 0, why: w}\n", "from 1"),
        (twice.as_str(), "listed already"),
    ] {
        list(&folder, text);
        let ran = tried(&folder, &[]);
        assert_eq!((ran.status, ran.stdout.as_str()), (3, ""), "{text}");
        assert!(ran.stderr.contains(said) && ran.stderr.contains("equivalent.yaml"), "{text}{}", ran.stderr);
    }
}
