//! The documents tell the truth: every command they show runs, and what they show of its output is there.

use crate::check::{jugeote, root, run};
use std::fs;

/// The fenced blocks of a document: the language after the fence, and the text.
fn blocks(document: &str) -> Vec<(String, String)> {
    let mut found = Vec::new();
    let mut open: Option<(String, String)> = None;
    for line in document.lines() {
        match (line.strip_prefix("```"), &mut open) {
            (Some(kind), None) => open = Some((kind.to_owned(), String::new())),
            (Some(_), Some(_)) => found.extend(open.take()),
            (None, Some((_, text))) => {
                text.push_str(line);
                text.push('\n');
            }
            (None, None) => {}
        }
    }
    assert!(open.is_none(), "a block that does not end");
    found
}

/// The words of a command line, as a shell splits them; double quotes only.
fn words(line: &str) -> Vec<String> {
    let mut found = Vec::new();
    for (index, part) in line.split('"').enumerate() {
        if index % 2 == 1 {
            found.push(part.to_owned());
        } else {
            found.extend(part.split_whitespace().map(str::to_owned));
        }
    }
    found
}

fn follow(name: &str) {
    let document = fs::read_to_string(root().join(name)).expect("a document");
    let manifest = fs::read_to_string(root().join("Cargo.toml")).expect("a manifest");
    let desk = tempfile::tempdir().expect("a folder");
    let mut last = String::new();
    let mut seen = 0;
    for (kind, text) in blocks(&document) {
        if kind == "text" {
            assert!(last.contains(&text), "{name}: the command before prints\n{last}\nnot\n{text}");
            continue;
        }
        assert_eq!(kind, "sh", "{name}: a block of another kind");
        for line in text.lines() {
            let words = words(line);
            let words: Vec<&str> = words.iter().map(String::as_str).collect();
            // What a shell does here: `COMMAND > FILE`.
            let (words, into) = match words[..] {
                [ref words @ .., ">", file] => (words.to_vec(), Some(desk.path().join(file))),
                _ => (words, None),
            };
            if let (["echo", text], Some(file)) = (&words[..], &into) {
                fs::write(file, format!("{text}\n")).expect("written");
                continue;
            }
            let (args, folder) = match words[..] {
                ["cargo", "test"] => continue,
                ["cargo", "bench", "--bench", bench, ..] => {
                    assert!(
                        manifest.contains(&format!("name = \"{bench}\"")),
                        "{name}: no benchmark {bench}"
                    );
                    continue;
                }
                ["cargo", "run", "--release", "--", ref args @ ..] => (args, root()),
                ["jugeote", ref args @ ..] => (args, desk.path().to_owned()),
                _ => panic!("{name}: `{line}` is not tried"),
            };
            let ran = run(jugeote(&folder).args(args));
            let wanted = i32::from(line.contains("/wrong/"));
            assert_eq!(ran.status, wanted, "{name}: `{line}`\n{}{}", ran.stdout, ran.stderr);
            if let Some(file) = into {
                fs::write(file, &ran.stdout).expect("written");
            }
            last = ran.stdout;
            seen += 1;
        }
    }
    assert!(seen > 5, "{name}: {seen} commands tried");
}

#[test]
fn every_command_of_the_english_readme_runs() {
    follow("README.md");
}

#[test]
fn every_command_of_the_french_readme_runs() {
    follow("README.fr.md");
}
