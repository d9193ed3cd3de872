//! The YAML of `docs/comparison.md` and `docs/exercises.md` is read as it stands there.

use super::{lay, with};
use jugeote::exercise::{Comparison, ExerciseId, Scoring, read_folder};
use std::fs;
use std::path::Path;

/// The blocks of one language in the page about comparisons.
fn blocks(language: &str) -> Vec<String> {
    blocks_of("docs/comparison.md", language)
}

fn blocks_of(page: &str, language: &str) -> Vec<String> {
    let page = Path::new(env!("CARGO_MANIFEST_DIR")).join(page);
    let text = fs::read_to_string(page).expect("the page");
    let open = format!("```{language}\n");
    text.split(&open).skip(1).map(|rest| rest.split("```").next().unwrap_or_default().to_owned()).collect()
}

fn read(yaml: &str) -> jugeote::exercise::Exercise {
    let folder = tempfile::tempdir().expect("a scratch folder");
    lay(folder.path(), yaml);
    fs::write(folder.path().join("checker.py"), blocks("python").concat()).expect("written");
    let id = ExerciseId::parse("lists/largest").expect("an id");
    read_folder(&id, folder.path()).unwrap_or_else(|faults| panic!("{faults}"))
}

#[test]
fn every_comparison_and_check_of_the_page_is_accepted() {
    let any = with("returns: int", "returns: any");
    let (mut rules, mut checkers) = (0, 0);
    for line in blocks("yaml").concat().lines().filter(|line| line.starts_with('c')) {
        match read(&format!("{any}{line}\n")).compare {
            Comparison::Rules(found) => {
                rules += 1;
                assert_eq!(found.is_exact(), line.starts_with("compare: exact"), "{line}");
            }
            Comparison::Checker(_) => checkers += 1,
        }
    }
    assert_eq!((rules, checkers), (12, 3));
}

#[test]
fn the_points_of_the_page_are_read() {
    let points = blocks("yaml").pop().expect("a block");
    let head =
        with("points: 4\n", "").split("groups:").next().unwrap_or_default().replace("list[int]", "int");
    let exercise = read(&format!("{head}{points}"));
    assert_eq!(exercise.points.to_string(), "20");
    assert!(exercise.warnings.is_empty(), "{:?}", exercise.warnings);
    let [basics, extra] = exercise.groups.as_slice() else { panic!("two groups") };
    assert_eq!((basics.scoring, basics.bonus), (Scoring::All, false));
    assert_eq!((extra.scoring, extra.bonus), (Scoring::Proportional, true));
}

#[test]
fn every_exercise_of_the_page_about_the_format_is_sound() {
    let exercises = blocks_of("docs/exercises.md", "yaml");
    assert_eq!(exercises.len(), 4);
    for yaml in exercises {
        let root = tempfile::tempdir().expect("a scratch folder");
        let [own, solutions] =
            ["exercises", "solutions"].map(|top| root.path().join(top).join("lists/largest"));
        for folder in [&own, &solutions] {
            fs::create_dir_all(folder).expect("a folder");
        }
        lay(&own, &yaml);
        fs::write(solutions.join("solution.py"), "pass\n").expect("written");
        let id = ExerciseId::parse("lists/largest").expect("an id");
        let exercise = read_folder(&id, &own).unwrap_or_else(|faults| panic!("{faults}\n{yaml}"));
        assert!(exercise.warnings.is_empty(), "{:?}", exercise.warnings);
    }
}
