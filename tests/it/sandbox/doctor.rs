//! `jugeote doctor` and the exit status where too much is denied, through the binary.

use super::surroundings::deny;
use crate::check::{EXERCISE, RIGHT, desk};
use serde_json::Value;
use std::path::Path;
use std::process::{Command, Output};

fn jugeote(args: &[&str], denied: &[i64]) -> (i32, String, String) {
    let caches = tempfile::tempdir().expect("a folder");
    let mut command = Command::new(env!("CARGO_BIN_EXE_jugeote"));
    command.args(args).args(["--lang", "en", "--color", "never"]).env("XDG_CACHE_HOME", caches.path());
    if !denied.is_empty() {
        deny(&mut command, denied, libc::EPERM);
    }
    let Output { status, stdout, stderr } = command.output().expect("the binary");
    let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
    (status.code().expect("an exit"), text(&stdout), text(&stderr))
}

#[test]
fn doctor_tells_each_need_and_the_interpreter_used() {
    let (exit, stdout, stderr) = jugeote(&["doctor", "--json"], &[]);
    assert_eq!((exit, stderr.as_str()), (0, ""));
    let found: Value = serde_json::from_str(&stdout).expect("JSON");
    let needs = found["isolation"]["needs"].as_array().expect("needs");
    assert_eq!(needs.len(), 9);
    let denied = found["isolation"]["denied"].as_array().expect("what is denied");
    let in_part = denied.iter().any(|denied| denied["layer"] == "sized-folder");
    for met in needs {
        let wanted = if met["need"] == "disk" && in_part { "partial" } else { "proved" };
        assert_eq!(met["status"], wanted, "{met}");
    }
    assert!(denied.iter().any(|denied| denied["layer"] == "control-group"), "{denied:?}");
    let interpreters = found["interpreters"].as_array().expect("interpreters");
    for language in ["python", "javascript"] {
        let used = interpreters.iter().filter(|one| one["language"] == language && one["used"] == true);
        assert_eq!(used.count(), 1, "{language}: {interpreters:?}");
    }
    let (exit, stdout, _) = jugeote(&["doctor"], &[]);
    assert_eq!(exit, 0);
    for word in ["files", "network", "proved", "used", "Python 3.", "Node.js "] {
        assert!(stdout.contains(word), "{word}: {stdout}");
    }
}

#[test]
fn what_is_wrong_with_an_interpreter_is_told_once() {
    use std::os::unix::fs::PermissionsExt as _;
    let folder = tempfile::tempdir().expect("a folder");
    let old = |name: &str, version: &str| {
        let path = folder.path().join(name);
        let script = format!("#!/bin/sh\necho '({version})'\necho {}\n", path.display());
        std::fs::write(&path, script).expect("written");
        std::fs::set_permissions(&path, std::fs::Permissions::from_mode(0o755)).expect("executable");
        path.to_string_lossy().into_owned()
    };
    let (python, node) = (old("python3", "3, 5, 2"), old("node", "12, 0, 1"));
    let (exit, stdout, stderr) = jugeote(&["doctor", "--python", &python], &[]);
    assert_eq!((exit, stderr.as_str()), (0, ""));
    assert_eq!(stdout.matches("is Python 3.5.2; Python 3.8 or newer is needed").count(), 1, "{stdout}");
    let (exit, stdout, stderr) = jugeote(&["doctor", "--python", &python, "--node", &node], &[]);
    assert_eq!(exit, 4);
    for too_old in ["is Python 3.5.2;", "is Node.js 12.0.1;"] {
        assert_eq!(
            (stdout.matches(too_old).count(), stderr.matches(too_old).count()),
            (0, 1),
            "{stdout}{stderr}"
        );
    }
}

#[test]
fn a_machine_without_landlock_refuses_with_status_5_and_says_what_to_do() {
    let denied = [libc::SYS_landlock_create_ruleset];
    let solution = "solutions/roi/jeu_roi/solution.py";
    for args in [&["doctor"][..], &["check", "roi/jeu_roi", solution]] {
        let (exit, _, stderr) = jugeote(args, &denied);
        assert_eq!(exit, 5, "{stderr}");
        assert!(stderr.contains("Landlock") && stderr.contains("--no-confinement"), "{stderr}");
    }
    let args = ["check", "roi/jeu_roi", solution, "--no-confinement"];
    let (exit, stdout, stderr) = jugeote(&args, &denied);
    assert_eq!(exit, 0, "{stderr}");
    assert!(stdout.contains("NONE"), "{stdout}");
}

#[test]
fn a_layer_that_is_not_granted_is_named() {
    let (exit, stdout, stderr) = jugeote(&["doctor", "--python", "/usr/bin/python3"], &[libc::SYS_unshare]);
    assert_eq!(exit, 0, "{stderr}");
    assert!(stdout.contains("not in force here: process namespace"), "{stdout}");
    assert!(stdout.contains("not in force here: file system of its own"), "{stdout}");
    assert!(stdout.contains("PARTIAL"), "{stdout}");
}

/// `check` of a right submission where namespaces are denied, with this cache folder: status, both outputs.
fn checked_without_namespaces(desk: &Path, caches: &Path) -> (i32, String) {
    let mut command = Command::new(env!("CARGO_BIN_EXE_jugeote"));
    command.args(["check", "jeux/roi", "ex.py", "--lang", "en", "--color", "never", "--python"]);
    command.arg("/usr/bin/python3").current_dir(desk).env("XDG_CACHE_HOME", caches);
    deny(&mut command, &[libc::SYS_unshare], libc::EPERM);
    let output = command.output().expect("the binary");
    let both = [output.stdout, output.stderr].concat();
    (output.status.code().expect("an exit"), String::from_utf8_lossy(&both).into_owned())
}

#[test]
fn a_layer_that_is_gone_since_its_proof_refuses_with_status_5_and_is_tried_out_anew() {
    for reference in ["reference: roi.grid", "reference: {solution: python}"] {
        let (desk, caches) = (desk(RIGHT), tempfile::tempdir().expect("a folder"));
        let exercise = EXERCISE.replace("reference: roi.grid", reference);
        std::fs::write(desk.path().join("exercises/jeux/roi/exercise.yaml"), exercise).expect("a file");
        let solutions = desk.path().join("solutions/jeux/roi");
        std::fs::create_dir_all(&solutions).expect("a folder");
        std::fs::write(solutions.join("solution.py"), RIGHT).expect("a file");
        let (exit, said) = checked_without_namespaces(desk.path(), caches.path());
        assert_eq!(exit, 0, "{said}");
        let proof = caches.path().join("jugeote/confinement.json");
        let remembered = std::fs::read_to_string(&proof).expect("a proof");
        let promised = remembered.replace("\"processes\":false", "\"processes\":true");
        assert_ne!(promised, remembered);
        std::fs::write(&proof, promised).expect("a file");
        let (exit, said) = checked_without_namespaces(desk.path(), caches.path());
        assert_eq!(exit, 5, "{said}");
        // Lines are as long as the terminal is wide.
        let words = said.split_ascii_whitespace().collect::<Vec<_>>().join(" ");
        assert!(words.contains("processes: Operation not permitted") && words.contains("doctor"), "{said}");
        assert!(!proof.exists(), "the proof is forgotten");
        let (exit, said) = checked_without_namespaces(desk.path(), caches.path());
        assert_eq!(exit, 0, "{said}");
    }
}
