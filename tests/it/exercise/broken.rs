//! Every file of `tests/data/broken` with the text that is shown for it, in both languages.
//!
//! `SNAPSHOTS=overwrite cargo test` rewrites the texts; each was read and compared with the file by eye.

use jugeote::exercise::{ExerciseId, read_folder};
use jugeote::i18n::{Lang, Wording};
use jugeote::report::faults::faults;
use snapbox::{Data, assert_data_eq};
use std::fs;
use std::path::{Path, PathBuf};

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/broken")
}

fn names() -> Vec<String> {
    let mut names: Vec<_> = fs::read_dir(folder())
        .expect("the folder of broken files")
        .filter_map(|entry| {
            let name = entry.expect("an entry").file_name().into_string().expect("a UTF-8 name");
            name.strip_suffix(".yaml").map(str::to_owned)
        })
        .collect();
    names.sort();
    names
}

/// What is shown for a broken file, the scratch folder's path left out.
fn shown(name: &str, lang: Lang, coloured: bool) -> String {
    let bytes = fs::read(folder().join(name).with_extension("yaml")).expect("a broken file");
    let scratch = tempfile::tempdir().expect("a scratch folder");
    super::lay(scratch.path(), bytes);
    let id = ExerciseId::parse("lists/largest").expect("an id");
    let found = read_folder(&id, scratch.path()).expect_err(name);
    faults(found.as_slice(), &Wording::new(lang), coloured)
        .replace(&format!("{}/", scratch.path().display()), "")
}

#[test]
fn every_broken_file_is_answered_with_its_faults_in_both_languages() {
    let names = names();
    assert!(names.len() >= 35, "{names:?}");
    for name in names {
        for lang in Lang::ALL {
            let expected = folder().join(format!("{name}.{}.txt", lang.code()));
            assert_data_eq!(shown(&name, lang, false), Data::read_from(&expected, None).raw());
        }
    }
}

#[test]
fn without_colours_no_escape_code_is_written_and_with_them_nothing_of_the_file_is() {
    for name in names() {
        assert!(!shown(&name, Lang::Fr, false).contains('\x1b'), "{name}");
    }
    let shown = shown("terminal-codes", Lang::En, true);
    assert!(shown.contains('\x1b'));
    assert!(!shown.contains("roi\x1b"), "{shown:?}");
    assert!(!shown.contains(['\u{202e}', '\u{200b}']), "{shown:?}");
}
