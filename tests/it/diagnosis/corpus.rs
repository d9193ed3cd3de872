//! The labelled corpus: programs as beginners write them, each with the diagnosis it must get.
//!
//! A wrong program begins with `# diagnosis: CODE` and `# case: NAME`, the first case that shows it, or `several`;
//! `# diagnosis: none` marks one that is wrong in a way that no diagnosis names. A right program gets none.

use super::{Code, corpus, graded, in_parallel, leading, named, plan};
use jugeote::grading::Report;
use jugeote::language::Submission;
use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};

fn names(folder: &Path) -> Vec<String> {
    let entries = fs::read_dir(folder).unwrap_or_else(|fault| panic!("{}: {fault}", folder.display()));
    let mut found: Vec<String> =
        entries.map(|entry| entry.expect("an entry").file_name().into_string().expect("UTF-8")).collect();
    found.sort();
    found
}

/// The exercises of the corpus.
fn ids() -> Vec<String> {
    let folder = corpus().join("exercises");
    let of = |topic: &String| {
        names(&folder.join(topic)).into_iter().map(|name| format!("{topic}/{name}")).collect::<Vec<_>>()
    };
    names(&folder).iter().flat_map(of).collect()
}

/// Programs of an exercise, `right` or `wrong`.
fn programs(id: &str, kind: &str) -> Vec<PathBuf> {
    let folder = corpus().join("solutions").join(id).join(kind);
    names(&folder).into_iter().map(|name| folder.join(name)).collect()
}

/// What a program's head says of it.
fn head(source: &str, key: &str) -> Option<String> {
    let mark = format!("# {key}: ");
    source.lines().find_map(|line| line.strip_prefix(&mark)).map(str::to_owned)
}

/// Grades every program of a kind and hands each report to `look`.
fn each(kind: &str, look: impl Fn(&str, &str, &Report) + Sync) {
    let mut all = Vec::new();
    for id in ids() {
        all.extend(programs(&id, kind).into_iter().map(|path| (id.clone(), path)));
    }
    let plans: BTreeMap<String, _> =
        ids().into_iter().map(|id| (id.clone(), plan(&corpus().join("exercises"), &id))).collect();
    in_parallel(&all, |(id, path)| {
        let submission = Submission::read(path).expect("a program");
        let source = String::from_utf8_lossy(&submission.source).into_owned();
        let name = format!("{id}/{}", submission.file);
        look(&name, &source, &graded(&plans[id], &submission));
    });
}

#[test]
fn wrong_programs_get_the_diagnosis_they_are_labelled_with() {
    let (misses, strays) = (Mutex::new(Vec::new()), Mutex::new(Vec::new()));
    let seen = Mutex::new(BTreeMap::<String, usize>::new());
    each("wrong", |name, source, report| {
        let label = head(source, "diagnosis").unwrap_or_else(|| panic!("{name}: no label"));
        *seen.lock().expect("a count").entry(label.clone()).or_default() += 1;
        let wanted = Code::parse(&label);
        assert!(wanted.is_some() || label == "none", "{name}: `{label}` is no code");
        let found = leading(report);
        let place = match found {
            Some(found) if report.diagnoses.contains(found) => "several".to_owned(),
            Some(found) => {
                let case = report.cases.iter().find(|case| case.diagnosis.as_ref() == Some(found));
                case.map(|case| case.name.clone()).unwrap_or_default()
            }
            None => String::new(),
        };
        let code = found.map(|found| found.code);
        if code != wanted || head(source, "case").is_some_and(|case| case != place) {
            let found = code.map_or("none", Code::word);
            misses.lock().expect("misses").push(format!("{name}: {label}, found {found} ({place})"));
        }
        for other in named(report).into_iter().filter(|other| Some(*other) != wanted) {
            strays.lock().expect("strays").push(format!("{name}: {label}, also {}", other.word()));
        }
    });
    let (seen, mut misses, mut strays) = (
        seen.into_inner().expect("counts"),
        misses.into_inner().expect("misses"),
        strays.into_inner().expect("strays"),
    );
    misses.sort();
    strays.sort();
    let all: usize = seen.values().sum();
    let none = seen.get("none").copied().unwrap_or_default();
    assert!(all - none >= 100, "{all} programs");
    let kinds = Code::ALL.iter().filter(|code| !seen.contains_key(code.word())).collect::<Vec<_>>();
    assert!(kinds.is_empty(), "no program has {kinds:?}");
    assert!(misses.len() * 20 <= all, "{} of {all}:\n{}", misses.len(), misses.join("\n"));
    // What is named besides is true as well, of a case that happens to show it; seldom enough not to confuse.
    assert!(strays.len() * 20 <= all, "{} of {all}:\n{}", strays.len(), strays.join("\n"));
}

#[test]
fn right_programs_get_no_diagnosis() {
    let (faults, count) = (Mutex::new(Vec::new()), AtomicUsize::new(0));
    each("right", |name, _, report| {
        count.fetch_add(1, Ordering::Relaxed);
        if !report.all_passed() || !named(report).is_empty() {
            let passed = report.all_passed();
            let found = named(report).iter().map(|code| code.word()).collect::<Vec<_>>().join(", ");
            faults.lock().expect("faults").push(format!("{name}: passed {passed}, {found}"));
        }
    });
    let faults = faults.into_inner().expect("faults");
    assert!(faults.is_empty(), "{}", faults.join("\n"));
    assert!(count.into_inner() >= 30);
}
