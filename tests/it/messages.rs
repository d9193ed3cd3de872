//! The French and the English message files have the same keys, the keys that `src/` uses, and the same
//! placeables.

use fluent_bundle::FluentResource;
use jugeote::i18n::{Lang, sources};
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

/// Keys of a language with the names of their placeables.
fn keys(lang: Lang) -> BTreeMap<String, BTreeSet<String>> {
    let mut found = BTreeMap::new();
    for (file, text) in sources(lang) {
        if let Err((_, faults)) = FluentResource::try_new(text.clone()) {
            panic!("{file}: {faults:?}");
        }
        let mut key = String::new();
        for line in text.lines() {
            if let Some((name, _)) = line.split_once(" =")
                && line.starts_with(|c: char| c.is_ascii_lowercase())
            {
                name.clone_into(&mut key);
                assert!(found.insert(key.clone(), BTreeSet::new()).is_none(), "{file}: `{key}` stands twice");
            }
            for part in line.split("{ $").skip(1).chain(line.split("{$").skip(1)) {
                let name: String =
                    part.chars().take_while(|c| c.is_alphanumeric() || *c == '-' || *c == '_').collect();
                if let Some(names) = found.get_mut(&key) {
                    names.insert(name);
                }
            }
        }
    }
    found
}

/// Every `msg!("key", …)` and `Message::new("key")` of `src/`.
fn used() -> BTreeSet<String> {
    fn walk(folder: &Path, found: &mut BTreeSet<String>) {
        for entry in fs::read_dir(folder).expect("a readable folder") {
            let path = entry.expect("a readable entry").path();
            if path.is_dir() {
                walk(&path, found);
            } else if path.extension().is_some_and(|ending| ending == "rs") {
                let text = fs::read_to_string(&path).expect("UTF-8 source");
                for opening in ["msg!(", "Message::new("] {
                    for (at, _) in text.match_indices(opening) {
                        if text[..at]
                            .lines()
                            .next_back()
                            .is_some_and(|line| line.trim_start().starts_with("//"))
                        {
                            continue; // an example in a comment
                        }
                        let rest = text[at + opening.len()..].trim_start();
                        if let Some((key, _)) = rest.strip_prefix('"').and_then(|rest| rest.split_once('"')) {
                            found.insert(key.to_owned());
                        }
                    }
                }
            }
        }
    }
    let mut found = BTreeSet::new();
    walk(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"), &mut found);
    found
}

#[test]
fn both_languages_have_the_same_keys_and_placeables() {
    let (french, english) = (keys(Lang::Fr), keys(Lang::En));
    let mut faults = Vec::new();
    for key in french.keys().chain(english.keys()).collect::<BTreeSet<_>>() {
        match (french.get(key), english.get(key)) {
            (Some(fr), Some(en)) if fr == en => {}
            (Some(fr), Some(en)) => {
                faults.push(format!("`{key}`: placeables {fr:?} in French, {en:?} in English"));
            }
            (None, _) => faults.push(format!("`{key}`: not in French")),
            (_, None) => faults.push(format!("`{key}`: not in English")),
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

/// Keys looked up by a computed name: every command, argument and group of the command line.
const COMPUTED: &[&str] = &["cli-"];

#[test]
fn every_key_used_exists_and_every_key_is_used() {
    let (used, known) = (used(), keys(Lang::En));
    let unknown: Vec<_> = used.iter().filter(|key| !known.contains_key(*key)).collect();
    assert!(unknown.is_empty(), "used in src/ but in no file: {unknown:?}");
    let idle: Vec<_> = known
        .keys()
        .filter(|key| {
            !used.contains(*key)
                && !COMPUTED
                    .iter()
                    .any(|prefix| *key == prefix.trim_end_matches('-') || key.starts_with(prefix))
        })
        .collect();
    assert!(idle.is_empty(), "in the files but used nowhere: {idle:?}");
}
