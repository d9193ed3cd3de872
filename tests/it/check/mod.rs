//! `jugeote check` as people use it: the binary, its output, its exit status.

mod allowed;
mod faulty;
mod growth;
mod inputs;
mod languages;
mod options;
mod reports;
mod secrets;
mod tasks;
mod whole;

use assert_cmd::Command;
use std::path::{Path, PathBuf};
use std::time::Duration;

/// What a run came to.
pub(crate) struct Ran {
    pub(crate) status: i32,
    pub(crate) stdout: String,
    pub(crate) stderr: String,
}

/// The binary, in a folder, with the environment of a plain English terminal and an outer time limit.
pub(crate) fn jugeote(folder: &Path) -> Command {
    let mut command = Command::new(assert_cmd::cargo::cargo_bin!("jugeote"));
    command
        .current_dir(folder)
        .env_remove("NO_COLOR")
        .env_remove("LC_ALL")
        .env_remove("LC_MESSAGES")
        .env_remove("GITHUB_STEP_SUMMARY")
        .env("LANG", "en_GB.UTF-8")
        .timeout(Duration::from_secs(120));
    command
}

pub(crate) fn run(command: &mut Command) -> Ran {
    let output = command.output().expect("the binary runs");
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).expect("reports are UTF-8");
    Ran {
        status: output.status.code().expect("an exit status: not ended by a signal or the time limit"),
        stdout: text(output.stdout),
        stderr: text(output.stderr),
    }
}

/// The project's own folder.
pub(crate) fn root() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
}

/// A folder with a submission and a small exercise `jeux/somme`: `somme(a, b)` with two groups, for the runs
/// that are not about an exercise of ours. Its reference is `roi.grid`, so the function is `jeu_roi` in truth.
pub(crate) fn desk(source: impl AsRef<[u8]>) -> tempfile::TempDir {
    let folder = tempfile::tempdir().expect("a folder");
    let exercise = folder.path().join("exercises/jeux/roi");
    std::fs::create_dir_all(&exercise).expect("a folder");
    std::fs::write(exercise.join("exercise.yaml"), EXERCISE).expect("written");
    std::fs::write(exercise.join("statement.fr.md"), "# Roi\n").expect("written");
    std::fs::write(exercise.join("statement.en.md"), "# King\n").expect("written");
    std::fs::write(folder.path().join("ex.py"), source).expect("written");
    folder
}

pub(crate) const EXERCISE: &str = r#"format: 1
title: {fr: Roi, en: King}
game: roi
level: 1
concepts: [lists]
function:
  name: jeu_roi
  params: [{name: n, type: int}, {name: pos_pions, type: "list[tuple[int, int]]"}]
  returns: "grid[str]"
reference: roi.grid
points: 10
limits: {time: 1s, memory: 128MB}
groups:
  - name: first
    points: 4
    cases:
      - {args: [1, []]}
      - {args: [1, [[1, 1]]]}
  - name: second
    points: 6
    requires: [first]
    cases:
      - {args: [2, []]}
      - {args: [2, [[1, 2]]]}
      - {args: [3, []]}
hints:
  - {fr: "Commencer par le bord.", en: "Begin with the border."}
"#;

/// A right solution, to be made wrong by a test.
pub(crate) const RIGHT: &str = "\
def jeu_roi(n, pos_pions):
    jeu = [['#'] * (n + 1) for _ in range(n + 1)]
    for i in range(1, n + 1):
        for j in range(1, n + 1):
            if (i, j) in pos_pions:
                jeu[i][j] = 'P'
            elif '0' in (jeu[i - 1][j], jeu[i][j - 1], jeu[i - 1][j - 1]):
                jeu[i][j] = '1'
            else:
                jeu[i][j] = '0'
    return jeu
";

/// `jugeote check jeux/roi ex.py` with more arguments, on a submission.
pub(crate) fn check(source: impl AsRef<[u8]>, more: &[&str]) -> Ran {
    let desk = desk(source);
    run(jugeote(desk.path()).args(["check", "jeux/roi", "ex.py"]).args(more))
}

/// The JSON report of a submission, and the exit status.
pub(crate) fn report(source: impl AsRef<[u8]>) -> (serde_json::Value, i32) {
    let ran = check(source, &["--format", "json"]);
    (
        serde_json::from_str(&ran.stdout).unwrap_or_else(|_| panic!("JSON: {} {}", ran.stdout, ran.stderr)),
        ran.status,
    )
}
