//! Where exercises are found, and that a strange folder disturbs no other.

use super::{SOUND, lay};
use jugeote::exercise::{Catalogue, ExerciseId, NotFound};
use std::fs;
use std::path::Path;

fn ids(catalogue: &Catalogue) -> Vec<String> {
    catalogue.ids().map(ToString::to_string).collect()
}

fn hint(catalogue: &Catalogue, name: &str) -> String {
    match catalogue.find(name) {
        Err(NotFound::Unknown { hint, .. }) => hint.to_string(),
        other => panic!("{name}: {other:?}"),
    }
}

#[test]
fn a_folder_named_by_the_person_stands_alone_and_must_exist() {
    let scratch = tempfile::tempdir().expect("a scratch folder");
    lay(&scratch.path().join("lists/largest"), SOUND);
    let catalogue = Catalogue::open(Some(scratch.path()), Path::new(".")).expect("a catalogue");
    assert_eq!(ids(&catalogue), ["lists/largest"]);
    assert!(!catalogue.is_built_in(&ExerciseId::parse("lists/largest").expect("an id")));
    assert_eq!(catalogue.get("lists/largest").expect("an exercise").level, 1);

    let missing = Catalogue::open(Some(&scratch.path().join("none")), Path::new(".")).expect_err("none");
    assert_eq!(missing.key, "exercise-folder");
    let file = scratch.path().join("lists/largest/exercise.yaml");
    assert!(Catalogue::open(Some(&file), Path::new(".")).is_err());
}

#[test]
fn a_folder_nearby_is_found_from_below_and_wins_over_the_binary() {
    let scratch = tempfile::tempdir().expect("a scratch folder");
    let own = scratch.path().join("exercises/roi/jeu_roi");
    lay(&own, SOUND);
    // A folder of that name without any exercise hides nothing.
    fs::create_dir_all(scratch.path().join("work/exercises/notes")).expect("a folder");
    let below = scratch.path().join("work/deeper");
    fs::create_dir_all(&below).expect("a folder");
    let catalogue = Catalogue::open(None, &below).expect("a catalogue");
    let id = ExerciseId::parse("roi/jeu_roi").expect("an id");
    assert!(!catalogue.is_built_in(&id));
    assert_eq!(catalogue.get("jeu_roi").expect("an exercise").title.en, "The largest");

    let here = Catalogue::open(None, scratch.path()).expect("a catalogue");
    let shown = &here.read(&id).expect("an exercise").source.path;
    assert_eq!(shown, "exercises/roi/jeu_roi/exercise.yaml");
}

#[test]
fn a_name_finds_its_exercise_or_the_nearest() {
    let scratch = tempfile::tempdir().expect("a scratch folder");
    for id in ["roi/jeu_roi", "roi/same", "walle/same"] {
        lay(&scratch.path().join(id), SOUND);
    }
    let catalogue = Catalogue::open(Some(scratch.path()), Path::new(".")).expect("a catalogue");
    for name in ["roi/jeu_roi", "jeu_roi", "roi/jeu_roi/"] {
        assert_eq!(catalogue.find(name).expect(name).as_str(), "roi/jeu_roi");
    }
    assert_eq!(hint(&catalogue, "roi/jeu_rio"), "yaml-hint-meant word=\"roi/jeu_roi\"");
    assert_eq!(hint(&catalogue, "jeu_rio"), "yaml-hint-meant word=\"roi/jeu_roi\"");
    assert_eq!(hint(&catalogue, "king/jeu_roi"), "yaml-hint-meant word=\"roi/jeu_roi\"");
    assert_eq!(hint(&catalogue, "same"), "exercise-hint-several ids=\"roi/same, walle/same\"");
    for name in ["", "/", "..", "../../etc/passwd", "x", &"a".repeat(100_000)] {
        assert_eq!(hint(&catalogue, name), "exercise-hint-list", "{name:.40}");
    }
}

#[test]
fn strange_things_are_named_and_disturb_no_exercise() {
    let scratch = tempfile::tempdir().expect("a scratch folder");
    let root = scratch.path();
    lay(&root.join("lists/largest"), SOUND);
    fs::create_dir_all(root.join("lists/empty")).expect("a folder");
    fs::write(root.join("lists/file"), "").expect("written");
    lay(&root.join("lists/Élève 1"), SOUND);
    lay(&root.join("lists/faulty"), "format: 1\n");
    lay(&root.join("lists/.hidden"), SOUND);
    fs::write(root.join("README.md"), "").expect("written");
    #[cfg(unix)]
    {
        std::os::unix::fs::symlink("circle", root.join("circle")).expect("a link");
        std::os::unix::fs::symlink(root, root.join("lists/upwards")).expect("a link");
        std::os::unix::fs::symlink("nowhere", root.join("lists/dangling")).expect("a link");
    }
    let catalogue = Catalogue::open(Some(root), Path::new(".")).expect("a catalogue");
    assert_eq!(ids(&catalogue), ["lists/faulty", "lists/largest"]);
    let strange: Vec<_> = catalogue
        .strange()
        .iter()
        .map(|fault| {
            let name = fault.source.path.rsplit('/').next().unwrap_or_default();
            format!("{name}: {}", fault.message.key)
        })
        .collect();
    let expected = [
        "circle: exercise-strange-link",
        "dangling: exercise-strange-link",
        "empty: exercise-strange-folder",
        "file: exercise-strange-file",
        "upwards: exercise-strange-folder",
        "Élève 1: exercise-strange-name",
    ];
    if cfg!(unix) {
        assert_eq!(strange, expected);
    }
    assert!(catalogue.get("lists/largest").is_ok());
    assert!(matches!(catalogue.get("lists/faulty"), Err(NotFound::Faulty(_))));
}

#[test]
fn a_misnamed_file_is_named_when_its_exercise_is_asked_for() {
    let scratch = tempfile::tempdir().expect("a scratch folder");
    let folder = scratch.path().join("exercises/lists/largest");
    lay(&folder, SOUND);
    fs::rename(folder.join("exercise.yaml"), folder.join("exercise.yml")).expect("renamed");
    let catalogue = Catalogue::open(None, scratch.path()).expect("a catalogue");
    for name in ["lists/largest", "largest", "lists/largest/"] {
        let Err(NotFound::Faulty(faults)) = catalogue.get(name) else { panic!("{name} is found") };
        assert_eq!(faults.as_slice()[0].message.key, "exercise-strange-ending", "{name}");
    }
    assert!(matches!(catalogue.get("argest"), Err(NotFound::Unknown { .. })));
}

#[cfg(target_os = "linux")]
#[test]
fn a_name_that_is_not_utf8_is_at_fault_itself() {
    use std::os::unix::ffi::OsStrExt as _;
    let scratch = tempfile::tempdir().expect("a scratch folder");
    let name = std::ffi::OsStr::from_bytes(b"caf\xe9");
    lay(&scratch.path().join("lists").join(name), SOUND);
    lay(&scratch.path().join(name).join("largest"), SOUND);
    let catalogue = Catalogue::open(Some(scratch.path()), Path::new(".")).expect("a catalogue");
    let keys: Vec<_> = catalogue.strange().iter().map(|fault| fault.message.key).collect();
    assert_eq!(keys, ["exercise-strange-name"; 2]);
}

#[test]
fn the_exercises_inside_the_binary_have_no_fault_and_nothing_to_warn_of() {
    let scratch = tempfile::tempdir().expect("a scratch folder");
    let catalogue = Catalogue::open(None, scratch.path()).expect("a catalogue");
    for id in ["bataille/grille_valide", "roi/jeu_roi"] {
        assert!(ids(&catalogue).contains(&id.to_owned()), "{id} is not in the binary");
    }
    for id in catalogue.ids() {
        assert!(catalogue.is_built_in(id));
        let exercise = catalogue.read(id).unwrap_or_else(|faults| panic!("{faults}"));
        assert_eq!(exercise.warnings, [], "{id}");
        assert!(!exercise.starters.is_empty() && !exercise.hints.is_empty(), "{id}");
        let texts = [&exercise.title, &exercise.statement].into_iter().chain(&exercise.hints);
        for text in texts {
            assert!(!text.fr.is_empty() && !text.en.is_empty() && text.fr != text.en, "{id}: {text:?}");
        }
    }
}
