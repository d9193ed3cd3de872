//! Which module may name which, how long files may be, and how they begin: read off `src/` itself.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

/// Small currencies that every module may name.
const BASE: &[&str] = &["message", "untrusted", "drawing", "spelling"];

/// The modules each module may name, besides itself and [`BASE`].
const MAY_NAME: &[(&str, &[&str])] = &[
    ("message", &[]),
    ("untrusted", &[]),
    ("drawing", &[]),
    ("spelling", &[]),
    ("exit", &[]),
    ("yaml", &[]),
    ("i18n", &[]),
    ("games", &[]),
    ("value", &[]),
    ("sandbox", &[]),
    ("search", &["games"]),
    ("players", &["games", "search"]),
    ("problems", &["games", "yaml"]),
    ("language", &["value", "sandbox"]),
    ("exercise", &["value", "language", "yaml"]),
    ("reference", &["games", "search", "problems", "value"]),
    ("grading", &["value", "sandbox", "language", "exercise", "reference"]),
    ("training", &["games", "search", "players", "problems", "yaml"]),
    ("arena", &["games", "search", "players", "problems", "sandbox", "language", "value"]),
    ("progress", &["exercise", "grading", "problems"]),
    (
        "report",
        &["games", "grading", "exercise", "problems", "training", "arena", "value", "sandbox", "i18n"],
    ),
    (
        "app",
        &[
            "exit",
            "yaml",
            "games",
            "value",
            "sandbox",
            "search",
            "players",
            "problems",
            "language",
            "exercise",
            "reference",
            "grading",
            "training",
            "arena",
            "progress",
        ],
    ),
    (
        "cli",
        &[
            "exit",
            "yaml",
            "i18n",
            "games",
            "value",
            "sandbox",
            "search",
            "players",
            "problems",
            "language",
            "exercise",
            "reference",
            "grading",
            "training",
            "arena",
            "progress",
            "report",
            "app",
        ],
    ),
];

/// Files that may be longer than [`LONGEST`], each with its reason.
const LONG_FILES: &[(&str, &str)] = &[];

/// Lines of a file in `src/`, unit tests not counted.
const LONGEST: usize = 600;

fn sources() -> Vec<(PathBuf, String)> {
    fn walk(folder: &Path, found: &mut Vec<(PathBuf, String)>) {
        for entry in fs::read_dir(folder).expect("a readable folder") {
            let path = entry.expect("a readable entry").path();
            if path.is_dir() {
                walk(&path, found);
            } else if path.extension().is_some_and(|ending| ending == "rs") {
                let text = fs::read_to_string(&path).expect("UTF-8 source");
                found.push((path, text));
            }
        }
    }
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut found = Vec::new();
    walk(&root, &mut found);
    found.sort();
    found
        .into_iter()
        .map(|(path, text)| (path.strip_prefix(&root).expect("below src").to_owned(), text))
        .collect()
}

fn module_of(path: &Path) -> String {
    let first = path.components().next().expect("a file name").as_os_str().to_string_lossy().into_owned();
    first.strip_suffix(".rs").map_or(first.clone(), str::to_owned)
}

/// The code of a file: its unit tests and its comments left out.
fn code(text: &str) -> String {
    let text = text.split("#[cfg(test)]").next().unwrap_or_default();
    text.lines().map(|line| line.split("//").next().unwrap_or_default()).collect::<Vec<_>>().join("\n")
}

/// The modules that `crate::…` paths name, `crate::{a, b::c}` included.
fn named(code: &str) -> Vec<String> {
    let word =
        |text: &str| -> String { text.chars().take_while(|c| c.is_alphanumeric() || *c == '_').collect() };
    let mut found = Vec::new();
    for (at, _) in code.match_indices("crate::") {
        let rest = &code[at + "crate::".len()..];
        if let Some(group) = rest.strip_prefix('{') {
            let mut depth = 0;
            let mut item = String::new();
            for c in group.chars() {
                match c {
                    '{' => depth += 1,
                    '}' if depth == 0 => break,
                    '}' => depth -= 1,
                    ',' if depth == 0 => {
                        found.push(word(item.trim()));
                        item.clear();
                        continue;
                    }
                    _ => {}
                }
                item.push(c);
            }
            found.push(word(item.trim()));
        } else {
            found.push(word(rest));
        }
    }
    found
}

#[test]
fn every_module_names_only_those_it_may() {
    let allowed: BTreeMap<&str, &[&str]> = MAY_NAME.iter().copied().collect();
    let mut faults = Vec::new();
    for (path, text) in sources() {
        let module = module_of(&path);
        if matches!(module.as_str(), "lib" | "main") {
            continue;
        }
        let Some(may) = allowed.get(module.as_str()) else {
            faults.push(format!("{}: module `{module}` is not in the table", path.display()));
            continue;
        };
        for other in named(&code(&text)) {
            let known = allowed.contains_key(other.as_str());
            if known && other != module && !BASE.contains(&other.as_str()) && !may.contains(&other.as_str()) {
                faults.push(format!("{}: `{module}` may not name `{other}`", path.display()));
            }
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn the_reader_of_paths_sees_grouped_imports() {
    assert_eq!(
        named("use crate::{value::Value, games::{Game, Side}}; crate::search::perft()"),
        ["value", "games", "search"]
    );
}

#[test]
fn every_file_says_at_its_head_what_it_is_for_and_stays_small() {
    let mut faults = Vec::new();
    for (path, text) in sources() {
        if !text.starts_with("//!") {
            faults.push(format!("{}: begins without `//!`", path.display()));
        }
        let lines = text.split("#[cfg(test)]").next().unwrap_or_default().lines().count();
        let listed = LONG_FILES.iter().any(|(name, _)| Path::new(name) == path);
        if lines > LONGEST && !listed {
            faults.push(format!("{}: {lines} lines, at most {LONGEST}", path.display()));
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}
