//! Reading exercises: what is accepted, what is refused and how it is said, and where exercises are found.

mod broken;
mod browse;
mod catalogue;
mod documented;
mod reading;

use jugeote::exercise::{Exercise, ExerciseId, Faults, read_folder};
use std::fs;
use std::path::Path;

/// A small exercise without faults; tests change one thing in it.
const SOUND: &str = r#"format: 1
title: {fr: Le plus grand, en: The largest}
level: 1
concepts: [lists]
function:
  name: largest
  params: [{name: numbers, type: "list[int]"}]
  returns: int
reference: lists.largest
points: 4
groups:
  - name: examples
    points: 4
    cases:
      - {args: [[1, 3, 2]], expect: 3}
"#;

/// Lays an exercise into a folder: this text, a statement and a starter.
fn lay(folder: &Path, yaml: impl AsRef<[u8]>) {
    fs::create_dir_all(folder).expect("a folder");
    fs::write(folder.join("exercise.yaml"), yaml).expect("written");
    fs::write(folder.join("statement.fr.md"), "Rendre le plus grand.\n").expect("written");
    fs::write(folder.join("starter.py"), "def largest(numbers):\n    ...\n").expect("written");
}

fn read(yaml: impl AsRef<[u8]>) -> Result<Exercise, Faults> {
    let folder = tempfile::tempdir().expect("a scratch folder");
    lay(folder.path(), yaml);
    read_folder(&ExerciseId::parse("lists/largest").expect("an id"), folder.path())
}

/// [`SOUND`] with one part exchanged.
fn with(part: &str, other: &str) -> String {
    assert!(SOUND.contains(part), "`{part}` is not in the exercise");
    SOUND.replacen(part, other, 1)
}

fn sound(yaml: &str) -> Exercise {
    read(yaml).unwrap_or_else(|faults| panic!("{faults}"))
}

fn keys(result: Result<Exercise, Faults>) -> Vec<&'static str> {
    match result {
        Ok(_) => Vec::new(),
        Err(faults) => faults.as_slice().iter().map(|fault| fault.message.key).collect(),
    }
}
